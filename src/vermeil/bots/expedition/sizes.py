"""Sizes that the engines of the bots share. Uncompiled, so that all of them can import the numbers."""

from __future__ import annotations

# How many candidates a search keeps, and how many decisions one may have.
MOST = 48
STEPS = 12

# The expedition's patterns and cards, and how many quantiles stand for what a turn is worth on another card.
PATTERNS = 6
PATTERN_OF = (1, 2, 2, 3, 3, 4, 5, 6)  # of each expedition card
QUANTILES = 8

# Look-ups have a layer for every number of turns left, 0 to 28.
LAYERS = 29

# Where the symbols' prices begin: those of Silver & Gold, then those of Pyramids.
KINDS = 5
COIN, PALM, SEAL = 0, LAYERS, 2 * LAYERS
GEM, TORCH, SKULL, POTION, RACE = 0, LAYERS, 2 * LAYERS, 3 * LAYERS, 4 * LAYERS

# How far an owed box is looked at in all ways; beyond that only the best boxes are.
WIDE = 1
NARROW = 6
# Gains are counted in so many quarters of a point.
BINS = 160
