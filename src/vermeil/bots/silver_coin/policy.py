"""A quick player of Silver Coin: every answer is weighed by rules, from what its seat has seen and nothing else.

A village is worth the points that it will probably cost at the round's end: known cards what they show, unknown ones
the mean of all that the seat has not seen, less for known pairs (they go together in one exchange), for a face-up
Wolfman who is about to work, and for other face-up powers. An answer is worth what it takes off one's own village,
and what it adds to those of the others. When to call is a matter of chances: whose sum is the lowest after the others'
last turns?

Plain Python; compiled through `policy.pxd`. No Python objects in here: searches call it millions of times.
"""
# ruff: noqa: PLR2004, PLR0911, PLR0912, C901, FBT001, FBT003 - many small rules, written for the compiler

from __future__ import annotations

from math import erf, sqrt

from vermeil.bots.silver_coin.sizes import (
    ALWAYS,
    AMULET,
    CALL_FROM,
    CALL_LATER,
    CALL_SUM,
    CALLABLE,
    CLOSE_CALL,
    DRAWN,
    EXTRA_TURN,
    FEED,
    GIFTED,
    HARM,
    KEPT,
    LAST_TURN,
    LOOK_OTHER,
    LOOK_OWN,
    NEVER,
    NUMBERS,
    PAIR,
    ROOM,
    ROTATED,
    SLOPE,
    SPREAD,
    STRANGE,
    UNKNOWN,
    UP_AMULET,
    UP_ANY,
    UP_BLOB,
    UP_CON,
    UP_CURATOR,
    UP_PIXIE,
    WOLF_REACH,
)
from vermeil.bots.silver_coin.weights import LEARNED
from vermeil.games.silver_coin.bits import all_of, bit, count_bits, lowest, number_of
from vermeil.games.silver_coin.engine import Table
from vermeil.games.silver_coin.words import (
    ACTION_FRAME,
    ALL_CARDS,
    BLOB,
    CALL,
    CALL_LIMIT,
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
    NO_CARD,
    NOBODY,
    PENALTY,
    PICK,
    PROTECT,
    REMOVE,
    ROB,
    ROTATE,
    SET,
    SET_FRAME,
    SHOW,
    SHOWN,
    STRIDE,
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

WOLF = 13
# From here on a card costs less than it shows while there is time: it is the next to go.
HIGH = 5
# The chance to be below so many sixteenths of a standard deviation, from -4 to 4; and square roots.
NORMAL = [0.5 * (1.0 + erf((k - 64) / 16.0 / sqrt(2.0))) for k in range(129)]
ROOTS = [sqrt(k) for k in range(1024)]
# The cards whose number has this bit.
ONES, TWOS, FOURS, EIGHTS = (sum(1 << card for card in range(52) if (card + 2 >> 2) >> k & 1) for k in range(4))


def card_kinds(table: Table) -> list[int]:
    """Which card each number is: those of our two decks are known by name, others only by what they ask."""
    box = table.box
    units = [box.c0, box.c1, box.c2, box.c3, box.c4, box.c5, box.c6]
    units += [box.c7, box.c8, box.c9, box.c10, box.c11, box.c12, box.c13]
    first = {"coin": 0, "amulet": AMULET}
    return [first[unit.deck] + unit.number if unit.deck in first else STRANGE for unit in units]


class Policy:
    """Answers the question at a table for the seat that is asked."""

    def __init__(self, table: Table) -> None:
        self.t = table
        self.kinds = card_kinds(table)
        self.weights = (LEARNED + [0.0] * (ROOM - len(LEARNED))) * 4
        self.me = 0
        self.at = 0
        self.seen = 0
        self.unseen = 0
        self.mean = 0.0
        self.spread = 0.0
        self.future = 0.0
        self.harm = 0.0
        self.base = 0.0
        self.counts = [0] * 14
        self.set_first = NO_CARD

    # --- what the seat knows --------------------------------------------------------------------------------

    def look_around(self) -> None:
        """What the asked seat knows, and what its village is worth."""
        self.me = self.t.active
        self.at = self.t.active * ROOM
        self.seen = self.t.seen[self.t.active]
        self.unseen = ALL_CARDS & ~self.seen
        left = count_bits(self.unseen)
        self.mean = 6.5
        if left:
            total = count_bits(self.unseen & ONES) + 2 * count_bits(self.unseen & TWOS)
            total += 4 * count_bits(self.unseen & FOURS) + 8 * count_bits(self.unseen & EIGHTS)
            self.mean = total / (left + 0.0)
        self.future = 0.0
        if self.t.caller == NOBODY and not self.t.ended:
            self.future = self.t.deck_size() / (self.t.players + 0.0)
            self.future = min(self.future, 8.0)
        self.harm = self.weights[self.at + HARM] / (self.t.players - 1.0)
        self.base = self.own_value(0, NO_CARD, False)

    def price(self, number: int) -> float:
        """What a card of a number will cost: a high one will be the next to go, if there is time."""
        if number > HIGH and self.future >= 1.0:
            return HIGH + (number - HIGH) * self.weights[self.at + SLOPE]
        return number + 0.0

    def cost_of(self, card: int) -> float:
        """What a card shows, as far as the seat knows: who has seen a card and kept it has a low one."""
        if self.seen & bit(card):
            return number_of(card) + 0.0
        owner = self.t.owner(card)
        if (
            owner >= 0
            and owner != self.me
            and self.t.seen[owner] & bit(card)
            and self.weights[self.at + KEPT] < self.mean
        ):
            return self.weights[self.at + KEPT]
        return self.mean

    def power_of(self, number: int) -> float:
        """What a face-up card's lasting power is worth to its village, but for those that count at the end."""
        if self.future < 1.0:
            return 0.0
        kind = self.kinds[number]
        if kind == 1:
            return self.weights[self.at + UP_CON]
        if kind == 2:
            return self.weights[self.at + UP_CURATOR]
        if kind == 3:
            return self.weights[self.at + UP_PIXIE]
        if kind == 4:
            return self.weights[self.at + UP_BLOB]
        if AMULET < kind <= AMULET + 4:
            return self.weights[self.at + UP_AMULET]
        return 0.0

    # --- one's own village ----------------------------------------------------------------------------------

    def own_value(self, removed: int, added: int, up: bool) -> float:
        """The points that the village will cost without some cards and with another one."""
        for number in range(NUMBERS):
            self.counts[number] = 0
        total = 0.0
        highest = 0.0
        wolf = False
        gifts = 0
        size = 0
        powers = 0.0
        i = self.me * STRIDE
        end = i + self.t.size[self.me]
        while i <= end:
            if i == end:
                if added < 0:
                    break
                card = added
                open_ = up
            else:
                card = self.t.row[i]
                if removed & bit(card):
                    i += 1
                    continue
                open_ = self.t.up & bit(card) != 0
            i += 1
            size += 1
            if self.seen & bit(card):
                number = number_of(card)
                self.counts[number] += 1
                cost = self.price(number)
                if open_:
                    if self.t.box.at_scoring & bit(card) and number == WOLF:
                        if wolf:
                            total += WOLF
                        wolf = True
                        continue
                    if number <= 4:
                        powers += self.power_of(number)
                        if self.t.box.before_scoring & bit(card):
                            gifts += 1
            else:
                cost = self.mean + self.weights[self.at + UNKNOWN]
            total += cost
            highest = max(highest, cost)
        if self.future >= 1.0:
            total -= self.pairs()
            if size <= CALL_LIMIT:
                total -= self.weights[self.at + CALLABLE]
        if gifts and size > 1 and not self.t.ended:
            total -= self.weights[self.at + GIFTED] * highest
        if wolf:
            total = self.with_wolf(total)
        return total - powers

    def pairs(self) -> float:
        """What known equal cards save, since they go in one exchange."""
        found = 0.0
        for number in range(1, NUMBERS):
            if self.counts[number] > 1 and (number < WOLF or self.t.box.wild):
                found += (self.counts[number] - 1) * self.price(number)
        return found * self.weights[self.at + PAIR]

    def with_wolf(self, others: float) -> float:
        """SC-51: below 13 all is well. `others` is an estimate, so near the border it is a matter of chances."""
        later = min(3.0, self.future)
        safe = 0.5 + (12.5 - others + later * self.weights[self.at + WOLF_REACH]) / 6.0
        if safe >= 1.0:
            return 0.1 * others
        if safe <= 0.0:
            return others + WOLF
        return safe * 0.1 * others + (1.0 - safe) * (others + WOLF)

    def gain_without(self, card: int) -> float:
        """What it saves to lose a card."""
        return self.base - self.own_value(bit(card), NO_CARD, False)

    # --- exchanges ------------------------------------------------------------------------------------------

    def feed(self, number: float) -> float:
        """What it costs to leave a card on the pile for the next player."""
        if number >= 6.0 or self.future <= 0.0:
            return 0.0
        return self.weights[self.at + FEED] * (6.0 - number) * self.harm

    def swap_gain(self, card: int, held: int, up: bool) -> float:
        """What it saves to exchange one card for the held one."""
        return self.base - self.own_value(bit(card), held, up) - self.feed(self.cost_of(card))

    def set_gain(self, held: int, up: bool) -> float:
        """What the best exchange of several known cards saves; it begins with `set_first`."""
        best = NEVER
        self.set_first = NO_CARD
        known = self.t.own() & self.seen
        if not known & (known - 1):
            return best
        for number in range(NUMBERS):
            cards = known & all_of(number)
            if not cards:
                continue
            cards |= known & self.t.box.wild
            if cards & (cards - 1):
                gain = self.base - self.own_value(cards, held, up) - self.feed(number + 0.0)
                if gain > best:
                    best = gain
                    self.set_first = self.leftmost(cards)
        return best

    def leftmost(self, cards: int) -> int:
        i = self.me * STRIDE
        while not cards & bit(self.t.row[i]):
            i += 1
        return self.t.row[i]

    def exchange_gain(self, held: int, up: bool) -> float:
        """What the best exchange for a card saves."""
        best = self.set_gain(held, up)
        cards = self.t.own()
        while cards:
            gain = self.swap_gain(lowest(cards), held, up)
            best = max(best, gain)
            cards &= cards - 1
        return best

    def draw_gain(self) -> float:
        """What a card from the deck will save on average: it replaces the worst, or goes."""
        best = self.set_gain(NO_CARD, False)
        cards = self.t.own()
        while cards:
            gain = self.gain_without(lowest(cards))
            best = max(best, gain)
            cards &= cards - 1
        left = count_bits(self.unseen)
        if not left:
            return self.weights[self.at + DRAWN]
        found = 0.0
        for number in range(NUMBERS):
            gain = best - self.price(number)
            if gain > 0.0:
                found += gain * count_bits(self.unseen & all_of(number))
        return found / left + self.weights[self.at + DRAWN]

    # --- calling --------------------------------------------------------------------------------------------

    def plain_sum(self, seat: int) -> float:
        """A village's sum as the seat sees it; `spread` grows by what it does not know of it."""
        total = 0.0
        wolf = False
        for i in range(seat * STRIDE, seat * STRIDE + self.t.size[seat]):
            card = self.t.row[i]
            total += self.cost_of(card)
            if not self.seen & bit(card):
                self.spread += 8.0 if self.t.seen[seat] & bit(card) else 14.0
            if self.t.up & bit(card) & self.t.box.at_scoring and number_of(card) == WOLF:
                wolf = True
        if wolf and total < 26.0:
            return 0.0
        return total

    def call_chance(self) -> float:
        """How likely one's own sum is the lowest after the others' last turns."""
        chance = 1.0
        for seat in range(self.t.players):
            if seat == self.me:
                continue
            self.spread = self.weights[self.at + SPREAD]
            mine = self.plain_sum(self.me)
            theirs = self.plain_sum(seat)
            if theirs > 0.0:
                theirs -= self.weights[self.at + LAST_TURN]
            theirs = max(theirs, 0.0)
            k = int(64.0 + 16.0 * (theirs + 0.5 - mine) / ROOTS[int(self.spread) if self.spread < 1023.0 else 1023])
            chance *= NORMAL[0 if k < 0 else (min(k, 128))]
        return chance

    def call_score(self) -> float:
        """Whether to call: always or never."""
        chance = self.call_chance()
        self.spread = 0.0
        mine = self.plain_sum(self.me)
        if self.future < 1.0:
            wanted = PENALTY / (PENALTY + mine) + self.weights[self.at + CLOSE_CALL]
        else:
            wanted = self.weights[self.at + CALL_FROM] + self.weights[self.at + CALL_LATER] * self.future
            wanted += self.weights[self.at + CALL_SUM] * mine
        return ALWAYS if chance > wanted else NEVER

    # --- turning, looking, taking away ----------------------------------------------------------------------

    def up_worth(self, card: int) -> float:
        """What it is worth to a card's owner that it lies face up."""
        if not self.seen & bit(card):
            return self.weights[self.at + UP_ANY] if self.future >= 1.0 else 0.1
        number = number_of(card)
        if self.t.box.at_scoring & bit(card) and number == WOLF:
            return self.wolf_worth(card)
        if self.t.box.before_scoring & bit(card):
            return self.weights[self.at + GIFTED] * 6.0
        return self.power_of(number)

    def wolf_worth(self, card: int) -> float:
        owner = self.t.owner(card)
        others = 0.0
        for i in range(owner * STRIDE, owner * STRIDE + self.t.size[owner]):
            if self.t.row[i] != card:
                others += self.cost_of(self.t.row[i])
        return others + WOLF - self.with_wolf(others)

    def flip_gain(self, card: int) -> float:
        """What turning a card over is worth to the seat."""
        worth = self.up_worth(card)
        mine = self.t.village[self.me] & bit(card) != 0
        if self.t.up & bit(card):
            return -worth if mine else worth * self.harm
        if mine:
            return worth if self.seen & bit(card) else worth + self.weights[self.at + LOOK_OWN]
        news = 0.0 if self.seen & bit(card) else self.weights[self.at + LOOK_OTHER]
        return news - worth * self.harm

    def best_flip(self, cards: int) -> float:
        best = NEVER
        while cards:
            gain = self.flip_gain(lowest(cards))
            best = max(best, gain)
            cards &= cards - 1
        return best

    def look_gain(self, card: int) -> float:
        """What it is worth to look at a card."""
        if self.seen & bit(card):
            return -0.1
        if self.t.village[self.me] & bit(card):
            return self.weights[self.at + LOOK_OWN]
        return self.weights[self.at + LOOK_OTHER]

    def looks_gain(self, cards: int, most: int) -> float:
        """What it is worth to look at several cards: one's own first."""
        fresh = cards & self.unseen
        mine = count_bits(fresh & self.t.village[self.me])
        others = count_bits(fresh) - mine
        mine = min(mine, most)
        others = min(others, most - mine)
        return mine * self.weights[self.at + LOOK_OWN] + others * self.weights[self.at + LOOK_OTHER]

    def remove_gain(self, card: int) -> float:
        """What it is worth if a card leaves its village."""
        if self.t.village[self.me] & bit(card):
            return self.gain_without(card)
        worth = self.up_worth(card) if self.t.up & bit(card) else 0.0
        return (worth - self.cost_of(card)) * self.harm

    def best_removal(self, cards: int) -> float:
        best = NEVER
        while cards:
            gain = self.remove_gain(lowest(cards))
            best = max(best, gain)
            cards &= cards - 1
        return best

    def switch_gain(self, card: int, new: int, up: bool) -> float:
        """What it is worth if a card of any village is replaced."""
        if self.t.village[self.me] & bit(card):
            return self.base - self.own_value(bit(card), new, up)
        return (self.cost_of(new) - self.cost_of(card)) * self.harm

    def best_switch(self, new: int, up: bool) -> float:
        best = NEVER
        cards = self.t.reach()
        while cards:
            gain = self.switch_gain(lowest(cards), new, up)
            best = max(best, gain)
            cards &= cards - 1
        return best

    def trade_gain(self) -> float:
        """What it is worth to give one's worst card for the best one of somebody else."""
        mine = self.best_removal(self.t.own())
        cheapest = 100.0
        cards = self.t.reach() & ~self.t.village[self.me]
        while cards:
            cost = self.cost_of(lowest(cards))
            cheapest = min(cheapest, cost)
            cards &= cards - 1
        return (mine - cheapest) * (1.0 + self.harm)

    # --- abilities ------------------------------------------------------------------------------------------

    def use_gain(self, card: int, deep: bool) -> float:
        """What it is worth to use the ability of a card that is held or lies in the pile."""
        if not self.seen & bit(card):
            return NEVER
        kind = self.kinds[number_of(card)]
        reach = self.t.reach()
        if kind == 5:
            return self.base - self.own_value(0, card, True) + self.best_flip(reach)
        if kind == 6:
            return self.best_flip(reach & self.t.up) + self.best_flip(reach & ~self.t.up)
        if kind == 7:
            return self.best_village()
        if kind == 8:
            return self.best_removal(reach & self.t.up)
        if kind == 9:
            return self.looks_gain(reach & ~self.t.up, 3)
        if kind == 10:
            return self.nosferatu_gain(card) if deep else 0.5
        if kind == 11:
            return self.golem_gain(card)
        if kind in {12, AMULET + 12}:
            return self.trade_gain()
        if kind == AMULET + 5:
            return self.best_flip(self.t.own() & ~self.t.up)
        if kind == AMULET + 6:
            return self.best_flip(reach & ~self.t.up)
        if kind == AMULET + 7:
            return self.looks_gain(self.t.own() & ~self.t.up, 2)
        if kind == AMULET + 8:
            return self.looks_gain(reach & ~self.t.up & ~self.t.village[self.me], 1)
        if kind == AMULET + 9:
            return self.looks_gain(reach & ~self.t.up, 1)
        if kind == AMULET + 10:
            return self.master_gain(card)
        if kind == AMULET + 11:
            return self.draw_gain() + 0.5
        return 0.3

    def best_village(self) -> float:
        best = 0.0
        for seat in range(self.t.players):
            gain = self.village_gain(seat)
            best = max(best, gain)
        return best

    def village_gain(self, seat: int) -> float:
        return self.looks_gain(self.t.village[seat] & self.t.reach() & ~self.t.up, 52)

    def taken_gain(self, place: int) -> float:
        """What it is worth to take the discard at a place (from the bottom) and exchange it in."""
        card = self.t.pile[place]
        return self.exchange_gain(card, self.t.up & bit(card) != 0)

    def nosferatu_gain(self, card: int) -> float:
        first = self.t.below(card)
        best = NEVER
        for place in range(first, first - 3, -1):
            if place >= 0:
                if self.t.own():
                    gain = self.taken_gain(place)
                    best = max(best, gain)
                if self.t.up & bit(self.t.pile[place]) & self.t.box.on_discard:
                    gain = self.use_gain(self.t.pile[place], False)
                    best = max(best, gain)
        return best

    def golem_gain(self, card: int) -> float:
        place = self.t.pile_size - 1
        if place >= 0 and self.t.pile[place] == card:
            place -= 1
        if place < 0:
            return NEVER
        return self.best_switch(self.t.pile[place], self.t.up & bit(self.t.pile[place]) != 0)

    def master_gain(self, card: int) -> float:
        best = NEVER
        tried = 0
        for place in range(self.t.pile_size):
            number = number_of(self.t.pile[place])
            if self.t.pile[place] != card and self.t.up & bit(self.t.pile[place]) and not tried & bit(number):
                tried |= bit(number)
                gain = self.taken_gain(place)
                best = max(best, gain)
        return best

    def held_gain(self, card: int, up: bool) -> float:
        """The best that can be done with a card from the deck."""
        best = -self.feed(number_of(card) + 0.0)
        if self.t.own():
            gain = self.exchange_gain(card, up)
            best = max(best, gain)
        if self.t.box.on_discard & bit(card) and self.t.can_use(card):
            gain = self.use_gain(card, True)
            best = max(best, gain)
        return best

    # --- free abilities -------------------------------------------------------------------------------------

    def free_gain(self, card: int) -> float:
        """Whether a free ability is worth using now, before the action or at the turn's end."""
        kind = self.kinds[number_of(card)]
        if kind == 2:
            return self.curator_gain()
        if kind == 3:
            return self.best_flip(self.t.reach() & ~bit(card)) - self.up_worth(card) - 0.2
        if kind == AMULET + 2:
            return 1.0 if self.t.own() & ~self.t.up & self.unseen else NEVER
        if kind == AMULET + 3:
            return 0.5 if self.t.ward[card & 3] < 0 else NEVER
        return 0.05 if kind == STRANGE else NEVER

    def curator_gain(self) -> float:
        """The best of rotating and discarding; a card that is rotated now can go next turn."""
        best = -0.5
        cards = self.t.own()
        while cards:
            card = lowest(cards)
            gain = self.toss_gain(card) if self.t.rotated & bit(card) else self.rotate_gain(card)
            best = max(best, gain)
            cards &= cards - 1
        return best

    def toss_gain(self, card: int) -> float:
        return self.gain_without(card) - self.feed(self.cost_of(card))

    def rotate_gain(self, card: int) -> float:
        """Rotated cards that may be discarded are as good as gone, others may become it."""
        if self.t.rotated & bit(card):
            return -0.3
        if self.future < 1.0:
            return -0.1
        return self.weights[self.at + ROTATED] * self.gain_without(card)

    # --- answers --------------------------------------------------------------------------------------------

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
            gain = self.set_gain(self.t.held, self.t.held_from != FROM_DECK or self.t.up & bit(self.t.held) != 0)
            return gain if self.set_first == card else NEVER
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
