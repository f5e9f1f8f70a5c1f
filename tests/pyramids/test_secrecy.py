"""The proof of secrecy: deal anew what a seat can't know, and nothing that it sees changes, byte for byte."""

from __future__ import annotations

import json
import re
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.pyramids.positions import SMALL_DECK
from vermeil.games import pyramids as py

SECRET = "canary-seed"  # noqa: S105 - nobody's password
VARIANTS: tuple[list[str], ...] = ([], ["tracker"], ["open_marks"], ["closed_tomb"], ["open_marks", "linear_skulls"])
WRONG_MOVES = ("A:a1", "B:b2", "A:a1b1", "B:a1b1c1", "+A:a1", "+B:c3", "done", "take:1", "take:4", "take:top", "A:e5")

# A position: players, variants, how many moves were made, and the dice for all of it.
POSITIONS = st.tuples(
    st.integers(1, 4),
    st.sampled_from(VARIANTS),
    st.one_of(st.integers(0, 12), st.integers(0, 280)),
    st.integers(0, 2**32),
)
Position = tuple[int, list[str], int, int]


def reach(position: Position, *, singles: bool = False) -> py.Game:
    """Play at random, in any order of seats: rather long patterns, or with `singles` never more than one box."""
    players, variants, moves, dice = position
    rng = Random(dice)
    game = py.Game(players=players, seed=f"{SECRET}-{dice}", variants=variants)
    for _ in range(moves):
        if not game.waiting:
            break
        play_one(game, rng.choice(game.waiting), rng, singles=singles)
    return game


def play_one(game: py.Game, seat: int, rng: Random, *, singles: bool = False) -> None:
    moves = [str(move) for move in game.legal_moves(seat)]
    if singles and phase(game) == "mark":
        moves = [move for move in moves if len(move.lstrip("+")) == 4]
    game.push(seat, max(rng.choice(moves), rng.choice(moves), key=len))


def phase(game: py.Game) -> str:
    word: str = game.view(None)["phase"]
    return word


def viewers(game: py.Game) -> list[int | None]:
    return [*range(game.players), None]


def redealt(game: py.Game, viewer: int | None, rng: Random) -> py.Game:
    """The same game as the viewer knows it; hands, returned cards, hidden marks and the future are others."""
    lines = game.transcript().splitlines()
    deal_anew(game, lines, viewer, rng)
    hides_marks = phase(game) == "mark" and not game.variants["open_marks"]
    if hides_marks:
        begin = max(at for at, line in enumerate(lines) if line.startswith("! reveal"))
        lines[begin + 1 :] = [line for line in lines[begin + 1 :] if line.split()[0] == str(viewer)]
    twin = py.replay("\n".join(lines) + "\n", seed=str(rng.random()))
    if hides_marks:
        for seat in range(game.players):
            while seat != viewer and seat in twin.waiting and seat not in game.waiting:
                play_one(twin, seat, rng)
    return twin


def deal_anew(game: py.Game, lines: list[str], viewer: int | None, rng: Random) -> None:
    """Others hold other cards: any, while the choice is hidden; later, any beside the two that they kept."""
    hands = {int(line.split()[2]): line.split()[3:] for line in lines if line.startswith("! deal")}
    keeps = {int(line[0]): at for at, line in enumerate(lines) if " keep:" in line}
    hidden = phase(game) == "keep"
    kept = {seat: [] if hidden else lines[at].partition(":")[2].split(",") for seat, at in keeps.items()}
    known = {card for cards in kept.values() for card in cards} | set([] if viewer is None else hands[viewer])
    free = [card for card in game.deck.order if card not in known]
    rng.shuffle(free)
    for seat in hands:
        if seat == viewer:
            continue
        hand = kept.get(seat, []) + [free.pop() for _ in range(4 - len(kept.get(seat, [])))]
        rng.shuffle(hand)
        at = next(at for at, line in enumerate(lines) if line.startswith(f"! deal {seat} "))
        lines[at] = f"! deal {seat} {' '.join(hand)}"
        if hidden and seat in keeps:
            two = sorted(rng.sample(hand, 2), key=game.deck.index)
            lines[keeps[seat]] = f"{seat} keep:{','.join(two)}"


def all_that_it_sees(game: py.Game, viewer: int | None, *, record: bool = True) -> list[object]:
    seen: list[object] = [game.view(viewer).to_json(), game.view(viewer, memory=True).to_json(), game.waiting]
    if record:
        seen.append(game.transcript(viewer) if viewer is not None else game.transcript(public=True))
    if viewer is not None:
        seen.append([str(move) for move in game.legal_moves(viewer)])
        seen.append(game.can_undo(viewer))
        seen.append([game.why_not(viewer, move) for move in WRONG_MOVES])
    return seen


@settings(max_examples=50)
@given(POSITIONS, st.integers(0, 2**32))
def test_dealt_anew_nothing_changes(position: Position, dice: int) -> None:
    """PY-10, PY-20, PY-23: others' hands and returned cards, their hidden marks, the stack's order, the future."""
    game = reach(position)
    for viewer in viewers(game):
        twin = redealt(game, viewer, Random(dice))
        assert all_that_it_sees(twin, viewer) == all_that_it_sees(game, viewer)
        assert SECRET not in str(all_that_it_sees(game, viewer))


@settings(max_examples=50)
@given(POSITIONS, st.integers(0, 2**32))
def test_a_world_looks_like_the_game(position: Position, dice: int) -> None:
    """What a bot imagines from its view is, to it, the game; also when the view came as JSON."""
    game = reach(position)
    for viewer in viewers(game):
        for memory in (False, True):
            view = game.view(viewer, memory=memory)
            world = py.View(json.loads(view.to_json())).sample(Random(dice))
            assert world.view(viewer, memory=memory).to_json() == view.to_json()
            real, imagined = (all_that_it_sees(g, viewer, record=False)[2:] for g in (game, world))
            assert imagined == real


def past_reveals(game: py.Game, lines: list[str]) -> list[int]:
    """Where in the record the reveals of this round stand, without the current one."""
    reveals = [at for at, line in enumerate(lines) if line.startswith("! reveal")]
    return reveals[len(reveals) - game.view(None)["turn"] : -1]


@settings(max_examples=80)
@given(POSITIONS, st.integers(0, 2**32))
def test_past_reveals_leave_no_trace(position: Position, dice: int) -> None:
    """PY-20: other patterns came before in this round; without `tracker` the table looks the same.

    All cross single boxes, which any pattern allows, so that the moves tell nothing about the patterns either.
    """
    players, variants, moves, _ = position
    game = reach((players, [word for word in variants if word != "tracker"], moves, dice), singles=True)
    if phase(game) not in {"mark", "pick"}:
        return
    lines = game.transcript().splitlines()
    unseen = ["I2", "I3", "I3", "V3", "V3", "L4", "T4", "O4"]
    unseen.remove(game.view(None)["pattern"])
    Random(dice).shuffle(unseen)
    for at, pattern in zip(past_reveals(game, lines), unseen, strict=False):
        lines[at] = f"! reveal {pattern}"
    twin = py.replay("\n".join(lines) + "\n")
    for viewer in viewers(game):
        assert twin.view(viewer).to_json() == game.view(viewer).to_json()


def test_that_could_be_seen() -> None:
    """PY-20: a proof that can't fail proves nothing; `tracker` and a memory do show another past."""
    for variants in ([], ["tracker"]):
        game = reach((2, variants, 16, 5), singles=True)
        lines = game.transcript().splitlines()
        past = past_reveals(game, lines)
        kept = {lines[at].split()[2] for at in past} | {game.view(None)["pattern"]}
        lines[past[0]] = "! reveal " + next(p for p in ("I2", "L4", "T4", "O4") if p not in kept)
        twin = py.replay("\n".join(lines) + "\n")
        assert (twin.view(0).to_json() == game.view(0).to_json()) == (not variants)
        assert twin.view(0, memory=True).to_json() != game.view(0, memory=True).to_json()


@settings(max_examples=40)
@given(POSITIONS)
def test_the_order_of_past_reveals_is_nobodys_memory(position: Position) -> None:
    """PY-20: a memory knows which patterns came, which is all that matters, not in which order."""
    game = reach(position, singles=True)
    if phase(game) != "mark":
        return
    lines = game.transcript().splitlines()
    past = past_reveals(game, lines)
    for at, line in zip(past, [lines[at] for at in reversed(past)], strict=True):
        lines[at] = line
    twin = py.replay("\n".join(lines) + "\n")
    for viewer in viewers(game):
        assert twin.view(viewer, memory=True).to_json() == game.view(viewer, memory=True).to_json()


@settings(max_examples=60)
@given(POSITIONS)
def test_a_view_names_one_pattern(position: Position) -> None:
    """PY-20: the current one, unless the table plays with `tracker`."""
    game = reach(position)
    for viewer in viewers(game):
        view = game.view(viewer)
        shown = {view["pattern"], *(view["revealed"] if game.variants["tracker"] and phase(game) != "keep" else ())}
        assert set(re.findall(r"\b[IVLTO][234]\b", view.to_json())) == shown - {None}


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_world_goes_on_like_the_game(players: int) -> None:
    """PY-40, PY-41: who finishes next and who wins a colour's box are the same in a world that begins in action 3."""
    seen = 0
    for seed in range(5):
        game, rng = py.Game(players=players, seed=seed, deck=SMALL_DECK), Random(seed)
        while game.waiting:
            if phase(game) == "pick":
                seen += 1
                compare_picks(game.copy(), game.view(None, memory=True).sample(Random(seed)))
            play_one(game, rng.choice(game.waiting), rng)
    assert seen > 10


def compare_picks(game: py.Game, world: py.Game) -> None:
    """Take the first card on offer until action 3 is over, in both."""
    while phase(game) == "pick":
        assert world.waiting == game.waiting
        assert world.view(None)["picks"] == game.view(None)["picks"]
        (seat,) = game.waiting
        for each in (game, world):
            each.push(seat, each.legal_moves(seat)[0])
    assert phase(world) == phase(game)
    assert world.view(None)["colours"] == game.view(None)["colours"]
    assert [world.score_sheet(seat) for seat in range(game.players)] == [
        game.score_sheet(seat) for seat in range(game.players)
    ]
