"""A language model plays: it reads a string, it writes a string. Here a scripted stand-in writes; put your model's in.

Usage: python examples/text_player.py [silver-and-gold] [seed]

The stand-in reads the observation as a model would: it thinks aloud, finds the legal moves in the text, and ends with
one. At the end stands what the answers were worth: the result, and how many were refused on the way.
"""

import re
import sys
from collections.abc import Callable
from typing import Any

from vermeil import envs

Model = Callable[[str], str]


def stand_in(prompt: str) -> str:
    """A model of one line: of the legal moves that it reads, the one with the most to say; now and then it errs."""
    moves = re.findall(r"\S+", prompt.rpartition("Legal moves: ")[2])
    choice = max(moves, key=len)
    if "refused" not in prompt and len(prompt) % 11 == 0:
        return "I think I should cross everything at once!"
    return f"There are {len(moves)} moves. The longest looks best to me.\nMove: {choice}"


def play(game: str, models: list[Model], seed: int = 0) -> dict[str, Any]:
    """One game of the models; its outcome, and how many answers of each were refused."""
    env = envs.text(game, players=len(models))
    env.reset(seed=seed)
    refused = [0] * len(models)
    rules, done = env.rules(), False
    while not done:
        seat, observation = env.get_observation()
        answer = models[seat](f"{rules}\n\n{observation}")
        done, info = env.step(answer)
        refused[seat] += "refused" in info
    return env.close() | {"refused": refused}


if __name__ == "__main__":
    GAME, SEED = [*sys.argv[1:], *("silver-and-gold", "0")[len(sys.argv) - 1 :]]
    OUTCOME = play(GAME, [stand_in, stand_in], int(SEED))
    sys.stdout.write(f"{OUTCOME['scores']} {OUTCOME['winners']} refused: {OUTCOME['refused']}\n")
