"""Refusals are values: a rule and a phrase, said in every language, and in English only when somebody reads them."""

from __future__ import annotations

import copy
import pickle
import re
import subprocess
import sys
from pathlib import Path

import pytest

import vermeil
from vermeil.core.errors import IllegalMoveError
from vermeil.core.phrases import named
from vermeil.core.refusals import Refusal, in_own_words, refused
from vermeil.games import silver_and_gold as sg
from vermeil.games import silver_coin as sc
from vermeil.words import texts, words

CROSSED = refused("SG-22", "refused-crossed", box="b2")


def test_every_refusal_has_a_sentence_and_every_sentence_a_refusal() -> None:
    source = Path(vermeil.__file__).parent
    files = [*(source / "core").glob("*.py"), *(source / "games").rglob("*.py")]
    used = {name for file in files for name in re.findall(r'"(refused-[a-z-]+)"', file.read_text(encoding="utf-8"))}
    assert used == set(re.findall(r"^(refused-[a-z-]+) =", texts("en")["refusals.ftl"], re.MULTILINE))


def test_a_refusal_reads_as_its_sentence_in_english() -> None:
    assert str(CROSSED) == "SG-22: b2 is already crossed"
    assert repr(CROSSED) == "'SG-22: b2 is already crossed'"
    assert CROSSED == "SG-22: b2 is already crossed"
    assert {CROSSED: 1}["SG-22: b2 is already crossed"] == 1  # type: ignore[index]  # equal, so found


def test_refusals_are_equal_by_rule_and_phrase() -> None:
    assert refused("SG-22", "refused-crossed", box="b2") == CROSSED
    assert refused("PY-21", "refused-crossed", box="b2") != CROSSED
    assert refused("SG-22", "refused-crossed", box="b3") != CROSSED
    assert CROSSED != 22


@pytest.mark.parametrize("twin", [copy.copy, copy.deepcopy, lambda value: pickle.loads(pickle.dumps(value))])  # noqa: S301 - our own
def test_an_error_carries_its_refusal_wherever_it_goes(twin: object) -> None:
    error = IllegalMoveError(CROSSED)
    assert callable(twin)
    other = twin(error)
    assert other.refusal == CROSSED
    assert str(other) == "SG-22: b2 is already crossed"


def test_a_game_says_why_not_in_three_languages() -> None:
    game = sg.Game(players=2, seed=7)
    why = game.why_not(0, "done")
    assert why is not None
    assert why.rule == "SG-10"
    assert [words(language).say(why.phrase) for language in ("en", "es", "de")] == [
        "first keep two of your four cards; done comes later",
        "primero quédate con dos de tus cuatro cartas; done viene después",
        "behalte zuerst zwei deiner vier Karten; done kommt später",
    ]


def test_seats_have_names_where_names_are_known() -> None:
    """SC-4: in the house a seat is a number, at a table it is somebody."""
    game = sc.Game(players=2, seed=7)
    asked = game.waiting[0]
    why = game.why_not(1 - asked, "draw")
    assert why == f"SC-4: it is seat {asked}'s turn to decide, not seat {1 - asked}'s"
    names = ["Ana", "Ben"]
    assert words("de").say(named(why.phrase, names)) == f"jetzt entscheidet {names[asked]}, nicht {names[1 - asked]}"


def test_a_game_of_ones_own_needs_no_catalogue() -> None:
    why = in_own_words("TOY-2", "keep or fold")
    assert isinstance(why, Refusal)
    assert str(why) == "TOY-2: keep or fold"
    assert words("es").say(why.phrase) == "keep or fold"


def test_asking_why_not_makes_no_sentence() -> None:
    """Programs ask for reasons without reading them: they do not even load the catalogue."""
    program = (
        "import sys\n"
        "from vermeil.games import pyramids, silver_coin\n"
        "for game in (pyramids.Game(seed=1), silver_coin.Game(seed=1)):\n"
        "    assert all(game.why_not(seat, 'done') is not None for seat in (0, 1, 9))\n"
        "print('fluent.runtime' in sys.modules, 'vermeil.words' in sys.modules)\n"
    )
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=60)
    assert ran.stdout == "False False\n"
