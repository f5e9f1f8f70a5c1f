"""A table made from its state at a deal and the entries after it is the table that the whole log makes."""

from __future__ import annotations

import contextlib
from random import Random
from typing import Any

import msgspec
import pytest

from tests.table.helpers import GAMES, Bank, Driver, plain
from vermeil.table import Table, TableError
from vermeil.table.acts import Act, Away, Bot, Entry, Hurry, Join, Leave, Options, Ready, Rematch, Start
from vermeil.table.catalog import replacements
from vermeil.table.dealt import Dealt


def everything(table: Table) -> dict[str, Any]:
    """All that a table holds, by whatever name, and all that it tells anybody."""
    own = {name: value for name, value in vars(table).items() if name not in {"game", "audiences"}}
    for part in ("clock", "attention"):
        own[part] = own[part] and vars(own[part])
    game = table.game
    seats = [*range(table.players), None]
    return own | {
        "marks": table.audiences.marks(),
        "game": game and (game.transcript(), game.waiting, [game.can_undo(seat) for seat in range(game.players)]),
        "snapshots": plain([table.snapshot(seat) for seat in seats]),
        "logs": [table.log(seat) for seat in seats],
        "sentences": plain([table.sentences(seat) for seat in seats]),
        "deadline": table.deadline(),
    }


def stored(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value), type=type(value))


class History:
    """Games at one table, with what people do around them."""

    def __init__(self, game: str, seed: int) -> None:
        self.rng = Random(f"{game}{seed}")
        clock = self.rng.choice([None, Bank(600, 5)])
        self.driver = Driver(game, 3, clock=clock, idle=self.rng.choice([None, 60]))
        self.driver.check = False
        self.driver.followers = {}
        self.driver.table.audiences.forget(())
        self.deals: list[bytes] = []
        self.names = 3

    def attempt(self, by: int | None, act: Act) -> None:
        with contextlib.suppress(TableError):
            self.driver.do(by, act)
        self.note()

    def note(self) -> None:
        """Each deal as it would be stored right then."""
        dealt = self.driver.table.dealt
        if dealt is not None and len(self.deals) < dealt.number:
            self.deals.append(msgspec.json.encode(dealt))

    def play(self, games: int) -> None:
        people = self.rng.choice([2, 3])
        self.driver.seated(people)
        self.note()
        for _ in range(games - 1):
            self.some()
            self.driver.rush(self.rng)
            self.driver.followers = {}
            self.between()
        self.some()

    def some(self) -> None:
        """The beginning of a game, with bots that stand in, lost time, and moves that are taken back."""
        driver, rng = self.driver, self.rng
        for _ in range(rng.randrange(10, 80)):
            if driver.phase != "playing":
                return
            driver.random_move(rng)
            if rng.random() < 0.1:
                driver.random_act(rng)
            if rng.random() < 0.05:
                self.attempt(None, Hurry(2, "random") if rng.random() < 0.5 else Away(driver.now - 5000, driver.now))

    def between(self) -> None:
        """People leave or stay, swap numbers, change what is played, and take seats until the next deal."""
        driver, rng = self.driver, self.rng
        people = [seat for seat, at in enumerate(driver.table.seats) if at.kind == "person" and not at.left]
        if len(people) > 1 and rng.random() < 0.5:
            self.attempt(people.pop(), Leave())
        swaps = replacements(driver.game.NAME, driver.game.deck_line)
        for seat in people:
            if swaps:
                self.attempt(seat, Rematch(rng.choice(swaps)))
            self.attempt(seat, Rematch())
        if driver.phase == "lobby":
            clock = Bank(300, 1) if rng.random() < 0.5 else False
            self.attempt(driver.table.host, Options(idle=90, clock=clock, public=rng.random() < 0.5))
            for number in range(3):
                self.names += 1
                host = driver.table.host
                if host is None or rng.random() < 0.5:
                    self.attempt(None, Join(number, f"P{self.names}", f"k{self.names}"))
                else:
                    self.attempt(host, Bot(number, "random"))
            for seat, at in enumerate(driver.table.seats):
                if at.kind == "person":
                    self.attempt(seat, Ready())
        assert driver.phase == "playing"


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("game", GAMES)
def test_from_any_deal_on_the_log_makes_the_same_table(game: str, seed: int) -> None:
    history = History(game, seed)
    history.play(games=4)
    entries = [stored(entry) for entry in history.driver.entries]
    assert len(history.deals) == 4
    deals = [msgspec.json.decode(data, type=Dealt) for data in history.deals]
    assert Table.restore("t", entries).dealt == deals[-1], "what came after the deal has not changed it"
    first = deals[0].seq
    ends = {len(entries), *(history.rng.randrange(first, len(entries)) for _ in range(3))}
    for end in ends:
        whole = everything(Table.restore("t", entries[:end]))
        for dealt in deals:
            start = entries[dealt.seq - 1]
            assert isinstance(start.act, Start)
            assert start.act.seed == dealt.seed
            if dealt.seq <= end:
                assert everything(Table.restore("t", entries[dealt.seq - 1 : end], dealt)) == whole


def test_both_tables_go_on_alike() -> None:
    history = History("silver-and-gold", 9)
    history.play(games=3)
    dealt = msgspec.json.decode(history.deals[-1], type=Dealt)
    twin = Table.restore("t", history.driver.entries[dealt.seq - 1 :], dealt)
    before = len(history.driver.entries)
    history.driver.rush(history.rng)
    history.driver.followers = {}
    history.between()
    news: list[Entry] = history.driver.entries[before:]
    for entry in news:
        twin.follow(entry)
    assert everything(twin) == everything(history.driver.restored())
    assert twin.number == 4
    assert len(twin.records) == 3
