"""Worlds: whole games that look to a seat just like its view, with every unseen card dealt again."""

from __future__ import annotations

from itertools import chain
from random import Random
from typing import TYPE_CHECKING

from vermeil.core.chance import Seeded
from vermeil.games.silver_coin.codes import (
    ALL_CARDS,
    ARGS,
    ASK,
    FROM_DECK,
    FROM_PILE,
    MOST_GROUPS,
    NO_CARD,
    NOBODY,
    OVER,
    PUBLIC,
    ROUNDS,
    STRIDE,
)
from vermeil.games.silver_coin.face import IntegerFace
from vermeil.games.silver_coin.moves import OnCard, parse, verb_of
from vermeil.games.silver_coin.places import HELD
from vermeil.games.silver_coin.showing import QUESTIONS
from vermeil.games.silver_coin.sights import Sights
from vermeil.games.silver_coin.views import STACKS, Group, LyingCard, SilverCoinView, copied, number

if TYPE_CHECKING:
    from vermeil.games.silver_coin.game import Game

KINDS = {word: kind for kind, word in QUESTIONS.items()}


def imagine(game: Game, view: SilverCoinView, rng: Random) -> None:
    """Turn a game that has only been set up into a world of the view."""
    state = game._state
    shown = _shown(view)
    cards = _deal(shown, view["groups"], rng)
    _lay(state, view, shown, cards)
    _set_groups(state, view, shown, cards)
    _set_turn(state, view, cards)
    _set_question(state, view, cards)
    _set_rounds(game, view)
    state.restart()
    game._sights = Sights.of(state, [(cards[place], data["seen"], data["ago"]) for place, data in shown.items()])
    game._chance = Seeded(f"{rng.getrandbits(128):032x}")
    game._imagined = True


def _shown(view: SilverCoinView) -> dict[str, LyingCard]:
    """Every card of the view that has a place, by its place."""
    found: dict[str, LyingCard] = {}
    for seat, village in enumerate(view["villages"]):
        found |= {f"{seat}.{place}": card for place, card in enumerate(village, start=1)}
    for letter, name in STACKS.items():
        found |= {f"{letter}{place}": card for place, card in enumerate(view[name], start=1)}
    if view["held"] is not None:
        found[HELD] = view["held"]
    return found


def _deal(shown: dict[str, LyingCard], groups: list[Group], rng: Random) -> dict[str, int]:
    """A physical card for each place: any copy of a known number, anything that is left for an unknown one.

    What is known to be in a group lies anywhere in it (SC-78).
    """
    copies: dict[int, list[int]] = {}
    for card in reversed(range(ALL_CARDS.bit_length())):
        copies.setdefault(number(card), []).append(card)
    cards = {place: copies[data["number"]].pop() for place, data in shown.items() if data["number"] is not None}
    for group in groups:
        for place, known in zip(rng.sample(group["places"], len(group["numbers"])), group["numbers"], strict=True):
            cards[place] = copies[known].pop()
    left = sorted(chain.from_iterable(copies.values()))
    rng.shuffle(left)
    for place, data in shown.items():
        if data["number"] is None and place not in cards:
            cards[place] = left.pop()
    return cards


def _lay(state: IntegerFace, view: SilverCoinView, shown: dict[str, LyingCard], cards: dict[str, int]) -> None:
    row, size, villages, seen = [NO_CARD] * (4 * STRIDE), [0] * 4, [0] * 4, [0] * 4
    state.pool = ALL_CARDS
    state.up = state.rotated = state.known = 0
    state.coin = NO_CARD
    for place, card in cards.items():
        data = shown[place]
        bit = 1 << card
        state.pool &= ~bit
        covered = place[0] == "b" or (place[0] == "t" and place != "t1")  # it lies as the deck does, but is not seen
        state.up |= bit if data["face"] == "up" and not covered else 0
        state.rotated |= bit if data["rotated"] else 0
        state.known |= bit if data["open"] else 0
        for seat in data["seen"]:
            seen[seat] |= bit
        if data["coin"]:
            state.coin = card
    for seat, village in enumerate(view["villages"]):
        size[seat] = len(village)
        for at in range(len(village)):
            card = cards[f"{seat}.{at + 1}"]
            row[seat * STRIDE + at] = card
            villages[seat] |= 1 << card
    state.row, state.size, state.village, state.seen = row, size, villages, seen
    state.deck_left = view["deck_left"]
    pile = [cards[f"d{place}"] for place in range(len(view["discards"]), 0, -1)]
    top = [cards[f"t{place}"] for place in range(len(view["deck_top"]), 0, -1)]
    beside = [cards[f"s{place}"] for place in range(1, len(view["shown"]) + 1)]
    drawn = [cards[f"k{place}"] for place in range(1, len(view["drawn"]) + 1)]
    bottom = [cards[f"b{place}"] for place in range(len(view["deck_bottom"]), 0, -1)]
    gone = [cards[f"x{place}"] for place in range(1, len(view["removed"]) + 1)]
    state.bottom, state.bottom_size = _padded(bottom, len(state.bottom)), len(bottom)
    state.gone, state.gone_size = _padded(gone, len(state.gone)), len(gone)
    state.deck_up = view["deck_face"] == "up"
    state.pile, state.pile_size = _padded(pile, len(state.pile)), len(pile)
    state.top, state.top_size = _padded(top, len(state.top)), len(top)
    state.shown, state.shown_size = _padded(beside, len(state.shown)), len(beside)
    state.drawn, state.drawn_size = _padded(drawn, len(state.drawn)), len(drawn)
    state.held = cards.get(HELD, NO_CARD)


def _set_groups(state: IntegerFace, view: SilverCoinView, shown: dict[str, LyingCard], cards: dict[str, int]) -> None:
    """SC-78: what the viewer knows of shuffled cards; what the others know of them is not in the view."""
    viewer = PUBLIC if view["seat"] is None else view["seat"]
    groups, among = [0] * len(state.group), [0] * len(state.among)
    for at, group in enumerate(view["groups"], start=viewer * MOST_GROUPS):
        here = [cards[place] for place in group["places"]]
        groups[at] = sum(1 << card for card in here)
        for known in group["numbers"]:
            card = next(card for card in here if number(card) == known and not among[at] >> card & 1)
            among[at] |= 1 << card
    worked_out, sizes = [0] * len(state.worked_out), [0] * len(state.groups)
    sizes[viewer] = len(view["groups"])
    for place, card in cards.items():
        data = shown[place]
        saw = data["open"] if viewer == PUBLIC else viewer in data["seen"]
        if data["number"] is not None and not saw:
            worked_out[viewer] |= 1 << card
    state.group, state.among, state.groups, state.worked_out = groups, among, sizes, worked_out
    state.mixed = sum(groups) | worked_out[viewer]
    state.shuffles = 1 if state.mixed else 0


def _padded(cards: list[int], room: int) -> list[int]:
    return cards + [NO_CARD] * (room - len(cards))


def _card(place: str | None, cards: dict[str, int]) -> int:
    return NO_CARD if place is None else cards[place]


def _mask(places: list[str], cards: dict[str, int]) -> int:
    return sum(1 << cards[place] for place in places)


def _set_turn(state: IntegerFace, view: SilverCoinView, cards: dict[str, int]) -> None:
    turn = view["turn"]
    state.round = view["round"] - 1 + (1 if view["over"] else 0)
    state.start = view["start"]
    state.active = view["active"]
    state.caller = NOBODY if view["call"] is None else view["call"]
    state.holder = view["token"]["holder"]
    state.power = NOBODY if view["token"]["power"] is None else view["token"]["power"]
    state.drew = turn["drew"]
    state.used_token = turn["token"]
    state.used_ability = turn["ability"]
    state.held_from = FROM_PILE if turn["taken"] else FROM_DECK
    state.used = _mask(turn["used"], cards)
    state.con_used = [_mask(used, cards) for used in turn["con"]] + [0] * (4 - state.players)
    state.gifted = _mask(turn["given"], cards)
    ward = [NO_CARD] * 4
    for guard, other in turn["wards"]:
        ward[cards[guard] & 3] = cards[other]
    state.ward = ward
    laid = [cards[place] for place in turn["laid"]]
    state.laid, state.laid_size = _padded(laid, len(state.laid)), len(laid)
    state.diggers = _mask(turn["morticians"], cards)
    state.sunk = _mask(turn["sunk"], cards)
    state.idle = turn["idle"]
    state.count = turn["count"]
    state.ended = turn["ended"]


def _set_question(state: IntegerFace, view: SilverCoinView, cards: dict[str, int]) -> None:
    asked = view["question"]
    state.phase = OVER if asked is None else ASK
    if asked is None:
        state.depth = 0
        return
    kinds = [kind if isinstance(kind, int) else KINDS[kind] for kind, _ in asked["frames"]]
    steps = [int(step) for _, step in asked["frames"]]
    state.depth = len(kinds)
    state.kind = kinds + [0] * (len(state.kind) - len(kinds))
    state.step = steps + [0] * (len(state.step) - len(steps))
    state.chosen = _mask(asked["chosen"], cards)
    state.turned = _mask(asked["turned"], cards)
    state.source = _card(asked.get("source"), cards)
    state.about = _card(asked.get("about"), cards)
    state.aim = _card(asked.get("aim"), cards)
    picks = [cards[place] for place in asked.get("picks", ())]
    state.picks, state.picks_size = _padded(picks, len(state.picks)), len(picks)
    state.marked = _mask(asked.get("looked", []), cards)
    state.views_left = asked.get("left", 0)
    state.takers = sum(1 << seat for seat in asked.get("takers", ()))
    state.way = asked.get("way", 0)
    state.steps = asked.get("steps", 0)
    state.recipient = asked.get("recipient", NOBODY)
    state.through_blob = asked.get("blob", False)
    state.marksman = _card(asked.get("marksman"), cards)
    if "wish" in asked:
        wish = parse(asked["wish"])
        arg = cards[f"{wish.seat}.{wish.place}"] if isinstance(wish, OnCard) else 0
        state.wish = verb_of(wish) * ARGS + arg


def _set_rounds(game: Game, view: SilverCoinView) -> None:
    state = game._state
    sums, points, callers = [0] * 16, [0] * 16, [NOBODY] * ROUNDS
    for at, played in enumerate(view["rounds"]):
        callers[at] = NOBODY if played["call"] is None else played["call"]
        for seat, sheet in enumerate(played["seats"]):
            sums[at * 4 + seat], points[at * 4 + seat] = sheet["sum"], sheet["points"]
    state.sums, state.points, state.callers = sums, points, callers
    game._rounds = copied(view["rounds"])
