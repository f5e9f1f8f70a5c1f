"""The fourteen cards of Silver Bullet (SC-70 to SC-83)."""

from __future__ import annotations

from vermeil.games.silver_coin.abilities.bullet.discards import (
    Count,
    Cow,
    Gremlin,
    Insomniac,
    Instigator,
    Marksman,
    Thing,
    Troublemaker,
)
from vermeil.games.silver_coin.abilities.bullet.lasting import Copycat, GothGirl, Hunter, Lycan, Mortician, Priest

CARDS = (
    Hunter(),
    Lycan(),
    Priest(),
    GothGirl(),
    Mortician(),
    Cow(),
    Instigator(),
    Insomniac(),
    Thing(),
    Marksman(),
    Count(),
    Troublemaker(),
    Gremlin(),
    Copycat(),
)

# The rules are numbered as the cards are.
RULES = {card.word: f"SC-{70 + card.number}" for card in CARDS}
