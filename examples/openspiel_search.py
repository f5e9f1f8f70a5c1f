"""OpenSpiel's information-set search plays our games: IS-MCTS in seat 0, a random player in the others.

Usage: python examples/openspiel_search.py [silver-coin] [simulations] [last rounds or turns]
"""

import sys
from random import Random

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from vermeil import envs


def play(game: str, simulations: int, last: int, seed: int = 0) -> list[float]:
    """One game; what it brought to each seat."""
    envs.register_openspiel()
    loaded = pyspiel.load_game(f"vermeil_{game.replace('-', '_')}", {"last": last})
    bot = ismcts.ISMCTSBot(
        loaded,
        mcts.RandomRolloutEvaluator(1, np.random.RandomState(seed)),
        uct_c=20.0,  # results are points, not 0 and 1
        max_simulations=simulations,
        random_state=np.random.RandomState(seed),
        use_observation_string=True,  # quicker than the whole record of what a seat has witnessed
    )
    rng, state = Random(seed), loaded.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            action = rng.choice([outcome for outcome, _ in state.chance_outcomes()])
        elif state.current_player() == 0:
            action = bot.step(state)
        else:
            action = rng.choice(state.legal_actions())
        state.apply_action(action)
    returns: list[float] = state.returns()
    return returns


if __name__ == "__main__":
    GAME, SIMULATIONS, LAST = [*sys.argv[1:], *("silver-coin", "50", "1")[len(sys.argv) - 1 :]]
    sys.stdout.write(f"margins: {play(GAME, int(SIMULATIONS), int(LAST))}\n")
