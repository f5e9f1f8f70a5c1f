"""`vermeil verify` and `vermeil serve`, as commands."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
import typer
from typer.testing import CliRunner

from tests.table.helpers import Driver
from vermeil.cli.serve import serve
from vermeil.cli.verify import verify
from vermeil.core.errors import SetupError


def command(function: object) -> typer.Typer:
    app = typer.Typer()
    app.command()(function)  # type: ignore[type-var]  # a function, as mypy can't see here
    return app


def test_verify_says_whether_a_record_keeps_its_promise(tmp_path: Path) -> None:
    driver = Driver("pyramids", 2).seated(2)
    driver.rush(Random(1))
    file = tmp_path / "game.txt"
    file.write_text(driver.table.record(None))
    good = CliRunner().invoke(command(verify), [str(file)])
    assert good.exit_code == 0
    assert "good" in good.output
    file.write_text(driver.table.record(None).replace(driver.table.seed, "0" * 64))
    bad = CliRunner().invoke(command(verify), [str(file)])
    assert bad.exit_code == 1
    assert "committed" in bad.output
    file.write_bytes(b"\xff\xfe")
    assert CliRunner().invoke(command(verify), [str(file)]).exit_code == 1
    missing = CliRunner().invoke(command(verify), [str(tmp_path / "none")])
    assert isinstance(missing.exception, SetupError), "the command itself ends with 2 then"


@pytest.mark.parametrize(
    "options",
    [
        ["--database", "mysql://x"],
        ["--workers", "2", "--database", "sqlite:///x.db"],
        ["--log-level", "loud"],
        ["--database", "postgresql://127.0.0.1:1/none"],
    ],
)
def test_serve_refuses_in_a_sentence_what_it_cannot_do(options: list[str]) -> None:
    done = CliRunner().invoke(command(serve), options)
    assert isinstance(done.exception, SetupError)
