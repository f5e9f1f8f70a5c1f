"""The page's code: what a game brings is said in its own folder, and files stay small."""

from __future__ import annotations

import re
from pathlib import Path

from vermeil.games import GAMES

SOURCES = Path(__file__).resolve().parents[2] / "web" / "src"
MADE = SOURCES / "wire" / "generated.ts"
# A game by its name, or by the folder of one.
NAMED = re.compile("|".join(f"['\"]{game}['\"]|/{game.replace('-', '_')}/" for game in GAMES))
LONGEST = 350
WIDEST = 120


def written() -> list[Path]:
    return [file for file in SOURCES.rglob("*") if file.suffix in {".svelte", ".ts"} and file != MADE]


def test_only_the_list_of_games_names_them() -> None:
    """Everything else asks `games/index.ts`, or what the game says of itself (`SPECS`)."""
    registry = SOURCES / "games" / "index.ts"
    folders = [SOURCES / "games" / game.replace("-", "_") for game in GAMES]
    assert all(game in registry.read_text(encoding="utf-8") for game in GAMES)
    assert all((folder / "index.ts").exists() for folder in folders)
    own = {file for folder in folders for file in folder.rglob("*")}
    naming = {
        str(file.relative_to(SOURCES))
        for file in written()
        if file not in {registry, *own} and not file.name.endswith(".test.ts")
        if NAMED.search(file.read_text(encoding="utf-8"))
    }
    assert naming == set()


def test_files_are_small() -> None:
    long = {
        str(file.relative_to(SOURCES)): lines
        for file in written()
        if (lines := len(file.read_text(encoding="utf-8").splitlines())) > LONGEST
    }
    assert long == {}


def test_lines_are_short() -> None:
    """The linter looks at what it can read; styles and what is made (`generated.ts`) count as well."""
    sources = [file for file in SOURCES.rglob("*") if file.suffix in {".svelte", ".ts", ".css"}]
    wide = [
        f"{file.relative_to(SOURCES)}:{number}"
        for file in sources
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if len(line) > WIDEST
    ]
    assert wide == []
