"""Records of Pyramids to which something was done, or that are of another deck or game.

What else may be given to `replay`, both games of this kind, is in tests/malformed.
"""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.pyramids.test_independent_checker import tampered
from tests.golden.games import record_of
from tests.malformed.outcomes import is_clear, result
from vermeil.core.errors import RecordError
from vermeil.games import pyramids as py

RECORD = record_of("pyramids-2")


@settings(max_examples=200)
@given(st.integers(0, 2**32))
def test_a_record_that_was_tampered_with(dice: int) -> None:
    """It is refused at one of its lines, or it is the true record of a game: then it replays to itself."""
    text = tampered(RECORD.splitlines(), py.Deck.standard(), Random(dice))
    found = result(lambda: py.replay(text))
    if isinstance(found, py.Game):
        kept = [line for line in text.splitlines() if line.strip() and not line.startswith(";")]
        assert found.transcript().splitlines() == kept
    else:
        assert is_clear(found, RecordError)
        assert 1 <= found.line <= text.count("\n") + 1


def test_a_record_of_another_deck_or_game() -> None:
    """PY-10."""
    with pytest.raises(RecordError, match="made with the deck"):
        py.replay(RECORD.replace("deck vermeil ", "deck other "))
    with pytest.raises(RecordError, match="a record of 'silver-and-gold', not of pyramids"):
        py.replay(RECORD.replace("game pyramids", "game silver-and-gold"))
