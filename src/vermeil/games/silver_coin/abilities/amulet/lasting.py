"""Silver (Amulet), the cards that work while they lie face up: 0 to 4, and 13 (SC-61, SC-62)."""

from __future__ import annotations

from vermeil.core.bits import bit, count_bits, lowest
from vermeil.games.silver_coin import layout, questions
from vermeil.games.silver_coin.codes import EACH_STEP, GUARD, IN_WINDOW, LOOK, MORE_DRAWS, NAME, WILD
from vermeil.games.silver_coin.state import Card, State

BOTH_VILLAGERS = 2


class Villager(Card):
    """The round ends at once; the engine carries it out."""

    def __init__(self) -> None:
        when = "as soon as two lie face up in any villages"
        super().__init__("amulet", 0, "Villager", EACH_STEP, ("villager", when))

    def settle(self, s: State, cards: int) -> None:
        if count_bits(cards) == BOTH_VILLAGERS:
            s.round_ends = True


class Squire(Card):
    """Excess shown cards stay."""

    def __init__(self) -> None:
        when = "while face up, for everybody"
        super().__init__("amulet", 1, "Squire", EACH_STEP, ("squire", when))

    def settle(self, s: State, cards: int) -> None:
        questions.refill_shown(s, count_bits(cards))


class Empath(Card):
    """The question is which card."""

    def __init__(self) -> None:
        when = "at any time in your turn, once a turn, while face up"
        super().__init__("amulet", 2, "Empath", IN_WINDOW, ("empath", when))

    def sources(self, s: State, cards: int) -> int:
        return cards if layout.own(s) & ~s.up else 0

    def ask(self, s: State) -> None:
        questions.offer(s, LOOK, layout.own(s) & ~s.up)

    def answer(self, s: State) -> None:
        questions.look_at(s, bit(s.arg))
        questions.leave(s)


class Bodyguard(Card):
    """He protects himself; the question is whom else. A new name takes the place of the old one."""

    def __init__(self) -> None:
        when = "while face up; names a card once in your turn"
        super().__init__("amulet", 3, "Bodyguard", IN_WINDOW | GUARD, ("bodyguard", when))

    def sources(self, s: State, cards: int) -> int:
        found = 0
        while cards:
            if self.to_name(s, lowest(cards)):
                found |= bit(lowest(cards))
            cards &= cards - 1
        return found

    def to_name(self, s: State, guard: int) -> int:
        """Any other own card, not the one that he protects already."""
        found = layout.own(s) & ~bit(guard)
        ward = s.ward[guard & 3]
        return found & ~bit(ward) if ward >= 0 else found

    def ask(self, s: State) -> None:
        questions.offer(s, NAME, self.to_name(s, s.source))

    def answer(self, s: State) -> None:
        s.ward[s.source & 3] = s.arg
        questions.leave(s)


class Rascal(Card):
    """The engine draws; the question is which card is kept."""

    def __init__(self) -> None:
        when = "when you draw from the deck, while face up"
        super().__init__("amulet", 4, "Rascal", MORE_DRAWS, ("rascal", when))


class Doppelganger(Card):
    """The engine compares; he lies under the lower number, and costs 13 at scoring."""

    def __init__(self) -> None:
        when = "in an exchange of several cards"
        super().__init__("amulet", 13, "Doppelgänger", WILD, ("doppelganger", when))
