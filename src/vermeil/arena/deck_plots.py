"""The pictures of a deck study, as SVG that takes its colours from the page."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Any

from vermeil.arena.deck_study import BAR, CardStudy

FILLS = {"grey": "#c9ced3", "green": "#9fc49a", "orange": "#ecb877", "purple": "#c3aad6"}
ON_CARD = "#16324f"  # cards are light on dark pages too
MARKS = {
    "cross": "X",
    "coin": "o",
    "palm": "p",
    "torch": "t",
    "skull": "s",
    "potion": "u",
    "red_gem": "r",
    "green_gem": "g",
}
COLUMNS = "abcdefgh"
SHARES = (0.05, 0.25, 0.5, 0.75, 0.95)


def histogram(counts: Mapping[int, int], places: range, tallest: float) -> str:
    """A bar for each of these places; the tallest one could be this share of all seats."""
    if not counts:
        return ""
    seats, wide = sum(counts.values()), 360 / len(places)
    bars = []
    for at, place in enumerate(places):
        height = 80 * counts.get(place, 0) / seats / tallest
        title = f"{place} to {place + BAR - 1} points: {counts.get(place, 0)} of {seats} seats"
        bars.append(
            f'<rect class="bar" x="{at * wide + 1:.1f}" y="{86 - height:.1f}" width="{wide - 2:.1f}"'
            f' height="{height:.1f}"><title>{title}</title></rect>'
        )
        if place % 20 == 0:
            bars.append(f'<text x="{at * wide + 1:.1f}" y="100">{place}</text>')
    floor = '<line class="axis" x1="0" x2="360" y1="86.5" y2="86.5"/>'
    return (
        '<svg class="histogram" viewBox="0 0 360 104" role="img" aria-label="how many seats made how many points">'
        f"{''.join(bars)}{floor}</svg>"
    )


def quantiles(counts: Mapping[int, int]) -> tuple[int, ...]:
    """What a seat makes less than in 5, 25, 50, 75 and 95 % of the cases."""
    whole, found = sum(counts.values()), []
    for share in SHARES:
        seen = 0
        for value in sorted(counts):
            seen += counts[value]
            if seen >= share * whole:
                found.append(value)
                break
    return tuple(found)


def spread(counts: Mapping[int, int], low: int, high: int) -> str:
    """A line from 5 to 95 %, thick from 25 to 75 %, with a dot at the middle."""
    least, lower, middle, upper, most = quantiles(counts)

    def place(value: float) -> float:
        return 6 + 128 * (value - low) / max(1, high - low)

    title = f"half of the seats have {lower} to {upper}, the middle one {middle}, nine of ten {least} to {most}"
    return (
        f'<svg width="140" height="14" viewBox="0 0 140 14" role="img" aria-label="{title}"><title>{title}</title>'
        f'<line class="axis" x1="{place(least):.1f}" x2="{place(most):.1f}" y1="7" y2="7"/>'
        f'<line class="wide" x1="{place(lower):.1f}" x2="{place(upper):.1f}" y1="7" y2="7"/>'
        f'<circle class="dot" cx="{place(middle):.1f}" cy="7" r="3"/></svg>'
    )


def whisker(card: CardStudy, reach: float) -> str:
    """A card's worth with both its intervals, around nought."""
    if card.worth is None or card.surely is None:
        return ""

    def place(value: float) -> float:
        return 75 + 70 * max(-1.0, min(1.0, value / reach))

    lines = [
        f'<line class="{kind}" x1="{place(part.low):.1f}" x2="{place(part.high):.1f}" y1="7" y2="7"/>'
        for part, kind in ((card.surely, "axis"), (card.worth, "wide"))
    ]
    nought = '<line class="nought" x1="75" x2="75" y1="0" y2="14"/>'
    dot = f'<circle class="dot" cx="{place(card.worth.mean):.1f}" cy="7" r="3"/>'
    return f'<svg width="150" height="14" viewBox="0 0 150 14" aria-hidden="true">{nought}{"".join(lines)}{dot}</svg>'


def drawing(name: str, picture: Mapping[str, Any]) -> str:
    """A card as it is drawn: its boxes and what is in them, its seal as a dot, entrance and tomb with a frame."""
    box = 12
    shapes = []
    fill = FILLS.get(picture["colour"], FILLS["grey"])
    for place in picture["boxes"]:
        column, row = COLUMNS.index(place[0]), int(place[1:]) - 1
        frame = f' stroke="{ON_CARD}"' if place in (picture.get("entrance"), picture.get("tomb")) else ""
        shapes.append(
            f'<rect x="{column * box + 0.5}" y="{row * box + 0.5}" width="{box - 1}" height="{box - 1}" rx="1.5"'
            f' fill="{fill}"{frame}/>'
        )
        if place in picture["symbols"]:
            symbol = picture["symbols"][place]
            shapes.append(
                f'<text x="{column * box + box / 2}" y="{row * box + 9}" font-size="9" text-anchor="middle"'
                f' style="fill:{ON_CARD}">'
                f"<title>{escape(symbol.replace('_', ' '))}</title>{escape(MARKS.get(symbol, symbol[0]))}</text>"
            )
    wide, high = picture["columns"] * box, picture["rows"] * box
    room = 14 if "seal" in picture else 1
    if picture.get("seal"):
        shapes.append(
            f'<circle cx="{wide + 7}" cy="7" r="5.5" fill="{FILLS[picture["seal"]]}" stroke="{ON_CARD}">'
            f"<title>seal {picture['seal']}</title></circle>"
        )
    label = escape(f"{name}, {picture['colour']}")
    return (
        f'<svg class="card" width="{wide + room}" height="{high}" viewBox="0 0 {wide + room} {high}" role="img"'
        f' aria-label="{label}">{"".join(shapes)}</svg>'
    )
