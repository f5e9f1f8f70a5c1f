"""Symbols: X, coins and palms, SG-30 to SG-32."""

from __future__ import annotations

from tests.games.silver_and_gold.positions import Story
from tests.stories import refused, spellings


def test_an_x_owes_one_more_box_on_either_card() -> None:
    """SG-30: at once, any empty box of either card."""
    story = Story("x1 grey1", "orange1 orange2", reveals="I2")
    story.marks(0, "A:a1b1")
    assert story.game.view(0)["question"] == "owed"
    left = ["c1", "d1", "a2", "b2", "c2", "d2"]
    every = ["a1", "b1", "c1", "d1", "a2", "b2", "c2", "d2"]
    assert spellings(story.game, 0) == [f"+A:{box}" for box in left] + [f"+B:{box}" for box in every]
    assert refused(story.game, 0, "done") == "SG-30: 1 more to cross for what was crossed; then confirm"
    story.marks(0, "+B:c2 done")
    assert story.crossed(0, "A") == ["a1", "b1"]


def test_a_single_box_on_an_x_owes_one_too() -> None:
    """SG-30."""
    story = Story("x1 grey1", "orange1 orange2", reveals="O4")
    story.marks(0, "A:a1")
    assert story.seat(0)["owed"] == 1


def test_k_x_owe_k_boxes_one_after_another() -> None:
    """SG-30: the whole pattern first, then what is owed."""
    story = Story("x3 grey1", "orange1 orange2", reveals="I3")
    story.marks(0, "A:a1b1c1")
    assert story.seat(0)["owed"] == 3
    assert refused(story.game, 0, "+B:a1b1").startswith("SG-30: owed boxes are crossed one after another")
    for owed, box in ((2, "a1"), (1, "b1"), (0, "c1")):
        story.marks(0, f"+B:{box}")
        assert story.seat(0)["owed"] == owed
    assert spellings(story.game, 0) == ["done"]


def test_x_chain() -> None:
    """SG-30: a box that is owed may bear an X itself."""
    story = Story("x1 x3", "orange1 orange2", reveals="I2")
    story.marks(0, "A:a1 +B:a1 +B:b1 +B:c1")
    assert story.seat(0)["owed"] == 1
    story.marks(0, "+A:b1 done")
    assert story.game.waiting == (1,)


def test_what_is_owed_is_lost_when_no_box_is_empty() -> None:
    """SG-30: four boxes are owed, one is left; new cards come only in action 3, too late for the other three."""
    story = Story("x3 x8", "orange1 orange2", reveals="O4 L4")
    story.turn("A:c1d1c2d2 +A:b2")
    story.marks(0, "B:a1b1c1a2 +B:d1 +B:b2 +B:c2 +B:d2 +A:a1 +A:b1")
    assert story.seat(0)["owed"] == 4
    assert spellings(story.game, 0) == ["+A:a2"]
    story.marks(0, "+A:a2")
    assert story.seat(0)["owed"] == 0
    assert spellings(story.game, 0) == ["done"]
    story.game.undo(0)
    assert story.seat(0)["owed"] == 4
    story.turn("+A:a2")
    assert story.game.view(0)["picks"] == ["A", "B"]
    story.take_any()
    assert [card["crossed"] for card in story.seat(0)["cards"]] == [[], []]


def test_owed_boxes_are_spelled_with_a_plus() -> None:
    """SG-30: and only they are."""
    story = Story("x1 grey1", "orange1 orange2", reveals="I2")
    assert refused(story.game, 0, "+A:b1").startswith("SG-30: no box is owed yet")
    story.marks(0, "A:a1b1")
    assert refused(story.game, 0, "B:a1") == "SG-30: a box is owed now, spelled +B:a1"
    assert refused(story.game, 0, "+A:a1") == "SG-22: a1 is already crossed"


def test_coins_fill_the_score_card_in_order() -> None:
    """SG-31: each coin box is worth a point; three coins of one pattern fill three."""
    story = Story("coins4 grey1", "orange1 orange2", reveals="I3 I2")
    story.turn("A:a1b1c1")
    assert story.seat(0)["coins"] == 3
    assert story.game.score_sheet(0)["coins"] == 3
    story.turn("A:a2b2")
    assert story.seat(0)["coins"] == 3


def test_beyond_twelve_coins_nothing() -> None:
    """SG-31: the thirteenth coin brings nothing, nor a fourth row."""
    story = Story("coins8 coins8b", "orange1 orange2", reveals="O4 T4 L4 I2 V3 V3 I3  O4")
    story.turn("A:a1b1a2b2")
    story.turn("B:a1b1c1b2")
    story.turn("A:c1")
    story.turn("A:d1")
    story.turn("A:c2")
    assert story.seat(0)["coins"] == 11
    story.turn("A:d2")
    story.take_any()
    assert (story.seat(0)["coins"], story.seat(0)["cups"]) == (12, [6, 5, 4])
    story.turn("B:d1")
    assert (story.seat(0)["coins"], story.seat(0)["cups"]) == (12, [6, 5, 4])
    assert story.game.score_sheet(0)["coins"] == 12


def test_tim_s_palm_is_worth_three() -> None:
    """SG-32, the rule book's example: two palms on display, one crossed, 3 points in the next palm box."""
    story = Story("orange1 orange2", "palm1 grey1", display="palm2 grey2 grey3 grey4", reveals="I3")
    assert story.game.view(1)["palm_worth"] == 3
    story.turn("", "A:a1b1c1")
    assert story.seat(1)["palms"] == [3]
    assert story.game.score_sheet(1)["palms"] == 3


def test_palms_outside_the_display_do_not_count() -> None:
    """SG-32: neither on one's own cards nor on the others'."""
    story = Story("palm1 palm2", "palm1b palms5", display="grey1 grey2 grey3 grey4", reveals="I3")
    story.turn("A:a1b1c1", "A:a1")
    assert story.seat(0)["palms"] == [1]


def test_two_palms_of_one_turn_fill_two_boxes() -> None:
    """SG-32: each palm has its own box."""
    story = Story("palm2 grey1", "orange1 orange2", display="palm1 grey2 grey3 grey4", reveals="I2")
    story.turn("A:a1b1")
    assert story.seat(0)["palms"] == [2, 2]


def test_from_the_fifth_palm_on_nothing() -> None:
    """SG-32: no box is overwritten, even if the fifth would be worth more."""
    story = Story(
        "palms5 grey1", "x8 grey2", display="grey3 grey4 grey5 grey6", refills="palm1 palm2", reveals="O4 L4 I3"
    )
    story.turn("A:a1b1a2b2", "A:a1b1a2b2 +A:c1 +A:d1 +A:c2 +A:d2 +B:a1 +B:b1 +B:c1 +B:d1")
    assert story.seat(0)["palms"] == [1, 1, 1]
    story.game.push(1, "take:1")
    assert story.game.view(0)["palm_worth"] == 2
    story.turn("A:c1")
    story.turn("A:d1")
    assert story.seat(0)["palms"] == [1, 1, 1, 2]


def test_palms_are_written_at_the_time_they_are_crossed() -> None:
    """SG-32: a display that changes later changes nothing that is written."""
    story = Story("palm1 grey1", "x8 grey2", display="palm2 grey4 grey5 grey6", refills="grey7", reveals="O4 I3")
    story.turn("A:a1", "A:a1b1a2b2 +A:c1 +A:d1 +A:c2 +A:d2 +B:a1 +B:b1 +B:c1 +B:d1")
    story.game.push(1, "take:1")
    assert story.game.view(0)["palm_worth"] == 1
    assert story.seat(0)["palms"] == [3]
