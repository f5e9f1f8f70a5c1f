"""Every test has a data folder of its own, and speaks English unless it says otherwise."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("VERMEIL_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("VERMEIL_LANGUAGE", "en")
    monkeypatch.delenv("NO_COLOR", raising=False)
    return tmp_path / "data"
