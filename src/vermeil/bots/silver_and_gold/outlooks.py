"""The outlook of a deck: learned by `vermeil train`, else the shipped one, without what it says of our cards."""

from __future__ import annotations

from array import array
from functools import cache
from pathlib import Path

from vermeil.bots.expedition import cache as kept
from vermeil.bots.expedition.correction_files import learned_name, unpack
from vermeil.bots.silver_and_gold.layout import CARDS, SIZE
from vermeil.bots.silver_and_gold.outlook import Outlook
from vermeil.games.expedition.grid import PATTERNS
from vermeil.games.silver_and_gold.cards import FRAME, GAME, Deck
from vermeil.games.silver_and_gold.engine import Islands

SHIPPED = Path(__file__).with_name("learned.bin")


def outlook_for(deck: Deck, islands: Islands) -> Outlook:
    """What was learned about a deck; each thinker has an outlook of its own on the same look-ups."""
    return Outlook(islands, weights_for(deck), shapes())


def empty_outlook(islands: Islands) -> Outlook:
    """An outlook that has learned nothing yet."""
    return Outlook(islands, array("f", bytes(4 * SIZE)), shapes())


def weights_for(deck: Deck) -> array[float]:
    """The weights of a deck: its own, or those of ours as far as they are about any deck."""
    if deck.hash not in _WEIGHTS:
        found = unpack(kept.read(learned_name(GAME, deck.hash)), SIZE)
        if found is None:
            found = unpack(SHIPPED.read_bytes(), SIZE) or array("f", bytes(4 * SIZE))
            if deck.hash != Deck.standard().hash:
                found[CARDS:] = array("f", bytes(4 * (SIZE - CARDS)))
        _WEIGHTS[deck.hash] = found
    return _WEIGHTS[deck.hash]


_WEIGHTS: dict[str, array[float]] = {}


def forget_weights() -> None:
    """Drop what is at hand: something was learned."""
    _WEIGHTS.clear()


@cache
def shapes() -> array[int]:
    """For every set of closed boxes of the frame: the patterns that fit, and how many boxes are open."""
    found = array("H", bytes(2 * 65536))
    maker = Outlook(Islands(0), array("f"), found)
    maker.count_boxes()
    for number, pattern in enumerate(PATTERNS):
        for mask in FRAME.placements(pattern):
            maker.fit(number, mask)
    return found
