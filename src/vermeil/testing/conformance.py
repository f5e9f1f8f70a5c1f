"""Random games of any game, with the promises of the contract checked on the way."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import Any, NamedTuple

from vermeil.core.contract import Rules
from vermeil.testing import promises
from vermeil.testing.case import Case
from vermeil.testing.errors import ConformanceError

# Checked at every position, since they cost next to nothing.
ALWAYS: dict[str, Callable[[Case], None]] = {
    "somebody waits until the game is over": promises.somebody_waits,
}
# Checked at some positions of every game: the first ones, the last one, and others at random, early ones more often,
# so that most positions of a short game are checked, and a long one does not take forever.
SOMETIMES: dict[str, Callable[[Case], None]] = {
    "a move has one spelling": promises.one_spelling,
    "a move and its spelling do the same": promises.move_or_spelling,
    "what is refused changes nothing": promises.refusals_change_nothing,
    "seats that wait together may decide in any order": promises.any_order,
    "copies are independent": promises.copies_are_independent,
    "Python's own copies are copies": promises.python_copies_it,
    "undo restores exactly": promises.undo_restores,
    "views are plain data": promises.views_are_plain,
    "views leak nothing": promises.views_leak_nothing,
    "what a move earns gives nothing away": promises.earnings_are_own,
    "worlds can be played": promises.worlds_can_be_played,
    "the record replays": promises.record_replays,
    "points are the sheet's total": promises.points_are_the_total,
}
AT_THE_END: dict[str, Callable[[Case], None]] = {
    "the best win": promises.the_best_win,
}
ENDS = "every game ends"
PROMISES = (*ALWAYS, *SOMETIMES, *AT_THE_END, ENDS)

FIRST_POSITIONS = 3
EARLY_POSITIONS = 1.5
LATER_POSITIONS = 0.015
LONGEST_OPTION = 100


class Checked(NamedTuple):
    """What `check_game` has looked at, without finding anything wrong."""

    games: int
    moves: int
    positions: int


def check_game(
    rules: Rules,
    games: int = 20,
    seed: int = 0,
    players: int | Iterable[int] | None = None,
    *,
    longest: int = 10_000,
    **game_options: Any,  # noqa: ANN401 - whatever the game takes
) -> Checked:
    """Play random games and check every promise of the contract (`PROMISES`) on the way.

    `rules` is a game module, such as `vermeil.silver_and_gold`. For each number of players (all of `rules.PLAYERS`,
    or those in `players`) that many games are played, with the seeds `seed`, `seed + 1`, and so on; a game that is
    not over after `longest` moves never ends. `game_options` go to `rules.Game` (`variants=...`, `deck=...`), and to
    `rules.replay` as far as it takes them.

    A game in which the lowest total wins says so with `LOWEST_WINS = True` on its class.

    Raises ConformanceError, an AssertionError, at the first broken promise. Its message ends with the call of
    `check_game` that shows the same again; `error.moves` are the moves that led there.
    """
    counts = [players] if isinstance(players, int) else list(rules.PLAYERS if players is None else players)
    total = Checked(0, 0, 0)
    for count in counts:
        for number in range(seed, seed + games):
            checked = _check_one(rules, count, number, longest, game_options)
            total = Checked(*(sum(pair) for pair in zip(total, checked, strict=True)))
    return total


def _check_one(rules: Rules, players: int, seed: int, longest: int, options: dict[str, Any]) -> Checked:
    """One game from the deal to its end."""
    extra = "".join(f", {name}={_short(value)}" for name, value in options.items())
    name = str(getattr(rules, "__name__", "rules")).rpartition(".")[2]
    again = f"check_game({name}, games=1, seed={seed}, players={players}{extra})"
    secret = f"conformance-seed-{seed}"
    make: Any = rules.Game
    game = make(players=players, seed=secret, **options)
    case = Case(rules, game, Random(f"{seed} {players}"), secret, options, again, longest)
    positions = 0
    while True:
        _check(case, ALWAYS)
        if _looks_closer(case):
            positions += 1
            _check(case, SOMETIMES)
        if game.over:
            break
        if len(case.moves) >= longest:
            case.promise = ENDS
            case.broken(f"{longest} moves have been made")
        _step(case)
    _check(case, AT_THE_END)
    return Checked(1, len(case.moves), positions)


def _looks_closer(case: Case) -> bool:
    """Whether to check everything at this position."""
    made = len(case.moves)
    chosen = case.rng.random() < max(EARLY_POSITIONS / (made + 1), LATER_POSITIONS)
    return made < FIRST_POSITIONS or case.game.over or chosen


def _short(value: object) -> str:
    """An option as it was written, if that is short enough to write again."""
    text = repr(value)
    return text if len(text) <= LONGEST_OPTION else "..."


def _step(case: Case) -> None:
    """One random move; what it looked like is kept for later, to be tried where it is not legal."""
    case.promise = "a legal move can be pushed"
    seat, spelling = case.any_move(case.game)
    if len(case.pool) < 400 and case.rng.random() < 0.3:  # noqa: PLR2004 - some of many
        case.pool.append(spelling)
    try:
        case.game.push(seat, spelling)
    except Exception as error:  # noqa: BLE001 - whatever it is, it should not have been raised
        case.broken(f"seat {seat}'s {spelling!r} raised {type(error).__name__}: {error}")
    case.moves.append((seat, spelling))


def _check(case: Case, checks: dict[str, Callable[[Case], None]]) -> None:
    for name, check in checks.items():
        case.promise = name
        try:
            check(case)
        except ConformanceError:
            raise
        except Exception as error:
            message = f"{type(error).__name__} was raised: {error}"
            raise ConformanceError(name, message, again=case.again, moves=tuple(case.moves)) from error
