"""Whatever is refused is a VermeilError, and the tree that core/errors.py draws is the whole one."""

from __future__ import annotations

import ast
import importlib
import pkgutil
import re
from collections.abc import Iterator
from pathlib import Path

import vermeil
from vermeil.core import errors
from vermeil.core.errors import VermeilError

SOURCES = Path(vermeil.__file__).parent
BARE = {"ValueError", "TypeError", "RuntimeError", "LookupError", "KeyError", "IndexError", "OSError", "Exception"}
FURTHER_UP = {"PuzzleError", "StoppedError", "TableError", "RefusedError", "RateError"}


def drawn() -> dict[str, str]:
    """Each error of the drawing with the one above it."""
    parents: dict[int, str] = {}
    found: dict[str, str] = {}
    for line in str(errors.__doc__).split("```")[1].strip().splitlines():
        name = re.search(r"\w+Error", line)
        assert name is not None, line
        parents[name.start() // 4] = name[0]
        if name.start():
            found[name[0]] = parents[name.start() // 4 - 1]
    return found


def below(kind: type[VermeilError]) -> Iterator[tuple[str, str]]:
    for child in kind.__subclasses__():
        if child.__module__.startswith("vermeil."):
            yield child.__name__, kind.__name__
            yield from below(child)


def test_the_tree_is_complete() -> None:
    for module in pkgutil.walk_packages([str(SOURCES)], "vermeil."):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)
    found = list(below(VermeilError))
    assert drawn() == dict(found)
    assert len(found) == len(dict(found)), "two errors have one name"


def test_all_but_those_further_up_are_had_from_vermeil() -> None:
    for name in {"VermeilError", *drawn()} - FURTHER_UP:
        assert getattr(vermeil, name) is getattr(errors, name)
        assert name in vermeil.__all__


def test_nothing_of_ours_raises_a_bare_error() -> None:
    found = []
    for file in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            raised = node.exc if isinstance(node, ast.Raise) else None
            called = raised.func if isinstance(raised, ast.Call) else raised
            if isinstance(called, ast.Name) and called.id in BARE:
                found.append(f"{file.relative_to(SOURCES)}:{node.lineno} raises {called.id}")  # type: ignore[attr-defined]
    assert found == []
