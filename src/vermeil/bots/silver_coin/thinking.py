"""Which decisions are worth a search, and sequential halving over them, by a number of playouts or by the clock."""

from __future__ import annotations

import time

from vermeil.bots.budget import BREATH, Budget
from vermeil.bots.silver_coin.search import Search
from vermeil.bots.silver_coin.sizes import MOST, NEVER
from vermeil.games.silver_coin.codes import ARGS, CALL, CLOSE, FREE, GIFT, MOST_GROUPS, NOBODY
from vermeil.games.silver_coin.face import IntegerFace
from vermeil.games.silver_coin.moves import CARD_VERBS

# After so many worlds it is looked at who is hopeless.
GLANCE = 40


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


def candidates(state: IntegerFace, worths: dict[int, float], most: int) -> list[int]:
    """The decisions that deserve playouts: the best by the policy, one of those that are alike, and a call.

    What the policy rules out (exchanges of cards that can't be known to match) is tried only if there is nothing else.
    """
    seen: set[tuple[object, ...]] = set()
    found: list[int] = []
    for number in sorted(worths, key=lambda number: -worths[number]):
        looks = _looks(state, number)
        if looks not in seen:
            seen.add(looks)
            found.append(number)
    possible = [number for number in found if worths[number] > NEVER]
    best = (possible or found)[: min(most, MOST - 1)]
    calls = [number for number in found if number // ARGS == CALL and number not in best]
    return best + calls


def _looks(state: IntegerFace, number: int) -> tuple[object, ...]:
    """What a decision looks like to the seat: cards that it can't tell apart look alike."""
    verb, card = divmod(number, ARGS)
    if verb not in CARD_VERBS and verb not in {FREE, CLOSE, GIFT}:
        return verb, card
    bit, seen = 1 << card, state.seen
    marks = (state.up, state.rotated, state.used, state.chosen, *seen[: state.players])
    known = seen[state.active] | state.worked_out[state.active]
    shown = (card + 2) >> 2 if known & bit else NOBODY
    first = state.active * MOST_GROUPS
    group = next((i for i in range(first, first + state.groups[state.active]) if state.group[i] & bit), NOBODY)
    protected = state.coin == card or card in list(state.ward)
    return verb, state.where(card)[0], shown, group, protected, *(mask & bit != 0 for mask in marks)
