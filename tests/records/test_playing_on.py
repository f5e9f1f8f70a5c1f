"""An unfinished record is a game that can be played on."""

from __future__ import annotations

from random import Random

import pytest

from vermeil import silver_and_gold as sg


def play(game: sg.Game, moves: int, dice: int) -> sg.Game:
    rng = Random(dice)
    for _ in range(moves):
        if game.waiting:
            seat = rng.choice(game.waiting)
            game.push(seat, rng.choice(list(game.legal_moves(seat))))
    return game


@pytest.mark.parametrize("players", sg.PLAYERS)
def test_with_a_seed_the_future_is_fixed(players: int) -> None:
    """The same record and the same seed go on in the same way."""
    for moves in range(0, 60, 9):
        text = play(sg.Game(players=players, seed="a seed"), moves, moves).transcript()
        futures = [play(sg.replay(text, seed="another"), 60, 1).transcript() for _ in range(2)]
        assert futures[0] == futures[1] != text
        assert sg.replay(futures[0]).transcript() == futures[0]


def test_without_a_seed_the_future_is_open() -> None:
    game = play(sg.Game(players=2, seed="a seed"), 3, 3)
    futures = {play(sg.replay(game.transcript()), 40, 1).transcript() for _ in range(5)}
    assert len(futures) > 1


def test_a_refused_move_of_a_replayed_game_changes_nothing() -> None:
    """Chance is there when it is needed: no move is ever half carried out."""
    text = sg.Game(players=1, seed=3).transcript()
    game = sg.replay(text)
    game.push(0, game.legal_moves(0)[0])
    assert game.view(0)["phase"] == "mark"
    assert sg.replay(game.transcript()).transcript() == game.transcript()


def test_what_was_crossed_before_can_be_taken_back_after() -> None:
    """SG-24: a replayed turn is as open as it was."""
    game = play(sg.Game(players=2, seed=3), 3, 1)
    again = sg.replay(game.transcript())
    assert [again.can_undo(seat) for seat in (0, 1)] == [game.can_undo(seat) for seat in (0, 1)]


@pytest.mark.parametrize("players", sg.PLAYERS)
def test_with_its_own_seed_a_game_goes_on_as_it_would_have(players: int) -> None:
    """A record calls both cards of one pattern alike; which of them is gone makes no difference to the seed."""
    for moves in range(0, 90, 9):
        live = play(sg.Game(players=players, seed="a seed"), moves, moves)
        again = sg.replay(live.transcript(), seed="a seed")
        assert play(again, 60, 1).transcript() == play(live, 60, 1).transcript()
