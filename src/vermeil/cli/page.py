"""The page at home: a server for this computer alone, and a browser that shows it."""

from __future__ import annotations

import contextlib
import http.client
import json
import socket
import threading
import time
import webbrowser
from urllib.parse import urlencode

import typer

from vermeil.core.errors import SetupError
from vermeil.games import find_game
from vermeil.terminal.folder import data_folder
from vermeil.words import preferred, words

HOST = "127.0.0.1"
# Always the same port if it is free, so that the browser keeps its settings and an open tab reconnects.
USUAL = 8747
PATIENCE = 60.0
DATABASE = "tables.db"


def play_on_page(game: str | None = None, *, port: int = 0, opens: bool = True, language: str | None = None) -> None:
    """Serve until Ctrl-C. If Vermeil runs here already its page is opened, and that is all.

    A link is a table on another server: its page is opened, and nothing is served.
    """
    say = words(language or preferred())
    if game is not None and game.startswith(("http://", "https://")):
        typer.echo(say("play-link", address=game))
        if opens:
            webbrowser.open(game)
        return
    asked = {"game": None if game is None else find_game(game), "language": language}
    query = urlencode({name: value for name, value in asked.items() if value is not None})
    path = f"/?{query}" if query else "/"
    if port == 0 and _is_vermeil(USUAL):
        typer.echo(say("play-running", address=_address(USUAL, path)))
        if opens:
            webbrowser.open(_address(USUAL, path))
        return
    chosen = port or _free_port()
    if not _is_free(chosen):
        raise SetupError(f"port {chosen} is in use; choose another with --port")
    address = _address(chosen, path)
    typer.echo(say("play-at", address=address))
    if opens:
        threading.Thread(target=_open_when_ready, args=(chosen, address), daemon=True).start()
    # Only now: loading the server takes longer than everything above.
    from vermeil.server.serving import run
    from vermeil.server.settings import Settings

    settings = Settings(database=f"sqlite:///{data_folder() / DATABASE}")
    with contextlib.suppress(KeyboardInterrupt):
        run(settings, host=HOST, port=chosen, level="warning")


def _address(port: int, path: str) -> str:
    return f"http://{HOST}:{port}{path}"


def _open_when_ready(port: int, address: str) -> None:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        if _is_vermeil(port):
            webbrowser.open(address)
            return
        time.sleep(0.1)


def _is_vermeil(port: int) -> bool:
    """Whether a server of ours answers there."""
    # Straight to this machine: clients that heed HTTP_PROXY would ask a stranger about it.
    line = http.client.HTTPConnection(HOST, port, timeout=2)
    try:
        line.request("GET", "/health")
        health = json.load(line.getresponse())
    except (OSError, ValueError, http.client.HTTPException):
        return False
    finally:
        line.close()
    return isinstance(health, dict) and {"status", "version", "protocol"} <= set(health)


def _is_free(port: int) -> bool:
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((HOST, port))
        except OSError:
            return False
        return True


def _free_port() -> int:
    if _is_free(USUAL):
        return USUAL
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        port: int = probe.getsockname()[1]
        return port
