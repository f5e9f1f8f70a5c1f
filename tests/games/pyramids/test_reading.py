"""Reading deck files: what is accepted, and where exactly each fault is seen (PY-1, PY-2, PY-4, docs/decks.md)."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tests.games.pyramids.positions import SMALL_DECK
from vermeil.cli.deck import app
from vermeil.core.errors import DeckError
from vermeil.games.pyramids.cards import FRAME, PENALTIES, STANDARD, Card, Colour, Deck
from vermeil.games.pyramids.deck_report import distance, findings, picture, render, statistics

RUN = CliRunner()
HEADER = "game pyramids\nname mine\n"
ROWS = "> . . . .\n. . . . .\n. . . . .\n. . . . .\n. . . . *\n"


def cards(*ids: str) -> str:
    return "".join(f"\n{card} green {number}\n{ROWS}" for number, card in enumerate(ids, start=1))


SMALL = HEADER + cards("aa", "bb", "cc", "dd")  # cards at lines 4, 11, 18, 25; the next one would be at 32


def places(source: str | bytes) -> list[tuple[int, int]]:
    return [(problem.line, problem.column) for problem in Deck.read(source).problems]


def test_marks_become_masks() -> None:
    """PY-2."""
    rows = "# > X r .\n. g t . .\ns p # . .\n. . . . .\n. * . . .\n"
    card = Deck.parse(SMALL + f"\nee purple 33\n{rows}").card("ee")
    assert (card.colour, card.number) == (Colour.PURPLE, 33)
    masks = (card.entrance, card.tomb, card.walls, card.crosses, card.red_gems, card.green_gems, card.torches)
    assert [FRAME.names(mask) for mask in masks] == [["b1"], ["b5"], ["a1", "c3"], ["c1"], ["d1"], ["b2"], ["c2"]]
    assert (FRAME.names(card.skulls), FRAME.names(card.potions)) == (["a3"], ["b3"])
    assert card.to_text() == f"ee purple 33\n{rows}"


@pytest.mark.parametrize(
    ("head", "drawing", "line", "column", "words"),
    [
        ("ee", ROWS, 32, 1, "lacks its colour and its number"),
        ("ee green", ROWS, 32, 4, "PY-1: 'ee' lacks its number"),
        ("ee grey 9", ROWS, 32, 4, "not a colour"),
        ("ee green 0", ROWS, 32, 10, "PY-1: '0' is not a pyramid's number"),
        ("ee green 100", ROWS, 32, 10, "not a pyramid's number"),
        ("ee green 07", ROWS, 32, 10, "not a pyramid's number"),
        ("ee green x", ROWS, 32, 10, "not a pyramid's number"),
        ("ee green 9 9", ROWS, 32, 12, "one word too many"),
        ("ee green 2", ROWS, 32, 1, "PY-1: ee has the number 2, and so has bb"),
        ("aa green 9", ROWS, 32, 1, "taken by the card in line 4"),
        ("skulls green 9", ROWS, 32, 1, "is not a card id"),
        ("ee green 9", "", 32, 1, "no drawing"),
        ("ee green 9", ROWS.replace(". *", ". o"), 37, 9, "'o' is not a mark"),
        ("ee green 9", ROWS.replace("> .", ". ."), 32, 1, "PY-2: ee has 0 boxes marked as the entrance, not one"),
        ("ee green 9", ROWS.replace("*", "."), 32, 1, "PY-2: ee has 0 boxes marked as the tomb, not one"),
        ("ee green 9", ROWS.replace("> .", "> >"), 33, 3, "PY-2: ee has 2 boxes marked as the entrance, not one"),
        ("ee green 9", ROWS.replace("> .", ". .").replace("*", ">"), 37, 9, "in the top row, not at e5"),
        ("ee green 9", ROWS.replace("> .", "> *").replace(". *", ". ."), 33, 3, "in the bottom row, not at b1"),
        ("ee green 9", ROWS.replace("> . . . .\n. . . . .", "> # . . .\n# . . . ."), 37, 9, "PY-2: no way leads"),
        ("ee green 9", "> . . . *\n", 33, 1, "PY-2: a pyramid is drawn in 5 rows of 5 marks, not 1 of 5"),
        ("ee green 9", "> .\n. .\n. .\n. .\n. *\n", 33, 1, "5 rows of 5 marks, not 5 of 2"),
        ("ee green 9", ROWS + ". . . . .\n", 38, 1, "at most 5 rows"),
    ],
)
def test_py_2_faults_of_a_card_are_seen_where_they_are(
    head: str, drawing: str, line: int, column: int, words: str
) -> None:
    source = SMALL + f"\n{head}\n{drawing}"
    found = {(problem.line, problem.column): str(problem) for problem in Deck.read(source).problems}
    assert (line, column) in found
    assert words in found[line, column]
    with pytest.raises(DeckError):
        Deck.parse(source)


@pytest.mark.parametrize(
    "penalties",
    [
        "1,2,3,4,5,6,7,8,9",
        "1,2,3,4,5,6,7,8,9,10,11",
        "1,2,3,4,5,6,7,8,10,9",
        "1,2,3,4,5,6,7,8,9,100",
        "1,2,3,4,5,6,7,8,9,x",
        "1,2,3,4,5,6,7,8,9,-1",
        "01,2,3,4,5,6,7,8,9,10",
        ",,,,,,,,,",
    ],
)
def test_py_4_wrong_penalties(penalties: str) -> None:
    problems = Deck.read(SMALL.replace("name mine", f"name mine\nskulls {penalties}")).problems
    assert [(problem.line, problem.column) for problem in problems] == [(3, 8)]
    assert "PY-4: the skulls' penalties are 10 numbers" in str(problems[0])


def test_py_4_penalties_are_part_of_the_deck() -> None:
    """The usual ones need not be told, and change nothing if they are."""
    usual = Deck.parse(SMALL)
    told = Deck.parse(SMALL.replace("name mine", "name mine\nskulls 1,2,3,4,6,8,10,12,15,18"))
    other = Deck.parse(SMALL.replace("name mine", "skulls 0,0,1,1,2,2,3,3,4,99\nname mine"))
    assert told == usual
    assert told.hash == usual.hash
    assert other.penalties == (0, 0, 1, 1, 2, 2, 3, 3, 4, 99)
    assert other.hash != usual.hash
    assert Deck.parse(other.to_text()) == other


@pytest.mark.parametrize(
    ("source", "line", "column", "words"),
    [
        ("", 1, 1, "lacks the line 'game"),
        (SMALL.replace("game pyramids", "game silver-and-gold"), 1, 6, "'silver-and-gold', not for pyramids"),
        (SMALL.replace("name mine", "name My"), 2, 6, "is not a deck name"),
        (SMALL.replace("name mine", "name mine\nskulls"), 3, 1, "lacks its value"),
        (SMALL.replace("name mine", "name mine\nskulls 1 2"), 3, 8, "PY-4"),
        (HEADER + cards("aa", "bb", "cc"), 0, 0, "4 to 64 cards, this one 3"),
        (HEADER + cards(*(f"c{n}" for n in range(65))), 4 + 64 * 7, 1, "4 to 64 cards, this one 65"),
    ],
)
def test_py_1_faults_of_the_file_are_seen_where_they_are(source: str, line: int, column: int, words: str) -> None:
    error = Deck.read(source).problems[0]
    assert (error.line, error.column) == (line, column)
    assert words in str(error)


def test_all_problems_are_listed_in_the_order_of_the_file() -> None:
    source = SMALL.replace("name mine", "name ?").replace("bb green", "bb gray").replace("4\n>", "4\n.")
    assert places(source) == [(2, 6), (11, 4), (25, 1)]


def test_py_1_cards_lie_in_the_order_of_their_numbers() -> None:
    """However the file has them."""
    shuffled = SMALL.replace("aa green 1", "aa green 50").replace("dd green 4", "dd purple 2")
    shuffled = shuffled.replace("bb green 2", "bb green 7")
    deck = Deck.parse(shuffled)
    assert [card.id for card in deck.cards] == ["dd", "cc", "bb", "aa"]
    assert Deck.parse(deck.to_text()) == deck


def test_a_deck_made_in_code_is_checked_too() -> None:
    """PY-1, PY-2, PY-4."""
    deck = Deck.parse(SMALL)
    card = deck.cards[0]
    for wrong in (
        dataclasses.replace(card, id="A"),
        dataclasses.replace(card, id="bb"),
        dataclasses.replace(card, number=0),
        dataclasses.replace(card, number=2),
        dataclasses.replace(card, number=9),
        dataclasses.replace(card, entrance=0),
        dataclasses.replace(card, tomb=1 << 25),
        dataclasses.replace(card, walls=1),
        dataclasses.replace(card, walls=-1),
        dataclasses.replace(card, skulls=2, potions=2),
        dataclasses.replace(card, walls=0b100010),
    ):
        with pytest.raises(DeckError):
            Deck("mine", (wrong, *deck.cards[1:]))
    with pytest.raises(DeckError, match="PY-4"):
        Deck("mine", deck.cards, (1, 2, 3))
    with pytest.raises(DeckError, match="4 to 64"):
        Deck("mine", deck.cards[:3])
    with pytest.raises(DeckError, match="no card 'zz'"):
        deck.index("zz")


def test_any_change_of_a_card_changes_the_hash() -> None:
    deck = Deck.parse(SMALL)
    card = deck.cards[0]
    free = 1 << 12
    fields = ("walls", "crosses", "red_gems", "green_gems", "torches", "skulls", "potions")
    changed = [dataclasses.replace(card, **{field: free}) for field in fields]  # type: ignore[arg-type]
    changed += [dataclasses.replace(card, colour=Colour.PURPLE), dataclasses.replace(card, id="zz")]
    changed += [dataclasses.replace(card, entrance=2), dataclasses.replace(card, tomb=1 << 23)]
    decks = [deck, *(Deck(deck.name, (other, *deck.cards[1:])) for other in changed)]
    decks.append(Deck(deck.name, (*deck.cards[:-1], dataclasses.replace(deck.cards[-1], number=9))))
    decks.append(Deck(deck.name, deck.cards, (*PENALTIES[:-1], 19)))
    decks.append(Deck("other", deck.cards))
    assert len({each.hash for each in decks}) == len(decks)


def test_findings_are_notes_for_custom_decks(tmp_path: Path) -> None:
    """PY-1, PY-2, PY-4: `vermeil deck check` lists them, with --strict they are errors."""
    rules = [finding.rule for finding in findings(SMALL_DECK)]
    assert rules.count("PY-1") == 4
    assert rules.count("PY-4") == 1
    file = tmp_path / "small.txt"
    file.write_text(SMALL_DECK.to_text(), encoding="ascii")
    result = RUN.invoke(app, ["check", str(file)])
    assert result.exit_code == 0
    assert "PY-1: 6 green cards; a full deck has 16" in result.output
    strict = RUN.invoke(app, ["check", str(file), "--strict"])
    assert strict.exit_code == 1
    assert "odd1" not in strict.output
    broken = tmp_path / "broken.txt"
    broken.write_text(SMALL.replace("4\n>", "4\n."), encoding="ascii")
    for command in ("check", "show"):
        result = RUN.invoke(app, [command, str(broken)])
        assert result.exit_code == 1
        assert f"{broken}: line 25, column 1: PY-2" in result.output


def test_boxes_behind_walls_are_noted() -> None:
    """PY-2: they can't be crossed."""
    deck = Deck.parse(SMALL.replace("1\n> . . . .\n. . . . .", "1\n> . . # .\n. . . . #"))
    assert [str(f) for f in findings(deck) if f.card] == ["PY-2: no way leads to e1 on aa, so it can't be crossed"]


def test_check_and_show_of_our_own_deck() -> None:
    result = RUN.invoke(app, ["check", str(STANDARD), "--strict"])
    assert result.exit_code == 0
    assert Deck.standard().hash in result.output
    assert "PY-1 to PY-4" in result.output
    shown = RUN.invoke(app, ["show", "--game", "pyramids"])
    assert shown.exit_code == 0
    assert all(card.id in shown.output for card in Deck.standard().cards)
    assert shown.output.count("[>]") == shown.output.count("[*]") == 48
    assert RUN.invoke(app, ["show", str(STANDARD)]).output == shown.output
    assert RUN.invoke(app, ["show", "--game", "chess"]).exit_code == 2


def test_statistics_and_picture() -> None:
    deck = SMALL_DECK
    numbers = statistics(deck)
    assert numbers.tallies[Colour.GREEN].cards == 6
    assert numbers.distances == {5: 10, 7: 2, 9: 4}
    assert numbers.alike[0] == ("o1", "g2", "p3", "o4", "g5", "o7", "g8", "p15", "g21", "p33")
    assert distance(deck.card("odd4")) == 7
    assert "odd1" not in render(deck)
    assert picture(deck.card("odd1")) == [
        "odd1 orange 40",
        "######[>]######",
        "[s][X][ ][X][t]",
        "###[ ]###[ ]###",
        "[r][X][p][X][g]",
        "######[*]######",
    ]


def test_the_page_about_decks_is_right() -> None:
    """PY-1, PY-2: its drawing has the faults that it says."""
    page = (Path(__file__).parents[3] / "docs" / "decks.md").read_text(encoding="utf-8")
    blocks = page.partition("# Decks of Pyramids")[2].split("```\n")
    example, told = blocks[1], blocks[3]
    assert [f"my-pyramids.txt: {problem}" for problem in Deck.read(example).problems] == told.splitlines()[:-1]


def test_standard_is_read_once_and_load(tmp_path: Path) -> None:
    assert Deck.standard() is Deck.standard()
    file = tmp_path / "mine.txt"
    file.write_text(SMALL, encoding="ascii")
    assert Deck.load(file) == Deck.parse(SMALL)
    assert isinstance(Deck.load(file).cards[0], Card)
