"""A match: many deals on all cores, and what it shows with 95 % intervals.

The deal is the unit of the statistics, not the game: the games of one deal share its luck.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from functools import partial
from typing import Any

from vermeil.arena.deals import Outcome, Setting, check_count, play_deal
from vermeil.arena.ending import take_in
from vermeil.arena.executors import Executor, executor_for
from vermeil.bots import bot_for, plays_as
from vermeil.bots.knowledge import knowledge
from vermeil.core.errors import BotError, SetupError
from vermeil.games import GAMES, rules_of, spec_of
from vermeil.words import words

Z95 = 1.96


@dataclass(frozen=True)
class Estimate:
    """A mean and its 95 % interval."""

    mean: float
    low: float
    high: float

    def to_dict(self) -> dict[str, float | None]:
        """Plain data; an end of the interval that is not known is null."""
        return {name: value if math.isfinite(value) else None for name, value in asdict(self).items()}

    @classmethod
    def of(cls, values: list[float]) -> Estimate:
        mean = sum(values) / len(values)
        return cls.of_sums(len(values), mean, sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1))

    @classmethod
    def of_sums(cls, count: int, mean: float, variance: float) -> Estimate:
        """The same from what was summed up."""
        if count < 2:  # noqa: PLR2004 - one value has no spread
            return cls(mean, -math.inf, math.inf)
        reach = Z95 * math.sqrt(variance / count)
        return cls(mean, mean - reach, mean + reach)

    @classmethod
    def of_shares(cls, values: list[float]) -> Estimate:
        """For numbers from 0 to 1: Wilson's interval, which stays inside and is honest about a clean sweep.

        The games of a deal hang together, so the sample counts as the number of independent games with this spread.
        """
        mean = sum(values) / len(values)
        variance = sum((value - mean) ** 2 for value in values) / max(1.0, len(values) - 1)
        return cls.of_share(len(values), mean, variance)

    @classmethod
    def of_share(cls, count: int, mean: float, variance: float) -> Estimate:
        """The same from what was summed up."""
        size = float(count)
        if variance:
            size = min(size * mean * (1 - mean) / variance, 10 * size)
        middle = (mean + Z95**2 / (2 * size)) / (1 + Z95**2 / size)
        reach = Z95 / (1 + Z95**2 / size) * math.sqrt(mean * (1 - mean) / size + Z95**2 / (4 * size**2))
        return cls(mean, max(0.0, middle - reach), min(1.0, middle + reach))


@dataclass(frozen=True)
class Match:
    """What came of a match, from the challenger's side."""

    setting: Setting
    challenger: str
    defender: str
    deals: tuple[tuple[Outcome, ...], ...]
    # How many deals were wanted, if it was stopped before all of them were played.
    wanted: int | None = None
    # What they played with, if that is not what their names play with.
    known: dict[str, str] | None = None
    # What a bot from outside did wrong, if that has ended it.
    fault: str | None = None

    @property
    def names(self) -> tuple[str, ...]:
        """Who has played, each once."""
        return tuple(dict.fromkeys((self.challenger, self.defender)))

    @property
    def alike(self) -> int:
        """Deals whose games all went alike: they show luck, and nothing about the players."""
        return sum(len(deal) > 1 and len({outcome.record for outcome in deal}) == 1 for deal in self.deals)

    @property
    def games(self) -> int:
        return sum(map(len, self.deals))

    @property
    def wins(self) -> Estimate:
        """The challenger's share of the wins; a shared win is shared."""
        return Estimate.of_shares([sum(outcome.share for outcome in deal) / len(deal) for deal in self.deals])

    @property
    def beaten(self) -> Estimate:
        """How often the challenger comes in ahead of a defender; an equal player does so half the time at any table."""
        return Estimate.of_shares([sum(outcome.beaten for outcome in deal) / len(deal) for deal in self.deals])

    @property
    def points(self) -> Estimate:
        return self._estimate(lambda outcome: outcome.points)

    @property
    def others(self) -> Estimate:
        return self._estimate(lambda outcome: outcome.others)

    @property
    def lead(self) -> Estimate:
        """Points more than the others' mean, game by game."""
        return self._estimate(lambda outcome: outcome.points - outcome.others)

    @property
    def done(self) -> Estimate | None:
        """Cards that the challenger has completed, in games that have such cards."""
        return self._estimate(lambda outcome: outcome.done or 0) if self._all("done") else None

    @property
    def of_best(self) -> Estimate | None:
        """The challenger's points as a part of the best that hindsight finds, if it was asked."""
        return self._estimate(lambda outcome: outcome.of_best or 0.0) if self._all("of_best") else None

    def _all(self, name: str) -> bool:
        return all(getattr(outcome, name) is not None for deal in self.deals for outcome in deal)

    def _estimate(self, of: Callable[[Outcome], float]) -> Estimate:
        return Estimate.of([sum(map(of, deal)) / len(deal) for deal in self.deals])

    def to_dict(self) -> dict[str, Any]:
        """Everything, as plain data."""
        found = {
            name: getattr(self, name) for name in ("wins", "beaten", "points", "others", "lead", "done", "of_best")
        }
        figures = {name: figure.to_dict() for name, figure in found.items() if figure is not None}
        deals = [[asdict(outcome) for outcome in deal] for deal in self.deals]
        played_with = self.played_with()
        options = {
            name: value if isinstance(value, str | list) else played_with[name]
            for name, value in self.setting.options.items()
        }
        setting = asdict(replace(self.setting, options=options))
        names = {"challenger": self.challenger, "defender": self.defender, "setting": setting}
        return {
            **names,
            "played_with": played_with,
            "wanted": self.wanted,
            "fault": self.fault,
            "games": self.games,
            **figures,
        } | {
            "alike": self.alike,
            "deals": deals,
        }

    def played_with(self) -> dict[str, Any]:
        """The deck and what the bots know, by their hashes, and who had to play for whom."""
        game = rules_of(self.setting.game).Game(players=self.setting.players, seed=0, **self.setting.options)
        return {
            "deck": game.deck_line,
            "knowledge": self.known or {name: knowledge(self.setting.game, name, game.deck) for name in self.names},
            "stand_ins": {name: other for name in self.names if (other := plays_as(self.setting.game, name)) != name},
        }


def play_match(
    setting: Setting,
    challenger: str,
    defender: str,
    deals: int,
    *,
    seed: str = "match",
    workers: int | Executor | None = None,
    tick: Callable[[], None] = lambda: None,
) -> Match:
    """Play a match. `tick` is called after each deal; the result is the same for any number of workers.

    Instead of their number, `workers` may be an executor.

    Ctrl-C (KeyboardInterrupt) ends it, and so does a bot from outside that fails (BotError): what was played until then
    is the result, and its `wanted` and `fault` say so. Without a single deal it is raised.
    """
    check_count("a match has at least one deal", deals)
    executor = workers if isinstance(workers, Executor) else executor_for(workers)
    rules_of(setting.game).Game(players=setting.players, seed=0, **setting.options)  # refuses what can't be played
    if setting.hindsight and not spec_of(setting.game).hindsight:
        reviewed = words("en").list_of([game for game in GAMES if spec_of(game).hindsight])
        message = f"there is no hindsight for {setting.game}; there is for {reviewed}"
        raise SetupError(message)
    for level in (challenger, defender):
        bot_for(setting.game, level)
    jobs = (f"{seed}/{number}" for number in range(deals))
    played: list[tuple[Outcome, ...]] = []

    def take(outcomes: list[Outcome]) -> None:
        played.append(tuple(outcomes))
        tick()

    early = take_in(executor.run(partial(play_deal, setting, challenger, defender), jobs), take)
    if early is not None and not played:
        raise early
    wanted, fault = deals if len(played) < deals else None, str(early) if isinstance(early, BotError) else None
    return Match(setting, challenger, defender, tuple(played), wanted, fault=fault)
