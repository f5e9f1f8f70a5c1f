"""Every face of Silver Coin with the third deck and with a mix of all three, in lock-step with the game itself."""

from __future__ import annotations

from random import Random

import numpy as np
import pyspiel
import pytest

from vermeil import envs

MIX = "bullet+amulet:0,1,4+coin:10,12"
STEPS = 120

envs.register_openspiel()


@pytest.mark.parametrize(("deck", "players"), [("bullet", 2), (MIX, 3)])
def test_faces_for_many_agents_show_the_same_game(deck: str, players: int) -> None:
    """SC-60: a seed deals the same game in each; seats, observations and masks are those of the seat's view."""
    aec = envs.aec("silver-coin", players, deck=deck)
    both = envs.parallel("silver-coin", players, deck=deck)
    aec.reset(seed=6)
    together, _ = both.reset(seed=6)
    layout, actions = envs.layout_of("silver-coin", players), envs.actions_of("silver-coin")
    with envs.vector("silver-coin", 1, players=players, deck=deck) as vector:
        vector.reset(seed=[6])
        for _ in range(STEPS):
            seat = int(vector.seats[0])
            agent = f"player_{seat}"
            assert aec.agent_selection == agent
            view = aec.game.view(seat, memory=True)
            assert view["deck"] == deck
            expected = layout.encode(view).tobytes()
            assert vector.observations[0].tobytes() == expected
            legal = actions.legal(view)
            for seen in (aec.observe(agent), together[agent]):
                assert seen["observation"].tobytes() == expected
                assert np.flatnonzero(seen["action_mask"]).tolist() == legal
            action = int(vector.sample()[0])
            assert action in legal
            aec.step(action)
            together = both.step(dict.fromkeys(both.agents, actions.wait) | {agent: action})[0]
            vector.step(np.array([action]))
    assert aec.game.transcript() == both.game.transcript()


@pytest.mark.parametrize("deck", ["bullet", MIX])
def test_openspiel_and_one_seat_play_it(deck: str) -> None:
    loaded = pyspiel.load_game("vermeil_silver_coin", {"deck": deck, "players": 3, "last": 1})
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=False, verbose=False)
    env = envs.single("silver-coin", deck=deck, opponents="random", last=1)
    seen, info = env.reset(seed=2)
    over = False
    while not over:
        action = int(np.flatnonzero(seen["action_mask"])[-1])
        seen, _, over, _, info = env.step(action)
    assert info["scores"] == list(env.game.scores)


@pytest.mark.parametrize("deck", ["bullet", MIX])
def test_it_can_be_played_in_words(deck: str) -> None:
    game, rng = envs.text("silver-coin", deck=deck), Random(4)
    game.reset(seed=4)
    for _ in range(STEPS):
        seat, words = game.get_observation()
        assert words
        moves = game.legal_moves()
        assert moves == game.game.spellings(seat)
        game.step(rng.choice(moves))
    assert game.forfeited is None
    assert game.game.deck_line.endswith(deck)
