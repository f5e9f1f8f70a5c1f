"""A made-up third deck, the Moon: all that a deck needs, laid into a copy of the package, and no other edit."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
PACKAGE = ROOT / "src" / "vermeil"
WEB = ROOT / "web"
LANGUAGES = ("en", "es", "de")
NAMES = (
    *("Newmoon", "Tidewife", "Moth", "Lantern", "Owl", "Sleepwalker", "Stargazer"),
    *("Nightjar", "Astronomer", "Watchman", "Dreamer", "Comet", "Eclipse", "Fullmoon"),
)
# Its units are those of cards that there are: what a card does needs an engine's types (a .pxd), a deck does not.
DECK = f'''"""The fourteen cards of the Moon."""

from vermeil.games.silver_coin.abilities.amulet.discards import Seer
from vermeil.games.silver_coin.abilities.amulet.lasting import Empath
from vermeil.games.silver_coin.state import Card
from vermeil.games.silver_coin.codes import IN_WINDOW, ON_DISCARD

NAMES = {NAMES!r}


class Moth(Empath):
    def __init__(self):
        Card.__init__(self, "moon", 2, "Moth", IN_WINDOW, ("moth", "while face up", "Look at a card of yours."))


class Astronomer(Seer):
    def __init__(self):
        Card.__init__(self, "moon", 8, "Astronomer", ON_DISCARD, ("astronomer", "when drawn", "Look at any card."))


UNITS = {{2: Moth, 8: Astronomer}}
CARDS = tuple(
    UNITS[number]() if number in UNITS else Card("moon", number, name, 0, (name.lower(), "never", "Shines."))
    for number, name in enumerate(NAMES)
)
RULES = {{"moth": "SC-14"}}
'''
SENTENCES = "\n".join(
    [
        "deck-moon = The Moon",
        *(f"sc-moon-{number} = {name}" for number, name in enumerate(NAMES)),
        *(f"sc-text-moon-{number} = {name} shines." for number, name in enumerate(NAMES)),
        *(f"sc-does-moon-{number} = {name} shines upon the village." for number, name in enumerate(NAMES)),
    ]
)
PICTURE = "export const WOODCUTS = { 0: { line: 'M4 4h40v40H4z' } }\n"


def with_third_deck(folder: Path) -> Path:
    """The package once more with the deck's folder and its sentences; what stands on PYTHONPATH to use it."""
    copy = folder / "src" / "vermeil"
    _mirror(PACKAGE, copy, ("games/silver_coin/abilities", "words", "server/page"))
    deck = copy / "games" / "silver_coin" / "abilities" / "moon"
    deck.mkdir()
    (deck / "__init__.py").write_text(DECK)
    for language in LANGUAGES:
        (copy / "words" / language).unlink()
        shutil.copytree(PACKAGE / "words" / language, copy / "words" / language)
        with (copy / "words" / language / "cards.ftl").open("a") as catalogue:
            catalogue.write(f"\n{SENTENCES}\n")
    return folder / "src"


def build_page(folder: Path) -> None:
    """The page of that package, with a picture of one of its cards."""
    web = folder / "web"
    shutil.copytree(WEB, web, ignore=shutil.ignore_patterns("node_modules"))
    (web / "node_modules").symlink_to(WEB / "node_modules")
    (web / "src" / "games" / "silver_coin" / "woodcuts" / "moon.ts").write_text(PICTURE)
    page = folder / "src" / "vermeil" / "server" / "page"
    vite = ["node", "node_modules/vite/bin/vite.js", "build", "--outDir", str(page), "--emptyOutDir"]
    subprocess.run(vite, cwd=web, check=True, capture_output=True)


def _mirror(source: Path, copy: Path, real: tuple[str, ...]) -> None:
    """A folder of links to another one's parts, but for the folders that are to be real, and what leads to them."""
    copy.mkdir(parents=True)
    for part in source.iterdir():
        inside = tuple(path.partition("/")[2] for path in real if path.partition("/")[0] == part.name)
        if part.name == "page" and "" in inside:
            (copy / part.name).mkdir()
        elif inside:
            _mirror(part, copy / part.name, tuple(filter(None, inside)))
        elif part.name != "__pycache__":
            (copy / part.name).symlink_to(part)
