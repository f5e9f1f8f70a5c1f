"""The rules at hand: every rule of the books has its sentence in every language, and one topic to be found under."""

from __future__ import annotations

import pytest

from tests.games.rule_ids import RULES
from vermeil.games import GAMES
from vermeil.words import LANGUAGES, topics, words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", RULES)
def test_every_rule_has_its_sentence(game: str, language: str) -> None:
    assert [rule for rule in RULES[game] if f"rule-{rule}" not in words(language)] == []


@pytest.mark.parametrize("game", RULES)
def test_every_rule_stands_under_exactly_one_topic(game: str) -> None:
    listed = [rule for _, rules in topics(game.replace("_", "-")) for rule in rules]
    assert sorted(listed) == sorted(RULES[game])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_topic_has_its_name(language: str) -> None:
    names = [words(language)(topic) for game in GAMES for topic, _ in topics(game)]
    assert all(name.strip() for name in names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_can_be_said(language: str) -> None:
    """The names of cards that a rule mentions come from the cards' own file."""
    said = [words(language)(f"rule-{rule}") for rules in RULES.values() for rule in rules]
    assert all(sentence.endswith(".") for sentence in said)
