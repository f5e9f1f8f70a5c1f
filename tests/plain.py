"""Views as tests look at them: what lies where they look is what they are about, and no type knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def plain(view: Mapping[str, object]) -> Any:
    """A view as plain data."""
    return view
