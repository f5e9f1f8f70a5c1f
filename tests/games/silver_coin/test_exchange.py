"""Exchanging one card or several (SC-20 to SC-23)."""

from __future__ import annotations

import pytest

from tests.games.silver_coin.positions import asked, knows, lay, legal, pile, play, row


def test_sc_20_one_card_goes_face_up_on_the_pile() -> None:
    game = lay(["9 8 6", "4 4"], "7", [12])
    play(game, "draw", "swap:0.2")
    assert (row(game, 0), pile(game)) == ("9 12 6", "8 7")


def test_sc_21_equal_numbers_are_all_discarded_and_the_row_closes_up() -> None:
    """SC-21: any mix of face up and face down; the new card takes any one of the freed places."""
    for place, left in (("place:0.1", "12 6"), ("place:0.3", "6 12"), ("place:0.4", "6 12")):
        game = lay(["9 6 9^ 9", "4 4"], "7", [12])
        play(game, "draw", "set:0.1", "set:0.3", "set:0.4", "turn")
        assert legal(game) == {"place:0.1", "place:0.3", "place:0.4"}
        play(game, place)
        assert (row(game, 0), pile(game)) == (left, "9 9 9 7")


def test_sc_21_equal_ones_lie_in_row_order_the_last_on_top() -> None:
    """SC-21: two equal cards, told apart by the engine's own numbers."""
    game = lay(["9 9 6", "4 4"], "7", [12])
    left, right = (game._state.card_at(0, place) for place in range(2))
    play(game, "draw", "set:0.1", "set:0.2", "turn", "place:0.1")
    assert list(game._state.pile[1:3]) == [left, right]


def test_sc_21_a_set_is_chosen_from_left_to_right() -> None:
    game = lay(["9 6 9 8", "4 4"], "7", [12])
    play(game, "draw")
    assert {"set:0.1", "set:0.2", "set:0.3"} < legal(game)
    assert "set:0.4" not in legal(game)
    play(game, "set:0.2")
    assert legal(game) == {"set:0.3", "set:0.4"}
    assert game.why_not(0, "set:0.1") == "SC-21: a set is chosen from left to right, and has at least two cards"
    assert game.why_not(0, "turn") == "SC-21: an exchange of several needs two chosen cards or more"
    play(game, "set:0.4")
    assert legal(game) == {"turn"}


def test_sc_21_choosing_does_not_tell_whether_they_match() -> None:
    """SC-21: what may be chosen is the same for a village of other numbers."""
    spellings = []
    for village in ("9 9 9", "9 8 6"):
        game = lay([village, "4 4"], "7", [12])
        play(game, "draw", "set:0.1", "set:0.2")
        spellings.append(legal(game))
    assert spellings[0] == spellings[1]


def test_sc_22_a_mismatch_keeps_everything() -> None:
    """SC-22: nothing is discarded, the held card comes to the end one chooses, the failed ones stay face up."""
    game = lay(["9 8 6", "4 4"], "7", [12])
    play(game, "draw", "set:0.1", "set:0.2", "turn")
    assert legal(game) == {"left", "right"}
    assert row(game, 0) == "9^ 8^ 6"
    assert knows(game, 1, "0.2") == 8
    play(game, "left")
    assert (row(game, 0), pile(game)) == ("12 9^ 8^ 6", "7")
    assert (knows(game, 0, "0.1"), knows(game, 1, "0.1")) == (12, None)
    assert game.waiting == (1,)


def test_sc_22_a_taken_card_is_kept_face_up() -> None:
    game = lay(["9 8 6", "4 4"], "7")
    play(game, "take", "set:0.1", "set:0.2", "turn", "right")
    assert (row(game, 0), pile(game)) == ("9^ 8^ 6 7^", "")


@pytest.mark.parametrize("sides", [("left", "left"), ("left", "right"), ("right", "left"), ("right", "right")])
def test_sc_22_three_chosen_bring_one_more_card(sides: tuple[str, str]) -> None:
    """SC-22: an unseen deck card, face down, at an end chosen for itself."""
    game = lay(["9 8 6", "4 4"], "7", [12, 11])
    play(game, "draw", "set:0.1", "set:0.2", "set:0.3", "turn", sides[0])
    assert asked(game) == "extra"
    play(game, sides[1])
    kept = ["9^", "8^", "6^"]
    for side, card in zip(sides, ("12", "11"), strict=True):
        kept = [card, *kept] if side == "left" else [*kept, card]
    assert row(game, 0) == " ".join(kept)
    place = f"0.{kept.index('11') + 1}"
    assert knows(game, 0, place) is None


def test_sc_22_no_further_card_if_the_deck_has_none() -> None:
    game = lay(["9 8 6", "4 4"], "7", [12], deck_left=1)
    play(game, "draw", "set:0.1", "set:0.2", "set:0.3", "turn", "left")
    assert game.rounds[0]["seats"][0]["village"] == [12, 9, 8, 6]


def test_sc_22_variant_mismatch_original() -> None:
    """SC-22: the failed cards lie as before, but everybody has seen them."""
    game = lay(["9 8^ 6", "4 4"], "7", [12], variants={"mismatch": "original"})
    play(game, "draw", "set:0.1", "set:0.2", "turn", "left")
    assert row(game, 0) == "12 9 8^ 6"
    assert knows(game, 1, "0.2") == 9


def test_sc_23_from_the_pile_in_its_pile_orientation_and_upright() -> None:
    """SC-23: a face-down one unseen by anyone new, in B, by Nosferatu and by the Golem."""
    taken = lay(["9r 8", "4 4"], "7v 6")
    play(taken, "take", "swap:0.1")
    assert row(taken, 0) == "7 8"
    bitten = lay(["9r 8", "4 4"], "7v 6", [10])
    play(bitten, "draw", "use", "take:d2", "swap:0.1")
    assert (row(bitten, 0), pile(bitten)) == ("7 8", "9 10 6")
    moved = lay(["9r 8", "4 4"], "7v 6", [11])
    play(moved, "draw", "use", "switch:0.1")
    assert (row(moved, 0), pile(moved)) == ("7 8", "11 6 9v")
    for game in (taken, bitten, moved):
        assert [knows(game, seat, "0.1") for seat in range(2)] == [None, None]
