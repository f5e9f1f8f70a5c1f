"""What a training must win before it is kept, a match of what is new against what was there; and how to undo it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from vermeil.bots.choice import Bot
from vermeil.bots.expedition import cache
from vermeil.core.errors import SetupError

PREVIOUS = ".previous"
# New data as they would be kept: by the name of the file.
Fresh = Mapping[str, bytes]


@dataclass(frozen=True)
class Contest:
    """Two players that differ in nothing but their data."""

    game: str
    players: int
    options: tuple[dict[str, Any], ...]  # of the game; they take turns, where a training is for several decks
    trained: Callable[[int], Bot]
    before: Callable[[int], Bot]
    known: dict[str, str]  # the hashes of what they play with


def keep(files: tuple[str, ...], fresh: Fresh) -> None:
    """Write new data, and lay what was there aside: all of its files, also those that stay as they are."""
    for name in files:
        if not cache.write(name + PREVIOUS, cache.read(name) or b""):
            raise SetupError(f"what was learned can't be kept: {cache.cache_folder()} can't be written")
    for name, data in fresh.items():
        cache.write(name, data)


def undo(files: tuple[str, ...]) -> bool:
    """Put back what was there before; what was kept is laid aside, so that a second undo takes back the first.

    Says whether a training is in use now; without one the shipped data are. SetupError if there is nothing to undo.
    """
    aside = {name: cache.read(name + PREVIOUS) for name in files}
    if all(data is None for data in aside.values()):
        raise SetupError("there is nothing to undo: no training of this deck was kept here")
    for name, data in aside.items():
        cache.write(name + PREVIOUS, cache.read(name) or b"")
        if data:
            cache.write(name, data)
        else:
            cache.remove(name)
    return any(aside.values())
