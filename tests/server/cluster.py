"""A throwaway PostgreSQL from the installed binaries, run by a user that is not root."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.process import free_port


def binaries() -> Path | None:
    """Where initdb and pg_ctl are: on the PATH, or in Debian's usual place."""
    found = shutil.which("initdb")
    if found:
        return Path(found).parent
    usual = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: float(path.parts[4]))
    return usual[-1].parent if usual else None


@contextmanager
def cluster() -> Iterator[str]:
    """The URL of a database that is gone afterwards. Without binaries the test is skipped, loudly."""
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
    port = free_port()

    def call(*command: str) -> None:
        done = subprocess.run(command, user=user, cwd=folder, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr

    data = folder / "data"
    call(str(where / "initdb"), "-D", str(data), "-U", "vermeil", "-A", "trust", "-N", "--no-locale", "-E", "UTF8")
    options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1 -c max_connections=60"
    call(str(where / "pg_ctl"), "-D", str(data), "-l", str(folder / "log"), "-o", options, "-w", "start")
    try:
        yield f"postgresql://vermeil@127.0.0.1:{port}/postgres"
    finally:
        call(str(where / "pg_ctl"), "-D", str(data), "-m", "immediate", "-w", "stop")
        shutil.rmtree(folder, ignore_errors=True)
        if folder.exists():  # pragma: no cover
            warnings.warn(f"{folder} could not be removed", stacklevel=1)


def _exists(user: str) -> bool:
    try:
        pwd.getpwnam(user)
    except KeyError:
        return False
    return True
