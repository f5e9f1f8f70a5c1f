"""Fitting a game's thinking to a deck by self-play.

First the prices: solve, play, count what turns were worth, and again. Each round takes seconds; after three the prices
change no more than their noise. Then, where a game has it, what the look-ups don't see, by temporal differences: in
large steps at first, since what is noted of completed cards and of others must find one level, then in smaller and
smaller ones.
"""

from __future__ import annotations

import json
from array import array
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from vermeil.bots.contest import Contest, Fresh
from vermeil.bots.expedition import cache
from vermeil.bots.expedition.correction import Correction
from vermeil.bots.expedition.correction_files import learned_name, pack, unpack
from vermeil.bots.expedition.price_files import fitted_name, parsed, take_over, to_data
from vermeil.bots.expedition.prices import Prices
from vermeil.bots.expedition.sizes import PATTERNS, QUANTILES
from vermeil.core.errors import SetupError
from vermeil.games.expedition.phases import TURNS

ROUNDS = 3
GAMES = 20_000
LESSONS = 300_000
CHUNK = 250
# Learning is kept ten times on its way. The first and the last step, and what a position looks towards most: the end of
# the game, or the next positions.
PARTS = 10
FIRST_STEP, LAST_STEP, PATIENCE = 0.3, 0.003, 0.8
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


class Pupil(Learner, Protocol):
    """One that also learns what the look-ups don't see."""

    insight: bool
    learning: bool

    @property
    def outlook(self) -> Correction: ...


@dataclass(frozen=True)
class Course:
    """What is trained: a game with a deck."""

    game: str
    deck_hash: str
    first_prices: Callable[[], Prices]
    # Drops what is at hand of what was solved, so that what was trained is used at once.
    forget: Callable[[], None]
    # A policy on look-ups that were solved with the prices; it tells how far the solving is.
    learner: Callable[[Prices, Callable[[int, int], None] | None], Learner]
    # The same, for games that learn what their look-ups don't see.
    pupil: Callable[[Prices, Callable[[int, int], None] | None], Pupil] | None = None
    # Players with new data and with those that are in use.
    rivals: Callable[[Fresh], Contest] | None = None

    @property
    def files(self) -> tuple[str, ...]:
        """What a training is kept in."""
        fitted, learned = fitted_name(self.game, self.deck_hash), learned_name(self.game, self.deck_hash)
        return (fitted,) if self.pupil is None else (fitted, learned)

    def train(
        self, games: int = GAMES, rounds: int = ROUNDS, lessons: int = LESSONS, progress: Progress | None = None
    ) -> Fresh:
        """Fit all, as files to be kept (`contest.keep`). A training that was stopped goes on where it was."""
        prices = self._fit(games, rounds, progress)
        fresh = {self.files[0]: json.dumps(to_data(prices)).encode()}
        if self.pupil is not None and lessons:
            fresh[self.files[1]] = pack(self._learn(self.pupil, prices, lessons, progress))
        return fresh

    def finish(self, lessons: int = LESSONS) -> None:
        """The training has been judged: there is nothing left to go on with."""
        for name in (self._unfinished, self._unlearned(lessons)):
            cache.remove(name)

    def contest(self, fresh: Fresh) -> Contest:
        """New data against those that are in use."""
        if self.rivals is None:
            raise SetupError(f"nobody plays {self.game} with data of two kinds")
        return self.rivals(fresh)

    def _fit(self, games: int, rounds: int, progress: Progress | None) -> Prices:
        prices, done = self._resume(games)
        for number in range(done, rounds):
            policy = self.learner(prices, _progress_of(progress, f"round {number + 1} of {rounds}, solving"))
            policy.recording = True
            policy.seed = (number + 1) << 40
            for first in range(0, games, CHUNK):
                policy.play_games(min(CHUNK, games - first), first)
                if progress is not None:
                    progress(f"round {number + 1} of {rounds}, playing", min(first + CHUNK, games), games)
            learn(prices, policy)
            data = to_data(prices) | {"rounds": number + 1, "games": games}
            cache.write(self._unfinished, json.dumps(data).encode())
        return prices

    def _learn(
        self,
        pupil: Callable[[Prices, Callable[[int, int], None] | None], Pupil],
        prices: Prices,
        lessons: int,
        progress: Progress | None,
    ) -> array[float]:
        """What is learned from so many games; the steps grow smaller with what is left of them."""
        policy = pupil(prices, _progress_of(progress, "learning, solving"))
        outlook = policy.outlook
        weights: array[float] = array("f", outlook.weights)
        kept = cache.read(self._unlearned(lessons)) or b""
        found = unpack(kept[1:], len(weights))
        part = kept[0] if found is not None and kept[0] < PARTS else 0
        if found is not None and part:
            weights = found
        outlook.weights = weights
        outlook.begin_learning(part > 0)
        outlook.patience = PATIENCE
        policy.insight = policy.learning = True
        policy.seed = 1 << 46
        for first in range(part * lessons // PARTS, lessons, CHUNK):
            outlook.rate = LAST_STEP + (FIRST_STEP - LAST_STEP) * (1 - first / lessons) ** 2
            policy.play_games(min(CHUNK, lessons - first), first)
            if progress is not None:
                progress("learning", min(first + CHUNK, lessons), lessons)
            if (first + CHUNK) * PARTS // lessons > part:
                part = (first + CHUNK) * PARTS // lessons
                cache.write(self._unlearned(lessons), bytes([min(part, 255)]) + pack(weights))
        return weights

    def _unlearned(self, lessons: int) -> str:
        return f"{self.game}-{self.deck_hash}-{lessons}-unfinished.learned"

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


def _progress_of(progress: Progress | None, words: str) -> Callable[[int, int], None] | None:
    if progress is None:
        return None
    return lambda done, total: progress(words, done, total)
