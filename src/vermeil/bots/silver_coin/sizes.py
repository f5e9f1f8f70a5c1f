"""Sizes and names that the policy and the search of Silver Coin share."""

from __future__ import annotations

NUMBERS = 14
WOLF = 13
SEATS = 4
# Where the kinds of the Amulet and the Bullet deck begin, among the kinds of cards that the policy knows by name.
AMULET = 16
BULLET = 32
STRANGE = 48

# The weights of the policy, by name; `weights.py` says what they mean.
(
    PAIR,
    SLOPE,
    UNKNOWN,
    CALLABLE,
    WOLF_REACH,
    GIFTED,
    UP_CON,
    UP_CURATOR,
    UP_PIXIE,
    UP_BLOB,
    UP_AMULET,
    UP_ANY,
    KEPT,
    LAST_TURN,
    CALL_FROM,
    CALL_LATER,
    CALL_SUM,
    FEED,
    DRAWN,
    LOOK_OWN,
    LOOK_OTHER,
    HARM,
    ROTATED,
    EXTRA_TURN,
    SPREAD,
    CLOSE_CALL,
    KEPT_FALL,
    UP_LYCAN,
    UP_PRIEST,
    UP_GOTH,
    UP_MORTICIAN,
) = range(31)
WEIGHTS = 31
ROOM = 32  # the room for the weights of a seat

# The worth of answers that are ruled out, or a must.
NEVER = -1000.0
ALWAYS = 1000.0
# Room for the candidates of a search.
MOST = 96
