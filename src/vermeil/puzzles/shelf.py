"""The puzzles that come with Vermeil: found by their id, by game, theme and difficulty, or by the day."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from datetime import date
from functools import cache
from pathlib import Path

from vermeil.core.errors import VermeilError
from vermeil.games import GAMES
from vermeil.puzzles.puzzle import Puzzle, load, puzzles_in
from vermeil.puzzles.themes import DIFFICULTIES, themes_of

SETS = Path(__file__).with_name("sets")
PACKED = (".gz", ".bz2")  # the pocket edition packs its sets smaller


class PuzzleError(VermeilError):
    """There is no such puzzle, or none like that."""

    code = "puzzle/unknown"


@cache
def shipped(game: str) -> Mapping[str, Puzzle]:
    """The puzzles of a game by their ids, the simplest first; none in an edition that comes without them."""
    if game not in GAMES:
        raise PuzzleError(f"there are no puzzles of {game[:40]!r}; there are of {', '.join(GAMES)}")
    files = [file for ending in PACKED if (file := SETS / f"{game}.json{ending}").is_file()]
    if not files:
        return {}
    found = sorted(puzzles_in(load(files[0])), key=lambda puzzle: (rank(puzzle), puzzle.id))
    return {puzzle.id: puzzle for puzzle in found}


def rank(puzzle: Puzzle) -> int:
    """How hard a puzzle is, from 0."""
    return DIFFICULTIES.index(puzzle.entry.difficulty)


def puzzle_of(name: str) -> Puzzle:
    """The puzzle with this id."""
    for game in GAMES:
        found = shipped(game).get(name)
        if found is not None:
            return found
    raise PuzzleError(f"there is no puzzle {name[:20]!r}")


def listed(game: str | None = None, theme: str | None = None, difficulty: str | None = None) -> list[Puzzle]:
    """The puzzles of a game, of a theme, of a difficulty; all of what is not said."""
    if difficulty is not None and difficulty not in DIFFICULTIES:
        raise PuzzleError(f"a difficulty is {', '.join(DIFFICULTIES)}, not {difficulty[:40]!r}")
    games = list(GAMES) if game is None else [game]
    puzzles = [puzzle for name in games for puzzle in shipped(name).values()]
    known = list(dict.fromkeys(theme for name in games for theme in themes_of(name)))
    if theme is not None and theme not in known:
        raise PuzzleError(f"a theme is {', '.join(known)}, not {theme[:40]!r}")
    return [
        puzzle
        for puzzle in puzzles
        if theme in {None, puzzle.entry.theme} and difficulty in {None, puzzle.entry.difficulty}
    ]


def daily(game: str, day: date) -> Puzzle:
    """The puzzle of the day, the same for all; none comes again before all others have had their day."""
    ids = sorted(shipped(game), key=lambda name: hashlib.blake2b(name.encode()).digest())
    if not ids:
        raise PuzzleError(f"this edition comes without puzzles of {game}")
    return shipped(game)[ids[day.toordinal() % len(ids)]]
