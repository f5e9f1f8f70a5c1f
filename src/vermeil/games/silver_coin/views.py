"""What a seat may know, as plain data (docs/silver-coin-notation.md lists the fields).

Everything but the numbers of cards is public: where a card lies, who has seen it, what is asked. A card's number is
in the view of those who have seen that card this round (SC-5); spectators know what was ever face up. Cards are
told apart by their places only: nothing says which of the four 7s a 7 is.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from vermeil.games.silver_coin import places
from vermeil.games.silver_coin.engine import Table
from vermeil.games.silver_coin.words import (
    ACTION_FRAME,
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

Data = dict[str, Any]


def number(card: int) -> int:
    """The number of a physical card (SC-1)."""
    return (card + 2) >> 2


def bits(mask: int) -> list[int]:
    """What is in a set."""
    return [k for k in range(mask.bit_length()) if mask >> k & 1]


def table_view(game: Game, viewer: int | None) -> Data:
    """All fields of a view."""
    table = game._table
    return {
        "game": game.NAME,
        "seat": viewer,
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
        "villages": [_cards(game, places.village(table, seat), viewer) for seat in range(game.players)],
        "discards": _cards(game, places.pile(table), viewer),
        "held": _cards(game, [table.held], viewer)[0] if table.held >= 0 else None,
        "drawn": _cards(game, places.drawn(table), viewer),
        "deck_left": table.deck_left,
        "deck_top": _cards(game, places.top(table), viewer),
        "shown": _cards(game, places.shown(table), viewer),
        "question": question(table),
        "turn": _turn(table),
        "rounds": game.rounds,  # a copy, as all of a view is
        "scores": list(game.scores),
        "winners": list(game.winners),
        "moves": [] if viewer is None else [str(move) for move in game.legal_moves(viewer)],
    }


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _cards(game: Game, cards: Sequence[int], viewer: int | None) -> list[Data]:
    table = game._table
    seen = list(table.seen)[: table.players]
    mine = table.known if viewer is None else seen[viewer]
    guarded = 0
    for seat in range(table.players):
        guarded |= table.guarded_cards(seat)
    units = game.deck.cards
    found = []
    for card in cards:
        knows = bool(mine >> card & 1)
        found.append(
            {
                "face": "up" if table.up >> card & 1 else "down",
                "number": number(card) if knows else None,
                "name": units[number(card)].name if knows else None,
                "rotated": bool(table.rotated >> card & 1),
                "coin": table.coin == card,
                "guarded": bool(guarded >> card & 1),
                "seen": [seat for seat, cards_seen in enumerate(seen) if cards_seen >> card & 1],
                "open": bool(table.known >> card & 1),
            }
        )
    return found


def question(table: Table) -> Data | None:
    """What is asked: the frames from the bottom, and what they are about. None when the game is over."""
    if table.phase == OVER:
        return None
    where = places.places(table)
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
    return [place for card, place in where.items() if cards >> card & 1]


def _turn(table: Table) -> Data:
    """What limits this turn and the round: marks of abilities that have been used, and how long nobody drew."""
    where = places.places(table)
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
