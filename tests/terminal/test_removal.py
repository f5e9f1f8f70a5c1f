"""Whoever lets the others wait: a host frees a seat, and a player is warned and replaced, line by line and by keys."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.ageing import age
from tests.plain import plain
from tests.server.process import Server
from tests.terminal.driving import driving, run
from tests.terminal.test_link import host
from vermeil.table.acts import Ready
from vermeil.terminal.link import Link
from vermeil.terminal.patience import READY_SOON, Patience, Remedy, warned
from vermeil.terminal.plain.console import Console
from vermeil.terminal.sitting import Known
from vermeil.terminal.speech import Speech

IDLE = 30
LATER = 40.0


class Hours:
    """A clock that we set."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


class Place:
    """A server whose tables can grow older, while it is away for a moment."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "tables.db"
        self.server = Server(f"sqlite:///{self.file}")

    def age(self, *links: Link) -> None:
        self.server.kill()
        age(self.file, LATER)
        self.server.start()
        for link in links:
            link.wait(link.changes, 0.1)
            until(link, lambda link=link: not link.lost)  # type: ignore[misc]


def until(link: Link, so: Callable[[], bool]) -> None:
    for _ in range(400):
        if so():
            return
        link.wait(link.changes, 0.05)
    raise AssertionError("it does not happen")


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Place]:
    place = Place(tmp_path)
    with place.server:
        yield place


def table(**changes: object) -> Known:
    seat = {"kind": "person", "ready": False, "stand_in": None, "wishes": [], "name": "x"}
    doc = {"host": 0, "idle": IDLE, "seats": [seat, dict(seat)], "warned": [None, None]}
    return Known(1, doc | changes, plain({"waiting": [1], "moves": []}))


def test_patience_offers_a_warning_then_a_bot_and_in_the_lobby_a_free_seat() -> None:
    clock = Hours()
    patience = Patience(clock)
    assert patience.look(table(), [0]) is None
    clock.now += IDLE
    assert patience.look(table(), [0]) == Remedy("warn", 1)
    assert patience.look(table(), [1]) is None  # it is we who are asked
    assert patience.look(table(idle=None), [0]) is None
    told = table(warned=[None, 5])
    assert warned(told, [1]) == 1
    assert warned(told, [0]) is None
    assert patience.look(told, [0]) is None
    clock.now += IDLE
    assert patience.look(told, [0]) == Remedy("bot", 1)
    patience.again()
    assert patience.look(told, [0]) is None
    lobby = Known(1, table().table, None)
    assert patience.look(lobby, [0]) is None
    clock.now += READY_SOON
    assert patience.look(lobby, [0]) == Remedy("free", 1)
    assert patience.look(lobby, [1]) is None  # only the host does this


def test_line_by_line_a_guest_loses_the_seat_and_an_idler_is_warned_and_replaced(place: Place) -> None:
    first, link = host(place.server, "silver-and-gold", players=2, idle=IDLE)
    second = Link.visit(link, "Bob")
    clock, said, typed = Hours(), list[str](), list[str]()

    def asks(prompt: str) -> str:
        said.append(prompt)
        return typed.pop(0)

    console = Console(first, Speech("en"), asks, said.append)
    console.patience = Patience(clock)
    console._eyes = 0
    until(first, lambda: first.known(0).table["seats"][1]["kind"] == "person")

    def wait(answer: str) -> str:
        """Time passes, and what is offered then is answered."""
        console._wait()
        clock.now += 2 * LATER
        typed.append(answer)
        console._wait()
        assert not typed
        return said[-1] if not answer else " ".join(said[-2:])

    assert "Bob is not ready. Type free" in wait("")
    wait("free")
    until(first, lambda: first.known(0).table["seats"][1]["kind"] == "open")
    until(second, lambda: second.refused is not None)

    third = Link.visit(link, "Bob")
    for sitting in (first, third):
        sitting.act(sitting.seats[0], Ready())
    until(first, lambda: bool(first.known(0).moves))
    first.move(0, first.known(0).moves[0])
    assert "Not possible." in wait("warn")  # only our own clock says so
    place.age(first, third)
    wait("warn")
    until(third, lambda: warned(third.known(1), [1]) == 1)
    heard = list[str]()
    answers = iter(["here", "keep"])

    def reads(prompt: str) -> str:
        heard.append(prompt)
        return next(answers)

    guest = Console(third, Speech("en"), reads, heard.append)
    guest._eyes = 1
    with pytest.raises(StopIteration):
        guest._decide(1)
    assert any("Type here to say that you are here" in line for line in heard)
    until(first, lambda: warned(first.known(0), [1]) is None)

    place.age(first, third)
    wait("warn")
    until(first, lambda: warned(first.known(0), [1]) == 1)
    place.age(first, third)
    wait("bot")
    until(first, lambda: first.known(0).table["seats"][1]["stand_in"] is not None)
    for sitting in (first, second, third):
        sitting.close()


def again(link: Link) -> Link:
    """The same seat, after the screen was left."""
    return Link(link.address, link.held, link.address.ask(token=link.token))


def test_by_keys_a_seat_is_freed_a_player_warned_and_a_warning_answered(place: Place) -> None:
    made, link = host(place.server, "pyramids", players=2, idle=IDLE)
    guest = Link.visit(link, "Bob")
    until(made, lambda: made.known(0).table["seats"][1]["kind"] == "person")

    async def free() -> None:
        async with driving(made) as driver:
            assert "free a seat" in driver.text()
            await driver.pilot.press("k")
            await driver.pilot.pause()
            await driver.pilot.press("enter")
            await driver.pilot.pause(0.1)
            await asyncio.to_thread(until, made, lambda: made.known(0).table["seats"][1]["kind"] == "open")

    run(free())
    guest.close()
    first, second = again(made), Link.visit(link, "Bob")
    for sitting in (first, second):
        sitting.act(sitting.seats[0], Ready())
    until(first, lambda: bool(first.known(0).moves))
    first.move(0, first.known(0).moves[0])
    until(first, lambda: not first.known(0).moves)
    place.age(first, second)

    async def warn() -> None:
        async with driving(first) as driver:
            clock = Hours()
            driver.screen.patience = Patience(clock)
            driver.screen._count()
            clock.now += LATER
            driver.screen._count()
            assert "Bob has done nothing for a while." in driver.text()
            await driver.press("w")
            await asyncio.to_thread(until, first, lambda: warned(first.known(0), [1]) == 1)

    async def here() -> None:
        async with driving(second) as driver:
            await driver.settle()
            assert "The others are waiting for you" in driver.text()
            await driver.press("i")
            await asyncio.to_thread(until, second, lambda: warned(second.known(1), [1]) is None)

    run(warn())
    until(second, lambda: warned(second.known(1), [1]) == 1)
    run(here())
