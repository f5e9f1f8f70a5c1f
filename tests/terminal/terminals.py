"""A real pseudo-terminal with a program in it, and somebody who reads and types."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from typing import Self

PATIENCE = 60.0


class Terminal:
    """`vermeil ARGUMENTS` in a terminal of 80 by 24."""

    def __init__(self, *arguments: str) -> None:
        self.fd, child = pty.openpty()
        command = [sys.executable, "-m", "vermeil", *arguments]
        env = os.environ | {"TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24"}
        self.process = subprocess.Popen(
            command,
            stdin=child,
            stdout=child,
            stderr=child,
            env=env,
            start_new_session=True,
            preexec_fn=_hears_ctrl_c,  # noqa: PLW1509 - there are no threads here yet that could be in its way
        )
        os.close(child)
        self.text = ""
        self.read_to = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self.fd)

    def _read(self, seconds: float) -> bool:
        if not select.select([self.fd], [], [], seconds)[0]:
            return False
        try:
            data = os.read(self.fd, 65536)
        except OSError:  # the program has hung up
            return False
        self.text += data.decode(errors="replace").replace("\r\n", "\n")
        return bool(data)

    def until(self, pattern: str) -> re.Match[str]:
        """Read on until this is to be seen; what was read before it does not count again."""
        deadline = time.monotonic() + PATIENCE
        while True:
            found = re.compile(pattern).search(self.text, self.read_to)
            if found is not None:
                self.read_to = found.end()
                return found
            if not self._read(0.2) and (self.process.poll() is not None or time.monotonic() > deadline):
                raise AssertionError(f"{pattern!r} is not to be seen in: ...{self.text[-1500:]}")

    def type(self, text: str) -> None:
        os.write(self.fd, text.encode())

    def interrupt(self) -> None:
        """Ctrl-C, as the terminal sends it."""
        os.killpg(self.process.pid, signal.SIGINT)

    def end(self) -> int:
        """Read to the end; the exit code. A program that goes on is killed when we leave."""
        deadline = time.monotonic() + PATIENCE
        while self._read(0.2) or self.process.poll() is None:
            assert time.monotonic() < deadline, f"it does not end: ...{self.text[-1500:]}"
        return self.process.wait()


def _hears_ctrl_c() -> None:
    """A shell that runs the tests in the background has taken that away from all that they start."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
