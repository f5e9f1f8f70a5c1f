"""Snapshots of tables at their last deal, as they lie in the database beside the log.

They are plain data, never pickles: reading one can't run anything. One that another version has written, that is
damaged, or that does not fit the log is not used: then the log is played from its beginning.
"""

from __future__ import annotations

import hashlib
import zlib
from pathlib import Path

import msgspec

from vermeil import __version__
from vermeil import table as package
from vermeil.server.store.base import Snapshot
from vermeil.table.acts import Entry, Start
from vermeil.table.dealt import Dealt

WORTH = 64  # entries; fewer are played again in a few milliseconds


def _fingerprint() -> str:
    """A hash of the sources that carry entries out: when they change, earlier snapshots are not trusted."""
    found = hashlib.sha256()
    for source in sorted(Path(package.__file__).parent.glob("*.py")):
        found.update(source.read_bytes())
    return found.hexdigest()[:16]


WRITER = f"{__version__}/{_fingerprint()}"

_decode = msgspec.json.Decoder(Dealt).decode


def sealed(table: str, dealt: Dealt) -> Snapshot:
    """As it is stored."""
    body = zlib.compress(msgspec.json.encode(dealt), 1)
    return Snapshot(table, dealt.seq, WRITER, _digest(table, dealt.seq, body) + body)


def unsealed(snapshot: Snapshot) -> Dealt | None:
    """What was stored; None if another version has written it, or if it is damaged."""
    if snapshot.writer != WRITER:
        return None
    digest, body = snapshot.data[:32], snapshot.data[32:]
    if digest != _digest(snapshot.table, snapshot.seq, body):
        return None
    try:
        dealt = _decode(zlib.decompress(body))
    except (zlib.error, msgspec.DecodeError):
        return None
    return dealt if dealt.seq == snapshot.seq else None


def fits(dealt: Dealt, entry: Entry) -> bool:
    """Whether this entry of the log is the deal that a snapshot was taken at."""
    return isinstance(entry.act, Start) and entry.act.seed == dealt.seed


def _digest(table: str, seq: int, body: bytes) -> bytes:
    """Detects what is damaged or was moved to another table, not forgery: a forger could rewrite the log as well."""
    return hashlib.sha256(f"{table}/{seq}/{WRITER}/".encode() + body).digest()
