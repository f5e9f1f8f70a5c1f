"""Processes in which bots play for another one: whatever becomes of that one, they don't outlive it."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading


def watch_parent() -> None:
    """In a worker: end with the process that has started it, however that ended. Signals are for that one alone.

    A worker of a pool waits for its next job on a pipe that its fellows hold open as well: a parent that is killed
    would leave all of them waiting for good. Ctrl-C reaches every process of a terminal, and would only fill it with
    tracebacks.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:

        def wait() -> None:
            parent.join()
            os._exit(1)

        threading.Thread(target=wait, daemon=True).start()
