"""Jobs for the workers of test_executors.py, which import them from this folder."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

from vermeil.core.errors import SetupError


def doubled(number: int) -> int:
    return 2 * number


def slow(number: int) -> int:
    time.sleep(0.02)
    return number


def dies_once(folder: str, number: int) -> int:
    """A worker that is killed in the middle of its chunk, the first time that it comes to this job."""
    mark = Path(folder) / "died"
    if number == 30 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return 2 * number


def always_dies(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def refuses(number: int) -> int:
    raise SetupError(f"{number} can't be played")
