"""Packets on their way from one device to another: left for some minutes, handed out once, unread by the server.

What lies here was encrypted by a page, whose key never comes to us. Packets are files in a folder that all processes of
a server share; servers on other machines know nothing of them.
"""

from __future__ import annotations

import contextlib
import hashlib
import hmac
import re
import secrets
import tempfile
import time
from pathlib import Path

from vermeil.table import TableError

LIFETIME = 600  # seconds
MAX_DROP = 2 << 20  # bytes of one packet: some thousand games
MAX_OF_ONE = 3  # packets of one address; a fourth takes the place of its oldest
MAX_DROPS = 32
NAME = re.compile(r"[A-Za-z0-9_-]{22}")


class Drops:
    """The packets of this server. Without a folder they have one of their own, which goes with the process.

    A file's name tells by a fingerprint whose packet it is. Its key is in memory alone: whoever sees the names can't
    try addresses. Processes that share a folder share the key as well.
    """

    def __init__(self, folder: str = "", key: str = "") -> None:
        self._shared = folder
        self._key = key.encode() or secrets.token_bytes(16)
        self._own: tempfile.TemporaryDirectory[str] | None = None

    @property
    def _folder(self) -> Path:
        if not self._shared and self._own is None:
            self._own = tempfile.TemporaryDirectory(prefix="vermeil-drops-")
        return Path(self._shared or (self._own.name if self._own is not None else ""))

    def leave(self, owner: str, data: bytes) -> str:
        """Keep a packet for a while; its name."""
        files = self._fresh()
        mine = hmac.new(self._key, owner.encode(), hashlib.sha256).hexdigest()[:16]
        own = [file for file in files if file.name.startswith(mine)]
        if len(own) >= MAX_OF_ONE:
            _remove(own[0])
        elif len(files) >= MAX_DROPS:
            raise TableError("drop/full", "too many packets are under way; try again in some minutes")
        name = secrets.token_urlsafe(16)
        (self._folder / f"{mine}.{name}").write_bytes(data)
        return name

    def take(self, name: str) -> bytes:
        """A packet, once: whoever comes later finds nothing."""
        found = [file for file in self._fresh() if file.name.endswith(f".{name}")] if NAME.fullmatch(name) else []
        for file in found:
            taken = file.with_name(f"taken.{secrets.token_hex(8)}")
            with contextlib.suppress(OSError):  # somebody was quicker
                file.rename(taken)
                data = taken.read_bytes()
                _remove(taken)
                return data
        raise TableError("drop/unknown", "there is no such packet: it was fetched already, or its time is up")

    def close(self) -> None:
        """Forget all that nobody else could hand out."""
        if self._own is not None:
            self._own.cleanup()
            self._own = None

    def _fresh(self) -> list[Path]:
        """The packets whose time is not up, the oldest first; the others go."""
        kept: list[tuple[float, Path]] = []
        for file in self._folder.iterdir():
            with contextlib.suppress(OSError):  # another process has removed it
                left = file.stat().st_mtime
                if left + LIFETIME < time.time():
                    _remove(file)
                else:
                    kept.append((left, file))
        return [file for _, file in sorted(kept)]


def _remove(file: Path) -> None:
    with contextlib.suppress(OSError):
        file.unlink()
