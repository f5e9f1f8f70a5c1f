"""What a seat may know, as plain data (docs/silver-coin-notation.md lists the fields).

Everything but the numbers of cards is public: where a card lies, who has seen it, what is asked. A card's number is
in the view of those who have seen that card this round (SC-5); spectators know what was ever face up. Cards are
told apart by their places only: nothing says which of the four 7s a 7 is.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from vermeil.games.silver_coin import places
from vermeil.games.silver_coin.engine import Table
from vermeil.games.silver_coin.words import (
    ACTION_FRAME,
    CARDS,
    END_FRAME,
    EXTRA_SIDE_FRAME,
    FROM_PILE,
    GIFT_FRAME,
    HELD_FRAME,
    KEEP_FRAME,
    KEPT_SIDE_FRAME,
    LOOK_FRAME,
    NO_CARD,
    NOBODY,
    OVER,
    PLACE_FRAME,
    REVEAL_FRAME,
    ROUNDS,
    SET_FRAME,
)

if TYPE_CHECKING:
    from vermeil.games.silver_coin.game import Game

QUESTIONS = {
    LOOK_FRAME: "peek",
    ACTION_FRAME: "action",
    KEEP_FRAME: "keep",
    HELD_FRAME: "held",
    SET_FRAME: "set",
    REVEAL_FRAME: "reveal",
    PLACE_FRAME: "place",
    KEPT_SIDE_FRAME: "kept",
    EXTRA_SIDE_FRAME: "extra",
    END_FRAME: "end",
    GIFT_FRAME: "gift",
}

ALL_CARDS = (1 << CARDS) - 1

Data = dict[str, Any]


def number(card: int) -> int:
    """The number of a physical card (SC-1)."""
    return (card + 2) >> 2


def bits(mask: int) -> list[int]:
    """What is in a set."""
    return [k for k in range(mask.bit_length()) if mask >> k & 1]


def public_view(game: Game, *, laid_open: bool = False) -> Data:
    """All fields of a view, as a spectator has them; laid open, with the number of every card."""
    table = game._table
    where = places.places(table)
    lay = _lay(game)
    guarded = 0
    for seat in range(table.players):
        guarded |= table.guarded_cards(seat)
    named = ALL_CARDS if laid_open else table.known
    show = partial(_card, game, list(table.seen)[: table.players], guarded, named)
    return {
        "game": game.NAME,
        "seat": None,
        "players": game.players,
        "deck": game.deck_line,
        "variants": dict(game.variants),
        "round": min(table.round + 1, ROUNDS),
        "over": game.over,
        "waiting": list(game.waiting),
        "start": table.start,
        "active": table.active,
        "call": _seat(table.caller),
        "token": {"holder": table.holder, "power": _seat(table.power)},
        "villages": [[show(card) for card in cards] for cards in lay["villages"]],
        "discards": [show(card) for card in lay["discards"]],
        "held": show(table.held) if table.held >= 0 else None,
        "drawn": [show(card) for card in lay["drawn"]],
        "deck_left": table.deck_left,
        "deck_top": [show(card) for card in lay["deck_top"]],
        "shown": [show(card) for card in lay["shown"]],
        "question": question(table, where),
        "turn": _turn(table, where),
        "rounds": game.rounds,  # a copy, as all of a view is
        "scores": list(game.scores),
        "winners": list(game.winners),
        "moves": [],
    }


def seat_view(game: Game, public: Data, viewer: int) -> Data:
    """The view of a seat: the public one, with the numbers of the cards that this seat has seen, and no others."""
    table = game._table
    seen = list(table.seen)[viewer]
    news = seen ^ table.known  # the cards of which this seat knows more, or less, than the public

    def named(shown: Data, card: int) -> Data:
        return {**shown, **_name(game, card, seen)} if news >> card & 1 else shown

    def all_named(shown: list[Data], cards: Sequence[int]) -> list[Data]:
        return [named(data, card) for data, card in zip(shown, cards, strict=True)]

    lay = _lay(game)
    data = public | {
        "seat": viewer,
        "villages": [all_named(*both) for both in zip(public["villages"], lay["villages"], strict=True)],
        "moves": game.spellings(viewer),
    }
    for place in ("discards", "drawn", "deck_top", "shown"):
        data[place] = all_named(public[place], lay[place])
    if table.held >= 0:
        data["held"] = named(public["held"], table.held)
    return data


def _lay(game: Game) -> dict[str, Any]:
    """The cards that lie somewhere, by the fields that show them."""
    table = game._table
    return {
        "villages": [places.village(table, seat) for seat in range(game.players)],
        "discards": places.pile(table),
        "drawn": places.drawn(table),
        "deck_top": places.top(table),
        "shown": places.shown(table),
    }


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _card(game: Game, seen: Sequence[int], guarded: int, named: int, card: int) -> Data:
    """A card as the public knows it, with the number of those that are named."""
    table = game._table
    seats = [seat for seat, cards_seen in enumerate(seen) if cards_seen >> card & 1]
    return {
        "face": "up" if table.up >> card & 1 else "down",
        **_name(game, card, named),
        "rotated": bool(table.rotated >> card & 1),
        "coin": table.coin == card,
        "guarded": bool(guarded >> card & 1),
        "seen": seats,
        "ago": [game._sights.ago(seat, card) for seat in seats],
        "open": bool(table.known >> card & 1),
    }


def _name(game: Game, card: int, known: int) -> Data:
    """What only those know who have seen the card."""
    if not known >> card & 1:
        return {"number": None, "name": None}
    return {"number": number(card), "name": game.deck.cards[number(card)].name}


def question(table: Table, where: dict[int, str]) -> Data | None:
    """What is asked: the frames from the bottom, and what they are about. None when the game is over."""
    if table.phase == OVER:
        return None
    frames = list(table.kind[: table.depth])
    asked: Data = {
        "frames": [[QUESTIONS.get(kind, kind), table.step[at]] for at, kind in enumerate(frames)],
        "chosen": _places(where, table.chosen),
        "turned": _places(where, table.turned),
    }
    if frames[0] < LOOK_FRAME:
        # Only here, since outside a card's own question these numbers are left over from whatever was asked before.
        asked |= {
            "about": where.get(table.about),
            "aim": where.get(table.aim),
            "picks": [where[card] for card in table.picks[: table.picks_size]],
            "looked": _places(where, table.marked),
            "left": table.views_left,
            "takers": bits(table.takers),
            "way": table.way,
            "steps": table.steps,
            "blob": bool(table.through_blob),
        }
    if frames[-1] < LOOK_FRAME:
        asked["source"] = where.get(table.source)
    return asked


def _places(where: dict[int, str], cards: int) -> list[str]:
    return [place for card, place in where.items() if cards >> card & 1] if cards else []


def _turn(table: Table, where: dict[int, str]) -> Data:
    """What limits this turn and the round: marks of abilities that have been used, and how long nobody drew."""
    con_used = list(table.con_used)
    return {
        "drew": bool(table.drew),
        "token": bool(table.used_token),
        "ability": bool(table.used_ability),
        "taken": table.held >= 0 and table.held_from == FROM_PILE,
        "used": _places(where, table.used),
        "con": [_places(where, con_used[seat]) for seat in range(table.players)],
        "given": _places(where, table.gifted),
        "wards": _wards(table, where),
        "idle": table.idle,
        "count": table.count,
        "ended": bool(table.ended),
    }


def _wards(table: Table, where: dict[int, str]) -> list[list[str]]:
    """Bodyguards and the cards they have named, in the order of the places."""
    ward, guards = list(table.ward), table.guards
    return [
        [place, where[ward[card & 3]]]
        for card, place in where.items()
        if guards >> card & 1 and ward[card & 3] != NO_CARD
    ]
