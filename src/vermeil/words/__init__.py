"""What people read, in every language: the same Fluent files serve the terminal, the server and the page.

A folder a language, a file a subject. Sentences are whole, with named arguments and plural forms; ids are the same in
all languages, which a test demands. See https://projectfluent.org for the syntax.
"""

from __future__ import annotations

import json
import locale
import os
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Transformer

from vermeil.core.phrases import Argument, Phrase

LANGUAGES = {"en": "English", "es": "Español", "de": "Deutsch"}
# English with strange letters: whatever reads normally on a screen in this language is not in the catalogue.
PSEUDO = "qps"
STRANGE = str.maketrans("AEIOUaeiounscyz", "ÅËÏÖÛåëïöûñšçÿž")


class Words:
    """One language. `words("cross-off")`, `words("boxes-left", count=3)`, `words.say(phrase)`."""

    def __init__(self, language: str) -> None:
        self.language = language
        # No marks around arguments: they are for languages that run from right to left, and clutter a terminal.
        self._bundle = FluentBundle(["en" if language == PSEUDO else language], use_isolating=False)
        for text in texts("en" if language == PSEUDO else language).values():
            resource = FluentResource(text)
            self._bundle.add_resource(_Strange().visit(resource) if language == PSEUDO else resource)

    def __call__(self, name: str, /, **args: Argument) -> str:
        """The sentence of this id; every argument that it names must be given."""
        return self.say(Phrase(name, args))

    def say(self, phrase: Phrase) -> str:
        """A phrase in this language."""
        return self._format(phrase.id, phrase.args)

    def __contains__(self, name: str) -> bool:
        return self._bundle.has_message(name)

    def _format(self, name: str, args: Mapping[str, Argument]) -> str:
        pattern = self._bundle.get_message(name).value if self._bundle.has_message(name) else None
        if pattern is None:
            raise LookupError(f"there is no sentence {name!r} in {self.language}")
        plain = {key: self.say(part) if isinstance(part, Phrase) else part for key, part in args.items()}
        text, errors = self._bundle.format_pattern(pattern, plain)
        if errors:
            raise LookupError(f"the sentence {name!r} in {self.language}: {errors[0]}")
        return str(text)


@cache
def words(language: str) -> Words:
    """The words of a language: `en`, `es`, `de`, or `qps` for tests."""
    if language not in {*LANGUAGES, PSEUDO}:
        raise LookupError(f"{language!r} is no language of ours; there are {', '.join(LANGUAGES)}")
    return Words(language)


def texts(language: str) -> dict[str, str]:
    """The files of a language, by name."""
    folder = files("vermeil.words") / language
    found = sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
    return {file.name: file.read_text(encoding="utf-8") for file in found}


def topics(game: str) -> list[tuple[str, list[str]]]:
    """The rules at hand of a game: the ids of its topics' names, and of the rules under each, as one reads them."""
    listed = json.loads((files("vermeil.words") / "topics.json").read_text(encoding="utf-8"))
    return [(topic["topic"], topic["rules"]) for topic in listed[game]]


def preferred() -> str:
    """The language of this machine's user, if we speak it: VERMEIL_LANGUAGE, or else the locale."""
    asked = (os.environ.get("VERMEIL_LANGUAGE"), *(os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG")))
    for word in (*asked, locale.getlocale()[0]):
        if word and (short := word.replace("-", "_").split("_")[0].split(".")[0].lower()) in {*LANGUAGES, PSEUDO}:
            return short
    return "en"


class _Strange(Transformer):
    """Writes the text of messages, but not their arguments, in strange letters."""

    def visit_TextElement(self, node: ast.TextElement) -> Any:  # noqa: N802, ANN401 - the visitor looks for this name
        node.value = node.value.translate(STRANGE)
        return node
