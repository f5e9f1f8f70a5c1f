"""A deck study as one self-contained page: sentences, plots and drawn cards, one deck or two side by side."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

from vermeil.arena.deck_study import CardStudy, DeckStudy, of
from vermeil.arena.match import Estimate

INK, GOLD, GREY = "#16324f", "#e3b23c", "#5c6672"
FILLS = {"grey": "#c9ced3", "green": "#9fc49a", "orange": "#ecb877", "purple": "#c3aad6"}
MARKS = {"cross": "X", "coin": "o", "palm": "p"}
COLUMNS = "abcdefgh"

LEGEND = """Picked: of the times that it lay open. Completed: of those who had it. Worth: points by which seats lead
that chance has dealt it, with the interval of 95 %; the thin line is the interval for all cards at once."""
STYLE = f"""
body {{ font: 15px/1.45 system-ui, sans-serif; color: {INK}; max-width: 76rem; margin: 2rem auto; padding: 0 1rem; }}
.decks {{ display: grid; grid-template-columns: repeat(auto-fit, minmax(24rem, 1fr)); gap: 2rem; }}
table {{ border-collapse: collapse; font-variant-numeric: tabular-nums; }}
th, td {{ text-align: right; padding: 0.15rem 0.5rem; border-bottom: 1px solid #dde; }}
th:first-child, td:first-child {{ text-align: left; }}
.note {{ color: {GREY}; font-size: 0.9em; }}
svg {{ max-width: 100%; height: auto; }}
@media (prefers-color-scheme: dark) {{
  body {{ background: #10181f; color: #e8e6df; }}
  th, td {{ border-color: #345; }}
}}
"""


def deck_page(studies: Sequence[DeckStudy], command: str = "") -> str:
    """The page of one study, or of several side by side."""
    names = " and ".join(study.deck.name for study in studies)
    parts = [
        "<!doctype html>",
        '<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
        f"<title>Deck study: {escape(names)}</title><style>{STYLE}</style></head><body>",
        f"<h1>Deck study: {escape(names)}</h1>",
        f"<p class=note>Made by <code>{escape(command)}</code></p>" if command else "",
        '<div class="decks">',
        *(f"<section>{section(study)}</section>" for study in studies),
        "</div></body></html>",
    ]
    return "\n".join(part for part in parts if part) + "\n"


def section(study: DeckStudy) -> str:
    """One deck."""
    points = of(study.points)
    said = "".join(f"<li>{escape(sentence)}</li>" for sentence in study.sentences())
    skill = study.skill
    played = f"{study.setting.game}, {study.setting.players} players, {study.games} games of <code>{study.bot}</code>"
    parts = [
        f"<h2>{escape(study.deck.line)}</h2>",
        f"<p>{played} against itself, seed <code>{escape(study.seed)}</code>.",
        f"A seat makes {figure(points)} points.</p>",
        f"<ul>{said}</ul>",
    ]
    if skill is not None:
        who = f"<code>{study.bot}</code> or <code>{study.weaker}</code> by the toss of a coin"
        spread = f"{100 * skill:.0f} % of the spread of leads is skill, the rest luck ({study.mixed.count} games)"
        parts.append(f"<p>Luck and skill: where each seat is {who}, {spread}.</p>")
    parts += [
        "<h3>Points of a seat</h3>",
        histogram(study.histogram),
        "<h3>Where they come from, and what wins</h3>",
        sources(study),
        "<h3>Seats</h3>",
        seats(study),
        "<h3>Cards</h3>",
        f"<p class=note>{LEGEND}</p>",
        cards(study),
    ]
    return "\n".join(parts)


def figure(estimate: Estimate | None, scale: float = 1.0, digits: int = 1) -> str:
    """A mean with its interval."""
    if estimate is None:
        return "-"
    ends = f"{scale * estimate.low:.{digits}f} to {scale * estimate.high:.{digits}f}"
    return f"{scale * estimate.mean:.{digits}f} ({ends})"


def histogram(counts: Mapping[int, int]) -> str:
    """Bars of five points each."""
    if not counts:
        return ""
    places = range(min(counts), max(counts) + 5, 5)
    tallest = max(counts.values())
    wide = max(12, 420 // len(places))
    bars = []
    for at, place in enumerate(places):
        height = 120 * counts.get(place, 0) / tallest
        title = f"{place} to {place + 4} points: {counts.get(place, 0)} seats"
        bars.append(
            f'<rect x="{at * wide}" y="{125 - height:.1f}" width="{wide - 2}" height="{height:.1f}" fill="{GOLD}">'
            f"<title>{title}</title></rect>"
        )
        if at % 3 == 0:
            bars.append(f'<text x="{at * wide}" y="140" font-size="11" fill="{GREY}">{place}</text>')
    return f'<svg viewBox="0 0 {len(places) * wide} 145" role="img" aria-label="points of a seat">{"".join(bars)}</svg>'


def sources(study: DeckStudy) -> str:
    """Points by source, and how much more of each winners have."""
    rows = []
    for name, sums in study.sources.items():
        more = study.wins_by.get(name)
        wins = "-" if more is None else figure(of(more))
        rows.append(f"<tr><td>{escape(name)}</td><td>{figure(of(sums))}</td><td>{wins}</td></tr>")
    head = "<tr><th>source</th><th>points of a seat</th><th>winners have more</th></tr>"
    return f"<table>{head}{''.join(rows)}</table>"


def seats(study: DeckStudy) -> str:
    """What it is worth to sit in a seat, among equals."""
    rows = [
        f"<tr><td>{seat}</td><td>{figure(of(study.seat_leads[seat]))}</td>"
        f"<td>{figure(of(study.seat_wins[seat]), 100)}</td></tr>"
        for seat in sorted(study.seat_leads)
    ]
    return f"<table><tr><th>seat</th><th>lead</th><th>wins, %</th></tr>{''.join(rows)}</table>"


def cards(study: DeckStudy) -> str:
    """Every card, drawn, with its figures."""
    pictures: Any = study.deck.picture()["cards"]
    rows = []
    found = study.cards()
    reach = max((max(abs(card.surely.low), abs(card.surely.high)) for card in found if card.surely), default=1.0)
    for card in found:
        printed = "" if card.printed is None else f"<td>{card.printed}</td>"
        rows.append(
            f"<tr><td>{drawing(pictures[card.id])} {card.id}</td>{printed}<td>{figure(card.picks, 100, 0)}</td>"
            f"<td>{figure(card.completions, 100, 0)}</td><td>{figure(card.worth)}</td>"
            f"<td>{whisker(card, reach)}</td></tr>"
        )
    printed = "" if not found or found[0].printed is None else "<th>printed</th>"
    head = f"<tr><th>card</th>{printed}<th>picked, %</th><th>completed, %</th><th>worth</th><th></th></tr>"
    return f"<table>{head}{''.join(rows)}</table>"


def whisker(card: CardStudy, reach: float) -> str:
    """A card's worth with both its intervals, around nought."""
    if card.worth is None or card.surely is None:
        return ""

    def place(value: float) -> float:
        return 80 + 75 * max(-1.0, min(1.0, value / reach))

    lines = [
        f'<line x1="{place(part.low):.1f}" x2="{place(part.high):.1f}" y1="8" y2="8"'
        f' stroke="{colour}" stroke-width="{width}"/>'
        for part, colour, width in ((card.surely, GREY, 1), (card.worth, GOLD, 4))
    ]
    nought = f'<line x1="80" x2="80" y1="0" y2="16" stroke="{GREY}" stroke-dasharray="2 2"/>'
    dot = f'<circle cx="{place(card.worth.mean):.1f}" cy="8" r="3" fill="{INK}"/>'
    return f'<svg width="160" height="16" viewBox="0 0 160 16">{nought}{"".join(lines)}{dot}</svg>'


def drawing(picture: Mapping[str, Any]) -> str:
    """A card as it is drawn: its boxes and what is in them, its seal as a dot."""
    box = 9
    shapes = []
    fill = FILLS.get(picture["colour"], FILLS["grey"])
    for name in picture["boxes"]:
        column, row = COLUMNS.index(name[0]), int(name[1:]) - 1
        shapes.append(
            f'<rect x="{column * box + 0.5}" y="{row * box + 0.5}" width="{box - 1}" height="{box - 1}" fill="{fill}"/>'
        )
        if name in picture["symbols"]:
            symbol = picture["symbols"][name]
            mark = MARKS.get(symbol, symbol[0])
            shapes.append(
                f'<text x="{column * box + box / 2}" y="{row * box + 7}" font-size="7" text-anchor="middle"'
                f' fill="{INK}">'
                f"<title>{escape(symbol)}</title>{escape(mark)}</text>"
            )
    wide, high = picture["columns"] * box, picture["rows"] * box
    if picture.get("seal"):
        shapes.append(
            f'<circle cx="{wide + 5}" cy="5" r="4" fill="{FILLS[picture["seal"]]}" stroke="{INK}">'
            f"<title>seal {picture['seal']}</title></circle>"
        )
    return f'<svg width="{wide + 10}" height="{high}" viewBox="0 0 {wide + 10} {high}">{"".join(shapes)}</svg>'
