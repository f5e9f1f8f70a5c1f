"""Draws the icons that systems ask for from web/public/icon.svg, with Chromium; run it after a change there.

    python tools/icons.py

A maskable icon may be cut to any shape, so its coin lies smaller on a ground that reaches the edges.
"""

from __future__ import annotations

import io
import os
import shutil
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).resolve().parent.parent / "web" / "public"
GROUND = "#16324f"
# Name, size, how much of it the coin takes, and what lies below it.
ICONS = [
    ("icon-192.png", 192, 1.0, "transparent"),
    ("icon-512.png", 512, 1.0, "transparent"),
    ("icon-maskable-512.png", 512, 0.72, GROUND),
    ("icon-touch-180.png", 180, 0.84, GROUND),
]


def draw() -> None:
    """All of them."""
    coin = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as tools:
        browser = tools.chromium.launch(executable_path=os.environ.get("VERMEIL_CHROMIUM") or shutil.which("chromium"))
        for name, size, share, ground in ICONS:
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(
                f"<style>body{{margin:0;height:100vh;display:grid;place-items:center;background:{ground}}}"
                f"svg{{width:{share:.0%};height:{share:.0%}}}</style>{coin}"
            )
            drawn = Image.open(io.BytesIO(page.screenshot(omit_background=True)))
            # 128 colours are enough for a coin, and a quarter of the size.
            drawn.quantize(128, Image.Quantize.FASTOCTREE).save(PUBLIC / name, optimize=True)
            page.close()
            print(name)
        browser.close()


if __name__ == "__main__":
    draw()
