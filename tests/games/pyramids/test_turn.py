"""A turn up to action 2: PY-20 to PY-23."""

from __future__ import annotations

import pytest

from tests.games.pyramids.positions import Story
from tests.plain import plain
from tests.stories import refused, spellings
from vermeil.core.errors import IllegalMoveError

TWO = ("plain1 plain2", "plain3 plain4")


def test_the_reveal_holds_for_all() -> None:
    """PY-20: action 1 is automatic, everyone sees the pattern."""
    story = Story(*TWO, reveals="T4")
    assert [story.game.view(seat).fields["pattern"] for seat in (0, 1, None)] == ["T4"] * 3
    assert story.game.waiting == (0, 1)


def test_past_reveals_are_not_shown_but_may_be_remembered() -> None:
    """PY-20: with the variant `tracker` they stay in sight; a bot may keep what it witnessed."""
    story = Story(*TWO, reveals="T4 I2 O4")
    story.turns(2)
    assert "revealed" not in story.game.view(0)
    assert story.game.view(0, memory=True).fields["revealed"] == ["I2", "T4", "O4"]
    tracked = Story(*TWO, reveals="T4 I2 O4", variants=["tracker"])
    tracked.turns(2)
    assert tracked.game.view(None).fields["revealed"] == ["I2", "T4", "O4"]


def test_luis_lays_the_l_so_that_it_contains_the_entrance() -> None:
    """PY-21, PY-22, the rule book's example: the L, turned and mirrored, holds the entrance."""
    story = Story(*TWO, reveals="L4")
    with_entrance = ["a1b1a2a3", "a1b1c1a2", "a1b1b2b3", "a1a2b2c2", "a1b1c1c2", "a1a2a3b3", "a1"]
    assert {move for move in spellings(story.game, 0) if move.startswith("A:")} == {f"A:{m}" for m in with_entrance}
    story.marks(0, "A:a1b1c1c2 done")
    assert story.crossed(0, "A") == ["a1", "b1", "c1", "c2"]


def test_a_pattern_on_an_empty_card_must_contain_the_entrance() -> None:
    """PY-22."""
    story = Story(*TWO, reveals="I3")
    expected = "PY-22: card A (plain1) is empty, so its entrance a1 must be crossed now"
    assert refused(story.game, 0, "A:b1c1d1") == expected
    assert refused(story.game, 0, "A:b1") == expected
    story.marks(0, "A:a1a2a3")


def test_later_patterns_must_touch_what_was_crossed_before() -> None:
    """PY-22: orthogonally; a corner is not enough, and boxes of the same pattern do not count for each other."""
    story = Story(*TWO, reveals="I2 V3 I3")
    story.turn("A:a1b1")
    assert refused(story.game, 0, "A:c2d2c3") == "PY-22: c2d2c3 touches no box that is crossed on card A (plain1)"
    assert refused(story.game, 0, "A:d1d2e2").startswith("PY-22: d1d2e2 touches no box")
    story.turn("A:c1d1d2")
    story.turn("A:d3d4d5")
    assert story.crossed(0, "A") == ["a1", "b1", "c1", "d1", "d2", "d3", "d4", "d5"]


def test_also_after_an_entrance_crossed_as_a_single_box() -> None:
    """PY-22: then the card is not empty any more, so the entrance is neither needed nor possible."""
    story = Story(*TWO, reveals="I3 I2")
    story.turn("A:a1")
    assert sorted(move for move in spellings(story.game, 0) if move.startswith("A:")) == sorted(
        ["A:b1c1", "A:b1b2", "A:a2b2", "A:a2a3", "A:a2", "A:b1"]
    )
    assert refused(story.game, 0, "A:a1b1") == "PY-21: a1 is already crossed"


def test_a_single_box_even_when_the_pattern_would_fit() -> None:
    """PY-21: one box instead, on either card; PY-22: the entrance of an empty card, or beside a crossed box."""
    story = Story(*TWO, reveals="I2 V3")
    story.turn("A:a1")
    singles = [move for move in spellings(story.game, 0) if len(move) == 4]
    assert singles == ["A:b1", "A:a2", "B:a1"]


def test_the_single_box_may_be_the_tomb() -> None:
    """PY-22."""
    story = Story("p10 plain1", "plain3 plain4", reveals="L4 V3 O4")
    story.turn("A:a1a2a3b3 +A:a4 +A:b4")
    assert "A:a5" in spellings(story.game, 0)
    story.turn("A:a5")
    assert story.game.view(0).fields["phase"] == "pick"
    assert story.seat(0)["completed"] == ["p10"]


def test_walls_are_never_crossed() -> None:
    """PY-21: nor a box twice, nor more or less than the pattern."""
    story = Story("walls plain1", "plain3 plain4", reveals="I3 V3")
    assert refused(story.game, 0, "A:a1b1c1") == "PY-21: c1 is not a box to cross on card A (walls)"
    assert [move for move in spellings(story.game, 0) if move.startswith("A")] == ["A:a1"]
    story.turn("B:a1b1c1")
    assert refused(story.game, 0, "B:c1c2d2") == "PY-21: c1 is already crossed"
    assert refused(story.game, 0, "B:a2b2").startswith("PY-21: a2b2 is only a part of the pattern V3")
    for boxes in ("a2b2c2d2", "a2b2c2"):
        assert refused(story.game, 0, f"B:{boxes}").startswith(f"PY-21: {boxes} is not the pattern V3")


def test_a_pattern_goes_on_one_card_alone() -> None:
    """PY-21: a spelling names one card, and there is none for two."""
    story = Story(*TWO, reveals="I2")
    assert refused(story.game, 0, "A:a1B:a1").startswith("PY-21: 'A:a1B:a1' is not a move")


def test_crossing_is_compulsory() -> None:
    """PY-21: nobody may cross nothing."""
    story = Story(*TWO, reveals="I2")
    assert refused(story.game, 0, "done").startswith("PY-21: cross the pattern or a single box first")


def test_crosses_are_concealed_until_all_have_finished() -> None:
    """PY-23."""
    story = Story(*TWO, reveals="I2 I3")
    before = story.game.view(1).to_json()
    story.marks(0, "A:a1b1")
    assert story.game.view(1).to_json() == before
    assert story.crossed(0, "A") == ["a1", "b1"]
    story.marks(0, "done")
    assert plain(story.game.view(1))["seats"][0]["cards"][0]["crossed"] == []
    assert "A:a1b1" not in story.game.transcript(1)
    story.turn()
    assert plain(story.game.view(1))["seats"][0]["cards"][0]["crossed"] == ["a1", "b1"]
    assert "0 A:a1b1" in story.game.transcript(1)


def test_open_marks_shows_them_at_once() -> None:
    """PY-23, variant `open_marks`."""
    story = Story(*TWO, reveals="I2", variants=["open_marks"])
    story.marks(0, "A:a1b1")
    shown = plain(story.game.view(1))["seats"][0]
    assert shown["cards"][0]["crossed"] == ["a1", "b1"]
    assert shown["marks"] == ["A:a1b1"]
    assert "0 A:a1b1" in story.game.transcript(1)


def test_undo_until_confirmed() -> None:
    """PY-23: any part of action 2 can be taken back, with all it brought; not what is confirmed, nor a pick."""
    story = Story("p10 gems", "plain3 plain4", reveals="I3 I3 L4", display="bones torch1 brew2 plain5")
    looks = [story.game.view(0).to_json()]
    for move in ("A:a1a2a3", "+B:a1", "+B:b1"):
        story.marks(0, move)
        looks.append(story.game.view(0).to_json())
    assert len(set(looks)) == 4
    assert story.seat(0)["red_gems"] == 1
    for before in reversed(looks[:-1]):
        assert story.game.can_undo(0)
        story.game.undo(0)
        assert story.game.view(0).to_json() == before
    assert_nothing_to_take_back(story)
    story.turn("B:a1b1c1")
    assert [story.crossed(0, slot) for slot in "AB"] == [[], ["a1", "b1", "c1"]]
    assert (story.seat(0)["red_gems"], story.seat(0)["green_gems"]) == (1, 1)
    assert_nothing_to_take_back(story)
    story.turn("quick:A")
    assert_nothing_to_take_back(story)
    story.game.push(0, "take:1")
    assert story.cards(0) == ["bones", "gems"]
    assert_nothing_to_take_back(story)


@pytest.mark.parametrize(
    ("card", "count"), [("gems", "red_gems"), ("torch1", "torches"), ("bones", "skulls"), ("cross1", "owed")]
)
def test_what_is_taken_back_is_lost(card: str, count: str) -> None:
    """PY-23: gems, torches, skulls and owed boxes."""
    story = Story(f"{card} brew2", "plain3 plain4", reveals="I2")
    before = story.seat(0)[count]
    story.marks(0, "A:a1b1")
    assert story.seat(0)[count] != before
    story.game.undo(0)
    assert story.seat(0)[count] == before


def test_erased_skulls_come_back_with_undo() -> None:
    """PY-23, PY-34."""
    story = Story("bones brew2", "plain3 plain4", reveals="L4 I2")
    story.turn("A:a1b1c1a2")
    story.marks(0, "B:a1b1")
    assert story.seat(0)["skulls"] == 1
    story.game.undo(0)
    assert story.seat(0)["skulls"] == 3


def assert_nothing_to_take_back(story: Story) -> None:
    assert not story.game.can_undo(0)
    with pytest.raises(IllegalMoveError, match="PY-23: seat 0 has nothing to take back"):
        story.game.undo(0)


def test_a_confirmed_seat_waits() -> None:
    """PY-23."""
    story = Story(*TWO, reveals="I2")
    story.marks(0, "A:a1")
    assert refused(story.game, 0, "A:b1").startswith("PY-23: everything is crossed for this turn; confirm with done")
    story.marks(0, "done")
    assert refused(story.game, 0, "A:b1").startswith("PY-23: seat 0 has confirmed the turn")
    assert refused(story.game, 1, "take:1") == "PY-21: boxes are crossed now; take:1 is not possible"
