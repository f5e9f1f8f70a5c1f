"""How many simulations a second our searches make at four players, beside OpenSpiel's C++ searches, in one run.

A simulation is one playout of a search, from its root to where it is valued. OpenSpiel's is one iteration of MCTS or
IS-MCTS with a random rollout to the end of the game: hearts and oh hell, four players, from dealt positions. What is
judged is the same kind of simulation in our searches, random and to the end (the bots `monte-carlo`); beside it stand
the guided ones that our levels make, which are few and wise:

- Silver & Gold and Pyramids: the rest of this turn and four more for all seats, each turn chosen by one ply on card
  look-ups, then two evaluations.
- Silver Coin: a world is dealt, and the round is played to its end by the quick rules.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from types import ModuleType
from typing import Any

import pyspiel

from bench.measure import Contender
from bench.peers import CARD_GAMES, _dealt, _rollout
from vermeil.bots.expedition.search import Search
from vermeil.bots.pyramids.mind import PathMind
from vermeil.bots.pyramids.solved import lookup_for as pyramids_lookup
from vermeil.bots.silver_and_gold.mind import Mind
from vermeil.bots.silver_and_gold.outlooks import outlook_for
from vermeil.bots.silver_and_gold.solved import lookup_for as gold_lookup
from vermeil.bots.silver_coin.policy import Policy
from vermeil.bots.silver_coin.search import Search as CoinSearch
from vermeil.bots.silver_coin.thinking import candidates
from vermeil.core.dice import Dice
from vermeil.games.pyramids import cards as pyramids_cards
from vermeil.games.pyramids import fast as pyramids_fast
from vermeil.games.silver_and_gold import cards as gold_cards
from vermeil.games.silver_and_gold import fast as gold_fast
from vermeil.games.silver_coin import fast as coin_fast
from vermeil.games.silver_coin.face import IntegerFace

PLAYERS = 4
DEPTH = 4
ROOTS = 4
CANDIDATES = 8
SEARCHED = ("hearts", "oh_hell")
SIMULATIONS = 400


class Searcher:
    """A contender that makes simulations, how many decisions one of them has on average, and whether it is judged."""

    def __init__(self, name: str, run: Callable[[], int], decisions: float, *, judged: bool = False) -> None:
        self.contender = Contender(name, run)
        self.decisions = decisions
        self.judged = judged


def expeditions() -> list[Searcher]:
    """The searches of the flip-and-write games, from positions in the second round: random playouts, and guided."""
    gold, pyramids = gold_cards.Deck.standard(), pyramids_cards.Deck.standard()
    gold_parts, pyramids_parts = gold_lookup(gold), pyramids_lookup(pyramids)
    roots = {"Silver & Gold": _positions(gold_fast, 9), "Pyramids": _positions(pyramids_fast, 9)}
    minds: dict[str, list[Search]] = {
        "Silver & Gold": [Mind(root, *gold_parts, outlook_for(gold, root.islands)) for root in roots["Silver & Gold"]],
        "Pyramids": [PathMind(root, *pyramids_parts) for root in roots["Pyramids"]],
    }
    # The seat's own turn is the candidate; the other seats' turns and four more of all are played.
    guided = PLAYERS - 1 + DEPTH * PLAYERS
    found = []
    for name, searches in minds.items():
        ends = [root.copy().play_out(Dice(world)) for root in roots[name] for world in range(20)]
        to_the_end = sum(ends) / len(ends)
        found.append(Searcher(f"{name} random search", _tried(searches, light=True), to_the_end, judged=True))
        found.append(Searcher(f"{name} guided search", _tried(searches, light=False), guided))
    return found


def _positions(fast: ModuleType, turn: int) -> list[Any]:
    """Random games, up to a turn in which all have to cross."""
    found = []
    for seed in range(ROOTS):
        state, dice, rng = fast.new_state(PLAYERS), Dice(seed), Random(seed)
        state.roll_on(dice)
        while state.turn < turn:
            seat = state.next_seat()
            state.decide(seat, rng.choice(state.legal(seat)), dice)
        found.append(state)
    return found


def _tried(minds: list[Search], *, light: bool) -> Callable[[], int]:
    def run() -> int:
        playouts = 0
        for mind in minds:
            mind.depth, mind.rivalry, mind.insight, mind.light = DEPTH, 1.0, True, light
            mind.plies = 1 if light else 2
            mind.start(0)
            mind.keep_best(CANDIDATES)
            playouts += mind.try_worlds(0, SIMULATIONS // CANDIDATES)
        return playouts

    return run


def silver_coin() -> list[Searcher]:
    """The search of Silver Coin, from the first turns of rounds: with random playouts as its peers, and guided."""
    roots, guided, random = [], [], []
    for seed in range(ROOTS):
        table, dice, rng = coin_fast.new_state(PLAYERS), Dice(seed), Random(seed)
        table.roll_on(dice)
        for _ in range(24):
            table.apply(rng.choice(table.legal()))
            table.roll_on(dice)
        roots.append(table)
        guided.append(_length(table.copy(), lambda twin: max(zip(Policy(twin).worths(), twin.legal(), strict=True))[1]))
        random += [_length(table.copy(), lambda twin: rng.choice(twin.legal())) for _ in range(20)]  # noqa: B023
    return [
        Searcher("Silver Coin random search", _coin(roots, light=True), sum(random) / len(random), judged=True),
        Searcher("Silver Coin guided search", _coin(roots, light=False), sum(guided) / len(guided)),
    ]


def _coin(roots: list[IntegerFace], *, light: bool) -> Callable[[], int]:
    """As many simulations from each root as the peers make, spread over candidates in common worlds."""

    def run() -> int:
        playouts = 0
        for root in roots:
            numbers = candidates(root, dict.fromkeys(root.legal(), 0.0), CANDIDATES)
            search = CoinSearch(root)
            search.light = light
            search.propose(numbers, [0.0] * len(numbers))
            playouts += search.try_worlds(0, SIMULATIONS // len(numbers))
        return playouts

    return run


def _length(table: IntegerFace, choose: Callable[[IntegerFace], int]) -> int:
    """How many decisions it takes to the end of a round."""
    began, decisions, dice = table.round, 0, Dice(1)
    while table.legal() and table.round == began:
        table.apply(choose(table))
        table.roll_on(dice)
        decisions += 1
    return decisions


def openspiel() -> list[Searcher]:
    """OpenSpiel's IS-MCTS and MCTS in C++, with one random rollout for each new leaf."""
    found = []
    for name in SEARCHED:
        rng = Random(1)
        roots = [_dealt(pyspiel.load_game(name, CARD_GAMES[name]), rng) for _ in range(ROOTS)]
        decisions = sum(_rollout(root, rng) for root in roots for _ in range(20)) / (20 * ROOTS)
        found.append(Searcher(f"OpenSpiel IS-MCTS, {name}", _is_mcts(roots), decisions))
        found.append(Searcher(f"OpenSpiel MCTS, {name}", _mcts(roots), decisions))
    return found


def _is_mcts(roots: list[pyspiel.State]) -> Callable[[], int]:
    def run() -> int:
        bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, SIMULATIONS)
        for root in roots:
            bot.step(root)
        return SIMULATIONS * len(roots)

    return run


def _mcts(roots: list[pyspiel.State]) -> Callable[[], int]:
    def run() -> int:
        for root in roots:
            evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
            bot = pyspiel.MCTSBot(root.get_game(), evaluator, 2.0, SIMULATIONS, 100, False, 1, False)  # noqa: FBT003 - C++
            bot.mcts_search(root)
        return SIMULATIONS * len(roots)

    return run
