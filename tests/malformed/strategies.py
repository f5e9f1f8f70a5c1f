"""What comes in from outside when nobody checks it: texts, bytes, and things that are neither."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from vermeil import silver_and_gold as sg

# Spellings that are nearly moves, and some that are.
BOXES = st.lists(st.sampled_from([f"{c}{r}" for c in "abcde" for r in "012345"]), max_size=6).map("".join)
WELL_SPELLED = [
    *(f"keep:{first},{second}" for first in sg.Deck.standard().order for second in sg.Deck.standard().order),
    *("take:1", "take:2", "take:3", "take:4", "take:top", "done"),
    *(f"{plus}{card}:{c}{r}" for plus in ("", "+") for card in "AB" for c in "abcd" for r in "1234"),
    *(f"{card}:a{r}b{r}c{r}" for card in "AB" for r in "1234"),
    *(f"{card}:a{r}b{r}a{r + 1}b{r + 1}" for card in "AB" for r in (1, 2, 3)),
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
        st.lists(st.sampled_from([*sg.Deck.standard().order, "s99", "top", "1", "0", "5", ""]), max_size=4),
    ),
    st.sampled_from(WELL_SPELLED),
)
SPELLINGS = st.one_of(
    NEAR_MOVES, st.text(max_size=30), st.text(alphabet="AB+:abcd1234keptadon, ", max_size=20), st.just("A" * 300)
)

THINGS: st.SearchStrategy[Any] = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(10**9), 10**9),
    st.floats(),
    st.complex_numbers(),
    st.binary(max_size=30),
    st.lists(st.integers(), max_size=3),
    st.dictionaries(st.text(max_size=3), st.integers(), max_size=3),
    st.sampled_from([object(), int, sg, [], (), {}, set(), sg.Game, b"done", bytearray(b"done"), range(3)]),
)
SEATS: st.SearchStrategy[Any] = st.one_of(st.integers(-3, 6), THINGS, st.text(max_size=3))

# Moves made by hand, with values that no spelling has.
MOVES: st.SearchStrategy[Any] = st.one_of(
    st.builds(
        sg.Cross,
        st.one_of(st.text(max_size=2), THINGS),
        st.one_of(st.lists(st.text(max_size=2)), st.tuples(st.just("a1")), THINGS),
        st.booleans(),
    ),
    st.builds(
        sg.Cross,
        st.sampled_from(["A", "B", "C", ""]),
        st.lists(st.sampled_from(["a1", "b1", "z9", ""]), max_size=5).map(tuple),
    ),
    st.builds(sg.Take, st.one_of(st.integers(), THINGS, st.text(max_size=2))),
    st.builds(
        sg.Keep, st.one_of(THINGS, st.tuples(), st.tuples(st.text(max_size=3)), st.tuples(st.text(max_size=3), THINGS))
    ),
    st.builds(sg.Done),
)
