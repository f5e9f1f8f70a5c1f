"""Advice with its reasons: what a bot would do, and why that rather than the second best, in counted consequences.

The bot puts the moves in an order. The best of them are then tried in the same imagined worlds by the evaluator that
reviews use, so that what a move is worth is a winning share and a lead, as everywhere else. Nothing is looked at but
the view: what the seat knows.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from math import fsum
from random import Random
from typing import Any

from vermeil.bots.choice import Bot, Limit, Reason
from vermeil.bots.consequences import reasons_for
from vermeil.bots.levels import bot_for
from vermeil.build_info import compiled
from vermeil.coach.evaluator import Candidate, evaluator_of
from vermeil.coach.judging import POINT, SURE
from vermeil.coach.values import UNSEEN, mean_and_error
from vermeil.core.contract import View
from vermeil.core.phrases import Phrase, phrase

# How many moves are told, and in how many worlds each is tried.
TOLD = 3
WORLDS = 120
# By how many standard errors another move must be better to come before the bot's choice.
CLEAR = 3.0


@dataclass(frozen=True, slots=True)
class Advised:
    """A move that was considered: what it wins and leads by on average, if that was tried, and why.

    Alone there is no win to share and nobody to be ahead of: `lead` then is what the move brings more than the second
    best, or less than the best.
    """

    move: str
    share: float | None
    lead: float | None
    said: tuple[Phrase, ...]

    def as_json(self) -> dict[str, Any]:
        """As it travels."""
        said = [part.as_json() for part in self.said]
        return {"move": self.move, "share": self.share, "lead": self.lead, "said": said}


@dataclass(frozen=True, slots=True)
class Hint:
    """The move, and the moves that were considered, the best first."""

    move: str
    reasons: tuple[Advised, ...]

    def as_json(self) -> dict[str, Any]:
        """As it travels."""
        return {"move": self.move, "reasons": [each.as_json() for each in self.reasons]}


@dataclass(frozen=True, slots=True)
class Tried:
    """What came of a move in some worlds, the same for all moves."""

    shares: list[float]
    leads: list[float]

    @property
    def use(self) -> float:
        """What moves are chosen by, as reviews do it."""
        return (fsum(self.shares) + POINT * fsum(self.leads)) / len(self.shares)

    def clearly_beats(self, other: Tried) -> bool:
        """Whether one is better than the other beyond noise."""
        pairs = zip(self.shares, self.leads, other.shares, other.leads, strict=True)
        gap, error = mean_and_error([a - c + POINT * (b - d) for a, b, c, d in pairs], UNSEEN["share"])
        return gap > CLEAR * error

    def lead_over(self, other: Tried) -> tuple[float, float]:
        """By how many points one is better than the other, and the error of that."""
        return mean_and_error([a - b for a, b in zip(self.leads, other.leads, strict=True)], UNSEEN["points"])


def hint(game: str, view: View, level: str, seed: int = 0, limit: Limit | None = None) -> Hint:
    """What a bot of a level would do in the seat whose view this is, and why."""
    return hint_of(game, view, bot_for(game, level, seed), limit)


def hint_of(game: str, view: View, bot: Bot, limit: Limit | None = None) -> Hint:
    """The same of any bot. It proposes; what is clearly better in the worlds that are tried comes before its choice."""
    choice = bot.play(view, limit)
    best = next((each for each in choice.reasons if each.move == choice.move), Reason(choice.move, 0.0))
    others = [each for each in choice.reasons if each is not best and each.move in view.moves]
    told = [best, *others][:TOLD]
    if len(told) == 1:
        return Hint(choice.move, (Advised(choice.move, None, None, best.said),))
    tried = _tried(game, view, [each.move for each in told])
    if tried:
        found = max(told, key=lambda each: tried[each.move].use)
        if tried[found.move].clearly_beats(tried[best.move]):
            told = [found, *(each for each in told if each is not found)]
    rivals = [told[1], *[told[0]] * (len(told) - 1)]
    alone = view["players"] == 1
    advised = [_advised(one, other, tried, alone=alone) for one, other in zip(told, rivals, strict=True)]
    return Hint(told[0].move, tuple(advised))


def _tried(game: str, view: View, moves: Sequence[str]) -> dict[str, Tried]:
    """What comes of some moves in the worlds that the seat imagines; nothing without compiled engines."""
    if not compiled():
        return {}
    seed = int.from_bytes(hashlib.blake2b(view.to_json().encode(), digest_size=6).digest())
    world: Any = view.sample(Random(seed))
    valuer = evaluator_of(game, world.deck).valuer(world, seed)
    question = valuer.question(view, moves[0], seed)
    seat = view.seat or 0
    found = {}
    for move in moves:
        ledger = question.attempt(Candidate(move, question.numbers[move]), 0, WORLDS)
        found[move] = Tried(ledger.shares(seat), ledger.points_of(seat))
    return found


def _advised(one: Reason, other: Reason, tried: dict[str, Tried], *, alone: bool) -> Advised:
    counted, rival = one.consequences, other.consequences
    said = reasons_for(counted, rival)
    if not tried:
        return Advised(one.move, None, None, said)
    ours = tried[one.move]
    gap, error = ours.lead_over(tried[other.move])
    if alone:
        return Advised(one.move, None, round(gap, 1), (*said, *_beside(gap, error, rival.title())))
    share = sum(ours.shares) / len(ours.shares)
    lead = sum(ours.leads) / len(ours.leads)
    said = (*said, worth(share, lead), *_beside(gap, error, rival.title()))
    return Advised(one.move, round(share, 3), round(lead, 1), said)


def worth(share: float, lead: float) -> Phrase:
    """What a move is worth: how often it wins, and the lead that it brings on average."""
    points = round(abs(lead), 1)
    who = "level" if not points else "ahead" if lead > 0 else "behind"
    return phrase(f"hint-worth-{who}", share=round(100 * share), points=points)


def _beside(gap: float, error: float, rival: Phrase) -> tuple[Phrase, ...]:
    """How a move compares with another; what is no clearer than noise is as good."""
    if gap <= -SURE * error:
        return ()
    if gap < SURE * error or round(gap, 1) <= 0:
        return (phrase("hint-as-good", other=rival),)
    return (phrase("hint-better", points=round(gap, 1), other=rival),)
