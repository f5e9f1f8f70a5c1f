"""The deals of the day: promised, opened, played once that counts, and shown when the day is over."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.ageing import age
from tests.server.cluster import cluster
from tests.server.process import NO_TLS, Server
from vermeil.server.daily.books import TRIES, Books
from vermeil.server.store.base import store_for
from vermeil.table.daily import Book, Entered, Row
from vermeil.table.seeds import commitment, verify

QUICK = 0.01  # seconds for a thought


class Days:
    """A server whose midnight a test turns."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        self.people: list[Person] = []
        self.file = folder / "clock"
        self.database = folder / "daily.db"
        self.turn_to(12)
        database = settings.pop("database", f"sqlite:///{self.database}")
        self.server = Server(database, clock=str(self.file), bot_seconds=QUICK, **settings).start()

    def turn_to(self, hour: float, days: int = 0) -> None:
        """So many hours after midnight of the day on which the test began, or of a later day."""
        now = datetime.now(UTC)
        begun = getattr(self, "begun", now.replace(hour=0, minute=0, second=0, microsecond=0))
        self.begun = begun
        wanted = begun + timedelta(days=days, hours=hour)
        self.file.write_text(str((wanted - now).total_seconds()), encoding="ascii")

    def day(self, days: int = 0) -> str:
        return (self.begun + timedelta(days=days)).date().isoformat()

    def person(self) -> Person:
        self.people.append(Person(self))
        return self.people[-1]

    def close(self) -> None:
        for person in self.people:
            person.client.close()


class Person:
    """A browser: it keeps its cookies."""

    def __init__(self, days: Days) -> None:
        self.days = days
        self.client = httpx.Client(base_url=days.server.url, verify=NO_TLS, timeout=30)

    def daily(self, day: str = "") -> dict[str, Any]:
        answer = self.client.get(f"/api/daily/{day}" if day else "/api/daily")
        assert answer.status_code == 200, answer.text
        shown: dict[str, Any] = answer.json()
        return shown

    def contest(self, name: str, day: str = "") -> dict[str, Any]:
        return next(one for one in self.daily(day)["contests"] if f"{one['game']}/{one['way']}" == name)

    def post(self, name: str, day: str = "") -> httpx.Response:
        return self.client.post(f"/api/daily/{day or self.days.day()}/{name}", json={"name": "Ann"})

    def enter(self, name: str, day: str = "") -> dict[str, Any]:
        answer = self.post(name, day)
        assert answer.status_code == 201, answer.text
        entered: dict[str, Any] = answer.json()
        self.act(entered["table"], do="ready")
        return entered

    def act(self, table: str, **what: Any) -> httpx.Response:
        return self.client.post(f"/api/tables/{table}/acts", json=what)

    def look(self, table: str) -> dict[str, Any]:
        seen: dict[str, Any] = self.client.get(f"/api/tables/{table}").json()
        return seen

    def finish(self, table: str, moves: int = 1000) -> None:
        """Always the first move, so that two who play the same deal get the same score."""
        while moves and (seen := self.look(table))["table"]["phase"] == "playing":
            if seen["view"]["moves"]:
                moves -= 1
                assert self.act(table, do="move", n=seen["n"], move=seen["view"]["moves"][0]).status_code == 200

    def play(self, name: str, day: str = "") -> dict[str, Any]:
        entered = self.enter(name, day)
        self.finish(entered["table"])
        return entered


@pytest.fixture
def days(tmp_path: Path) -> Iterator[Days]:
    made = Days(tmp_path)
    with made.server:
        yield made
    made.close()


def until(condition: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 60
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def rows_of(days: Days, day: str) -> list[dict[str, Any]]:
    """What the book of a day says, as only the operator can read it."""
    with closing(sqlite3.connect(days.database)) as database:
        found = database.execute("SELECT data FROM entries WHERE table_id = ? ORDER BY seq", (f"daily/{day}",))
        return [json.loads(data) for (data,) in found]


def refusal(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


# --- promised, opened, shown ----------------------------------------------------------------------------------


def test_a_deal_is_promised_the_day_before_opened_with_its_day_and_shown_after_it(days: Days) -> None:
    ann = days.person()
    before = ann.daily()
    assert [one["seed"] for one in before["contests"]] == [None] * 5
    promised = {(one["game"], one["way"]): one["commit"] for one in before["tomorrow"]["promises"]}
    days.turn_to(1, days=1)
    assert ann.daily()["drawn"] < before["closes"]  # so nobody could choose it by what was played that day
    opened = {(one["game"], one["way"]): one["commit"] for one in ann.daily()["contests"]}
    assert opened == promised
    table = ann.play("pyramids/solo", days.day(1))["table"]
    shown = ann.look(table)["table"]
    assert (shown["commit"], shown["seed"]) == (promised["pyramids", "solo"], None)
    assert "; seed " not in ann.client.get(f"/api/tables/{table}/record").text
    days.turn_to(0.5, days=2)  # others may still finish
    assert ann.contest("pyramids/solo", days.day(1))["seed"] is None
    days.turn_to(1.01, days=2)
    seed = ann.contest("pyramids/solo", days.day(1))["seed"]
    assert commitment(seed) == promised["pyramids", "solo"]
    record = ann.client.get(f"/api/tables/{table}/record").text
    assert f"; seed {seed}" in record
    assert verify(record).scores == (ann.contest("pyramids/solo", days.day(1))["result"]["points"],)


def test_nothing_of_a_deal_is_told_before_its_day_nor_its_seed_before_the_end(days: Days) -> None:
    ann = days.person()
    table = ann.play("silver-and-gold/bot")["table"]
    practice = ann.play("silver-and-gold/bot")["table"]
    tomorrow = days.day(1)
    assert refusal(ann.client.get(f"/api/daily/{tomorrow}")) == (404, "daily/unknown")
    assert refusal(ann.post("pyramids/solo", tomorrow)) == (404, "daily/unknown")
    asked = ["/api/daily", f"/api/daily/{days.day()}", f"/api/daily/{tomorrow}", "/api/tables"]
    for made in (table, practice):
        asked += [f"/api/tables/{made}{more}" for more in ("", "?seat=watch", "/record", "/replay?seat=all")]
    told = "".join(ann.client.get(path).text for path in asked)
    assert "silver-and-gold" in told
    for day in (days.day(), tomorrow):
        drawn = rows_of(days, day)[0]
        for secret in (*drawn["seeds"].values(), drawn["salt"]):
            assert len(secret) >= 32
            assert secret not in told


@pytest.mark.parametrize("path", ["2026-99-99", "1999-01-01"])
def test_a_day_that_never_was_is_refused(days: Days, path: str) -> None:
    ann = days.person()
    assert refusal(ann.client.get(f"/api/daily/{path}")) == (404, "daily/unknown")
    assert refusal(ann.post("pyramids/solo", path)) == (404, "daily/unknown")
    assert refusal(ann.post("silver-coin/solo")) == (404, "daily/unknown")


# --- the first try counts -------------------------------------------------------------------------------------


def test_all_get_the_same_deal_and_the_bot_answers_the_same_moves_alike(days: Days) -> None:
    ann, bob = days.person(), days.person()
    played = []
    for person in (ann, bob):
        table = person.play("silver-coin/bot")["table"]
        record = person.client.get(f"/api/tables/{table}/record").text
        played.append([line for line in record.splitlines() if not line.startswith(";")])
    assert played[0] == played[1]
    until(lambda: ann.contest("silver-coin/bot")["finished"] == 2)  # the book is written after the last move is told
    for person in (ann, bob):
        mine = person.contest("silver-coin/bot")
        points = mine["result"]
        assert points["value"] == points["rival"] - points["points"]  # the fewest points win (SC-33)
        assert (mine["finished"], mine["standing"]["place"], mine["standing"]["better_than"]) == (2, 1, 50)
        assert mine["standing"]["spread"] == [[points["value"], 2]]


def test_only_the_first_try_of_a_browser_counts(days: Days) -> None:
    ann = days.person()
    first = ann.enter("pyramids/solo")
    assert ann.enter("pyramids/solo") == first  # not over yet: the same seat again
    assert first["counts"]
    ann.finish(first["table"])
    reached = ann.contest("pyramids/solo")["result"]
    second = ann.enter("pyramids/solo")
    assert (second["counts"], second["table"] == first["table"]) == (False, False)
    shown = ann.look(second["table"])["table"]
    assert (shown["counts"], shown["daily"], shown["commit"]) == (
        False,
        days.day(),
        ann.look(first["table"])["table"]["commit"],
    )
    ann.finish(second["table"])
    again = ann.contest("pyramids/solo")
    assert (again["state"], again["table"], again["result"], again["finished"]) == ("done", first["table"], reached, 1)


def test_a_browser_can_be_forgotten_and_is_a_new_one_then(days: Days) -> None:
    ann = days.person()
    ann.play("pyramids/solo")
    assert ann.client.post("/api/daily/forget").status_code == 200
    assert "vermeil-device" not in ann.client.cookies
    until(lambda: ann.contest("pyramids/solo")["finished"] == 1)  # written in its own time
    assert ann.contest("pyramids/solo")["state"] == "new"


def test_a_first_try_is_played_without_help(days: Days) -> None:
    ann = days.person()
    made = ann.post("pyramids/bot").json()
    table = made["table"]
    for act in (
        {"do": "bot", "seat": 1, "level": "random"},
        {"do": "open", "seat": 1},
        {"do": "options", "hints": True},
    ):
        assert refusal(ann.act(table, **act)) == (422, "table/option"), act
    ann.act(table, do="ready")
    until(lambda: bool(ann.look(table)["view"]["moves"]))
    hint = ann.client.post(f"/api/tables/{table}/hint", json={"level": "easy"})
    assert refusal(hint) == (403, "table/hints")
    assert refusal(ann.act(table, do="replace", seat=0, level="expert")) == (422, "table/option")


def test_who_leaves_has_had_a_try(days: Days) -> None:
    ann = days.person()
    first = ann.enter("pyramids/solo")
    ann.finish(first["table"], moves=3)
    assert ann.act(first["table"], do="leave").status_code == 200
    mine = ann.contest("pyramids/solo")
    assert (mine["state"], mine["result"], mine["finished"]) == ("left", None, 0)
    assert mine["standing"]["place"] is None
    assert not ann.enter("pyramids/solo")["counts"]
    assert ann.daily()["streak"] == 0
    early = ann.post("pyramids/bot").json()
    assert ann.act(early["table"], do="leave").status_code == 200  # before a card was dealt
    assert ann.contest("pyramids/bot")["state"] == "left"
    assert not ann.enter("pyramids/bot")["counts"]


def test_what_others_and_bots_made_of_it_is_for_those_who_have_played(days: Days) -> None:
    ann, bob = days.person(), days.person()
    ann.play("pyramids/solo")
    until(lambda: len(ann.contest("pyramids/solo")["standing"]["bots"]) == 4)
    assert [bot["level"] for bot in ann.contest("pyramids/solo")["standing"]["bots"]] == [
        "easy",
        "medium",
        "strong",
        "expert",
    ]
    bob.enter("pyramids/solo")
    assert (bob.contest("pyramids/solo")["state"], bob.contest("pyramids/solo")["standing"]) == ("playing", None)
    assert days.person().contest("pyramids/solo")["standing"] is None
    assert ann.contest("silver-and-gold/solo")["standing"] is None  # nor does one deal open another


# --- midnight, and a server that dies ---------------------------------------------------------------------------


def test_a_game_goes_on_over_a_crash_and_over_midnight(days: Days) -> None:
    ann, bob, cem = days.person(), days.person(), days.person()
    days.turn_to(23.9)
    first = {person: person.enter("pyramids/solo") for person in (ann, bob)}
    for person, entered in first.items():
        person.finish(entered["table"], moves=5)
    days.server.kill()
    days.turn_to(0.2, days=1)
    days.server.start()
    assert ann.post("pyramids/solo").json() == first[ann]  # the same seat, from the same browser
    ann.finish(first[ann]["table"])
    mine = ann.contest("pyramids/solo", days.day())
    assert (mine["state"], mine["finished"]) == ("done", 1)
    assert refusal(cem.post("pyramids/solo")) == (409, "daily/closed")  # too late to begin, too early to practise
    days.turn_to(2, days=1)
    bob.finish(first[bob]["table"])
    late = bob.contest("pyramids/solo", days.day())
    assert (late["state"], late["finished"], late["standing"]["place"]) == ("late", 1, None)
    assert not cem.enter("pyramids/solo", days.day())["counts"]
    assert [(day["day"], day["kept"]) for day in ann.daily()["days"]] == [(days.day(), True)]
    assert [day["kept"] for day in bob.daily()["days"]] == [False]
    assert (ann.daily()["streak"], bob.daily()["streak"]) == (1, 0)
    ann.play("pyramids/solo", days.day(1))
    assert (ann.daily()["streak"], ann.daily()["longest"]) == (2, 2)
    days.turn_to(2, days=3)
    assert (ann.daily()["streak"], ann.daily()["longest"]) == (0, 2)


def test_a_result_that_a_crash_kept_from_the_book_is_found_at_its_table(days: Days) -> None:
    ann = days.person()
    ann.play("pyramids/solo")
    before = ann.contest("pyramids/solo")["result"]
    days.server.kill()
    with closing(sqlite3.connect(days.database)) as database, database:
        database.execute("DELETE FROM entries WHERE table_id = ? AND seq > 2", (f"daily/{days.day()}",))
        drawn = database.execute("SELECT data FROM entries WHERE table_id = ?", (f"daily/{days.day()}",)).fetchone()[0]
        older = json.loads(drawn)
        del older["seeds"]["silver-coin/bot"]  # as if an older server, without this game, had drawn the day
        database.execute(
            "UPDATE entries SET data = ? WHERE table_id = ? AND seq = 1",
            (json.dumps(older).encode(), f"daily/{days.day()}"),
        )
    assert [row["row"] for row in rows_of(days, days.day())] == ["drawn", "entered"]
    days.turn_to(5, days=1)  # long after the day; but the game had ended in time
    age(days.database, 17 * 3600)
    days.server.start()
    found = ann.contest("pyramids/solo", days.day())
    assert (found["state"], found["result"], found["finished"]) == ("done", before, 1)
    assert "silver-coin" not in {one["game"] for one in ann.daily(days.day())["contests"]}
    assert refusal(ann.post("silver-coin/bot")) == (404, "daily/unknown")


def test_a_seat_whose_server_died_before_the_table_was_made_is_not_lost(days: Days) -> None:
    ann = days.person()
    first = ann.post("pyramids/bot").json()
    days.server.kill()
    with closing(sqlite3.connect(days.database)) as database, database:
        database.execute("DELETE FROM entries WHERE table_id = ? AND seq > 2", (first["table"],))  # no bot sits there
    days.server.start()
    assert ann.enter("pyramids/bot") == first
    assert ann.look(first["table"])["table"]["phase"] == "playing"


# --- cheap cheats -----------------------------------------------------------------------------------------------


def test_from_one_address_only_so_many_first_tries_count(tmp_path: Path) -> None:
    days = Days(tmp_path, day_entries=2)
    with days.server:
        counted = [days.person().enter("pyramids/solo")["counts"] for _ in range(2)]
        late = days.person()
        told = {name: late.contest(name)["state"] for name in ("pyramids/solo", "pyramids/bot")}  # before, not after
        counted.append(late.enter("pyramids/solo")["counts"])
        other = days.person().enter("pyramids/bot")["counts"]
    days.close()
    assert (counted, other) == ([True, True, False], True)
    assert told == {"pyramids/solo": "full", "pyramids/bot": "new"}


def test_looking_at_the_table_of_the_day_has_its_limit(tmp_path: Path) -> None:
    days = Days(tmp_path, visits=2.0)
    with days.server:
        answers = [days.person().client.get("/api/daily") for _ in range(6)]
    days.close()
    assert answers[0].status_code == 200
    assert refusal(answers[-1]) == (429, "wire/rate")
    assert int(answers[-1].headers["retry-after"]) >= 1


def always(row: Row) -> Callable[[Book], Row]:
    return lambda _: row


def test_all_who_come_at_once_when_a_day_begins_are_entered(tmp_path: Path) -> None:
    async def enter() -> list[str]:
        store = store_for(f"sqlite:///{tmp_path / 'day.db'}")
        await store.open()
        books = Books(store)
        entries = [Entered(1, "pyramids/solo", f"device {at}", "home", f"table {at}") for at in range(2 * TRIES)]
        await asyncio.gather(*(books.write("2026-11-18", always(row)) for row in entries))
        book = await Books(store).day("2026-11-18")
        await store.close()
        return sorted(book.tries)

    assert asyncio.run(enter()) == sorted(f"table {at}" for at in range(2 * TRIES))


def test_two_servers_draw_one_day_and_a_browser_enters_once(tmp_path: Path) -> None:
    with cluster() as made:
        days = Days(tmp_path, database=made.url)
        twin = Server(made.url, clock=str(days.file), bot_seconds=QUICK)
        with days.server, twin:
            ann, other = days.person(), httpx.Client(base_url=twin.url, verify=NO_TLS, timeout=30)
            first = ann.enter("pyramids/bot")
            with other:
                other.cookies = httpx.Cookies({"vermeil-device": ann.client.cookies["vermeil-device"]})
                assert other.get("/api/daily").json()["contests"][3]["commit"] == ann.contest("pyramids/bot")["commit"]
                path = f"/api/daily/{days.day()}/pyramids/bot"
                assert other.post(path, json={"name": "Ann"}).json() == first
                ann.finish(first["table"])
                until(lambda: other.get("/api/daily").json()["contests"][3]["state"] == "done")
                assert not other.post(path, json={"name": "Ann"}).json()["counts"]
        days.close()
