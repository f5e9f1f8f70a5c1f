"""Worlds that the search deals inside the engine look to the seat just like its view."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.games.silver_coin.random_games import any_game, any_move
from vermeil.bots.silver_coin.search import Search
from vermeil.games import silver_coin as sc
from vermeil.games.silver_coin.places import places
from vermeil.games.silver_coin.sights import Sights
from vermeil.games.silver_coin.worlds import _shown as cards_by_place


def positions(seed: int, games: int, every: int) -> list[sc.Game]:
    """Some positions of random games, all of them before a decision."""
    rng = Random(seed)
    found = []
    for _ in range(games):
        game = any_game(rng)
        for at in range(160):
            if game.over:
                break
            if at % every == every - 1:
                found.append(game.copy())
            game.push(game.waiting[0], any_move(game, rng))
    return found


def shown_to(game: sc.Game, seat: int, state: Any) -> sc.View:
    """What a seat sees when another table lies before it."""
    twin = game.copy()
    told = {place: data for place, data in cards_by_place(game.view(seat).fields).items() if data["seen"]}
    where = {place: card for card, place in places(state).items()}
    twin._state = state
    twin._sights = Sights.of(state, [(where[place], data["seen"], data["ago"]) for place, data in told.items()])
    return twin.view(seat)


def test_a_dealt_world_looks_like_the_view() -> None:
    for game in positions(1, games=12, every=9):
        seat = game.waiting[0]
        view = game.view(seat)
        world = view.sample(Random(3))
        search = Search(world._state)
        search.seed = 11
        for number in range(3):
            state = search.world(number)
            assert state.is_whole()
            assert shown_to(world, seat, state) == view


def test_a_decision_means_the_same_in_every_world() -> None:
    for game in positions(2, games=8, every=11):
        seat = game.waiting[0]
        world = game.view(seat).sample(Random(4))
        search = Search(world._state)
        for number in range(2):
            state = search.world(number)
            twin = world.copy()
            twin._state = state
            for move in world.legal_moves(seat):
                here = search.decision_here(world._decision(move))
                assert state.may(here)
                assert twin._decision(move) == here


def test_worlds_differ_and_repeat() -> None:
    game = sc.Game(players=3, seed=5)
    search = Search(game.view(game.waiting[0]).sample(Random(1))._state)
    rows = [list(search.world(number).row[52:57]) for number in (0, 1, 2, 0)]
    assert rows[0] == rows[3]
    assert len({tuple(row) for row in rows}) == 3


def test_kept_cards_are_believed_to_be_low() -> None:
    game = sc.Game(players=2, seed=8)
    for _ in range(2):
        game.push(game.waiting[0], f"peek:{game.waiting[0]}.1,{game.waiting[0]}.2")
    me = game.waiting[0]
    search = Search(game.view(me).sample(Random(1))._state)
    seen, unseen = [], []
    for number in range(300):
        row = search.world(number).row
        seen += [(card + 2) >> 2 for card in row[(1 - me) * 52 : (1 - me) * 52 + 2]]
        unseen += [(card + 2) >> 2 for card in row[(1 - me) * 52 + 2 : (1 - me) * 52 + 5]]
    assert sum(seen) / len(seen) + 1 < sum(unseen) / len(unseen)
