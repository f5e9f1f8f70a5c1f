"""The proof of secrecy: deal anew what a seat can't know, and nothing that it sees changes, byte for byte.

What a seat sees is its view, with and without its memory, its legal moves, its record, and every refusal.
"""

from __future__ import annotations

import json
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.plain import plain
from tests.secrecy.games import Kind, each_game
from tests.secrecy.positions import (
    POSITIONS,
    SECRET,
    Position,
    phase,
    play_one,
    reach,
    record_for,
    redealt,
    viewers,
)
from vermeil.core.contract import View
from vermeil.games.expedition.face import DeckGame

WRONG_MOVES = ("A:a1", "B:b2", "A:a1b1", "B:a1b1c1", "+A:a1", "+B:c3", "done", "take:1", "take:4", "take:top")
LAST_BOXES = ("A:d4", "A:e5")


def all_that_it_sees(game: DeckGame, viewer: int | None, *, record: bool = True) -> list[object]:
    seen: list[object] = [game.view(viewer).to_json(), game.view(viewer, memory=True).to_json(), game.waiting]
    if record:
        seen.append(record_for(game, viewer))
    if viewer is not None:
        seen.append([str(move) for move in game.legal_moves(viewer)])
        seen.append(game.can_undo(viewer))
        cards = list(game.deck.order)
        keeps = [f"keep:{first},{second}" for first, second in zip(cards[::7], cards[1::7], strict=True)]
        seen.append([game.why_not(viewer, move) for move in (*WRONG_MOVES, *LAST_BOXES, *keeps)])
    return seen


@each_game
@settings(max_examples=85)
@given(POSITIONS, st.integers(0, 2**32))
def test_dealt_anew_nothing_changes(kind: Kind, position: Position, dice: int) -> None:
    """SG-10, SG-20, SG-23, PY-10, PY-20, PY-23.

    Others' hands and returned cards, their hidden marks, the stack's order, the future.
    """
    game = reach(kind, position)
    for viewer in viewers(game):
        seen = all_that_it_sees(game, viewer)
        assert all_that_it_sees(redealt(kind, game, viewer, Random(dice)), viewer) == seen
        assert SECRET not in str(seen)


def check_world(game: DeckGame, view: View, viewer: int | None, dice: int, *, memory: bool) -> None:
    """What is imagined from a view is, to whoever has that view, the game."""
    world = view.sample(Random(dice))
    assert isinstance(world, DeckGame)
    assert world.view(viewer, memory=memory).to_json() == view.to_json()
    real, imagined = (all_that_it_sees(g, viewer, record=False)[2:] for g in (game, world))
    assert imagined == real


@each_game
@settings(max_examples=80)
@given(POSITIONS, st.integers(0, 2**32))
def test_a_world_looks_like_the_game(kind: Kind, position: Position, dice: int) -> None:
    """What a bot imagines from its view is, to it, the game; whether it has kept count of the patterns or not."""
    game = reach(kind, position)
    for viewer in viewers(game):
        for memory in (False, True):
            check_world(game, game.view(viewer, memory=memory), viewer, dice, memory=memory)


@each_game
@settings(max_examples=50)
@given(POSITIONS, st.integers(0, 2**32))
def test_a_view_sent_as_json_is_as_good(kind: Kind, position: Position, dice: int) -> None:
    game = reach(kind, position)
    for viewer in viewers(game):
        for memory in (False, True):
            sent = kind.rules.View(json.loads(game.view(viewer, memory=memory).to_json()))
            check_world(game, sent, viewer, dice, memory=memory)


def past_reveals(game: DeckGame, lines: list[str]) -> list[int]:
    """Where in the record the reveals of this round stand, without the current one."""
    reveals = [at for at, line in enumerate(lines) if line.startswith("! reveal")]
    return reveals[len(reveals) - plain(game.view(None))["turn"] : -1]


@each_game
@settings(max_examples=80)
@given(POSITIONS, st.integers(0, 2**32))
def test_past_reveals_leave_no_trace(kind: Kind, position: Position, dice: int) -> None:
    """SG-20, PY-20: other patterns came before in this round; without `tracker` the table looks the same.

    All cross single boxes, which any pattern allows, so that the moves tell nothing about the patterns either.
    """
    game = reach(kind, (*position[:3], dice), singles=True, tracker=False)
    if phase(game) not in {"mark", "pick"}:
        return
    lines = game.transcript().splitlines()
    unseen = ["I2", "I3", "I3", "V3", "V3", "L4", "T4", "O4"]
    unseen.remove(plain(game.view(None))["pattern"])
    Random(dice).shuffle(unseen)
    for at, pattern in zip(past_reveals(game, lines), unseen, strict=False):
        lines[at] = f"! reveal {pattern}"
    twin = kind.rules.replay("\n".join(lines) + "\n")
    for viewer in viewers(game):
        assert twin.view(viewer).to_json() == game.view(viewer).to_json()


@each_game
def test_that_could_be_seen(kind: Kind) -> None:
    """SG-20, PY-20: a proof that can't fail proves nothing; `tracker` and a memory do show another past."""
    for tracker in (False, True):
        game = reach(kind, (2, 1, 16, 5), singles=True, tracker=tracker)
        lines = game.transcript().splitlines()
        past = past_reveals(game, lines)
        kept = {lines[at].split()[2] for at in past} | {plain(game.view(None))["pattern"]}
        lines[past[0]] = "! reveal " + next(p for p in ("I2", "L4", "T4", "O4") if p not in kept)
        twin = kind.rules.replay("\n".join(lines) + "\n")
        assert (twin.view(0).to_json() == game.view(0).to_json()) == (not tracker)
        assert twin.view(0, memory=True).to_json() != game.view(0, memory=True).to_json()


@each_game
@settings(max_examples=50)
@given(POSITIONS)
def test_the_order_of_past_reveals_is_nobodys_memory(kind: Kind, position: Position) -> None:
    """SG-20, PY-20: a memory knows which patterns came, which is all that matters, not in which order."""
    game = reach(kind, position, singles=True)
    if phase(game) != "mark":
        return
    lines = game.transcript().splitlines()
    past = past_reveals(game, lines)
    for at, line in zip(past, [lines[at] for at in reversed(past)], strict=True):
        lines[at] = line
    twin = kind.rules.replay("\n".join(lines) + "\n")
    for viewer in viewers(game):
        assert twin.view(viewer, memory=True).to_json() == game.view(viewer, memory=True).to_json()


@each_game
@settings(max_examples=40)
@given(POSITIONS, st.integers(0, 2**32))
def test_nothing_is_hidden_for_too_long(kind: Kind, position: Position, dice: int) -> None:
    """SG-23, PY-23 the other way round: once all have finished, everyone sees everyone's marks."""
    game, rng = reach(kind, position), Random(dice)
    while phase(game) not in {"pick", "over"}:
        play_one(game, game.waiting[0], rng)
    seats = [plain(game.view(viewer))["seats"] for viewer in viewers(game)]
    assert all(each == seats[0] for each in seats)
