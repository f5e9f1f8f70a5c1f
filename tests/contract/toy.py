"""A whole game in a hundred lines, to see that the conformance suite asks for nothing but the contract.

TOY-1: two or three play. TOY-2: three times, everyone is dealt a hidden number from 0 to 9 and, all at the same time,
keeps it or folds. TOY-3: a number that is kept counts, a folded one counts 4; most points win.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import ClassVar, Literal, Self, cast

from vermeil.core import contract, record
from vermeil.core.chance import Chance, Lot, Script, Seeded, seed_text
from vermeil.core.contract import Move
from vermeil.core.errors import InvalidMoveError, SetupError
from vermeil.core.log import Entry, Log
from vermeil.core.refusals import Refusal, in_own_words, refused
from vermeil.core.variants import Variant
from vermeil.core.views import CommonView

PLAYERS = range(2, 4)
ROUNDS = 3
NUMBERS = Lot(tuple("0123456789"))
NOBODY_YET = -1


@dataclass(frozen=True, slots=True)
class Say(Move):
    word: str

    def __str__(self) -> str:
        return self.word


MOVES = (Say("keep"), Say("fold"))


class Moves(tuple[Move, ...]):
    """`in` takes spellings too."""

    __slots__ = ()

    def __contains__(self, move: object) -> bool:
        return any(known == move or str(known) == move for known in self)


class ToyView(CommonView):
    game: Literal["toy"]
    round: int
    points: list[int]
    hand: int | None
    said: str | None


class View(contract.View):
    @property
    def fields(self) -> ToyView:
        return cast("ToyView", self)

    def sample(self, rng: Random) -> Game:
        game, shown = Game.__new__(Game), self.fields
        game._begin(shown["players"], Seeded(str(rng.getrandbits(64))))
        game._imagined = True
        hand = shown["hand"]
        others = [n for n in range(10) if n != hand]
        rng.shuffle(others)
        game.round, game.points = shown["round"], list(shown["points"])
        game.hands = [others.pop() if hand is None or seat != self.seat else hand for seat in range(game.players)]
        game.said = [None if seat in shown["waiting"] else rng.choice(MOVES) for seat in range(game.players)]
        if self.seat is not None and shown["said"] is not None:
            game.said[self.seat] = Say(shown["said"])
        return game


class Game(contract.Game):
    NAME: ClassVar[str] = "toy"
    VARIANTS: ClassVar[tuple[Variant, ...]] = ()
    SEATS_RULE: ClassVar[str] = "TOY-1"

    round: int
    points: list[int]
    hands: list[int]
    said: list[Say | None]

    def __init__(self, players: int = 2, seed: int | str | None = None) -> None:
        self._begin(players, Seeded(seed_text(seed)))
        self._deal()

    def _begin(self, players: int, chance: Chance) -> None:
        if players not in PLAYERS:
            raise SetupError("TOY-1: two or three play")
        self.players, self.variants, self._chance = players, {}, chance
        self.log, self._imagined = Log(), False
        self.round, self.points, self.hands, self.said = 1, [0] * players, [], []

    def _deal(self) -> None:
        self.hands, self.said, allowed = [], [None] * self.players, 1023
        for seat in range(self.players):
            [number] = self._chance.draw(f"deal {seat}", f"round {self.round}", NUMBERS, allowed, 1)
            self.log.append(Entry(f"! deal {seat} {number}", knows=(seat,), public=f"! deal {seat} ?"))
            self.hands.append(number)
            allowed &= ~(1 << number)
        self.log.veil()

    @property
    def waiting(self) -> tuple[int, ...]:
        return tuple(seat for seat in range(self.players) if not self.over and self.said[seat] is None)

    def legal_moves(self, seat: int) -> Moves:
        self._seat(seat)
        return Moves(MOVES if seat in self.waiting else ())

    def _parse(self, spelling: str) -> Move:
        for move in MOVES:
            if str(move) == spelling:
                return move
        raise InvalidMoveError(in_own_words("TOY-2", "keep or fold"))

    def _refusal(self, seat: int, move: Move) -> Refusal | None:
        return None if move in self.legal_moves(seat) else in_own_words("TOY-2", "keep or fold")

    def _idle(self, seat: int) -> Refusal:
        if self.over:
            return refused("TOY-3", "refused-over")
        return in_own_words("TOY-2", f"seat {seat} waits for the others")

    def _apply(self, seat: int, move: Move) -> None:
        assert isinstance(move, Say)
        self.said[seat] = move
        self.log.append(Entry(f"{seat} {move}", seat))
        if not self.waiting:
            for each, said in enumerate(self.said):
                self.points[each] += self.hands[each] if said == Say("keep") else 4
            self.log.unveil()
            self.round += 1
            if not self.over:
                self._deal()

    def view(self, seat: int | None, *, memory: bool = False) -> View:
        del memory  # a table shows all that was witnessed
        said = None if seat is None or self.over else self.said[seat]
        shown: ToyView = {
            "game": "toy",
            "seat": seat,
            "players": self.players,
            "deck": self.deck_line,
            "variants": {},
            "round": self.round,
            "points": list(self.points),
            "waiting": list(self.waiting),
            "hand": None if seat is None else self.hands[seat],
            "said": None if said is None else str(said),
            "moves": [] if seat is None else [str(move) for move in self.legal_moves(seat)],
        }
        return View(shown)

    def copy(self) -> Self:
        twin = type(self).__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.log, twin.points = self.log.copy(), self.points.copy()
        twin.hands, twin.said = self.hands.copy(), self.said.copy()
        return twin

    @property
    def over(self) -> bool:
        return self.round > ROUNDS

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(self.points)

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(s for s in range(self.players) if self.over and self.points[s] == max(self.points))

    def score_sheet(self, seat: int) -> dict[str, int]:
        return {"numbers": self.points[seat], "total": self.points[seat]}

    @property
    def deck_line(self) -> str:
        return "digits 0"


def replay(text: str, kind: type[Game] = Game) -> Game:
    game = record.replay(record.read(text), partial(begun, kind))
    game._chance = Seeded(seed_text(None))
    return game


def steps(text: str) -> Iterator[record.Step[Game]]:
    return record.steps(record.read(text), partial(begun, Game))


def begun(kind: type[Game], header: record.Record, script: Script) -> Game:
    game = kind.__new__(kind)
    game._begin(header.players, script)
    game._deal()
    return game
