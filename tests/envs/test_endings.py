"""Endings: small games from real positions, solved by OpenSpiel through our face and by a plain search on the games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import best_response
from open_spiel.python.algorithms.gambit import export_gambit
from open_spiel.python.policy import UniformRandomPolicy
from scipy.optimize import linprog  # type: ignore[import-untyped]  # scipy has no types
from scipy.sparse import bmat, csr_matrix  # type: ignore[import-untyped]  # scipy has no types

from vermeil import envs
from vermeil.core.chance import Lot
from vermeil.core.contract import Game
from vermeil.core.errors import SetupError
from vermeil.envs.endings import worlds
from vermeil.envs.setting import setting_of

envs.register_openspiel()
ITERATIONS = 300


class Asked(Exception):  # noqa: N818 - a question, not an error
    """Chance is to speak: what it may bring."""

    def __init__(self, allowed: int) -> None:
        super().__init__()
        self.allowed = allowed


class Scripted:
    """Chance that has been told one card, and asks for the next."""

    def __init__(self, card: int | None) -> None:
        self.card = card

    def draw(self, event: str, stream: str, lot: Lot, allowed: int, count: int) -> list[int]:
        del event, stream, lot
        assert count == 1
        if self.card is None:
            raise Asked(allowed)
        card, self.card = self.card, None
        return [card]


def after(game: Game, seat: int, move: str) -> Iterator[tuple[float, Game]]:
    """Every game that can follow a move, with its chance; at most one card comes up between two decisions."""
    played = game.copy()
    played.follow(Scripted(None))
    try:
        played.push(seat, move)
    except Asked as asked:
        cards = [card for card in range(52) if asked.allowed >> card & 1]
        for card in cards:
            played = game.copy()
            played.follow(Scripted(card))
            played.push(seat, move)
            yield 1 / len(cards), played
    else:
        yield 1.0, played


class SequenceForm:
    """A game of two as two trees of sequences and what each pair of them pays to seat 0, by von Stengel's form."""

    def __init__(self, starts: list[Game]) -> None:
        self.sequences = [1, 1]  # the empty one is 0
        self.sets: list[dict[Any, tuple[int, int, list[str]]]] = [{}, {}]
        """For each seat and information set the sequence before it, the first after it, and its moves."""
        self.pays: dict[tuple[int, int], float] = {}
        self.nodes = 0
        for start in starts:
            views = [start.view(seat, memory=True).to_json() for seat in (0, 1)]
            self.visit(start, (0, 0), 1 / len(starts), views)

    def visit(self, game: Game, at: tuple[int, int], chance: float, views: list[str]) -> None:
        self.nodes += 1
        if game.over:
            self.pays[at] = self.pays.get(at, 0.0) + chance * (game.scores[1] - game.scores[0])  # the fewest win
            return
        (seat,) = game.waiting
        moves = game.spellings(seat)
        key = (views[seat], *game.log.read_by(seat, 0))
        if key not in self.sets[seat]:
            self.sets[seat][key] = (at[seat], self.sequences[seat], moves)
            self.sequences[seat] += len(moves)
        before, first, same = self.sets[seat][key]
        assert (before, same) == (at[seat], moves)  # perfect recall, and the same moves wherever one can't tell
        for nth, move in enumerate(moves, start=first):
            now = (nth, at[1]) if seat == 0 else (at[0], nth)
            for share, played in after(game, seat, move):
                self.visit(played, now, chance * share, views)

    def matrix(self) -> Any:
        rows, columns = zip(*self.pays, strict=True)
        return csr_matrix((list(self.pays.values()), (rows, columns)), shape=tuple(self.sequences))

    def plans(self, seat: int) -> tuple[Any, Any]:
        """What a plan of a seat must fulfil: E x = e."""
        entries = [(0, 0, 1.0)]
        for row, (before, first, moves) in enumerate(self.sets[seat].values(), start=1):
            entries += [(row, before, -1.0), *((row, first + nth, 1.0) for nth in range(len(moves)))]
        rows, columns, values = zip(*entries, strict=True)
        height = len(self.sets[seat]) + 1
        return csr_matrix((values, (rows, columns)), shape=(height, self.sequences[seat])), np.eye(1, height)[0]

    def value(self) -> float:
        """What the game is worth to seat 0 if both play as well as can be: a linear program, solved exactly."""
        (mine, e), (theirs, f), pays = self.plans(0), self.plans(1), self.matrix()
        # max f'q, with F'q <= A'x, E x = e, x >= 0
        free = theirs.shape[0]
        found = linprog(
            np.concatenate([np.zeros(self.sequences[0]), -f]),
            A_ub=bmat([[-pays.T, theirs.T]]),
            b_ub=np.zeros(self.sequences[1]),
            A_eq=bmat([[mine, csr_matrix((mine.shape[0], free))]]),
            b_eq=e,
            bounds=[(0, None)] * self.sequences[0] + [(None, None)] * free,
        )
        assert found.status == 0
        return float(-found.fun)

    def best_against_chance(self) -> float:
        """What seat 0 gets at most of an opponent that chooses at random."""
        plan = np.zeros(self.sequences[1])
        plan[0] = 1
        for before, first, moves in self.sets[1].values():  # a set stands behind those that lead to it
            plan[first : first + len(moves)] = plan[before] / len(moves)
        worth = self.matrix() @ plan
        for before, first, moves in reversed(self.sets[0].values()):
            worth[before] += worth[first : first + len(moves)].max()
        return float(worth[0])


def test_the_ending_of_a_round_of_silver_coin_is_solved() -> None:
    """SC-5, SC-10 to SC-23, SC-30: hidden villages, the last card of the deck, a call or none; two worlds of it.

    OpenSpiel walks through our face; the plain search plays the games themselves. Both know who can tell what apart.
    """
    plain = SequenceForm(worlds(setting_of("silver-coin", 2, None, ["patience=1"]), 1, 29, 2))
    assert plain.nodes > 5000
    face = pyspiel.load_game("vermeil_silver_coin", {"ending": 1, "seed": 29, "worlds": 2, "variants": "patience=1"})
    game = pyspiel.load_efg_game(export_gambit(face))  # the same tree in OpenSpiel's own memory: we are walked once
    best = best_response.BestResponsePolicy(game, 0, UniformRandomPolicy(game))
    assert best.value(game.new_initial_state()) == pytest.approx(plain.best_against_chance(), abs=1e-9)

    solver = pyspiel.CFRPlusSolver(game)
    for _ in range(ITERATIONS):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    gap = pyspiel.nash_conv(game, policy)
    assert gap < 0.01
    found = pyspiel.expected_returns(game.new_initial_state(), policy, -1, True)  # noqa: FBT003 - OpenSpiel's
    value = plain.value()
    assert value == pytest.approx(-15 / 22, abs=1e-9)
    assert abs(found[0] - value) <= gap + 1e-9


@pytest.mark.parametrize(
    ("game", "players", "deck"),
    [
        ("silver-and-gold", 2, None),
        ("pyramids", 1, None),
        ("silver-coin", 2, "amulet"),
        ("silver-coin", 3, "bullet"),
        ("silver-coin", 4, "bullet+amulet:0,1,4+coin:10,12"),
    ],
)
def test_endings_are_positions_that_look_the_same_to_who_watches(game: str, players: int, deck: str | None) -> None:
    setting = setting_of(game, players, deck)
    found = worlds(setting, 1, 5, 3)
    assert len({world.view(None, memory=True).to_json() for world in found}) == 1
    again = worlds(setting, 1, 5, 3)
    for world, same in zip(found, again, strict=True):
        for seat in range(players):
            assert world.view(seat, memory=True).to_json() == same.view(seat, memory=True).to_json()
    if game == "silver-coin":
        (state,) = found[0].engine_states()
        assert (state.round, state.deck_left) == (3, 1)
        assert max(state.size[:players]) <= players
    loaded = pyspiel.load_game(
        f"vermeil_{game.replace('-', '_')}",
        {"ending": 1, "seed": 5, "worlds": 3, "players": players, "deck": deck or ""},
    )
    pyspiel.random_sim_test(loaded, num_sims=2, serialize=False, verbose=False)


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"ending": 11}, "cards of the deck are left, from 1 to 10"),
        ({"ending": -1}, "from 1 to 10"),
        ({"ending": 1, "worlds": 0}, "`worlds` is a whole number from 1 to 64"),
        ({"ending": 1, "seed": -1}, "a seed is a whole number"),
        ({"ending": 1, "last": 1}, "not both"),
    ],
)
def test_endings_that_there_are_not(options: dict[str, int], sentence: str) -> None:
    with pytest.raises(Exception, match=sentence):
        pyspiel.load_game("vermeil_silver_coin", options)


@pytest.mark.parametrize("left", [True, 1.0, "1", None])
def test_an_ending_is_a_whole_number(left: object) -> None:
    with pytest.raises(SetupError, match="`ending` is how many turns are left"):
        worlds(setting_of("pyramids"), left)
