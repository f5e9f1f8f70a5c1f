"""perft as data: positions with known counts of move sequences, also counted by an independent brute force.

A position is a record in tests/perft/positions. Its comments say what it shows and how many sequences there are:
`; perft 3 = 1924` means 1924 sequences of three moves, the lowest waiting seat deciding first.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.games.silver_and_gold.positions import PLAIN, SMALL_DECK, Story
from tests.perft.brute_force import count, ways
from tests.perft.patterns_and_picks import BeyondPhaseError, count_picks, turns
from vermeil import silver_and_gold as sg
from vermeil.testing import perft, perft_divide

POSITIONS = sorted(Path(__file__).with_name("positions").glob("*.txt"))
DECKS = {deck.name: deck for deck in (PLAIN, SMALL_DECK, sg.Deck.standard())}
COUNT = re.compile(r"^; perft (\d+) = (\d+)$", re.MULTILINE)


def load(path: Path) -> tuple[sg.Game, list[tuple[int, int]]]:
    text = path.read_text(encoding="utf-8")
    name = re.findall(r"^deck (\S+)", text, re.MULTILINE)[0]
    counts = [(int(depth), int(number)) for depth, number in COUNT.findall(text)]
    return sg.replay(text, deck=DECKS[name], seed="perft"), counts


def views(game: sg.Game) -> list[dict[str, object]]:
    return [json.loads(game.view(seat).to_json()) for seat in range(game.players)]


@pytest.mark.parametrize("path", POSITIONS, ids=lambda path: path.stem)
def test_known_counts(path: Path) -> None:
    game, counts = load(path)
    assert counts
    before = game.transcript()
    assert [(depth, perft(game, depth)) for depth, _ in counts] == counts
    assert game.transcript() == before, "perft leaves the game alone"


@pytest.mark.parametrize("path", POSITIONS, ids=lambda path: path.stem)
def test_brute_force_agrees(path: Path) -> None:
    game, counts = load(path)
    assert [(depth, count(views(game), game.deck.to_text(), depth)) for depth, _ in counts] == counts


def test_there_are_enough_of_them() -> None:
    assert len(POSITIONS) >= 10


def test_divide_adds_up() -> None:
    game = Story("x3 grey1", "orange1 orange2", reveals="I3").game
    parts = perft_divide(game, 3)
    assert list(parts) == [str(move) for move in game.legal_moves(0)]
    assert sum(parts.values()) == perft(game, 3)
    assert parts["B:a1"] == len(game.legal_moves(1)), "done is the second move, then seat 1 has its choice"


def test_a_game_that_is_over_has_no_sequences() -> None:
    story = Story("purple1 purple2", "purple3 purple4")
    while not story.game.over:
        story.turns(1)
    assert perft(story.game, 0) == 1
    assert perft(story.game, 1) == perft(story.game, 2) == 0
    assert perft_divide(story.game, 2) == {}


def test_the_brute_force_knows_the_patterns() -> None:
    """By hand: on a free 4x4 frame, size by size."""
    free = frozenset((x, y) for x in range(4) for y in range(4))
    found = {pattern: len(ways(pattern, free)) for pattern in ("I2", "I3", "V3", "L4", "T4", "O4")}
    assert found == {"I2": 24, "I3": 16, "V3": 36, "L4": 48, "T4": 24, "O4": 9}
    assert len({frozenset(turned) for turned in turns({(0, 0), (0, 1), (0, 2), (1, 2)})}) == 8


def test_the_brute_force_knows_when_it_does_not_know() -> None:
    """It stops at the end of a phase, where chance speaks."""
    with pytest.raises(BeyondPhaseError):
        count_picks(4, 10, (1,), 2)
    with pytest.raises(BeyondPhaseError):
        count(views(sg.Game(players=2, seed=1)), "", 3)
