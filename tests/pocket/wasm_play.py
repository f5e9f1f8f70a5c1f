"""What is compared between a browser's engines and this machine's: run in both, it prints one line of JSON."""

import hashlib
import json
import os
from importlib import import_module
from pathlib import Path
from typing import Any

from vermeil.core.dice import Dice
from vermeil.games import GAMES
from vermeil.table.catalog import replay

SEEDS = 1000


def play_of(package: str) -> str:
    """A hash of random games through the engine: every question, every choice, every score."""
    fast: Any = import_module(f"vermeil.games.{package}.fast")
    digest = hashlib.sha256()
    for seed in range(SEEDS):
        state, dice = fast.new_state(2 + seed % 3), Dice(seed)
        state.roll_on(dice)
        made: list[tuple[int, ...]] = []
        while numbers := legal(state):
            number = numbers[(seed + len(made)) % len(numbers)]
            made.append((len(numbers), number))
            if hasattr(state, "decide"):
                state.decide(state.next_seat(), number, dice)
            else:
                state.apply(number)
                state.roll_on(dice)
        made.append(
            tuple(state.total_score(seat) for seat in range(2 + seed % 3)) if hasattr(state, "total_score") else ()
        )
        digest.update(repr(made).encode())
    return digest.hexdigest()


def legal(state: Any) -> list[int]:
    """The numbers of what can be decided now; none when the game is over."""
    if hasattr(state, "next_seat"):
        seat: int = state.next_seat()
        numbers: list[int] = state.legal(seat) if seat >= 0 else []
        return numbers
    return list(state.legal())


def golden(folder: Path) -> dict[str, list[Any]]:
    """The lines and scores of all golden games, as they are replayed here; those of decks of somebody's own aside."""
    told = {}
    for file in sorted(folder.glob("*.txt")):
        if "custom-deck" not in file.name:
            game = replay(file.read_text(encoding="utf-8"))
            told[file.name] = [hashlib.sha256(game.transcript().encode()).hexdigest(), list(game.scores)]
    return told


def both() -> dict[str, Any]:
    folder = Path("/host" if os.path.isdir("/host/tests") else ".") / "tests" / "golden"  # noqa: PTH112 - in both worlds
    played = {name: play_of(package) for name, package in GAMES.items()}
    return {"golden": golden(folder), "played": played}


if __name__ == "__main__":
    print("told:" + json.dumps(both()))  # noqa: T201 - heard by the test
