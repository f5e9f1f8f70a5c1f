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
