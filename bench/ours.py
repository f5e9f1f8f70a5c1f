"""Our side: playouts inside the engine, the public Python face, and the integer face for learning programs."""

from __future__ import annotations

import random
from types import ModuleType

from bench.measure import Contender
from vermeil.core.dice import Dice

PLAYERS = 4


def playouts(name: str, engine: ModuleType, fast: ModuleType, games: int) -> Contender:
    """Random games inside the engine, from the deal to the end."""
    state = fast.new_state(PLAYERS)
    dice = Dice(1)
    return Contender(f"{name} playouts", lambda: int(engine.random_playouts(state, games, dice)))


def public_face(rules: ModuleType, games: int) -> Contender:
    """Random games through the face that people use: waiting, legal_moves, choose, push."""

    def run() -> int:
        rng = random.Random(4)
        decisions = 0
        for seed in range(games):
            game = rules.Game(players=PLAYERS, seed=seed)
            while waiting := game.waiting:
                seat = waiting[0]
                moves = game.legal_moves(seat)
                game.push(seat, moves[int(rng.random() * len(moves))])
                decisions += 1
        return decisions

    return Contender("public face", run)


def integer_face(game: ModuleType, games: int) -> Contender:
    """Random games through the numbers that a learning program uses: legal, choose, apply."""

    def run() -> int:
        rng = random.Random(5)
        choose, decisions = rng.random, 0
        for seed in range(games):
            state = game.new_state(PLAYERS)
            dice = Dice(seed)
            state.roll_on(dice)
            while (seat := state.next_seat()) >= 0:
                numbers = state.legal(seat)
                state.decide(seat, numbers[int(choose() * len(numbers))], dice)
                decisions += 1
        return decisions

    return Contender("integer face", run)
