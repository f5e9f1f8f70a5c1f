"""The log of a game in sentences: what each audience may read, with the names of the players.

A sentence belongs to a line of the record as that audience reads it, so it is known to those who know the line, and
comes and goes with it: hidden while a phase is simultaneous, gone when a cross is taken back, there again after a
restart.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vermeil.core.contract import Game
from vermeil.core.phrases import Argument, Phrase, phrase

Told = list[tuple[int, dict[str, Any]]]

# The arguments that hold a seat in what a game says, and a name in what is told.
SEATS = ("who", "whom")


def told(game: Game, seat: int | None, names: Sequence[str], lines: int, keep: int = 0) -> Told:
    """The sentences of an audience's lines from `keep` on, each with the number of its line; there are `lines`."""
    last = [] if not game.over else _result(game)
    found: Told = []
    line = lines - len(last)
    for at in range(len(game._log) - 1, -1, -1):  # noqa: SLF001 - the log is read as `transcript` reads it
        said = _readable(game, seat, at)
        if said is None:
            continue
        line -= 1
        if line < keep:
            break
        found += [(line, _named(part, names).as_json()) for part in reversed(said)]
    found.reverse()
    first = lines - len(last)
    return found + [
        (first + at, _named(part, names).as_json())
        for at, parts in enumerate(last)
        for part in parts
        if first + at >= keep
    ]


def told_of(entries: Sequence[Phrase], names: Sequence[str]) -> list[dict[str, Any]]:
    """Sentences with names, as they travel."""
    return [_named(part, names).as_json() for part in entries]


def _readable(game: Game, seat: int | None, at: int) -> tuple[Phrase, ...] | None:
    """What an audience is told of a line of the log; None if it can't even read the line."""
    entry, veil = game._log[at], game._veil  # noqa: SLF001
    if seat is not None and seat == entry.seat:
        return entry.said
    if veil is not None and at >= veil and entry.seat is not None:
        return None
    if entry.knows is None or seat in entry.knows:
        return entry.said
    return () if entry.public else None


def _result(game: Game) -> list[list[Phrase]]:
    """The sheets and the winners, a line each."""
    totals = [[phrase("story-total", who=seat, count=game.scores[seat])] for seat in range(game.players)]
    return [*totals, [phrase("story-wins", who=seat) for seat in game.winners]]


def _named(part: Phrase, names: Sequence[str]) -> Phrase:
    return Phrase(part.id, {name: _argument(name, value, names) for name, value in part.args.items()})


def _argument(name: str, value: Argument, names: Sequence[str]) -> Argument:
    if isinstance(value, Phrase):
        return _named(value, names)
    if name in SEATS and isinstance(value, int):
        return (names[value] if value < len(names) else "") or phrase("seat-name", number=value + 1)
    return value
