"""A table on a real server, by its link: the same sitting as at home, and it comes back when the line breaks."""

from __future__ import annotations

import stat
import time
from functools import partial
from http.server import BaseHTTPRequestHandler, SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from random import Random
from threading import Thread
from typing import ClassVar

import pytest

from tests.server.process import Server
from vermeil import silver_and_gold as sg
from vermeil.cli import page
from vermeil.core.errors import SetupError, VermeilError
from vermeil.table.acts import Ready
from vermeil.table.catalog import replay
from vermeil.table.errors import RefusedError
from vermeil.terminal.link import Address, Link
from vermeil.terminal.plain.console import Console
from vermeil.terminal.speech import Speech
from vermeil.terminal.tokens import Held, held_seats


def host(server: Server, game: str, **options: object) -> tuple[Link, str]:
    """Whoever made the table, and its link."""
    made = server.table(game, **options)
    address = Address(server.url, made["table"])
    return Link(address, Held(0, "P0", made["token"]), address.ask(token=made["token"])), address.link


def play_out(links: list[Link]) -> None:
    """Everybody plays at random until the game is over; but a vote is called as soon as it may be."""
    rng = Random(1)
    deadline = time.monotonic() + 120
    while not links[0].known(None).over and time.monotonic() < deadline:
        for link in links:
            seat = link.seats[0]
            moves = link.known(seat).moves
            if moves:
                try:
                    link.move(seat, "call" if "call" in moves else rng.choice(moves))
                except VermeilError as error:
                    assert error.code in {"table/stale", "move/not-your-question", "move/illegal", "wire/lost"}  # noqa: PT017
            else:
                link.wait(link.changes, 0.01)


def test_a_whole_game_by_its_link_with_a_name_and_a_token_that_only_we_may_read(server: Server, home: Path) -> None:
    first, link = host(server, "pyramids", players=2)
    second = Link.visit(link, "Bob")
    assert held_seats()[link].seat == 1
    assert stat.S_IMODE((home / "seats.json").stat().st_mode) == 0o600
    first.act(0, Ready())
    second.act(1, Ready())
    play_out([first, second])
    assert second.known(1).over
    assert replay(second.record()).over
    again = Link.visit(link)
    assert again.seats == (1,), "the kept token leads back to the seat"
    for sitting in (first, second, again):
        sitting.close()


def test_the_line_breaks_in_mid_game_and_nothing_is_lost(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path}/games.db") as running:
        first, link = host(running, "silver-and-gold", players=2)
        second = Link.visit(link, "Bob")
        first.act(0, Ready())
        second.act(1, Ready())
        while not second.known(1).moves:
            second.wait(second.changes, 1)
        second.move(1, second.known(1).moves[0])
        before = second.known(1)
        running.kill()
        running.start()
        deadline = time.monotonic() + 30
        while (second.lost or first.lost) and time.monotonic() < deadline:
            second.wait(second.changes, 0.1)
        assert second.known(1).view == before.view
        move = first.known(0).moves[0]
        first.move(0, move)
        while not second.known(1).expedition_view["pattern"]:
            second.wait(second.changes, 1)
        first.close()
        second.close()


def test_a_hint_and_what_a_move_earns_come_from_the_server(server: Server) -> None:
    first, _ = host(server, "silver-and-gold", players=2, bots=["random"])
    first.act(0, Ready())
    while not first.known(0).moves:
        first.wait(first.changes, 1)
    first.move(0, first.known(0).moves[0])
    while first.known(0).view is None or not first.known(0).expedition_view["pattern"]:
        first.wait(first.changes, 1)
    assert set(first.earns(0)) == set(first.known(0).moves)
    advice = first.hint(0)
    assert advice.move in first.known(0).moves
    assert Speech("en").advice(advice)[0] == f"A strong bot would play {advice.move}."
    first.close()


def test_a_refusal_comes_as_a_value_and_is_said_in_the_players_language(server: Server) -> None:
    """SG-10, SC-4: the server sends the rule and a phrase, over the socket and over HTTP, with names for seats."""
    first, _ = host(server, "silver-and-gold", players=2, bots=["random"])
    first.act(0, Ready())
    while not first.known(0).moves:
        first.wait(first.changes, 1)
    with pytest.raises(RefusedError) as refused:
        first.move(0, "done")
    why = refused.value.refusal
    assert why == "SG-10: first keep two of your four cards; done comes later" == str(refused.value)
    known = [Speech(language).refusal(refused.value) for language in ("en", "es", "de")]
    assert [text.partition(". ")[2] for text in known] == [
        "SG-10: first keep two of your four cards; done comes later",
        "SG-10: primero quédate con dos de tus cuatro cartas; done viene después",
        "SG-10: behalte zuerst zwei deiner vier Karten; done kommt später",
    ]
    with pytest.raises(RefusedError) as over_http:
        first.address.ask("/acts", {"do": "move", "n": first.known(0).n, "move": "done"}, first.token)
    assert over_http.value.refusal == why
    first.move(0, first.known(0).moves[0])
    first.close()


def test_a_refusal_speaks_of_players_by_their_names(server: Server) -> None:
    """SC-4: at a table a seat is somebody."""
    first, link = host(server, "silver-coin", players=2)
    second = Link.visit(link, "Bob")
    first.act(0, Ready())
    second.act(1, Ready())
    sittings = (first, second)
    for sitting in sittings:
        while sitting.known(None).view is None:
            sitting.wait(sitting.changes, 1)
    asked = 0 if first.known(0).moves else 1
    with pytest.raises(RefusedError) as refused:
        sittings[1 - asked].move(1 - asked, "draw")
    assert str(refused.value) == f"SC-4: it is seat {asked}'s turn to decide, not seat {1 - asked}'s"
    names = ("P0", "Bob")
    said = Speech("en").refusal(refused.value)
    assert said == f"Not possible. SC-4: it is {names[asked]}'s turn to decide, not {names[1 - asked]}'s"
    for sitting in sittings:
        sitting.close()


def test_a_deck_that_the_host_has_brought_is_drawn_as_it_is(server: Server) -> None:
    """The cards are the host's: their faces come from the server, not from our own deck."""
    own = sg.Deck.standard().to_text().replace("name vermeil", "name mine")
    first, link = host(server, "silver-and-gold", players=2, deck_text=own, bots=["random"])
    first.act(0, Ready())
    while not first.known(0).moves:
        first.wait(first.changes, 1)
    watching = Link.visit(link)
    hand = first.known(0).expedition_view["hand"]
    for sitting in (first, watching):
        assert sitting.faces.deck == sitting.known(None).expedition_view["deck"]
        assert sitting.faces.deck.startswith("mine ")
        assert all(card in sitting.faces.cards for card in hand)
        sitting.close()


def test_the_plain_mode_plays_by_a_link(server: Server) -> None:
    first, _ = host(server, "silver-and-gold", players=2, bots=["random"])
    rng = Random(3)
    said: list[str] = []

    def ask(prompt: str) -> str:
        said.append(prompt)
        moves = first.known(0).moves
        return rng.choice(moves) if moves else ""

    Console(first, Speech("en"), ask, said.append).play()
    assert "The game is over." in said
    assert any(line.endswith(" wins.") for line in said)
    first.close()


def test_what_is_no_link_or_no_table_is_refused(server: Server) -> None:
    with pytest.raises(SetupError, match="looks like https://server/t/ID"):
        Link.visit("ftp://example")
    with pytest.raises(VermeilError):
        Link.visit(f"{server.url}/t/nosuchtable00000")
    with pytest.raises(SetupError, match="does not answer"):
        Link.visit("http://127.0.0.1:9/t/abc")


@pytest.mark.usefixtures("home")
def test_a_link_to_something_else_is_refused_in_words(tmp_path: Path) -> None:
    """Some other web server answers 200 with a page of its own."""
    folder = tmp_path / "web" / "api" / "tables"
    folder.mkdir(parents=True)
    (folder / "abcdefghijklmnop").write_text("<html>hello</html>")
    handler = partial(SimpleHTTPRequestHandler, directory=str(tmp_path / "web"))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as other:
        thread = Thread(target=other.serve_forever)
        thread.start()
        try:
            with pytest.raises(SetupError, match="is not a Vermeil server"):
                Link.visit(f"http://127.0.0.1:{other.server_port}/t/abcdefghijklmnop", "Ann")
        finally:
            other.shutdown()
            thread.join()


class Elsewhere(BaseHTTPRequestHandler):
    """Writes down what came with a question; sends whoever asks for a table on to another address."""

    asked: ClassVar[list[str | None]] = []
    onward: ClassVar[str] = ""

    def do_GET(self) -> None:
        self.asked.append(self.headers.get("Authorization"))
        moved = self.path.startswith("/api")
        self.send_response(302 if moved else 200)
        if moved:
            self.send_header("Location", self.onward)
        self.end_headers()
        if not moved:
            self.wfile.write(b"{}")

    def log_message(self, *words: object) -> None:
        """Nothing on the console."""


def test_a_token_is_not_carried_to_another_server() -> None:
    with ThreadingHTTPServer(("127.0.0.1", 0), Elsewhere) as web:
        Thread(target=web.serve_forever, daemon=True).start()
        Elsewhere.onward = f"http://localhost:{web.server_port}/other"
        Address(f"http://127.0.0.1:{web.server_port}", "abc").ask(token="secret")  # noqa: S106
        assert Elsewhere.asked == ["Bearer secret", None]
        web.shutdown()


def test_a_server_of_ours_is_known_without_asking_a_proxy(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    assert page._is_vermeil(server.port)
    for name in ("http_proxy", "HTTP_PROXY"):
        monkeypatch.setenv(name, "http://127.0.0.1:1")
    for name in ("no_proxy", "NO_PROXY"):
        monkeypatch.delenv(name, raising=False)
    assert page._is_vermeil(server.port)
