"""The samples of the notation pages are records, or parts of them, that `replay` takes; and what they say of blanks."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from vermeil.core.errors import RecordError
from vermeil.core.record import read
from vermeil.games import rules_of

DOCS = Path(__file__).parents[2] / "docs"
PAGES = ("notation.md", "pyramids-notation.md", "silver-coin-notation.md")
BLOCK = re.compile(r"^```\n(.*?)^```", re.MULTILINE | re.DOTALL)


def blocks(page: str) -> list[str]:
    return BLOCK.findall((DOCS / page).read_text(encoding="utf-8"))


def test_the_sample_header_replays_with_a_game_of_its_variants() -> None:
    headers = [block for page in PAGES for block in blocks(page) if block.startswith("vermeil 1\n")]
    assert headers
    for header in headers:
        record = read(header)
        rules = rules_of(record.game)
        game = rules.Game(players=record.players, seed=1, variants=record.variants)
        lines = game.transcript().splitlines(keepends=True)
        assert rules.replay(header + "".join(lines[5:])).transcript() == game.transcript()


def test_the_moves_and_results_of_the_samples_are_spelled_as_a_record_spells_them() -> None:
    seen = 0
    for page, name in zip(PAGES, ("silver-and-gold", "pyramids", "silver-coin"), strict=True):
        game = rules_of(name).Game(players=2, seed=1)
        for line in (line for block in blocks(page) for line in block.splitlines()):
            if re.match(r"[0-3] \S+$", line):
                assert str(game._parse(line[2:])) == line[2:]
                seen += 1
            if re.match(r"= 0 .* total ", line):
                ended = (DOCS.parent / f"tests/golden/{name}-2.txt").read_text(encoding="utf-8")
                assert line.split()[2::2] == ended.split("\n= 0 ")[1].split("\n")[0].split()[::2]
                seen += 1
    assert seen > 8


GAME = rules_of("silver-and-gold").Game(players=2, seed=3)
RECORD = GAME.transcript()


@pytest.mark.parametrize(
    "text",
    [
        RECORD.replace("\n", "\r\n"),
        RECORD.replace("\n", "\r\r\n"),
        RECORD.replace("\n", "\n\n   \n"),
        "; a comment\n" + RECORD.rstrip("\n"),
        RECORD.replace("players", "; seat 0 Ann\nplayers"),
    ],
    ids=["crlf", "crcrlf", "blank lines", "no last line feed", "a comment in the header"],
)
def test_what_is_forgiven(text: str) -> None:
    assert rules_of("silver-and-gold").replay(text).transcript() == RECORD


@pytest.mark.parametrize(
    "text",
    [
        RECORD.replace("\n", " \n"),
        RECORD.replace("players ", "players  "),
        RECORD.replace("! deal", " ! deal"),
        RECORD.replace("players", " ; no comment\nplayers"),
        "\ufeff" + RECORD,
    ],
    ids=["blanks at the end", "two blanks", "a blank at the start", "a comment that does not begin its line", "a mark"],
)
def test_what_is_not_forgiven(text: str) -> None:
    with pytest.raises(RecordError):
        rules_of("silver-and-gold").replay(text)


def test_dealt_cards_may_stand_in_any_order() -> None:
    line = next(line for line in RECORD.splitlines() if line.startswith("! deal 0 "))
    cards = line.split()[3:]
    turned = RECORD.replace(line, f"! deal 0 {' '.join(reversed(cards))}")
    assert rules_of("silver-and-gold").replay(turned).transcript() == turned


def test_names_are_comments() -> None:
    named = RECORD.replace("! deal 0", "; seat 0 Ann\n; seat 1 Bob Ray\n! deal 0")
    assert read(named).names == {0: "Ann", 1: "Bob Ray"}
    assert rules_of("silver-and-gold").replay(named).transcript() == RECORD
