"""Rounds, the end, points and ties, and solo: PY-50, PY-60, PY-61."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.pyramids.positions import SMALL_DECK, Story, imagined
from tests.plain import plain
from vermeil.games import pyramids as py

FOUR = "plain1 plain2 plain5 plain6"


def ended(*seats: dict[str, Any]) -> py.Game:
    """A game that is over, with these things on the score cards."""
    story = Story("plain3 plain4", "plain7 plain8", "plain9 plain10", display=FOUR)
    changes = {seat: {"cards": [None, None], **shown} for seat, shown in enumerate(seats)}
    over = {"phase": "over", "round": 4, "turn": 7, "waiting": []}
    return imagined(story.game.view(None), changes, **over)


def test_four_rounds_of_seven() -> None:
    """PY-50: after the seventh card all eight are shuffled; the eighth was never seen."""
    story = Story("plain3 plain4", "plain7 plain8", reveals="I2 I3 I3 V3 V3 L4 T4  O4", display=FOUR)
    for turn in range(28):
        assert (turn < 7) == ("O4" not in story.game.transcript())
        view = story.game.view(0, memory=True)
        assert (view["round"], view["turn"]) == (turn // 7 + 1, turn % 7 + 1)
        assert len(view.fields["revealed"]) == turn % 7 + 1
        story.turns(1)
    assert story.game.over
    assert story.game.waiting == ()
    assert story.game.why_not(0, "done") == "PY-50: the game is over"


def test_marks_cards_and_display_stay_over_a_round() -> None:
    """PY-50."""
    story = Story("plain3 plain4", "plain7 plain8", display=FOUR)
    boxes = ["a1", "b1", "c1", "d1", "e1", "e2", "e3", "e4"]
    for box in boxes:
        story.turn(f"A:{box}")
    assert story.game.view(0).fields["round"] == 2
    assert story.crossed(0, "A") == boxes
    assert story.cards(0) == ["plain3", "plain4"]
    assert story.game.view(0).fields["display"] == FOUR.split()


def test_the_last_turn_gives_points_but_no_cards() -> None:
    """PY-50: action 3 sets aside without new cards, action 4 is carried out in full."""
    story = Story("p10 plain3", "g11 plain8", reveals="I3", display=FOUR)
    game = imagined(story.game.view(0), {0: {"completed": ["p20"]}, 1: {"completed": ["g16"]}}, round=4, turn=7)
    for seat in (0, 1):
        for move in ("A:a1a2a3", "+A:a4", "+A:a5", "done"):
            game.push(seat, move)
    assert game.over
    view = game.view(None)
    assert [seat["completed"] for seat in view.fields["seats"]] == [["p10", "p20"], ["g11", "g16"]]
    assert [seat["cards"][0] for seat in view.fields["seats"]] == [None, None]
    assert view["display"] == FOUR.split()
    assert [game.score_sheet(seat)["colours"] for seat in (0, 1)] == [10, 10]
    assert game.winners == (0,)


def test_luis_has_111_points() -> None:
    """PY-60, the rule book's example."""
    luis = {
        "completed": ["g11", "g16", "g21", "g34", "o12", "o17", "p10"],
        "torches": [1, 4],
        "colours": {"green": [10, 3], "orange": [6], "purple": []},
        "red_gems": 6,
        "green_gems": 3,
        "skulls": 5,
    }
    game = ended(luis)
    assert game.score_sheet(0) == {
        "pyramids": 70,
        "torches": 10,
        "colours": 19,
        "gems": 18,
        "skulls": -6,
        "total": 111,
    }
    assert game.scores[0] == 111
    assert game.winners == (0,)


def test_only_ones_own_boxes_count() -> None:
    """PY-60: not those that were struck."""
    assert ended({"colours": {"green": [], "orange": [6, 3], "purple": [10]}}).score_sheet(0)["colours"] == 19


@pytest.mark.parametrize(
    ("red", "green", "points"), [(0, 0, 0), (1, 0, 1), (1, 1, 5), (2, 1, 6), (3, 6, 18), (10, 10, 50), (0, 10, 10)]
)
def test_gems(red: int, green: int, points: int) -> None:
    """PY-60: 5 for a pair, 1 for a loose one."""
    game = ended({"red_gems": red, "green_gems": green})
    assert game.score_sheet(0)["gems"] == points
    assert game.scores[0] == points


@pytest.mark.parametrize("skulls", range(11))
def test_the_worst_skull_alone(skulls: int) -> None:
    """PY-60."""
    worst = (0, 1, 2, 3, 4, 6, 8, 10, 12, 15, 18)[skulls]
    game = ended({"skulls": skulls})
    assert game.score_sheet(0)["skulls"] == -worst
    assert game.scores[0] == -worst


def test_unfinished_cards_are_worth_nothing_but_what_was_collected_stays() -> None:
    """PY-60."""
    story = Story("torch1 gems", "torch2 bones", reveals="I3", display=FOUR)
    cards = [{"card": "torch1", "crossed": ["a1", "b1", "c1"]}, {"card": "gems", "crossed": []}]
    game = imagined(story.game.view(0), {0: {"cards": cards, "torches": [1]}}, round=4, turn=7)
    for seat in (0, 1):
        game.push(seat, "B:a1b1c1")
        game.push(seat, "done")
    assert game.over
    nothing = {"pyramids": 0, "torches": 0, "colours": 0, "gems": 0, "skulls": 0}
    assert game.score_sheet(0) == nothing | {"torches": 5, "gems": 5, "total": 10}
    assert game.score_sheet(1) == nothing | {"skulls": -2, "total": -2}
    assert len(plain(game.view(0))["seats"][0]["cards"][1]["crossed"]) == 3


def test_most_points_win() -> None:
    """PY-61."""
    assert ended({"torches": [1]}, {"torches": [1, 2]}, {}).winners == (1,)


def test_ties_go_to_the_lowest_pyramid() -> None:
    """PY-61: of those tied alone, whoever completed the pyramid with the lowest number."""
    game = ended({"completed": ["p15", "g34"]}, {"completed": ["p20", "g11"]}, {"completed": ["p10"]})
    assert game.scores == (20, 20, 10)
    assert game.winners == (1,)


def test_a_tie_against_who_completed_none() -> None:
    """PY-61: 10 points by a pyramid and by two torches."""
    assert ended({"torches": [1, 2]}, {"completed": ["p44"]}, {}).winners == (1,)


def test_a_shared_win_if_none_of_those_tied_completed_any() -> None:
    """PY-61."""
    assert ended({"torches": [1, 2]}, {"torches": [3, 4]}, {"skulls": 1}).winners == (0, 1)
    assert ended({}, {}, {}).winners == (0, 1, 2)


def test_solo_strikes_a_box_of_each_colour_after_rounds_1_to_3() -> None:
    """PY-41, solo: the highest free box of each colour."""
    story = Story("p10 p15", reveals="I3 I3", display=FOUR)
    left = {1: [10, 6, 3], 2: [6, 3], 3: [3], 4: []}
    while not story.game.over:
        view = story.game.view(0)
        assert view.fields["colours"] == dict.fromkeys(("green", "orange", "purple"), left[view.fields["round"]])
        story.turns(1)
    assert story.colours(0) == {}, "what was struck is nobody's"


def test_solo_wins_boxes_before_they_are_struck() -> None:
    """PY-41, solo: two purple ones in round 1 take the 10, then the 6 is struck."""
    story = Story("p10 p15", reveals="I3 I3", display=FOUR)
    story.turn("quick:A")
    story.take_any()
    story.turn("quick:B")
    story.take_any()
    assert story.colours(0) == {"purple": [10]}
    story.turns(5)
    assert story.game.view(0).fields["round"] == 2
    assert story.game.view(0).fields["colours"] == {"green": [6, 3], "orange": [6, 3], "purple": [3]}
    assert story.colours(0) == {"purple": [10]}


def test_solo_buries_the_oldest_displayed_card() -> None:
    """PY-40, solo: after a turn in which no card was taken it goes under the stack; of several, the leftmost."""
    story = Story("plain3 plain4", reveals="I2", display=FOUR, refills="p20 p33 p40 p44 p50 p53")
    display = FOUR.split()
    buried: list[str] = []
    for turn, new in enumerate(["p20", "p33", "p40", "p44", "p50", "p53"]):
        assert (story.game.view(0).fields["display"], story.game.view(0).fields["buried"]) == (display, buried)
        story.turn("A:" + ("a1", "b1", "c1", "d1", "e1", "e2")[turn])
        buried.append(display[turn % 4])
        display[turn % 4] = new
    assert buried == [*FOUR.split(), "p20", "p33"]


def test_solo_buries_nothing_after_a_turn_in_which_a_card_was_taken() -> None:
    """PY-40, solo: from the display, which is refilled, or from the stack; the refill is younger than the others."""
    story = Story("p10 p15", reveals="I3 I3 I2", display=FOUR, refills="plain8 plain9", draws="plain10")
    story.turn("quick:A")
    story.game.push(0, "take:1")
    assert story.game.view(0).fields["display"] == ["plain8", "plain2", "plain5", "plain6"]
    story.turn("quick:B")
    story.game.push(0, "take:top")
    assert story.game.view(0).fields["display"] == ["plain8", "plain2", "plain5", "plain6"]
    assert story.game.view(0).fields["buried"] == []
    story.turn("A:a1")
    assert story.game.view(0).fields["display"] == ["plain8", "plain9", "plain5", "plain6"]
    assert story.game.view(0).fields["buried"] == ["plain2"]


def test_solo_buries_after_the_last_turn_too_but_not_without_a_stack() -> None:
    """PY-40, solo: the rule says "after a turn", and none is taken in the last one; unless the stack is empty."""
    story = Story("plain3 plain4", display=FOUR)
    story.turns(27)
    before = story.game.view(0)
    story.turn()
    after = story.game.view(0)
    assert story.game.over
    assert len(after.fields["buried"]) == len(before.fields["buried"]) + 1
    assert after["stack"] == before["stack"]
    empty = Story("o1 g2", deck=py.Deck("mini", SMALL_DECK.cards[:5]), reveals="I2")
    empty.turn("A:a1")
    assert (empty.game.view(0).fields["display"], empty.game.view(0).fields["buried"]) == (["p3", "o4", "g5", None], [])
