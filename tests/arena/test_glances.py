"""Whoever needs one look only is not shown a view in the arena: its moves are those that it chooses by the view."""

from __future__ import annotations

import pytest

from vermeil.arena.deals import glance
from vermeil.bots import bot_for
from vermeil.bots.expedition.player import LookupPlayer
from vermeil.build_info import compiled
from vermeil.games import rules_of
from vermeil.games.expedition.game import ExpeditionGame
from vermeil.games.expedition.phases import KEEP, MARK

pytestmark = pytest.mark.skipif(not compiled(), reason="tables take minutes to solve with plain engines")

GAMES = ("silver-and-gold", "pyramids")


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("level", ["table", "medium", "strong"])
@pytest.mark.parametrize(("players", "variants"), [(1, []), (2, []), (3, []), (4, []), (2, ["open_marks"])])
def test_a_glance_is_what_the_view_says(name: str, level: str, players: int, variants: list[str]) -> None:
    game: ExpeditionGame = rules_of(name).Game(players=players, seed=players, variants=variants)
    bots = [bot_for(name, level, seat) for seat in range(players)]
    looked = 0
    while game.waiting:
        seat = game.waiting[-1]  # not in the order of the arena: somebody may have decided already
        move, chosen = glance(bots[seat], game, seat), bots[seat].play(game.view(seat, memory=True)).move
        assert move is None or str(move) == chosen
        assert move is not None or game.integer_face().phase == KEEP
        looked += len(game.legal_moves(seat)) > 1
        game.push(seat, chosen)
    assert looked > 28 * players


@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_is_looked_at_with_holds_nothing_hidden(name: str) -> None:
    """Whatever the others decide at the same time, the state that a seat sees is the same one (SG-24, PY-23)."""
    game: ExpeditionGame = rules_of(name).Game(players=3, seed=9)
    bots = [bot_for(name, "random", seat) for seat in range(3)]
    seen_before: dict[int, list[object]] = {}
    compared = 0
    while waiting := game.waiting:
        state = game.integer_face()
        together = state.phase in (KEEP, MARK)
        if together and len(waiting) == 3 and not any(map(game.can_undo, range(3))):
            seen_before = {2: facts(game, 2)}
        elif together and waiting[-1] == 2 and not game.can_undo(2) and seen_before:
            compared += facts(game, 2) == seen_before[2]
            assert facts(game, 2) == seen_before[2]
        seat = waiting[0]
        game.push(seat, bots[seat].play(game.view(seat, memory=True)).move)
    assert compared > 28


def facts(game: ExpeditionGame, seat: int) -> list[object]:
    """All that a state says to Python, but whose turn it is to be asked."""
    state = game.seen_state(seat)
    shared = [state.phase, state.turn, state.pattern, state.unseen, state.stack, state.waiting, state.finishers]
    lists = [list(part) for part in (state.display, state.hand, state.card, state.closed, state.owed, state.step)]
    return [*shared, *lists, *(state.marks(at) for at in range(game.players)), list(state.done)]


def test_only_those_who_make_no_playouts_glance() -> None:
    bots = {level: bot_for("silver-and-gold", level) for level in ("expert", "strong", "medium", "table")}
    assert [level for level, bot in bots.items() if isinstance(bot, LookupPlayer) and bot.glances] == [
        "strong",
        "medium",
        "table",
    ]
