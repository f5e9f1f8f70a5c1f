"""The game in words: an observation that says all, answers that are read kindly, refusals with a reason."""

from __future__ import annotations

import re
from typing import Any

import pytest

from vermeil import envs
from vermeil.bots import bot_for
from vermeil.core.errors import IllegalMoveError, SetupError, VermeilError
from vermeil.games import GAMES, rules_of


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_in_words(game: str) -> None:
    env = envs.text(game, players=3)
    env.reset(seed=4)
    done = False
    info: dict[str, Any] = {}
    while not done:
        seat, observation = env.get_observation()
        assert observation.startswith(f"You are player_{seat}.")
        moves = observation.rpartition("Legal moves: ")[2].split()
        assert moves == env.legal_moves() == env.game.spellings(seat)
        done, info = env.step(f"Let me think.\n**{moves[0]}** or rather `{moves[-1]}`.")
        assert "refused" not in info
    assert info["scores"] == list(env.game.scores)
    outcome = env.close()
    assert outcome["winners"] == list(env.game.winners)
    assert sum(outcome["rewards"]) == pytest.approx(1)
    deck = {} if game == "silver-coin" else {"deck": env.setting.deck}
    assert rules_of(game).replay(outcome["record"], **deck).scores == env.game.scores
    assert env.get_observation()[0] == -1
    with pytest.raises(IllegalMoveError, match="over"):
        env.step("done")


@pytest.mark.parametrize("game", GAMES)
def test_words_show_nothing_that_a_view_hides(game: str) -> None:
    """Deal again what a seat can't know: what it reads stays the same."""
    from random import Random

    env = envs.text(game)
    env.reset(seed=2)
    rng = Random(1)
    for _ in range(25):
        seat, observation = env.get_observation()
        env._game, kept = env.game.view(seat, memory=True).sample(rng), env.game
        assert env.observation(seat) == observation
        env._game = kept
        env.step(rng.choice(env.legal_moves()))


def test_the_coach_says_what_decisions_cost() -> None:
    """A player who thinks a little loses less in a decision than one who takes the last move of the list."""
    bot = bot_for("silver-and-gold", "greedy", 1)
    env = envs.text("silver-and-gold")
    env.reset(seed=3)
    with pytest.raises(IllegalMoveError, match="to their end"):
        env.losses()
    while not env.done:
        seat, _ = env.get_observation()
        env.step(env.legal_moves()[-1] if seat else bot.play(env.game.view(seat, memory=True), None).move)
    good, poor = env.losses(nodes=4)
    assert good["decisions"] > 20
    assert 0 <= good["share"] < poor["share"]
    assert 0 <= good["points"] < poor["points"]
    assert good["accuracy"] > poor["accuracy"]


def test_a_refused_answer_changes_nothing_and_says_why() -> None:
    env = envs.text("silver-and-gold", show_moves=False)
    env.reset(seed=1)
    seat, before = env.get_observation()
    assert "Legal moves" not in before
    done, info = env.step("I cross everything!")
    assert not done
    assert info["strikes"] == 1
    again, observation = env.get_observation()
    assert again == seat
    assert re.search(r"refused: SG-\d+", observation)
    assert env.step(env.legal_moves()[0])[1] == {"seat": seat}
    seat, _ = env.get_observation()
    for strike in range(3):
        done, info = env.step("" if strike else "?")
    assert done
    assert env.forfeited == seat
    assert env.close()["rewards"] == [1.0, -1.0]
    assert "forfeited" in env.get_observation()[1]


def test_what_there_is_not_is_refused_with_a_sentence() -> None:
    env = envs.text("pyramids")
    with pytest.raises(IllegalMoveError, match="reset"):
        env.get_observation()
    env.reset(seed=1)
    with pytest.raises(IllegalMoveError, match="string"):
        env.step(7)
    for seat in (None, 5, "0"):
        with pytest.raises(VermeilError, match="seat"):
            env.observation(seat)
    assert env.close()["scores"] is None
    with pytest.raises(SetupError, match="language"):
        envs.text("pyramids", language="xx")
    with pytest.raises(SetupError, match="strikes"):
        envs.text("pyramids", strikes=0)
    assert "tomb" in envs.text("pyramids", language="de").rules()
