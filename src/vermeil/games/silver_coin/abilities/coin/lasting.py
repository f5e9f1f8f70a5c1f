"""Silver Coin, the cards that work while they lie face up: 0 to 4, and 13."""

from __future__ import annotations

from vermeil.core.bits import bit, count_bits, lowest
from vermeil.games.silver_coin import layout, questions
from vermeil.games.silver_coin.codes import (
    AS_ACTION,
    AT_SCORING,
    AT_TURN_END,
    BEFORE_SCORING,
    BLOB,
    BOTH_ENDS,
    FLIP,
    GIFT_FRAME,
    GIVE,
    IN_WINDOW,
    ROTATE,
    SIDE,
    TO,
    TOSS,
)
from vermeil.games.silver_coin.state import Card, State

WOLF = 13


class Regifter(Card):
    """SC-40: the gift's questions are which card, to whom, at which end of the row."""

    def __init__(self) -> None:
        when = "before scoring, while face up"
        super().__init__("coin", 0, "Regifter", BEFORE_SCORING, ("regifter", when))

    def sources(self, s: State, cards: int) -> int:
        """None as the only card; the protected card can't be given."""
        found = 0
        while cards:
            if layout.own(s) & ~bit(lowest(cards)):
                found |= bit(lowest(cards))
            cards &= cards - 1
        return found

    def ask(self, s: State) -> None:
        step = questions.at_step(s)
        if step == 0:
            questions.offer(s, GIVE, layout.own(s) & ~bit(s.source))
        elif step == 1:
            questions.offer(s, TO, (bit(s.players) - 1) & ~bit(s.active))
        else:
            questions.offer(s, SIDE, BOTH_ENDS)

    def answer(self, s: State) -> None:
        step = questions.at_step(s)
        if step == 0:
            s.aim = s.arg
            questions.next_step(s)
            if s.players > 2:  # noqa: PLR2004 - with two players there is only one to give to
                return
            s.recipient = 1 - s.active
        elif step == 1:
            s.recipient = s.arg
        else:
            self.give(s, s.arg)
            return
        questions.next_step(s)
        if s.size[s.recipient] == 0:
            self.give(s, 0)

    def give(self, s: State, side: int) -> None:
        """The card keeps its face and its 90 degrees."""
        layout.take_out(s, s.active, s.aim)
        layout.put_at_end(s, s.recipient, side, s.aim)
        questions.go_to(s, GIFT_FRAME)


class ConArtist(Card):
    """SC-41: the engine turns him down and begins the extra turn."""

    def __init__(self) -> None:
        when = "at the end of your turn, while face up"
        super().__init__("coin", 1, "Con Artist", AT_TURN_END, ("con", when))

    def sources(self, s: State, cards: int) -> int:
        """SC-35: a protected one can't be turned over."""
        return cards & layout.own(s)


class Curator(Card):
    """SC-42: the question is which card, and whether it is rotated or discarded."""

    def __init__(self) -> None:
        when = "at any time in your turn, once a turn, while face up"
        super().__init__("coin", 2, "Curator", IN_WINDOW, ("curator", when))

    def sources(self, s: State, cards: int) -> int:
        return cards if layout.own(s) else 0

    def ask(self, s: State) -> None:
        mine = layout.own(s)
        questions.offer(s, ROTATE, mine)
        if questions.must_exchange(s) and not mine & (mine - 1):
            return  # SC-19: the last card that a taken one could be exchanged for
        questions.offer(s, TOSS, mine & s.rotated & ~questions.locked(s))

    def answer(self, s: State) -> None:
        if s.verb == ROTATE:
            s.rotated ^= bit(s.arg)
        else:
            layout.throw(s, s.arg)
            layout.take_out(s, s.active, s.arg)
        questions.leave(s)


class Pixie(Card):
    """SC-43: she is turned down when she is used, and then some other card must be flipped."""

    def __init__(self) -> None:
        when = "at any time in your turn, once a turn, while face up"
        super().__init__("coin", 3, "Pixie", IN_WINDOW, ("pixie", when))

    def sources(self, s: State, cards: int) -> int:
        cards &= layout.own(s)
        return cards if count_bits(layout.reach(s)) > 1 else 0

    def begin(self, s: State) -> None:
        layout.turn_down(s, s.source)

    def ask(self, s: State) -> None:
        questions.offer(s, FLIP, layout.reach(s) & ~bit(s.source))

    def answer(self, s: State) -> None:
        layout.flip(s, s.arg)
        questions.leave(s)


class Blob(Card):
    """SC-44: which of the top discards is used; then that card asks."""

    def __init__(self) -> None:
        when = "instead of drawing, taking or calling, while face up"
        super().__init__("coin", 4, "Blob", AS_ACTION, ("blob", when))

    def act(self, s: State, cards: int) -> None:
        found = 0
        blobs = count_bits(cards)
        for depth in range(min(s.pile_size, blobs)):
            card = s.pile[s.pile_size - 1 - depth]
            if s.up & bit(card) & s.box.on_discard and questions.can_use(s, card):
                found |= bit(depth)
        questions.offer(s, BLOB, found)


class Wolfman(Card):
    """SC-51: two face-up ones count 13 for each other."""

    def __init__(self) -> None:
        when = "at scoring, while face up"
        super().__init__("coin", 13, "Wolfman", AT_SCORING, ("wolfman", when))

    def score(self, s: State, total: int) -> int:  # noqa: ARG002 - he needs the sum only
        return 0 if total - WOLF < WOLF else total
