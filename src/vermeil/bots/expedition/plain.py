"""What the engines of the bots need of Cython's Python module where it is not installed."""

from __future__ import annotations

from contextlib import nullcontext


class PlainCython:
    """Releasing the GIL is for compiled engines; plain ones go on as they are."""

    nogil = nullcontext()


cython = PlainCython()
