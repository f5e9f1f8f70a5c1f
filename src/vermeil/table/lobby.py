"""What can be done before the cards are dealt. Every function checks first and then changes, or raises."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vermeil.table.acts import Bank, Bot, Expire, Join, Open, Options, Ready, Rename
from vermeil.table.attention import Attention
from vermeil.table.catalog import checked, level
from vermeil.table.daily import RIVAL
from vermeil.table.errors import TableError
from vermeil.table.seats import Seat, clean_name

if TYPE_CHECKING:
    from vermeil.table.table import Table

BOT_NAMES = ("Ada", "Ben", "Cleo", "Dan")


def join(table: Table, by: int | None, act: Join, at: int) -> None:
    """Somebody sits down in an open seat."""
    del by, at
    require_lobby(table)
    if table.counts and not table.number and act.seat:
        raise TableError("table/full", "a first try at the deal of the day is for one person")
    if not act.key or act.seat >= table.players or table.seats[act.seat].kind != "open":
        raise TableError("table/full", f"seat {act.seat} is not open")
    table.seats[act.seat] = Seat("person", free_name(table, act.name), key=act.key)
    if table.host is None:
        table.host = act.seat


def options(table: Table, by: int | None, act: Options, at: int) -> None:
    """Change what is to be played: it is checked now, and everyone must be ready again."""
    del at
    require_host(table, by)
    require_own_deal(table)
    players = table.players if act.players is None else act.players
    variants = table.variants if act.variants is None else {**table.variants, **act.variants}
    deck = table.deck if act.deck is None else act.deck
    chosen = checked(table.game_name, players, variants, deck, table.deck_text)
    if act.public and table.family:
        raise TableError("table/option", "a family table is not listed")
    if any(seat.kind == "person" for seat in table.seats[players:]):
        raise TableError("table/full", f"somebody sits beyond seat {players - 1}")
    table.variants, table.deck = chosen, deck
    table.seats = table.seats[:players] + [Seat() for _ in range(players - table.players)]
    table.players = players
    table.attention = Attention(players)
    if act.public is not None:
        table.public = act.public
    if isinstance(act.clock, Bank):
        table.bank = act.clock
    elif act.clock is False:
        table.bank = None
    if act.hints is not None:
        table.hints = act.hints
    if act.idle is not None and act.idle is not True:
        table.idle = act.idle or None
    for seat in table.seats:
        seat.ready = False


def bot(table: Table, by: int | None, act: Bot, at: int) -> None:
    """A bot sits down."""
    del at
    require_host(table, by)
    if table.counts and (act.level != RIVAL or table.seats[act.seat % table.players].kind == "bot"):
        require_own_deal(table)  # everyone plays against the same bot
    if act.seat >= table.players or table.seats[act.seat].kind == "person":
        raise TableError("table/full", f"seat {act.seat} is not open")
    chosen = level(table.game_name, act.level)
    taken = {seat.name for number, seat in enumerate(table.seats) if number != act.seat}
    name = next(name for name in (*BOT_NAMES, "Eve", "Finn", "Gus") if name not in taken)
    table.seats[act.seat] = Seat("bot", name, level=chosen)


def open_seat(table: Table, by: int | None, act: Open, at: int) -> None:
    """A bot stands up, or a guest has to: somebody who is never ready must not keep the others from playing."""
    del at
    require_host(table, by)
    require_own_deal(table)
    if act.seat >= table.players or act.seat == by:
        raise TableError("table/full", f"no bot and no guest sits in seat {act.seat}")
    table.seats[act.seat] = Seat()


def free_name(table: Table, name: str, but: int | None = None) -> str:
    """A name as it is shown; TableError if nobody can be called so, or if somebody in another seat is."""
    name = clean_name(name)
    if any(seat.name == name for at, seat in enumerate(table.seats) if at != but):
        raise TableError("table/name", f"somebody at this table is called {name} already")
    return name


def rename(table: Table, by: int | None, act: Rename, at: int) -> None:
    """Somebody who sits here is called something else from now on."""
    del at
    require_lobby(table)
    table.person(by).name = free_name(table, act.name, by)


def ready(table: Table, by: int | None, act: Ready, at: int) -> None:
    """Somebody is ready, or not any more."""
    del at
    require_lobby(table)
    table.person(by).ready = act.ready


def leave(table: Table, by: int) -> None:
    """Somebody stands up; the next person is the host. A table that nobody sits at is closed."""
    table.seats[by] = Seat()
    people = [number for number, seat in enumerate(table.seats) if seat.kind == "person"]
    if table.host == by:
        table.host = people[0] if people else None
    if not people:
        table.phase = "closed"


def expire(table: Table, by: int | None, act: Expire, at: int) -> None:
    """Nobody has come for a long time: the link still works, and the host may list the table again."""
    del by, act, at
    table.public = False


def require_lobby(table: Table) -> None:
    """TableError once the cards are dealt."""
    if table.phase != "lobby":
        raise TableError("table/phase", "this can only be done before the game begins")


def require_own_deal(table: Table) -> None:
    """TableError at a table that plays the deal of the day, or goes on from a position: these are for one person."""
    if table.daily is not None and not table.number:
        raise TableError("table/option", "the deal of the day is played as it is")
    if table.practice is not None and not table.number:
        raise TableError("table/option", "practice goes on from its position as it is")


def require_host(table: Table, by: int | None) -> None:
    """TableError unless it is the host who asks, before the cards are dealt."""
    require_lobby(table)
    table.person(by)
    if by != table.host:
        raise TableError("table/not-yours", "the host of the table decides this")
