"""Luck that is taken out of verdicts: nought on average, by one definition a name."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path

import pytest

from vermeil.arena import Here, Plan, play_study, read_study
from vermeil.arena.deals import Setting, play_game
from vermeil.arena.draw_luck import cards_of, luck_of, savings
from vermeil.arena.luck import DRAWS_NAME, TABLE_NAME, watcher_of
from vermeil.bots import Choice, bot_for
from vermeil.bots.silver_coin.weights import LEARNED
from vermeil.build_info import compiled
from vermeil.core.contract import Game
from vermeil.core.errors import SetupError
from vermeil.games.silver_coin.codes import ARGS, DRAW, DRAWING
from vermeil.games.silver_coin.face import IntegerFace
from vermeil.games.silver_coin.game import Game as SilverCoin
from vermeil.games.silver_coin.numbers import number_of

pytestmark = pytest.mark.skipif(not compiled(), reason="the evaluators need compiled engines")


class Draws:
    """Keeps the moments at which somebody draws."""

    reads = False

    def __init__(self) -> None:
        self.moments: list[IntegerFace] = []

    def asked(self, game: Game, seat: int, choice: Choice) -> None:
        del seat
        assert isinstance(game, SilverCoin)
        decision = game.number_of(choice.move)
        if decision // ARGS == DRAW:
            state = game.integer_face()
            state.apply(decision)
            self.moments.append(state)

    def pushed(self, game: Game) -> None:
        """Nothing: the moment before was all."""


@pytest.mark.parametrize("deck", ["coin", "amulet", "bullet"])
def test_the_luck_of_a_draw_is_nought_over_all_that_could_come(deck: str) -> None:
    """SC-2, SC-10: exact, card by card, at every draw of a game."""
    watcher, setting = Draws(), Setting("silver-coin", 3, {"deck": deck})
    makers = partial(bot_for, setting.game, "medium"), partial(bot_for, setting.game, "random")
    play_game(setting, makers, "exact", 0, watchers=[watcher])
    moments = [state for state in watcher.moments if state.phase == DRAWING]
    assert len(moments) > 10
    spread = 0.0
    for state in moments:
        saved = savings(state, LEARNED.weights)
        came = [luck_of(saved, number_of(card)) for card in cards_of(state.outcomes())]
        assert sum(came) == pytest.approx(0, abs=1e-6)
        spread = max(spread, *came)
    assert spread > 1


# What was luck in one game of random players, by each evaluator with the data that are shipped. If a change to it
# alters these, its rows are no longer those of before: then it gets a new name in luck.py, and new numbers here. (New
# data alone need no new name: their hash stands beside it.)
FIXED = {
    ("silver-and-gold", "table/2"): (4.6059, 6.2631),
    ("pyramids", "table/2"): (-19.9260, -2.4212),
    ("silver-coin", "draws/1"): (-22.5750, -1.3356),
}


@pytest.mark.parametrize(("game", "name"), FIXED)
def test_a_name_is_one_definition(game: str, name: str) -> None:
    setting, watcher = Setting(game), watcher_of(game, 2)
    makers = (partial(bot_for, game, "random"),) * 2
    play_game(setting, makers, "fixed", 0, watchers=[watcher])
    assert name in {TABLE_NAME, DRAWS_NAME}
    assert watcher.luck == pytest.approx(FIXED[game, name], abs=1e-3)


def test_rows_of_two_evaluators_do_not_mix(tmp_path: Path) -> None:
    """A folder of an older evaluator is refused by both names, and read as it is."""
    plan = Plan(("easy", "random"), "silver-coin", 1, format="csv")
    play_study(plan, tmp_path, executor=Here())
    head = json.loads((tmp_path / "study.json").read_text())
    head["cells"][0]["evaluator"] = "draws/0 abc"
    (tmp_path / "study.json").write_text(json.dumps(head))
    with pytest.raises(SetupError, match=r"measured by draws/0 abc, and now it would be by draws/1 .* don't mix"):
        play_study(plan.longer(2), tmp_path, executor=Here())
    assert read_study(tmp_path).cells[0]["evaluator"] == "draws/0 abc"
    assert len(list(read_study(tmp_path).rows())) == 2
