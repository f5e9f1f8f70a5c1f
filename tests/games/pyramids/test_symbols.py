"""Symbols and the tomb: PY-30 to PY-35."""

from __future__ import annotations

import pytest

from tests.games.pyramids.positions import SMALL_DECK, Story, card, deck_of, imagined
from tests.plain import plain
from tests.stories import refused, spellings
from vermeil.games import pyramids as py


def test_a_red_cross_owes_a_box_on_either_card() -> None:
    """PY-30: under the single-box rule of PY-22."""
    story = Story("cross1 plain1", "plain3 plain4", reveals="I2")
    story.marks(0, "A:a1b1")
    assert story.game.view(0).fields["question"] == "owed"
    assert spellings(story.game, 0) == ["+A:c1", "+A:a2", "+A:b2", "+B:a1"]
    assert refused(story.game, 0, "+A:e5").startswith("PY-22: e5 touches no box")
    assert refused(story.game, 0, "+B:b1").startswith("PY-22: card B (plain1) is empty")
    assert refused(story.game, 0, "done").startswith("PY-30: 1 more to cross")
    story.marks(0, "+B:a1")
    assert spellings(story.game, 0) == ["done"]


def test_red_crosses_chain_and_earlier_boxes_of_the_chain_count_for_adjacency() -> None:
    """PY-30: the whole pattern first, then what is owed, one box after another."""
    story = Story("cross3 plain1", "plain3 plain4", reveals="I2")
    story.marks(0, "A:a1b1")
    assert "+A:d1" not in spellings(story.game, 0)
    story.marks(0, "+A:c1")
    assert story.seat(0)["owed"] == 1
    story.marks(0, "+A:d1 +A:e1")
    assert story.seat(0)["owed"] == 0
    assert story.crossed(0, "A") == ["a1", "b1", "c1", "d1", "e1"]


def test_k_red_crosses_owe_k_boxes() -> None:
    """PY-30: also a single box on a red cross owes one."""
    story = Story("cross3 plain1", "plain3 plain4", reveals="I3 O4")
    story.marks(0, "A:a1b1c1")
    assert story.seat(0)["owed"] == 2
    story.turn("+A:a2 +A:b2")
    story.marks(0, "A:d1")
    assert story.seat(0)["owed"] == 1
    assert refused(story.game, 0, "A:e1") == "PY-30: a box is owed now, spelled +A:e1"


def test_what_is_owed_is_lost_when_no_box_is_legal() -> None:
    """PY-30: odd3 is nothing but red crosses; when all its boxes are crossed, what is still owed is lost."""
    story = Story("odd3 odd4", "o1 g2", reveals="O4", deck=SMALL_DECK)
    game = imagined(story.game.view(0, memory=True), {0: {"cards": [{"card": "odd3", "crossed": []}, None]}})
    game.push(0, "A:a1b1a2b2")
    assert game.view(0).fields["seats"][0]["owed"] == 3
    for _ in range(21):
        game.push(0, game.legal_moves(0)[0])
    assert spellings(game, 0) == ["done"]
    assert game.view(0).fields["seats"][0]["owed"] == 0
    assert len(plain(game.view(0))["seats"][0]["cards"][0]["crossed"]) == 25
    game.undo(0)
    assert game.view(0).fields["seats"][0]["owed"] > 1


def test_gems_fill_the_next_box_of_their_colour() -> None:
    """PY-31."""
    story = Story("gems plain1", "plain3 plain4", reveals="I3 I2")
    story.turn("A:a1b1c1")
    assert (story.seat(0)["red_gems"], story.seat(0)["green_gems"]) == (1, 1)
    story.turn("A:d1e1")
    assert (story.seat(0)["red_gems"], story.seat(0)["green_gems"]) == (2, 2)
    assert story.game.score_sheet(0)["gems"] == 10


def test_beyond_ten_gems_nothing() -> None:
    """PY-31: eleven red gems on one card, ten boxes."""
    story = Story("reds plain1", "plain3 plain4", reveals="L4 V3 I3 V3")
    for boxes, gems in (("A:a1b1c1a2", 3), ("A:d1e1e2", 6), ("A:b2c2d2", 9), ("A:a3b3b4", 10)):
        story.turn(boxes)
        assert story.seat(0)["red_gems"] == gems
    assert story.game.score_sheet(0)["gems"] == 10


def test_tomas_ticks_the_torch_of_round_1() -> None:
    """PY-32, the rule book's example: another torch in round 1 does nothing; box 2 only in round 2."""
    story = Story("plain3 plain4", "torch1 torch2", reveals="I2", display="plain5 plain6 plain7 plain8")
    story.turn("", "A:a1b1")
    assert story.seat(1)["torches"] == [1]
    story.turn("", "B:a1")
    story.turn("", "B:b1")
    assert story.seat(1)["torches"] == [1]
    assert story.game.score_sheet(1)["torches"] == 5
    story.turns(4)
    assert story.game.view(1).fields["round"] == 2
    story.turn("", "B:c1")
    assert story.seat(1)["torches"] == [1, 2]
    assert story.game.score_sheet(1)["torches"] == 10


def test_a_past_torch_cannot_be_had() -> None:
    """PY-32: who misses round 1 ticks box 2 first; two torches of one pattern tick one box."""
    story = Story("torch2 plain1", "plain3 plain4", reveals="I2 I3 I3 V3 V3 L4 T4  I3")
    story.turns(7)
    assert story.crossed(0, "A") == []
    story.turn("A:a1b1c1")
    assert story.seat(0)["torches"] == [2]


def test_skulls_fill_the_next_box() -> None:
    """PY-33: and only the worst crossed one counts."""
    story = Story("bones plain1", "plain3 plain4", reveals="I3 I2")
    story.turn("A:a1b1c1")
    assert story.seat(0)["skulls"] == 2
    assert story.game.score_sheet(0)["skulls"] == -2
    story.turn("A:d1e1")
    assert story.seat(0)["skulls"] == 4
    assert story.game.score_sheet(0)["skulls"] == -4


def test_beyond_ten_skulls_nothing() -> None:
    """PY-33: twelve skulls on one card, ten boxes."""
    story = Story("bones plain1", "plain3 plain4", reveals="L4 V3 I3 I3")
    for boxes, skulls in (("A:a1b1c1a2", 3), ("A:d1e1e2", 6), ("A:b2c2d2", 9), ("A:a3", 10), ("A:b3", 10)):
        story.turn(boxes)
        assert story.seat(0)["skulls"] == skulls
    assert story.game.score_sheet(0)["skulls"] == -18


def test_a_potion_erases_the_two_worst_skulls() -> None:
    """PY-34: erased boxes can be crossed again."""
    story = Story("bones brew2", "plain3 plain4", reveals="L4 I2 I3")
    story.turn("A:a1b1c1a2")
    story.turn("B:a1b1")
    assert story.seat(0)["skulls"] == 1
    story.turn("B:c1d1e1")
    assert story.seat(0)["skulls"] == 4


def test_a_potion_erases_as_many_as_there_are() -> None:
    """PY-34: one or none."""
    story = Story("brew2 plain1", "plain3 plain4", reveals="I2")
    story.turn("A:a1b1")
    assert story.seat(0)["skulls"] == 0
    story.turn("A:c1")
    assert story.seat(0)["skulls"] == 1
    story.turn("A:b2")
    assert story.seat(0)["skulls"] == 0


def test_within_one_placement_skulls_come_before_potions() -> None:
    """PY-34: a skull and a potion of one pattern leave nothing; in two turns the order of play counts."""
    together = Story("brew plain1", "plain3 plain4", reveals="I3")
    together.turn("A:a1b1c1")
    assert together.seat(0)["skulls"] == 0
    apart = Story("brew2 plain1", "plain3 plain4", reveals="I2")
    apart.turn("A:a1b1")
    apart.turn("A:c1")
    assert apart.seat(0)["skulls"] == 1


def test_the_cap_of_ten_comes_before_the_potion() -> None:
    """PY-33, PY-34: the eleventh skull of a placement is lost, then two are erased."""
    story = Story("brew plain1", "plain3 plain4", reveals="I3")
    game = imagined(story.game.view(0, memory=True), {0: {"skulls": 10}})
    game.push(0, "A:a1b1c1")
    assert game.view(0).fields["seats"][0]["skulls"] == 8


def before_the_tomb(symbols: str) -> Story:
    """Seat 0 has three skulls, and O4 comes: on `d4e4d5e5` of its card A lie these three symbols and the tomb."""
    rows = ["> s s s .", ". . . . .", ". . . . .", f". . . {symbols[0]} {symbols[1]}", f". . . {symbols[2]} *"]
    plain = [card(f"plain{number}", "purple", number) for number in range(2, 13)]
    deck = deck_of("tomb", card("tomb", "green", 1, *rows), *plain)
    story = Story("tomb plain2", "plain3 plain4", reveals="I3 I3 O4", deck=deck)
    story.turn("A:a1b1c1")
    story.turn("A:d1d2d3")
    seat = story.seat(0)
    assert (seat["skulls"], seat["torches"], seat["red_gems"], seat["green_gems"], seat["owed"]) == (3, [], 0, 0, 0)
    return story


@pytest.mark.parametrize(
    ("symbols", "skulls", "torches", "gems", "owed"),
    [
        ("str", 4, [1], (1, 0), 0),
        ("gXs", 4, [], (0, 1), 1),
        ("psr", 2, [], (1, 0), 0),
        ("ppt", 0, [1], (0, 0), 0),
        ("rgr", 3, [], (2, 1), 0),
        ("XtX", 3, [1], (0, 0), 2),
        ("...", 3, [], (0, 0), 0),
    ],
)
def test_a_pattern_may_hold_the_tomb_and_other_boxes(
    symbols: str, skulls: int, torches: list[int], gems: tuple[int, int], owed: int
) -> None:
    """PY-35: the card is completed, and all symbols of the pattern count."""
    story = before_the_tomb(symbols)
    story.marks(0, "A:d4e4d5e5")
    seat = story.seat(0)
    assert (seat["skulls"], seat["torches"]) == (skulls, torches)
    assert (seat["red_gems"], seat["green_gems"]) == gems
    assert seat["owed"] == owed
    assert story.game.view(0).fields["question"] == ("owed" if owed else "confirm")
    story.turn(" ".join(["+A:e3", "+A:c4"][:owed]))
    assert (story.game.view(0).fields["phase"], story.game.view(0).fields["picks"]) == ("pick", ["A"])
    assert story.seat(0)["completed"] == ["tomb"]
    pairs, worst = min(gems), (0, 1, 2, 3, 4)[skulls]
    points = {"pyramids": 10, "torches": 5 * len(torches), "colours": 0, "gems": sum(gems) + 3 * pairs}
    assert story.game.score_sheet(0) == points | {"skulls": -worst, "total": sum(points.values()) - worst}


def completed_with_one_owed(*variants: str) -> Story:
    """Seat 0 has crossed p10's tomb and one box is owed."""
    story = Story("p10 plain1", "plain3 plain4", reveals="T4", variants=variants)
    story.marks(0, "A:a1a2b2a3 +A:a4 +A:a5")
    assert story.seat(0)["owed"] == 1
    return story


def test_an_owed_box_may_go_on_the_completed_card() -> None:
    """PY-35: the seed's letter."""
    story = completed_with_one_owed()
    assert spellings(story.game, 0) == ["+A:b1", "+A:c2", "+A:b3", "+A:b4", "+A:b5", "+B:a1"]
    story.turn("+A:b1")
    assert story.seat(0)["completed"] == ["p10"]


def test_closed_tomb_forbids_it() -> None:
    """PY-35, variant `closed_tomb`."""
    story = completed_with_one_owed("closed_tomb")
    assert spellings(story.game, 0) == ["+B:a1"]
    assert refused(story.game, 0, "+A:b1").startswith("PY-35: card A (p10) is completed")


def with_one_card(*variants: str) -> py.Game:
    """Seat 0 has no card but p10, and T4 is to be crossed: three boxes will be owed, two of them lead to the tomb."""
    story = Story("p10 plain1", "plain3 plain4", reveals="T4", variants=variants)
    cards = [{"card": "p10", "crossed": []}, None]
    return imagined(story.game.view(0, memory=True), {0: {"cards": cards}})


def test_the_owed_box_must_go_on_the_completed_card_if_no_other_is_legal() -> None:
    """PY-35."""
    game = with_one_card()
    for move in ("A:a1a2b2a3", "+A:a4", "+A:a5"):
        game.push(0, move)
    assert refused_in_world(game, "done").startswith("PY-30: 1 more to cross")
    assert spellings(game, 0) == ["+A:b1", "+A:c2", "+A:b3", "+A:b4", "+A:b5"]


def test_closed_tomb_loses_the_box_if_the_other_card_has_none() -> None:
    """PY-35, variant `closed_tomb`."""
    game = with_one_card("closed_tomb")
    for move in ("A:a1a2b2a3", "+A:a4", "+A:a5"):
        game.push(0, move)
    assert spellings(game, 0) == ["done"]
    assert game.view(0).fields["seats"][0]["owed"] == 0


def refused_in_world(game: py.Game, move: str) -> str:
    """The refusal of a game without a record."""
    reason = game.why_not(0, move)
    assert reason is not None
    return str(reason)
