"""The accounts of a game: its result is what was expected, and luck, less one's losses, and fortune, and the others.

Each moment's worth is used on both sides, as what an event brought and as what the next one began with. So the sum is
right whatever the noise of the estimates.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import fsum

from vermeil.coach.judging import Verdict
from vermeil.coach.story import Event
from vermeil.coach.values import SCALES, Worth

Account = dict[str, dict[str, float]]
"""By scale: result, expected, luck, losses, fortune, others."""


def accounts(events: list[Event], worths: list[Worth], verdicts: Mapping[int, Verdict]) -> list[Account]:
    """The account of each seat."""
    return [
        {scale: account(seat, scale, events, worths, verdicts) for scale in SCALES}
        for seat in range(len(worths[0].share))
    ]


def account(
    seat: int, scale: str, events: list[Event], worths: list[Worth], verdicts: Mapping[int, Verdict]
) -> dict[str, float]:
    """One seat's account in one scale."""
    luck, losses, fortune, others = [], [], [], []
    for event in events:
        change = worths[event.at + 1].in_scale(scale)[seat] - worths[event.at].in_scale(scale)[seat]
        if event.seat is None:
            luck.append(change)
        elif event.seat != seat:
            others.append(change)
        else:
            verdict = verdicts.get(event.at)
            lost = 0.0 if verdict is None else (verdict.share if scale == "share" else verdict.points).mean
            losses.append(lost)
            fortune.append(change + lost)
    return {
        "result": worths[-1].in_scale(scale)[seat],
        "expected": worths[0].in_scale(scale)[seat],
        "luck": fsum(luck),
        "losses": fsum(losses),
        "fortune": fsum(fortune),
        "others": fsum(others),
    }
