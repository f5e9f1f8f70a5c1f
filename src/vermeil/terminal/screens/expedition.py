"""The table of the two flip-and-write games: shared things above, one's own cards large below, the others beside."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.cells import cell_len

from vermeil.games.expedition.grid import DRAWINGS
from vermeil.terminal.faces import Face
from vermeil.terminal.screens.canvas import Canvas, shortened, wrapped
from vermeil.terminal.screens.grids import CROSS, large_size, paint_large, paint_small
from vermeil.terminal.screens.palette import COLOURS, DIM, OPEN, STRONG, TEXT, TITLE, WARNING
from vermeil.terminal.screens.scene import LOG_WIDTH, WIDE, Scene, paint_log

BLOCK = 14
PATTERN = 9
SMALL = 14
RIVAL = 30
RIVAL_ROWS = 7  # a name, the cards' titles, and a pyramid's five rows, or an island's four and its seal
RIVAL_SHEET = 6  # below that, where there is room: lines of the score card
SEAL = "◈"
LOG = 1  # lines of the log that must remain


def paint(scene: Scene, width: int, height: int) -> Canvas:
    """The whole table in so many columns and rows."""
    canvas = Canvas(width, height)
    view = scene.known.expedition_view
    right = width - LOG_WIDTH - 1 if width >= WIDE else width
    _paint_head(canvas, scene, right)
    below = _paint_hand(canvas, scene, right) if view["phase"] == "keep" else _paint_shared(canvas, scene, right)
    bottom = height - (0 if width >= WIDE else LOG)
    below = _paint_own(canvas, scene, below, right, bottom)
    below = _paint_rivals(canvas, scene, below, right, bottom)
    if width >= WIDE:
        for y in range(height):
            canvas.put(right, y, "│", DIM)
        canvas.fit(right + 2, 0, scene.speech.words("terminal-log"), LOG_WIDTH - 2, TITLE)
        paint_log(canvas, scene, right + 2, 1, LOG_WIDTH - 2, height - 1)
    elif height > below:
        paint_log(canvas, scene, 1, below, width - 2, height - below)
    return canvas


def _paint_head(canvas: Canvas, scene: Scene, right: int) -> None:
    view, words = scene.known.expedition_view, scene.speech.words
    x = canvas.put(1, 0, scene.speech.game(view["game"]), TITLE)
    parts = [
        words("round-and-card", round=view["round"], turn=view["turn"]),
        words("terminal-stack", count=view["stack"]),
    ]
    if "cups" in view:
        parts.append(words("terminal-cups-left", cups=" ".join(map(str, view["cups"])) or "–"))
    else:
        parts.append(words("terminal-torch-round", round=view["round"]))
    if scene.lost:
        canvas.fit(x + 2, 0, scene.lost, right - x - 2, WARNING)
        return
    canvas.fit(x + 2, 0, " · ".join(parts), right - x - 2, TEXT)


def _title(scene: Scene, face: Face) -> str:
    return f"{scene.speech.colour(face.colour)} {face.points}"


def _sealed(scene: Scene, slot: str, face: Face, width: int) -> str:
    """A card by its slot, with its seal; the seal's colour in three letters where the room is scarce."""
    title = f"{slot} {_title(scene, face)}"
    if not face.seal:
        return title
    whole = f"{title} {SEAL}{scene.speech.colour(face.seal)}"
    return whole if cell_len(whole) <= width else f"{title} {SEAL}{scene.speech.colour(face.seal)[:3]}"


def _paint_hand(canvas: Canvas, scene: Scene, right: int) -> int:
    """While everybody keeps two of four cards: one's own four."""
    words = scene.speech.words
    if scene.seat is None:
        canvas.fit(1, 2, words("terminal-all-keep"), right - 2, TEXT)
        return 4
    hand = scene.known.expedition_view.get("hand", [])
    kept = scene.known.expedition_view.get("kept") or []
    for at, card in enumerate(hand):
        face = scene.faces[card]
        x = 1 + at * (SMALL + 5)
        sign, style = scene.mark(card)
        sign = "*" if card in kept else sign
        canvas.fit(x, 2, f"{sign}{at + 1} {_title(scene, face)}", SMALL + 4, style or COLOURS[face.colour], card)
        paint_small(canvas, x + 2, 4, face)
        if face.seal:
            canvas.fit(x + 2, 4 + face.rows, scene.speech.seal(face.seal), SMALL + 2, COLOURS[face.seal])
        canvas.area(x, 2, SMALL + 2, 3 + face.rows, card)
    y = 11
    for line in wrapped(words(f"terminal-legend-{scene.known.expedition_view['game']}", cross=CROSS), right - 2):
        canvas.fit(1, y, line, right - 2, DIM)
        y += 1
    return y + 1


def _paint_shared(canvas: Canvas, scene: Scene, right: int) -> int:
    """The expedition card, the display, and what all race for."""
    view = scene.known.expedition_view
    _paint_pattern(canvas, scene)
    rows = 0
    for at, card in enumerate(view["display"], start=1):
        x = 1 + PATTERN + (at - 1) * BLOCK
        target = f"place{at}"
        sign, style = scene.mark(target)
        if card is None:
            canvas.put(x, 1, f"{sign}{at} –", DIM)
            continue
        face = scene.faces[card]
        rows = face.rows
        canvas.fit(x, 1, f"{sign}{at} {_title(scene, face)}", BLOCK - 1, style or COLOURS[face.colour], target)
        paint_small(canvas, x + 1, 2, face)
        if face.seal:
            canvas.fit(x + 1, 2 + rows, f"{SEAL} {scene.speech.colour(face.seal)}", BLOCK - 2, COLOURS[face.seal])
        canvas.area(x, 1, BLOCK - 2, rows + 1, target)
    _paint_race(canvas, scene, 1 + PATTERN + 4 * BLOCK, right)
    return 7  # both games alike: a title and five rows, the fifth of which is for seals in Silver & Gold


def _paint_pattern(canvas: Canvas, scene: Scene) -> None:
    pattern = scene.known.expedition_view["pattern"]
    if pattern is None:
        return
    canvas.fit(1, 1, scene.speech.words("terminal-pattern"), PATTERN - 1, TITLE)
    for row, drawn in enumerate(DRAWINGS[pattern]):
        canvas.put(1, 2 + row, drawn.replace("#", "■ ").replace(".", "  ").rstrip(), OPEN)
    if "revealed" in scene.known.expedition_view:
        for at, line in enumerate(wrapped(" ".join(scene.known.expedition_view["revealed"]), PATTERN - 1)[-2:]):
            canvas.fit(1, 5 + at, line, PATTERN - 1, DIM)


def _paint_race(canvas: Canvas, scene: Scene, x: int, right: int) -> None:
    """What is still to be had, where there is room beside the display; and the top of the stack as a choice."""
    view, words = scene.known.expedition_view, scene.speech.words
    width = right - x
    sign, style = scene.mark("top")
    if style is not None:
        canvas.fit(x, 1, f"{sign}0 {words('terminal-top')}", width, style, "top")
    if "cups" in view:
        lines = [(line, TEXT) for line in wrapped(words("terminal-palm-worth", count=view["palm_worth"]), width)]
        if view["start"] is not None and view["players"] > 1:
            lines += [(words("terminal-starts"), DIM), (scene.known.names[view["start"]], DIM)]
        for at, (line, look) in enumerate(lines, start=2):
            canvas.fit(x, at, line, width, look)
        return
    for at, (colour, left) in enumerate(view["colours"].items()):
        free = " ".join(map(str, left)) or "–"
        canvas.fit(x, 2 + at, f"{scene.speech.colour(colour)} {free}", width, COLOURS[colour])


def _paint_own(canvas: Canvas, scene: Scene, y: int, right: int, bottom: int) -> int:
    """One's own two cards, large; beside them one's score and the others. A spectator sees the first seat's."""
    view = scene.known.expedition_view
    if view["phase"] == "keep":
        return y
    own = scene.seat if scene.seat is not None else 0
    shown = view["seats"][own]
    fresh = _fresh(shown)
    x, rows = 1, 8
    for slot, card in zip("AB", shown["cards"], strict=True):
        if card is None:
            canvas.put(x, y, f"{slot} {scene.speech.words('terminal-no-card')}", DIM)
            x += 18
            continue
        face = scene.faces[card["card"]]
        width, rows = large_size(face)
        ghost = scene.ghost.boxes if scene.ghost is not None and scene.ghost.card == slot else ()
        held = scene.ghost is not None and scene.ghost.card == slot
        title = _sealed(scene, slot, face, width + 2)
        canvas.fit(x, y, ("▸" if held else " ") + title, width + 3, COLOURS[face.colour])
        paint_large(canvas, x, y + 1, face, card["crossed"], fresh=fresh.get(slot, ()), ghost=ghost, slot=slot)
        x += width + 3
    drawn = _rivals_fit(scene, y + rows + 1, right, bottom) > 0
    _paint_sheets(canvas, scene, x, y, right - x - 1, rows + 1, cards=not drawn)
    return y + rows + 1


def _rivals_fit(scene: Scene, y: int, right: int, bottom: int) -> int:
    """In how many rows the others' cards can be drawn from here on; none if there is no room for all of them."""
    others = scene.known.expedition_view["players"] - 1
    if scene.known.expedition_view["phase"] == "keep" or not others:
        return 0
    rows = -(-others // max(1, right // RIVAL))
    return rows if y + rows * RIVAL_ROWS <= bottom else 0


def _paint_rivals(canvas: Canvas, scene: Scene, y: int, right: int, bottom: int) -> int:
    """Where there is room for all of them: the cards of the others, small."""
    rows = _rivals_fit(scene, y, right, bottom)
    if not rows:
        return y
    view = scene.known.expedition_view
    own = scene.seat if scene.seat is not None else 0
    others = [seat for seat in range(view["players"]) if seat != own]
    beside = max(1, right // RIVAL)
    gap = int(y + rows * (RIVAL_ROWS + 1) <= bottom)
    sheet = max(0, min(RIVAL_SHEET, (bottom - y) // rows - RIVAL_ROWS - gap))
    high = gap + RIVAL_ROWS + sheet
    for at, seat in enumerate(others):
        x, top = 1 + at % beside * RIVAL, y + at // beside * high + gap
        canvas.fit(x, top, scene.known.names[seat], RIVAL - 2, STRONG)
        shown = view["seats"][seat]
        for line, text in enumerate(scene.speech.sheet_lines(view, seat, RIVAL - 4)[:sheet]):
            canvas.fit(x + 2, top + RIVAL_ROWS + line, text, RIVAL - 4, DIM)
        fresh = _fresh(shown)
        for slot, card in zip("AB", shown["cards"], strict=True):
            if card is None:
                canvas.put(x, top + 1, f"{slot} –", DIM)
            else:
                face = scene.faces[card["card"]]
                canvas.fit(x, top + 1, f"{slot} {_title(scene, face)}", SMALL - 1, COLOURS[face.colour])
                paint_small(canvas, x + 2, top + 2, face, card["crossed"], fresh=fresh.get(slot, ()))
                if face.seal:
                    seal = f"{SEAL} {scene.speech.colour(face.seal)}"
                    canvas.fit(x + 2, top + 2 + face.rows, seal, SMALL - 3, COLOURS[face.seal])
            x += SMALL
    return y + rows * high


def _fresh(shown: Mapping[str, Any]) -> dict[str, set[str]]:
    """The boxes that were crossed in this turn, by card."""
    before = shown.get("before")
    if not before:
        return {}
    found = {}
    for slot, now, then in zip("AB", shown["cards"], before["cards"], strict=True):
        if now is not None and then is not None and now["card"] == then["card"]:
            found[slot] = set(now["crossed"]) - set(then["crossed"])
    return found


def _paint_sheets(canvas: Canvas, scene: Scene, x: int, y: int, width: int, height: int, *, cards: bool) -> None:
    """Oneself in full, the others as far as there is room; `cards` names theirs, where they are not drawn."""
    view, names = scene.known.expedition_view, scene.known.names
    own = scene.seat if scene.seat is not None else 0
    others = [seat for seat in range(view["players"]) if seat != own]
    at = y
    canvas.fit(x, at, _heading(scene, own, names[own]), width, STRONG)
    for line in scene.speech.sheet_lines(view, own, width):
        at += 1
        canvas.fit(x, at, line, width, TEXT)
    at += 1
    brief = (height - (at - y)) // max(1, len(others))
    for seat in others:
        canvas.fit(x, at, _heading(scene, seat, names[seat]), width, STRONG)
        lines = _named_cards(scene, seat, width - 2, brief - 1) if cards else []
        for line in [*lines, *scene.speech.sheet_lines(view, seat, width - 2)][: max(0, brief - 1)]:
            at += 1
            canvas.fit(x + 2, at, line, width - 2, DIM)
        at += 1


def _named_cards(scene: Scene, seat: int, width: int, rows: int) -> list[str]:
    """Another's two cards with their seals: in one line if it holds them, else in two if there are so many."""

    def named(room: int) -> list[str]:
        lying = scene.known.expedition_view["seats"][seat]["cards"]
        cards = [None if card is None else scene.faces[card["card"]] for card in lying]
        slots = zip("AB", cards, strict=True)
        return [f"{slot} –" if face is None else _sealed(scene, slot, face, room) for slot, face in slots]

    whole = named(width)
    line = "  ".join(whole)
    if cell_len(line) <= width:
        return [line]
    return whole if rows >= len(whole) else ["  ".join(named((width - 2) // 2))]


def _heading(scene: Scene, seat: int, name: str) -> str:
    shown = scene.known.expedition_view["seats"][seat]
    turn = "▸" if seat in scene.known.expedition_view["waiting"] else " "
    points = scene.speech.words("points", count=shown["sheet"]["total"])
    return f"{turn}{shortened(name, 16)}  {points}"
