"""Silver Bullet, the cards that work while they lie in a village: 0 to 4, and 13."""

from __future__ import annotations

from vermeil.games.silver_coin import layout, questions
from vermeil.games.silver_coin.codes import (
    BEFORE_SCORING,
    COPIES,
    GIFT_FRAME,
    IN_WINDOW,
    PLUS_ONE,
    REMOVE,
    RITES,
    SHOW,
    SINKS,
)
from vermeil.games.silver_coin.state import Card, State


class Hunter(Card):
    """SC-70: in the Regifters' step; the question is which own card leaves the round, himself included."""

    def __init__(self) -> None:
        when = "before scoring, while face up"
        super().__init__("bullet", 0, "Hunter", BEFORE_SCORING, ("hunter", when))

    def sources(self, s: State, cards: int) -> int:
        return cards if layout.own(s) else 0

    def ask(self, s: State) -> None:
        questions.offer(s, REMOVE, layout.own(s))

    def answer(self, s: State) -> None:
        layout.take_out(s, s.active, s.arg)
        layout.remove(s, s.arg)
        questions.go_to(s, GIFT_FRAME)


class Lycan(Card):
    """SC-71: the engine compares (`exchange.match_with_help`)."""

    def __init__(self) -> None:
        when = "when you exchange a set, while face up and not chosen"
        super().__init__("bullet", 1, "Lycan", PLUS_ONE, ("lycan", when))


class Priest(Card):
    """SC-72: the question is which card."""

    def __init__(self) -> None:
        when = "at any time in your turn, once a turn, while face up"
        super().__init__("bullet", 2, "Priest", IN_WINDOW, ("priest", when))

    def sources(self, s: State, cards: int) -> int:
        return cards if layout.own(s) & ~s.up else 0

    def ask(self, s: State) -> None:
        questions.offer(s, SHOW, layout.own(s) & ~s.up)

    def answer(self, s: State) -> None:
        layout.turn_up(s, s.arg)
        questions.leave(s)


class GothGirl(Card):
    """SC-73: `layout.throw` knows where a discard goes; with goth_girl=may the engine asks."""

    def __init__(self) -> None:
        when = "when you discard, while face up"
        super().__init__("bullet", 3, "Goth Girl", SINKS, ("goth", when))


class Mortician(Card):
    """SC-74: the engine remembers what an exchange has discarded, and asks which of it is used."""

    def __init__(self) -> None:
        when = "after your exchange, while face up"
        super().__init__("bullet", 4, "Mortician", RITES, ("mortician", when))


class Copycat(Card):
    """SC-83: `scoring.value_of` knows what he counts; in exchanges he is a 13."""

    def __init__(self) -> None:
        when = "at scoring, face up or face down"
        super().__init__("bullet", 13, "Copycat", COPIES, ("copycat", when))
