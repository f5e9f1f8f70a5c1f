"""Looking back: never less than what was played, checked, and for both games."""

from __future__ import annotations

import pytest

from vermeil.bots import bot_for
from vermeil.bots.hindsight import every_loss, look_back
from vermeil.build_info import compiled
from vermeil.core.errors import RecordError
from vermeil.games import pyramids, silver_and_gold

pytestmark = pytest.mark.skipif(not compiled(), reason="look-ups take minutes to solve with plain engines")


def played(game: str, players: int) -> str:
    rules = {"silver-and-gold": silver_and_gold, "pyramids": pyramids}[game]
    live = rules.Game(players=players, seed=4)
    bot = bot_for(game, "easy")
    while not live.over:
        seat = live.waiting[0]
        live.push(seat, bot.play(live.view(seat)).move)
    text: str = live.transcript()
    return text


@pytest.mark.parametrize("game", ["silver-and-gold", "pyramids"])
def test_hindsight_beats_an_easy_player(game: str) -> None:
    found = look_back(played(game, 2), 1)
    assert found.best > found.points + 15
    assert found.first_loss is not None
    assert found.first_loss.points > 0
    assert found.first_loss.moves
    assert found.first_loss.better
    assert found.first_loss.better != tuple(move for move in found.first_loss.moves if ":" in move)


def test_all_turns_in_which_points_were_lost_add_up() -> None:
    found, losses = every_loss(played("silver-and-gold", 2), 1)
    assert len(losses) > 1
    assert found.first_loss == losses[0]
    assert [loss.turn for loss in losses] == sorted({loss.turn for loss in losses})
    assert all(loss.points > 0 and loss.moves for loss in losses)
    assert sum(loss.points for loss in losses) == found.best - found.points


def test_solo_can_be_looked_back_at_too() -> None:
    found = look_back(played("silver-and-gold", 1), 0, seconds=0.0)
    assert found.best >= found.points


def test_what_can_not_be_looked_back_at() -> None:
    text = played("silver-and-gold", 2)
    with pytest.raises(RecordError, match="finished"):
        look_back("\n".join(text.splitlines()[:20]) + "\n", 0)
    with pytest.raises(RecordError, match="no seat 2"):
        look_back(text, 2)
