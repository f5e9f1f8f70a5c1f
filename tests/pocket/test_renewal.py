"""A newer edition on the web space: the page says so, a button goes over to it, and no game is lost."""

from __future__ import annotations

import shutil
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.pocket.carried import MOVE, PATIENCE, SHOWN, Pocket, begin
from tests.pocket.conftest import Space
from vermeil.pocket.folders import MARK, require_edition

NEWER = "0123456789ab"


def renewed(folder: Path) -> None:
    """The same folder under another name, in the places in which the build writes it."""
    older = require_edition(folder)
    for name in ("index.html", "service_worker.js", MARK):
        file = folder / name
        text = file.read_text(encoding="utf-8")
        assert older in text
        file.write_text(text.replace(older, NEWER), encoding="utf-8")


def test_a_newer_edition_is_told_and_a_button_goes_over_to_it(edition: Path, browser: Browser, tmp_path: Path) -> None:
    folder = tmp_path / "edition"
    shutil.copytree(edition, folder)
    older = require_edition(folder)
    space = Space(folder)
    pocket = Pocket(browser, space)
    try:
        renew(pocket, folder, older)
        pocket.watched()
    finally:
        pocket.close()
        space.close()


def renew(pocket: Pocket, folder: Path, older: str) -> None:
    page = pocket.page
    expect(page.get_by_text(older)).to_be_visible()
    begin(page, "silver-and-gold", "easy")
    page.locator(MOVE).first.click()
    expect(page.locator(MOVE).nth(7)).to_be_visible(timeout=PATIENCE)
    seen, address = page.evaluate(SHOWN), page.evaluate("location.hash")

    renewed(folder)
    page.get_by_role("link", name="Vermeil").click()
    page.reload()  # a browser asks for a newer edition whenever the page is opened
    fresh = page.get_by_text("A new edition is ready")
    expect(fresh).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_text(older)).to_be_visible()  # until somebody wants the other one
    neighbour = pocket.again()
    expect(neighbour.get_by_text("A new edition is ready")).to_be_visible(timeout=PATIENCE)
    page.get_by_role("button", name="Reload").click()
    expect(page.get_by_text(NEWER)).to_be_visible(timeout=PATIENCE)
    expect(fresh).to_have_count(0)
    # The other tab is the older edition until it is wanted there as well, and can still go over.
    expect(neighbour.get_by_text(older)).to_be_visible()
    neighbour.get_by_role("button", name="Reload").click()
    expect(neighbour.get_by_text(NEWER)).to_be_visible(timeout=PATIENCE)
    neighbour.close()
    kept = [name for name in page.evaluate("caches.keys()") if name.startswith("vermeil-pocket-")]
    assert kept == [f"vermeil-pocket-{NEWER}"], "the older edition takes no more room"

    page.evaluate("(hash) => { location.hash = hash }", address)
    expect(page.locator(MOVE).first).to_be_visible(timeout=PATIENCE)
    assert page.evaluate(SHOWN) == seen
