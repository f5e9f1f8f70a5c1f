"""A plain server of static files, for a look at a built edition."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from vermeil.core.errors import SetupError
from vermeil.pocket.folders import require_edition


class Files(SimpleHTTPRequestHandler):
    """Files of one folder, and no word about it on the console."""

    protocol_version = "HTTP/1.1"
    extensions_map = {  # noqa: RUF012 - the library's own name for it
        **SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
    }

    def log_message(self, *_: object) -> None:
        """Whoever looks sees what comes."""


def server_of(folder: Path, host: str, port: int) -> ThreadingHTTPServer:
    """A server that is ready to run; SetupError if there is no edition, or the port is taken."""
    require_edition(folder)
    try:
        return ThreadingHTTPServer((host, port), partial(Files, directory=str(folder)))
    except OSError as error:
        raise SetupError(f"can't listen on {host}:{port}: {error.strerror or error}") from error


def serve(folder: Path, host: str, port: int, began: Callable[[str], None]) -> None:
    """Serve until Ctrl-C."""
    with server_of(folder, host, port) as server, contextlib.suppress(KeyboardInterrupt):
        began(f"http://{host}:{server.server_port}/")
        server.serve_forever()
