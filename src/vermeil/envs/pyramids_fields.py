"""The fields of Pyramids."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

from vermeil.envs.expedition_fields import laid, offered, owed, time_fields, waiting
from vermeil.envs.observation import Field, Layout, Look, bits_of, one_of
from vermeil.games.pyramids.views import fields

PY_CARD = 9 * 25 + 3 + 1
PY_HELP = (
    "25 bytes each: open boxes, boxes from which one may go on, the tomb, and where an X, a red gem, a green gem, "
    "a torch, a skull, a potion is still to be crossed; then its colour (3), its number in the deck from 1"
)


def py_face(deck: Any, number: int, crossed: int, *, closed_tomb: bool = False) -> list[int]:  # noqa: ANN401 - a deck of Pyramids
    """The bytes of a card."""
    from vermeil.games.pyramids.cards import FRAME, SYMBOLS

    card = deck.cards[number]
    left = card.paths & ~crossed
    onward = FRAME.neighbours(crossed) & left if crossed else card.entrance
    if closed_tomb and crossed & card.tomb:
        onward = 0
    planes = [left, onward, card.tomb & left, *(getattr(card, symbol) & left for symbol in SYMBOLS)]
    return [bit for mask in planes for bit in bits_of(mask, 25)] + [*one_of(3, int(card.colour)), number + 1]


def _py_face(look: Look, card: str, crossed: int) -> list[int]:
    closed = bool(fields(look.view)["variants"]["closed_tomb"])
    return py_face(look.deck, look.deck.order[card], crossed, closed_tomb=closed)


def _py_colours(of: Literal["completed", "this_turn"]) -> Callable[[Look, int], list[int]]:
    def read(look: Look, seat: int) -> list[int]:
        done = [look.deck.card(name) for name in fields(look.view)["seats"][seat][of]]
        return [sum(int(card.colour) == colour for card in done) for colour in range(3)]

    return read


def _py_races(look: Look, seat: int) -> list[list[int]]:
    own = fields(look.view)["seats"][seat]["colours"]
    return [[int(points in boxes) for points in (10, 6, 3)] for boxes in own.values()]


def _py_gathered(look: Look, seat: int) -> list[int]:
    own = fields(look.view)["seats"][seat]
    return [own["red_gems"], own["green_gems"], own["skulls"]]


def _py_score(look: Look, seat: int) -> list[int]:
    return [max(0, 100 + fields(look.view)["seats"][seat]["sheet"]["total"])]


def layout(players: int) -> Layout:
    """The layout for so many players."""
    from vermeil.games.pyramids.cards import FRAME

    return Layout(
        "pyramids",
        players,
        (
            *time_fields(),
            Field(
                "offer",
                (4, PY_CARD),
                "the four dealt cards while two are kept, then the display; a card is " + PY_HELP,
                lambda look: offered(look, _py_face, PY_CARD),
            ),
            Field(
                "races",
                (3,),
                "boxes that are left of each colour",
                lambda look: [len(boxes) for boxes in fields(look.view)["colours"].values()],
            ),
        ),
        (
            Field(
                "cards",
                (2, PY_CARD),
                "cards A and B, as in `offer`; those of the others without this turn's crosses, until it ends",
                lambda look, seat: laid(look, seat, _py_face, PY_CARD, FRAME),
            ),
            Field("waiting", (1,), "whether this seat must decide", waiting),
            Field("owed", (1,), "boxes that are owed", owed),
            Field("gathered", (3,), "red gems, green gems, skulls", _py_gathered),
            Field(
                "torches",
                (4,),
                "rounds in which a torch was crossed",
                lambda look, seat: [int(box in fields(look.view)["seats"][seat]["torches"]) for box in range(1, 5)],
            ),
            Field("completed", (3,), "completed pyramids of each colour", _py_colours("completed")),
            Field("this_turn", (3,), "those of them that were completed in this turn", _py_colours("this_turn")),
            Field("races", (3, 3), "of each colour the boxes for 10, 6 and 3 points that this seat has", _py_races),
            Field("score", (1,), "100 and the points, from 0 to 255: skulls cost points", _py_score),
        ),
    )
