"""Values that can't even be shown: refused like all others, with nothing but a VermeilError."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from tests.malformed.games import Kind, each_game
from tests.malformed.outcomes import is_clear, result
from vermeil.core.errors import MoveError, NotYourQuestionError, RecordError, SetupError, VariantError


class Monster:
    """Has no name."""

    def __repr__(self) -> str:
        raise RuntimeError


MONSTERS = [10**5000, Monster(), "x" * 100_000, b"\xff" * 1000]


@each_game
@pytest.mark.parametrize("monster", MONSTERS, ids=["integer", "nameless", "text", "bytes"])
def test_monsters_everywhere(kind: Kind, monster: Any) -> None:
    rules = kind.rules
    assert is_clear(result(lambda: rules.Game(players=monster)), SetupError)
    for variants in ({monster: True}, [monster], *({variant.name: monster} for variant in rules.VARIANTS)):
        assert is_clear(result(partial(rules.Game, variants=variants)), VariantError)
    assert is_clear(result(lambda: rules.replay(monster)), RecordError)
    game = rules.Game(seed=1)
    assert is_clear(result(lambda: game.push(0, monster)), MoveError)
    with pytest.raises(NotYourQuestionError) as refusal:
        game.push(monster, "done")
    assert len(str(refusal.value)) < 200
    assert game.why_not(monster, "done") == str(refusal.value)


@each_game
def test_a_broken_header_is_refused_at_its_line(kind: Kind) -> None:
    lines = kind.rules.Game(players=2, seed=1).transcript().splitlines()
    for number, bad in ((2, "game chess"), (3, "deck other 0000"), (4, "players 9"), (5, "variants nonsense=on")):
        broken = [*lines[: number - 1], bad, *lines[number:]]
        with pytest.raises(RecordError) as refusal:
            kind.rules.replay("\n".join(broken))
        assert refusal.value.line == number


@each_game
@pytest.mark.parametrize("written", ["tracker", "tracker=off", "tracker=on tracker=on", "tracker=on open_marks=on"])
def test_variants_have_one_spelling(kind: Kind, written: str) -> None:
    """docs/notation.md: only those that differ from their default, in the game's order, with their values."""
    lines = kind.rules.Game(players=2, seed=1).transcript().splitlines()
    lines[4] = f"variants {written}"
    with pytest.raises(RecordError, match="these variants are written") as refusal:
        kind.rules.replay("\n".join(lines))
    assert refusal.value.line == 5
