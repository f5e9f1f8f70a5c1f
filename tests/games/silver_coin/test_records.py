"""Records: full ones, those of a seat, and what a replay refuses (SC-5)."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.games.silver_coin.random_games import any_game, any_move, begin
from tests.golden.games import SILVER_COIN, record_of
from tests.plain import plain
from vermeil.core.chance import Lot
from vermeil.core.errors import RecordError
from vermeil.games import silver_coin as sc
from vermeil.games.silver_coin.views import CoinQuestion, CoinTurn


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
            if event in {"deal", "shuffle"}:
                assert hidden
            elif event == "see":
                assert hidden == (words[2] != str(seat))
            elif event not in {"draw", "witch", "extra"}:
                assert not hidden


class Listed:
    """Chance that brings these numbers in this order."""

    def __init__(self, numbers: list[int]) -> None:
        self.numbers = list(numbers)

    def draw(self, event: str, stream: str, lot: Lot, allowed: int, count: int) -> list[int]:
        del event, stream
        found = []
        for _ in range(count):
            card = lot.find(str(self.numbers.pop(0)), allowed)
            assert card is not None
            allowed &= ~(1 << card)
            found.append(card)
        return found


class Backwards(Listed):
    """The same, but a shuffle brings of one number the last card first."""

    def draw(self, event: str, stream: str, lot: Lot, allowed: int, count: int) -> list[int]:
        drawn = super().draw(event, stream, lot, allowed, count)
        if not event.startswith("shuffle"):
            return drawn
        left = set(drawn)
        for at, card in enumerate(drawn):
            drawn[at] = max(other for other in left if lot.spellings[other] == lot.spellings[card])
            left.remove(drawn[at])
        return drawn


def test_sc_78_of_equal_cards_the_record_tells_which_has_a_mark() -> None:
    """SC-78, SC-41: two Con Artists are shuffled, of whom one has worked. A record has their numbers only.

    So cards of one number keep their order: the second is still the one that is used, live and in a replay.
    """
    cards = [0, 1, 1, 9, 9, 9, 5, 5, 5, 5, 6, 2, 8, 9, 1, 9, 1]
    game = begin(2, Backwards(cards), "coin+bullet:2,8", {})
    opening = "peek:0.1,0.2 peek:1.1,1.2 take swap:0.3 priest:0.3 show:0.2 con:0.2 draw use village:0 priest:0.3"
    for move in opening.split():
        game.push(game.waiting[0], move)
    assert "! shuffle 0 9 1 9 1" in game.log.lines()
    again = sc.replay(game.transcript())
    for place, works in (("0.2", True), ("0.5", False)):
        for twin in (game.copy(), again.copy()):
            twin.push(0, f"show:{place}")
            assert (twin.waiting == (0,) and f"con:{place}" in map(str, twin.legal_moves(0))) is works


ALONE = """
peek:0.1,0.2 peek:1.1,1.2 draw set:0.1 set:0.2 set:0.3 set:0.4 turn place:0.1 draw discard
take set:0.1 set:0.2 turn go place:0.1 curator:0.1 rotate:0.1 draw discard draw use curator:0.1 discard:0.1
"""


def test_sc_15_a_pick_that_can_move_nothing_is_skipped_but_old_records_have_it() -> None:
    """SC-15, SC-50: a Curator empties the own village inside a Village Idiot, so the other card has nowhere to go.

    Once the pick was asked for all the same. A record that has it is replayed by what it says, line by line.
    """
    cards = [0, 9, 9, 9, 9, 2, 8, 8, 6, 5, 4, 7, 2, 2, 3, 12]
    game = begin(2, Listed(cards), "coin", {})
    for move in ALONE.split():
        game.push(game.waiting[0], move)
    assert (game.waiting, plain(game.view(None))["question"]["frames"]) == ((1,), [["action", 0]])
    new = game.transcript()
    assert sc.replay(new).transcript() == new
    old = f"{new.rstrip()}\n0 pick:1.1\n"
    again = sc.replay(old)
    assert again.transcript() == old
    assert again.view(1).to_json() == game.view(1).to_json()
    asked = [step for step in sc.steps(old) if step.move is not None and step.move.spelling == "pick:1.1"]
    assert len(asked) == 1


EMPTYING = """
peek:0.1,0.2 peek:1.1,1.2 take swap:0.1 draw use draw use
draw discard draw discard draw discard draw discard draw discard draw discard draw discard draw discard
take swap:1.1 take swap:0.2
"""


def test_sc_74_nobody_is_asked_for_a_rite_that_a_squire_has_made_impossible_but_old_records_have_it() -> None:
    """SC-74, SC-15: a Cow is discarded for a Squire, whose card is the deck's last one: nothing is left to turn over.

    Once a Mortician was asked all the same, with `done` as the only answer.
    """
    dealt = [0, 9, 5, 9, 9, 9, 1, 6, 6, 6, 6, 4]  # the start player first
    counted = [10, 0, 0, 2, 2, 2, 2, 3, 3, 3, 3, 10, 4, 4, 4, 5, 5, 5, 7, 7, 7, 7]
    game = begin(2, Listed([*dealt, *counted, 8, 8, 8, 8, 11, 11, 11, 11, 12]), "bullet+amulet:1", {})
    for move in EMPTYING.split():
        game.push(game.waiting[0], move)
    new = game.transcript()
    assert new.splitlines()[-3:] == ["0 swap:0.2", "! show d1 5", "! shown 12"]
    assert (game.waiting, plain(game.view(None))["question"]["frames"]) == ((1,), [["action", 0]])
    old = f"{new}0 done\n"
    again = sc.replay(old)
    assert again.transcript() == old
    assert again.view(1).to_json() == game.view(1).to_json()
    asked = [step for step in sc.steps(old) if step.move is not None and step.move.spelling == "done"]
    assert len(asked) == 1


def test_sc_5_a_draw_is_read_by_who_draws() -> None:
    game = sc.Game(players=2, seed=11)
    for _ in range(2):
        seat = game.waiting[0]
        game.push(seat, f"peek:{seat}.1,{seat}.2")
    seat = game.waiting[0]
    game.push(seat, "draw")
    number = plain(game.view(seat))["held"]["number"]
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


def test_the_notation_page_explains_every_field_of_a_question_and_a_turn() -> None:
    page = (Path(__file__).parents[3] / "docs" / "silver-coin-notation.md").read_text(encoding="utf-8")
    views = page[page.index("\n## Views") :]
    fields = {*CoinQuestion.__annotations__, *CoinTurn.__annotations__}
    assert [name for name in sorted(fields) if f"`{name}`" not in views] == []
