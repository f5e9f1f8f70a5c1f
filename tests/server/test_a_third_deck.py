"""A further deck of Silver Coin is its folder and its sentences: then the server plays it (SC-60)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.silver_coin.third_deck import with_third_deck
from tests.server.process import Server, connected, play_together, run

BRIEF = {"patience": 1}  # SC-17: rounds end early


def test_the_server_plays_it_and_mixes_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(with_third_deck(tmp_path)))
    with Server(f"sqlite:///{tmp_path / 'moon.db'}") as server:
        offers = {offer["game"]: offer for offer in server.ask("GET", "/api/games").json()}
        assert offers["silver-coin"]["deck_names"] == ["coin", "amulet", "bullet", "moon"]
        picture = server.ask("GET", "/api/games/silver-coin/decks/amulet+moon:2,8").json()
        assert [card["name"] for card in picture["cards"] if card["deck"] == "moon"] == ["Moth", "Astronomer"]

        async def whole_game() -> str:
            clients = server.party("silver-coin", 2, deck="moon", variants=BRIEF)
            async with connected(clients):
                await play_together(clients, lambda client: client.state["table"]["phase"] == "over")
            return clients[0].table

        table = run(whole_game())
        record = server.ask("GET", f"/api/tables/{table}/record?game=1").text
        assert "\ndeck moon\n" in record
        shown = server.ask("POST", "/api/replay?seat=watch", content=record)
        assert shown.status_code == 200, shown.text
        assert "sc-moon-" in shown.text
