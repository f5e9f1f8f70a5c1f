"""Silver Coin, the cards that work while they lie face up: 0 to 4, and 13."""

from __future__ import annotations

from vermeil.core.bits import bit, count_bits, lowest
from vermeil.games.silver_coin.desk import Card, Desk
from vermeil.games.silver_coin.words import (
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

WOLF = 13


class Regifter(Card):
    """SC-40: the gift's questions are which card, to whom, at which end of the row."""

    def __init__(self) -> None:
        when = "before scoring, while face up"
        text = "Give one other card of yours to another player, lying as it lies."
        super().__init__("coin", 0, "Regifter", BEFORE_SCORING, ("regifter", when, text))

    def sources(self, t: Desk, cards: int) -> int:
        """None as the only card; the protected card can't be given."""
        found = 0
        while cards:
            if t.own() & ~bit(lowest(cards)):
                found |= bit(lowest(cards))
            cards &= cards - 1
        return found

    def ask(self, t: Desk) -> None:
        step = t.at_step()
        if step == 0:
            t.offer(GIVE, t.own() & ~bit(t.source))
        elif step == 1:
            t.offer(TO, (bit(t.players) - 1) & ~bit(t.active))
        else:
            t.offer(SIDE, BOTH_ENDS)

    def answer(self, t: Desk) -> None:
        step = t.at_step()
        if step == 0:
            t.aim = t.arg
            t.next_step()
            if t.players > 2:  # noqa: PLR2004 - with two players there is only one to give to
                return
            t.steps = 1 - t.active
        elif step == 1:
            t.steps = t.arg
        else:
            self.give(t, t.arg)
            return
        t.next_step()
        if t.size[t.steps] == 0:
            self.give(t, 0)

    def give(self, t: Desk, side: int) -> None:
        """The card keeps its face and its 90 degrees."""
        t.take_out(t.active, t.aim)
        t.put_at_end(t.steps, side, t.aim)
        t.go_to(GIFT_FRAME)


class ConArtist(Card):
    """SC-41: the engine turns him down and begins the extra turn."""

    def __init__(self) -> None:
        when = "at the end of your turn, while face up"
        text = "Turn him face down and take another turn."
        super().__init__("coin", 1, "Con Artist", AT_TURN_END, ("con", when, text))

    def sources(self, t: Desk, cards: int) -> int:
        """SC-35: a protected one can't be turned over."""
        return cards & t.own()


class Curator(Card):
    """SC-42: the question is which card, and whether it is rotated or discarded."""

    def __init__(self) -> None:
        when = "at any time in your turn, once a turn, while face up"
        text = "Rotate one of your cards by 90° or back, or discard one that already lies at 90°."
        super().__init__("coin", 2, "Curator", IN_WINDOW, ("curator", when, text))

    def sources(self, t: Desk, cards: int) -> int:
        return cards if t.own() else 0

    def ask(self, t: Desk) -> None:
        mine = t.own()
        t.offer(ROTATE, mine)
        if t.must_exchange() and not mine & (mine - 1):
            return  # SC-19: the last card that a taken one could be exchanged for
        t.offer(TOSS, mine & t.rotated & ~t.locked())

    def answer(self, t: Desk) -> None:
        if t.verb == ROTATE:
            t.rotated ^= bit(t.arg)
        else:
            t.take_out(t.active, t.arg)
            t.discard(t.arg)
        t.leave()


class Pixie(Card):
    """SC-43: she is turned down when she is used, and then some other card must be flipped."""

    def __init__(self) -> None:
        when = "at any time in your turn, once a turn, while face up"
        text = "Turn her face down and flip any other card of any village."
        super().__init__("coin", 3, "Pixie", IN_WINDOW, ("pixie", when, text))

    def sources(self, t: Desk, cards: int) -> int:
        cards &= t.own()
        return cards if count_bits(t.reach()) > 1 else 0

    def begin(self, t: Desk) -> None:
        t.turn_down(t.source)

    def ask(self, t: Desk) -> None:
        t.offer(FLIP, t.reach() & ~bit(t.source))

    def answer(self, t: Desk) -> None:
        t.flip(t.arg)
        t.leave()


class Blob(Card):
    """SC-44: which of the top discards is used; then that card asks."""

    def __init__(self) -> None:
        when = "instead of drawing, taking or calling, while face up"
        text = "Use the ability of the top discard; with several Blobs of one of as many top discards."
        super().__init__("coin", 4, "Blob", AS_ACTION, ("blob", when, text))

    def act(self, t: Desk, cards: int) -> None:
        found = 0
        blobs = count_bits(cards)
        for depth in range(min(t.pile_size, blobs)):
            card = t.pile[t.pile_size - 1 - depth]
            if t.up & bit(card) & t.box.on_discard and t.can_use(card):
                found |= bit(depth)
        t.offer(BLOB, found)


class Wolfman(Card):
    """SC-51: two face-up ones count 13 for each other."""

    def __init__(self) -> None:
        when = "at scoring, while face up"
        text = "If your other cards sum to less than 13, you score 0; otherwise all count, his 13 included."
        super().__init__("coin", 13, "Wolfman", AT_SCORING, ("wolfman", when, text))

    def score(self, t: Desk, total: int) -> int:  # noqa: ARG002 - he needs the sum only
        return 0 if total - WOLF < WOLF else total
