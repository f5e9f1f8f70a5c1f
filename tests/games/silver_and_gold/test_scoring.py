"""Points and winners: SG-60 and SG-61."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from tests.games.silver_and_gold.positions import Story, imagined
from vermeil import silver_and_gold as sg


@cache
def finished(players: int) -> sg.View:
    """The end of some game, for others to be imagined in its place."""
    story = Story(*["purple1 purple2", "purple3 purple4", "orange1 orange2"][:players])
    while not story.game.over:
        story.turns(1)
    return story.game.view(None)


def end(*seats: dict[str, Any]) -> sg.Game:
    """The end of a game in which the seats have this on their tables, and nothing else."""
    nothing = {"cards": [None, None], "completed": [], "coins": 0, "cups": [], "palms": []}
    game = imagined(finished(len(seats)), {n: nothing | seat for n, seat in enumerate(seats)})
    assert game.over
    return game


def test_sarah_has_95_points() -> None:
    """SG-60, the rule book's example of a final score."""
    completed = ["grey1", "sealora", "green1", "orange1", "sealgrey", "purple5"]
    sarah = {"completed": completed, "coins": 9, "cups": [5, 3], "palms": [3, 3, 2]}
    game = end(sarah, {})
    assert game.score_sheet(0) == {"cards": 64, "seals": 2 + 4, "coins": 9, "cups": 8, "palms": 8, "total": 95}
    assert game.scores == (95, 0)
    assert game.winners == (0,)


def test_the_same_with_the_cups_6_and_2() -> None:
    """SG-60: 9 coins and two cups are 17 together either way."""
    assert end({"coins": 9, "cups": [6, 2]}, {}).scores[0] == 17


@pytest.mark.parametrize(
    ("completed", "points"),
    [
        (["sealgrey"], 0),
        (["sealgrey", "grey1", "grey2", "grey3"], 3),
        (["sealora"], 0),
        (["sealora", "orange1", "orange2"], 4),
        (["sealpur", "purple5"], 2),
        (["sealgrn", "green1", "green2"], 2),
        (["sealgrey", "sealora"], 1 + 2),
        (["sealpur", "sealgrn"], 2 + 1),
        (["sealown", "grey1"], 2),
    ],
)
def test_seals_count_completed_cards_of_their_colour(completed: list[str], points: int) -> None:
    """SG-60, SG-3: grey and green 1, orange and purple 2 each; a custom deck's seal of its own colour counts itself."""
    assert end({"completed": completed}, {}).score_sheet(0)["seals"] == points


def test_an_unfinished_card_is_worth_nothing_but_its_coins_and_palms_stay() -> None:
    """SG-60: seen in a game that is played."""
    story = Story("mixed coins4", "orange1 orange2", reveals="I3 I2", display="palm1 grey1 grey2 grey3")
    story.turn("A:a1b1c1")
    story.turn("B:b1")
    story.turn("B:c1")
    assert story.game.score_sheet(0) == {"cards": 0, "seals": 0, "coins": 4, "cups": 6, "palms": 2, "total": 12}
    unfinished = {"cards": [{"card": "mixed", "crossed": ["b1"]}, None], "coins": 1}
    assert end(unfinished, {}).scores == (1, 0)


def test_most_points_win() -> None:
    """SG-61."""
    assert end({"coins": 3}, {"coins": 5}).winners == (1,)


@pytest.mark.parametrize(
    ("mine", "theirs"),
    [
        ({"completed": ["grey1", "grey2", "orange1"]}, {"completed": ["purple1", "purple2"]}),
        ({"completed": ["green1", "purple1"]}, {"completed": ["orange1", "orange2"]}),
        ({"completed": ["orange1"], "coins": 2}, {"completed": ["purple1"]}),
        ({"completed": ["purple1"]}, {"coins": 12, "palms": [2]}),
        ({"completed": ["grey1", "green1"], "coins": 2}, {"completed": ["grey2", "orange1"]}),
    ],
    ids=["grey", "green", "orange", "purple", "level in grey, so green"],
)
def test_ties_by_completed_cards(mine: dict[str, Any], theirs: dict[str, Any]) -> None:
    """SG-61: more grey cards, then green, orange, purple."""
    game = end(mine, theirs)
    assert game.scores[0] == game.scores[1]
    assert game.winners == (0,)
    assert end(theirs, mine).winners == (1,)


def test_only_those_still_level_are_compared_further() -> None:
    """SG-61: seat 2 has the most green cards, but is out since the grey ones were counted."""
    game = end(
        {"completed": ["grey1", "orange1"], "coins": 10},
        {"completed": ["grey2", "green1"], "coins": 12},
        {"completed": ["green2", "green3"], "coins": 10},
    )
    assert game.scores == (30, 30, 30)
    assert game.winners == (1,)


def test_a_shared_win() -> None:
    """SG-61: level in everything."""
    level: list[dict[str, Any]] = [{"completed": [f"grey{n}", f"green{n}"], "coins": 4} for n in (1, 2, 3)]
    assert end(*level).winners == (0, 1, 2)
    level[1]["coins"] = 3
    assert end(*level).winners == (0, 2)
