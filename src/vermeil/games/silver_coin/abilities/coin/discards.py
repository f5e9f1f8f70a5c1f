"""Silver Coin, the cards that work when they are discarded: 5 to 12."""

from __future__ import annotations

from vermeil.core.bits import bit, count_bits
from vermeil.games.silver_coin import layout, questions
from vermeil.games.silver_coin.codes import (
    BOTH_ENDS,
    CLOCKWISE,
    DONE,
    FLIP,
    FROM_PILE,
    HIDE,
    LOOK,
    NO_DISCARD,
    ON_DISCARD,
    PICK,
    REMOVE,
    SHOW,
    SIDE,
    STRIDE,
    SWITCH,
    TAKE_AT,
    USE_AT,
    VILLAGE,
    WAY,
)
from vermeil.games.silver_coin.state import Card, State

WHEN = "when drawn and discarded"
PSYCHIC_VIEWS = 3
REACHED = 3
BOTH_WAYS = 3


class Tanner(Card):
    """SC-45: which end, then which card is flipped."""

    def __init__(self) -> None:
        when = "when drawn, instead of discarding it"
        powers = ON_DISCARD | NO_DISCARD
        super().__init__("coin", 5, "Apprentice Tanner", powers, ("tanner", when))

    def usable(self, s: State) -> bool:
        """With `rooted_tanner` one that lies in the pile stays there."""
        return not s.options.rooted_tanner or layout.pile_place(s, s.about) < 0

    def begin(self, s: State) -> None:
        if s.size[s.active] == 0:
            self.join(s, 0)

    def ask(self, s: State) -> None:
        if questions.at_step(s) == 0:
            questions.offer(s, SIDE, BOTH_ENDS)
        else:
            questions.offer(s, FLIP, layout.reach(s) & ~bit(s.about))

    def answer(self, s: State) -> None:
        if questions.at_step(s) == 0:
            self.join(s, s.arg)
        else:
            layout.flip(s, s.arg)
            questions.finish(s)

    def join(self, s: State, side: int) -> None:
        """From the hand it never touches the pile; from the pile it leaves it."""
        layout.lift(s, s.about)
        layout.put_at_end(s, s.active, side, s.about)
        if layout.reach(s) & ~bit(s.about):
            questions.next_step(s)
        else:
            questions.finish(s)


class Huntress(Card):
    """SC-46: which card is hidden, then which other one is shown."""

    def __init__(self) -> None:
        super().__init__("coin", 6, "Huntress", ON_DISCARD, ("huntress", WHEN))

    def usable(self, s: State) -> bool:
        return layout.reach(s) & s.up != 0

    def ask(self, s: State) -> None:
        if questions.at_step(s) == 0:
            questions.offer(s, HIDE, layout.reach(s) & s.up)
        else:
            questions.offer(s, SHOW, layout.reach(s) & ~s.up & ~bit(s.aim))

    def answer(self, s: State) -> None:
        if questions.at_step(s) == 0:
            layout.turn_down(s, s.arg)
            s.aim = s.arg
            if layout.reach(s) & ~s.up & ~bit(s.aim):
                questions.next_step(s)
                return
        else:
            layout.turn_up(s, s.arg)
        questions.finish(s)


class Nostro(Card):
    """SC-35: protected cards are not among those seen."""

    def __init__(self) -> None:
        super().__init__("coin", 7, "Nostro", ON_DISCARD, ("nostro", WHEN))

    def usable(self, s: State) -> bool:
        return layout.reach(s) & ~s.up != 0

    def ask(self, s: State) -> None:
        hidden = layout.reach(s) & ~s.up
        found = 0
        for seat in range(s.players):
            if s.village[seat] & hidden:
                found |= bit(seat)
        questions.offer(s, VILLAGE, found)

    def answer(self, s: State) -> None:
        questions.look_at(s, s.village[s.arg] & layout.reach(s) & ~s.up)
        questions.finish(s)


class Assassin(Card):
    """SC-47: may empty a village."""

    def __init__(self) -> None:
        super().__init__("coin", 8, "Assassin", ON_DISCARD, ("assassin", WHEN))

    def usable(self, s: State) -> bool:
        return layout.reach(s) & s.up != 0

    def ask(self, s: State) -> None:
        questions.offer(s, REMOVE, layout.reach(s) & s.up)

    def answer(self, s: State) -> None:
        layout.take_out(s, layout.owner(s, s.arg), s.arg)
        layout.bury(s, s.arg)
        questions.finish(s)


class Psychic(Card):
    """One card after the other; SC-44: through Blob at least one."""

    def __init__(self) -> None:
        super().__init__("coin", 9, "Psychic", ON_DISCARD, ("psychic", WHEN))

    def usable(self, s: State) -> bool:
        return layout.reach(s) & ~s.up != 0

    def begin(self, s: State) -> None:
        questions.begin_views(s, PSYCHIC_VIEWS)

    def ask(self, s: State) -> None:
        questions.offer(s, LOOK, layout.reach(s) & ~s.up & ~s.marked)
        if questions.may_stop_looking(s):
            questions.offer(s, DONE, 1)

    def answer(self, s: State) -> None:
        if s.verb == LOOK:
            questions.view(s, s.arg)
            if s.views_left and layout.reach(s) & ~s.up & ~s.marked:
                return
        questions.finish(s)


class Nosferatu(Card):
    """SC-48: take one of the three discards below him, or use it; another Nosferatu burrows on."""

    def __init__(self) -> None:
        super().__init__("coin", 10, "Nosferatu", ON_DISCARD, ("nosferatu", WHEN))

    def usable(self, s: State) -> bool:
        first = questions.below(s, s.about)
        if first >= 0 and layout.own(s):
            return True
        return self.to_use(s, first) != 0

    def to_use(self, s: State, first: int) -> int:
        """Which of the reached discards may be used, by their depth in the pile."""
        found = 0
        for place in range(first, first - REACHED, -1):
            if place >= 0:
                card = s.pile[place]
                if s.up & bit(card) & s.box.on_discard and questions.can_use(s, card):
                    found |= bit(s.pile_size - 1 - place)
        return found

    def ask(self, s: State) -> None:
        me = s.about
        first = questions.below(s, me)
        if layout.own(s):
            found = 0
            for place in range(first, first - REACHED, -1):
                if place >= 0:
                    found |= bit(s.pile_size - 1 - place)
            questions.offer(s, TAKE_AT, found)
        questions.offer(s, USE_AT, self.to_use(s, first))
        s.about = me

    def answer(self, s: State) -> None:
        place = s.pile_size - 1 - s.arg
        if s.verb == TAKE_AT:
            questions.hold(s, layout.leave_pile(s, place), FROM_PILE)
        else:
            questions.use(s, s.pile[place])


class Golem(Card):
    """SC-49: the discard is settled when he is used, the question is the village card."""

    def __init__(self) -> None:
        super().__init__("coin", 11, "Golem", ON_DISCARD, ("golem", WHEN))

    def other_discard(self, s: State) -> int:
        """The place of the topmost discard that is not this Golem; -1 if there is none."""
        top = s.pile_size - 1
        if top >= 0 and s.pile[top] == s.about:
            return top - 1
        return top

    def usable(self, s: State) -> bool:
        """A held card that would use him (Nosferatu) goes on the pile first, and is then the other discard."""
        return layout.reach(s) != 0 and (self.other_discard(s) >= 0 or questions.on_pile(s, s.about))

    def begin(self, s: State) -> None:
        if self.other_discard(s) < 0:  # what used him went under the deck, and the pile is empty
            questions.finish(s)
        else:
            s.aim = s.pile[self.other_discard(s)]

    def ask(self, s: State) -> None:
        questions.offer(s, SWITCH, layout.reach(s))
        questions.offer_free(s)

    def ready(self, s: State) -> None:
        if not layout.reach(s):
            questions.finish(s)

    def answer(self, s: State) -> None:
        layout.leave_pile(s, layout.pile_place(s, s.aim))
        layout.replace(s, layout.owner(s, s.arg), s.arg, s.aim)
        layout.bury(s, s.arg)
        questions.finish(s)


class VillageIdiot(Card):
    """SC-50: first the way, then one card of each village, one's own first and on in the way the cards will go."""

    def __init__(self) -> None:
        super().__init__("coin", 12, "Village Idiot", ON_DISCARD, ("idiot", WHEN))

    def movable(self, s: State) -> int:
        """The seats with a card that can be moved."""
        found = 0
        for seat in range(s.players):
            if s.village[seat] & layout.reach(s):
                found |= bit(seat)
        return found

    def usable(self, s: State) -> bool:
        return count_bits(self.movable(s)) > 1

    def begin(self, s: State) -> None:
        s.takers = self.movable(s)
        s.steps = 0
        s.way = CLOCKWISE
        if count_bits(s.takers) == 2:  # noqa: PLR2004 - both ways are the same
            questions.next_step(s)
            self.ready(s)

    def seat_now(self, s: State) -> int:
        """Whose card is picked now."""
        seat = s.active + (s.steps if s.way == CLOCKWISE else s.players - s.steps)
        return seat if seat < s.players else seat - s.players

    def ask(self, s: State) -> None:
        if questions.at_step(s) == 0:
            questions.offer(s, WAY, BOTH_WAYS)
        else:
            questions.offer(s, PICK, s.village[self.seat_now(s)] & layout.reach(s))
            questions.offer_free(s)

    def answer(self, s: State) -> None:
        if questions.at_step(s) == 0:
            s.way = s.arg
            questions.next_step(s)
        else:
            s.picks[s.picks_size] = s.arg
            s.picks_size += 1
            s.steps += 1
        self.ready(s)

    def ready(self, s: State) -> None:
        """On to the next village that takes part and has a card to move; after the last one they move."""
        while s.steps < s.players:
            seat = self.seat_now(s)
            if (
                s.takers & bit(seat)
                and s.village[seat] & layout.reach(s)
                and (s.picks_size or s.options.lone_answer == PICK or self.others_follow(s))
            ):
                return
            s.steps += 1
        self.move(s)
        questions.finish(s)

    def others_follow(self, s: State) -> bool:
        """SC-15: whether another village has a card to move after this one; a card alone has nowhere to go."""
        return count_bits(self.movable(s) & s.takers) > 1

    def move(self, s: State) -> None:
        """All at once: each card takes the place of the one that left the next village."""
        if s.picks_size < 2:  # noqa: PLR2004 - one card alone has nowhere to go
            return
        for i in range(s.picks_size):
            s.pick_owner[i] = layout.owner(s, s.picks[i])
            s.pick_place[i] = layout.place_of(s, s.pick_owner[i], s.picks[i])
        for i in range(s.picks_size):
            to = i + 1 if i + 1 < s.picks_size else 0
            seat = s.pick_owner[to]
            s.row[seat * STRIDE + s.pick_place[to]] = s.picks[i]
            s.village[seat] = s.village[seat] & ~bit(s.picks[to]) | bit(s.picks[i])
            layout.unguard(s, s.picks[i])
