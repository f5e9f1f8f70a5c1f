"""The card tables of a deck of Pyramids: from a cache, or solved now."""

from __future__ import annotations

from array import array
from collections.abc import Callable

from vermeil.bots.expedition import cache
from vermeil.bots.expedition.prices import Prices
from vermeil.bots.pyramids.prices import prices_for
from vermeil.bots.pyramids.tables import PathSolver, PathTables
from vermeil.games.expedition.grid import PATTERNS, bits
from vermeil.games.expedition.phases import TURNS
from vermeil.games.pyramids.cards import FRAME, Card, Deck

Progress = Callable[[int, int], None]

# A card of our deck has a thousand states; one without walls would have millions. Then the largest are left out.
MOST_STATES = 20_000
NEIGHBOURS = tuple(FRAME.neighbours(1 << box) for box in range(FRAME.size))
MOST_DECKS = 3
# Changes whenever the solver does, so that no old table is taken for a new one.
VERSION = b"1"
_SOLVED: dict[str, tuple[PathTables, Prices]] = {}


def states_of(card: Card) -> list[int]:
    """All that may be crossed on a card before its tomb, the empty set first, then by size."""
    found, layer = [0], {card.entrance & card.paths}
    allowed = card.paths & ~card.tomb
    while layer and len(found) + len(layer) <= MOST_STATES:
        found += sorted(layer)
        larger = set()
        for crossed in layer:
            beside = 0
            for box in bits(crossed):
                beside |= NEIGHBOURS[box]
            for box in bits(beside & allowed & ~crossed):
                larger.add(crossed | 1 << box)
        layer = larger
    return found


def solver_of(deck: Deck, prices: Prices) -> PathSolver:
    """A solver for a deck, ready for its first turn."""
    by_card = [states_of(card) for card in deck.cards]
    tables = PathTables(len(deck), sum(map(len, by_card)))
    crossed = array("I")
    for number, (card, states) in enumerate(zip(deck.cards, by_card, strict=True)):
        tables.put(number, card.outside, card.entrance, card.tomb, len(crossed))
        for place, state in enumerate(states, start=len(crossed)):
            tables.enter(number, state, place)
        crossed.extend(states)
    tables.end(len(crossed))
    solver = PathSolver(tables, prices, crossed)
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


def solve(deck: Deck, prices: Prices, progress: Progress | None = None) -> PathTables:
    """Solve the card tables of a deck; `progress` hears how many of the turns are done."""
    return run(solver_of(deck, prices), progress)


def run(solver: PathSolver, progress: Progress | None) -> PathTables:
    """Let a solver do its work."""
    for turns in range(TURNS + 1):
        solver.solve_turn()
        if progress is not None:
            progress(turns + 1, TURNS + 1)
    return solver.tables


def tables_for(deck: Deck, progress: Progress | None = None) -> tuple[PathTables, Prices]:
    """The card tables of a deck, with the prices they were solved with: at hand, from the cache, or solved now."""
    if deck.hash not in _SOLVED:
        while len(_SOLVED) >= MOST_DECKS:
            del _SOLVED[next(iter(_SOLVED))]
        prices = prices_for(deck)
        _SOLVED[deck.hash] = (_load_or_solve(deck, prices, progress), prices)
    return _SOLVED[deck.hash]


def _load_or_solve(deck: Deck, prices: Prices, progress: Progress | None) -> PathTables:
    parts = (prices.turn, prices.box, prices.symbols, array("f", [prices.pick]))
    key = cache.fingerprint(VERSION, deck.hash.encode(), *(bytes(part) for part in parts))
    name = f"pyramids-{key}.tables"
    solver = solver_of(deck, prices)
    tables = solver.tables
    kept = array("f")
    data = cache.read(name)
    if data is not None and len(data) == 4 * (len(tables.values) + len(tables.fresh)):
        kept.frombytes(data)
        tables.values, tables.fresh = kept[: len(tables.values)], kept[len(tables.values) :]
        return tables
    run(solver, progress)
    cache.write(name, bytes(tables.values) + bytes(tables.fresh))
    return tables


def forget_tables() -> None:
    """Drop what is at hand: the prices have changed."""
    _SOLVED.clear()
