"""How puzzles are made: the best stays the best in other worlds, and a set is the same however it was made."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from vermeil.build_info import compiled
from vermeil.coach.evaluator import Candidate, evaluator_of
from vermeil.coach.judging import Trial
from vermeil.core.errors import SetupError
from vermeil.games import GAMES, rules_of
from vermeil.puzzles.making import APART, DIFFICULTY_PART, Found, add, finds, make, new_set, number_of
from vermeil.puzzles.puzzle import Entry, load, save
from vermeil.puzzles.shelf import shipped
from vermeil.puzzles.weighing import glance

pytestmark = pytest.mark.skipif(not compiled(), reason="look-ups take minutes to solve with plain engines")

SAMPLE, WORLDS = 5, 600


@pytest.mark.parametrize("game", GAMES)
def test_a_sample_is_still_the_best_in_worlds_that_nobody_has_looked_at(game: str) -> None:
    for puzzle in Random(f"sample {game}").sample(list(shipped(game).values()), SAMPLE):
        table: Any = puzzle.position()
        entry = puzzle.entry
        valuer = evaluator_of(game, table.deck).valuer(table, number_of("judged again"))
        view = table.view(entry.seat, memory=True)
        question = valuer.question(view, entry.best, number_of(f"judged again {puzzle.id}"))
        moves = {move: Candidate(move, number) for move, number in question.numbers.items()}
        trial = Trial(question, entry.seat, lambda: None)
        trial.run(list(moves.values()), WORLDS)
        behind = {move: trial.gap(moves[entry.best], other, 0)[0] for move, other in moves.items()}
        assert min(gap for move, gap in behind.items() if move != entry.best) > 0
        assert finds(game, "expert", view, entry.best)
        assert finds(game, entry.difficulty, view, entry.best)


def test_a_choice_that_makes_no_difference_is_not_a_puzzle() -> None:
    """Of two moves that lead to the same position neither is the best."""
    table: Any = rules_of("silver-coin").Game(players=2, seed=5)
    for seat in table.waiting:
        table.push(seat, f"peek:{seat}.1,{seat}.2")
    while table.waiting and "discard" not in table.spellings(table.waiting[0]):
        seat = table.waiting[0]
        table.push(seat, table.spellings(seat)[0])
    seat = table.waiting[0]
    valuer = evaluator_of("silver-coin", table.deck).valuer(table, 1)
    view = table.view(seat, memory=True)
    question = valuer.question(view, view.moves[0], 3)
    alike = {move: n for move, n in question.numbers.items() if move in {f"swap:{seat}.4", f"swap:{seat}.5"}}
    assert len(alike) == 2
    question.numbers = alike
    assert glance(question, seat) is None


def test_a_set_that_was_stopped_goes_on_to_the_same_set(tmp_path: Path) -> None:
    at_once = new_set("pyramids", 4, "test")
    for _ in make(at_once, 4):
        pass
    assert at_once.deals > 1
    stopped = new_set("pyramids", 4, "test")
    next(make(stopped, 4))
    file = tmp_path / "set.json.gz"
    save(file, stopped)
    again = load(file)
    for _ in make(again, 4):
        pass
    assert again == at_once
    save(file, again)
    assert load(file) == at_once


def entry(step: int, difficulty: str = "easy", theme: str = "chain") -> Entry:
    return Entry(0, step, 0, difficulty, theme, "A:a1", (90, 60, 120), [0, 90], [0, 20])


def test_a_set_takes_what_it_lacks_and_never_two_answers_in_a_row() -> None:
    record = "vermeil 1\ngame pyramids\ndeck x\nplayers 2\nvariants -\n" + "".join(f"0 A:a{at}\n" for at in range(60))
    made = new_set("pyramids", 10, "test")
    add(made, Found(record, [entry(3), entry(4, "expert", "taking"), entry(40, "strong", "keeping"), entry(41)]))
    assert [(each.step, each.difficulty) for each in made.set] == [(3, "easy"), (40, "strong")]
    assert made.records[0].endswith("0 A:a39\n")
    for _ in range(10):
        add(made, Found(record, [entry(3), entry(3 + APART)]))
    assert sum(each.difficulty == "easy" for each in made.set) <= 1 + DIFFICULTY_PART * 10
    assert made.deals == 11


@pytest.mark.parametrize(
    "text",
    [b"", b"{}", b"\x1f\x8bnonsense", b'{"puzzles":1', b"null"],
)
def test_a_file_that_is_not_a_set_is_refused(tmp_path: Path, text: bytes) -> None:
    file = tmp_path / "set.json"
    file.write_bytes(text)
    with pytest.raises(SetupError, match=r"set\.json"):
        load(file)
