"""perft: sequences of moves counted twice, by the game and by an independent slow player (SC-10 to SC-22)."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.silver_coin.naive import Card, Naive, count
from tests.games.silver_coin.naive_bullet import NaiveBullet
from tests.games.silver_coin.positions import lay, legal, play
from vermeil.games import silver_coin as sc
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


FILL = [0, 13, 1, 2, 3, 1, 2, 3, 4, 13, 0, 4]

# The same of Silver Bullet.
BULLETS = [
    (["9 8 6", "5 11"], "12 13", [6, 11, 8], 6, 947),
    (["1^ 7 8", "5 11"], "12 13", [6, 5, 8], 6, 929),
    (["2^ 7 8", "5 2^"], "12 13", [12, 8, 5], 6, 854),
    (["3^ 7 7", "3^ 11"], "12 13", [5, 5, 10], 6, 814),
    (["4^ 6 11", "5 4^"], "12 13", [9, 7, 12], 6, 581),
    (["4^ 3^ 12", "5 4^"], "12 13", [9, 7, 12], 6, 538),
    (["6^ 9^", "12^ 9"], "12 13", [9, 11, 9], 6, 453),
    (["4^ 4^ 6 6", "9"], "7", [5, 10, 8], 6, 910),
]


def naive(villages: list[str], pile: str, draws: list[int], kind: type[Naive] = Naive) -> Naive:
    def card(text: str) -> Card:
        return Card(int(text.rstrip("^r")), up="^" in text, rotated="r" in text)

    rows = [[card(text) for text in village.split()] for village in villages]
    return kind(rows, [Card(int(text), up=True) for text in reversed(pile.split())], list(draws))


@pytest.mark.parametrize(("villages", "pile", "draws", "depth", "known"), POSITIONS)
def test_sc_10_to_sc_22_counted_twice(villages: list[str], pile: str, draws: list[int], depth: int, known: int) -> None:
    """SC-10, SC-11, SC-12, SC-14, SC-20, SC-21, SC-22 and the cards of the slow player."""
    slow = [count(naive(villages, pile, draws), n) for n in range(1, depth + 1)]
    fast = [perft(lay(villages, pile, draws), n) for n in range(1, depth + 1)]
    assert fast == slow
    assert fast[-1] == known


def walk(slow: Naive, game: sc.Game, depth: int) -> int:
    """How many sequences of moves there are, to the next round at most; both must offer the same ones everywhere."""
    offered = legal(game)
    if any(move.startswith("peek") for move in offered):
        return 1
    assert sorted(slow.moves()) == sorted(offered)
    if depth == 1:
        return len(offered)
    return sum(walk(slow.after(move), play(game.copy(), move), depth - 1) for move in sorted(offered))


@pytest.mark.parametrize(("villages", "pile", "draws", "depth", "known"), BULLETS)
def test_sc_70_to_sc_82_walked_twice(villages: list[str], pile: str, draws: list[int], depth: int, known: int) -> None:
    """SC-71 to SC-82: Silver Bullet, but for what happens at the round's end."""
    draws = draws + FILL
    slow, fast = naive(villages, pile, draws, NaiveBullet), lay(villages, pile, draws, deck="bullet")
    assert walk(slow, fast, depth) == known


def test_sc_70_to_sc_82_walked_together_at_random() -> None:
    """SC-71 to SC-82: positions and moves that nobody has thought of, to the round's end at most."""
    rng = Random("walks")
    walked = 0
    for _ in range(60):
        cards = [card for card in range(14) for _ in range(2 if card in {0, 13} else 4)]
        rng.shuffle(cards)
        faces = [[rng.choice(("", "^")) for _ in range(rng.randint(1, 5))] for _ in range(rng.choice((2, 3)))]
        villages = [" ".join(f"{cards.pop()}{face}" for face in row) for row in faces]
        pile = " ".join(str(cards.pop()) for _ in range(rng.randint(0, 3)))
        draws = cards[: len(cards) - 5 * (4 - len(villages))]
        slow, game = naive(villages, pile, draws, NaiveBullet), lay(villages, pile, draws, deck="bullet")
        for _ in range(14):
            offered = sorted(legal(game))
            if offered[0].startswith(("peek", "hunter")):
                break
            assert sorted(slow.moves()) == offered
            move = rng.choice(offered)
            slow = slow.after(move)
            play(game, move)
            walked += 1
    assert walked > 500
