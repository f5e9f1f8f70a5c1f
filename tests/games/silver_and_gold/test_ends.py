"""The ends of a round and of the game: SG-50 and SG-51."""

from __future__ import annotations

from tests.games.silver_and_gold.positions import Story
from tests.stories import refused


def test_after_seven_turns_all_eight_cards_are_shuffled() -> None:
    """SG-50: the card that was never seen can come, and so can all others."""
    story = Story("purple1 purple2", "purple3 purple4", reveals="I2 I3 I3 V3 V3 L4 T4  O4 I2 T4")
    story.turns(6)
    view = story.game.view(0, memory=True)
    assert (view.fields["round"], view.fields["turn"], len(view.fields["revealed"])) == (1, 7, 7)
    story.turns(1)
    view = story.game.view(0, memory=True)
    assert (view["round"], view["turn"], view["pattern"], view["revealed"]) == (2, 1, "O4", ["O4"])
    story.turns(2)
    assert story.game.view(0)["pattern"] == "T4"


def test_marks_cards_and_display_stay() -> None:
    """SG-50: only the expedition cards begin anew."""
    story = Story("coins4 purple2", "purple3 purple4", reveals="I2", display="grey1 grey2 grey3 grey4")
    story.turn("A:a1b1")
    story.turns(6)
    assert story.game.view(0)["round"] == 2
    assert story.crossed(0, "A") == ["a1", "b1"]
    assert len(story.crossed(0, "B")) == 6
    assert story.seat(0)["coins"] == 2
    assert story.game.view(0)["display"] == ["grey1", "grey2", "grey3", "grey4"]


LAST_ROUND = "I2 I3 I3 V3 V3 L4 O4"


def before_the_last_turn() -> Story:
    """27 turns of single boxes on card B: its second purple card has one empty box left, card A is untouched."""
    story = Story(
        "coins8 purple1",
        "orange1 purple2",
        display="purple3 grey1 grey2 grey3",
        refills="purple4",
        reveals=f"{'I2 I3 I3 V3 V3 L4 T4 ' * 3} {LAST_ROUND}",
    )
    story.turns(27)
    view = story.game.view(0)
    assert (view["round"], view["turn"], view["pattern"]) == (4, 7, "O4")
    return story


def test_the_last_turn_still_awards_cups() -> None:
    """SG-51: and what is completed is set aside; new cards are no longer taken."""
    story = before_the_last_turn()
    story.turn("A:a1b1a2b2", "")
    assert story.game.over
    assert story.seat(0)["cups"] == [6]
    assert story.seat(0)["completed"] == ["purple1"]
    assert story.seat(1)["completed"] == ["purple2", "purple3"]
    assert story.cards(1) == ["orange1", None]
    assert story.game.transcript().count(" take:") == 2, "both took a card for their first purple one, no more"


def test_the_game_ends_after_round_four() -> None:
    """SG-51: 28 reveals, then nobody decides anything any more."""
    story = before_the_last_turn()
    game = story.game
    assert (game.over, game.winners, game.waiting) == (False, (), (0, 1))
    story.turn()
    assert (game.over, game.waiting) == (True, ())
    assert story.game.scores == (28, 28)
    assert story.game.winners == (0, 1)
    assert story.game.transcript().count("! reveal") == 28
    assert refused(story.game, 0, "A:a1") == "SG-51: the game is over"
    assert story.game.view(0)["phase"] == "over"
