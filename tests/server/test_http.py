"""The HTTP side: tokens, origins, headers, limits, and coded refusals."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Subprotocol

from tests.server.process import ROOT, Client, Server, run
from vermeil.core.record import MAX_LINES as LONGEST
from vermeil.core.record import MAX_RECORD
from vermeil.server.settings import Settings
from vermeil.server.transport.http_protocol import MAX_HEAD, MAX_LINE, MAX_LINES
from vermeil.server.wire.bodies import MAX_BODY, MAX_FRAME, MAX_TABLE

ACTS = "/api/tables/{}/acts"


def offered(token: str) -> list[Subprotocol]:
    return [Subprotocol("vermeil"), Subprotocol(f"vermeil.seat.{token}")]


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


@pytest.mark.parametrize("path", ["/api/tables", "/api/replay", "/api/hindsight"])
@pytest.mark.parametrize(
    "body", [b'{"game": "pyramids", "name": "\xff"}', b'{"record": "\xc3(", "deck_text": ""}', b"\xff"]
)
def test_a_body_that_is_not_utf_8_is_refused(server: Server, path: str, body: bytes) -> None:
    answer = server.ask("POST", path, content=body, headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (400, "wire/invalid")


@pytest.mark.parametrize("origin", ["http://[", "http://a:b", "null", "", "nonsense", "https://127.0.0.1:{port}"])
def test_what_is_not_our_own_origin_is_refused(server: Server, origin: str) -> None:
    """A page that came through TLS is not the one that came without."""
    headers = {"Origin": origin.format(port=server.port)}
    answer = server.ask("POST", "/api/tables", json={"game": "pyramids", "name": "Ann"}, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (403, "wire/origin")
    made = server.table("pyramids")

    async def watch() -> None:
        url = f"ws://127.0.0.1:{server.port}/api/tables/{made['table']}/socket"
        async with connect(url, additional_headers=headers):
            pass

    with pytest.raises(InvalidStatus, match="403"):
        run(watch())


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("127.0.0.1:{port}", 200),
        ("localhost", 200),
        ("LOCALHOST:{port}", 200),
        ("[::1]:{port}", 200),
        ("192.168.1.20:{port}", 200),
        ("kitchen", 200),
        ("kitchen.local.", 200),
        ("kitchen.lan:{port}", 200),
        ("rebound.example", 421),
        ("127.0.0.1.rebound.example:{port}", 421),
        ("localhost.rebound.example", 421),
        ("rebound.example:{port}, localhost", 421),
        ("[", 421),
        ("a:b", 421),
        ("user@localhost", 421),
        ("", 421),
    ],
)
def test_a_strangers_name_for_this_server_is_refused(server: Server, host: str, status: int) -> None:
    """A page whose name is rebound to our address is of our origin, as far as its browser can see."""
    host = host.format(port=server.port)
    headers = {"Host": host, "Origin": f"http://{host}"}
    answer = server.ask("GET", "/api/games", headers=headers)
    assert answer.status_code == status
    answer = server.ask("POST", "/api/tables", json={"game": "pyramids", "name": "Ann"}, headers=headers)
    assert answer.status_code == (201 if status == 200 else status)
    assert status == 200 or answer.json()["code"] == "wire/host"


def test_a_proxy_that_speaks_tls_and_names_of_the_internet_are_allowed_by_settings(tmp_path: Path) -> None:
    ask: Any = {"method": "POST", "path": "/api/tables", "json": {"game": "pyramids", "name": "Ann"}}
    own = {"Host": "games.example.org", "Origin": "https://games.example.org"}
    tls = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.9"}
    settings = {"hosts": ("Games.example.org",), "proxies": "127.0.0.1", "origins": ("https://page.example.org",)}
    with Server(f"sqlite:///{tmp_path}/t.db", **settings) as server:
        answer = server.ask(**ask, headers=own | tls)
        assert answer.status_code == 201
        assert "Secure" in answer.headers["set-cookie"]
        assert server.ask(**ask, headers=own).json()["code"] == "wire/origin"  # it came without TLS
        with_port = {"Origin": "https://games.example.org", "Host": "games.example.org:443"}
        assert server.ask(**ask, headers=with_port | tls).status_code == 201
        other = {"Host": "other.example.org", "Origin": "https://other.example.org"}
        assert server.ask(**ask, headers=other | tls).json()["code"] == "wire/host"
        assert server.ask(**ask, headers={"Origin": "https://page.example.org"}).status_code == 201


def test_head_is_answered_like_get_without_a_body(server: Server) -> None:
    made = server.table("pyramids")
    for path in (
        "/",
        "/health",
        "/api/games",
        "/t/abc",
        f"/api/tables/{made['table']}",
        "/api/tables/none",
        "/nothing",
    ):
        asked, head = server.ask("GET", path), server.ask("HEAD", path)
        assert head.status_code == asked.status_code, path
        assert head.content == b""
        for name in ("content-type", "content-length", "cache-control", "content-security-policy"):
            assert head.headers.get(name) == asked.headers.get(name), (path, name)
    assert server.ask("HEAD", f"/api/tables/{made['table']}/acts").status_code == 405


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


def test_no_log_at_any_level_tells_a_token_or_what_only_a_seat_may_know(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/t.db", proxies="127.0.0.1")
    server.level = "debug"
    with server:
        ann, bob = server.party("silver-coin", 2)

        async def play() -> None:
            await ann.connect()
            await bob.connect()
            assert (await ann.ask(do="ready"))["type"] == (await bob.ask(do="ready"))["type"] == "ok"
            await ann.until(lambda told: told.phase == "playing")
            await ann.close()
            await bob.close()
            url = f"ws://127.0.0.1:{server.port}/api/tables/{ann.table}/socket"
            cookie = {"Cookie": f"vermeil-seat-0={ann.token}"}
            async with connect(f"{url}?token={ann.token}", additional_headers=cookie) as socket:
                assert json.loads(await socket.recv())["seat"] == 0
            async with connect(url, subprotocols=offered(ann.token)) as socket:
                assert json.loads(await socket.recv())["seat"] == 0

        run(play())
        server.ask("GET", f"/api/tables/{ann.table}?token={ann.token}", ann.token)
        said = server.stop()
    assert f"/api/tables/{ann.table}" in said  # it does log, and much
    for secret in (ann.token, bob.token, "welcome", "view"):
        assert secret not in said


def test_counters_have_an_address_of_their_own_and_by_default_none(server: Server, tmp_path: Path) -> None:
    """They count what a rival does in secret."""
    assert server.ask("GET", "/metrics").status_code == 404
    assert Settings().metrics == ""
    with Server(f"sqlite:///{tmp_path}/t.db", metrics="") as quiet:
        assert quiet.ask("GET", "/metrics").status_code == 404
    taken = Server(f"sqlite:///{tmp_path}/t.db", metrics=server.settings.metrics)
    with pytest.raises(AssertionError, match="counters can't be served at"):
        taken.start()


def test_a_socket_of_a_browser_or_of_node_proves_its_seat_by_a_subprotocol(server: Server) -> None:
    ann, bob = server.party("pyramids", 2)
    url = f"ws://127.0.0.1:{server.port}/api/tables/{ann.table}/socket"

    async def told(*subprotocols: str, **headers: str) -> tuple[str | None, dict[str, Any]]:
        named = list(map(Subprotocol, subprotocols))
        async with connect(url, subprotocols=named, additional_headers=headers) as socket:
            return socket.subprotocol, json.loads(await socket.recv())

    for client in (ann, bob):
        chosen, welcome = run(told("vermeil", f"vermeil.seat.{client.token}"))
        assert (chosen, welcome["seat"]) == ("vermeil", client.seat)
    chosen, welcome = run(told("vermeil"))
    assert (chosen, welcome["seat"]) == ("vermeil", None)
    chosen, welcome = run(told("vermeil", f"vermeil.seat.{ann.token[:-1]}"))
    assert (chosen, welcome["code"]) == ("vermeil", "table/token")
    chosen, welcome = run(told("something"))
    assert (chosen, welcome["seat"]) == (None, None)
    authorized = run(told("vermeil", f"vermeil.seat.{ann.token}", Authorization=f"Bearer {bob.token}"))
    assert authorized[1]["seat"] == bob.seat


def test_the_catalogue_the_schema_health_and_metrics(server: Server) -> None:
    games = {game["game"]: game for game in server.ask("GET", "/api/games").json()}
    assert set(games) == {"silver-and-gold", "pyramids", "silver-coin"}
    assert all("random" in game["bots"] for game in games.values())
    schema = server.ask("GET", "/api/schema/openapi.json").json()
    assert "/api/tables/{table}/acts" in schema["paths"]
    offered = schema["paths"]["/api/games"]["get"]["responses"]["200"]["content"]["application/json"]["schema"]
    offer = schema["components"]["schemas"][offered["items"]["$ref"].rpartition("/")[2]]
    assert set(offer["properties"]) == set(offer["required"]) == set(games["pyramids"])
    assert server.ask("GET", "/health").json()["protocol"] == 1
    text = server.metrics()
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


def test_the_documents_name_the_limits_that_there_are() -> None:
    told = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    body, table, record = (f"{size // 1024} KB" for size in (MAX_BODY, MAX_TABLE, MAX_RECORD))
    assert f"of at most {body}; a new table, which may include a deck, {table}, and a record {record}" in told
    assert f"A game whose record has {LONGEST:,} lines takes no more moves" in told
    head = f"at most {MAX_HEAD // 1024} KB, {MAX_LINES} headers and {MAX_LINE:,} bytes in a line"
    assert f"{head}, and must arrive within {Settings().patience:.0f} seconds" in told
    assert f"a frame of more than {MAX_FRAME // 1024} KB" in told
    operators = (ROOT / "docs" / "self-hosting.md").read_text(encoding="utf-8")
    assert f"may have {Settings().connections} connections open at once" in operators
