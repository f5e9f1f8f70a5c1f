"""Silver & Gold and Pyramids for the coach: all seats play by card look-ups, three turns far, then cards are valued."""

from __future__ import annotations

from functools import cached_property, partial
from math import fsum
from random import Random
from typing import Any

from vermeil.bots.expedition.mind import LookupMind
from vermeil.bots.expedition.player import LookupPlayer, roots_of
from vermeil.bots.knowledge import knowledge
from vermeil.bots.ledger import Ledger
from vermeil.bots.levels import bot_for
from vermeil.build_info import compiled
from vermeil.coach.evaluator import Candidate, Evaluator, Question, Valuer
from vermeil.coach.ladder import chance_of
from vermeil.coach.story import State, Teller, in_groups
from vermeil.coach.values import Worth, worth_of
from vermeil.core.contract import Game, View
from vermeil.core.errors import SetupError
from vermeil.games.expedition.grid import EXPEDITION, PATTERNS
from vermeil.games.expedition.phases import DISPLAY, TURNS

# How many turns a playout goes beyond the one that it begins in; and by how many points, for the root of the turns that
# are left, one must be ahead to win e times as often as who is behind: fitted on games of the policy against itself.
DEPTH = 3
SPREAD = 1.85
# How many moves are tried, beside the one that was chosen.
CANDIDATES = 6
# Cards still to be taken bring as much to the others, but alone there are none. What they bring is seen in so many
# games of the policy, after every fourth turn.
OPENINGS, GAMES, EVERY = 16, 16, 4
KINDS = {"keep": "keeping", "take": "taking", "done": "confirming"}


class ExpeditionTeller(Teller):
    """Reads what chance brought: cards by their ids, patterns by their letters."""

    def number(self, game: Game, seat: int, spelling: str) -> int:
        numbers: list[int] = game.integer_face().legal(seat)  # type: ignore[attr-defined]
        return numbers[game.spellings(seat).index(spelling)]

    def decide(self, state: State, seat: int, number: int) -> None:
        state.apply(seat, number)

    def kind(self, spelling: str) -> str:
        if spelling.startswith("+"):
            return "owed"
        return KINDS.get(spelling.partition(":")[0], "crossing")

    def speak(self, game: Game, state: State, line: str) -> None:
        event, *words = line.removeprefix("! ").split(" ")
        cards: Any = game.deck.order  # type: ignore[attr-defined]
        text = line.removeprefix("! ")
        if event == "display":
            self.happen_together(state, text, event, lambda after: after.phase != DISPLAY, [cards[w] for w in words])
        elif event == "start":
            self.happen(state, text, event, int(words[0]), in_groups(state.outcomes(), int))
        elif event == "reveal":
            groups = in_groups(state.outcomes(), lambda card: PATTERNS.index(EXPEDITION[card]))
            came = next(each for group in groups.values() for each in group if EXPEDITION[each] == words[0])
            self.happen(state, text, "pattern", came, groups)
        elif event in {"refill", "draw"}:
            self.happen(state, text, event, cards[words[-1]], in_groups(state.outcomes(), int))


class ExpeditionQuestion(Question):
    """Candidates from the bots' own look at a position, in the worlds that the seat imagines."""

    def __init__(self, valuer: ExpeditionValuer, view: View, chosen: str, seed: int) -> None:
        rng = Random(seed)
        self.valuer = valuer
        self.seat = view.seat or 0
        self.roots = roots_of(view, rng)
        spelling = dict(zip(self.roots[0].legal(self.seat), view.moves, strict=True))
        self.numbers = {move: number for number, move in spelling.items()}
        paths = valuer.paths(self.roots[0], self.seat)
        first: dict[int, list[int]] = {}
        for path in paths:
            if len(first) < CANDIDATES:
                first.setdefault(path[0], path)
        played = self.numbers[chosen]
        first.setdefault(played, next((path for path in paths if path[0] == played), [played]))
        count = partial(partial, valuer.consequences, view, self.roots[0])
        self.candidates = [Candidate(spelling[n], n, count(path)) for n, path in first.items()]

    def attempt(self, candidate: Candidate, first: int, worlds: int) -> Ledger:
        ledger = Ledger(self.roots[0].players, worlds)
        if len(self.roots) == 1:
            self.valuer.play(self.roots[0], self.seat, candidate.number, first, worlds, ledger)
        else:
            for world in range(first, first + worlds):
                root = self.roots[world % len(self.roots)]
                self.valuer.play(root, self.seat, candidate.number, world, 1, ledger)
        return ledger


class ExpeditionValuer(Valuer):
    """A mind, and positions laid before it."""

    def __init__(self, player: LookupPlayer, game: Game, seed: int) -> None:
        view = game.view(0, memory=True)
        self.game: Any = game
        root: State = game.integer_face()  # type: ignore[attr-defined]
        self.consequences = player.consequences
        self.mind: LookupMind = player.search(root, view)
        self.show = player.show
        self.mind.seed = seed
        self.mind.depth = DEPTH
        self.mind.safe_lead = SPREAD

    def paths(self, root: State, seat: int) -> list[list[int]]:
        """The turns that a seat might play, the most promising first."""
        self.show(self.mind, root)
        return [self.mind.candidate(place)[0] for place in range(self.mind.start(seat))]

    def play(self, root: State, seat: int, number: int, first: int, worlds: int, ledger: Ledger) -> None:
        self.show(self.mind, root)
        self.mind.value_worlds(seat, number, first, worlds, ledger)

    def value(self, state: State, worlds: int) -> Worth:
        ledger = Ledger(state.players, worlds)
        self.play(state, 0, -1, 0, worlds, ledger)
        if state.players > 1:
            return worth_of(ledger)
        return worth_of(ledger, self.lacking[max(0, TURNS - state.turn - 1 - DEPTH)])

    @cached_property
    def lacking(self) -> list[float]:
        """What cards in hand fall short of the score at the end for one who plays alone, by the turns that are left."""
        make: Any = type(self.game)
        options = {"players": 1, "deck": self.game.deck, "variants": dict(self.game.variants)}
        openings = [make(seed=f"opening {at}", **options).integer_face() for at in range(OPENINGS)]
        short: list[float] = []
        end = 0.0
        for left in range(0, TURNS, EVERY):
            self.mind.depth = TURNS - left - 1
            ledger = Ledger(1, OPENINGS * GAMES)
            for at, opening in enumerate(openings):
                self.play(opening, 0, -1, at * GAMES, GAMES, ledger)
            mean = fsum(ledger.points_of(0)) / ledger.room
            end = end if left else mean
            # Straight from the last one that was seen to this one.
            rise = (end - mean - short[-1]) / EVERY if short else 0.0
            short += [short[-1] + rise * step for step in range(1, EVERY + 1)] if short else [0.0]
        self.mind.depth = DEPTH
        return short

    def question(self, view: View, chosen: str, seed: int) -> ExpeditionQuestion:
        return ExpeditionQuestion(self, view, chosen, seed)


class ExpeditionEvaluator(Evaluator):
    """One ply on card look-ups for all seats."""

    def __init__(self, game: str, deck: Any) -> None:  # noqa: ANN401 - a deck of that game
        if not compiled():
            raise SetupError(f"without compiled engines there is no review of {game}: its look-ups would take hours")
        self.game = game
        self.name = "table"
        self.chance = chance_of(game)
        self.version = f"3-{knowledge(game, 'table', deck)}"

    def valuer(self, game: Game, seed: int) -> ExpeditionValuer:
        player = bot_for(self.game, self.name)
        assert isinstance(player, LookupPlayer)  # noqa: S101 - with compiled engines it is one
        return ExpeditionValuer(player, game, seed)

    def teller(self, seed: int, most: int) -> ExpeditionTeller:
        return ExpeditionTeller(seed, most)
