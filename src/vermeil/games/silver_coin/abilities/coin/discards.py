"""Silver Coin, the cards that work when they are discarded: 5 to 12."""

from __future__ import annotations

from vermeil.core.bits import bit, count_bits
from vermeil.games.silver_coin.desk import Card, Desk
from vermeil.games.silver_coin.words import (
    BOTH_ENDS,
    CLOCKWISE,
    DONE,
    FLIP,
    FROM_PILE,
    HIDE,
    LOOK,
    NO_CARD,
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

WHEN = "when drawn and discarded"
PSYCHIC_VIEWS = 3
REACHED = 3
BOTH_WAYS = 3


class Tanner(Card):
    """SC-45: which end, then which card is flipped."""

    def __init__(self) -> None:
        when = "when drawn, instead of discarding it"
        text = "Put this card face up at either end of your village, then flip one other card of any village."
        powers = ON_DISCARD | NO_DISCARD
        super().__init__("coin", 5, "Apprentice Tanner", powers, ("tanner", when, text))

    def usable(self, t: Desk) -> bool:
        """With `rooted_tanner` one that lies in the pile stays there."""
        return t.about == t.held or not t.options.rooted_tanner

    def begin(self, t: Desk) -> None:
        if t.size[t.active] == 0:
            self.join(t, 0)

    def ask(self, t: Desk) -> None:
        if t.at_step() == 0:
            t.offer(SIDE, BOTH_ENDS)
        else:
            t.offer(FLIP, t.reach() & ~bit(t.about))

    def answer(self, t: Desk) -> None:
        if t.at_step() == 0:
            self.join(t, t.arg)
        else:
            t.flip(t.arg)
            t.finish()

    def join(self, t: Desk, side: int) -> None:
        """From the hand it never touches the pile; from the pile it leaves it."""
        if t.about == t.held:
            t.held = NO_CARD
        else:
            t.leave_pile(t.pile_place(t.about))
        t.put_at_end(t.active, side, t.about)
        if t.reach() & ~bit(t.about):
            t.next_step()
        else:
            t.finish()


class Huntress(Card):
    """SC-46: which card is hidden, then which other one is shown."""

    def __init__(self) -> None:
        text = "Turn a face-up card of any village face down, then a different card of any village face up."
        super().__init__("coin", 6, "Huntress", ON_DISCARD, ("huntress", WHEN, text))

    def usable(self, t: Desk) -> bool:
        return t.reach() & t.up != 0

    def ask(self, t: Desk) -> None:
        if t.at_step() == 0:
            t.offer(HIDE, t.reach() & t.up)
        else:
            t.offer(SHOW, t.reach() & ~t.up & ~bit(t.aim))

    def answer(self, t: Desk) -> None:
        if t.at_step() == 0:
            t.turn_down(t.arg)
            t.aim = t.arg
            if t.reach() & ~t.up & ~bit(t.aim):
                t.next_step()
                return
        else:
            t.turn_up(t.arg)
        t.finish()


class Nostro(Card):
    """SC-35: protected cards are not among those seen."""

    def __init__(self) -> None:
        text = "Look at all face-down cards of one village."
        super().__init__("coin", 7, "Nostro", ON_DISCARD, ("nostro", WHEN, text))

    def usable(self, t: Desk) -> bool:
        return t.reach() & ~t.up != 0

    def ask(self, t: Desk) -> None:
        hidden = t.reach() & ~t.up
        found = 0
        for seat in range(t.players):
            if t.village[seat] & hidden:
                found |= bit(seat)
        t.offer(VILLAGE, found)

    def answer(self, t: Desk) -> None:
        t.look_at(t.village[t.arg] & t.reach() & ~t.up)
        t.finish()


class Assassin(Card):
    """SC-47: may empty a village."""

    def __init__(self) -> None:
        text = "Discard one face-up card of any village to the bottom of the pile, face up."
        super().__init__("coin", 8, "Assassin", ON_DISCARD, ("assassin", WHEN, text))

    def usable(self, t: Desk) -> bool:
        return t.reach() & t.up != 0

    def ask(self, t: Desk) -> None:
        t.offer(REMOVE, t.reach() & t.up)

    def answer(self, t: Desk) -> None:
        t.take_out(t.owner(t.arg), t.arg)
        t.bury(t.arg)
        t.finish()


class Psychic(Card):
    """One card after the other; SC-44: through Blob at least one."""

    def __init__(self) -> None:
        text = "Look at up to three face-down cards of any villages."
        super().__init__("coin", 9, "Psychic", ON_DISCARD, ("psychic", WHEN, text))

    def usable(self, t: Desk) -> bool:
        return t.reach() & ~t.up != 0

    def begin(self, t: Desk) -> None:
        t.begin_views(PSYCHIC_VIEWS)

    def ask(self, t: Desk) -> None:
        t.offer(LOOK, t.reach() & ~t.up & ~t.marked)
        if t.may_stop_looking():
            t.offer(DONE, 1)

    def answer(self, t: Desk) -> None:
        if t.verb == LOOK:
            t.view(t.arg)
            if t.views_left and t.reach() & ~t.up & ~t.marked:
                return
        t.finish()


class Nosferatu(Card):
    """SC-48: take one of the three discards below him, or use it; another Nosferatu burrows on."""

    def __init__(self) -> None:
        text = "Take one of the three discards directly below this one and exchange it in, or use its ability."
        super().__init__("coin", 10, "Nosferatu", ON_DISCARD, ("nosferatu", WHEN, text))

    def usable(self, t: Desk) -> bool:
        first = t.below(t.about)
        if first >= 0 and t.own():
            return True
        return self.to_use(t, first) != 0

    def to_use(self, t: Desk, first: int) -> int:
        """Which of the reached discards may be used, by their depth in the pile."""
        found = 0
        for place in range(first, first - REACHED, -1):
            if place >= 0:
                card = t.pile[place]
                if t.up & bit(card) & t.box.on_discard and t.can_use(card):
                    found |= bit(t.pile_size - 1 - place)
        return found

    def ask(self, t: Desk) -> None:
        me = t.about
        first = t.below(me)
        if t.own():
            found = 0
            for place in range(first, first - REACHED, -1):
                if place >= 0:
                    found |= bit(t.pile_size - 1 - place)
            t.offer(TAKE_AT, found)
        t.offer(USE_AT, self.to_use(t, first))
        t.about = me

    def answer(self, t: Desk) -> None:
        place = t.pile_size - 1 - t.arg
        if t.verb == TAKE_AT:
            t.hold(t.leave_pile(place), FROM_PILE)
        else:
            t.use(t.pile[place])


class Golem(Card):
    """SC-49: the discard is settled when he is used, the question is the village card."""

    def __init__(self) -> None:
        text = (
            "Switch the top discard (not this Golem) with any card of any village, "
            "which goes to the bottom of the pile, lying as it lies."
        )
        super().__init__("coin", 11, "Golem", ON_DISCARD, ("golem", WHEN, text))

    def other_discard(self, t: Desk) -> int:
        """The place of the topmost discard that is not this Golem; -1 if there is none."""
        top = t.pile_size - 1
        if top >= 0 and t.pile[top] == t.about:
            return top - 1
        return top

    def usable(self, t: Desk) -> bool:
        """A held card that would use him (Nosferatu) goes on the pile first, and is then the other discard."""
        return t.reach() != 0 and (self.other_discard(t) >= 0 or (t.held >= 0 and t.held != t.about))

    def begin(self, t: Desk) -> None:
        t.aim = t.pile[self.other_discard(t)]

    def ask(self, t: Desk) -> None:
        t.offer(SWITCH, t.reach())
        t.offer_free()

    def ready(self, t: Desk) -> None:
        if not t.reach():
            t.finish()

    def answer(self, t: Desk) -> None:
        t.leave_pile(t.pile_place(t.aim))
        t.replace(t.owner(t.arg), t.arg, t.aim)
        t.bury(t.arg)
        t.finish()


class VillageIdiot(Card):
    """SC-50: first the way, then one card of each village, one's own first and on in the way the cards will go."""

    def __init__(self) -> None:
        text = "Move one card from each village to its neighbour, all in one direction, lying as they lie."
        super().__init__("coin", 12, "Village Idiot", ON_DISCARD, ("idiot", WHEN, text))

    def movable(self, t: Desk) -> int:
        """The seats with a card that can be moved."""
        found = 0
        for seat in range(t.players):
            if t.village[seat] & t.reach():
                found |= bit(seat)
        return found

    def usable(self, t: Desk) -> bool:
        return count_bits(self.movable(t)) > 1

    def begin(self, t: Desk) -> None:
        t.takers = self.movable(t)
        t.steps = 0
        t.way = CLOCKWISE
        if count_bits(t.takers) == 2:  # noqa: PLR2004 - both ways are the same
            t.next_step()
            self.ready(t)

    def seat_now(self, t: Desk) -> int:
        """Whose card is picked now."""
        seat = t.active + (t.steps if t.way == CLOCKWISE else t.players - t.steps)
        return seat if seat < t.players else seat - t.players

    def ask(self, t: Desk) -> None:
        if t.at_step() == 0:
            t.offer(WAY, BOTH_WAYS)
        else:
            t.offer(PICK, t.village[self.seat_now(t)] & t.reach())
            t.offer_free()

    def answer(self, t: Desk) -> None:
        if t.at_step() == 0:
            t.way = t.arg
            t.next_step()
        else:
            t.picks[t.picks_size] = t.arg
            t.picks_size += 1
            t.steps += 1
        self.ready(t)

    def ready(self, t: Desk) -> None:
        """On to the next village that takes part and has a card to move; after the last one they move.

        SC-15: if a single card would be picked in all, none can move, and nobody is asked for it.
        """
        following = t.players
        left = 0
        while t.steps < t.players:
            seat = self.seat_now(t)
            if t.takers & bit(seat) and t.village[seat] & t.reach():
                left += 1
                following = min(following, t.steps)
            t.steps += 1
        if left and t.picks_size + left > 1:
            t.steps = following
            return
        self.move(t)
        t.finish()

    def move(self, t: Desk) -> None:
        """All at once: each card takes the place of the one that left the next village."""
        if t.picks_size < 2:  # noqa: PLR2004 - one card alone has nowhere to go
            return
        for i in range(t.picks_size):
            t.pick_owner[i] = t.owner(t.picks[i])
            t.pick_place[i] = t.place_of(t.pick_owner[i], t.picks[i])
        for i in range(t.picks_size):
            to = i + 1 if i + 1 < t.picks_size else 0
            seat = t.pick_owner[to]
            t.row[seat * STRIDE + t.pick_place[to]] = t.picks[i]
            t.village[seat] = t.village[seat] & ~bit(t.picks[to]) | bit(t.picks[i])
            t.unguard(t.picks[i])
