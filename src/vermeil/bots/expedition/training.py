"""Fitting the prices of a deck by self-play: solve, play, count what turns were worth, and again.

Each round takes seconds. After three the prices change no more than their noise.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from vermeil.bots.expedition import cache
from vermeil.bots.expedition.price_files import fitted_name, parsed, take_over, to_data
from vermeil.bots.expedition.prices import Prices
from vermeil.bots.expedition.sizes import PATTERNS, QUANTILES
from vermeil.games.expedition.phases import TURNS

ROUNDS = 3
GAMES = 20_000
CHUNK = 250
BINS = 160
BINS_A_POINT = 4
FEW = 50  # fewer gains than this say nothing

Progress = Callable[[str, int, int], None]


class Learner(Protocol):
    """A policy that plays against itself and counts."""

    recording: bool
    seed: int
    rest: list[float]
    games: int
    taken: float
    takes: int

    def play_games(self, games: int, first: int) -> None: ...

    def counted(self) -> list[int]: ...


@dataclass(frozen=True)
class Course:
    """What is trained: a game with a deck."""

    game: str
    deck_hash: str
    first_prices: Callable[[], Prices]
    # A policy on tables that were solved with the prices; it tells how far the solving is.
    learner: Callable[[Prices, Callable[[int, int], None] | None], Learner]

    def train(self, games: int = GAMES, rounds: int = ROUNDS, progress: Progress | None = None) -> Prices:
        """Fit the prices and keep them in the cache. A training that was stopped goes on where it was."""
        prices, done = self._resume(games)
        for number in range(done, rounds):
            policy = self.learner(prices, _told(progress, f"round {number + 1} of {rounds}, solving"))
            policy.recording = True
            policy.seed = (number + 1) << 40
            for first in range(0, games, CHUNK):
                policy.play_games(min(CHUNK, games - first), first)
                if progress is not None:
                    progress(f"round {number + 1} of {rounds}, playing", min(first + CHUNK, games), games)
            learn(prices, policy)
            data = to_data(prices) | {"rounds": number + 1, "games": games}
            cache.write(self._unfinished, json.dumps(data).encode())
        cache.write(fitted_name(self.game, self.deck_hash), json.dumps(to_data(prices)).encode())
        cache.remove(self._unfinished)
        return prices

    @property
    def _unfinished(self) -> str:
        return f"{self.game}-{self.deck_hash}-unfinished.json"

    def _resume(self, games: int) -> tuple[Prices, int]:
        """Where a training of this kind was stopped, or the beginning."""
        prices = self.first_prices()
        kept: Any = parsed(cache.read(self._unfinished) or b"")
        if take_over(prices, kept) and kept.get("games") == games and isinstance(kept.get("rounds"), int):
            return prices, kept["rounds"]
        return self.first_prices(), 0


def learn(prices: Prices, policy: Learner) -> None:
    """New prices from what was counted."""
    gains = policy.counted()
    for turns in range(1, TURNS + 1):
        for pattern in range(PATTERNS):
            at = turns * PATTERNS + pattern
            for number, price in enumerate(quantiles(gains[at * BINS : at * BINS + BINS])):
                prices.turn[at * QUANTILES + number] = price
        prices.rest[turns] = policy.rest[turns] / policy.games
    if policy.takes:
        prices.pick = policy.taken / policy.takes


def quantiles(counts: list[int]) -> list[float]:
    """The middle of each eighth of what was counted; nothing if that is too little."""
    total = sum(counts)
    if total < FEW:
        return []
    found = []
    for number in range(QUANTILES):
        wanted, seen, place = (number + 0.5) / QUANTILES * total, 0, 0
        while seen + counts[place] < wanted:
            seen += counts[place]
            place += 1
        found.append((place + (wanted - seen) / max(1, counts[place])) / BINS_A_POINT)
    return found


def _told(progress: Progress | None, words: str) -> Callable[[int, int], None] | None:
    if progress is None:
        return None
    return lambda done, total: progress(words, done, total)
