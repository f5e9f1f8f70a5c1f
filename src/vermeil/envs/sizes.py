"""How much room Silver Coin has in actions and observations; for the table of fields and for the compiled games."""

from __future__ import annotations

# What an action of a verb names: nothing or a count, a place of one's own village, one of any village, a seat.
PLAIN, OWN_PLACE, EVERYWHERE, ON_SEAT = range(4)

# The bytes of a card: its number (14), how it lies (10), what the question says of it (8).
CARD = 32
# How many cards of each place are shown; what lies beyond is counted.
PLACES = 12
DRAWN = 5
DISCARDS = 3
SHOWN_CARDS = 4
TOPS = 2
# The bytes of a seat beside its village.
SEAT = 8
