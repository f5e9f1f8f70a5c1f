"""What is sent has the shapes that clients are told of, no field more or less; the page's types are made of them."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from tests.server.process import Server, connected, play_together, run
from vermeil import pyramids, silver_and_gold, silver_coin
from vermeil.games import rules_of
from vermeil.server.wire import messages
from vermeil.table.catalog import catalog, deck_picture

ROOT = Path(__file__).parents[2]
GAMES = ("silver-and-gold", "pyramids", "silver-coin")


def fits(data: Any, shape: Any) -> None:
    """Nothing is missing, nothing has another type, and nothing is there that the shape does not know."""
    assert msgspec.convert(data, shape) == data


def test_the_pages_types_are_up_to_date() -> None:
    """`python tools/wire_types.py > web/src/wire/generated.ts` makes them again."""
    made = subprocess.run([sys.executable, ROOT / "tools/wire_types.py"], capture_output=True, check=True)
    assert (ROOT / "web/src/wire/generated.ts").read_bytes() == made.stdout


def test_the_fields_of_views_are_documented_as_they_are() -> None:
    """`python tools/view_docs.py` writes the tables of docs/views.md again."""
    checked = subprocess.run([sys.executable, ROOT / "tools/view_docs.py", "--check"], capture_output=True, check=False)
    assert (checked.returncode, checked.stderr) == (0, b"")


@pytest.mark.parametrize(("game", "players"), [("silver-and-gold", 1), ("silver-and-gold", 3), ("pyramids", 2)])
@pytest.mark.parametrize("tracker", [False, True])
def test_views_of_the_flip_and_write_games(game: str, players: int, tracker: bool) -> None:  # noqa: FBT001
    rng, played = Random(players), rules_of(game).Game(players=players, seed=5, variants={"tracker": tracker})
    while True:
        for seat in (*range(players), None):
            fits(json.loads(json.dumps(played.view(seat))), rules_of(game).ViewData)
        if played.over:
            break
        for _ in range(3):
            if played.waiting:
                seat = rng.choice(played.waiting)
                played.push(seat, str(rng.choice(played.legal_moves(seat))))


@pytest.mark.parametrize("game", ["silver-and-gold", "pyramids"])
def test_lists_are_in_the_order_that_the_documents_say(game: str) -> None:
    """Hands and completed cards are in the deck's order, revealed patterns in that of the expedition cards."""
    rng, played = Random(game), rules_of(game).Game(players=2, seed=8)
    deck, patterns = list(played.deck.order), ["I2", "I3", "V3", "L4", "T4", "O4"]
    seen = 0
    while not played.over:
        seat = rng.choice(played.waiting)
        view = played.view(seat, memory=True)
        for cards in (view.get("hand", []), *(shown["completed"] for shown in view["seats"])):
            assert cards == sorted(cards, key=deck.index)
            seen = max(seen, len(cards))
        revealed = view.get("revealed", [])
        assert revealed == sorted(revealed, key=patterns.index)
        assert view["phase"] == "keep" or (view["pattern"] in revealed and len(revealed) == view["turn"])
        crossings = [move for move in played.spellings(seat) if len(move) > 4]
        played.push(seat, rng.choice(crossings or played.spellings(seat)))
    assert seen > 2


@pytest.mark.parametrize("deck", ["coin", "amulet"])
def test_views_of_silver_coin(deck: str) -> None:
    rng, played = Random(deck), rules_of("silver-coin").Game(players=3, seed=5, deck=deck)
    while not played.over:
        fits(json.loads(json.dumps(played.view(rng.choice([0, 1, 2, None])))), silver_coin.ViewData)
        for _ in range(5):
            if played.waiting:
                seat = rng.choice(played.waiting)
                played.push(seat, str(rng.choice(played.legal_moves(seat))))
    fits(json.loads(json.dumps(played.view(None))), silver_coin.ViewData)


def test_decks_and_offers() -> None:
    fits(deck_picture("silver-and-gold", "standard"), silver_and_gold.DeckData)
    fits(deck_picture("pyramids", "standard"), pyramids.DeckData)
    fits(deck_picture("silver-coin", "coin+amulet:3"), silver_coin.DeckData)
    fits(catalog(), list[messages.GameOffer])


def test_messages_as_they_come(server: Server) -> None:
    async def scenario() -> list[str]:
        ann, bob = server.party("silver-coin", 2, public=True, clock={"seconds": 600})
        assert server.ask("GET", "/api/tables").json()
        fits(server.ask("GET", "/api/tables").json(), list[messages.TableLine])
        async with connected([ann, bob]):
            await play_together([ann, bob], lambda c: bool(c.state["n"] > 40))
            await ann.ask(do="move", n=0, move="?")
            assert ann.socket is not None
            await ann.socket.send(json.dumps({"id": 99, "react": "bravo"}))
            while (await ann.hear())["type"] != "reaction":
                pass
            fits(ann.state["table"], messages.TableDoc)
            fits(server.snapshot(ann.table)["table"], messages.TableDoc)
            await bob.send(do="leave")
            while (await bob.hear())["type"] != "bye":
                pass
        return ann.frames + bob.frames

    seen = set()
    for frame in run(scenario()):
        told = json.loads(frame)
        seen.add(told["type"])
        message = {key: told[key] for key in told if key != "told"}
        fits(message, messages.MESSAGES[told["type"]] if "told" not in told else dict[str, Any])
        for line, phrase in told.get("told", ()):
            assert isinstance(line, int)
            fits(phrase, messages.PhraseDoc)
    assert seen == set(messages.MESSAGES)


class Tags(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.tags: set[str] = set()
        self.links: set[str] = set()
        self.ids: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        named = dict(attrs)
        self.links.add(named.get("href") or named.get("src") or "#")
        self.ids.add(named.get("id") or "")


def test_the_api_is_described_on_a_page_that_needs_nothing_from_elsewhere(server: Server) -> None:
    answer = server.ask("GET", "/api/schema")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    page = Tags()
    page.feed(answer.text)
    assert not page.tags & {"script", "link", "img", "iframe"}
    schema = server.ask("GET", "/api/schema/openapi.json").json()
    for path in schema["paths"]:
        assert path in answer.text
    assert {link for link in page.links if link.startswith("#")} <= {f"#{name}" for name in page.ids}
    assert all(link.startswith(("#", "/")) for link in page.links)
    assert not re.search(r"https?://", answer.text)
