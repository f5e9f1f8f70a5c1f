"""One game that a face plays, decision by decision, and its twin as people play it.

The quick position decides what is legal and what is seen; beside it runs a log of decisions and of what chance brought.
When somebody wants the game itself (to draw it, to ask for its record), the log is played into a real one.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

import numpy as np

from vermeil.core.bits import nth_bit
from vermeil.core.chance import Lot
from vermeil.core.contract import Game
from vermeil.core.errors import IllegalMoveError, RecordError, SetupError, shown
from vermeil.envs.buffers import POINTS, WIN
from vermeil.envs.observation import Bytes
from vermeil.envs.setting import Setting, board_of
from vermeil.games.silver_coin.codes import SCORED


class Play:
    """A game of a setting. It begins with `reset`."""

    def __init__(self, setting: Setting, rewards: object = "margin") -> None:
        self.setting = setting
        board, arrays = board_of(setting, 1, rewards, "disabled")
        self.position = setting.positions(board)[0]
        self.rewarding = board.rewarding
        self._observation: Bytes = arrays["observations"]
        self._mask: Bytes = arrays["masks"]
        self._villages = setting.game == "silver-coin"
        self._engine: Any = self.position.state  # type: ignore[attr-defined]
        self.log: list[tuple[int, int]] = []
        """Decisions as (seat, action), and what chance brought as (-1, outcome)."""
        self._twin: Game | None = None
        self._outcomes = Outcomes()
        self._twin_at = 0
        self.seed: int | None = None
        self._reward_name = rewards
        # What each seat had witnessed before the world from which this game goes on.
        self._origins: dict[int, str] = {}
        self._since = 0
        self._rewarded = [0] * setting.players

    def reset(self, seed: object = None) -> None:
        """Deal a new game; with a seed always the same one."""
        if seed is None:
            seed = secrets.randbits(62) if self.seed is None else int(self.position.dice.below(1 << 32)) << 20
        self.seed = seed_of(seed)
        self.position.seed(self.seed)
        self.position.start_over()
        self._origins, self._since = {}, 0
        self.log.clear()
        self._twin = None
        self._rewarded = self.scores
        self.settle()

    def begin(self) -> None:
        """Lay a new game ready, before chance has spoken: for those who bring chance themselves."""
        self.position.start_over()
        self.log.clear()
        self._twin = None
        self._rewarded = self.scores

    def allowed(self) -> int:
        """What chance may bring now, as a set of bits."""
        found: int = self._engine.outcomes()
        return found

    def must(self) -> bool:
        """Go on from a scored round of Silver Coin, which is not chance; whether that was to be done."""
        if not self._villages or self._engine.phase != SCORED:
            return False
        self.bring(0)
        return True

    def witnessed(self, seat: int) -> str:
        """What a seat has witnessed so far, line by line: the same in all games that it can't tell apart.

        While chance is to speak, it is what was witnessed before.
        """
        game = self._synchronised()
        if game is None:
            return "nothing yet"
        return "\n".join([self._origins.get(seat, ""), *game.log.read_by(seat, self._since)])

    def settle(self) -> None:
        """Let chance speak until someone must decide."""
        engine, dice = self._engine, self.position.dice
        while engine.asks_chance():
            allowed = engine.outcomes()
            self.bring(nth_bit(allowed, dice.below(allowed.bit_count())))

    def bring(self, outcome: int) -> None:
        """Chance has brought something that it may."""
        if not (self._villages and self._engine.phase == SCORED):  # the way on from a scored round is not chance
            self.log.append((-1, outcome))
        self.position.bring(outcome)  # type: ignore[attr-defined]  # every game's position has it

    def decide(self, seat: int, action: object) -> None:
        """Carry out a seat's action; IllegalMoveError with nothing changed if it may not. Chance does not speak yet."""
        number = action_number(action, self.position.actions)
        if not self.position.act(seat, number):
            label = self.setting.actions.labels[number]
            raise IllegalMoveError(f"{label} (action {number}) is not legal for seat {seat} now; see its action mask")
        self.log.append((seat, number))

    def look(self, seat: int) -> tuple[Bytes, Bytes]:
        """A seat's observation and its mask, as copies."""
        self.position.look(seat)
        return self._observation.copy(), self._mask.copy()

    def legal(self, seat: int) -> list[int]:
        """The legal actions of a seat."""
        return self.position.legal(seat)

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

    def rewards(self) -> list[float]:
        """What each seat gets for what has happened since this was last asked, or since the deal."""
        scores, sign = self.scores, -1.0 if self.position.lowest_wins else 1.0
        if self.rewarding == POINTS:
            found = [sign * (now - before) for now, before in zip(scores, self._rewarded, strict=True)]
            self._rewarded = scores
            return found
        if not self.over:
            return [0.0] * len(scores)
        if self.rewarding == WIN:
            winners = self.winners
            return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(scores))]
        return margins(scores, sign)

    def paid(self, scores: Sequence[int]) -> None:
        """Rewards were given up to these scores."""
        self._rewarded = list(scores)

    # --- copies ---------------------------------------------------------------------------------------------

    def copy(self) -> Play:
        """The same game once more; neither notices what happens to the other."""
        twin = Play(self.setting, self._reward_name)
        twin.position.become(self.position)  # type: ignore[attr-defined]  # every game's position has it
        twin.log = self.log.copy()
        twin._rewarded = self._rewarded.copy()
        twin.seed = self.seed
        twin._origins, twin._since = self._origins, self._since
        if self._twin is not None:
            twin._outcomes = Outcomes(self._outcomes.found.copy(), self._outcomes.at)
            twin._twin = self._twin.copy()
            twin._twin.follow(twin._outcomes)
            twin._twin_at = self._twin_at
        return twin

    def __deepcopy__(self, memo: object) -> Play:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """Written down by its decisions and by what chance has brought; dice are not part of a game, as in a copy."""
        if self._origins:
            raise SetupError("a game that goes on from a position can't be written down: it has no deal to begin with")
        return _played, (self.setting, self._reward_name, self.seed, tuple(self.log), tuple(self._rewarded))

    def adopt(self, world: Game, seat: int | None = None) -> None:
        """Go on from a game of the same setting; the log begins there.

        What the seats know of it is what their views say. For a world imagined from a seat's view, what that seat has
        witnessed stays.
        """
        witnessed = {} if seat is None else {seat: self.witnessed(seat)}
        views = {other: world.view(other, memory=True).to_json() for other in range(self.setting.players)}
        self._origins = views | witnessed
        self.position.load(*world.engine_states())  # type: ignore[attr-defined]  # every game's position has it
        self.log.clear()
        self._outcomes, self._twin, self._twin_at = Outcomes(), world, 0
        self._since = len(world.log)
        self._twin.follow(self._outcomes)
        self._rewarded = self.scores

    # --- the twin -------------------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        """The game as people play it, at the same point. It is the face's own: look at it, don't play it."""
        game = self._synchronised()
        if game is None:
            raise IllegalMoveError("no game is running; reset() deals one")
        return game

    def _synchronised(self) -> Game | None:
        """The twin, played on to where this game stands; to the last decision if chance is still to speak after it."""
        end = len(self.log)
        if self.position.asks_chance():
            end = max((at for at, (seat, _) in enumerate(self.log) if seat >= 0), default=0)
        if self._twin is None:
            self._outcomes = Outcomes()
            self._twin_at = self._tell(0)
            if end < self._twin_at or not self.log:
                return None
            self._twin = twin_of(self.setting, self._outcomes)
        while self._twin_at < end:
            seat, action = self.log[self._twin_at]
            self._twin_at = self._tell(self._twin_at + 1)
            self._twin.push(seat, self.setting.actions.spell(self._twin.view(seat, memory=True), action))
            confirm(self._twin, seat)
        return self._twin

    def _tell(self, at: int) -> int:
        """Tell the twin's chance what it has brought from here on; returns where the next decision is."""
        while at < len(self.log) and self.log[at][0] < 0:
            self._outcomes.found.append(self.log[at][1])
            at += 1
        return at


def _played(
    setting: Setting, rewards: object, seed: int | None, log: tuple[tuple[int, int], ...], rewarded: tuple[int, ...]
) -> Play:
    """A game that was written down, played once more to where it stood."""
    play = Play(setting, rewards)
    play.begin()
    for seat, number in log:
        while play.must():
            pass
        if seat < 0:
            play.bring(number)
        else:
            play.decide(seat, number)
    while play.must():
        pass
    play.seed = seed
    play.paid(rewarded)
    return play


class Outcomes:
    """Chance that has spoken already: what it brought, in order."""

    def __init__(self, found: list[int] | None = None, at: int = 0) -> None:
        self.found = found or []
        self.at = at

    def draw(self, event: str, stream: str, lot: Lot, allowed: int, count: int) -> list[int]:
        del event, stream, lot, allowed
        drawn = self.found[self.at : self.at + count]
        if len(drawn) < count:
            raise RecordError("chance was asked for more than it has brought")
        self.at += count
        return drawn


def twin_of(setting: Setting, outcomes: Outcomes) -> Game:
    """A game of the setting to which its chance is told."""
    kind = type(setting.sample)
    return kind.with_chance(setting.players, setting.deck, dict(setting.sample.variants), outcomes, last=setting.last)


def margins(scores: list[int], sign: float) -> list[float]:
    """The points of each seat beyond the mean of the others; alone its points."""
    if len(scores) == 1:
        return [sign * scores[0]]
    total = sum(scores)
    return [sign * (own - (total - own) / (len(scores) - 1)) for own in scores]


def confirm(game: Game, seat: int) -> None:
    """Confirm a turn whose last cross has been made: for learning programs that is not a decision."""
    if game.NAME != "silver-coin" and game.spellings(seat) == ["done"]:
        game.push(seat, "done")


def action_number(action: object, count: int) -> int:
    """An action as a number; IllegalMoveError with a sentence if it is none."""
    if type(action) is int and 0 <= action < count:
        return action
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
