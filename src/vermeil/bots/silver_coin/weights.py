"""What the quick player of Silver Coin weighs its rules with: by hand, and as `vermeil train` learned it.

What was learned is a small file: weights in thousandths, in the order of `sizes`, and what is believed about cards that
an opponent has seen and kept. One is shipped, for all decks; what a user trains is kept in the user's cache.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from vermeil.bots.expedition import cache
from vermeil.bots.silver_coin.sizes import CALL_FROM, FEED, KEPT, LAST_TURN, LOOK_OWN, NUMBERS, PAIR, WEIGHTS
from vermeil.core.errors import SetupError

FORMAT = 1
STAGES = 3
THOUSAND = 1000
# A file that was learned before there was a third deck has so many weights; the others are as by hand.
BEFORE_BULLET = 27
# What a belief counts at most; the search throws dice with so many sides.
SURE = 256
SHIPPED = Path(__file__).with_name("learned.json")

# What a sensible player would say, before any learning. The weaker levels think so, and learning begins here.
HAND = (
    0.55,  # PAIR: the share of a known double card that will go with its twin
    0.8,  # SLOPE: what a point above five costs while there is time
    0.3,  # UNKNOWN: what an own unseen card costs beyond the mean
    1.5,  # CALLABLE: to have few enough cards for a call
    2.0,  # WOLF_REACH: how many points a turn will still take off beside a Wolfman
    0.8,  # GIFTED: the share of the highest card that a Regifter will give away
    2.5,  # UP_CON
    4.0,  # UP_CURATOR
    0.5,  # UP_PIXIE
    1.0,  # UP_BLOB
    0.7,  # UP_AMULET
    0.4,  # UP_ANY: an unseen card that is turned up
    4.2,  # KEPT: what a card shows that its owner has seen and kept
    2.5,  # LAST_TURN: what the others take off after a call
    0.65,  # CALL_FROM: the chance from which on a call is made
    0.02,  # CALL_LATER: more for each turn that is left
    0.0,  # CALL_SUM: more for each point of the own sum
    0.25,  # FEED: what a low discard is worth to the next player
    0.6,  # DRAWN: what a drawn card may do beyond replacing the worst
    1.2,  # LOOK_OWN
    0.25,  # LOOK_OTHER
    1.0,  # HARM: a point of the others against one's own
    0.45,  # ROTATED: the share of a card that counts as gone once it lies at 90 degrees
    2.0,  # EXTRA_TURN
    6.0,  # SPREAD: the variance of what the last turns bring
    0.0,  # CLOSE_CALL: more, when the deck is all but out
    0.0,  # KEPT_FALL: how much less that is by the round's end
    0.6,  # UP_LYCAN: beyond the neighbours that he makes equal
    1.2,  # UP_PRIEST
    0.3,  # UP_GOTH
    0.8,  # UP_MORTICIAN
)


@dataclass(frozen=True)
class Learned:
    """The weights, and how often, in 256, a card of each number is believed where an opponent has seen and kept it.

    The beliefs are three rows: early in the round, in its middle, and late.
    """

    weights: tuple[float, ...]
    kept_low: tuple[tuple[int, ...], ...]

    def to_json(self) -> str:
        """The file."""
        rows = [list(row) for row in self.kept_low]
        data = {"format": FORMAT, "weights": [round(THOUSAND * weight) for weight in self.weights], "kept_low": rows}
        return json.dumps(data, separators=(",", ":")) + "\n"

    @classmethod
    def of(cls, text: str | bytes | None) -> Learned | None:
        """What a file says; None if it is not what it seems."""
        try:
            data: Any = json.loads(text or "")
        except ValueError:
            return None
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            return None
        weights: Any = data.get("weights")
        rows: Any = data.get("kept_low")
        if _numbers(weights, BEFORE_BULLET):
            weights = [*weights, *(round(THOUSAND * weight) for weight in HAND[BEFORE_BULLET:])]
        if not _numbers(weights, WEIGHTS) or not isinstance(rows, list) or len(rows) != STAGES:
            return None
        if not all(_numbers(row, NUMBERS) and all(0 <= chance <= SURE for chance in row) for row in rows):
            return None
        return cls(tuple(weight / THOUSAND for weight in weights), tuple(tuple(row) for row in rows))


def _numbers(row: object, size: int) -> bool:
    return isinstance(row, list) and len(row) == size and all(type(number) is int for number in row)


def file_name(deck: str | None) -> str:
    """The name under which the user's cache keeps what was learned for a mix, or for all."""
    return f"silver-coin-{'all' if deck is None else hashlib.sha256(deck.encode()).hexdigest()[:16]}.json"


@lru_cache(maxsize=64)
def learned_for(deck: str) -> Learned:
    """What was learned for a mix: by the user for just this one or for all, else what is shipped."""
    return Learned.of(cache.read(file_name(deck))) or Learned.of(cache.read(file_name(None))) or LEARNED


def _shipped() -> Learned:
    found = Learned.of(SHIPPED.read_text(encoding="utf-8"))
    if found is None:
        message = "the shipped weights of Silver Coin can't be read"
        raise SetupError(message)
    return found


LEARNED = _shipped()


def with_changes(weights: Sequence[float], changes: Mapping[int, float]) -> list[float]:
    """The same weights but for some."""
    return [changes.get(place, weight) for place, weight in enumerate(weights)]


# A family player, as the experts imagine whoever calls in vain: it remembers, and collects a little, but takes the
# others' hidden cards for nearly average ones, and trusts that their last turns change little: its calls come early, at
# hardly more than even chances. What it leaves on the pile does not worry it.
FAMILY = tuple(with_changes(HAND, {KEPT: 6.0, LAST_TURN: 1.0, CALL_FROM: 0.55, PAIR: 0.3, LOOK_OWN: 0.8, FEED: 0.0}))
