"""One word for one thing (CONTRIBUTING, "The words of the house"): what a catalogue says otherwise has crept in."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

# What is not said, and what is said instead.
INSTEAD = {
    "es": {
        r"\bcoger|\bcog[eí]": "tomar: the other offends in half the world",
        r"(áis|éis)\b|\bos\b|\bvuestr|\bvosotr": "a form that is not only Spain's",
        r"\bmazos? propios?|propios? mazos?": "baraja: a mazo is drawn from",
        r"\b[Aa]br\w+ un registro": "partida guardada",
        r"\b[Aa] solas\b": "en solitario",
        r"Revisi(ón|ones) de": "análisis, of a game",
        r"(parte|%|\}) de la victoria": "probabilidad de ganar",
    },
    "de": {
        r"Rückblick": "Analyse",
        r"Sieganteil|vom Sieg\b": "Siegchance",
        r"(meisten|wenigsten) Punkte gewinnen|gewinnen die (meisten|wenigsten) Punkte": "wer die meisten Punkte hat",
        r"Karte vollenden": "fertig machen",
        r"\bKurator\b": "Kuratorin",
    },
    "en": {
        r"(?<![Tt]here )is no (move|card|game)\b": "is not a",
        r"\banew\b": "again",
        r"[a-z}] %( |$)(?!shuffled)": "a per cent sign without a space",
    },
}


@pytest.mark.parametrize("language", INSTEAD)
def test_one_word_for_one_thing(language: str) -> None:
    found = [
        f"{file.name}: {line.partition(' =')[0]} ({instead})"
        for file in (files("vermeil.words") / language).iterdir()
        for line in file.read_text(encoding="utf-8").splitlines()
        for wrong, instead in INSTEAD[language].items()
        if re.search(wrong, line)
    ]
    assert found == []
