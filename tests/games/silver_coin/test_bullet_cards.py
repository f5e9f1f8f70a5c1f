"""The fourteen cards of Silver Bullet, one by one (SC-70 to SC-84)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.games.silver_coin.positions import (
    asked,
    conserved,
    finish_round,
    knows,
    lay,
    legal,
    pile,
    play,
    row,
    words,
)
from tests.plain import plain
from vermeil.core.errors import IllegalMoveError
from vermeil.games import silver_coin as sc


def bullet(villages: list[str], heap: str = "7", draws: tuple[int, ...] = (), **more: Any) -> sc.Game:
    return lay(villages, heap, draws, **{"deck": "bullet", **more})


def numbers(game: sc.Game, field: str) -> list[int | None]:
    """What a spectator knows of the cards of a stack."""
    return [card["number"] for card in plain(game.view(None))[field]]


def deck_size(game: sc.Game) -> int:
    view = game.view(None)
    return int(view.fields["deck_left"]) + len(view.fields["deck_top"]) + len(view.fields["deck_bottom"])


def refusal(game: sc.Game, move: str) -> str:
    """The rule of a refusal, the same from all three faces, with nothing changed."""
    seat = game.waiting[0]
    before = game.view(seat).to_json()
    reason = str(game.why_not(seat, move))
    assert move not in legal(game)
    with pytest.raises(IllegalMoveError, match=reason.split(":", maxsplit=1)[0]):
        game.push(seat, move)
    assert game.view(seat).to_json() == before
    return reason.split(":", maxsplit=1)[0]


# --- 0 Hunter -------------------------------------------------------------------------------------------


def last_turn(villages: list[str], **more: Any) -> sc.Game:
    """Seat 1 ends its last turn after a call of seat 0."""
    return play(bullet(villages, "7", (6,), active=0, **more), "call", "draw", "discard")


def test_sc_70_a_hunter_removes_one_own_card_before_scoring() -> None:
    """SC-70: face up or face down, in the Regifters' step (SC-30); it leaves the round for all to see."""
    game = last_turn(["0^ 12 3", "5 5 5"])
    assert asked(game) == "gift"
    assert legal(game) == {"hunter:0.1", "pass"}
    play(game, "hunter:0.1")
    assert legal(game) == {"remove:0.1", "remove:0.2", "remove:0.3"}
    assert refusal(game, "remove:1.1") == "SC-70"
    play(game, "remove:0.2")
    assert "! show x1 12" in game.log.lines()
    assert game.rounds[0]["seats"][0]["village"] == [0, 3]
    assert game.rounds[0]["removed"] == [12], "the round was scored at once: no view in between shows it"


def test_sc_70_himself_included_and_each_physical_one_once() -> None:
    game = last_turn(["0^ 12 0^", "5 5 5"])
    play(game, "hunter:0.1", "remove:0.1")
    assert legal(game) == {"hunter:0.2", "pass"}
    play(game, "hunter:0.2", "remove:0.1")
    assert game.rounds[0]["seats"][0]["village"] == [0]


def test_sc_70_never_a_protected_card_and_not_face_down() -> None:
    game = last_turn(["0^ 12* 3", "0 5 5"])
    play(game, "hunter:0.1")
    assert legal(game) == {"remove:0.1", "remove:0.3"}
    assert refusal(game, "remove:0.2") == "SC-35"
    play(game, "remove:0.3")
    assert len(game.rounds) == 1  # seat 1's Hunter lies face down and is not asked


def test_sc_70_in_turn_order_from_the_start_player_in_every_round() -> None:
    game = last_turn(["0^ 12", "0^ 5 5"], round=3)
    play(game, "pass")
    assert game.waiting == (1,)
    play(game, "hunter:1.1", "remove:1.2")
    assert [seat["village"] for seat in game.rounds[-1]["seats"]] == [[0, 12], [0, 5]]


# --- 1 Lycan --------------------------------------------------------------------------------------------


def test_sc_71_a_lycan_lets_one_chosen_card_count_one_more() -> None:
    """SC-71: 7 and 8 match; the lowest number lies on top (SC-21); he stays."""
    game = play(bullet(["1^ 7 8", "5 5"], "9", (4,)), "draw", "set:0.2", "set:0.3", "turn")
    assert asked(game) == "place"
    play(game, "place:0.2")
    assert (row(game, 0), pile(game)) == ("1^ 4", "7 8 9")


@pytest.mark.parametrize(
    ("village", "matches"),
    [
        ("1^ 7 7 8", False),  # each chosen card at most once, and one Lycan helps one card
        ("1^ 1^ 7 7 8", True),
        ("1^ 7 8 8", True),
        ("1^ 7 9", False),
        ("1 7 8", False),  # he must lie face up
        ("1^ 1^ 7 9", False),  # no card counts 2 more
        ("1^ 1^ 7 8 9", False),
    ],
)
def test_sc_71_a_way_that_matches_is_found_by_itself(village: str, matches: bool) -> None:  # noqa: FBT001
    game = bullet([village, "5 5"], "9", (4,))
    play(game, "draw")
    for place, card in enumerate(village.split(), start=1):
        if not card.startswith("1"):
            play(game, f"set:0.{place}")
    play(game, "turn")
    assert asked(game) == ("place" if matches else "kept")


def test_sc_71_views_say_which_cards_count_one_more() -> None:
    """SC-71: to whoever knows all chosen cards, and to all once they are turned up; equal cards need no help."""
    game = play(bullet(["1^ 7^ 8 8", "5 5"], "9", (4,)), "draw", "set:0.2", "set:0.3")
    assert [("lifted" in plain(game.view(seat))["question"]) for seat in (1, None)] == [False, False]
    play(game, "turn")
    assert [plain(game.view(seat))["question"]["lifted"] for seat in (0, 1, None)] == [["0.2"]] * 3
    assert game.view(1).sample(Random(1)).view(1) == game.view(1)
    equal = play(bullet(["1^ 7 8 8", "5 5"], "9", (4,)), "draw", "set:0.3", "set:0.4", "turn")
    assert "lifted" not in plain(equal.view(0))["question"]


def test_sc_71_a_chosen_lycan_does_not_help_and_others_do_not_either() -> None:
    game = play(bullet(["1^ 2 9", "1^ 5"], "9", (4,)), "draw", "set:0.1", "set:0.2", "turn", "go")
    assert asked(game) == "kept"


def test_sc_71_doppelgangers_match_after_that() -> None:
    game = lay(["1^ 7 8 13", "5 5"], "9", [4], deck="bullet+amulet:13")
    play(game, "draw", "set:0.2", "set:0.3", "set:0.4", "turn")
    assert asked(game) == "place"
    play(game, "place:0.4")
    assert (row(game, 0), pile(game)) == ("1^ 4", "7 8 13 9")


# --- 2 Priest -------------------------------------------------------------------------------------------


def test_sc_72_a_priest_turns_an_own_card_up_once_a_turn() -> None:
    game = bullet(["2^ 9 8*", "5 5"], "7", (4,))
    play(game, "priest:0.1")
    assert legal(game) == {"show:0.2"}
    assert refusal(game, "show:0.3") == "SC-35"
    assert refusal(game, "show:1.1") == "SC-72"
    play(game, "show:0.2")
    assert row(game, 0) == "2^ 9^ 8*"
    assert refusal(game, "priest:0.1") == "SC-15"


def test_sc_72_in_the_windows_of_sc_14_and_in_the_middle_of_an_exchange_too() -> None:
    """SC-72, SC-14: with a card in hand, after the chosen cards are turned up, and at the turn's end."""
    game = play(bullet(["2^ 2^ 2^ 9 8 6", "5 5"], "7", (4,)), "draw")
    play(game, "priest:0.1", "show:0.4", "swap:0.5")
    assert asked(game) == "reveal"
    play(game, "priest:0.2", "show:0.6")  # nothing is left to turn up, so `go` is not asked
    assert row(game, 0) == "2^ 2^ 2^ 9^ 4 6^"
    assert asked(game) == "end"
    play(game, "priest:0.3", "show:0.5")
    assert row(game, 0) == "2^ 2^ 2^ 9^ 4^ 6^"


def test_sc_72_a_chosen_card_too() -> None:
    """SC-72: a picked card of a Village Idiot is turned up before it moves."""
    game = play(lay(["2^ 9", "5 5"], "7", [12], deck="bullet+coin:12"), "draw", "use", "pick:0.2")
    play(game, "priest:0.1", "show:0.2", "pick:1.1")
    assert (row(game, 0), row(game, 1)) == ("2^ 5", "9^ 5")


# --- 3 Goth Girl ----------------------------------------------------------------------------------------


def test_sc_73_what_you_discard_goes_under_the_deck() -> None:
    """SC-73: compulsory, after it was seen by all; the pile is not touched."""
    game = bullet(["3^ 9", "5 5"], "7", (4, 6))
    size = deck_size(game)
    play(game, "draw", "discard")
    assert numbers(game, "deck_bottom") == [4]
    assert (pile(game), deck_size(game)) == ("7", size)
    assert "! show b1 4" in game.log.lines()
    conserved(game)


def test_sc_73_a_set_goes_under_the_highest_first() -> None:
    game = play(bullet(["3^ 1^ 7 8", "5 5"], "9", (4,)), "draw", "set:0.3", "set:0.4", "turn", "place:0.3")
    assert numbers(game, "deck_bottom") == [7, 8]  # from the lowest
    assert pile(game) == "9"


def test_sc_73_a_curators_discard_too() -> None:
    game = lay(["3^ 2^ 9r", "5 5"], "7", [4], deck="bullet+coin:2")
    play(game, "curator:0.2", "discard:0.3")
    assert numbers(game, "deck_bottom") == [9]
    assert (row(game, 0), pile(game)) == ("3^ 2^", "7")


def test_sc_73_an_ability_of_a_drawn_card_is_used_all_the_same() -> None:
    game = play(bullet(["3^ 9", "5 5"], "7", (6,)), "draw", "use")
    assert numbers(game, "deck_bottom") == [6]
    play(game, "flip:1.1")
    assert row(game, 1) == "5^ 5"


def test_sc_73_nosferatu_under_the_deck_reaches_the_top_of_the_pile() -> None:
    """SC-73, SC-48: he does not lie on the pile, so the first three of it are directly below him."""
    game = lay(["3^ 9", "5 5"], "7 8 6 12", [10], deck="bullet+coin:10")
    play(game, "draw", "use")
    assert {"take:d1", "take:d2", "take:d3"} == {move for move in legal(game) if move.startswith("take")}


def test_sc_73_a_second_time_the_card_leaves_the_round() -> None:
    """SC-73: so that every round ends."""
    game = bullet(["3^ 9", "3^ 5"], "7", (4, 6), deck_left=2)
    play(game, "draw", "discard")
    assert numbers(game, "deck_bottom") == [4]
    play(game, "draw", "discard")
    assert numbers(game, "deck_top") == [4, 6]  # with nothing unseen above them they are the deck
    play(game, "draw", "discard")
    assert (numbers(game, "removed"), numbers(game, "deck_top")) == ([4], [6])
    play(game, "draw", "discard")
    assert len(game.rounds) == 1


def test_sc_73_they_lie_in_the_decks_present_orientation() -> None:
    game = play(bullet(["3^ 9", "5 5"], "7", (4, 5)), "draw", "discard", "draw", "use")
    view = game.view(None)
    assert (view["deck_face"], numbers(game, "deck_top")) == ("up", [4])
    assert view.fields["deck_top"][0]["face"] == "up"


def test_sc_73_she_works_only_face_up_and_only_for_her_owner() -> None:
    game = play(bullet(["3 9", "3^ 5"], "7", (4,)), "draw", "discard")
    assert (pile(game), numbers(game, "deck_bottom")) == ("4 7", [])
    game = play(bullet(["3 9", "5 5"], "7", (4,)), "draw", "swap:0.1")
    assert pile(game) == "3 7"  # ruling: turned up for the exchange she does not count
    game = play(bullet(["3^ 9", "5 5"], "7", (4,)), "draw", "swap:0.1")
    assert numbers(game, "deck_bottom") == [3]  # she was face up as she was discarded


def test_sc_73_abilities_that_discard_others_cards_are_not_yours() -> None:
    """SC-73: the Assassin's victim goes to the bottom of the pile, The Count's cards on top of it."""
    game = lay(["3^ 9", "5^ 5"], "7", [8], deck="bullet+coin:8")
    play(game, "draw", "use", "remove:1.1")
    assert pile(game) == "7 5"
    game = play(bullet(["3^ 9", "5 5"], "7", (10, 4, 6), deck_left=12), "draw", "use")
    assert pile(game).split()[-3:] == ["6", "4", "7"]
    assert (len(pile(game).split()), numbers(game, "deck_bottom")) == (11, [10])


def test_sc_73_may_asks_where_a_discard_goes() -> None:
    """SC-73: variant goth_girl=may, for drawn cards, exchanged ones, and those of a Curator."""
    may = {"goth_girl": "may"}
    game = play(bullet(["3^ 9", "5 5"], "7", (4,), variants=may), "draw", "discard")
    assert (asked(game), legal(game)) == ("sink", {"pile", "under"})
    assert plain(game.view(0))["question"]["wish"] == "discard"
    assert refusal(game, "end") == "SC-73"
    play(game, "pile")
    assert pile(game) == "4 7"
    game = play(bullet(["3^ 9", "5 5"], "7", (4,), variants=may), "draw", "swap:0.2", "under")
    assert numbers(game, "deck_bottom") == [9]
    game = play(bullet(["3^ 9 9", "5 5"], "7", (4,), variants=may), "draw", "set:0.2", "set:0.3", "turn", "place:0.2")
    assert plain(game.view(0))["question"]["wish"] == "place:0.2"
    play(game, "under")
    assert numbers(game, "deck_bottom") == [9, 9]
    game = lay(["3^ 2^ 9r", "5 5"], "7", [4], deck="bullet+coin:2", variants=may)
    play(game, "curator:0.2", "discard:0.3", "pile")
    assert pile(game) == "9 7"


def test_sc_73_an_ability_whose_target_went_away_is_skipped() -> None:
    """SC-73, SC-15: a Golem reached through a Nosferatu that went under the deck finds no other discard."""
    game = lay(["3^ 9", "5 5"], "11", [10], deck="bullet+coin:10,11", variants={"goth_girl": "may"})
    play(game, "draw", "use", "under")
    assert "use:d1" not in legal(game)
    conserved(game)


# --- 4 Mortician ----------------------------------------------------------------------------------------


def test_sc_74_a_card_discarded_in_an_exchange_may_be_used() -> None:
    """SC-74: before the turn's end window; what is used stays where it lies."""
    game = play(bullet(["4^ 6", "5 5"], "7", (9,)), "draw", "swap:0.2")
    assert (asked(game), legal(game)) == ("rite", {"rite:1", "done"})
    assert game.view(None).fields["turn"]["laid"] == ["d1"]
    assert refusal(game, "end") == "SC-74"
    assert refusal(game, "rite:2") == "SC-74"
    play(game, "rite:1", "flip:1.1")
    assert (row(game, 1), pile(game)) == ("5^ 5", "6 7")
    assert game.waiting == (1,)


def test_sc_74_each_mortician_one_card_each_card_once_in_any_order() -> None:
    game = bullet(["4^ 6 6 6", "5 5"], "7", (9,))
    play(game, "draw", "set:0.2", "set:0.3", "set:0.4", "turn", "place:0.2")
    assert legal(game) == {"rite:1", "rite:2", "rite:3", "done"}
    play(game, "rite:2", "flip:1.1")
    assert game.waiting == (1,)  # one Mortician, one card
    game = bullet(["4^ 4^ 1^ 6 7", "5 5"], "7", (9,))
    play(game, "draw", "set:0.4", "set:0.5", "turn", "place:0.4", "rite:2", "flip:1.1")
    assert legal(game) == {"rite:1", "done"}
    play(game, "rite:1")  # the Insomniac, discarded first as the higher number
    assert knows(game, 0, "0.4") == 9
    assert game.waiting == (1,)


@pytest.mark.parametrize("village", ["4 6", "4^ 3"])
def test_sc_74_only_a_face_up_one_and_only_five_to_twelve(village: str) -> None:
    game = play(bullet([village, "5 5"], "7", (9,)), "draw", "swap:0.2")
    assert asked(game) == "action"


def test_sc_74_not_after_a_failed_exchange_nor_a_plain_discard() -> None:
    game = play(bullet(["4^ 6 7", "5 5"], "7", (9,)), "draw", "set:0.2", "set:0.3", "turn", "left")
    assert game.waiting == (1,)
    game = play(bullet(["4^ 6", "5 5"], "7", (6,)), "draw", "discard")
    assert game.waiting == (1,)


def test_sc_74_tanner_and_gremlin_leave_the_pile() -> None:
    """SC-74, SC-45, SC-82."""
    game = play(lay(["4^ 5", "9 9"], "7", [9], deck="bullet+coin:5"), "draw", "swap:0.2", "rite:1", "right", "flip:1.1")
    assert (row(game, 0), pile(game), row(game, 1)) == ("4^ 9 5^", "7", "9^ 9")
    game = play(bullet(["4^ 12", "9 9"], "7", (9,)), "draw", "swap:0.2", "rite:1", "to:1", "left")
    assert (row(game, 1), pile(game)) == ("12^ 9 9", "7")


def test_sc_74_with_a_goth_girl_what_lies_under_the_deck_is_used() -> None:
    """SC-73, SC-74: it stays there; a Gremlin comes out."""
    game = play(bullet(["4^ 3^ 6", "9 9"], "7", (9,)), "draw", "swap:0.3")
    assert game.view(None).fields["turn"]["laid"] == ["b1"]
    play(game, "rite:1", "flip:1.1")
    assert numbers(game, "deck_bottom") == [6]
    game = play(bullet(["4^ 3^ 12", "9 9"], "7", (9,)), "draw", "swap:0.3", "rite:1", "to:0", "right")
    assert (numbers(game, "deck_bottom"), row(game, 0)) == ([], "4^ 3^ 9 12^")
    conserved(game)


def test_sc_74_a_sunk_card_that_a_squire_has_shown_leaves_his_place() -> None:
    """SC-62, SC-73, SC-74: under an empty deck it is the next card: a Squire shows it before a Mortician uses it."""
    game = lay(["4^ 3^ 1^ 12 12", "9 9"], "7", [9], deck="bullet+amulet:1", deck_left=1)
    play(game, "draw", "set:0.4", "set:0.5", "turn", "place:0.4")
    assert (numbers(game, "shown"), numbers(game, "deck_top")) == ([12], [12])
    assert game.view(None).fields["turn"]["laid"][0] == "s1"
    play(game, "rite:1", "to:0", "right")
    assert row(game, 0) == "4^ 3^ 1^ 9 12^"
    assert (numbers(game, "shown"), numbers(game, "deck_top")) == ([12], [])  # the other one has taken its place


def test_sc_74_done_uses_nothing_more() -> None:
    game = play(bullet(["4^ 6", "5 5"], "7", (9,)), "draw", "swap:0.2", "done")
    assert game.waiting == (1,)
    assert game.view(None).fields["turn"]["laid"] == []


def test_sc_74_an_exchange_inside_adds_its_cards() -> None:
    """SC-74: a Master used by a Mortician is an exchange of its own; a Mortician works once a turn."""
    game = lay(["4^ 4^ 10 6", "9 9"], "7", [9], deck="bullet+amulet:10")
    play(game, "draw", "swap:0.3", "rite:1", "take:d2", "swap:0.4")
    assert (asked(game), legal(game)) == ("rite", {"rite:1", "done"})
    play(game, "rite:1", "flip:1.1")
    assert (row(game, 0), row(game, 1)) == ("4^ 4^ 9 7^", "9^ 9")
    assert game.waiting == (1,)


# --- 5 Cow ----------------------------------------------------------------------------------------------


def test_sc_75_the_deck_is_turned_over_and_all_see_its_top() -> None:
    game = play(bullet(["9 9", "5 5"], "7", (5, 8, 6)), "draw", "use")
    view = game.view(None)
    assert (view["deck_face"], numbers(game, "deck_top")) == ("up", [8])
    assert "! top 8" in game.log.lines()
    conserved(game)


def test_sc_75_who_draws_draws_openly_and_it_enters_a_village_face_up() -> None:
    """SC-75: each new top is seen as it is uncovered; a deck draw with all rights."""
    game = play(bullet(["9 9", "5 5"], "7", (5, 8, 6)), "draw", "use", "draw")
    held = plain(game.view(None))["held"]
    assert (held["number"], held["face"]) == (8, "up")
    assert numbers(game, "deck_top") == [6]
    assert {"discard", "use", "swap:1.1"} < legal(game)
    play(game, "swap:1.1")
    assert row(game, 1) == "8^ 5"


def test_sc_75_a_mismatch_keeps_it_and_the_additional_card_face_up() -> None:
    game = play(bullet(["9 9", "5 6 7"], "7", (5, 8, 6, 4)), "draw", "use", "draw")
    play(game, "set:1.1", "set:1.2", "set:1.3", "turn", "left", "right")
    assert row(game, 1) == "8^ 5^ 6^ 7^ 6^"


def test_sc_75_another_cow_turns_it_back_in_the_reversed_order() -> None:
    """SC-75: what was on top lies below, and stays known by physical card."""
    game = play(bullet(["9 9", "5 5"], "7", (5, 5, 8, 6)), "draw", "use", "draw", "use")
    view = game.view(None)
    assert (view["deck_face"], numbers(game, "deck_top"), numbers(game, "deck_bottom")) == ("down", [], [8])
    assert view.fields["deck_bottom"][0]["open"]


def test_sc_75_a_known_packet_is_reversed() -> None:
    """SC-75: with nothing unseen between them, the lowest card comes to lie on top."""
    top = [{**card, "face": "down"} for card in _known(8, 6, 4)]
    game = bullet(["9 9", "4^ 5"], "5 7", (), deck="bullet+coin:4", deck_left=0, deck_top=top, active=1)
    play(game, "blob:d1")
    assert numbers(game, "deck_top") == [4, 6, 8]
    assert game.view(None).fields["deck_face"] == "up"


def _known(*of: int) -> list[dict[str, Any]]:
    return [
        {
            "face": "up",
            "number": number,
            "name": "",
            "rotated": False,
            "coin": False,
            "guarded": False,
            "seen": [0, 1],
            "ago": [0, 0],
            "open": True,
        }
        for number in of
    ]


def test_sc_75_not_without_a_card_in_the_deck() -> None:
    game = play(bullet(["9 9", "5 5"], "7", (5,), deck_left=1), "draw")
    assert "use" not in legal(game)
    assert refusal(game, "use") == "SC-15"


def test_sc_75_squires_cards_are_no_part_of_the_packet() -> None:
    game = lay(["1^ 9", "5 5"], "7", [5, 8, 6, 4], deck="bullet+amulet:1", shown=_known(2), deck_left=20)
    play(game, "draw", "use")
    assert (numbers(game, "shown"), numbers(game, "deck_top")) == ([2], [8])
    play(game, "shown:1")
    assert (numbers(game, "shown"), numbers(game, "deck_top")) == ([8], [6])


def test_sc_75_rascal_witch_and_the_count_take_from_the_top_as_it_lies() -> None:
    game = lay(["9 9", "4^ 5"], "7", [5, 8, 6, 2], deck="bullet+amulet:4")
    play(game, "draw", "use", "draw:2")
    assert [card["number"] for card in game.view(None).fields["drawn"]] == [8, 6]
    assert numbers(game, "deck_top") == [2]
    play(game, "keep:1")
    assert numbers(game, "deck_top") == [6, 2]
    assert [card["face"] for card in game.view(None).fields["deck_top"]] == ["up", "up"]
    conserved(game)
    game = lay(["9 9", "5 5"], "7", [5, 11, 8], deck="bullet+amulet:11")
    play(game, "draw", "use", "draw", "use")
    assert [card["number"] for card in game.view(None).fields["drawn"]] == [8]
    assert numbers(game, "deck_top") == []  # the Witch's card still lies there
    play(game, "switch:0.1")
    assert row(game, 0) == "8^ 9"
    game = play(bullet(["9 9", "5 5"], "7", (5, 10, 8, 6), deck_left=20), "draw", "use", "draw", "use")
    assert pile(game).split()[-5:] == ["6", "8", "10", "5", "7"]
    assert len(numbers(game, "deck_top")) == 1  # and the next one is seen


# --- 6, 7 -----------------------------------------------------------------------------------------------


def test_sc_76_the_instigator_flips_any_unprotected_card_either_way() -> None:
    game = play(bullet(["9^ 8*", "5 4"], "7", (6,)), "draw", "use")
    assert legal(game) == {"flip:0.1", "flip:1.1", "flip:1.2"}
    assert refusal(game, "flip:0.2") == "SC-35"
    play(game, "flip:0.1")
    assert row(game, 0) == "9 8*"
    game = play(bullet(["9^ 8", "5 4"], "7", (6,)), "draw", "use", "flip:1.2")
    assert row(game, 1) == "5 4^"


def test_sc_77_the_insomniac_looks_at_all_own_face_down_cards_but_protected_ones() -> None:
    game = play(bullet(["9 8* 6", "5 4"], "7", (7,)), "draw", "use")
    assert [knows(game, 0, f"0.{place}") for place in (1, 2, 3)] == [9, None, 6]
    assert knows(game, 1, "0.1") is None
    assert knows(game, 0, "1.1") is None
    assert "! see 0 0.1 9" in game.log.lines()
    game = play(bullet(["9^", "5 4"], "7", (7,)), "draw")
    assert "use" not in legal(game)


# --- 9, 10 ----------------------------------------------------------------------------------------------


def test_sc_79_the_marksman_uses_a_face_up_card_of_any_village() -> None:
    """SC-79: unprotected, 5 to 12, as if it had been drawn; it stays where it lies."""
    game = play(bullet(["6^ 7^*", "6 1^"], "7", (9,)), "draw", "use")
    assert legal(game) == {"use:0.1"}
    assert refusal(game, "use:0.2") == "SC-35"
    assert refusal(game, "use:1.1") == "SC-79"  # face down
    assert refusal(game, "use:1.2") == "SC-79"  # a Lycan has nothing to use
    play(game, "use:0.1", "flip:1.1")
    assert (row(game, 0), row(game, 1), pile(game)) == ("6^ 7^*", "6^ 1^", "9 7")


def test_sc_79_he_takes_the_part_of_a_tanner_or_a_gremlin() -> None:
    game = play(bullet(["4 4", "12^ 1"], "7", (9,)), "draw", "use", "use:1.1", "to:1", "right")
    assert (row(game, 1), pile(game)) == ("12^ 1 9^", "7")
    game = lay(["4 4", "5^ 1"], "7", [9], deck="bullet+coin:5")
    play(game, "draw", "use", "use:1.1", "left", "flip:1.2")
    assert (row(game, 0), row(game, 1), pile(game)) == ("9^ 4 4", "5^ 1^", "7")


def test_sc_79_another_marksman_may_be_used_each_physical_one_once() -> None:
    game = play(bullet(["9^ 4", "12^ 9^"], "7", (9,)), "draw", "use")
    assert legal(game) == {"use:0.1", "use:1.1", "use:1.2"}
    play(game, "use:0.1")
    assert legal(game) == {"use:1.1", "use:1.2"}
    play(game, "use:1.2")
    assert legal(game) == {"use:1.1"}
    play(game, "use:1.1", "to:0", "left")  # the drawn one lies in no village, so he joins
    assert (row(game, 0), row(game, 1), pile(game)) == ("9^ 9^ 4", "12^ 9^", "7")


def test_sc_79_not_without_a_target_not_even_another_marksman() -> None:
    game = play(bullet(["9^ 4", "2^ 9^"], "7", (9,)), "draw")
    assert "use" not in legal(game)


def test_sc_79_through_a_blob() -> None:
    game = lay(["4^ 6^", "2 2"], "9", [], deck="bullet+coin:4")
    play(game, "blob:d1", "use:0.2", "flip:1.1")
    assert (row(game, 1), pile(game)) == ("2^ 2", "9")


def test_sc_80_the_count_discards_ten_cards_the_last_on_top() -> None:
    game = play(bullet(["4 4", "2 2"], "7", (10, 1, 2, 3, 5, 6, 8, 9, 11, 12, 13)), "draw", "use")
    assert pile(game) == "13 12 11 9 8 6 5 3 2 1 10 7"
    assert game.log.lines()[-1] == "! count 13"
    assert game.waiting == (1,)


def test_sc_80_an_empty_deck_ends_the_round_at_the_turns_end() -> None:
    """SC-80, SC-17: as many as there are."""
    game = play(bullet(["4 4", "2^ 2"], "7", (10, 1, 2), deck_left=3), "draw", "use")
    assert len(game.rounds) == 1
    game = play(bullet(["2^ 4", "2 2"], "7", (10, 1), deck_left=2), "draw", "use")
    assert asked(game) == "end"  # that turn is finished with its windows
    assert finish_round(game)["call"] is None
    game = play(bullet(["4 4", "2 2"], "7", (10,), deck_left=1), "draw")
    assert "use" not in legal(game)


# --- 11, 12, 13 -----------------------------------------------------------------------------------------


def test_sc_81_the_troublemaker_exchanges_cards_of_two_villages() -> None:
    """SC-81: orientation and 90° kept; your own may be one."""
    game = play(bullet(["4^r 5", "2 3*", "8"], "7", (11,)), "draw", "use")
    assert legal(game) == {"pick:0.1", "pick:0.2", "pick:1.1", "pick:2.1"}
    assert refusal(game, "pick:1.2") == "SC-35"
    play(game, "pick:0.1")
    assert legal(game) == {"switch:1.1", "switch:2.1"}
    assert refusal(game, "switch:0.2") == "SC-81"
    play(game, "switch:2.1")
    assert (row(game, 0), row(game, 2)) == ("8 5", "4^r")
    told = [part.id for entry in game.log.since(0) for part in entry.said(game)]
    assert told[-2:] == ["story-sc-trouble-card", "story-sc-switch-card"]  # nothing moves to the next village


def test_sc_81_two_others_too_but_never_one_village_alone() -> None:
    game = play(bullet(["4 5", "2 3", "8"], "7", (11,)), "draw", "use", "pick:1.2", "switch:2.1")
    assert (row(game, 0), row(game, 1), row(game, 2)) == ("4 5", "2 8", "3")
    game = play(bullet(["4 5", "2*"], "7", (11,)), "draw")
    assert "use" not in legal(game)


def test_sc_81_is_an_ability_that_exchanges_cards() -> None:
    """SC-14 (d): free abilities before each pick; what has become impossible is skipped (SC-15)."""
    game = lay(["2^ 5r", "3 3"], "7", [11], deck="bullet+coin:2")
    play(game, "draw", "use")
    assert words(game) == {"pick", "curator"}
    play(game, "pick:1.1")
    assert words(game) == {"switch", "curator"}
    play(game, "curator:0.1", "discard:0.2", "switch:0.1")
    assert (row(game, 0), row(game, 1)) == ("3", "2^ 3")


def test_sc_82_a_gremlin_joins_any_village_at_either_end() -> None:
    """SC-82: face up, your own or an empty one included; it never touches the pile."""
    game = play(bullet(["4 4", "2 2", ""], "7", (12,)), "draw", "use")
    assert legal(game) == {"to:0", "to:1", "to:2"}
    play(game, "to:1")
    assert legal(game) == {"left", "right"}
    play(game, "right")
    assert (row(game, 1), pile(game), row(game, 0)) == ("2 2 12^", "7", "4 4")
    game = play(bullet(["4 4", "2 2", ""], "7", (12,)), "draw", "use", "to:2")
    assert row(game, 2) == "12^"
    game = play(bullet(["4 4", "2 2"], "7", (12,)), "draw", "use", "to:0", "left")
    assert row(game, 0) == "12^ 4 4"


def test_sc_82_through_blob_or_nosferatu_it_leaves_the_pile() -> None:
    game = play(lay(["4^ 6", "2 2"], "12 7", [], deck="bullet+coin:4"), "blob:d1", "to:1", "left")
    assert (row(game, 1), pile(game)) == ("12^ 2 2", "7")
    game = lay(["4 6", "2 2"], "12 7", [10], deck="bullet+coin:10")
    play(game, "draw", "use", "use:d2", "to:0", "left")
    assert (row(game, 0), pile(game)) == ("12^ 4 6", "10 7")


@pytest.mark.parametrize(
    ("village", "total"),
    [("13 5 3", 11), ("13^ 5 3", 11), ("13 13", 0), ("13 13 4", 12), ("13", 0), ("13 0 9", 9)],
)
def test_sc_83_a_copycat_counts_as_the_lowest_other_card(village: str, total: int) -> None:
    """SC-83: face up or face down; with no others 0."""
    game = play(bullet([village, "12 12 12 12"], "7", (6,)), "call", "draw", "discard")
    sheet = game.rounds[0]["seats"][0]
    assert (sheet["sum"], sheet["wolfman"], sum(sheet["counts"])) == (total, False, total)


def test_sc_83_it_matches_in_exchanges_as_thirteen() -> None:
    game = play(bullet(["13 5", "2 2"], "7", (4,)), "draw", "set:0.1", "set:0.2", "turn")
    assert asked(game) == "kept"
    game = play(bullet(["13 13", "2 2"], "7", (4,)), "draw", "set:0.1", "set:0.2", "turn")
    assert asked(game) == "place"


# --- the token (SC-84) ----------------------------------------------------------------------------------


def test_sc_84_the_tokens_card_counts_nothing_and_is_protected() -> None:
    game = bullet(["12 5", "9 9"], "7", (6, 4), variants={"coin": "zero"}, token={"holder": 0, "power": 0})
    play(game, "token:0.1")
    assert refusal(game, "call") == "SC-12"
    play(game, "draw", "use")
    assert refusal(game, "flip:0.1") == "SC-35"
    play(game, "flip:1.1", "call")
    assert not any(move.startswith("token") for move in legal(game))  # once
    sheet = finish_round(game)["seats"][0]
    assert (sheet["counts"][0], sheet["sum"]) == (0, sum(sheet["counts"]))


def test_sc_84_in_windows_a_and_e_only() -> None:
    game = bullet(["12 5", "9 9"], "7", (4,), variants={"coin": "zero"}, token={"holder": 0, "power": 0})
    assert "token" in words(game)
    play(game, "draw")
    assert "token" not in words(game)
    play(game, "discard")
    assert words(game) == {"end", "token"}


# --- the round's end (SC-85) ----------------------------------------------------------------------------


def test_sc_85_the_copycat_copies_before_the_tokens_zero() -> None:
    """SC-85: Copycat, then the token's 0, then sums."""
    game = bullet(["13 5* 9", "12 12 12"], "7", (6,), variants={"coin": "zero"})
    play(game, "call", "draw", "discard")
    assert game.rounds[0]["seats"][0]["counts"] == [5, 0, 9]
    assert game.rounds[0]["seats"][0]["sum"] == 14


def test_sc_85_the_wolfman_counts_before_the_tokens_zero() -> None:
    zero = {"coin": "zero"}
    game = lay(["13^ 12* 5", "12 12 12"], "7", [6], deck="bullet+coin:13", variants=zero)
    play(game, "call", "draw", "discard")
    assert game.rounds[0]["seats"][0]["sum"] == 18  # 12 and 5 are too many for him; then the 12 counts nothing
    game = lay(["13^ 7* 5", "12 12 12"], "7", [6], deck="bullet+coin:13", variants=zero)
    play(game, "call", "draw", "discard")
    assert game.rounds[0]["seats"][0]["sum"] == 0


def test_sc_85_a_hunt_comes_before_the_reveal_and_the_call_after_the_sums() -> None:
    game = last_turn(["0^ 12 3", "5 5"])
    play(game, "hunter:0.1", "remove:0.2")
    assert (game.rounds[0]["call"], game.rounds[0]["seats"][0]["points"]) == (0, 0)
    lines = game.log.lines()
    assert lines.index("0 remove:0.2") < lines.index("! reveal 0 0 3") < lines.index("! score 0 10 token 0")
