"""The card look-ups of a deck of Pyramids: from a cache, or solved now."""

from __future__ import annotations

from array import array
from collections.abc import Callable

from vermeil.bots.expedition import cache
from vermeil.bots.expedition.prices import Prices
from vermeil.bots.pyramids.lookup import PathLookup, PathSolver
from vermeil.bots.pyramids.prices import prices_for
from vermeil.games.expedition.grid import PATTERNS, bits
from vermeil.games.expedition.phases import TURNS
from vermeil.games.pyramids.cards import FRAME, Card, Deck

Progress = Callable[[int, int], None]

# A card of our deck has a thousand states; one without walls would have millions. Then the largest are left out.
MOST_STATES = 20_000
NEIGHBOURS = tuple(FRAME.neighbours(1 << box) for box in range(FRAME.size))
MOST_DECKS = 3
# Changes whenever the solver does, so that no old look-up is taken for a new one.
VERSION = b"1"
_SOLVED: dict[str, tuple[PathLookup, Prices]] = {}


def states_of(card: Card) -> list[int]:
    """All that may be crossed on a card before its tomb, the empty set first, then by size."""
    start = card.entrance & card.paths
    allowed = card.paths & ~card.tomb
    found, layer = [0], {start: _beside(start)}  # with each state, what lies next to it
    while layer and len(found) + len(layer) <= MOST_STATES:
        found += sorted(layer)
        larger = {}
        for crossed, beside in layer.items():
            for box in bits(beside & allowed & ~crossed):
                larger[crossed | 1 << box] = beside | NEIGHBOURS[box]
        layer = larger
    return found


def _beside(boxes: int) -> int:
    beside = 0
    for box in bits(boxes):
        beside |= NEIGHBOURS[box]
    return beside


def solver_of(deck: Deck, prices: Prices) -> PathSolver:
    """A solver for a deck, ready for its first turn."""
    by_card = [states_of(card) for card in deck.cards]
    lookup = PathLookup(len(deck), sum(map(len, by_card)))
    crossed = array("I")
    for number, (card, states) in enumerate(zip(deck.cards, by_card, strict=True)):
        lookup.put(number, card.outside, card.entrance, card.tomb, len(crossed))
        for place, state in enumerate(states, start=len(crossed)):
            lookup.enter(number, state, place)
        crossed.extend(states)
    lookup.end(len(crossed))
    solver = PathSolver(lookup, prices, crossed)
    starts, placements = array("i", [0]), array("I")
    for card in deck.cards:
        for pattern in PATTERNS:
            placements.extend(mask for mask in FRAME.placements(pattern) if not mask & card.outside)
            starts.append(len(placements))
    solver.put_placements(starts, placements)
    for number, card in enumerate(deck.cards):
        gems = (card.red_gems | card.green_gems) & card.paths
        symbols = (mask & card.paths for mask in (card.torches, card.skulls, card.potions))
        solver.adorn(number, card.crosses & card.paths, gems, *symbols)
    return solver


def solve(deck: Deck, prices: Prices, progress: Progress | None = None) -> PathLookup:
    """Solve the card look-ups of a deck; `progress` hears how many of the turns are done."""
    return run(solver_of(deck, prices), progress)


def run(solver: PathSolver, progress: Progress | None) -> PathLookup:
    """Let a solver do its work."""
    for turns in range(TURNS + 1):
        solver.solve_turn()
        if progress is not None:
            progress(turns + 1, TURNS + 1)
    return solver.lookup


def lookup_for(deck: Deck, progress: Progress | None = None) -> tuple[PathLookup, Prices]:
    """The card look-ups of a deck, with the prices they were solved with: at hand, from the cache, or solved now."""
    if deck.hash not in _SOLVED:
        while len(_SOLVED) >= MOST_DECKS:
            del _SOLVED[next(iter(_SOLVED))]
        prices = prices_for(deck)
        _SOLVED[deck.hash] = (_load_or_solve(deck, prices, progress), prices)
    return _SOLVED[deck.hash]


def _load_or_solve(deck: Deck, prices: Prices, progress: Progress | None) -> PathLookup:
    parts = (prices.turn, prices.box, prices.symbols, array("f", [prices.pick]))
    key = cache.fingerprint(VERSION, deck.hash.encode(), *(bytes(part) for part in parts))
    name = f"pyramids-{key}.tables"
    solver = solver_of(deck, prices)
    lookup = solver.lookup
    kept = array("f")
    data = cache.read(name)
    if data is not None and len(data) == 4 * (len(lookup.values) + len(lookup.fresh)):
        kept.frombytes(data)
        lookup.values, lookup.fresh = kept[: len(lookup.values)], kept[len(lookup.values) :]
        return lookup
    run(solver, progress)
    cache.write(name, bytes(lookup.values) + bytes(lookup.fresh))
    return lookup


def forget_lookups() -> None:
    """Drop what is at hand: the prices have changed."""
    _SOLVED.clear()
