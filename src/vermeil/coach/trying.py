"""Another move at a decision of a finished game: what it would have been worth, by what the seat knew then."""

from __future__ import annotations

from typing import Any

from vermeil.coach.evaluator import evaluator_of
from vermeil.coach.judging import Patience, judge
from vermeil.core.contract import Game, View
from vermeil.core.errors import IllegalMoveError, RecordError
from vermeil.core.record import read
from vermeil.games import rules_of_record

# Worlds for a first look, the most for what is not clear, and those for skill, which nobody asks for here.
PATIENCE = Patience(80, 1280, 1)


def tried(text: str, step: int, move: str, *, deck: Any = None, seed: int = 0) -> dict[str, Any]:  # noqa: ANN401 - a deck of the record's game
    """Judge a move at the decision before which `step` moves were made, as `review` judges the one that was played.

    RecordError if nothing is decided there, IllegalMoveError if this is not a move there.
    """
    record = read(text)
    rules = rules_of_record(record)
    decided = record.moves()
    if not 0 <= step < len(decided):
        raise RecordError(f"nothing is decided after {step} moves of a game of {len(decided)}")
    way = rules.steps(text, **({} if deck is None else {"deck": deck}))
    game: Game = next(way).game
    for _ in range(step):
        next(way)
    seat = decided[step].seat
    view: View = game.view(seat, memory=True)
    if move not in view.moves:
        raise IllegalMoveError(game.why_not(seat, move) or f"{move[:40]!r} is not a move here")
    evaluator = evaluator_of(record.game, game.deck)  # type: ignore[attr-defined]
    question = evaluator.valuer(game, seed).question(view, move, seed)
    verdict = judge(question, seat, move, PATIENCE, alone=game.players == 1, go=lambda: None)
    said, better = verdict.reasons()
    return {
        "seat": seat,
        "move": move,
        "played": decided[step].spelling,
        "best": verdict.best.move,
        "mark": verdict.mark,
        "share": verdict.share.as_json(),
        "points": verdict.points.as_json(),
        "said": [part.as_json() for part in said],
        "said_best": [part.as_json() for part in better],
    }
