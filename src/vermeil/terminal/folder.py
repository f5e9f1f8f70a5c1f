"""Where a player's own files are kept: games to continue, records, and seats at other people's tables."""

from __future__ import annotations

import contextlib
import getpass
import os
from pathlib import Path

from vermeil.table.seats import MAX_NAME

PRIVATE = 0o600  # permissions of files that nobody else may read


def data_folder() -> Path:
    """The folder of this user, made if need be; nobody else may read it. VERMEIL_DATA puts it elsewhere."""
    chosen = os.environ.get("VERMEIL_DATA")
    folder = Path(chosen).expanduser() if chosen else _usual()
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return folder


def _usual() -> Path:
    """Where programs on this system keep what they must not lose."""
    from platformdirs import user_data_path

    return user_data_path("vermeil", appauthor=False)


def user_name() -> str:
    """What this machine calls its user, as a name for the table; empty if it does not say."""
    with contextlib.suppress(OSError, KeyError, ImportError):
        return getpass.getuser().split(".")[0].title()[:MAX_NAME]
    return ""
