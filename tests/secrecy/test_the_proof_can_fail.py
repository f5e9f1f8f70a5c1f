"""A proof that can't fail proves nothing: games that leak a little are caught by the same comparison."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from tests.secrecy.positions import Position, phase, reach, redealt
from tests.secrecy.test_what_a_seat_cannot_know import all_that_it_sees, viewers
from vermeil import silver_and_gold as sg

POSITIONS: list[Position] = [
    (players, [], moves, 7 * moves + players) for players in (2, 3, 4) for moves in (*range(5), *range(5, 60, 5))
]
IN_KEEP = [position for position in POSITIONS if phase(reach(position)) == "keep"]
IN_MARK = [position for position in POSITIONS if phase(reach(position)) == "mark"]


def leaks(positions: list[Any]) -> int:
    """At how many positions some viewer could tell the game from the same game dealt anew."""
    found = 0
    for position in positions:
        game = reach(position)
        twins = [(viewer, redealt(game, viewer, Random(1))) for viewer in viewers(game)]
        found += any(all_that_it_sees(twin, viewer) != all_that_it_sees(game, viewer) for viewer, twin in twins)
    return found


def test_what_is_dealt_anew_is_different() -> None:
    """The other hands, and most of the hidden marks, are really others."""
    for position in IN_KEEP:
        game = reach(position)
        assert redealt(game, 0, Random(1)).transcript() != game.transcript()
    changed = [redealt(game, 0, Random(1)).transcript() != game.transcript() for game in map(reach, IN_MARK)]
    assert sum(changed) > len(changed) / 2


def test_nothing_leaks_as_it_is() -> None:
    assert leaks(IN_KEEP + IN_MARK) == 0


def patched_view(monkeypatch: pytest.MonkeyPatch, leak: Callable[[sg.Game, int | None], object]) -> None:
    honest = sg.Game.view

    def view(game: sg.Game, seat: int | None, *, memory: bool = False) -> sg.View:
        shown = honest(game, seat, memory=memory)
        shown["leak"] = leak(game, seat)
        return shown

    monkeypatch.setattr(sg.Game, "view", view)


def test_a_leaked_hand_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    patched_view(monkeypatch, lambda game, _: list(game._state.hand) if game._state.phase == 0 else None)
    assert leaks(IN_KEEP) == len(IN_KEEP)


def test_leaked_marks_are_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    patched_view(monkeypatch, lambda game, _: list(game._state.closed))
    assert leaks(IN_MARK) > len(IN_MARK) / 2


def test_a_record_without_veil_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = sg.Game.transcript

    def transcript(game: sg.Game, seat: int | None = None, *, public: bool = False) -> str:
        game._veil = None
        return honest(game, seat, public=public)

    monkeypatch.setattr(sg.Game, "transcript", transcript)
    assert leaks(IN_MARK) > len(IN_MARK) / 2


def test_a_refusal_that_tells_too_much_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = sg.Game._refusal

    def refusal(game: sg.Game, seat: int, move: Any) -> str | None:
        reason = honest(game, seat, move)
        return None if reason is None else f"{reason} (seat 1 has {list(game._state.hand[4:8])})"

    monkeypatch.setattr(sg.Game, "_refusal", refusal)
    assert leaks(IN_KEEP) > 0
