"""The HTTP side: tokens, origins, headers, limits, and coded refusals."""

from __future__ import annotations

import asyncio
import json

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.process import Client, Server, run

ACTS = "/api/tables/{}/acts"


def test_a_token_is_long_given_once_and_in_a_cookie_that_pages_cannot_read(server: Server) -> None:
    answer = server.ask("POST", "/api/tables", json={"game": "pyramids", "name": "Ann"})
    made = answer.json()
    assert len(made["token"]) >= 43  # 256 bits
    cookie = answer.headers["set-cookie"]
    assert made["token"] in cookie
    assert "HttpOnly" in cookie
    assert "SameSite=strict" in cookie
    assert f"Path=/api/tables/{made['table']}" in cookie
    assert "Secure" not in cookie  # plain HTTP, on loopback
    table = f"/api/tables/{made['table']}"
    assert server.ask("GET", table, headers={"Cookie": f"vermeil-seat-0={made['token']}"}).json()["seat"] == 0
    assert server.ask("GET", table, made["token"]).json()["seat"] == 0
    assert server.ask("GET", table).json()["seat"] is None
    assert server.ask("GET", f"{table}?token={made['token']}").json()["seat"] is None
    assert made["token"] not in server.ask("GET", table, made["token"]).text


def test_foreign_tokens_tables_and_pages_are_refused(server: Server) -> None:
    made, other = server.table("pyramids"), server.table("pyramids")
    ready = {"do": "ready"}
    path = ACTS.format(made["table"])
    for token in ("", other["token"], "x" * 43, made["token"][:-1]):
        answer = server.ask("POST", path, token, json=ready)
        assert (answer.status_code, answer.json()["code"]) == (401, "table/token")
    answer = server.ask("POST", ACTS.format("A" * 16), made["token"], json=ready)
    assert (answer.status_code, answer.json()["code"]) == (404, "table/unknown")
    evil = {"Origin": "https://evil.example"}
    answer = server.ask("POST", path, made["token"], json=ready, headers=evil)
    assert (answer.status_code, answer.json()["code"]) == (403, "wire/origin")
    own = {"Origin": server.url}
    assert server.ask("POST", path, made["token"], json=ready, headers=own).status_code == 200

    async def from_a_page(origin: str) -> None:
        url = f"ws://127.0.0.1:{server.port}/api/tables/{made['table']}/socket"
        async with connect(url, origin=origin) as socket:  # type: ignore[arg-type]  # an Origin is a str
            await socket.recv()

    run(from_a_page(server.url))
    with pytest.raises(InvalidStatus, match="403"):
        run(from_a_page("https://evil.example"))


def test_what_is_refused_has_a_code_and_a_sentence_and_no_trace(server: Server) -> None:
    made = server.table("silver-coin")
    path, token = ACTS.format(made["table"]), made["token"]
    cases: list[tuple[str, str, object, int, str]] = [
        ("POST", path, {"do": "fly"}, 400, "wire/invalid"),
        ("POST", path, {"do": "start", "seed": "1"}, 400, "wire/invalid"),
        ("POST", path, {"do": "join", "seat": 1, "name": "x", "key": "k"}, 400, "wire/invalid"),
        ("POST", path, {"do": "move", "n": "one", "move": "draw"}, 400, "wire/invalid"),
        ("POST", path, {"do": "move", "n": 1, "move": "draw", "seat": 1}, 400, "wire/invalid"),
        ("POST", path, {"do": "move", "n": -1, "move": "draw"}, 400, "wire/invalid"),
        ("POST", path, {"do": "move", "n": 2, "move": "d" * 300}, 400, "wire/invalid"),
        ("POST", path, {"do": "move", "n": 2, "move": "draw"}, 409, "table/phase"),
        ("POST", path, {"do": "options", "variants": {"coin": "gold"}}, 422, "table/option"),
        ("POST", path, {"do": "options", "clock": {"seconds": 1}}, 400, "wire/invalid"),
        ("POST", path, {"do": "ready", "ready": 0}, 400, "wire/invalid"),
        ("POST", path, {"do": "open", "seat": "1"}, 400, "wire/invalid"),
        ("POST", path, {"do": "open", "seat": 0.0}, 409, "table/full"),
        ("POST", path, [], 400, "wire/invalid"),
        ("POST", "/api/tables", {"game": "chess", "name": "A"}, 422, "table/option"),
        ("POST", "/api/tables", {"game": "pyramids", "name": ""}, 422, "table/name"),
        ("POST", "/api/tables", {"game": "pyramids", "name": "A", "players": 9}, 400, "wire/invalid"),
        ("POST", "/api/tables", {"game": "pyramids", "name": "A", "bots": ["random"] * 2}, 409, "table/full"),
        ("POST", "/api/tables", {"game": "pyramids", "name": "A", "deck": "/etc/passwd"}, 422, "table/option"),
        ("DELETE", path, None, 405, "wire/invalid"),
        ("GET", "/api/nothing", None, 404, "wire/invalid"),
        ("GET", f"/api/tables/{made['table']}/record", None, 409, "table/phase"),
        ("GET", f"/api/tables/{made['table']}/record?game=x", None, 400, "wire/invalid"),
    ]
    for method, where, body, status, code in cases:
        answer = server.ask(method, where, token, json=body)
        assert (answer.status_code, answer.json()["code"]) == (status, code), (body, answer.text)
        assert answer.json()["message"]
        assert "Traceback" not in answer.text
        assert 'File "' not in answer.text


def test_bodies_and_frames_are_limited(server: Server) -> None:
    made = server.table("pyramids")
    big = {"game": "pyramids", "name": "A" * 20_000}
    answer = server.ask("POST", "/api/tables", json=big)
    assert answer.status_code in {400, 413}
    assert answer.json()["code"] == "wire/invalid"

    async def huge() -> int:
        client = await Client(server, made["table"], made["token"], 0).connect()
        assert client.socket is not None
        await client.socket.send("x" * 9000)
        with pytest.raises(ConnectionClosed):
            await client.until(lambda _: False)
        return client.socket.close_code or 0

    assert run(huge()) == 1009


def test_every_answer_has_the_headers_that_keep_a_page_safe(server: Server) -> None:
    for path in ("/health", "/api/tables", "/nothing"):
        headers = server.ask("GET", path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


def test_public_tables_are_listed_until_they_end_and_others_never(server: Server) -> None:
    shown, hidden = server.table("pyramids", public=True), server.table("pyramids")
    listed = {table["id"]: table for table in server.ask("GET", "/api/tables").json()}
    assert hidden["table"] not in listed
    assert listed[shown["table"]]["names"] == ["P0", ""]
    assert listed[shown["table"]]["open"] == 1
    assert shown["token"] not in json.dumps(listed)
    server.ask("POST", ACTS.format(shown["table"]), shown["token"], json={"do": "leave"})
    assert shown["table"] not in [table["id"] for table in server.ask("GET", "/api/tables").json()]


def test_a_whole_game_over_http_alone(server: Server) -> None:
    made = server.table("silver-and-gold", players=1)
    path, token = ACTS.format(made["table"]), made["token"]
    assert server.ask("POST", path, token, json={"do": "ready"}).status_code == 200
    table = f"/api/tables/{made['table']}"
    for _ in range(6):
        shown = server.ask("GET", table, token).json()
        act = {"do": "move", "n": shown["n"], "move": shown["view"]["moves"][0]}
        assert server.ask("POST", path, token, json=act).status_code == 200
        again = server.ask("POST", path, token, json=act)
        assert (again.status_code, again.json()["code"]) == (409, "table/stale")
    record = server.ask("GET", f"{table}/record", token).text
    assert record.startswith("vermeil 1\ngame silver-and-gold\n")
    assert "; seed" not in record


def test_the_catalogue_the_schema_health_and_metrics(server: Server) -> None:
    games = {game["game"]: game for game in server.ask("GET", "/api/games").json()}
    assert set(games) == {"silver-and-gold", "pyramids", "silver-coin"}
    assert all("random" in game["bots"] for game in games.values())
    schema = server.ask("GET", "/api/schema/openapi.json").json()
    assert "/api/tables/{table}/acts" in schema["paths"]
    assert server.ask("GET", "/health").json()["protocol"] == 1
    text = server.ask("GET", "/metrics").text
    for name in ("vermeil_tables", "vermeil_sockets", "vermeil_moves_total", "vermeil_commit_seconds_count"):
        assert f"\n{name} " in text


def test_an_old_page_is_told_to_reload(server: Server) -> None:
    made = server.table("pyramids")

    async def old() -> dict[str, str]:
        url = f"ws://127.0.0.1:{server.port}/api/tables/{made['table']}/socket?protocol=99"
        async with connect(url) as socket:
            told: dict[str, str] = json.loads(await asyncio.wait_for(socket.recv(), 10))
            return told

    assert run(old())["code"] == "wire/protocol"
