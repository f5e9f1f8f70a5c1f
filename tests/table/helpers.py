"""Tables for tests, and a client that knows nothing but snapshots and events."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from vermeil.core.contract import Game
from vermeil.table import SPECTATOR, Change, Event, Table, TableError, fold
from vermeil.table.acts import Act, Back, Bank, Bot, Create, Entry, Join, Leave, Move, Ready, Rematch, Replace, Undo

GAMES = ("silver-and-gold", "pyramids", "silver-coin")


def plain(value: object) -> Any:
    """As it arrives at the other end of the wire."""
    return msgspec.json.decode(msgspec.json.encode(value))


class Follower:
    """Folds events, as every client does."""

    def __init__(self, table: Table, audience: int) -> None:
        self.audience = audience
        seat = None if audience == SPECTATOR else audience
        self.state = plain(table.snapshot(seat))
        self.log: list[str] = table.log(seat)
        self.told: list[Any] = plain(table.sentences(seat))
        self.wire: list[str] = []

    def hear(self, event: Event) -> None:
        told = plain(event.message())
        self.wire.append(msgspec.json.encode(told, order="sorted").decode())
        assert told["n"] == self.state["n"] + 1
        self.state = fold(self.state, told["patch"])
        self.state["n"] = told["n"]
        if "log" in told:
            self.log[told["log"][0] :] = told["log"][1:]
            self.told = [part for part in self.told if part[0] < told["log"][0]] + told["told"]


class Driver:
    """A table, its entries, and a follower for everyone. Time is what we say it is."""

    def __init__(self, game: str = "silver-and-gold", players: int = 2, **options: Any) -> None:
        self.now = 1_000_000
        chosen = {"variants": {}, "deck": None, "clock": None} | options
        act = Create(game, players, public=True, **chosen)
        self.table = Table("t", act, self.now)
        self.entries = [self.table.first]
        self.followers = {at: Follower(self.table, at) for at in self.table.audiences.present()}
        self.sizes: list[int] = []
        self.check = True

    def do(self, by: int | None, act: Act, *, bot: bool = False) -> Change:
        self.now += 10
        change = self.table.submit(by, act, self.now, bot=bot)
        self._told(change)
        while (due := self.table.due(self.now)) is not None:
            self._told(self.table.submit(None, due, self.now))
        return change

    def _told(self, change: Change) -> None:
        if change.entry is not None:
            self.entries.append(change.entry)
        for audience, event in change.events.items():
            if audience in self.followers:
                self.followers[audience].hear(event)
                self.sizes.append(len(self.followers[audience].wire[-1]))
        if self.check:
            self.compare()

    def compare(self) -> None:
        """Snapshot equals folded events, for everyone, now."""
        for audience, follower in self.followers.items():
            seat = None if audience == SPECTATOR else audience
            assert follower.state == plain(self.table.snapshot(seat))
            fresh = self.table.audiences.fresh(audience, self.table.doc())  # not from anything remembered
            assert follower.state["table"] == plain(fresh.table)
            assert follower.state["view"] == plain(fresh.view)
            if self.table.game is not None:
                assert follower.state["view"] == plain(self.game.view(seat))  # as one alone sees it
            assert follower.log == fresh.lines == self.table.log(seat)
            # The sentences of the last lines always, those of the whole game now and then: they take their time.
            keep = 0 if len(self.entries) % 50 == 0 or self.phase != "playing" else max(0, len(follower.log) - 10)
            told = plain(self.table.sentences(seat, keep))
            assert [part for part in follower.told if part[0] >= keep] == told

    def seated(self, people: int, bots: str = "random") -> Driver:
        """Sit everyone down and begin."""
        for seat in range(people):
            self.do(None, Join(seat, f"P{seat}", f"key{seat}"))
        for seat in range(people, self.table.players):
            self.do(0, Bot(seat, bots))
        for seat in range(people):
            self.do(seat, Ready())
        return self

    @property
    def phase(self) -> str:
        return self.table.phase

    @property
    def game(self) -> Game:
        assert self.table.game is not None
        return self.table.game

    def move(self, seat: int, move: str, n: int | None = None) -> Change:
        number = self.table.audiences.numbers[seat] if n is None else n
        return self.do(seat, Move(number, move), bot=self.table.seats[seat].bot is not None)

    def random_move(self, rng: Random) -> None:
        """Somebody who is asked answers; now and then a cross is taken back."""
        seat = rng.choice(self.game.waiting)
        if rng.random() < 0.1 and self.game.can_undo(seat):
            number = self.table.audiences.numbers[seat]
            self.do(seat, Undo(number), bot=self.table.seats[seat].bot is not None)
        else:
            self.move(seat, str(rng.choice(self.game.legal_moves(seat))))

    def rush(self, rng: Random, moves: int = 100_000) -> None:
        """Many random moves at once, as a table that follows another process takes them: nobody is told."""
        self.table.audiences.forget(set())
        while self.game.waiting and moves:
            moves -= 1
            seat = rng.choice(self.game.waiting)
            act = Move(0, str(rng.choice(self.game.legal_moves(seat))))
            self.now += 10
            entry = Entry(seat, self.now, act, self.table.audiences.marks())
            self.table.follow(entry)
            self.entries.append(entry)
        self.followers = {at: Follower(self.table, at) for at in self.followers}

    def random_act(self, rng: Random) -> None:
        """Anything that people do at a table beside moving; much of it is refused."""
        seat = rng.randrange(self.table.players)
        other = rng.randrange(self.table.players)
        acts: list[Act] = [Replace(other), Replace(seat), Back(), Back(), Rematch(), Ready()]
        act = rng.choice(acts)
        before = plain([self.table.snapshot(at if at < 4 else None) for at in self.followers])
        try:
            self.do(seat, act)
        except TableError:
            assert plain([self.table.snapshot(at if at < 4 else None) for at in self.followers]) == before

    def restored(self) -> Table:
        """The table that the log alone makes, as after a crash."""
        stored = [msgspec.json.decode(msgspec.json.encode(entry), type=Entry) for entry in self.entries]
        return Table.restore("t", stored)


__all__ = ["GAMES", "Bank", "Driver", "Follower", "Leave", "plain"]
