"""The golden games: what is played, and by whom.

`python -m tests.pyramids.golden_games` writes them anew; then read the diff.
The player is simple and deterministic, and completes pyramids.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Callable
from pathlib import Path

from tests.pyramids.positions import SMALL_DECK
from vermeil.games import pyramids as py

HERE = Path(__file__).with_name("golden")


def play(game: py.Game) -> py.Game:
    """Play to the end: boxes as far down and to the right as can be; of the best some, by the game so far."""
    step = 0
    while game.waiting:
        seat = game.waiting[step % len(game.waiting)]
        spellings = [str(move) for move in game.legal_moves(seat)]
        deepest = sorted(spellings, key=depth, reverse=True)
        best = deepest[:3] if depth(deepest[0]) else spellings
        fingerprint = hashlib.sha256(f"{step} {seat} {' '.join(best)}".encode()).digest()
        game.push(seat, best[fingerprint[0] % len(best)])
        step += 1
    return game


def depth(spelling: str) -> int:
    """How deep a crossing reaches; other moves are all the same."""
    if spelling[-1] not in "12345" or ":" not in spelling or spelling.startswith(("keep", "take")):
        return 0
    boxes = spelling.partition(":")[2]
    return max("abcde".index(boxes[at]) + int(boxes[at + 1]) for at in range(0, len(boxes), 2)) * 4 + len(boxes)


GAMES: dict[str, Callable[[], py.Game]] = {
    "pyramids-1": lambda: py.Game(players=1, seed="golden"),
    "pyramids-2": lambda: py.Game(players=2, seed="golden"),
    "pyramids-3": lambda: py.Game(players=3, seed="golden"),
    "pyramids-4": lambda: py.Game(players=4, seed="golden"),
    "pyramids-variants": lambda: py.Game(
        players=3, seed="golden", variants=["open_marks", "tracker", "closed_tomb", "linear_skulls"]
    ),
    "pyramids-custom-deck": lambda: py.Game(players=2, seed="golden", deck=SMALL_DECK),
}


def path_of(name: str, folder: Path = HERE) -> Path:
    return folder / f"{name}.txt"


def main(folder: Path = HERE) -> None:
    for name, begin in GAMES.items():
        text = play(begin()).transcript()
        path = path_of(name, folder)
        changed = not path.exists() or path.read_text(encoding="utf-8") != text
        path.write_text(text, encoding="utf-8", newline="\n")
        sys.stdout.write(f"{path.name} {'has changed: read the diff' if changed else 'is as it was'}\n")


if __name__ == "__main__":
    main()
