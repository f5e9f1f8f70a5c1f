"""The players of Silver Coin: they see a view, imagine worlds, and think."""

from __future__ import annotations

import hashlib
import time
from dataclasses import dataclass
from functools import partial
from random import Random

from vermeil.bots.budget import Budget
from vermeil.bots.choice import Choice, Limit, Reason
from vermeil.bots.silver_coin.counting import Deed
from vermeil.bots.silver_coin.policy import Policy
from vermeil.bots.silver_coin.reasons import ALIKE, ONLY
from vermeil.bots.silver_coin.search import Search
from vermeil.bots.silver_coin.sizes import ALWAYS, NEVER
from vermeil.bots.silver_coin.thinking import candidates, think
from vermeil.bots.silver_coin.weights import FAMILY, Learned, learned_for
from vermeil.core.contract import View
from vermeil.core.errors import NotYourQuestionError
from vermeil.games.silver_coin.codes import ARGS, CALL, MOST_GROUPS, PEEK, PLACE, SIDE
from vermeil.games.silver_coin.face import IntegerFace
from vermeil.games.silver_coin.game import View as CoinView
from vermeil.games.silver_coin.views import fields

# How many moves are told as reasons.
TOLD = 10
# A playout is so much longer with a full deck than with none, in cards; and what a short one takes.
FULL, SHORTEST = 40, 9
# How many manners of the others a search tries by turns.
WAYS = 4
# The decision to call.
TO_CALL = CALL * ARGS
# Where a card lies in a row, and which of five unseen cards are looked at, makes no difference.
ALL_ALIKE = {PEEK, PLACE, SIDE}


@dataclass(frozen=True, slots=True)
class Effort:
    """How a bot thinks: playouts for two players and a full deck, and candidates."""

    playouts: int = 0
    candidates: int = 14
    # How far its judgement of nearly equal moves is off, in points: the standard deviation of its errors.
    blur: float = 0.0
    weights: tuple[float, ...] = ()
    # Without any knowledge of the game: all moves are candidates, and chance alone finishes the round.
    light: bool = False
    # Whether it allows for others who call early, or takes everybody for as careful as itself.
    wary: bool = False
    # Whether it uses all the time it is given. Who does not never makes more playouts than of its own accord: a level
    # is as strong as it is, however long it might think.
    eager: bool = False

    def nodes(self, players: int, deck: int) -> int:
        """Playouts for a decision: more players and a fuller deck make each of them longer, and there are fewer."""
        return self.playouts * 5 * FULL // ((players * players + 1) * (deck + SHORTEST))


class SilverCoinPlayer:
    """The same view, seed and number of playouts give the same choice."""

    def __init__(self, name: str, effort: Effort, seed: int = 0, learned: Learned | None = None) -> None:
        """`learned` is what it plays with, instead of what was learned for the deck."""
        self.name = name
        self._effort = effort
        self._seed = seed
        self._learned = learned

    def play(self, view: View, limit: Limit | None = None) -> Choice:
        began = time.perf_counter()
        if view.seat is None or not view.moves:
            message = "there is nothing to decide here"
            raise NotYourQuestionError(message)
        if len(view.moves) == 1:
            return Choice(view.moves[0], (Reason(view.moves[0], 0.0, ONLY),))
        rng = Random(fingerprint(self._seed, view))
        game = CoinView(view).sample(rng)  # also of a view that came as plain data
        state = game.integer_face()
        spelling = {game.number_of(move): move for move in view.moves}
        if all(number // ARGS in ALL_ALIKE for number in spelling):
            move = rng.choice(list(spelling.values()))
            return Choice(move, (Reason(move, 0.0, ALIKE),))
        self._remember(state, view)
        policy = self._policy(state, view)
        if self._effort.light:
            worths = dict.fromkeys(state.legal(), 0.0)
        else:
            worths = self._blurred(self._worths(state, policy), rng)
        values: dict[int, float] = {}
        if self._effort.playouts:
            own = self._effort.nodes(state.players, state.deck_left)
            budget = Budget.of(limit, own, began, eager=self._effort.eager)
            values = self._searched(self._search(state, self._weights(view)), worths, budget, rng)
        if not values:
            sure = max(-ASTRAY, min(ASTRAY, max(worths.values())))
            expected = policy.expected_sum() - sure
            values = {number: expected + min(ASTRAY, max(worths.values()) - worth) for number, worth in worths.items()}
        return choice(view, values, spelling)

    def _remember(self, state: IntegerFace, view: View) -> None:
        """What the seat has seen and still knows: all of it."""

    def _weights(self, view: View) -> Learned:
        return self._learned or learned_for(fields(view)["deck"])

    def _policy(self, state: IntegerFace, view: View) -> Policy:
        return Policy(state, self._effort.weights or self._weights(view).weights)

    def _worths(self, state: IntegerFace, policy: Policy) -> dict[int, float]:
        """What the quick rules think of each decision; a rash call is out of the question."""
        worths = dict(zip(state.legal(), policy.worths(), strict=True))
        if worths.get(TO_CALL, NEVER) > NEVER and self._rash(state, policy):
            worths[TO_CALL] = NEVER
        return worths

    def _rash(self, state: IntegerFace, policy: Policy) -> bool:  # noqa: ARG002 - for those who are careful beyond chances
        """Whether it would not call here, however good the chances seem."""
        return False

    def _blurred(self, worths: dict[int, float], rng: Random) -> dict[int, float]:
        """Judgements with small errors, but only about moves that are nearly as good as the best."""
        blur = self._effort.blur
        if not blur:
            return worths
        least = max(worths.values()) - 2 * blur
        return {n: worth + rng.gauss(0.0, blur) if worth >= least else worth for n, worth in worths.items()}

    def _search(self, state: IntegerFace, learned: Learned) -> Search:
        search = Search(state, learned)
        if self._effort.light:
            search.light = True
            search.trust = 0.0
        elif self._effort.wary:
            search.let_others_play(manners(state, learned.weights))
        return search

    def _searched(self, search: Search, worths: dict[int, float], budget: Budget, rng: Random) -> dict[int, float]:
        """What playouts say: the seat's points in this round by decision, the best first; empty without any."""
        numbers = candidates(search.root, worths, self._effort.candidates)
        search.seed = rng.getrandbits(48)
        search.propose(numbers, opinions(worths, numbers))
        if not think(search, budget):
            return {}
        _, best, own, _ = search.candidate(0)
        found: dict[int, float] = {}
        for place in range(search.count):
            number, lead, _, playouts = search.candidate(place)
            if playouts:
                found[number] = own + max(0.0, best - lead)
        return found


def unknown(state: IntegerFace) -> int:
    """How many cards of its own village the asked seat does not know; of a group it may know some (SC-78)."""
    seat = state.active
    village = state.village[seat]
    count = (village & ~state.seen[seat] & ~state.worked_out[seat]).bit_count()
    for i in range(seat * MOST_GROUPS, seat * MOST_GROUPS + state.groups[seat]):
        if not state.group[i] & ~village:
            count -= state.among[i].bit_count()
    return count


def manners(state: IntegerFace, careful: tuple[float, ...]) -> list[tuple[float, ...]]:
    """How the others are believed to play, one of four for each world by turns: as carefully as we do, or as a family.

    At first it is half of each. Whoever has called in vain is believed to call too early again, and whoever was right
    to know what they do.
    """
    others = [seat for seat in range(state.players) if seat != state.active]
    points, callers = list(state.points), list(state.callers)
    hasty = 0.0
    for number in range(state.round):
        if callers[number] in others:
            hasty += (1.0 if points[4 * number + callers[number]] else -1.0) / len(others)
    early = min(WAYS, max(1, round(WAYS / 2 + hasty)))
    return [FAMILY] * early + [careful] * (WAYS - early)


def opinions(worths: dict[int, float], numbers: list[int]) -> list[float]:
    """The policy's judgements, in points behind its best one; what it rules out or must do is just an opinion too."""
    sane = [worths[number] for number in numbers if abs(worths[number]) < ALWAYS]
    best = max(sane, default=0.0)
    return [min(OPINION, max(-OPINION, worths[number] - best)) for number in numbers]


# How far the policy may be for or against a move, in points, before it is tried.
OPINION = 4.0
# A value that stands for "never" is shown as so many points more.
ASTRAY = 20.0


def fingerprint(seed: int, view: View) -> int:
    """Chance for this view alone: what was asked before makes no difference."""
    text = f"{seed} {view.to_json()}".encode()
    return int.from_bytes(hashlib.blake2b(text, digest_size=8).digest())


def choice(view: View, values: dict[int, float], spelling: dict[int, str]) -> Choice:
    """The move with the fewest points; of equal ones the first."""
    ordered = sorted(values, key=values.__getitem__)
    reasons = tuple(
        Reason(spelling[number], round(values[number], 1), count=partial(Deed, view, spelling[number]))
        for number in ordered[:TOLD]
    )
    return Choice(spelling[ordered[0]], reasons)
