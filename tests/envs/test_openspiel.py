"""OpenSpiel's own tests and solvers on our games; small games have the values that they must have."""

from __future__ import annotations

import itertools
import pickle
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import best_response, cfr, expected_game_score, exploitability, ismcts, mcts
from open_spiel.python.observation import make_observation
from open_spiel.python.policy import UniformRandomPolicy

from vermeil import envs, pyramids, silver_and_gold, silver_coin
from vermeil.core.contract import Game
from vermeil.core.errors import IllegalMoveError, SetupError
from vermeil.envs.openspiel import from_positions
from vermeil.games import GAMES
from vermeil.games.expedition.phases import MARK, TURNS

NAMES = envs.register_openspiel()


@pytest.mark.parametrize("name", NAMES)
def test_openspiel_plays_it_at_random(name: str) -> None:
    last = 1 if "coin" in name else 2
    game = pyspiel.load_game(name, {"last": last, "players": 3})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    assert envs.register_openspiel() == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_what_there_is_not_is_refused_and_changes_nothing(name: str) -> None:
    """OpenSpiel checks neither chance nor players, and compiled code would look anywhere."""
    state = pyspiel.load_game(name).new_initial_state()
    before = state.clone()
    impossible = next(number for number in range(64) if number not in dict(state.chance_outcomes()))
    for outcome in (impossible, 64, 10**6):
        with pytest.raises(IllegalMoveError, match="chance can't bring"):
            state.apply_action(outcome)
    assert (str(state), state.history()) == (str(before), [])
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    for player in (-1, 2, 10**6):
        for ask in (state.observation_tensor, state.observation_string, state.information_state_string):
            with pytest.raises(IllegalMoveError, match="players are 0 to 1"):
                ask(player)
        with pytest.raises(IllegalMoveError, match="players are 0 to 1"):
            make_observation(pyspiel.load_game(name)).set_from(state, player)
    with pytest.raises(IllegalMoveError, match="an action is a number from 0"):
        state.action_to_string(0, 99999)


def test_states_go_through_pickle_but_for_those_of_positions() -> None:
    state = pyspiel.load_game("vermeil_silver_coin(last=1)").new_initial_state()
    rng = Random(4)
    for _ in range(40):
        state.apply_action(rng.choice(state.legal_actions()))
    again = pickle.loads(pickle.dumps(state))  # noqa: S301 - our own
    assert (str(again), again.history(), again.legal_actions()) == (str(state), state.history(), state.legal_actions())
    assert again.information_state_string(1) == state.information_state_string(1)
    begun = from_positions([silver_and_gold.Game(2, seed=1)]).new_initial_state()
    for _ in range(2):
        with pytest.raises(SetupError, match="can't be written down"):
            begun.serialize()
        begun.apply_action(0 if begun.is_chance_node() else begun.legal_actions()[0])


def test_a_game_is_written_down_and_read_again() -> None:
    """OpenSpiel's strings have commas and equals signs of their own; mixes and variants have some too."""
    options = {"deck": "coin+amulet:3,7", "variants": "patience=1,coin=none", "players": 3, "last": 1}
    game = pyspiel.load_game("vermeil_silver_coin", options)
    state = game.new_initial_state()
    for _ in range(20):
        state.apply_action(state.legal_actions()[0])
    written = pyspiel.serialize_game_and_state(game, state)
    again, resumed = pyspiel.deserialize_game_and_state(written)
    for other in (again, pickle.loads(pickle.dumps(game)), pyspiel.load_game(str(game))):  # noqa: S301 - our own
        assert str(other) == str(game)
        assert other.setting.deck == game.setting.deck
        assert dict(other.setting.sample.variants) == dict(game.setting.sample.variants)
    assert (resumed.history(), resumed.legal_actions()) == (state.history(), state.legal_actions())
    with pytest.raises(SetupError, match="can't be written down"):
        pickle.dumps(from_positions([silver_and_gold.Game(2, seed=1)]))


def test_nothing_is_paid_beyond_what_the_game_says(tmp_path: Path) -> None:
    """Nor with a deck of one's own, where each X owes a box with an X: alone some 700 points, whatever one does."""
    boxes = ["X X X X"] * 2 + ["# # # #"] * 2
    cards = [f"x{at:02} grey seal grey\n" + "\n".join(boxes) + "\n" for at in range(64)]
    deck = tmp_path / "exes.txt"
    deck.write_text("\n".join(["game silver-and-gold\nname exes\n", *cards]))
    rng = Random(2)
    for name, options in (
        ("vermeil_silver_and_gold", {"players": 1, "deck": str(deck)}),
        ("vermeil_silver_coin", {"players": 2}),
    ):
        game = pyspiel.load_game(name, options)
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
        assert all(game.min_utility() <= paid <= game.max_utility() for paid in state.returns())
    # SC-1, SC-31: all cards in one village in every round, and a wrong call.
    points = sum(4 * number for number in range(1, 13)) + 2 * 13
    assert pyspiel.load_game("vermeil_silver_coin").max_utility() >= 4 * (points + 10)


@pytest.mark.parametrize("name", NAMES)
def test_what_openspiel_asks_of_every_state(name: str) -> None:
    """The checks of its integration tests, on the states of some games: actions, chances, strings, tensors, clones."""
    game = pyspiel.load_game(f"{name}(last={1 if 'coin' in name else 2})")
    rng = Random(1)
    observer = make_observation(game)
    recall = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    for _ in range(2):
        state = game.new_initial_state()
        while not state.is_terminal():
            assert state.clone().history() == state.history()
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                assert sum(chances) == pytest.approx(1)
                state.apply_action(rng.choice(actions))
                continue
            player = state.current_player()
            legal = state.legal_actions()
            assert legal == sorted(legal)
            assert set(legal) <= set(range(game.num_distinct_actions()))
            mask = state.legal_actions_mask(player)
            assert [action for action, may in enumerate(mask) if may] == legal
            for seat in range(game.num_players()):
                observer.set_from(state, seat)
                assert observer.tensor.tolist() == state.observation_tensor(seat)
                assert observer.string_from(state, seat) == state.observation_string(seat)
                assert recall.string_from(state, seat) == state.information_state_string(seat)
            for action in legal:
                assert state.string_to_action(player, state.action_to_string(player, action)) == action
            state.apply_action(rng.choice(legal))
        assert state.legal_actions() == []
        assert sum(state.returns()) == pytest.approx(0)
        assert state.returns() == pytest.approx(state.play.rewards())


def late(rules: Any, players: int, turns: int, seed: int) -> Game:
    """A game with so many turns to go, its pattern turned up."""
    game, rng = rules.Game(players, seed=seed), Random(seed)
    while not (game._state.turn == TURNS - turns and game._state.phase == MARK):
        seat = game.waiting[0]
        game.push(seat, rng.choice(game.spellings(seat)))
    found: Game = game
    return found


def turns_of(game: Game, seat: int) -> list[list[str]]:
    """Every way in which a seat can play its turn, as moves up to `done`."""
    found = []
    for move in game.spellings(seat):
        if move == "done":
            return [[move]]
        after = game.copy()
        after.push(seat, move)
        found += [[move, *rest] for rest in turns_of(after, seat)]
    return found


@pytest.mark.parametrize(("rules", "seed"), [(silver_and_gold, 5), (pyramids, 0)], ids=["silver-and-gold", "pyramids"])
def test_the_last_turn_of_two_has_the_value_of_its_matrix(rules: Any, seed: int) -> None:
    """SG-23, PY-23: nobody sees what the other crosses. CFR's equilibrium, beside the matrix of all pairs of turns."""
    position = late(rules, 2, 1, seed)
    ways: list[list[list[str]]] = [turns_of(position, seat) if seat in position.waiting else [[]] for seat in (0, 1)]
    assert all(len(each) > 3 for each in ways)
    matrix = np.zeros((len(ways[0]), len(ways[1])))
    for (at, mine), (beside, theirs) in itertools.product(enumerate(ways[0]), enumerate(ways[1])):
        after = position.copy()
        for seat, moves in enumerate((mine, theirs)):
            for move in moves:
                after.push(seat, move)
        assert after.over
        matrix[at, beside] = after.scores[0] - after.scores[1]
    low, high = matrix.min(axis=1).max(), matrix.max(axis=0).min()
    assert low == high  # in a last turn pure play is as good as any

    game = from_positions([position])
    solver = cfr.CFRPlusSolver(game)
    for _ in range(30):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    assert exploitability.nash_conv(game, policy) < 0.5
    value = expected_game_score.policy_value(game.new_initial_state(), [policy, policy])
    assert value[0] == pytest.approx(low, abs=0.5)
    best = best_response.BestResponsePolicy(game, 0, policy)
    assert best.value(game.new_initial_state()) >= low - 1e-6


def best_of(state: Any) -> float:
    """What one can expect alone, if every decision is the best: the engine's own states, chance by chance."""
    if state.phase == MARK or not state.asks_chance():
        seat = state.next_seat()
        if seat < 0:
            return float(state.score(0))
        found = []
        for number in state.legal(seat):
            after = state.copy()
            after.apply(seat, number)
            found.append(best_of(after))
        return max(found)
    outcomes = [at for at in range(64) if state.outcomes() >> at & 1]
    total = 0.0
    for outcome in outcomes:
        after = state.copy()
        after.bring(outcome)
        total += best_of(after)
    return total / len(outcomes)


@pytest.mark.parametrize("rules", [silver_and_gold, pyramids], ids=["silver-and-gold", "pyramids"])
def test_alone_the_last_turn_is_worth_what_the_best_answers_bring(rules: Any) -> None:
    """One of several last turns, by chance: OpenSpiel's best response against a search on the engine itself."""
    positions = [late(rules, 1, 1, seed) for seed in range(4)]
    game = from_positions(positions)
    best = best_response.BestResponsePolicy(game, 0, UniformRandomPolicy(game))
    states = [position._state.copy() for position in positions]  # type: ignore[attr-defined]
    for state in states:
        state.confirm = False
    assert best.value(game.new_initial_state()) == pytest.approx(sum(map(best_of, states)) / len(states))


def test_worlds_that_a_seat_cannot_tell_apart_are_one_information_state() -> None:
    """SC-5: worlds that a seat can't tell apart are one information state, until it looks at cards that differ."""
    game = silver_coin.Game(2, seed=3)
    view = game.view(game.waiting[0], memory=True)
    worlds = [view.sample(Random(seed)) for seed in range(4)]
    states = []
    small = from_positions(worlds)
    root = small.new_initial_state()
    assert root.is_chance_node()
    assert [chance for _, chance in root.chance_outcomes()] == [0.25] * 4
    for outcome, _ in root.chance_outcomes():
        state = root.child(outcome)
        states.append((state.current_player(), state.information_state_string(), tuple(state.legal_actions())))
    assert len(set(states)) == 1
    # The other seat has not looked either: for it the worlds are the same, too.
    other = 1 - states[0][0]
    assert len({root.child(outcome).information_state_string(other) for outcome in range(4)}) == 1
    # After a look at two cards the worlds differ where these differ, and only for who has looked.
    looked = [root.child(outcome).child(states[0][2][0]) for outcome in range(4)]
    seen = {state.information_state_string(states[0][0]) for state in looked}
    assert len(seen) > 1
    assert len({state.information_state_string(other) for state in looked}) == 1


def test_positions_of_one_game_only() -> None:
    with pytest.raises(SetupError, match="none of them over"):
        from_positions([])
    with pytest.raises(SetupError, match="the same game"):
        from_positions([silver_and_gold.Game(2, seed=1), silver_and_gold.Game(3, seed=1)])


def test_openspiel_refuses_what_there_is_not() -> None:
    for options in ("variants=nonsense", "last=99", "players=7", "rewards=points", "deck=nowhere.txt"):
        with pytest.raises(Exception, match=r"variant|last|players|pay at the end|nowhere|1 to 4"):
            pyspiel.load_game(f"vermeil_silver_and_gold({options})")


@pytest.mark.parametrize("path", ["one,two.txt", "seed=3.txt"])
def test_a_deck_that_could_not_be_read_back_is_refused(path: str) -> None:
    with pytest.raises(SetupError, match="a comma or an equals sign"):
        pyspiel.load_game("vermeil_pyramids", {"deck": path})


@pytest.mark.parametrize("game", GAMES)
def test_openspiels_searches_play_it(game: str) -> None:
    name = f"vermeil_{game.replace('-', '_')}(last=1)"
    loaded = pyspiel.load_game(name)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    hidden = ismcts.ISMCTSBot(
        loaded, evaluator, 2.0, 4, random_state=np.random.RandomState(2), use_observation_string=True
    )
    state = loaded.new_initial_state()
    rng, decisions = Random(1), 0
    while not state.is_terminal() and decisions < 4:
        if state.is_chance_node():
            state.apply_action(rng.choice([action for action, _ in state.chance_outcomes()]))
            continue
        decisions += 1
        action = hidden.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
    assert decisions
