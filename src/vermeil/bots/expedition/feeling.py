"""A player of the flip-and-write games that goes by feeling: what both games have in common.

It feels each move alone, in something like points, and moves that feel nearly alike are all the same to it. It takes
cards by their looks, from the display; the unseen top card only when nothing that lies there pleases. Whatever its
whims, it crosses no part of a crossing that feels no worse as a whole.
"""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from random import Random

from vermeil.bots.choice import ONLY, Choice, Limit, Reason
from vermeil.core.contract import View
from vermeil.core.errors import NotYourQuestionError
from vermeil.core.phrases import Phrase, phrase
from vermeil.games.expedition.moves import SLOTS
from vermeil.games.expedition.views import fields

# How many moves are told as reasons.
TOLD = 10
# The letters of a box: its column and its row.
BOX = 2

Feeling = tuple[float, tuple[Phrase, ...]]


class FeelingPlayer(ABC):
    """Sees a view and feels. The same view and seed give the same choice."""

    def __init__(self, name: str, seed: int, *, surprise: float, whim: float = 0.0, notices: int = 0) -> None:
        self.name = name
        self._seed = seed
        # How a card looks that nobody has seen.
        self._surprise = surprise
        # Moves that feel alike by this much are all the same to it.
        self._whim = whim
        # How many moves come to its mind, if not all do.
        self._notices = notices

    # --- what a game fills in -------------------------------------------------------------------------------

    @abstractmethod
    def _beauty(self, view: View, card: str) -> tuple[float, Phrase]:
        """How a fresh card looks, and in words."""

    @abstractmethod
    def _cross(self, view: View, slot: str, boxes: tuple[str, ...]) -> Feeling:
        """How it feels to cross some boxes of the card in a slot, and why."""

    # --- playing --------------------------------------------------------------------------------------------

    def play(self, view: View, limit: Limit | None = None) -> Choice:
        del limit  # feelings take no time
        if view.seat is None or not view.moves:
            message = "there is nothing to decide here"
            raise NotYourQuestionError(message)
        text = f"{self._seed} {view.to_json()}".encode()
        rng = Random(hashlib.blake2b(text, digest_size=8).digest())
        feelings = {move: self._feel(view, move) for move in view.moves}
        # Who has no whims takes the best, and that is not among these.
        dull = dominated({move: value for move, (value, _) in feelings.items()}) if self._whim else set()
        open_to_it = [move for move in feelings if move not in dull]
        if 0 < self._notices < len(open_to_it):
            open_to_it = rng.sample(open_to_it, self._notices)
        reasons = [
            Reason(move, round(feelings[move][0] + self._whim * rng.random(), 2), feelings[move][1])
            for move in open_to_it
        ]
        reasons.sort(key=lambda reason: -reason.value)
        return Choice(reasons[0].move, tuple(reasons[:TOLD]))

    def _feel(self, view: View, move: str) -> Feeling:
        """How a move feels, in something like points, and why."""
        if move == "done":
            return 0.0, ONLY
        if move == "take:top":
            return self._surprise, (phrase("hint-surprise"),)
        if move.startswith("take:"):
            card = fields(view)["display"][int(move.removeprefix("take:")) - 1]
            assert card is not None  # noqa: S101 - no legal move takes from a gap
            value, looks = self._beauty(view, card)
            return value, (looks,)
        if move.startswith("keep:"):
            values, looks_of_both = zip(*(self._beauty(view, card) for card in cards_of(move)), strict=True)
            return sum(values), looks_of_both
        return self._cross(view, *crossing(move))


def cards_of(move: str) -> list[str]:
    """The cards that a move keeps."""
    return move.removeprefix("keep:").split(",")


def crossing(move: str) -> tuple[str, tuple[str, ...]]:
    """The slot of a crossing, and its boxes."""
    slot, _, names = move.removeprefix("+").partition(":")
    return slot, tuple(names[at : at + BOX] for at in range(0, len(names), BOX))


def dominated(values: dict[str, float]) -> set[str]:
    """The crossings all of whose boxes are in another one that has more and feels no worse."""
    found: set[str] = set()
    crossings = [(move, *crossing(move)) for move in values if move.removeprefix("+")[:1] in SLOTS]
    wide = [(slot, set(boxes), values[move]) for move, slot, boxes in crossings if len(boxes) > 1]
    for move, slot, boxes in crossings:
        if any(
            slot == other and values[move] <= value and more.issuperset(boxes)
            for other, more, value in wide
            if len(more) > len(boxes)
        ):
            found.add(move)
    return found
