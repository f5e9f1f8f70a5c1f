"""Where chance comes from: a seed, or the lines of a record.

A game never rolls a die inside a rule. It asks its source what happened (which card was turned up), and writes the
answer into its record. A seeded source is a set of shuffled decks: in the deck named `stream` the cards lie in the
ascending order of

    SHA-256("vermeil/" + seed + "/" + stream + "/" + card)

and the first one still available is drawn. So two games of one seed meet the same patterns in the same order,
whatever the players do, and anyone can check a deal from its seed with a few lines of code.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Protocol, Self

from vermeil.core.errors import RecordError, SetupError

MAX_SEED = 200


@dataclass(frozen=True)
class Lot:
    """The things that chance can bring: their unique names, and how a record spells them."""

    names: tuple[str, ...]
    spellings: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if not self.spellings:
            object.__setattr__(self, "spellings", self.names)

    @cached_property
    def twins(self) -> bool:
        """Whether some things share a name in records."""
        return len(set(self.spellings)) < len(self.spellings)

    def gone(self, allowed: int) -> dict[str, int]:
        """How many things of each spelling are gone."""
        missing: dict[str, int] = {}
        for number, spelling in enumerate(self.spellings):
            if not allowed >> number & 1:
                missing[spelling] = missing.get(spelling, 0) + 1
        return missing

    def find(self, word: str, allowed: int) -> int | None:
        """The first thing of this name that is still available."""
        for number, spelling in enumerate(self.spellings):
            if spelling == word and allowed >> number & 1:
                return number
        return None


class Chance(Protocol):
    """Anything that can decide what comes up."""

    def draw(self, event: str, stream: str, lot: Lot, allowed: int, count: int) -> list[int]:
        """Which `count` things of the lot came up, out of those allowed (a set of numbers, as bits).

        `event` is how the record begins this line, `stream` the deck it is drawn from.
        """
        ...


def seed_text(seed: int | str | None) -> str:
    """A seed as text: any integer or short string; None draws 128 bits from the system."""
    if seed is None:
        return secrets.token_hex(16)
    if isinstance(seed, bool) or not isinstance(seed, int | str):
        message = f"a seed is an integer or a string, not {type(seed).__name__}"
        raise SetupError(message)
    try:
        text = str(seed)
    except ValueError:  # an integer too long for Python to spell
        text = "0" * (MAX_SEED + 1)
    if len(text) > MAX_SEED or not text.isprintable():
        message = f"a seed has at most {MAX_SEED} printable characters"
        raise SetupError(message)
    return text


@dataclass(frozen=True)
class Seeded:
    """Chance from a seed. Copies of a game share it, since it never changes."""

    seed: str
    _orders: dict[tuple[str, Lot], tuple[int, ...]] = field(default_factory=dict, compare=False, repr=False)

    def draw(self, event: str, stream: str, lot: Lot, allowed: int, count: int) -> list[int]:
        """The first things of the shuffled deck that are still available.

        Of things that share a name in a record, those drawn before were the first ones in the deck, whichever of them
        is gone now; so a game that goes on from its record, with its seed, goes on as it would have.
        """
        del event
        drawn: list[int] = []
        gone = lot.gone(allowed)
        for at in self._order(stream, lot):
            word = lot.spellings[at]
            if gone.get(word):
                gone[word] -= 1
                continue
            number = lot.find(word, allowed) if lot.twins else at
            if number is None or len(drawn) == count:
                break
            allowed &= ~(1 << number)
            drawn.append(number)
        return drawn

    def _order(self, stream: str, lot: Lot) -> Sequence[int]:
        key = (stream, lot)
        if key not in self._orders:
            start = hashlib.sha256(f"vermeil/{self.seed}/{stream}/".encode())
            digests = []
            for name in lot.names:
                digest = start.copy()
                digest.update(name.encode())
                digests.append(digest.digest())
            self._orders[key] = tuple(sorted(range(len(digests)), key=digests.__getitem__))
        return self._orders[key]

    def __copy__(self) -> Self:
        return self


@dataclass
class Script:
    """Chance from the lines of a record, each checked against what was possible.

    `lines` are (number, text) pairs; moves and chance are interleaved, as they happened.
    """

    lines: list[tuple[int, str]]
    at: int = 0
    last: int = 0  # the line to name when there are none

    def draw(self, event: str, stream: str, lot: Lot, allowed: int, count: int) -> list[int]:
        del stream
        expected = f"! {event}"
        if self.at == len(self.lines):
            last = self.lines[-1][0] if self.lines else self.last
            message = f"the record ends where '{expected} ...' must follow"
            raise RecordError(message, last)
        number, text = self.lines[self.at]
        if not text.startswith(f"{expected} "):
            message = f"expected '{expected} ...', found {text[:60]!r}"
            raise RecordError(message, number)
        words = text.removeprefix(f"{expected} ").split(" ")
        if len(words) != count:
            message = f"'{expected}' brings {count}, not {len(words)}"
            raise RecordError(message, number)
        drawn = []
        for word in words:
            found = lot.find(word, allowed)
            if found is None:
                message = f"'{expected}' can't bring {word[:30]!r} here"
                raise RecordError(message, number)
            allowed &= ~(1 << found)
            drawn.append(found)
        self.at += 1
        return drawn
