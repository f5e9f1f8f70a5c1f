"""The deals of the day on a server, for a terminal, which is known there by a token in a file."""

from __future__ import annotations

import contextlib
import os
import re
from pathlib import Path
from typing import TypeVar

import httpx
import msgspec

from vermeil.core.errors import SetupError
from vermeil.server.wire.daily import Daily, DayContest, DayResult, DayStanding, EnteredDay
from vermeil.table.acts import Ready
from vermeil.table.errors import RefusedError
from vermeil.terminal.folder import PRIVATE, data_folder
from vermeil.terminal.link import PATIENCE, Address, Link
from vermeil.terminal.speech import Speech
from vermeil.terminal.tokens import Held, hold

DEVICE = "vermeil-device"
_SERVER = re.compile(r"(https?://[^/\s]+)(?:/daily(?:/[\d-]*)?)?/?")

T = TypeVar("T")


class DailyServer:
    """A server by its address, such as https://games.example.org or its page of the day."""

    def __init__(self, link: str) -> None:
        found = _SERVER.fullmatch(link.strip())
        if found is None:
            raise SetupError(f"a server looks like https://server, not {link[:60]!r}")
        self.server = found[1]

    def today(self) -> Daily:
        """The deals of the day, and what we have made of them."""
        return self._ask("/api/daily", None, Daily)

    def enter(self, day: str, contest: DayContest, name: str) -> str:
        """The link of the table to play at; its seat is ours from now on."""
        made = self._ask(f"/api/daily/{day}/{contest.game}/{contest.way}", {"name": name}, EnteredDay)
        link = Address(self.server, made.table).link
        hold(link, Held(made.seat, name, made.token))
        return link

    def _ask(self, path: str, body: dict[str, str] | None, kind: type[T]) -> T:
        known = _devices()
        cookies = {DEVICE: known[self.server]} if self.server in known else {}
        try:
            with httpx.Client(timeout=PATIENCE, follow_redirects=True, cookies=cookies) as client:
                answer = client.request("GET" if body is None else "POST", self.server + path, json=body)
        except (httpx.HTTPError, httpx.InvalidURL, OSError) as error:
            raise SetupError(f"{self.server} does not answer: {error}") from error
        if not answer.is_success:
            with contextlib.suppress(ValueError, KeyError, TypeError):
                raise RefusedError.from_json(answer.json())
            raise SetupError(f"{self.server} answers with status {answer.status_code}")
        if device := answer.cookies.get(DEVICE):
            _remember(known | {self.server: device})
        try:
            return msgspec.json.decode(answer.content, type=kind)
        except msgspec.DecodeError as error:
            raise SetupError(f"{self.server} has no deal of the day that this Vermeil understands") from error


def begin(link: str) -> Link:
    """Sit down at the table of a deal, and let it be dealt."""
    sitting = Link.visit(link)
    if sitting.known(0).table["phase"] == "lobby":
        sitting.act(0, Ready())
    return sitting


def _file() -> Path:
    return data_folder() / "devices.json"


def _devices() -> dict[str, str]:
    """Our tokens by server. A file that can't be read holds none."""
    with contextlib.suppress(OSError, msgspec.DecodeError):
        return msgspec.json.decode(_file().read_bytes(), type=dict[str, str])
    return {}


def _remember(devices: dict[str, str]) -> None:
    new = _file().with_suffix(".new")
    with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, PRIVATE), "wb") as file:
        file.write(msgspec.json.encode(devices))
    new.replace(_file())


# --- in words ---------------------------------------------------------------------------------------------------


def title(contest: DayContest, speech: Speech) -> str:
    """The game, and against whom."""
    way = speech.words("daily-solo")
    if contest.rival is not None:
        way = speech.words("daily-bot", level=speech.level(contest.rival))
    return f"{speech.game(contest.game)} · {way}"


def contest_lines(contest: DayContest, speech: Speech) -> list[str]:
    """A deal, what we have made of it, and the day's ranking as far as it is shown."""
    say = speech.words
    lines = [title(contest, speech)]
    if contest.state == "new":
        lines.append(f"{say('daily-first-counts')} {say('daily-finished', count=contest.finished)}")
    elif contest.state == "playing":
        lines.append(say("daily-counts"))
    elif contest.state != "done":
        lines.append(say(f"daily-{contest.state}"))
    if contest.result is not None:
        lines.append(_outcome(contest.result, speech))
    if contest.standing is not None:
        if contest.state == "done":
            lines.append(_place(contest, contest.standing, speech))
        lines += [
            f"{say('daily-bot-of', level=speech.level(bot.level))}: {_points(bot.result, speech)}"
            for bot in contest.standing.bots
        ]
    return lines


def _place(contest: DayContest, standing: DayStanding, speech: Speech) -> str:
    percent, level, others = standing.better_than, standing.level, contest.finished - 1
    if percent is None:
        return speech.words("daily-first-to-finish")
    if level:
        return speech.words("daily-better-level", percent=percent, level=level, count=others)
    return speech.words("daily-better", percent=percent, count=others)


def _points(result: DayResult, speech: Speech) -> str:
    if result.rival is None:
        return speech.words("daily-points", count=result.points)
    return speech.words("daily-points-to", points=result.points, rival=result.rival)


def _outcome(result: DayResult, speech: Speech) -> str:
    if result.rival is None:
        return _points(result, speech)
    how = "won" if result.value > 0 else "lost" if result.value < 0 else "level"
    return speech.words(f"daily-{how}", points=result.points, rival=result.rival)
