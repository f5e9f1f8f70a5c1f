"""The weaker levels of the flip-and-write games lose as people lose: by misjudging, not by what nobody would do."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from types import ModuleType

import pytest

from vermeil.bots import bot_for
from vermeil.bots.expedition.feeling import FeelingPlayer, crossing, dominated
from vermeil.bots.expedition.player import LookupPlayer, roots_of
from vermeil.build_info import compiled
from vermeil.core.contract import View
from vermeil.games import pyramids, silver_and_gold

GAMES: dict[str, ModuleType] = {"silver-and-gold": silver_and_gold, "pyramids": pyramids}

needs_lookups = pytest.mark.skipif(not compiled(), reason="look-ups take minutes to solve with plain engines")


def decisions(game: str, level: str, games: int, players: int = 2) -> Iterator[tuple[View, str]]:
    """All that a level decides in some games against itself."""
    for seed in range(games):
        live = GAMES[game].Game(players=players, seed=f"people/{seed}")
        bots = [bot_for(game, level, players * seed + seat) for seat in range(players)]
        while live.waiting:
            seat = live.waiting[0]
            view = live.view(seat, memory=True)
            move = bots[seat].play(view).move
            yield view, move
            live.push(seat, move)


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("game", GAMES)
def test_easy_takes_cards_from_the_display_unless_none_pleases(game: str, players: int) -> None:
    """Also where four players have left the plainest cards there."""
    picks = [move for view, move in decisions(game, "easy", 20 // players, players) if view["phase"] == "pick"]
    unseen = picks.count("take:top")
    assert len(picks) > 60
    assert 0 < unseen < 0.25 * len(picks)


@pytest.mark.parametrize("game", GAMES)
def test_easy_crosses_no_part_of_what_feels_no_worse_as_a_whole(game: str) -> None:
    bot = bot_for(game, "easy")
    assert isinstance(bot, FeelingPlayer)
    wider = 0
    for view, move in decisions(game, "easy", 4):
        if view["phase"] == "mark" and len(view.moves) > 1:
            dull = dominated({other: bot._feel(view, other)[0] for other in view.moves})
            wider += bool(dull)
            assert move not in dull
    assert wider > 20


def test_a_part_is_dominated_unless_it_feels_better() -> None:
    values = {"A:a1": 1.0, "A:a1a2": 1.0, "A:b1": 3.0, "A:b1b2": 2.0, "B:a1": 0.0, "+A:c1": 1.0, "done": 0.0}
    assert dominated(values) == {"A:a1"}


def within(move: str, other: str) -> bool:
    """Whether a crossing is a single box of another one on the same card."""
    (slot, boxes), (place, more) = crossing(move), crossing(other)
    return slot == place and len(boxes) == 1 < len(more) and set(boxes) < set(more)


@needs_lookups
@pytest.mark.parametrize(
    ("game", "level"), [("silver-and-gold", "medium"), ("silver-and-gold", "strong"), ("pyramids", "medium")]
)
def test_no_single_box_where_a_pattern_has_it_and_loses_nothing(game: str, level: str) -> None:
    """Whoever misjudges turns still sees that a pattern with the same box is at least as good (SG-21, PY-21)."""
    bot = bot_for(game, level)
    assert isinstance(bot, LookupPlayer)
    tempted = 0
    for view, move in decisions(game, level, 4):
        assert view.seat is not None
        wider = [other for other in view.moves if within(move, other)]
        if view["question"] != "pattern" or not any(within(*both) for both in pairs(view)):
            continue
        tempted += 1
        if not wider:
            continue
        root = roots_of(view, Random(0))[0]
        mind = bot.search(root, view)
        bot._effort.prepare(mind)
        count = mind.start(view.seat)
        spelling = dict(zip(root.legal(view.seat), view.moves, strict=True))
        turns = [(spelling[path[0]], len(path), value) for path, value, _, _ in map(mind.candidate, range(count))]
        alone = [value for first, steps, value in turns if first == move and steps == 1]
        assert all(value < max(alone) for first, _, value in turns if first in wider and alone)
    assert tempted > 20


def pairs(view: View) -> Iterator[tuple[str, str]]:
    """Single boxes, each with every other move."""
    for move in view.moves:
        if len(crossing(move)[1]) == 1:
            for other in view.moves:
                yield move, other
