"""A review as one file that any browser shows: the graph, the accounts, and the drawn cards of each dear decision."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Any

from vermeil.coach.reviewing import Review
from vermeil.core.contract import Game
from vermeil.core.phrases import named, phrase_from_json
from vermeil.core.record import read
from vermeil.games import rules_of
from vermeil.words import words

COLOURS = ("#9c2f24", "#1f5c8b", "#3d7a3d", "#7a5a9c")
WIDE, HIGH = 900, 240
STYLE = """body{font:16px/1.5 Georgia,serif;
max-width:60rem;margin:2rem auto;padding:0 1rem;color:#222;background:#fbf8f1}
table{border-collapse:collapse}td,th{padding:.2rem .7rem;text-align:left;border-bottom:1px solid #ddd4c0}
figure{display:inline-block;margin:.5rem 1.5rem .5rem 0}figcaption{font-size:.9rem}svg{max-width:100%;height:auto}
section{border-top:2px solid #c9b98f;margin-top:1.5rem}"""


def page(review: Review, text: str, language: str, options: dict[str, Any], seat: int | None = None) -> str:
    """The whole file. `options` are those of the record's game: a deck of somebody's own."""
    say = words(language)
    data = review.data
    title = say("coach-title", game=say(f"game-{data['game']}"))
    seats = [s for s in review.seats if seat is None or s["seat"] == seat]
    parts = [f"<h1>{escape(title)}</h1>", f"<p>{escape(by_whom(review, language))}</p>"]
    parts += [f"<p>{escape(line)}</p>" for each in seats for line in sums(each, review.data["players"], language)]
    parts += [f"<h2>{escape(say(graph_title(review)))}</h2>", graph(review, language, seat)]
    parts.append(f"<h2>{escape(say('coach-dear'))}</h2>")
    dear = dearest(review, seat)
    parts += _drawn(dear, text, language, options) if dear else [f"<p>{escape(say('coach-nothing-dear'))}</p>"]
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
    body = "\n".join(parts)
    head += f"<style>{STYLE}</style>"
    return f'<!doctype html>\n<html lang="{language}"><head>{head}</head>\n<body>{body}</body></html>\n'


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
        part = {key: f"{value:.{digits}f}" for key, value in figures[scale].items()}
        if players == 1:
            del part["others"]
        lines.append(say(f"coach-sum-{scale}" if players > 1 else "coach-sum-solo", who=name, **part))
    adjusted = figures["adjusted"]
    accuracy, points = f"{figures['accuracy']:.0f}", f"{adjusted['points']:.1f}"
    if players == 1:
        line = say("coach-figures-solo", who=name, accuracy=accuracy, points=points)
    else:
        rate, share = f"{figures['error_rate']:.0f}", f"{adjusted['share']:.2f}"
        line = say("coach-figures", who=name, accuracy=accuracy, rate=rate, share=share, points=points)
    return [*lines, f"{line} ({say('coach-small')})" if figures["small_sample"] else line]


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
    title = escape(words(language)(graph_title(review)))
    parts = [f'<svg viewBox="0 0 {WIDE} {HIGH + 20}" role="img" aria-label="{title}">']
    for line in (0.0, 0.5, 1.0):
        y = HIGH - line * HIGH + 10
        parts.append(f'<line x1="0" x2="{WIDE}" y1="{y:.0f}" y2="{y:.0f}" stroke="#ddd4c0"/>')
    for each in range(players):
        if seat is not None and each != seat:
            continue
        at = [
            (WIDE * i / max(1, len(values) - 1), HIGH * (1 - v[scale][each] / most) + 10) for i, v in enumerate(values)
        ]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in at)
        parts.append(f'<polyline points="{path}" fill="none" stroke="{COLOURS[each]}" stroke-width="2"/>')
        for i, (x, y) in enumerate(at):
            if (i, each) in dots:
                parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="6" fill="{COLOURS[each]}"/>')
            if (i, each) in stars:
                parts.append(f'<text x="{x:.1f}" y="{y:.1f}" fill="{COLOURS[each]}" text-anchor="middle">★</text>')
        parts.append(f'<text x="4" y="{24 + 16 * each}" fill="{COLOURS[each]}">{escape(who(each, language))}</text>')
    return "".join([*parts, "</svg>"])


def positions(text: str, options: dict[str, Any]) -> Iterator[tuple[int, Game]]:
    """The game before each move, with the line of that move."""
    record = read(text)
    way = rules_of(record.game).steps(text, **options)
    for move in record.moves():
        yield move.number, next(way).game


def _drawn(dear: list[dict[str, Any]], text: str, language: str, options: dict[str, Any]) -> list[str]:
    say = words(language)
    by_line = {decision["line"]: decision for decision in dear}
    parts = []
    for line, game in positions(text, options):
        if line not in by_line:
            continue
        decision = by_line[line]
        heading = f"{who(decision['seat'], language)}: {say('coach-mark-' + decision['mark'])}, "
        heading += f"-{decision['share']['loss']:.3f}, -{decision['points']['loss']:.1f}"
        parts.append(f"<section><h3>{escape(heading)}</h3>")
        for key, move in (("played", decision["played"]), ("better", decision["better"])):
            why = said(decision, language, "said" if key == "played" else "said_better")
            caption = f"{say(f'coach-column-{key}')}: {move}; {why}"
            parts.append(
                f"<figure>{_cards(game, decision['seat'], move)}<figcaption>{escape(caption)}</figcaption></figure>"
            )
        parts.append("</section>")
    return parts


def _cards(game: Any, seat: int, move: str) -> str:  # noqa: ANN401 - a game of any kind
    """What lay before the seat, with a move marked on it."""
    view = game.view(seat)
    if game.NAME == "silver-coin":
        return _villages(view, move)
    cards = [card for card in view["seats"][seat]["cards"] if card is not None]
    kind, _, rest = move.removeprefix("+").partition(":")
    if kind in {"keep", "take"}:
        names = rest.split(",") if kind == "keep" else [view["display"][int(rest) - 1]] if rest.isdigit() else []
        cards = [{"card": name, "crossed": []} for name in names if name] or cards
        slots = [""] * len(cards)
    else:
        slots = ["A", "B"] if all(view["seats"][seat]["cards"]) else ["A" if view["seats"][seat]["cards"][0] else "B"]
    boxes = {rest[at : at + 2] for at in range(0, len(rest), 2)} if kind in {"A", "B"} else set()
    return "".join(_card(game, card, boxes if slot == kind else set()) for slot, card in zip(slots, cards, strict=True))


def _card(game: Any, card: dict[str, Any], marked: set[str]) -> str:  # noqa: ANN401
    drawn = game.deck.cards[game.deck.order[card["card"]]]
    outside = drawn.outside if hasattr(drawn, "outside") else ~drawn.island
    parts = ['<svg width="150" height="166" viewBox="0 0 150 166">', f'<text y="12">{escape(card["card"])}</text>']
    for x, letter in enumerate("abcdef"):
        for y, digit in enumerate("123456"):
            box = game.GRID.box(letter + digit)
            if box is None or outside >> box & 1:
                continue
            name = letter + digit
            fill = "#e0a030" if name in marked else "#b9b09a" if name in card["crossed"] else "#fff"
            parts.append(
                f'<rect x="{x * 28 + 1}" y="{y * 28 + 18}" width="26" height="26" fill="{fill}" stroke="#777"/>'
            )
            if name in card["crossed"] or name in marked:
                parts.append(
                    f'<path d="M{x * 28 + 6} {y * 28 + 23}l16 16m0 -16l-16 16" stroke="#333" stroke-width="2"/>'
                )
    return "".join([*parts, "</svg>"])


def _villages(view: dict[str, Any], move: str) -> str:
    """The villages as their seat saw them, the place that a move names marked."""
    place = move.partition(":")[2]
    rows = []
    for seat, village in enumerate(view["villages"]):
        row = []
        for at, card in enumerate(village, start=1):
            number = "?" if card["number"] is None else str(card["number"])
            fill = "#e0a030" if place == f"{seat}.{at}" else "#fff" if card["number"] is not None else "#d8cfb8"
            place_of = f'x="{at * 34 - 33}" y="{seat * 48 + 1}" width="30" height="42" rx="3"'
            row.append(f'<rect {place_of} fill="{fill}" stroke="#777"/>')
            row.append(f'<text x="{at * 34 - 18}" y="{seat * 48 + 27}" text-anchor="middle">{number}</text>')
        rows.append("".join(row))
    wide = 34 * max(1, *(len(village) for village in view["villages"]))
    high = 48 * len(view["villages"])
    return f'<svg width="{wide}" height="{high}" viewBox="0 0 {wide} {high}">{"".join(rows)}</svg>'
