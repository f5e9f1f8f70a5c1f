"""Before the cards are dealt at a table on a server: who is there, and who is ready."""

from __future__ import annotations

from vermeil.terminal.screens.canvas import Canvas
from vermeil.terminal.screens.palette import DIM, STRONG, TEXT, TITLE
from vermeil.terminal.screens.scene import Scene


def paint_lobby(scene: Scene, width: int, height: int) -> Canvas:
    """The seats, one a line."""
    canvas = Canvas(width, height)
    words, table = scene.speech.words, scene.known.table
    canvas.put(1, 0, scene.speech.game(table["game"]), TITLE)
    canvas.fit(1, 2, scene.lost or words("terminal-lobby"), width - 2, TEXT)
    for at, seat in enumerate(table["seats"]):
        if seat["kind"] == "open":
            canvas.fit(3, 4 + at, f"{at + 1}  {words('terminal-open-seat')}", width - 4, DIM)
            continue
        state = scene.speech.bot(seat) if seat["kind"] == "bot" else ""
        if seat["kind"] == "person":
            state = words("seat-ready" if seat["ready"] else "seat-not-ready")
        canvas.fit(3, 4 + at, f"{at + 1}  {seat['name']}  ({state})", width - 4, STRONG)
    return canvas
