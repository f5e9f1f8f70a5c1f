"""A second, slow player of Silver Bullet, written from SC-70 to SC-82 alone, to count moves with.

It is `naive` with other cards: all of Silver Bullet but for the round's end (Hunter, Copycat). A village and the known
parts of the deck are lists, what nobody has seen comes from `draws`, and nothing is shared with the engine.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from tests.games.silver_coin.naive import Card, Naive


@dataclass
class NaiveBullet(Naive):
    """The deck is `top` (the last one is the top), then `draws`, then `bottom` (the last one is the lowest)."""

    top: list[Card] = field(default_factory=list)
    bottom: list[Card] = field(default_factory=list)
    deck_up: bool = False
    sunk: list[Card] = field(default_factory=list)
    out: list[Card] = field(default_factory=list)
    laid: list[Card] = field(default_factory=list)
    rites: int = 0
    fired: list[Card] = field(default_factory=list)
    shooter: Card | None = None
    user: Card | None = None
    picked: Card | None = None
    recipient: int = 0
    turned_up: list[Card] = field(default_factory=list)
    under: bool | None = None  # where the cards of an exchange go, which is settled before the first of them

    # --- the deck -------------------------------------------------------------------------------------------

    def from_deck(self) -> Card:
        card = self.top.pop() if self.top else Card(self.draws.pop(0))
        card.up = self.deck_up
        return card

    def settle(self) -> None:
        """SC-75: all see the top of a deck that lies face up."""
        if self.deck_up and not self.top:
            self.top.append(Card(self.draws.pop(0)))

    def discard(self, card: Card | None) -> None:
        """SC-73: under the deck while a Goth Girl lies face up; turned up for the exchange she does not count."""
        assert card is not None
        if self.count_up(3) if self.under is None else self.under:
            card.up = card.rotated = False
            if has(self.sunk, card):
                self.out.append(card)
            else:
                self.sunk.append(card)
                self.bottom.append(card)
            if card is self.held:
                self.held = None
        else:
            super().discard(card)

    def count_up(self, number: int) -> int:
        """Own cards of a number that lie face up, but for those that are turned up for the exchange under way."""
        return sum(card.number == number and card.up and not has(self.turned_up, card) for card in self.mine)

    # --- what may be said -----------------------------------------------------------------------------------

    def free(self) -> list[str]:
        priests = [card for card in self.mine if card.up and card.number == 2 and not has(self.used, card)]
        return [f"priest:{self.spot(card)}" for card in priests if any(not card.up for card in self.mine)]

    def can(self, card: Card) -> bool:
        number = card.number
        if number == 7:
            return any(not other.up for other in self.mine)
        if number == 8:
            return any(sum(not other.up for other in row) > 1 for row in self.villages)
        if number == 9:
            return not has(self.fired, card) and bool(self.targets(card))
        if number == 11:
            return sum(bool(row) for row in self.villages) > 1
        return number in {5, 10, 12} or (number == 6 and bool(self.everywhere()))

    def targets(self, me: Card) -> list[Card]:
        self.fired.append(me)
        found = [card for row in self.villages for card in row if card.up and 5 <= card.number <= 12 and self.can(card)]
        self.fired.pop()
        return found

    def usable(self) -> bool:
        assert self.held is not None
        return self.can(self.held)

    def ask_end(self) -> list[str]:
        return ["end", *self.free()]

    def ask_priest(self) -> list[str]:
        return [f"show:{self.spot(card)}" for card in self.mine if not card.up]

    def ask_instigator(self) -> list[str]:
        return [f"flip:{spot}" for spot in self.everywhere()]

    def ask_thing(self) -> list[str]:
        return [f"village:{seat}" for seat, row in enumerate(self.villages) if sum(not card.up for card in row) > 1]

    def ask_marksman(self) -> list[str]:
        assert self.user is not None
        return [f"use:{self.spot(card)}" for card in self.targets(self.user)]

    def ask_pick(self) -> list[str]:
        return [f"pick:{spot}" for spot in self.everywhere()] + self.free()

    def ask_switch(self) -> list[str]:
        assert self.picked is not None
        seat = self.spot(self.picked)[0]
        return [f"switch:{spot}" for spot in self.everywhere() if spot[0] != seat] + self.free()

    def ask_gremlin(self) -> list[str]:
        return [f"to:{seat}" for seat in range(len(self.villages))]

    def ask_gremlin_end(self) -> list[str]:
        return ["left", "right"]

    def usable_rites(self) -> list[int]:
        everywhere = [card for row in self.villages for card in row]
        return [at for at, card in enumerate(self.laid, start=1) if not has(everywhere, card) and self.can(card)]

    def ask_rite(self) -> list[str]:
        return ["done", *(f"rite:{at}" for at in self.usable_rites())]

    # --- what it does ---------------------------------------------------------------------------------------

    def after(self, move: str) -> Naive:
        twin = super().after(move)
        assert isinstance(twin, NaiveBullet)
        twin.settle()
        return twin

    def begin(self) -> None:
        super().begin()
        self.fired = []

    def finish(self) -> None:
        """SC-74: Morticians come before the turn's end."""
        self.shooter = None
        if self.rites and self.usable_rites():
            self.then("rite")
        else:
            self.rites, self.laid = 0, []
            self.then("end")

    def do(self, word: str, spot: str) -> None:  # noqa: C901 - a list of what each word does
        card = self.at(spot) if "." in spot else None
        asked = self.stack[-1]
        if word == "draw":
            self.held, self.taken = self.from_deck(), False
            self.then("held")
        elif word == "priest":
            assert card is not None
            self.used.append(card)
            self.stack.append("priest")
        elif word == "show":
            assert card is not None
            card.up = True
            self.stack.pop()
        elif word == "go":
            self.then("place" if self.match() else "side")
            if len(self.chosen) == 1:
                self.exchange(self.chosen[0])
        elif word == "flip":
            assert card is not None
            card.up = not card.up
            self.finish()
        elif word == "village":
            row = self.villages[int(spot)]
            hidden = sorted((card for card in row if not card.up), key=lambda card: card.number)
            self.villages[int(spot)] = [card if card.up else hidden.pop(0) for card in row]
            self.finish()
        elif word == "use" and card is not None:
            assert self.user is not None
            self.fired.append(self.user)
            if card.number == 12:
                card = self.shooter
                assert card is not None
                self.user = card
                self.then("gremlin")
            else:
                self.begin_use(card)
        elif word == "rite":
            self.rites -= 1
            self.begin_use(self.laid.pop(int(spot) - 1))
        elif word == "done":
            self.rites = 0
            self.finish()
        elif word == "pick":
            self.picked = card
            self.then("switch")
        elif word == "switch":
            assert card is not None
            assert self.picked is not None
            pair = [self.spot(card), self.spot(self.picked)]
            self.put(pair[0], self.picked)
            self.put(pair[1], card)
            self.finish()
        elif word == "to":
            self.recipient = int(spot)
            self.then("gremlin_end")
            if not self.villages[self.recipient]:
                self.join("left")
        elif word in {"left", "right"} and asked == "gremlin_end":
            self.join(word)
        else:
            super().do(word, spot)

    def put(self, spot: str, card: Card) -> None:
        seat, place = spot.split(".")
        self.villages[int(seat)][int(place) - 1] = card

    def join(self, side: str) -> None:
        """SC-82: it leaves whatever it lies in."""
        card = self.user
        assert card is not None
        for lying in (self.pile, self.bottom, self.top, self.out):
            lying[:] = [other for other in lying if other is not card]
        if card is self.held:
            self.held = None
        card.up = True
        row = self.villages[self.recipient]
        row.insert(0 if side == "left" else len(row), card)
        self.finish()

    def match(self) -> bool:
        """SC-71: some of the chosen cards count 1 more, one for each Lycan that lies face up and is not chosen."""
        lycans = sum(card.number == 1 and card.up and not has(self.chosen, card) for card in self.mine)
        numbers = [card.number for card in self.chosen]
        return any(
            all(number in {goal, goal - 1} for number in numbers) and numbers.count(goal - 1) <= lycans
            for goal in {*numbers, *(number + 1 for number in numbers)}
        )

    def reveal(self) -> None:
        self.turned_up = [card for card in self.chosen if not card.up]
        super().reveal()

    def exchange(self, place: Card) -> None:
        self.rites += self.count_up(4)
        self.under = self.count_up(3) > 0
        self.chosen = sorted(self.chosen, key=lambda card: -card.number)
        self.laid += [card for card in self.chosen if 5 <= card.number <= 12]
        super().exchange(place)
        self.under, self.turned_up = None, []
        self.finish()

    def put_at(self, side: str) -> None:
        super().put_at(side)
        if not self.chosen:  # the exchange is over, and what it turned up lies face up like other cards
            self.turned_up = []

    def use(self) -> None:
        card = self.held
        assert card is not None
        self.shooter = None
        if card.number == 12:
            self.user = card
            self.then("gremlin")
            return
        self.discard(card)
        self.begin_use(card)

    def begin_use(self, card: Card) -> None:
        """SC-79: a Marksman that lies in no village takes the part of a Gremlin."""
        self.user = card
        number = card.number
        if number == 9 and not has([other for row in self.villages for other in row], card):
            self.shooter = card
        if number == 5:
            self.top, self.bottom, self.deck_up = self.bottom, self.top, not self.deck_up
            self.finish()
        elif number == 7:
            self.finish()
        elif number == 10:
            for _ in range(10):
                Naive.discard(self, self.from_deck())
            self.finish()
        else:
            self.then({6: "instigator", 8: "thing", 9: "marksman", 11: "pick", 12: "gremlin"}[number])


def has(cards: list[Card], card: Card) -> bool:
    return any(card is other for other in cards)
