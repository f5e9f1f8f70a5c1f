"""Where the look-ups of an outlook begin. Uncompiled, so that compiled and plain modules can import the numbers."""

from __future__ import annotations

# Where the look-ups begin: patterns that still fit on both cards, boxes left on both; coins and cups; the race for the
# next cup; palms; coins in reach; seals; X; a card's boxes and patterns; what all seals bring later; seals that go
# together; how many of the expedition cards to come fit; a card by itself.
FITS = 0
BOXES = FITS + 8 * 65 * 65
COINS = BOXES + 29 * 17 * 17
RACE = COINS + 29 * 13 * 7
PALMS = RACE + 8 * 5 * 5 * 7
PURSE = PALMS + 8 * 5 * 10 * 5
SEALS = PURSE + 8 * 13 * 8
CROSSES = SEALS + 8 * 5 * 5 * 9
SHAPES = CROSSES + 8 * 8 * 33
LATER = SHAPES + 8 * 65 * 17
PAIRS = LATER + 8 * 16
COMING = PAIRS + 8 * 5 * 5
CARDS = COMING + 29 * 10 * 10 * 9
SIZE = CARDS + 65 * 17 * 8
