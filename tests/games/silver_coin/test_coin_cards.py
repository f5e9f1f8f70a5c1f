"""The fourteen cards of Silver Coin, one by one (SC-40 to SC-51)."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.silver_coin.positions import asked, finish_round, knows, lay, legal, pile, play, row, words
from tests.plain import plain


def test_sc_40_regifter_never_gives_itself_and_none_as_the_only_card() -> None:
    game = lay(["0^ 12", "0^"], "7", [7], deck_left=1)
    play(game, "draw", "discard", "regifter:0.1")
    assert legal(game) == {"give:0.2"}
    play(game, "give:0.2", "right", "regifter:1.1")
    assert legal(game) == {"give:1.2"}


def test_sc_40_each_physical_one_once() -> None:
    game = lay(["0^ 12 11 0^", "8"], "7", [7], deck_left=1)
    play(game, "draw", "discard", "regifter:0.1", "give:0.2", "right")
    assert legal(game) == {"regifter:0.3", "pass"}
    assert "SC-15" in str(game.why_not(0, "regifter:0.1"))
    play(game, "regifter:0.3", "give:0.2", "right")
    assert [seat["village"] for seat in game.rounds[0]["seats"]] == [[0, 0], [8, 12, 11]]


def test_sc_40_the_recipient_of_a_gift_has_a_field_of_its_own_in_the_view() -> None:
    """SC-40: and a world made of the view gives to the same seat."""
    game = lay(["0^ 12", "8 9", "6"], "7", [7], deck_left=1)
    play(game, "draw", "discard", "regifter:0.1", "give:0.2")
    assert "recipient" not in plain(game.view(0))["question"]
    play(game, "to:2")
    question = plain(game.view(1))["question"]
    assert (question["recipient"], question["steps"]) == (2, 0)
    world = game.view(0).sample(Random(1))
    play(world, "left")
    assert [len(seat["village"]) for seat in world.rounds[0]["seats"]] == [1, 2, 2]


def test_sc_40_regifter_to_regifter() -> None:
    """SC-40: the other Regifter may be given; a receiver who comes later in turn order may use it."""
    game = lay(["0^ 0^", "8 9", "6"], "7", [7], deck_left=1)
    play(game, "draw", "discard", "regifter:0.1", "give:0.2", "to:1", "left")
    assert game.waiting == (1,)
    play(game, "regifter:1.1", "give:1.3", "to:2", "right")
    assert [seat["village"] for seat in game.rounds[0]["seats"]] == [[0], [0, 8], [6, 9]]


def test_sc_40_not_a_receiver_who_came_before() -> None:
    game = lay(["9 8", "0^ 0^"], "7", [7], deck_left=1)
    play(game, "draw", "discard", "regifter:1.1", "give:1.2", "left")
    assert game.rounds[0]["seats"][0]["village"] == [0, 9, 8]


def test_sc_40_to_another_player_an_empty_village_included() -> None:
    game = lay(["0^ 12", "8 9", ""], "7", [7], deck_left=1)
    play(game, "draw", "discard", "regifter:0.1", "give:0.2")
    assert legal(game) == {"to:1", "to:2"}
    assert game.why_not(0, "to:0") == "SC-40: a gift goes to another player"
    play(game, "to:2")
    assert game.rounds[0]["seats"][2]["village"] == [12]


def test_sc_40_a_face_up_scoring_card_is_active_for_the_receiver() -> None:
    game = lay(["0^ 13^ 12", "6"], "7", [7], deck_left=1)
    play(game, "draw", "discard", "regifter:0.1", "give:0.2", "left")
    assert [seat["points"] for seat in game.rounds[0]["seats"]] == [12, 0]


def test_sc_40_face_down_cards_may_be_given_unseen_protected_ones_not() -> None:
    game = lay(["0^ 13 12*", "6"], "7", [7], deck_left=1)
    play(game, "draw", "discard", "regifter:0.1")
    assert legal(game) == {"give:0.2"}
    assert "SC-35" in str(game.why_not(0, "give:0.3"))
    play(game, "give:0.2", "left")
    assert game.rounds[0]["seats"][1]["points"] == 19


def test_sc_40_a_face_down_regifter_gives_nothing() -> None:
    game = lay(["0 12", "6"], "7", [7], deck_left=1)
    play(game, "draw", "discard")
    assert len(game.rounds) == 1


def test_sc_41_con_artist_turns_down_and_takes_another_turn() -> None:
    """SC-41: a full turn, with a call if there was none."""
    game = lay(["1^ 9", "8 6"], "7", [8])
    play(game, "draw", "discard", "con:0.1")
    assert row(game, 0) == "1 9"
    assert game.waiting == (0,)
    assert {"draw", "take", "call"} <= words(game)


def test_sc_41_one_per_turn_end_the_others_wait_for_the_extra_turns_end() -> None:
    game = lay(["1^ 1^", "8 6"], "7", [8, 8])
    play(game, "draw", "discard", "con:0.1")
    assert not words(game) & {"con"}
    play(game, "draw", "discard")
    assert legal(game) == {"end", "con:0.2"}


def test_sc_41_each_works_once_until_the_next_regular_turn() -> None:
    """SC-41: even if he is turned up again in the extra turn."""
    game = lay(["1^ 3^", "8 6"], "7", [8, 8, 7, 7, 6])
    play(game, "draw", "discard", "con:0.1", "pixie:0.2", "flip:0.1", "draw", "discard")
    assert row(game, 0) == "1^ 3"
    assert game.waiting == (1,)
    play(game, "draw", "discard", "draw", "discard")
    assert "con:0.1" in legal(game)


def test_sc_41_another_holder_may_use_him_at_once() -> None:
    game = lay(["1^ 9", "8 3^"], "7", [8, 12, 8, 8], active=0)
    play(game, "draw", "discard", "con:0.1", "draw", "use", "pick:0.1", "pick:1.1")
    assert row(game, 1) == "1 3^"
    play(game, "pixie:1.2", "flip:1.1", "draw", "discard")
    assert "con:1.1" in legal(game)


def test_sc_41_not_after_your_own_call() -> None:
    game = lay(["1^ 9", "8 6"], "7")
    play(game, "call")
    assert game.waiting == (1,)


def test_sc_41_limits_per_turn_begin_anew() -> None:
    game = lay(["1^ 2^ 9", "8 6"], "7", [8, 8])
    play(game, "curator:0.2", "rotate:0.3", "draw", "discard", "con:0.1")
    assert "curator:0.2" in legal(game)


def test_sc_41_variant_one_con() -> None:
    game = lay(["1^ 1^", "8 6"], "7", [8, 8], variants={"one_con": True})
    play(game, "draw", "discard", "con:0.1", "draw", "discard")
    assert game.waiting == (1,)


def test_sc_42_curator_rotates_back_or_discards_what_lies_at_90() -> None:
    game = lay(["2^ 2^ 9r 8", "8 6"], "7")
    play(game, "curator:0.1")
    assert legal(game) == {"rotate:0.1", "rotate:0.2", "rotate:0.3", "rotate:0.4", "discard:0.3"}
    assert game.why_not(0, "discard:0.4") == "SC-42: 0.4 does not lie at 90°, so it can't be discarded"
    play(game, "discard:0.3")
    assert (row(game, 0), pile(game)) == ("2^ 2^ 8", "9 7")
    play(game, "curator:0.2", "rotate:0.2")
    assert row(game, 0) == "2^ 2^r 8"


def test_sc_42_once_per_face_up_curator_and_turn() -> None:
    game = lay(["2^ 9 8", "8 6"], "7")
    play(game, "curator:0.1", "rotate:0.1")
    assert "curator" not in words(game)
    assert game.why_not(0, "curator:0.1") == "SC-15: this Curator has been used already"
    assert "curator" not in words(lay(["2 9", "8 6"], "7"))
    assert "SC-14" in str(lay(["2 9", "8 6"], "7").why_not(0, "curator:0.1"))


def test_sc_42_one_gained_in_mid_turn_works_too() -> None:
    game = lay(["9 8", "8 6"], "2")
    play(game, "take", "swap:0.1")
    assert asked(game) == "end"
    assert "curator:0.1" in legal(game)


def test_sc_42_90_degrees_travel_are_kept_by_a_flip_and_lost_on_the_pile() -> None:
    game = lay(["3^ 9r 8", "8 6"], "7", [12])
    play(game, "pixie:0.1", "flip:0.2")
    assert row(game, 0) == "3 9^r 8"
    play(game, "draw", "use", "pick:0.2", "pick:1.1")
    assert row(game, 1) == "9^r 6"
    game = lay(["9r 8", "8 6"], "7", [12])
    play(game, "draw", "swap:0.1", "take", "swap:1.1")
    assert row(game, 1) == "9^ 6"


def test_sc_42_it_can_empty_your_village() -> None:
    game = lay(["2^r", "8 6"], "7")
    play(game, "curator:0.1", "discard:0.1")
    assert row(game, 0) == ""
    assert legal(game) == {"draw", "call"}


def test_sc_43_pixies_chain_each_once_per_turn() -> None:
    game = lay(["3^ 3 9", "8 6"], "7")
    play(game, "pixie:0.1", "flip:0.2", "pixie:0.2", "flip:0.1")
    assert row(game, 0) == "3^ 3 9"
    assert "pixie" not in words(game)


def test_sc_43_compulsory_once_she_is_turned_and_any_other_card() -> None:
    game = lay(["3^ 9", "8^ 6"], "7")
    play(game, "pixie:0.1")
    assert legal(game) == {"flip:0.2", "flip:1.1", "flip:1.2"}
    play(game, "flip:1.1")
    assert row(game, 1) == "8 6"


def test_sc_43_unusable_without_another_card_to_flip() -> None:
    assert "pixie" not in words(lay(["3^", ""], "7"))
    assert "pixie" in words(lay(["3^", "9"], "7"))


def test_sc_43_again_in_a_con_artist_turn() -> None:
    game = lay(["3^ 1^ 9", "8 6"], "7", [8, 8])
    play(game, "pixie:0.1", "flip:0.3", "draw", "discard", "con:0.2", "take", "swap:0.3")
    assert "pixie" not in words(game)
    game = lay(["3^ 3^ 1^", "8 6"], "7", [8, 8])
    play(game, "pixie:0.1", "flip:1.1", "pixie:0.2", "flip:0.1", "draw", "discard", "con:0.3")
    assert "pixie:0.1" in legal(game)


def test_sc_44_blobs_reach_as_many_discards_from_the_top() -> None:
    """SC-44: cards without an ability and face-down ones count, but can't be used."""
    villages = ["4^ 4^ 4^ 9", "8^ 6"]
    assert {move for move in legal(lay(villages, "7 3 9 8")) if "blob" in move} == {"blob:d1", "blob:d3"}
    assert {move for move in legal(lay(villages, "7 9v 8 8")) if "blob" in move} == {"blob:d1", "blob:d3"}
    game = lay(villages, "7 9v 3 8")
    assert game.why_not(0, "blob:d2") == "SC-44: d2 lies face down and can't be used"
    assert game.why_not(0, "blob:d3") == "SC-44: the Pixie has no ability that works from the pile"
    assert game.why_not(0, "blob:d4") == "SC-44: you have 3 face-up Blobs, so d4 is out of reach"


def test_sc_44_the_card_used_stays_where_it_lies() -> None:
    game = lay(["4^ 4^ 9", "8^ 6"], "7 8 5")
    play(game, "blob:d2", "remove:1.1")
    assert pile(game) == "7 8 5 8"


def test_sc_44_not_after_drawing_or_calling() -> None:
    game = lay(["4^ 9", "8 6"], "7", [8])
    play(game, "draw")
    assert "blob" not in words(game)


def test_sc_44_a_viewing_ability_through_blob_must_view_at_least_one_card() -> None:
    game = lay(["4^ 9", "8 6"], "9", [9])
    other = game.copy()
    play(game, "blob:d1")
    assert "done" not in legal(game)
    play(game, "look:1.1")
    assert "done" in legal(game)
    play(other, "draw", "use")
    assert "done" in legal(other)


def test_sc_45_tanner_from_the_hand_never_touches_the_pile() -> None:
    game = lay(["9 6", "8 6"], "7", [5])
    play(game, "draw", "use")
    assert legal(game) == {"left", "right"}
    play(game, "left")
    assert (row(game, 0), pile(game)) == ("5^ 9 6", "7")
    assert legal(game) == {"flip:0.2", "flip:0.3", "flip:1.1", "flip:1.2"}
    play(game, "flip:0.3")
    assert row(game, 0) == "5^ 9 6^"


def test_sc_45_through_blob_or_nosferatu_it_leaves_the_pile() -> None:
    game = lay(["4^ 9", "8 6"], "5 7")
    play(game, "blob:d1", "right", "flip:1.1")
    assert (row(game, 0), pile(game)) == ("4^ 9 5^", "7")
    game = lay(["13 9", "8 6"], "5 7", [10])
    play(game, "draw", "use", "use:d2", "left", "flip:1.1")
    assert (row(game, 0), pile(game)) == ("5^ 13 9", "10 7")


def test_sc_45_variant_rooted_tanner() -> None:
    game = lay(["4^ 9", "8 6"], "5 7", [5], variants={"rooted_tanner": True})
    assert "blob" not in words(game)
    play(game, "draw")
    assert "use" in legal(game)


def test_sc_45_its_flip_is_compulsory_if_there_is_another_unprotected_card() -> None:
    game = lay(["", "8*"], "7", [5])
    play(game, "draw", "use")
    assert row(game, 0) == "5^"
    assert game.waiting == (1,)


def test_sc_46_huntress_hides_one_and_shows_a_different_one() -> None:
    game = lay(["9^ 6", "8 6^"], "7", [6])
    play(game, "draw", "use")
    assert legal(game) == {"hide:0.1", "hide:1.2"}
    play(game, "hide:0.1")
    assert legal(game) == {"show:0.2", "show:1.1"}
    play(game, "show:1.1")
    assert (row(game, 0), row(game, 1)) == ("9 6", "8^ 6^")


def test_sc_46_second_part_skipped_if_impossible() -> None:
    game = lay(["9^", "8^"], "7", [6])
    play(game, "draw", "use", "hide:0.1")
    assert (row(game, 0), game.waiting) == ("9", (1,))


def test_sc_46_a_pixie_may_turn_it_back_at_the_turns_end() -> None:
    game = lay(["9^ 3^", "8 6"], "7", [6])
    play(game, "draw", "use", "hide:0.1", "show:1.1", "pixie:0.2", "flip:0.1")
    assert row(game, 0) == "9^ 3"


def test_sc_47_assassin_may_empty_a_village() -> None:
    game = lay(["9^ 6", "8^r"], "7 3", [8])
    play(game, "draw", "use")
    assert legal(game) == {"remove:0.1", "remove:1.1"}
    play(game, "remove:1.1")
    assert (row(game, 1), pile(game)) == ("", "8 7 3 8")
    assert legal(game) == {"draw", "call"}


def test_sc_48_nosferatu_takes_one_of_the_three_below_or_uses_it() -> None:
    game = lay(["13 9", "8^ 6"], "7 3 9v 8", [10])
    play(game, "draw", "use")
    assert legal(game) == {"take:d2", "take:d3", "take:d4", "use:d2"}
    assert game.why_not(0, "use:d4") == "SC-48: d4 lies face down and can't be used"
    assert "SC-48" in str(game.why_not(0, "take:d5"))
    play(game, "take:d3", "swap:0.1")
    assert (row(game, 0), pile(game)) == ("3^ 9", "13 10 7 9v 8")


def test_sc_48_taking_means_an_exchange_of_one_or_a_matching_set() -> None:
    game = lay(["9 9 6", "8^ 6"], "7 3", [10])
    play(game, "draw", "use", "take:d2")
    assert "discard" not in legal(game)
    play(game, "set:0.1", "set:0.2", "turn", "place:0.1")
    assert (row(game, 0), pile(game)) == ("7^ 6", "9 9 10 3")


def test_sc_48_and_sc_22_in_full() -> None:
    game = lay(["9 8 6", "8^ 6"], "7 3", [10, 12])
    play(game, "draw", "use", "take:d2", "set:0.1", "set:0.2", "set:0.3", "turn", "left", "right")
    assert (row(game, 0), pile(game)) == ("7^ 9^ 8^ 6^ 12", "10 3")


def test_sc_48_an_ability_used_leaves_its_card_where_it_lies() -> None:
    game = lay(["9 6", "8^ 6"], "7 8 3", [10])
    play(game, "draw", "use", "use:d3", "remove:1.1")
    assert pile(game) == "10 7 8 3 8"


def test_sc_48_another_nosferatu_burrows_on_from_where_he_lies_without_backing_out() -> None:
    game = lay(["13 9", "8^ 6"], "7 3 10 1 2 9 8", [10])
    play(game, "draw", "use", "use:d4")
    assert legal(game) == {"take:d5", "take:d6", "take:d7", "use:d7"}
    play(game, "take:d6", "swap:0.1", "end")
    assert (row(game, 0), pile(game)) == ("2^ 9", "13 10 7 3 10 1 9 8")


def test_sc_48_the_last_nosferatu_of_the_pile_reaches_nothing() -> None:
    game = lay(["13 9", "8^ 6"], "7 10", [10])
    play(game, "draw", "use")
    assert legal(game) == {"take:d2", "take:d3", "use:d2"}


def test_sc_48_without_a_card_to_exchange_only_abilities() -> None:
    game = lay(["", "8^ 6"], "7 10 3", [10])
    play(game, "draw", "use")
    assert legal(game) == {"use:d2"}


def test_sc_49_golem_switches_the_top_discard_with_any_village_card() -> None:
    game = lay(["9 6", "8^r 6"], "7 3", [11])
    play(game, "draw", "use", "switch:1.1")
    assert (row(game, 1), pile(game)) == ("7^ 6", "11 3 8")


def test_sc_49_through_blob_the_topmost_discard_other_than_this_golem() -> None:
    game = lay(["4^ 4^ 6", "8 6"], "7 11 3")
    play(game, "blob:d2", "switch:1.1")
    assert (row(game, 1), pile(game)) == ("7^ 6", "11 3 8v")
    game = lay(["4^ 9", "8 6"], "11 7 3")
    play(game, "blob:d1", "switch:1.1")
    assert (row(game, 1), pile(game)) == ("7^ 6", "11 3 8v")


def test_sc_49_face_down_ones_go_to_the_bottom_unseen() -> None:
    game = lay(["9 6", "8 6"], "7 3", [11])
    play(game, "draw", "use", "switch:1.1")
    assert pile(game) == "11 3 8v"
    assert game.view(0).fields["discards"][-1]["number"] is None
    assert game.view(1).fields["discards"][-1]["seen"] == []


def test_sc_49_no_other_discard_not_usable() -> None:
    assert "blob" not in words(lay(["4^ 9", "8 6"], "11"))


def test_sc_49_nosferatu_who_uses_a_golem_is_the_topmost_other_discard() -> None:
    """SC-15, SC-48, SC-49: he goes on the pile first, so the Golem has a discard to switch, and it is he."""
    game = lay(["", "8 6"], "11", [10])
    play(game, "draw")
    assert legal(game) == {"discard", "use"}
    play(game, "use")
    assert legal(game) == {"use:d2"}
    play(game, "use:d2", "switch:1.1")
    assert (row(game, 1), pile(game)) == ("10^ 6", "11 8v")
    nobody = lay(["", ""], "11", [10])
    assert "use" not in legal(play(nobody, "draw"))


def test_sc_49_also_through_a_second_nosferatu() -> None:
    game = lay(["", "8 6"], "10 11", [10])
    play(game, "draw", "use", "use:d2")
    assert legal(game) == {"use:d3"}
    play(game, "use:d3", "switch:1.2")
    assert (row(game, 1), pile(game)) == ("8 10^", "10 11 6v")


def test_sc_50_the_way_is_not_asked_with_two_participants() -> None:
    game = lay(["9 6", "8 6"], "7", [12])
    play(game, "draw", "use")
    assert legal(game) == {"pick:0.1", "pick:0.2"}
    play(game, "pick:0.2")
    assert legal(game) == {"pick:1.1", "pick:1.2"}
    play(game, "pick:1.1")
    assert (row(game, 0), row(game, 1)) == ("9 8", "6 6")


@pytest.mark.parametrize(("way", "result"), [("clockwise", ["11", "9", "8"]), ("counterclockwise", ["8", "11", "9"])])
def test_sc_50_all_move_at_once_in_one_direction(way: str, result: list[str]) -> None:
    game = lay(["9", "8", "11"], "7", [12])
    play(game, "draw", "use")
    assert legal(game) == {"clockwise", "counterclockwise"}
    play(game, way, "pick:0.1", *(["pick:1.1", "pick:2.1"] if way == "clockwise" else ["pick:2.1", "pick:1.1"]))
    assert [row(game, seat) for seat in range(3)] == result


def test_sc_50_yourself_may_be_skipped() -> None:
    game = lay(["", "8", "11^"], "7", [12])
    play(game, "draw", "use", "pick:1.1", "pick:2.1")
    assert [row(game, seat) for seat in range(3)] == ["", "11^", "8"]


def test_sc_50_with_a_curator_in_the_middle() -> None:
    game = lay(["2^ 9r", "8^ 6"], "7", [12])
    play(game, "draw", "use")
    assert "discard:0.2" in legal(play(game.copy(), "curator:0.1"))
    play(game, "pick:0.2", "curator:0.1")
    assert "discard:0.2" not in legal(game)
    assert game.why_not(0, "discard:0.2") == "SC-14: 0.2 has been chosen, so it can't be discarded"
    play(game, "rotate:0.2", "pick:1.1")
    assert (row(game, 0), row(game, 1)) == ("2^ 8^", "9 6")


def test_sc_50_a_step_that_has_become_impossible_is_skipped() -> None:
    """SC-15, SC-50: a Curator discards the own card before it is picked; the one left alone stays."""
    game = lay(["2^r", "8^ 6"], "7", [12])
    play(game, "draw", "use", "curator:0.1", "discard:0.1")  # the other's pick would move nothing, and is skipped
    assert (row(game, 0), row(game, 1)) == ("", "8^ 6")
    assert game.waiting == (1,)


@pytest.mark.parametrize(
    ("village", "score"),
    [
        ("13^", 0),
        ("13", 13),
        ("13^ 12", 0),
        ("13^ 12 1", 26),
        ("13^ 9 3", 0),
        ("13^ 9 4", 26),
        ("13^ 13^", 26),
        ("13^ 13", 26),
        ("13^ 13^ 2", 28),
    ],
)
def test_sc_51_wolfman(village: str, score: int) -> None:
    """SC-51: alone 0; others below 13: 0; two face up count 13 for each other; a face-down one counts 13."""
    game = lay([village, "8"], "7", [7], deck_left=1)
    assert finish_round(game)["seats"][0]["points"] == score


def test_sc_5_psychic_and_nostro_look_in_secret() -> None:
    game = lay(["9 6", "8 7^", "6 11"], "7", [9])
    play(game, "draw", "use", "look:0.1", "look:2.2")
    assert legal(game) == {"look:0.2", "look:1.1", "look:2.1", "done"}
    play(game, "look:1.1")
    assert [knows(game, 0, place) for place in ("0.1", "2.2", "1.1")] == [9, 11, 8]
    assert [knows(game, 1, place) for place in ("0.1", "2.2", "1.1")] == [None, None, None]
    assert game.waiting == (1,)
