"""The Chromium that measurements of the page run in: a whole one, as people have it."""

from __future__ import annotations

import os
import shutil


def chromium() -> str:
    """Its program, where VERMEIL_CHROMIUM says or in the usual places; without one there is nothing to measure."""
    found = (os.environ.get("VERMEIL_CHROMIUM"), *map(shutil.which, ("chromium", "chromium-browser", "google-chrome")))
    program = next((path for path in found if path), None)
    if program is None:
        raise SystemExit("Chromium is needed: install it, or name it in VERMEIL_CHROMIUM")
    return program
