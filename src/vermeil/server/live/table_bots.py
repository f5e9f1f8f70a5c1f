"""The bots at one table: they think, play at a human pace, and say when they play below their level."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec

from vermeil.core.errors import VermeilError
from vermeil.server.live.turn_time import FIRST_SHARE, LATER_SHARE, TurnTime
from vermeil.server.workers.bot_pool import Question
from vermeil.table.acts import Hurry, Move
from vermeil.table.hidden import Turn as HiddenTurn
from vermeil.table.hidden import ends_turn, hidden_turn

if TYPE_CHECKING:
    from vermeil.server.live.registry import TableRegistry
    from vermeil.server.live.room import Room

log = logging.getLogger("vermeil")


class TableBots:
    """Those who decide for the bots of a room's table."""

    def __init__(self, room: Room, registry: TableRegistry) -> None:
        self._room = room
        self._registry = registry
        self.thinking: dict[int, asyncio.Task[None]] = {}
        """By seat: the bots that are deciding something."""
        self._turns: dict[int, tuple[HiddenTurn, float]] = {}  # when a bot's hidden turn began
        self._below: dict[int, str] = {}  # the level below its own that a bot has played at in its turn, or nothing
        self._open: dict[int, tuple[float, int]] = {}  # of a turn that all follow: when it began, how often decided
        self._hides = False  # whether this table's game has turns that others can't follow

    def begin(self, asked: Iterable[tuple[int, str]]) -> None:
        """Let the bots of these seats think, each of its level, unless they do already."""
        asked = list(asked)
        self._open = {seat: known for seat, known in self._open.items() if seat in dict(asked)}
        for seat, level in asked:
            if seat not in self.thinking:
                name = f"the bot in seat {seat} of table {self._room.table.id}"
                self.thinking[seat] = self._registry.tasks.once(name, self._play(seat, level))

    async def _play(self, seat: int, level: str) -> None:
        """A bot answers its question, at a human pace. Of several servers, the one that stored last asks it."""
        try:
            async with self._room.settled():
                asked = self._room.table.bots_asked()
                if (seat, level) not in asked or self._room.table.game is None:
                    return
                number = self._room.table.audiences.numbers[seat]
                view = msgspec.to_builtins(self._room.table.game.view(seat, memory=True))
                turn = hidden_turn(self._room.table)
            began, first = self._began(seat, turn)
            share = 1.0 if turn is None else FIRST_SHARE if first else LATER_SHARE
            share *= self._registry.bot_pool.part(self._company(asked, turn))
            table, owner = self._room.table, self._room.owner
            until = self._until(seat, level, turn, began, first=first)
            dice = table.dice(seat)
            question = Question(table.game_name, level, view, table.deck_text, owner, table.id, share, until, dice)
            answer = await self._registry.bot_pool.think(question)
            ends = turn is None or ends_turn(self._room.table, seat, answer.move)
            await asyncio.sleep(self._pause(seat, level, turn, len(view["moves"]), began, ends=ends))
            if turn is None:
                start, decisions = self._open.get(seat, (began, 0))
                self._open[seat] = start, decisions + 1
            if len(view["moves"]) > 1:  # with only one choice there is nothing to think about
                below = "" if answer.level == level else answer.level or "random"
                self._below[seat] = self._below.get(seat) or below
            if ends:
                await self._say_level(seat)
            await self._room.act(seat, Move(number, answer.move), bot=True)
        except VermeilError as error:
            log.info("a bot was refused: %s", error)  # somebody took the seat back, or another server was quicker
            await asyncio.sleep(1.0 if self._room.in_doubt else 0.05)
        except Exception:
            log.exception("a bot's move has failed")
            await asyncio.sleep(1.0)
        finally:
            del self.thinking[seat]
            self._room.wake()
            if not self.thinking:
                self._registry.rested()

    def _company(self, asked: list[tuple[int, str]], turn: HiddenTurn | None) -> list[str]:
        """The levels of the bots with whom one shares its time, so that people wait for all of them as for one.

        They are those that are asked now. Where turns are hidden, what is decided in between, such as which card is
        taken (SG-40), is decided by one after the other, and all bots of the table share the time of that.
        """
        self._hides = self._hides or turn is not None
        if turn is not None or not self._hides:
            return [level for _, level in asked]
        return [level for seat in self._room.table.seats if (level := seat.bot) is not None]

    def _began(self, seat: int, turn: HiddenTurn | None) -> tuple[float, bool]:
        """When the present turn of a bot began, and whether that is now."""
        known = self._turns.get(seat)
        if turn is not None and known is not None and known[0] == turn:
            return known[1], False
        began = time.monotonic()
        self._turns.pop(seat, None)
        self._below.pop(seat, None)
        if turn is not None:
            self._turns[seat] = turn, began
            self._open.pop(seat, None)
        return began, True

    @property
    def _time(self) -> TurnTime:
        return TurnTime(self._registry.pace, self._registry.bot_pool.seconds)

    def _sharing(self) -> int:
        """How many bots one after the other share what a hidden turn has left; 0 in a game without such turns."""
        return sum(seat.bot is not None for seat in self._room.table.seats) if self._hides else 0

    def _until(self, seat: int, level: str, turn: HiddenTurn | None, began: float, *, first: bool) -> float | None:
        """When a bot should have its answer; None where bots have no pace, and nobody waits."""
        if turn is not None:
            return self._time.hidden_until(began, self._registry.bot_pool.takes(level), first=first)
        start, decisions = self._open.get(seat, (began, 0))
        return self._time.open_until(start, decisions, self._sharing())

    def _pause(self, seat: int, level: str, turn: HiddenTurn | None, moves: int, began: float, *, ends: bool) -> float:
        """How long a bot waits before it plays what it has found, but nobody waits for the first question of a game.

        Where others see each decision, each has its pause, but a shorter one than the last: however many there are, a
        turn is over soon. Where they see only that a turn is over (SG-23), it takes as long as any other, however many
        decisions it had; or, if there was no time, one and a half times as long and so on.
        """
        now = time.monotonic()
        courtesy = self._room.courtesy
        if self._room.table.opening:
            return max(0.0, courtesy - (now - began))
        if turn is not None:
            own = self._time.hidden_pause(now - began, self._registry.bot_pool.takes(level)) if ends else 0.0
            return max(own, courtesy - (now - began))
        start, decisions = self._open.get(seat, (began, 0))
        own = self._time.open_pause(start, began, now, decisions, self._sharing(), moves)
        return own + max(0.0, courtesy - (now - began))

    async def _say_level(self, seat: int) -> None:
        """If a bot plays below its level because its own thoughts can't be had, all at the table know it.

        Of a turn that others can't follow they learn it when they see that it is over, and not before (SG-23).
        """
        below = self._below.pop(seat, None)
        if (
            below is not None
            and seat < self._room.table.players
            and (self._room.table.seats[seat].hurried or "") != below
        ):
            await self._room.act(None, Hurry(seat, below))
