"""English without Fluent: in the pocket edition this stands for `vermeil.words`, which would bring half a megabyte.

The page says everything in the reader's language by itself. What is left are the sentences of refusals for programs,
and the texts of cards, in English; this reads as much of Fluent's syntax as these have.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Protocol

SENTENCE = re.compile(r"^([A-Za-z][\w-]*) *=(.*\n?(?:(?:[ }].*)?\n|[ }].+)*)", re.MULTILINE)
CHOICE = re.compile(r"\s*\$([\w-]+)\s*->(.*)", re.DOTALL)
VARIANT = re.compile(r"(\*?)\[\s*([\w.-]+)\s*\]")
CALL = re.compile(r"[A-Z]+\(\s*(\$[\w-]+).*\)", re.DOTALL)


class Sayable(Protocol):
    """What can be said: a sentence's id, and what goes into it."""

    @property
    def id(self) -> str: ...
    @property
    def args(self) -> Mapping[str, Any]: ...


class Words:
    """English. `words("cross-off")`, `words("boxes-left", count=3)`, `words.say(phrase)`."""

    def __init__(self, texts: str) -> None:
        self._written = {found[1]: _pattern(found[2]) for found in SENTENCE.finditer(texts)}

    def __call__(self, name: str, /, **args: Any) -> str:  # noqa: ANN401 - words, numbers or phrases
        """The sentence of this id."""
        return self._say(name, args)

    def say(self, phrase: Sayable) -> str:
        """A phrase, in English."""
        return self._say(phrase.id, phrase.args)

    def __contains__(self, name: str) -> bool:
        return name in self._written

    def _say(self, name: str, args: Mapping[str, Any]) -> str:
        plain = {key: part if isinstance(part, str | int | float) else self.say(part) for key, part in args.items()}
        return self._fill(self._written[name], plain)

    def _fill(self, pattern: str, args: Mapping[str, Any]) -> str:
        parts = _parts(pattern)
        return "".join(self._place(part[1:-1].strip(), args) if part.startswith("{") else part for part in parts)

    def _place(self, inside: str, args: Mapping[str, Any]) -> str:
        if choice := CHOICE.fullmatch(inside):
            return self._fill(_chosen(choice[2], args[choice[1]]), args)
        if call := CALL.fullmatch(inside):
            inside = call[1]
        if inside.startswith("$"):
            return str(args[inside[1:]])
        return inside[1:-1] if inside.startswith('"') else self._fill(self._written[inside], args)


def _pattern(written: str) -> str:
    """A sentence as it reads: further lines without what they are indented by."""
    first, *rest = written.strip("\n").split("\n")
    while rest and not rest[-1].strip():
        rest.pop()
    depths = [len(line) - len(line.lstrip()) for line in rest if line.strip() and not line.startswith("}")]
    depth = min(depths, default=0)
    lines = [first.strip(), *(line[depth:].rstrip() if line[:depth].isspace() else line.strip() for line in rest)]
    return "\n".join(lines).strip()


def _parts(pattern: str) -> Iterator[str]:
    """Plain text and placeables, each with its braces, in turn."""
    start = depth = 0
    for at, letter in enumerate(pattern):
        if letter == "{":
            if depth == 0:
                yield pattern[start:at]
                start = at
            depth += 1
        elif letter == "}":
            depth -= 1
            if depth == 0:
                yield pattern[start : at + 1]
                start = at + 1
    yield pattern[start:]


def _chosen(variants: str, value: str | float) -> str:
    """The variant for a value: its own, that of its plural form, or else the one with a star."""
    marks = [
        mark
        for mark in VARIANT.finditer(variants)
        if variants.count("{", 0, mark.start()) == variants.count("}", 0, mark.start())
    ]
    ends = [*(mark.start() for mark in marks[1:]), len(variants)]
    texts = {mark[2]: variants[mark.end() : end].strip() for mark, end in zip(marks, ends, strict=True)}
    star = next(mark[2] for mark in marks if mark[1])
    plural = "" if isinstance(value, str) else "one" if value == 1 else "other"
    return texts.get(str(value)) or texts.get(plural) or texts[star]


@cache
def words(language: str) -> Words:
    """English, whatever is asked for."""
    del language
    folder = Path(__file__).with_name("en")
    return Words("\n".join(file.read_text(encoding="utf-8") for file in sorted(folder.glob("*.ftl"))))
