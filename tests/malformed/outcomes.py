"""What comes of something that was given to the game: a thing, or a refusal that people can read."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from vermeil.core.errors import VermeilError


def result(door: Callable[[], Any]) -> Any:
    """What comes of it: a thing, or the error of our own tree with which it was refused."""
    try:
        return door()
    except VermeilError as error:
        return error


def is_clear(error: object, kind: type[VermeilError]) -> bool:
    """Whether it is a refusal of this kind that people can read."""
    return isinstance(error, kind) and 0 < len(str(error)) < 500


def damaged(source: bytes, rng: Random, pieces: Sequence[bytes]) -> bytes:
    """The same with one to five wounds: something put in, taken out, or replaced by one of the pieces or by noise."""
    data = bytearray(source)
    for _ in range(rng.randrange(1, 6)):
        start = rng.randrange(len(data) + 1)
        noise = rng.randbytes(rng.randrange(1, 6))
        data[start : start + rng.choice([0, 1, 2, 8, 60])] = rng.choice([*pieces, b"", noise])
    return bytes(data)
