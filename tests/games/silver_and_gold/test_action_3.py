"""Action 3: cups, completed cards, new cards and the display, SG-40 to SG-45."""

from __future__ import annotations

from tests.games.silver_and_gold.positions import PLAIN, Story, imagined
from tests.stories import refused, spellings
from vermeil import silver_and_gold as sg

# On `x8` and a plain grey card: x8 is completed in one turn with O4, and four boxes of the other card are crossed.
ALL_OF_X8 = "A:a1b1a2b2 +A:c1 +A:d1 +A:c2 +A:d2"
X8_AND_HALF = f"{ALL_OF_X8} +B:a1 +B:b1 +B:c1 +B:d1"


def two_completed_at_once(display: str, refills: str = "", draws: str = "") -> Story:
    """Seat 0 completes x1 and grey1 in the fifth turn: the last box of x1 is its X, and owes the last of grey1."""
    story = Story(
        "x1 grey1", "orange1 orange2", reveals="O4 V3 L4 I3 I2", display=display, refills=refills, draws=draws
    )
    story.turn("A:c1d1c2d2")
    story.turn("A:b1a2b2")
    story.turn("B:b1c1d1d2")
    story.turn("B:a2b2c2")
    story.turn("A:a1 +B:a1")
    return story


def test_in_order_from_the_start_player_clockwise() -> None:
    """SG-40: all complete a row in one turn; the start player takes the highest cup, then to the left."""
    coins = sg.Deck.parse(PLAIN.to_text().replace("coins4 grey\no o o o\n. .", "coins4 grey\no o o o\no o"))
    story = Story("coins8 grey1", "coins8b grey2", "coins4 grey3", start=2, reveals="O4", deck=coins)
    story.turn("A:a1b1a2b2", "A:a1b1a2b2", "A:a1b1a2b2")
    assert [story.seat(seat)["cups"] for seat in (2, 0, 1)] == [[6], [5], [4]]


def test_only_who_completed_something_resolves() -> None:
    """SG-40: the others are not asked."""
    story = Story("orange1 orange2", "x8 grey1", "orange3 orange4", start=2, reveals="O4")
    story.turn("A:a1", X8_AND_HALF, "A:a1")
    assert story.game.waiting == (1,)
    assert refused(story.game, 0, "take:1") == "SG-40: seat 1 takes a new card now, not seat 0"
    story.game.push(1, "take:2")
    assert story.game.view(0).fields["phase"] == "mark"


def test_nothing_is_lost_by_silence() -> None:
    """SG-40: rows and completed cards are found automatically."""
    story = Story("coins8 grey1", "orange1 orange2", reveals="O4")
    story.turn("A:a1b1a2b2", "A:a1")
    assert story.seat(0)["cups"] == [6]


def test_linus_takes_the_6_and_the_next_gets_5() -> None:
    """SG-41, the rule book's example: the highest cup left is struck and written down."""
    story = Story("orange1 orange2", "coins8 grey1", "coins8b grey2", start=1, reveals="O4")
    story.turn("A:a1", "A:a1b1a2b2", "A:a1b1a2b2")
    linus, the_next = story.seat(1), story.seat(2)
    assert (linus["cups"], the_next["cups"]) == ([6], [5])
    assert story.game.view(None).fields["cups"] == [4, 3, 2, 1]
    assert (linus["sheet"]["cups"], the_next["sheet"]["cups"]) == (6, 5)


def test_two_rows_of_one_turn_take_two_cups() -> None:
    """SG-41: the upper row the higher one. (No deck lets one turn bring more than four coins, so it is imagined.)"""
    story = Story("coins8 grey1", "orange1 orange2", reveals="O4")
    game = imagined(story.game.view(0), {0: {"coins": 7}}, table={"cups": [4, 3, 2, 1]})
    game.push(0, "A:a1")
    game.push(0, "done")
    game.push(1, "A:a1")
    game.push(1, "done")
    assert game.view(0).fields["seats"][0]["cups"] == [4, 3]
    assert game.view(0).fields["cups"] == [2, 1]


def test_no_cup_left() -> None:
    """SG-41: then nothing; a row that came too late gets none later."""
    story = Story("coins8 grey1", "orange1 orange2", reveals="O4 L4")
    game = imagined(story.game.view(0), {0: {"coins": 3}, 1: {"coins": 8, "cups": [6]}}, table={"cups": [1]})
    for seat, move in ((0, "A:a1"), (1, "A:a1")):
        game.push(seat, move)
        game.push(seat, "done")
    assert sum(game.view(0).fields["seats"][0]["cups"]) == 1
    assert sum(game.view(0).fields["seats"][1]["cups"]) == 6
    assert game.view(0).fields["cups"] == []
    assert [game.score_sheet(seat)["cups"] for seat in (0, 1)] == [1, 6]


def test_sarah_completes_an_orange_card() -> None:
    """SG-42, SG-43, the rule book's example: 12 points, set aside, replaced from the display, display refilled."""
    story = Story(
        "orange1 orange2",
        "purple1 purple2",
        reveals="I3 I3 V3 V3",
        display="grey1 green1 grey2 grey3",
        refills="purple3",
    )
    for crossed in ("A:d1d2d3", "A:c1c2c3", "A:a1b1a2", "A:b2a3b3"):
        assert story.seat(0)["sheet"]["cards"] == 0
        story.turn(crossed)
    assert story.seat(0)["completed"] == ["orange1"]
    assert story.seat(0)["sheet"]["cards"] == 12
    story.game.push(0, "take:2")
    assert story.cards(0) == ["green1", "orange2"]
    assert story.game.view(0).fields["display"] == ["grey1", "purple3", "grey2", "grey3"]


def test_the_top_of_the_stack_unseen() -> None:
    """SG-42: laid face up at once; it stands in the record as a draw, and the display needs no refill."""
    story = Story("x8 grey1", "orange1 orange2", reveals="O4", draws="purple5", display="grey2 grey3 grey4 grey5")
    story.turn(X8_AND_HALF)
    assert spellings(story.game, 0) == ["take:1", "take:2", "take:3", "take:4", "take:top"]
    stack = story.game.view(1).fields["stack"]
    story.game.push(0, "take:top")
    assert story.cards(0) == ["purple5", "grey1"]
    assert story.game.view(1).fields["seats"][0]["cards"][0] == {"card": "purple5", "crossed": []}
    assert "0 take:top\n! draw purple5\n! reveal" in story.game.transcript()
    assert story.game.view(1).fields["stack"] == stack - 1
    assert story.game.view(1).fields["display"] == ["grey2", "grey3", "grey4", "grey5"]


def test_two_completed_cards_are_two_picks() -> None:
    """SG-42: one after another, the first is seen before the second."""
    story = two_completed_at_once(draws="palm1 purple5", display="grey2 grey3 grey4 grey5")
    assert story.seat(0)["completed"] == ["x1", "grey1"]
    assert story.game.view(0).fields["picks"] == ["A", "B"]
    story.game.push(0, "take:top")
    assert story.cards(0) == ["palm1", None]
    assert story.game.view(0).fields["picks"] == ["B"]
    story.game.push(0, "take:top")
    assert story.cards(0) == ["palm1", "purple5"]


def test_taking_is_compulsory() -> None:
    """SG-42: while a card is to be had there is no way around it."""
    story = Story("x8 grey1", "orange1 orange2", reveals="O4")
    story.turn(X8_AND_HALF)
    assert refused(story.game, 0, "done") == "SG-42: a new card is to be taken now; done is not possible"
    assert refused(story.game, 0, "A:a1").startswith("SG-42:")
    assert refused(story.game, 0, "take:5").startswith("SG-42:")


def test_the_display_is_refilled_after_both_picks() -> None:
    """SG-43: not between them; the gap can't be picked."""
    story = two_completed_at_once(refills="purple3 purple4", display="grey2 grey3 grey4 grey5")
    story.game.push(0, "take:3")
    assert story.game.view(0).fields["display"] == ["grey2", "grey3", None, "grey5"]
    assert spellings(story.game, 0) == ["take:1", "take:2", "take:4", "take:top"]
    assert refused(story.game, 0, "take:3") == "SG-42: no card lies at place 3 of the display"
    story.game.push(0, "take:1")
    assert story.game.view(0).fields["display"] == ["purple3", "grey3", "purple4", "grey5"]
    assert "! refill 1 purple3\n! refill 3 purple4\n" in story.game.transcript()


def test_the_next_to_pick_sees_the_refilled_display() -> None:
    """SG-43: the refill comes after each player's whole action, before the next one's."""
    deck = sg.Deck.parse(PLAIN.to_text().replace("\nx1 grey\nX . . .\n. . . .", "\nx1 grey\nX X X X\nX X X X"))
    story = Story("x8 grey1", "x1 grey2", reveals="O4", start=1, refills="purple3", deck=deck, display="grey3 grey4")
    story.turn(X8_AND_HALF, X8_AND_HALF)
    assert story.game.waiting == (1,), "SG-40: the start player first"
    story.game.push(1, "take:1")
    assert story.game.waiting == (0,)
    assert story.game.view(0).fields["display"][0] == "purple3"
    story.game.push(0, "take:1")
    assert story.cards(0) == ["purple3", "grey1"]


EIGHT_X = sg.Deck.parse(
    "game silver-and-gold\nname eight\n" + "".join(f"\nxx{n} grey\nX X X X\nX X X X\n" for n in range(8))
)
BOTH = " ".join(
    ["A:a1", *(f"+A:{box}" for box in ("b1", "c1", "d1", "a2", "b2", "c2", "d2"))]
    + [f"+B:{box}" for box in ("a1", "b1", "c1", "d1", "a2", "b2", "c2", "d2")]
)


def test_an_empty_stack_refills_nothing() -> None:
    """SG-44: eight cards for two players leave a display of four and no stack."""
    story = Story("xx0 xx1", "xx2 xx3", reveals="O4 I2", deck=EIGHT_X)
    assert story.game.view(0).fields["stack"] == 0
    story.turn(BOTH, "A:a1 +B:a1 +B:b1 +B:c1 +B:d1 +B:a2 +B:b2 +B:c2 +B:d2 +A:b1 +A:c1 +A:d1 +A:a2 +A:b2 +A:c2 +A:d2")
    assert refused(story.game, 0, "take:top") == "SG-42: the stack is empty; take a displayed card"
    for seat, place in ((0, 1), (0, 2), (1, 3)):
        assert "take:top" not in spellings(story.game, seat)
        story.game.push(seat, f"take:{place}")
    assert story.game.view(0).fields["display"] == [None, None, None, "xx7"]
    assert spellings(story.game, 1) == ["take:4"]
    story.game.push(1, "take:4")
    assert story.game.view(0).fields["display"] == [None] * 4
    assert "! refill" not in story.game.transcript()


def test_playing_on_without_cards() -> None:
    """SG-44, SG-42: with stack and display empty nothing is taken, nor made up later; who has no empty box passes."""
    story = Story("xx0 xx1", "xx2 xx3", reveals="O4 I2 L4", deck=EIGHT_X)
    story.turn(BOTH, BOTH)
    story.take_any()
    story.turn(BOTH, "A:a1 +A:b1 +A:c1 +A:d1 +A:a2 +A:b2 +A:c2 +A:d2 +B:a1 +B:b1 +B:c1 +B:d1 +B:a2 +B:b2 +B:c2 +B:d2")
    assert story.game.over, "nobody has a box, so all remaining turns pass by themselves"
    assert story.game.transcript().count("! reveal") == 28
    assert [story.seat(seat)["sheet"]["cards"] for seat in (0, 1)] == [32, 32]


def test_playing_on_with_one_card() -> None:
    """SG-44: who has no card left passes, the other goes on; a lone card B stays card B."""
    deck = sg.Deck.parse(EIGHT_X.to_text().replace("xx7 grey\nX X X X\nX X X X", "xx7 grey\n. . . .\n. . . ."))
    story = Story("xx0 xx1", "xx2 xx7", reveals="O4 I2 L4", deck=deck)
    story.turn(BOTH, "B:a1")
    story.take_any()
    story.turn(BOTH, "B:b1")
    story.take_any()
    story.turn(BOTH, "A:a1 +A:b1 +A:c1 +A:d1 +A:a2 +A:b2 +A:c2 +A:d2 +B:c1")
    assert story.cards(0) == [None, None]
    assert story.cards(1) == [None, "xx7"]
    assert story.game.waiting == (1,), "seat 0 has no empty box and passes"
    assert {move[0] for move in spellings(story.game, 1)} == {"B"}
    assert refused(story.game, 1, "A:a1") == "SG-21: you have no card A"
    assert refused(story.game, 0, "A:a1") == "SG-44: seat 0 has no box to cross and passes"


def test_the_start_player_passes_to_the_left() -> None:
    """SG-45: after every turn, across round ends too."""
    story = Story("purple1 purple2", "purple3 purple4", "orange1 orange2", start=1)
    starts = []
    while not story.game.over:
        starts.append(story.game.view(None).fields["start"])
        story.turns(1)
    assert starts == [(1 + turn) % 3 for turn in range(28)]
