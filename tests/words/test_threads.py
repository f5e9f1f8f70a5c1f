"""Bots tell their reasons in threads of their own, all with the same words."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from vermeil.words import QUOTED, Words

THREADS = 6
ROUNDS = 12  # without the lock about every second round fails


@pytest.fixture
def hasty() -> Iterator[None]:
    """Threads that interrupt each other as often as they can."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(usual)


@pytest.mark.usefixtures("hasty")
def test_threads_that_say_a_sentence_for_the_first_time_at_once_say_it_whole() -> None:
    alone = Words("de")
    written = alone._written
    plain = {name for name, text in written.items() if "$" not in text}
    quoting = [name for name in plain if (quoted := QUOTED.findall(written[name])) and plain.issuperset(quoted)]
    said = [alone(name) for name in quoting]
    for _ in range(ROUNDS):
        words = Words("de")
        with ThreadPoolExecutor(THREADS) as threads:
            for heard in threads.map(lambda _, words=words: [words(name) for name in quoting], range(THREADS)):
                assert heard == said
