"""Reviews of finished games, part by part: whoever wants to know more asks for the next part.

Nothing is done in between, so a review that nobody goes on with costs nothing. Those that were asked for last are kept
where they are made: several people who look at one game share its review, and a part is found again.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal

from vermeil.core.errors import SetupError
from vermeil.table.catalog import module, own_deck
from vermeil.table.replay import finished

if TYPE_CHECKING:
    from vermeil.coach import Review

Care = Literal["quick", "full"]
Finding = dict[str, Any]

# Seconds of work for a part, from what it finds first. So the first findings are there at once, the next soon after,
# and nobody who comes meanwhile waits long.
FIRST = 0.03
LATER = 0.3
AGAIN = 2.0  # seconds, at most, in which a part finds again what was told before
KEPT = 8  # reviews that are remembered: each has some hundred kilobytes
TOLD_BEFORE = ("values", "luck", "decisions")  # what the end of a review need not repeat
SOLVED = {"share": 0.04, "points": 0.8}  # how far from the best a move may be that counts as found


@dataclass
class Course:
    """A review that is under way, or done."""

    way: Iterator[Finding | Review]
    found: list[Finding] = field(default_factory=list)
    done: int = 0
    total: int = 0
    over: bool = False
    steps: dict[int, int] = field(default_factory=dict)  # by event: the moves that were made before it

    def tick(self, done: int, total: int) -> None:
        self.done, self.total = done, total

    def go_on(self) -> None:
        """Find one thing more."""
        found = next(self.way)
        if isinstance(found, dict):
            self.found.append(found | {"step": self._step(found)})
        else:
            told = {name: part for name, part in found.data.items() if name not in TOLD_BEFORE}
            self.found.append({"finding": "review", **told})
            self.over = True

    def _step(self, found: Finding) -> int:
        """How many moves had been made before. Values come in the order of the game, and before all else."""
        at: int = found["at"]
        if at not in self.steps:
            before = 0 if at == 0 else self.steps[at - 1] + self.moved
            self.steps[at] = before
            self.moved = bool(found.get("line"))
        return self.steps[at]

    moved: bool = False


COURSES: OrderedDict[tuple[str, str, str | None], Course] = OrderedDict()


def seconds_of(part: int) -> float:
    """How long the part of such a number goes on: each twice as long as the one before, up to `LATER`."""
    return min(LATER, FIRST * 2.0 ** min(part, 10))


def review_part(text: str, care: Care, seen: int, seconds: float, deck_text: str | None = None) -> dict[str, Any]:
    """What is found beyond the first `seen` findings: the next one, and what some seconds of work bring after it.

    The same record and care always give the same findings, so that a review which was forgotten meanwhile is made
    again and goes on where it was. That may take more than one part, in which nothing is told: whoever says that they
    know very much must not keep the others waiting.
    """
    name = (text, care, deck_text)
    course = COURSES.pop(name, None) or _begun(text, care, deck_text)
    started = time.perf_counter()
    while not course.over and len(course.found) <= seen and time.perf_counter() < started + AGAIN:
        course.go_on()
    until = time.perf_counter() + seconds
    while not course.over and time.perf_counter() < until:
        course.go_on()
    COURSES[name] = course
    while len(COURSES) > KEPT:
        COURSES.popitem(last=False)
    return {
        "found": course.found[seen:],
        "seen": max(seen, len(course.found)),
        "done": course.done,
        "total": course.total,
        "over": course.over,
    }


def _begun(text: str, care: Care, deck_text: str | None) -> Course:
    from vermeil.coach import review  # a search: loaded only when somebody wants a review

    game = finished(text, deck_text)
    deck = None if deck_text is None else own_deck(game.NAME, deck_text)
    course = Course(iter(()))
    course.way = review(text, care, deck=deck, workers=1, tick=course.tick, kept=False)
    return course


def tried(text: str, step: int, move: str, deck_text: str | None = None) -> dict[str, Any]:
    """What another move would have been worth at a decision of a finished game, by what its seat knew then."""
    from vermeil.coach import tried as judged

    game = finished(text, deck_text)
    deck = None if deck_text is None else own_deck(game.NAME, deck_text)
    found = judged(text, step, move, deck=deck)
    scale = "share" if game.players > 1 else "points"
    return found | {"step": step, "solved": found[scale]["loss"] <= SOLVED[scale]}


def get_ready() -> None:
    """Load what looks back at games of any kind."""
    import vermeil.coach.expeditions
    import vermeil.coach.villages  # noqa: F401 - that it is there is all


def prepare(game: str) -> None:
    """Get ready to value positions of a game, which takes a while the first time."""
    from vermeil.coach.evaluator import evaluator_of

    with suppress(SetupError):  # without compiled engines some games have no review
        opening = module(game).Game(players=2, seed=1)
        evaluator_of(game, opening.deck).valuer(opening, 0)
