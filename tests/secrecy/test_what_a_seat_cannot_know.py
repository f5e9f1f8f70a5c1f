"""The proof of secrecy: deal anew what a seat can't know, and nothing that it sees changes, byte for byte.

What a seat sees is its view, with and without its memory, its legal moves, its record, and every refusal.
"""

from __future__ import annotations

import json
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.secrecy.positions import POSITIONS, Position, phase, play_one, reach, redealt
from vermeil import silver_and_gold as sg

WRONG_MOVES = ("A:a1", "B:b2", "A:a1b1", "B:a1b1c1", "+A:a1", "+B:c3", "done", "take:1", "take:4", "take:top", "A:d4")


def viewers(game: sg.Game) -> list[int | None]:
    return [*range(game.players), None]


def all_that_it_sees(game: sg.Game, viewer: int | None, *, record: bool = True) -> list[object]:
    seen: list[object] = [game.view(viewer).to_json(), game.view(viewer, memory=True).to_json(), game.waiting]
    if record:
        seen.append(game.transcript(viewer) if viewer is not None else game.transcript(public=True))
    if viewer is not None:
        seen.append([str(move) for move in game.legal_moves(viewer)])
        seen.append(game.can_undo(viewer))
        cards = list(game.deck.order)
        keeps = [f"keep:{first},{second}" for first, second in zip(cards[::7], cards[1::7], strict=True)]
        seen.append([game.why_not(viewer, move) for move in (*WRONG_MOVES, *keeps)])
    return seen


@settings(max_examples=120)
@given(POSITIONS, st.integers(0, 2**32))
def test_dealt_anew_nothing_changes(position: Position, dice: int) -> None:
    """SG-10, SG-20, SG-23: others' hands and returned cards, their hidden marks, the stack's order, the future."""
    game = reach(position)
    for viewer in viewers(game):
        twin = redealt(game, viewer, Random(dice))
        assert all_that_it_sees(twin, viewer) == all_that_it_sees(game, viewer)


@settings(max_examples=120)
@given(POSITIONS, st.integers(0, 2**32))
def test_a_world_looks_like_the_game(position: Position, dice: int) -> None:
    """What a bot imagines from its view is, to it, the game; whether it has kept count of the patterns or not."""
    game = reach(position)
    for viewer in viewers(game):
        for memory in (False, True):
            view = game.view(viewer, memory=memory)
            world = view.sample(Random(dice))
            assert world.view(viewer, memory=memory).to_json() == view.to_json()
            real, imagined = (all_that_it_sees(g, viewer, record=False)[2:] for g in (game, world))
            assert imagined == real


@settings(max_examples=60)
@given(POSITIONS, st.integers(0, 2**32))
def test_a_view_sent_as_json_is_as_good(position: Position, dice: int) -> None:
    game = reach(position)
    for viewer in viewers(game):
        view = game.view(viewer)
        sent = sg.View(json.loads(view.to_json()))
        assert sent.sample(Random(dice)).view(viewer).to_json() == view.to_json()


@settings(max_examples=80)
@given(POSITIONS, st.integers(0, 2**32))
def test_past_reveals_leave_no_trace(position: Position, dice: int) -> None:
    """SG-20: other patterns came before in this round; without `tracker` the table looks the same.

    All cross single boxes, which any pattern allows, so that the moves tell nothing about the patterns either.
    """
    players, variants, moves, _ = position
    game = reach((players, [word for word in variants if word != "tracker"], moves, dice), singles=True)
    if phase(game) not in {"mark", "pick"}:
        return
    lines = game.transcript().splitlines()
    reveals = [at for at, line in enumerate(lines) if line.startswith("! reveal")]
    this_round = reveals[len(reveals) - game.view(None)["turn"] :]
    unseen = [*("I2", "I3", "I3", "V3", "V3", "L4", "T4", "O4")]
    unseen.remove(lines[this_round[-1]].split()[2])
    Random(dice).shuffle(unseen)
    for at, pattern in zip(this_round[:-1], unseen, strict=False):
        lines[at] = f"! reveal {pattern}"
    twin = sg.replay("\n".join(lines) + "\n")
    for viewer in viewers(game):
        assert twin.view(viewer).to_json() == game.view(viewer).to_json()


@settings(max_examples=60)
@given(POSITIONS)
def test_the_order_of_past_reveals_is_nobodys_memory(position: Position) -> None:
    """SG-20: a memory knows which patterns came, which is all that matters, not in which order."""
    game = reach(position, singles=True)
    if phase(game) != "mark":
        return
    lines = game.transcript().splitlines()
    reveals = [at for at, line in enumerate(lines) if line.startswith("! reveal")]
    before = reveals[len(reveals) - game.view(None)["turn"] : -1]
    swapped = [lines[at] for at in reversed(before)]
    for at, line in zip(before, swapped, strict=True):
        lines[at] = line
    twin = sg.replay("\n".join(lines) + "\n")
    for viewer in viewers(game):
        assert twin.view(viewer, memory=True).to_json() == game.view(viewer, memory=True).to_json()


@settings(max_examples=40)
@given(POSITIONS, st.integers(0, 2**32))
def test_nothing_is_hidden_for_too_long(position: Position, dice: int) -> None:
    """SG-23 the other way round: once all have finished, everyone sees everyone's marks."""
    game, rng = reach(position), Random(dice)
    while phase(game) not in {"pick", "over"}:
        play_one(game, game.waiting[0], rng)
    seats = [game.view(viewer)["seats"] for viewer in viewers(game)]
    assert all(each == seats[0] for each in seats)
