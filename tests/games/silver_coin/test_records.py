"""Records: full ones, those of a seat, and what a replay refuses (SC-5)."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.silver_coin.random_games import any_game, any_move
from tests.golden.games import SILVER_COIN, record_of
from vermeil.core.errors import RecordError
from vermeil.games import silver_coin as sc


@pytest.mark.parametrize("case", range(4))
def test_sc_5_a_seats_record_is_the_full_one_with_question_marks(case: int) -> None:
    """SC-5: the same lines in the same order; only numbers are hidden, and only where the seat has not seen them."""
    rng = Random(f"records {case}")
    game = any_game(rng)
    while not game.over:
        game.push(game.waiting[0], any_move(game, rng))
    full = game.transcript().splitlines()
    for seat in (*range(game.players), None):
        shown = (game.transcript(public=True) if seat is None else game.transcript(seat)).splitlines()
        assert len(shown) == len(full)
        for line, other in zip(full, shown, strict=True):
            words, others = line.split(" "), other.split(" ")
            assert [word if mark != "?" else "?" for word, mark in zip(words, others, strict=True)] == others
            hidden = "?" in others
            event = words[1] if words[0] == "!" else ""
            if event in {"deal", "extra"}:
                assert hidden
            elif event == "see":
                assert hidden == (words[2] != str(seat))
            elif event not in {"draw", "witch"}:
                assert not hidden


def test_sc_5_a_draw_is_read_by_who_draws() -> None:
    game = sc.Game(players=2, seed=11)
    for _ in range(2):
        seat = game.waiting[0]
        game.push(seat, f"peek:{seat}.1,{seat}.2")
    seat = game.waiting[0]
    game.push(seat, "draw")
    number = game.view(seat)["held"]["number"]
    assert game.transcript(seat).splitlines()[-1] == f"! draw {number}"
    assert game.transcript(1 - seat).splitlines()[-1] == "! draw ?"


RECORD = record_of("silver-coin-2").splitlines()


def first(start: str) -> int:
    return next(at for at, line in enumerate(RECORD) if line.startswith(start))


@pytest.mark.parametrize(
    ("start", "change", "reason"),
    [
        ("! deal 1", "! deal 1 13 13 13 13 13", "can't bring"),
        ("! see 0", "! see 0 0.1 99", "expected '! see 0"),
        ("! show", "! show d1 99", "expected '! show"),
        ("! score", "! score 0 0 token 0", "expected '! score"),
        ("! reveal", "! reveal 0 1", "expected '! reveal"),
        ("! draw", "! draw ?", "can't bring"),
        ("0 peek", "0 peek:1.1,1.2", "SC-3"),
        ("deck", "deck silver", "SC-60"),
        ("game", "game silver-and-gold", "not of silver-coin"),
        ("players", "players 5", "SC-2"),
        ("= 0", "= 0 round1 0 round2 0 round3 0 round4 0 total 0", "the result is"),
    ],
)
def test_a_record_that_was_tampered_with_is_refused(start: str, change: str, reason: str) -> None:
    lines = list(RECORD)
    lines[first(start)] = change
    with pytest.raises(RecordError, match=reason):
        sc.replay("\n".join(lines))


def test_a_record_that_stops_where_a_line_must_follow_is_refused() -> None:
    cut = RECORD[: first("! see")]
    with pytest.raises(RecordError, match="must follow"):
        sc.replay("\n".join(cut))


def test_a_seats_record_does_not_replay() -> None:
    """It lacks what the seat may not know."""
    game = sc.Game(players=2, seed=11)
    with pytest.raises(RecordError):
        sc.replay(game.transcript(0))


@pytest.mark.parametrize("name", SILVER_COIN)
def test_the_first_half_of_a_record_can_be_played_on(name: str) -> None:
    lines = record_of(name).splitlines()
    half = next(at for at in range(len(lines) // 2, len(lines)) if lines[at][0] in "0123")
    game = sc.replay("\n".join(lines[:half]), seed=3)
    rng = Random(3)
    for _ in range(20):
        if not game.over:
            game.push(game.waiting[0], any_move(game, rng))
    assert sc.replay(game.transcript()).transcript() == game.transcript()
