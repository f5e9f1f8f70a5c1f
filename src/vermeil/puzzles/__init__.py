"""Puzzles: positions from games of bots in which one move is clearly the best, by what its seat knew."""

from vermeil.puzzles.puzzle import Puzzle
from vermeil.puzzles.shelf import PuzzleError, daily, listed, puzzle_of
from vermeil.puzzles.solving import answered, shown

__all__ = ["Puzzle", "PuzzleError", "answered", "daily", "listed", "puzzle_of", "shown"]
