"""Learning the weights of the quick player by cross-entropy search.

Each generation draws sets of weights around the best so far, and lets each of them play the same rounds in one seat,
half of them against the best so far and half against the weights made by hand, so that it learns to beat others than
itself. The best quarter says where to draw next, and how far around. At last it counts which cards are kept.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import nullcontext
from dataclasses import dataclass, field
from functools import lru_cache, partial
from multiprocessing import get_context
from random import Random
from typing import Any

from vermeil.bots.contest import Contest, Fresh
from vermeil.bots.expedition import cache
from vermeil.bots.expedition.cache import fingerprint
from vermeil.bots.silver_coin.levels import EFFORTS
from vermeil.bots.silver_coin.player import SilverCoinPlayer
from vermeil.bots.silver_coin.rounds import Rounds
from vermeil.bots.silver_coin.sizes import NUMBERS, WEIGHTS
from vermeil.bots.silver_coin.weights import HAND, LEARNED, STAGES, SURE, THOUSAND, Learned, file_name, learned_for
from vermeil.core.errors import SetupError
from vermeil.games.silver_coin import fast
from vermeil.games.silver_coin.deck import read_deck
from vermeil.games.silver_coin.spec import SPEC

# All decks, and cards of each side by side with cards of the others; the coin deck counts twice.
ALL_DECKS = (
    "coin",
    "coin",
    "amulet",
    "amulet+coin:0,2,4,6,8,10,12",
    "amulet+coin:1,3,5,7,9,11,13",
    "bullet",
    "bullet+amulet:2,5,8,11+coin:1,4,7,10,13",
)
PLAYERS = (2, 3, 4)
GENERATIONS = 24
CANDIDATES = 40
ELITE = 10
# Rounds of a candidate in a generation.
ROUNDS = 1800
# How far around the weights made by hand the first ones are drawn; how much of what is new counts; and how much of
# the first reach is left at the end.
FIRST_SHARE, FIRST_REACH = 0.3, 0.05
NEW = 0.6
NEAR = 0.15
BELIEFS = 2000
# Fewer cards than this say nothing.
FEW = 30

Progress = Callable[[str, int, int], None]


@dataclass
class Swarm:
    """Where the next candidates are drawn."""

    middle: list[float] = field(default_factory=lambda: list(HAND))
    reach: list[float] = field(default_factory=lambda: [FIRST_SHARE * weight + FIRST_REACH for weight in HAND])
    generations: int = 0

    def draw(self) -> list[tuple[float, ...]]:
        """The candidates of the next generation; the middle itself is one of them."""
        rng = Random(f"silver-coin {self.generations}")
        drawn = [
            tuple(max(0.0, rng.gauss(*place)) for place in zip(self.middle, self.reach, strict=True))
            for _ in range(CANDIDATES - 1)
        ]
        return [tuple(self.middle), *drawn]

    def learn(self, best: Sequence[Sequence[float]]) -> None:
        """Move to where the best ones are. It narrows, but never so fast that luck decides."""
        for place in range(WEIGHTS):
            values = [weights[place] for weights in best]
            mean = sum(values) / len(values)
            spread = (sum((value - mean) ** 2 for value in values) / len(values)) ** 0.5
            least = NEAR * (FIRST_SHARE * HAND[place] + FIRST_REACH)
            self.middle[place] += NEW * (mean - self.middle[place])
            self.reach[place] = max(least, (1 - NEW) * self.reach[place] + NEW * spread)
        self.generations += 1


def course_of(deck: str | None) -> Course:
    """The training of a mix of decks, or of all of them."""
    return Course(deck)


@dataclass(frozen=True)
class Course:
    """What is trained: one mix of decks, or with none named all of them."""

    deck: str | None = None

    def __post_init__(self) -> None:
        if self.deck is not None:
            read_deck(self.deck)

    def forget(self) -> None:
        """Drop the weights at hand, so that what was trained is used at once."""
        learned_for.cache_clear()

    @property
    def deck_hash(self) -> str:
        """What the weights are for, in a word."""
        return self.deck or "of any mix"

    def train(
        self,
        games: int = ROUNDS,
        rounds: int = GENERATIONS,
        progress: Progress = lambda *_: None,
        workers: int | None = None,
    ) -> Fresh:
        """Learn, as files to be kept (`contest.keep`). `games` are a candidate's rounds, `rounds` their generations.

        What is learned depends on these two alone. A training that was stopped goes on after its last generation.
        """
        swarm = self._resume(games)
        crew = workers or os.cpu_count() or 1
        pool = ProcessPoolExecutor(crew, mp_context=get_context("spawn")) if crew > 1 else nullcontext()
        with pool as helpers:
            while swarm.generations < rounds:
                words = f"generation {swarm.generations + 1} of {rounds}"
                self._generation(swarm, games, helpers, partial(progress, words))
                cache.write(self._unfinished, json.dumps(vars(swarm) | {"games": games}).encode())
        # Rounded as in the file, so that beliefs are counted with what will be played.
        weights = tuple(round(THOUSAND * weight) / THOUSAND for weight in swarm.middle)
        learned = Learned(weights, self._beliefs(weights, progress))
        return {self.files[0]: learned.to_json().encode()}

    def finish(self) -> None:
        """The training has been judged: there is nothing left to go on with."""
        cache.remove(self._unfinished)

    @property
    def files(self) -> tuple[str, ...]:
        """What a training is kept in."""
        return (file_name(self.deck),)

    def contest(self, fresh: Fresh) -> Contest:
        """New weights against those that are in use. For all decks: those that are used where a mix has none."""
        new = Learned.of(fresh[self.files[0]])
        old = learned_for(self.deck) if self.deck is not None else Learned.of(cache.read(self.files[0])) or LEARNED
        if new is None:
            raise SetupError("what was learned can't be read")
        known = {name: fingerprint(learned.to_json().encode()) for name, learned in (("trained", new), ("before", old))}
        options = tuple({"deck": deck} for deck in self.decks)
        player = partial(SilverCoinPlayer, "strong", EFFORTS["strong"])
        return Contest(SPEC.name, 2, options, partial(player, learned=new), partial(player, learned=old), known)

    @property
    def decks(self) -> tuple[str, ...]:
        """What is played with."""
        return ALL_DECKS if self.deck is None else (self.deck,)

    @property
    def _unfinished(self) -> str:
        return f"unfinished-{file_name(self.deck)}"

    def _resume(self, games: int) -> Swarm:
        """Where a training of this kind was stopped, or the beginning."""
        try:
            kept: Any = json.loads(cache.read(self._unfinished) or b"")
            swarm = Swarm(list(map(float, kept["middle"])), list(map(float, kept["reach"])), int(kept["generations"]))
        except (ValueError, TypeError, KeyError):
            return Swarm()
        whole = len(swarm.middle) == len(swarm.reach) == WEIGHTS and kept.get("games") == games
        return swarm if whole else Swarm()

    def _generation(self, swarm: Swarm, games: int, helpers: Executor | None, tick: Callable[[int, int], None]) -> None:
        candidates = swarm.draw()
        each = max(1, games // (2 * len(self.decks) * len(PLAYERS)))
        first = swarm.generations << 24
        jobs = [(self.decks, candidate, tuple(swarm.middle), each, first) for candidate in candidates]
        leads: list[float] = []
        for lead in map(trial, jobs) if helpers is None else helpers.map(trial, jobs):
            leads.append(lead)
            tick(len(leads), CANDIDATES)
        order = sorted(range(len(leads)), key=lambda place: -leads[place])
        swarm.learn([candidates[place] for place in order[:ELITE]])

    def _beliefs(self, weights: Sequence[float], progress: Progress) -> tuple[tuple[int, ...], ...]:
        """How much more often than by chance each number is kept, the most common one counting 256."""
        kept, usual = [0.0] * (STAGES * NUMBERS), [0.0] * (STAGES * NUMBERS)
        settings = [(deck, players) for deck in self.decks for players in PLAYERS]
        for done, (deck, players) in enumerate(settings):
            rounds = Rounds(fast.new_state(players, deck))
            for seat in range(players):
                rounds.policy.weigh(seat, list(weights))
            for counts, found in zip((kept, usual), rounds.counted(1 << 40, BELIEFS), strict=True):
                counts[:] = [one + other for one, other in zip(counts, found, strict=True)]
            progress("what is kept", done + 1, len(settings))
        rows = []
        for stage in range(0, len(kept), NUMBERS):
            places = range(stage, stage + NUMBERS)
            ratios = [kept[at] / usual[at] if usual[at] >= FEW else 1.0 for at in places]
            rows.append(tuple(max(1, round(SURE * ratio / max(ratios))) for ratio in ratios))
        return tuple(rows)


def trial(job: tuple[tuple[str, ...], tuple[float, ...], tuple[float, ...], int, int]) -> float:
    """The mean lead of a candidate: in each seat, with each deck and number of players, against both opponents."""
    decks, candidate, middle, each, first = job
    total = 0.0
    for deck in decks:
        for players in PLAYERS:
            rounds = _rounds(deck, players)
            for opponent, start in ((middle, first), (HAND, first + (1 << 20))):
                for seat in range(players):
                    for at in range(players):
                        rounds.policy.weigh(at, list(candidate if at == seat else opponent))
                    total += rounds.leads(seat, start + seat, (each + players - 1 - seat) // players, players)
    return total / (2 * each * len(decks) * len(PLAYERS))


@lru_cache(maxsize=16)
def _rounds(deck: str, players: int) -> Rounds:
    return Rounds(fast.new_state(players, deck))
