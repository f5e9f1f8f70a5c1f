"""The search of the flip-and-write games: short playouts on common worlds, with sequential halving.

A candidate is a whole decision: one number, or the numbers of a turn's crossings in their order. Each is tried in the
same imagined futures (the patterns to come depend on the world and the turn alone), a few turns long and played by the
game's own quick policy for all seats; then the position is valued. The worse half of the candidates goes, and the rest
is tried more often.

Plain Python; `search.pxd` holds the types for Cython. A game fills in the methods that raise here.
"""

# ruff: noqa: FBT001, FBT003 - a hot engine is written like C: flat, over numbers

from __future__ import annotations

from vermeil.bots.expedition.sizes import STEPS
from vermeil.bots.ledger import Ledger
from vermeil.core.bits import count_bits, nth_bit
from vermeil.core.dice import Dice
from vermeil.games.expedition.engine import Turns
from vermeil.games.expedition.phases import OVER, REVEAL, TURNS

try:
    import cython  # type: ignore[import-untyped]
except ImportError:  # not needed at run time: compiled away, and plain Python has no GIL to release here
    from vermeil.bots.expedition.plain import cython


class Search:
    """Candidates for a seat at a root, and what playouts say of them."""

    def __init__(self, scene: Turns) -> None:
        self.scene = scene
        self.dice = Dice(0)
        self.seed = 0
        self.seat = 0
        # How many turns a playout goes beyond this one, and how much of the best rival's worth counts against one.
        self.depth = 4
        self.rivalry = 0.5
        # From which lead on points count for less: this much for the root of each turn left; 0 if all count alike.
        self.safe_lead = 0.0
        # Whether candidates are looked at one or two plies deep before any playout.
        self.plies = 1
        # How many playouts the prior counts for.
        self.trust = 6.0
        # Whether what was learned about positions counts, beside the card look-ups.
        self.insight = False
        # Whether playouts are random, to the end of the game, and valued by points alone.
        self.light = False
        self.count = 0
        self.alive = 0
        self.path = [0] * 576
        self.length = [0] * 48
        self.prior = [0.0] * 48
        self.total = [0.0] * 48
        self.own = [0.0] * 48
        self.visits = [0] * 48
        self.order = [0] * 48
        self.roots = [0.0] * 29
        for turns in range(29):
            self.roots[turns] = (turns + 1) ** 0.5

    # --- what a game fills in -------------------------------------------------------------------------------

    def reset(self) -> None:
        """The scene becomes the root again."""
        raise NotImplementedError

    def propose(self) -> None:
        """Fill in the candidates for `seat`, by `offer`."""
        raise NotImplementedError

    def act(self, seat: int) -> None:
        """Decide for a waiting seat of the scene by the quick policy, its whole turn at once."""
        raise NotImplementedError

    def worth(self, seat: int) -> float:
        """What the scene is worth to a seat in points, at the end of the game."""
        raise NotImplementedError

    def tally(self, seat: int) -> float:
        """A seat's points as the scene stands."""
        raise NotImplementedError

    # --- candidates -----------------------------------------------------------------------------------------

    def begin(self, seat: int) -> None:
        """Look for candidates at a new root."""
        self.seat = seat
        self.count = 0
        self.reset()
        self.propose()
        self.rank()

    def rank(self) -> None:
        """All are alive, the best by their prior first."""
        for i in range(self.count):
            self.order[i] = i
            self.total[i] = 0.0
            self.own[i] = 0.0
            self.visits[i] = 0
        self.alive = self.count
        self.sort(True)

    def score(self, candidate: int, by_prior: bool) -> float:
        if by_prior or not self.visits[candidate]:
            return self.prior[candidate]
        return (self.total[candidate] + self.trust * self.prior[candidate]) / (self.visits[candidate] + self.trust)

    def sort(self, by_prior: bool) -> None:
        """The living in the order of their worth; ties keep their order."""
        for i in range(1, self.alive):
            moved = self.order[i]
            k = i
            while k > 0 and self.score(self.order[k - 1], by_prior) < self.score(moved, by_prior):
                self.order[k] = self.order[k - 1]
                k -= 1
            self.order[k] = moved

    def narrow(self, alive: int) -> None:
        """Only the best go on."""
        self.alive = min(self.alive, alive)

    # --- playouts -------------------------------------------------------------------------------------------

    def chance(self, world: int, end: int) -> bool:
        """Let chance speak until someone must decide; False at the end of the playout.

        The patterns of a world come from its own dice, so that they are the same after every candidate.
        """
        while self.scene.phase >= OVER:
            if self.scene.phase == OVER:
                return False
            if self.scene.phase == REVEAL:
                if self.scene.turn >= end:
                    return False
                self.dice.restart(self.seed + world * 64 + self.scene.turn)
            allowed = self.scene.allowed()
            self.scene.draw(nth_bit(allowed, self.dice.below(count_bits(allowed))))
        return True

    def playout(self, candidate: int, world: int) -> float:
        self.reset()
        self.dice.restart(self.seed + world * 64 + 63)
        for i in range(self.length[candidate]):
            self.scene.play(self.seat, self.path[candidate * STEPS + i])
        if self.light:
            self.scene.playout(self.dice)
            return self.standing(candidate)
        end = self.scene.turn + 1 + self.depth
        end = min(end, TURNS)
        # On the way the look-ups alone decide, which is quicker and no worse; what was learned counts at the end.
        insight = self.insight
        self.insight = False
        while self.chance(world, end):
            self.act(self.scene.lowest_waiting())
        self.insight = insight
        return self.standing(candidate)

    def standing(self, candidate: int) -> float:
        """What the scene is worth to the seat, with an eye on the best of the others."""
        own = self.tally(self.seat) if self.light else self.worth(self.seat)
        self.own[candidate] += own
        if self.rivalry <= 0.0 or self.scene.players == 1:
            return own
        best = -1000.0
        for seat in range(self.scene.players):
            if seat != self.seat:
                found = self.tally(seat) if self.light else self.worth(seat)
                best = max(best, found)
        lead = own - self.rivalry * best
        if self.safe_lead > 0.0:
            reach = self.safe_lead * self.roots[TURNS - self.scene.turn]
            lead *= reach / (reach + (lead if lead > 0.0 else -lead))
        return lead

    def run(self, first: int, worlds: int) -> None:
        for world in range(first, first + worlds):
            for i in range(self.alive):
                candidate = self.order[i]
                self.total[candidate] += self.playout(candidate, world)
                self.visits[candidate] += 1
        self.sort(False)

    # --- the doors for Python -------------------------------------------------------------------------------

    def start(self, seat: int) -> int:
        """Look for candidates; returns how many there are."""
        with cython.nogil:
            self.begin(seat)
        return self.count

    def try_worlds(self, first: int, worlds: int) -> int:
        """Try all living candidates in some worlds; returns the number of playouts."""
        with cython.nogil:
            self.run(first, worlds)
        return worlds * self.alive

    def keep_best(self, alive: int) -> None:
        self.narrow(alive)

    def misjudge(self, errors: list[float]) -> None:
        """Add an error to the prior of each candidate, in their order."""
        for place in range(min(self.alive, len(errors))):
            self.prior[self.order[place]] += errors[place]
        self.sort(True)

    def candidate(self, place: int) -> tuple[list[int], float, float, int]:
        """The candidate at a place of the order: its decisions, its worth and one's own points in it, its playouts."""
        number = self.order[place]
        path = [self.path[number * STEPS + i] for i in range(self.length[number])]
        visits = self.visits[number]
        if not visits:
            return path, self.prior[number], self.prior[number], 0
        return path, self.total[number] / visits, self.own[number] / visits, visits

    def act_once(self) -> None:
        """Let the quick policy decide for the lowest waiting seat of the scene."""
        self.act(self.scene.lowest_waiting())

    def play_games(self, games: int, first: int) -> None:
        """Let the policy play against itself from the root to the end, for what `act` may learn from it."""
        with cython.nogil:
            self.many_games(games, first)

    def many_games(self, games: int, first: int) -> None:
        for world in range(first, first + games):
            self.reset()
            self.dice.restart(self.seed + world * 64 + 63)
            while self.chance(world, TURNS + 1):
                self.act(self.scene.lowest_waiting())
            self.learn()

    def learn(self) -> None:
        """A game of the policy against itself is over."""

    # --- whole positions, for reviews -----------------------------------------------------------------------

    def value_worlds(self, seat: int, number: int, first: int, worlds: int, ledger: Ledger) -> None:
        """Play the root on in some worlds, `depth` turns far, after a decision of a seat (-1 for none), and enter all.

        The patterns to come depend on the world and the turn alone, so that positions are compared in the same ones.
        """
        with cython.nogil:
            self.many_worlds(seat, number, first, worlds, ledger)

    def many_worlds(self, seat: int, number: int, first: int, worlds: int, ledger: Ledger) -> None:
        for world in range(first, first + worlds):
            self.reset()
            self.dice.restart(self.seed + world * 64 + 63)
            if number >= 0:
                self.scene.play(seat, number)
            end = self.scene.turn + 1 + self.depth
            while self.chance(world, min(end, TURNS)):
                self.act(self.scene.lowest_waiting())
            for i in range(self.scene.players):
                ledger.note(i, self.tally(i) if self.scene.phase == OVER else self.worth(i))
            if self.scene.phase == OVER:
                ledger.ended(self.scene.won())
            else:
                ledger.guessed(self.safe_lead * self.roots[TURNS - self.scene.turn])
