"""Our own deck is what PY-1 to PY-4 and the rules' last section say."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from vermeil.games.pyramids.cards import PENALTIES, STANDARD, Card, Colour, Deck
from vermeil.games.pyramids.deck_report import findings, statistics

DECK = Deck.standard()
ROOT = Path(__file__).parents[3]
MAKER = ROOT / "tools" / "make_pyramids_deck.py"
GREEDY = ROOT / "tools" / "greedy_pyramids.py"

Box = tuple[int, int]


def boxes(card: Card, marks: str) -> set[Box]:
    """The boxes that bear one of these marks, read off the drawing."""
    return {(x, y) for y, row in enumerate(card.rows()) for x, mark in enumerate(row) if mark in marks}


def beside(box: Box) -> set[Box]:
    x, y = box
    return {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)}


def steps(card: Card, start: Box) -> dict[Box, int]:
    """How many steps lead from a box to each that can be reached."""
    walls, found, border = boxes(card, "#"), {start: 0}, [start]
    every = boxes(card, ".#>*Xrgtsp")
    while border:
        box = border.pop(0)
        for other in beside(box) & every - walls - set(found):
            found[other] = found[box] + 1
            border.append(other)
    return found


def test_py_1_sixteen_of_each_colour_numbered_1_to_48() -> None:
    assert [sum(card.colour == colour for card in DECK.cards) for colour in Colour] == [16, 16, 16]
    assert [card.number for card in DECK.cards] == list(range(1, 49))
    letters = {Colour.GREEN: "g", Colour.ORANGE: "o", Colour.PURPLE: "p"}
    assert [card.id for card in DECK.cards] == [f"{letters[card.colour]}{card.number:02}" for card in DECK.cards]


def test_py_1_numbers_are_spread_over_the_colours() -> None:
    """15 and 33 are purple, as in the rule book; of three numbers in a row each colour has one."""
    assert (DECK.card("p15").number, DECK.card("p33").number) == (15, 33)
    for start in range(0, 48, 3):
        assert {card.colour for card in DECK.cards[start : start + 3]} == set(Colour)


@pytest.mark.parametrize("card", DECK.cards, ids=lambda card: card.id)
def test_py_2_a_card(card: Card) -> None:
    """Entrance top left, tomb bottom right; every box that is not a wall can be reached, so the tomb always can be."""
    assert boxes(card, ">") == {(0, 0)}
    assert boxes(card, "*") == {(4, 4)}
    there, back = steps(card, (0, 0)), steps(card, (4, 4))
    assert set(there) == boxes(card, ".>*Xrgtsp")
    counts = [len(boxes(card, mark)) for mark in "#rgsX"]
    limits = [range(3, 7), range(1, 3), range(1, 3), range(1, 4), range(1, 3)]
    assert all(count in allowed for count, allowed in zip(counts, limits, strict=True))
    assert max(len(boxes(card, "t")), len(boxes(card, "p"))) <= 1
    short = {box for box in there if there[box] + back[box] == there[4, 4]}
    assert all(box in short or beside(box) & short for box in boxes(card, "s"))


def test_a_potion_and_a_torch_on_about_a_third_of_the_cards() -> None:
    """PY-2 and the rules' last section."""
    for mark in "tp":
        assert 14 <= sum(bool(boxes(card, mark)) for card in DECK.cards) <= 18


def test_py_2_no_two_cards_are_alike_even_mirrored() -> None:
    drawings = {tuple(card.rows()) for card in DECK.cards}
    mirrored = {tuple("".join(column) for column in zip(*rows, strict=True)) for rows in drawings}
    assert len(drawings) == 48
    assert not drawings & mirrored
    assert statistics(DECK).alike == ()


def test_py_1_to_py_4_nothing_to_note() -> None:
    assert findings(DECK) == ()
    assert DECK.penalties == PENALTIES == (1, 2, 3, 4, 6, 8, 10, 12, 15, 18)


def test_the_tool_makes_the_shipped_file_again_to_the_byte(tmp_path: Path) -> None:
    made = tmp_path / "deck.txt"
    subprocess.run([sys.executable, str(MAKER), "--output", str(made)], check=True, capture_output=True)
    assert made.read_bytes() == STANDARD.read_bytes()


def test_a_greedy_player_scores_as_tuned() -> None:
    """About 7 pyramids and 100 to 111 points with 2 players; docs/decks.md has the figures of more games."""
    done = subprocess.run(
        [sys.executable, str(GREEDY), "--games", "60"], check=True, capture_output=True, text=True, cwd=ROOT
    )
    score, pyramids = (float(mean) for mean in re.findall(r"mean ([0-9.]+)", done.stdout))
    assert 100 <= score <= 111
    assert 6.5 <= pyramids <= 7.5
