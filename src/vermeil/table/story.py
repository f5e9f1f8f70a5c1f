"""The log of a game in sentences: what each audience may read, with the names of the players.

A sentence belongs to a line of the record as that audience reads it, so it is known to those who know the line, and
comes and goes with it: hidden in a simultaneous phase, gone when a cross is taken back, there again after a
restart.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from vermeil.core.contract import Game
from vermeil.core.log import Reading
from vermeil.core.phrases import Phrase, named, phrase

Told = list[tuple[int, dict[str, Any]]]


class Teller:
    """Tells the log of a game, as it stands now, to several audiences: a sentence is made once for all of them."""

    def __init__(self, game: Game, names: Sequence[str]) -> None:
        self._game = game
        self._names = names
        self._said: dict[int, list[dict[str, Any]]] = {}
        self._result = [] if not game.over else [self._in_words(parts) for parts in result(game)]

    def sentences(self, seat: int | None, lines: int, keep: int = 0) -> Told:
        """The sentences of an audience's lines from `keep` on, each with the number of its line; there are `lines`."""
        log = self._game.log
        first = line = lines - len(self._result)
        found: Told = []
        for at in range(len(log) - 1, -1, -1):
            how = log.reading(seat, at)
            if how is Reading.NOT:
                continue
            line -= 1
            if line < keep:
                break
            if how is Reading.WHOLE:
                if at not in self._said:
                    self._said[at] = self._in_words(log[at].said(self._game))
                found += [(line, part) for part in reversed(self._said[at])]
        found.reverse()
        for at, parts in enumerate(self._result, start=first):
            if at >= keep:
                found += [(at, part) for part in parts]
        return found

    def _in_words(self, parts: Iterable[Phrase]) -> list[dict[str, Any]]:
        return [named(part, self._names).as_json() for part in parts]


def sentences(game: Game, seat: int | None, names: Sequence[str], lines: int, keep: int = 0) -> Told:
    """The sentences of an audience's lines from `keep` on, each with the number of its line; there are `lines`."""
    return Teller(game, names).sentences(seat, lines, keep)


def readable(game: Game, seat: int | None, at: int) -> tuple[Phrase, ...] | None:
    """What an audience is told of a line of the log; None if it can't even read the line."""
    how = game.log.reading(seat, at)
    return None if how is Reading.NOT else game.log[at].said(game) if how is Reading.WHOLE else ()


def result(game: Game) -> list[list[Phrase]]:
    """The sheets and the winners, a line each."""
    totals = [[phrase("story-total", who=seat, count=game.scores[seat])] for seat in range(game.players)]
    return [*totals, [phrase("story-wins", who=seat) for seat in game.winners]]
