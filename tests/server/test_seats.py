"""Several seats of one table in one browser: a cookie for each, and `?seat=` to say which one speaks."""

from __future__ import annotations

import json
from typing import Any

import pytest
from websockets.asyncio.client import connect

from tests.server.process import Server, run


def cookies(*seats: dict[str, Any]) -> dict[str, str]:
    return {"Cookie": "; ".join(f"vermeil-seat-{made['seat']}={made['token']}" for made in seats)}


def two(server: Server) -> tuple[str, dict[str, Any], dict[str, Any]]:
    ann = server.table("pyramids")
    return f"/api/tables/{ann['table']}", ann, server.join(ann["table"], "Bob")


def test_a_browser_holds_several_seats_and_chooses_which_one_speaks(server: Server) -> None:
    path, ann, bob = two(server)
    both = cookies(ann, bob)

    def looked(query: str, headers: dict[str, str], token: str = "") -> tuple[Any, Any]:
        shown = server.ask("GET", path + query, token, headers=headers).json()
        return shown.get("seat", shown.get("code")), shown.get("held")

    assert looked("", both) == (0, [0, 1])
    assert looked("?seat=1", both) == (1, [0, 1])
    assert looked("?seat=watch", both) == (None, [0, 1])
    assert looked("", cookies(bob)) == (1, [1])
    assert looked("?seat=1", cookies(ann), bob["token"]) == (1, [0, 1])
    assert looked("", cookies(ann), bob["token"]) == (1, [0, 1])  # the header says who speaks
    assert looked("", {}) == (None, [])


def test_a_seat_without_its_token_is_refused_and_a_stale_cookie_only_watches(server: Server) -> None:
    path, ann, bob = two(server)
    swapped = {"Cookie": f"vermeil-seat-1={ann['token']}"}  # the right token under another seat's name
    for query, headers in (("?seat=1", cookies(ann)), ("?seat=0", {}), ("?seat=0", swapped), ("?seat=1", swapped)):
        answer = server.ask("GET", path + query, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (401, "table/token")
        answer = server.ask("POST", f"{path}/acts{query}", headers=headers, json={"do": "ready"})
        assert (answer.status_code, answer.json()["code"]) == (401, "table/token")
    stale = {"Cookie": "vermeil-seat-0=nothing; vermeil-seat-1=" + bob["token"]}
    assert server.ask("GET", path, headers=stale).json()["seat"] == 1
    shown = server.ask("GET", path, headers={"Cookie": "vermeil-seat-0=nothing"}).json()
    assert (shown["seat"], shown["held"]) == (None, [])
    answer = server.ask("GET", path, "nothing")
    assert (answer.status_code, answer.json()["code"]) == (401, "table/token")


@pytest.mark.parametrize("seat", ["4", "-1", "", "all", "0x", "%00", "%D9%A0"])
def test_what_is_no_seat_is_refused(server: Server, seat: str) -> None:
    path, ann, _ = two(server)
    answer = server.ask("GET", f"{path}?seat={seat}", ann["token"])
    assert (answer.status_code, answer.json()["code"]) == (400, "wire/invalid")


def test_each_seat_acts_for_itself_over_http_and_socket(server: Server) -> None:
    path, ann, bob = two(server)
    both = cookies(ann, bob)
    assert server.ask("POST", f"{path}/acts?seat=1", headers=both, json={"do": "ready"}).status_code == 200
    seats = server.ask("GET", path).json()["table"]["seats"]
    assert [seat["ready"] for seat in seats] == [False, True]

    async def welcomes() -> list[Any]:
        found = []
        for query in ("", "?seat=1", "?seat=watch", "?seat=2", "?seat=x"):
            url = f"ws://127.0.0.1:{server.port}{path}/socket{query}"
            async with connect(url, additional_headers=both, compression=None) as socket:
                told = json.loads(await socket.recv())
                found.append(told.get("seat", told.get("code")))
        return found

    assert run(welcomes()) == [0, 1, None, "table/token", "wire/invalid"]
