"""Stories of the flip-and-write games: what chance brings is chosen by the test, and so is what is crossed.

All moves go through the game's own door, so only positions that the rules allow can be reached. Each game tells its
stories with cards of its own: tests/games/silver_and_gold/positions.py, tests/games/pyramids/positions.py.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Generic, TypeVar

import pytest

from tests.plain import plain
from vermeil.core.chance import Lot
from vermeil.core.errors import MoveError
from vermeil.games.expedition.face import DeckGame

G = TypeVar("G", bound=DeckGame)


class Scripted:
    """Chance that brings what was asked for, in that order; then, the first things that are to be had."""

    def __init__(self, **wanted: str) -> None:
        self.wanted = {event: words.split() for event, words in wanted.items()}

    def draw(self, event: str, stream: str, lot: Lot, allowed: int, count: int) -> list[int]:
        del stream
        queue = self.wanted.get(event.replace(" ", "")) or self.wanted.get(event.split(maxsplit=1)[0], [])
        drawn: list[int] = []
        while len(drawn) < count:
            if queue:
                word = queue.pop(0)
                found = lot.find(word, allowed)
                assert found is not None, f"the story wants {event} {word}, which is not to be had"
            else:
                found = (allowed & -allowed).bit_length() - 1
            allowed &= ~(1 << found)
            drawn.append(found)
        return drawn


def chance_of(kept: Sequence[Sequence[str]], order: Sequence[str], **wanted: str) -> Scripted:
    """Chance that deals to each seat the two cards that it keeps, and otherwise brings what is wanted.

    Two cards go back from each hand: in this order, those that the story needs last, so that any can come later.
    """
    late = [*wanted["draw"].split(), *wanted["refill"].split()]
    reserved = {card for pair in kept for card in pair} | {*wanted["display"].split(), *late}
    spare = [card for card in order if card not in reserved] + late
    deals = {f"deal{seat}": " ".join([*pair, *spare[2 * seat : 2 * seat + 2]]) for seat, pair in enumerate(kept)}
    return Scripted(**deals, **wanted)


class Told(ABC, Generic[G]):
    """A game told by a test, from when all have kept the cards that they were to keep."""

    def __init__(self, game: G, kept: Sequence[Sequence[str]]) -> None:
        self.game = game
        for seat, pair in enumerate(kept):
            self.game.push(seat, "keep:" + ",".join(sorted(pair, key=game.deck.index)))

    @abstractmethod
    def seat(self, seat: int) -> dict[str, Any]:
        """What is seen of a seat."""

    @abstractmethod
    def crosses(self, chosen: str) -> str:
        """The moves that are meant by what a test has chosen for a seat."""

    @abstractmethod
    def idle(self, seat: int) -> str:
        """What a seat crosses of which the story tells nothing."""

    def marks(self, seat: int, moves: str) -> None:
        """A seat's crosses, without the confirmation."""
        for move in moves.split():
            self.game.push(seat, move)

    def turn(self, *moves: str) -> None:
        """Action 2 of all seats that wait; a seat without moves crosses a single box."""
        for seat in self.game.waiting:
            chosen = self.crosses(moves[seat]) if seat < len(moves) else ""
            self.marks(seat, chosen)
            while "done" not in spellings(self.game, seat):
                assert not chosen, f"seat {seat} has not crossed all that it owes"
                self.game.push(seat, self.idle(seat))
            self.game.push(seat, "done")

    def turns(self, count: int) -> None:
        """Some turns without a story; whoever has to take a card takes the first one."""
        for _ in range(count):
            self.turn()
            self.take_any()

    def take_any(self) -> None:
        """Whoever has to take a card takes the first one offered."""
        while plain(self.game.view(None))["phase"] == "pick":
            seat = self.game.waiting[0]
            self.game.push(seat, self.game.legal_moves(seat)[0])

    def crossed(self, seat: int, card: str) -> list[str]:
        """The crossed boxes of card A or B, as the seat itself sees them."""
        shown = plain(self.game.view(seat))["seats"][seat]["cards"]["AB".index(card)]
        boxes: list[str] = shown["crossed"]
        return boxes

    def cards(self, seat: int) -> list[str | None]:
        """The two cards before a seat."""
        return [card and card["card"] for card in self.seat(seat)["cards"]]


def spellings(game: DeckGame, seat: int) -> list[str]:
    """The legal moves of a seat."""
    return [str(move) for move in game.legal_moves(seat)]


def refused(game: DeckGame, seat: Any, move: Any) -> str:
    """The sentence with which a move is refused, the same from all faces of the rule; nothing has changed."""
    before = (game.transcript(), [game.view(viewer).to_json() for viewer in (*range(game.players), None)])
    reason = game.why_not(seat, move)
    assert reason is not None
    with pytest.raises(MoveError) as caught:
        game.push(seat, move)
    assert str(caught.value) == reason
    assert before == (game.transcript(), [game.view(viewer).to_json() for viewer in (*range(game.players), None)])
    return str(reason)
