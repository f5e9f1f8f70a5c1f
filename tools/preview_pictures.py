"""Draws the pictures of shared links' cards from the lids of the page's own boxes, with Chromium and a running server.

    vermeil serve --port 8000
    python tools/preview_pictures.py http://127.0.0.1:8000

Run it after a change of the lids.
"""

from __future__ import annotations

import io
import os
import shutil
import sys
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

PREVIEWS = Path(__file__).resolve().parent.parent / "src" / "vermeil" / "server" / "previews"
WIDTH, HEIGHT = 1200, 630
COLOURS = 64
# One lid fills the card, or all three stand side by side; below them what it is called.
DRAW = """([games, title]) => {
    const card = document.createElement('div')
    card.id = 'card'
    card.style.cssText = 'position:fixed;inset:0 auto auto 0;width:1200px;height:630px;z-index:99;background:#16324f'
    const lids = games.map((game) => document.querySelector(`[data-game=${game}] .lid svg`))
    const wide = lids.length > 1 ? 360 : 800
    const gap = (1200 - wide * lids.length) / (lids.length + 1)
    for (const [at, lid] of lids.entries()) {
        const copy = lid.cloneNode(true)
        copy.style.cssText = `position:absolute;width:${wide}px;border-radius:16px;border:6px solid #b9812a;`
        copy.style.left = `${gap + at * (wide + gap)}px`
        copy.style.top = lids.length > 1 ? '130px' : '28px'
        card.append(copy)
    }
    const words = document.createElement('div')
    words.textContent = title
    words.style.cssText = 'position:absolute;inset:auto 0 0 0;height:120px;line-height:100px;text-align:center;'
    words.style.cssText += "font-family:Fraunces,serif;font-weight:600;font-size:64px;color:#f3d58a"
    if (lids.length > 1) words.style.cssText += ';bottom:90px;font-size:110px'
    card.append(words)
    document.body.append(card)
}"""


def draw(address: str) -> None:
    """All of them."""
    PREVIEWS.mkdir(exist_ok=True)
    games = {
        "silver-and-gold": "Vermeil · Silver & Gold",
        "pyramids": "Vermeil · Pyramids",
        "silver-coin": "Vermeil · Silver Coin",
    }
    cards = [([game], title, game) for game, title in games.items()] + [([*games], "Vermeil", "vermeil")]
    program = os.environ.get("VERMEIL_CHROMIUM") or shutil.which("chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program)
        page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT}, locale="en", reduced_motion="reduce")
        page.goto(address)
        page.locator(".lid svg").last.wait_for()
        page.evaluate("document.fonts.ready")
        page.wait_for_timeout(3000)  # the lids draw themselves
        for shown, title, name in cards:
            page.evaluate("document.getElementById('card')?.remove()")
            page.evaluate(DRAW, [shown, title])
            picture = Image.open(io.BytesIO(page.screenshot(clip={"x": 0, "y": 0, "width": WIDTH, "height": HEIGHT})))
            few = picture.convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE)
            few.save(PREVIEWS / f"{name}.png", optimize=True)
        browser.close()


if __name__ == "__main__":
    draw(sys.argv[1])
