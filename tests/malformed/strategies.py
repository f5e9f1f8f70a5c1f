"""What comes in from outside when nobody checks it: texts, moves made by hand, and things that are neither."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hypothesis import strategies as st

from vermeil.games import pyramids as py
from vermeil.games import silver_and_gold as sg
from vermeil.games.expedition.moves import Cross, Done, Keep, Take

THINGS: st.SearchStrategy[Any] = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(10**9), 10**9),
    st.floats(),
    st.complex_numbers(),
    st.binary(max_size=30),
    st.lists(st.integers(), max_size=3),
    st.dictionaries(st.text(max_size=3), st.integers(), max_size=3),
    st.sampled_from(
        [object(), int, sg, py, [], (), {}, set(), sg.Game, py.Game, b"done", bytearray(b"done"), range(3)]
    ),
)
SEATS: st.SearchStrategy[Any] = st.one_of(st.integers(-3, 6), THINGS, st.text(max_size=3))

# Moves made by hand, with values that no spelling has.
MOVES: st.SearchStrategy[Any] = st.one_of(
    st.builds(
        Cross,
        st.one_of(st.text(max_size=2), THINGS),
        st.one_of(st.lists(st.text(max_size=2)), st.tuples(st.just("a1")), THINGS),
        st.booleans(),
    ),
    st.builds(
        Cross,
        st.one_of(st.sampled_from(["A", "B", "C", ""]), THINGS),
        st.one_of(st.lists(st.sampled_from(["a1", "b1", "e5", "z9", ""]), max_size=5).map(tuple), THINGS),
        st.booleans(),
    ),
    st.builds(Take, st.one_of(st.integers(), THINGS, st.text(max_size=2))),
    st.builds(
        Keep, st.one_of(THINGS, st.tuples(), st.tuples(st.text(max_size=3)), st.tuples(st.text(max_size=3), THINGS))
    ),
    st.builds(Done),
)


def near_moves(cards: Sequence[str], side: int) -> st.SearchStrategy[str]:
    """Spellings that are nearly moves, and some that are, with these cards, of so many boxes to a side."""
    columns, rows = "abcdef"[:side], range(1, side + 1)
    beyond = [f"{c}{r}" for c in "abcdef"[: side + 1] for r in range(side + 2)]
    well_spelled = [
        *("take:1", "take:2", "take:3", "take:4", "take:top", "done"),
        *(f"{plus}{card}:{c}{r}" for plus in ("", "+") for card in "AB" for c in columns for r in rows),
        *(f"{card}:a{r}b{r}c{r}" for card in "AB" for r in rows),
        *(f"{card}:a{r}b{r}a{r + 1}b{r + 1}" for card in "AB" for r in rows[:-1]),
    ]
    return st.one_of(
        st.builds(
            lambda plus, card, boxes: f"{plus}{card}:{boxes}",
            st.sampled_from(["", "+", "++", "-"]),
            st.sampled_from("ABCa"),
            st.lists(st.sampled_from(beyond), max_size=6).map("".join),
        ),
        st.builds(
            lambda word, named: f"{word}:{','.join(named)}",
            st.sampled_from(["keep", "take", "done", "Keep"]),
            st.lists(st.sampled_from([*cards, "s99", "p99", "top", "1", "0", "5", ""]), max_size=4),
        ),
        st.builds("keep:{},{}".format, st.sampled_from(cards), st.sampled_from(cards)),
        st.sampled_from(well_spelled),
    )


def spellings(near: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    """Texts that somebody might push: near moves, and such as are nowhere near."""
    return st.one_of(
        near,
        st.sampled_from(["done", "take:1", "A:a1"]),
        st.text(max_size=30),
        st.text(alphabet="AB+:abcde12345keptadon, ", max_size=20),
        st.just("A" * 300),
    )
