"""The log of a game in sentences: what each audience may read, with the names of the players.

A sentence belongs to a line of the record as that audience reads it, so it is known to those who know the line, and
comes and goes with it: hidden while a phase is simultaneous, gone when a cross is taken back, there again after a
restart.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vermeil.core.contract import Game
from vermeil.core.phrases import Phrase, named, phrase

Told = list[tuple[int, dict[str, Any]]]


def told(game: Game, seat: int | None, names: Sequence[str], lines: int, keep: int = 0) -> Told:
    """The sentences of an audience's lines from `keep` on, each with the number of its line; there are `lines`."""
    last = [] if not game.over else result(game)
    found: Told = []
    line = lines - len(last)
    for at in range(len(game._log) - 1, -1, -1):  # noqa: SLF001 - the log is read as `transcript` reads it
        said = readable(game, seat, at)
        if said is None:
            continue
        line -= 1
        if line < keep:
            break
        found += [(line, named(part, names).as_json()) for part in reversed(said)]
    found.reverse()
    first = lines - len(last)
    return found + [
        (first + at, named(part, names).as_json())
        for at, parts in enumerate(last)
        for part in parts
        if first + at >= keep
    ]


def readable(game: Game, seat: int | None, at: int) -> tuple[Phrase, ...] | None:
    """What an audience is told of a line of the log; None if it can't even read the line."""
    entry, veil = game._log[at], game._veil  # noqa: SLF001
    if seat is not None and seat == entry.seat:
        return entry.said
    if veil is not None and at >= veil and entry.seat is not None:
        return None
    if entry.knows is None or seat in entry.knows:
        return entry.said
    return () if entry.public else None


def result(game: Game) -> list[list[Phrase]]:
    """The sheets and the winners, a line each."""
    totals = [[phrase("story-total", who=seat, count=game.scores[seat])] for seat in range(game.players)]
    return [*totals, [phrase("story-wins", who=seat) for seat in game.winners]]
