"""One server that most tests share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.process import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    file = tmp_path_factory.mktemp("server") / "tables.db"
    with Server(f"sqlite:///{file}") as running:
        yield running
        assert running.stop() == ""
