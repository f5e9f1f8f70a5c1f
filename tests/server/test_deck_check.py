"""A deck in the making, checked for whoever draws it: the sentences of `vermeil deck check`, and nothing is kept."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from tests.server.process import Server
from vermeil.cli import app
from vermeil.games import pyramids, silver_and_gold
from vermeil.table.acts import MAX_DECK
from vermeil.table.deck_check import checked_deck
from vermeil.words import words

ISLANDS = silver_and_gold.Deck.standard().to_text()
PYRAMIDS = pyramids.Deck.standard().to_text()


@pytest.mark.parametrize("text", [ISLANDS, PYRAMIDS])
def test_our_own_decks_have_no_problems_and_nothing_to_note(server: Server, text: str) -> None:
    told = server.ask("POST", "/api/decks/check", json={"text": text}).json()
    assert (told["problems"], told["notes"], told["count"]) == ([], [], 0)
    assert told["picture"]["deck"] == told["deck"]
    assert [row["here"] for row in told["counts"]] == [row["there"] for row in told["counts"]]
    assert sum(row["here"][0] for row in told["counts"]) == len(told["cards"])


@pytest.mark.parametrize(
    "text",
    [
        ISLANDS.replace("o01 orange", "o01 purple"),
        ISLANDS.replace("name ", "name Ü", 1),
        ISLANDS.replace("\n\n", "\n", 2),
        PYRAMIDS.replace(">", ".", 1).replace("*", ">", 1),
        PYRAMIDS.replace(" 2\n", " 1\n", 1),
        "game chess\nnonsense\n",
        "",
    ],
)
def test_its_problems_are_those_of_the_command_in_the_same_order(server: Server, tmp_path: Path, text: str) -> None:
    file = tmp_path / "deck.txt"
    file.write_text(text, encoding="utf-8")
    said = CliRunner().invoke(app, ["deck", "check", str(file)]).output.splitlines()
    told = server.ask("POST", "/api/decks/check", json={"text": text}).json()
    assert told["deck"] is told["picture"] is None
    assert told["count"] == len(told["problems"]) > 0
    places = [f"line {one['line']}, column {one['column']}: " if one["line"] else "" for one in told["problems"]]
    assert [line.removeprefix(f"{file}: ") for line in said[:-1]] == [
        place + one["message"] for place, one in zip(places, told["problems"], strict=True)
    ]


def test_a_problem_names_its_card_even_when_two_have_the_same_id() -> None:
    """SG-1: the second of them has too many boxes."""
    cards = "".join(f"\na0{card} grey\n. . . .\n. . . .\n" for card in "123")
    told = checked_deck(f"game silver-and-gold\nname mine\n{cards}\na03 grey\n. . . .\n. . . .\n. # # #\n")
    assert [(one["card"], one["rule"]) for one in told["problems"]] == [(3, None), (3, "SG-1")]
    assert [card["head"][0] for card in told["cards"]] == ["a01", "a02", "a03", "a03"]
    assert told["cards"][3]["rows"] == ["....", "....", ".###"]


def test_what_differs_is_told_in_every_language() -> None:
    """SG-2: an island in two pieces may be played, and is noted."""
    cards = "".join(f"\na0{card} grey\n. . . .\n# # # #\n. . . .\n" for card in "1234")
    told = checked_deck(f"game silver-and-gold\nname mine\n{cards}")
    assert told["problems"] == []
    pieces = [note for note in told["notes"] if note["phrase"]["say"] == "drawn-note-pieces"]
    assert [note["card"] for note in pieces] == [0, 1, 2, 3]
    args = pieces[0]["phrase"]["args"]
    assert pieces[0]["message"] == f"SG-2: {words('en')('drawn-note-pieces', **args)}"
    assert words("de")("drawn-note-pieces", **args) == "die Insel von a01 zerfällt in Teile"
    assert words("es")("drawn-note-pieces", **args) == "la isla de a01 está partida en trozos"


def test_what_is_too_long_or_something_else_is_refused(server: Server) -> None:
    for body in ({"text": "x" * (MAX_DECK + 1)}, {"text": 7}, {}, {"text": "", "more": 1}):
        answer = server.ask("POST", "/api/decks/check", json=body)
        assert (answer.status_code, answer.json()["code"]) == (400, "wire/invalid")


def test_a_table_is_not_made_with_a_broken_deck(server: Server) -> None:
    broken = ISLANDS.replace("o01 orange", "o01 purple")
    body = {"game": "silver-and-gold", "name": "Ann", "deck_text": broken}
    answer = server.ask("POST", "/api/tables", json=body)
    assert (answer.status_code, answer.json()["code"], answer.json()["rule"]) == (422, "table/option", "SG-1")
    assert answer.json()["phrase"]["say"] == "drawn-boxes"
