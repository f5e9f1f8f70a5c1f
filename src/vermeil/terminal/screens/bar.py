"""The bar below the table: who decides what, what can be chosen, what it earns, and the keys."""

from __future__ import annotations

from dataclasses import dataclass

from rich.cells import cell_len

from vermeil.terminal.boards import has_villages
from vermeil.terminal.screens.canvas import PLAIN, Canvas, shortened, wrapped
from vermeil.terminal.screens.palette import BUTTON, CHOSEN, DIM, OPEN, STRONG
from vermeil.terminal.screens.scene import Scene

ROWS = 4
ROOMY = 28  # rows of a screen that has one to spare
ALWAYS = (("l", "log"), ("s", "points"), ("?", "rules"), ("o", "others"), ("q", "leave"))
# What gives way first where there is no room; the manual names all keys.
LEAST = ("o", "s", "l", "Tab", "Enter", "Space")
STEERING = (("r", "turn"), ("f", "mirror"), ("x", "single"), ("Tab", "card"), ("Enter", "cross"))


@dataclass(frozen=True)
class Bar:
    """What stands in it."""

    question: str
    note: str
    buttons: list[str]
    chosen: int
    keys: list[tuple[str, str]]
    urgent: bool = False
    """Whether the note answers what was just tried, and must be read whole."""


def rows_for(height: int) -> int:
    """How many rows of the screen the bar has: one more where there are some to spare."""
    return ROWS if height < ROOMY else ROWS + 1


def under(table: Canvas, bar: Bar, height: int) -> Canvas:
    """The table with its bar below, as one canvas of so many rows.

    An answer to what somebody has just tried is shown in full, and covers the last rows of the table for as
    long as it is there; a remark on what may be done has to fit the bar's own rows.
    """
    canvas = table.with_room_below(height - table.height)
    width = table.width - 2
    lines = wrapped(bar.question, width)[:2]
    notes = wrapped(bar.note, width) if bar.note else []
    room = height - table.height - 1 - len(lines) - bool(bar.buttons)
    if len(notes) > room and bar.urgent:
        top = table.height - min(len(notes) - room, table.height - 1)
        canvas.clear(top)
    else:
        top = table.height
        if len(notes) > room:
            notes = [*notes[: room - 1], shortened(" ".join(notes[room - 1 :]), width)] if room > 0 else []
    y = top
    for line in lines:
        canvas.fit(1, y, line, width, STRONG)
        y += 1
    if bar.buttons:
        _put_buttons(canvas, bar, y)
        y += 1
    for line in notes[: height - 1 - y]:
        canvas.fit(1, y, line, width, OPEN)
        y += 1
    _put_keys(canvas, bar, height - 1)
    return canvas


def _put_buttons(canvas: Canvas, bar: Bar, y: int) -> None:
    """As many as fit, with the chosen one among them; numbers are the keys that choose them."""
    texts = [f" {at} {text} " for at, text in enumerate(bar.buttons, start=1)]
    first = 0
    while sum(cell_len(text) + 1 for text in texts[first : bar.chosen + 1]) > canvas.width - 4 and first < bar.chosen:
        first += 1
    x = 1
    if first:
        x = canvas.put(x, y, "‹", OPEN)
    for at, text in enumerate(texts[first:], start=first):
        if x + cell_len(text) > canvas.width - 2:
            if x == 1:
                canvas.put(x, y, shortened(text, canvas.width - 3), CHOSEN, f"button:{at}")
            canvas.put(canvas.width - 1, y, "›", OPEN)
            return
        chosen = at == bar.chosen
        x = canvas.put(x, y, f"[{text[1:-1]}]" if chosen else text, CHOSEN if chosen else BUTTON, f"button:{at}") + 1


def _put_keys(canvas: Canvas, bar: Bar, y: int) -> None:
    """Keys and what they do; the last ones give way when there is no room, but never the one that leaves."""
    keys = list(bar.keys)

    def width() -> int:
        return sum(cell_len(key) + cell_len(text) + 3 for key, text in keys)

    while width() > canvas.width and len(keys) > 1:
        gone = next((one for name in LEAST for one in keys if one[0] == name), keys[-2])
        keys.remove(gone)
    x = 1
    for key, text in keys:
        spot = f"key:{ {'Tab': 'tab', 'Space': ' '}.get(key, key) }"
        x = canvas.put(x, y, key, OPEN, spot)
        x = canvas.put(x, y, f" {text}", DIM, spot) + 2


def others_lines(scene: Scene) -> list[str]:
    """Everybody's cards and score cards, for a page of their own."""
    from vermeil.terminal.screens.grids import paint_small

    lines: list[str] = []
    view, names, speech = scene.known.view, scene.known.names, scene.speech
    if view is None:
        return []
    if has_villages(view):
        for seat, village in enumerate(view["villages"]):
            lines.append(f"{names[seat]}  {speech.words('points', count=view['scores'][seat])}")
            lines += [f"  {at}  {speech.card_state(view, card, names)}" for at, card in enumerate(village, start=1)]
        return lines
    if view["phase"] == "keep":
        return [speech.words("terminal-all-keep")]
    for seat, shown in enumerate(view["seats"]):
        lines.append(f"{names[seat]}  {speech.words('points', count=shown['sheet']['total'])}")
        canvas = Canvas(70, 7)
        for at, (slot, card) in enumerate(zip("AB", shown["cards"], strict=True)):
            x = at * 22
            if card is None:
                canvas.put(x, 0, f"{slot} –", PLAIN)
                continue
            face = scene.faces[card["card"]]
            canvas.fit(x, 0, f"{slot} {speech.colour(face.colour)} {face.points}", 20)
            paint_small(canvas, x + 2, 1, face, card["crossed"])
            if face.seal:
                canvas.fit(x + 2, 1 + face.rows, speech.seal(face.seal), 18)
        for at, line in enumerate(speech.sheet_lines(view, seat)):
            canvas.fit(44, 1 + at, line, 26)
        lines += [f"  {line}" for line in canvas.lines() if line]
        done = ", ".join(
            f"{speech.colour(scene.faces[card].colour)} {scene.faces[card].points}" for card in shown["completed"]
        )
        lines += [f"  {done}"] if done else []
    return lines
