"""What a game keeps to itself is touched by games and core alone; everybody else has doors."""

from __future__ import annotations

import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
HOUSE = ROOT / "src" / "vermeil"
MAY = (HOUSE / "games", HOUSE / "core")


def test_nobody_outside_games_and_core_excuses_a_look_at_private_parts() -> None:
    """The linter finds every such look (SLF001), and nobody else may ask it to be quiet."""
    excused = [
        f"{file.relative_to(ROOT)}:{number}"
        for file in sorted(HOUSE.rglob("*.py"))
        if not any(file.is_relative_to(folder) for folder in MAY)
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1)
        if "noqa" in line and ("SLF" in line.partition("noqa")[2] or "noqa:" not in line)
    ]
    assert excused == []


def test_no_setting_of_the_linter_excuses_them_either() -> None:
    lint = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["ruff"]["lint"]
    assert lint["select"] == ["ALL"]
    assert not [rule for rule in lint["ignore"] if rule.startswith("SLF")]
    quiet = {
        files for files, rules in lint["per-file-ignores"].items() if any(rule.startswith("SLF") for rule in rules)
    }
    assert quiet == {"src/vermeil/games/**", "tests/**"}
