"""The golden games: what is played, and by whom. The player is simple and deterministic, and completes cards."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from pathlib import Path

from tests.silver_and_gold_positions import SMALL_DECK
from vermeil import silver_and_gold as sg

HERE = Path(__file__).parent


def play(game: sg.Game) -> sg.Game:
    """Play to the end: the most boxes that can be crossed, among these one by a fingerprint of the game so far."""
    step = 0
    while game.waiting:
        seat = game.waiting[step % len(game.waiting)]
        spellings = [str(move) for move in game.legal_moves(seat)]
        longest = max(map(len, spellings))
        best = [spelling for spelling in spellings if len(spelling) == longest or longest == len("take:top")]
        fingerprint = hashlib.sha256(f"{step} {seat} {' '.join(best)}".encode()).digest()
        game.push(seat, best[fingerprint[0] % len(best)])
        step += 1
    return game


GAMES: dict[str, Callable[[], sg.Game]] = {
    "silver-and-gold-1": lambda: sg.Game(players=1, seed="golden"),
    "silver-and-gold-2": lambda: sg.Game(players=2, seed="golden"),
    "silver-and-gold-3": lambda: sg.Game(players=3, seed="golden"),
    "silver-and-gold-4": lambda: sg.Game(players=4, seed="golden"),
    "silver-and-gold-variants": lambda: sg.Game(
        players=3, seed="golden", variants={"start_player": 2, "open_marks": True, "tracker": True}
    ),
    "silver-and-gold-custom-deck": lambda: sg.Game(players=2, seed="golden", deck=SMALL_DECK),
}


def path_of(name: str, folder: Path = HERE) -> Path:
    return folder / f"{name}.txt"
