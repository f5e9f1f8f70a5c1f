"""Which decisions are worth a search, and sequential halving over them, by a number of playouts or by the clock."""

from __future__ import annotations

import time
from dataclasses import dataclass

from vermeil.bots.choice import Limit
from vermeil.bots.silver_coin.search import Search
from vermeil.bots.silver_coin.sizes import MOST, NEVER
from vermeil.games.silver_coin.codes import ARGS, CALL, CLOSE, FREE, GIFT, NOBODY
from vermeil.games.silver_coin.face import IntegerFace
from vermeil.games.silver_coin.moves import CARD_VERBS

# Between two looks at the clock, in seconds; and how much of the time is used, for what comes before and after.
BREATH = 0.002
USED = 0.95
# After so many worlds it is looked at who is hopeless.
GLANCE = 40


@dataclass(slots=True)
class Budget:
    """What is left of a limit. Nodes are playouts."""

    nodes: int | None
    deadline: float | None

    @classmethod
    def of(cls, limit: Limit | None, nodes: int, began: float, *, eager: bool = True) -> Budget:
        """A limit's nodes and time; without any limit, or if it is not eager, a bot uses its own number of nodes."""
        if limit is None or (limit.nodes is None and limit.seconds is None):
            return cls(nodes, None)
        most = limit.nodes if limit.nodes is not None or eager else nodes
        return cls(most, None if limit.seconds is None else began + USED * limit.seconds)

    def share(self, rounds: int) -> Budget:
        """The part of one of the rounds that are left."""
        nodes = None if self.nodes is None else self.nodes // rounds
        if self.deadline is None:
            return Budget(nodes, None)
        now = time.perf_counter()
        return Budget(nodes, now + max(0.0, self.deadline - now) / rounds)


def think(search: Search, budget: Budget) -> int:
    """Try the living candidates until one is left or the budget is used; returns the playouts made."""
    made, world = 0, 0
    while search.alive > 1 or not made:
        spent, world = _round(search, budget.share(max(1, (search.alive - 1).bit_length())), world)
        if not spent:
            break
        made += spent
        if budget.nodes is not None:
            budget.nodes -= spent
        search.keep_best((search.alive + 1) // 2)
    return made


def _round(search: Search, part: Budget, world: int) -> tuple[int, int]:
    """All living candidates in as many worlds as a part of the budget allows; none if that is not one for each.

    Now and then the hopeless ones go, and leave their share to the others.
    """
    spent, worlds = 0, 1 if part.deadline is not None else GLANCE
    while part.nodes is None or spent + search.alive <= part.nodes:
        began = time.perf_counter()
        if part.deadline is not None and began >= part.deadline:
            break
        if part.nodes is not None:
            worlds = min(worlds, (part.nodes - spent) // search.alive)
        spent += search.try_worlds(world, worlds)
        world += worlds
        if part.deadline is not None:
            took = time.perf_counter() - began
            worlds = max(1, int(worlds * min(4.0, BREATH / max(took, 1e-6))))
        if world >= GLANCE:
            search.drop_hopeless()
            if search.alive == 1:
                break
    return spent, world


def candidates(table: IntegerFace, worths: dict[int, float], most: int) -> list[int]:
    """The decisions that deserve playouts: the best by the policy, one of those that are alike, and a call.

    What the policy rules out (exchanges of cards that can't be known to match) is tried only if there is nothing else.
    """
    seen: set[tuple[object, ...]] = set()
    found: list[int] = []
    for number in sorted(worths, key=lambda number: -worths[number]):
        looks = _looks(table, number)
        if looks not in seen:
            seen.add(looks)
            found.append(number)
    possible = [number for number in found if worths[number] > NEVER]
    best = (possible or found)[: min(most, MOST - 1)]
    calls = [number for number in found if number // ARGS == CALL and number not in best]
    return best + calls


def _looks(table: IntegerFace, number: int) -> tuple[object, ...]:
    """What a decision looks like to the seat: cards that it can't tell apart look alike."""
    verb, card = divmod(number, ARGS)
    if verb not in CARD_VERBS and verb not in {FREE, CLOSE, GIFT}:
        return verb, card
    bit, seen = 1 << card, table.seen
    marks = (table.up, table.rotated, table.used, table.chosen, *seen[: table.players])
    shown = (card + 2) >> 2 if seen[table.active] & bit else NOBODY
    protected = table.coin == card or card in list(table.ward)
    return verb, table.where(card)[0], shown, protected, *(mask & bit != 0 for mask in marks)
