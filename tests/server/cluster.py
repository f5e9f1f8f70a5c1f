"""A throwaway PostgreSQL from the installed binaries, run by a user that is not root."""

from __future__ import annotations

import asyncio
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import asyncpg
import pytest

from tests.ports import free_port


def binaries() -> Path | None:
    """Where initdb and pg_ctl are: on the PATH, or in Debian's usual place."""
    found = shutil.which("initdb")
    if found:
        return Path(found).parent
    usual = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: float(path.parts[4]))
    return usual[-1].parent if usual else None


class Cluster:
    """A PostgreSQL that can be restarted, killed and stopped in its tracks."""

    def __init__(self, where: Path, folder: Path, user: str | None) -> None:
        self._where, self._folder, self._user = where, folder, user
        self._data = folder / "data"
        self._port = free_port()
        self.url = f"postgresql://vermeil@127.0.0.1:{self._port}/postgres"

    def _call(self, command: str, *options: str) -> None:
        line = [str(self._where / command), "-D", str(self._data), *options]
        done = subprocess.run(line, user=self._user, cwd=self._folder, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr

    def make(self) -> None:
        self._call("initdb", "-U", "vermeil", "-A", "trust", "-N", "--no-locale", "-E", "UTF8")

    def start(self) -> None:
        options = f"-p {self._port} -k {self._folder} -c listen_addresses=127.0.0.1 -c max_connections=60"
        self._call("pg_ctl", "-l", str(self._folder / "log"), "-o", options, "-w", "start")

    def stop(self, how: str = "immediate") -> None:
        self._call("pg_ctl", "-m", how, "-w", "stop")

    # --- trouble ----------------------------------------------------------------------------------------------

    def restart(self) -> None:
        self.stop("fast")
        self.start()

    def cut(self, only: str = "") -> None:
        """End every connection, or those of one name, and wait until they have ended."""
        ask = "SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity"
        ask += " WHERE pid <> pg_backend_pid() AND datname <> ''"
        self.do(ask + (f" AND application_name = '{only}'" if only else ""))

    def do(self, sql: str) -> None:
        async def say() -> None:
            connection = await asyncpg.connect(self.url)
            await connection.execute(sql)
            await connection.close()

        asyncio.run(say())

    def kill(self) -> None:
        """Kill the postmaster, which its children notice, and start it again."""
        everyone = self._processes()
        os.kill(everyone[0], signal.SIGKILL)
        while any(Path(f"/proc/{process}/cmdline").exists() for process in everyone[1:]):
            time.sleep(0.05)
        self.start()

    @contextmanager
    def hung(self) -> Iterator[None]:
        """None of it runs; it finds what was sent to it in the meantime afterwards."""
        everyone = self._processes()
        self._signal(everyone, signal.SIGSTOP)
        try:
            yield
        finally:
            self._signal(everyone, signal.SIGCONT)

    def hang(self, seconds: float) -> None:
        with self.hung():
            time.sleep(seconds)

    def _signal(self, processes: list[int], number: int) -> None:
        for process in processes:
            with suppress(ProcessLookupError):
                os.kill(process, number)

    def _processes(self) -> list[int]:
        """The postmaster's, and its children's."""
        postmaster = int((self._data / "postmaster.pid").read_text().split()[0])
        children = Path(f"/proc/{postmaster}/task/{postmaster}/children").read_text().split()
        return [postmaster, *map(int, children)]


@contextmanager
def cluster() -> Iterator[Cluster]:
    """A database that is gone afterwards. Without binaries the test is skipped, with a warning."""
    where = binaries()
    if where is None:
        if os.environ.get("VERMEIL_DEMAND_POSTGRES"):
            pytest.fail("PostgreSQL's binaries are demanded, but not installed")
        words = "NOT TESTED: no PostgreSQL binaries on this machine (Debian: apt install postgresql)"
        pytest.skip(words)
    root = os.geteuid() == 0
    user = next((name for name in ("postgres", "nobody") if _exists(name)), None) if root else None
    folder = Path(tempfile.mkdtemp(prefix="vermeil-pg-"))
    if user is not None:
        shutil.chown(folder, user)
    made = Cluster(where, folder, user)
    made.make()
    made.start()
    try:
        yield made
    finally:
        made.stop()
        shutil.rmtree(folder, ignore_errors=True)
        if folder.exists():  # pragma: no cover
            warnings.warn(f"{folder} could not be removed", stacklevel=1)


def _exists(user: str) -> bool:
    try:
        pwd.getpwnam(user)
    except KeyError:
        return False
    return True
