"""Ratings of tables of two to four."""

from __future__ import annotations

import json
import random
from collections import Counter
from pathlib import Path

import pytest
from typer.testing import CliRunner

from vermeil.arena import Here, Processes
from vermeil.arena.deals import Setting
from vermeil.arena.skill import Placing, check_tournament, play_round_robin, play_swiss, rate_tables
from vermeil.cli import app
from vermeil.core.errors import SetupError

THREE = Setting("silver-and-gold", players=3)


def test_every_bot_sits_in_every_seat_of_every_table() -> None:
    deals = play_round_robin(THREE, ("easy", "random", "greedy"), 1, executor=Here()).deals
    assert len(deals) == 1
    seats = Counter((seat, name) for game in deals[0] for seat, name in enumerate(game.bots))
    assert seats == Counter({(seat, name): 1 for seat in range(3) for name in ("easy", "random", "greedy")})
    assert all(min(game.places) == 0 for game in deals[0])


def test_the_games_do_not_depend_on_the_workers() -> None:
    one = play_round_robin(Setting("pyramids"), ("easy", "random"), 3, executor=Here())
    assert one == play_round_robin(Setting("pyramids"), ("easy", "random"), 3, executor=Processes(2))


def test_the_fewest_points_come_first_where_they_win() -> None:
    deals = play_round_robin(Setting("silver-coin", players=2), ("medium", "random"), 1, executor=Here()).deals
    assert [game.places[game.bots.index("medium")] for game in deals[0]] == [0, 0]


def test_ratings_find_the_order_and_say_how_sure_it_is() -> None:
    """Tables of four by dice, whose strengths are known; the two that are alike can't be told apart."""
    rng = random.Random(1)
    strength = {"a": 3.0, "b": 1.0, "c": 1.0, "d": 0.0}
    deals = []
    for _ in range(60):
        shown = {name: value + rng.gauss(0, 1) for name, value in strength.items()}
        order = sorted(strength, key=lambda name: -shown[name])
        deals.append([Placing(tuple(strength), tuple(order.index(name) for name in strength))])
    found = {skill.name: skill for skill in rate_tables(deals)}
    assert [*found][::3] == ["a", "d"]
    assert found["a"].low > max(found["b"].high, found["c"].high)
    assert found["d"].high < min(found["b"].rating, found["c"].rating)
    assert found["b"].low < found["c"].high
    assert found["c"].low < found["b"].high
    assert found["a"].games == 60


def test_a_clean_sweep_of_few_games_is_not_sure_of_everything() -> None:
    few, many = (rate_tables([[Placing(("a", "b"), (0, 1))]] * count)[0] for count in (2, 40))
    assert few.high - few.low > many.high - many.low > 1


def test_in_a_swiss_tournament_everybody_plays_about_equally_often() -> None:
    bots = ("easy", "random", "greedy")
    deals = play_swiss(Setting("silver-and-gold"), bots, 3, executor=Here()).deals
    played = Counter(name for games in deals for game in games for name in game.bots)
    assert sorted(played.values()) == [4, 4, 4]
    assert deals == play_swiss(Setting("silver-and-gold"), bots, 3, executor=Here()).deals


def test_ctrl_c_keeps_the_deals_that_were_whole() -> None:
    """Two and a half deals were played: two count, and they are those of the whole tournament."""
    played = 0

    def stop() -> None:
        nonlocal played
        played += 1
        if played == 5:
            raise KeyboardInterrupt

    bots, setting = ("easy", "random"), Setting("silver-and-gold")
    for play in (play_round_robin, play_swiss):
        played = 0
        found = play(setting, bots, 4, executor=Here(), tick=stop)
        assert isinstance(found.early, KeyboardInterrupt)
        assert found.deals == play(setting, bots, 2, executor=Here()).deals
        assert found.wanted == 4


@pytest.mark.parametrize("kind", [[], ["--swiss"]])
def test_four_at_a_table_meet_by_the_command(kind: list[str], tmp_path: Path) -> None:
    """Five bots, so that everyone meets at five tables, or one sits out in each Swiss round."""
    page, data = tmp_path / "page.html", tmp_path / "data.json"
    wanted = ["tournament", "easy", "greedy", "random", "table", "medium", "--players", "4", "--deals", "1", *kind]
    done = CliRunner().invoke(app, [*wanted, "--workers", "1", "--page", str(page), "--json", str(data)])
    assert done.exit_code == 0, done.output
    found = json.loads(data.read_text())
    games = [game for deal in found["deals"] for game in deal]
    assert len(games) == (4 if kind else 20)
    assert {len(set(game["bots"])) for game in games} == {4}
    assert all(min(game["places"]) == 0 and max(game["places"]) <= 3 for game in games)
    played = Counter(name for game in games for name in game["bots"])
    assert set(played.values()) == ({4} if kind else {16})
    assert {skill["name"]: skill["games"] for skill in found["ratings"]} == played
    if not kind:
        assert found["ratings"][-1]["name"] == "random"
    assert page.read_text(encoding="utf-8").count("<circle") == len(played)


@pytest.mark.parametrize(
    ("bots", "reason"),
    [
        (("easy", "easy", "random"), "each bot once"),
        (("easy", "random"), "needs as many"),
        (("x", "y", "z"), "no bot 'x'"),
    ],
)
def test_what_cannot_be_played_is_refused(bots: tuple[str, ...], reason: str) -> None:
    with pytest.raises(SetupError, match=reason):
        check_tournament(THREE, bots)
    for play in (play_round_robin, play_swiss):
        with pytest.raises(SetupError, match=reason):
            play(THREE, bots, 1)
        with pytest.raises(SetupError, match="at least one deal, not"):
            play(THREE, ("easy", "random", "greedy"), 0)


def test_the_command_writes_a_page_a_picture_and_data(tmp_path: Path) -> None:
    page, plot, data = tmp_path / "page.html", tmp_path / "plot.svg", tmp_path / "data.json"
    wanted = ["tournament", "easy", "random", "--deals", "2", "--workers", "1", "--game", "pyramids"]
    wanted += ["--page", str(page), "--plot", str(plot), "--json", str(data)]
    done = CliRunner().invoke(app, wanted)
    assert done.exit_code == 0, done.output
    found = json.loads(data.read_text())
    assert [skill["name"] for skill in found["ratings"]] == ["easy", "random"]
    assert page.read_text(encoding="utf-8").count("<circle") == 2
    assert "<td>100</td>" in page.read_text(encoding="utf-8")
    assert plot.read_text(encoding="utf-8").startswith("<?xml")
