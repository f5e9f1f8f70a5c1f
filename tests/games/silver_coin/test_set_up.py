"""The deck, the deal, the looks, who starts, and what a view shows (SC-1 to SC-5)."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.silver_coin.positions import knows, lay, legal, pile, play, row
from vermeil.core.errors import IllegalMoveError, InvalidMoveError, NotYourQuestionError, SetupError
from vermeil.games import silver_coin as sc
from vermeil.games.silver_coin.game import CARDS


def test_sc_1_a_deck_is_52_cards() -> None:
    """SC-1: two 0s, two 13s, four each of 1 to 12."""
    copies = Counter(CARDS.spellings)
    assert copies == {str(n): 2 if n in {0, 13} else 4 for n in range(14)}
    assert len(set(CARDS.names)) == 52


@pytest.mark.parametrize("players", [2, 3, 4])
def test_sc_2_five_cards_each_one_discard_and_31_in_the_deck(players: int) -> None:
    """SC-2: with 3 or 2 players the spare sets leave the round unseen."""
    view = sc.Game(players=players, seed=1).view(0)
    assert [len(village) for village in view.fields["villages"]] == [5] * players
    assert len(view.fields["discards"]) == 1
    assert view.fields["discards"][0]["face"] == "up"
    assert view["deck_left"] == 31


@pytest.mark.parametrize("players", [0, 1, 5, -1, 2.0, "2", None, True])
def test_sc_2_two_to_four_play(players: object) -> None:
    with pytest.raises(SetupError, match="SC-2"):
        sc.Game(players=players)  # type: ignore[arg-type]


def test_sc_2_a_game_is_four_rounds() -> None:
    game = sc.Game(players=2, seed=3)
    while not game.over:
        play(game, max(legal(game), key=lambda move: ("discard" in move, "end" in move, move)))
    assert len(game.rounds) == 4
    assert set(game.score_sheet(0)) == {"round1", "round2", "round3", "round4", "total"}


def test_sc_3_each_player_looks_at_two_own_cards() -> None:
    """SC-3: any two, secretly; the start player first, then clockwise."""
    game = sc.Game(players=3, seed=4)
    start = game.view(None).fields["start"]
    for turn in range(3):
        seat = (start + turn) % 3
        assert game.waiting == (seat,)
        assert len(legal(game)) == 10
        game.push(seat, f"peek:{seat}.2,{seat}.5")
        assert [knows(game, seat, f"{seat}.{place}") is not None for place in range(1, 6)] == [0, 1, 0, 0, 1]
        assert all(knows(game, other, f"{seat}.2") is None for other in range(3) if other != seat)
    assert game.waiting == (start,)
    assert "draw" in legal(game)


def test_sc_3_two_different_own_cards() -> None:
    game = sc.Game(players=2, seed=4)
    seat = game.waiting[0]
    for nonsense in (f"peek:{seat}.1,{seat}.1", f"peek:{seat}.3,{seat}.2", f"peek:{seat}.1,{seat}.6", "peek:0.1,1.2"):
        with pytest.raises(InvalidMoveError):
            game.push(seat, nonsense)
    with pytest.raises(IllegalMoveError, match="SC-3"):
        game.push(seat, f"peek:{1 - seat}.1,{1 - seat}.2")


def test_sc_3_a_row_is_never_rearranged() -> None:
    """SC-3: an exchanged card takes the place of the old one."""
    game = lay(["1 2 9 4 5", "6 7 8 9 10"], "11", [12])
    play(game, "draw", "swap:0.3")
    assert row(game, 0) == "1 2 12 4 5"


def test_sc_4_a_random_start_player_then_the_token_holder_clockwise() -> None:
    """SC-4: chance says who starts round 1; later the holder of the token does."""
    starts = {sc.Game(players=4, seed=seed).waiting for seed in range(40)}
    assert starts == {(0,), (1,), (2,), (3,)}
    game = lay(["6^", "4^", "13"], "9", [5], active=0, deck_left=1)
    play(game, "draw", "discard")
    assert game.view(None).fields["token"]["holder"] == 1
    assert game.view(None).fields["start"] == 1
    assert game.waiting == (1,)


def test_sc_4_nobody_decides_out_of_turn() -> None:
    game = lay(["1 2", "3 4", "5 6"], "9", active=1)
    with pytest.raises(NotYourQuestionError, match="SC-4"):
        game.push(2, "draw")
    assert game.why_not(0, "draw") == "SC-4: it is seat 1's turn to decide, not seat 0's"


def test_sc_5_knowledge_belongs_to_the_physical_card() -> None:
    """SC-5: what seat 0 saw stays known to it wherever the card goes, even face down, and to nobody else."""
    game = lay(["7~ 2", "8 9"], "12 3", [12])
    play(game, "draw", "use", "pick:0.1", "pick:1.2")
    assert row(game, 1) == "8 7"
    assert knows(game, 0, "1.2") == 7
    assert knows(game, 1, "1.2") is None
    assert knows(game, 0, "0.1") is None


def test_sc_5_a_card_that_was_ever_face_up_was_seen_by_all() -> None:
    game = lay(["6^ 2 3", "8 9"], "12", [6])
    play(game, "draw", "use", "hide:0.1", "show:1.1")
    assert row(game, 0) == "6 2 3"
    assert [knows(game, seat, "0.1") for seat in range(2)] == [6, 6]
    assert game.view(None).fields["villages"][0][0]["number"] == 6


def test_sc_5_what_was_looked_at_is_public_what_was_seen_is_private() -> None:
    game = sc.Game(players=2, seed=9)
    seat = game.waiting[0]
    game.push(seat, f"peek:{seat}.1,{seat}.2")
    mine, others = (game.transcript(who).splitlines() for who in (seat, 1 - seat))
    number = knows(game, seat, f"{seat}.1")
    assert f"! see {seat} {seat}.1 {number}" in mine
    assert f"! see {seat} {seat}.1 ?" in others
    assert f"! see {seat} {seat}.1 ?" in game.transcript(public=True)
    assert game.view(1 - seat).fields["villages"][seat][0]["seen"] == [seat]


def test_sc_5_a_new_shuffle_erases_everything() -> None:
    game = lay(["1~ 2", "0^"], "9", [5], active=0, deck_left=1)
    play(game, "draw", "discard")
    assert len(game.rounds) == 1
    for viewer in (0, 1, None):
        cards = [card for village in game.view(viewer).fields["villages"] for card in village]
        assert all(card["number"] is None and card["seen"] == [] for card in cards)


def test_sc_5_discards_are_public_in_content_and_order() -> None:
    game = lay(["1 2", "3 4"], "9 8v 7")
    assert [card["number"] for card in game.view(1).fields["discards"]] == [9, None, 7]
    assert pile(game) == "9 8v 7"
