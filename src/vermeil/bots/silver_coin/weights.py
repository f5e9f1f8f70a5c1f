"""What the quick policy of Silver Coin weighs its rules with, in the order of `sizes`."""

from __future__ import annotations

# Learned from rounds against itself (cross-entropy search, with 2 to 4 players and both decks).
LEARNED = [
    0.697,  # PAIR: the share of a known double card that will go with its twin
    0.518,  # SLOPE: what a point above five costs while there is time
    0.376,  # UNKNOWN: what an own unseen card costs beyond the mean
    1.872,  # CALLABLE: to have few enough cards for a call
    1.265,  # WOLF_REACH: how many points a turn will still take off beside a Wolfman
    1.296,  # GIFTED: the share of the highest card that a Regifter will give away
    2.272,  # UP_CON
    4.126,  # UP_CURATOR
    0.588,  # UP_PIXIE
    1.023,  # UP_BLOB
    0.645,  # UP_AMULET
    0.344,  # UP_ANY: an unseen card that is turned up
    2.812,  # KEPT: what a card shows that its owner has seen and kept
    3.588,  # LAST_TURN: what the others take off after a call
    0.655,  # CALL_FROM: the chance from which on a call is made
    0.008,  # CALL_LATER: more for each turn that is left
    0.0,  # CALL_SUM: more for each point of the own sum
    0.167,  # FEED: what a low discard is worth to the next player
    0.516,  # DRAWN: what a drawn card may do beyond replacing the worst
    1.736,  # LOOK_OWN
    0.301,  # LOOK_OTHER
    0.698,  # HARM: a point of the others against one's own
    0.36,  # ROTATED: the share of a card that counts as gone once it lies at 90 degrees
    1.953,  # EXTRA_TURN
    6.142,  # SPREAD: the variance of what the last turns bring
    0.001,  # CLOSE_CALL: more, when the deck is all but out
]

# The same by hand, before any learning: what a sensible player would say. The weaker levels think so.
HAND = [
    0.55,
    0.8,
    0.3,
    1.5,
    2.0,
    0.8,
    2.5,
    4.0,
    0.5,
    1.0,
    0.7,
    0.4,
    4.2,
    2.5,
    0.65,
    0.02,
    0.0,
    0.25,
    0.6,
    1.2,
    0.25,
    1.0,
    0.45,
    2.0,
    6.0,
    0.0,
]

# How often, in 256, a card of each number is believed where an opponent has seen it and kept it: early in the round, in
# its middle, and late. From rounds that the policy played against itself.
KEPT_LOW = (
    [215, 230, 240, 256, 245, 225, 215, 140, 90, 68, 60, 50, 45, 38],
    [196, 225, 246, 256, 240, 185, 128, 57, 24, 24, 11, 9, 8, 8],
    [175, 242, 256, 214, 180, 103, 54, 35, 12, 20, 6, 6, 6, 8],
)


def with_changes(weights: list[float], changes: dict[int, float]) -> list[float]:
    """The same weights but for some."""
    return [changes.get(place, weight) for place, weight in enumerate(weights)]
