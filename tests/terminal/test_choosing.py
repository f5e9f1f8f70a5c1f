"""What is chosen from the legal moves: the ghost of a pattern, and cards for a verb. Neither invents a move."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from tests.terminal.test_paint import moments
from vermeil.games import GAMES
from vermeil.terminal.answers import Chooser, read_answer
from vermeil.terminal.ghost import Ghost, Placement
from vermeil.terminal.screens.steering import next_target


def neighbours(ghost: Ghost, placement: Placement) -> set[Placement]:
    """Where one key leads from a placement."""
    found = set()
    keys: list[Callable[[], None]] = [ghost.turn, ghost.mirror, ghost.single, ghost.switch_card]
    keys += [partial(ghost.step, *way) for way in ((0, 1), (0, -1), (1, 0), (-1, 0))]
    for key in keys:
        ghost.now = placement
        key()
        assert ghost.now is not None
        found.add(ghost.now)
    return found


@pytest.mark.parametrize("game", ["silver-and-gold", "pyramids"])
def test_the_ghost_reaches_every_legal_crossing_and_nothing_else(game: str) -> None:
    for live in moments(game, 2, seed=3, every=5):
        for seat in live.waiting:
            answers = [read_answer(str(move)) for move in live.legal_moves(seat)]
            crossings = {answer.spelling for answer in answers if answer.boxes}
            ghost = Ghost(answers)
            reached: set[Placement] = set()
            todo = set() if ghost.now is None else {ghost.now}
            while todo:
                reached |= todo
                todo = {there for here in todo for there in neighbours(ghost, here)} - reached
            assert {placement.spelling for placement in reached} == crossings


@pytest.mark.parametrize("game", GAMES)
def test_every_other_move_can_be_chosen_by_its_button_and_its_targets(game: str) -> None:
    for live in moments(game, 3, seed=2, every=7):
        for seat in live.waiting:
            answers = [read_answer(str(move)) for move in live.legal_moves(seat)]
            others = [answer for answer in answers if not answer.boxes]
            for answer in others:
                chooser = Chooser(others)
                wanted = next(
                    at
                    for at, verb in enumerate(chooser.verbs)
                    if verb.spelling == answer.spelling or (verb.verb == answer.verb and verb.targets)
                )
                chooser.choose_verb(wanted)
                made = [chooser.toggle(target) for target in answer.targets]
                assert not any(made[:-1]), "nothing is done before all is chosen"
                if not made or made[-1] is None:
                    made.append(chooser.enter())
                assert made[-1] == answer.spelling


def test_arrows_go_along_a_row_and_from_row_to_row() -> None:
    targets = ["0.1", "0.2", "0.5", "1.1", "1.4"]
    assert next_target(targets, "0.1", 0, 1) == "0.2"
    assert next_target(targets, "0.5", 0, 1) == "0.1"
    assert next_target(targets, "0.5", 1, 0) == "1.4"
    assert next_target(targets, "1.4", -1, 0) == "0.5"
    assert next_target(["s09", "o05", "g11"], "s09", 0, 1) == "o05"


def test_a_chosen_card_can_be_unchosen() -> None:
    chooser = Chooser([read_answer(move) for move in ("peek:0.1,0.2", "peek:0.1,0.3", "peek:0.2,0.3")])
    assert chooser.toggle("0.1") is None
    assert chooser.toggle("0.1") is None
    assert chooser.picked == []
    assert chooser.toggle("0.3") is None
    assert chooser.toggle("0.2") is None
    assert chooser.enter() == "peek:0.2,0.3"


def test_several_cards_wait_for_the_button() -> None:
    """SC-21: two cards that make a move may be two of three."""
    chooser = Chooser([read_answer(move) for move in ("set:0.1,0.2", "set:0.1,0.2,0.3", "set:0.2,0.3", "set:0.1,0.3")])
    assert [chooser.toggle(card) for card in ("0.1", "0.2")] == [None, None]
    assert chooser.complete == "set:0.1,0.2"
    assert chooser.toggle("0.3") is None
    assert chooser.enter() == "set:0.1,0.2,0.3"


def test_one_card_needs_no_button() -> None:
    chooser = Chooser([read_answer(move) for move in ("swap:0.1", "swap:0.2")])
    assert chooser.toggle("0.2") == "swap:0.2"
