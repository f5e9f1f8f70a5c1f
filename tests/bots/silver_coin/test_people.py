"""The weaker levels of Silver Coin forget, misjudge and call as people do, not as dice would."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from tests.games.silver_coin.positions import lay
from tests.plain import plain
from vermeil.bots import bot_for
from vermeil.bots.silver_coin.easy import EasyPlayer
from vermeil.bots.silver_coin.player import unknown
from vermeil.core.contract import View
from vermeil.games import silver_coin as sc

SEEDS = 4
AT_MOST_UNKNOWN = 2
FRESH = 2


def decisions(level: str, players: int, games: int) -> Iterator[tuple[View, str, sc.Game]]:
    """All that a level decides in some games against itself. A table asks with another seed each time."""
    rng = Random(players)
    for seed in range(games):
        game = sc.Game(players=players, seed=f"people/{seed}")
        while game.waiting:
            seat = game.waiting[0]
            view = game.view(seat)
            move = bot_for("silver-coin", level, rng.getrandbits(32)).play(view).move
            yield view, move, game
            game.push(seat, move)


def knowledge(view: View, seed: int) -> int:
    """The cards of the first world of a view that easy knows in it."""
    state = view.sample(Random(1))._state  # type: ignore[attr-defined]
    EasyPlayer(seed)._remember(state, view)
    return int(state.seen[state.active])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_easy_does_not_call_with_more_than_two_unknown_cards(players: int) -> None:
    """Neither with cards that it has never seen nor with those that it has forgotten."""
    calls = 0
    for view, move, _ in decisions("easy", players, 3):
        if move == "call":
            calls += 1
            state = view.sample(Random(1))._state  # type: ignore[attr-defined]
            EasyPlayer()._remember(state, view)
            assert unknown(state) <= AT_MOST_UNKNOWN
    assert calls > players


def test_easy_forgets_by_time_and_never_within_two_turns() -> None:
    fresh = forgotten = 0
    for view, _, _ in decisions("easy", 2, 3):
        known = knowledge(view, 0)
        assert all(knowledge(view, seed) == known for seed in range(1, SEEDS)), "no seed brings a card back"
        state = view.sample(Random(1))._state  # type: ignore[attr-defined]
        for owner, village in enumerate(plain(view)["villages"]):
            for place, card in enumerate(village):
                if view.seat not in card["seen"] or card["face"] == "up":
                    continue
                ago = card["ago"][card["seen"].index(view.seat)]
                remembered = known >> state.card_at(owner, place) & 1
                fresh += ago <= FRESH
                forgotten += not remembered
                assert remembered or ago > FRESH
    assert fresh > 100
    assert forgotten > 50


def test_medium_is_right_in_two_calls_of_three() -> None:
    """SC-31: a call is right if nobody has a lower sum. Strength is measured in docs/bots.md."""
    called = 0
    ended: list[sc.Game] = []
    for view, move, game in decisions("medium", 2, 16):
        called += move == "call"
        if not ended or ended[-1] is not game:
            ended.append(game)
        del view
    calls = [(played, played["call"]) for game in ended for played in game.rounds]
    points = [played["seats"][caller]["points"] for played, caller in calls if caller is not None]
    assert called == len(points) > 40
    assert points.count(0) >= 2 / 3 * called


def test_medium_does_not_call_against_an_open_wolfman_nor_with_a_shaky_one() -> None:
    """SC-51: an open Wolfman makes his village 0 while the others stay below 13."""
    for mine, theirs, calls in (
        ("0^ 1^", "12^ 12^ 11^ 11^ 10^", True),
        ("0^ 1^", "13^ 12^ 11^ 11^ 10^", False),
        ("0^ 0^", "13^ 12^ 11^ 11^ 10^", True),
        ("13^ 1^ 2^", "12^ 12^ 11^ 11^ 10^", True),
        ("13^ 6^ 5^", "12^ 12^ 11^ 11^ 10^", False),
    ):
        view = lay([mine, theirs], pile="9", deck_left=12).view(0)
        assert (bot_for("silver-coin", "medium", 1).play(view).move == "call") == calls, (mine, theirs)
