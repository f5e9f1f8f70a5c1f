"""What Silver & Gold shows to a seat, beyond what both flip-and-write games show."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Literal, NotRequired, cast, final

from vermeil.games.expedition.phases import KEEP
from vermeil.games.expedition.views import ExpeditionSeat, ExpeditionTable, cards_of_seat

if TYPE_CHECKING:
    from vermeil.games.silver_and_gold.game import Game

CUPS = (6, 5, 4, 3, 2, 1)
COIN_ROWS = 3


class IslandSeat(ExpeditionSeat):
    """A seat of Silver & Gold."""

    coins: int
    """Crossed coins."""
    cups: list[int]
    """The points of the cups that the seat has taken, in that order; 0 for a full row of coins after the last cup."""
    palms: list[int]
    """The points of each crossed palm, in the order of crossing."""
    before: NotRequired[IslandSeat]
    """Where its marks of this turn are shown, and there are any: how the seat looked before them."""


@final
class SilverAndGoldView(ExpeditionTable):
    """What a seat may know of a game of Silver & Gold."""

    game: Literal["silver-and-gold"]
    """The game's name."""
    start: int | None
    """The start player; null while all keep."""
    cups: list[int]
    """The points of the cups that are left, the next one first."""
    palm_worth: int
    """What a palm that is crossed now is worth."""
    seats: list[IslandSeat]
    """For each seat what is to be seen of it."""


def fields(view: Mapping[str, object]) -> SilverAndGoldView:
    """A view of this game with its fields' types."""
    return cast("SilverAndGoldView", view)


def whole_view(game: Game, table: ExpeditionTable, seats: list[IslandSeat]) -> SilverAndGoldView:
    """What a spectator may know."""
    state = game._state
    return {
        "game": "silver-and-gold",
        **table,
        "start": None if state.phase == KEEP else state.start,
        "cups": list(CUPS[len(CUPS) - state.cups_left :]),
        "palm_worth": state.palm_worth_now(),
        "seats": seats,
    }


def seat_view(game: Game, seat: int, marks: tuple[int, ...]) -> IslandSeat:
    """What is to be seen of a seat with the marks given."""
    state = game._state
    shown = cards_of_seat(game, seat, marks)
    coins, palms = marks[4], list(marks[6 : 6 + marks[5]])
    return {
        "cards": shown["cards"],
        "completed": shown["completed"],
        "ready": shown["ready"],
        "owed": shown["owed"],
        "coins": coins,
        "cups": list(state.cups[seat * COIN_ROWS : seat * COIN_ROWS + state.rows[seat]]),
        "palms": palms,
        "sheet": game._sheet(seat, coins, palms),
    }
