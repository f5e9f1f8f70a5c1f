"""What all tests share."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

if TYPE_CHECKING:
    from tests.server.process import Server

# No deadline: a busy machine is no bug. A failure prints what is needed to see it again.
# The same code gets the same examples, so that green stays green; `make explore` looks for new ones.
settings.register_profile("steady", deadline=None, derandomize=True, print_blob=True)
settings.register_profile("explore", deadline=None, derandomize=False, print_blob=True)
settings.load_profile("steady")


def pytest_collection_finish() -> None:
    """Thousands of tests are objects that stay: the garbage collector need not look through them again and again."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that ask nothing special of theirs."""
    from tests.server.process import Server

    file = tmp_path_factory.mktemp("server") / "tables.db"
    with Server(f"sqlite:///{file}") as running:
        yield running
        assert running.stop() == ""
