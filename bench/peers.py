"""The peers: OpenSpiel's C++ rollouts and its Python loop, and python-chess."""

from __future__ import annotations

import random

import chess
import pyspiel

from bench.measure import Contender

CARD_GAMES = {"hearts": {}, "oh_hell": {"players": 4}, "crazy_eights": {"players": 4}}
ROOTS = 8
ROLLOUTS = 1500


def openspiel_rollouts() -> list[Contender]:
    """Random rollouts in C++, run by a search of one simulation that evaluates its only leaf many times.

    They start from dealt positions, so that OpenSpiel is spared its slow chance nodes; ours include the deal.
    """
    return [Contender(f"OpenSpiel {name}", _Rollouts(name).run) for name in CARD_GAMES]


class _Rollouts:
    def __init__(self, name: str) -> None:
        self.game = pyspiel.load_game(name, CARD_GAMES[name])
        rng = random.Random(1)
        self.roots = [_dealt(self.game, rng) for _ in range(ROOTS)]
        # How long a rollout from each root is on average; the C++ side does not tell.
        self.lengths = [sum(_rollout(root, rng) for _ in range(60)) / 60 for root in self.roots]

    def run(self) -> int:
        evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
        bot = pyspiel.MCTSBot(self.game, evaluator, 2.0, 1, 100, False, 1, False)  # noqa: FBT003 - C++
        decisions = 0.0
        for root, length in zip(self.roots, self.lengths, strict=True):
            bot.mcts_search(root)
            decisions += length * ROLLOUTS
        return int(decisions)


def _dealt(game: pyspiel.Game, rng: random.Random) -> pyspiel.State:
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(_chance(state, rng))
    return state


def _chance(state: pyspiel.State, rng: random.Random) -> int:
    actions, weights = zip(*state.chance_outcomes(), strict=True)
    return int(rng.choices(actions, weights)[0])


def _rollout(root: pyspiel.State, rng: random.Random) -> int:
    state = root.clone()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(_chance(state, rng))
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
    return decisions


def openspiel_python_loop() -> Contender:
    """The loop a learning program runs on crazy eights: legal actions, choose, apply, from Python.

    Chance is uniform there, so it is drawn like a decision, which is the quickest way; it is not counted as one.
    """
    game = pyspiel.load_game("crazy_eights", CARD_GAMES["crazy_eights"])

    def run() -> int:
        rng = random.Random(2)
        choose, decisions = rng.random, 0
        for _ in range(40):
            state = game.new_initial_state()
            while not state.is_terminal():
                decisions += not state.is_chance_node()
                actions = state.legal_actions()
                state.apply_action(actions[int(choose() * len(actions))])
        return decisions

    return Contender("OpenSpiel crazy_eights in Python", run)


def chess_playouts() -> Contender:
    """Random games of python-chess: legal moves, choose, push."""

    def run() -> int:
        rng = random.Random(3)
        decisions = 0
        for _ in range(4):
            board = chess.Board()
            while not board.is_game_over(claim_draw=False) and board.ply() < 300:
                moves = list(board.legal_moves)
                board.push(moves[int(rng.random() * len(moves))])
                decisions += 1
        return decisions

    return Contender("python-chess", run)
