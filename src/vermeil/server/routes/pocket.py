"""The pocket edition under /pocket/, where somebody who runs a server hands it out."""

from __future__ import annotations

import gzip
import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import Any

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import Redirect

from vermeil.server.routes.page import AGAIN, KINDS
from vermeil.server.routes.request_parts import Asked

INDEX = "index.html"
# What the edition says of itself: it may compile WebAssembly, which the server's own page need not.
POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data: blob:; "
    "style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEAD = b"<head>"
# Whoever wants friends at other screens finds them at this very server.
SERVER = HEAD + b'\n    <meta name="vermeil-server" content="../" />'


@lru_cache(maxsize=256)
def _sent(file: Path, _changed: int, *, zipped: bool) -> bytes:
    data = file.read_bytes()
    if file.name == INDEX and b'name="vermeil-server"' not in data:
        data = data.replace(HEAD, SERVER, 1)
    return gzip.compress(data, 6, mtime=0) if zipped else data


def _found(folder: str, name: str) -> Path | None:
    """A file of the edition, and of nothing else."""
    try:
        file = (Path(folder) / name).resolve() if folder else None
        inside = file is not None and file.is_relative_to(Path(folder).resolve()) and file.is_file()
    except (OSError, ValueError):  # no file can be called so
        return None
    return file if inside else None


def _file(request: Asked, name: str) -> Response[Any]:
    file = _found(request.app.state.settings.pocket, name)
    if file is None:
        raise NotFoundException
    zipped = "gzip" in request.headers.get("accept-encoding", "")
    kind = KINDS.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    headers = {"cache-control": AGAIN, "vary": "accept-encoding", "content-security-policy": POLICY}
    if zipped:
        headers["content-encoding"] = "gzip"
    data = _sent(file, file.stat().st_mtime_ns, zipped=zipped)
    return Response(data, media_type=kind, headers=headers)


@get("/pocket", include_in_schema=False, sync_to_thread=False)
def index(request: Asked) -> Response[Any]:
    """The edition's page. Its parts lie beside it, so its address ends with a slash."""
    if not request.scope["raw_path"].endswith(b"/"):
        return Redirect("/pocket/")
    return _file(request, INDEX)


@get("/pocket/{path:path}", include_in_schema=False, sync_to_thread=True)
def part(request: Asked, path: FromPath[str]) -> Response[Any]:
    """Any other file of the edition. To compress one takes a while the first time, and players must not wait for it."""
    return _file(request, path.lstrip("/"))


HANDLERS = [index, part]
