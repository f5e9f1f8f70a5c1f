"""The README opens with the two commands that do everything. (Its examples are doctests, run by pytest itself.)"""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_first_block_is_the_two_commands() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    first = re.search(r"^```\w*\n(.*?)^```$", readme, re.DOTALL | re.MULTILINE)
    assert first is not None
    assert first[1].splitlines() == ["python3 run.py play", "python3 run.py test"]
    assert readme.startswith("# Vermeil\n")


def test_ci_runs_the_test_command() -> None:
    script = ROOT / ".ci" / "run"
    assert "python3 run.py test\n" in script.read_text(encoding="utf-8")
    assert script.stat().st_mode & 0o111, "must be executable"


def test_links_lead_somewhere() -> None:
    for page in ROOT.glob("*.md"):
        for link in re.findall(r"\]\(([^)#:]+)[^):]*\)", page.read_text(encoding="utf-8")):
            assert (ROOT / link).exists(), f"{page.name} links to {link}"
