"""The accounts of a game: its result is what was expected, and luck, less one's losses, and fortune, and the others.

Each moment's worth is used on both sides, as what an event brought and as what the next one began with. So the sum is
right whatever the noise of the estimates.

Luck is told apart from that noise: what came is valued just as what might have come, in the same playouts, and so
its mean is 0 whoever plays. What then is left of a word of chance, the difference between two estimates of one
position, stands in fortune.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import fsum

from vermeil.coach.chance import Chance
from vermeil.coach.judging import Verdict
from vermeil.coach.story import Event
from vermeil.coach.values import SCALES, Column, Worth

Account = dict[str, dict[str, float]]
"""By scale: result, expected, luck, losses, fortune, others."""


@dataclass(frozen=True, slots=True)
class Luck:
    """What a word of chance was worth to each seat."""

    share: Column
    points: Column

    def in_scale(self, scale: str) -> Column:
        return self.share if scale == "share" else self.points


@dataclass(frozen=True, slots=True)
class Ledgers:
    """All that was found in a game: the worth of every moment, luck and verdicts by the place of their events."""

    events: list[Event]
    worths: list[Worth]
    luck: Mapping[int, Luck]
    verdicts: Mapping[int, Verdict]

    def account(self, seat: int) -> Account:
        """The account of a seat."""
        return {scale: self._account(seat, scale) for scale in SCALES}

    def _account(self, seat: int, scale: str) -> dict[str, float]:
        luck, losses, fortune, others = [], [], [], []
        for event in self.events:
            change = self.worths[event.at + 1].in_scale(scale)[seat] - self.worths[event.at].in_scale(scale)[seat]
            if event.seat is None:
                lucky = self.luck[event.at].in_scale(scale)[seat] if event.at in self.luck else 0.0
                luck.append(lucky)
                fortune.append(change - lucky)
            elif event.seat != seat:
                others.append(change)
            else:
                verdict = self.verdicts.get(event.at)
                lost = 0.0 if verdict is None else verdict.in_scale(scale).mean
                losses.append(lost)
                fortune.append(change + lost)
        return {
            "result": self.worths[-1].in_scale(scale)[seat],
            "expected": self.worths[0].in_scale(scale)[seat],
            "luck": fsum(luck),
            "losses": fsum(losses),
            "fortune": fsum(fortune),
            "others": fsum(others),
        }

    def adjusted(self, seat: int, chance: Chance) -> dict[str, float]:
        """The result without most of luck, and of what decisions did beyond what their seats could know.

        What any seat could expect before the deal, and what all decisions brought by what their seats knew, beyond the
        evaluator's own (`own` and `others`), is a result without luck. The evaluator's errors are in it, so only a part
        of the difference is taken off, and some kinds of decisions don't count; and where it helps, a part of the luck
        that was found. The share is how often one wins with that.
        """
        parts: dict[bool, list[float]] = {True: [], False: []}
        for event in self.events:
            if event.at in self.verdicts and event.kind not in chance.uncounted:
                parts[event.seat == seat].append(self.verdicts[event.at].skill.points[seat])
        own, others = fsum(parts[True]), fsum(parts[False])
        before, result = self.worths[0].points, self.worths[-1].points[seat]
        expected = fsum(before) / len(before)
        lucky = fsum(luck.points[seat] for luck in self.luck.values())
        points = chance.without_luck(result, expected + own + others, lucky)
        return {"share": chance.share(points - expected, len(before)), "points": points, "own": own, "others": others}
