"""A rating for a way of playing: how much a player loses in a decision, beside what the levels of the bots lose.

The ratings of the levels stand in docs/coach.md. What a level loses was measured on games against itself
(`python -m bench.coach levels GAME --deals ladder`); docs/coach.md tells how often that puts a level on its own rung.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import pairwise
from math import fsum, log, sqrt
from pathlib import Path
from typing import Any

from vermeil.coach.chance import Chance

LEVELS = ("easy", "medium", "strong", "expert")
# What was measured and fitted for each game: see docs/coach.md.
FITTED: dict[str, dict[str, Any]] = json.loads(Path(__file__).with_name("ladder.json").read_text("utf-8"))
RUNGS: dict[str, dict[str, int]] = {game: fitted["rungs"] for game, fitted in FITTED.items()}
# Points lost in a decision, on average over many games of each level.
SLIPS: dict[str, list[float]] = {game: fitted["slips"] for game, fitted in FITTED.items()}
# The standard deviation of the logarithm of a slip from game to game of one level.
SWAY: dict[str, float] = {game: fitted["sway"] for game, fitted in FITTED.items()}
LEAST = 0.02
# How far above the best level a rating may lie: nobody has measured what plays better.
BEYOND = 100.0


def slip_of(game: str, losses: Sequence[float], gains: Sequence[float]) -> float:
    """Points lost in a decision on average, from each decision's loss and what it gained beyond the evaluator's own.

    Both together are what the best move found is better than the evaluator's choice: it says how much there was to
    lose, not who decided. Where hidden cards make that differ from game to game more than players do, a part of what it
    is more than usual is taken off (`evened` and `usual` were fitted on games that nothing else is measured on).
    """
    if not losses:
        return 0.0
    lost, gained = fsum(losses) / len(losses), fsum(gains) / len(gains)
    evened: float = FITTED[game]["evened"]
    usual: float = FITTED[game]["usual"]
    slip = lost - evened * (lost + gained - usual)
    return max(slip, 0.0)


def rating(game: str, slips: Sequence[float]) -> dict[str, float]:
    """What the slips of some games are like: a rating between those of the levels or a little beyond, and its error."""
    rungs = [(log(slip), rung) for slip, rung in zip(SLIPS[game], RUNGS[game].values(), strict=True)]
    at = log(max(LEAST, fsum(slips) / len(slips)))
    pairs = list(pairwise(rungs))
    (worse, low), (better, high) = next((pair for pair in pairs if at >= pair[1][0]), pairs[-1])
    slope = (high - low) / (better - worse)
    found = low + slope * (at - worse)
    error = 1.96 * abs(slope) * SWAY[game] / sqrt(len(slips))
    return {"rating": max(0.0, min(found, rungs[-1][1] + BEYOND)), "error": error}


def chance_of(game: str) -> Chance:
    """What luck does to a lead in this game."""
    fitted = FITTED[game]
    return Chance(fitted["spread"], fitted["part"], tuple(fitted["uncounted"]), fitted["luck"])
