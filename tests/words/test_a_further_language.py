"""What a further language needs: as CONTRIBUTING says it, and no other file."""

from __future__ import annotations

import re
from pathlib import Path

from vermeil.words import LANGUAGES

ROOT = Path(__file__).parents[2]
HOUSE = ROOT / "src" / "vermeil"
PAGE = ROOT / "web" / "src"
# Files of its own, each a folder's or a name with the language in it.
ITS_OWN = {*(HOUSE / "words" / "es").iterdir(), *(PAGE / "sentences").glob("es*.ts")}
# Lists that it is entered in.
LISTS = {HOUSE / "words" / "__init__.py", PAGE / "words.svelte.ts"}
NAMED = re.compile(r"""["'`/ ]es["'`/,.-]|\bes:""")


def programs() -> list[Path]:
    """What is ours and not made, tests apart: they may say what is said in a language."""
    python = [*HOUSE.rglob("*.py"), *(ROOT / "tools").glob("*.py"), ROOT / "run.py", ROOT / "hatch_build.py"]
    page = [file for kind in ("*.ts", "*.svelte") for file in PAGE.rglob(kind) if not file.name.endswith(".test.ts")]
    return python + page


def test_no_other_file_names_a_language() -> None:
    naming = {file for file in programs() if NAMED.search(file.read_text("utf-8"))}
    assert naming - ITS_OWN == LISTS


def test_every_language_has_the_same_files() -> None:
    """Files of sentences, and those by which the page finds them."""
    spanish = {file.name.replace("es", "", 1) if file.suffix == ".ts" else file.name for file in ITS_OWN}
    for language in LANGUAGES:
        sentences = {file.name for file in (HOUSE / "words" / language).iterdir()}
        lists = {file.name.removeprefix(language) for file in (PAGE / "sentences").glob(f"{language}*.ts")}
        assert sentences | lists == spanish


def test_the_recipe_says_so() -> None:
    page = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    recipe = page.partition("## How to add a language")[2].partition("\n## ")[0]
    parts = "words/<language>/", "words/__init__.py", "web/src/words.svelte.ts", "web/src/sentences/<language>.ts"
    assert [part for part in parts if part not in recipe] == []
    assert f"{len(ITS_OWN)} files of its own and {len(LISTS)} lists" in recipe
