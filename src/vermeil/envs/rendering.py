"""The table drawn for people: as text by the terminal's own hand, or as an image."""

from __future__ import annotations

import sys
from typing import Any

from vermeil.core.contract import Game
from vermeil.terminal.boards import shown
from vermeil.terminal.faces import faces_of
from vermeil.terminal.plain.drawing import draw
from vermeil.terminal.sitting import Known
from vermeil.terminal.speech import Speech


class Drawing:
    """One way to draw: `human` prints, `ansi` gives text, `rgb_array` an image; None draws nothing."""

    def __init__(self, mode: str | None) -> None:
        self.mode = mode

    def draw(self, game: Game) -> Any:  # noqa: ANN401 - text, an image, or nothing, as the mode says
        """The game as a spectator sees it."""
        if self.mode is None:
            return None
        if self.mode == "rgb_array":
            from vermeil.envs.pictures import picture

            return picture(game)
        text = table_text(game, None)
        if self.mode == "ansi":
            return text
        sys.stdout.write(text + "\n")
        sys.stdout.flush()
        return None


def table_text(game: Game, seat: int | None, language: str = "en") -> str:
    """The table as a seat sees it, in lines of text; None is a spectator."""
    speech = Speech(language)
    names = [f"player_{at}" for at in range(game.players)]
    table = {"phase": "over" if game.over else "playing", "seats": [{"name": name} for name in names]}
    known = Known(0, table, shown(game.view(seat)))
    deck: Any = game.deck  # type: ignore[attr-defined]  # every game of ours has one
    return "\n".join(draw(known, seat, faces_of(deck), speech))
