"""Silver Coin for the coach: all seats play by the quick rules to the end of the round, then points are valued."""

from __future__ import annotations

import re
from functools import partial
from random import Random
from typing import Any

from vermeil.bots.ledger import Ledger
from vermeil.bots.silver_coin.counting import Deed
from vermeil.bots.silver_coin.policy import Policy
from vermeil.bots.silver_coin.thinking import candidates
from vermeil.bots.silver_coin.trial import Trial
from vermeil.bots.silver_coin.weights import learned_for
from vermeil.coach.evaluator import Candidate, Evaluator, Question, Valuer
from vermeil.coach.ladder import chance_of
from vermeil.coach.story import State, Teller, in_groups
from vermeil.coach.values import Worth, worth_of
from vermeil.core.contract import Game, View
from vermeil.games.silver_coin.codes import ARGS, DEAL, FIRST, PEEK, SCORED, SHUFFLING
from vermeil.games.silver_coin.game import View as CoinView
from vermeil.games.silver_coin.numbers import number_of
from vermeil.games.silver_coin.spec import SPEC

# By how many points one must be ahead with one round to play to win e times as often as who is behind; what the silver
# coin's power is worth.
SPREAD = 10.5
TOKEN = 1.0
CANDIDATES = 6
# How many cards a village begins with; where people or bots play, it rarely has more at the end of a round.
CARDS = 5
KINDS = {
    "drawing": {"draw", "take", "shown", "blob"},
    "exchanging": {"swap", "set", "turn", "go", "place", "keep", "discard", "left", "right"},
    "calling": {"call"},
}
WORD = re.compile(r"[a-z]+")
OF_CHANCE = {"start", "deal", "first", "draw", "extra", "witch", "shown", "top", "count", "shuffle"}


class VillageTeller(Teller):
    """Reads what chance brought: numbers, of which any copy is as good as another."""

    def number(self, game: Game, seat: int, spelling: str) -> int:
        del seat
        number: int = game.number_of(spelling)  # type: ignore[attr-defined]
        return number

    def decide(self, state: State, seat: int, number: int) -> None:
        del seat
        state.apply(number)

    def kind(self, spelling: str) -> str:
        found = WORD.match(spelling)
        word = found.group() if found else ""
        return next((kind for kind, known in KINDS.items() if word in known), "abilities")

    def by_chance(self, state: State) -> list[tuple[float, int]]:
        numbers = state.legal()
        return [(1 / len(numbers), n) for n in numbers] if all(n // ARGS == PEEK for n in numbers) else []

    def speak(self, game: Game, state: State, line: str) -> None:
        del game
        text = line.removeprefix("! ")
        event, *words = text.split(" ")
        if event not in OF_CHANCE:
            return
        if state.phase == SCORED:
            state.bring(0)
        if event == "deal":
            self._next_deal(state, words)
            return
        if event == "shuffle":  # SC-78: all places at once
            drawn = _cards(state, words[1:])
            self.happen_together(state, text, event, lambda after: after.phase != SHUFFLING, drawn)
            return
        wanted = int(words[-1])
        groups = in_groups(state.outcomes(), number_of)
        if state.phase == FIRST:  # it lies open beside the villages that were dealt with it: now the deal is whole
            state.bring(groups[wanted][0])
            self.events[-1].came = state.copy()
            return
        self.happen(state, text, event, groups[wanted][0], groups)

    def _next_deal(self, state: State, words: list[str]) -> None:
        """A later round is dealt, village by village: the first one begins the event, `first` ends it."""
        drawn = _cards(state, words[1:])
        if words[0] == "0":
            self.happen_together(state, "deal", "deal", lambda after: after.phase not in {DEAL, FIRST}, drawn)
        else:
            for card in drawn:
                state.bring(card)


def _cards(state: State, words: list[str]) -> list[int]:
    """Cards with these numbers, of those that chance may bring; any copy is as good as another."""
    drawn: list[int] = []
    left = state.outcomes()
    for word in words:
        card = next(card for card in range(52) if left >> card & 1 and number_of(card) == int(word))
        left &= ~(1 << card)
        drawn.append(card)
    return drawn


class VillageQuestion(Question):
    """Candidates from the bots' own look at a question, in the worlds that the seat imagines."""

    def __init__(self, valuer: VillageValuer, view: View, chosen: str, seed: int) -> None:
        game = CoinView(view).sample(Random(seed))
        self.trial = valuer.trial
        self.root = game.integer_face()
        self.trial.show(self.root)
        self.numbers = {move: game.number_of(move) for move in view.moves}
        spelling = {number: move for move, number in self.numbers.items()}
        policy = Policy(self.root, valuer.learned.weights)
        worths = dict(zip(self.root.legal(), policy.worths(), strict=True))
        numbers = candidates(self.root, worths, CANDIDATES)
        played = self.numbers[chosen]
        if played not in numbers:
            numbers.append(played)
        self.candidates = [Candidate(spelling[n], n, partial(Deed, view, spelling[n])) for n in numbers]

    def attempt(self, candidate: Candidate, first: int, worlds: int) -> Ledger:
        ledger = Ledger(self.root.players, worlds, lowest_wins=True)
        self.trial.show(self.root)
        self.trial.value_imagined(candidate.number, first, worlds, ledger)
        return ledger


class VillageValuer(Valuer):
    """A trial, and positions laid before it."""

    def __init__(self, game: Game, seed: int) -> None:
        self.learned = learned_for(game.deck_line)
        root: State = game.integer_face()  # type: ignore[attr-defined]
        self.trial = Trial(root, self.learned, SPREAD, TOKEN)
        self.trial.seed = seed

    def value(self, state: State, worlds: int) -> Worth:
        ledger = Ledger(state.players, worlds, lowest_wins=True)
        self.trial.show(state)
        self.trial.value_worlds(-1, 0, worlds, ledger)
        return worth_of(ledger)

    def question(self, view: View, chosen: str, seed: int) -> VillageQuestion:
        return VillageQuestion(self, view, chosen, seed)


class VillageEvaluator(Evaluator):
    """The quick rules with learned weights for all seats."""

    def __init__(self, deck: Any) -> None:  # noqa: ANN401 - a deck of that game
        from vermeil.bots.knowledge import knowledge

        self.name = "rules"
        self.chance = chance_of(SPEC.name)
        self.version = f"2-{knowledge(SPEC.name, 'expert', deck)}"

    def weight(self, game: Game) -> float:
        """The more cards a village has, the more moves there are, and the more turns till somebody calls."""
        rounds: Any = game.rounds  # type: ignore[attr-defined]
        sizes = [len(seat["village"]) for played in rounds for seat in played["seats"]]
        return max(1.0, sum(sizes) / max(1, len(sizes)) / CARDS) ** 2

    def valuer(self, game: Game, seed: int) -> VillageValuer:
        return VillageValuer(game, seed)

    def teller(self, seed: int, most: int) -> VillageTeller:
        return VillageTeller(seed, most)
