"""The `vermeil` command itself; what it can do is tested elsewhere."""

import subprocess
import sys

import pytest

import vermeil
from vermeil import build_info, cli
from vermeil.core.errors import SetupError


def test_version_says_which_engines_run() -> None:
    done = subprocess.run([sys.executable, "-m", "vermeil", "--version"], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == f"vermeil {vermeil.__version__} ({build_info.summary()})"


def test_refusals_are_one_line_and_code_2(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def refuse() -> None:
        raise SetupError("nobody plays with 17")

    monkeypatch.setattr(cli, "app", refuse)
    with pytest.raises(SystemExit) as stopped:
        cli.main()
    assert stopped.value.code == 2
    assert capsys.readouterr().err == "vermeil: nobody plays with 17\n"


def test_unknown_attributes_are_refused() -> None:
    with pytest.raises(AttributeError, match="no attribute 'chess'"):
        _ = vermeil.chess  # type: ignore[attr-defined]
    assert "silver_and_gold" in dir(vermeil)
