"""What an observation is made of: fields with names, one after the other in a flat array of bytes.

The tables of fields are the truth: `encode` makes an observation of a view (with memory), and of nothing else. The
compiled games write the same bytes straight from the engine, thousands of times quicker; a test holds both together.

A change of any field is a new VERSION. Fields of the table come first, then one block for each seat, from one's own on:
so an observation for fewer players is laid out like the beginning of one for more.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from vermeil.core.contract import View
from vermeil.core.errors import SetupError, shown
from vermeil.core.views import CommonView

VERSION = 2
"""The version of all layouts: observations and actions."""

Bytes = NDArray[np.uint8]
MAX = 255


@dataclass(frozen=True)
class Look:
    """A view, the deck that it is of, and the seats from the viewer's own on."""

    view: View
    deck: Any  # each game has its kind of deck

    @property
    def shown(self) -> CommonView:
        """What every game's view has; each game's fields are read with the game's own `fields`."""
        return self.view.fields

    @property
    def seat(self) -> int:
        seat = self.view.seat
        if seat is None:
            raise SetupError("a spectator has no observation; ask for the view of a seat")
        return seat

    @cached_property
    def seats(self) -> list[int]:
        players = self.shown["players"]
        return [(self.seat + ahead) % players for ahead in range(players)]

    def ahead(self, seats: Sequence[int]) -> list[int]:
        """Some seats as a set of four, counted from the viewer's own."""
        return [int(ahead < len(self.seats) and self.seats[ahead] in seats) for ahead in range(4)]


@dataclass(frozen=True)
class Field:
    """A part of an observation: its name, its shape, what it says, and how it is read."""

    name: str
    shape: tuple[int, ...]
    help: str
    read: Callable[..., Any]
    """Of the table: of a Look. Of a seat: of a Look and the seat."""

    @property
    def size(self) -> int:
        return prod(self.shape)


@dataclass(frozen=True)
class Layout:
    """The fields of an observation of a game for so many players."""

    game: str
    players: int
    table: tuple[Field, ...]
    seat: tuple[Field, ...]

    @cached_property
    def size(self) -> int:
        """How many bytes an observation has."""
        return sum(field.size for field in self.table) + self.players * sum(field.size for field in self.seat)

    @cached_property
    def places(self) -> Mapping[str, tuple[int, tuple[int, ...]]]:
        """Where each field begins, and its shape; those of a seat are called `me.cards`, `next1.cards` and so on."""
        found: dict[str, tuple[int, tuple[int, ...]]] = {}
        at = 0
        for field in self.table:
            found[field.name] = (at, field.shape)
            at += field.size
        for ahead in range(self.players):
            for field in self.seat:
                found[f"{f'next{ahead}' if ahead else 'me'}.{field.name}"] = (at, field.shape)
                at += field.size
        return found

    def planes(self, observations: object) -> dict[str, Bytes]:
        """The named fields of one observation, or of an array of them: views, not copies."""
        if not isinstance(observations, np.ndarray) or observations.shape[-1:] != (self.size,):
            raise SetupError(f"an observation is an array of {self.size} bytes, not {shown(observations)}")
        head = observations.shape[:-1]
        return {
            name: observations[..., at : at + prod(shape)].reshape(head + shape)
            for name, (at, shape) in self.places.items()
        }

    def encode(self, view: object, deck: Any = None) -> Bytes:  # noqa: ANN401 - each game has its kind of deck
        """The observation of a view with memory. A view of a custom deck that came as JSON needs its deck."""
        if not isinstance(view, View) or view.get("game") != self.game or view.get("players") != self.players:
            raise SetupError(f"this layout is for views of {self.game} with {self.players} players")
        look = Look(view, deck or getattr(view, "deck", None))
        look.seats  # noqa: B018 - refuses a spectator's
        parts = [field.read(look) for field in self.table]
        parts += [field.read(look, seat) for seat in look.seats for field in self.seat]
        fields = [*self.table, *self.seat * self.players]
        flat = [
            np.minimum(np.asarray(part, np.int64).reshape(field.size), MAX)
            for part, field in zip(parts, fields, strict=True)
        ]
        return np.concatenate(flat).astype(np.uint8)


def one_of(count: int, which: int | None) -> list[int]:
    """A one among zeros; none if there is none."""
    return [int(at == which) for at in range(count)]


def bits_of(mask: int, count: int) -> list[int]:
    """The lowest bits of a set, one number each."""
    return [mask >> place & 1 for place in range(count)]
