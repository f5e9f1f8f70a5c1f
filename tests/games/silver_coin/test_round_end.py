"""The end of a round and of the game: gifts, sums, the caller, the token and its power (SC-30 to SC-35)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.silver_coin.positions import finish_round, lay, legal, pile, play, row, words
from vermeil.games import silver_coin as sc
from vermeil.games.silver_coin.views import ScoredRound


def last_turn(villages: list[str], **more: Any) -> sc.Game:
    """Seat 0 draws the deck's last card."""
    return lay(villages, "7", [7], deck_left=1, **more)


def points(played: ScoredRound) -> list[int]:
    return [seat["points"] for seat in played["seats"]]


def test_sc_30_gifts_then_reveal_then_score() -> None:
    """SC-30: clockwise from the start player; only what was face up before the reveal is active."""
    game = lay(["0^ 12", "0^ 11"], "7", [7], deck_left=1, start=1, active=0)
    play(game, "draw", "discard")
    assert game.waiting == (1,)
    play(game, "regifter:1.1", "give:1.2", "left")
    assert game.waiting == (0,)
    play(game, "pass")
    assert points(game.rounds[0]) == [23, 0]


def test_sc_30_a_face_down_scoring_card_does_not_count() -> None:
    played = finish_round(last_turn(["13 2", "13^ 2"]))
    assert points(played) == [15, 0]
    assert [seat["wolfman"] for seat in played["seats"]] == [False, True]


def test_sc_31_the_caller_with_the_lowest_sum_scores_0() -> None:
    """SC-31."""
    game = lay(["1 2", "9 4", "8"], "7", [7, 7])
    play(game, "call")
    assert points(finish_round(game)) == [0, 13, 8]


def test_sc_31_tied_for_the_lowest_is_enough() -> None:
    game = lay(["4 4", "9 4", "8"], "7", [7, 7])
    play(game, "call")
    assert points(finish_round(game)) == [0, 13, 8]


def test_sc_31_otherwise_the_sum_and_ten() -> None:
    game = lay(["4 5", "9 4", "8"], "7", [7, 7])
    play(game, "call")
    played = finish_round(game)
    assert points(played) == [19, 13, 8]
    assert [seat["penalty"] for seat in played["seats"]] == [10, 0, 0]


def test_sc_31_without_a_caller_all_score_their_sum() -> None:
    assert points(finish_round(last_turn(["4 5", "9 4", "8"]))) == [9, 13, 8]


def test_sc_31_the_comparison_uses_sums_after_the_wolfman() -> None:
    game = lay(["4 5", "13^ 4"], "7", [7])
    play(game, "call")
    assert points(finish_round(game)) == [19, 0]


def test_sc_32_the_token_goes_to_the_lowest_round_score() -> None:
    played = finish_round(last_turn(["4 5", "9 4", "8"]))
    assert (played["token"], played["power"]) == (2, None)


def test_sc_32_0_to_0_the_caller_comes_first() -> None:
    game = lay(["", "", "8"], "7", [7, 7], active=1, token={"holder": 0})
    play(game, "call")
    played = finish_round(game)
    assert points(played) == [0, 0, 8]
    assert (played["token"], played["power"]) == (1, 1)


def test_sc_32_other_ties_the_holder_keeps_it() -> None:
    """SC-32: in round 1 the start player counts as the holder."""
    played = finish_round(last_turn(["8", "9 4", "8"], token={"holder": 2}))
    assert played["token"] == 2
    game = sc.Game(players=3, seed=2)
    assert game.view(None).fields["token"]["holder"] == game.view(None).fields["start"]


def test_sc_32_else_the_first_tied_one_from_the_start_player_who_counts_first() -> None:
    assert finish_round(last_turn(["8", "9 4", "8"], token={"holder": 1}))["token"] == 0
    assert finish_round(last_turn(["8", "9 4", "8"], token={"holder": 1}, start=1))["token"] == 2


def test_sc_32_its_power_works_only_if_won_by_a_successful_call() -> None:
    won = lay(["4", "9 4"], "7", [7])
    play(won, "call")
    assert finish_round(won)["power"] == 0
    assert won.view(None)["token"] == {"holder": 0, "power": 0}
    lost = lay(["9 4", "4"], "7", [7])
    play(lost, "call")
    assert finish_round(lost)["power"] is None
    assert finish_round(won)["power"] is None


def test_sc_33_protect_until_the_rounds_end() -> None:
    """SC-33: nobody, the owner included, may view, move, flip, rotate, exchange, give or discard it."""
    game = lay(["9 4 2^", "3^ 8"], "7", [8, 12, 8, 6], token={"power": 0})
    play(game, "token:0.1", "draw", "discard", "end")
    assert row(game, 0) == "9* 4 2^"
    assert game.view(0).fields["villages"][0][0]["coin"]
    pixie = play(game.copy(), "pixie:1.1")
    assert pixie.why_not(1, "flip:0.1") == "SC-35: 0.1 is protected by the silver coin"
    play(game, "draw", "use", "pick:1.1")
    assert not {"pick:0.1"} & legal(game)
    play(game, "pick:0.2", "draw")
    assert "swap:0.1" not in legal(game)
    assert "set:0.1" not in legal(game)
    play(game, "curator:0.3")
    assert "rotate:0.1" not in legal(game)


def test_sc_33_once_and_it_counts_for_a_call() -> None:
    game = lay(["9 4 6 5 7", "3 8"], "7", [8, 8], token={"power": 0})
    play(game, "token:0.1")
    assert "token" not in words(game)
    play(game, "draw", "discard", "draw", "discard")
    assert game.why_not(0, "call") == "SC-12: you have 5 cards; a call needs 4 or fewer"
    assert game.why_not(0, "token:0.2") == "SC-33: you have no unused token with a power in this round"


def test_sc_33_variant_flip() -> None:
    game = lay(["9 4^", "3 8"], "7", [8, 8], token={"power": 0}, variants={"coin": "flip"})
    play(game, "token:0.1")
    assert row(game, 0) == "9^ 4^"
    assert "call" not in legal(game)
    game = lay(["9 4^", "3 8"], "7", [8, 8], token={"power": 0}, variants={"coin": "flip"})
    play(game, "draw", "discard", "token:0.2")
    assert row(game, 0) == "9 4"


def test_sc_33_variant_none() -> None:
    won = lay(["4", "9 4"], "7", [7], variants={"coin": "none"})
    play(won, "call")
    assert finish_round(won)["power"] is None


def test_sc_33_only_its_owner_in_the_next_round() -> None:
    game = lay(["9 4", "3 8"], "7", [8], token={"power": 1})
    assert "token" not in words(game)
    play(game, "draw", "discard")
    assert "token" in words(game)


def test_sc_34_the_lowest_total_wins() -> None:
    game = last_turn(["4 5", "9 4", "8"], **last_round([[10, 0, 9], [0, 0, 0], [0, 0, 0]]))
    finish_round(game)
    assert game.over
    assert game.scores == (19, 13, 17)
    assert game.winners == (1,)
    assert game.standings == (1, 2, 0)


def test_sc_34_a_tie_goes_to_the_token_holder_the_fourth_token_awarded() -> None:
    """SC-34."""
    game = last_turn(["4 5", "9 4", "8"], **last_round([[9, 13, 10], [0, 0, 0], [0, 0, 0]]))
    finish_round(game)
    assert game.scores == (18, 26, 18)
    assert game.winners == (2,)


def test_sc_34_else_to_the_first_tied_one_clockwise_from_the_holder() -> None:
    game = last_turn(["4 5", "9 4", "8"], **last_round([[9, 5, 30], [0, 0, 0], [0, 0, 0]]))
    finish_round(game)
    assert game.scores == (18, 18, 38)
    assert game.rounds[3]["token"] == 2
    assert game.winners == (0,)


def last_round(played: list[list[int]]) -> dict[str, Any]:
    """The fields of a view whose fourth round is under way."""
    rounds = [
        {
            "call": None,
            "seats": [{"village": [], "sum": n, "points": n, "wolfman": False, "penalty": 0} for n in scores],
            "token": 0,
            "power": None,
        }
        for scores in played
    ]
    return {"round": 4, "rounds": rounds}


def test_sc_35_the_final_reveal_ignores_protection() -> None:
    """SC-35: and so does the sum."""
    game = lay(["9 4", "3 8* 6"], "7", [7], deck_left=1)
    play(game, "draw", "use", "village:1")
    assert game.rounds[0]["seats"][1]["village"] == [3, 8, 6]
    assert "! reveal 1 3 8 6" in game.log.lines()


def test_sc_35_nostro_does_not_see_the_protected_one() -> None:
    game = lay(["9 4", "3 8* 6"], "7", [7])
    play(game, "draw", "use", "village:1")
    cards = [card["number"] for card in game.view(0).fields["villages"][1]]
    assert cards == [3, None, 6]


@pytest.mark.parametrize(
    ("drawn", "target"), [(6, "hide:1.2"), (8, "remove:1.2"), (9, "look:1.1"), (11, "switch:1.1"), (12, "pick:1.1")]
)
def test_sc_35_nor_of_any_ability(drawn: int, target: str) -> None:
    village = "8 5* 6^" if target.endswith("2") else "8* 5^ 6"
    game = lay(["9^ 4", village.replace("5*", "5^*")], "7 3", [drawn])
    play(game, "draw", "use")
    if drawn == 12:
        play(game, "pick:0.1")
    assert target not in legal(game)
    assert "SC-35" in str(game.why_not(0, target))


def test_sc_35_a_row_closing_up_is_no_move() -> None:
    game = lay(["9 9 4*", "8 6"], "7", [12])
    play(game, "draw")
    assert {move for move in legal(game) if move.startswith("set:")} == {"set:0.1"}, "the last is not a first too"
    play(game, "set:0.1")
    assert legal(game) == {"set:0.2"}
    assert game.why_not(0, "set:0.3") == "SC-35: 0.3 is protected by the silver coin"
    play(game, "set:0.2", "turn", "place:0.1")
    assert row(game, 0) == "12 4*"


def test_sc_35_a_protected_cards_own_lasting_power_works() -> None:
    """SC-35: Curator, Blob, Regifter, Wolfman; not one that needs it turned over: Pixie, Con Artist."""
    assert "curator:0.1" in legal(lay(["2^* 9", "8 6"], "7"))
    assert "blob:d1" in legal(lay(["4^* 9", "8 6"], "7"))
    assert "pixie" not in words(lay(["3^* 9", "8 6"], "7"))
    con = lay(["1^* 9", "8 6"], "7", [8])
    assert "SC-35" in str(lay(["3^* 9", "8 6"], "7").why_not(0, "pixie:0.1"))
    play(con, "draw", "discard")
    assert con.waiting == (1,)
    gift = last_turn(["0^* 12", "8 6"])
    play(gift, "draw", "discard", "regifter:0.1", "give:0.2", "left")
    assert gift.rounds[0]["seats"][1]["village"] == [12, 8, 6]
    assert points(finish_round(last_turn(["13^* 2", "8 6"]))) == [0, 14]


def test_sc_35_amulet_powers_of_protected_cards() -> None:
    """SC-35: Squire, Rascal and Villager too."""
    squire = lay(["1^* 9", "8 6"], "7", [8, 12], deck="amulet")
    play(squire, "draw")
    assert [card["number"] for card in squire.view(None).fields["shown"]] == [12]
    rascal = lay(["4^* 9", "8 6"], "7", deck="amulet")
    assert "draw:2" in legal(rascal)
    villager = lay(["0^* 9", "0 6"], "7", [6], deck="amulet")
    play(villager, "draw", "use", "show:1.1")
    assert len(villager.rounds) == 1


def test_sc_2_the_next_round_is_dealt_anew() -> None:
    """SC-2: five cards each, and one that starts the pile."""
    game = last_turn(["4 5", "9 4", "8"])
    finish_round(game)
    assert len(pile(game).split()) == 1
    assert [len(row(game, seat).split()) for seat in range(3)] == [5, 5, 5]
