"""Bots from outside: a class of one's own, or a program in any language behind a WebSocket.

Both have a name like ours. `module:Class` is a class that is made with a seed (or with nothing) and has the contract of
every bot: `play(view, limit)`, which returns a `Choice` or just the spelling of a move. `ws://host:port` is a program
that is asked by JSON (docs/bots.md): `{"play": view, "limit": ...}` comes, `{"move": "A:b2b3"}` goes.
"""

from __future__ import annotations

import importlib
import json
import os
import sys
import traceback
from collections.abc import Iterable
from contextlib import ExitStack
from inspect import signature
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit
from weakref import finalize

from vermeil.bots.choice import Bot, Choice, Limit
from vermeil.core.contract import View
from vermeil.core.errors import BotError, SetupError, shown

# Names of bots that a whole program knows beside ours, with spaces between them; worker processes read it, too.
KNOWN = "VERMEIL_BOTS"
SCHEMES = ("ws://", "wss://")
PATIENCE = 60.0
MAX_ANSWER = 1 << 16
NOT_THEIRS = ("<frozen ", importlib.__file__, __file__)


def is_outside(name: object) -> bool:
    """Whether a bot's name is one of those from outside."""
    return isinstance(name, str) and ":" in name


def known_outside() -> list[str]:
    """The bots from outside that this program was told of."""
    return os.environ.get(KNOWN, "").split()


def make_known(names: Iterable[str]) -> None:
    """Tell this program, and the processes that it starts, of bots from outside; SetupError if one can't be had."""
    found = known_outside()
    for name in names:
        if not is_outside(name) or " " in name:
            raise SetupError(f"a bot from outside is module:Class or ws://host:port, not {shown(name)}")
        outside_bot(name, 0)
        if name not in found:
            found.append(name)
    os.environ[KNOWN] = " ".join(found)


def outside_bot(name: str, seed: int) -> Bot:
    """The bot of a name; SetupError if there is none."""
    return RemoteBot(name) if name.startswith(SCHEMES) else Guest(name, _made(name, seed))


def guest(bot: object) -> Bot:
    """A bot that somebody has made already, by the same contract; SetupError if it is none."""
    if isinstance(bot, type) or not callable(getattr(bot, "play", None)):
        raise SetupError(f"a bot is a name, or an object with a method play(view, limit); not {shown(bot)}")
    name = getattr(bot, "name", None)
    return Guest(name if isinstance(name, str) else type(bot).__name__, bot)


class Guest:
    """A bot from outside; what it answers is checked."""

    def __init__(self, name: str, bot: Any) -> None:  # noqa: ANN401 - whatever a stranger has made
        self.name = name
        self._bot = bot

    def play(self, view: View, limit: Limit | None = None) -> Choice:
        """Its choice for the seat whose view this is; BotError if that is not a legal move."""
        legal = tuple(view.moves)  # a stranger may shuffle or empty the list
        try:
            answer = self._bot.play(view, limit)
        except (Exception, SystemExit) as error:  # whatever a stranger's code raises
            raise BotError(f"{self.name} failed where it had to decide: {error_line(error)}") from error
        choice = Choice(answer, ()) if isinstance(answer, str) else answer
        move = getattr(choice, "move", choice)
        if not isinstance(move, str) or move not in legal:
            raise BotError(f"{self.name} answered {shown(move)}, which is not one of the {len(legal)} legal moves")
        return choice if isinstance(choice, Choice) else Choice(move, ())


def error_line(error: BaseException) -> str:
    """An error of a stranger's code, in a line; where it happened is in the traceback that it is the cause of."""
    # Our own frames and the importer's would tell a stranger nothing.
    frames = [frame for frame in traceback.extract_tb(error.__traceback__) if not frame.filename.startswith(NOT_THEIRS)]
    where = f" ({Path(frames[-1].filename).name}, line {frames[-1].lineno})" if frames else ""
    said = " ".join(str(error).split())[:200]
    return f"{type(error).__name__}{': ' if said else ''}{said}{where}"


def _made(name: str, seed: int) -> Any:  # noqa: ANN401 - whatever a stranger has made
    module, _, kind = name.partition(":")
    if not all(part.isidentifier() for part in [*module.split("."), kind]):
        raise SetupError(f"a bot from outside is module:Class or ws://host:port, not {shown(name)}")
    if "" not in sys.path and (here := os.getcwd()) not in sys.path:  # noqa: PTH109 - as sys.path has it
        sys.path.insert(0, here)  # one's own module lies where one is
    try:
        found = getattr(importlib.import_module(module), kind)
    except AttributeError as error:
        raise SetupError(f"there is no {kind} in the module {module}") from error
    except (Exception, SystemExit) as error:  # a stranger's module may raise anything
        raise SetupError(f"the module of the bot {name} can't be imported: {error_line(error)}") from error
    try:
        made = found(seed) if signature(found).parameters else found()
    except (TypeError, ValueError) as error:
        raise SetupError(f"{name} is made with a seed or with nothing: {error}") from error
    except (Exception, SystemExit) as error:  # as above
        raise SetupError(f"{name} can't be made: {error_line(error)}") from error
    if not callable(getattr(made, "play", None)):
        raise SetupError(f"{name} is not a bot: it has no method play(view, limit)")
    return made


class RemoteBot:
    """A program behind a WebSocket, in any language. It is asked with a view, and answers with a move."""

    def __init__(self, address: str) -> None:
        try:
            found = urlsplit(address)
            heard = found.hostname is not None and found.port != 0
        except ValueError:  # a port that is not a number, or brackets that are not closed
            heard = False
        if not heard:
            raise SetupError(f"a program is asked at ws://host:port, not {shown(address)}")
        self.name = address
        self._socket: Any = None
        self._open = ExitStack()
        # A bot that nobody holds any more says goodbye.
        self._goodbye = finalize(self, self._open.close)

    def play(self, view: View, limit: Limit | None = None) -> Choice:
        """Its move for the seat whose view this is; BotError if it is not legal, or if none comes."""
        asked = None if limit is None else {"nodes": limit.nodes, "seconds": limit.seconds}
        question = json.dumps({"play": view, "limit": asked})
        patience = PATIENCE + (limit.seconds or 0.0 if limit else 0.0)
        try:
            answer = self._ask(question, patience)
        except (OSError, EOFError, TimeoutError) as error:
            self._socket = None
            raise BotError(f"{self.name} does not answer: {str(error) or type(error).__name__}") from error
        try:
            move = json.loads(answer)["move"]
        except (ValueError, TypeError, KeyError, RecursionError) as error:
            raise BotError(f'{self.name} answers {{"move": "..."}}, not {shown(answer)}') from error
        if move not in view.moves:
            raise BotError(f"{self.name} answered {shown(move)}, which is not one of the {len(view.moves)} legal moves")
        return Choice(move, ())

    def _ask(self, question: str, patience: float) -> str | bytes:
        from websockets.exceptions import WebSocketException
        from websockets.sync.client import connect

        try:
            if self._socket is None:
                kept = connect(self.name, max_size=MAX_ANSWER, open_timeout=10, proxy=None)
                self._socket = self._open.enter_context(kept)
            self._socket.send(question)
            found: str | bytes = self._socket.recv(timeout=patience)
        except WebSocketException as error:
            raise EOFError(str(error)) from error
        return found
