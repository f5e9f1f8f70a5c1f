"""What a review says adds up: result = expected + luck - losses + fortune + others, in both scales, for every seat."""

from __future__ import annotations

import os
from random import Random
from typing import Any

import pytest

from vermeil.bots import bot_for
from vermeil.build_info import compiled
from vermeil.coach import Review, review, reviewed
from vermeil.games import rules_of

pytestmark = pytest.mark.skipif(not compiled(), reason="look-ups take minutes to solve with plain engines")

# `make campaign-coach GAMES=300` plays so many of each setting.
GAMES = int(os.environ.get("VERMEIL_COACH_GAMES", "1"))
SETTINGS = [
    (game, players, who)
    for game, most in (("silver-and-gold", 4), ("pyramids", 4), ("silver-coin", 4))
    for players in range(2 if game == "silver-coin" else 1, most + 1)
    for who in ("random", "easy")
    if GAMES > 1 or (who == "random") == (players == 2)
]


def played(game: str, players: int, who: str, seed: str) -> str:
    table: Any = rules_of(game).Game(players=players, seed=seed)
    rng = Random(seed)
    bots = [bot_for(game, who, seat) for seat in range(players)]
    while table.waiting:
        seat = rng.choice(table.waiting)
        table.push(seat, bots[seat].play(table.view(seat, memory=True)).move)
    record: str = table.transcript()
    return record


def off(part: dict[str, float]) -> float:
    told = part["expected"] + part["luck"] - part["losses"] + part["fortune"] + part["others"]
    return abs(part["result"] - told)


def found_of(found: list[Any], kind: str) -> list[dict[str, Any]]:
    return [finding for finding in found if finding["finding"] == kind]


def skilled(last: Review, found: list[Any], seat: int) -> float:
    """A result drawn towards what any seat could expect and what all decisions brought, less a part of its luck."""
    before = [figures["points"]["expected"] for figures in last.seats]
    by = last.data["adjusted_by"]
    counted = [f for f in found_of(found, "decision") if f["kind"] not in by["uncounted"]]
    skill: float = sum(before) / len(before) + sum(f["skill"]["points"][seat] for f in counted)
    part: float = by["part"]
    result: float = last.seats[seat]["points"]["result"]
    lucky: float = by["luck"] * last.seats[seat]["points"]["luck"]
    return result - part * (result - skill) - lucky


@pytest.mark.parametrize(("game", "players", "who"), SETTINGS)
def test_the_accounts_add_up(game: str, players: int, who: str) -> None:
    for deal in range(GAMES):
        record = played(game, players, who, f"identity {deal}")
        *found, last = review(record, nodes=2, kept=False)
        assert isinstance(last, Review)
        ended = rules_of(game).replay(record)
        for seat in range(players):
            figures = last.seats[seat]
            for scale in ("share", "points"):
                assert off(figures[scale]) < 1e-9
                own = [f for f in found_of(found, "decision") if f["seat"] == seat]
                assert figures[scale]["losses"] == pytest.approx(sum(f[scale]["loss"] for f in own), abs=1e-9)
                luck = [f[scale][seat] for f in found_of(found, "luck")]
                assert figures[scale]["luck"] == pytest.approx(sum(luck), abs=1e-9)
                assert all(f[scale]["loss"] >= 0 for f in own)
            won = 1 / len(ended.winners) if seat in ended.winners else 0
            assert figures["share"]["result"] == won
            assert all(f["share"]["low"] < f["share"]["high"] <= 1 for f in found_of(found, "decision"))
            assert figures["adjusted"]["points"] == pytest.approx(skilled(last, found, seat), abs=1e-9)
        # What one seat has of the win, the others have not: so with the luck of all of them.
        assert sum(seat["share"]["luck"] for seat in last.seats) == pytest.approx(0, abs=1e-9)


@pytest.mark.parametrize("game", ["silver-and-gold", "pyramids", "silver-coin"])
def test_the_same_seed_and_nodes_give_the_same_review(game: str) -> None:
    record = played(game, 2, "easy", "again")
    one = reviewed(record, nodes=2, seed=5, kept=False, workers=1)
    assert one == reviewed(record, nodes=2, seed=5, kept=False, workers=2)
    assert one != reviewed(record, nodes=2, seed=6, kept=False)
