"""Rounds that the quick player of Silver Coin plays against itself, for learning.

One seat plays with weights on trial, the others with those that are to be beaten. Plain Python; compiled through
`rounds.pxd`. Playing releases the GIL.
"""

from __future__ import annotations

from vermeil.bots.silver_coin.policy import Policy
from vermeil.bots.silver_coin.sizes import NUMBERS
from vermeil.core.bits import count_bits, lowest, nth_bit
from vermeil.core.dice import Dice
from vermeil.games.silver_coin import engine, layout, scoring
from vermeil.games.silver_coin.codes import ACTION_FRAME, ALL_CARDS, ASK, OVER, SCORED
from vermeil.games.silver_coin.face import IntegerFace
from vermeil.games.silver_coin.numbers import all_of, number_of

try:
    import cython  # type: ignore[import-untyped]
except ImportError:  # not needed at run time: compiled away, and plain Python has no GIL to release here
    from vermeil.bots.expedition.plain import cython

DECK = 31
ENDLESS = 1000  # decisions after which a round is scored as it stands


class Rounds:
    """First rounds of games, each dealt by its number: the same one has the same cards, whoever plays it."""

    def __init__(self, fresh: IntegerFace) -> None:
        self.fresh = fresh
        self.state = fresh.copy()
        self.policy = Policy(self.state)
        self.dice = Dice(0)
        self.counting = False
        # How often opponents keep what they have seen, by stage of the round and number; and as often as they would
        # if they kept any card.
        self.kept = [0.0] * 42
        self.usual = [0.0] * 42

    def play_round(self, number: int) -> None:
        self.dice.restart(number)
        engine.become(self.state, self.fresh)
        decisions = 0
        while self.state.phase not in {SCORED, OVER}:
            if self.state.phase == ASK:
                decisions += 1
                if decisions > ENDLESS:
                    scoring.score(self.state)
                    return
                if self.counting and self.state.kind[self.state.depth - 1] == ACTION_FRAME:
                    self.count()
                engine.play(self.state, self.policy.decide())
            else:
                allowed = engine.allowed(self.state)
                engine.draw(self.state, nth_bit(allowed, self.dice.below(count_bits(allowed))))

    def count(self) -> None:
        """What the others' cards are that they have seen and the active seat has not."""
        unseen = ALL_CARDS & ~self.state.seen[self.state.active]
        stage = min(2, (DECK - layout.deck_size(self.state)) * 3 // DECK) * NUMBERS
        size = count_bits(unseen) + 0.0
        for seat in range(self.state.players):
            if seat == self.state.active:
                continue
            cards = self.state.village[seat] & unseen & self.state.seen[seat]
            while cards:
                self.kept[stage + number_of(lowest(cards))] += 1.0
                for number in range(NUMBERS):
                    self.usual[stage + number] += count_bits(unseen & all_of(number)) / size
                cards &= cards - 1

    def lead_in(self, seat: int) -> float:
        """By how many points a seat was better than the others' mean."""
        others = 0.0
        for other in range(self.state.players):
            if other != seat:
                others += self.state.points[other]
        return others / (self.state.players - 1.0) - self.state.points[seat]

    def run(self, seat: int, first: int, rounds: int, step: int) -> float:
        total = 0.0
        for number in range(rounds):
            self.play_round(first + number * step)
            total += self.lead_in(seat)
        return total

    # --- the doors for Python -------------------------------------------------------------------------------

    def leads(self, seat: int, first: int, rounds: int, step: int) -> float:
        """The sum of a seat's leads in every so manieth round."""
        self.state.check_seat(seat)
        total = 0.0
        with cython.nogil:
            total += self.run(seat, first, rounds, step)
        return total

    def counted(self, first: int, rounds: int) -> tuple[list[float], list[float]]:
        """How often cards of each number were kept in some rounds, and how often they would be if it were chance."""
        self.counting = True
        self.leads(0, first, rounds, 1)
        self.counting = False
        return list(self.kept), list(self.usual)
