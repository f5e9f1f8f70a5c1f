"""Faces for one game: whatever is wrong is refused by an error of ours, and nothing has changed."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from vermeil import envs, pyramids
from vermeil.core.errors import BotError, IllegalMoveError, RecordError, VermeilError

WRONG_ACTIONS: list[Any] = [-1, 10**6, 1.0, "0", None, True, [0], np.array([1, 2]), np.float32(1)]


class Answering:
    """A bot as anybody may write one: it answers with a spelling, and now and then with none."""

    def __init__(self, answer: object = None) -> None:
        self.answer = answer

    def play(self, view: Any, limit: Any = None) -> Any:
        del limit
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer or view.moves[-1]


@pytest.mark.parametrize("game", ["silver-and-gold", "silver-coin"])
def test_wrong_actions_change_nothing(game: str) -> None:
    aec, both, one = envs.aec(game), envs.parallel(game), envs.single(game, opponents="random")
    aec.reset(seed=1)
    both.reset(seed=1)
    observation, _ = one.reset(seed=1)
    illegal = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    for wrong in [*WRONG_ACTIONS, illegal]:
        before = aec.game.transcript(), both.game.transcript(), one.game.transcript()
        agent = aec.agent_selection
        with pytest.raises(IllegalMoveError):
            aec.step(wrong)
        assert aec.agent_selection == agent
        with pytest.raises(IllegalMoveError):
            both.step(dict.fromkeys(both.agents, wrong))
        with pytest.raises(IllegalMoveError):
            one.step(wrong)
        assert before == (aec.game.transcript(), both.game.transcript(), one.game.transcript())
    for wrong_actions in ({}, [1, 2], {"player_9": 0}, None):
        with pytest.raises(IllegalMoveError):
            both.step(wrong_actions)  # type: ignore[arg-type]


@pytest.mark.parametrize("game", ["silver-and-gold", "pyramids", "silver-coin"])
def test_a_game_of_which_only_the_end_is_played_has_no_record(game: str) -> None:
    """The reason is its own: nothing in it was imagined."""
    env = envs.aec(game, last=1)
    env.reset(seed=1)
    for wanted in (env.game, env.game.copy()):
        with pytest.raises(RecordError, match="only the end is played"):
            wanted.transcript()
    with pytest.raises(RecordError, match="imagined from a view"):
        env.game.view(0).sample(Random(1)).transcript()
    whole = envs.aec(game)
    whole.reset(seed=1)
    assert whole.game.transcript()


def test_one_illegal_action_of_several_stops_them_all() -> None:
    both = envs.parallel("silver-and-gold", 3)
    observations, _ = both.reset(seed=1)
    actions = {agent: int(np.flatnonzero(seen["action_mask"])[0]) for agent, seen in observations.items()}
    before = both.game.transcript()
    with pytest.raises(IllegalMoveError, match="player_2"):
        both.step(actions | {"player_2": 0})
    assert both.game.transcript() == before
    both.step(actions)
    assert both.game.transcript() != before


def test_who_is_not_asked_waits() -> None:
    both = envs.parallel("silver-coin", 3)
    observations, _ = both.reset(seed=1)
    wait = envs.actions_of("silver-coin").wait
    asked = [agent for agent, seen in observations.items() if not seen["action_mask"][wait]]
    assert len(asked) == 1
    others = {agent: wait for agent in observations if agent != asked[0]}
    move = int(np.flatnonzero(observations[asked[0]]["action_mask"])[0])
    with pytest.raises(IllegalMoveError, match=asked[0]):
        both.step({**others, asked[0]: wait})
    with pytest.raises(IllegalMoveError, match="not legal"):
        both.step({**dict.fromkeys(others, 0), asked[0]: move})
    both.step({**others, asked[0]: move})
    both.step(dict.fromkeys(both.agents, wait) | {both.possible_agents[both._play.waiting[0]]: move})


def test_nothing_is_played_or_seen_before_reset() -> None:
    aec = envs.aec("pyramids", render_mode="ansi")
    faces: list[Any] = [aec, envs.parallel("pyramids"), envs.single("pyramids", opponents="random")]
    asked: list[Any] = [aec.last, aec.render, lambda: aec.observe("player_0"), lambda: aec.game]
    for ask in [*asked, *(lambda env=env: env.step(0) for env in faces)]:
        with pytest.raises(IllegalMoveError, match=r"no game is running; reset\(\) deals one"):
            ask()


def test_agents_that_there_are_not_are_refused() -> None:
    env = envs.aec("pyramids")
    env.reset(seed=1)
    for ask in (env.observe, env.observation_space, env.action_space, envs.parallel("pyramids").action_space):
        wrong: list[Any] = ["player_2", 0, None, []]
        for agent in wrong:
            with pytest.raises(IllegalMoveError, match="there is no agent"):
                ask(agent)


def test_layouts_and_spellings_of_what_there_is_not_are_refused() -> None:
    layout, actions = envs.layout_of("pyramids", 2), envs.actions_of("pyramids")
    wrong: list[Any] = [
        lambda: envs.layout_of([], 2),
        lambda: envs.layout_of("pyramids", 5),
        lambda: envs.layout_of("silver-coin", 1),
        lambda: envs.layout_of("pyramids", "2"),
        lambda: layout.planes(None),
        lambda: layout.planes([1, 2]),
        lambda: layout.encode(None),
        lambda: actions.read(None, "A:a1"),
        lambda: actions.read(pyramids.Game(seed=1).view(0), 7),
        lambda: envs.text("pyramids", language=[]),  # type: ignore[arg-type]
        lambda: envs.text("pyramids", show_moves="no"),  # type: ignore[arg-type]
    ]
    for ask in wrong:
        with pytest.raises(VermeilError):
            ask()


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"render_mode": "cinema"}, "render_mode is one of"),
        ({"max_cycles": 0}, "max_cycles"),
        ({"illegal": 3}, "illegal is one of"),
        ({"rewards": []}, "rewards are one of"),
        ({"players": 9}, "1 to 4"),
        ({"planes": 3}, "planes is True or False; not 3"),
    ],
)
def test_options_are_refused_with_a_sentence(options: dict[str, Any], said: str) -> None:
    for face in (envs.aec, envs.parallel):
        with pytest.raises(VermeilError, match=said):
            face("pyramids", **options)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"seat": 2}, "a seat is"),
        ({"seat": "first"}, "a seat is"),
        ({"opponents": "nobody"}, "no bot"),
        ({"opponents": ["easy", "easy"]}, "1 other seats"),
        ({"opponents": 7}, "a bot is a name, or an object"),
        ({"opponents": Answering}, "a bot is a name, or an object"),
        ({"limit": 3}, "limit is a vermeil.bots.Limit"),
        ({"planes": 3}, "planes is True or False; not 3"),
    ],
)
def test_seats_and_opponents_are_refused_with_a_sentence(options: dict[str, Any], said: str) -> None:
    with pytest.raises(VermeilError, match=said):
        envs.single("pyramids", **options)


def test_whole_numbers_of_numpy_are_whole_numbers() -> None:
    """Whoever loops over `numpy.arange` has such numbers."""
    two, three = np.int64(2), np.int32(3)
    with envs.vector("pyramids", three, players=two, last=two, threads=np.uint8(1)) as many:  # type: ignore[arg-type]
        assert (many.games, many.players, many.setting.last) == (3, 2, 2)
    one = envs.single("pyramids", three, seat=two, opponents="random")  # type: ignore[arg-type]
    assert one.seat == 2
    assert envs.aec("pyramids", max_cycles=three).max_cycles == 3  # type: ignore[arg-type]


def test_a_seed_is_a_whole_number() -> None:
    faces: list[Any] = [envs.aec("pyramids"), envs.parallel("pyramids"), envs.single("pyramids", opponents="random")]
    for env in faces:
        for seed in (-1, 1.5, "x", True):
            with pytest.raises(VermeilError, match="seed"):
                env.reset(seed=seed)


def test_bots_of_ones_own_have_one_contract_everywhere() -> None:
    env = envs.single("silver-and-gold", 3, opponents=[Answering(), "random"])
    env.reset(seed=1)
    assert env.game.waiting == (0,)
    for bot, said in (
        (Answering("B:z9"), "Answering answered 'B:z9', which is not"),
        (Answering(KeyError()), "Answering failed"),
    ):
        with pytest.raises(BotError, match=said):
            envs.single("silver-and-gold", opponents=bot).reset(seed=1)
