"""Reading deck files: what is accepted, and where exactly each fault is seen (SG-1, SG-2, docs/decks.md)."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest

from vermeil.core.errors import DeckError
from vermeil.games.expedition.deckfile import MAX_BYTES, MAX_LINE
from vermeil.games.silver_and_gold.cards import FRAME, STANDARD, Card, Colour, Deck, read_deck

HEADER = "game silver-and-gold\nname mine\n"
GREY = ". . . .\n. . . .\n"


def cards(*ids: str) -> str:
    return "".join(f"\n{card} grey\n{GREY}" for card in ids)


SMALL = HEADER + cards("aa", "bb", "cc", "dd")  # cards at lines 4, 8, 12, 16


def places(source: str | bytes) -> list[tuple[int, int]]:
    return [(problem.line, problem.column) for problem in read_deck(source).problems]


def first(source: str | bytes) -> DeckError:
    with pytest.raises(DeckError) as caught:
        Deck.parse(source)
    return caught.value


def test_a_small_deck() -> None:
    deck = Deck.parse(SMALL)
    assert deck.name == "mine"
    assert len(deck) == 4
    assert deck.card("cc") == Card("cc", Colour.GREY, None, 0x00FF, 0, 0, 0)
    assert deck.index("cc") == 2
    assert "cc" in deck
    assert "zz" not in deck


def test_marks_and_seal_become_masks() -> None:
    """A smaller drawing stands top left in the 4x4 frame."""
    card = Deck.parse(SMALL + "\nee green seal purple\n. X .\n. o .\n. p X\n. # #\n").card("ee")
    assert card.colour == Colour.GREEN
    assert card.seal == Colour.PURPLE
    assert FRAME.names(card.island) == ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3", "a4"]
    assert FRAME.names(card.crosses) == ["b1", "c3"]
    assert FRAME.names(card.coins) == ["b2"]
    assert FRAME.names(card.palms) == ["b3"]
    assert card.value == 10


@pytest.mark.parametrize(
    ("head", "drawing", "line", "column", "words"),
    [
        # the head line, which is line 20
        ("ee", GREY, 20, 1, "lacks its colour"),
        ("ee silver", GREY, 20, 4, "not a colour"),
        ("ee  gray", GREY, 20, 5, "not a colour"),
        ("ee Grey", GREY, 20, 4, "not a colour"),
        ("ee grey seal", GREY, 20, 9, "lacks its colour"),
        ("ee grey seal gold", GREY, 20, 14, "not a colour"),
        ("ee grey sael green", GREY, 20, 9, "only 'seal'"),
        ("ee grey green", GREY, 20, 9, "only 'seal'"),
        ("ee grey seal green grey", GREY, 20, 20, "one word too many"),
        ("aa grey", GREY, 20, 1, "taken by the card in line 4"),
        ("e grey", GREY, 20, 1, "is not a card id"),
        ("eeeeeeeee grey", GREY, 20, 1, "is not a card id"),
        ("Ee grey", GREY, 20, 1, "is not a card id"),
        ("1e grey", GREY, 20, 1, "is not a card id"),
        ("e-e grey", GREY, 20, 1, "is not a card id"),
        ("game grey", GREY, 20, 1, "is not a card id"),
        ("\tee gray", GREY, 20, 5, "not a colour"),
        ("ee grey", "", 20, 1, "no drawing"),
        # SG-1: the colour fixes the number of boxes
        ("ee grey", ". . . .\n. . .  #\n", 20, 4, "SG-1: grey cards have 8 boxes, ee has 7"),
        ("ee purple", GREY, 20, 4, "SG-1"),
        ("ee grey", "#\n", 20, 4, "ee has 0"),
        # the drawing, from line 21
        ("ee grey", ". . . .\n. . , .\n", 22, 5, "',' is not a mark"),
        ("ee grey", ". . . .\n. x . .\n", 22, 3, "'x' is not a mark"),
        ("ee grey", "O . . .\n. . . .\n", 21, 1, "'O' is not a mark"),
        ("ee grey", "....\n. . . .\n", 21, 1, "separated by spaces"),
        ("ee grey", ". . . .\n. . ..\n", 22, 5, "separated by spaces"),
        ("ee grey", ". . . .\n. . .\n.\n", 22, 1, "the row has 3 marks"),
        ("ee grey", ". . .\n. . . .\n. # #\n", 22, 7, "the row has 4 marks"),
        ("ee grey", ". . . . .\n. . .\n", 21, 9, "at most 4 marks"),
        ("ee grey", ". .\n. .\n. .\n. .\n# #\n", 25, 1, "at most 4 rows"),
        ("ee grey", GREY + "ff grey\n" + GREY, 23, 1, "no blank line"),
        ("ee grey", ". . . .\n\n. . . .\n", 23, 1, "head line"),
    ],
)
def test_sg_1_faults_of_a_card_are_seen_where_they_are(
    head: str, drawing: str, line: int, column: int, words: str
) -> None:
    source = SMALL + f"\n{head}\n{drawing}"
    problems = read_deck(source).problems
    assert (line, column) in places(source)
    assert words in next(str(problem) for problem in problems if (problem.line, problem.column) == (line, column))
    assert first(source).code == "deck/invalid"


@pytest.mark.parametrize(
    ("source", "line", "column", "words"),
    [
        ("", 1, 1, "lacks the line 'game"),
        (SMALL.replace("game silver-and-gold\n", ""), 1, 1, "lacks the line 'game"),
        (SMALL.replace("name mine\n", ""), 1, 1, "lacks the line 'name"),
        (SMALL.replace("silver-and-gold", "pyramids"), 1, 6, "'pyramids', not for silver-and-gold"),
        (SMALL.replace("name mine", "name My"), 2, 6, "is not a deck name"),
        (SMALL.replace("name mine", "name " + "a" * 33), 2, 6, "is not a deck name"),
        (SMALL.replace("name mine", "name my deck"), 2, 9, "one value"),
        (SMALL.replace("name mine", "name"), 2, 1, "lacks its value"),
        (SMALL.replace("name mine", "name mine\nname mine"), 3, 1, "twice"),
        (SMALL.replace("name mine", "name mine\nauthor me"), 3, 1, "'author' is not a key"),
        (HEADER + cards("aa", "bb", "cc"), 0, 0, "4 to 64 cards, this one 3"),
        (HEADER + cards(*(f"c{n}" for n in range(65))), 4 + 64 * 4, 1, "4 to 64 cards, this one 65"),
        (SMALL.replace("cc grey", "cc gr\u00e9y"), 12, 6, "beyond ASCII"),
        (SMALL.replace("cc grey", "cc gr\u00e9y").encode(), 12, 6, "beyond ASCII"),
        (SMALL.replace("cc grey", "cc gr\u00e9y").encode("latin-1"), 12, 6, "beyond ASCII"),
        (SMALL + "; caf\u00e9\n", 19, 6, "beyond ASCII"),
        (b"\xef\xbb\xbf" + SMALL.encode(), 1, 1, "beyond ASCII"),
        (SMALL.encode("utf-16"), 1, 1, "beyond ASCII"),
        (SMALL.replace("cc grey", "cc\0grey"), 12, 3, "control character (0x00)"),
        (SMALL.replace("\n", "\r"), 1, 21, "control character (0x0d)"),
        (SMALL + "; " + "-" * MAX_LINE, 19, MAX_LINE + 1, "longer than 200"),
        (SMALL + "\n" * MAX_BYTES, 0, 0, "larger than 256 KB"),
    ],
)
def test_sg_1_faults_of_the_file_are_seen_where_they_are(
    source: str | bytes, line: int, column: int, words: str
) -> None:
    error = first(source)
    assert (error.line, error.column) == (line, column)
    assert words in str(error)


def test_all_problems_are_listed_in_the_order_of_the_file() -> None:
    source = SMALL.replace("name mine", "name ?").replace("bb grey", "bb gray").replace("dd grey", "dd green")
    assert places(source) == [(2, 6), (8, 4), (16, 4)]
    assert str(first(source)).startswith("line 2, column 6: ")


def test_a_fault_is_reported_once() -> None:
    assert places(SMALL.replace("cc grey", "cc gray")) == [(12, 4)]
    assert places(SMALL.replace("bb grey\n", "")) == [(8, 1)]
    assert places(SMALL + "\nee grey\n. . . .\n. . . ?\n") == [(22, 7)]


def test_what_does_not_matter() -> None:
    """Comments, spacing, line ends, blank lines, the header's order, and the frame's empty edge."""
    text = SMALL.replace("\n", "  ; said\r\n").replace("name mine", "; first\r\n\tname  mine")
    text = text.replace("  ; said\r\n  ; said", "\r\n\r\n \t\r\n")
    text = text.replace(". . . .", " .\t. .   .  ; a row\r\n;between rows")
    text = "\n\n" + text + "\n\n"
    other = SMALL.replace(HEADER, "name mine\n\n\ngame silver-and-gold\n").replace(GREY, GREY + "# # # #\n")
    unseparated = SMALL.replace("name mine\n\n", "name mine\n")
    for variant in (text, other, unseparated, SMALL.encode(), SMALL.rstrip()):
        deck = Deck.parse(variant)
        assert deck == Deck.parse(SMALL)
        assert deck.hash == Deck.parse(SMALL).hash


def test_an_id_may_be_made_of_marks() -> None:
    assert Deck.parse(SMALL.replace("aa", "pop").replace("bb", "oo")).cards[0].id == "pop"


def test_to_text_round_trip_and_comments_do_not_matter() -> None:
    deck = Deck.standard()
    assert Deck.parse(deck.to_text()) == deck
    assert Deck.parse(deck.to_text()).to_text() == deck.to_text()
    assert STANDARD.read_text(encoding="ascii").endswith(deck.to_text())


def test_any_change_of_a_card_changes_the_hash() -> None:
    deck = Deck.standard()
    card = deck.card("o07")
    corner = next(1 << box for box in range(16) if not card.mark(box).strip("."))
    moved = next(1 << box for box in range(16) if card.mark(box) == "#")
    changes: list[dict[str, object]] = [
        {"id": "o99"},
        {"seal": Colour.GREY},
        {"crosses": card.crosses | corner},
        {"coins": card.coins | corner},
        {"palms": card.palms | corner},
        {"island": card.island ^ corner ^ moved},
    ]
    hashes = {deck.hash}
    for change in changes:
        changed = dataclasses.replace(card, **change)  # type: ignore[arg-type]
        hashes.add(Deck(deck.name, tuple(changed if c is card else c for c in deck.cards)).hash)
    hashes.add(Deck(deck.name, deck.cards[::-1]).hash)
    hashes.add(Deck("other", deck.cards).hash)
    hashes.add(Deck(deck.name, deck.cards[1:]).hash)
    assert len(hashes) == 1 + len(changes) + 3
    assert all(len(digest) == 16 and int(digest, 16) >= 0 for digest in hashes)


def test_sg_1_a_deck_made_in_code_is_checked_too() -> None:
    card = Card("aa", Colour.GREY, None, 0x00FF, 0, 0, 0)
    others = tuple(dataclasses.replace(card, id=f"b{n}") for n in range(4))
    for wrong in (
        dataclasses.replace(card, id="A"),
        dataclasses.replace(card, id="b1"),
        dataclasses.replace(card, colour=Colour.GREEN),
        dataclasses.replace(card, crosses=0x0100),
        dataclasses.replace(card, coins=1, palms=1),
        dataclasses.replace(card, island=0x7F | 1 << 16),
    ):
        with pytest.raises(DeckError):
            Deck("mine", (wrong, *others))
    with pytest.raises(DeckError, match="4 to 64"):
        Deck("mine", others[:3])
    with pytest.raises(DeckError, match="deck name"):
        Deck("my deck", others)


def test_an_unknown_card_is_a_deck_error() -> None:
    with pytest.raises(DeckError, match="no card 'zz'"):
        Deck.standard().index("zz")


def test_load(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_bytes(SMALL.encode())
    assert Deck.load(file) == Deck.load(str(file)) == Deck.parse(SMALL)
    for unreadable in (tmp_path / "none.txt", tmp_path, "\0"):
        with pytest.raises(DeckError, match="can't read"):
            Deck.load(unreadable)
    file.write_bytes(b"\n" * (MAX_BYTES + 1))
    with pytest.raises(DeckError, match="larger than"):
        Deck.load(file)


def test_the_page_about_decks_is_right() -> None:
    """Its first drawing has the faults that it says."""
    page = (Path(__file__).parents[3] / "docs" / "decks.md").read_text(encoding="utf-8")
    example, told = page.split("```\n")[1], page.split("```\n")[3]
    assert [f"my-islands.txt: {problem}" for problem in read_deck(example).problems] == told.splitlines()[:-1]


def test_standard_is_read_once() -> None:
    assert Deck.standard() is Deck.standard()
