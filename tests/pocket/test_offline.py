"""The whole product without a server: played in a real browser from a web space that is gone after the first load."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.page.quick import CLICK, SHORT
from tests.pocket.carried import MOVE, PATIENCE, SHOWN, Pocket, begin
from vermeil.table.catalog import replay

GAMES = ("silver-and-gold", "pyramids", "silver-coin")


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_against_expert_without_a_network(
    pocket: Pocket, game: str, axe: Callable[[Page], None], tmp_path: Path
) -> None:
    page = pocket.home()
    if game == GAMES[0]:
        axe(page)
    begin(page, game)
    for _ in range(3):  # a few moves
        page.locator(MOVE).first.click()
        expect(page.locator(MOVE).first).to_be_visible(timeout=PATIENCE)
    seen = page.evaluate(SHOWN)
    page.reload()
    expect(page.locator(MOVE).first).to_be_visible(timeout=PATIENCE)
    assert page.evaluate(SHOWN) == seen, "what was shown as made is still made"
    if game == GAMES[0]:
        axe(page)
        page = pocket.killed()
        expect(page.locator(MOVE).first).to_be_visible(timeout=PATIENCE)
        assert page.evaluate(SHOWN) == seen, "and after the tab was killed"
    page.evaluate(CLICK, ["#end-title", SHORT])
    page.get_by_role("button", name="More").click()
    with page.expect_download() as saved:
        page.get_by_role("link", name="Download").click()
    saved.value.save_as(tmp_path / "record.txt")
    played = replay((tmp_path / "record.txt").read_text(encoding="utf-8"))
    assert played.over
    named: str = played.NAME
    assert named == game
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("slider")).to_be_visible(timeout=PATIENCE)


def test_two_tabs_at_one_game_and_all_games_in_a_file(pocket: Pocket, tmp_path: Path) -> None:
    left = pocket.home()
    begin(left, "silver-and-gold", "easy")
    right = pocket.again()
    expect(right.locator(MOVE).first).to_be_visible(timeout=PATIENCE)
    for one, other in ((left, right), (right, left)):  # who moves in one tab sees it in both
        one.locator(MOVE).first.click()
        expect(one.locator(MOVE).first).to_be_visible(timeout=PATIENCE)
        same = f"(wanted) => JSON.stringify(({SHOWN})()) === JSON.stringify(wanted)"
        other.wait_for_function(same, arg=one.evaluate(SHOWN), timeout=PATIENCE)
    address = left.url
    right.close()
    left.get_by_role("link", name="Vermeil").click()
    with left.expect_download() as saved:
        left.get_by_role("button", name="Save all games").click()
    file = tmp_path / "games.zip"
    saved.value.save_as(file)
    names = zipfile.ZipFile(io.BytesIO(file.read_bytes())).namelist()
    games = sum(name.startswith("tables/") for name in names)  # those of tests before this one, too
    table = address.rpartition("/")[2]
    assert f"tables/{table}.jsonl" in names
    chooser = left.get_by_label("Read games from a file")
    chooser.set_input_files(file)
    known = "one was" if games == 1 else f"{games} were"
    expect(left.get_by_text(f"No new games; {known} here already.")).to_be_visible(timeout=PATIENCE)
    foreign = tmp_path / "foreign.zip"
    foreign.write_bytes(b"no zip at all")
    chooser.set_input_files(foreign)
    expect(left.get_by_text("This is not a file of saved games.")).to_be_visible(timeout=PATIENCE)
    left.evaluate("indexedDB.deleteDatabase('vermeil-pocket'); localStorage.removeItem('vermeil-tables')")
    left.reload()
    left.get_by_label("Read games from a file").set_input_files(file)
    came = "One game has" if games == 1 else f"{games} games have"
    expect(left.get_by_text(f"{came} come in")).to_be_visible(timeout=PATIENCE)
    left.locator(f"a[href$='{table}']").first.click()
    expect(left.locator(MOVE).first).to_be_visible(timeout=PATIENCE)
