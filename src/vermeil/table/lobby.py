"""What can be done before the cards are dealt. Every function checks first and then changes, or raises."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vermeil.table.acts import Bank, Bot, Expire, Join, Open, Options, Ready
from vermeil.table.attention import Attention
from vermeil.table.catalog import checked, level
from vermeil.table.errors import TableError
from vermeil.table.seats import Seat, clean_name

if TYPE_CHECKING:
    from vermeil.table.table import Table

BOT_NAMES = ("Ada", "Ben", "Cleo", "Dan")


def join(table: Table, by: int | None, act: Join, at: int) -> None:
    """Somebody sits down in an open seat."""
    del by, at
    require_lobby(table)
    if not act.key or act.seat >= table.players or table.seats[act.seat].kind != "open":
        raise TableError("table/full", f"seat {act.seat} is not open")
    name = clean_name(act.name)
    if any(seat.name == name for seat in table.seats):
        raise TableError("table/name", f"somebody at this table is called {name} already")
    table.seats[act.seat] = Seat("person", name, key=act.key)
    if table.host is None:
        table.host = act.seat


def options(table: Table, by: int | None, act: Options, at: int) -> None:
    """Another game plan: it is checked now, and all must be ready again."""
    del at
    require_host(table, by)
    require_own_deal(table)
    players = table.players if act.players is None else act.players
    variants = table.variants if act.variants is None else {**table.variants, **act.variants}
    deck = table.deck if act.deck is None else act.deck
    chosen = checked(table.game_name, players, variants, deck, table.deck_text)
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
    if act.seat >= table.players or table.seats[act.seat].kind == "person":
        raise TableError("table/full", f"seat {act.seat} is not open")
    chosen = level(table.game_name, act.level)
    taken = {seat.name for number, seat in enumerate(table.seats) if number != act.seat}
    name = next(name for name in (*BOT_NAMES, "Eve", "Finn", "Gus") if name not in taken)
    table.seats[act.seat] = Seat("bot", name, level=chosen)


def open_seat(table: Table, by: int | None, act: Open, at: int) -> None:
    """A bot stands up, or a guest has to: somebody who is never ready keeps nobody from playing."""
    del at
    require_host(table, by)
    require_own_deal(table)
    if act.seat >= table.players or act.seat == by:
        raise TableError("table/full", f"no bot and no guest sits in seat {act.seat}")
    table.seats[act.seat] = Seat()


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
    """Nobody has come for long: whoever has the link still finds it, and the host may list it again."""
    del by, act, at
    table.public = False


def require_lobby(table: Table) -> None:
    """TableError unless the cards are yet to be dealt."""
    if table.phase != "lobby":
        raise TableError("table/phase", "this can only be done before the game begins")


def require_own_deal(table: Table) -> None:
    """TableError at a table that plays the deal of the day: that is the same for all, and for one person."""
    if table.daily is not None and not table.number:
        raise TableError("table/option", "the deal of the day is played as it is")


def require_host(table: Table, by: int | None) -> None:
    """TableError unless it is the host who asks, before the cards are dealt."""
    require_lobby(table)
    table.person(by)
    if by != table.host:
        raise TableError("table/not-yours", "the host of the table decides this")
