"""A quick player of Silver Coin: every answer is weighed by rules, from what its seat has seen and nothing else.

The rules are in the classes that this one is built on: `village`, `exchanges`, `calling`, `touching`, `abilities`.
Plain Python; compiled through `policy.pxd`.
"""
# ruff: noqa: PLR0911, PLR0912, C901, FBT003 - many small rules, written for the compiler

from __future__ import annotations

from vermeil.bots.silver_coin.abilities import Abilities
from vermeil.bots.silver_coin.sizes import EXTRA_TURN, NEVER, ROOM
from vermeil.core.bits import bit, lowest
from vermeil.games.silver_coin.numbers import number_of
from vermeil.games.silver_coin.words import (
    ACTION_FRAME,
    BLOB,
    CALL,
    CLOSE,
    DISCARD,
    DRAW,
    END_FRAME,
    FLIP,
    FREE,
    FROM_DECK,
    GIFT,
    GIVE,
    HIDE,
    KEEP,
    LOOK,
    NAME,
    PICK,
    PROTECT,
    REMOVE,
    ROB,
    ROTATE,
    SET,
    SET_FRAME,
    SHOW,
    SHOWN,
    SWAP,
    SWITCH,
    TAKE,
    TAKE_AT,
    TO,
    TOKEN,
    TOSS,
    USE,
    USE_AT,
    VILLAGE,
)


class Policy(Abilities):
    """Answers the question at a table for the seat that is asked."""

    def score(self, verb: int, arg: int) -> float:
        """What an answer is worth, in points that it saves."""
        kind = self.t.kind[self.t.depth - 1]
        if verb == SWAP:
            return self.swap_gain(arg, self.t.held, self.t.held_from != FROM_DECK or self.t.up & bit(self.t.held) != 0)
        if verb == DISCARD:
            return -self.feed(number_of(self.t.held) + 0.0)
        if verb == USE:
            return self.use_gain(self.t.held, True) - 0.05
        if verb == SET:
            return self.set_score(arg)
        if verb == DRAW:
            return self.draw_gain() + arg * 1.5
        if verb == TAKE:
            return self.taken_gain(self.t.pile_size - 1)
        if verb == CALL:
            return self.call_score()
        if verb == BLOB:
            return self.use_gain(self.t.pile[self.t.pile_size - 1 - arg], True)
        if verb == SHOWN:
            return self.held_gain(self.t.shown[arg], True)
        if verb == KEEP:
            return self.held_gain(self.t.drawn[arg], False)
        if verb == FREE:
            return self.free_gain(arg) if kind in {ACTION_FRAME, END_FRAME} else NEVER
        if verb == TOKEN:
            return self.token_gain(arg)
        if verb == CLOSE:
            return self.weights[self.at + EXTRA_TURN]
        if verb == LOOK:
            return self.look_gain(arg)
        if verb in {FLIP, HIDE, SHOW}:
            return self.flip_gain(arg)
        if verb == REMOVE:
            return self.remove_gain(arg)
        if verb == SWITCH:
            new = self.t.drawn[0] if self.t.drawn_size else self.t.aim
            return self.switch_gain(arg, new, self.t.up & bit(new) != 0)
        if verb == ROTATE:
            return self.rotate_gain(arg)
        if verb == TOSS:
            return self.toss_gain(arg)
        if verb == PICK:
            return self.gain_without(arg) if self.t.village[self.me] & bit(arg) else -self.cost_of(arg)
        if verb == ROB:
            return -self.cost_of(arg)
        if verb == GIVE:
            return self.gain_without(arg)
        if verb == NAME:
            return self.up_worth(arg) - self.cost_of(arg)
        if verb == GIFT:
            return self.best_removal(self.t.own() & ~bit(arg))
        if verb == VILLAGE:
            return self.village_gain(arg)
        if verb == TO:
            return self.give_to_gain(arg)
        if verb == TAKE_AT:
            return self.taken_gain(self.t.pile_size - 1 - arg)
        if verb == USE_AT:
            return self.use_gain(self.t.pile[self.t.pile_size - 1 - arg], False)
        # END, PASS, DONE, DECLINE, GO, TURN, and what makes no difference: PLACE, SIDE, WAY, PEEK.
        return 0.0

    def set_score(self, card: int) -> float:
        """The set that saves the most, from the left; one that is begun goes on with all that match."""
        if self.t.kind[self.t.depth - 1] != SET_FRAME:
            if not self.set_known:
                up = self.t.held_from != FROM_DECK or self.t.up & bit(self.t.held) != 0
                self.set_worth = self.set_gain(self.t.held, up)
                self.held_first = self.set_first
                self.set_known = True
            return self.set_worth if self.held_first == card else NEVER
        if not self.seen & bit(card):
            return -5.0
        plain = self.t.chosen & ~self.t.box.wild
        if self.t.box.wild & bit(card):
            return 1.0
        if plain & self.unseen:
            return -6.0
        if plain and number_of(lowest(plain)) != number_of(card):
            return -6.0
        return 1.0 + 0.01 * number_of(card)

    def token_gain(self, card: int) -> float:
        """SC-33: protect what the others would like to take away, or turn a card over."""
        if self.t.options.coin != PROTECT:
            return self.flip_gain(card) - 0.3
        worth = self.up_worth(card) if self.t.up & bit(card) else 0.0
        return worth - 4.0

    def give_to_gain(self, seat: int) -> float:
        """SC-40: a gift goes to the caller, else to whoever is ahead."""
        if seat == self.t.caller:
            return 100.0
        self.spread = 0.0
        return -self.t.total_of(seat) - self.plain_sum(seat)

    def decide(self) -> int:
        """The best answer to the question; of equal ones the first."""
        if self.t.total == 1:
            return self.t.option(0)
        self.look_around()
        best = -100000.0
        found = 0
        for i in range(self.t.offers):
            cards = self.t.masks[i]
            while cards:
                arg = lowest(cards)
                worth = self.score(self.t.verbs[i], arg)
                if worth > best:
                    best = worth
                    found = self.t.verbs[i] * 64 + arg
                cards &= cards - 1
        return found

    # --- the doors for Python -------------------------------------------------------------------------------

    def answer(self) -> int:
        """The best answer to the table's question."""
        return self.decide()

    def worths(self) -> list[float]:
        """What each legal answer is worth, in the order of the offers."""
        self.look_around()
        numbers = self.t.legal()
        return [self.score(number >> 6, number & 63) for number in numbers]

    def chance_of_a_call(self) -> float:
        """How likely a call of the asked seat would be right."""
        self.look_around()
        return self.call_chance()

    def expected_sum(self) -> float:
        """The sum of the asked seat's village, as it sees it."""
        self.look_around()
        self.spread = 0.0
        return self.plain_sum(self.me)

    def weigh(self, seat: int, weights: list[float]) -> None:
        """Let a seat think with other weights."""
        for place in range(len(weights)):
            self.weights[seat * ROOM + place] = weights[place]
