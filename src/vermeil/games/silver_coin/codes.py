"""The codes of the engine: verbs, frames, powers and limits, as small numbers, for it and for those who read it.

A decision is one number, `verb * 64 + arg`. What `arg` is depends on the verb (said beside each below): a physical
card 0 to 51, a seat, a place in the pile, an end of a row, a count.
"""

from __future__ import annotations

CARDS = 52
ALL_CARDS = (1 << CARDS) - 1
ROUNDS = 4
FIRST_VILLAGE = 5
CALL_LIMIT = 4
PENALTY = 10
PATIENCE = 5
# A row has room for all cards.
STRIDE = 52
NOBODY = -1
NO_CARD = -1
ARGS = 64
LAID = 16  # the most discards of an exchange that are remembered for Morticians
MOST_GROUPS = 16  # of each viewer (Thing)
PUBLIC = 4  # whoever only watches is a viewer, too
FAILED_EXTRA = 3  # SC-22: from three chosen cards on, a failed exchange brings one more card

# Where the game stands. In ASK a seat decides; in those after OVER chance speaks (SCORED: the round is laid open).
(
    ASK,
    OVER,
    START,
    DEAL,
    FIRST,
    DRAWING,
    EXTRA,
    SHOWING,
    PEEKING,
    SCORED,
    UNCOVERING,  # the next card of a deck that lies face up (Cow)
    COUNTING,  # a card for the pile (The Count)
    SHUFFLING,  # which card comes to the next of the shuffled places (Thing)
) = range(13)

# The frames of the turn's own questions; a frame below 14 is a question of the card with that number.
(
    LOOK_FRAME,
    ACTION_FRAME,
    KEEP_FRAME,
    HELD_FRAME,
    SET_FRAME,
    REVEAL_FRAME,
    PLACE_FRAME,
    KEPT_SIDE_FRAME,
    EXTRA_SIDE_FRAME,
    END_FRAME,
    GIFT_FRAME,
    RITE_FRAME,
    SINK_FRAME,
) = range(16, 29)

# Verbs.
(
    PEEK,  # look at two own cards at the round's start; arg: a pair, see PAIRS
    DRAW,  # arg: how many more than one (Rascal)
    SHOWN,  # draw a shown card (Squire); arg: which
    TAKE,  # the top discard
    CALL,
    BLOB,  # arg: a place in the pile, 0 is the top
    KEEP,  # arg: which of the drawn cards (Rascal)
    DISCARD,
    USE,
    SWAP,  # exchange this one card
    SET,  # one more card for an exchange of several
    TURN,  # turn the chosen cards up
    GO,  # nothing more before the chosen cards are discarded
    PLACE,  # the new card comes here
    SIDE,  # arg: LEFT or RIGHT end
    FREE,  # use a free ability; arg: the card that has it
    TOKEN,
    CLOSE,  # Con Artist
    END,
    PASS,
    DONE,
    DECLINE,
    ROTATE,
    TOSS,  # discard a rotated card
    FLIP,
    HIDE,
    SHOW,
    LOOK,
    REMOVE,
    SWITCH,
    PICK,
    ROB,
    GIVE,
    NAME,
    GIFT,
    VILLAGE,  # arg: a seat
    TO,  # arg: a seat
    WAY,  # arg: CLOCKWISE or COUNTER
    TAKE_AT,  # arg: a place in the pile
    USE_AT,  # arg: a place in the pile
    USE_CARD,  # the ability of a face-up card of a village (Marksman)
    RITE,  # arg: which of the cards that the exchange has discarded (Mortician)
    SINK,  # arg: ON_PILE or UNDER the deck (Goth Girl, if she may)
) = range(43)
VERBS = 43

LEFT, RIGHT = range(2)
BOTH_ENDS = 3
CLOCKWISE, COUNTER = range(2)
ON_PILE, UNDER = range(2)
WAYS_OUT = 3
UNASKED = -1

# The two of five cards that PEEK looks at, by its argument.
PAIRS = tuple((a, b) for a in range(FIRST_VILLAGE) for b in range(a + 1, FIRST_VILLAGE))
ALL_PAIRS = (1 << len(PAIRS)) - 1

# What a card can do, as bits: when the engine has to ask it.
ON_DISCARD = 1 << 0  # drawn from the deck and discarded, or used by Blob or Nosferatu
IN_WINDOW = 1 << 1  # face up in the village, in the windows of SC-14
AT_TURN_END = 1 << 2  # face up, the last thing in a turn
AS_ACTION = 1 << 3  # face up, instead of drawing, taking or calling
BEFORE_SCORING = 1 << 4  # face up, once the round has ended
AT_SCORING = 1 << 5  # face up, when sums are made
EACH_STEP = 1 << 6  # face up in any village, after each completed step
WILD = 1 << 7  # matches any number in an exchange
MORE_DRAWS = 1 << 8  # face up: one more card may be drawn to choose from
GUARD = 1 << 9  # face up: is protected from opponents, and so is a card he names

NO_DISCARD = 1 << 10  # used from the hand it never touches the pile
PLUS_ONE = 1 << 11  # face up: a chosen card counts 1 more in an exchange
SINKS = 1 << 12  # face up: what is discarded goes under the deck
RITES = 1 << 13  # face up: a card discarded in an exchange may be used
COPIES = 1 << 14  # counts as the lowest other card of its village

# What the engine asks a card's unit for.
ASKS, ANSWERS, USABLE, BEGINS, READIES, SOURCES, ACTS, SETTLES, SCORES = range(9)

# Where a held card came from.
FROM_DECK, FROM_PILE = range(2)

# What the silver coin does (SC-33, SC-84).
PROTECT, TURN_OVER, NOTHING, ZERO = range(4)
