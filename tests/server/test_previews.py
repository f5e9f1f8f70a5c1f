"""The card that a chat shows of a shared link: it tells what everyone may see, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from vermeil.games import GAMES
from vermeil.server.app import make_app
from vermeil.server.daily.clock import Clock
from vermeil.server.routes import page as pages
from vermeil.server.settings import Settings

INDEX = "<!doctype html><html><head><title>built</title></head><body></body></html>"
Client = TestClient[Litestar]


class Tags(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.told: dict[str, str] = {}

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag == "meta":
            self.told[str(given.get("property") or given.get("name"))] = str(given["content"])


def told(client: Client, path: str, **headers: str) -> dict[str, str]:
    """What a page says of itself in its head."""
    answer = client.get(path, headers=headers)
    assert answer.status_code == 200
    tags = Tags()
    tags.feed(answer.text)
    return tags.told


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Client]:
    page = tmp_path / "page"
    page.mkdir()
    (page / "index.html").write_text(INDEX, encoding="utf-8")
    monkeypatch.setattr(pages, "PAGE", page)
    with TestClient(make_app(Settings(database=f"sqlite:///{tmp_path / 'tables.db'}", visits=0))) as client:
        yield client


def table(client: Client, **options: Any) -> str:
    made = client.post("/api/tables", json={"game": "silver-coin", "name": "Ann", "players": 3, **options}).json()
    return str(made["table"])


def test_the_card_of_a_table_says_who_invites_to_what(client: Client) -> None:
    shown = told(client, f"/t/{table(client)}")
    assert shown["og:title"] == "Silver Coin"
    assert shown["og:description"] == "Ann invites you. 2 seats are open."
    assert shown["og:image"].endswith("/previews/silver-coin.png")
    assert shown["og:image"].startswith("http://")
    assert shown["robots"] == "noindex"


def test_the_card_of_the_day_says_what_it_is_and_nothing_of_it(client: Client) -> None:
    shown = told(client, "/daily")
    assert (shown["og:title"], shown["og:image"][-12:]) == ("Today\u2019s deal", "/vermeil.png")
    assert shown["og:description"].startswith("Everyone gets the same cards.")
    assert told(client, "/puzzles")["og:title"] == "Puzzles"


def test_the_card_of_a_certain_day_names_it_for_a_chat_shows_it_for_long(client: Client) -> None:
    earlier = told(client, "/daily/2026-10-07")
    assert (earlier["og:title"], earlier["og:image"][-12:]) == ("The deals of 7 October 2026", "/vermeil.png")
    assert earlier["og:description"] == "An earlier day. Its deals can still be played."
    german = told(client, "/daily/2026-10-07", **{"accept-language": "de"})
    assert german["og:title"] == "Die Spiele vom 7. Oktober 2026"
    today = told(client, f"/daily/{Clock().today}")
    assert today["og:title"] != "Today\u2019s deal"
    assert today["og:description"].startswith("Everyone gets the same cards.")
    for path in ("/daily/2026-13-40", "/daily/today", "/puzzles/2026-10-07"):
        assert "The deals of" not in told(client, path)["og:title"]


def test_it_speaks_the_askers_language(client: Client) -> None:
    path = f"/t/{table(client, players=2)}"
    german = told(client, path, **{"accept-language": "fr-FR, de-DE;q=0.8, en;q=0.5"})
    assert german["og:description"] == "Ann lädt dich ein. Ein Platz ist frei."
    assert told(client, path, **{"accept-language": "es"})["og:description"].startswith("Ann te invita")


def test_a_name_is_no_markup(client: Client) -> None:
    name = table(client, name='"><b>Ann&')
    path = f"/t/{name}"
    assert told(client, path)["og:description"] == '"><b>Ann& invites you. 2 seats are open.'
    assert "<b>" not in client.get(path).text


def test_nothing_that_is_hidden_is_on_a_card(client: Client) -> None:
    name = table(client, players=2, bots=["random"])
    client.post(f"/api/tables/{name}/acts", json={"do": "ready"})
    html = ""
    for path in (f"/t/{name}", f"/watch/{name}"):
        html = client.get(path).text
        assert told(client, path)["og:description"] == "Watch Ann and Ada play."
        client.cookies.clear()
        assert client.get(path).text == html  # whoever asks, with a seat or without
    hidden = client.get(f"/api/tables/{name}").json()["table"]["commit"]
    assert hidden
    assert hidden not in html


def test_where_there_is_no_table_the_card_is_that_of_the_house(client: Client) -> None:
    for path in ("/", "/t/AAAAAAAAAAAAAAAA", "/watch/nonsense", "/replay", "/results"):
        shown = told(client, path)
        assert shown["og:title"] == "Vermeil", path
        assert shown["og:image"].endswith("/previews/vermeil.png")


def test_links_that_open_something_of_mine_are_kept_out_of_search(client: Client) -> None:
    for path in ("/seat/AAAAAAAAAAAAAAAA", "/drop/abc", "/t/AAAAAAAAAAAAAAAA"):
        assert told(client, path)["robots"] == "noindex"
    assert "robots" not in told(client, "/")


def test_the_pictures_are_there(client: Client) -> None:
    for name in (*GAMES, "vermeil"):
        answer = client.get(f"/previews/{name}.png")
        assert answer.headers["content-type"] == "image/png"
        width, height = (int.from_bytes(answer.content[at : at + 4]) for at in (16, 20))
        assert (width, height) == (1200, 630)
        assert len(answer.content) < 60_000
    assert client.get("/previews/..%2fapp.py").status_code == 404
