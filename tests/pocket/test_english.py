"""English in a browser's workers is the catalogue's English, read without Fluent."""

from __future__ import annotations

import re

import pytest

from vermeil.pocket.browser.english import Words
from vermeil.words import MissingWordsError, _sentences, texts, words


@pytest.mark.parametrize("value", [0, 1, 2, "x"])
def test_every_sentence_reads_as_with_fluent(value: int | str) -> None:
    written, plain, fluent = dict(_sentences("en")), Words("\n".join(texts("en").values())), words("en")
    every = set(re.findall(r"\$([\w-]+)", "".join(written.values())))
    args = dict.fromkeys(every, value)
    compared = 0
    for name in written:
        try:
            expected = fluent(name, **args)
        except MissingWordsError:  # a word where only a number can be
            continue
        assert plain(name, **args) == expected
        compared += 1
    assert compared > 500
