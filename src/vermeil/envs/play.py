"""One game that a face plays, decision by decision, and its twin as people play it.

The quick position decides what is legal and what is seen; beside it runs a log of decisions and of what chance brought.
When somebody wants the game itself (to draw it, to ask for its record), the log is played into a real one.
"""

from __future__ import annotations

import secrets
from typing import Any

import numpy as np

from vermeil.core.bits import nth_bit
from vermeil.core.chance import Lot
from vermeil.core.contract import Game
from vermeil.core.errors import IllegalMoveError, SetupError, shown
from vermeil.envs.fields import Bytes
from vermeil.envs.setting import Setting, board_of
from vermeil.games.expedition.phases import TURNS
from vermeil.games.silver_coin.words import ROUNDS, SCORED, START


class Play:
    """A game of a setting. It begins with `reset`."""

    def __init__(self, setting: Setting, rewards: object = "margin") -> None:
        self.setting = setting
        board, arrays = board_of(setting, 1, rewards, "disabled")
        self.position = setting.positions(board)[0]
        self.rewarding = board.rewarding
        self._observation: Bytes = arrays["observations"]
        self._mask: Bytes = arrays["masks"]
        self._engine: Any = self.position.table if setting.game == "silver-coin" else self.position.state  # type: ignore[attr-defined]
        self.log: list[tuple[int, int]] = []
        """Decisions as (seat, action), and what chance brought as (-1, outcome)."""
        self._twin: Game | None = None
        self._told = Told()
        self._twin_at = 0
        self.seed: int | None = None

    def reset(self, seed: object = None) -> None:
        """Deal a new game; with a seed always the same one."""
        if seed is None:
            seed = secrets.randbits(62) if self.seed is None else int(self.position.dice.below(1 << 32)) << 20
        self.seed = seed_of(seed)
        self.position.seed(self.seed)
        self.position.start_over()
        self.log.clear()
        self._twin = None
        self.settle()

    def settle(self) -> None:
        """Let chance speak until someone must decide."""
        engine, dice = self._engine, self.position.dice
        while engine.asks_chance():
            allowed = engine.outcomes()
            self.bring(nth_bit(allowed, dice.below(allowed.bit_count())))

    def bring(self, outcome: int) -> None:
        """Chance has brought something that it may."""
        scored = self.setting.game == "silver-coin" and self._engine.phase == SCORED
        if not scored:  # the way on from a scored round is no chance
            self.log.append((-1, outcome))
        self.position.bring(outcome)  # type: ignore[attr-defined]  # every game's position has it

    def decide(self, seat: int, action: object) -> None:
        """Carry out a seat's action; IllegalMoveError with nothing changed if it may not. Chance does not speak yet."""
        number = action_number(action, len(self.setting.actions))
        if self.position.engine_number(seat, number) < 0:
            label = self.setting.actions.labels[number]
            raise IllegalMoveError(f"{label} (action {number}) is not legal for seat {seat} now; see its action mask")
        self.position.act(seat, number)
        self.log.append((seat, number))

    def look(self, seat: int) -> tuple[Bytes, NDArrayMask]:
        """A seat's observation and its mask, as copies."""
        self.position.look(seat)
        return self._observation.copy(), self._mask.copy()

    def legal(self, seat: int) -> list[int]:
        """The legal actions of a seat."""
        self.position.look(seat)
        return [int(action) for action in np.flatnonzero(self._mask)]

    @property
    def over(self) -> bool:
        return self.position.is_over()

    @property
    def waiting(self) -> list[int]:
        return [seat for seat in range(self.setting.players) if self.position.is_waiting(seat)]

    @property
    def scores(self) -> list[int]:
        return [self.position.points_now(seat) for seat in range(self.setting.players)]

    @property
    def winners(self) -> list[int]:
        if not self.over:
            return []
        return [seat for seat in range(self.setting.players) if self.position.winners() >> seat & 1]

    # --- the twin -------------------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        """The game as people play it, at the same point. It is the face's own: look at it, don't play it."""
        if self._twin is None:
            self._told, self._twin_at = Told(), 0
            while self._twin_at < len(self.log) and self.log[self._twin_at][0] < 0:
                self._told.outcomes.append(self.log[self._twin_at][1])
                self._twin_at += 1
            self._twin = twin_of(self.setting, self._told)
        actions = self.setting.actions
        while self._twin_at < len(self.log):
            seat, action = self.log[self._twin_at]
            self._twin_at += 1
            following = self._twin_at
            while following < len(self.log) and self.log[following][0] < 0:
                self._told.outcomes.append(self.log[following][1])
                following += 1
            self._twin_at = following
            view = self._twin.view(seat, memory=True)
            self._twin.push(seat, actions.spell(view, action))
            confirm(self._twin, seat)
        return self._twin


NDArrayMask = Bytes


class Told:
    """Chance that has spoken already: what it brought, in order."""

    def __init__(self) -> None:
        self.outcomes: list[int] = []
        self.at = 0

    def draw(self, event: str, stream: str, lot: Lot, allowed: int, count: int) -> list[int]:
        del event, stream, lot, allowed
        drawn = self.outcomes[self.at : self.at + count]
        self.at += count
        return drawn


def twin_of(setting: Setting, told: Told) -> Game:
    """A game of the setting whose chance is told to it: the one place outside the games that hands a game its chance."""
    kind: Any = type(setting.sample)
    game = kind.__new__(kind)
    game._set_up(setting.players, setting.deck, dict(setting.sample.variants), told)  # noqa: SLF001
    if setting.game == "silver-coin":
        if setting.last:
            game._table.round, game._table.phase = ROUNDS - setting.last, START  # noqa: SLF001
        game._chance_speaks()  # noqa: SLF001
    else:
        if setting.last:
            game._state.turn = TURNS - setting.last  # noqa: SLF001
        game._begin()  # noqa: SLF001
    game._imagined = bool(setting.last)  # noqa: SLF001 - a game without its beginning has no record
    found: Game = game
    return found


def confirm(game: Game, seat: int) -> None:
    """Confirm a turn whose last cross has been made: for learning programs that is no decision."""
    if game.NAME != "silver-coin" and game.spellings(seat) == ["done"]:
        game.push(seat, "done")


def action_number(action: object, count: int) -> int:
    """An action as a number; IllegalMoveError with a sentence if it is none."""
    if isinstance(action, np.ndarray) and action.shape == ():
        action = action[()]
    if isinstance(action, bool | np.bool_) or not isinstance(action, int | np.integer):
        raise IllegalMoveError(f"an action is one whole number, not {shown(action)}")
    if not 0 <= action < count:
        raise IllegalMoveError(f"an action is a number from 0 to {count - 1}, not {shown(action)}")
    return int(action)


def seed_of(seed: object) -> int:
    """A seed as a number of 64 bits; SetupError if it is none."""
    if isinstance(seed, bool | np.bool_) or not isinstance(seed, int | np.integer) or int(seed) < 0:
        raise SetupError(f"a seed is a whole number from 0 on, not {shown(seed)}")
    return int(seed) & 0xFFFFFFFFFFFFFFFF
