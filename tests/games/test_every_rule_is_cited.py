"""Every numbered rule is cited by a test: in its name, its docstring, or beside what it asserts."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.games.rule_ids import RULES

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src" / "vermeil" / "games"
ID = re.compile(r"\b(SG|PY|SC)[- ]([0-9]{1,2})(?![0-9])", re.IGNORECASE)


def functions_of(source: str) -> Iterator[str]:
    """The text of each test function, with its decorators."""
    lines = source.splitlines()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
            yield "\n".join(lines[first - 1 : node.end_lineno]).replace("_", " ")


@cache
def cited() -> set[str]:
    found = set()
    for path in (ROOT / "tests").rglob("test_*.py"):
        for text in functions_of(path.read_text(encoding="utf-8")):
            found |= {f"{prefix.upper()}-{number}" for prefix, number in ID.findall(text)}
    return found


@pytest.mark.parametrize("game", RULES)
def test_no_rule_is_without_a_test(game: str) -> None:
    if not (GAMES / game / "game.py").exists():
        pytest.skip(f"{game} is not here yet")
    assert [rule for rule in RULES[game] if rule not in cited()] == []


def test_only_what_a_test_says_counts() -> None:
    source = '"""SG-1"""\n# SG-2\ndef helper(): "SG-3"\n\ndef test_sg_4_and(): "SG-50"\n'
    found = {match.group() for text in functions_of(source) for match in ID.finditer(text)}
    assert found == {"sg 4", "SG-50"}
