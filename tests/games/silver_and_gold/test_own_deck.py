"""Our own deck is what SG-1 to SG-5 say, and pleasant (SG-1 to SG-5)."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from vermeil.games.expedition.grid import DRAWINGS, EXPEDITION, bits
from vermeil.games.silver_and_gold.cards import FRAME, STANDARD, Card, Colour, Deck
from vermeil.games.silver_and_gold.deck_report import findings, statistics

DECK = Deck.standard()
MAKER = Path(__file__).parents[3] / "tools" / "make_silver_and_gold_deck.py"

Box = tuple[int, int]
Boxes = frozenset[Box]


def boxes_of(mask: int) -> Boxes:
    return frozenset((bit // 4, bit % 4) for bit in range(16) if mask >> bit & 1)


def of(colour: Colour) -> list[Card]:
    return [card for card in DECK.cards if card.colour == colour]


def symbols(card: Card) -> int:
    return card.crosses.bit_count() + card.coins.bit_count() + card.palms.bit_count()


def all_turns(boxes: Boxes) -> Iterator[Boxes]:
    """All eight, written without the project's own grid: by flips and transposition."""
    for flip_rows in (1, -1):
        for flip_columns in (1, -1):
            for transpose in (False, True):
                turned = {(flip_rows * r, flip_columns * c) for r, c in boxes}
                if transpose:
                    turned = {(c, r) for r, c in turned}
                top, left = min(r for r, _ in turned), min(c for _, c in turned)
                yield frozenset((r - top, c - left) for r, c in turned)


def test_sg_1_colours_fix_size_and_value() -> None:
    assert [len(of(colour)) for colour in Colour] == [11, 12, 12, 12]
    assert len(DECK) == 47
    assert [colour.boxes for colour in Colour] == [8, 10, 12, 14]
    for card in DECK.cards:
        assert card.island.bit_count() == card.value == card.colour.boxes


def test_ids_tell_the_colour_and_count_from_one() -> None:
    letters = {"s": Colour.GREY, "g": Colour.GREEN, "o": Colour.ORANGE, "p": Colour.PURPLE}
    expected = [f"{letter}{n:02}" for letter, colour in letters.items() for n in range(1, len(of(colour)) + 1)]
    assert [card.id for card in DECK.cards] == expected
    assert all(letters[card.id[0]] == card.colour for card in DECK.cards)


@pytest.mark.parametrize("card", DECK.cards, ids=lambda card: card.id)
def test_sg_2_a_card_is_one_island_with_few_symbols(card: Card) -> None:
    boxes = boxes_of(card.island)
    reached, border = set(), [min(boxes)]
    while border:
        row, column = border.pop()
        reached.add((row, column))
        around = {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)}
        border += around & boxes - reached
    assert reached == boxes
    if card.colour in (Colour.GREY, Colour.GREEN):
        height = max(r for r, _ in boxes) - min(r for r, _ in boxes) + 1
        width = max(c for _, c in boxes) - min(c for _, c in boxes) + 1
        assert min(height, width) <= 3
    assert (card.crosses | card.coins | card.palms).bit_count() == symbols(card) <= 4
    assert not (card.crosses | card.coins | card.palms) & ~card.island
    assert card.palms.bit_count() <= 1


def test_sg_3_each_colour_seals_each_other_colour_once() -> None:
    seals = sorted((card.colour, card.seal) for card in DECK.cards if card.seal is not None)
    assert seals == [(colour, seal) for colour in Colour for seal in Colour if seal != colour]
    assert len(seals) == 12
    assert [colour.seal_strength for colour in Colour] == [1, 1, 2, 2]
    assert not any(card.coins or card.palms for card in DECK.cards if card.seal is not None)


def test_sg_4_symbols_by_colour_and_on_seal_cards() -> None:
    counts = [
        tuple(sum(mask.bit_count() for mask in masks) for masks in zip(*symbol_masks, strict=True))
        for symbol_masks in ([(card.coins, card.palms, card.crosses) for card in of(colour)] for colour in Colour)
    ]
    assert counts == [(3, 4, 4), (9, 4, 11), (15, 4, 17), (15, 4, 23)]
    assert [sum(column) for column in zip(*counts, strict=True)] == [42, 16, 55]
    on_seals = {(card.colour, card.crosses.bit_count()) for card in DECK.cards if card.seal is not None}
    assert on_seals == {(Colour.GREY, 0), (Colour.GREEN, 0), (Colour.ORANGE, 2), (Colour.PURPLE, 3)}


def test_sg_5_eight_expedition_cards_of_six_patterns() -> None:
    assert Counter(EXPEDITION) == {"I2": 1, "I3": 2, "V3": 2, "L4": 1, "T4": 1, "O4": 1}
    sizes = {pattern: sum(row.count("#") for row in drawing) for pattern, drawing in DRAWINGS.items()}
    assert sizes == {"I2": 2, "I3": 3, "V3": 3, "L4": 4, "T4": 4, "O4": 4}


def test_sg_2_no_two_islands_are_alike_even_turned_or_mirrored() -> None:
    assert len({frozenset(all_turns(boxes_of(card.island))) for card in DECK.cards}) == 47
    assert statistics(DECK).alike == ()


# The expedition cards drawn anew, so that the count below trusts nothing of the project.
PIECES: list[Boxes] = [
    frozenset(boxes)
    for boxes in (
        {(0, 0), (0, 1)},
        {(0, 0), (0, 1), (0, 2)},
        {(0, 0), (0, 1), (0, 2)},
        {(0, 0), (1, 0), (1, 1)},
        {(0, 0), (1, 0), (1, 1)},
        {(0, 0), (1, 0), (2, 0), (2, 1)},
        {(0, 0), (0, 1), (0, 2), (1, 1)},
        {(0, 0), (0, 1), (1, 0), (1, 1)},
    )
]


def can_cover(island: Boxes, pieces: tuple[Boxes, ...]) -> bool:
    """Piece by piece: each of them is left out, or laid somewhere. (The project goes box by box.)"""
    if not island:
        return True
    if not pieces or len(island) > sum(map(len, pieces)):
        return False
    piece, rest = pieces[0], pieces[1:]
    for turned in set(all_turns(piece)):
        for down in range(4):
            for right in range(4):
                laid = frozenset((r + down, c + right) for r, c in turned)
                if laid <= island and can_cover(island - laid, rest):
                    return True
    return can_cover(island, rest)


def test_sg_5_distinct_expedition_cards_cover_every_island_exactly() -> None:
    """At least 43 of 47 were asked for; the maker only takes such islands, so all are."""
    pieces = tuple(sorted(PIECES, key=len, reverse=True))
    assert [card.id for card in DECK.cards if not can_cover(boxes_of(card.island), pieces)] == []
    assert statistics(DECK).coverable == 47


def test_the_solver_knows_an_island_that_cannot_be_covered() -> None:
    """A test of the test: whatever covers the middle of a plus leaves single boxes over."""
    plus = frozenset({(0, 1), (1, 0), (1, 1), (1, 2), (2, 1)})
    assert not can_cover(plus, tuple(PIECES))
    assert can_cover(plus | {(3, 1)}, tuple(PIECES))


def test_sg_2_no_x_beside_an_x() -> None:
    """Pleasant: X that touch would make chains a matter of course."""
    for card in DECK.cards:
        assert not any(FRAME.neighbours(1 << box) & card.crosses for box in bits(card.crosses)), card.id


def test_sg_2_symbols_are_everywhere_on_the_frame() -> None:
    seen = 0
    for card in DECK.cards:
        seen |= card.crosses | card.coins | card.palms
    assert seen == FRAME.full


def test_sg_1_to_sg_4_nothing_to_note() -> None:
    assert findings(DECK) == ()


def test_the_tool_makes_the_shipped_file_again_to_the_byte(tmp_path: Path) -> None:
    made = tmp_path / "deck.txt"
    subprocess.run([sys.executable, str(MAKER), "--output", str(made)], check=True, capture_output=True)
    assert made.read_bytes() == STANDARD.read_bytes()
