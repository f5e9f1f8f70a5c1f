"""A table on a server, by its link: what a browser's page does, over the same protocol (docs/protocol.md).

A thread reads the socket and applies what comes; when the line breaks it reconnects with the last number it saw.
"""

from __future__ import annotations

import contextlib
import json
import queue
import re
import threading
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

import httpx
from msgspec import to_builtins
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from vermeil.core.errors import SetupError, VermeilError
from vermeil.core.phrases import phrase_from_json
from vermeil.server.wire.protocol import PROTOCOL, REFUSED
from vermeil.table import fold
from vermeil.table.acts import Rematch, Request
from vermeil.table.errors import RefusedError
from vermeil.terminal.faces import Faces, faces_from_json, standard_faces
from vermeil.terminal.sitting import Advice, Known, Lines, Reasoned, Sitting, updated_lines
from vermeil.terminal.tokens import Held, held_seats, hold

PATIENCE = 20.0
PAUSES = (0.2, 0.5, 1.0, 2.0, 5.0)
LARGEST = 1 << 20

_LINK = re.compile(r"(https?://[^/\s]+)/(?:t|watch|api/tables)/([A-Za-z0-9_-]{1,64})/?(?:[?#].*)?")


@dataclass(frozen=True)
class Address:
    """A table's server and its id."""

    server: str
    table: str

    @classmethod
    def read(cls, link: str) -> Address:
        found = _LINK.fullmatch(link.strip())
        if found is None:
            raise SetupError(f"a link to a table looks like https://server/t/ID, not {link[:60]!r}")
        return cls(found[1], found[2])

    @property
    def link(self) -> str:
        return f"{self.server}/t/{self.table}"

    @property
    def api(self) -> str:
        return f"{self.server}/api/tables/{self.table}"

    def ask(self, path: str = "", body: Any = None, token: str = "", *, text: bool = False) -> Any:  # noqa: ANN401
        """What the server answers over HTTP; RefusedError if it refuses, SetupError if it is not there."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        url = path if path.startswith("http") else self.api + path
        try:
            answer = _client().request("GET" if body is None else "POST", url, json=body, headers=headers)
        except (httpx.HTTPError, httpx.InvalidURL, OSError) as error:
            raise SetupError(f"{self.server} does not answer: {error}") from error
        if not answer.is_success:
            with contextlib.suppress(ValueError, KeyError, TypeError):
                raise RefusedError.from_json(answer.json())
            raise SetupError(f"{self.server} answers with status {answer.status_code}")
        try:
            return answer.text if text else answer.json()
        except ValueError as error:
            raise SetupError(f"{self.server} is not a Vermeil server: its answer makes no sense") from error


@cache
def _client() -> httpx.Client:
    """One for all links, from any thread: connections stay open, and certificates are read once."""
    return httpx.Client(timeout=PATIENCE, follow_redirects=True)


class Link(Sitting):
    """A sitting at a table on a server. `Link.visit(link, name)` comes back to a seat, takes one, or watches."""

    def __init__(self, address: Address, held: Held | None, first: dict[str, Any]) -> None:
        super().__init__()
        self.address = address
        self.held = held
        self.lost = False  # whether the line is broken just now
        self.refused: RefusedError | None = None  # why the server will not let us back in
        self.seats = () if held is None else (held.seat,)
        self.game = first["table"]["game"]
        self.faces = standard_faces(self.game)
        self._state: dict[str, Any] = {"table": first["table"], "view": first["view"]}
        self._n: int = first["n"]
        self._welcomed = threading.Event()
        self._follows = False  # whether the whole log has come: only then is it enough to ask for what was missed
        self._told: Lines = []
        self._lock = threading.RLock()
        self._socket: ClientConnection | None = None
        self._answers: dict[int, queue.SimpleQueue[dict[str, Any]]] = {}
        self._asked = 0
        self._closed = threading.Event()
        self._thread = threading.Thread(target=self._read, daemon=True, name="link")
        self._thread.start()
        self._welcomed.wait(PATIENCE)

    @classmethod
    def visit(cls, link: str, name: str | None = None) -> Link:
        """Sit where we sat before; or, with a name, in an open seat; or else watch."""
        address = Address.read(link)
        held = held_seats().get(address.link)
        try:
            first = address.ask(token="" if held is None else held.token)
        except RefusedError as error:
            if held is None or error.code != "table/token":
                raise
            held, first = None, address.ask()  # we have left, or the host has freed the seat
        if held is not None and first["seat"] != held.seat:
            held = None  # somebody else has that seat now
        if held is None and name and any(seat["kind"] == "open" for seat in first["table"]["seats"]):
            joined = address.ask("/join", {"name": name})
            held = Held(joined["seat"], name, joined["token"])
            hold(address.link, held)
            first = address.ask(token=held.token)
        return cls(address, held, first)

    @property
    def token(self) -> str:
        return "" if self.held is None else self.held.token

    # --- what is known --------------------------------------------------------------------------------------

    def known(self, seat: int | None) -> Known:
        del seat  # one seat, or a spectator's: the server sends nothing else
        with self._lock:
            told = [phrase for _, phrase in self._told]
            # Patches change what they are folded into: whoever draws gets a copy.
            state = json.loads(json.dumps(self._state))
            # Between two games at one table the server still shows the last one.
            view = None if state["table"]["phase"] == "lobby" else state["view"]
            return Known(self._n, state["table"], view, told)

    def earns(self, seat: int) -> Mapping[str, Mapping[str, Any]]:
        earned: dict[str, dict[str, Any]] = self.address.ask(f"/earns?seat={seat}", token=self.token)["earns"]
        return earned

    def hint(self, seat: int) -> Advice:
        given = self.address.ask(f"/hint?seat={seat}", {}, self.token)
        said = [
            Reasoned(reason["move"], [phrase_from_json(part) for part in reason["said"]]) for reason in given["reasons"]
        ]
        return Advice(given["move"], said)

    @property
    def busy(self) -> bool:
        return False  # others take their time

    def record(self) -> str:
        number = self.known(None).table["number"]
        text: str = self.address.ask(f"/record?game={number}", token=self.token, text=True)
        return text

    # --- what is done ---------------------------------------------------------------------------------------

    def act(self, seat: int, act: Request) -> None:
        del seat
        with self._lock:
            socket = self._socket
            self._asked += 1
            number = self._asked
            answers: queue.SimpleQueue[dict[str, Any]] = queue.SimpleQueue()
            self._answers[number] = answers
        try:
            if socket is None:
                raise RefusedError("wire/lost", "the server can't be reached just now; we keep trying")
            socket.send(json.dumps({"id": number, "act": to_builtins(act)}))
            answer = answers.get(timeout=PATIENCE)
        except (ConnectionClosed, queue.Empty, OSError) as error:
            raise RefusedError("wire/lost", "the server can't be reached just now; we keep trying") from error
        finally:
            with self._lock:
                self._answers.pop(number, None)
        if answer["type"] != "ok":
            raise RefusedError.from_json(answer)

    def again(self, swaps: Mapping[int, str]) -> Link:
        for seat in self.seats:
            self.act(seat, Rematch(swaps.get(seat)))
        return self

    def close(self) -> None:
        self._closed.set()
        with self._lock:
            socket = self._socket
        if socket is not None:
            socket.close()
        self._thread.join(PATIENCE)

    # --- the thread that reads ------------------------------------------------------------------------------

    def _read(self) -> None:
        tries = 0
        while not self._closed.is_set():
            # Whatever goes wrong, even a deck that could not be fetched, we reconnect and ask again.
            with contextlib.suppress(
                OSError, InvalidHandshake, ConnectionClosed, TimeoutError, VermeilError, ValueError
            ):
                self._listen_to_server()
                tries = 0
            self._hang_up()
            if self.refused is not None:
                return
            self._closed.wait(PAUSES[min(tries, len(PAUSES) - 1)])
            tries += 1

    def _listen_to_server(self) -> None:
        since = f"&since={self._n}" if self._follows else ""
        url = f"{self.address.api.replace('http', 'ws', 1)}/socket?protocol={PROTOCOL}{since}"
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        with connect(url, additional_headers=headers, max_size=LARGEST, open_timeout=PATIENCE) as socket:
            with self._lock:
                self._socket = socket
            try:
                for frame in socket:
                    self._take(json.loads(frame))
            except ConnectionClosed as closed:
                self._note_refusal(closed)
                raise
            self._note_refusal_code(socket)

    def _note_refusal(self, closed: ConnectionClosed) -> None:
        if closed.rcvd is not None and closed.rcvd.code == REFUSED:
            self.refused = RefusedError(closed.rcvd.reason, "the server has ended this connection")

    def _note_refusal_code(self, socket: ClientConnection) -> None:
        if socket.close_code == REFUSED:
            self.refused = RefusedError(socket.close_reason or "", "the server has ended this connection")

    def _hang_up(self) -> None:
        with self._lock:
            self._socket = None
            self.lost = not self._closed.is_set()
            for waiting in self._answers.values():
                waiting.put({"type": "refused", "code": "wire/lost", "message": "the connection to the server is lost"})
        self._welcomed.set()
        self._changed()

    def _take(self, said: dict[str, Any]) -> None:
        with self._lock:
            kind = said["type"]
            if kind in {"ok", "refused"}:
                if said.get("id") in self._answers:
                    self._answers[said["id"]].put(said)
                return
            if kind == "welcome":
                self._n, self.lost = said["n"], False
                if not said["resumed"]:
                    self._state = {"table": said["table"], "view": said["view"]}
            elif kind == "event":
                self._n = said["n"]
                self._state = fold(self._state, said["patch"])
                if "log" in said:
                    self._told = updated_lines(self._told, said["log"][0], said.get("told", []))
            elif kind == "log":
                self._follows = True
                self._told = updated_lines([], 0, said.get("told", []))
            self._look_at_deck()
        if kind in {"log", "event"} or said.get("resumed"):
            self._welcomed.set()
        self._changed()

    def _look_at_deck(self) -> None:
        """The deck may be the host's own, or the server another version's: then it says what is on the cards."""
        view = self._state["view"]
        if view is None or not self.faces.cards or view["deck"] == self.faces.deck:
            return
        drawn: Faces = faces_from_json(
            view["deck"], self.address.ask(f"{self.address.server}/api/tables/{self.address.table}/deck")
        )
        self.faces = drawn
