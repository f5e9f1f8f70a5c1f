"""Components beside the deck: expedition cards, score cards, the round card. (Treasure cards: test_own_deck.py.)"""

from __future__ import annotations

from collections import Counter
from random import Random

from tests.games.silver_and_gold.positions import Story
from vermeil import silver_and_gold as sg

COMPOSITION = Counter({"I2": 1, "I3": 2, "V3": 2, "L4": 1, "T4": 1, "O4": 1})


def reveals(text: str) -> list[str]:
    return [line.removeprefix("! reveal ") for line in text.splitlines() if line.startswith("! reveal ")]


def random_game(seed: int, players: int = 2) -> sg.Game:
    game, rng = sg.Game(players=players, seed=seed), Random(seed)
    while game.waiting:
        moves = game.legal_moves(game.waiting[0])
        game.push(game.waiting[0], moves[rng.randrange(len(moves))])
    return game


def test_eight_expedition_cards_in_six_patterns() -> None:
    """SG-5: in a round seven of the eight cards come, so exactly one of the composition is missing, each at times."""
    missing: Counter[str] = Counter()
    for seed in range(30):
        seen = reveals(random_game(seed).transcript())
        assert len(seen) == 28
        for first in range(0, 28, 7):
            left = COMPOSITION.copy()
            left.subtract(seen[first : first + 7])
            assert min(left.values()) == 0
            assert left.total() == 1
            missing += left
    assert set(missing) == set(COMPOSITION)


def test_a_score_card_has_twelve_coin_boxes_in_rows_of_four() -> None:
    """SG-6: four coins complete a row and bring a cup; there are three rows."""
    story = Story("coins8 coins8b", "orange1 orange2", reveals="O4 I2 L4 T4 I3 V3 V3  O4 I2")
    story.turn("A:a1b1a2b2")
    assert (story.seat(0)["coins"], story.seat(0)["cups"]) == (4, [6])
    story.turn("B:a1b1")
    story.turn("A:c1")
    assert (story.seat(0)["coins"], story.seat(0)["cups"]) == (7, [6])
    story.turn("A:d1")
    assert (story.seat(0)["coins"], story.seat(0)["cups"]) == (8, [6, 5])
    story.turn("B:c1")
    story.turn("B:d1")
    story.turn("B:a2")
    story.turn("B:b2")
    assert (story.seat(0)["coins"], story.seat(0)["cups"]) == (12, [6, 5, 4])


def test_a_score_card_has_four_palm_boxes() -> None:
    """SG-6, SG-32: four palms are written down, a fifth is not."""
    story = Story("palms5 grey1", "orange1 orange2", reveals="O4 I3", display="grey2 grey3 grey4 grey5")
    story.turn("A:a1b1a2b2")
    assert story.seat(0)["palms"] == [1, 1, 1]
    story.turn("A:c1")
    assert story.seat(0)["palms"] == [1, 1, 1, 1]
    story.turn("A:d1")
    assert story.seat(0)["palms"] == [1, 1, 1, 1]


def test_the_round_card_has_four_rounds_and_six_cups() -> None:
    """SG-7: cups worth 6, 5, 4, 3, 2, 1, and a game of four rounds."""
    story = Story("grey1 purple1", "orange1 orange2")
    assert story.game.view(None)["cups"] == [6, 5, 4, 3, 2, 1]
    rounds = []
    while not story.game.over:
        rounds.append(story.game.view(None)["round"])
        story.turns(1)
    assert rounds == [1] * 7 + [2] * 7 + [3] * 7 + [4] * 7
