"""People with several devices: a seat is taken along, packets wait for another device, seats are forgotten."""

from __future__ import annotations

import hashlib
import os
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from vermeil.server.app import make_app
from vermeil.server.drops import LIFETIME, MAX_DROP, MAX_DROPS, MAX_OF_ONE, Drops
from vermeil.server.settings import Settings
from vermeil.table import TableError

BYTES = {"content-type": "application/octet-stream"}
Client = TestClient[Litestar]


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    settings = Settings(database=f"sqlite:///{tmp_path / 'tables.db'}", visits=0)
    with TestClient(make_app(settings)) as client:
        yield client


def seat(client: Client) -> tuple[str, str]:
    """A table and the token of its first seat; the browser's cookies are forgotten."""
    made = client.post("/api/tables", json={"game": "pyramids", "name": "Ann"}).json()
    client.cookies.clear()
    return made["table"], made["token"]


def test_a_page_learns_its_token_and_another_device_gets_a_cookie_for_it(client: Client) -> None:
    table, token = seat(client)
    path = f"/api/tables/{table}/seat"
    page = client.post(path, headers={"cookie": f"vermeil-seat-0={token}"})
    assert page.json() == {"table": table, "seat": 0, "token": token}
    assert page.headers["cache-control"] == "no-store"
    client.cookies.clear()
    other = client.post(path, headers={"authorization": f"Bearer {token}"})
    assert other.json() == page.json()
    assert f"vermeil-seat-0={token}" in other.headers["set-cookie"]
    assert "HttpOnly" in other.headers["set-cookie"]
    assert client.get(f"/api/tables/{table}").json()["held"] == [0]


def test_nobody_learns_a_token_without_it(client: Client) -> None:
    table, _ = seat(client)
    for headers in ({}, {"authorization": "Bearer nonsense"}, {"cookie": "vermeil-seat-0=nonsense"}):
        refused = client.post(f"/api/tables/{table}/seat", headers=headers)
        assert (refused.status_code, refused.json()["code"]) == (401, "table/token")


def test_a_page_of_another_origin_learns_nothing(client: Client) -> None:
    table, token = seat(client)
    headers = {"cookie": f"vermeil-seat-0={token}", "origin": "https://elsewhere.example"}
    assert client.post(f"/api/tables/{table}/seat", headers=headers).json()["code"] == "wire/origin"


def test_forgotten_seats_are_no_longer_this_browsers_and_still_taken(client: Client) -> None:
    table, token = seat(client)
    client.post(f"/api/tables/{table}/seat", headers={"authorization": f"Bearer {token}"})
    assert client.post(f"/api/tables/{table}/forget").json() == [0]
    assert client.get(f"/api/tables/{table}").json()["held"] == []
    seats = client.get(f"/api/tables/{table}").json()["table"]["seats"]
    assert [one["kind"] for one in seats] == ["person", "open"]


def test_what_cannot_be_a_tables_name_gets_into_no_header(client: Client) -> None:
    for name in ("x%0d%0aset-cookie:%20planted=1", "x;%20domain=elsewhere.example", "x%00"):
        answer = client.post(f"/api/tables/{name}/forget")
        assert (answer.status_code, answer.json()["code"]) == (404, "table/unknown")
        assert "set-cookie" not in answer.headers


def test_a_packet_is_handed_out_once(client: Client) -> None:
    left = client.post("/api/drops", content=b"\x00secret", headers=BYTES)
    assert left.status_code == 201
    assert left.json()["seconds"] == LIFETIME
    path = f"/api/drops/{left.json()['id']}/take"
    assert client.get(path).status_code == 405  # a link that is only looked at takes nothing
    taken = client.post(path)
    assert (taken.content, taken.headers["cache-control"]) == (b"\x00secret", "no-store")
    again = client.post(path)
    assert (again.status_code, again.json()["code"]) == (404, "drop/unknown")


def test_packets_are_bounded(client: Client) -> None:
    assert client.post("/api/drops", content=b"", headers=BYTES).json()["code"] == "wire/invalid"
    assert client.post("/api/drops", content=bytes(MAX_DROP + 1), headers=BYTES).status_code == 413
    assert client.post("/api/drops", content=bytes(MAX_DROP), headers=BYTES).status_code == 201


def test_one_address_cannot_take_all_the_room_and_a_full_house_says_so(tmp_path: Path) -> None:
    drops = Drops(str(tmp_path))
    mine = [drops.leave("me", b"%d" % number) for number in range(MAX_OF_ONE + 1)]
    with pytest.raises(TableError) as refused:
        drops.take(mine[0])  # the oldest has made room
    assert refused.value.code == "drop/unknown"
    assert drops.take(mine[-1]) == b"%d" % MAX_OF_ONE
    for number in range(MAX_DROPS - MAX_OF_ONE + 1):
        drops.leave(f"other {number}", b"x")
    with pytest.raises(TableError) as refused:
        drops.leave("yet another", b"x")
    assert refused.value.code == "drop/full"


def test_names_of_packets_tell_no_address_and_processes_with_one_key_count_together(tmp_path: Path) -> None:
    plain = hashlib.sha256(b"203.0.113.7").hexdigest()[:16]
    strange, one, other = Drops(str(tmp_path)), Drops(str(tmp_path), "key"), Drops(str(tmp_path), "key")
    for drops in (strange, one, other):
        drops.leave("203.0.113.7", b"x")
    marks = [file.name.partition(".")[0] for file in tmp_path.iterdir()]
    assert sorted(marks.count(mark) for mark in set(marks)) == [1, 2]
    assert plain not in marks
    for _ in range(MAX_OF_ONE):
        other.leave("203.0.113.7", b"y")
    assert len(list(tmp_path.iterdir())) == 1 + MAX_OF_ONE


def test_processes_of_a_server_know_each_others_packets_and_old_ones_go(tmp_path: Path) -> None:
    one, other = Drops(str(tmp_path)), Drops(str(tmp_path))
    name, late = one.leave("me", b"x"), one.leave("me", b"y")
    assert other.take(name) == b"x"
    (file,) = tmp_path.iterdir()
    old = time.time() - LIFETIME - 1
    os.utime(file, (old, old))
    with pytest.raises(TableError):
        one.take(late)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", ["", "..", "../../etc/passwd", "x" * 22, "*" * 22])
def test_a_name_reaches_nothing_but_packets(tmp_path: Path, name: str) -> None:
    drops = Drops(str(tmp_path))
    drops.leave("me", b"x")
    with pytest.raises(TableError):
        drops.take(name)
