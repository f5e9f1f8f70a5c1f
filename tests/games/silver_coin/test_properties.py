"""What holds in every game: cards are conserved, games end, records replay, copies are independent (SC-1, SC-63)."""

from __future__ import annotations

import contextlib
import json
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.silver_coin.positions import conserved
from tests.games.silver_coin.random_games import any_deck, any_game, any_move
from vermeil.build_info import plain_module
from vermeil.core.contract import LegalMoves, Move
from vermeil.core.dice import Dice
from vermeil.core.errors import IllegalMoveError, InvalidMoveError, MoveError, SetupError, VermeilError
from vermeil.games import silver_coin as sc
from vermeil.games.silver_coin import face, fast
from vermeil.games.silver_coin.abilities import NUMBERS, decks
from vermeil.games.silver_coin.codes import ASK, OVER
from vermeil.games.silver_coin.deck import read_deck
from vermeil.games.silver_coin.moves import parse
from vermeil.games.silver_coin.state import Options
from vermeil.testing import check_game

FACE = "vermeil.games.silver_coin.face"
STATE = "vermeil.games.silver_coin.state"
SAME = ["active", "pool", "up", "rotated", "known", "held", "deck_left", "used", "power", "holder", "idle"]
SAME += ["deck_up", "top_size", "bottom_size", "gone_size", "sunk", "mixed", "laid_size", "diggers"]
TRIED = ["swap", "set", "curator", "pixie", "con", "look", "flip", "token", "place", "hide", "discard", "give", "rob"]


@pytest.mark.parametrize(
    ("players", "deck"), [(2, "coin"), (3, "coin+amulet:0,1,3,4,11,13"), (4, "amulet"), (3, "bullet")]
)
def test_the_contract_is_kept(players: int, deck: str) -> None:
    check_game(sc, games=1, seed=players, players=players, deck=deck)


@pytest.mark.parametrize("case", range(8))
def test_sc_1_cards_are_conserved_and_every_game_ends(case: int) -> None:
    """SC-1: 52 cards after each push; SC-15: somebody always has a move, until the fourth round is scored."""
    rng = Random(f"ends {case}")
    game = any_game(rng, players=2 + case % 3)
    for _ in range(20_000):
        if game.over:
            break
        conserved(game)
        game.push(game.waiting[0], any_move(game, rng))
    conserved(game)
    assert game.over
    again = sc.replay(game.transcript())
    assert again.transcript() == game.transcript()
    assert [again.view(seat) for seat in range(game.players)] == [game.view(seat) for seat in range(game.players)]


@settings(max_examples=10)
@given(seed=st.integers(0, 2**32))
def test_unfinished_records_replay_and_copies_are_independent(seed: int) -> None:
    rng = Random(seed)
    game = any_game(rng)
    for _ in range(rng.randrange(120)):
        if not game.over:
            game.push(game.waiting[0], any_move(game, rng))
    text = game.transcript()
    twin = game.copy()
    for _ in range(5):
        if not twin.over:
            twin.push(twin.waiting[0], any_move(twin, rng))
    assert game.transcript() == text
    again = sc.replay(text, seed=seed)
    for seat in range(game.players):
        view = game.view(seat)
        assert again.view(seat).to_json() == view.to_json()
        assert sc.View(json.loads(view.to_json())) == view
        moves = list(game.legal_moves(seat))
        assert len({str(move) for move in moves}) == len(moves) == len(set(moves))
        assert [parse(str(move)) for move in moves] == moves


def test_equal_seeds_give_equal_games() -> None:
    first, second = (sc.Game(players=3, seed="same") for _ in range(2))
    rng = Random(1)
    for _ in range(60):
        move = any_move(first, rng)
        first.push(first.waiting[0], move)
        second.push(second.waiting[0], move)
    assert first.transcript() == second.transcript()


@pytest.mark.parametrize("case", range(9))
def test_compiled_and_plain_agree_in_lock_step(case: int) -> None:
    """SC-63: the same file runs compiled and uncompiled; the same dice lead to the same game, decision by decision."""
    plain, plain_state = plain_module(FACE), plain_module(STATE)
    rng = Random(f"lock-step {case}")
    deck = read_deck(("coin", "amulet", "bullet", "bullet")[case] if case < 4 else any_deck(rng))
    plain_cards = tuple(getattr(plain_module(type(card).__module__), type(card).__name__)() for card in deck.cards)
    options, plain_options = Options(), plain_state.Options()
    for each in (options, plain_options):
        each.patience, each.one_con, each.turn_back, each.coin = 2, case % 2 == 0, case % 3 == 0, case % 4
        each.may_sink = case % 2 == 1
    players = 2 + case % 3
    one = face.IntegerFace(deck.box(), options, players)
    two = plain.IntegerFace(plain_state.Box(plain_cards), plain_options, players)
    one.roll_on(Dice(case))
    two.roll_on(Dice(case))
    for step in range(1500):
        assert one.phase == two.phase
        if one.phase != ASK:
            break
        assert one.legal() == two.legal()
        number = rng.choice(one.legal())
        for state in (one, two):
            state.apply(number)
            state.roll_on(Dice(1000 * case + step))
        for name in SAME:
            assert getattr(one, name) == getattr(two, name), name
        for name in ("seen", "village", "size", "points", "ward", "groups", "worked_out"):
            assert list(getattr(one, name)) == list(getattr(two, name)), name
    twins = one.copy(), two.copy()
    assert twins[0].play_out(Dice(5)) == twins[1].play_out(Dice(5))
    assert list(twins[0].points) == list(twins[1].points)
    assert twins[0].phase == twins[1].phase == OVER


def test_random_playouts_count_their_decisions() -> None:
    state = face.IntegerFace(read_deck("coin").box(), Options(), 4)
    assert face.random_playouts(state, 3, Dice(1)) == face.random_playouts(state, 3, Dice(1)) > 100


def test_every_number_of_every_deck_has_a_power() -> None:
    for cards in decks().values():
        assert [card.number for card in cards if card.powers] == list(range(NUMBERS))


def test_the_integer_face_refuses_what_compiled_code_would_not_check() -> None:
    for players in (0, 1, 5):
        with pytest.raises(SetupError, match="SC-2"):
            fast.new_state(players=players)
    state = fast.new_state(players=3)
    for card in (-1, 0, 52, 10**6):  # nothing is dealt yet
        with pytest.raises(IllegalMoveError, match="no village"):
            state.where(card)
    for seat in (-1, 3, 10**6):
        with pytest.raises(IllegalMoveError, match="no seat"):
            state.total_score(seat)
        with pytest.raises(IllegalMoveError, match="no seat"):
            state.guarded_cards(seat)


def test_legal_moves_stay_what_they_were() -> None:
    """Moves are made when they are looked at; what happened since changes nothing about them."""
    rng = Random("old moves")
    game = any_game(rng, players=3)
    told: list[tuple[LegalMoves, list[str]]] = []
    while len(told) < 150:
        moves = game.legal_moves(game.waiting[0])
        told.append((moves, [str(move) for move in game.copy().legal_moves(game.waiting[0])]))
        game.push(game.waiting[0], any_move(game, rng))
    for moves, spellings in told:
        assert [str(move) for move in moves] == spellings


def test_a_view_is_a_snapshot() -> None:
    """What comes later does not change it, and writing into it changes nothing in the game or in its copies."""
    rng = Random("snapshot")
    game = any_game(rng, players=2)
    while len(game.rounds) < 2:
        game.push(game.waiting[0], any_move(game, rng))
    view, twin = game.view(0), game.copy()
    world = view.sample(rng)
    text = view.to_json()
    while len(game.rounds) < 3:
        game.push(game.waiting[0], any_move(game, rng))
    assert view.to_json() == text
    view.fields["rounds"][0]["seats"][0]["points"] = -99
    view.fields["rounds"].clear()
    game.rounds[0]["seats"][0]["points"] = -99
    twin.rounds.clear()
    assert twin.view(0).to_json() == text
    assert world.rounds == twin.rounds == game.rounds[:2]


@pytest.mark.parametrize(
    "move",
    [
        sc.OnDiscard("blob", 0),
        sc.OnDiscard("blob", -1),
        sc.OnCard("regifter", 0, "x"),  # type: ignore[arg-type]
        sc.OnCard("swap", "0", "1"),  # type: ignore[arg-type]
        sc.OnCard("swap", 0, 0),
        sc.OnCard("nonsense", 0, 1),
        sc.OnSeat("to", -1),
        sc.Nth("keep", None),  # type: ignore[arg-type]
        sc.Peek(0, 2, 1),
        sc.Word("swap:0.1"),
    ],
    ids=str,
)
def test_moves_made_by_hand_of_nonsense_are_no_moves(move: Move) -> None:
    game = sc.Game(players=2, seed=1)
    seat = game.waiting[0]
    assert str(game.why_not(seat, move)).startswith("SC-10: ")
    with pytest.raises(InvalidMoveError):
        game.push(seat, move)


# --- what is malformed is refused ---------------------------------------------------------------------------

SPELLINGS = st.text(st.sampled_from("abdefgiklnoprstuw:.,0123456789- +é\n"), max_size=14) | st.text(max_size=20)


@settings(max_examples=300)
@given(spelling=SPELLINGS)
def test_malformed_spellings_raise_nothing_else(spelling: str) -> None:
    with contextlib.suppress(InvalidMoveError):
        assert str(parse(spelling)) == spelling


@settings(max_examples=60)
@given(seed=st.integers(0, 2**32), spelling=SPELLINGS)
def test_refusals_change_nothing_and_cite_a_rule(seed: int, spelling: str) -> None:
    rng = Random(seed)
    game = any_game(rng)
    for _ in range(rng.randrange(40)):
        game.push(game.waiting[0], any_move(game, rng))
    seat = game.waiting[0]
    before = game.transcript()
    tries = [spelling, "take", "call", "use", "end", "go", "left", "draw:3", "shown:2", "keep:4", "blob:d2", "use:d9"]
    tries += [f"{rng.choice(TRIED)}:{rng.randrange(4)}.{rng.randrange(1, 9)}" for _ in range(20)]
    tries += ["village:3", "to:0"]
    for move in tries:
        reason = game.why_not(seat, move)
        if reason is None:
            continue
        assert str(reason).startswith(f"{reason.rule}: ")
        assert reason.rule.startswith("SC-")
        with pytest.raises(MoveError) as refused:
            game.push(seat, move)
        assert str(refused.value) == reason
    assert game.transcript() == before


@settings(max_examples=80)
@given(data=st.data())
def test_malformed_records_raise_nothing_else(data: st.DataObject) -> None:
    lines = RECORD.splitlines()
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(lines) - 1))
        change = data.draw(st.sampled_from(["drop", "double", "swap", "word", "cut"]))
        if change == "drop":
            del lines[at]
        elif change == "double":
            lines.insert(at, lines[at])
        elif change == "swap":
            lines[at], lines[-at] = lines[-at], lines[at]
        elif change == "cut":
            lines[at] = lines[at][: data.draw(st.integers(0, 8))]
        else:
            words = lines[at].split(" ")
            words[data.draw(st.integers(0, len(words) - 1))] = data.draw(st.sampled_from(["13", "0.9", "x", "", "9"]))
            lines[at] = " ".join(words)
    with contextlib.suppress(VermeilError):
        sc.replay("\n".join(lines))


def _record() -> str:
    rng = Random(5)
    game = sc.Game(players=2, seed=5)
    for _ in range(80):
        game.push(game.waiting[0], any_move(game, rng))
    return game.transcript()


RECORD = _record()
