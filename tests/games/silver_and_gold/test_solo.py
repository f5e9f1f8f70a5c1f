"""The variant `solo`: one player, for score (SG-10 and the rules of our own)."""

from __future__ import annotations

from tests.games.silver_and_gold.positions import PLAIN, Story
from tests.stories import refused, spellings
from vermeil import silver_and_gold as sg

ALL_OF_X8 = "A:a1b1a2b2 +A:c1 +A:d1 +A:c2 +A:d2 +B:a1 +B:b1 +B:c1 +B:d1"


def test_one_player_is_dealt_four_and_keeps_two() -> None:
    """SG-10: `solo` is a game of one player; it needs no start player."""
    game = sg.Game(players=1, seed=3)
    game.push(0, game.legal_moves(0)[0])
    assert game.view(0)["start"] == 0
    assert "! start" not in game.transcript()
    assert "SG-10: there is no seat 1 in a game of 1" in refused(game, 1, "A:a1")


def test_without_a_new_card_the_oldest_displayed_one_goes_under_the_stack() -> None:
    """Solo: ties are broken by the leftmost; so after four turns the whole display has changed."""
    story = Story("purple1 purple2", display="grey1 grey2 grey3 grey4", refills="green1 green2 green3 green4 green5")
    stack = story.game.view(0)["stack"]
    shown = []
    for _ in range(5):
        story.turns(1)
        shown.append(story.game.view(0)["display"])
    assert shown == [
        ["green1", "grey2", "grey3", "grey4"],
        ["green1", "green2", "grey3", "grey4"],
        ["green1", "green2", "green3", "grey4"],
        ["green1", "green2", "green3", "green4"],
        ["green5", "green2", "green3", "green4"],
    ]
    assert story.game.view(0)["buried"] == ["grey1", "grey2", "grey3", "grey4", "green1"]
    assert story.game.view(0)["stack"] == stack


def test_after_a_turn_with_a_new_card_nothing_goes_under_the_stack() -> None:
    """Solo: the display is refilled only where the card was taken."""
    story = Story("x8 grey9", display="grey1 grey2 grey3 grey4", refills="green1 green2", reveals="O4")
    story.turn(ALL_OF_X8)
    story.game.push(0, "take:3")
    assert story.game.view(0)["display"] == ["grey1", "grey2", "green1", "grey4"]
    assert story.game.view(0)["buried"] == []
    story.turn()
    assert story.game.view(0)["display"] == ["green2", "grey2", "green1", "grey4"]


def test_a_blind_draw_is_a_new_card_too() -> None:
    """Solo: what counts is that a card was taken, from wherever."""
    story = Story("x8 grey9", display="grey1 grey2 grey3 grey4", draws="green1", reveals="O4")
    story.turn(ALL_OF_X8)
    story.game.push(0, "take:top")
    assert story.game.view(0)["display"] == ["grey1", "grey2", "grey3", "grey4"]


def test_with_an_empty_stack_the_display_stays() -> None:
    """Solo: nothing goes under a stack that is empty."""
    deck = sg.Deck.parse(
        "game silver-and-gold\nname four\n" + "".join(f"\ncc{n} grey\n. . . .\n. . . .\n" for n in range(4))
    )
    story = Story("cc0 cc1", deck=deck)
    assert story.game.view(0)["display"] == ["cc2", "cc3", None, None]
    assert story.game.view(0)["stack"] == 0
    story.turns(1)
    assert story.game.view(0)["display"] == ["cc2", "cc3", None, None]


def test_what_lies_under_the_stack_comes_last_and_in_order() -> None:
    """Solo: the cards that went under the stack first come first, after all others."""
    deck = sg.Deck.parse(
        "game silver-and-gold\nname seven\n"
        + "".join(f"\ncc{n} purple\n# . . .\n. . . .\n. . . .\n. . . #\n" for n in range(8))
    )
    story = Story("cc0 cc1", display="cc2 cc3 cc4 cc5", deck=deck)
    seen = []
    for _ in range(5):
        story.turns(1)
        line = story.game.transcript().rpartition("! refill")[2].splitlines()[0]
        seen.append(line.split()[1])
    assert seen == ["cc6", "cc7", "cc2", "cc3", "cc4"]


def test_the_highest_cup_left_is_struck_at_the_end_of_each_round() -> None:
    """Solo: after the last action of the round, so a row completed in it still gets the cup."""
    story = Story("coins8 purple1", reveals="I2 I3 I3 V3 V3 L4 O4")
    story.turns(6)
    assert story.game.view(0)["cups"] == [6, 5, 4, 3, 2, 1]
    story.turn("A:a1b1a2b2")
    assert story.seat(0)["cups"] == [6]
    assert story.game.view(0)["cups"] == [4, 3, 2, 1]
    story.turns(7)
    assert story.game.view(0)["cups"] == [3, 2, 1]


def test_a_solo_game_ends_with_a_score_and_one_winner() -> None:
    """Solo: 28 turns, SG-51."""
    story = Story("x3 coins4", deck=PLAIN)
    while not story.game.over:
        assert len(spellings(story.game, 0)) > 0
        story.turns(1)
    assert story.game.winners == (0,)
    assert story.game.scores[0] == story.game.score_sheet(0)["total"] > 0
