"""OpenSpiel's face: games with explicit chance, for its searches and solvers.

Registered are `vermeil_silver_and_gold`, `vermeil_pyramids` and `vermeil_silver_coin`, with the parameters `players`,
`deck` ("coin+amulet:3;7"), `variants` ("patience:1;coin:none"), `rewards` ("margin" or "win") and `last`. With `ending`
a game begins near its end, so many turns before it (in Silver Coin: cards of the last deck), in a position that `seed`
leads to; chance chooses one of so many `worlds` of it (`endings` says how). A simultaneous phase is sequential here,
the lowest seat first; nobody sees what was decided before it in the same phase.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import repeat
from random import Random
from typing import Any, Self

import numpy as np
import pyspiel

from vermeil.core.contract import Game
from vermeil.core.errors import IllegalMoveError, SetupError, shown
from vermeil.envs.endings import worlds
from vermeil.envs.observation import Bytes
from vermeil.envs.play import Play, action_number
from vermeil.envs.setting import Setting, setting_of
from vermeil.games import GAMES, rules_of

# More than a seat can get with the game's own deck; in Silver Coin with any: four times all 52 cards, each Copycat
# counting as much as a card can, and ten for a wrong call.
MOST_POINTS = {"silver-and-gold": 400, "pyramids": 400, "silver-coin": 1600}
# The same with any deck of one's own: 64 cards, each of which seals all.
MOST_POINTS_OF_ANY_DECK = 10_000
MAX_LENGTH = {"silver-and-gold": 2000, "pyramids": 2000, "silver-coin": 20000}
MOST_CHANCE = 64
# What stands between variants and between the numbers of a mix, and between a variant and its value. Commas and equals
# signs serve too, where OpenSpiel lets them through.
BETWEEN, IS = ";", ":"
CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
DEFAULTS = {
    "players": 2,
    "deck": "",
    "variants": "",
    "rewards": "margin",
    "last": 0,
    "ending": 0,
    "seed": 0,
    "worlds": 1,
}


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
        if setting is None:
            chosen = {option: in_one_word(name, option, value) for option, value in chosen.items()}
            variants = [word.replace(IS, "=", 1) for word in str(chosen["variants"]).split(BETWEEN) if word]
            deck = str(chosen["deck"])
            deck = deck.replace(BETWEEN, ",") if name == "silver-coin" else deck
            setting = setting_of(name, chosen["players"], deck or None, variants, chosen["last"])
        if chosen["rewards"] not in {"margin", "win"}:
            raise SetupError("OpenSpiel's games pay at the end: rewards are margin or win")
        self.setting = setting
        self._from_positions = bool(starts)
        self.starts = Starts(starts or _starts_of(setting, chosen))
        self.rewards = str(chosen["rewards"])
        self.kind = Kind(setting, self.rewards)
        most = float(most_points(setting)) if self.rewards == "margin" else 1.0
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

    def __reduce_ex__(self, protocol: object) -> tuple[Any, ...]:
        """Written down by its name and parameters."""
        del protocol
        if self._from_positions:
            raise SetupError("a game that begins in positions can't be written down: they have no deal to begin with")
        return _load, (str(self),)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> VermeilObserver:  # noqa: ANN401
        return VermeilObserver(self, iig_obs_type, params)


def in_one_word(game: str, option: str, value: object) -> object:
    """A parameter without commas and equals signs: OpenSpiel writes games down, and reads them again, by these."""
    if option == "variants":
        return str(value).replace(",", BETWEEN).replace("=", IS)
    if option == "deck" and game == "silver-coin":
        return str(value).replace(",", BETWEEN)
    if option == "deck" and set(str(value)) & {",", "="}:
        raise SetupError(f"OpenSpiel can't write down a deck whose path has a comma or an equals sign: {value!r}")
    return value


def most_points(setting: Setting) -> int:
    """What no seat can have more of."""
    if setting.game == "silver-coin" or setting.deck == type(setting.deck).standard():
        return MOST_POINTS[setting.game]
    return MOST_POINTS_OF_ANY_DECK


def _starts_of(setting: Setting, chosen: dict[str, Any]) -> list[Game]:
    """The positions of an ending; none if the whole game is played, or its last turns."""
    if not chosen["ending"]:
        return []
    if chosen["last"]:
        raise SetupError("a game is played from an `ending` or for the `last` turns, not both")
    return worlds(setting, chosen["ending"], chosen["seed"], chosen["worlds"])


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


# The numbers in each byte of a set of 64, by the byte's place and value: bit by bit, finding them took longest of all.
IN_BYTE = [
    [tuple(8 * place + bit for bit in range(8) if value >> bit & 1) for value in range(256)] for place in range(8)
]


def chances_in(allowed: int) -> list[tuple[int, float]]:
    """The outcomes in a set of 64 bits, all alike likely."""
    outcomes: list[int] = []
    for numbers, value in zip(IN_BYTE, allowed.to_bytes(8, "little"), strict=True):
        outcomes += numbers[value]
    return list(zip(outcomes, repeat(1.0 / len(outcomes))))


class Starts(tuple[Game, ...]):
    """Positions to begin with; clones of a state share them."""

    __slots__ = ()

    def __reduce__(self) -> tuple[Any, ...]:
        if self:
            raise SetupError("a state that begins in positions can't be written down: they have no deal to begin with")
        return Starts, ()

    def __deepcopy__(self, memo: object) -> Starts:
        return self


class Kind(tuple[Setting, str]):
    """The setting and the kind of rewards; clones of a state share them."""

    __slots__ = ()

    def __new__(cls, setting: Setting, rewards: str) -> Self:
        return super().__new__(cls, (setting, rewards))

    def __getnewargs__(self) -> tuple[Setting, str]:
        return self[0], self[1]

    def __deepcopy__(self, memo: object) -> Kind:
        return self


class VermeilState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A game from the deal to the outcome, decision by decision and card by card."""

    def __init__(self, game: VermeilGame) -> None:
        super().__init__(game)
        self.starts = game.starts
        """The games of which chance chooses one to begin with; none if it begins with the deal, or has begun."""
        self._kind = game.kind
        self._play: Play | None = None
        # Who is asked now, as OpenSpiel numbers it: it wants to know a dozen times for each decision. Every game begins
        # with chance.
        self._now = CHANCE

    @property
    def play(self) -> Play:
        """The game behind it. It is made when it is asked for: OpenSpiel makes states only to fill them as clones."""
        if self._play is None:
            self._play = Play(*self._kind)
            if not self.starts:
                self._play.begin()
        return self._play

    def current_player(self) -> int:
        return self._now

    def _find_who_is_asked(self) -> None:
        position = self.play.position
        seat = position.to_act()
        if seat < 0:
            seat = CHANCE if position.asks_chance() else TERMINAL
        self._now = seat

    def _legal_actions(self, player: int) -> list[int]:
        return self.play.position.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if self.starts:
            return [(start, 1.0 / len(self.starts)) for start in range(len(self.starts))]
        return chances_in(self.play.allowed())

    def _apply_action(self, action: int) -> None:
        play = self.play
        if self._now >= 0:
            play.decide(self._now, action)
        elif self.starts:
            if not 0 <= action < len(self.starts):
                raise IllegalMoveError(f"chance begins in one of {len(self.starts)} positions, not in {shown(action)}")
            play.adopt(self.starts[action].copy())
            self.starts = Starts()
        else:
            if not 0 <= action < MOST_CHANCE or not play.allowed() >> action & 1:
                raise IllegalMoveError(f"chance can't bring {shown(action)} now; see chance_outcomes()")
            play.bring(action)
        while play.must():  # what has only one outcome, and is not chance, happens at once
            pass
        self._find_who_is_asked()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"chance:{action}"
        return self._kind[0].actions.labels[action_number(action, len(self._kind[0].actions))]

    def is_terminal(self) -> bool:
        return self._now == TERMINAL

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
        return self.play.look(self.seat_of(player))[0]

    def seat_of(self, player: int | None) -> int:
        """The seat of a player, or of who is asked; compiled code would look anywhere for one that there is not."""
        seat, players = max(0, self._now) if player is None else player, self._kind[0].players
        if not 0 <= seat < players:
            raise IllegalMoveError(f"players are 0 to {players - 1}, not {shown(player)}")
        return seat

    def information_state_string(self, player: int | None = None) -> str:
        """All that a seat has witnessed: its own record of the game."""
        return self.play.witnessed(self.seat_of(player))

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> VermeilState:
        """A state that looks just like this one to a seat, the rest imagined: what IS-MCTS searches on."""
        world: Game = self.play.game.view(player, memory=True).sample(Random(sampler()))
        twin: VermeilState = self.clone()
        twin.play.adopt(world, player)
        twin._find_who_is_asked()
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
        self.dict = game.setting.layout.planes(self.tensor)

    def set_from(self, state: VermeilState, player: int) -> None:
        self.tensor[:] = state.play.look(state.seat_of(player))[0]

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


def _load(written: str) -> VermeilGame:
    """A game that was written down, also where nobody has registered ours yet."""
    register()
    found: VermeilGame = pyspiel.load_game(written)
    return found


def _maker(name: str) -> type[VermeilGame]:
    class Loaded(VermeilGame):
        """A game that OpenSpiel loads by its short name."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(name, params)

    return Loaded
