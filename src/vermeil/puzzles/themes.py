"""What a puzzle is about: the kind of its best move, in a word that page and terminal have a name for."""

from __future__ import annotations

from typing import Any

from vermeil.core.contract import Game
from vermeil.games import spec_of

DIFFICULTIES = ("easy", "medium", "strong", "expert")
"""By the weakest level that finds the best move, the simplest first."""
BOARD_THEMES = {
    "cards": ("keeping", "taking", "completing", "chain", "treasure", "room"),
    "villages": ("drawing", "exchanging", "matching", "abilities", "calling"),
}
TAKEN = {"keep": "keeping", "take": "taking"}
VILLAGE_WORDS = {
    "drawing": {"draw", "take", "shown", "blob"},
    "matching": {"set", "turn", "place"},
    "exchanging": {"swap", "keep", "discard", "left", "right", "pile", "under"},
}


def themes_of(game: str) -> tuple[str, ...]:
    """The themes of a game's puzzles."""
    return BOARD_THEMES[spec_of(game).board]


def theme_of(game: Game, seat: int, best: str, second: str) -> str:
    """The theme of a position: `best` is its best move, `second` the next best."""
    word = best.partition(":")[0]
    if spec_of(game.NAME).board == "villages":
        if "call" in {word, second}:  # to call, or not to though it is tempting
            return "calling"
        return next((theme for theme, known in VILLAGE_WORDS.items() if word in known), "abilities")
    return TAKEN.get(word) or _of_crossing(dict(game.earns(seat)[best]), best)


def _of_crossing(earned: dict[str, Any], best: str) -> str:
    """A crossing: an X earns a box, a card is completed, symbols are won, or room is kept for what may come."""
    if earned["owed"] or best.startswith("+"):
        return "chain"
    if earned["completes"]:
        return "completing"
    return "treasure" if earned["total"] > 0 else "room"
