"""What comes in from outside when nobody checks it: texts that are nearly moves, and moves made by hand."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from tests.malformed.strategies import THINGS
from vermeil.games import pyramids as py

CARDS = list(py.Deck.standard().order)
BOXES = st.lists(st.sampled_from([f"{c}{r}" for c in "abcdef" for r in "0123456"]), max_size=6).map("".join)
WELL_SPELLED = [
    *(f"keep:{first},{second}" for first in CARDS[::3] for second in CARDS[1::3]),
    *("take:1", "take:2", "take:3", "take:4", "take:top", "done"),
    *(f"{plus}{card}:{c}{r}" for plus in ("", "+") for card in "AB" for c in "abcde" for r in "12345"),
    *(f"{card}:a{r}b{r}c{r}" for card in "AB" for r in "12345"),
    *(f"{card}:a{r}b{r}a{r + 1}b{r + 1}" for card in "AB" for r in (1, 2, 3, 4)),
]
NEAR_MOVES = st.one_of(
    st.builds(
        lambda plus, card, boxes: f"{plus}{card}:{boxes}",
        st.sampled_from(["", "+", "++", "-"]),
        st.sampled_from("ABCa"),
        BOXES,
    ),
    st.builds(
        lambda word, cards: f"{word}:{','.join(cards)}",
        st.sampled_from(["keep", "take", "done", "Keep"]),
        st.lists(st.sampled_from([*CARDS, "p99", "top", "1", "0", "5", ""]), max_size=4),
    ),
    st.sampled_from(WELL_SPELLED),
)
SPELLINGS = st.one_of(
    NEAR_MOVES, st.text(max_size=30), st.text(alphabet="AB+:abcde12345keptadon, ", max_size=20), st.just("A" * 300)
)
SEATS: st.SearchStrategy[Any] = st.one_of(st.integers(-3, 6), THINGS, st.text(max_size=3))

# Moves made by hand, with values that no spelling has.
MOVES: st.SearchStrategy[Any] = st.one_of(
    st.builds(
        py.Cross,
        st.one_of(st.sampled_from(["A", "B", "C", ""]), THINGS),
        st.one_of(st.lists(st.sampled_from(["a1", "b1", "e5", "z9", ""]), max_size=5).map(tuple), THINGS),
        st.booleans(),
    ),
    st.builds(py.Take, st.one_of(st.integers(), THINGS, st.text(max_size=2))),
    st.builds(
        py.Keep, st.one_of(THINGS, st.tuples(), st.tuples(st.text(max_size=3)), st.tuples(st.text(max_size=3), THINGS))
    ),
    st.builds(py.Done),
)
