"""Bots from outside: a class of one's own, or a program in any language behind a WebSocket.

Both have a name like ours. `module:Class` is a class that is made with a seed (or with nothing) and has the contract of
every bot: `play(view, limit)`, which returns a `Choice` or just the spelling of a move. `ws://host:port` is a program
that is asked by JSON (docs/bots.md): `{"play": view, "limit": ...}` comes, `{"move": "A:b2b3"}` goes.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterable
from contextlib import ExitStack
from importlib import import_module
from inspect import signature
from typing import Any
from weakref import finalize

from vermeil.bots.choice import Bot, Choice, Limit
from vermeil.core.contract import View
from vermeil.core.errors import BotError, SetupError, shown

# Names of bots that a whole program knows beside ours, with spaces between them; worker processes read it, too.
KNOWN = "VERMEIL_BOTS"
SCHEMES = ("ws://", "wss://")
PATIENCE = 60.0
MAX_ANSWER = 1 << 16


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
    return RemoteBot(name) if name.startswith(SCHEMES) else Guest(name, seed)


class Guest:
    """A bot of a class from outside; what it answers is checked."""

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self._bot = _made(name, seed)

    def play(self, view: View, limit: Limit | None = None) -> Choice:
        """Its choice for the seat whose view this is; BotError if that is no legal move."""
        answer = self._bot.play(view, limit)
        choice = Choice(answer, ()) if isinstance(answer, str) else answer
        move = getattr(choice, "move", None)
        if not isinstance(move, str) or move not in view.moves:
            raise BotError(f"{self.name} answered {shown(move)}, which is not one of the {len(view.moves)} legal moves")
        return choice if isinstance(choice, Choice) else Choice(move, ())


def _made(name: str, seed: int) -> Any:  # noqa: ANN401 - whatever a stranger has made
    module, _, kind = name.partition(":")
    if not all(part.isidentifier() for part in [*module.split("."), kind]):
        raise SetupError(f"a bot from outside is module:Class or ws://host:port, not {shown(name)}")
    if "" not in sys.path and (here := os.getcwd()) not in sys.path:  # noqa: PTH109 - as sys.path has it
        sys.path.insert(0, here)  # one's own module lies where one is
    try:
        found = getattr(import_module(module), kind)
    except ImportError as error:
        raise SetupError(f"the module of the bot {name} can't be imported: {error}") from error
    except AttributeError as error:
        raise SetupError(f"there is no {kind} in the module {module}") from error
    try:
        made = found(seed) if signature(found).parameters else found()
    except (TypeError, ValueError) as error:
        raise SetupError(f"{name} is made with a seed or with nothing: {error}") from error
    if not callable(getattr(made, "play", None)):
        raise SetupError(f"{name} is no bot: it has no method play(view, limit)")
    return made


class RemoteBot:
    """A program behind a WebSocket, in any language. It is asked with a view, and answers with a move."""

    def __init__(self, address: str) -> None:
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
        except (ValueError, TypeError, KeyError) as error:
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
