"""A review as one file that any browser shows: the graph, the accounts, and the drawn cards of each dear decision."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Any

from vermeil.coach.drawing import board
from vermeil.coach.reviewing import Review
from vermeil.core.contract import Game
from vermeil.core.phrases import named, phrase_from_json
from vermeil.core.record import read
from vermeil.core.reports import report
from vermeil.games import rules_of
from vermeil.words import words

WIDE, HIGH = 900, 240  # units of the graph, which is drawn as wide as the page and always as high
WRONG = ("inaccuracy", "mistake", "blunder")
PARTS = ("expected", "luck", "losses", "fortune", "others", "result")
STYLE = """:root{--box:#fff;--done:#c9bfa8;--now:#f0b440;--wall:#8b7d66;--seat0:#9c2f24;--seat1:#1f5c8b;--seat2:#3d7a3d;
--seat3:#7a5a9c;--gain:#3d7a3d;--fall:#b3402f}
@media(prefers-color-scheme:dark){:root{--box:#3a342b;--done:#6b624f;--now:#a8741a;--wall:#17130e;--seat0:#e8877b;
--seat1:#7fb8e6;--seat2:#8fcf8f;--seat3:#c4a3e6;--gain:#8fcf8f;--fall:#e8877b}}
body{max-width:62rem}
td,th{padding:.2rem .6rem;text-align:left;border-bottom:1px solid var(--line);
vertical-align:top}th{font-weight:normal;color:var(--soft)}.wide{overflow-x:auto;font-size:.9rem}
.bars{width:100%}.bars th{white-space:nowrap}.bar{position:relative;width:60%}
.bar span{position:absolute;top:.35rem;height:1.1rem;border-radius:3px}
.gain{background:var(--gain)}.fall{background:var(--fall)}
.pair{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(18rem,100%),1fr));gap:1rem 2rem}
section{border-top:2px solid var(--line);margin-top:1.2rem}h3{margin:.6rem 0 0}section p{margin:.2rem 0 .6rem}
figure{margin:0;padding:.7rem;border:1px solid var(--line);border-radius:10px}figure.better{border-color:var(--gain)}
figcaption{font-size:.9rem;margin-top:.4rem;overflow-wrap:anywhere}
.chart{position:relative;height:15rem;margin:.6rem .6rem .6rem 2.6rem}
.chart svg{width:100%;height:100%;overflow:visible}
.chart line{stroke:var(--line)}.chart *{vector-effect:non-scaling-stroke}.chart .at{position:absolute;
transform:translate(-50%,-50%);line-height:1;text-decoration:none}a.at{width:.85rem;height:.85rem;border-radius:50%}
.chart .tick{position:absolute;right:100%;margin-right:.5rem;transform:translateY(-50%);color:var(--soft);
font-size:.85rem}.seats span{margin-right:1.2rem;white-space:nowrap}
.seats b{display:inline-block;width:1.4rem;height:3px;margin-right:.4rem;vertical-align:middle}
.card{width:47%;max-width:11rem;margin-right:3%}.villages{width:100%;max-width:24rem}
.card text{font-size:42px;fill:var(--ink)}.number{font-size:52px;text-anchor:middle;fill:var(--ink)}
.paper{fill:var(--box);stroke:var(--soft);stroke-width:4}.card.green .paper{fill:#5f9a6b}.card.orange .paper
{fill:#d6924a}.card.purple .paper{fill:#9279b5}.card.grey .paper{fill:#a39e95}.card text{fill:#1c1712}
.seal{stroke:#fff;stroke-width:5}.seal.green{fill:#2f7a45}.seal.orange{fill:#b8661b}.seal.purple{fill:#6b4a96}
.seal.grey{fill:#6f6a62}.box{fill:var(--box)}.done{fill:var(--done)}.now{fill:var(--now)}.wall{fill:var(--wall)}
.back{fill:var(--done)}.box,.done,.now,.back{stroke:var(--soft);stroke-width:2}
.stroke{stroke:var(--ink);stroke-width:9;stroke-linecap:round;fill:none}.x{stroke:#c23b2e;stroke-width:13;fill:none}
.gold{fill:#e3b548;stroke:#6d4a12;stroke-width:4}.ink{fill:none;stroke:#5a3c0c;stroke-width:5}.wood{fill:#8a5a2a}
.leaf{fill:#2f8a5c;stroke:#123d2b;stroke-width:2}.red{fill:#d8453a;stroke:#5c0f0b;stroke-width:3}
.shine{fill:#fff;opacity:.5}.flame{fill:#ec8a2b;stroke:#7d2c0b;stroke-width:3}.bone{fill:#fbf6e8;stroke:#2a2018;
stroke-width:4}.eye{fill:#2a2018}.blue{fill:#4b86b4}.way{fill:none;stroke:#f3d58a;stroke-width:6}
tr.luck td{color:var(--soft)}tr.blunder td,tr.mistake td{font-weight:bold}"""


def page(review: Review, text: str, language: str, options: dict[str, Any], seat: int | None = None) -> str:
    """The whole file. `options` are those of the record's game: a deck of somebody's own."""
    say = words(language)
    data = review.data
    title = say("coach-title", game=say(f"game-{data['game']}"))
    seats = [s for s in review.seats if seat is None or s["seat"] == seat]
    parts = [f"<p class=note>{escape(by_whom(review, language))}</p>"]
    parts += [f"<h2>{escape(say(graph_title(review)))}</h2>", graph(review, language, seat)]
    parts.append("<div class=pair>")
    for each in seats:
        lines = [f"<p>{escape(line)}</p>" for line in sums(each, data["players"], language)]
        parts.append(f"<div><h3>{escape(who(each['seat'], language))}</h3>{bars(each, data['players'], language)}")
        parts += [*lines, "</div>"]
    parts.append(f"</div><h2>{escape(say('coach-dear'))}</h2>")
    parts += _drawn(review, seat, text, language, options) or [f"<p>{escape(say('coach-nothing-dear'))}</p>"]
    parts.append(f"<h2>{escape(say('coach-turns'))}</h2>{turns(review, seat, language)}")
    return report(title, "\n".join(parts), style=STYLE, language=language)


def by_whom(review: Review, language: str) -> str:
    """Who says so."""
    data = review.data
    who = data["evaluator"]
    return words(language)(
        "coach-by", name=who["name"], version=who["version"], care=data["care"], nodes=str(data["nodes"])
    )


def who(seat: int, language: str) -> str:
    """A seat as people call it."""
    return words(language)("seat-name", number=seat + 1)


def graph_title(review: Review) -> str:
    """Which words stand over the graph: who plays alone has points, and no share of a win."""
    return "coach-graph-solo" if review.data["players"] == 1 else "coach-graph"


def sums(figures: dict[str, Any], players: int, language: str) -> list[str]:
    """The sentences that add up, and the figures of a seat; alone there are only points."""
    say, name = words(language), who(figures["seat"], language)
    lines = []
    for scale, digits in (("share", 3), ("points", 1)) if players > 1 else (("points", 1),):
        part = {key: number_of(value, digits, language) for key, value in figures[scale].items()}
        if players == 1:
            del part["others"]
        lines.append(say(f"coach-sum-{scale}" if players > 1 else "coach-sum-solo", who=name, **part))
    adjusted = figures["adjusted"]
    accuracy, points = f"{figures['accuracy']:.0f}", number_of(adjusted["points"], 1, language)
    if players == 1:
        line = say("coach-figures-solo", who=name, accuracy=accuracy, points=points)
    else:
        rate, share = f"{figures['error_rate']:.0f}", number_of(adjusted["share"], 2, language)
        line = say("coach-figures", who=name, accuracy=accuracy, rate=rate, share=share, points=points)
    lines.append(f"{line} ({say('coach-small')})" if figures["small_sample"] else line)
    if figures["rating"] is not None:
        lines.append(say("coach-rated", who=name, **rated(figures["rating"])))
    return lines


def number_of(value: float, digits: int, language: str) -> str:
    """A number with the language's decimal sign, a minus that is as wide as a plus, and none before a zero."""
    plain = f"{abs(value):.{digits}f}"
    told = plain.replace(".", words(language)("coach-decimal"))
    return f"−{told}" if value < 0 and float(plain) else told  # noqa: RUF001 - it is meant


def signed_number(value: float, digits: int, language: str) -> str:
    """The same of what is added: gains have their plus."""
    told = number_of(value, digits, language)
    return f"+{told}" if round(value, digits) > 0 else told


def rated(rating: dict[str, float]) -> dict[str, str]:
    """A rating and its error, rounded as far as they can be trusted."""
    return {"rating": f"{round(rating['rating'], -1):.0f}", "error": f"{round(rating['error'], -1):.0f}"}


def dearest(review: Review, seat: int | None = None) -> list[dict[str, Any]]:
    """The decisions that cost most, three of each seat, in the order of the game."""
    wanted = {at for s in review.seats if seat is None or s["seat"] == seat for at in s["dearest"]}
    return [decision for decision in review.data["decisions"] if decision["at"] in wanted]


def said(decision: dict[str, Any], language: str, key: str = "said_better") -> str:
    """The reasons for a move, in words."""
    say = words(language)
    return "; ".join(say.say(named(phrase_from_json(part), ())) for part in decision[key])


def graph(review: Review, language: str, seat: int | None = None) -> str:
    """Winning shares over the game (alone, points); dear decisions are dots, lucky events stars."""
    values = review.data["values"]
    players = review.data["players"]
    scale = "points" if players == 1 else "share"
    most = max(1.0, *(max(value[scale]) for value in values))
    dots = {(d["at"], d["seat"]) for d in dearest(review, seat)}
    stars = {(e["at"], at) for e in review.data["luck"] for at, mark in enumerate(e["marks"]) if mark}
    say = words(language)
    title = escape(say(graph_title(review)))
    lines, marks, names = [], [], []
    for part in (0.0, 0.5, 1.0):
        y = HIGH * (1 - part)
        lines.append(f'<line x1="0" x2="{WIDE}" y1="{y:.0f}" y2="{y:.0f}"/>')
        tick = f"{part * most:.0f}" if players == 1 else f"{part:g}".replace(".", say("coach-decimal"))
        marks.append(f'<span class=tick style="top:{100 * (1 - part):.0f}%">{tick}</span>')
    for each in range(players):
        if seat is not None and each != seat:
            continue
        at = [(i / max(1, len(values) - 1), 1 - v[scale][each] / most) for i, v in enumerate(values)]
        colour = f"var(--seat{each})"
        path = " ".join(f"{WIDE * x:.1f},{HIGH * y:.1f}" for x, y in at)
        lines.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
        for i, (x, y) in enumerate(at):
            place = f"left:{100 * x:.2f}%;top:{100 * y:.2f}%"
            if (i, each) in dots:
                line = values[i]["line"]
                name = escape(f"{who(each, language)}, {words(language)('coach-column-line')} {line}")
                style = f"{place};background:{colour}"
                marks.append(f'<a class=at href="#line-{line}" aria-label="{name}" style="{style}"></a>')
            if (i, each) in stars:
                marks.append(f'<span class=at style="{place};color:{colour}">★</span>')
        names.append(f'<span><b style="background:{colour}"></b>{escape(who(each, language))}</span>')
    # Stretched to any width; what must keep its shape lies above it.
    drawn = f'<svg viewBox="0 0 {WIDE} {HIGH}" preserveAspectRatio="none" role="img" aria-label="{title}">'
    legend = f"<p class=seats>{''.join(names)}</p>" if players > 1 else ""
    return f"<div class=chart>{drawn}{''.join(lines)}</svg>{''.join(marks)}</div>{legend}"


def positions(text: str, options: dict[str, Any]) -> Iterator[tuple[int, Game]]:
    """The game before each move, with the line of that move."""
    record = read(text)
    way = rules_of(record.game).steps(text, **options)
    for move in record.moves():
        yield move.number, next(way).game


def _drawn(review: Review, seat: int | None, text: str, language: str, options: dict[str, Any]) -> list[str]:
    """Each dear decision on its board: what was played beside what was better."""
    say = words(language)
    by_line = {decision["line"]: decision for decision in dearest(review, seat)}
    parts = []
    for line, game in positions(text, options):
        if line not in by_line:
            continue
        decision = by_line[line]
        name = f"{who(decision['seat'], language)}: {say('coach-mark-' + decision['mark'])}"
        parts.append(f'<section id="line-{line}"><h3>{escape(name)}</h3>')
        parts.append(f"<p>{escape(lost(decision, review.data['players'], language))}</p><div class=pair>")
        for key, move in (("played", decision["played"]), ("better", decision["better"])):
            if move is None:
                continue
            why = said(decision, language, "said" if key == "played" else "said_better")
            head = f"<b>{escape(say(f'coach-column-{key}'))}</b> <code>{escape(move)}</code>"
            caption = f"<figcaption>{head}<br>{escape(why)}</figcaption>"
            parts.append(f"<figure class={key}>{board(game, decision['seat'], move)}{caption}</figure>")
        parts.append("</div></section>")
    return parts


def lost(decision: dict[str, Any], players: int, language: str) -> str:
    """What a decision cost, with its interval; alone in points only."""
    say = words(language)
    told = {f"points_{key}": number_of(decision["points"][key], 1, language) for key in ("loss", "low", "high")}
    if players > 1:
        told |= {f"share_{key}": number_of(decision["share"][key], 3, language) for key in ("loss", "low", "high")}
    return say("coach-lost" if players > 1 else "coach-lost-solo", **told)


def bars(figures: dict[str, Any], players: int, language: str) -> str:
    """What a result is made of, as bars that add up to it."""
    say = words(language)
    scale = "share" if players > 1 else "points"
    part = figures[scale]
    signed = {key: -part[key] if key == "losses" else part[key] for key in PARTS if players > 1 or key != "others"}
    most = max(0.01, *(abs(value) for value in signed.values()))
    rows = []
    for key, value in signed.items():
        wide = 50.0 * abs(value) / most
        left = 50.0 if value >= 0 else 50.0 - wide
        kind = "gain" if value >= 0 else "fall"
        bar = f'<span class="{kind}" style="left:{left:.1f}%;width:{wide:.1f}%"></span>'
        digits = 2 if players > 1 else 1
        number = (number_of if key in {"expected", "result"} else signed_number)(value, digits, language)
        rows.append(f"<tr><th>{escape(say(f'coach-part-{key}'))}</th><td>{number}</td><td class=bar>{bar}</td></tr>")
    return f"<table class=bars>{''.join(rows)}</table>"


def turns(review: Review, seat: int | None, language: str) -> str:
    """All decisions with a choice, in the order of the game, and the marked events of luck between them."""
    say, players = words(language), review.data["players"]
    columns = ["line", "who", "kind", "played", "better", *(["share"] if players > 1 else []), "points", "mark"]
    head = "".join(f"<th>{escape(say(f'coach-column-{column}'))}</th>" for column in columns)
    rows = []
    found = [*review.data["decisions"], *(event for event in review.data["luck"] if any(event["marks"]))]
    for each in sorted(found, key=lambda each: each["at"]):
        if each["finding"] == "luck":
            lucky = "; ".join(
                f"{who(at, language)} {signed_number(each['share'][at], 2, language)}"
                for at, mark in enumerate(each["marks"])
                if mark and seat in {None, at}
            )
            if lucky:
                told = f"★ {say('coach-source-' + each['source'])} ({each['event']}): {lucky}"
                rows.append(f"<tr class=luck><td></td><td colspan={len(columns) - 1}>{escape(told)}</td></tr>")
        elif seat in {None, each["seat"]}:
            kind = say(f"coach-kind-{each['kind']}")
            cells = [str(each["line"]), who(each["seat"], language), kind, each["played"], each["better"] or ""]
            cells += [number_of(each["share"]["loss"], 3, language)] if players > 1 else []
            cells += [number_of(each["points"]["loss"], 1, language), say(f"coach-mark-{each['mark']}")]
            cls = each["mark"] if each["mark"] in WRONG else ""
            rows.append(f'<tr class="{cls}">{"".join(f"<td>{escape(cell)}</td>" for cell in cells)}</tr>')
    return f"<div class=wide><table><tr>{head}</tr>{''.join(rows)}</table></div>"
