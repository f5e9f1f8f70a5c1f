"""Every sentence of the card guide that states a ruling or an example, in the guide's order."""

from __future__ import annotations

from typing import Any

from tests.games.silver_coin.positions import finish_round, knows, lay, legal, pile, play, row, words
from tests.plain import plain
from vermeil.games import silver_coin as sc


def last_turn(*villages: str, **more: Any) -> sc.Game:
    return play(lay(list(villages), "7", [7], deck_left=1, **more), "draw", "discard")


# --- 0 Regifter ---------------------------------------------------------------------------------------------


def test_each_face_up_regifter_gives_one_other_card_prior_to_scoring() -> None:
    """SC-40: "each faceup Regifter allows you to give one other card in your village to the player of your choice"."""
    game = last_turn("0^ 12 11", "8", "6")
    play(game, "regifter:0.1", "give:0.2")
    assert legal(game) == {"to:1", "to:2"}
    play(game, "to:2", "left")
    assert game.rounds[0]["seats"][2]["village"] == [12, 6]


def test_the_recipient_receives_it_the_same_way() -> None:
    """SC-40: "regifting a faceup card with an endgame scoring ability makes that ability active"."""
    up = last_turn("0^ 13^ 9", "6 5")
    assert play(up, "regifter:0.1", "give:0.2", "left").rounds[0]["seats"][1]["points"] == 0
    down = last_turn("0^ 13 9", "6 5")
    assert play(down, "regifter:0.1", "give:0.2", "left").rounds[0]["seats"][1]["points"] == 24


def test_you_may_not_give_the_regifter_you_activate() -> None:
    """SC-40."""
    assert "give:0.1" not in legal(play(last_turn("0^ 12", "8"), "regifter:0.1"))


def test_not_if_this_card_is_the_only_card_in_your_village() -> None:
    """SC-40."""
    assert len(last_turn("0^", "8").rounds) == 1


def test_one_regifter_may_give_the_other() -> None:
    """SC-40: "if that player is after you in turn order, they may use the Regifter ability"."""
    game = last_turn("0^ 0^", "8")
    play(game, "regifter:0.2", "give:0.1", "right")
    assert legal(game) == {"regifter:1.2", "pass"}


# --- 1 Con Artist -------------------------------------------------------------------------------------------


def test_turn_him_facedown_and_take_an_additional_turn_immediately() -> None:
    """SC-41: "You may call as a result of the new turn you've gained, or draw a card as usual"."""
    game = play(lay(["1^ 9", "8 6"], "7", [8]), "draw", "discard", "con:0.1")
    assert game.waiting == (0,)
    assert {"call", "draw"} < legal(game)


def test_a_con_artist_gained_during_the_turn_works_at_its_end() -> None:
    """SC-41: "If you gain a faceup Con Artist (or turn a facedown Con Artist in your village faceup)"."""
    gained = play(lay(["9 8", "8 6"], "1"), "take", "swap:0.1")
    assert "con:0.1" in legal(gained)
    turned = play(lay(["1 3^", "8 6"], "7", [8]), "pixie:0.2", "flip:0.1", "draw", "discard")
    assert "con:0.1" in legal(turned)


def test_a_single_con_artist_only_once_before_another_player_takes_a_turn() -> None:
    """SC-41: "If ... he returns faceup during the additional turn, you can't use his ability again"."""
    game = lay(["1^ 3^", "8 6"], "7", [8, 8])
    play(game, "draw", "discard", "con:0.1", "pixie:0.2", "flip:0.1", "draw", "discard")
    assert row(game, 0) == "1^ 3"
    assert game.waiting == (1,)


def test_if_another_player_calls_con_artists_give_turns_at_the_end_of_the_last_one() -> None:
    """SC-16: "(or turns if you have multiple Con Artist)"."""
    game = play(lay(["9", "1^ 1^"], "7", [8, 8, 8]), "call", "draw", "discard", "con:1.2", "draw", "discard")
    assert legal(game) == {"end", "con:1.1"}


# --- 2 Curator ----------------------------------------------------------------------------------------------


def test_for_each_faceup_curator_one_of_two_things() -> None:
    """SC-42: rotate one, or discard one that is already at 90° "(that card is no longer 90° when discarded)"."""
    game = lay(["2^ 2^ 9r 8", "8 6"], "7")
    play(game, "curator:0.1", "rotate:0.4", "curator:0.2", "discard:0.3")
    assert (row(game, 0), pile(game)) == ("2^ 2^ 8r", "9 7")
    assert not game.view(0).fields["discards"][0]["rotated"]


def test_the_curator_himself_and_back_to_the_regular_orientation() -> None:
    """SC-42: "You may use this ability on the Curator himself. You may rotate a card back"."""
    game = lay(["2^ 2^ 9r", "8 6"], "7")
    play(game, "curator:0.1", "rotate:0.1", "curator:0.2", "rotate:0.3")
    assert row(game, 0) == "2^r 2^ 9"


def test_the_picture_discard_or_rotate_back_or_rotate() -> None:
    """SC-42: "One of these cards may be discarded or rotated back ... OR one of these cards may be rotated 90°"."""
    game = play(lay(["2^ 9r 8^r 6 5^", "8 6"], "7"), "curator:0.1")
    assert {move for move in legal(game) if "discard" in move} == {"discard:0.2", "discard:0.3"}
    assert {move for move in legal(game) if "rotate" in move} == {f"rotate:0.{place}" for place in range(1, 6)}


def test_discard_a_card_before_you_draw_and_take_it() -> None:
    """SC-42: "allowing you to draw the card you just discarded from the top of the discard pile"."""
    game = lay(["2^ 9r 13", "8 6"], "7")
    play(game, "curator:0.1", "discard:0.2", "take")
    assert plain(game.view(0))["held"]["number"] == 9


def test_after_you_have_drawn_but_before_you_have_discarded_another_card() -> None:
    """SC-42: "(even if you've looked at a facedown card you are about to discard)"."""
    game = play(lay(["2^ 9 13", "8 6"], "7", [8]), "draw", "swap:0.2")
    assert row(game, 0) == "2^ 9^ 13"
    play(game, "curator:0.1", "rotate:0.3")
    assert (row(game, 0), pile(game)) == ("2^ 8 13r", "9 7")


def test_at_the_end_of_your_turn_after_you_have_discarded() -> None:
    """SC-42."""
    assert legal(play(lay(["2^ 9", "8 6"], "7", [8]), "draw", "discard")) == {"end", "curator:0.1"}


def test_in_the_middle_of_village_idiot_to_give_a_rotated_card() -> None:
    """SC-42: exchanged with another player, "the card stays at 90°", Curator or not."""
    game = play(lay(["2^ 9", "8 6"], "7", [12]), "draw", "use", "curator:0.1", "rotate:0.2", "pick:0.2", "pick:1.2")
    assert (row(game, 0), row(game, 1)) == ("2^ 6", "8 9r")


def test_cards_in_the_discard_pile_do_not_retain_their_rotation() -> None:
    """SC-42."""
    game = play(lay(["9r 8", "8 6"], "7", [12]), "draw", "swap:0.1", "take", "swap:1.1")
    assert row(game, 1) == "9^ 6"


def test_it_is_possible_to_run_out_of_cards_using_the_curator() -> None:
    """SC-18: "you must either draw a card from the deck and use its ability or discard it, or call for a vote"."""
    game = play(lay(["2^r", "8^ 6"], "7", [8]), "curator:0.1", "discard:0.1")
    assert legal(game) == {"draw", "call"}
    play(game, "draw")
    assert legal(game) == {"use", "discard"}


def test_other_players_may_not_exchange_cards_with_you_when_you_have_no_cards() -> None:
    """SC-18: "but they may give you a card by using an ability"; here it is a Regifter."""
    idiot = play(lay(["9", "", "8"], "7", [12]), "draw", "use", "pick:0.1")
    assert legal(idiot) == {"pick:2.1"}
    gift = play(last_turn("0^ 12", ""), "regifter:0.1", "give:0.2")
    assert gift.rounds[0]["seats"][1]["village"] == [12]


# --- 3 Pixie ------------------------------------------------------------------------------------------------


def test_turn_her_facedown_and_flip_any_other_card_either_way() -> None:
    """SC-43: "(faceup to facedown or facedown to faceup)"."""
    game = lay(["3^ 9", "8^ 6"], "7")
    assert row(play(game.copy(), "pixie:0.1", "flip:1.1"), 1) == "8 6"
    assert row(play(game.copy(), "pixie:0.1", "flip:1.2"), 1) == "8^ 6^"
    assert row(play(game.copy(), "pixie:0.1", "flip:0.2"), 0) == "3 9^"


def test_another_pixie_turned_faceup_goes_on() -> None:
    """SC-43: "you may turn the new Pixie facedown and turn another card faceup, etc."."""
    game = lay(["3^ 3 3 9", "8 6"], "7")
    play(game, "pixie:0.1", "flip:0.2", "pixie:0.2", "flip:0.3", "pixie:0.3", "flip:0.4")
    assert row(game, 0) == "3 3 3 9^"


def test_the_same_pixie_once_on_your_turn_again_on_a_con_artist_turn() -> None:
    """SC-43."""
    game = lay(["3^ 3^ 1^", "8 6"], "7", [8])
    play(game, "pixie:0.1", "flip:1.1", "pixie:0.2", "flip:0.1")
    assert "pixie" not in words(game)
    play(game, "draw", "discard", "con:0.3")
    assert "pixie:0.1" in legal(game)


# --- 4 Blob -------------------------------------------------------------------------------------------------


def test_one_two_and_three_blobs() -> None:
    """SC-44: "the top or 2nd discard. Having a third Blob allows you to activate the top, 2nd, or 3rd discard"."""
    for blobs in (1, 2, 3):
        game = lay(["4^ " * blobs + "9", "8^ 6"], "7 8 9 6")
        assert {move for move in legal(game) if "blob" in move} == {f"blob:d{depth + 1}" for depth in range(blobs)}


def test_the_blob_action_takes_the_place_of_your_normal_action() -> None:
    """SC-44: "you may not draw a card or call when you use the Blob ability", and not the other way round."""
    game = lay(["4^ 9", "8^ 6"], "7", [8])
    used = play(game.copy(), "blob:d1", "village:1")
    assert used.waiting == (1,)
    assert "blob" not in words(play(game, "draw"))


# --- 5 to 9 -------------------------------------------------------------------------------------------------


def test_tanner_faceup_at_either_end_then_flip_one_other_card() -> None:
    """SC-45: "You do not discard a card when you keep the Apprentice Tanner faceup"."""
    for side, result in (("left", "5^ 9 8"), ("right", "9 8 5^")):
        game = play(lay(["9 8", "8 6"], "7", [5]), "draw", "use", side)
        assert (row(game, 0), pile(game)) == (result, "7")
        assert "flip:1.1" in legal(game)


def test_huntress_one_facedown_another_different_one_faceup() -> None:
    """SC-46: "You may not turn the card you just turned facedown back faceup"."""
    game = play(lay(["9^ 8", "8 6"], "7", [6]), "draw", "use", "hide:0.1")
    assert legal(game) == {"show:0.2", "show:1.1", "show:1.2"}


def test_huntress_not_without_a_faceup_card() -> None:
    """SC-46: "If there are no faceup cards in any village you may not use this ability"."""
    assert "use" not in legal(play(lay(["9 8", "8 6"], "7", [6]), "draw"))


def test_nostro_views_all_facedown_cards_of_any_village() -> None:
    """SC-5: and only the viewer sees them."""
    game = play(lay(["9 8", "8 6^ 5"], "7", [7]), "draw", "use", "village:1")
    assert [knows(game, 0, place) for place in ("1.1", "1.3")] == [8, 5]
    assert [knows(game, 1, place) for place in ("1.1", "1.3")] == [None, None]


def test_assassin_discards_a_faceup_card_to_the_bottom_faceup() -> None:
    """SC-47: "the targeted village will have 1 fewer card than it had at the beginning of your turn"."""
    game = play(lay(["9 8", "8^ 6"], "7 3", [8]), "draw", "use", "remove:1.1")
    assert (row(game, 1), pile(game)) == ("6", "8 7 3 8")


def test_it_is_possible_to_run_out_of_cards_using_the_assassin() -> None:
    """SC-18: then draw and use or discard, or call."""
    game = play(lay(["9^", "8 6"], "7", [8, 6]), "draw", "use", "remove:0.1", "draw", "discard")
    assert legal(game) == {"draw", "call"}


def test_psychic_views_up_to_three_cards_in_any_villages() -> None:
    """SC-5: "You may view cards from different villages"."""
    game = play(lay(["9 8", "8 6", "5"], "7", [9]), "draw", "use", "look:0.1", "look:1.2", "done")
    assert [knows(game, 0, place) for place in ("0.1", "1.2", "2.1")] == [9, 6, None]
    assert game.waiting == (1,)


# --- 10 Nosferatu -------------------------------------------------------------------------------------------


def test_nosferatu_takes_any_one_of_the_top_three() -> None:
    """SC-48: those below himself."""
    game = play(lay(["13 9", "8 6"], "7 3 1 2", [10]), "draw", "use")
    assert {"take:d2", "take:d3", "take:d4"} < legal(game)
    assert "take:d5" not in legal(game)


def test_nosferatu_an_ability_used_keeps_its_position() -> None:
    """SC-48: "Do not put it on top of the pile or on the Nosferatu you just played"."""
    game = play(lay(["13 9", "8 6"], "3 7 1", [10]), "draw", "use", "use:d3", "village:1")
    assert pile(game) == "10 3 7 1"


def test_nosferatu_a_facedown_choice_is_taken_facedown_but_not_used() -> None:
    """SC-48."""
    game = play(lay(["13 9", "8 6"], "7v 1", [10]), "draw", "use")
    assert legal(game) == {"take:d2", "take:d3"}
    play(game, "take:d2", "swap:0.1")
    assert row(game, 0) == "7 9"


def test_nosferatu_goes_on_the_pile_first_then_the_exchanged_cards() -> None:
    """SC-48: "exchange a card (or a matching set of cards)"."""
    game = lay(["9 9 13", "8 6"], "7 1", [10])
    play(game, "draw", "use", "take:d2", "set:0.1", "set:0.2", "turn", "place:0.2")
    assert (row(game, 0), pile(game)) == ("7^ 13", "9 9 10 1")


def test_burrowing() -> None:
    """SC-48: "any of the 3 discards immediately below the discarded Nosferatu card you are activating", and on."""
    game = play(lay(["13 9", "8 6"], "1 10 2 3 10 7 4 5", [10]), "draw", "use", "use:d3")
    assert legal(game) == {"take:d4", "take:d5", "take:d6", "use:d6"}
    play(game, "use:d6")
    assert legal(game) == {"take:d7", "take:d8", "take:d9", "use:d7", "use:d9"}
    play(game, "use:d7", "village:1")
    assert pile(game) == "10 1 10 2 3 10 7 4 5"


# --- 11 Golem -----------------------------------------------------------------------------------------------


def test_golem_switches_the_top_discard_not_himself() -> None:
    """SC-49: the village card goes to the bottom "in the same orientation"."""
    up = play(lay(["13 9", "8^ 6"], "7 3", [11]), "draw", "use", "switch:1.1")
    assert (row(up, 1), pile(up)) == ("7^ 6", "11 3 8")
    down = play(lay(["13 9", "8 6"], "7 3", [11]), "draw", "use", "switch:1.1")
    assert (row(down, 1), pile(down)) == ("7^ 6", "11 3 8v")


def test_golem_if_the_card_is_facedown_no_one_sees_what_it_is() -> None:
    """SC-49."""
    game = play(lay(["13 9", "8 6"], "7 3", [11]), "draw", "use", "switch:1.1")
    assert [game.view(seat).fields["discards"][-1]["number"] for seat in (0, 1, None)] == [None, None, None]


def test_facedown_discards_are_neither_viewed_nor_used_but_may_be_taken() -> None:
    """SC-48: "you may not view that facedown card"."""
    game = play(lay(["13 9", "8 6"], "7v", [10]), "draw", "use", "take:d2")
    assert plain(game.view(0))["held"]["number"] is None
    assert "blob" not in words(lay(["4^ 9", "8 6"], "7v"))
    assert "use" not in legal(play(lay(["13 9", "8 6"], "7v", [10], deck="coin+amulet:10"), "draw"))


# --- 12 Village Idiot: the two pictures ---------------------------------------------------------------------


def test_the_first_village_idiot_picture() -> None:
    """SC-50: own face-down 10 to the right, its face-up 4 across, its face-down card to the left, its 0 home.

    Seats are clockwise from oneself: 1 is on the left, 2 across, 3 on the right; to the right is counterclockwise.
    """
    game = lay(["10 6", "0^ 9", "7 5", "4^ 8"], "3", [12])
    play(game, "draw", "use", "counterclockwise", "pick:0.1", "pick:3.1", "pick:2.1", "pick:1.1")
    assert [row(game, seat) for seat in range(4)] == ["0^ 6", "7 9", "4^ 5", "10 8"]


def test_the_second_village_idiot_picture_the_player_across_has_no_cards() -> None:
    """SC-50: the 10 to the right, that player's face-down card to the left, its face-up 0 home."""
    game = lay(["10 6", "0^ 9", "", "4^ 8"], "3", [12])
    play(game, "draw", "use", "counterclockwise", "pick:0.1", "pick:3.2", "pick:1.1")
    assert [row(game, seat) for seat in range(4)] == ["0^ 6", "8 9", "", "4^ 10"]


def test_players_whose_cards_are_all_protected_are_skipped() -> None:
    """SC-50: yourself included."""
    game = lay(["10 6", "9*", "4^ 8"], "3", [12])
    play(game, "draw", "use", "pick:0.1", "pick:2.1")
    assert [row(game, seat) for seat in range(3)] == ["4^ 6", "9*", "10 8"]
    own = lay(["10*", "9", "4^"], "3", [12])
    play(own, "draw", "use", "pick:1.1", "pick:2.1")
    assert [row(own, seat) for seat in range(3)] == ["10*", "4^", "9"]


def test_the_blob_warning() -> None:
    """SC-50, SC-44: given the Blob, the left player uses the discarded Village Idiot to move the cards back."""
    game = lay(["10 6", "0^ 9", "", "4^ 8"], "3", [12])
    play(game, "draw", "use", "counterclockwise", "pick:0.1", "pick:3.1", "pick:1.1")
    assert [row(game, seat) for seat in range(4)] == ["0^ 6", "4^ 9", "", "10 8"]
    assert game.waiting == (1,)
    assert "blob:d1" in legal(game)
    play(game, "blob:d1", "clockwise", "pick:1.1", "pick:3.1", "pick:0.1")
    assert [row(game, seat) for seat in range(4)] == ["10 6", "0^ 9", "", "4^ 8"]


# --- 13 Wolfman ---------------------------------------------------------------------------------------------


def test_wolfman_with_less_than_13_equal_or_more_alone_and_two() -> None:
    """SC-51: all four sentences of the guide."""
    for village, score in (("13^ 9 3", 0), ("13^ 9 4", 26), ("13^ 12 9", 34), ("13^", 0), ("13^ 13^", 26)):
        game = lay([village, "8"], "7", [7], deck_left=1)
        assert finish_round(game)["seats"][0]["points"] == score


# --- combining decks ----------------------------------------------------------------------------------------


def test_replace_all_cards_of_one_number() -> None:
    """SC-60: "any combination of numbers"."""
    cards = sc.read_deck("coin+amulet:3,7,12").cards
    assert [card.deck for card in cards] == ["amulet" if n in {3, 7, 12} else "coin" for n in range(14)]


def test_the_losers_each_replace_a_number_before_the_next_game() -> None:
    """SC-60."""
    assert sc.next_deck("coin", [2, 0, 1], {0: "amulet:3", 1: "amulet:12"}) == "coin+amulet:3,12"
