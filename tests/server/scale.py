"""How much a test does: a short form in the default run, all of it in a campaign (`make campaign`).

VERMEIL_CAMPAIGN says how much of a campaign: 1 is all of it, 0.1 a tenth.
"""

from __future__ import annotations

import os
import sys

SHARE = float(os.environ.get("VERMEIL_CAMPAIGN") or 0)


def times(short: int, campaign: int) -> int:
    return max(short, round(campaign * SHARE))


def progress(words: str) -> None:
    """A line for whoever watches a campaign."""
    if SHARE:
        print(f"campaign: {words}", file=sys.stderr, flush=True)  # noqa: T201 - that's what it is for
