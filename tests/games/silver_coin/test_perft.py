"""perft: sequences of moves counted twice, by the game and by an independent slow player (SC-10 to SC-22)."""

from __future__ import annotations

import pytest

from tests.games.silver_coin.naive import Card, Naive, count
from tests.games.silver_coin.positions import lay
from vermeil.testing import perft

# Villages, the pile from the top, what is drawn, the depth, and the number of sequences.
POSITIONS = [
    (["9 8 6", "5 11"], "12 13", [4, 13, 8], 5, 712),
    (["2^ 9 9r", "5 11"], "12 13", [4, 13, 8], 5, 872),
    (["3^ 3 2", "5 11"], "12 13", [13, 4, 6], 5, 940),
    (["1^ 9", "3^ 11"], "2 13", [8, 7, 9], 6, 1178),
    (["9 9 9", "2^ 11"], "12 13", [6, 5, 9], 6, 1805),
    (["2^ 3^ 1", "8^ 6"], "3", [9, 6, 13], 5, 1100),
    (["13", "12 2^r"], "1", [5, 6, 8], 6, 921),
    (["6 7 2 3", "11"], "1", [5, 0, 7], 5, 465),
]


def naive(villages: list[str], pile: str, draws: list[int]) -> Naive:
    def card(text: str) -> Card:
        return Card(int(text.rstrip("^r")), up="^" in text, rotated="r" in text)

    rows = [[card(text) for text in village.split()] for village in villages]
    return Naive(rows, [Card(int(text), up=True) for text in reversed(pile.split())], list(draws))


@pytest.mark.parametrize(("villages", "pile", "draws", "depth", "known"), POSITIONS)
def test_sc_10_to_sc_22_counted_twice(villages: list[str], pile: str, draws: list[int], depth: int, known: int) -> None:
    """SC-10, SC-11, SC-12, SC-14, SC-20, SC-21, SC-22 and the cards of the slow player."""
    slow = [count(naive(villages, pile, draws), n) for n in range(1, depth + 1)]
    fast = [perft(lay(villages, pile, draws), n) for n in range(1, depth + 1)]
    assert fast == slow
    assert fast[-1] == known
