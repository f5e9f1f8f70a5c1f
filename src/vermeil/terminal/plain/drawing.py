"""What a seat knows, in lines of text: any screen reader, pipe or log file can take them.

An empty box is `.`, a symbol its letter, a crossed box `×`, and where there is no box it is blank.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from vermeil.games.expedition.grid import COLUMNS, DRAWINGS
from vermeil.terminal.boards import has_villages
from vermeil.terminal.faces import Face, Faces
from vermeil.terminal.plain import silver_coin
from vermeil.terminal.plain.width import COLUMNS as LINE
from vermeil.terminal.sitting import Known
from vermeil.terminal.speech import Speech

GAP = "    "
COLUMNS_OF_TEXT = LINE - 2  # a seat's lines are indented
SHEET = 40  # columns that two cards leave of them
CROSSED = "×"


def draw(known: Known, seat: int | None, faces: Faces, speech: Speech) -> list[str]:
    """The table as a seat sees it; None is a spectator."""
    view = known.view
    if view is None:
        return _lobby(known, speech)
    if has_villages(view):
        return silver_coin.draw(known, seat, speech)
    words = speech.words
    lines = [_head(known, speech)]
    if "revealed" in view:
        lines.append(words("plain-revealed", patterns=" ".join(view["revealed"])))
    if view["phase"] == "keep":
        return [*lines, "", *_hand(known, seat, faces, speech)]
    display = [
        _block(faces[card], f"{place}:", (), speech) if card else [f"{place}: –"]
        for place, card in enumerate(view["display"], start=1)
    ]
    lines += ["", *_beside([_pattern(view["pattern"], speech), *display])]
    others = [at for at in range(view["players"]) if at != seat]
    for at in [*others, *([] if seat is None else [seat])]:
        lines += ["", *_seat(known, at, faces, speech)]
    return [*lines, words(f"terminal-legend-{view['game']}", cross=CROSSED)]


def _lobby(known: Known, speech: Speech) -> list[str]:
    words = speech.words
    seats = []
    for seat in known.table["seats"]:
        if seat["kind"] == "open":
            seats.append(words("terminal-open-seat"))
        elif seat["kind"] == "bot":
            seats.append(f"{seat['name']} ({speech.bot(seat)})")
        else:
            state = words("seat-ready" if seat["ready"] else "seat-not-ready")
            seats.append(f"{seat['name']} ({state})")
    return [words("terminal-lobby"), *(f"  {at}  {seat}" for at, seat in enumerate(seats, start=1))]


def _head(known: Known, speech: Speech) -> str:
    view, words = known.expedition_view, speech.words
    parts = [
        words("round-and-card", round=view["round"], turn=view["turn"]),
        words("terminal-stack", count=view["stack"]),
    ]
    if "cups" in view:
        parts.append(words("terminal-cups-left", cups=" ".join(map(str, view["cups"])) or "–"))
        parts.append(words("terminal-palm-worth", count=view["palm_worth"]))
        if view["start"] is not None and view["players"] > 1:
            parts.append(f"{words('terminal-starts')} {known.names[view['start']]}")
    else:
        free = "  ".join(f"{speech.colour(c)} {' '.join(map(str, left)) or '–'}" for c, left in view["colours"].items())
        parts.append(words("plain-colours-left", colours=free))
    return "    ".join(parts)


def _hand(known: Known, seat: int | None, faces: Faces, speech: Speech) -> list[str]:
    view = known.expedition_view
    if seat is None:
        return [speech.words("terminal-all-keep")]
    hand = [faces[card] for card in view.get("hand", [])]
    return [
        speech.words("plain-four-cards"),
        *_beside([_block(face, face.id, (), speech) for face in hand]),
        speech.words(f"terminal-legend-{view['game']}", cross=CROSSED),
    ]


def _seat(known: Known, seat: int, faces: Faces, speech: Speech) -> list[str]:
    view = known.expedition_view
    shown = view["seats"][seat]
    blocks: list[list[str]] = []
    for slot, card in zip("AB", shown["cards"], strict=True):
        if card is None:
            blocks.append([f"{slot}: {speech.words('terminal-no-card')}"])
        else:
            blocks.append(_block(faces[card["card"]], f"{slot}:", card["crossed"], speech, labels=True))
    points = speech.words("points", count=shown["sheet"]["total"])
    sheet = [*speech.sheet_lines(view, seat, SHEET), " ".join(shown["completed"])]
    return [f"{known.names[seat]}  {points}", *(f"  {line}" for line in _beside([*blocks, sheet]))]


def _block(face: Face, label: str, crossed: Collection[str], speech: Speech, *, labels: bool = False) -> list[str]:
    rows = []
    for row in range(face.rows):
        boxes = [f"{COLUMNS[column]}{row + 1}" for column in range(face.columns)]
        marks = " ".join(CROSSED if box in crossed else face.marks.get(box, " ") for box in boxes)
        rows.append(f"{row + 1} {marks}" if labels else marks)
    head = ["  " + " ".join(COLUMNS[: face.columns])] if labels else []
    seal = [speech.seal(face.seal)] if face.seal else []
    return [f"{label} {speech.colour(face.colour)} {face.points}", *head, *rows, *seal]


def _pattern(pattern: str | None, speech: Speech) -> list[str]:
    if pattern is None:
        return []
    drawn = [row.replace(".", "  ").replace("#", "■ ").rstrip() for row in DRAWINGS[pattern]]
    return [f"{speech.words('terminal-pattern')} {pattern}", *drawn]


def _beside(blocks: Sequence[Sequence[str]]) -> list[str]:
    """Blocks of lines set side by side, as many as a line takes; the others below."""
    lines: list[str] = []
    shelf: list[Sequence[str]] = []
    for block in blocks:
        if shelf and len(max(_row([*shelf, block]), key=len)) > COLUMNS_OF_TEXT:
            lines += [*_row(shelf), ""]
            shelf = []
        shelf.append(block)
    return lines + _row(shelf)


def _row(blocks: Sequence[Sequence[str]]) -> list[str]:
    widths = [max((len(line) for line in block), default=0) for block in blocks]
    lines = []
    for at in range(max((len(block) for block in blocks), default=0)):
        row = [block[at] if at < len(block) else "" for block in blocks]
        lines.append(GAP.join(part.ljust(width) for part, width in zip(row, widths, strict=True)).rstrip())
    return lines
