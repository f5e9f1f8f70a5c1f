"""Where solved look-ups are kept between games: the user's cache directory, by game, deck and what went into them."""

from __future__ import annotations

import hashlib
import os
import tempfile
from contextlib import suppress
from pathlib import Path


def cache_folder() -> Path:
    """Where programs of this system keep what they can make again: on Linux `~/.cache/vermeil`.

    Or wherever VERMEIL_CACHE says.
    """
    named = os.environ.get("VERMEIL_CACHE")
    if named:
        return Path(named)
    from platformdirs import user_cache_path

    return user_cache_path("vermeil", appauthor=False)


def fingerprint(*parts: bytes) -> str:
    """A short name for what a look-up was made from."""
    digest = hashlib.sha256()
    for part in parts:
        digest.update(hashlib.sha256(part).digest())
    return digest.hexdigest()[:16]


def read(name: str) -> bytes | None:
    """What was kept under a name; None if nothing was, or it can't be read."""
    try:
        return (cache_folder() / name).read_bytes()
    except OSError:
        return None


def write(name: str, data: bytes) -> bool:
    """Keep something, all of it or nothing; a cache that can't be written must not stop a game."""
    try:
        folder = cache_folder()
        folder.mkdir(parents=True, exist_ok=True)
        handle, fresh = tempfile.mkstemp(dir=folder, prefix=name)
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        Path(fresh).replace(folder / name)
    except OSError:
        return False
    return True


def remove(name: str) -> None:
    """Forget what was kept under a name."""
    with suppress(OSError):
        (cache_folder() / name).unlink(missing_ok=True)
