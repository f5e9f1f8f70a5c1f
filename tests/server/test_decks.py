"""What is needed to draw cards, over HTTP; and what crossings would earn."""

from __future__ import annotations

from urllib.parse import quote

import pytest

from tests.server.process import Server
from vermeil.games import silver_and_gold


def test_the_cards_of_each_game(server: Server) -> None:
    answer = server.ask("GET", "/api/games/silver-and-gold/decks/standard")
    assert "max-age" in answer.headers["cache-control"]
    islands = answer.json()
    deck = silver_and_gold.Deck.standard()
    assert set(islands["cards"]) == set(deck.order)
    assert islands["patterns"]["V3"] == [[0, 0], [0, 1], [1, 1]]
    for card in deck.cards:
        shown = islands["cards"][card.id]
        assert (shown["value"], len(shown["boxes"])) == (card.value, card.value)
        assert set(shown["symbols"]) <= set(shown["boxes"])
    same = server.ask("GET", f"/api/games/silver-and-gold/decks/{quote(islands['deck'])}")
    assert same.json() == islands
    pyramids = server.ask("GET", "/api/games/pyramids/decks/standard").json()["cards"]
    for shown in pyramids.values():
        assert {shown["entrance"], shown["tomb"]} <= set(shown["boxes"])
        assert not set(shown["walls"]) & set(shown["boxes"])
    mixed = server.ask("GET", "/api/games/silver-coin/decks/coin+amulet:3,7").json()
    assert [card["number"] for card in mixed["cards"] if card["deck"] == "amulet"] == [3, 7]
    assert sum(card["copies"] for card in mixed["cards"]) == 52  # SC-1


def test_the_cards_of_a_deck_that_a_host_brought_along_and_advice_on_it(server: Server) -> None:
    deck = silver_and_gold.Deck.standard()
    text = silver_and_gold.Deck("house", deck.cards[:-2]).to_text()
    made = server.table("silver-and-gold", players=1, deck_text=text)
    path, token = f"/api/tables/{made['table']}", made["token"]
    shown = server.ask("GET", f"{path}/deck").json()
    assert list(shown["cards"]) == [card.id for card in deck.cards[:-2]]
    server.ask("POST", f"{path}/acts", token, json={"do": "ready"})
    hint = server.ask("POST", f"{path}/hint", token, json={"level": "easy"}).json()
    assert hint["move"] in server.snapshot(made["table"], token)["view"]["moves"]
    other = server.table("silver-coin")
    assert server.ask("GET", f"/api/tables/{other['table']}/deck").json()["game"] == "silver-coin"


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("chess/decks/standard", 422, "table/option"),
        ("pyramids/decks/other", 404, "deck/unknown"),
        ("pyramids/decks/..%2F..%2Fpasswd", 404, "wire/invalid"),
        ("silver-coin/decks/coin+amulet:7,3", 404, "deck/unknown"),
        ("silver-coin/decks/" + "x" * 500, 400, "wire/invalid"),
    ],
)
def test_what_is_no_deck_is_refused(server: Server, path: str, status: int, code: str) -> None:
    answer = server.ask("GET", f"/api/games/{path}")
    assert (answer.status_code, answer.json()["code"]) == (status, code)


def test_earns_are_a_seats_own(server: Server) -> None:
    made = server.table("silver-and-gold", players=1)
    path, token = f"/api/tables/{made['table']}", made["token"]
    assert server.ask("GET", f"{path}/earns", token).json()["earns"] == {}
    server.ask("POST", f"{path}/acts", token, json={"do": "ready"})
    shown = server.snapshot(made["table"], token)
    move = shown["view"]["moves"][0]
    server.ask("POST", f"{path}/acts", token, json={"do": "move", "n": shown["n"], "move": move})
    answer = server.ask("GET", f"{path}/earns?seat=0", token).json()
    shown = server.snapshot(made["table"], token)
    assert answer["n"] == shown["n"]
    assert set(answer["earns"]) == set(shown["view"]["moves"])
    for known, query in (("", ""), ("", "?seat=0"), (token, "?seat=watch")):
        answer = server.ask("GET", f"{path}/earns{query}", known)
        assert (answer.status_code, answer.json()["code"]) == (401, "table/token")
