"""The fourteen cards of Silver (Amulet), one by one (SC-61, SC-62)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.silver_coin.positions import asked, finish_round, knows, lay, legal, pile, play, row, words
from tests.plain import plain
from vermeil.games import silver_coin as sc
from vermeil.games.silver_coin.codes import NO_CARD, SCORED
from vermeil.games.silver_coin.face import IntegerFace
from vermeil.games.silver_coin.moves import parse


def amulet(villages: list[str], heap: str = "7", draws: tuple[int, ...] = (), **more: Any) -> sc.Game:
    return lay(villages, heap, draws, deck="amulet", **more)


def after(game: sc.Game, move: str) -> IntegerFace:
    """The table right after a move that ends the round, scored and not yet laid anew."""
    state = game._state.copy()
    state.apply(game._decision(parse(move)))
    assert state.phase == SCORED
    assert state.is_whole()
    return state


def test_sc_61_two_face_up_villagers_in_any_villages_end_the_round_at_once() -> None:
    game = amulet(["0^ 9", "0 6", "8"], "7", (6,))
    play(game, "draw", "use", "show:1.1")
    assert [seat["points"] for seat in game.rounds[0]["seats"]] == [9, 6, 8]


def test_sc_62_the_turning_up_inside_an_exchange_does_not_count() -> None:
    game = amulet(["0^ 0 9", "6 6"], "7", (8,))
    play(game, "draw", "swap:0.2")
    assert (row(game, 0), len(game.rounds)) == ("0^ 8 9", 0)


@pytest.mark.parametrize(("mismatch", "rounds"), [("face_up", 1), ("original", 0)])
def test_sc_62_a_mismatch_that_leaves_both_up_does(mismatch: str, rounds: int) -> None:
    game = amulet(["0^ 0 9", "6 6"], "7", (8,), variants={"mismatch": mismatch})
    play(game, "draw", "set:0.2", "set:0.3", "turn")
    assert len(game.rounds) == 0
    play(game, "left")
    assert len(game.rounds) == rounds


def test_sc_62_a_held_card_is_discarded_unused_and_a_call_still_counts() -> None:
    game = lay(["9 8", "0^ 3^ 6", "0"], "7", [11], deck="coin+amulet:0")
    play(game, "call", "draw", "pixie:1.2")
    held = game._state.held
    ended = after(game, "flip:2.1")
    assert ended.held == NO_CARD
    assert ended.pile[ended.pile_size - 1] == held
    play(game, "flip:2.1")
    assert "! show d1 11" in game.log.lines()
    assert game.rounds[0]["call"] == 0
    assert [seat["points"] for seat in game.rounds[0]["seats"]] == [27, 9, 0]


def test_sc_61_squire_shows_a_deck_card_that_anyone_may_draw() -> None:
    """SC-61, SC-62: it enters face up, its ability may be used, and it is refilled at once."""
    game = amulet(["9 8", "1 6"], "7", (6, 12, 4, 5))
    play(game, "draw", "use", "show:1.1")
    assert [card["number"] for card in game.view(None).fields["shown"]] == [12]
    assert {"draw", "shown:1"} < legal(game)
    play(game, "shown:1")
    assert [card["number"] for card in game.view(None).fields["shown"]] == [4]
    assert {"discard", "use", "swap:1.1"} < legal(game)
    play(game, "swap:1.2")
    assert row(game, 1) == "1^ 12^"


def test_sc_62_squire_excess_cards_stay_and_a_mismatch_keeps_it_face_up() -> None:
    game = lay(["9 8", "1^ 6"], "7", [6, 12, 4], deck="amulet+coin:6")
    play(game, "draw", "use", "hide:1.1", "show:1.2")
    assert [card["number"] for card in game.view(None).fields["shown"]] == [12]
    play(game, "shown:1", "set:1.1", "set:1.2", "turn", "right")
    assert row(game, 1) == "1^ 6^ 12^"
    assert [card["number"] for card in game.view(None).fields["shown"]] == [4]


def test_sc_17_shown_cards_belong_to_the_deck() -> None:
    """SC-17: the round goes on while a shown card is left."""
    game = amulet(["9 8", "1^ 6"], "7", (12, 4), deck_left=2)
    play(game, "draw", "swap:0.1")
    assert len(game.rounds) == 0
    assert "draw" not in legal(game)
    assert game.why_not(1, "draw") == "SC-17: the deck is empty"
    play(game, "shown:1", "swap:1.2")
    assert len(game.rounds) == 1


def test_sc_61_empath_looks_at_one_own_card_once_a_turn() -> None:
    game = amulet(["2^ 9 8", "1 6"], "7")
    play(game, "empath:0.1")
    assert legal(game) == {"look:0.2", "look:0.3"}
    play(game, "look:0.3")
    assert (knows(game, 0, "0.3"), knows(game, 1, "0.3")) == (8, None)
    assert "empath" not in words(game)
    assert "empath" not in words(amulet(["2^ 9^", "1 6"], "7"))


def test_sc_14_empath_has_the_windows_of_curator() -> None:
    game = amulet(["2^ 9 8", "1 6"], "7", (4,))
    play(game, "draw")
    assert "empath:0.1" in legal(game)
    play(game, "swap:0.2")
    assert legal(game) == {"go", "empath:0.1"}
    play(game, "go")
    assert legal(game) == {"end", "empath:0.1"}


def test_sc_61_bodyguard_protects_himself_and_one_other_from_opponents() -> None:
    game = amulet(["3^ 9 8", "6 6"], "7", (4, 9, 9))
    play(game, "bodyguard:0.1")
    assert legal(game) == {"name:0.2", "name:0.3"}
    play(game, "name:0.2")
    assert "bodyguard" not in words(game)
    assert [card["guarded"] for card in game.view(1).fields["villages"][0]] == [True, True, False]
    play(game, "draw", "discard", "draw", "use")
    assert legal(game) == {"look:0.3", "look:1.1", "look:1.2"}
    assert game.why_not(1, "look:0.2") == "SC-62: 0.2 is protected by a Bodyguard"


def test_sc_62_it_binds_opponents_only() -> None:
    game = amulet(["3^ 9 8", "6 6"], "7", (9,))
    play(game, "bodyguard:0.1", "name:0.2", "draw", "use")
    assert "look:0.2" in legal(game)


WARDED: dict[str, Any] = {"turn": {"wards": [["0.1", "0.2"]]}}


def guarded(game: sc.Game) -> list[bool]:
    return [card["guarded"] for card in game.view(1).fields["villages"][0]]


def test_sc_62_it_ends_if_he_turns_down() -> None:
    """SC-62: turned up again he protects himself only."""
    game = lay(["3^ 9 8", "6 6"], "7", [6, 7, 5], deck="amulet+coin:6", **WARDED)
    assert guarded(game) == [True, True, False]
    play(game, "draw", "use", "hide:0.1", "show:1.1")
    assert guarded(game) == [False, False, False]
    play(game, "draw", "discard", "draw", "use", "show:0.1")
    assert guarded(game) == [True, False, False]


@pytest.mark.parametrize(("left", "after"), [("0.1", [False, False, False]), ("0.2", [True, False, False])])
def test_sc_62_it_ends_if_either_leaves(left: str, after: list[bool]) -> None:
    """SC-62: the same card taken back from the pile is not bound again."""
    game = lay(["3^ 9 8", "6 6"], "7", [4], deck="amulet", **WARDED)
    play(game, "draw", f"swap:{left}", "go")
    assert guarded(game) == after
    if game.waiting == (0,):
        play(game, "end")
    play(game, "call", "take", f"swap:{left}")
    if asked(game) == "reveal":
        play(game, "go")
    assert row(game, 0) == "3^ 9 8".replace("9", "9^" if left == "0.2" else "9")
    assert guarded(game) == [True, False, False]


def test_sc_61_rascal_draws_one_more_keeps_one_and_returns_the_rest() -> None:
    """SC-61, SC-62: optional; the rest lies on top in its order, known to that player."""
    game = amulet(["4^ 4^ 9", "6 6"], "7", (12, 11, 10))
    assert {"draw", "draw:2", "draw:3"} < legal(game)
    play(game, "draw:3")
    assert legal(game) == {"keep:1", "keep:2", "keep:3"}
    play(game, "keep:2")
    assert plain(game.view(0))["held"]["number"] == 11
    assert [card["number"] for card in game.view(0).fields["deck_top"]] == [12, 10]
    assert [card["number"] for card in game.view(1).fields["deck_top"]] == [None, None]
    play(game, "discard", "draw")
    assert plain(game.view(1))["held"]["number"] == 12
    assert plain(game.view(0))["held"]["number"] == 12


def test_sc_62_rascal_as_many_as_the_deck_has() -> None:
    game = amulet(["4^ 4^ 9", "6 6"], "7", deck_left=2)
    assert {"draw", "draw:2"} < legal(game)
    assert "SC-61" in str(game.why_not(0, "draw:3"))


def test_sc_61_exposer_turns_one_own_card_face_up() -> None:
    game = amulet(["9 8^ 6*", "6 6"], "7", (5,))
    play(game, "draw", "use")
    assert legal(game) == {"show:0.1"}
    play(game, "show:0.1")
    assert row(game, 0) == "9^ 8^ 6*"


def test_sc_61_revealer_turns_any_card_face_up() -> None:
    game = amulet(["9 8^", "6 6"], "7", (6,))
    play(game, "draw", "use")
    assert legal(game) == {"show:0.1", "show:1.1", "show:1.2"}


def test_sc_61_beholder_looks_at_up_to_two_own_cards() -> None:
    game = amulet(["9 8^ 6 5", "6 6"], "7", (7,))
    play(game, "draw", "use")
    assert legal(game) == {"look:0.1", "look:0.3", "look:0.4", "done"}
    play(game, "look:0.1", "look:0.4")
    assert game.waiting == (1,)
    assert (knows(game, 0, "0.1"), knows(game, 0, "0.4"), knows(game, 0, "0.3")) == (9, 5, None)


def test_sc_61_apprentice_seer_looks_at_an_opponents_card() -> None:
    game = amulet(["9 8^", "6 6^", "5"], "7", (8,))
    play(game, "draw", "use")
    assert legal(game) == {"look:1.1", "look:2.1"}


def test_sc_61_seer_looks_at_any_card() -> None:
    game = amulet(["9 8^", "6 6^", "5"], "7", (9,))
    play(game, "draw", "use")
    assert legal(game) == {"look:0.1", "look:1.1", "look:2.1"}


def test_sc_61_master_takes_any_face_up_discard_and_goes_on_the_pile_first() -> None:
    game = amulet(["9 8", "6 6"], "7 5v 3", (10,))
    play(game, "draw", "use")
    assert legal(game) == {"take:d2", "take:d4"}
    play(game, "take:d4", "swap:0.1")
    assert (row(game, 0), pile(game)) == ("3^ 8", "9 10 7 5v")


def test_sc_61_witch_looks_and_may_exchange_face_down() -> None:
    """SC-61, SC-62: the replaced card goes face up on the pile."""
    game = amulet(["9 8", "6 6r"], "7", (11, 1))
    play(game, "draw", "use")
    assert [card["number"] for card in game.view(0).fields["drawn"]] == [1]
    assert [card["number"] for card in game.view(1).fields["drawn"]] == [None]
    assert legal(game) == {"switch:0.1", "switch:0.2", "switch:1.1", "switch:1.2", "decline"}
    play(game, "switch:1.2")
    assert (row(game, 1), pile(game)) == ("6 1", "6 11 7")
    assert (knows(game, 0, "1.2"), knows(game, 1, "1.2")) == (1, None)


def test_sc_62_witch_a_declined_card_returns_and_not_with_an_empty_deck() -> None:
    game = amulet(["9 8", "6 6"], "7", (11, 1))
    play(game, "draw", "use", "decline")
    assert [card["number"] for card in game.view(0).fields["deck_top"]] == [1]
    play(game, "draw")
    assert plain(game.view(1))["held"]["number"] == 1
    empty = amulet(["9 8", "6 6"], "7", (11,), deck_left=1)
    play(empty, "draw")
    assert "use" not in legal(empty)


def test_sc_62_a_villager_ends_the_round_under_the_witch() -> None:
    """SC-62: the looked-at card returns to the deck."""
    game = lay(["0^ 3^", "0 6"], "7", [11, 1], deck="amulet+coin:3")
    play(game, "draw", "use", "pixie:0.2")
    looked_at = game._state.drawn[0]
    ended = after(game, "flip:1.1")
    assert (ended.drawn_size, ended.top_size, ended.top[0]) == (0, 1, looked_at)
    play(game, "flip:1.1")
    assert game.rounds[0]["seats"][0]["village"] == [0, 3]


def test_sc_61_robber_switches_places_and_looks() -> None:
    """SC-62: orientation and 90° kept."""
    game = amulet(["9r 8", "6 5^r"], "7", (12,))
    play(game, "draw", "use")
    assert legal(game) == {"rob:1.1", "rob:1.2"}
    other = game.copy()
    play(game, "rob:1.2")
    assert legal(game) == {"give:0.1", "give:0.2"}
    play(game, "give:0.1")
    assert (row(game, 0), row(game, 1)) == ("5^r 8", "6 9r")
    play(other, "rob:1.1", "give:0.2")
    assert (knows(other, 0, "0.2"), knows(other, 1, "0.2")) == (6, None)


def test_sc_62_robber_needs_an_own_movable_card() -> None:
    for village in ("", "9*"):
        game = amulet([village, "6 5"], "7", (12,))
        play(game, "draw")
        assert "use" not in legal(game)


@pytest.mark.parametrize(
    ("village", "matches"), [("13 13", True), ("13 9 9", True), ("13 9 8", False), ("13 13 5", True)]
)
def test_sc_61_doppelganger_matches_any_number(village: str, matches: bool) -> None:  # noqa: FBT001 - a fact
    game = amulet([village, "6 5"], "7", (12,))
    play(game, "draw", *[f"set:0.{place}" for place in range(1, len(village.split()) + 1)], "turn")
    assert asked(game) == ("place" if matches else "kept")


def test_sc_62_doppelganger_lies_under_the_lower_number_and_costs_13() -> None:
    game = amulet(["9 13 9", "6 5"], "7", (12,))
    play(game, "draw", "set:0.1", "set:0.2", "set:0.3", "turn", "place:0.1")
    assert pile(game) == "9 9 13 7"
    scored = amulet(["13^ 2", "8"], "7", (7,), deck_left=1)
    assert finish_round(scored)["seats"][0]["points"] == 15


@pytest.mark.parametrize("village", ["", "9*"])
def test_sc_19_master_needs_an_own_card(village: str) -> None:
    game = amulet([village, "6 6"], "7", (10,))
    play(game, "draw")
    assert "use" not in legal(game)
    assert game.why_not(0, "use") == "SC-15: the Master has no target now"


def test_sc_22_the_extra_card_comes_from_the_returned_top() -> None:
    """SC-22, SC-62: unseen by the one who gets it, but the Witch's owner knows it."""
    game = amulet(["9 8", "9 8 6"], "7", (11, 1))
    play(game, "draw", "use", "decline")
    left = game.view(None).fields["deck_left"]
    play(game, "take", "set:1.1", "set:1.2", "set:1.3", "turn", "left", "right")
    assert row(game, 1) == "11^ 9^ 8^ 6^ 1"
    assert (knows(game, 0, "1.5"), knows(game, 1, "1.5")) == (1, None)
    assert (game.view(None).fields["deck_left"], game.view(None).fields["deck_top"]) == (left, [])


def test_sc_62_villagers_in_the_window_of_an_exchange_end_the_round_before_it() -> None:
    """SC-62: what the exchange has turned up lies as before, so the Wolfman is not face up at scoring."""
    game = lay(["13 3^ 9", "0^ 0"], "7", [11], deck="coin+amulet:0")
    play(game, "draw", "swap:0.1", "pixie:0.2", "flip:1.2")
    assert game.rounds[0]["seats"][0]["village"] == [13, 3, 9]
    assert [seat["points"] for seat in game.rounds[0]["seats"]] == [25, 0]
