"""A turn: draw, take, call, Blob, and the windows around them (SC-10 to SC-19)."""

from __future__ import annotations

import pytest

from tests.games.silver_coin.positions import asked, finish_round, knows, lay, legal, pile, play, row, words
from tests.plain import plain
from vermeil.core.errors import IllegalMoveError


def test_sc_10_a_drawn_card_is_discarded_or_exchanged() -> None:
    """SC-10: the drawer alone sees it; discarded it lies face up, exchanged face down and known to the drawer."""
    game = lay(["1 6", "3 4"], "9", [4])
    play(game, "draw")
    assert plain(game.view(0))["held"]["number"] == 4
    assert plain(game.view(1))["held"]["number"] is None
    assert legal(game) == {"discard", "swap:0.1", "swap:0.2", "set:0.1"}
    other = game.copy()
    play(game, "discard")
    assert pile(game) == "4 9"
    play(other, "swap:0.2")
    assert (row(other, 0), pile(other)) == ("1 4", "6 9")
    assert (knows(other, 0, "0.2"), knows(other, 1, "0.2")) == (4, None)


@pytest.mark.parametrize("number", range(14))
def test_sc_10_a_5_to_12_may_be_used(number: int) -> None:
    game = lay(["1^ 2", "3 4"], "9", [number])
    play(game, "draw")
    assert ("use" in legal(game)) == (5 <= number <= 12)


def test_sc_11_a_taken_card_must_be_exchanged_and_enters_face_up() -> None:
    """SC-11: and its ability is not used."""
    game = lay(["1 2", "3 4"], "9 8")
    play(game, "take")
    assert legal(game) == {"swap:0.1", "swap:0.2", "set:0.1"}
    assert game.why_not(0, "use") == "SC-11: a taken card must be exchanged, its ability is not used"
    assert game.why_not(0, "discard") == "SC-11: a taken card must be exchanged, its ability is not used"
    play(game, "swap:0.1")
    assert (row(game, 0), pile(game)) == ("9^ 2", "1 8")


def test_sc_12_a_call_needs_four_cards_or_fewer() -> None:
    game = lay(["1 2 3 4 5", "3 4"], "9")
    assert game.why_not(0, "call") == "SC-12: you have 5 cards; a call needs 4 or fewer"
    assert "call" in legal(lay(["1 2 3 4", "3 4"], "9"))
    assert "call" in legal(lay(["", "3 4"], "9"))


def test_sc_12_only_one_call_in_a_round_and_it_ends_the_turn() -> None:
    game = lay(["1 2", "3 4", "5 6"], "9")
    play(game, "call")
    assert game.waiting == (1,)
    assert game.why_not(1, "call") == "SC-12: seat 0 has called already, there is one call in a round"


def test_sc_12_curator_and_pixie_before_the_call_nothing_after_it() -> None:
    game = lay(["2^ 3^ 4 9", "3 4"], "9")
    play(game, "curator:0.1", "rotate:0.3", "pixie:0.2", "flip:0.4")
    assert "call" in legal(game)
    play(game, "call")
    assert game.waiting == (1,)


def test_sc_12_no_token_in_a_calling_turn() -> None:
    game = lay(["2 3", "3 4"], "9", token={"power": 0})
    play(game, "token:0.1")
    assert game.why_not(0, "call") == "SC-12: the token was used in this turn, so you can't call in it"


def test_sc_12_the_mark_of_the_token_ends_with_the_turn() -> None:
    """SC-12, SC-41: a Con Artist's extra turn and the next regular one may call."""
    game = lay(["1^ 9", "8 6"], "7", [8, 8, 8], token={"power": 0})
    play(game, "token:0.2")
    assert "call" not in legal(game)
    play(game, "draw", "discard")
    assert "call" in legal(play(game.copy(), "con:0.1"))
    play(game, "end", "draw", "discard")
    assert game.waiting == (0,)
    assert "call" in legal(game)


def test_sc_12_variant_quiet_call() -> None:
    game = lay(["2^ 3", "3 4"], "9", variants={"quiet_call": True})
    assert "call" in legal(game)
    play(game, "curator:0.1", "rotate:0.2")
    assert "quiet_call" in str(game.why_not(0, "call"))
    loud = lay(["2^ 3", "3 4"], "9")
    assert "call" in legal(play(loud, "curator:0.1", "rotate:0.2"))


def test_sc_13_the_blob_action_replaces_the_others() -> None:
    """SC-13: after it the turn is at its end."""
    game = lay(["4^ 3 2^", "3 4"], "7")
    assert "blob:d1" in legal(game)
    play(game, "blob:d1", "village:1")
    assert asked(game) == "end"
    assert words(game) == {"curator", "end"}


def test_sc_14_a_before_the_action() -> None:
    game = lay(["2^ 3^ 9", "3 4"], "9")
    assert {"curator:0.1", "pixie:0.2"} < legal(game)


def test_sc_14_b_while_holding_a_card() -> None:
    game = lay(["2^ 3^ 9", "3 4"], "9", [8])
    for action in ("draw", "take"):
        held = play(game.copy(), action)
        assert {"curator:0.1", "pixie:0.2"} < legal(held)
        play(held, "curator:0.1", "rotate:0.3")
        assert "pixie:0.2" in legal(held)
        assert "curator:0.1" not in legal(held)


def test_sc_14_c_after_the_chosen_cards_are_turned_up() -> None:
    game = lay(["2^ 3^ 9 9", "3 4"], "9", [8])
    play(game, "draw", "swap:0.3")
    assert asked(game) == "reveal"
    assert row(game, 0) == "2^ 3^ 9^ 9"
    assert pile(game) == "9"
    assert legal(game) == {"go", "curator:0.1", "pixie:0.2"}
    play(game, "go")
    assert (row(game, 0), pile(game)) == ("2^ 3^ 8 9", "9 9")


def test_sc_14_c_is_not_asked_when_there_is_nothing_to_use() -> None:
    game = lay(["2 3 9", "3 4"], "9", [8])
    play(game, "draw", "swap:0.3")
    assert game.waiting == (1,)


@pytest.mark.parametrize(
    ("drawn", "moves", "deck"),
    [
        (10, ["use", "take:d2"], "coin"),
        (11, ["use"], "coin"),
        (12, ["use"], "coin"),
        (12, ["use", "pick:0.3"], "coin"),
        (12, ["use"], "coin+amulet:12"),
        (12, ["use", "rob:1.1"], "coin+amulet:12"),
        (11, ["use"], "coin+amulet:11"),
    ],
)
def test_sc_14_d_inside_an_ability_that_exchanges(drawn: int, moves: list[str], deck: str) -> None:
    """SC-14: Nosferatu after taking, Golem, Village Idiot, Robber and Witch, before each pick."""
    game = lay(["2^ 3^ 9", "3 4"], "9 8", [drawn, 7], deck=deck)
    play(game, "draw", *moves)
    assert {"curator:0.1", "pixie:0.2"} < legal(game)
    play(game, "curator:0.1", "rotate:0.3")
    assert "pixie:0.2" in legal(game)


@pytest.mark.parametrize("drawn", [5, 6, 7, 8, 9])
def test_sc_14_nowhere_else(drawn: int) -> None:
    game = lay(["2^ 3^ 9", "3 4"], "9 8", [drawn])
    play(game, "draw", "use")
    assert not words(game) & {"curator", "pixie"}


def test_sc_14_no_window_between_discard_and_use() -> None:
    """SC-14: they are one choice; and none between choosing a set and turning it up."""
    game = lay(["2^ 3^ 9", "3 4"], "9 8", [7])
    play(game, "draw")
    assert {"discard", "use"} < legal(game)
    play(game, "set:0.1")
    assert legal(game) == {"set:0.2", "set:0.3"}


def test_sc_14_e_at_the_turns_end_con_artist_last() -> None:
    game = lay(["2^ 3^ 1^", "3 4"], "9", [8], token={"power": 0})
    play(game, "draw", "discard")
    assert legal(game) == {"end", "curator:0.1", "pixie:0.2", "con:0.3", "token:0.1", "token:0.2", "token:0.3"}
    play(game, "con:0.3")
    assert asked(game) == "action"


def test_sc_14_the_token_in_a_and_e_only() -> None:
    game = lay(["2 9", "3 4"], "9", [8], token={"power": 0})
    assert "token" in words(game)
    play(game, "draw")
    assert "token" not in words(game)
    play(game, "discard")
    assert "token" in words(game)


def test_sc_14_what_an_ability_addresses_is_fixed_when_it_is_declared() -> None:
    """SC-14: a card discarded by a Curator in the window does not become the Golem's."""
    game = lay(["2^ 13r 9", "3 4"], "6 8", [11])
    play(game, "draw", "use", "curator:0.1", "discard:0.2")
    assert pile(game) == "13 11 6 8"
    play(game, "switch:1.1")
    assert row(game, 1) == "6^ 4"
    assert pile(game) == "13 11 8 3v"


def test_sc_14_chosen_cards_may_be_rotated_or_flipped_but_not_discarded() -> None:
    game = lay(["2^ 3^ 9r 9", "3 4"], "9", [8])
    play(game, "draw", "swap:0.3", "curator:0.1")
    assert "discard:0.3" not in legal(game)
    assert "rotate:0.3" in legal(game)
    play(game, "rotate:0.4")
    assert row(game, 0) == "2^ 3^ 9^r 9r"
    play(game, "pixie:0.2", "flip:0.3")
    assert (row(game, 0), pile(game)) == ("2^ 3 8 9r", "9 9")
    assert game.waiting == (1,)


def test_sc_15_abilities_work_only_from_the_deck_blob_or_nosferatu() -> None:
    """SC-15: not when exchanged out of the village, and not when taken."""
    game = lay(["7^ 9", "3 4"], "5", [8])
    play(game, "draw", "swap:0.1")
    assert game.waiting == (1,)


@pytest.mark.parametrize(
    ("drawn", "villages", "heap"),
    [
        (6, ["1 2", "3 4"], "9"),
        (7, ["1^ 2^", "3^ 4^"], "9"),
        (8, ["1 2", "3 4"], "9"),
        (9, ["1^ 2^", "3^ 4^"], "9"),
        (10, ["1 2", "3 4"], ""),
        (11, ["1 2", "3 4"], ""),
        (11, ["", ""], "9"),
        (12, ["1 2", ""], "9"),
    ],
)
def test_sc_15_an_ability_without_a_first_target_is_not_offered(drawn: int, villages: list[str], heap: str) -> None:
    game = lay(villages, heap, [drawn])
    play(game, "draw")
    assert "use" not in legal(game)
    assert "SC-15" in str(game.why_not(0, "use"))


def test_sc_15_always_optional_and_draw_and_take_are_irrevocable() -> None:
    game = lay(["1^ 2", "3 4"], "9", [8])
    play(game, "draw")
    assert "discard" in legal(game)
    assert not {"take", "call", "draw"} & legal(game)
    assert not game.can_undo(0)
    with pytest.raises(IllegalMoveError, match="SC-15: seat 0 has nothing to take back"):
        game.undo(0)


def test_sc_15_once_per_turn_marks_survive_flips_moves_and_retaking() -> None:
    """SC-15: a Curator who has discarded himself and is taken again in the same turn is used up."""
    game = lay(["2^r 9", "3 4"], "5", [8])
    play(game, "curator:0.1", "discard:0.1", "take", "swap:0.1")
    assert row(game, 0) == "2^"
    assert game.waiting == (1,)


def test_sc_16_one_more_turn_for_each_other_player() -> None:
    """SC-16: clockwise, A, B or D; then the round ends without another turn of the caller."""
    game = lay(["1 2", "3 4", "4^ 6"], "7", [8, 8])
    play(game, "call")
    assert "call" not in words(game)
    play(game, "draw", "discard")
    assert game.waiting == (2,)
    assert {"draw", "take", "blob"} <= words(game)
    play(game, "draw", "discard")
    assert len(game.rounds) == 1


def test_sc_16_con_artist_turns_come_at_its_end_without_calling() -> None:
    """SC-16: one for each face-up Con Artist."""
    game = lay(["9 2", "1^ 1^"], "7", [8, 8, 8])
    play(game, "call", "draw", "discard", "con:1.1")
    assert game.waiting == (1,)
    assert "call" not in legal(game)
    play(game, "draw", "discard", "con:1.2", "draw", "discard")
    assert len(game.rounds) == 1


def test_sc_16_the_caller_uses_regifters_and_can_still_be_affected() -> None:
    game = lay(["0^ 12", "3^ 4"], "7", [8])
    play(game, "call", "pixie:1.1", "flip:0.2", "draw", "discard")
    assert game.waiting == (0,)
    play(game, "regifter:0.1", "give:0.2", "right")
    assert game.rounds[0]["seats"][1]["village"] == [3, 4, 12]


def test_sc_17_the_deck_runs_out_at_a_turns_end() -> None:
    """SC-17: the turn is finished with its windows, no Con Artist turn, no further last turns."""
    game = lay(["1^ 2^", "3 4", "5 6"], "7", [8], deck_left=1)
    play(game, "draw", "discard")
    assert legal(game) == {"end", "curator:0.2"}
    assert game.why_not(0, "con:0.1") == "SC-17: the round ends with this turn, there is no further one"
    play(game, "end")
    assert len(game.rounds) == 1


def test_sc_17_a_call_already_made_still_counts() -> None:
    game = lay(["12 2", "3 4", "5 6"], "7", [8], deck_left=1)
    play(game, "call", "draw", "discard")
    assert game.rounds[0]["call"] == 0
    assert [seat["points"] for seat in game.rounds[0]["seats"]] == [24, 7, 11]


@pytest.mark.parametrize(("patience", "turns"), [(5, 10), (2, 4)])
def test_sc_17_patience(patience: int, turns: int) -> None:
    """SC-17: so many turns a player in a row without a deck draw or a call end the round."""
    game = lay(["13 12", "9 8"], "7", variants={"patience": patience})
    for turn in range(turns):
        assert len(game.rounds) == 0
        play(game, "take", f"swap:{turn % 2}.1")
    assert len(game.rounds) == 1


def test_sc_17_a_deck_draw_begins_patience_anew() -> None:
    game = lay(["13 12", "9 8"], "7", [6], variants={"patience": 2})
    for turn in range(3):
        play(game, "take", f"swap:{turn % 2}.1")
    play(game, "draw", "discard")
    for turn in range(4):
        assert len(game.rounds) == 0
        play(game, "take", f"swap:{turn % 2}.1")
    assert len(game.rounds) == 1


def test_sc_17_a_shown_card_counts_as_a_deck_draw() -> None:
    game = lay(["13 12", "1^ 8"], "7", [5, 9, 6], deck="amulet", variants={"patience": 1})
    play(game, "draw", "discard", "take", "swap:1.2", "shown:1", "discard", "take", "swap:1.2")
    assert len(game.rounds) == 0
    play(game, "take", "swap:0.1")
    assert len(game.rounds) == 1


def test_sc_17_a_call_begins_patience_anew() -> None:
    """SC-17: the others still have their last turns."""
    game = lay(["13 12", "9 8", "6 6", "4 2"], "7", variants={"patience": 1})
    play(game, "take", "swap:0.1", "take", "swap:1.1", "take", "swap:2.1", "call")
    for seat in range(3):
        assert game.waiting == (seat,)
        play(game, "take", f"swap:{seat}.1")
    assert game.rounds[0]["call"] == 3


def test_sc_17_no_patience() -> None:
    game = lay(["13 12", "9 8"], "7", variants={"patience": None})
    for turn in range(60):
        play(game, "take", f"swap:{turn % 2}.1")
    assert len(game.rounds) == 0


def test_sc_18_without_cards_draw_or_call_and_nothing_else() -> None:
    game = lay(["", "3 4"], "7", [8])
    assert legal(game) == {"draw", "call"}
    play(game, "draw")
    assert legal(game) == {"discard"}


def test_sc_18_without_cards_the_ability_of_the_drawn_card_may_be_used() -> None:
    game = lay(["", "3^ 4"], "7", [8])
    play(game, "draw", "use", "remove:1.1")
    assert row(game, 1) == "4"


def test_sc_18_others_cannot_exchange_with_you_but_may_give_you_a_card() -> None:
    """SC-18: the Village Idiot passes by, a Regifter may give; an empty village scores 0."""
    game = lay(["0^ 12", "", "9 8"], "7", [12, 8], deck_left=1)
    play(game, "draw", "use", "pick:0.2", "pick:2.1")
    assert (row(game, 0), row(game, 1), row(game, 2)) == ("0^ 9", "", "12 8")
    play(game, "regifter:0.1", "give:0.2", "to:1")
    assert [seat["sum"] for seat in game.rounds[0]["seats"]] == [0, 9, 20]


def test_sc_18_an_empty_village_scores_0() -> None:
    game = lay(["", "9 8"], "7", [7], deck_left=1)
    assert finish_round(game)["seats"][0]["points"] == 0


def test_sc_19_taking_needs_a_pile_card_and_an_exchangeable_one() -> None:
    assert "SC-19" in str(lay(["1 2", "3 4"], "").why_not(0, "take"))
    assert "SC-19" in str(lay(["1*", "3 4"], "7").why_not(0, "take"))


def test_sc_19_holding_a_taken_card_curator_may_not_discard_the_last_exchangeable_one() -> None:
    game = lay(["2^r* 9r", "3 4"], "7", [8])
    play(game, "take", "curator:0.1")
    assert legal(game) == {"rotate:0.2"}
    assert game.why_not(0, "discard:0.2") == "SC-19: 0.2 is the last card that the taken one could be exchanged for"
    drawn = lay(["2^r* 9r", "3 4"], "7", [8])
    assert "discard:0.2" in legal(play(drawn, "draw", "curator:0.1"))


def test_sc_19_holding_a_deck_card_with_no_exchangeable_card_left() -> None:
    """SC-19: discard it, with or without use."""
    game = lay(["2^r", "3^ 4"], "7", [8])
    play(game, "draw", "curator:0.1", "discard:0.1")
    assert legal(game) == {"discard", "use"}


def test_sc_19_an_empty_pile_and_the_next_discard_starts_it_again() -> None:
    game = lay(["4^ 9", "3 4"], "", [8])
    assert words(game) == {"draw", "call"}
    play(game, "draw", "discard")
    assert pile(game) == "8"


def test_sc_19_a_face_down_top_discard_may_be_taken_unseen() -> None:
    """SC-19, SC-23: and enters as it lay."""
    game = lay(["1 9", "3 4"], "7v 5")
    play(game, "take")
    assert plain(game.view(0))["held"]["number"] is None
    play(game, "swap:0.1")
    assert row(game, 0) == "7 9"
    assert knows(game, 0, "0.1") is None


def test_sc_14_a_chosen_card_is_refused_as_chosen() -> None:
    """SC-14 and not SC-19, also while a taken card is held."""
    game = lay(["2^ 9r 8", "3 4"], "7")
    play(game, "take", "swap:0.2", "curator:0.1")
    assert game.why_not(0, "discard:0.2") == "SC-14: 0.2 has been chosen, so it can't be discarded"


@pytest.mark.parametrize(
    ("drawn", "deck", "moves", "wrong", "rule"),
    [
        (5, "coin", ["left"], "flip:0.1", "SC-45"),
        (6, "coin", [], "hide:1.2", "SC-46"),
        (8, "coin", [], "remove:1.2", "SC-47"),
        (9, "coin", [], "look:1.1", "SC-5"),
        (10, "coin", [], "take:d1", "SC-48"),
        (12, "coin", [], "pick:1.1", "SC-50"),
        (5, "coin+amulet:5", [], "show:1.2", "SC-61"),
        (7, "coin+amulet:7", [], "look:1.2", "SC-61"),
        (10, "coin+amulet:10", [], "take:d1", "SC-61"),
        (12, "coin+amulet:12", [], "rob:0.1", "SC-61"),
        (12, "coin+amulet:12", ["rob:1.1"], "give:1.2", "SC-61"),
    ],
)
def test_a_refusal_cites_the_rule_of_the_card_whose_question_it_is(
    drawn: int, deck: str, moves: list[str], wrong: str, rule: str
) -> None:
    game = lay(["9 8", "3^ 4"], "7 6", [drawn], deck=deck)
    play(game, "draw", "use", *moves)
    assert str(game.why_not(0, wrong)).startswith(f"{rule}: ")
