"""Actions 3 and 4: PY-40, PY-41."""

from __future__ import annotations

from tests.games.pyramids.positions import SMALL_DECK, Story
from tests.stories import refused, spellings
from vermeil.games import pyramids as py

FOUR = "plain1 plain2 plain5 plain6"


def test_luis_takes_a_card_from_the_display_which_is_refilled() -> None:
    """PY-40, the rule book's example: the completed card is set aside, a new one taken, then four lie open again."""
    story = Story("p10 plain3", "plain4 plain7", reveals="I3", display=FOUR, refills="plain8")
    story.turn("quick:A")
    view = story.game.view(1)
    assert (view["phase"], view["waiting"], view["picks"]) == ("pick", [0], ["A"])
    assert view.fields["seats"][0]["completed"] == ["p10"]
    assert spellings(story.game, 0) == ["take:1", "take:2", "take:3", "take:4", "take:top"]
    story.game.push(0, "take:2")
    assert story.cards(0) == ["plain2", "plain3"]
    assert story.game.view(0)["display"] == ["plain1", "plain8", "plain5", "plain6"]
    assert story.game.score_sheet(0)["pyramids"] == 10


def test_the_top_of_the_stack_is_taken_unseen() -> None:
    """PY-40: laid face up at once."""
    story = Story("p10 plain3", "plain4 plain7", reveals="I3", display=FOUR, draws="plain9")
    story.turn("quick:A")
    story.game.push(0, "take:top")
    assert story.cards(0) == ["plain9", "plain3"]
    assert story.game.view(0)["display"] == FOUR.split()


def test_finishers_act_in_the_order_of_their_numbers() -> None:
    """PY-40: not of their seats; who comes later sees the display refilled."""
    story = Story("p33 plain3", "p15 plain4", "g11 plain7", reveals="I3", display=FOUR, refills="plain8 plain9 plain10")
    story.turn("quick:A", "quick:A", "quick:A")
    order = []
    for display in (FOUR, "plain8 plain2 plain5 plain6", "plain9 plain2 plain5 plain6"):
        (seat,) = story.game.waiting
        order.append(seat)
        assert story.game.view(0)["display"] == display.split()
        story.game.push(seat, "take:1")
    assert order == [2, 1, 0]
    assert refused(story.game, 0, "take:1") == "PY-21: boxes are crossed now; take:1 is not possible"


def test_both_of_ones_cards_in_one_turn() -> None:
    """PY-40: 12 and 40 come before 33; two picks, one after another, before the refill and the next finisher."""
    story = Story("p33 plain3", "o12 p40", reveals="L4 T4", display=FOUR, refills="plain8 plain9 plain10")
    story.turn("A:a1a2a3b3 +A:a4 +A:b4", "B:a1a2a3b3 +B:a4 +B:b4")
    story.turn("A:a5", "A:a1a2b2a3 +A:a4 +A:a5 +B:a5")
    assert story.game.waiting == (1,)
    assert story.game.view(0)["picks"] == ["A", "B"]
    assert story.game.view(0).fields["seats"][1]["this_turn"] == ["o12", "p40"]
    story.game.push(1, "take:1")
    assert story.game.waiting == (1,)
    assert story.game.view(0)["picks"] == ["B"]
    assert story.game.view(0)["display"] == [None, "plain2", "plain5", "plain6"]
    assert refused(story.game, 1, "take:1") == "PY-40: no card lies at place 1 of the display"
    story.game.push(1, "take:2")
    assert story.cards(1) == ["plain1", "plain2"]
    assert story.game.waiting == (0,)
    assert story.game.view(0)["display"] == ["plain8", "plain9", "plain5", "plain6"]


def test_empty_stack_no_refill_and_then_one_card_or_none() -> None:
    """PY-40: what could not be taken is not made up later; a player with no box passes."""
    story = Story("o1 g2", deck=py.Deck("mini", SMALL_DECK.cards[:5]), reveals="I3 I3 L4 V3 V3")
    for left in (3, 2, 1, 0):
        assert story.game.view(0)["stack"] == 0
        assert story.game.view(0).fields["display"].count(None) == 4 - left
        story.turn("quick:A")
        story.take_any()
    assert story.cards(0) == [None, "g2"]
    assert refused(story.game, 0, "A:a1") == "PY-21: you have no card A"
    story.turn("quick:B")
    assert story.cards(0) == [None, None]
    assert story.game.over
    assert story.game.score_sheet(0)["pyramids"] == 50


def take(story: Story, *places: str) -> None:
    """Each finisher in turn takes a card."""
    for place in places:
        story.game.push(story.game.waiting[0], f"take:{place}")


def test_luis_2nd_green_and_tomas_2nd_purple() -> None:
    """PY-41, the rule book's example: each takes the 10 of that colour, the others strike it."""
    story = Story("g11 g16", "p10 p15", "plain3 plain4", reveals="I3 I3", display=FOUR)
    story.turn("quick:A", "quick:A")
    take(story, "1", "1")
    assert story.game.view(2)["colours"] == {"green": [10, 6, 3], "orange": [10, 6, 3], "purple": [10, 6, 3]}
    story.turn("quick:B", "quick:B")
    assert story.colours(0) == {}
    take(story, "1", "1")
    assert [story.colours(seat) for seat in range(3)] == [{"green": [10]}, {"purple": [10]}, {}]
    assert story.game.view(2)["colours"] == {"green": [6, 3], "orange": [10, 6, 3], "purple": [6, 3]}
    assert [story.game.score_sheet(seat)["colours"] for seat in range(3)] == [10, 10, 0]


def test_tomas_15_before_sara_33_in_the_race_for_purple() -> None:
    """PY-41, the rule book's example: a 2nd purple, number 33, and a 4th, number 15, in one turn; the 10 is gone.

    The player with 15 takes 6, the one with 33 takes 3; then purple is exhausted.
    """
    story = Story("p50 p33", "p10 p20", reveals="I3 I3 V3 V3 L4 O4", display="p44 p15 p40 p53")
    sara, tomas = 0, 1
    story.turn("quick:B", "quick:A")  # Sara's 1st purple is p50, Tomas's p10
    take(story, "1", "3")  # Tomas (10) takes p44, Sara (50) p40
    assert (story.cards(sara), story.cards(tomas)) == (["p33", "p40"], ["p44", "p20"])
    story.turn("B:a1", "quick:B")
    take(story, "2")
    assert story.colours(tomas) == {"purple": [10]}
    assert story.cards(tomas) == ["p44", "p15"]
    story.turn("B:b1", "quick:A")
    take(story, "4")
    assert len(story.seat(tomas)["completed"]) == 3
    story.turn("quick:A", "quick:B")
    take(story, "1", "1")
    assert story.colours(tomas) == {"purple": [10, 6]}
    assert story.colours(sara) == {"purple": [3]}
    assert story.game.view(0).fields["colours"]["purple"] == []
    # Nothing left: whatever comes next brings no box.
    story.turn("B:c1", "quick:A")
    story.take_any()
    assert len(story.seat(tomas)["completed"]) == 5
    assert story.game.score_sheet(tomas)["colours"] == 16
    assert story.game.score_sheet(sara)["colours"] == 3


def test_several_colours_in_one_turn() -> None:
    """PY-41: one player may take several boxes in a game, in several colours in one turn."""
    story = Story("p10 g11", "plain3 plain4", reveals="I3 I3 L4 T4", display="p15 g16 plain1 plain2")
    story.turn("quick:A")
    take(story, "1")
    story.turn("quick:B")
    take(story, "2")
    assert story.cards(0) == ["p15", "g16"]
    story.turn("B:a1a2a3b3 +B:a4 +B:b4")
    story.turn("A:a1a2b2a3 +A:a4 +A:a5 +B:a5")
    take(story, "3", "4")
    assert story.colours(0) == {"purple": [10], "green": [10]}
    assert story.game.score_sheet(0)["colours"] == 20


def test_two_of_a_colour_in_one_turn_count_in_the_order_of_their_numbers() -> None:
    """PY-41, our ruling: of two first pyramids the higher is the 2nd; 20 comes before 33 then."""
    story = Story("p33 p20", "p10 p44", reveals="L4 T4 I3", display="plain1 plain2 plain5 p15")
    story.turn("B:a1a2a3b3 +B:a4 +B:b4", "quick:A")
    take(story, "1")
    # Seat 0 completes 20 and 33 at once: its 2nd is 33. Seat 1 completes 44, its 2nd.
    story.turn("A:a1a2b2a3 +A:a4 +A:a5 +B:a5", "quick:B")
    take(story, "2", "3", "1")
    assert story.colours(0) == {"purple": [10]}
    assert story.colours(1) == {"purple": [6]}


def test_a_third_of_a_colour_wins_nothing() -> None:
    """PY-41: only the 2nd, 4th and 6th do."""
    story = Story(
        "p10 p15",
        "plain3 plain4",
        reveals="I3 I3 L4 O4 V3 V3",
        display="p20 plain1 plain2 plain5",
        refills="p33 p40 p44 p50",
    )
    expected: list[list[int]] = [[], [10], [10], [10, 6], [10, 6], [10, 6, 3]]
    for number, boxes in enumerate(expected, start=1):
        story.turn("quick:A")
        story.take_any()
        assert len(story.seat(0)["completed"]) == number
        assert story.colours(0).get("purple", []) == boxes
