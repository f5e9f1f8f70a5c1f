"""What can be done once the cards are dealt. Every function checks first and then changes, or raises."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from vermeil.core.contract import Game
from vermeil.games import spec_of
from vermeil.table import lobby
from vermeil.table.acts import Away, Back, Flag, Hurry, Leave, Move, Rematch, Replace, Start, Undo, Warn
from vermeil.table.attention import Attention
from vermeil.table.catalog import level, make, next_deck, resumed
from vermeil.table.clock import Clock
from vermeil.table.errors import TableError
from vermeil.table.seats import Seat

if TYPE_CHECKING:
    from vermeil.table.table import Table

MAX_TAKEN_BACK = 300  # in one game, by playing it again up to there: whoever opens its log waits for all of them


def start(table: Table, by: int | None, act: Start, at: int) -> None:
    """Deal. Only the house does it, when all are ready (`Table.due`)."""
    del by, at
    lobby.require_lobby(table)
    if table.practice is not None and table.number == 0:
        table.game = resumed(table.practice, act.seed, table.deck_text)
    else:
        table.game = make(table.game_name, table.players, table.variants, table.deck, act.seed, table.deck_text)
    table.seed = act.seed
    table.names = [seat.name for seat in table.seats]
    table.number += 1
    if table.number > 1:
        table.daily = None  # a rematch is another deal
        table.counts = False
    table.phase = "playing"
    table.taken_back = 0
    table.ended_at = None
    table.clock = None if table.bank is None else Clock(table.bank, table.players)
    table.attention = Attention(table.players)
    for seat in table.seats:
        seat.hurried = None
        seat.ready = seat.rematch = False
        seat.swap = None


def move(table: Table, by: int | None, act: Move, at: int) -> None:
    """One decision of whoever plays the seat, person or bot."""
    game, seat = _seat(table, by)
    hidden = game.log.mark().veil is not None
    game.push(seat, act.move, following=table.following)
    if not hidden:
        table.attention.decides(seat, at)


def undo(table: Table, by: int | None, act: Undo, at: int) -> None:
    """Take back a move, as far as the rules of the game allow it; at a family table as far as one likes."""
    del act, at
    game, seat = _seat(table, by)
    if table.family and spec_of(table.game_name).board == "cards" and not game.can_undo(seat):
        if table.taken_back >= MAX_TAKEN_BACK:
            raise TableError("table/phase", "so much was taken back in this game that it has to go on now")
        table.game = _before_decision(table, game, seat)
        table.taken_back += 1
    else:
        game.undo(seat)


def _before_decision(table: Table, game: Game, seat: int) -> Game:
    """The same deal up to a seat's last decision; what all have decided since is taken back as well."""
    made = [(entry.seat, entry.line.partition(" ")[2]) for entry in game.log if entry.seat is not None]
    last = max((at for at, (who, _) in enumerate(made) if who == seat), default=None)
    if last is None:
        raise TableError("table/phase", "you have not decided anything yet")
    again = make(table.game_name, table.players, table.variants, table.deck, table.seed, table.deck_text)
    for who, spelling in made[:last]:
        again.push(who, spelling)
    return again


def warn(table: Table, by: int | None, act: Warn, at: int) -> None:
    """Somebody keeps the others waiting for longer than this table allows, and is told so."""
    del by
    _game(table)
    table.attention.warned[act.seat] = at


def may_warn(table: Table, by: int | None, act: Warn, at: int) -> None:
    """TableError if it is too early, or nobody waits. Only new acts are checked: what is stored has happened."""
    game = _game(table)
    asker = table.person(by)
    if not asker.plays:
        raise TableError("table/not-yours", "a bot plays your own seat")
    if by == act.seat or act.seat not in game.waiting or not table.seats[act.seat].plays:
        raise TableError("table/not-yours", f"nobody waits for a person in seat {act.seat}")
    if table.idle is None:
        raise TableError("table/patience", "at this table everybody may take all the time in the world")
    if (left := table.idle - table.attention.silent(act.seat, at)) > 0:
        raise TableError("table/patience", f"seat {act.seat} may take another {ceil(left)} s before it is warned")
    if table.attention.warned[act.seat] is not None:
        raise TableError("table/patience", f"seat {act.seat} has been warned already")


def hurry(table: Table, by: int | None, act: Hurry, at: int) -> None:
    """A bot plays below its level. Only the house does it, when the bot's own level can't answer in time."""
    del by, at
    _game(table)
    table.seats[act.seat].hurried = act.level or None


def replace(table: Table, by: int | None, act: Replace, at: int) -> None:
    """Let a bot play for oneself, or ask for one to play for somebody who is gone."""
    del at
    _game(table)
    asker = table.person(by)
    chosen = level(table.game_name, act.level)
    if act.seat >= table.players or not table.seats[act.seat].plays:
        raise TableError("table/not-yours", f"no person plays seat {act.seat}")
    seat = table.seats[act.seat]
    if table.counts:
        raise TableError("table/option", "a first try at the deal of the day is played without a bot's help")
    if seat is asker:
        _stand_in(seat, chosen)
        return
    if not asker.plays or by is None:
        raise TableError("table/not-yours", "a bot plays your own seat")
    others = {number for number, other in enumerate(table.seats) if other.plays and number != act.seat}
    seat.wishes.add(by)
    if others <= seat.wishes:
        _stand_in(seat, chosen)


def _stand_in(seat: Seat, chosen: str) -> None:
    seat.stand_in = chosen
    seat.hurried = None
    seat.wishes = set()


def back(table: Table, by: int | None, act: Back, at: int) -> None:
    """Somebody is back, or still here; every request of theirs is withdrawn."""
    del act
    seat = table.person(by)
    if seat.flagged and table.phase == "playing":
        raise TableError("table/clock", "your time has run out in this game; the bot plays it to the end")
    seat.stand_in = seat.hurried = None
    if by is None or not table.attention.must_decide(by):
        seat.wishes = set()
    if by is not None:
        table.attention.answers(by, at)
    for other in table.seats:
        other.wishes.discard(-1 if by is None else by)


def may_say_so(table: Table, by: int | None) -> None:
    """TableError if somebody who was warned again only repeats that they are here."""
    waits_on = any(by in other.wishes for other in table.seats)  # it also withdraws one's own requests
    if table.phase == "playing" and by is not None and table.attention.must_decide(by) and not waits_on:
        raise TableError("table/decide", "you have said that you are here; now the others wait for a decision")


def leave(table: Table, by: int | None, act: Leave, at: int) -> None:
    """Somebody leaves for good, without ending anybody else's game."""
    del act, at
    seat = table.person(by)
    if by is None:
        return
    if table.phase == "lobby":
        lobby.leave(table, by)
        return
    seat.left = True
    seat.rematch = False
    seat.key = ""
    for other in table.seats:
        other.wishes.discard(by)
    if seat.stand_in is None:
        _stand_in(seat, level(table.game_name, ""))
    here = [number for number, other in enumerate(table.seats) if other.kind == "person" and not other.left]
    if table.host == by:
        table.host = here[0] if here else None
    if table.phase == "over":
        if here:
            _again_if_all_wish(table)
        else:
            table.phase = "closed"


def flag(table: Table, by: int | None, act: Flag, at: int) -> None:
    """Somebody's time has run out. Only the house does it (`Table.due`)."""
    del by
    _game(table)
    deadline = None if table.clock is None else table.clock.deadline(act.seat)
    if deadline is None or deadline > at:
        raise TableError("table/clock", f"the clock of seat {act.seat} has not run out")
    table.seats[act.seat].flagged = True
    _stand_in(table.seats[act.seat], level(table.game_name, ""))


def away(table: Table, by: int | None, act: Away, at: int) -> None:
    """The house was away, or could not store anything. Only the house says so."""
    del by, at
    _game(table)
    table.attention.give_back(act.since, act.until)
    if table.clock is not None:
        table.clock.give_back(act.since, act.until)


def rematch(table: Table, by: int | None, act: Rematch, at: int) -> None:
    """Somebody wants to play again; when all who are still here do, the lobby opens again."""
    del at
    if table.phase != "over" or table.game is None:
        raise TableError("table/phase", "a rematch is for after the game")
    seat = table.person(by)
    swaps = {number: other.swap for number, other in enumerate(table.seats) if other.swap is not None}
    if act.swap is not None and by is not None:
        swaps[by] = act.swap
        next_deck(table.game, table.deck, swaps)
    seat.rematch = True
    seat.swap = act.swap
    seat.stand_in = None
    _again_if_all_wish(table)


def _again_if_all_wish(table: Table) -> None:
    if table.game is None or not all(seat.rematch for seat in table.seats if seat.plays):
        return
    swaps = {number: seat.swap for number, seat in enumerate(table.seats) if seat.swap is not None}
    table.deck = next_deck(table.game, table.deck, swaps)
    table.phase = "lobby"
    table.clock = None
    for number, seat in enumerate(table.seats):
        if seat.kind == "person" and not seat.rematch:
            table.seats[number] = Seat()
        else:
            seat.ready = seat.kind == "person"
            seat.flagged = False
            seat.rematch = False
    if table.host is None or table.seats[table.host].kind != "person":
        table.host = next((number for number, seat in enumerate(table.seats) if seat.kind == "person"), None)


def _game(table: Table) -> Game:
    if table.phase != "playing" or table.game is None:
        raise TableError("table/phase", "no game is being played at this table")
    return table.game


def _seat(table: Table, by: int | None) -> tuple[Game, int]:
    game = _game(table)
    if by is None or not 0 <= by < table.players:
        raise TableError("table/not-yours", "only somebody who sits at the table can do this")
    return game, by
