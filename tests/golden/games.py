"""The golden games: what is played, and where its record is. Who plays is in players.py."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.games.pyramids.positions import SMALL_DECK as SMALL_PYRAMIDS
from tests.games.silver_and_gold.positions import SMALL_DECK as SMALL_ISLANDS
from vermeil.games import pyramids as py
from vermeil.games import silver_and_gold as sg
from vermeil.games import silver_coin as sc

HERE = Path(__file__).parent

SILVER_AND_GOLD: dict[str, Callable[[], Any]] = {
    "silver-and-gold-1": lambda: sg.Game(players=1, seed="golden"),
    "silver-and-gold-2": lambda: sg.Game(players=2, seed="golden"),
    "silver-and-gold-3": lambda: sg.Game(players=3, seed="golden"),
    "silver-and-gold-4": lambda: sg.Game(players=4, seed="golden"),
    "silver-and-gold-variants": lambda: sg.Game(
        players=3, seed="golden", variants={"start_player": 2, "open_marks": True, "tracker": True}
    ),
    "silver-and-gold-custom-deck": lambda: sg.Game(players=2, seed="golden", deck=SMALL_ISLANDS),
}

PYRAMIDS: dict[str, Callable[[], Any]] = {
    "pyramids-1": lambda: py.Game(players=1, seed="golden"),
    "pyramids-2": lambda: py.Game(players=2, seed="golden"),
    "pyramids-3": lambda: py.Game(players=3, seed="golden"),
    "pyramids-4": lambda: py.Game(players=4, seed="golden"),
    "pyramids-variants": lambda: py.Game(
        players=3, seed="golden", variants=["open_marks", "tracker", "closed_tomb", "linear_skulls"]
    ),
    "pyramids-custom-deck": lambda: py.Game(players=2, seed="golden", deck=SMALL_PYRAMIDS),
}

SILVER_COIN: dict[str, Callable[[], Any]] = {
    "silver-coin-2": lambda: sc.Game(players=2, seed="golden"),
    "silver-coin-3": lambda: sc.Game(players=3, seed="golden"),
    "silver-coin-4": lambda: sc.Game(players=4, seed="golden"),
    "silver-coin-amulet": lambda: sc.Game(players=3, seed="golden", deck="amulet"),
    "silver-coin-mix": lambda: sc.Game(players=4, seed="golden", deck="coin+amulet:0,1,3,10,11,13"),
    "silver-coin-bullet": lambda: sc.Game(players=3, seed="golden", deck="bullet"),
    "silver-coin-bullet-variants": lambda: sc.Game(
        players=2, seed="golden", deck="bullet+amulet:0,4", variants={"coin": "zero", "goth_girl": "may"}
    ),
    "silver-coin-three-decks": lambda: sc.Game(players=4, seed="golden", deck="coin+amulet:1,3,13+bullet:2,4,8,9,12"),
    "silver-coin-variants": lambda: sc.Game(
        players=2,
        seed="golden",
        variants={"coin": "flip", "mismatch": "original", "quiet_call": True, "one_con": True, "patience": None},
    ),
}

GAMES = SILVER_AND_GOLD | PYRAMIDS | SILVER_COIN


def path_of(name: str, folder: Path = HERE) -> Path:
    return folder / f"{name}.txt"


def record_of(name: str) -> str:
    return path_of(name).read_text(encoding="utf-8")
