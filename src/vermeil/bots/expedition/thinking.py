"""Sharing out thinking among candidates: sequential halving, by a number of playouts or by the clock."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from vermeil.bots.budget import BREATH, Budget
from vermeil.bots.expedition.search import Search
from vermeil.games.expedition.engine import Turns


@dataclass(frozen=True, slots=True)
class Effort:
    """How a bot thinks: how many turns ahead and plies, over how many candidates, with how many playouts."""

    playouts: int = 0
    candidates: int = 12
    depth: int = 4
    plies: int = 1
    rivalry: float = 0.5
    safe_lead: float = 0.0
    # Whether it knows what was learned beside the card look-ups.
    insight: bool = False
    # Whether playouts are random, to the end of the game.
    light: bool = False
    # How far a look at a candidate is off, in points: the standard deviation of its errors.
    blur: float = 0.0

    def prepare(self, search: Search) -> None:
        search.depth = self.depth
        search.rivalry = self.rivalry
        search.safe_lead = self.safe_lead
        search.plies = self.plies
        search.insight = self.insight
        search.light = self.light


def think(search: Search, roots: Sequence[Turns], budget: Budget, show: Callable[[Turns], None]) -> int:
    """Try the living candidates of a search until one is left or the budget is used; returns the playouts made.

    What can't be known is different in each of the `roots`; `show` lays one of them before the search.
    """
    made, world = 0, 0
    while search.alive > 1:
        rounds = (search.alive - 1).bit_length()
        part = budget.share(rounds)
        spent, world = _round(search, roots, part, show, world)
        made += spent
        if budget.nodes is not None:
            budget.nodes -= spent
        if not spent:
            break
        search.keep_best((search.alive + 1) // 2)
    return made


def _round(
    search: Search, roots: Sequence[Turns], part: Budget, show: Callable[[Turns], None], world: int
) -> tuple[int, int]:
    """All living candidates in as many worlds as a part of the budget allows; none if that is not one for each."""
    spent, worlds = 0, 1
    while part.nodes is None or spent + search.alive <= part.nodes:
        began = time.perf_counter()
        if part.deadline is not None and began >= part.deadline:
            break
        if len(roots) > 1:
            show(roots[world % len(roots)])
        elif part.nodes is not None:
            left = (part.nodes - spent) // search.alive
            worlds = left if part.deadline is None else min(worlds, left)
        spent += search.try_worlds(world, worlds)
        world += worlds
        if part.deadline is not None and len(roots) == 1:
            took = time.perf_counter() - began
            worlds = max(1, int(worlds * min(4.0, BREATH / max(took, 1e-6))))
    return spent, world
