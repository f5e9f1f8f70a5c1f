"""The card look-ups agree with a brute force over the same rules, written independently and slowly."""

from __future__ import annotations

from functools import cache

import pytest

from vermeil.bots.expedition.sizes import COIN, LAYERS, PALM, PATTERNS, QUANTILES, SEAL
from vermeil.bots.silver_and_gold.prices import first_prices
from vermeil.bots.silver_and_gold.solved import solver_of
from vermeil.games.expedition.grid import EXPEDITION, bits
from vermeil.games.silver_and_gold.cards import FRAME, Card, Deck

TURNS = 4
PRICE = 1.7


def tiny_deck() -> Deck:
    rows = {
        "aa": ("..X", "o.p", "..#"),
        "bb": ("....", ".X..", "####"),
        "cc": ("X..", "...", "..#"),
        "dd": ("....", "....", "####"),
    }
    text = "game silver-and-gold\nname tiny\n\n"
    for name, drawing in rows.items():
        text += f"{name} grey\n" + "\n".join(" ".join(row) for row in drawing) + "\n\n"
    return Deck.parse(text)


def test_a_grey_card_by_brute_force() -> None:  # noqa: C901 - the whole brute force in one place
    deck = tiny_deck()
    prices = first_prices()
    for at in range(LAYERS * PATTERNS * QUANTILES):
        prices.turn[at] = PRICE
    solver = solver_of(deck, prices)
    for _ in range(TURNS + 1):
        solver.solve_turn()
    lookup = solver.lookup

    def bring(card: Card, mask: int, turns: int) -> float:
        coins, palms = (mask & card.coins).bit_count(), (mask & card.palms).bit_count()
        return coins * prices.symbols[COIN + turns] + palms * prices.symbols[PALM + turns]

    @cache
    def owed(card: Card, crossed: int, boxes: int, turns: int) -> float:
        """With boxes owed at the end of a turn that leaves `turns` - 1."""
        here = worth(card, crossed, turns - 1)
        if not boxes:
            return here
        best = prices.box[turns] + owed(card, crossed, boxes - 1, turns)
        for box in bits(card.island & ~crossed):
            mask = 1 << box
            more = boxes - 1 + bool(mask & card.crosses)
            best = max(best, bring(card, mask, turns) + owed(card, crossed | mask, more, turns))
        return best

    @cache
    def worth(card: Card, crossed: int, turns: int) -> float:
        if crossed == card.island:
            strength = 0 if card.seal is None else card.seal.seal_strength
            return card.value + strength * prices.symbols[SEAL + turns] + lookup.fresh[turns]
        if turns == 0:
            return 0.0
        before = worth(card, crossed, turns - 1)
        total = 0.0
        for name in EXPEDITION:
            best = 0.0
            for mask in FRAME.crossings(name):
                if not mask & ~(card.island & ~crossed):
                    x = (mask & card.crosses).bit_count()
                    best = max(best, bring(card, mask, turns) + owed(card, crossed | mask, x, turns) - before)
            total += max(0.0, best - PRICE)
        return before + total / len(EXPEDITION)

    for number, card in enumerate(deck.cards):
        outside = FRAME.full & ~card.island
        for crossed in range(0, FRAME.full, 7):
            inside = crossed & card.island
            for turns in range(TURNS + 1):
                expected = worth(card, inside, turns)
                assert lookup.value(number, outside | inside, turns) == pytest.approx(expected, abs=1e-3)
