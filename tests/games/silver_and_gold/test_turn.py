"""Actions 1 and 2: SG-20 to SG-24."""

from __future__ import annotations

import pytest

from tests.games.silver_and_gold.positions import Story
from tests.stories import refused, spellings
from vermeil.core.errors import IllegalMoveError


def test_one_pattern_for_all() -> None:
    """SG-20: the revealed card holds for every player."""
    story = Story("orange1 orange2", "orange3 orange4", "orange5 orange6", reveals="T4")
    assert {story.game.view(seat)["pattern"] for seat in (0, 1, 2, None)} == {"T4"}
    assert spellings(story.game, 0) == spellings(story.game, 1) == spellings(story.game, 2)


def test_a_table_shows_only_the_current_pattern() -> None:
    """SG-20: revealed cards are stacked and nobody looks through them, unless the table plays with `tracker`."""
    reveals = "I2 T4 I3 O4"
    for variants, sees in (([], None), (["tracker"], ["I2", "I3", "T4", "O4"])):
        story = Story("orange1 orange2", "orange3 orange4", reveals=reveals, variants=variants)
        story.turns(3)
        assert [story.game.view(viewer).get("revealed") for viewer in (0, 1, None)] == [sees] * 3
        assert story.game.view(0)["pattern"] == "O4"


def test_a_bot_may_remember_what_it_has_witnessed() -> None:
    """SG-20: memory is allowed; it forgets nothing of this round, and starts anew with the next."""
    story = Story("orange1 orange2", "orange3 orange4", reveals="I2 T4 I3 O4 I3 V3 V3")
    story.turns(6)
    assert story.game.view(1, memory=True)["revealed"] == ["I2", "I3", "I3", "V3", "V3", "T4", "O4"]
    story.turns(1)
    assert len(story.game.view(1, memory=True).fields["revealed"]) == 1


def test_exactly_three_boxes_in_a_straight_line() -> None:
    """SG-21, the rule book's example for I3: not two, not four, not round a corner."""
    story = Story("orange1 grey1", "orange3 orange4", reveals="I3")
    on_b = [move for move in spellings(story.game, 0) if move.startswith("B:") and len(move) > 4]
    assert set(on_b) == {
        *("B:a1b1c1", "B:b1c1d1", "B:a2b2c2", "B:b2c2d2", "B:a3b3c3", "B:b3c3d3"),
        *("B:a1a2a3", "B:b1b2b3", "B:c1c2c3", "B:d1d2d3"),
    }
    for wrong in ("B:a1b1c1d1", "B:a1b1b2", "B:a1b1d1", "B:a1b2c3"):
        assert "is not the pattern I3 however it is turned or mirrored" in refused(story.game, 0, wrong)


def test_linus_turns_the_l_by_90_degrees_and_mirrors_it() -> None:
    """SG-21, the rule book's example: any of the eight orientations."""
    story = Story("orange1 orange2", "orange3 orange4", reveals="L4")
    upright, turned, mirrored = "A:a1a2a3b3", "A:a1b1c1a2", "A:a1b1c1c2"
    turned_and_mirrored = "A:a1a2b2c2"
    for move in (upright, turned, mirrored, turned_and_mirrored):
        assert move in spellings(story.game, 0)
    near_the_corner = {
        *("A:a1a2a3b3", "A:b1b2a3b3", "A:a1b1a2a3", "A:a1b1b2b3"),
        *("A:a1b1c1a2", "A:a1b1c1c2", "A:a1a2b2c2", "A:c1a2b2c2"),
    }
    without_column_d = [m for m in spellings(story.game, 0) if m[0] == "A" and len(m) > 4 and "d" not in m]
    assert {m for m in without_column_d if "a" in m and "1" in m} == near_the_corner
    story.turn(turned_and_mirrored)
    assert story.crossed(0, "A") == ["a1", "a2", "b2", "c2"]


@pytest.mark.parametrize(
    ("pattern", "ways"),
    [("I2", 17), ("I3", 10), ("V3", 24), ("L4", 28), ("T4", 14), ("O4", 6)],
)
def test_every_way_to_lay_a_pattern_on_an_empty_orange_card(pattern: str, ways: int) -> None:
    """SG-21: on 4x3 boxes, counted by hand: for each size of the turned pattern, its places times its turns."""
    story = Story("orange1 orange2", "orange3 orange4", reveals=pattern)
    moves = spellings(story.game, 0)
    assert len([move for move in moves if move.startswith("A:") and len(move) > 4]) == ways
    assert len(moves) == 2 * (ways + 12)


def test_a_single_box_instead_even_when_the_pattern_fits() -> None:
    """SG-21: any one empty box on either card."""
    story = Story("grey1 green1", "orange3 orange4", reveals="O4")
    singles = [move for move in spellings(story.game, 0) if len(move) == 4]
    assert singles == [f"A:{c}{r}" for r in "12" for c in "abcd"] + [f"B:{c}{r}" for r in "12" for c in "abcd"] + [
        "B:a3",
        "B:b3",
    ]
    story.turn("B:b3")
    assert story.crossed(0, "B") == ["b3"]


def test_crossing_nothing_is_not_allowed() -> None:
    """SG-21: not while any of one's boxes is empty."""
    story = Story("grey1 green1", "orange3 orange4", reveals="O4")
    reason = "SG-21: cross the pattern or a single box first; crossing nothing is not possible"
    assert refused(story.game, 0, "done") == reason


def test_the_pattern_lies_on_the_island() -> None:
    """SG-21: only boxes of the island count; a card that one does not have can't be crossed."""
    story = Story("grey1 green1", "orange3 orange4", reveals="O4")
    assert refused(story.game, 0, "A:a3") == "SG-21: a3 is not a box to cross on card A (grey1)"
    assert refused(story.game, 0, "B:c2d2c3d3").startswith("SG-21: c3 is not a box to cross on card B (green1)")


def test_no_box_is_crossed_twice() -> None:
    """SG-22: neither alone nor within a pattern."""
    story = Story("grey1 green1", "orange3 orange4", reveals="O4 I2")
    story.turn("A:a1b1a2b2")
    assert refused(story.game, 0, "A:b2c2") == "SG-22: b2 is already crossed"
    assert refused(story.game, 0, "A:b2") == "SG-22: b2 is already crossed"
    assert not any("b2" in move for move in spellings(story.game, 0) if move.startswith("A"))


def test_a_pattern_is_never_cut_short() -> None:
    """SG-22: where the whole does not fit, a single box remains."""
    story = Story("grey1 grey2", "orange3 orange4", reveals="O4 L4 T4")
    story.turn("A:b1c1b2c2")
    on_a = [move for move in spellings(story.game, 0) if move.startswith("A")]
    assert on_a == ["A:a1", "A:d1", "A:a2", "A:d2"]
    cut = "SG-22: a1a2 is only a part of the pattern L4, which is never cut short"
    assert refused(story.game, 0, "A:a1a2") == cut


def test_a_pattern_is_never_split_over_two_cards() -> None:
    """SG-22: a move names one card."""
    story = Story("grey1 grey2", "orange3 orange4", reveals="I2")
    for split in ("A:a1B:a1", "A:a1 B:a1", "AB:a1b1"):
        assert "is not a move" in refused(story.game, 0, split)
    assert {move[0] for move in spellings(story.game, 0)} == {"A", "B"}


def test_the_others_see_marks_when_all_have_finished() -> None:
    """SG-23: until then the table looks as it did when the pattern was revealed."""
    story = Story("coins8 grey1", "orange1 orange2", reveals="O4")
    before = story.game.view(1).fields["seats"][0]
    story.marks(0, "A:a1b1a2b2")
    assert story.game.view(0).fields["seats"][0]["coins"] == 4
    assert story.game.view(1).fields["seats"][0] == before
    story.game.push(0, "done")
    assert story.game.view(1).fields["seats"][0] == before | {"ready": True}
    assert story.game.view(None).fields["seats"][0]["coins"] == 0
    story.turn("", "A:a1")
    assert story.game.view(1).fields["seats"][0]["coins"] == 4


def test_open_marks_are_shown_at_once() -> None:
    """SG-23: the variant."""
    story = Story("coins8 grey1", "orange1 orange2", reveals="O4", variants=["open_marks"])
    story.marks(0, "A:a1b1a2b2")
    assert [story.game.view(viewer).fields["seats"][0]["coins"] for viewer in (0, 1, None)] == [4, 4, 4]


def test_no_choice_affects_another_before_action_3() -> None:
    """SG-23: whatever one seat crosses, the other's moves are the same."""
    story = Story("coins8 palm2", "orange1 orange2", reveals="O4")
    offered = spellings(story.game, 1)
    story.marks(0, "A:a1b1a2b2 done")
    assert spellings(story.game, 1) == offered


def test_any_part_of_action_2_can_be_taken_back_until_it_is_confirmed() -> None:
    """SG-24: crosses, owed crosses, coins and palms, one after another."""
    story = Story("mixed x1", "orange1 orange2", reveals="I3", display="palm1 grey1 grey2 grey3")
    game = story.game
    looks = [game.view(0).to_json()]
    for move in ("B:a1b1c1", "+A:a1", "+B:a2"):
        game.push(0, move)
        looks.append(game.view(0).to_json())
    while game.can_undo(0):
        assert game.view(0).to_json() == looks.pop()
        game.undo(0)
    assert [game.view(0).to_json()] == looks
    assert "0 " not in game.transcript().rpartition("! reveal")[2]


def test_symbols_are_taken_back_with_their_boxes() -> None:
    """SG-24: a coin and a palm are gone again, and come again."""
    story = Story("mixed grey4", "orange1 orange2", reveals="I3", display="palm1 grey1 grey2 grey3")
    for _ in range(2):
        story.marks(0, "A:a1b1c1 +B:a1")
        assert (story.seat(0)["coins"], story.seat(0)["palms"]) == (1, [2])
        story.game.undo(0)
        story.game.undo(0)
        assert (story.seat(0)["coins"], story.seat(0)["palms"], story.crossed(0, "A")) == (0, [], [])


def test_what_is_confirmed_stays() -> None:
    """SG-24: after `done` nothing can be taken back, though others still think."""
    story = Story("grey1 grey2", "orange1 orange2", reveals="I2")
    story.marks(0, "A:a1b1")
    assert (
        refused(story.game, 0, "A:c1") == "SG-24: everything is crossed for this turn; confirm with done, or take back"
    )
    assert not story.game.can_undo(1), "there is nothing of seat 1 yet"
    story.game.push(0, "done")
    assert not story.game.can_undo(0)
    with pytest.raises(IllegalMoveError, match="SG-24: seat 0 has nothing to take back"):
        story.game.undo(0)
    assert refused(story.game, 0, "A:c1").startswith("SG-24: seat 0 has confirmed the turn")


def test_picks_are_final() -> None:
    """SG-24: nothing of action 3 can be taken back."""
    story = Story("x8 grey1", "orange1 orange2", reveals="O4")
    story.marks(0, "A:a1b1a2b2 +A:c1 +A:d1 +A:c2 +A:d2 +B:a1 +B:b1 +B:c1 +B:d1 done")
    story.turn("", "A:a1")
    assert story.game.view(0)["phase"] == "pick"
    assert not story.game.can_undo(0)
    story.game.push(0, "take:1")
    assert not story.game.can_undo(0)


def test_two_seats_take_back_independently() -> None:
    """SG-24: one's undo is nobody else's."""
    story = Story("grey1 grey2", "orange1 orange2", reveals="I2")
    story.marks(0, "A:a1b1")
    story.marks(1, "A:a1b1")
    story.game.undo(0)
    assert story.crossed(0, "A") == []
    assert story.crossed(1, "A") == ["a1", "b1"]
