"""The fourteen cards of Silver (Amulet) (SC-61, SC-62)."""

from __future__ import annotations

from vermeil.games.silver_coin.abilities.amulet.discards import (
    ApprenticeSeer,
    Beholder,
    Exposer,
    Master,
    Revealer,
    Robber,
    Seer,
    Witch,
)
from vermeil.games.silver_coin.abilities.amulet.lasting import Bodyguard, Doppelganger, Empath, Rascal, Squire, Villager

CARDS = (
    Villager(),
    Squire(),
    Empath(),
    Bodyguard(),
    Rascal(),
    Exposer(),
    Revealer(),
    Beholder(),
    ApprenticeSeer(),
    Seer(),
    Master(),
    Witch(),
    Robber(),
    Doppelganger(),
)

# Its cards share one rule, which refusals cite.
RULES = {card.word: "SC-61" for card in CARDS}
