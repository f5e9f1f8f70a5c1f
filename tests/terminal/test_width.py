"""Line by line, nothing is wider than 80 columns, and nothing is left out for it."""

from __future__ import annotations

import io
import sys
from random import Random

import pytest

from tests.plain import plain
from vermeil.cli import main
from vermeil.core.contract import Game
from vermeil.games import GAMES, rules_of
from vermeil.terminal.faces import faces_of
from vermeil.terminal.plain.drawing import _beside, draw
from vermeil.terminal.plain.width import COLUMNS, folded
from vermeil.terminal.sitting import Known
from vermeil.terminal.speech import Speech
from vermeil.words import LANGUAGES

NAMES = ("Maximiliane", "Bartholomew", "Guadalupe", "Wilhelmina")


def words(text: str) -> list[str]:
    return sorted(text.split())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_no_line_of_a_table_is_too_long(name: str, language: str) -> None:
    game: Game = rules_of(name).Game(players=4, seed=language)
    rng = Random(7)
    table = {"seats": [{"name": name} for name in NAMES], "phase": "playing"}
    while game.waiting:
        seat = rng.choice(game.waiting)
        if rng.random() < 0.1:
            lines = draw(Known(0, table, plain(game.view(seat))), seat, faces_of(game.deck), Speech(language))  # type: ignore[attr-defined]
            shown = [folded(line) for line in lines]
            assert max(len(part) for text in shown for part in text.split("\n")) <= COLUMNS
            assert [words(text) for text in shown] == [words(line) for line in lines]
        game.push(seat, rng.choice(game.legal_moves(seat)))


@pytest.mark.parametrize("name", GAMES)
def test_nor_is_anything_else_that_is_said(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ["play", "--plain", name, "--players", "4", "--seed", "3", "--bot", "easy", "--language", "es"]
    monkeypatch.setattr(sys, "argv", ["vermeil", *asked])
    monkeypatch.setattr(sys, "stdin", io.StringIO("?\nmoves\nnonsense\nquit\n"))
    with pytest.raises(SystemExit):
        main()
    said = capsys.readouterr().out
    assert len(said.split("\n")) > 20
    too_long = [line for line in said.split("\n") if len(line.removeprefix("> ")) > COLUMNS]
    assert too_long == []


def test_cards_that_do_not_fit_side_by_side_lie_below() -> None:
    card = ["1: purple 12 with a seal", "  a b c d e"]
    assert _beside([card] * 2) == [f"{line:24}    {line}" for line in card]
    assert _beside([card] * 3) == [*_beside([card] * 2), "", *card]


def test_a_line_is_broken_between_things() -> None:
    line = "  " + "   ".join(f"{at} a thing" for at in range(12))
    parts = folded(line).split("\n")
    assert len(parts) == 2
    assert parts[0].endswith("a thing")
    assert parts[1].startswith("    ")
    assert folded("x" * 100) == "x" * 100, "a word is never cut"
