"""The page for browsers: the built files of `web/`, which a build puts into the folder `server/page`."""

from __future__ import annotations

import mimetypes
import re
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from vermeil.server.routes.previews import with_preview
from vermeil.server.routes.request_parts import registry_of

PAGE = Path(__file__).parents[1] / "page"
INDEX = "index.html"
# The page's own router: whoever opens or reloads one of these gets the page, which then shows what belongs there.
ROUTES = ["/", "/t/{path:path}", "/watch/{path:path}", "/replay", "/learn/{path:path}", "/rules/{path:path}"]
ROUTES += ["/print/{path:path}", "/results", "/stored", "/drop/{path:path}", "/seat/{path:path}"]
ROUTES += ["/puzzles", "/puzzles/{path:path}", "/review", "/daily", "/daily/{path:path}"]
ROUTES += ["/decks", "/decks/{path:path}", "/family"]
LOOKING_BACK = ("/review", "/replay")
# A file under assets/ has the hash of its content in its name, so it never changes; others are asked for again.
FOREVER = "public, max-age=31536000, immutable"
AGAIN = "no-cache"
ENCODINGS = (("br", ".br"), ("gzip", ".gz"))
KINDS = {".webmanifest": "application/manifest+json", ".wasm": "application/wasm", ".mjs": "text/javascript"}
TWINS = tuple(suffix for _, suffix in ENCODINGS)
# What a built file may be called: nothing that leads out of the folder, on any system.
PLAIN = re.compile(r"(?:assets/)?\w[\w.-]{0,199}", re.ASCII)

UNBUILT = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Vermeil</title></head>
<body>
<h1>Vermeil</h1>
<p>This server is well, but its page has not been built: packages bring it along, and in a
checkout of the project <code>npm ci</code> and <code>npm run build</code> in the folder <code>web</code> build it.</p>
<p>Programs need no page: <a href="/api/schema">the API</a> works.</p>
</body>
</html>
"""

Asked = Request[Any, Any, State]


def found(name: str) -> Path | None:
    """A built file by its path, but for the compressed twins. One look: it need not have been there at the start."""
    if not PLAIN.fullmatch(name) or name.endswith(TWINS):
        return None
    file = PAGE / name
    return file if file.is_file() else None


def built(request: Asked, name: str, age: str, status: int = 200) -> Response[bytes]:
    """A built file, compressed if that is there and wanted."""
    file = found(name)
    if file is None:
        raise NotFoundException
    headers = {"cache-control": age, "vary": "accept-encoding"}
    wanted = {part.partition(";")[0].strip() for part in request.headers.get("accept-encoding", "").split(",")}
    data = file
    for encoding, suffix in ENCODINGS:
        twin = file.with_name(file.name + suffix)
        if encoding in wanted and twin.is_file():
            headers["content-encoding"] = encoding
            data = twin
            break
    kind = KINDS.get(file.suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    return Response(data.read_bytes(), media_type=kind, headers=headers, status_code=status)


@get(ROUTES, include_in_schema=False)
async def page(request: Asked) -> Response[Any]:
    """The page itself, whichever of its own paths was opened. A person who opens it will soon want bots.

    It comes with the card that a chat shows of its address, and so not as one of the compressed files; it is small.
    """
    if wanted(request):
        registry_of(request).warm(looking_back=request.scope["path"].startswith(LOOKING_BACK))
    file = found(INDEX)
    if file is None:
        return _index(request, 200)
    html = await with_preview(request, file.read_bytes())
    return Response(html, media_type=MediaType.HTML, headers={"cache-control": AGAIN, "vary": "accept-language"})


def wanted(request: Asked) -> bool:
    """Whether a person opened this address: a program that asks for it gets a refusal with a code instead."""
    path = request.scope["path"]
    ours = path.startswith(("/api/", "/assets/"))
    return not ours and request.method in {"GET", "HEAD"} and "text/html" in request.headers.get("accept", "")


def lost(request: Asked) -> Response[Any]:
    """The page at an address that leads nowhere; it says so, in the reader's language."""
    return _index(request, 404)


def _index(request: Asked, status: int) -> Response[Any]:
    if found(INDEX) is None:
        return Response(UNBUILT, media_type=MediaType.HTML, headers={"cache-control": AGAIN}, status_code=status)
    return built(request, INDEX, AGAIN, status)


@get("/assets/{path:path}", include_in_schema=False, sync_to_thread=False)
def asset(request: Asked, path: FromPath[str]) -> Response[Any]:
    """Scripts, styles, fonts and pictures."""
    return built(request, f"assets/{path.lstrip('/')}", FOREVER)


@get("/{name:str}", include_in_schema=False, sync_to_thread=False)
def other(request: Asked, name: FromPath[str]) -> Response[Any]:
    """What lies beside the page: an icon, the manifest."""
    return built(request, name, AGAIN)


HANDLERS = [page, asset, other]
