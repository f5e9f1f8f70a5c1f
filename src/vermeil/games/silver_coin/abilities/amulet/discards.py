"""Silver (Amulet), the cards that work when they are discarded: 5 to 12 (SC-61, SC-62)."""

from __future__ import annotations

from vermeil.core.bits import bit
from vermeil.games.silver_coin import layout, questions
from vermeil.games.silver_coin.codes import (
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
from vermeil.games.silver_coin.state import Card, State

WHEN = "when drawn and discarded"
BEHOLDER_VIEWS = 2


class Exposer(Card):
    """The question is which card."""

    def __init__(self) -> None:
        super().__init__("amulet", 5, "Exposer", ON_DISCARD, ("exposer", WHEN))

    def usable(self, s: State) -> bool:
        return layout.own(s) & ~s.up != 0

    def ask(self, s: State) -> None:
        questions.offer(s, SHOW, layout.own(s) & ~s.up)

    def answer(self, s: State) -> None:
        layout.turn_up(s, s.arg)
        questions.finish(s)


class Revealer(Card):
    """The question is which card."""

    def __init__(self) -> None:
        super().__init__("amulet", 6, "Revealer", ON_DISCARD, ("revealer", WHEN))

    def usable(self, s: State) -> bool:
        return layout.reach(s) & ~s.up != 0

    def ask(self, s: State) -> None:
        questions.offer(s, SHOW, layout.reach(s) & ~s.up)

    def answer(self, s: State) -> None:
        layout.turn_up(s, s.arg)
        questions.finish(s)


class Beholder(Card):
    """One card after the other."""

    def __init__(self) -> None:
        super().__init__("amulet", 7, "Beholder", ON_DISCARD, ("beholder", WHEN))

    def usable(self, s: State) -> bool:
        return layout.own(s) & ~s.up != 0

    def begin(self, s: State) -> None:
        questions.begin_views(s, BEHOLDER_VIEWS)

    def ask(self, s: State) -> None:
        questions.offer(s, LOOK, layout.own(s) & ~s.up & ~s.marked)
        if questions.may_stop_looking(s):
            questions.offer(s, DONE, 1)

    def answer(self, s: State) -> None:
        if s.verb == LOOK:
            questions.view(s, s.arg)
            if s.views_left and layout.own(s) & ~s.up & ~s.marked:
                return
        questions.finish(s)


class ApprenticeSeer(Card):
    """The question is which card."""

    def __init__(self) -> None:
        super().__init__("amulet", 8, "Apprentice Seer", ON_DISCARD, ("apprentice", WHEN))

    def usable(self, s: State) -> bool:
        return layout.reach(s) & ~s.up & ~s.village[s.active] != 0

    def ask(self, s: State) -> None:
        questions.offer(s, LOOK, layout.reach(s) & ~s.up & ~s.village[s.active])

    def answer(self, s: State) -> None:
        questions.look_at(s, bit(s.arg))
        questions.finish(s)


class Seer(Card):
    """The question is which card."""

    def __init__(self) -> None:
        super().__init__("amulet", 9, "Seer", ON_DISCARD, ("seer", WHEN))

    def usable(self, s: State) -> bool:
        return layout.reach(s) & ~s.up != 0

    def ask(self, s: State) -> None:
        questions.offer(s, LOOK, layout.reach(s) & ~s.up)

    def answer(self, s: State) -> None:
        questions.look_at(s, bit(s.arg))
        questions.finish(s)


class Master(Card):
    """He goes on the pile first; the question is which other face-up discard is taken."""

    def __init__(self) -> None:
        super().__init__("amulet", 10, "Master", ON_DISCARD, ("master", WHEN))

    def to_take(self, s: State) -> int:
        """Face-up discards other than this one, by their depth in the pile."""
        found = 0
        for place in range(s.pile_size):
            if s.up & bit(s.pile[place]) and s.pile[place] != s.about:
                found |= bit(s.pile_size - 1 - place)
        return found

    def usable(self, s: State) -> bool:
        return layout.own(s) != 0 and self.to_take(s) != 0

    def ask(self, s: State) -> None:
        questions.offer(s, TAKE_AT, self.to_take(s))

    def answer(self, s: State) -> None:
        questions.hold(s, layout.leave_pile(s, s.pile_size - 1 - s.arg), FROM_PILE)


class Witch(Card):
    """The question comes after the look: which card is exchanged, if any."""

    def __init__(self) -> None:
        super().__init__("amulet", 11, "Witch", ON_DISCARD, ("witch", WHEN))

    def usable(self, s: State) -> bool:
        return layout.deck_size(s) > 0

    def begin(self, s: State) -> None:
        questions.peek_top(s)

    def ask(self, s: State) -> None:
        questions.offer(s, SWITCH, layout.reach(s))
        questions.offer(s, DECLINE, 1)
        questions.offer_free(s)

    def answer(self, s: State) -> None:
        s.drawn_size = 0
        if s.verb == SWITCH:
            layout.replace(s, layout.owner(s, s.arg), s.arg, s.drawn[0])
            layout.discard(s, s.arg)
        else:
            layout.put_on_top(s, s.drawn[0])
        questions.finish(s)


class Robber(Card):
    """First whose card, then which own one is given for it; they change places, and the robber looks."""

    def __init__(self) -> None:
        super().__init__("amulet", 12, "Robber", ON_DISCARD, ("robber", WHEN))

    def to_rob(self, s: State) -> int:
        return layout.reach(s) & ~s.village[s.active]

    def usable(self, s: State) -> bool:
        return layout.own(s) != 0 and self.to_rob(s) != 0

    def ask(self, s: State) -> None:
        if questions.at_step(s) == 0:
            questions.offer(s, ROB, self.to_rob(s))
        else:
            questions.offer(s, GIVE, layout.own(s))
        questions.offer_free(s)

    def ready(self, s: State) -> None:
        if not layout.own(s) or (questions.at_step(s) == 0 and not self.to_rob(s)):
            questions.finish(s)

    def answer(self, s: State) -> None:
        if questions.at_step(s) == 0:
            s.picks[0] = s.arg
            s.picks_size = 1
            questions.next_step(s)
            return
        layout.switch(s, s.active, s.arg, layout.owner(s, s.picks[0]), s.picks[0])
        questions.look_at(s, bit(s.picks[0]))
        questions.finish(s)
