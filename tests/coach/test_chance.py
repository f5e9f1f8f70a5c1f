"""Every word of chance in a record is told as an event, with all that might have come instead."""

from __future__ import annotations

from collections import Counter, defaultdict
from itertools import combinations, pairwise
from math import fsum
from random import Random
from typing import Any

import pytest

from vermeil.coach.story import Event, in_groups, looked_at
from vermeil.coach.villages import VillageTeller
from vermeil.core.record import read
from vermeil.games import rules_of
from vermeil.games.silver_coin.game import EVENTS, OPEN_EVENTS
from vermeil.games.silver_coin.numbers import number_of
from vermeil.words import words

# As the game calls what chance brings within a round; the card that lies open at first belongs to the deal.
WITHIN_A_ROUND = {*EVENTS.values(), *OPEN_EVENTS.values(), "shuffle"} - {"first"}
HASTE = 0.3


def played(seed: int, deck: str, players: int = 2) -> str:
    """A random game in which abilities are used whenever they can be, and calls are rare."""
    game: Any = rules_of("silver-coin").Game(players=players, seed=seed, deck=deck)
    rng = Random(seed)
    while game.waiting:
        seat = game.waiting[0]
        moves = game.spellings(seat)
        liked = [move for move in moves if move.startswith(("use", "village", "take"))]
        game.push(
            seat, rng.choice(liked or [move for move in moves if move != "call" or rng.random() < HASTE] or moves)
        )
    record: str = game.transcript()
    return record


def laid(state: Any) -> tuple[Any, ...]:
    """What lies on the table, by numbers: which of four 7s a 7 is makes no difference."""
    rows = [
        [number_of(state.card_at(seat, place)) for place in range(state.size[seat])] for seat in range(state.players)
    ]
    pile = [number_of(state.pile[at]) for at in range(state.pile_size)]
    return state.phase, rows, pile, state.deck_left, sorted(n // 64 for n in state.legal())


@pytest.fixture(scope="module", params=["bullet", "coin"])
def record(request: pytest.FixtureRequest) -> str:
    return played(8, request.param)


@pytest.fixture(scope="module")
def events_of_four() -> list[Event]:
    return VillageTeller(0, 14).tell(played(8, "coin", 4), {}).events


def test_thing_count_and_cow_are_told_as_chance(record: str) -> None:
    """SC-78, SC-80: what a shuffle and The Count bring is luck; fortune is only what a decision did."""
    story = VillageTeller(0, 14).tell(record, {})
    told = Counter(event.kind for event in story.events if event.seat is None)
    lines = Counter(line.split(" ")[1] for line in record.splitlines() if line.startswith("! "))
    if read(record).deck == "bullet":
        assert {"shuffle", "count", "top"} <= lines.keys()
    for word in WITHIN_A_ROUND:
        assert told[word] == lines[word], word
    for event in story.events:
        if event.others:
            assert sum(weight for weight, _ in event.outcomes) == pytest.approx(1)
            assert all(weight > 0 for weight, _ in event.outcomes)


def test_what_chance_brings_leads_to_the_next_decision(record: str) -> None:
    """Where the last word of chance led to is where somebody decides next."""
    events = VillageTeller(0, 14).tell(record, {}).events
    compared = 0
    for event, after in pairwise(events):
        if event.seat is None and event.came is not None and (after.seat is not None or after.kind == "looks"):
            assert laid(event.came) == laid(after.state), event.text
            compared += 1
    assert compared > 10


def test_a_later_deal_is_told_whole(events_of_four: list[Event]) -> None:
    """SC-3: all villages and the open card, as in the deals that it is compared with.

    With the first seat's cards only, luck would be off by what the playouts' dice dealt to the other seats.
    """
    dealt = [event for event in events_of_four if event.kind == "deal"]
    assert len(dealt) == 4
    for event in dealt:
        for _, state in event.outcomes:
            phase, rows, pile, left, _ = laid(state)
            assert ([*map(len, rows)], len(pile), left, phase) == ([5] * 4, 1, 31, event.came.phase)


def test_the_luck_of_all_that_can_come_is_nothing_in_the_mean(events_of_four: list[Event]) -> None:
    """Whatever a position is worth: here its bits, as a number."""
    draws = [event for event in events_of_four if event.kind == "draw"]

    def worth(state: Any) -> float:
        return float(state.pool % 1009)

    for event in draws[::10]:
        groups = in_groups(event.state.outcomes(), number_of)
        total = sum(map(len, groups.values()))
        lucks = []
        for group in groups.values():
            teller = VillageTeller(0, 14)
            teller.happen(event.state.copy(), "", "draw", group[0], groups)
            (told,) = teller.events
            mean = fsum(weight * worth(state) for weight, state in told.outcomes)
            lucks.append(len(group) / total * (worth(told.came) - mean))
        assert fsum(lucks) == pytest.approx(0, abs=1e-9)
        assert max(map(abs, lucks)) > 0


def test_a_sample_of_what_can_come_weighs_it_as_chance_does() -> None:
    """The mean of the weights over all samples that can be drawn; groups of outcomes are of different sizes."""
    groups = [[0, 1], [2, 3, 4, 5], [6], [7, 8, 9, 10]]

    class Drawn(Random):
        def sample(self, population: Any, k: int, *, counts: Any = None) -> list[Any]:
            del counts
            del k
            return [population[at] for at in next(ways)]

    subsets = list(combinations(range(11), 3))
    ways = iter(subsets)
    weights: defaultdict[int, float] = defaultdict(float)
    for _ in subsets:
        for weight, first in looked_at(groups, 3, Drawn()):
            weights[first] += weight
    assert {first: weight / len(subsets) for first, weight in weights.items()} == pytest.approx(
        {group[0]: len(group) / 11 for group in groups}, abs=1e-9
    )


def test_every_game_is_compared_with_other_deals_of_its_own() -> None:
    """With the same twelve for all, mean luck would be off by what those twelve are better or worse than usual."""
    deals = []
    for seed in (5, 6, 5):
        first = VillageTeller(0, 14).tell(played(seed, "coin"), {}).events[0]
        deals.append([[number_of(state.card_at(0, place)) for place in range(5)] for _, state in first.others])
    assert deals[0] == deals[2]
    assert all(one != other for one, other in zip(deals[0], deals[1], strict=True))


def test_each_source_of_luck_has_its_name() -> None:
    assert all(f"coach-source-{word}" in words("en") for word in WITHIN_A_ROUND)
