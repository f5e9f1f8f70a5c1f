"""When each seat last saw each card: how many turns of its own ago.

A seat may look whenever the rules let it, but nobody can look again at will (SC-5): whoever plays like people, who
forget, must know how long ago a card was seen. When a seat has looked is public, as the looking is.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Self

from vermeil.games.silver_coin.face import IntegerFace


class Sights:
    """For each seat the sets of cards that it has seen in each of its turns this round, the latest one last.

    What lies face up is seen all the time. A seat's turn lasts until its next one begins.
    """

    def __init__(self, players: int) -> None:
        self._round = 0
        self._turns = 0
        self._seen = [[0] for _ in range(players)]

    @classmethod
    def of(cls, state: IntegerFace, cards: Iterable[tuple[int, Sequence[int], Sequence[int]]]) -> Self:
        """As a view tells it: cards, the seats that have seen them, and how many turns ago each of these did."""
        sights = cls(state.players)
        sights._round, sights._turns = state.round, state.turns
        for card, seats, turns_ago in cards:
            for seat, ago in zip(seats, turns_ago, strict=True):
                seen = sights._seen[seat]
                seen[:0] = [0] * (ago + 1 - len(seen))
                seen[-1 - ago] |= 1 << card
        return sights

    def copy(self) -> Sights:
        twin = Sights(len(self._seen))
        twin._round, twin._turns = self._round, self._turns
        twin._seen = [list(seen) for seen in self._seen]
        return twin

    def note(self, state: IntegerFace) -> None:
        """Something has happened at the table: who has seen what of it?"""
        if state.round != self._round:
            self._round, self._turns = state.round, 0
            self._seen = [[0] for _ in self._seen]
        if state.turns != self._turns:
            self._turns = state.turns
            self._seen[state.active].append(0)
        for seen, looked in zip(self._seen, state.looked, strict=False):
            seen[-1] |= looked | state.up
        state.looked = [0] * len(state.looked)

    def ago(self, seat: int, card: int) -> int:
        """How many turns of its own ago a seat last saw a card that it has seen; 0 if it has not had another since."""
        seen = self._seen[seat]
        return next((ago for ago, cards in enumerate(reversed(seen)) if cards >> card & 1), len(seen) - 1)
