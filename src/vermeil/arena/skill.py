"""Ratings for tables of two to four: openskill's model of Plackett and Luce, from the order in which seats come in.

Its numbers depend a little on the order of the games, so each rating is the mean over many orders of deals drawn again
with repetition. An interval holds what these draws show and what the model itself leaves open: after a clean sweep the
draws are all alike, and would be sure of too much.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import combinations
from random import Random
from typing import Any

from vermeil.arena.deals import Setting, check_count, play_game
from vermeil.arena.ending import Early, take_in
from vermeil.arena.executors import Executor, executor_for
from vermeil.arena.match import Z95, Match
from vermeil.bots import bot_for
from vermeil.core.errors import SetupError
from vermeil.games import rules_of

RESAMPLES = 100
USUAL = 25.0  # openskill's rating of somebody who has not played
LEVEL = 0.5  # a shared place


@dataclass(frozen=True)
class Placing:
    """One game of a tournament: who sat where, and everybody's place, 0 for the winners."""

    bots: tuple[str, ...]
    places: tuple[int, ...]


@dataclass(frozen=True)
class Skill:
    """A bot's rating with its 95 % interval, and how many games it played."""

    name: str
    rating: float
    low: float
    high: float
    games: int


@dataclass
class Tournament:
    """What was played: the games of each deal together, and how many deals were wanted."""

    deals: list[list[Placing]] = field(default_factory=list)
    wanted: int = 0
    # What has ended it before all was played: Ctrl-C, or a bot from outside that failed.
    early: Early | None = field(default=None, compare=False)


def need_openskill() -> Any:  # noqa: ANN401 - openskill's class of models
    """The model, or a SetupError where openskill is not installed."""
    try:
        from openskill.models import PlackettLuce
    except ImportError as error:
        message = "ratings of tables need openskill: install vermeil with its extra 'studies'"
        raise SetupError(message) from error
    return PlackettLuce


def play_placing(setting: Setting, job: tuple[tuple[str, ...], str]) -> Placing:
    """One game, each seat with its own bot: a pure function of its job."""
    bots, seed = job
    waiting = iter(bots)
    # Seats are filled in their order, so that each gets the bot of its place.
    game = play_game(setting, (lambda s: bot_for(setting.game, next(waiting), s),) * 2, seed, 0)
    scores = [-points if game.LOWEST_WINS else points for points in game.scores]
    places = []
    for seat, points in enumerate(scores):
        # Between equal points the rule of the win decides, as far as it goes.
        better = sum(
            other > points or (other == points and at in game.winners and seat not in game.winners)
            for at, other in enumerate(scores)
        )
        places.append(better)
    return Placing(bots, tuple(places))


def tables_of(match: Match) -> list[list[Placing]]:
    """The games of a match of two at a table, deal by deal."""
    deals = []
    for deal in match.deals:
        games = []
        for game in deal:
            bots = (match.challenger, match.defender)
            places = (int(game.beaten < LEVEL), int(game.beaten > LEVEL))
            games.append(Placing(bots, places) if game.seat == 0 else Placing(bots[::-1], places[::-1]))
        deals.append(games)
    return deals


def rotations(bots: Sequence[str]) -> list[tuple[str, ...]]:
    """The table with every bot in every seat once."""
    return [tuple(bots[at:]) + tuple(bots[:at]) for at in range(len(bots))]


def play_round_robin(
    setting: Setting,
    bots: Sequence[str],
    deals: int,
    *,
    seed: str = "ratings",
    executor: Executor | None = None,
    tick: Callable[[], None] = lambda: None,
) -> Tournament:
    """Every set of as many bots as sit at a table, on the same deals. `tick` is called after each game."""
    check_field(setting, bots, deals)
    groups = list(combinations(bots, setting.players))
    played = Tournament(wanted=deals * len(groups))
    _play(setting, [(group, f"{seed}/{deal}") for deal in range(deals) for group in groups], played, executor, tick)
    return played


def play_swiss(
    setting: Setting,
    bots: Sequence[str],
    rounds: int,
    *,
    seed: str = "ratings",
    executor: Executor | None = None,
    tick: Callable[[], None] = lambda: None,
) -> Tournament:
    """Rounds in which neighbours of the standing meet: fewer games, and most between equals.

    Who is left over at the end of the standing has a bye; those with the most byes move up first among equals.
    """
    check_field(setting, bots, rounds)
    won = dict.fromkeys(bots, 0.0)
    games = dict.fromkeys(bots, 0)
    table = setting.players
    played = Tournament(wanted=rounds * (len(bots) // table))
    for number in range(rounds):
        rng = Random(f"{seed}/{number}")
        order = sorted(bots, key=lambda name: (games[name], -won[name] / max(1, games[name]), rng.random()))
        seated = order[: len(order) // table * table]
        standing = sorted(seated, key=lambda name: -won[name] / max(1, games[name]))
        groups = [tuple(standing[at : at + table]) for at in range(0, len(standing), table)]
        before = len(played.deals)
        _play(setting, [(group, f"{seed}/{number}") for group in groups], played, executor, tick)
        if played.early is not None:
            break
        for game in (game for deal in played.deals[before:] for game in deal):
            for name, place in zip(game.bots, game.places, strict=True):
                won[name] += 1 - place / (table - 1)
                games[name] += 1
    return played


def _play(
    setting: Setting,
    deals: Sequence[tuple[tuple[str, ...], str]],
    played: Tournament,
    executor: Executor | None,
    tick: Callable[[], None],
) -> None:
    """All seatings of each deal; a deal counts when all of them are played."""
    jobs = [(seats, seed) for group, seed in deals for seats in rotations(group)]
    deal: list[Placing] = []

    def take(game: Placing) -> None:
        deal.append(game)
        if len(deal) == setting.players:
            played.deals.append(deal.copy())
            deal.clear()
        tick()

    played.early = take_in((executor or executor_for()).run(partial(play_placing, setting), jobs), take)
    if played.early is not None and not played.deals:
        raise played.early


def rate_tables(deals: Sequence[Sequence[Placing]], *, seed: int = 0) -> list[Skill]:
    """Ratings of all bots, the best first; the deal is what is drawn again, since its games share its luck."""
    model = need_openskill()()
    if not deals:
        raise SetupError("ratings need at least one game")
    names = sorted({name for games in deals for game in games for name in game.bots})
    rng = Random(seed)
    samples: dict[str, list[float]] = {name: [] for name in names}
    unsure = dict.fromkeys(names, 0.0)
    for _ in range(RESAMPLES):
        ratings = {name: model.rating(name=name) for name in names}
        for games in rng.choices(deals, k=len(deals)):
            for game in games:
                teams = model.rate([[ratings[name]] for name in game.bots], ranks=list(game.places))
                for name, team in zip(game.bots, teams, strict=True):
                    ratings[name] = team[0]
        for name in names:
            samples[name].append(ratings[name].mu)
            unsure[name] += ratings[name].sigma / RESAMPLES
    found = []
    for name in names:
        spread = sorted(samples[name])
        mean, reach = sum(spread) / len(spread), Z95 * unsure[name]
        low, high = spread[RESAMPLES // 40], spread[-1 - RESAMPLES // 40]
        played = sum(name in game.bots for games in deals for game in games)
        found.append(Skill(name, mean, min(low, mean - reach), max(high, mean + reach), played))
    return sorted(found, key=lambda skill: -skill.rating)


def check_tournament(setting: Setting, bots: Sequence[str]) -> None:
    """Refuse a tournament that can't be played or rated, before it begins."""
    need_openskill()
    check_field(setting, bots)


def check_field(setting: Setting, bots: Sequence[str], deals: int = 1) -> None:
    """Refuse tables that can't be filled, or not with these bots, and a number of deals that is not one."""
    check_count("a tournament has at least one deal", deals)
    if setting.players < 2:  # noqa: PLR2004 - nobody is ahead of nobody
        raise SetupError(f"{setting.players} players: a tournament has tables of two at least")
    if len(set(bots)) < len(bots):
        raise SetupError(f"a tournament names each bot once, not {', '.join(bots)}")
    if len(bots) < setting.players:
        raise SetupError(f"a table of {setting.players} needs as many bots, not {len(bots)}")
    for bot in bots:
        bot_for(setting.game, bot)
    rules_of(setting.game).Game(players=setting.players, seed=0, **setting.options)
