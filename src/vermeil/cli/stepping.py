"""Walking through a record in the console, forwards and back, as a seat saw it or with everything laid open."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

import typer

from vermeil.core.contract import Game, View
from vermeil.core.record import Record, Step

if TYPE_CHECKING:
    from vermeil.terminal.speech import Speech

BACK, LEAVE = "b", "q"


class Walk:
    """The tables of a record, made as far as somebody has stepped, and kept for stepping back."""

    def __init__(self, way: Iterator[Step[Game]], seat: int | None, *, over: bool) -> None:
        self._way = way
        self._seat = seat
        self._open = over and seat is None  # a game that is over has no secrets left
        self._views: list[View] = []
        self.deck: Any = None

    def at(self, number: int) -> View:
        """The table after so many moves."""
        while len(self._views) <= number:
            game = next(self._way).game
            self.deck = game.deck  # type: ignore[attr-defined]
            self._views.append(game.open_view() if self._open else game.view(self._seat))
        return self._views[number]


def step_through(
    way: Iterator[Step[Game]], record: Record, seat: int | None, names: Sequence[str], *, over: bool
) -> bool:
    """Show the table before each move and ask where to go; whether somebody came to the end of the record.

    Names that are not given are those of the record's comments, if it has them.
    """
    from vermeil.terminal.speech import Speech

    speech = Speech()
    walk, moves, here = Walk(way, seat, over=over), record.moves(), 0
    called = [
        names[at] if at < len(names) else record.names.get(at, speech.words("plain-seat", seat=at))
        for at in range(record.players)
    ]
    while True:
        _show(walk, here, seat, called, speech)
        if here == len(moves):
            return True
        following = moves[here]
        # Somebody else's move may be hidden from this seat until later; then the table shows it.
        mine = seat is None or following.seat == seat
        told = f"{called[following.seat]}: {following.spelling}"
        move = told if mine else speech.words("plain-step-hidden", who=called[following.seat])
        typer.echo("\n" + speech.words("plain-step", number=here + 1, count=len(moves), move=move))
        typer.echo(f"{speech.words('plain-step-keys')} ", nl=False)
        answer = sys.stdin.readline()
        typer.echo("")
        if not answer or answer.strip() == LEAVE:
            return False
        here = _next(answer.strip(), here, len(moves))


def _next(answer: str, here: int, moves: int) -> int:
    """Where an answer leads: back, to the table before a move by its number, or on."""
    if answer == BACK:
        return max(0, here - 1)
    if answer.isascii() and answer.isdigit():
        return min(max(int(answer[:9]) - 1, 0), moves)
    return here + 1


def _show(walk: Walk, here: int, seat: int | None, names: list[str], speech: Speech) -> None:
    from vermeil.terminal.boards import shown
    from vermeil.terminal.faces import faces_of
    from vermeil.terminal.plain.drawing import draw
    from vermeil.terminal.plain.width import folded
    from vermeil.terminal.sitting import Known

    table = {"seats": [{"name": name} for name in names], "phase": "playing"}
    for line in draw(Known(0, table, shown(walk.at(here))), seat, faces_of(walk.deck), speech):
        typer.echo(folded(line))
