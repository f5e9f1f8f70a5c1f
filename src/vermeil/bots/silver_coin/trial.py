"""What a position of Silver Coin, or a decision there, is worth to each seat: playouts to the end of the round.

The quick policy plays for all seats, each from what it has seen. After the last round the winner is known; before it,
the win is shared out by the points so far and the rounds that are left (`Ledger`).

Plain Python; compiled through `trial.pxd`. Playouts release the GIL.
"""

from __future__ import annotations

from vermeil.bots.ledger import Ledger
from vermeil.bots.silver_coin.policy import Policy
from vermeil.bots.silver_coin.search import Search
from vermeil.bots.silver_coin.sizes import ROOM, WEIGHTS
from vermeil.bots.silver_coin.weights import FAMILY, Learned
from vermeil.core.bits import count_bits, nth_bit
from vermeil.core.dice import Dice
from vermeil.games.silver_coin import engine, scoring
from vermeil.games.silver_coin.codes import ASK, OVER, ROUNDS, SCORED
from vermeil.games.silver_coin.face import IntegerFace

try:
    import cython  # type: ignore[import-untyped]
except ImportError:  # not needed at run time: compiled away, and plain Python has no GIL to release here
    from vermeil.bots.expedition.plain import cython

ENDLESS = 2000  # decisions after which a round is scored as it stands (patience may be without end)


class Trial:
    """Playouts from a root, and from worlds that the asked seat can't tell from it."""

    def __init__(self, root: IntegerFace, learned: Learned, spread: float, token: float) -> None:
        self.root = root
        self.scene = root.copy()
        self.search = Search(root, learned)
        self.policy = Policy(self.scene, learned.weights)
        self.dice = Dice(0)
        self.seed = 0
        # By how many points one must be ahead, with a round to play, to win e times as often as who is behind; and what
        # the silver coin's power is worth in the next round.
        self.spread = spread
        self.token = token
        self.roots = [left**0.5 for left in range(5)]
        # Two manners of playing, which each seat has in half of the worlds: as learned, and who calls early. If all
        # were of one mind, a value would hang on whether just this one calls next.
        self.manners = [*learned.weights, *[0.0] * (ROOM - WEIGHTS), *FAMILY, *[0.0] * (ROOM - WEIGHTS)]

    def finish_round(self, scene: IntegerFace, policy: Policy, dice: Dice) -> None:
        """The policy finishes the round for all; a round that is scored already is left as it is."""
        decisions = 0
        while scene.phase not in {SCORED, OVER}:
            if scene.phase == ASK:
                decisions += 1
                if decisions > ENDLESS:
                    scoring.score(scene)
                    scene.phase = SCORED
                    return
                engine.play(scene, policy.decide())
            else:
                allowed = engine.allowed(scene)
                engine.draw(scene, nth_bit(allowed, dice.below(count_bits(allowed))))

    def take_manners(self, policy: Policy, world: int) -> None:
        """Each seat plays in one of the two manners; in four worlds in a row two seats have each pair of them."""
        for seat in range(self.root.players):
            manner = (world >> seat & 1) * ROOM
            for place in range(WEIGHTS):
                policy.mind.weights[seat * ROOM + place] = self.manners[manner + place]

    def enter(self, scene: IntegerFace, ledger: Ledger) -> None:
        """What the scene has come to: the round is scored, or the game is over."""
        left = ROUNDS - 1 - scene.round if scene.phase == SCORED else 0
        for seat in range(scene.players):
            token = self.token if left and scene.power == seat else 0.0
            ledger.note(seat, scoring.total_of(scene, seat) - token)
        if left:
            ledger.guessed(self.spread * self.roots[left])
        else:
            ledger.ended(1 << scoring.best(scene))

    def many_worlds(self, number: int, first: int, worlds: int, ledger: Ledger) -> None:
        for world in range(first, first + worlds):
            self.dice.restart(self.seed + world)
            engine.become(self.scene, self.root)
            if number >= 0:
                engine.play(self.scene, number)
            self.take_manners(self.policy, world)
            self.finish_round(self.scene, self.policy, self.dice)
            self.enter(self.scene, ledger)

    def many_imagined(self, number: int, first: int, worlds: int, ledger: Ledger) -> None:
        for world in range(first, first + worlds):
            self.search.lay(world)
            if number >= 0:
                engine.play(self.search.scene, self.search.here(number))
            else:
                engine.fill(self.search.scene)
            self.take_manners(self.search.policy, world)
            self.finish_round(self.search.scene, self.search.policy, self.search.dice)
            self.enter(self.search.scene, ledger)

    # --- the doors for Python -------------------------------------------------------------------------------

    def show(self, root: IntegerFace) -> None:
        """Lay another position of the same game here."""
        self.root = root
        self.search.root = root
        self.search.seat = root.active

    def value_worlds(self, number: int, first: int, worlds: int, ledger: Ledger) -> None:
        """Play the root on as it is, after a decision (-1 for none), and enter what comes of it."""
        with cython.nogil:
            self.many_worlds(number, first, worlds, ledger)

    def value_imagined(self, number: int, first: int, worlds: int, ledger: Ledger) -> None:
        """The same in worlds as the asked seat imagines them; -1 leaves the decision to the policy."""
        self.search.seed = self.seed
        with cython.nogil:
            self.many_imagined(number, first, worlds, ledger)
