"""What a client needs of a table, wherever it stands: in this process, or on a server.

A sitting speaks for one or several seats. Whatever it knows is what these seats may know; what may be done is in the
view's moves. It never decides anything: acts go to the table, refusals come back with their reason.
"""

from __future__ import annotations

import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, cast

from vermeil.core.phrases import Phrase, phrase_from_json
from vermeil.games.silver_coin.views import SilverCoinView
from vermeil.table.acts import Move, Request, Undo
from vermeil.terminal.boards import AnyView, ExpeditionView
from vermeil.terminal.faces import Faces


@dataclass(frozen=True)
class Known:
    """What an audience may know now: the table, the view (None before the deal), and what was told, line by line."""

    n: int
    table: Mapping[str, Any]
    view: AnyView | None
    told: Sequence[Phrase] = ()

    @property
    def names(self) -> list[str]:
        """Who sits where; an open seat has no name."""
        return [seat["name"] for seat in self.table["seats"]]

    @property
    def moves(self) -> list[str]:
        """The spellings of what the audience may do now."""
        return [] if self.view is None else self.view["moves"]

    @property
    def village_view(self) -> SilverCoinView:
        """The view, where every seat has a village: asked only after the deal of such a game."""
        return cast("SilverCoinView", self.view)

    @property
    def expedition_view(self) -> ExpeditionView:
        """The view, where boxes are crossed: asked only after the deal of such a game."""
        return cast("ExpeditionView", self.view)

    @property
    def over(self) -> bool:
        return self.table["phase"] in {"over", "closed"}


@dataclass(frozen=True)
class Advice:
    """What a bot would do in somebody's place: the move, and for each move considered its reasons."""

    move: str
    reasons: list[Reasoned] = field(default_factory=list)


@dataclass(frozen=True)
class Reasoned:
    """A move that was considered, and why: what it is worth stands among the reasons."""

    move: str
    said: Sequence[Phrase] = ()


Lines = list[tuple[int, Phrase]]


def updated_lines(lines: Lines, keep: int, told: Sequence[tuple[int, dict[str, Any]]]) -> Lines:
    """What was told, each sentence with the number of its line, when the lines from `keep` on are told again."""
    return [*(part for part in lines if part[0] < keep), *((line, phrase_from_json(said)) for line, said in told)]


class Sitting(ABC):
    """A place at a table, or several of them."""

    game: str
    seats: tuple[int, ...]  # those that the people here speak for
    faces: Faces

    def __init__(self) -> None:
        self.changes = 0  # how often something has changed; `wait` waits for the next time
        self._change = threading.Condition()
        self._listeners: list[Callable[[], None]] = []

    # --- what is known --------------------------------------------------------------------------------------

    @abstractmethod
    def known(self, seat: int | None) -> Known:
        """What a seat of ours may know, or (None) a spectator."""

    @abstractmethod
    def earns(self, seat: int) -> Mapping[str, Mapping[str, Any]]:
        """What each of the seat's crossings would earn."""

    @abstractmethod
    def hint(self, seat: int) -> Advice:
        """What a bot would do in the place of a seat of ours that is asked."""

    @property
    @abstractmethod
    def busy(self) -> bool:
        """Whether bots are about to decide, so that it pays to wait before asking anybody."""

    def asked(self) -> tuple[int, ...]:
        """Those of our seats that must decide now."""
        return tuple(seat for seat in self.seats if self.known(seat).moves)

    # --- what is done ---------------------------------------------------------------------------------------

    @abstractmethod
    def act(self, seat: int, act: Request) -> None:
        """Do something at the table, or raise the VermeilError with which the table refuses it."""

    def move(self, seat: int, spelling: str) -> None:
        self.act(seat, Move(self.known(seat).n, spelling))

    def undo(self, seat: int) -> None:
        self.act(seat, Undo(self.known(seat).n))

    @abstractmethod
    def again(self, swaps: Mapping[int, str]) -> Sitting:
        """Play again, or ask to where others must agree; losers of Silver Coin may swap a number (SC-60)."""

    @abstractmethod
    def record(self) -> str:
        """The record as far as it may be read here: all of it when the game is over."""

    @abstractmethod
    def close(self) -> None:
        """Leave the table as it stands; nothing is lost."""

    # --- noticing -------------------------------------------------------------------------------------------

    def listen(self, listener: Callable[[], None]) -> None:
        """Call this after every change, from whatever thread has noticed it."""
        self._listeners.append(listener)

    def wait(self, seen: int, seconds: float | None = None) -> int:
        """Wait until more than these changes have happened, or the time is up; how many there are then."""
        with self._change:
            self._change.wait_for(lambda: self.changes > seen, seconds)
            return self.changes

    def _changed(self) -> None:
        with self._change:
            self.changes += 1
            self._change.notify_all()
        for listener in self._listeners:
            listener()
