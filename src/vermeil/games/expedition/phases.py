"""The words of a turn as numbers, for the engine and for those who read it."""

from __future__ import annotations

# Where the game stands. In the first three a seat decides; in those after OVER chance speaks.
KEEP, MARK, PICK, OVER, DEAL, DISPLAY, START, REVEAL, BLIND, REFILL = range(10)

# How far a seat is in action 2: the pattern first, then owed boxes, then the confirmation.
PATTERN_STEP, OWED_STEP, CONFIRM_STEP, READY = range(4)

ROUNDS = 4
TURNS_A_ROUND = 7
TURNS = ROUNDS * TURNS_A_ROUND

# An empty place, where a card's number could stand.
NO_CARD = -1
