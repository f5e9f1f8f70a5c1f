"""What people read, in every language: the same Fluent files serve the terminal, the server and the page.

One folder per language, one file per subject. Sentences are whole, with named arguments and plural forms; ids
are the same in all languages, which a test demands. See https://projectfluent.org for the syntax.
"""

from __future__ import annotations

import json
import locale
import os
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from threading import Lock
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from datetime import date

    from fluent.syntax.ast import Resource

LANGUAGES = {"en": "English", "es": "Español", "de": "Deutsch"}
# As a command's help lists them: "en, es or de".
TONGUES = " or ".join(", ".join(LANGUAGES).rsplit(", ", 1))
# Where one of our languages has several customs: "Ann, Ben and Cem", without a comma before "and".
REGIONS = {"en": "en_GB"}
# English with strange letters: whatever reads normally on a screen in this language is not in the catalogue.
PSEUDO = "qps"
REMEMBERED = 4000  # sentences kept, about a megabyte; then all are forgotten
# In a file of Fluent: a sentence begins at the margin with its id, and what belongs to it is indented, or a brace that
# closes. It quotes another one by its id in braces.
SENTENCE = re.compile(r"^([A-Za-z][\w-]*) *=.*\n?(?:(?:[ }].*)?\n|[ }].+)*", re.MULTILINE)
QUOTED = re.compile(r"\{ *([A-Za-z][\w-]*) *\}")


class MissingWordsError(LookupError):
    """A sentence or a language that the catalogue does not have: a mistake in a program, not a refusal to a player."""


class Sayable(Protocol):
    """What can be said (`core.phrases.Phrase`): a sentence's id, and what goes into it, sayable things included."""

    @property
    def id(self) -> str: ...
    @property
    def args(self) -> Mapping[str, Any]: ...


class Words:
    """One language. `words("cross-off")`, `words("boxes-left", count=3)`, `words.say(phrase)`."""

    def __init__(self, language: str) -> None:
        # Here and not above: importing a bot or a table should not load Fluent before anything is said.
        from fluent.runtime import FluentBundle

        self.language = language
        self._said: dict[tuple[str, ...], str] = {}  # a screen says the same with every key
        self._lock = Lock()  # bots tell their reasons in threads of their own
        self._written = dict(_sentences("en" if language == PSEUDO else language))
        # No marks around arguments: they serve languages written from right to left, and clutter a terminal.
        self._bundle = FluentBundle(["en" if language == PSEUDO else language], use_isolating=False)

    def __call__(self, name: str, /, **args: str | float | Sayable) -> str:
        """The sentence of this id; every argument that it names must be given."""
        return self._format(name, args)

    def say(self, phrase: Sayable) -> str:
        """A phrase in this language."""
        return self._format(phrase.id, phrase.args)

    def list_of(self, parts: Sequence[str]) -> str:
        """Names in a row, as a sentence has them: "Ann, Ben and Cem"."""
        from babel.lists import format_list

        language = "en" if self.language == PSEUDO else self.language
        return format_list(parts, locale=REGIONS.get(language, language))

    def day(self, day: date) -> str:
        """A day as people write it: "18 November 2026"."""
        from babel.dates import format_date

        language = "en" if self.language == PSEUDO else self.language
        return format_date(day, "long", locale=REGIONS.get(language, language))

    def __contains__(self, name: str) -> bool:
        return name in self._written

    def _format(self, name: str, args: Mapping[str, str | float | Sayable]) -> str:
        plain = {key: part if isinstance(part, str | int | float) else self.say(part) for key, part in args.items()}
        known = (name, *plain, *map(repr, plain.values()))
        text = self._said.get(known)
        if text is None:
            if len(self._said) >= REMEMBERED:
                self._said.clear()
            text = self._said[known] = self._say_first(name, plain)
        return text

    def _say_first(self, name: str, plain: dict[str, str | float]) -> str:
        with self._lock:
            self._understand(name)
            pattern = self._bundle.get_message(name).value if self._bundle.has_message(name) else None
            if pattern is None:
                raise MissingWordsError(f"there is no sentence {name!r} in {self.language}")
            text, errors = self._bundle.format_pattern(pattern, plain)
        if errors:
            raise MissingWordsError(f"the sentence {name!r} in {self.language}: {errors[0]}")
        return str(text)

    def _understand(self, name: str) -> None:
        """Read a sentence, and those that it quotes, when it is first said: all of them take a sixth of a second."""
        if name not in self._written or self._bundle.has_message(name):
            return
        from fluent.runtime import FluentResource

        resource = FluentResource(self._written[name])
        self._bundle.add_resource(_strange(resource) if self.language == PSEUDO else resource)
        for quoted in QUOTED.findall(self._written[name]):
            self._understand(quoted)


@cache
def words(language: str) -> Words:
    """The words of one of our languages, or of `qps`, which is for tests."""
    if language not in {*LANGUAGES, PSEUDO}:
        raise MissingWordsError(f"{language!r} is not one of our languages; there are {', '.join(LANGUAGES)}")
    return Words(language)


def texts(language: str) -> dict[str, str]:
    """The files of a language, by name."""
    folder = files("vermeil.words") / language
    found = sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
    return {file.name: file.read_text(encoding="utf-8") for file in found}


def topics(game: str) -> list[tuple[str, list[str]]]:
    """The rules at hand of a game: the ids of its topics' names, and of the rules under each, in reading order."""
    listed = json.loads((files("vermeil.words") / "topics.json").read_text(encoding="utf-8"))
    return [(topic["topic"], topic["rules"]) for topic in listed[game]]


def ruling_mark(game: str, rule: str) -> str:
    """The id of the mark on a rule that no rule book settles, or not entirely; empty for one that a book settles."""
    listed = json.loads((files("vermeil.words") / "topics.json").read_text(encoding="utf-8"))
    for topic in listed[game]:
        if rule in topic["rulings"]:
            return "rules-mark-ruling"
        if rule in topic["partly"]:
            return "rules-mark-partly"
    return ""


def preferred() -> str:
    """The language of this machine's user, if we speak it: VERMEIL_LANGUAGE, or else the locale."""
    asked = (os.environ.get("VERMEIL_LANGUAGE"), *(os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG")))
    for word in (*asked, locale.getlocale()[0]):
        if word and (short := word.replace("-", "_").split("_")[0].split(".")[0].lower()) in {*LANGUAGES, PSEUDO}:
            return short
    return "en"


def _sentences(language: str) -> Iterator[tuple[str, str]]:
    """Each sentence's id and how it is written."""
    for text in texts(language).values():
        for found in SENTENCE.finditer(text):
            yield found[1], found[0]


def _strange(resource: Resource) -> Resource:
    """The same messages in strange letters."""
    from vermeil.words.pseudo import Strange

    written: Resource = Strange().visit(resource)
    return written
