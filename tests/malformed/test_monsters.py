"""Values that can't even be shown: refused like all others, with nothing but a VermeilError."""

from __future__ import annotations

from typing import Any

import pytest

from vermeil import silver_and_gold as sg
from vermeil.core.errors import NotYourQuestionError, RecordError, SetupError, VariantError


class Monster:
    """Has no name."""

    def __repr__(self) -> str:
        raise RuntimeError


MONSTERS = [10**5000, Monster(), "x" * 100_000, b"\xff" * 1000]


@pytest.mark.parametrize("monster", MONSTERS, ids=["integer", "nameless", "text", "bytes"])
def test_monsters_everywhere(monster: Any) -> None:
    with pytest.raises(SetupError):
        sg.Game(players=monster)
    with pytest.raises(VariantError):
        sg.Game(variants={monster: True})
    with pytest.raises(VariantError):
        sg.Game(variants={"tracker": monster})
    with pytest.raises(VariantError):
        sg.Game(variants=[monster])
    game = sg.Game(seed=1)
    with pytest.raises(NotYourQuestionError) as refusal:
        game.push(monster, "done")
    assert len(str(refusal.value)) < 200
    assert game.why_not(monster, "done") == str(refusal.value)


def test_a_broken_header_is_refused_at_its_line() -> None:
    lines = sg.Game(players=2, seed=1).transcript().splitlines()
    for number, bad in ((2, "game chess"), (3, "deck other 0000"), (4, "players 9"), (5, "variants nonsense=on")):
        broken = [*lines[: number - 1], bad, *lines[number:]]
        with pytest.raises(RecordError) as refusal:
            sg.replay("\n".join(broken))
        assert refusal.value.line == number


@pytest.mark.parametrize("written", ["tracker", "tracker=off", "tracker=on tracker=on", "tracker=on open_marks=on"])
def test_variants_have_one_spelling(written: str) -> None:
    """docs/notation.md: only those that differ from their default, in the game's order, with their values."""
    lines = sg.Game(players=2, seed=1).transcript().splitlines()
    lines[4] = f"variants {written}"
    with pytest.raises(RecordError, match="these variants are written") as refusal:
        sg.replay("\n".join(lines))
    assert refusal.value.line == 5
