"""Silver (Amulet), the cards that work when they are discarded: 5 to 12 (SC-61, SC-62)."""

from __future__ import annotations

from vermeil.core.bits import bit
from vermeil.games.silver_coin.desk import Card, Desk
from vermeil.games.silver_coin.words import (
    DECLINE,
    DONE,
    FROM_PILE,
    GIVE,
    LOOK,
    ON_DISCARD,
    ROB,
    SHOW,
    SWITCH,
    TAKE_AT,
)

WHEN = "when drawn and discarded"
BEHOLDER_VIEWS = 2


class Exposer(Card):
    """The question is which card."""

    def __init__(self) -> None:
        text = "Turn one of your own cards face up."
        super().__init__("amulet", 5, "Exposer", ON_DISCARD, ("exposer", WHEN, text))

    def usable(self, t: Desk) -> bool:
        return t.own() & ~t.up != 0

    def ask(self, t: Desk) -> None:
        t.offer(SHOW, t.own() & ~t.up)

    def answer(self, t: Desk) -> None:
        t.turn_up(t.arg)
        t.finish()


class Revealer(Card):
    """The question is which card."""

    def __init__(self) -> None:
        text = "Turn any card of any village face up."
        super().__init__("amulet", 6, "Revealer", ON_DISCARD, ("revealer", WHEN, text))

    def usable(self, t: Desk) -> bool:
        return t.reach() & ~t.up != 0

    def ask(self, t: Desk) -> None:
        t.offer(SHOW, t.reach() & ~t.up)

    def answer(self, t: Desk) -> None:
        t.turn_up(t.arg)
        t.finish()


class Beholder(Card):
    """One card after the other."""

    def __init__(self) -> None:
        text = "Look at up to two of your own face-down cards."
        super().__init__("amulet", 7, "Beholder", ON_DISCARD, ("beholder", WHEN, text))

    def usable(self, t: Desk) -> bool:
        return t.own() & ~t.up != 0

    def begin(self, t: Desk) -> None:
        t.begin_views(BEHOLDER_VIEWS)

    def ask(self, t: Desk) -> None:
        t.offer(LOOK, t.own() & ~t.up & ~t.marked)
        if t.may_stop_looking():
            t.offer(DONE, 1)

    def answer(self, t: Desk) -> None:
        if t.verb == LOOK:
            t.view(t.arg)
            if t.views_left and t.own() & ~t.up & ~t.marked:
                return
        t.finish()


class ApprenticeSeer(Card):
    """The question is which card."""

    def __init__(self) -> None:
        text = "Look at one face-down card of an opponent."
        super().__init__("amulet", 8, "Apprentice Seer", ON_DISCARD, ("apprentice", WHEN, text))

    def usable(self, t: Desk) -> bool:
        return t.reach() & ~t.up & ~t.village[t.active] != 0

    def ask(self, t: Desk) -> None:
        t.offer(LOOK, t.reach() & ~t.up & ~t.village[t.active])

    def answer(self, t: Desk) -> None:
        t.look_at(bit(t.arg))
        t.finish()


class Seer(Card):
    """The question is which card."""

    def __init__(self) -> None:
        text = "Look at any one face-down card of any village."
        super().__init__("amulet", 9, "Seer", ON_DISCARD, ("seer", WHEN, text))

    def usable(self, t: Desk) -> bool:
        return t.reach() & ~t.up != 0

    def ask(self, t: Desk) -> None:
        t.offer(LOOK, t.reach() & ~t.up)

    def answer(self, t: Desk) -> None:
        t.look_at(bit(t.arg))
        t.finish()


class Master(Card):
    """He goes on the pile first; the question is which other face-up discard is taken."""

    def __init__(self) -> None:
        text = "Take any other face-up discard and exchange it in, face up."
        super().__init__("amulet", 10, "Master", ON_DISCARD, ("master", WHEN, text))

    def to_take(self, t: Desk) -> int:
        """Face-up discards other than this one, by their depth in the pile."""
        found = 0
        for place in range(t.pile_size):
            if t.up & bit(t.pile[place]) and t.pile[place] != t.about:
                found |= bit(t.pile_size - 1 - place)
        return found

    def usable(self, t: Desk) -> bool:
        return t.own() != 0 and self.to_take(t) != 0

    def ask(self, t: Desk) -> None:
        t.offer(TAKE_AT, self.to_take(t))

    def answer(self, t: Desk) -> None:
        t.hold(t.leave_pile(t.pile_size - 1 - t.arg), FROM_PILE)


class Witch(Card):
    """The question comes after the look: which card is exchanged, if any."""

    def __init__(self) -> None:
        text = "Look at the top deck card; you may exchange it, face down, for one card of any village."
        super().__init__("amulet", 11, "Witch", ON_DISCARD, ("witch", WHEN, text))

    def usable(self, t: Desk) -> bool:
        return t.deck_size() > 0

    def begin(self, t: Desk) -> None:
        t.peek_top()

    def ask(self, t: Desk) -> None:
        t.offer(SWITCH, t.reach())
        t.offer(DECLINE, 1)
        t.offer_free()

    def answer(self, t: Desk) -> None:
        t.drawn_size = 0
        if t.verb == SWITCH:
            t.replace(t.owner(t.arg), t.arg, t.drawn[0])
            t.discard(t.arg)
        else:
            t.put_on_top(t.drawn[0])
        t.finish()


class Robber(Card):
    """First whose card, then which own one is given for it; they change places, and the robber looks."""

    def __init__(self) -> None:
        text = "Take one opponent's card, give one of yours for it, and look at the new one."
        super().__init__("amulet", 12, "Robber", ON_DISCARD, ("robber", WHEN, text))

    def to_rob(self, t: Desk) -> int:
        return t.reach() & ~t.village[t.active]

    def usable(self, t: Desk) -> bool:
        return t.own() != 0 and self.to_rob(t) != 0

    def ask(self, t: Desk) -> None:
        if t.at_step() == 0:
            t.offer(ROB, self.to_rob(t))
        else:
            t.offer(GIVE, t.own())
        t.offer_free()

    def ready(self, t: Desk) -> None:
        if not t.own() or (t.at_step() == 0 and not self.to_rob(t)):
            t.finish()

    def answer(self, t: Desk) -> None:
        if t.at_step() == 0:
            t.picks[0] = t.arg
            t.picks_size = 1
            t.next_step()
            return
        t.switch(t.active, t.arg, t.owner(t.picks[0]), t.picks[0])
        t.look_at(bit(t.picks[0]))
        t.finish()
