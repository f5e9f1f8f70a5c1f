"""The rules at hand: every rule of the books has its sentence in every language, and one topic to be found under."""

from __future__ import annotations

import json
from importlib.resources import files

import pytest

from tests.rulebook.rule_ids import RULES
from vermeil.words import LANGUAGES, words

TOPICS = json.loads((files("vermeil.words") / "topics.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", RULES)
def test_every_rule_has_its_sentence(game: str, language: str) -> None:
    assert [rule for rule in RULES[game] if f"rule-{rule}" not in words(language)] == []


@pytest.mark.parametrize("game", RULES)
def test_every_rule_stands_under_exactly_one_topic(game: str) -> None:
    listed = [rule for topic in TOPICS[game.replace("_", "-")] for rule in topic["rules"]]
    assert sorted(listed) == sorted(RULES[game])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_topic_has_its_name(language: str) -> None:
    names = [words(language)(topic["topic"]) for game in TOPICS.values() for topic in game]
    assert all(name.strip() for name in names)
    assert {game.replace("_", "-") for game in RULES} == set(TOPICS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_can_be_said(language: str) -> None:
    """The names of cards that a rule mentions come from the cards' own file."""
    said = [words(language)(f"rule-{rule}") for rules in RULES.values() for rule in rules]
    assert all(sentence.endswith(".") for sentence in said)
