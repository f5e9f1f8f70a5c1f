"""What is played: the game and its options, checked, and the positions that are made of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from vermeil.core.contract import Game
from vermeil.core.errors import SetupError, shown
from vermeil.core.variants import Value
from vermeil.envs.actions import Actions, actions_of, crossings, villages
from vermeil.envs.buffers import DISABLED, MARGIN, NEXT_STEP, POINTS, SAME_STEP, WIN, Buffers
from vermeil.envs.expedition import Plan
from vermeil.envs.fields import layout_of
from vermeil.envs.observation import Layout
from vermeil.envs.position import Position
from vermeil.envs.pyramids import Pyramids
from vermeil.envs.pyramids_fields import PY_CARD, py_face
from vermeil.envs.silver_and_gold import SilverAndGold
from vermeil.envs.silver_and_gold_fields import SG_CARD, sg_face
from vermeil.envs.silver_coin import SilverCoin, Verbs
from vermeil.games import find_game, rules_of
from vermeil.games.expedition.phases import TURNS
from vermeil.games.silver_coin.codes import ROUNDS, START
from vermeil.games.silver_coin.face import IntegerFace

REWARDS = {"margin": MARGIN, "win": WIN, "points": POINTS}
RESETS = {"next-step": NEXT_STEP, "same-step": SAME_STEP, "disabled": DISABLED}
Variants = Mapping[str, Value] | list[str] | None


@dataclass(frozen=True, eq=False)
class Setting:
    """A game with its options. `last` plays only the last so many turns, in Silver Coin rounds; 0 plays all."""

    game: str
    players: int
    sample: Game
    """A game like those that are played: what it may be was checked as it was set up."""
    last: int

    @property
    def actions(self) -> Actions:
        return actions_of(self.game)

    @property
    def layout(self) -> Layout:
        return layout_of(self.game, self.players)

    @property
    def deck(self) -> Any:  # noqa: ANN401 - each game has its kind of deck
        """The deck that is played with."""
        return self.sample.deck  # type: ignore[attr-defined]  # every game of ours has one

    def __reduce__(self) -> tuple[Any, ...]:
        """Written down by its options: what is compiled can't be, and is made of them."""
        return setting_of, (self.game, self.players, self.deck, dict(self.sample.variants), self.last)

    def new_game(self, seed: int | str) -> Game:
        """A whole game of this setting, as people play it."""
        found: Game = rules_of(self.game).Game(
            players=self.players, seed=seed, deck=self.deck, variants=dict(self.sample.variants)
        )
        return found

    def positions(self, board: Buffers) -> list[Position]:
        """A position for each row of the buffers."""
        make = {"silver-and-gold": self._islands, "pyramids": self._pyramids, "silver-coin": self._villages}
        return make[self.game](board)

    def _islands(self, board: Buffers) -> list[Position]:
        plan, start, open_marks = self._expedition
        return [SilverAndGold(board, row, plan, start, open_marks=open_marks) for row in range(board.games)]

    def _pyramids(self, board: Buffers) -> list[Position]:
        plan, start, open_marks = self._expedition
        return [Pyramids(board, row, plan, start, open_marks=open_marks) for row in range(board.games)]

    @cached_property
    def _expedition(self) -> tuple[Plan, Any, bool]:
        """The actions and cards of a flip-and-write game as compiled code has them, and a game before the deal."""
        actions, variants = crossings(self.game), self.sample.variants
        start: Any
        face: Callable[[Any, int, int], list[int]]
        if self.game == "pyramids":
            from vermeil.games.pyramids import fast as pyramids

            kind = {"closed_tomb": bool(variants["closed_tomb"]), "linear_skulls": bool(variants["linear_skulls"])}
            start, face, size = pyramids.new_state(self.players, self.deck, **kind), py_face, PY_CARD
        else:
            from vermeil.games.silver_and_gold import fast as islands

            first = variants["start_player"]
            start = islands.new_state(self.players, self.deck, start=first if isinstance(first, int) else -1)
            face, size = sg_face, SG_CARD
        start.turn = TURNS - self.last if self.last else 0
        faces = np.array([face(self.deck, card, 0) for card in range(len(self.deck))], np.uint8).reshape(-1)
        return actions.plan(size, faces.data), start, bool(variants["open_marks"])

    def _villages(self, board: Buffers) -> list[Position]:
        verbs, start = self._silver_coin
        return [SilverCoin(board, row, verbs, start) for row in range(board.games)]

    @cached_property
    def _silver_coin(self) -> tuple[Verbs, IntegerFace]:
        from vermeil.games.silver_coin import fast

        actions = villages()
        verb_of = np.zeros(len(actions), np.int16)
        for verb, (_, first, count) in actions.kinds.items():
            verb_of[first : first + count] = verb
        start = fast.new_state(self.players, self.deck, self.sample.variants)
        if self.last:
            start.round, start.phase = ROUNDS - self.last, START
        return actions.verbs(verb_of.data), start


def plain(value: object) -> Any:  # noqa: ANN401 - anything else stays what it is
    """A whole number of numpy's as Python's own: 2 and `numpy.int64(2)` are the same number of players."""
    return int(value) if isinstance(value, np.integer) else value


def setting_of(
    game: object,
    players: object = 2,
    deck: Any = None,  # noqa: ANN401 - each game has its kind of deck
    variants: Variants = None,
    last: object = 0,
) -> Setting:
    """The setting of some options; SetupError, VariantError or DeckError if there can't be such a game."""
    if not isinstance(game, str):
        raise SetupError(f"a game is a name such as 'silver-and-gold', not {shown(game)}")
    name = find_game(game)
    most = ROUNDS if name == "silver-coin" else TURNS
    players, last = plain(players), plain(last)
    if type(last) is not int or not 0 <= last <= most:
        what = "rounds" if name == "silver-coin" else "turns"
        raise SetupError(
            f"`last` is how many {what} at the end are played, from 1 to {most}, or 0 for all; not {shown(last)}"
        )
    options: dict[str, Any] = {} if deck is None else {"deck": deck}
    sample: Game = rules_of(name).Game(players=players, seed=0, variants=variants, **options)
    return Setting(name, sample.players, sample, last)


def board_of(setting: Setting, games: int, rewards: object, autoreset: object) -> tuple[Buffers, dict[str, Any]]:
    """The buffers of so many games, and numpy's view of each."""
    if not isinstance(rewards, str) or rewards not in REWARDS:
        raise SetupError(f"rewards are one of {', '.join(REWARDS)}; not {shown(rewards)}")
    if not isinstance(autoreset, str) or autoreset not in RESETS:
        raise SetupError(f"autoreset is one of {', '.join(RESETS)}; not {shown(autoreset)}")
    players, width, breadth = setting.players, setting.layout.size, len(setting.actions)
    arrays: dict[str, Any] = {
        "actions": np.zeros(games, np.int32),
        "observations": np.zeros(games * width, np.uint8),
        "masks": np.zeros(games * breadth, np.uint8),
        "rewards": np.zeros(games * players, np.float32),
        "seats": np.full(games, -1, np.int32),
        "over": np.zeros(games, np.uint8),
        "scores": np.zeros(games * players, np.int16),
        "decisions": np.zeros(games, np.int32),
    }
    # Plain Python reads its own numbers from a memoryview; compiled code reads the same memory without a copy.
    views = {name: memoryview(array) for name, array in arrays.items()}
    board = Buffers(views, (games, players, width, breadth), RESETS[autoreset], REWARDS[rewards])
    return board, arrays
