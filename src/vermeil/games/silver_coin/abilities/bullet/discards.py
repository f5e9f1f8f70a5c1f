"""Silver Bullet, the cards that work when they are discarded: 5 to 12."""

from __future__ import annotations

from vermeil.core.bits import bit, lowest
from vermeil.games.silver_coin import layout, questions
from vermeil.games.silver_coin.codes import (
    BOTH_ENDS,
    FLIP,
    NO_DISCARD,
    ON_DISCARD,
    PICK,
    SHUFFLING,
    SIDE,
    SWITCH,
    TO,
    USE_CARD,
    VILLAGE,
)
from vermeil.games.silver_coin.numbers import number_of
from vermeil.games.silver_coin.state import Card, State

WHEN = "when drawn and discarded"
COUNTED = 10


class Cow(Card):
    """SC-75: asks nothing."""

    def __init__(self) -> None:
        super().__init__("bullet", 5, "Cow", ON_DISCARD, ("cow", WHEN))

    def usable(self, s: State) -> bool:
        return layout.deck_size(s) > 0

    def begin(self, s: State) -> None:
        layout.turn_deck(s)
        questions.finish(s)


class Instigator(Card):
    """SC-76: the question is which card."""

    def __init__(self) -> None:
        super().__init__("bullet", 6, "Instigator", ON_DISCARD, ("instigator", WHEN))

    def usable(self, s: State) -> bool:
        return layout.reach(s) != 0

    def ask(self, s: State) -> None:
        questions.offer(s, FLIP, layout.reach(s))

    def answer(self, s: State) -> None:
        layout.flip(s, s.arg)
        questions.finish(s)


class Insomniac(Card):
    """SC-77: asks nothing; protected cards are not among those seen."""

    def __init__(self) -> None:
        super().__init__("bullet", 7, "Insomniac", ON_DISCARD, ("insomniac", WHEN))

    def usable(self, s: State) -> bool:
        return layout.own(s) & ~s.up != 0

    def begin(self, s: State) -> None:
        questions.look_at(s, layout.own(s) & ~s.up)
        questions.finish(s)


class Thing(Card):
    """SC-78: the question is whose village; chance lays the cards."""

    def __init__(self) -> None:
        super().__init__("bullet", 8, "Thing", ON_DISCARD, ("thing", WHEN))

    def villages(self, s: State) -> int:
        """The seats with at least two cards to shuffle."""
        found = 0
        for seat in range(s.players):
            cards = s.village[seat] & layout.reach(s) & ~s.up
            if cards & (cards - 1):
                found |= bit(seat)
        return found

    def usable(self, s: State) -> bool:
        return self.villages(s) != 0

    def ask(self, s: State) -> None:
        questions.offer(s, VILLAGE, self.villages(s))

    def answer(self, s: State) -> None:
        layout.begin_shuffle(s, s.arg, s.village[s.arg] & layout.reach(s) & ~s.up)
        s.phase = SHUFFLING


class Marksman(Card):
    """SC-79: the question is whose ability; then that card asks. Each physical Marksman works once in a turn."""

    def __init__(self) -> None:
        super().__init__("bullet", 9, "Marksman", ON_DISCARD, ("marksman", WHEN))

    def targets(self, s: State) -> int:
        """Face-up cards of villages with an ability that can be used now; this Marksman is taken for used meanwhile."""
        me = s.about
        used = s.used
        s.used |= bit(me)
        found = 0
        cards = layout.reach(s) & s.up & s.box.on_discard
        while cards:
            if questions.can_use(s, lowest(cards)):
                found |= bit(lowest(cards))
            cards &= cards - 1
        s.used = used
        s.about = me
        return found

    def usable(self, s: State) -> bool:
        return not s.used & bit(s.about) and self.targets(s) != 0

    def begin(self, s: State) -> None:
        """The one that lies in no village takes the part of a Tanner or Gremlin."""
        s.used |= bit(s.about)
        if layout.owner(s, s.about) < 0:
            s.marksman = s.about

    def ask(self, s: State) -> None:
        questions.offer(s, USE_CARD, self.targets(s))

    def answer(self, s: State) -> None:
        if s.box.no_discard & bit(s.arg):
            questions.use_as(s, number_of(s.arg), s.marksman)
        else:
            questions.use(s, s.arg)


class Count(Card):
    """SC-80: asks nothing; chance says what comes."""

    def __init__(self) -> None:
        super().__init__("bullet", 10, "The Count", ON_DISCARD, ("count", WHEN))

    def usable(self, s: State) -> bool:
        return layout.deck_size(s) > 0

    def begin(self, s: State) -> None:
        s.draws_left = COUNTED
        questions.count_on(s)


class Troublemaker(Card):
    """SC-81: first one card, then one of another village; they change places as they lie."""

    def __init__(self) -> None:
        super().__init__("bullet", 11, "Troublemaker", ON_DISCARD, ("troublemaker", WHEN))

    def villages(self, s: State) -> int:
        """How many villages have a card that can be moved."""
        found = 0
        for seat in range(s.players):
            if s.village[seat] & layout.reach(s):
                found += 1
        return found

    def others(self, s: State) -> int:
        """What the first card can be exchanged with."""
        return layout.reach(s) & ~s.village[layout.owner(s, s.picks[0])]

    def usable(self, s: State) -> bool:
        return self.villages(s) > 1

    def ask(self, s: State) -> None:
        if questions.at_step(s) == 0:
            questions.offer(s, PICK, layout.reach(s))
        else:
            questions.offer(s, SWITCH, self.others(s))
        questions.offer_free(s)

    def ready(self, s: State) -> None:
        if self.villages(s) < 2 or (questions.at_step(s) and not self.others(s)):  # noqa: PLR2004 - two villages
            questions.finish(s)

    def answer(self, s: State) -> None:
        if questions.at_step(s) == 0:
            s.picks[0] = s.arg
            s.picks_size = 1
            questions.next_step(s)
            return
        layout.switch(s, layout.owner(s, s.picks[0]), s.picks[0], layout.owner(s, s.arg), s.arg)
        questions.finish(s)


class Gremlin(Card):
    """SC-82: whose village, then which end; nothing is discarded for it."""

    def __init__(self) -> None:
        when = "when drawn, instead of discarding it"
        super().__init__("bullet", 12, "Gremlin", ON_DISCARD | NO_DISCARD, ("gremlin", when))

    def usable(self, s: State) -> bool:  # noqa: ARG002 - there is always a village
        return True

    def ask(self, s: State) -> None:
        if questions.at_step(s) == 0:
            questions.offer(s, TO, bit(s.players) - 1)
        else:
            questions.offer(s, SIDE, BOTH_ENDS)

    def answer(self, s: State) -> None:
        if questions.at_step(s) == 0:
            s.recipient = s.arg
            questions.next_step(s)
            if s.size[s.recipient] == 0:
                self.join(s, 0)
        else:
            self.join(s, s.arg)

    def join(self, s: State, side: int) -> None:
        """From the hand it never touches the pile; from the pile it leaves it."""
        layout.lift(s, s.about)
        layout.put_at_end(s, s.recipient, side, s.about)
        questions.finish(s)
