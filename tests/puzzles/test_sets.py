"""The sets that come with Vermeil: every puzzle holds, and each is of the kind that it says."""

from __future__ import annotations

from collections import Counter
from datetime import date, timedelta

import pytest

from vermeil.coach.judging import MARKS
from vermeil.core.record import read
from vermeil.games import GAMES
from vermeil.puzzles import PuzzleError, daily, listed, puzzle_of
from vermeil.puzzles.puzzle import SHARE, Puzzle, whole
from vermeil.puzzles.shelf import shipped
from vermeil.puzzles.themes import DIFFICULTIES, theme_of, themes_of

LEAST = 150


def every(game: str) -> list[Puzzle]:
    return list(shipped(game).values())


@pytest.mark.parametrize("game", GAMES)
def test_there_are_enough_of_every_theme_and_difficulty(game: str) -> None:
    puzzles = every(game)
    assert len(puzzles) >= LEAST
    assert set(Counter(puzzle.entry.theme for puzzle in puzzles)) == set(themes_of(game))
    counted = Counter(puzzle.entry.difficulty for puzzle in puzzles)
    assert all(counted[difficulty] >= LEAST / 10 for difficulty in DIFFICULTIES)


@pytest.mark.parametrize("game", GAMES)
def test_each_replays_to_its_step_with_one_legal_best_move(game: str) -> None:
    for puzzle in every(game):
        whole(puzzle)
        entry, position = puzzle.entry, puzzle.position()
        assert entry.seat in position.waiting
        mean, low, high = entry.second
        assert low <= mean <= high
        assert low >= SHARE * MARKS[-1][0]
        losses = puzzle.losses(position.spellings(entry.seat))
        ranked = sorted(losses, key=lambda move: losses[move])
        assert ranked[0] == entry.best
        assert entry.theme == theme_of(position, entry.seat, entry.best, ranked[1])


@pytest.mark.parametrize("game", GAMES)
def test_the_seat_is_shown_all_that_the_judge_went_by(game: str) -> None:
    """Whoever solves a puzzle has not followed the round: nothing may rest on what the seat only remembers."""
    for puzzle in every(game):
        position, seat = puzzle.position(), puzzle.entry.seat
        assert position.view(seat) == position.view(seat, memory=True)


@pytest.mark.parametrize("game", GAMES)
def test_a_record_tells_nothing_beyond_the_last_puzzle_that_is_made_of_it(game: str) -> None:
    last = Counter[str]()
    for puzzle in every(game):
        last[puzzle.record] = max(last[puzzle.record], puzzle.entry.step)
    assert all(len(read(record).moves()) == step for record, step in last.items())


@pytest.mark.parametrize("game", GAMES)
def test_the_puzzle_of_the_day_does_not_come_again_before_all_others_did(game: str) -> None:
    count = len(every(game))
    first = date(2026, 11, 18)
    days = [daily(game, first + timedelta(days=at)).id for at in range(count + 1)]
    assert len(set(days[:-1])) == count
    assert days[-1] == days[0]


def test_puzzles_are_found_by_game_theme_and_difficulty() -> None:
    found = listed("pyramids", "chain", "medium")
    assert found
    assert {(puzzle.game, puzzle.entry.theme, puzzle.entry.difficulty) for puzzle in found} == {
        ("pyramids", "chain", "medium")
    }
    assert len(listed()) == sum(len(every(game)) for game in GAMES)
    assert puzzle_of(found[0].id) is found[0]


@pytest.mark.parametrize("asked", [{"game": "chess"}, {"theme": "luck"}, {"difficulty": "dire"}])
def test_what_there_is_not_is_refused_with_what_there_is(asked: dict[str, str]) -> None:
    with pytest.raises(PuzzleError, match=r"there are|is "):
        listed(**asked)
    with pytest.raises(PuzzleError, match="no puzzle"):
        puzzle_of("0123456789")
