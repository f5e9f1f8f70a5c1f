"""Silver & Gold and Pyramids for the coach: all seats play by card tables, three turns far, then cards are valued."""

from __future__ import annotations

from random import Random
from typing import Any

from vermeil.bots.expedition.mind import TableMind
from vermeil.bots.expedition.player import roots_of
from vermeil.bots.knowledge import knowledge
from vermeil.bots.ledger import Ledger
from vermeil.build_info import compiled
from vermeil.coach.evaluator import Candidate, Evaluator, Question, Valuer
from vermeil.coach.story import State, Teller, in_groups
from vermeil.core.contract import Game, View
from vermeil.core.errors import SetupError
from vermeil.games.expedition.grid import EXPEDITION, PATTERNS
from vermeil.games.expedition.phases import DISPLAY

# How many turns a playout goes beyond the one that it begins in; and by how many points, for the root of the turns that
# are left, one must be ahead to win e times as often as who is behind: fitted on games of the policy against itself.
DEPTH = 3
SPREAD = 1.85
# How many moves are tried, beside the one that was chosen.
CANDIDATES = 6
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
        paths = valuer.paths(self.roots[0], self.seat)
        first: dict[int, list[int]] = {}
        for path in paths:
            if len(first) < CANDIDATES:
                first.setdefault(path[0], path)
        played = next(number for number, move in spelling.items() if move == chosen)
        first.setdefault(played, next((path for path in paths if path[0] == played), [played]))
        said = valuer.said
        self.candidates = [Candidate(spelling[n], n, said(view, self.roots[0], path)) for n, path in first.items()]

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

    def __init__(self, player: Any, game: Game, seed: int) -> None:  # noqa: ANN401 - of either game
        view = game.view(0, memory=True)
        root: State = game.integer_face()  # type: ignore[attr-defined]
        self.said = player.said
        self.mind: TableMind = player.search(root, view)
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

    def value(self, state: State, worlds: int) -> Ledger:
        ledger = Ledger(state.players, worlds)
        self.play(state, 0, -1, 0, worlds, ledger)
        return ledger

    def question(self, view: View, chosen: str, seed: int) -> ExpeditionQuestion:
        return ExpeditionQuestion(self, view, chosen, seed)


class ExpeditionEvaluator(Evaluator):
    """One ply on card tables for all seats."""

    def __init__(self, game: str, deck: Any) -> None:  # noqa: ANN401 - a deck of that game
        if not compiled():
            raise SetupError(f"without compiled engines there is no review of {game}: its tables would take hours")
        self.game = game
        self.name = "table"
        self.version = f"1-{knowledge(game, 'table', deck)}"

    def valuer(self, game: Game, seed: int) -> ExpeditionValuer:
        from vermeil.bots.expedition.thinking import Effort
        from vermeil.bots.pyramids.bot import PyramidsPlayer
        from vermeil.bots.silver_and_gold.bot import SilverAndGoldPlayer

        kind = PyramidsPlayer if self.game == "pyramids" else SilverAndGoldPlayer
        return ExpeditionValuer(kind("coach", Effort()), game, seed)

    def teller(self, seed: int, most: int) -> ExpeditionTeller:
        return ExpeditionTeller(seed, most)
