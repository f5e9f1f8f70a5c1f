"""Ratings from many matches: one number a bot, such that differences say how often one beats another.

The Bradley-Terry model on Elo's scale: 400 points more means ten wins to one. The strengths are those that make the
results most likely, found by the usual fixed-point iteration, with half a win added on both sides of each pairing so
that a clean sweep has a finite rating.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random

from vermeil.arena.match import Match

SCALE = 400 / math.log(10)
STEPS = 500
RESAMPLES = 200
HALF_WIN = 0.5


@dataclass(frozen=True)
class Rating:
    """A bot's rating with its 95 % interval; the lowest bot's is 0."""

    name: str
    elo: float
    low: float
    high: float


def rate(matches: Sequence[Match], *, seed: int = 0) -> list[Rating]:
    """Ratings of all bots in these two-player matches, the best first. Intervals come from resampling deals."""
    names = sorted({name for match in matches for name in (match.challenger, match.defender)})
    shares = [[sum(outcome.share for outcome in deal) for deal in match.deals] for match in matches]
    sizes = [[len(deal) for deal in match.deals] for match in matches]
    center = _fit(names, matches, [(sum(won), sum(size)) for won, size in zip(shares, sizes, strict=True)])
    rng = Random(seed)
    samples: list[Mapping[str, float]] = []
    for _ in range(RESAMPLES):
        results = []
        for won, size in zip(shares, sizes, strict=True):
            drawn = rng.choices(range(len(won)), k=len(won))
            results.append((sum(won[at] for at in drawn), sum(size[at] for at in drawn)))
        samples.append(_fit(names, matches, results))
    ratings = []
    for name in names:
        spread = sorted(sample[name] for sample in samples)
        edge = RESAMPLES // 40
        ratings.append(Rating(name, center[name], spread[edge], spread[-1 - edge]))
    return sorted(ratings, key=lambda rating: -rating.elo)


def _fit(names: Sequence[str], matches: Sequence[Match], results: Sequence[tuple[float, int]]) -> dict[str, float]:
    """The strengths that explain the results best, as Elo above the lowest."""
    wins = dict.fromkeys(names, 0.0)
    games: dict[tuple[str, str], float] = {}
    for match, (won, played) in zip(matches, results, strict=True):
        first, second = match.challenger, match.defender
        wins[first] += won + HALF_WIN
        wins[second] += played - won + HALF_WIN
        for pair in ((first, second), (second, first)):
            games[pair] = games.get(pair, 0.0) + played + 2 * HALF_WIN
    strength = dict.fromkeys(names, 1.0)
    for _ in range(STEPS):
        for name in names:
            met = sum(n / (strength[name] + strength[other]) for (one, other), n in games.items() if one == name)
            strength[name] = wins[name] / met if met else strength[name]
    elo = {name: SCALE * math.log(value) for name, value in strength.items()}
    lowest = min(elo.values())
    return {name: value - lowest for name, value in elo.items()}
