"""A proof that can't fail proves nothing: games that leak a little are caught by the same comparison."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pytest

from tests.secrecy.games import Kind, each_game
from tests.secrecy.positions import Position, phase, reach, redealt, viewers
from tests.secrecy.test_what_a_seat_cannot_know import all_that_it_sees
from vermeil.core.contract import View
from vermeil.core.refusals import Refusal, in_own_words
from vermeil.games.expedition.face import DeckGame

POSITIONS: list[Position] = [
    (players, 0, moves, 7 * moves + players) for players in (2, 3, 4) for moves in (*range(5), *range(5, 60, 5))
]


@cache
def games(kind: Kind, in_phase: str) -> list[DeckGame]:
    """Those of the positions that are in this phase."""
    return [game for position in POSITIONS if phase(game := reach(kind, position)) == in_phase]


def leaks(kind: Kind, in_phase: str) -> int:
    """At how many positions some viewer could tell the game from the same game dealt anew."""
    found = 0
    for game in games(kind, in_phase):
        twins = [(viewer, redealt(kind, game, viewer, Random(1))) for viewer in viewers(game)]
        found += any(all_that_it_sees(twin, viewer) != all_that_it_sees(game, viewer) for viewer, twin in twins)
    return found


@each_game
def test_what_is_dealt_anew_is_different(kind: Kind) -> None:
    """The other hands, and most of the hidden marks, are really others."""
    for game in games(kind, "keep"):
        assert redealt(kind, game, 0, Random(1)).transcript() != game.transcript()
    changed = [redealt(kind, game, 0, Random(1)).transcript() != game.transcript() for game in games(kind, "mark")]
    assert sum(changed) > len(changed) / 2


@each_game
def test_nothing_leaks_as_it_is(kind: Kind) -> None:
    assert leaks(kind, "keep") == leaks(kind, "mark") == 0


def patched_view(kind: Kind, monkeypatch: pytest.MonkeyPatch, leak: Callable[[DeckGame, int | None], object]) -> None:
    honest = kind.rules.Game.view

    def view(game: DeckGame, seat: int | None, *, memory: bool = False) -> View:
        shown: View = honest(game, seat, memory=memory)
        shown["leak"] = leak(game, seat)
        return shown

    monkeypatch.setattr(kind.rules.Game, "view", view)


@each_game
def test_a_leaked_hand_is_seen(kind: Kind, monkeypatch: pytest.MonkeyPatch) -> None:
    patched_view(kind, monkeypatch, lambda game, _: list(game._state.hand) if game._state.phase == 0 else None)
    assert leaks(kind, "keep") == len(games(kind, "keep")) > 0


@each_game
def test_leaked_marks_are_seen(kind: Kind, monkeypatch: pytest.MonkeyPatch) -> None:
    patched_view(kind, monkeypatch, lambda game, _: list(game._state.closed))
    assert leaks(kind, "mark") > len(games(kind, "mark")) / 2


@each_game
def test_a_record_without_veil_is_seen(kind: Kind, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = kind.rules.Game.transcript

    def transcript(game: DeckGame, seat: int | None = None, *, public: bool = False) -> str:
        bare = game.copy()
        bare.log.unveil()
        told: str = honest(bare, seat, public=public)
        return told

    monkeypatch.setattr(kind.rules.Game, "transcript", transcript)
    assert leaks(kind, "mark") > len(games(kind, "mark")) / 2


@each_game
def test_a_refusal_that_tells_too_much_is_seen(kind: Kind, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = kind.rules.Game._refusal

    def refusal(game: DeckGame, seat: int, move: Any) -> Refusal | None:
        reason = honest(game, seat, move)
        if reason is None:
            return None
        return in_own_words(reason.rule, f"{reason} (seat 1 has {list(game._state.hand[4:8])})")

    monkeypatch.setattr(kind.rules.Game, "_refusal", refusal)
    assert leaks(kind, "keep") > 0
