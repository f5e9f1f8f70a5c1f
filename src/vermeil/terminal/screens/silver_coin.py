"""Silver Coin's table: the pile in the middle, everybody's village as a row of cards, one's own the largest.

Face up: a number and a name. Face down: the number in brackets if you know it, else a question mark. A card at 90
degrees has a wave, the coin's is marked with a dollar, a guarded one with a plus.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.style import Style

from vermeil.terminal.screens.canvas import Canvas, shortened
from vermeil.terminal.screens.palette import DIM, OPEN, STRONG, TEXT, TITLE, WARNING
from vermeil.terminal.screens.scene import LOG_WIDTH, WIDE, Scene, paint_log

UP = Style(color="#f4f6fb", bold=True)
KNOWN = Style(color="#9fc4e8")
HIDDEN = Style(color="#7488a0")
NAME = 11
LARGE, SMALL, TINY = 11, 6, 4

Card = Mapping[str, Any]


def paint(scene: Scene, width: int, height: int) -> Canvas:
    """The whole table in so many columns and rows."""
    canvas = Canvas(width, height)
    right = width - LOG_WIDTH - 1 if width >= WIDE else width
    _paint_head(canvas, scene, right)
    _paint_middle(canvas, scene, right)
    own = scene.seat if scene.seat is not None else 0
    players = len(scene.view["villages"])
    others = [(own + step) % players for step in range(1, players)]
    y = 6
    tall = height - y - 6 >= 4 * len(others)
    for seat in others:
        _paint_village(canvas, scene, seat, y, right, large=False)
        y += 4 if tall else 3
    _paint_village(canvas, scene, own, y, right, large=True)
    y += 5 if LARGE * len(scene.view["villages"][own]) <= right - NAME - 2 else 3
    if width >= WIDE:
        for line in range(height):
            canvas.put(right, line, "│", DIM)
        canvas.fit(right + 2, 0, scene.speech.words("terminal-log"), LOG_WIDTH - 2, TITLE)
        paint_log(canvas, scene, right + 2, 1, LOG_WIDTH - 2, height - 1)
    elif height > y:
        paint_log(canvas, scene, 1, y, width - 2, height - y)
    return canvas


def _paint_head(canvas: Canvas, scene: Scene, right: int) -> None:
    view, words = scene.view, scene.speech.words
    x = canvas.put(1, 0, scene.speech.game(view["game"]), TITLE)
    if scene.lost:
        canvas.fit(x + 2, 0, scene.lost, right - x - 2, WARNING)
        return
    names = scene.known.names
    parts = [words("round-of-four", round=view["round"])]
    token = view["token"]
    if token["holder"] >= 0:
        power = "terminal-token-power" if token["power"] is not None else "terminal-token"
        parts.append(words(power, who=names[token["holder"]]))
    if view["call"] is not None:
        parts.append(words("terminal-called", who=names[view["call"]]))
    canvas.fit(x + 2, 0, " · ".join(parts), right - x - 2, TEXT)


def _paint_middle(canvas: Canvas, scene: Scene, right: int) -> None:
    """Deck, pile, and whatever is in hand, with what it does."""
    view, words = scene.view, scene.speech.words
    deck = view["deck_left"] + len(view["deck_top"])
    canvas.fit(1, 1, words("terminal-deck", count=deck), NAME + 3, TEXT)
    x = 1
    for at, card in enumerate(view["deck_top"][:2], start=1):
        _paint_card(canvas, scene, x, 2, card, f"t{at}", SMALL)
        x += SMALL
    if not view["deck_top"]:
        for line, text in enumerate(("╔════╗", "║▒▒▒▒║", "╚════╝")):
            canvas.put(1, 2 + line, text, HIDDEN)
        x += SMALL
    for at, card in enumerate(view["shown"], start=1):
        _paint_card(canvas, scene, x, 2, card, f"s{at}", SMALL)
        x += SMALL
    x = max(x, 14) + 1
    held = [("held", view["held"])] if view["held"] else []
    held += [(f"k{at}", card) for at, card in enumerate(view["drawn"], start=1)]
    room = (right - x - (26 if held else 0)) // SMALL
    canvas.fit(x, 1, words("terminal-pile", count=len(view["discards"])), right - x, TEXT)
    for at, card in enumerate(view["discards"][: max(1, room)], start=1):
        _paint_card(canvas, scene, x, 2, card, f"d{at}", SMALL)
        x += SMALL
    if not held:
        if view["discards"]:
            _paint_text(canvas, scene, view["discards"][0], 5, 1, right - 2)
        return
    x += 1
    canvas.fit(x, 1, words("terminal-in-hand"), right - x, TITLE)
    for target, card in held:
        _paint_card(canvas, scene, x, 2, card, target, SMALL)
        x += SMALL
    _paint_text(canvas, scene, held[-1][1], 5, 1, right - 2)


def _paint_text(canvas: Canvas, scene: Scene, card: Card, y: int, x: int, width: int) -> None:
    """One line: what the card in hand, or the top discard, does."""
    if card["number"] is not None:
        canvas.fit(x, y, scene.speech.card_line(scene.view["deck"], card["number"]), width, DIM)


def _paint_village(canvas: Canvas, scene: Scene, seat: int, y: int, right: int, *, large: bool) -> None:
    """A row of cards with its owner's name and total; a row too long for the screen shows where the cursor is."""
    view = scene.view
    village: Sequence[Card] = view["villages"][seat]
    turn = "▸" if seat in view["waiting"] else " "
    sign, style = scene.mark(f"seat{seat}")
    total = scene.speech.words("points", count=view["scores"][seat])
    canvas.fit(0, y, f"{turn}{sign if style else ''}{scene.known.names[seat]}", NAME, style or STRONG, f"seat{seat}")
    canvas.fit(1, y + 1, total, NAME - 1, DIM, f"seat{seat}")
    room = right - NAME - 2
    if not village:
        canvas.put(NAME + 1, y + 1, scene.speech.words("terminal-no-cards"), DIM)
        return
    wide = next(
        (size for size in ((LARGE, SMALL, TINY) if large else (SMALL, TINY)) if size * len(village) <= room), TINY
    )
    fits = room // wide
    first = _first_shown(scene, seat, len(village), fits)
    if first:
        canvas.put(NAME, y + 1, "‹", OPEN)
    for at in range(first, min(len(village), first + fits)):
        x = NAME + 1 + (at - first) * wide
        _paint_card(canvas, scene, x, y, village[at], f"{seat}.{at + 1}", wide, tall=large, place=at + 1)
    if first + fits < len(village):
        canvas.put(right - 1, y + 1, "›", OPEN)


def _first_shown(scene: Scene, seat: int, cards: int, fits: int) -> int:
    owner, _, place = scene.cursor.partition(".")
    if cards <= fits or owner != str(seat) or not place.isdigit():
        return 0
    return max(0, min(int(place) - 1 - fits // 2, cards - fits))


def _paint_card(  # noqa: PLR0913
    canvas: Canvas,
    scene: Scene,
    x: int,
    y: int,
    card: Card,
    target: str,
    width: int,
    *,
    tall: bool = False,
    place: int = 0,
) -> None:
    """One card: its frame tells its face, its signs the rest."""
    up = card["face"] == "up"
    known = card["number"] is not None
    sign, choice = scene.mark(target)
    frame = choice or (UP if up else KNOWN if known else HIDDEN)
    top, bottom = ("┌─┐", "└─┘") if up else ("╭┄╮", "╰┄╯")
    inner = width - 2
    label = "?" if not known else str(card["number"]) if up else f"({card['number']})"
    if width == TINY and known and not up:
        label = str(card["number"])
    signs = _signs(card)
    head = top[1] * inner
    foot = bottom[1] * inner
    if place:
        foot = str(place) + foot[len(str(place)) :]
    if choice is not None:
        head = sign + head[1:]
    style = UP if up else KNOWN if known else HIDDEN
    canvas.put(x, y, top[0] + head + top[2], frame)
    if tall and width == LARGE:
        canvas.put(x, y + 1, f"│{label:^{inner}}│", frame if choice else style)
        name = scene.speech.card_name(scene.view["deck"], card["number"]) if known else ""
        canvas.put(x, y + 2, "│", frame)
        canvas.put(x + 1, y + 2, f"{shortened(name, inner):^{inner}}", frame if choice else style if up else HIDDEN)
        canvas.put(x + width - 1, y + 2, "│", frame)
        canvas.put(x, y + 3, f"│{signs:^{inner}}│", frame)
        canvas.put(x, y + 4, bottom[0] + foot + bottom[2], frame)
    else:
        text = label if len(label) + len(signs) > inner else label + signs
        if len(label) + len(signs) > inner and signs:
            foot = signs + foot[len(signs) :]
        canvas.put(x, y + 1, f"│{shortened(text, inner):^{inner}}│", frame if choice else style)
        canvas.put(x, y + 2, bottom[0] + foot[:inner] + bottom[2], frame)
    canvas.area(x, y, width, 5 if tall and width == LARGE else 3, target)


def _signs(card: Card) -> str:
    return ("~" if card["rotated"] else "") + ("$" if card["coin"] else "") + ("+" if card["guarded"] else "")
