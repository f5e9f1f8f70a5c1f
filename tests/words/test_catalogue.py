"""Every language says everything, with the same arguments."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from vermeil.core.phrases import Phrase, phrase, phrase_from_json
from vermeil.words import LANGUAGES, PSEUDO, QUOTED, preferred, texts, words


class Arguments(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()
        self.quoted: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - the visitor's name
        self.quoted.add(node.id.name)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's name
        self.names.add(node.id.name)


def sentences(language: str) -> dict[tuple[str, str], set[str]]:
    """By file and id, the arguments of each sentence. A file that is not Fluent, or says something twice, fails."""
    found: dict[tuple[str, str], Arguments] = {}
    once: dict[str, Arguments] = {}
    for file, text in texts(language).items():
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, ast.Junk), f"{language}/{file}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in once, f"{language}/{file}: {entry.id.name} is there twice"
                arguments = found[file, entry.id.name] = once[entry.id.name] = Arguments()
                arguments.visit(entry)
    return {
        place: arguments.names.union(*(once[name].names for name in arguments.quoted))
        for place, arguments in found.items()
    }


@pytest.mark.parametrize(
    ("language", "two", "three"),
    [
        ("en", "Ann and Ben", "Ann, Ben and Cem"),
        ("es", "Ann y Ben", "Ann, Ben y Cem"),
        ("de", "Ann und Ben", "Ann, Ben und Cem"),
        (PSEUDO, "Ann and Ben", "Ann, Ben and Cem"),
    ],
)
def test_names_stand_in_a_row_as_the_language_has_them(language: str, two: str, three: str) -> None:
    names = ["Ann", "Ben", "Cem"]
    assert [words(language).list_of(names[:count]) for count in range(4)] == ["", "Ann", two, three]


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_a_language_says_all_that_english_says_with_the_same_arguments(language: str) -> None:
    assert sentences(language) == sentences("en")


def test_what_all_languages_say_in_the_same_words_is_written_once() -> None:
    """Another sentence that says the same quotes the first. Single words and pairs may mean different things."""
    said: dict[tuple[str, ...], list[str]] = {}
    written = {language: words(language)._written for language in LANGUAGES}
    for name in written["en"]:
        same = tuple(written[language][name].partition("=")[2].strip() for language in LANGUAGES)
        if len(same[0].split()) > 2 and not QUOTED.fullmatch(same[0]):
            said.setdefault(same, []).append(name)
    assert [names for names in said.values() if len(names) > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_found_where_it_is_written_and_read_as_in_its_file(language: str) -> None:
    """We read one when it is first said; Fluent itself reads whole files."""
    written = words(language)._written
    said = set()
    for text in texts(language).values():
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Message):
                alone = FluentParser().parse_entry(written[entry.id.name])
                assert entry.equals(alone, ignored_fields=["span", "comment"])
                said.add(entry.id.name)
    assert set(written) == said


def test_a_sentence_may_quote_those_of_other_files() -> None:
    assert words("de")("sc-coin-4") in words("de")("rule-SC-13")


def test_plural_forms() -> None:
    assert [words(language)("points", count=1) for language in LANGUAGES] == ["1 point", "1 punto", "1 Punkt"]
    assert [words(language)("points", count=2) for language in LANGUAGES] == ["2 points", "2 puntos", "2 Punkte"]


def test_the_pseudo_language_changes_the_sentence_and_not_its_arguments() -> None:
    assert words(PSEUDO)("points", count=2) == "2 pöïñtš"


def test_a_phrase_may_hold_a_phrase_and_survives_the_journey() -> None:
    said = phrase("points", count=3)
    assert phrase_from_json(said.as_json()) == said
    outer = Phrase("outer", {"inner": said, "who": "Ann"})
    assert phrase_from_json(outer.as_json()) == outer


def test_an_unknown_sentence_or_language_is_an_error_and_not_a_blank() -> None:
    with pytest.raises(LookupError, match="no-such"):
        words("en")("no-such")
    with pytest.raises(LookupError, match="count"):
        words("en")("points")
    with pytest.raises(LookupError, match="there are en, es, de"):
        words("fr")


@pytest.mark.parametrize(
    ("variables", "language"),
    [({"LANG": "de_AT.UTF-8"}, "de"), ({"LANG": "fr_FR"}, "en"), ({"LANG": "de_DE", "VERMEIL_LANGUAGE": "es"}, "es")],
)
def test_the_users_language_is_taken_from_the_environment(
    monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], language: str
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "VERMEIL_LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert preferred() == language


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lessons_name_every_source_of_points_and_agree_with_the_rules(language: str) -> None:
    """SG-60 and PY-41: who has played the lesson knows seals, cups and palms, and which pyramids of a colour count."""
    known = words(language)
    told = " ".join(known(f"lesson-sg-{step}") for step in ("coin", "palm", "card", "x", "seal", "cup")).lower()
    for source in {
        "en": ("seal", "cup", "palm"),
        "es": ("sello", "copa", "palmera"),
        "de": ("siegel", "pokal", "palme"),
    }[language]:
        assert source in told
    told = known("lesson-py-colour")
    assert all(number in told for number in ("2", "4", "6", "10", "3"))
