"""Takes all of the README's pictures from real games, with Chromium.

    python tools/pictures.py

A strong bot plays the seat of "Captain" against the server's own; the page must be built.
"""

from __future__ import annotations

import io
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Page, sync_playwright

from vermeil.bots import Limit, bot_for
from vermeil.table.catalog import view_of

IMAGES = Path(__file__).resolve().parent.parent / "docs" / "images"
COLOURS = 256  # enough for paper, ink and gilt, and a third of the size
HALF_WAY = 2  # rounds of four; in Silver Coin, cards that lie face up
GAP = 24  # between phones
VILLAGE = 5  # cards that lie in one row, also on a phone


def main() -> None:
    """All of them."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "vermeil", "serve", "--port", str(port), "--bot-pace", "0"]
        command += ["--database", f"sqlite:///{folder}/pictures.db", "--log-level", "warning"]
        server = subprocess.Popen(command)  # noqa: S603 - our own server
        try:
            take(f"http://127.0.0.1:{port}")
        finally:
            server.terminate()
            server.wait()


def take(url: str) -> None:
    """From a server."""
    while True:
        try:
            with urllib.request.urlopen(f"{url}/health", timeout=5):  # noqa: S310 - our own server
                break
        except OSError:
            time.sleep(0.1)
    with sync_playwright() as tools:
        browser = tools.chromium.launch(executable_path=os.environ.get("VERMEIL_CHROMIUM") or shutil.which("chromium"))
        settings: dict[str, Any] = {"base_url": url, "locale": "en-GB", "reduced_motion": "reduce"}
        desk = browser.new_context(viewport={"width": 1280, "height": 800}, **settings).new_page()
        small: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
        phone = browser.new_context(device_scale_factor=2, **small, **settings).new_page()
        take_boards(desk, phone)
        take_box(desk)
        desk.set_viewport_size({"width": 1280, "height": 860})
        table = play(desk, "pyramids", ["medium", "medium"])
        desk.goto(f"/t/{table}")
        desk.locator("[data-told=true]").wait_for()
        keep(seen(desk), "end")
        desk.set_viewport_size({"width": 1280, "height": 800})
        table = play(desk, "silver-and-gold", ["strong"])
        desk.goto(f"/replay?table={table}&step=96")
        desk.get_by_test_id("news").wait_for()
        while not desk.locator(".fresh").count():
            desk.keyboard.press("PageDown")
        keep(seen(desk), "replay")
        browser.close()


def take_boards(desk: Page, phone: Page) -> None:
    """Each game on a desk; beside each other on a phone, after the start page; and one of them large."""
    phone.goto("/")
    phones = [seen(phone)]
    for game, bots in (("silver-and-gold", 2), ("pyramids", 2), ("silver-coin", 3)):
        for page in (desk, phone):
            table = play(page, game, ["strong"] * bots, rounds=HALF_WAY)
            page.goto(f"/t/{table}")
            page.get_by_test_id("action-bar").wait_for()
            boxes = page.locator("[data-testid^=own-] [role=gridcell][aria-label$=' open']")
            if page is desk and game != "silver-coin":
                boxes.nth(1).hover()
            elif game != "silver-coin":
                boxes.nth(1).tap()
        keep(seen(desk), game)
        phones.append(seen(phone))
    keep(phones[1].resize((540, 1110), Image.Resampling.LANCZOS), "phone-board")
    strip = Image.new("RGB", (4 * 360 + 3 * GAP, 740), "white")
    for at, one in enumerate(phones):
        strip.paste(one.resize((360, 740), Image.Resampling.LANCZOS), (at * (360 + GAP), 0))
    keep(strip, "phone")


def take_box(page: Page) -> None:
    """Silver Coin's box with a mix."""
    page.emulate_media(color_scheme="dark")
    page.set_viewport_size({"width": 1280, "height": 820})
    table = _ask(page, "", game="silver-coin", name="Captain", players=2)["table"]
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="Choose the cards").click()
    for card in ("Squire", "Priest", "Bodyguard", "Mortician", "Gremlin", "Doppelgänger", "Marksman"):
        page.get_by_role("dialog").get_by_role("radio", name=card).check(force=True)
    keep(seen(page), "box")
    page.emulate_media(color_scheme="light")


def play(page: Page, game: str, bots: list[str], rounds: int | None = None) -> str:
    """A game to its end, or to where there is something to do in a later round; the table's id."""
    table = _ask(page, "", game=game, name="Captain", players=1 + len(bots), bots=bots)["table"]
    _ask(page, f"/{table}/acts", do="ready")
    captain = bot_for(game, "strong", 1)
    while (now := _ask(page, f"/{table}"))["table"]["phase"] == "playing":
        view = now["view"]
        if rounds is not None and view["moves"] and _is_worth_a_picture(view, rounds):
            break
        if view["moves"]:
            move = captain.play(view_of(game, view), Limit(seconds=0.1)).move
            _ask(page, f"/{table}/acts", do="move", n=now["n"], move=move)
    return str(table)


def _is_worth_a_picture(view: dict[str, Any], rounds: int) -> bool:
    """A pattern to cross off in a later round, or a card in hand and others that lie face up."""
    if "villages" not in view:
        return bool(view["round"] > rounds and view["question"] == "pattern")
    lying = [card for village in view["villages"] for card in village]
    open_now = sum(card["face"] == "up" for card in lying)
    rows = max(len(village) for village in view["villages"]) <= VILLAGE
    return view["held"] is not None and rows and view["round"] == HALF_WAY and open_now >= HALF_WAY


def _ask(page: Page, path: str, **what: object) -> Any:  # noqa: ANN401 - whatever the server says
    """The server's answer; after asking too quickly it waits for as long as it is told."""
    while True:
        where = f"/api/tables{path}"
        answer = page.request.post(where, data=what) if what else page.request.get(where)
        if "retry-after" not in answer.headers:
            return answer.json()
        time.sleep(float(answer.headers["retry-after"]))


def seen(page: Page) -> Image.Image:
    """What a page shows, once it has come to rest."""
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(400)
    return Image.open(io.BytesIO(page.screenshot())).convert("RGB")


def keep(drawn: Image.Image, name: str) -> None:
    """As a file that is quickly loaded."""
    drawn.quantize(COLOURS, kmeans=3, dither=Image.Dither.NONE).save(IMAGES / f"{name}.png", optimize=True)


if __name__ == "__main__":
    main()
