"""`vermeil verify` and `vermeil serve`, as commands."""

from __future__ import annotations

from pathlib import Path
from random import Random
from urllib.request import urlopen

import pytest
import typer
from typer.testing import CliRunner

from tests.ports import free_port
from tests.table.helpers import Driver
from vermeil.cli.serve import serve
from vermeil.cli.verify import verify
from vermeil.core.errors import SetupError
from vermeil.server.metrics import Metrics, serve_metrics


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
        ["--proxy", "proxy.example.org"],
        ["--proxy", "10.0.0.0/8,nonsense"],
        ["--origin", "http://["],
        ["--origin", "games.example.org"],
        ["--allow-host", "https://games.example.org"],
        ["--allow-host", "games.example.org:443"],
        ["--metrics", "9090"],
        ["--metrics", "127.0.0.1:0"],
        ["--metrics", "192.0.2.1:9090"],
    ],
)
def test_serve_refuses_in_a_sentence_what_it_cannot_do(options: list[str]) -> None:
    done = CliRunner().invoke(command(serve), options)
    assert isinstance(done.exception, SetupError)


@pytest.mark.parametrize(
    ("proxies", "warned"), [("*", True), ("127.0.0.1,0.0.0.0/0", True), ("127.0.0.1", False), ("", False)]
)
def test_serve_warns_of_believing_everybody(proxies: str, *, warned: bool) -> None:
    options = ["--proxy", proxies, "--database", "mysql://x"]  # which ends it
    assert ("limits for one address mean nothing" in CliRunner().invoke(command(serve), options).output) is warned


def test_each_worker_serves_its_counters_at_the_next_port() -> None:
    port = free_port()
    first, second = Metrics(moves=1), Metrics(moves=2)
    servers = [serve_metrics(metrics, "127.0.0.1", port, tries=20) for metrics in (first, second)]
    try:
        assert servers[0].server_port < servers[1].server_port
        for number, server in enumerate(servers, start=1):
            with urlopen(f"http://127.0.0.1:{server.server_port}/metrics") as answer:
                assert f"vermeil_moves_total {number}.0" in answer.read().decode()
    finally:
        for server in servers:
            server.shutdown()
            server.server_close()
