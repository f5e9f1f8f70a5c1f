"""How large the pocket edition is, and how long a person waits for it, in Chromium.

    python -m bench.pocket FOLDER [--rounds 3]

Cold is a browser that has never seen it, warm the same browser's second visit, slow a warm one on a processor that is
four times slower. Times are from opening the page, in which Play is pressed at once, against `expert`: until a person
can decide, and until the expert has answered the first decision. Frames are the gaps between those that the page
draws while the expert thinks about its first turns, a second each. Playouts are those of the engines in WebAssembly
(under Node) beside those of this machine's, by turns. FOLDER is made by `vermeil pocket build`.
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path
from statistics import median

from playwright.sync_api import BrowserContext, Playwright, sync_playwright

from bench.browser import chromium
from vermeil.pocket.making.edition import weighed
from vermeil.pocket.serving import server_of

MOST = 6.5e6  # bytes, compressed
GOALS = {"cold": (3.5, 6.0), "warm": (2.2, 3.0)}  # seconds until a decision, until an answer
LEAST = 0.35  # of native playouts
ROOT = Path(__file__).resolve().parents[1]
GAME = "silver-and-gold"
PATIENCE = 120_000
MOVE = ".moves [data-move]:not([disabled])"
TEXT_VIEW = "localStorage.setItem('vermeil-likes', '{\"text\":true}')"
TURNS = 6  # of which frames are taken
LATE = 34.0  # milliseconds: a frame was left out
# While nothing can be decided here, the expert thinks; the first gap of each such time began before it.
FRAMES = """
() => {
  window.gaps = []
  let last = null
  const look = (now) => {
    const thinks = document.querySelector('.moves [data-move]:not([disabled])') === null
    if (thinks && last !== null) window.gaps.push(now - last)
    last = thinks ? now : null
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
"""


def main() -> int:
    """Print sizes and medians, and return 1 if a goal was missed."""
    parser = argparse.ArgumentParser(prog="bench.pocket", description="Size and times of the pocket edition.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--rounds", type=int, default=3, help="browsers for each figure; medians count (default 3)")
    options = parser.parse_args()
    made = weighed(options.folder)
    print(f"{made.gzipped / 1e6:.2f} MB compressed of {made.bytes / 1e6:.1f} MB in {made.files} files")
    reached = made.gzipped <= MOST
    times: dict[str, list[tuple[float, float]]] = {"cold": [], "warm": [], "slow": []}
    server = server_of(options.folder, "127.0.0.1", 0)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    url = f"http://127.0.0.1:{server.server_port}/?pace=0&seconds=0.3"
    with sync_playwright() as playwright:
        for _ in range(options.rounds):
            with tempfile.TemporaryDirectory() as profile:
                for kind, slower in (("cold", 1), ("warm", 1), ("slow", 4)):
                    times[kind].append(visit(playwright, profile, url, slower))
        gaps = sorted(frames(playwright, url.replace("seconds=0.3", "seconds=1")))
    late = sum(gap > LATE for gap in gaps) / len(gaps)
    print(f"frames while an expert thinks: {len(gaps)}, median {median(gaps):.1f} ms", end=", ")
    print(f"99th percentile {gaps[len(gaps) * 99 // 100]:.1f} ms, {late:.1%} over {LATE:.0f} ms")
    reached = playouts(options.folder, options.rounds) and reached
    for kind, all_of_it in times.items():
        decision, answer = (median(column) for column in zip(*all_of_it, strict=True))
        goals = GOALS.get(kind)
        told = "" if goals is None else f" (goals {goals[0]} and {goals[1]} s)"
        reached = reached and (goals is None or (decision <= goals[0] and answer <= goals[1]))
        print(f"{kind}: a decision after {decision:.2f} s, the expert's answer after {answer:.2f} s{told}")
    return 0 if reached else 1


def playouts(folder: Path, rounds: int) -> bool:
    """Print the median share of native playouts for each game, with its range; whether all reach the goal."""
    node = shutil.which("node")
    if node is None:
        print("playouts: not measured, there is no Node")
        return False
    file = str(ROOT / "bench" / "pocket_playouts.py")
    here, there = (
        [sys.executable, file],
        [node, str(ROOT / "tests" / "pocket" / "run.mjs"), str(folder.resolve()), file],
    )
    shares: dict[str, list[float]] = {}
    for _ in range(rounds):
        native, wasm = rates(here), rates(there)
        for game, rate in native.items():
            shares.setdefault(game, []).append(wasm[game] / rate)
    for game, share in shares.items():
        print(f"playouts of {game}: {median(share):.2f} of native ({min(share):.2f} to {max(share):.2f})")
    return all(median(share) >= LEAST for share in shares.values())


def rates(command: list[str]) -> dict[str, float]:
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)  # noqa: S603 - ours
    told: dict[str, float] = json.loads(done.stdout.partition("rates:")[2])
    return told


def visit(playwright: Playwright, profile: str, url: str, slower: int) -> tuple[float, float]:
    """Seconds until a person can decide, and until an expert has answered; the browser ends after it."""
    context: BrowserContext = playwright.chromium.launch_persistent_context(
        profile, executable_path=chromium(), locale="en-GB"
    )
    context.set_default_timeout(PATIENCE)
    context.add_init_script(TEXT_VIEW)
    page = context.new_page()
    if slower > 1:
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    began = time.perf_counter()
    page.goto(url, wait_until="commit")
    box = page.locator(f"[data-game={GAME}]")
    box.get_by_label("Level").select_option("expert")
    box.get_by_role("button", name="Play", exact=True).click()
    page.locator(MOVE).first.wait_for()
    decision = time.perf_counter() - began
    page.locator(MOVE).first.click()  # which two cards to keep; the expert keeps two as well
    page.locator(MOVE).nth(7).wait_for()  # the first pattern, of which there are many more places
    answer = time.perf_counter() - began
    page.get_by_role("link", name="Vermeil").click()
    page.get_by_text("without a network too").wait_for()  # so that the next visit is a warm one
    page.wait_for_timeout(1500)  # what was solved is kept
    context.close()
    return decision, answer


def frames(playwright: Playwright, url: str) -> list[float]:
    """Milliseconds between the frames of a page on which an expert thinks."""
    browser = playwright.chromium.launch(executable_path=chromium())
    page = browser.new_page(locale="en-GB")
    page.set_default_timeout(PATIENCE)
    page.add_init_script(TEXT_VIEW)
    page.goto(url)
    box = page.locator(f"[data-game={GAME}]")
    box.get_by_label("Level").select_option("expert")
    box.get_by_role("button", name="Play", exact=True).click()
    page.locator(MOVE).first.wait_for()
    page.evaluate(FRAMES)
    for _ in range(TURNS):
        page.locator(MOVE).first.click()
        page.wait_for_timeout(1500)
        page.locator(MOVE).first.wait_for()
    gaps: list[float] = page.evaluate("window.gaps")
    browser.close()
    return gaps


if __name__ == "__main__":
    raise SystemExit(main())
