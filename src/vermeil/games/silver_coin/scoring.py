"""Sums, points, the token and the winner (SC-30 to SC-34). Plain Python; compiled through `scoring.pxd`."""

from __future__ import annotations

from vermeil.core.bits import lowest
from vermeil.games.silver_coin.exchange import Exchange
from vermeil.games.silver_coin.numbers import all_of, number_of
from vermeil.games.silver_coin.words import NOBODY, NOTHING, PENALTY, SCORES, STRIDE


class Scoring(Exchange):
    """A desk at which rounds are scored."""

    def after(self, seat: int) -> int:
        return seat + 1 if seat + 1 < self.players else 0

    def score(self) -> None:
        at = self.round * 4
        lowest = 1000
        for seat in range(self.players):
            self.sums[at + seat] = self.sum_of(seat)
            lowest = min(lowest, self.sums[at + seat])
        for seat in range(self.players):
            self.points[at + seat] = self.sums[at + seat]
        if self.caller >= 0:
            if self.sums[at + self.caller] == lowest:
                self.points[at + self.caller] = 0
            else:
                self.points[at + self.caller] += PENALTY
        self.callers[self.round] = self.caller
        self.award_token()
        self.up |= self.everywhere()
        self.show_all(self.everywhere())

    def sum_of(self, seat: int) -> int:
        """SC-1, SC-30: the numbers of a village, and what its face-up scoring cards make of them."""
        total = 0
        for i in range(seat * STRIDE, seat * STRIDE + self.size[seat]):
            total += number_of(self.row[i])
        cards = self.village[seat] & self.up & self.box.at_scoring
        while cards:
            number = number_of(lowest(cards))
            total = self.card(number, SCORES, total)
            cards &= ~all_of(number)
        return total

    def award_token(self) -> None:
        """SC-32: to the lowest round score; its power only to a caller who was right."""
        at = self.round * 4
        lowest = 1000
        for seat in range(self.players):
            lowest = min(lowest, self.points[at + seat])
        won_by_call = self.caller >= 0 and self.points[at + self.caller] == 0
        if won_by_call:
            self.holder = self.caller
        elif self.points[at + self.holder] != lowest:
            seat = self.start
            while self.points[at + seat] != lowest:
                seat = self.after(seat)
            self.holder = seat
        self.power = self.holder if won_by_call and self.options.coin != NOTHING else NOBODY

    def total_of(self, seat: int) -> int:
        """The points of all rounds that have been scored."""
        return self.points[seat] + self.points[seat + 4] + self.points[seat + 8] + self.points[seat + 12]

    def best(self) -> int:
        """SC-34: the lowest total; of tied ones the token holder or the first clockwise from there."""
        lowest = 10000
        for seat in range(self.players):
            lowest = min(lowest, self.total_of(seat))
        seat = self.holder
        while self.total_of(seat) != lowest:
            seat = self.after(seat)
        return seat
