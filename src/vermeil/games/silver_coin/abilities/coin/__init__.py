"""The fourteen cards of Silver Coin (SC-40 to SC-51)."""

from __future__ import annotations

from vermeil.games.silver_coin.abilities.coin.discards import (
    Assassin,
    Golem,
    Huntress,
    Nosferatu,
    Nostro,
    Psychic,
    Tanner,
    VillageIdiot,
)
from vermeil.games.silver_coin.abilities.coin.lasting import Blob, ConArtist, Curator, Pixie, Regifter, Wolfman

CARDS = (
    Regifter(),
    ConArtist(),
    Curator(),
    Pixie(),
    Blob(),
    Tanner(),
    Huntress(),
    Nostro(),
    Assassin(),
    Psychic(),
    Nosferatu(),
    Golem(),
    VillageIdiot(),
    Wolfman(),
)

# The rule of each card that has one for itself, by the card's word; refusals cite it.
RULES = {
    "regifter": "SC-40",
    "con": "SC-41",
    "curator": "SC-42",
    "pixie": "SC-43",
    "blob": "SC-44",
    "tanner": "SC-45",
    "huntress": "SC-46",
    "assassin": "SC-47",
    "nosferatu": "SC-48",
    "golem": "SC-49",
    "idiot": "SC-50",
}
