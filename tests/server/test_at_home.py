"""`vermeil play`: a server for this computer alone, whose games are kept."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

from tests.ports import free_port
from tests.server.process import NO_TLS, START

PATIENT: Any = {"verify": NO_TLS, "timeout": 60}


@contextmanager
def playing(folder: Path, *arguments: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """`vermeil play` in a process of its own, and the address that it tells."""
    environment = os.environ | {"VERMEIL_DATA": str(folder), "VERMEIL_LANGUAGE": "en", "PYTHONUNBUFFERED": "1"}
    command = [sys.executable, "-m", "vermeil", "play", "--no-open", *arguments]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment)
    try:
        assert process.stdout is not None
        found = re.search(r"(http://127\.0\.0\.1:\d+)(\S*)", process.stdout.readline())
        assert found is not None
        yield process, found[1]
    finally:
        if process.poll() is None:
            process.kill()
        process.wait()
        if process.stdout is not None:
            process.stdout.close()


def answer(url: str) -> httpx.Response:
    deadline = time.monotonic() + START
    while True:
        try:
            return httpx.get(url, **PATIENT)
        except httpx.HTTPError:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.1)


def test_the_page_is_served_here_and_games_outlive_the_server(tmp_path: Path) -> None:
    port = free_port()
    with playing(tmp_path, "pyramids", "--port", str(port)) as (process, url):
        assert url == f"http://127.0.0.1:{port}"
        assert "Vermeil" in answer(url).text
        made = httpx.post(f"{url}/api/tables", json={"game": "pyramids", "name": "Ann"}, **PATIENT).json()
        taken = subprocess.run(
            [sys.executable, "-m", "vermeil", "play", "--no-open", "--port", str(port)],
            capture_output=True,
            text=True,
            check=False,
            timeout=60,
        )
        assert taken.returncode == 2
        assert "is in use" in taken.stderr
        process.send_signal(signal.SIGINT)
        assert process.wait(30) == 0
    with playing(tmp_path, "--port", str(port)) as (_, url):
        answer(url)
        shown = httpx.get(f"{url}/api/tables/{made['table']}", **PATIENT).json()
        assert shown["table"]["seats"][0]["name"] == "Ann"


def test_a_game_that_there_is_not_is_one_clear_line() -> None:
    command = [sys.executable, "-m", "vermeil", "play", "--no-open", "chess"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 2
    assert "'chess' is not a game" in done.stderr
    assert "Traceback" not in done.stderr
