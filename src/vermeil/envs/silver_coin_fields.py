"""The fields of Silver Coin."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from vermeil.envs.observation import Field, Layout, Look, one_of
from vermeil.envs.sizes import DISCARDS, DRAWN, PLACES, SHOWN_CARDS, TOPS
from vermeil.games.silver_coin.views import CoinQuestion, LyingCard, fields

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
    "rite",
    "sink",
)


Row = Literal["drawn", "discards", "shown", "deck_top"]


def _asked(look: Look) -> CoinQuestion:
    """What is asked; when the game is over, a question without anything in it."""
    return fields(look.view)["question"] or {"frames": [], "chosen": [], "turned": []}


def _sc_places(look: Look) -> dict[str, list[str | None]]:
    question, turn = _asked(look), fields(look.view)["turn"]
    return {
        "chosen": [*question["chosen"]],
        "turned": [*question["turned"]],
        "used": [*turn["used"], *turn["given"], *(place for used in turn["con"] for place in used)],
        "picks": [*question.get("picks", [])],
        "looked": [*question.get("looked", [])],
        "about": [question.get("about")],
        "aim": [question.get("aim")],
        "source": [question.get("source")],
    }


def _sc_card(look: Look, card: LyingCard, place: str, marked: Mapping[str, list[str | None]]) -> list[int]:
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


def _sc_row(look: Look, cards: Sequence[LyingCard], place: str, room: int) -> list[list[int]]:
    marked = _sc_places(look)
    found = [_sc_card(look, card, place.format(at), marked) for at, card in enumerate(cards[:room], start=1)]
    return found + [[0] * SC_CARD] * (room - len(found))


def _sc_held(look: Look) -> list[list[int]]:
    held = fields(look.view)["held"]
    return _sc_row(look, [] if held is None else [held], "held", 1)


def _sc_question(look: Look) -> list[int]:
    frames = _asked(look)["frames"]
    return one_of(27, FRAMES.index(frames[-1][0]) if frames else None)


def _sc_step(look: Look) -> list[int]:
    frames = _asked(look)["frames"]
    return [int(frames[-1][1]), len(frames)] if frames else [0, 0]


def _sc_discards(look: Look) -> list[int]:
    numbers = [card["number"] for card in fields(look.view)["discards"]]
    return [*(numbers.count(number) for number in range(14)), numbers.count(None)]


def _sc_counts(look: Look) -> list[int]:
    view, question = fields(look.view), _asked(look)
    lying = [view["deck_left"], len(view["deck_top"]), len(view["discards"]), len(view["shown"])]
    steps = question.get("steps", 0)
    if "recipient" in question:  # a gift: to whom, counted from one's own seat
        steps = (question["recipient"] - look.seat) % view["players"]
    return [*lying, view["turn"]["idle"], len(view["drawn"]), question.get("left", 0), steps]


def _sc_deck(look: Look) -> list[int]:
    view = fields(look.view)
    lying = [len(view["deck_bottom"]), len(view["removed"]), len(view["turn"]["laid"])]
    return [int(view["deck_face"] == "up"), *lying]


def _sc_groups(look: Look) -> list[int]:
    numbers = [number for group in fields(look.view)["groups"] for number in group["numbers"]]
    return [numbers.count(number) for number in range(14)]


def _sc_grouped(look: Look, seat: int) -> list[int]:
    places = {place for group in fields(look.view)["groups"] for place in group["places"]}
    return [int(f"{seat}.{place}" in places) for place in range(1, PLACES + 1)]


def _sc_flags(look: Look) -> list[int]:
    turn, question = fields(look.view)["turn"], _asked(look)
    happened = [turn["drew"], turn["token"], turn["ability"], turn["taken"], turn["ended"]]
    own = look.seat in fields(look.view)["waiting"]
    return [int(flag) for flag in (*happened, question.get("blob", False), question.get("way", 0), own)]


def _sc_takers(look: Look) -> list[int]:
    return look.ahead(_asked(look).get("takers", []))


def _sc_seat(look: Look, seat: int) -> list[int]:
    view = fields(look.view)
    signs = [view["call"], view["start"], view["active"], view["token"]["holder"], view["token"]["power"]]
    size = len(view["villages"][seat])
    return [size, view["scores"][seat], *(int(sign == seat) for sign in signs), len(view["turn"]["con"][seat])]


def layout(players: int) -> Layout:
    """The layout for so many players."""

    def row(name: Row, room: int, place: str, what: str) -> Field:
        return Field(name, (room, SC_CARD), what, lambda look: _sc_row(look, fields(look.view)[name], place, room))

    return Layout(
        "silver-coin",
        players,
        (
            Field(
                "question",
                (27,),
                "who asks: the card of a number (14), or " + ", ".join(map(str, FRAMES[14:])),
                _sc_question,
            ),
            Field("step", (2,), "how far the question is, and how many questions lie on each other", _sc_step),
            Field("round", (4,), "which of the four rounds", lambda look: one_of(4, fields(look.view)["round"] - 1)),
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
            Field("players", (1,), "how many play", lambda look: [fields(look.view)["players"]]),
            Field(
                "deck",
                (4,),
                "whether it lies face up, cards under it, cards that have left the round, discards for Morticians",
                _sc_deck,
            ),
            Field("groups", (14,), "cards of each number that lie in groups of shuffled cards", _sc_groups),
            Field(
                "held",
                (1, SC_CARD),
                "the card in hand; a card is " + SC_HELP,
                _sc_held,
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
                lambda look, seat: _sc_row(look, fields(look.view)["villages"][seat], f"{seat}.{{}}", PLACES),
            ),
            Field("grouped", (PLACES,), "which of these places are in groups of shuffled cards", _sc_grouped),
            Field(
                "seat",
                (8,),
                "cards, points, caller, start player, active, has the token, has its power, Con Artists used",
                _sc_seat,
            ),
        ),
    )
