"""A record as a row of events: every decision, and every word of chance with what it might have said instead."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from random import Random
from typing import Any

from vermeil.core.contract import Game, View
from vermeil.core.errors import RecordError
from vermeil.core.record import read
from vermeil.games import rules_of_record

State = Any  # the integer face of any of the games: they have the same doors for chance
SAMPLED_DEALS = 12


@dataclass(slots=True)
class Event:
    """Something that happened: `seat` decided, or chance spoke (None).

    `state` is the position before it. Of chance, `came` is the position that it led to, and `others` are those that it
    might have led to instead, each with its weight; the weight that is left is that of what came.
    """

    at: int
    text: str
    kind: str
    state: State
    seat: int | None = None
    view: View | None = None
    forced: bool = False
    line: int = 0
    others: list[tuple[float, State]] = field(default_factory=list)
    came: State = None

    @property
    def outcomes(self) -> list[tuple[float, State]]:
        """All that chance might have brought, what came first, each with its weight."""
        return [(1.0 - sum(weight for weight, _ in self.others), self.came), *self.others]


@dataclass(slots=True)
class Story:
    """All events of a finished game, and the game at its end."""

    game: Game
    events: list[Event]


class Teller:
    """Walks through a record of a game; a game says how its chance is read."""

    def __init__(self, seed: int, most: int) -> None:
        self.seed = seed
        self.most = most  # how many of the cards that might have come are looked at
        self.chance = ""  # what other outcomes are drawn with
        self.events: list[Event] = []

    # --- what a game fills in -------------------------------------------------------------------------------

    def number(self, game: Game, seat: int, spelling: str) -> int:
        """A move as the integer face has it."""
        raise NotImplementedError

    def decide(self, state: State, seat: int, number: int) -> None:
        """Carry out a decision on the integer face."""
        raise NotImplementedError

    def kind(self, spelling: str) -> str:
        """What kind of decision a move is."""
        raise NotImplementedError

    def speak(self, game: Game, state: State, line: str) -> None:
        """Tell a line of chance, and let it happen to the state; what is not chance is passed over."""
        raise NotImplementedError

    def by_chance(self, state: State) -> list[tuple[float, int]]:
        """The decisions of a question that is not one, since nobody can tell them apart: as good as drawn."""
        del state
        return []

    # --- walking --------------------------------------------------------------------------------------------

    def tell(self, text: str, options: dict[str, Any]) -> Story:
        """The story of a record that `replay` has found to be whole."""
        record = read(text)
        # Of the record's own: if all games were compared with the same other deals, those would be luck for all.
        self.chance = f"{self.seed} {sha256(text.encode()).hexdigest()}"
        way: Iterator[Any] = rules_of_record(record).steps(text, **options)
        game: Game = next(way).game
        self._deal(game)
        for move in record.moves():
            seat, state, told = move.seat, game.integer_face(), len(game.log)  # type: ignore[attr-defined]
            number = self.number(game, seat, move.spelling)
            event = Event(len(self.events), move.spelling, self.kind(move.spelling), state, seat, line=move.number)
            drawn = self.by_chance(state)
            after = state.copy()
            self.decide(after, seat, number)
            if drawn:
                event.kind, event.others = "looks", self._decided(state, seat, number, drawn)
                event.came = after.copy()
                event.seat = None
            else:
                event.forced = len(game.legal_moves(seat)) == 1
                event.view = None if event.forced else game.view(seat, memory=True)
            self.events.append(event)
            next(way)
            for line in [game.log[at].line for at in range(told, len(game.log))]:
                if line.startswith("! "):
                    self.speak(game, after, line)
        next(way, None)
        if not game.over:
            raise RecordError("a review needs a finished game, and this one is not over")
        return Story(game, self.events)

    def _deal(self, game: Game) -> None:
        """The first deal, beside others that might have been."""
        others = []
        make: Any = type(game)
        for at in range(SAMPLED_DEALS):
            options = {"players": game.players, "deck": game.deck, "variants": dict(game.variants)}  # type: ignore[attr-defined]
            dealt: Any = make(seed=f"review {self.chance} {at}", **options)
            others.append((1.0 / (SAMPLED_DEALS + 1), dealt.integer_face()))
        dealt = game.integer_face()  # type: ignore[attr-defined]
        self.events.append(Event(0, "deal", "deal", dealt, others=others, came=dealt))

    def _decided(
        self, state: State, seat: int, number: int, drawn: list[tuple[float, int]]
    ) -> list[tuple[float, State]]:
        found = []
        for weight, other in drawn:
            if other != number:
                after = state.copy()
                self.decide(after, seat, other)
                found.append((weight, after))
        return found

    def happen(self, state: State, text: str, kind: str, outcome: int, groups: dict[int, list[int]]) -> None:
        """Chance brings an outcome. `groups` are all outcomes, those together that make no difference."""
        event = Event(len(self.events), text, kind, state.copy())
        total = sum(map(len, groups.values()))
        others = [group for group in groups.values() if outcome not in group]
        left = sum(map(len, others)) / total
        for weight, first in looked_at(others, self.most, Random(f"{self.chance} {event.at}")):
            after = state.copy()
            after.bring(first)
            event.others.append((left * weight, after))
        self.events.append(event)
        state.bring(outcome)
        event.came = state.copy()

    def happen_together(
        self, state: State, text: str, kind: str, ends: Callable[[State], bool], drawn: list[int]
    ) -> None:
        """Chance brings several things at once; what else it might have brought is drawn a few times."""
        event = Event(len(self.events), text, kind, state.copy())
        rng = Random(f"{self.chance} {event.at}")
        for _ in range(SAMPLED_DEALS):
            after = state.copy()
            while not ends(after):
                allowed = [at for at in range(64) if after.outcomes() >> at & 1]
                after.bring(rng.choice(allowed))
            event.others.append((1.0 / (SAMPLED_DEALS + 1), after))
        self.events.append(event)
        for outcome in drawn:
            state.bring(outcome)
        event.came = state.copy()


def looked_at(groups: list[list[int]], most: int, rng: Random) -> list[tuple[float, int]]:
    """At most so many of some groups of outcomes: a weight for each, which together are 1, and its first outcome.

    Where there are more, outcomes are drawn, not groups: so each group weighs in the mean just what it weighs for
    chance. Groups drawn alike and weighed by their sizes would not, and mean luck would be off.
    """
    if not groups:
        return []
    sizes = Counter({at: len(group) for at, group in enumerate(groups)})
    if len(groups) > most:
        sizes = Counter(rng.sample(sorted(sizes.elements()), most))
    total = sizes.total()
    return [(size / total, groups[at][0]) for at, size in sizes.items()]


def in_groups(allowed: int, alike: Callable[[int], int]) -> dict[int, list[int]]:
    """What chance may bring, those together that make no difference."""
    found: dict[int, list[int]] = {}
    for outcome in range(64):
        if allowed >> outcome & 1:
            found.setdefault(alike(outcome), []).append(outcome)
    return found
