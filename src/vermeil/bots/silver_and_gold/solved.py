"""The card tables of a deck: from a cache, or solved now."""

from __future__ import annotations

from array import array
from collections.abc import Callable

from vermeil.bots.expedition import cache
from vermeil.bots.expedition.prices import Prices
from vermeil.bots.silver_and_gold.outlooks import forget_weights
from vermeil.bots.silver_and_gold.prices import prices_for
from vermeil.bots.silver_and_gold.tables import CardTables, Solver
from vermeil.games.expedition.grid import PATTERNS, bits
from vermeil.games.expedition.phases import TURNS
from vermeil.games.silver_and_gold.cards import FRAME, Card, Deck

Progress = Callable[[int, int], None]


def empty_tables(deck: Deck) -> CardTables:
    """Tables that know the deck's cards and no values yet."""
    tables = CardTables(len(deck))
    for number, card in enumerate(deck.cards):
        tables.add(number, card.island)
    return tables


def solver_of(deck: Deck, prices: Prices) -> Solver:
    """A solver for a deck, ready for its first turn."""
    tables = empty_tables(deck)
    tables.lay_out()
    solver = Solver(tables, prices)
    first, placements = array("i", [0]), array("H")
    for number, card in enumerate(deck.cards):
        strength = 0 if card.seal is None else card.seal.seal_strength
        crosses, coins, palms = (packed(card, mask) for mask in (card.crosses, card.coins, card.palms))
        solver.put(number, crosses, coins, palms, card.value, strength)
        for pattern in PATTERNS:
            fitting = [mask for mask in FRAME.placements(pattern) if not mask & ~card.island]
            placements.extend(packed(card, mask) for mask in fitting)
            first.append(len(placements))
    solver.put_placements(first, placements)
    return solver


def packed(card: Card, mask: int) -> int:
    """A mask of the frame in the card's own numbering, without the gaps."""
    return sum(1 << place for place, box in enumerate(bits(card.island)) if mask >> box & 1)


def solve(deck: Deck, prices: Prices, progress: Progress | None = None) -> CardTables:
    """Solve the card tables of a deck; `progress` hears how many of the turns are done."""
    solver = solver_of(deck, prices)
    for turns in range(TURNS + 1):
        solver.solve_turn()
        if progress is not None:
            progress(turns + 1, TURNS + 1)
    return solver.tables


# The tables of the decks that were played with last; a deck has 30 MB of them.
_SOLVED: dict[str, tuple[CardTables, Prices]] = {}
MOST_DECKS = 3
# Changes whenever the solver does, so that no old table is taken for a new one.
VERSION = b"1"


def tables_for(deck: Deck, progress: Progress | None = None) -> tuple[CardTables, Prices]:
    """The card tables of a deck, with the prices they were solved with: at hand, from the cache, or solved now."""
    if deck.hash not in _SOLVED:
        while len(_SOLVED) >= MOST_DECKS:
            del _SOLVED[next(iter(_SOLVED))]
        prices = prices_for(deck)
        _SOLVED[deck.hash] = (_load_or_solve(deck, prices, progress), prices)
    return _SOLVED[deck.hash]


def forget_tables() -> None:
    """Drop what is at hand: the deck was trained."""
    _SOLVED.clear()
    forget_weights()


def _load_or_solve(deck: Deck, prices: Prices, progress: Progress | None) -> CardTables:
    parts = (prices.turn, prices.box, prices.symbols, array("f", [prices.pick]))
    key = cache.fingerprint(VERSION, deck.hash.encode(), *(bytes(part) for part in parts))
    name = f"silver-and-gold-{key}.tables"
    tables = empty_tables(deck)
    kept = cache.read(name)
    if kept is not None and len(kept) == 4 * tables.total * (TURNS + 1):
        tables.load(kept)
        return tables
    tables = solve(deck, prices, progress)
    cache.write(name, bytes(tables.values))
    return tables
