"""What a package index shows of us: a README whose links lead somewhere, and what the project is about."""

from __future__ import annotations

import importlib.util
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parents[2]
RELATIVE = re.compile(r"\]\((?!https?://|#)")


def package_page() -> ModuleType:
    spec = importlib.util.spec_from_file_location("package_page", ROOT / "tools" / "package_page.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_without_a_repository_a_link_is_its_text_and_pictures_are_left_out() -> None:
    shown = package_page().readable_elsewhere(README)
    assert RELATIVE.search(README)
    assert not RELATIVE.search(shown)
    assert "docs/notation.md: records" in shown
    assert "![" not in shown
    assert "| --- |" not in shown


def test_with_a_repository_every_link_leads_to_a_file_of_it() -> None:
    shown = package_page().readable_elsewhere(README, "https://example.org/vermeil/")
    assert not RELATIVE.search(shown)
    paths = re.findall(r"https://example\.org/vermeil/(?:blob|raw)/HEAD/([^)]+)", shown)
    assert len(paths) == len(RELATIVE.findall(README))
    assert [path for path in paths if not (ROOT / path).exists()] == []


def test_the_metadata_hold_the_readme_and_keywords() -> None:
    command = [sys.executable, "-m", "hatchling", "metadata"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert "# Vermeil" in done.stdout
    assert "board-games" in done.stdout
    assert "](docs/" not in done.stdout
