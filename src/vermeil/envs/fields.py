"""What an observation holds: one table for each game, with how each field is read from a view.

An observation is a flat array of bytes; the fields stand in it one after the other. The table is the truth: `encode`
makes an observation of a view (with memory), and of nothing else. The compiled games write the same bytes straight from
the engine, thousands of times quicker; a test holds both together.

A change of any field is a new VERSION. Fields of the table come first, then one block for each seat, from one's own on:
so an observation for fewer players is laid out like the beginning of one for more.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from math import prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from vermeil.core.contract import View
from vermeil.core.errors import SetupError, shown
from vermeil.envs.sizes import DISCARDS, DRAWN, PLACES, SHOWN_CARDS, TOPS
from vermeil.games.expedition.grid import EXPEDITION, PATTERNS

VERSION = 1
"""The version of all layouts: observations and actions."""

Bytes = NDArray[np.uint8]
MAX = 255


@dataclass(frozen=True)
class Look:
    """A view, the deck that it is of, and the seats from the viewer's own on."""

    view: View
    deck: Any

    @property
    def seat(self) -> int:
        seat = self.view.seat
        if seat is None:
            raise SetupError("a spectator has no observation; ask for the view of a seat")
        return seat

    @cached_property
    def seats(self) -> list[int]:
        players = int(self.view["players"])
        return [(self.seat + ahead) % players for ahead in range(players)]

    def ahead(self, seats: Sequence[int]) -> list[int]:
        """Some seats as a set of four, counted from the viewer's own."""
        return [int(ahead < len(self.seats) and self.seats[ahead] in seats) for ahead in range(4)]


@dataclass(frozen=True)
class Field:
    """A part of an observation: its name, its shape, what it says, and how it is read."""

    name: str
    shape: tuple[int, ...]
    help: str
    read: Callable[..., Any]
    """Of the table: of a Look. Of a seat: of a Look and the seat."""

    @property
    def size(self) -> int:
        return prod(self.shape)


@dataclass(frozen=True)
class Layout:
    """The fields of an observation of a game for so many players."""

    game: str
    players: int
    table: tuple[Field, ...]
    seat: tuple[Field, ...]

    @cached_property
    def size(self) -> int:
        """How many bytes an observation has."""
        return sum(field.size for field in self.table) + self.players * sum(field.size for field in self.seat)

    @cached_property
    def places(self) -> Mapping[str, tuple[int, tuple[int, ...]]]:
        """Where each field begins, and its shape; those of a seat are called `me.cards`, `next1.cards` and so on."""
        found: dict[str, tuple[int, tuple[int, ...]]] = {}
        at = 0
        for field in self.table:
            found[field.name] = (at, field.shape)
            at += field.size
        for ahead in range(self.players):
            for field in self.seat:
                found[f"{f'next{ahead}' if ahead else 'me'}.{field.name}"] = (at, field.shape)
                at += field.size
        return found

    def planes(self, observations: Bytes) -> dict[str, Bytes]:
        """The named fields of one observation, or of an array of them: views, not copies."""
        if observations.shape[-1:] != (self.size,):
            raise SetupError(f"an observation has {self.size} bytes, not {shown(observations.shape)}")
        head = observations.shape[:-1]
        return {
            name: observations[..., at : at + prod(shape)].reshape(head + shape)
            for name, (at, shape) in self.places.items()
        }

    def encode(self, view: View, deck: Any = None) -> Bytes:  # noqa: ANN401 - each game has its kind of deck
        """The observation of a view with memory. A view of a custom deck that came as JSON needs its deck."""
        if view.get("game") != self.game or view.get("players") != self.players:
            raise SetupError(f"this layout is for views of {self.game} with {self.players} players")
        look = Look(view, deck or getattr(view, "deck", None))
        look.seats  # noqa: B018 - refuses a spectator's
        parts = [field.read(look) for field in self.table]
        parts += [field.read(look, seat) for seat in look.seats for field in self.seat]
        fields = [*self.table, *self.seat * self.players]
        flat = [
            np.minimum(np.asarray(part, np.int64).reshape(field.size), MAX)
            for part, field in zip(parts, fields, strict=True)
        ]
        return np.concatenate(flat).astype(np.uint8)


def one_of(count: int, which: int | None) -> list[int]:
    """A one among zeros; none if there is none."""
    return [int(at == which) for at in range(count)]


# --- the two flip-and-write games ---------------------------------------------------------------------------------

QUESTIONS = ("keep", "pattern", "owed", "pick")
PHASES = ("keep", "mark", "pick", "over")


def _asked(look: Look) -> list[int]:
    question = look.view["question"]
    return one_of(4, QUESTIONS.index(question) if question in QUESTIONS else None)


def _pattern(look: Look) -> list[int]:
    pattern = look.view["pattern"]
    return one_of(6, None if pattern is None else PATTERNS.index(pattern))


def _expedition_time() -> tuple[Field, ...]:
    return (
        Field("question", (4,), "what this seat is asked: keep, pattern, owed, pick; nothing if it waits", _asked),
        Field("phase", (4,), "keep, mark, pick, over", lambda look: one_of(4, PHASES.index(look.view["phase"]))),
        Field("round", (4,), "which of the four rounds", lambda look: one_of(4, look.view["round"] - 1)),
        Field("turn", (7,), "which of the round's seven turns", lambda look: one_of(7, look.view["turn"] - 1)),
        Field("pattern", (6,), f"the pattern of this turn: {', '.join(PATTERNS)}", _pattern),
        Field(
            "revealed",
            (6,),
            "how many cards of each pattern were turned up in this round, with this turn's",
            lambda look: [look.view.get("revealed", []).count(pattern) for pattern in PATTERNS],
        ),
        Field("stack", (1,), "how many cards the stack holds", lambda look: [look.view["stack"]]),
        Field(
            "picks", (2,), "which of one's places, A and B, get a new card now", lambda look: _slots(look.view["picks"])
        ),
        Field(
            "since",
            (4,),
            "solo: since which turn each displayed card lies there; the oldest is buried first",
            lambda look: look.view.get("since", [0] * 4),
        ),
        Field("buried", (1,), "solo: cards under the stack", lambda look: [len(look.view.get("buried", []))]),
        Field("players", (1,), "how many play", lambda look: [look.view["players"]]),
    )


def _slots(slots: list[str]) -> list[int]:
    return [int(slot in slots) for slot in "AB"]


def _offered(look: Look, face: Callable[[Look, str, int], list[int]], size: int) -> list[list[int]]:
    """The four cards that are dealt, while all keep two of them; then those of the display."""
    cards = look.view["hand"] if look.view["phase"] == "keep" else look.view["display"]
    return [[0] * size if card is None else face(look, card, 0) for card in cards]


def _laid(look: Look, seat: int, face: Callable[[Look, str, int], list[int]], size: int, grid: Any) -> list[list[int]]:  # noqa: ANN401
    found = []
    for shown_card in look.view["seats"][seat]["cards"]:
        if shown_card is None:
            found.append([0] * size)
        else:
            crossed = sum(1 << grid.box(name) for name in shown_card["crossed"])
            found.append(face(look, shown_card["card"], crossed))
    return found


def _waiting(look: Look, seat: int) -> list[int]:
    return [int(seat in look.view["waiting"])]


def _owed(look: Look, seat: int) -> list[int]:
    return [look.view["seats"][seat]["owed"]]


def _bits(mask: int, count: int) -> list[int]:
    return [mask >> place & 1 for place in range(count)]


# --- Silver & Gold ------------------------------------------------------------------------------------------------

SG_CARD = 4 * 16 + 1 + 4 + 4 + 1
SG_HELP = (
    "16 bytes each: empty boxes, those of them with an X, a coin, a palm; then its value, its colour (4), "
    "the colour that it seals (4), its number in the deck from 1"
)


def sg_face(deck: Any, number: int, crossed: int) -> list[int]:  # noqa: ANN401 - a deck of Silver & Gold
    """The bytes of a card."""
    card = deck.cards[number]
    left = card.island & ~crossed
    planes = [mask & left for mask in (card.island, card.crosses, card.coins, card.palms)]
    seal = None if card.seal is None else int(card.seal)
    tail = [card.value, *one_of(4, int(card.colour)), *one_of(4, seal), number + 1]
    return [bit for mask in planes for bit in _bits(mask, 16)] + tail


def _sg_face(look: Look, card: str, crossed: int) -> list[int]:
    return sg_face(look.deck, look.deck.order[card], crossed)


def _sg_gathered(look: Look, seat: int) -> list[int]:
    own = look.view["seats"][seat]
    return [own["coins"], len(own["cups"]), sum(own["cups"]), len(own["palms"]), sum(own["palms"])]


def _sg_completed(look: Look, seat: int) -> list[int]:
    done = [look.deck.card(name) for name in look.view["seats"][seat]["completed"]]
    return [sum(int(card.colour) == colour for card in done) for colour in range(4)]


def _sg_seals(look: Look, seat: int) -> list[int]:
    done = [look.deck.card(name) for name in look.view["seats"][seat]["completed"]]
    return [sum(card.seal.seal_strength for card in done if card.seal == colour) for colour in range(4)]


def _sg_layout(players: int) -> Layout:
    from vermeil.games.silver_and_gold.cards import FRAME

    start = "the start player, counted from oneself"
    return Layout(
        "silver-and-gold",
        players,
        (
            *_expedition_time(),
            Field(
                "offer",
                (4, SG_CARD),
                "the four dealt cards while two are kept, then the display; a card is " + SG_HELP,
                lambda look: _offered(look, _sg_face, SG_CARD),
            ),
            Field("cups", (1,), "cups that are left", lambda look: [len(look.view["cups"])]),
            Field("palm_worth", (1,), "what a palm is worth now", lambda look: [look.view["palm_worth"]]),
            Field(
                "start",
                (4,),
                start,
                lambda look: look.ahead([] if look.view["start"] is None else [look.view["start"]]),
            ),
        ),
        (
            Field(
                "cards",
                (2, SG_CARD),
                "cards A and B, as in `offer`; those of the others without this turn's crosses, until it ends",
                lambda look, seat: _laid(look, seat, _sg_face, SG_CARD, FRAME),
            ),
            Field("waiting", (1,), "whether this seat must decide", _waiting),
            Field("owed", (1,), "boxes that are owed", _owed),
            Field("gathered", (5,), "coins, cups, points of cups, palms, points of palms", _sg_gathered),
            Field("completed", (4,), "completed cards of each colour", _sg_completed),
            Field("seals", (4,), "the strength of completed seals of each colour", _sg_seals),
            Field(
                "score",
                (1,),
                "points, at most 255",
                lambda look, seat: [look.view["seats"][seat]["sheet"]["total"]],
            ),
        ),
    )


# --- Pyramids -----------------------------------------------------------------------------------------------------

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
    return [bit for mask in planes for bit in _bits(mask, 25)] + [*one_of(3, int(card.colour)), number + 1]


def _py_face(look: Look, card: str, crossed: int) -> list[int]:
    closed = bool(look.view["variants"]["closed_tomb"])
    return py_face(look.deck, look.deck.order[card], crossed, closed_tomb=closed)


def _py_colours(of: str) -> Callable[[Look, int], list[int]]:
    def read(look: Look, seat: int) -> list[int]:
        done = [look.deck.card(name) for name in look.view["seats"][seat][of]]
        return [sum(int(card.colour) == colour for card in done) for colour in range(3)]

    return read


def _py_races(look: Look, seat: int) -> list[list[int]]:
    own = look.view["seats"][seat]["colours"]
    return [[int(points in boxes) for points in (10, 6, 3)] for boxes in own.values()]


def _py_gathered(look: Look, seat: int) -> list[int]:
    own = look.view["seats"][seat]
    return [own["red_gems"], own["green_gems"], own["skulls"]]


def _py_score(look: Look, seat: int) -> list[int]:
    return [max(0, 100 + look.view["seats"][seat]["sheet"]["total"])]


def _py_layout(players: int) -> Layout:
    from vermeil.games.pyramids.cards import FRAME

    return Layout(
        "pyramids",
        players,
        (
            *_expedition_time(),
            Field(
                "offer",
                (4, PY_CARD),
                "the four dealt cards while two are kept, then the display; a card is " + PY_HELP,
                lambda look: _offered(look, _py_face, PY_CARD),
            ),
            Field(
                "races",
                (3,),
                "boxes that are left of each colour",
                lambda look: [len(boxes) for boxes in look.view["colours"].values()],
            ),
        ),
        (
            Field(
                "cards",
                (2, PY_CARD),
                "cards A and B, as in `offer`; those of the others without this turn's crosses, until it ends",
                lambda look, seat: _laid(look, seat, _py_face, PY_CARD, FRAME),
            ),
            Field("waiting", (1,), "whether this seat must decide", _waiting),
            Field("owed", (1,), "boxes that are owed", _owed),
            Field("gathered", (3,), "red gems, green gems, skulls", _py_gathered),
            Field(
                "torches",
                (4,),
                "rounds in which a torch was crossed",
                lambda look, seat: [int(box in look.view["seats"][seat]["torches"]) for box in range(1, 5)],
            ),
            Field("completed", (3,), "completed pyramids of each colour", _py_colours("completed")),
            Field("this_turn", (3,), "those of them that were completed in this turn", _py_colours("this_turn")),
            Field("races", (3, 3), "of each colour the boxes for 10, 6 and 3 points that this seat has", _py_races),
            Field("score", (1,), "100 and the points, from 0 to 255: skulls cost points", _py_score),
        ),
    )


# --- Silver Coin --------------------------------------------------------------------------------------------------

SC_CARD = 32
SC_HELP = (
    "its number (14, nothing if this seat has not seen it), whether there is one, face up, rotated, under the silver "
    "coin, guarded, known to all, seen by each seat (4, from oneself on), chosen, turned up for this exchange, used, "
    "picked, looked at, the card that the question is about, its aim, its source"
)
FRAMES = (
    *range(14),
    "peek",
    "action",
    "keep",
    "held",
    "set",
    "reveal",
    "place",
    "kept",
    "extra",
    "end",
    "gift",
)


def _sc_places(look: Look) -> dict[str, Any]:
    question, turn = look.view["question"] or {}, look.view["turn"]
    return {
        "chosen": question.get("chosen", []),
        "turned": question.get("turned", []),
        "used": [*turn["used"], *turn["given"], *(place for used in turn["con"] for place in used)],
        "picks": question.get("picks", []),
        "looked": question.get("looked", []),
        "about": [question.get("about")],
        "aim": [question.get("aim")],
        "source": [question.get("source")],
    }


def _sc_card(look: Look, card: Mapping[str, Any], place: str, marked: Mapping[str, Any]) -> list[int]:
    return [
        *one_of(14, card["number"]),
        1,
        int(card["face"] == "up"),
        int(card["rotated"]),
        int(card["coin"]),
        int(card["guarded"]),
        int(card["open"]),
        *look.ahead(card["seen"]),
        *(int(place in places) for places in marked.values()),
    ]


def _sc_row(look: Look, cards: Sequence[Mapping[str, Any]], place: str, room: int) -> list[list[int]]:
    marked = _sc_places(look)
    found = [_sc_card(look, card, place.format(at), marked) for at, card in enumerate(cards[:room], start=1)]
    return found + [[0] * SC_CARD] * (room - len(found))


def _sc_question(look: Look) -> list[int]:
    question = look.view["question"]
    return one_of(25, None if question is None else FRAMES.index(question["frames"][-1][0]))


def _sc_step(look: Look) -> list[int]:
    question = look.view["question"]
    return [0, 0] if question is None else [question["frames"][-1][1], len(question["frames"])]


def _sc_discards(look: Look) -> list[int]:
    numbers = [card["number"] for card in look.view["discards"]]
    return [*(numbers.count(number) for number in range(14)), numbers.count(None)]


def _sc_counts(look: Look) -> list[int]:
    view, question = look.view, look.view["question"] or {}
    lying = [view["deck_left"], len(view["deck_top"]), len(view["discards"]), len(view["shown"])]
    steps = question.get("steps", 0)
    if "recipient" in question:  # a gift: to whom, counted from one's own seat
        steps = (question["recipient"] - look.seat) % view["players"]
    return [*lying, view["turn"]["idle"], len(view["drawn"]), question.get("left", 0), steps]


def _sc_flags(look: Look) -> list[int]:
    turn, question = look.view["turn"], look.view["question"] or {}
    happened = [turn[name] for name in ("drew", "token", "ability", "taken", "ended")]
    own = look.seat in look.view["waiting"]
    return [int(flag) for flag in (*happened, question.get("blob", False), question.get("way", 0), own)]


def _sc_takers(look: Look) -> list[int]:
    return look.ahead((look.view["question"] or {}).get("takers", []))


def _sc_seat(look: Look, seat: int) -> list[int]:
    view = look.view
    signs = [view["call"], view["start"], view["active"], view["token"]["holder"], view["token"]["power"]]
    size = len(view["villages"][seat])
    return [size, view["scores"][seat], *(int(sign == seat) for sign in signs), len(view["turn"]["con"][seat])]


def _sc_layout(players: int) -> Layout:
    def row(name: str, room: int, place: str, what: str) -> Field:
        return Field(name, (room, SC_CARD), what, lambda look: _sc_row(look, look.view[name], place, room))

    return Layout(
        "silver-coin",
        players,
        (
            Field(
                "question",
                (25,),
                "who asks: the card of a number (14), or " + ", ".join(map(str, FRAMES[14:])),
                _sc_question,
            ),
            Field("step", (2,), "how far the question is, and how many questions lie on each other", _sc_step),
            Field("round", (4,), "which of the four rounds", lambda look: one_of(4, look.view["round"] - 1)),
            Field("discards_known", (15,), "discards of each number that this seat has seen, and others", _sc_discards),
            Field(
                "counts",
                (8,),
                "deck, cards that went back on it, discards, shown cards, turns without a draw, drawn cards, "
                "cards still to look at, villages that have picked or who gets a gift",
                _sc_counts,
            ),
            Field(
                "turn",
                (8,),
                "drawn, coin used, ability used, card taken, round ended, through Blob, way, own question",
                _sc_flags,
            ),
            Field(
                "takers",
                (4,),
                "seats that take part",
                _sc_takers,
            ),
            Field("players", (1,), "how many play", lambda look: [look.view["players"]]),
            Field(
                "held",
                (1, SC_CARD),
                "the card in hand; a card is " + SC_HELP,
                lambda look: _sc_row(look, [look.view["held"]] if look.view["held"] else [], "held", 1),
            ),
            row("drawn", DRAWN, "k{}", "cards that are drawn or looked at"),
            row("discards", DISCARDS, "d{}", "the discards from the top"),
            row("shown", SHOWN_CARDS, "s{}", "cards shown beside the deck"),
            row("deck_top", TOPS, "t{}", "cards that went back on the deck, from the top"),
        ),
        (
            Field(
                "village",
                (PLACES, SC_CARD),
                f"the first {PLACES} cards from the left; `seat` counts all of them",
                lambda look, seat: _sc_row(look, look.view["villages"][seat], f"{seat}.{{}}", PLACES),
            ),
            Field(
                "seat",
                (8,),
                "cards, points, caller, start player, active, has the token, has its power, Con Artists used",
                _sc_seat,
            ),
        ),
    )


MAKERS: dict[str, Callable[[int], Layout]] = {
    "silver-and-gold": _sg_layout,
    "pyramids": _py_layout,
    "silver-coin": _sc_layout,
}


@cache
def layout_of(game: str, players: int) -> Layout:
    """The layout of a game's observations for so many players."""
    if game not in MAKERS:
        raise SetupError(f"there is no layout of {shown(game)}; there are {', '.join(MAKERS)}")
    return MAKERS[game](players)


__all__ = ["EXPEDITION", "VERSION", "Bytes", "Field", "Layout", "Look", "layout_of", "py_face", "sg_face"]
