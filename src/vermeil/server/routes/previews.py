"""What a chat shows of a link that somebody sends: a card by Open Graph, of what everyone may see.

The card of a table names its game and those who sit there, never a card, a score or a seed.
"""

from __future__ import annotations

import re
from datetime import date
from html import escape
from pathlib import Path

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from vermeil.core.errors import VermeilError
from vermeil.games import GAMES
from vermeil.server.routes.daily import deals_of
from vermeil.server.routes.request_parts import Asked, looking, owner_of
from vermeil.table import Table
from vermeil.words import LANGUAGES, Words, words

PICTURES = Path(__file__).parents[1] / "previews"
PICTURE = {"width": 1200, "height": 630}
HOUSE = "vermeil"
DAY = "public, max-age=86400"
LANGUAGE_WORDS = 10  # of a header that are looked at
TABLES = ("/t/", "/watch/")
SHARED = {"daily": ("page-daily", "daily-what"), "puzzles": ("puzzles-title", "puzzles-what")}
"""Pages that people send each other, by the first word of their address: a title, and what they are."""
DAY_LINK = re.compile(r"/daily/(\d{4}-\d\d-\d\d)/?", re.ASCII)
END = b"</head>"


def language_of(request: Asked) -> str:
    """The first of the asker's languages that we speak; those who fetch previews often name none."""
    wished = request.headers.get("accept-language", "").split(",")[:LANGUAGE_WORDS]
    short = (word.strip().partition(";")[0].partition("-")[0].lower() for word in wished)
    return next((word for word in short if word in LANGUAGES), "en")


async def with_preview(request: Asked, html: bytes) -> bytes:
    """The page with the card of its address. Where there is nothing to tell of a table, it is that of the house."""
    if END not in html:
        return html
    said = words(language_of(request))
    path = request.scope["path"]
    table = await _table(request, path) if path.startswith(TABLES) else None
    if table is None and (page := SHARED.get(path.strip("/").split("/")[0])) is not None:
        told = _tags(request, said, *(_of_a_day(request, said) or (said(page[0]), said(page[1]))), HOUSE)
    elif table is None:
        told = _tags(request, said, "Vermeil", said("page-motto"), HOUSE)
    else:
        told = _tags(request, said, said(f"game-{table.game_name}"), described(table, said), table.game_name)
    if path.startswith((*TABLES, "/seat/", "/drop/")):
        told += '<meta name="robots" content="noindex" />\n'  # whoever knows the link can come in
    return html.replace(END, told.encode() + END, 1)


def described(table: Table, said: Words) -> str:
    """A sentence about a table, of what everyone may see."""
    names = said.list_of([seat.name for seat in table.seats if seat.kind != "open"])
    free = sum(seat.kind == "open" for seat in table.seats)
    if table.phase == "lobby" and free:
        host = table.seats[table.host].name if table.host is not None else names
        return said("preview-invites", name=host, count=free)
    if not names:
        return said("page-motto")
    return said("preview-playing" if table.phase in {"lobby", "playing"} else "preview-over", names=names)


def _of_a_day(request: Asked, said: Words) -> tuple[str, str] | None:
    """What `/daily/2026-11-18` is; a chat shows it for longer than that day is today."""
    found = DAY_LINK.fullmatch(request.scope["path"])
    try:
        day = date.fromisoformat(found[1]) if found else None
    except ValueError:  # no day has this name
        return None
    if day is None:
        return None
    over = day.isoformat() < deals_of(request).clock.today
    return said("preview-daily-of", date=said.day(day)), said("daily-over-unranked" if over else "daily-what")


async def _table(request: Asked, path: str) -> Table | None:
    name = path.strip("/").split("/")[1:2]
    try:
        return (await looking(request, "snapshot").room(name[0], owner_of(request))).table if name else None
    except VermeilError:  # there is none, or the server is busy: the page itself will say so
        return None


def _tags(request: Asked, said: Words, title: str, what: str, picture: str) -> str:
    place = f"{request.scope['scheme']}://{request.headers.get('host', '')}"
    told = {
        "og:site_name": "Vermeil",
        "og:type": "website",
        "og:title": title,
        "og:description": what,
        "og:url": f"{place}{request.scope['path']}",
        "og:image": f"{place}/previews/{picture}.png",
        "og:image:width": str(PICTURE["width"]),
        "og:image:height": str(PICTURE["height"]),
        "og:image:alt": title,
        "og:locale": said.language,
        "twitter:card": "summary_large_image",
    }
    return "".join(f'<meta property="{name}" content="{escape(value)}" />\n' for name, value in told.items())


@get("/previews/{name:str}", include_in_schema=False, sync_to_thread=False)
def picture(name: FromPath[str]) -> Response[bytes]:
    """The picture of a card: a game's, or that of the house."""
    if name not in {f"{one}.png" for one in (*GAMES, HOUSE)}:
        raise NotFoundException
    data = (PICTURES / name).read_bytes()
    return Response(data, media_type="image/png", headers={"cache-control": DAY})


HANDLERS = [picture]
