"""A deck study as one self-contained page: sentences, plots and drawn cards, one deck or two side by side."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Any

from vermeil.arena.deck_plots import drawing, histogram, quantiles, spread, whisker
from vermeil.arena.deck_study import BAR, CardStudy, DeckStudy, difference, is_sure, of
from vermeil.arena.match import Estimate
from vermeil.arena.page_style import page

LEGEND = """<b>Taken</b>: of the times that it lay open before somebody who could have it. <b>Completed</b>: of those
who had it. <b>Worth</b>: {worth}, with the interval of 95 %. <b>Beyond</b>: the same beyond the mean of cards of these
printed points. The thin line is the interval for all cards at once, and a gold frame says that it does not hold
nought."""
WORTH = "points by which seats lead that chance has dealt it"
WORTH_ALONE = "points beyond the mean of all games, where chance has dealt it"
SPREAD = """The dot is the middle seat, the thick line holds half of the seats, the thin one nine of ten."""


def deck_page(studies: Sequence[DeckStudy], command: str = "") -> str:
    """The page of one study, or of several side by side."""
    names = " and ".join(study.deck.name for study in studies)
    scale = Scale.of(studies)
    sections = "".join(f"<section>{section(study, scale)}</section>" for study in studies)
    beside = comparison(*studies) if len(studies) == 2 else ""  # noqa: PLR2004 - two sides
    return page(f"Deck study: {names}", f'{beside}<div class="decks">{sections}</div>', command)


@dataclass(frozen=True)
class Scale:
    """What the plots of a page reach to, the same for all its decks: so they can be compared by eye."""

    points: range  # the bars of points of a seat
    tallest: float  # share of the seats in one of them
    sources: tuple[int, int]
    worth: float

    @classmethod
    def of(cls, studies: Sequence[DeckStudy]) -> Scale:
        bars = [study.histogram for study in studies if study.histogram]
        ends = [quantiles(counts) for study in studies for counts in study.spreads.values()]
        sure = [card.surely for study in studies for card in study.cards() if card.surely is not None]
        return cls(
            range(min(map(min, bars), default=0), max(map(max, bars), default=0) + BAR, BAR),
            max((max(counts.values()) / counts.total() for counts in bars), default=1.0),
            (min((end[0] for end in ends), default=0), max((end[-1] for end in ends), default=1)),
            max((max(abs(each.low), abs(each.high)) for each in sure), default=1.0),
        )


def section(study: DeckStudy, scale: Scale) -> str:
    """One deck."""
    said = "".join(f"<li>{escape(sentence)}</li>" for sentence in study.sentences())
    who = f"<code>{escape(study.bot)}</code>"
    played = f"{study.setting.players} players, {study.games} games of {who} against itself"
    if study.solo:
        played = f"{study.games} games of {who} alone"
    if study.mixed.count:
        played += f" and {study.mixed.count} with <code>{escape(study.weaker)}</code>"
    parts = [
        f"<h2>{escape(study.deck.line)}</h2>",
        f"<p>{escape(study.setting.game)}, {played}, seed <code>{escape(study.seed)}</code>.",
        f"A seat makes {figure(of(study.points))} points.</p>",
        "<p class=note>Stopped before all games were played.</p>" if study.early is not None else "",
        f"<ul>{said}</ul>",
        "<h3>Points of a seat</h3>",
        histogram(study.histogram, scale.points, scale.tallest),
        f"<h3>Where points come from{'' if study.solo else ', and what wins'}</h3>",
        f"<p class=note>{SPREAD}</p>",
        sources(study, scale),
        seals(study),
        "" if study.solo else f"<h3>Seats among equals</h3>{seats(study)}",
        "<h3>Cards, those worth the most first</h3>",
        f"<p class=note>{LEGEND.format(worth=WORTH_ALONE if study.solo else WORTH)}</p>",
        cards(study, scale),
    ]
    return "\n".join(part for part in parts if part)


def figure(estimate: Estimate | None, scale: float = 1.0, digits: int = 1) -> str:
    """A mean with its interval, which goes below it where a table is narrow."""
    if estimate is None:
        return "-"
    mean = f"{scale * estimate.mean:z.{digits}f}"
    if not math.isfinite(estimate.high - estimate.low):
        return f"{mean} <span>(too few for an interval)</span>"
    return f"{mean} <span>({scale * estimate.low:z.{digits}f} to {scale * estimate.high:z.{digits}f})</span>"


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table that scrolls by itself where it is too wide; cells are HTML."""
    top = "".join(f"<th>{name}</th>" for name in head)
    body = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows)
    return f'<div class="scroll"><table><tr>{top}</tr>{body}</table></div>'


def sources(study: DeckStudy, scale: Scale) -> str:
    """Points by source, how they are spread, and how much more of each winners have."""
    low, high = min(0, scale.sources[0]), scale.sources[1]
    rows = [
        (
            escape(name),
            figure(of(sums)),
            spread(study.spreads[name], low, high),
            *(() if study.solo else (figure(of(study.wins_by[name])) if name in study.wins_by else "-",)),
        )
        for name, sums in study.sources.items()
    ]
    return table(("source", "points of a seat", "", *(() if study.solo else ("winners have more",))), rows)


def seals(study: DeckStudy) -> str:
    """What the seals of each colour bring, in decks that have some."""
    found = study.seal_studies()
    if not found:
        return ""
    rows = [
        (escape(seal.colour), figure(seal.completed, digits=2), figure(seal.brings), figure(seal.winners_have_more))
        for seal in found
    ]
    head = ("seal", "completed by a seat", "points of one", "winners have more points")
    told = 3 if study.solo else 4  # alone nobody wins
    return f"<h3>Seals that matter</h3>{table(head[:told], [row[:told] for row in rows])}"


def seats(study: DeckStudy) -> str:
    """What it is worth to sit in a seat, among equals."""
    rows = [
        (str(seat), figure(of(study.seat_leads[seat])), figure(of(study.seat_wins[seat]), 100, 0))
        for seat in sorted(study.seat_leads)
    ]
    return table(("seat", "lead", "wins, %"), rows)


def cards(study: DeckStudy, scale: Scale) -> str:
    """Every card, drawn, with its figures."""
    pictures: Any = study.deck.picture()["cards"]
    return f'<ul class="cards">{"".join(tile(card, pictures[card.id], scale.worth) for card in study.cards())}</ul>'


def tile(card: CardStudy, picture: Any, reach: float) -> str:  # noqa: ANN401 - a card as its deck pictures it
    """One card."""
    rows = [("taken", figure(card.picks, 100, 0) + " %"), ("completed", figure(card.completions, 100, 0) + " %")]
    rows.append(("worth", figure(card.worth)))
    if card.beyond_print is not None:
        rows.append((f"beyond {card.printed}", figure(card.beyond_print)))
    facts = "".join(f"<dt>{name}</dt><dd>{value}</dd>" for name, value in rows)
    sure = ' class="sure"' if card.surely is not None and is_sure(card.surely) else ""
    printed = "" if card.printed is None else f", {card.printed} points"
    return (
        f"<li{sure}>{drawing(card.id, picture)}<div><b>{escape(card.id)}</b>{printed}<dl>{facts}</dl>"
        f"{whisker(card, reach)}</div></li>"
    )


def comparison(one: DeckStudy, other: DeckStudy) -> str:
    """What is different between two decks, with intervals; cards that differ are drawn."""
    rows = []
    for name, mine, theirs in compared(one, other):
        gap = difference(mine, theirs)
        marked = f"<b>{figure(gap)}</b>" if is_sure(gap) else figure(gap)
        rows.append((escape(name), figure(mine), figure(theirs), marked))
    head = ("", escape(one.deck.name), escape(other.deck.name), "difference")
    before: Any = one.deck.picture()["cards"]
    after: Any = other.deck.picture()["cards"]
    changed = [name for name in before if name in after and before[name] != after[name]]
    drawn = "".join(
        f"<li>{drawing(name, before[name])} <b>{escape(name)}</b> becomes {drawing(name, after[name])}</li>"
        for name in changed[:12]
    )
    more = f"<p class=note>{len(changed) - 12} more cards differ.</p>" if len(changed) > 12 else ""  # noqa: PLR2004
    pictures = f'<ul class="cards">{drawn}</ul>{more}' if drawn else ""
    return f"<h2>Side by side</h2>{pictures}{table(head, rows)}<p class=note>Bold: surely different (95 % each).</p>"


def compared(one: DeckStudy, other: DeckStudy) -> list[tuple[str, Estimate, Estimate]]:
    """The figures that two decks are compared by."""
    pairs: list[tuple[str, Estimate, Estimate]] = [("points of a seat", of(one.points), of(other.points))]
    pairs += [(name, of(sums), of(other.sources[name])) for name, sums in one.sources.items() if name in other.sources]
    if not one.solo:
        pairs.append(("lead of seat 0", of(one.seat_leads[0]), of(other.seat_leads[0])))
    if one.skill is not None and other.skill is not None:
        share = [
            Estimate(*(100 * end for end in (part.mean, part.low, part.high))) for part in (one.skill, other.skill)
        ]
        pairs.append(("skill, % of the spread", share[0], share[1]))
    mine, theirs = ({card.id: card for card in study.cards()} for study in (one, other))
    for name, card in mine.items():
        twin = theirs.get(name)
        if twin is not None and card.worth is not None and twin.worth is not None:
            differs = one.deck.card(name) != other.deck.card(name)
            if differs or is_sure(difference(card.worth, twin.worth)):
                pairs.append((f"worth of {name}", card.worth, twin.worth))
    return pairs
