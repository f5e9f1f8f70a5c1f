"""What one address may do, and how large a table with its own deck may be."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.process import Client, Server, connected, run
from vermeil.games import rules_of
from vermeil.server.limits.addresses import Visitors


def test_an_address_takes_only_so_many_seats_and_acts_do_not_count(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path}/t.db", visits=4) as server:
        made = server.table("pyramids", players=4)
        for name in ("Bob", "Cy", "Di"):
            server.join(made["table"], name)
        answer = server.ask("POST", "/api/tables", json={"game": "pyramids", "name": "Ann"})
        assert (answer.status_code, answer.json()["code"]) == (429, "wire/rate")
        assert 0 < int(answer.headers["retry-after"]) <= 15
        forwarded = {"X-Forwarded-For": "203.0.113.9"}  # anybody can say this; no proxy is trusted here
        answer = server.ask("POST", "/api/tables", json={"game": "pyramids", "name": "Ann"}, headers=forwarded)
        assert answer.status_code == 429
        act = f"/api/tables/{made['table']}/acts"
        assert server.ask("POST", act, made["token"], json={"do": "ready"}).status_code == 200
        assert server.ask("GET", f"/api/tables/{made['table']}").status_code == 200


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.1", "192.0.2.2", False),
        ("192.0.2.1", "::ffff:192.0.2.1", True),
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("a socket", "", False),
    ],
)
def test_a_household_is_one_visitor(one: str, other: str, *, same: bool) -> None:
    visitors = Visitors(1)
    assert visitors.wait(one) == 0
    assert visitors.wait(one) > 0
    assert (visitors.wait(other) > 0) is same


def test_without_a_limit_nobody_waits_and_crowds_are_forgotten() -> None:
    free, crowded = Visitors(0), Visitors(2)
    for number in range(30_000):
        assert free.wait("192.0.2.1") == 0
        assert crowded.wait(f"visitor {number}") == 0
    assert len(crowded.buckets) <= 10_000


def test_a_table_may_bring_a_deck_of_16_kb_and_no_more(server: Server) -> None:
    deck = rules_of("pyramids").Deck.standard()
    text = type(deck)("house", deck.cards[:12]).to_text()
    long = text + "\n".join(["; " + "x" * 90] * 130)
    assert 10_000 < len(long) < 16_384
    made = server.table("pyramids", deck_text=long)
    shown = server.snapshot(made["table"])
    assert shown["table"]["deck_text"] == long
    for refused in (text + "x" * 16_384, "; " + "x" * 200_000):
        answer = server.ask("POST", "/api/tables", json={"game": "pyramids", "name": "Ann", "deck_text": refused})
        assert answer.status_code in {400, 413}
        assert answer.json()["code"] == "wire/invalid"
    answer = server.ask("POST", "/api/tables", json={"game": "pyramids", "name": "Ann", "deck_text": "nonsense"})
    assert (answer.status_code, answer.json()["code"]) == (422, "table/option")


def test_a_bot_plays_a_deck_that_was_brought(server: Server) -> None:
    deck = rules_of("silver-and-gold").Deck.standard()
    text = type(deck)("house", deck.cards[:12]).to_text()
    made = server.table("silver-and-gold", players=2, bots=["easy"], deck_text=text)
    ann = Client(server, made["table"], made["token"], 0)

    async def scenario() -> None:
        async with connected([ann]):
            await ann.until(lambda told: told.phase == "playing" and 1 not in told.state["view"]["waiting"])

    run(scenario())
