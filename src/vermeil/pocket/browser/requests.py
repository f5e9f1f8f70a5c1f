"""What a page may ask of the pocket edition: the same paths as of a server (docs/protocol.md), and two of its own."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from datetime import UTC, date, datetime
from typing import Any, TypeVar
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec

from vermeil.core.errors import RecordError
from vermeil.pocket.browser import works
from vermeil.pocket.browser.daily import shown, table_of
from vermeil.pocket.browser.device import Device, device
from vermeil.pocket.browser.moving import exported, imported
from vermeil.pocket.browser.store import BrowserStore
from vermeil.server.live.registry import TableRegistry
from vermeil.server.live.room import Room
from vermeil.server.wire.bodies import (
    AskHint,
    CheckDeck,
    Done,
    Earns,
    JoinTable,
    NewTable,
    OwnRecord,
    PuzzleAnswer,
    Seated,
)
from vermeil.server.wire.daily import EnterDay, EnteredDay
from vermeil.server.wire.reviews import Practice, TryMove
from vermeil.table import TableError
from vermeil.table.acts import Create
from vermeil.table.acts import Request as Act
from vermeil.table.catalog import catalog, deck_picture
from vermeil.table.replay import finished, viewer_of
from vermeil.table.reviews import FIRST, LATER

T = TypeVar("T")

JSON, TEXT, ZIP = "application/json", "text/plain; charset=utf-8", "application/zip"
LINES = "application/x-ndjson"
HERE = "this device"  # on whose account everything is done


@dataclass
class Question:
    """A request, taken apart."""

    method: str
    target: str
    kind: str
    body: bytes
    path: str = field(init=False)
    query: dict[str, str] = field(init=False)

    def __post_init__(self) -> None:
        parts = urlsplit(self.target)
        self.path = unquote(parts.path)
        self.query = {name: words[-1] for name, words in parse_qs(parts.query).items()}

    def read(self, type_: type[T]) -> T:
        """The body; TableError if it is something else."""
        try:
            return msgspec.json.decode(self.body, type=type_)
        except (msgspec.MsgspecError, UnicodeError) as error:
            raise TableError("wire/invalid", f"not what is expected here: {str(error)[:200]}") from error

    @property
    def number(self) -> int | None:
        """Which of a table's games is meant."""
        word = self.query.get("game")
        if word is not None and not (word.isascii() and word.isdigit()):
            raise TableError("wire/invalid", "game is a number")
        return None if word is None else int(word)

    @property
    def device(self) -> Device:
        return device(self.query.get("seat"))

    def record(self) -> tuple[str, str | None]:
        """A record that was sent as it is; or, as JSON, one with the deck that it was played with."""
        if self.kind.startswith(JSON):
            own = self.read(OwnRecord)
            return own.record, own.deck_text
        try:
            return self.body.decode(), None
        except UnicodeDecodeError as error:
            raise RecordError("a record is a text in UTF-8") from error


Answer = tuple[str, bytes]
Handler = Callable[[Question, "re.Match[str]"], Awaitable[Answer]]


class Requests:
    """Answers what is asked, from the tables of this worker."""

    def __init__(self, registry: TableRegistry, store: BrowserStore) -> None:
        self._registry = registry
        self._store = store
        table = r"/api/tables/([^/]+)"
        self._routes: list[tuple[str, re.Pattern[str], Handler]] = [
            (method, re.compile(path), handler)
            for method, path, handler in (
                ("GET", "/api/games", self._games),
                ("GET", r"/api/games/([^/]+)/decks/([^/]+)", self._deck),
                ("POST", "/api/decks/check", self._check_deck),
                ("GET", "/api/tables", self._listed),
                ("POST", "/api/tables", self._make),
                ("GET", table, self._snapshot),
                ("POST", f"{table}/join", self._join),
                ("POST", f"{table}/acts", self._act),
                ("GET", f"{table}/earns", self._earns),
                ("GET", f"{table}/record", self._record),
                ("GET", f"{table}/deck", self._table_deck),
                ("POST", f"{table}/hint", self._hint),
                ("GET", f"{table}/replay", self._table_replay),
                ("POST", f"{table}/hindsight", self._table_hindsight),
                ("POST", "/api/replay", self._replay),
                ("POST", "/api/hindsight", self._hindsight),
                ("GET", r"/api/daily(?:/([^/]+))?", self._daily),
                ("POST", r"/api/daily/([^/]+)/([^/]+/[^/]+)", self._enter_day),
                ("POST", f"{table}/review", self._table_review),
                ("POST", "/api/review", self._review),
                ("POST", "/api/review/try", self._try),
                ("POST", "/api/practice", self._practise),
                ("GET", "/api/puzzles", self._puzzles),
                ("GET", "/api/puzzles/daily/([^/]+)", self._puzzle_of_the_day),
                ("GET", "/api/puzzles/([^/]+)", self._puzzle),
                ("POST", "/api/puzzles/([^/]+)/answer", self._answer_puzzle),
                ("GET", "/api/pocket/games", self._export),
                ("POST", "/api/pocket/games", self._import),
            )
        ]

    async def answer(self, question: Question) -> Answer:
        """What was asked for, as its type and its bytes. Refusals are VermeilErrors."""
        for method, path, handler in self._routes:
            if method == question.method and (match := path.fullmatch(question.path)):
                return await handler(question, match)
        raise TableError("wire/invalid", "there is nothing here")

    async def room(self, table: str) -> Room:
        """A table, from memory or from the log."""
        return await self._registry.room(table, HERE)

    async def _games(self, _question: Question, _match: re.Match[str]) -> Answer:
        return _json(catalog())

    async def _deck(self, _question: Question, match: re.Match[str]) -> Answer:
        return _json(deck_picture(match[1], match[2]))

    async def _check_deck(self, question: Question, _match: re.Match[str]) -> Answer:
        return _json(works.checked_deck(question.read(CheckDeck).text))

    async def _listed(self, _question: Question, _match: re.Match[str]) -> Answer:
        return _json([])

    async def _make(self, question: Question, _match: re.Match[str]) -> Answer:
        data = question.read(NewTable)
        room, seat, token = await self._registry.create(data.act(), data.name, list(data.bots), HERE)
        return _json(Seated(room.table.id, seat, token))

    async def _join(self, question: Question, match: re.Match[str]) -> Answer:
        data = question.read(JoinTable)
        room, seat, token = await self._registry.join(match[1], data.name, data.seat, HERE)
        return _json(Seated(room.table.id, seat, token))

    async def _snapshot(self, question: Question, match: re.Match[str]) -> Answer:
        return _json(await (await self.room(match[1])).snapshot(question.device))

    async def _act(self, question: Question, match: re.Match[str]) -> Answer:
        act: Any = question.read(Act)  # type: ignore[arg-type]  # a union
        return _json(Done(await (await self.room(match[1])).act(question.device, act)))

    async def _earns(self, question: Question, match: re.Match[str]) -> Answer:
        return _json(Earns(*await (await self.room(match[1])).earns(question.device)))

    async def _record(self, question: Question, match: re.Match[str]) -> Answer:
        text = await (await self.room(match[1])).record(question.device, question.number)
        return TEXT, text.encode()

    async def _table_deck(self, _question: Question, match: re.Match[str]) -> Answer:
        at = (await self.room(match[1])).table
        return _json(deck_picture(at.game_name, at.deck or "standard", at.deck_text))

    async def _hint(self, question: Question, match: re.Match[str]) -> Answer:
        level = question.read(AskHint).level
        return _json(await (await self.room(match[1])).hint(question.device, level))

    async def _table_replay(self, question: Question, match: re.Match[str]) -> Answer:
        room = await self.room(match[1])
        record, names = await room.ended(question.number)
        return _json(await self._replayed(question, record, names, room.table.deck_text))

    async def _replay(self, question: Question, _match: re.Match[str]) -> Answer:
        record, deck_text = question.record()
        return _json(await self._replayed(question, record, [], deck_text))

    async def _replayed(
        self, question: Question, record: str, names: list[str], deck_text: str | None
    ) -> dict[str, Any]:
        viewer = viewer_of(question.query.get("seat", "watch"))
        shown: dict[str, Any] = await self._registry.replay_pool.do(works.replayed, record, viewer, names, deck_text)
        return shown

    async def _table_hindsight(self, question: Question, match: re.Match[str]) -> Answer:
        room = await self.room(match[1])
        record, _ = await room.ended(question.number)
        return _json(await self._registry.review_pool.do(works.looked_back, record, room.table.deck_text))

    async def _hindsight(self, question: Question, _match: re.Match[str]) -> Answer:
        record, deck_text = question.record()
        return _json(await self._registry.review_pool.do(works.looked_back, record, deck_text))

    async def _table_review(self, question: Question, match: re.Match[str]) -> Answer:
        room = await self.room(match[1])
        record, _ = await room.ended(question.number)
        return await self._review_part(question, record, room.table.deck_text)

    async def _review(self, question: Question, _match: re.Match[str]) -> Answer:
        return await self._review_part(question, *question.record())

    async def _review_part(self, question: Question, record: str, deck_text: str | None) -> Answer:
        """The next part of a review: where a server streams, the page asks again."""
        seen, care = question.query.get("seen", "0"), question.query.get("care", "quick")
        if not (seen.isascii() and seen.isdigit()):
            raise TableError("wire/invalid", "seen is a number")
        coach, seconds = self._registry.coach_pool, LATER if int(seen) else FIRST
        if seconds == FIRST:
            await coach.do(works.prepare, finished(record, deck_text).NAME, deck_text)
        part = await coach.do(works.review_part, record, care, int(seen), seconds, deck_text)
        return LINES, msgspec.json.encode(part | {"refused": None}) + b"\n"

    async def _try(self, question: Question, _match: re.Match[str]) -> Answer:
        asked = question.read(TryMove)
        args = (asked.record, asked.step, asked.move, asked.deck_text)
        return _json(await self._registry.coach_pool.do(works.tried, *args))

    async def _practise(self, question: Question, _match: re.Match[str]) -> Answer:
        asked = question.read(Practice)
        made = await self._registry.replay_pool.do(works.practice_of, asked.record, asked.step, asked.deck_text)
        act = msgspec.convert(made, Create)
        room, seat, token = await self._registry.practise(act, asked.seat, asked.name, list(asked.bots), HERE)
        return _json(Seated(room.table.id, seat, token))

    async def _daily(self, _question: Question, match: re.Match[str]) -> Answer:
        return _json(shown(match[1]))

    async def _enter_day(self, question: Question, match: re.Match[str]) -> Answer:
        act, bots = table_of(match[1], match[2])
        room, seat, token = await self._registry.create(act, question.read(EnterDay).name, bots, HERE)
        return _json(EnteredDay(room.table.id, seat, token, counts=False))

    async def _puzzles(self, question: Question, _match: re.Match[str]) -> Answer:
        wish = (question.query.get(name) for name in ("game", "theme", "difficulty"))
        return _json(await self._registry.replay_pool.do(works.shelf, _today().isoformat(), *wish))

    async def _puzzle_of_the_day(self, _question: Question, match: re.Match[str]) -> Answer:
        return _json(await self._registry.replay_pool.do(works.shown_on, _today().isoformat(), match[1]))

    async def _puzzle(self, _question: Question, match: re.Match[str]) -> Answer:
        return _json(await self._registry.replay_pool.do(works.shown, match[1]))

    async def _answer_puzzle(self, question: Question, match: re.Match[str]) -> Answer:
        return _json(await self._registry.replay_pool.do(works.answered, match[1], question.read(PuzzleAnswer).move))

    async def _export(self, _question: Question, _match: re.Match[str]) -> Answer:
        return ZIP, await exported(self._store)

    async def _import(self, question: Question, _match: re.Match[str]) -> Answer:
        return _json(await imported(self._store, question.body))


def _today() -> date:
    return datetime.now(UTC).date()


def _json(value: object) -> Answer:
    return JSON, msgspec.json.encode(value)
