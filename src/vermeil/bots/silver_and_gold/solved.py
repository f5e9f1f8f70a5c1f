"""The card look-ups of a deck: from a cache, or solved now."""

from __future__ import annotations

from array import array
from collections.abc import Callable

from vermeil.bots.expedition import cache
from vermeil.bots.expedition.prices import Prices
from vermeil.bots.silver_and_gold.lookup import CardLookup, Solver
from vermeil.bots.silver_and_gold.outlooks import forget_weights
from vermeil.bots.silver_and_gold.prices import prices_for
from vermeil.games.expedition.grid import PATTERNS, bits
from vermeil.games.expedition.phases import TURNS
from vermeil.games.silver_and_gold.cards import FRAME, Card, Deck

Progress = Callable[[int, int], None]


def empty_tables(deck: Deck) -> CardLookup:
    """Look-ups that know the deck's cards and no values yet."""
    lookup = CardLookup(len(deck))
    for number, card in enumerate(deck.cards):
        lookup.add(number, card.island)
    return lookup


def solver_of(deck: Deck, prices: Prices) -> Solver:
    """A solver for a deck, ready for its first turn."""
    lookup = empty_tables(deck)
    lookup.lay_out()
    solver = Solver(lookup, prices)
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


def solve(deck: Deck, prices: Prices, progress: Progress | None = None) -> CardLookup:
    """Solve the card look-ups of a deck; `progress` hears how many of the turns are done."""
    solver = solver_of(deck, prices)
    for turns in range(TURNS + 1):
        solver.solve_turn()
        if progress is not None:
            progress(turns + 1, TURNS + 1)
    return solver.lookup


# The look-ups of the decks that were played with last; a deck has 30 MB of them.
_SOLVED: dict[str, tuple[CardLookup, Prices]] = {}
MOST_DECKS = 3
# Changes whenever the solver does, so that no old look-up is taken for a new one.
VERSION = b"1"


def lookup_for(deck: Deck, progress: Progress | None = None) -> tuple[CardLookup, Prices]:
    """The card look-ups of a deck, with the prices they were solved with: at hand, from the cache, or solved now."""
    if deck.hash not in _SOLVED:
        while len(_SOLVED) >= MOST_DECKS:
            del _SOLVED[next(iter(_SOLVED))]
        prices = prices_for(deck)
        _SOLVED[deck.hash] = (_load_or_solve(deck, prices, progress), prices)
    return _SOLVED[deck.hash]


def forget_lookups() -> None:
    """Drop what is at hand: the deck was trained."""
    _SOLVED.clear()
    forget_weights()


def _load_or_solve(deck: Deck, prices: Prices, progress: Progress | None) -> CardLookup:
    parts = (prices.turn, prices.box, prices.symbols, array("f", [prices.pick]))
    key = cache.fingerprint(VERSION, deck.hash.encode(), *(bytes(part) for part in parts))
    name = f"silver-and-gold-{key}.tables"
    lookup = empty_tables(deck)
    kept = cache.read(name)
    if kept is not None and len(kept) == 4 * lookup.total * (TURNS + 1):
        lookup.load(kept)
        return lookup
    lookup = solve(deck, prices, progress)
    cache.write(name, bytes(lookup.values))
    return lookup
