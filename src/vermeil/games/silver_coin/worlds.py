"""Worlds: whole games that look to a seat just like its view, with every unseen card dealt again."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import TYPE_CHECKING, Any

from vermeil.core.chance import Seeded
from vermeil.core.contract import View
from vermeil.games.silver_coin.codes import ALL_CARDS, ASK, FROM_DECK, FROM_PILE, NO_CARD, NOBODY, OVER, ROUNDS, STRIDE
from vermeil.games.silver_coin.face import IntegerFace
from vermeil.games.silver_coin.places import HELD
from vermeil.games.silver_coin.sights import Sights
from vermeil.games.silver_coin.views import QUESTIONS, number

if TYPE_CHECKING:
    from vermeil.games.silver_coin.game import Game

KINDS = {word: kind for kind, word in QUESTIONS.items()}
Data = dict[str, Any]


def imagine(game: Game, view: View, rng: Random) -> None:
    """Turn a game that has only been set up into a world of the view."""
    table = game._table
    shown = _shown(view)
    cards = _deal(shown, rng)
    _lay(table, view, shown, cards)
    _set_turn(table, view, cards)
    _set_question(table, view, cards)
    _set_rounds(game, view)
    table.restart()
    game._sights = Sights.of(table, [(cards[place], data["seen"], data["ago"]) for place, data in shown.items()])
    game._chance = Seeded(f"{rng.getrandbits(128):032x}")
    game._imagined = True


def _shown(view: View) -> dict[str, Data]:
    """Every card of the view that has a place, by its place."""
    found: dict[str, Data] = {}
    for seat, village in enumerate(view["villages"]):
        found |= {f"{seat}.{place}": card for place, card in enumerate(village, start=1)}
    for letter, name in (("d", "discards"), ("k", "drawn"), ("t", "deck_top"), ("s", "shown")):
        found |= {f"{letter}{place}": card for place, card in enumerate(view[name], start=1)}
    if view["held"] is not None:
        found[HELD] = view["held"]
    return found


def _deal(shown: dict[str, Data], rng: Random) -> dict[str, int]:
    """A physical card for each place: any copy of a known number, anything that is left for an unknown one."""
    left = list(range(ALL_CARDS.bit_length()))
    cards: dict[str, int] = {}
    for place, card in shown.items():
        if card["number"] is not None:
            copies = [other for other in left if number(other) == card["number"]]
            cards[place] = copies[0]
            left.remove(copies[0])
    rng.shuffle(left)
    for place, card in shown.items():
        if card["number"] is None:
            cards[place] = left.pop()
    return cards


def _lay(table: IntegerFace, view: View, shown: dict[str, Data], cards: dict[str, int]) -> None:
    row, size, villages, seen = [NO_CARD] * (4 * STRIDE), [0] * 4, [0] * 4, [0] * 4
    table.pool = ALL_CARDS
    table.up = table.rotated = table.known = 0
    table.coin = NO_CARD
    for place, card in cards.items():
        data = shown[place]
        bit = 1 << card
        table.pool &= ~bit
        table.up |= bit if data["face"] == "up" else 0
        table.rotated |= bit if data["rotated"] else 0
        table.known |= bit if data["open"] else 0
        for seat in data["seen"]:
            seen[seat] |= bit
        if data["coin"]:
            table.coin = card
    for seat, village in enumerate(view["villages"]):
        size[seat] = len(village)
        for at in range(len(village)):
            card = cards[f"{seat}.{at + 1}"]
            row[seat * STRIDE + at] = card
            villages[seat] |= 1 << card
    table.row, table.size, table.village, table.seen = row, size, villages, seen
    table.deck_left = view["deck_left"]
    pile = [cards[f"d{place}"] for place in range(len(view["discards"]), 0, -1)]
    top = [cards[f"t{place}"] for place in range(len(view["deck_top"]), 0, -1)]
    beside = [cards[f"s{place}"] for place in range(1, len(view["shown"]) + 1)]
    drawn = [cards[f"k{place}"] for place in range(1, len(view["drawn"]) + 1)]
    table.pile, table.pile_size = _padded(pile, len(table.pile)), len(pile)
    table.top, table.top_size = _padded(top, len(table.top)), len(top)
    table.shown, table.shown_size = _padded(beside, len(table.shown)), len(beside)
    table.drawn, table.drawn_size = _padded(drawn, len(table.drawn)), len(drawn)
    table.held = cards.get(HELD, NO_CARD)


def _padded(cards: list[int], room: int) -> list[int]:
    return cards + [NO_CARD] * (room - len(cards))


def _mask(places: list[str], cards: dict[str, int]) -> int:
    return sum(1 << cards[place] for place in places)


def _set_turn(table: IntegerFace, view: View, cards: dict[str, int]) -> None:
    turn = view["turn"]
    table.round = view["round"] - 1 + (1 if view["over"] else 0)
    table.start = view["start"]
    table.active = view["active"]
    table.caller = NOBODY if view["call"] is None else view["call"]
    table.holder = view["token"]["holder"]
    table.power = NOBODY if view["token"]["power"] is None else view["token"]["power"]
    table.drew = turn["drew"]
    table.used_token = turn["token"]
    table.used_ability = turn["ability"]
    table.held_from = FROM_PILE if turn["taken"] else FROM_DECK
    table.used = _mask(turn["used"], cards)
    table.con_used = [_mask(used, cards) for used in turn["con"]] + [0] * (4 - table.players)
    table.gifted = _mask(turn["given"], cards)
    ward = [NO_CARD] * 4
    for guard, other in turn["wards"]:
        ward[cards[guard] & 3] = cards[other]
    table.ward = ward
    table.idle = turn["idle"]
    table.count = turn["count"]
    table.ended = turn["ended"]


def _set_question(table: IntegerFace, view: View, cards: dict[str, int]) -> None:
    asked = view["question"]
    table.phase = OVER if asked is None else ASK
    if asked is None:
        table.depth = 0
        return
    kinds = [kind if isinstance(kind, int) else KINDS[kind] for kind, _ in asked["frames"]]
    table.depth = len(kinds)
    table.kind = kinds + [0] * (len(table.kind) - len(kinds))
    table.step = [step for _, step in asked["frames"]] + [0] * (len(table.step) - len(kinds))
    table.chosen = _mask(asked["chosen"], cards)
    table.turned = _mask(asked["turned"], cards)
    table.source = cards.get(asked.get("source"), NO_CARD)
    table.about = cards.get(asked.get("about"), NO_CARD)
    table.aim = cards.get(asked.get("aim"), NO_CARD)
    picks = [cards[place] for place in asked.get("picks", ())]
    table.picks, table.picks_size = _padded(picks, len(table.picks)), len(picks)
    table.marked = _mask(asked.get("looked", []), cards)
    table.views_left = asked.get("left", 0)
    table.takers = sum(1 << seat for seat in asked.get("takers", ()))
    table.way = asked.get("way", 0)
    table.steps = asked.get("steps", 0)
    table.recipient = asked.get("recipient", NOBODY)
    table.through_blob = asked.get("blob", False)


def _set_rounds(game: Game, view: View) -> None:
    table = game._table
    sums, points, callers = [0] * 16, [0] * 16, [NOBODY] * ROUNDS
    for at, played in enumerate(view["rounds"]):
        callers[at] = NOBODY if played["call"] is None else played["call"]
        for seat, sheet in enumerate(played["seats"]):
            sums[at * 4 + seat], points[at * 4 + seat] = sheet["sum"], sheet["points"]
    table.sums, table.points, table.callers = sums, points, callers
    game._rounds = deepcopy(view["rounds"])
