"""A finished game again, move by move: as a seat or a spectator saw it, or with everything revealed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from msgspec import to_builtins

from vermeil.core.contract import Game
from vermeil.core.errors import RecordError
from vermeil.core.phrases import Phrase, named
from vermeil.core.record import read
from vermeil.core.views import CommonView
from vermeil.table.catalog import deck_picture, replay, steps
from vermeil.table.errors import TableError
from vermeil.table.patch import diff
from vermeil.table.story import readable, result

Viewer = int | Literal["all"] | None


def viewer_of(seat: str) -> Viewer:
    """Whose view a replay shows."""
    return int(seat) if seat.isdigit() else "all" if seat == "all" else None


def replayed(text: str, viewer: Viewer, names: Sequence[str] = (), deck_text: str | None = None) -> dict[str, Any]:
    """The first view, and for every move how it changes; the record's every line is checked before that.

    With `all` every card is open and everything that happened is told, so the game must be over. A deck
    of somebody's own must come along. Without `names`, those count that comments of the record tell.
    """
    game = finished(text, deck_text)
    if isinstance(viewer, int) and viewer >= game.players:
        raise RecordError(f"there is no seat {viewer} in a game of {game.players}")
    names = names or _names_in(text, game.players)
    teller, way = _Teller(viewer, names), steps(text, deck_text)
    played = next(way).game
    shown = _view(played, viewer)
    first, before = shown, teller.news(played)
    taken = []
    for step in way:
        assert step.move is not None  # noqa: S101 - only the first step is the deal
        old, shown = shown, _view(played, viewer)
        patch = diff({"view": old}, {"view": shown})
        taken.append({"line": step.move.line, "patch": patch, "told": teller.news(played), "by": step.move.seat})
    return {
        "game": game.NAME,
        "deck": game.deck_line,
        "players": game.players,
        "names": [names[seat] if seat < len(names) else "" for seat in range(game.players)],
        "seat": viewer if isinstance(viewer, int) else None,
        "picture": None if deck_text is None else deck_picture(game.NAME, game.deck_line, deck_text),
        "first": first,
        "told": before,
        "steps": taken,
        "result": {
            "scores": list(game.scores),
            "sheets": [game.score_sheet(seat) for seat in range(game.players)],
            "winners": list(game.winners),
        },
    }


def _names_in(text: str, players: int) -> list[str]:
    """Who sat where, as far as comments of the record say so; nobody if none does."""
    told = read(text).names
    return [told.get(seat, "") for seat in range(players)] if told else []


def finished(text: str, deck_text: str | None) -> Game:
    """The game of a record, every line checked; refused if it is not over, since all of it will be shown."""
    game = replay(text, deck_text)
    if not game.over:
        raise TableError("record/unfinished", "only finished games can be replayed, and this one is not over")
    return game


def _view(game: Game, viewer: Viewer) -> CommonView:
    view: CommonView = to_builtins(game.open_view() if viewer == "all" else game.view(viewer))
    return view


class _Teller:
    """Tells each line once, as soon as the viewer may read it."""

    def __init__(self, viewer: Viewer, names: Sequence[str]) -> None:
        self._viewer = viewer
        self._names = names
        self._told: set[int] = set()
        self._from = 0  # all lines before this one are told

    def news(self, game: Game) -> list[dict[str, Any]]:
        found: list[Phrase] = []
        log = game.log
        for at in range(self._from, len(log)):
            if at in self._told:
                continue
            said = log[at].said(game) if self._viewer == "all" else readable(game, self._viewer, at)
            if said is not None:
                self._told.add(at)
                found += said
        while self._from in self._told:
            self._from += 1
        if game.over:
            found += [part for line in result(game) for part in line]
        return [named(part, self._names).as_json() for part in found]
