"""The seats that we hold at tables on servers: their tokens, in a file that only this user may read."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

import msgspec

from vermeil.terminal.folder import PRIVATE, data_folder


class Held(msgspec.Struct, frozen=True):
    """A seat, the name that sits there, and the token that holds it."""

    seat: int
    name: str
    token: str


def _file() -> Path:
    return data_folder() / "seats.json"


def held_seats() -> dict[str, Held]:
    """The seats by the links of their tables. A file that can't be read holds none."""
    with contextlib.suppress(OSError, msgspec.DecodeError):
        return msgspec.json.decode(_file().read_bytes(), type=dict[str, Held])
    return {}


def hold(link: str, held: Held) -> None:
    """Keep a seat's token: written whole or not at all."""
    new = _file().with_suffix(".new")
    with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, PRIVATE), "wb") as file:
        file.write(msgspec.json.encode(held_seats() | {link: held}))
    new.replace(_file())
