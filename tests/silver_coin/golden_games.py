"""The golden games: what is played, and by whom. The player is deterministic and tries everything."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from pathlib import Path

from vermeil.games import silver_coin as sc

HERE = Path(__file__).parent / "golden"


def play(game: sc.Game) -> sc.Game:
    """Play to the end: abilities before discards, exchanges of several only now and then."""
    step = 0
    while game.waiting:
        seat = game.waiting[0]
        spellings = [str(move) for move in game.legal_moves(seat)]
        dice = hashlib.sha256(f"{step} {seat} {' '.join(spellings)}".encode()).digest()
        if dice[0] % 8 and step % 40:
            spellings = [spelling for spelling in spellings if not spelling.startswith("set:")] or spellings
        if dice[1] % 2 and "use" in spellings:
            spellings = ["use"]
        game.push(seat, spellings[dice[2] % len(spellings)])
        step += 1
    return game


MIX = "coin+amulet:0,1,3,10,11,13"
GAMES: dict[str, Callable[[], sc.Game]] = {
    "silver-coin-2": lambda: sc.Game(players=2, seed="golden"),
    "silver-coin-3": lambda: sc.Game(players=3, seed="golden"),
    "silver-coin-4": lambda: sc.Game(players=4, seed="golden"),
    "silver-coin-amulet": lambda: sc.Game(players=3, seed="golden", deck="amulet"),
    "silver-coin-mix": lambda: sc.Game(players=4, seed="golden", deck=MIX),
    "silver-coin-variants": lambda: sc.Game(
        players=2,
        seed="golden",
        variants={"coin": "flip", "mismatch": "original", "quiet_call": True, "one_con": True, "patience": None},
    ),
}


def path_of(name: str, folder: Path = HERE) -> Path:
    return folder / f"{name}.txt"
