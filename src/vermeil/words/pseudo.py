"""The language of tests: English with strange letters, so that a text outside the catalogue stands out at once."""

from __future__ import annotations

from typing import Any

from fluent.syntax import ast
from fluent.syntax.visitor import Transformer

LETTERS = str.maketrans("AEIOUaeiounscyz", "ÅËÏÖÛåëïöûñšçÿž")


class Strange(Transformer):
    """Writes the text of messages, but not their arguments, in strange letters."""

    def visit_TextElement(self, node: ast.TextElement) -> Any:  # noqa: N802, ANN401 - the visitor looks for this name
        node.value = node.value.translate(LETTERS)
        return node
