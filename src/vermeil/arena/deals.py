"""One deal, played as often as there are seats: the challenger sits in each of them once.

So luck of the deal and of the seat is the same for both sides, and what is left is skill.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Protocol

from vermeil.bots import Bot, Choice, Limit, bot_for
from vermeil.bots.expedition.player import LookupPlayer
from vermeil.core.contract import Game, Move
from vermeil.core.errors import SetupError, shown
from vermeil.games import rules_of
from vermeil.games.expedition.game import ExpeditionGame
from vermeil.games.expedition.phases import KEEP
from vermeil.games.expedition.views import fields

Maker = Callable[[int], Bot]


@dataclass(frozen=True)
class Setting:
    """What is played: the game and its options, and how long a bot may think."""

    game: str
    players: int = 2
    options: dict[str, Any] = field(default_factory=dict)
    limit: Limit | None = None
    # Whether each game of the challenger is looked back at.
    hindsight: bool = False


@dataclass(frozen=True)
class Outcome:
    """One game of a deal, from the challenger's side: its share of the win, its points and the others' mean.

    `beaten` is the share of the others that it came in ahead of: with two players the same as the share of the win.
    With more it is the fair measure of one step of a ladder, since an equal player gets half of them at any table.
    `done` counts the cards it has completed, where the game has cards to complete; `of_best` is its part of the best
    that hindsight finds, if that was asked for.
    """

    seat: int
    share: float
    points: float
    others: float
    beaten: float
    done: int | None = None
    of_best: float | None = None
    # The first half of the hash of its record: games that went alike have the same one.
    record: str = ""


def check_count(rule: str, number: object) -> None:
    """Refuse what is not a number of deals or games; `rule` says how many there are at least."""
    if type(number) is not int or number < 1:
        raise SetupError(f"{rule}, not {shown(number)}")


def play_deal(setting: Setting, challenger: str, defender: str, seed: str) -> list[Outcome]:
    """All games of one deal: the challenger in each seat once, defenders in all others."""
    one, other = (partial(bot_for, setting.game, level) for level in (challenger, defender))
    return play_seats(setting, one, other, seed, alike=challenger == defender)


def play_seats(
    setting: Setting, challenger: Maker, defender: Maker, seed: str, *, alike: bool = False
) -> list[Outcome]:
    """The same for bots of any kind; `alike` says that both are the same player."""
    return [_play(setting, (challenger, defender), seed, seat, alike=alike) for seat in range(setting.players)]


def _play(setting: Setting, makers: tuple[Maker, Maker], seed: str, seat: int, *, alike: bool) -> Outcome:
    return outcome_of(setting, play_game(setting, makers, seed, seat, alike=alike), seat)


class Watcher(Protocol):
    """Somebody who looks on while a game is played."""

    # Whether it reads the reasons of choices: where nobody does, a glance will do.
    reads: bool

    def asked(self, game: Game, seat: int, choice: Choice) -> None:
        """A seat has chosen, and the game does not know it yet."""
        ...

    def pushed(self, game: Game) -> None:
        """The choice was carried out, with all chance that follows it."""
        ...


def play_game(
    setting: Setting,
    makers: tuple[Maker, Maker],
    seed: str,
    seat: int,
    *,
    alike: bool = False,
    watchers: Sequence[Watcher] = (),
) -> Game:
    """One game to its end: the challenger, who is made by the first maker, in this seat, defenders in all others."""
    game: Game = rules_of(setting.game).Game(players=setting.players, seed=seed, **setting.options)
    challenger, defender = makers
    bots: list[Bot] = [
        challenger(_bot_seed(seed, at, rival=alike)) if at == seat else defender(_bot_seed(seed, at))
        for at in range(setting.players)
    ]
    read = any(watcher.reads for watcher in watchers)
    while waiting := game.waiting:
        mover = waiting[0]
        move: Move | str | None = None if read else glance(bots[mover], game, mover)
        choice = Choice(str(move), ()) if move is not None and watchers else None
        if move is None:
            choice = bots[mover].play(game.view(mover, memory=True), setting.limit)
            move = choice.move
        for watcher in watchers:
            assert choice is not None  # noqa: S101 - for mypy
            watcher.asked(game, mover, choice)
        game.push(mover, move)
        for watcher in watchers:
            watcher.pushed(game)
    return game


def glance(bot: Bot, game: Game, seat: int) -> Move | None:
    """The move of a bot to whom one look at the position is enough, without a view; None of all others.

    It is the move that the bot chooses by the view, and comes some times as soon.
    """
    if not isinstance(bot, LookupPlayer) or not isinstance(game, ExpeditionGame):
        return None
    moves = game.legal_moves(seat)
    if len(moves) == 1:
        return moves[0]
    seen = game.seen_state(seat) if bot.glances else None
    if seen is None or seen.phase == KEEP:  # there the hands of others are imagined, and chance has its part
        return None
    view = partial(game.view, seat, memory=True)
    return game.move_of(seat, bot.glance(seen, game.deck, view, seat))


def outcome_of(setting: Setting, game: Game, seat: int) -> Outcome:
    """What came of a finished game for the challenger in this seat."""
    scores, winners = game.scores, game.winners
    others = [points for at, points in enumerate(scores) if at != seat]
    share = 1 / len(winners) if seat in winners else 0.0
    done = len(fields(game.view(seat))["seats"][seat]["completed"]) if isinstance(game, ExpeditionGame) else None
    of_best = None
    if setting.hindsight:
        from vermeil.bots.hindsight import share_of_best

        of_best = share_of_best(game.transcript(), seat, deck=setting.options.get("deck"))
    ahead = [_ahead(game, seat, at) for at in range(setting.players) if at != seat]
    few = max(1, len(others))
    record = hashlib.sha256(game.transcript().encode()).hexdigest()[:16]
    return Outcome(seat, share, scores[seat], sum(others) / few, sum(ahead) / few, done, of_best, record)


def _ahead(game: Game, seat: int, other: int) -> float:
    """Whether a seat came in ahead of another: 1, 0, or a half. Between equal points the rule of the win decides."""
    mine, theirs = game.scores[seat], game.scores[other]
    if mine != theirs:
        return float((mine < theirs) == game.LOWEST_WINS)
    return (1.0 + (seat in game.winners) - (other in game.winners)) / 2


def _bot_seed(seed: str, seat: int, *, rival: bool = False) -> int:
    """The same bot in the same seat of the same deal thinks the same way; different ones do not.

    A bot against itself (`rival`) has another stream as a challenger: else both games of a deal would be the same one.
    """
    return int.from_bytes(hashlib.sha256(f"{seed}/{seat}{'/challenger' if rival else ''}".encode()).digest()[:6])
