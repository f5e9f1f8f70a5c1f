"""The fields that both flip-and-write games have."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from vermeil.envs.observation import Field, Look, one_of
from vermeil.games.expedition.grid import PATTERNS
from vermeil.games.expedition.moves import SLOTS
from vermeil.games.expedition.views import fields

QUESTIONS = ("keep", "pattern", "owed", "pick")
PHASES = ("keep", "mark", "pick", "over")


def _asked(look: Look) -> list[int]:
    question = fields(look.view)["question"]
    return one_of(4, QUESTIONS.index(question) if question in QUESTIONS else None)


def _pattern(look: Look) -> list[int]:
    pattern = fields(look.view)["pattern"]
    return one_of(6, None if pattern is None else PATTERNS.index(pattern))


def time_fields() -> tuple[Field, ...]:
    """What is asked, where the game stands, and the patterns."""
    return (
        Field("question", (4,), "what this seat is asked: keep, pattern, owed, pick; nothing if it waits", _asked),
        Field("phase", (4,), "keep, mark, pick, over", _phase),
        Field("round", (4,), "which of the four rounds", lambda look: one_of(4, fields(look.view)["round"] - 1)),
        Field("turn", (7,), "which of the round's seven turns", lambda look: one_of(7, fields(look.view)["turn"] - 1)),
        Field("pattern", (6,), f"the pattern of this turn: {', '.join(PATTERNS)}", _pattern),
        Field(
            "revealed",
            (6,),
            "how many cards of each pattern were turned up in this round, with this turn's",
            lambda look: [fields(look.view).get("revealed", []).count(pattern) for pattern in PATTERNS],
        ),
        Field("stack", (1,), "how many cards the stack holds", lambda look: [fields(look.view)["stack"]]),
        Field("picks", (2,), "which of one's places, A and B, get a new card now", _picks),
        Field(
            "since",
            (4,),
            "solo: since which turn each displayed card lies there; the oldest is buried first",
            lambda look: fields(look.view).get("since", [0] * 4),
        ),
        Field("buried", (1,), "solo: cards under the stack", lambda look: [len(fields(look.view).get("buried", []))]),
        Field("players", (1,), "how many play", lambda look: [fields(look.view)["players"]]),
    )


def _phase(look: Look) -> list[int]:
    return one_of(4, PHASES.index(fields(look.view)["phase"]))


def _picks(look: Look) -> list[int]:
    return [int(slot in fields(look.view)["picks"]) for slot in SLOTS]


def offered(look: Look, face: Callable[[Look, str, int], list[int]], size: int) -> list[list[int]]:
    """The four cards that are dealt, while all keep two of them; then those of the display."""
    cards = fields(look.view)["hand"] if fields(look.view)["phase"] == "keep" else fields(look.view)["display"]
    return [[0] * size if card is None else face(look, card, 0) for card in cards]


def laid(look: Look, seat: int, face: Callable[[Look, str, int], list[int]], size: int, grid: Any) -> list[list[int]]:  # noqa: ANN401
    """The cards of a seat with what is crossed on them."""
    found = []
    for shown_card in fields(look.view)["seats"][seat]["cards"]:
        if shown_card is None:
            found.append([0] * size)
        else:
            crossed = sum(1 << grid.box(name) for name in shown_card["crossed"])
            found.append(face(look, shown_card["card"], crossed))
    return found


def waiting(look: Look, seat: int) -> list[int]:
    """Whether a seat must decide."""
    return [int(seat in fields(look.view)["waiting"])]


def owed(look: Look, seat: int) -> list[int]:
    """How many boxes a seat owes."""
    return [fields(look.view)["seats"][seat]["owed"]]
