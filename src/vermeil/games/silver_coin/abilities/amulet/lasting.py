"""Silver (Amulet), the cards that work while they lie face up: 0 to 4, and 13 (SC-61, SC-62)."""

from __future__ import annotations

from vermeil.core.bits import bit, count_bits, lowest
from vermeil.games.silver_coin.desk import Card, Desk
from vermeil.games.silver_coin.words import EACH_STEP, GUARD, IN_WINDOW, LOOK, MORE_DRAWS, NAME, WILD

BOTH_VILLAGERS = 2


class Villager(Card):
    """The round ends at once; the engine carries it out."""

    def __init__(self) -> None:
        when = "as soon as two lie face up in any villages"
        text = "Two face-up Villagers end the round at once."
        super().__init__("amulet", 0, "Villager", EACH_STEP, ("villager", when, text))

    def settle(self, t: Desk, cards: int) -> None:
        if count_bits(cards) == BOTH_VILLAGERS:
            t.round_ends = True


class Squire(Card):
    """Excess shown cards stay."""

    def __init__(self) -> None:
        when = "while face up, for everybody"
        text = "One deck card lies face up beside the deck and may be drawn instead of the top one; it enters face up."
        super().__init__("amulet", 1, "Squire", EACH_STEP, ("squire", when, text))

    def settle(self, t: Desk, cards: int) -> None:
        t.refill_shown(count_bits(cards))


class Empath(Card):
    """The question is which card."""

    def __init__(self) -> None:
        when = "at any time in your turn, once a turn, while face up"
        text = "Look at one of your own face-down cards."
        super().__init__("amulet", 2, "Empath", IN_WINDOW, ("empath", when, text))

    def sources(self, t: Desk, cards: int) -> int:
        return cards if t.own() & ~t.up else 0

    def ask(self, t: Desk) -> None:
        t.offer(LOOK, t.own() & ~t.up)

    def answer(self, t: Desk) -> None:
        t.look_at(bit(t.arg))
        t.leave()


class Bodyguard(Card):
    """He protects himself; the question is whom else. A new name takes the place of the old one."""

    def __init__(self) -> None:
        when = "while face up; names a card once in your turn"
        text = "He and one other card of yours that you name are protected from opponents."
        super().__init__("amulet", 3, "Bodyguard", IN_WINDOW | GUARD, ("bodyguard", when, text))

    def sources(self, t: Desk, cards: int) -> int:
        found = 0
        while cards:
            if self.to_name(t, lowest(cards)):
                found |= bit(lowest(cards))
            cards &= cards - 1
        return found

    def to_name(self, t: Desk, guard: int) -> int:
        """Any other own card, not the one that he protects already."""
        found = t.own() & ~bit(guard)
        ward = t.ward[guard & 3]
        return found & ~bit(ward) if ward >= 0 else found

    def ask(self, t: Desk) -> None:
        t.offer(NAME, self.to_name(t, t.source))

    def answer(self, t: Desk) -> None:
        t.ward[t.source & 3] = t.arg
        t.leave()


class Rascal(Card):
    """The engine draws; the question is which card is kept."""

    def __init__(self) -> None:
        when = "when you draw from the deck, while face up"
        text = "Draw one card more for each Rascal, keep one, and put the others back on top in their order."
        super().__init__("amulet", 4, "Rascal", MORE_DRAWS, ("rascal", when, text))


class Doppelganger(Card):
    """The engine compares; he lies under the lower number, and costs 13 at scoring."""

    def __init__(self) -> None:
        when = "in an exchange of several cards"
        text = "Matches any number; two of them match each other."
        super().__init__("amulet", 13, "Doppelgänger", WILD, ("doppelganger", when, text))
