"""The promises of the contract, each a function that looks at a game and complains if it is not kept."""

from __future__ import annotations

import copy
import json
import pickle
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from typing import Any

from vermeil.core.contract import Game, Move
from vermeil.core.errors import MoveError, NotYourQuestionError
from vermeil.testing.case import Case, Look, shortened

RULE_ID = re.compile(r"[A-Z]+-\d+")
NONSENSE = ("", " ", "?", "no such move", "done done", "0", "-1", "\n", "A:", "é", "keep:", "take:0", "x" * 5000)
WORLDS = 1  # of each view
PLAYED_ON = 12  # moves, enough to reach the next turn


def somebody_waits(case: Case) -> None:
    """Nobody waits if and only if the game is over; a seat that waits has moves, any other has none."""
    game = case.game
    waiting = game.waiting
    case.demand(isinstance(waiting, tuple), f"waiting is a tuple of seats, not {waiting!r}")
    case.demand(list(waiting) == sorted(set(waiting)), f"the waiting seats ascend, not {waiting}")
    case.demand(set(waiting) <= set(range(game.players)), f"{waiting} are not all seats")
    case.demand(bool(waiting) != game.over, f"over is {game.over}, but {waiting or 'nobody'} waits")
    case.demand(bool(game.winners) == game.over, f"over is {game.over}, but the winners are {game.winners}")
    for seat in range(game.players):
        moves = len(game.legal_moves(seat))
        if seat in waiting:
            case.demand(moves, f"seat {seat} waits but has no legal move")
        else:
            case.demand(not moves, f"seat {seat} does not wait but has {moves} legal moves")


def one_spelling(case: Case) -> None:
    """Legal moves are frozen values, each with a spelling of its own, and `why_not` has nothing against them."""
    game = case.game
    for seat in game.waiting:
        moves = game.legal_moves(seat)
        listed = list(moves)
        spellings = [str(move) for move in listed]
        case.demand(len(moves) == len(listed), f"seat {seat} has {len(moves)} moves, but {len(listed)} are listed")
        case.demand(len(set(spellings)) == len(listed), f"two moves of seat {seat} are spelled alike")
        case.demand(len(set(listed)) == len(listed), f"two moves of seat {seat} are equal")
        case.demand(listed == list(game.legal_moves(seat)), f"seat {seat}'s moves differ when asked twice")
        for move, spelling in zip(listed, spellings, strict=True):
            case.demand(isinstance(move, Move), f"{move!r} is not a Move")
            for face in (move, spelling):
                reason = game.why_not(seat, face)
                case.demand(reason is None, f"{spelling!r} is legal for seat {seat}, but why_not says {reason!r}")
        some: Any = moves
        at = case.rng.randrange(len(listed))
        case.demand(listed[at] in some, f"{spellings[at]!r} is listed, but not `in` the legal moves")
        case.demand(spellings[at] in some, f"the spelling {spellings[at]!r} is not `in` the legal moves")


def move_or_spelling(case: Case) -> None:
    """`push` does the same for a move and for its spelling."""
    for seat in case.game.waiting:
        moves = case.game.legal_moves(seat)
        move = moves[case.rng.randrange(len(moves))]
        by_value, by_spelling = case.game.copy(), case.game.copy()
        by_value.push(seat, move)
        by_spelling.push(seat, str(move))
        case.same(case.look(by_value), case.look(by_spelling), f"seat {seat} pushed {str(move)!r} both ways")


def refusals_change_nothing(case: Case) -> None:
    """Whatever is not legal is refused by a MoveError that says what `why_not` says, and the game is as it was."""
    game = case.game
    before = case.look(game)
    record = game.transcript()
    for seat, move in _illegal(case):
        reason = game.why_not(seat, move)
        shown = repr(move)[:40]
        if reason is None:
            case.broken(f"why_not(seat {seat!r}, {shown}) must be a refusal, not None")
        case.demand(RULE_ID.fullmatch(reason.rule), f"the refusal of {shown} cites no rule: {reason!r}")
        try:
            game.push(seat, move)
        except MoveError as refusal:
            case.demand(refusal.refusal == reason, f"push says {str(refusal)!r}, but why_not {reason!r}")
        else:
            case.broken(f"seat {seat!r} pushed {shown} although why_not says {reason!r}")
        case.demand(game.transcript() == record, f"{shown} of seat {seat!r} was refused, but the record has changed")
    case.same(before, case.look(game), "all moves were refused")


def _illegal(case: Case) -> Iterator[tuple[Any, Any]]:
    """What must be refused: nonsense, foreign seats, and moves that are legal at other times or for others."""
    game, rng = case.game, case.rng
    some = game.waiting[0] if game.waiting else 0
    legal = {seat: {str(move) for move in game.legal_moves(seat)} for seat in range(game.players)}
    known = [spelling for spellings in legal.values() for spelling in sorted(spellings)] or case.pool
    for nonsense in (*rng.sample(NONSENSE, 4), None, 7, b"bytes"):
        yield some, nonsense
    for stranger in (-1, game.players, None, "0", 1.0, True):
        if known:
            yield stranger, rng.choice(known)
    for spelling in rng.sample(known, min(3, len(known))):
        yield some, spelling + rng.choice((" ", "x", "\n", ",", "0a"))
    for spelling in rng.sample(case.pool, min(4, len(case.pool))) + rng.sample(known, min(4, len(known))):
        for seat in range(game.players):
            if spelling not in legal[seat]:
                yield seat, spelling


def any_order(case: Case) -> None:
    """Two seats that wait at the same time get the same result whoever decides first."""
    game = case.game
    if len(game.waiting) <= 1:
        return
    first, second = case.rng.sample(game.waiting, 2)
    choices = {}
    for seat in (first, second):
        moves = game.legal_moves(seat)
        choices[seat] = str(moves[case.rng.randrange(len(moves))])
    ways = []
    for order in ((first, second), (second, first)):
        twin = game.copy()
        offered = [str(move) for move in twin.legal_moves(order[1])]
        twin.push(order[0], choices[order[0]])
        still = [str(move) for move in twin.legal_moves(order[1])]
        message = f"seat {order[1]}'s legal moves changed when seat {order[0]} decided {choices[order[0]]!r}"
        case.demand(still == offered, message)
        twin.push(order[1], choices[order[1]])
        ways.append(twin)
    a, b = (case.look(way, record=False) for way in ways)
    case.same(a, b, f"{choices} were decided in both orders")
    lines = [sorted(way.transcript().splitlines()) for way in ways]
    case.demand(lines[0] == lines[1], f"{choices} were decided in both orders, but the records hold different lines")


def copies_are_independent(case: Case) -> None:
    """Neither of a game and its copy notices what happens to the other."""
    game = case.game
    before = case.look(game)
    twin = game.copy()
    case.same(before, case.look(twin), "a copy was made")
    third = twin.copy()
    _play_on(case, twin, PLAYED_ON)
    case.same(before, case.look(game), "a copy was played on")
    case.same(before, case.look(third), "the game that it was copied from was played on")


def python_copies_it(case: Case) -> None:
    """A pickle, `copy.copy` and `copy.deepcopy` go on as the game does, chance included, and share nothing with it."""
    game = case.game
    before, dice = case.look(game), case.rng.getrandbits(32)
    ways: dict[str, Callable[[Game], Game]] = {
        "copy()": type(game).copy,
        "a pickle": lambda it: pickle.loads(pickle.dumps(it)),  # noqa: S301 - just made
        "copy.copy": copy.copy,
        "copy.deepcopy": copy.deepcopy,
    }
    twins = {name: way(game) for name, way in ways.items()}
    played: list[Look] = []
    for name, twin in twins.items():
        _play_on(replace(case, rng=Random(dice)), twin, PLAYED_ON)
        played.append(case.look(twin))
        case.same(played[0], played[-1], f"{name} was played on like copy()")
    case.same(before, case.look(game), f"{', '.join(twins)} were played on")


def undo_restores(case: Case) -> None:
    """Where undo is allowed everything is as it was before the move; where it is not, nothing changes."""
    game = case.game
    before = case.look(game)
    for seat in range(game.players):
        if not game.can_undo(seat):
            try:
                game.undo(seat)
            except MoveError:
                continue
            case.broken(f"can_undo({seat}) is False, but undo({seat}) did something")
    case.same(before, case.look(game), "undo was refused")
    for seat in game.waiting:
        moves = game.legal_moves(seat)
        spelling = str(moves[case.rng.randrange(len(moves))])
        twin = game.copy()
        twin.push(seat, spelling)
        if twin.can_undo(seat):
            twin.undo(seat)
            case.same(before, case.look(twin), f"seat {seat} pushed and took back {spelling!r}")


def views_are_plain(case: Case) -> None:
    """A view is JSON and back, says whose it is, and lists the legal moves; asking twice gives the same."""
    for viewer in case.viewers():
        for name, view in case.views(case.game, viewer):
            back = type(view)(json.loads(json.dumps(view)))
            case.demand(back == view, f"{name} is not the same after JSON and back")
            case.demand(back.to_json() == view.to_json(), f"{name}.to_json() differs after JSON and back")
            case.demand(view.seat == viewer, f"{name} says that it is of seat {view.seat}")
            legal = [] if viewer is None else [str(move) for move in case.game.legal_moves(viewer)]
            case.demand(view.moves == legal, f"{name} lists other moves than legal_moves({viewer})")


def views_leak_nothing(case: Case) -> None:
    """What a seat can't know can be imagined differently, and its view stays the same byte for byte; it has no seed."""
    game = case.game
    for viewer in case.viewers():
        for name, view in case.views(game, viewer):
            text = view.to_json()
            case.demand(case.seed not in text, f"{name} shows the seed")
            for _ in range(WORLDS):
                world = view.sample(Random(case.rng.getrandbits(32)))
                case.demand(view.to_json() == text, f"{name} was changed by sample")
                _looks_alike(case, world, name, viewer, text)
        public = game.transcript(viewer) if viewer is not None else game.transcript(public=True)
        case.demand(case.seed not in public, f"the transcript of {viewer} shows the seed")
    case.demand(case.seed not in game.transcript(), "the transcript shows the seed")
    case.demand(case.seed not in repr(game), "repr(game) shows the seed")


def _looks_alike(case: Case, world: Game, name: str, viewer: int | None, text: str) -> None:
    """A world is, to its viewer, the game."""
    game = case.game
    seen = next(view.to_json() for other, view in case.views(world, viewer) if other == name)
    case.demand(seen == text, f"a world sampled from {name} looks different:\n    {shortened(text, seen)}")
    case.demand(world.waiting == game.waiting, f"in a world of {name} {world.waiting} wait, not {game.waiting}")
    case.demand(world.over == game.over, f"a world of {name} is over: {world.over}")
    if viewer is not None:
        legal, imagined = (list(map(str, g.legal_moves(viewer))) for g in (game, world))
        case.demand(imagined == legal, f"in a world of {name} the legal moves differ")
        case.demand(world.can_undo(viewer) == game.can_undo(viewer), f"in a world of {name} can_undo differs")


def earnings_are_own(case: Case) -> None:
    """What moves earn is told for legal moves only, adds up, rests on what the seat may know, and changes nothing."""
    game = case.game
    before = case.look(game)
    for seat in range(game.players):
        earns = game.earns(seat)
        legal = {str(move) for move in game.legal_moves(seat)}
        case.demand(
            set(earns) <= legal, f"earns({seat}) speaks of {sorted(set(earns) - legal)[:3]}, which is not legal"
        )
        for spelling, earning in earns.items():
            total = sum(earning["points"].values())
            case.demand(earning["total"] == total, f"{spelling!r} earns {earning}, which does not add up")
        world = game.view(seat).sample(Random(case.rng.getrandbits(32)))
        case.demand(world.earns(seat) == earns, f"in a world that seat {seat} can't tell apart, earns({seat}) differs")
    case.same(before, case.look(game), "it was asked what moves earn")


def worlds_can_be_played(case: Case) -> None:
    """A world is a game: the same dice imagine the same one, and it can be played to its end."""
    viewer, dice = case.rng.choice(case.viewers()), case.rng.getrandbits(32)
    world, twin = (case.game.view(viewer).sample(Random(dice)) for _ in range(2))
    before, after = (case.look(each, record=False) for each in (world, twin))
    case.same(before, after, f"view({viewer}) was sampled twice with the same dice")
    left = _play_on(case, world, case.longest)
    case.demand(left, f"a world of view({viewer}) did not end within {case.longest} moves")
    case.demand(world.over, f"a world of view({viewer}) stopped before its end")
    case.demand(world.winners, f"a world of view({viewer}) ended without winners")


def record_replays(case: Case) -> None:
    """A record, finished or not, replays to the same game, which can be played on."""
    text = case.game.transcript()
    again = case.replay(text)
    before, after = case.look(case.game), case.look(again)
    case.same(before, after, "the record was replayed")
    _play_on(case, again, PLAYED_ON)
    case.same(before, case.look(case.game), "a replay of the record was played on")


def points_are_the_total(case: Case) -> None:
    """A seat's points are the total of its sheet, which is the sum of the sheet's other lines."""
    game = case.game
    case.demand(len(game.scores) == game.players, f"{len(game.scores)} scores for {game.players} players")
    for seat in range(game.players):
        sheet = game.score_sheet(seat)
        case.demand(sheet.get("total") == game.scores[seat], f"seat {seat} has {game.scores[seat]} points, but {sheet}")
        others = sum(points for source, points in sheet.items() if source != "total")
        case.demand(others == sheet["total"], f"the sheet of seat {seat} does not add up: {sheet}")


def the_best_win(case: Case) -> None:
    """There are winners, with the most points (or the fewest, if the game says so), and nobody moves after that."""
    game = case.game
    best = min(game.scores) if game.LOWEST_WINS else max(game.scores)
    case.demand(game.winners, "nobody has won")
    for seat in game.winners:
        case.demand(
            game.scores[seat] == best,
            f"seat {seat} has won with {game.scores[seat]} points, the scores are {game.scores} "
            "(where the lowest wins, the game's class says LOWEST_WINS = True)",
        )
    for spelling in case.pool[:3]:
        try:
            game.push(0, spelling)
        except NotYourQuestionError:
            continue
        case.broken(f"{spelling!r} was pushed after the end")


def _play_on(case: Case, game: Game, moves: int) -> bool:
    """Play at random for some moves; whether the game ended within them."""
    for _ in range(moves):
        if not game.waiting:
            return True
        game.push(*case.any_move(game))
    return not game.waiting
