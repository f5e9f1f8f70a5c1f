"""How the strong players of Silver & Gold see a position: one ply on card look-ups, quick enough for playouts.

A crossing is worth what its card is worth afterwards (the look-ups), what its symbols bring here and now, and the best
boxes that its X owe. Plain Python; `mind.pxd` holds the types for Cython.
"""

# ruff: noqa: PLR2004 - a hot engine is written like C: flat, over numbers

from __future__ import annotations

from vermeil.bots.expedition.mind import LookupMind
from vermeil.bots.expedition.prices import Prices
from vermeil.bots.expedition.sizes import COIN, PALM, SEAL
from vermeil.bots.silver_and_gold.lookup import CardLookup
from vermeil.bots.silver_and_gold.outlook import Outlook
from vermeil.core.bits import count_bits, lowest
from vermeil.games.expedition.phases import MARK, NO_CARD, TURNS
from vermeil.games.silver_and_gold.engine import State

FULL = 0xFFFF
SPAN = 64
NOTHING = -1000.0


class Mind(LookupMind):
    """The candidates, the policy and the values of Silver & Gold."""

    def __init__(self, root: State, lookup: CardLookup, prices: Prices, outlook: Outlook) -> None:
        stage = root.copy()
        super().__init__(stage, prices, stage.islands.count)
        self.root = root
        self.stage = stage
        self.lookup = lookup
        # What the look-ups don't see; it counts if `insight` says so, and `learning` adds to it.
        self.outlook = outlook
        # What this seat's symbols bring now: for 0 to 16 more coins, and for a palm.
        self.coin = [0.0] * 17
        self.palm = 0.0
        self.palms_left = 0
        # The boxes with a symbol, by card.
        self.marked = [0] * 64
        # How many turns make it sure that the next cup is still won.
        self.row_haste = 6.0
        self.note_symbols()

    def reset(self) -> None:
        self.stage.become(self.root)

    def tally(self, seat: int) -> float:
        return 0.0 + self.stage.points(seat)

    def note_symbols(self) -> None:
        for card in range(self.stage.islands.count):
            self.marked[card] = (
                self.stage.islands.coins[card] | self.stage.islands.palms[card] | self.stage.islands.crosses[card]
            )

    # --- symbols and seals ----------------------------------------------------------------------------------

    def look(self, seat: int) -> None:
        self.turns = TURNS - 1 - self.stage.turn
        own = self.stage.coins[seat]
        before = self.promise(own, self.stage.rows[seat], self.stage.cups_left, self.turns)
        for more in range(17):
            coins = own + more
            coins = min(coins, 12)
            self.coin[more] = self.promise(coins, self.stage.rows[seat], self.stage.cups_left, self.turns) - before
        self.palms_left = 4 - self.stage.palms[seat]
        self.palm = self.stage.palm_worth()
        if self.insight:
            self.take_stock(seat)

    def take_stock(self, seat: int) -> None:
        """What the outlook must know of a seat besides its cards: its seals, and the race for the next cup."""
        self.outlook.take_stock(self.stage.done[seat])
        self.outlook.unseen = self.unseen_next()
        rival = -1
        for i in range(self.stage.players):
            if i != seat and self.stage.coins[i] < 12:
                rival = max(rival, self.stage.coins[i] & 3)
        self.outlook.rival = 4 if rival < 0 else rival

    def beyond(self, seat: int, first: int, closed: int, second: int, other: int, coins: int, palms: int) -> float:
        """What the outlook says of two cards, with so many more coins and palms, at the end of this turn."""
        if self.turns == 0:
            return 0.0
        coins += self.stage.coins[seat]
        coins = min(coins, 12)
        palms += self.stage.palms[seat]
        palms = min(palms, 4)
        cups = self.stage.cups_left - ((coins >> 2) - self.stage.rows[seat])
        cups = max(cups, 0)
        self.outlook.find(self.turns, first, closed, second, other, coins, cups, palms, int(self.palm))
        return self.outlook.total()

    def promise(self, coins: int, rows: int, cups: int, turns: int) -> float:
        """What so many coins bring: a point each, the cups of full rows, and a part of the next cup."""
        found = 0.0 + coins
        while coins >> 2 > rows:
            rows += 1
            found += cups
            if cups > 0:
                cups -= 1
        if coins < 12 and cups > 0:
            sure = turns / self.row_haste
            sure = min(sure, 1.0)
            found += sure * cups * (coins & 3) / 4
        return found

    def symbols(self, card: int, mask: int) -> float:
        """What the coins and palms of these boxes bring now."""
        found = 0.0
        if mask & self.stage.islands.coins[card]:
            found += self.coin[count_bits(mask & self.stage.islands.coins[card])]
        if mask & self.stage.islands.palms[card]:
            palms = count_bits(mask & self.stage.islands.palms[card])
            found += self.palm * (min(self.palms_left, palms))
        return found

    def sealed(self, seat: int, card: int, turns: int) -> float:
        """What completing a card brings by seals, beyond what the look-ups take for its own seal."""
        found = 0.0
        own = 0
        for i in range(self.stage.islands.count):
            if self.stage.done[seat] >> i & 1:
                if self.stage.islands.seal[i] == self.stage.islands.colour[card]:
                    found += self.stage.islands.strength[i]
                if self.stage.islands.colour[i] == self.stage.islands.seal[card]:
                    own += 1
        if self.stage.islands.seal[card] >= 0:
            found += self.stage.islands.strength[card] * (own + turns * 0.07 - self.prices.symbols[SEAL + turns])
        return found

    def card_now(self, seat: int, card: int, closed: int) -> float:
        """What a card is worth at the end of this turn."""
        found = self.lookup.worth(card, closed, self.turns)
        if closed == FULL:
            found += self.sealed(seat, card, self.turns)
        return found

    def card_worth(self, card: int, closed: int, turns: int) -> float:
        return self.lookup.worth(card, closed, turns)

    def fresh_worth(self, card: int) -> float:
        return self.lookup.worth(card, self.stage.islands.outside[card], self.turns)

    def usual(self, card: int, mask: int, turns: int) -> float:
        found = 0.0
        if mask & self.marked[card]:
            found += self.prices.symbols[COIN + turns] * count_bits(mask & self.stage.islands.coins[card])
            found += self.prices.symbols[PALM + turns] * count_bits(mask & self.stage.islands.palms[card])
            found += self.prices.box[turns] * count_bits(mask & self.stage.islands.crosses[card])
        return found

    # --- crossings ------------------------------------------------------------------------------------------

    def completed(self, card: int, closed: int) -> bool:  # noqa: ARG002 - for Pyramids
        """SG-26: every box is crossed."""
        return closed == FULL

    def open_boxes(self, card: int, closed: int) -> int:  # noqa: ARG002 - for Pyramids
        return FULL & ~closed

    def find_crossings(self, card: int, closed: int, pattern: int) -> None:  # noqa: ARG002 - for Pyramids
        self.low = self.stage.lookup.free(pattern, closed)
        self.high = 0

    def crosses(self, card: int, mask: int) -> int:
        return count_bits(mask & self.stage.islands.crosses[card])

    def glance(self, card: int, closed: int, mask: int) -> float:
        found = self.lookup.worth(card, closed | mask, self.turns) - self.lookup.worth(card, closed, self.turns)
        if mask & self.stage.islands.crosses[card]:
            found += self.prices.box[self.turns]
        return found + self.symbols(card, mask)

    def best_box(self, seat: int, card: int, closed: int) -> float:
        self.box_found = 0
        best = NOTHING
        if card == NO_CARD:
            return best
        left = FULL & ~closed
        while left:
            mask = left & -left
            left ^= mask
            found = self.card_now(seat, card, closed | mask)
            if mask & self.marked[card]:
                if mask & self.stage.islands.crosses[card]:
                    found += self.prices.box[self.turns]
                else:
                    found += self.symbols(card, mask)
            if found > best:
                best = found
                self.box_found = mask
        return best - self.lookup.worth(card, closed, self.turns)

    def assess(self, seat: int, first: int, second: int) -> float:
        """What a seat's turn is worth in all, once its two cards have these closed boxes."""
        coins = 0
        palms = 0
        card = self.stage.card[seat * 2]
        other = self.stage.card[seat * 2 + 1]
        found = 0.0
        if card != NO_CARD:
            crossed = first & ~self.stage.closed[seat * 2] & self.marked[card]
            if crossed:
                coins += count_bits(crossed & self.stage.islands.coins[card])
                palms += count_bits(crossed & self.stage.islands.palms[card])
            found += self.card_now(seat, card, first)
        if other != NO_CARD:
            crossed = second & ~self.stage.closed[seat * 2 + 1] & self.marked[other]
            if crossed:
                coins += count_bits(crossed & self.stage.islands.coins[other])
                palms += count_bits(crossed & self.stage.islands.palms[other])
            found += self.card_now(seat, other, second)
        found += self.coin[min(16, coins)]
        found += self.palm * (min(self.palms_left, palms))
        if self.insight:
            found += self.beyond(seat, card, first, other, second, coins, palms)
        return found

    def best_crossing(self, seat: int, slot: int, pattern: int) -> float:
        place = seat * 2 + slot
        card = self.stage.card[place]
        self.number_found = -1
        best = NOTHING
        if card == NO_CARD:
            return best
        closed = self.stage.closed[place]
        base = self.lookup.worth(card, closed, self.turns)
        self.other_known = False
        left = self.stage.lookup.free(pattern, closed)
        while left:
            number = lowest(left)
            left &= left - 1
            mask = self.stage.lookup.crossing(pattern, number)
            found = self.card_now(seat, card, closed | mask) - base
            if mask & self.marked[card]:
                found += self.symbols(card, mask)
            if mask & self.stage.islands.crosses[card]:
                owed = count_bits(mask & self.stage.islands.crosses[card])
                found += self.chain(seat, slot, closed | mask, self.stage.closed[place ^ 1], owed)
                if self.insight:
                    found = (
                        self.assess(seat, self.here, self.there)
                        if slot == 0
                        else self.assess(seat, self.there, self.here)
                    )
            elif self.insight:
                other = self.stage.closed[place ^ 1]
                found = (
                    self.assess(seat, closed | mask, other) if slot == 0 else self.assess(seat, other, closed | mask)
                )
            if found > best:
                best = found
                self.number_found = slot * SPAN + number
        return best

    def turn_worth(self, first: int, second: int) -> float:
        return self.assess(self.seat, first, second)

    # --- what is learned ------------------------------------------------------------------------------------

    def remember(self, seat: int) -> None:
        self.outlook.note(seat, self.worth(seat))

    def foresee(self, seat: int, number: int, pattern: int) -> None:
        first = self.stage.closed[seat * 2]
        second = self.stage.closed[seat * 2 + 1]
        if number < SPAN:
            first |= self.stage.lookup.crossing(pattern, number)
        else:
            second |= self.stage.lookup.crossing(pattern, number - SPAN)
        guess = self.stage.points(seat) + self.promised(seat) + self.assess(seat, first, second)
        self.outlook.note(seat, guess)

    def forget(self, seat: int) -> None:
        self.outlook.unnote(seat)

    def draw_lesson(self, seat: int, points: float) -> None:
        self.outlook.learn(seat, points)

    # --- fresh cards ----------------------------------------------------------------------------------------

    def empty_worth(self, seat: int, card: int) -> float:
        if self.insight:
            return self.insight_worth(seat, card)
        chance = self.turns / 10.0
        chance = min(chance, 0.9)
        return self.fresh_worth(card) + chance * self.sealed(seat, card, self.turns)

    def insight_worth(self, seat: int, card: int) -> float:
        """The same, with the other card and all that the outlook sees."""
        closed = self.stage.islands.outside[card]
        place = seat * 2 if self.stage.card[seat * 2] != NO_CARD else seat * 2 + 1
        found = self.beyond(seat, card, closed, self.stage.card[place], self.stage.closed[place], 0, 0)
        return self.lookup.worth(card, closed, self.turns) + found

    def pair_worth(self, seat: int, first: int, second: int) -> float:
        if not self.insight:
            return self.empty_worth(seat, first) + self.empty_worth(seat, second)
        closed, other = self.stage.islands.outside[first], self.stage.islands.outside[second]
        found = self.lookup.worth(first, closed, self.turns) + self.lookup.worth(second, other, self.turns)
        return found + self.beyond(seat, first, closed, second, other, 0, 0)

    # --- the value of a position ----------------------------------------------------------------------------

    def promised(self, seat: int) -> float:
        """What a seat's coins promise beyond their points."""
        own = self.stage.coins[seat]
        return self.promise(own, self.stage.rows[seat], self.stage.cups_left, self.turns) - own

    def now(self, seat: int) -> float:
        """What a seat's cards are worth as they lie, with all that the outlook sees."""
        first = self.stage.card[seat * 2]
        second = self.stage.card[seat * 2 + 1]
        found = 0.0
        if first != NO_CARD:
            found += self.card_now(seat, first, self.stage.closed[seat * 2])
        if second != NO_CARD:
            found += self.card_now(seat, second, self.stage.closed[seat * 2 + 1])
        return found + self.beyond(
            seat, first, self.stage.closed[seat * 2], second, self.stage.closed[seat * 2 + 1], 0, 0
        )

    def worth(self, seat: int) -> float:
        found = 0.0 + self.stage.points(seat)
        if self.insight:
            self.turns = TURNS - self.stage.turn
            self.take_stock(seat)
            if self.stage.phase == MARK:
                self.unsee()
            self.palm = self.stage.palm_worth()
            return found + self.promised(seat) + self.now(seat)
        turns = TURNS - self.stage.turn
        self.turns = turns
        found += self.promised(seat)
        for place in range(seat * 2, seat * 2 + 2):
            card = self.stage.card[place]
            if card != NO_CARD:
                found += self.lookup.worth(card, self.stage.closed[place], turns)
                if self.stage.islands.seal[card] >= 0:
                    chance = turns / 10.0
                    found += (min(0.9, chance)) * self.sealed(seat, card, turns)
        return found

    def unsee(self) -> None:
        """Before a turn its expedition card may still come; of twins it does not matter which."""
        for i in range(8):
            if self.pattern_of(i) == self.stage.pattern and not self.outlook.unseen >> i & 1:
                self.outlook.unseen |= 1 << i
                return

    # --- two plies ------------------------------------------------------------------------------------------

    def look_further(self) -> None:
        for i in range(self.count):
            if self.insight and self.final[i * 2] != FULL and self.final[i * 2 + 1] != FULL:
                self.prior[i] = self.after_next(self.seat, self.final[i * 2], self.final[i * 2 + 1])
            elif not self.insight:
                self.prior[i] += self.next_turn(self.seat, self.final[i * 2], self.final[i * 2 + 1])

    def after_next(self, seat: int, first: int, second: int) -> float:
        """What two cards are worth after the next turn, at its best for each expedition card that may come.

        Both cards are in work. Boxes that X of that turn owe are taken at their usual worth.
        """
        unseen = self.unseen_next()
        coins = 0
        palms = 0
        for slot in range(2):
            place = seat * 2 + slot
            crossed = (first if slot == 0 else second) & ~self.stage.closed[place]
            coins += count_bits(crossed & self.stage.islands.coins[self.stage.card[place]])
            palms += count_bits(crossed & self.stage.islands.palms[self.stage.card[place]])
        total = self.palm * (min(self.palms_left, palms)) - self.stage.coins[seat]
        total -= self.promised(seat)
        self.turns -= 1
        cards = 0
        done = 0
        gains = 0.0
        for i in range(8):
            if unseen >> i & 1:
                pattern = self.pattern_of(i)
                if not done >> pattern & 1:
                    done |= 1 << pattern
                    self.outlook.unseen = unseen & ~(1 << i) if (TURNS - self.turns) % 7 else 0xFF
                    self.gain_next[pattern] = self.best_next(seat, first, second, pattern, coins, palms)
                gains += self.gain_next[pattern]
                cards += 1
        self.turns += 1
        self.outlook.unseen = unseen
        return total + gains / cards

    def best_next(self, seat: int, first: int, second: int, pattern: int, coins: int, palms: int) -> float:
        """The most that two cards can be worth after a turn with this pattern."""
        card = self.stage.card[seat * 2]
        other = self.stage.card[seat * 2 + 1]
        best = NOTHING
        for slot in range(2):
            place = card if slot == 0 else other
            closed = first if slot == 0 else second
            left = self.stage.lookup.free(pattern, closed)
            while left:
                mask = self.stage.lookup.crossing(pattern, lowest(left))
                left &= left - 1
                a = first | mask if slot == 0 else first
                b = second | mask if slot == 1 else second
                found = self.card_now(seat, card, a) + self.card_now(seat, other, b)
                more = 0
                palm = 0
                if mask & self.marked[place]:
                    more = count_bits(mask & self.stage.islands.coins[place])
                    palm = count_bits(mask & self.stage.islands.palms[place])
                    found += self.palm * min(max(0, self.palms_left - palms), palm)
                    found += self.prices.box[self.turns] * count_bits(mask & self.stage.islands.crosses[place])
                found += self.promise(
                    min(12, self.stage.coins[seat] + coins + more),
                    self.stage.rows[seat],
                    self.stage.cups_left,
                    self.turns,
                )
                found += self.beyond(seat, card, a, other, b, coins + more, palms + palm)
                best = max(best, found)
        return best
