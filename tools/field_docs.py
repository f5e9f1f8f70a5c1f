"""What the types of the wire say about their fields: the words below each field in the source."""

from __future__ import annotations

import ast
import inspect
import sys
import textwrap
from functools import cache
from itertools import pairwise
from typing import Any


def extended(kind: Any) -> list[Any]:  # noqa: ANN401 - a TypedDict is not an ordinary class
    """The TypedDicts that a type extends, the nearest last. The type itself no longer knows them, its source does."""
    found: list[Any] = []
    for name in _declared(kind).bases:
        base = getattr(sys.modules[kind.__module__], name.id, None) if isinstance(name, ast.Name) else None
        if hasattr(base, "__total__"):
            found += [*extended(base), base]
    return found


@cache
def field_docs(kind: Any) -> dict[str, str]:  # noqa: ANN401 - a TypedDict is not an ordinary class
    """By field, those of the types that it extends too; a field without words is not in it."""
    found: dict[str, str] = {}
    for base in extended(kind):
        found |= field_docs(base)
    body = _declared(kind).body
    for field, words in pairwise(body):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            match words:
                case ast.Expr(value=ast.Constant(value=str(text))):
                    found[field.target.id] = " ".join(text.split())
    return found


@cache
def _declared(kind: Any) -> ast.ClassDef:  # noqa: ANN401 - a TypedDict is not an ordinary class
    (declared,) = ast.parse(textwrap.dedent(inspect.getsource(kind))).body
    assert isinstance(declared, ast.ClassDef)  # noqa: S101 - the source of a class
    return declared
