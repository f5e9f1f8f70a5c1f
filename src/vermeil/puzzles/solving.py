"""A puzzle as it is shown, and an answer to it judged: plain data, the same for page, terminal and other programs.

Until it is answered nothing tells the best move; and nothing is ever shown but what the seat could know.
"""

from __future__ import annotations

from datetime import date
from functools import lru_cache
from importlib import import_module
from random import Random
from typing import Any

from msgspec import to_builtins

from vermeil.bots.consequences import Consequences, reasons_for
from vermeil.coach.judging import MARKS
from vermeil.core.contract import Game, View
from vermeil.core.phrases import Phrase, named
from vermeil.games import GAMES, rules_of, spec_of
from vermeil.puzzles.puzzle import SHARE, Puzzle
from vermeil.puzzles.shelf import daily, listed, puzzle_of, shipped

KEPT = 64  # positions that are held ready: whoever asks for a puzzle answers it soon


@lru_cache(maxsize=KEPT)
def position(name: str) -> Game:
    """The game of a puzzle; nobody may change it."""
    return puzzle_of(name).position()


def line(puzzle: Puzzle) -> dict[str, Any]:
    """A puzzle in a list."""
    entry = puzzle.entry
    return {
        "id": puzzle.id,
        "game": puzzle.game,
        "theme": entry.theme,
        "difficulty": entry.difficulty,
        "players": puzzle.players,
    }


def shelf(day: str, game: str | None = None, theme: str | None = None, difficulty: str | None = None) -> dict[str, Any]:
    """The puzzles of a game, of a theme, of a difficulty, and the puzzles of a day (`2026-11-18`)."""
    that = date.fromisoformat(day)
    return {
        "day": day,
        "daily": {name: daily(name, that).id for name in GAMES if shipped(name)},
        "puzzles": [line(puzzle) for puzzle in listed(game, theme, difficulty)],
    }


def shown(name: str) -> dict[str, Any]:
    """A puzzle to be solved: what its seat sees, and what each move earns for sure."""
    puzzle, game = puzzle_of(name), position(name)
    seat = puzzle.entry.seat
    told = {"seat": seat, "deck": game.deck_line, "view": to_builtins(game.view(seat)), "earns": dict(game.earns(seat))}
    return line(puzzle) | told


def shown_on(day: str, game: str) -> dict[str, Any]:
    """The puzzle of a day, as `shown` shows it."""
    return shown(daily(game, date.fromisoformat(day)).id)


def answered(name: str, move: str | None) -> dict[str, Any]:
    """What an answer is worth; without a move it is only told what was best. MoveError if it is not a legal move."""
    puzzle, game = puzzle_of(name), position(name)
    entry = puzzle.entry
    if move is not None and game.why_not(entry.seat, move) is not None:
        game.copy().push(entry.seat, move)  # refused as at a table
    view = game.view(entry.seat)
    losses = puzzle.losses(view.moves)
    ranked = sorted(losses, key=lambda each: losses[each])
    told = list(dict.fromkeys([*ranked[:2], *([] if move is None else [move])]))
    rivals = {entry.best: ranked[1]}  # every other move is set against the best
    mean, low, high = (each / SHARE for each in entry.second)
    return {
        "id": name,
        "theme": entry.theme,
        "best": entry.best,
        "move": move,
        "solved": move == entry.best,
        "mark": None if move is None else mark_of(losses[move][0]),
        "second": {"loss": mean, "low": low, "high": high},
        "moves": [
            {
                "move": each,
                "share": losses[each][0],
                "points": losses[each][1],
                "said": [named(part, ()).as_json() for part in said(view, each, rivals.get(each, entry.best))],
            }
            for each in told
        ],
    }


def mark_of(loss: float) -> str:
    """What the coach calls a move that costs so much of the win."""
    if loss <= 0:
        return "best"
    return next((mark for least, mark in MARKS if loss >= least), "good")


def said(view: View, move: str, other: str) -> tuple[Phrase, ...]:
    """Why a move rather than another, in the sentences that hints and reviews have for it."""
    return reasons_for(consequences(view, move), consequences(view, other))


def consequences(view: View, move: str) -> Consequences:
    """What a move brings, counted from what its seat sees."""
    game = view.game
    bots = f"vermeil.bots.{GAMES[game]}"
    if spec_of(game).board == "villages":
        counted: Consequences = import_module(f"{bots}.counting").Deed(view, move)
        return counted
    from vermeil.bots.expedition.decks import deck_of
    from vermeil.bots.expedition.player import root_of

    root = root_of(view, Random(0))
    numbers = dict(zip(view.moves, root.legal(view.seat or 0), strict=True))
    explain = import_module(f"{bots}.reasons").explain
    found: Consequences = explain(view, root, deck_of(view, rules_of(game).Deck), [numbers[move]])
    return found
