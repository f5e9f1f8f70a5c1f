"""Whole games over real sockets: what clients know is what the server shows, and nothing hidden is on the wire."""

from __future__ import annotations

import asyncio
import json
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from tests.server.process import ROOT, Client, Server, connected, play_together, run
from tests.table.helpers import GAMES, plain
from vermeil.table import SPECTATOR, Table
from vermeil.table.acts import Create, Entry
from vermeil.table.seeds import verify


async def whole_game(server: Server, game: str, people: int, bots: int, limit: int) -> list[Client]:
    """People, bots and a spectator, up to `limit` events; then what everyone knows is compared with the server."""
    players = server.party(game, people, bots)
    watcher = Client(server, players[0].table)
    async with connected([*players, watcher]):
        await play_together(players, lambda client: bool(client.phase == "over" or client.state["n"] >= limit))
        for client in (*players, watcher):
            # Whatever is still under way comes before the answer to this.
            assert (await client.ask(do="ready"))["type"] == "refused"
    return [*players, watcher]


@pytest.mark.parametrize(
    ("game", "people", "bots", "limit"), [(GAMES[0], 3, 1, 9999), (GAMES[1], 2, 1, 9999), (GAMES[2], 2, 1, 150)]
)
def test_sockets_receive_what_their_audience_may_know_and_not_a_byte_more(
    tmp_path: Path, game: str, people: int, bots: int, limit: int
) -> None:
    file = tmp_path / "tables.db"
    with Server(f"sqlite:///{file}") as server:
        clients = run(whole_game(server, game, people, bots, limit))
        if limit == 9999:
            record = server.ask("GET", f"/api/tables/{clients[0].table}/record").text
            assert verify(record).over
        assert server.stop() == ""
    rows = sqlite3.connect(file).execute("SELECT data FROM entries WHERE table_id = ? ORDER BY seq", [clients[0].table])
    entries = [msgspec.json.decode(row[0], type=Entry) for row in rows]
    told, seed = replayed(clients[0].table, entries)
    for client in clients:
        received = [json.loads(frame) for frame in client.frames]
        events = [frame for frame in received if frame["type"] == "event"]
        first = events[0]["n"]
        expected = told[SPECTATOR if client.seat is None else client.seat]
        assert events == expected[first - 2 : first - 2 + len(events)]
        assert {frame["type"] for frame in received} <= {"welcome", "log", "event", "ok", "presence", "refused"}
        secret = [frame for frame in client.frames if seed in frame]
        assert not secret or json.loads(secret[0])["n"] == expected[-1]["n"]
        assert all(set(frame) <= {"type", "n", "what", "patch", "log", "told"} for frame in events)
        assert all(set(frame["what"]) <= {"do", "by", "seat"} for frame in events)


def replayed(name: str, entries: list[Entry]) -> tuple[dict[int, list[Any]], str]:
    """What each audience should have been told, worked out from the log with nothing but views and transcripts."""
    assert isinstance(entries[0].act, Create)
    table = Table(name, entries[0].act, entries[0].at)
    for audience in table.audiences.present():
        table.audiences.look(audience)
    told: dict[int, list[Any]] = {audience: [] for audience in (0, 1, 2, 3, SPECTATOR)}
    for entry in entries[1:]:
        bot = entry.by is not None and table.seats[entry.by].bot is not None
        change = table.submit(entry.by, entry.act, entry.at, bot=bot)
        assert change.entry is not None
        assert change.entry.marks == entry.marks
        for audience, event in change.events.items():
            told[audience].append(plain(event.message()))
    return told, table.seed


def test_coming_back_brings_exactly_what_was_missed(server: Server) -> None:
    async def scenario() -> None:
        ann, bob = server.party("silver-and-gold", 2)
        async with connected([ann, bob]):
            await play_together([ann, bob], lambda c: bool(c.state["n"] > 10))
            await ann.close()
            seen = ann.state["n"]
            await bob.play(Random(2), lambda c: not c.moves)
            await ann.connect()
            assert ann.resumed == 1
            twin = await Client(server, ann.table, ann.token, 0).connect()
            while ann.state["n"] < twin.state["n"]:
                await ann.hear()
            assert ann.state == twin.state
            assert ann.state["n"] >= seen
            while not twin.log:
                await twin.hear()
            assert ann.log == twin.log
            assert ann.told == twin.told
            old = Client(server, ann.table, ann.token, 0)
            old.state = {"n": ann.state["n"] + 500}
            await old.connect()
            assert not old.resumed
            assert old.state == ann.state
            # Two tabs of one seat hear the same.
            if ann.moves:
                await ann.ask(do="move", n=ann.state["n"], move=ann.moves[0])
                while twin.state["n"] < ann.state["n"]:
                    await twin.hear()
                assert twin.state == ann.state
            await twin.close()
            await old.close()

    run(scenario())


def test_undo_replace_back_and_rematch_over_the_wire(server: Server) -> None:
    async def scenario() -> None:
        ann, bob = server.party("silver-and-gold", 2)
        async with connected([ann, bob]):
            assert (await bob.ask(do="replace", seat=0))["code"] == "table/present"
            assert (await ann.ask(do="replace", seat=0, level="random"))["type"] == "ok"
            await bob.play(Random(3), lambda c: bool(c.state["view"] and c.state["view"]["phase"] == "mark"))
            assert (await ann.ask(do="back"))["type"] == "ok"
            while not any(":" in move and "keep" not in move for move in ann.moves):
                assert (await ann.ask(do="replace", seat=0, level="random"))["type"] == "ok"
                await bob.play(Random(3), lambda c: bool(c.moves))
                await bob.ask(do="move", n=bob.state["n"], move=bob.moves[0])
                assert (await ann.ask(do="back"))["type"] == "ok"
            before = ann.state["view"]["moves"]
            assert (await ann.ask(do="move", n=ann.state["n"], move=before[0]))["type"] == "ok"
            assert ann.state["view"]["can_undo"]
            assert (await ann.ask(do="undo", n=ann.state["n"]))["type"] == "ok"
            assert ann.state["view"]["moves"] == before
            assert (await ann.ask(do="undo", n=ann.state["n"]))["code"] == "move/illegal"
            await asyncio.gather(ann.play(Random(4)), bob.play(Random(5)))
            assert ann.state["table"]["seed"]
            assert (await ann.ask(do="rematch"))["type"] == "ok"
            assert (await bob.ask(do="rematch"))["type"] == "ok"
            assert bob.phase == "playing"
            assert bob.state["table"]["number"] == 2
            assert bob.state["table"]["seed"] is None

    run(scenario())


def test_who_leaves_is_sent_away_and_the_seat_is_open_again(server: Server) -> None:
    async def scenario() -> None:
        ann, bob = server.party("pyramids", 2)
        await ann.connect()
        await bob.connect()
        await bob.send(do="leave")
        while (told := await bob.hear())["type"] != "bye":
            pass
        assert told["code"] == "table/token"
        assert server.ask("GET", f"/api/tables/{bob.table}", bob.token).json()["code"] == "table/token"
        assert server.join(bob.table, "Cy")["seat"] == bob.seat
        await ann.ask(do="ready")
        assert ann.state["table"]["seats"][1]["name"] == "Cy"
        await ann.close()

    run(scenario())


def test_the_example_client_plays_whole_games(server: Server) -> None:
    example = ROOT / "examples" / "random_player.py"
    assert len(example.read_text().splitlines()) < 60
    for game in GAMES[:2]:
        command = [sys.executable, str(example), server.url, game]
        done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=True)
        assert done.stdout.startswith("winners: [")


@pytest.mark.skipif(shutil.which("node") is None, reason="there is no Node here")
def test_the_example_for_browsers_and_node_plays_whole_games(server: Server) -> None:
    example = ROOT / "examples" / "random_player.mjs"
    for game in GAMES[:2]:
        command = ["node", "--experimental-websocket", str(example), server.url, game]
        done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
        assert done.stdout.startswith("winners: ["), done.stderr


def test_nobody_waits_for_the_first_question_of_a_game_however_slow_bots_are(tmp_path: Path) -> None:
    """SC-3, SC-4: all look at two cards first, one after the other from the start player on, who is drawn."""

    async def scenario(ann: Client) -> None:
        async with connected([ann]):
            await ann.until(lambda told: told.moves != [])

    with Server(f"sqlite:///{tmp_path / 'tables.db'}", pace=3600.0) as server:
        for _ in range(3):  # each time, three of four begin with a bot
            run(scenario(server.party("silver-coin", people=1, bots=3)[0]))
