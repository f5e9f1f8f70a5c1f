"""Cards and villages as drawings of a review's page, with a move marked on them. Colours come from the page's style."""

from __future__ import annotations

from html import escape
from typing import Any

from vermeil.games import spec_of
from vermeil.games.expedition import views as expedition
from vermeil.games.silver_coin import views as coin

# The signs lie around (0, 0) in a box of 100.
LEAVES = (
    "M4-8C-4-28-24-28-34-14-20-18-9-15 4-8ZM4-8C-12-14-28-8-31 10-21-3-9-6 4-8Z"
    "M4-8C10-28 26-30 36-17 24-20 13-16 4-8ZM4-8C18-15 33-9 35 10 26-4 15-6 4-8Z"
)
FLAME = "M0-38C4-27 17-20 14-6 13 0-13 0-14-6-16-16-6-18-6-27-3-25-1-22-1-19 2-24 2-31 0-38Z"
BOTTLE = "M-8-34H8V-14C22-8 29 4 25 17 22 28 12 33 0 33S-22 28-25 17C-29 4-22-8-8-14Z"
# Each sign is a row of shapes: the class that colours it, and its outline; circles have a radius.
SHAPES: dict[str, tuple[tuple[str, str], ...]] = {
    "cross": (("x", "M-24-24 24 24M24-24-24 24"),),
    "coin": (("gold", "28"), ("ink", "M-10-10 0 12 10-10")),
    "palm": (("wood", "M-8 36Q-3 12 0-8L8-6Q5 14 4 36Z"), ("leaf", LEAVES)),
    "red_gem": (("red", "28"), ("shine", "M-12-12H12L17 2 0 20-17 2Z")),
    "green_gem": (("leaf", "M-19-28H19L28-19V19L19 28H-19L-28 19V-19Z"), ("shine", "M-12-14H12V14H-12Z")),
    "torch": (("wood", "M-10-2H10L4 36H-4Z"), ("flame", FLAME)),
    "skull": (
        ("bone", "M-28-8C-28-42 28-42 28-8 28 4 22 10 17 13V26H-17V13C-22 10-28 4-28-8Z"),
        ("eye", "M-20-5a8 8 0 0 0 16 0a8 8 0 0 0-16 0ZM4-5a8 8 0 0 0 16 0a8 8 0 0 0-16 0Z"),
    ),
    "potion": (("bone", BOTTLE), ("blue", "M-22 4Q-10-2 0 4T22 4C25 18 16 29 0 29S-25 18-22 4Z")),
    "entrance": (("eye", "M-22 34V-4C-22-30 22-30 22-4V34Z"), ("way", "M0-12V20M-10 10 0 21 10 10")),
    "tomb": (("gold", "M-18-36H18L27-14 19 36H-19L-27-14Z"), ("ink", "M-14 4 14-4M14 4-14-4M-12 18H12")),
}
BOX = 100
HEAD = 70


def board(game: Any, seat: int, move: str) -> str:  # noqa: ANN401 - a game of any kind
    """What lay before a seat, with a move marked on it."""
    if spec_of(game.NAME).board == "villages":
        return villages(coin.fields(game.view(seat)), seat, move)
    return "".join(card(*each) for each in _cards(game, seat, move))


def _cards(game: Any, seat: int, move: str) -> list[tuple[Any, str, set[str], set[str]]]:  # noqa: ANN401
    view = expedition.fields(game.view(seat))
    pictures = game.deck.picture()["cards"]
    lying = view["seats"][seat]["cards"]
    kind, _, rest = move.removeprefix("+").partition(":")
    if kind in {"keep", "take"}:
        names = rest.split(",") if kind == "keep" else [view["display"][int(rest) - 1]] if rest.isdigit() else []
        return [(pictures[name], name, set(), set()) for name in names if name]
    boxes = {rest[at : at + 2] for at in range(0, len(rest), 2)} if kind in {"A", "B"} else set()
    return [
        (pictures[each["card"]], f"{slot} {each['card']}", set(each["crossed"]), boxes if slot == kind else set())
        for slot, each in zip("AB", lying, strict=False)
        if each is not None
    ]


def card(picture: Any, name: str, crossed: set[str], marked: set[str]) -> str:  # noqa: ANN401 - of either game
    """One card of the flip-and-write games: its boxes, its symbols, what is crossed, and what a move crosses."""
    wide, high = picture["columns"] * BOX, picture["rows"] * BOX + HEAD
    walls = set(picture.get("walls", ()))
    signs = dict(picture["symbols"])
    for sign in ("entrance", "tomb"):
        if sign in picture:
            signs[picture[sign]] = sign
    title = " ".join(filter(None, [name, str(picture.get("value", picture.get("number", "")))]))
    frame = f'viewBox="-4 -4 {wide + 8} {high + 8}" role="img" aria-label="{escape(title)}"'
    parts = [
        f'<svg class="card {picture["colour"]}" {frame}>',
        f'<rect class="paper" width="{wide}" height="{high}" rx="16"/><text x="14" y="48">{escape(title)}</text>',
    ]
    if picture.get("seal"):
        parts.append(f'<circle class="seal {picture["seal"]}" cx="{wide - 40}" cy="34" r="24"/>')
    for box in [*picture["boxes"], *walls]:
        x, y = (ord(box[0]) - ord("a")) * BOX, (int(box[1:]) - 1) * BOX + HEAD
        kind = "wall" if box in walls else "now" if box in marked else "done" if box in crossed else "box"
        parts.append(f'<rect class="{kind}" x="{x + 4}" y="{y + 4}" width="{BOX - 8}" height="{BOX - 8}" rx="8"/>')
        if box in signs:
            parts.append(f'<g transform="translate({x + BOX // 2} {y + BOX // 2})">{sign_of(signs[box])}</g>')
        if box in crossed or box in marked:
            parts.append(f'<path class="stroke" d="M{x + 18} {y + 18}l64 64m0 -64l-64 64"/>')
    return "".join([*parts, "</svg>"])


def sign_of(name: str) -> str:
    """What is drawn in a box."""
    return "".join(
        f'<circle class="{kind}" r="{drawn}"/>' if drawn.isdigit() else f'<path class="{kind}" d="{drawn}"/>'
        for kind, drawn in SHAPES[name]
    )


def villages(view: coin.SilverCoinView, seat: int, move: str) -> str:
    """The villages as their seat saw them, one's own below; at the right the discard pile, and the card in hand."""
    place = move.partition(":")[2]
    rows = [*(other for other in range(len(view["villages"])) if other != seat), seat]
    longest = max(len(view["villages"][at]) for at in rows)
    high = 150 * len(rows)
    parts = [f'<svg class="villages" viewBox="0 0 {longest * 100 + 160} {high}" role="img">']
    for line, at in enumerate(rows):
        y = line * 150
        for number, each in enumerate(view["villages"][at], start=1):
            parts.append(_face((number - 1) * 100, y, each["number"], marked=place == f"{at}.{number}"))
    beside = longest * 100 + 50
    if view["discards"]:
        parts.append(_face(beside, 0, view["discards"][0]["number"], marked=move == "take"))
    if view["held"] is not None:
        parts.append(_face(beside, high - 150, view["held"]["number"], marked=False))
    return "".join([*parts, "</svg>"])


def _face(x: int, y: int, number: int | None, *, marked: bool) -> str:
    """A card of Silver Coin: its number, or its back."""
    kind = "now" if marked else "back" if number is None else "box"
    face = "?" if number is None else str(number)
    drawn = f'<rect class="{kind}" x="{x + 4}" y="{y + 4}" width="88" height="132" rx="12"/>'
    return f'{drawn}<text class="number" x="{x + 48}" y="{y + 88}">{face}</text>'
