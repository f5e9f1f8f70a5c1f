"""The examples in the conformance suite's own documentation run."""

from __future__ import annotations

import doctest

from vermeil import testing


def test_examples() -> None:
    results = doctest.testmod(testing, optionflags=doctest.ELLIPSIS)
    assert results.attempted >= 4
    assert results.failed == 0
