"""The named variants: what they are called, what they change, and that nothing else is taken for one."""

from __future__ import annotations

import pytest

from tests.games.silver_and_gold.positions import Story
from vermeil import silver_and_gold as sg
from vermeil.core.errors import SetupError


def test_the_rule_book_is_the_default() -> None:
    """SG-11, SG-20, SG-23: random start, no tracker, marks hidden until all have finished."""
    assert dict(sg.Game(seed=1).variants) == {"start_player": "random", "open_marks": False, "tracker": False}


@pytest.mark.parametrize("chosen", [{"tracker": True}, {"tracker": "on"}, ["tracker"], ["tracker=on"]])
def test_a_variant_can_be_named_in_several_ways(chosen: dict[str, bool | int | str | None] | list[str]) -> None:
    """SG-20: as a value, as a word of a record, as a word of the command line."""
    game = sg.Game(seed=1, variants=chosen)
    assert game.variants["tracker"] is True
    assert "\nvariants tracker=on\n" in game.transcript()


@pytest.mark.parametrize(
    ("chosen", "words"),
    [
        ({"trackers": True}, "unknown variant 'trackers'; there are start_player, open_marks, tracker"),
        ({"tracker": 1}, "variant tracker is one of off, on; not 1"),
        ({"start_player": 4}, "variant start_player is one of random, 0, 1, 2, 3; not 4"),
        ({"start_player": True}, "variant start_player is one of"),
        (["start_player"], "variant start_player is one of"),
        ("tracker", "variants are a mapping"),
        (7, "variants are a mapping"),
    ],
)
def test_what_is_no_variant(chosen: object, words: str) -> None:
    with pytest.raises(SetupError, match=words):
        sg.Game(seed=1, variants=chosen)  # type: ignore[arg-type]  # on purpose


def test_variants_change_no_rule_of_play() -> None:
    """SG-20, SG-23: `tracker` and `open_marks` show more; moves, chance and points stay the same."""
    bodies = []
    for variants in ([], ["tracker"], ["open_marks"], ["tracker", "open_marks"]):
        story = Story("x3 coins4", "palm2 orange1", variants=variants)
        while not story.game.over:
            story.turns(1)
        bodies.append(story.game.transcript().partition("\nvariants ")[2].partition("\n")[2])
    assert len(set(bodies)) == 1


def test_solo_is_what_one_player_plays() -> None:
    """SG-10: the variant has a name, and the number of players says it already."""
    alone = sg.Game(players=1, seed=1)
    assert sg.Game(players=1, seed=1, variants={"solo": True}).transcript() == alone.transcript()
    assert sg.Game(players=1, seed=1, variants=["solo"]).transcript() == alone.transcript()
    for players, chosen in ((2, True), (1, False)):
        with pytest.raises(SetupError, match="solo is what one player plays"):
            sg.Game(players=players, variants={"solo": chosen})
