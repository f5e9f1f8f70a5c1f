"""A second, slow player of a part of the rules, written from the numbered rules alone, to count moves with.

It knows turns and exchanges (SC-10 to SC-22), the windows of SC-14, and the cards 1, 2, 3 and 5 to 9 of Silver Coin.
Villages are lists of cards, everything is copied before a move, and nothing is shared with the engine. Positions
must not reach the second turn of another round.
"""

from __future__ import annotations

import copy
from dataclasses import dataclass, field


@dataclass(eq=False)
class Card:
    number: int
    up: bool = False
    rotated: bool = False


@dataclass
class Naive:
    """A position and what is asked: `stack` holds the questions, the last one is asked."""

    villages: list[list[Card]]
    pile: list[Card]  # the last one is the top
    draws: list[int]
    active: int = 0
    caller: int | None = None
    stack: list[str] = field(default_factory=lambda: ["action"])
    held: Card | None = None
    taken: bool = False
    chosen: list[Card] = field(default_factory=list)
    used: list[Card] = field(default_factory=list)
    con: list[Card] = field(default_factory=list)
    looked: list[Card] = field(default_factory=list)
    card: Card | None = None  # the ability's card, or the one just hidden

    # --- what may be said -----------------------------------------------------------------------------------

    @property
    def mine(self) -> list[Card]:
        return self.villages[self.active]

    def everywhere(self, *, up: bool | None = None) -> list[str]:
        return [self.spot(card) for row in self.villages for card in row if up is None or card.up == up]

    def spot(self, card: Card) -> str:
        for seat, row in enumerate(self.villages):
            for place, other in enumerate(row, start=1):
                if other is card:
                    return f"{seat}.{place}"
        raise ValueError(card)

    def at(self, spot: str) -> Card:
        seat, place = spot.split(".")
        return self.villages[int(seat)][int(place) - 1]

    def free(self) -> list[str]:
        """SC-14: Curators and Pixies that lie face up and have not been used this turn."""
        found = []
        for card in self.mine:
            if card.up and not any(card is other for other in self.used):
                if card.number == 2:
                    found.append(f"curator:{self.spot(card)}")
                if card.number == 3 and len(self.everywhere()) > 1:
                    found.append(f"pixie:{self.spot(card)}")
        return found

    def moves(self) -> list[str]:
        answers: list[str] = getattr(self, f"ask_{self.stack[-1]}")()
        return answers

    def ask_action(self) -> list[str]:
        found = ["draw", *self.free()]
        if self.pile and self.mine:
            found.append("take")
        if self.caller is None and len(self.mine) <= 4:
            found.append("call")
        return found

    def ask_held(self) -> list[str]:
        found = [f"swap:{self.spot(card)}" for card in self.mine] + self.free()
        found += [f"set:{self.spot(card)}" for card in self.mine[:-1]]
        if not self.taken:
            found += ["discard", "use"] if self.usable() else ["discard"]
        return found

    def usable(self) -> bool:
        assert self.held is not None
        number = self.held.number
        if number in {6, 8}:
            return bool(self.everywhere(up=True))
        if number in {7, 9}:
            return bool(self.everywhere(up=False))
        return number == 5

    def ask_set(self) -> list[str]:
        last = max(place for place, card in enumerate(self.mine) if any(card is other for other in self.chosen))
        found = [f"set:{self.spot(card)}" for card in self.mine[last + 1 :]]
        return found + (["turn"] if len(self.chosen) > 1 else [])

    def ask_reveal(self) -> list[str]:
        return ["go", *self.free()]

    def ask_place(self) -> list[str]:
        return [f"place:{self.spot(card)}" for card in self.chosen]

    def ask_side(self) -> list[str]:
        return ["left", "right"]

    ask_extra = ask_tanner = ask_side

    def ask_end(self) -> list[str]:
        cons = [card for card in self.mine if card.up and card.number == 1]
        cons = [card for card in cons if not any(card is other for other in self.con)]
        return ["end", *self.free(), *(f"con:{self.spot(card)}" for card in cons)]

    def ask_curator(self) -> list[str]:
        found = [f"rotate:{self.spot(card)}" for card in self.mine]
        if self.taken and self.held is not None and len(self.mine) == 1:
            return found
        fixed = self.chosen
        return found + [
            f"discard:{self.spot(card)}"
            for card in self.mine
            if card.rotated and not any(card is other for other in fixed)
        ]

    def ask_flip(self) -> list[str]:
        assert self.card is not None
        return [f"flip:{spot}" for spot in self.everywhere() if self.at(spot) is not self.card]

    ask_tanned = ask_flip

    def ask_hide(self) -> list[str]:
        return [f"hide:{spot}" for spot in self.everywhere(up=True)]

    def ask_show(self) -> list[str]:
        return [f"show:{spot}" for spot in self.everywhere(up=False) if self.at(spot) is not self.card]

    def ask_village(self) -> list[str]:
        return [f"village:{seat}" for seat, row in enumerate(self.villages) if any(not card.up for card in row)]

    def ask_remove(self) -> list[str]:
        return [f"remove:{spot}" for spot in self.everywhere(up=True)]

    def ask_look(self) -> list[str]:
        hidden = [spot for spot in self.everywhere(up=False) if not any(self.at(spot) is card for card in self.looked)]
        return ["done", *(f"look:{spot}" for spot in hidden)]

    # --- what it does ---------------------------------------------------------------------------------------

    def after(self, move: str) -> Naive:
        """The position after a move, with all questions that have one answer only gone by (SC-14)."""
        twin = copy.deepcopy(self)
        word, _, spot = move.partition(":")
        twin.do(word, spot)
        while twin.stack[-1] in {"reveal", "end"} and len(twin.moves()) == 1:
            twin.do(*("go", "") if twin.stack[-1] == "reveal" else ("end", ""))
        return twin

    def then(self, question: str) -> None:
        self.stack = [question]

    def do(self, word: str, spot: str) -> None:  # noqa: C901 - a list of what each word does
        card = self.at(spot) if "." in spot else None
        if word in {"curator", "pixie"}:
            assert card is not None
            self.used.append(card)
            if word == "pixie":
                card.up, self.card = False, card
            self.stack.append("curator" if word == "curator" else "flip")
        elif word == "draw":
            self.held, self.taken = self.from_deck(), False
            self.then("held")
        elif word == "take":
            self.held, self.taken = self.pile.pop(), True
            self.then("held")
        elif word == "call":
            self.caller = self.active
            self.pass_on()
        elif word == "use":
            self.use()
        elif word == "discard" and card is None:
            self.discard(self.held)
            self.then("end")
        elif word == "discard":
            assert card is not None
            self.mine.remove(card)
            self.discard(card)
            self.stack.pop()
        elif word == "swap":
            assert card is not None
            self.chosen = [card]
            self.reveal()
        elif word == "set":
            assert card is not None
            self.chosen = [*self.chosen, card]
            self.then("set")
        elif word == "turn":
            self.reveal()
        elif word == "go":
            numbers = {card.number for card in self.chosen}
            if len(self.chosen) == 1:
                self.exchange(self.chosen[0])
            else:
                self.then("place" if len(numbers) == 1 else "side")
        elif word == "place":
            assert card is not None
            self.exchange(card)
        elif word in {"left", "right"}:
            self.put_at(word)
        elif word == "rotate":
            assert card is not None
            card.rotated = not card.rotated
            self.stack.pop()
        elif word == "flip":
            assert card is not None
            card.up = not card.up
            self.card = None
            if self.stack[-1] == "tanned":
                self.then("end")
            else:
                self.stack.pop()
        elif word == "hide":
            assert card is not None
            card.up, self.card = False, card
            self.then("show" if self.ask_show() else "end")
        elif word == "show":
            assert card is not None
            card.up = True
            self.then("end")
        elif word == "remove":
            assert card is not None
            self.villages[int(spot[0])].remove(card)
            card.rotated = False
            self.pile.insert(0, card)
            self.then("end")
        elif word == "look":
            assert card is not None
            self.looked.append(card)
            self.then("look" if len(self.looked) < 3 and len(self.ask_look()) > 1 else "end")
        elif word in {"village", "done"}:
            self.then("end")
        elif word == "con":
            assert card is not None
            card.up = False
            self.con.append(card)
            self.begin()
        elif word == "end":
            self.pass_on()

    def discard(self, card: Card | None) -> None:
        assert card is not None
        card.up, card.rotated = True, False
        self.pile.append(card)
        if card is self.held:
            self.held = None

    def use(self) -> None:
        assert self.held is not None
        number = self.held.number
        self.looked = []
        if number == 5:
            self.then("tanner")
            return
        self.discard(self.held)
        self.then({6: "hide", 7: "village", 8: "remove", 9: "look"}[number])

    def reveal(self) -> None:
        for card in self.chosen:
            card.up = True
        self.then("reveal")

    def exchange(self, place: Card) -> None:
        assert self.held is not None
        for card in self.chosen:
            self.discard(card)
        row = [self.held if card is place else card for card in self.mine]
        self.villages[self.active] = [card for card in row if not any(card is other for other in self.chosen)]
        self.held, self.chosen = None, []
        self.then("end")

    def from_deck(self) -> Card:
        return Card(self.draws.pop(0))

    def put_at(self, side: str) -> None:
        question = self.stack[-1]
        new = self.held if question != "extra" else self.from_deck()
        assert new is not None
        self.mine.insert(0 if side == "left" else len(self.mine), new)
        if question == "tanner":
            new.up, self.card, self.held = True, new, None
            self.then("tanned" if len(self.everywhere()) > 1 else "end")
            return
        self.held = None
        if question == "side" and len(self.chosen) >= 3:
            self.then("extra")
        else:
            self.chosen = []
            self.then("end")

    def pass_on(self) -> None:
        """SC-16: when it would be the caller's turn the round is over, and a new one begins with looks."""
        self.active = (self.active + 1) % len(self.villages)
        self.con = []
        self.begin()
        if self.active == self.caller:
            self.then("peek")

    def ask_peek(self) -> list[str]:
        return [f"peek {a} {b}" for a in range(5) for b in range(a + 1, 5)]

    def begin(self) -> None:
        self.used = []
        self.then("action")


def count(position: Naive, depth: int) -> int:
    """How many sequences of moves there are."""
    if depth == 0:
        return 1
    moves = position.moves()
    assert len(set(moves)) == len(moves)
    return sum(count(position.after(move), depth - 1) for move in moves)
