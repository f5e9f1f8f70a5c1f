"""The rule books in the documents are the help's own sentences, and rulings are shown as rulings."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.games.rule_ids import RULES
from vermeil.games import GAMES
from vermeil.terminal.speech import Speech
from vermeil.words import LANGUAGES

ROOT = Path(__file__).parents[2]


def test_the_rule_books_are_what_the_help_says() -> None:
    """`python tools/rule_docs.py` writes docs/rules again."""
    checked = subprocess.run([sys.executable, ROOT / "tools/rule_docs.py", "--check"], capture_output=True, check=False)
    assert checked.returncode == 0, checked.stderr.decode()


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_stands_once_in_its_book(game: str) -> None:
    book = (ROOT / f"docs/rules/{game}.md").read_text(encoding="utf-8")
    assert sorted(re.findall(r"^- \*\*([A-Z]{2}-\d+)\*\*", book, re.MULTILINE)) == sorted(RULES[game.replace("-", "_")])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rule", ["SG-23", "PY-41", "SC-15", "SC-33"])
def test_rulings_are_shown_as_rulings(rule: str, language: str) -> None:
    speech = Speech(language)
    game = {"SG": "silver-and-gold", "PY": "pyramids", "SC": "silver-coin"}[rule[:2]]
    lines = [line for _, rules in speech.rules(game) for line in rules]
    line = next(line for line in lines if line.startswith(f"{rule}  "))
    assert line.endswith((f"[{speech.words('rules-mark-ruling')}]", f"[{speech.words('rules-mark-partly')}]"))
    assert any(not line.endswith("]") for line in lines)
