"""OpenSpiel's face: games with explicit chance, for its searches and solvers.

Registered are `vermeil_silver_and_gold`, `vermeil_pyramids` and `vermeil_silver_coin`, with the parameters `players`,
`deck`, `variants` (words with commas between them), `rewards` ("margin" or "win") and `last`. A simultaneous phase is
sequential here, the lowest seat first; nobody sees what was decided before it in the same phase.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Self

import numpy as np
import pyspiel

from vermeil.core.contract import Game
from vermeil.core.errors import SetupError
from vermeil.envs.fields import Bytes
from vermeil.envs.play import Play
from vermeil.envs.setting import Setting, setting_of
from vermeil.games import GAMES, rules_of

# More than any game can bring: every pyramid, coin and palm of one seat, or every card of every round.
MOST_POINTS = 400
MAX_LENGTH = {"silver-and-gold": 2000, "pyramids": 2000, "silver-coin": 20000}
MOST_CHANCE = 64
DEFAULTS = {"players": 2, "deck": "", "variants": "", "rewards": "margin", "last": 0}


def short_name(game: str) -> str:
    """How OpenSpiel calls a game of ours."""
    return f"vermeil_{game.replace('-', '_')}"


def game_type(game: str) -> Any:  # noqa: ANN401 - OpenSpiel has no types
    """What OpenSpiel wants to know of a game beforehand."""
    players = rules_of(game).PLAYERS
    kind = pyspiel.GameType
    return kind(
        short_name=short_name(game),
        long_name=f"Vermeil: {game}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=players[-1],
        min_num_players=players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=dict(DEFAULTS),
    )


class VermeilGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game of ours as OpenSpiel loads it."""

    def __init__(
        self,
        name: str,
        params: dict[str, Any] | None = None,
        setting: Setting | None = None,
        starts: Sequence[Game] = (),
    ) -> None:
        chosen = DEFAULTS | (params or {})
        self.starts = Starts(starts)
        if setting is None:
            variants = [word for word in str(chosen["variants"]).split(",") if word]
            setting = setting_of(name, chosen["players"], str(chosen["deck"]) or None, variants, chosen["last"])
        if chosen["rewards"] not in {"margin", "win"}:
            raise SetupError("OpenSpiel's games pay at the end: rewards are margin or win")
        self.setting = setting
        self.rewards = str(chosen["rewards"])
        most = float(MOST_POINTS) if self.rewards == "margin" else 1.0
        zero_sum = self.rewards == "margin" and setting.players > 1
        kind = game_type(setting.game)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(setting.actions),
            max_chance_outcomes=MOST_CHANCE,
            num_players=setting.players,
            min_utility=-most if self.rewards == "margin" else 0.0,
            max_utility=most,
            utility_sum=0.0 if zero_sum else None,
            max_game_length=MAX_LENGTH[setting.game],
        )
        super().__init__(_with_utility(kind, zero_sum=zero_sum), info, chosen)

    def new_initial_state(self, from_serialized: str | None = None) -> VermeilState:
        del from_serialized
        return VermeilState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> VermeilObserver:  # noqa: ANN401
        return VermeilObserver(self, iig_obs_type, params)


def _with_utility(kind: Any, *, zero_sum: bool) -> Any:  # noqa: ANN401 - OpenSpiel has no types
    """The same type of game, which knows that nothing is won that another does not lose."""
    if not zero_sum:
        return kind
    made = pyspiel.GameType
    return made(
        short_name=kind.short_name,
        long_name=kind.long_name,
        dynamics=kind.dynamics,
        chance_mode=kind.chance_mode,
        information=kind.information,
        utility=made.Utility.ZERO_SUM,
        reward_model=kind.reward_model,
        max_num_players=kind.max_num_players,
        min_num_players=kind.min_num_players,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=dict(DEFAULTS),
    )


class Starts(tuple[Game, ...]):
    """Positions to begin with; clones of a state share them."""

    __slots__ = ()

    def __deepcopy__(self, memo: object) -> Starts:
        return self


class Kind(tuple[Setting, str]):
    """The setting and the kind of rewards; clones of a state share them."""

    __slots__ = ()

    def __new__(cls, setting: Setting, rewards: str) -> Self:
        return super().__new__(cls, (setting, rewards))

    def __deepcopy__(self, memo: object) -> Kind:
        return self


class VermeilState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A game from the deal to the outcome, decision by decision and card by card."""

    def __init__(self, game: VermeilGame) -> None:
        super().__init__(game)
        self.starts = game.starts
        """The games of which chance chooses one to begin with; none if it begins with the deal, or has begun."""
        self._kind = Kind(game.setting, game.rewards)
        self._play: Play | None = None

    @property
    def play(self) -> Play:
        """The game behind it. It is made when it is asked for: OpenSpiel makes states only to fill them as clones."""
        if self._play is None:
            self._play = Play(*self._kind)
            if not self.starts:
                self._play.begin()
        return self._play

    def _skip(self) -> None:
        """What has only one outcome, and is no chance, happens at once."""
        while self.play.must():
            pass

    def current_player(self) -> int:
        if self.starts:
            return int(pyspiel.PlayerId.CHANCE)
        position = self.play.position
        seat = position.to_act()
        if seat >= 0:
            return seat
        return int(pyspiel.PlayerId.CHANCE if position.asks_chance() else pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return self.play.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = list(range(len(self.starts))) if self.starts else self.play.outcomes()
        return [(outcome, 1.0 / len(outcomes)) for outcome in outcomes]

    def _apply_action(self, action: int) -> None:
        if self.starts:
            self.play.adopt(self.starts[action].copy())
            self.starts = Starts()
        elif self.play.position.asks_chance():
            self.play.bring(action)
        else:
            self.play.decide(self.play.position.to_act(), action)
        self._skip()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance:{action}"
        return self.play.setting.actions.labels[action]

    def is_terminal(self) -> bool:
        return not self.starts and self.play.over

    def returns(self) -> list[float]:
        return self.play.rewards() if self.is_terminal() else [0.0] * self.play.setting.players

    def rewards(self) -> list[float]:
        return self.returns()

    def observation_string(self, player: int | None = None) -> str:
        """The observation's bytes: quick, and the same for the same view."""
        return self._seen(player).tobytes().hex()

    def observation_tensor(self, player: int | None = None) -> list[float]:
        return self._seen(player).astype(np.float32).tolist()  # type: ignore[no-any-return]

    def _seen(self, player: int | None) -> Bytes:
        return self.play.look(max(0, self.current_player()) if player is None else player)[0]

    def information_state_string(self, player: int | None = None) -> str:
        """All that a seat has witnessed: its own record of the game."""
        seat = self.current_player() if player is None else player
        return self.play.witnessed(seat)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> VermeilState:
        """A state that looks just like this one to a seat, the rest imagined: what IS-MCTS searches on."""
        world: Game = self.play.game.view(player, memory=True).sample(Random(sampler()))
        twin: VermeilState = self.clone()
        twin.play.adopt(world, player)
        return twin

    def __str__(self) -> str:
        return str(self.play.log)


class VermeilObserver:
    """Observations for OpenSpiel's learners: the flat tensor, and the named planes of it."""

    def __init__(self, game: VermeilGame, kind: Any, params: Any) -> None:  # noqa: ANN401 - OpenSpiel's
        if params:
            raise SetupError(f"observers take no parameters: {params}")
        self._recall = kind is not None and kind.perfect_recall
        self.tensor = np.zeros(game.setting.layout.size, np.float32)
        self.dict = game.setting.layout.planes(self.tensor)  # type: ignore[arg-type]  # any numbers have planes

    def set_from(self, state: VermeilState, player: int) -> None:
        self.tensor[:] = state.play.look(player)[0]

    def string_from(self, state: VermeilState, player: int) -> str:
        return state.information_state_string(player) if self._recall else state.observation_string(player)


def from_positions(starts: Sequence[Game], rewards: str = "margin") -> VermeilGame:
    """A game for OpenSpiel that begins in one of these positions, all alike likely: small games for exact study.

    A seat can tell two of them apart only if its views differ. All are of one setting, and nobody has won yet.
    """
    if not starts or any(game.over for game in starts):
        raise SetupError("a game from positions needs some, and none of them over")
    first = starts[0]
    if len({(game.NAME, game.players, game.deck_line, str(dict(game.variants))) for game in starts}) > 1:
        raise SetupError("all positions are of the same game, players, deck and variants")
    deck: Any = first.deck  # type: ignore[attr-defined]  # every game of ours has one
    setting = setting_of(first.NAME, first.players, deck, dict(first.variants))
    return VermeilGame(first.NAME, {"rewards": rewards, "players": first.players}, setting, starts)


_MAKERS: dict[str, type[VermeilGame]] = {}


def register() -> list[str]:
    """Make our games known to OpenSpiel; their short names. To call it again changes nothing."""
    for name in GAMES:
        if name not in _MAKERS:
            _MAKERS[name] = _maker(name)
            pyspiel.register_game(game_type(name), _MAKERS[name])
    return [short_name(name) for name in GAMES]


def _maker(name: str) -> type[VermeilGame]:
    class Loaded(VermeilGame):
        """A game that OpenSpiel loads by its short name."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(name, params)

    return Loaded
