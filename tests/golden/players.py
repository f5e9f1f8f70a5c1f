"""Who plays the golden games: for each game one player, simple and deterministic, who meets most of what can happen."""

from __future__ import annotations

import hashlib
from typing import Any


def fingerprint(step: int, seat: int, spellings: list[str]) -> bytes:
    """Of the game so far: the dice of a player who has none."""
    return hashlib.sha256(f"{step} {seat} {' '.join(spellings)}".encode()).digest()


def on_islands(step: int, seat: int, spellings: list[str]) -> str:
    """Completes cards: the most boxes that can be crossed."""
    longest = max(map(len, spellings))
    best = [spelling for spelling in spellings if len(spelling) == longest or longest == len("take:top")]
    return best[fingerprint(step, seat, best)[0] % len(best)]


def in_pyramids(step: int, seat: int, spellings: list[str]) -> str:
    """Completes pyramids: boxes as far down and to the right as can be."""
    deepest = sorted(spellings, key=depth, reverse=True)
    best = deepest[:3] if depth(deepest[0]) else spellings
    return best[fingerprint(step, seat, best)[0] % len(best)]


def depth(spelling: str) -> int:
    """How deep a crossing reaches; other moves are all the same."""
    if spelling[-1] not in "12345" or ":" not in spelling or spelling.startswith(("keep", "take")):
        return 0
    boxes = spelling.partition(":")[2]
    return max("abcde".index(boxes[at]) + int(boxes[at + 1]) for at in range(0, len(boxes), 2)) * 4 + len(boxes)


def in_the_village(step: int, seat: int, spellings: list[str]) -> str:
    """Tries everything: abilities before discards, exchanges of several only now and then."""
    dice = fingerprint(step, seat, spellings)
    if dice[0] % 8 and step % 40:
        spellings = [spelling for spelling in spellings if not spelling.startswith("set:")] or spellings
    if dice[1] % 2 and "use" in spellings:
        spellings = ["use"]
    return spellings[dice[2] % len(spellings)]


PLAYERS = {"silver-and-gold": on_islands, "pyramids": in_pyramids, "silver-coin": in_the_village}


def play(game: Any) -> Any:
    """Play to the end. Where several decide at once they take turns; at Silver Coin, they go by their seats."""
    choose, step = PLAYERS[game.NAME], 0
    while game.waiting:
        seat = game.waiting[0 if game.NAME == "silver-coin" else step % len(game.waiting)]
        game.push(seat, choose(step, seat, [str(move) for move in game.legal_moves(seat)]))
        step += 1
    return game
