"""What a deck is like: findings of custom decks (SG-1 to SG-4), statistics, and `vermeil deck`."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from vermeil.cli.deck import app
from vermeil.games.silver_and_gold.cards import STANDARD, Colour, Deck
from vermeil.games.silver_and_gold.deck_report import covers, findings, picture, render, statistics, turns

RUN = CliRunner()

# Everything that a custom deck may do and the printed one doesn't: it can be played, and each is noted.
CUSTOM = """game silver-and-gold
name odd
aa grey seal grey   ; its own colour, in two pieces, too broad
. . . .
# # # #
. . . .

bb grey             ; 4x4, with too many symbols and palms
. X o p
. # # p
. # # #
X # # #

cc grey seal green  ; a coin and an X on a card with a seal
o X . .
. . . .

dd grey             ; the same island as cc
. .
. .
. .
. .
"""


def rules(deck: Deck, card: str | None) -> list[str]:
    return [finding.rule for finding in findings(deck) if finding.card == card]


def test_sg_3_custom_decks_may_relax_sg_2_to_sg_4() -> None:
    deck = Deck.parse(CUSTOM)
    assert deck.card("aa").seal == Colour.GREY
    assert rules(deck, "aa") == ["SG-2", "SG-3"]
    assert rules(deck, "bb") == ["SG-2", "SG-2", "SG-2"]
    assert rules(deck, "cc") == ["SG-3", "SG-4"]
    assert rules(deck, "dd") == []
    whole = rules(deck, None)
    assert whole.count("SG-1") == 4  # 4 cards, not 11, and none of the three other colours
    assert whole.count("SG-3") == 11  # the one green seal is the only one in its place
    assert whole.count("SG-4") == 4


def test_sg_1_findings_say_what_is_printed() -> None:
    texts = [str(finding) for finding in findings(Deck.parse(CUSTOM))]
    assert "SG-1: 4 grey cards; the printed deck has 11" in texts
    assert "SG-4: coins/palms/X of the grey cards: 2/2/3; in the printed deck 3/4/4" in texts


def test_statistics() -> None:
    numbers = statistics(Deck.parse(CUSTOM))
    grey = numbers.tallies[Colour.GREY]
    assert (grey.cards, grey.coins, grey.palms, grey.crosses) == (4, 2, 2, 3)
    assert grey.seals == (Colour.GREY, Colour.GREEN)
    assert numbers.alike == (("cc", "dd"),)
    assert numbers.uncoverable == ("aa",)
    assert numbers.coverable == 3
    # I3: 4 on aa, 4 on bb (2 across, 2 down), 4 on cc, 4 on dd
    assert numbers.placements["I3"] == pytest.approx(4)
    assert numbers.placements["O4"] == pytest.approx((0 + 0 + 3 + 3) / 4)


def test_sg_5_covers_counts_ways() -> None:
    assert covers(0b11) == 1
    assert covers(0b1111) == 0  # a row of four: two I2 would do, but there is one
    assert covers(0b1_0001_0001) == 1  # three in a column: the two I3 cards make no difference
    assert covers(0b0111_0111) == 1 + 2 + 2 + 4  # 2x3: I3 and I3, V3 and V3, O4 and I2, L4 and I2


def test_turns_do_not_depend_on_the_place() -> None:
    assert turns(0b0011) == turns(0b0001_0001 << 10)


def test_render_names_the_numbers() -> None:
    text = render(Deck.standard())
    assert "47 of 47" in text
    assert "all          47     42     16     55   12" in text
    assert "mirrored: cc = dd" in render(Deck.parse(CUSTOM))


def test_picture() -> None:
    deck = Deck.parse(CUSTOM)
    assert picture(deck.card("bb")) == [
        "bb grey 8",
        "",
        "[ ][X][o][p]",
        "[ ]      [p]",
        "[ ]         ",
        "[X]         ",
    ]
    assert picture(deck.card("aa"))[1] == "seal grey +1"


def test_check_of_our_own_deck() -> None:
    result = RUN.invoke(app, ["check", str(STANDARD), "--strict"])
    assert result.exit_code == 0
    assert Deck.standard().hash in result.output
    assert "SG-1 to SG-4" in result.output


def test_check_notes_and_strict(tmp_path: Path) -> None:
    file = tmp_path / "odd.txt"
    file.write_text(CUSTOM, encoding="ascii")
    result = RUN.invoke(app, ["check", str(file)])
    assert result.exit_code == 0
    assert "SG-2: the island of aa falls into pieces" in result.output
    strict = RUN.invoke(app, ["check", str(file), "--strict"])
    assert strict.exit_code == 1
    assert "line 3, column 1: SG-3: aa seals its own colour" in strict.output


def test_check_lists_all_problems(tmp_path: Path) -> None:
    file = tmp_path / "odd.txt"
    file.write_text(CUSTOM.replace("cc grey", "cc gray").replace("dd grey", "dd green"), encoding="ascii")
    for command in ("check", "show"):
        result = RUN.invoke(app, [command, str(file)])
        assert result.exit_code == 1
        assert f"{file}: line 14, column 4: 'gray' is not a colour" in result.output
        assert f"{file}: line 18, column 4: SG-1: green cards have 10 boxes, dd has 8" in result.output
        assert "2 problems" in result.output


def test_check_does_not_flood_the_screen(tmp_path: Path) -> None:
    file = tmp_path / "novel.txt"
    file.write_text("It was a dark and stormy night.\n" * 500, encoding="ascii")
    result = RUN.invoke(app, ["check", str(file)])
    assert result.exit_code == 1
    assert "more" in result.output
    assert len(result.output.splitlines()) < 60


@pytest.mark.parametrize("command", ["check", "show"])
def test_a_file_that_is_not_there(tmp_path: Path, command: str) -> None:
    result = RUN.invoke(app, [command, str(tmp_path / "none.txt")])
    assert result.exit_code == 2
    assert "can't read" in result.output


def test_show_draws_every_card(tmp_path: Path) -> None:
    result = RUN.invoke(app, ["show"])
    assert result.exit_code == 0
    assert all(card.id in result.output for card in Deck.standard().cards)
    boxes = sum(card.value for card in Deck.standard().cards)
    assert result.output.count("[") == boxes
    file = tmp_path / "odd.txt"
    file.write_text(CUSTOM, encoding="ascii")
    assert "bb grey 8" in RUN.invoke(app, ["show", str(file)]).output
