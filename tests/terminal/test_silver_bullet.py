"""Silver Bullet in the terminal: a deck that lies face up and shuffled cards, on the screen and line by line."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.games.silver_coin.positions import lay, play
from tests.plain import plain
from tests.terminal.driving import driving, run
from vermeil.games.silver_coin.views import ScoredSeat
from vermeil.terminal.faces import standard_faces
from vermeil.terminal.home import Home, Plan
from vermeil.terminal.plain.silver_coin import draw
from vermeil.terminal.screens.scene import Scene
from vermeil.terminal.screens.silver_coin import paint
from vermeil.terminal.sitting import Known
from vermeil.terminal.speech import Speech
from vermeil.words import LANGUAGES

COW, THING = 5, 8
STOPS = ("end", "done", "go", "pass", "decline")


def reached() -> tuple[Home, dict[str, Any]]:
    """A table of two people where the deck lies face up and the first knows something of shuffled cards.

    They draw, turn the deck over, shuffle their own villages, and discard everything else.
    """
    for seed in range(50):
        home = Home.begin(Plan("silver-coin", ("Ann", "Ben"), (), deck="bullet", seed=f"bullet {seed}"))
        for _ in range(400):
            seat = home.asked()[0] if home.asked() else -1
            view: dict[str, Any] | None = dict(home.known(seat).view or {}) if seat >= 0 else None
            if not view or view["round"] > 1:
                break
            frame = view["question"]["frames"][-1][0]
            if seat == 0 and frame == "action" and view["deck_face"] == "up" and view["groups"]:
                return home, view
            used = "use" if view["held"] and view["held"]["number"] in {COW, THING} else "discard"
            wishes = (used, f"village:{seat}", "draw", *STOPS)
            home.move(seat, next((wish for wish in wishes if wish in view["moves"]), view["moves"][0]))
        home.close()
    raise AssertionError("no such table was reached")


def test_a_face_up_deck_and_a_group_are_told_line_by_line_in_three_languages() -> None:
    """SC-75, SC-78."""
    home, view = reached()
    try:
        for language in LANGUAGES:
            speech = Speech(language)
            lines = draw(home.known(0), 0, speech)
            top, group = view["deck_top"][0], view["groups"][0]
            size = view["deck_left"] + len(view["deck_top"]) + len(view["deck_bottom"])
            assert speech.words("terminal-deck-up", count=size) in lines[0]
            name = speech.card_name("bullet", top["number"])
            assert any(f": {top['number']} {name}  " in f"{line}  " for line in lines)
            told = next(line for line in lines if line.startswith("% "))
            assert " ".join(group["places"]) in told
            assert all(speech.card_name("bullet", number) in told for number in group["numbers"])
            own = next(line for line in lines if re.match(r"> Ann", line))
            assert own.count("?%") == len(group["places"])
            assert speech.about(home.known(0), group["places"][0]).endswith(told)
    finally:
        home.close()


def test_the_screen_marks_shuffled_cards_and_says_that_the_deck_lies_face_up() -> None:
    """SC-75, SC-78."""

    async def play() -> None:
        home, view = reached()
        async with driving(home) as driver:
            await driver.press("enter")
            text = driver.text()
            size = view["deck_left"] + len(view["deck_top"]) + len(view["deck_bottom"])
            assert f"deck {size}, face up" in text
            assert text.count("?%") == sum(len(group["places"]) for group in view["groups"])

    run(play())


@pytest.mark.parametrize(
    ("kind", "moves", "asked"),
    [
        (8, ["village:0"], "Thing: Choose the village whose face-down cards are shuffled."),
        (0, ["remove:0.1"], "Hunter: Choose one of your cards to remove from the round."),
        (9, ["use:1.2"], "Marksman: Choose the face-up card whose ability you use."),
        (11, ["switch:1.2"], "Troublemaker: Choose a card in any village to switch."),
    ],
)
def test_questions_say_what_the_card_does_and_not_only_the_word(kind: int, moves: list[str], asked: str) -> None:
    home = Home.begin(Plan("silver-coin", ("Ann", "Ben"), (), deck="bullet", seed="asks"))
    try:
        known = home.known(0)
        view = plain({**known.village_view, "moves": moves, "question": {"frames": [[kind, 0]]}})
        assert Speech("en").question(type(known)(known.n, known.table, view), 0) == asked
    finally:
        home.close()


def test_what_counts_one_more_through_a_lycan_is_marked() -> None:
    """SC-71: on the screen and line by line, with its meaning; and in words under the cursor."""
    game = play(lay(["1^ 7 8", "5 5"], "9", [4], deck="bullet"), "draw", "set:0.2", "set:0.3", "turn")
    table = {"phase": "playing", "seats": [{"name": "Ann"}, {"name": "Ben"}]}
    known, speech = Known(0, table, game.view(0).fields), Speech("en")
    lines = draw(known, 0, speech)
    assert any("0.2 7 Insomniac^" in line and "8 Thing^" not in line for line in lines)
    assert lines[-1].endswith("^ counts 1 more")
    assert "7^" in "".join(paint(Scene(known, 0, standard_faces("silver-coin"), speech), 100, 30).lines())
    assert "counts 1 more" in speech.about(known, "0.2")
    assert "counts 1 more" not in speech.about(known, "0.3")


def test_what_a_card_counts_otherwise_stands_beside_its_number() -> None:
    """A Copycat counts as the lowest other card (SC-83), a card under the coin 0 (SC-84)."""
    sheet: ScoredSeat = {
        "village": [13, 4, 9],
        "counts": [4, 4, 0],
        "sum": 8,
        "wolfman": False,
        "penalty": 0,
        "points": 8,
    }
    assert Speech("en")._counted(sheet, called=False) == "4 (13) + 4 + 0 (9) = 8 points"
