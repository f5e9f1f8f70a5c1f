"""What a call would come to: tried in worlds that the seat can't tell from the real one."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from vermeil.bots.silver_coin.policy import Policy
from vermeil.bots.silver_coin.search import Search
from vermeil.bots.silver_coin.weights import learned_for
from vermeil.core.contract import View
from vermeil.core.dice import Dice
from vermeil.games.silver_coin.codes import ARGS, ASK, CALL, OVER, SCORED
from vermeil.games.silver_coin.face import IntegerFace
from vermeil.games.silver_coin.game import View as CoinView
from vermeil.games.silver_coin.views import fields

# Somebody probably holds what they hold in so many of the worlds, or more.
PROBABLY = 0.8
# Decisions after which a round is given up: patience may be without end.
ENDLESS = 2000


@dataclass(frozen=True, slots=True)
class Vote:
    """How often a caller is right, and the strongest of the others: who probably holds so much, or more."""

    right: float
    rival: int
    holds: int


def vote_of(view: View, worlds: int) -> Vote:
    """Let the others have their last turns, in so many worlds. The same view gives the same vote."""
    game = CoinView(view).sample(Random(view.to_json()))
    root = game.integer_face()
    learned = learned_for(fields(view)["deck"])
    search = Search(root, learned)
    seat, right = root.active, 0
    sums: dict[int, list[int]] = {other: [] for other in range(root.players) if other != seat}
    for number in range(worlds):
        world = search.world(number)
        for other, found in sums.items():
            found.append(sum(world.card_values(other)))
        world.apply(search.decision_here(CALL * ARGS))
        finish(world, Policy(world, learned.weights), number)
        right += world.points[world.round * 4 + seat] == 0
    held = {other: sorted(found)[int((1 - PROBABLY) * worlds)] for other, found in sums.items()}
    rival = min(held, key=held.__getitem__)
    return Vote(right / worlds, rival, held[rival])


def finish(world: IntegerFace, policy: Policy, seed: int) -> None:
    """The quick rules finish the round."""
    dice = Dice(seed)
    for _ in range(ENDLESS):
        if world.phase == ASK:
            world.apply(policy.answer())
        elif world.phase in {SCORED, OVER}:
            return
        else:
            allowed = world.outcomes()
            at = dice.below(allowed.bit_count())
            world.bring([card for card in range(64) if allowed >> card & 1][at])
