"""What a seat may know of a game: its view, filled with what lies on the table and what the seat has seen."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple, TypedDict

from vermeil.games.silver_coin import moves, places
from vermeil.games.silver_coin.codes import (
    ACTION_FRAME,
    ALL_CARDS,
    ARGS,
    END_FRAME,
    EXTRA_SIDE_FRAME,
    FROM_PILE,
    GIFT_FRAME,
    HELD_FRAME,
    KEEP_FRAME,
    KEPT_SIDE_FRAME,
    LOOK_FRAME,
    MOST_GROUPS,
    NO_CARD,
    NOBODY,
    OVER,
    PLACE_FRAME,
    PUBLIC,
    REVEAL_FRAME,
    RITE_FRAME,
    ROUNDS,
    SET_FRAME,
    SINK_FRAME,
)
from vermeil.games.silver_coin.face import IntegerFace
from vermeil.games.silver_coin.views import (
    CoinQuestion,
    CoinTurn,
    Group,
    LyingCard,
    SilverCoinView,
    bits,
    number,
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
    RITE_FRAME: "rite",
    SINK_FRAME: "sink",
}


class Naming(TypedDict):
    """What only those know who have seen a card."""

    number: int | None
    name: str | None


class Lay(NamedTuple):
    """The cards that lie somewhere, by the fields that show them."""

    villages: list[list[int]]
    discards: list[int]
    drawn: list[int]
    deck_top: list[int]
    deck_bottom: list[int]
    shown: list[int]
    removed: list[int]


def public_view(game: Game, *, laid_open: bool = False) -> SilverCoinView:
    """All fields of a view, as a spectator has them; laid open, with the number of every card."""
    state = game._state
    where = places.places(state)
    lay = _lay(game)
    guarded = 0
    for seat in range(state.players):
        guarded |= state.guarded_cards(seat)
    named = ALL_CARDS if laid_open else state.known | list(state.worked_out)[PUBLIC]
    show = partial(_card, game, list(state.seen)[: state.players], guarded, named)
    return {
        "game": "silver-coin",
        "seat": None,
        "players": game.players,
        "deck": game.deck_line,
        "variants": dict(game.variants),
        "round": min(state.round + 1, ROUNDS),
        "over": game.over,
        "waiting": list(game.waiting),
        "start": state.start,
        "active": state.active,
        "call": _seat(state.caller),
        "token": {"holder": state.holder, "power": _seat(state.power)},
        "villages": [[show(card) for card in cards] for cards in lay.villages],
        "discards": [show(card) for card in lay.discards],
        "held": show(state.held) if state.held >= 0 else None,
        "drawn": [show(card) for card in lay.drawn],
        "deck_left": state.deck_left,
        "deck_face": "up" if state.deck_up else "down",
        "deck_top": [_in_deck(state, show(card)) for card in lay.deck_top],
        "deck_bottom": [_in_deck(state, show(card)) for card in lay.deck_bottom],
        "shown": [show(card) for card in lay.shown],
        "removed": [show(card) for card in lay.removed],
        "groups": [] if laid_open else _groups(state, PUBLIC, where),
        "question": _with_lifted(state, question(state, where), where, named),
        "turn": _turn(state, where),
        "rounds": game.rounds,  # a copy, as all of a view is
        "scores": list(game.scores),
        "winners": list(game.winners),
        "moves": [],
    }


def seat_view(game: Game, public: SilverCoinView, viewer: int) -> SilverCoinView:
    """The view of a seat: the public one, with the numbers of the cards that this seat has seen, and no others."""
    state = game._state
    worked_out = list(state.worked_out)
    seen = list(state.seen)[viewer] | worked_out[viewer]
    news = seen ^ (
        state.known | worked_out[PUBLIC]
    )  # the cards of which this seat knows more, or less, than the public

    def named(shown: LyingCard, card: int) -> LyingCard:
        return {**shown, **_name(game, card, seen)} if news >> card & 1 else shown

    def all_named(shown: list[LyingCard], cards: Sequence[int]) -> list[LyingCard]:
        return [named(data, card) for data, card in zip(shown, cards, strict=True)]

    lay = _lay(game)
    held = public["held"]
    return {
        **public,
        "seat": viewer,
        "villages": [all_named(*both) for both in zip(public["villages"], lay.villages, strict=True)],
        "discards": all_named(public["discards"], lay.discards),
        "held": None if held is None else named(held, state.held),
        "drawn": all_named(public["drawn"], lay.drawn),
        "deck_top": all_named(public["deck_top"], lay.deck_top),
        "deck_bottom": all_named(public["deck_bottom"], lay.deck_bottom),
        "shown": all_named(public["shown"], lay.shown),
        "removed": all_named(public["removed"], lay.removed),
        "groups": _groups(state, viewer, places.places(state)) if state.mixed else [],
        "question": _with_lifted(state, public["question"], None, seen),
        "moves": game.spellings(viewer),
    }


def _lay(game: Game) -> Lay:
    state = game._state
    return Lay(
        villages=[places.village(state, seat) for seat in range(game.players)],
        discards=places.pile(state),
        drawn=places.drawn(state),
        deck_top=places.top(state),
        deck_bottom=places.bottom(state),
        shown=places.shown(state),
        removed=places.gone(state),
    )


def _in_deck(state: IntegerFace, card: LyingCard) -> LyingCard:
    """All cards of the deck lie as it does, also those that are covered."""
    return {**card, "face": "up" if state.deck_up else "down"}


def _groups(state: IntegerFace, viewer: int, where: dict[int, str]) -> list[Group]:
    """SC-78: the groups of a viewer, in the order of the places."""
    first = viewer * MOST_GROUPS
    found: list[Group] = [
        {"places": _places(where, group), "numbers": sorted(number(card) for card in bits(among))}
        for group, among in zip(state.group[first:], state.among[first : first + state.groups[viewer]], strict=False)
    ]
    order = {place: at for at, place in enumerate(where.values())}
    return sorted(found, key=lambda group: order[group["places"][0]])


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _card(game: Game, seen: Sequence[int], guarded: int, named: int, card: int) -> LyingCard:
    """A card as the public knows it, with the number of those that are named."""
    state = game._state
    seats = [seat for seat, cards_seen in enumerate(seen) if cards_seen >> card & 1]
    return {
        "face": "up" if state.up >> card & 1 else "down",
        **_name(game, card, named),
        "rotated": bool(state.rotated >> card & 1),
        "coin": state.coin == card,
        "guarded": bool(guarded >> card & 1),
        "seen": seats,
        "ago": [game._sights.ago(seat, card) for seat in seats],
        "open": bool(state.known >> card & 1),
    }


def _name(game: Game, card: int, known: int) -> Naming:
    if not known >> card & 1:
        return {"number": None, "name": None}
    return {"number": number(card), "name": game.deck.cards[number(card)].name}


def question(state: IntegerFace, where: dict[int, str]) -> CoinQuestion | None:
    """What is asked: the frames from the bottom, and what they are about. None when the game is over."""
    if state.phase == OVER:
        return None
    frames = list(state.kind[: state.depth])
    asked: CoinQuestion = {
        "frames": [[QUESTIONS.get(kind, kind), state.step[at]] for at, kind in enumerate(frames)],
        "chosen": _places(where, state.chosen),
        "turned": _places(where, state.turned),
    }
    if frames[0] < LOOK_FRAME:
        # Only here, since outside a card's own question these numbers are left over from whatever was asked before.
        asked |= {
            "about": where.get(state.about),
            "aim": where.get(state.aim),
            "picks": [where[card] for card in state.picks[: state.picks_size]],
            "looked": _places(where, state.marked),
            "left": state.views_left,
            "takers": bits(state.takers),
            "way": state.way,
            "steps": state.steps,
            "blob": bool(state.through_blob),
            "marksman": where.get(state.marksman),
        }
        if state.recipient != NOBODY:
            asked["recipient"] = state.recipient
    if frames[-1] == SINK_FRAME:
        asked["wish"] = _wish(state, where)
    if (frames[-2] if frames[-1] == SINK_FRAME else frames[-1]) < LOOK_FRAME:
        asked["source"] = where.get(state.source)
    return asked


def _with_lifted(
    state: IntegerFace, asked: CoinQuestion | None, where: dict[int, str] | None, known: int
) -> CoinQuestion | None:
    """A question with what is known of Lycans' help to whoever knows these cards."""
    if asked is None or not (lifted := state.lifted_cards()):
        return asked
    told: CoinQuestion = {**asked}
    told.pop("lifted", None)
    if not state.chosen & ~known:
        told["lifted"] = _places(where or places.places(state), lifted)
    return told


def _wish(state: IntegerFace, where: dict[int, str]) -> str:
    """The move that waits for the answer where its discard goes."""
    verb, arg = divmod(state.wish, ARGS)
    word = moves.CARD_VERBS.get(verb)
    return moves.WORD_VERBS[verb, arg] if word is None else f"{word}:{where[arg]}"


def _places(where: dict[int, str], cards: int) -> list[str]:
    return [place for card, place in where.items() if cards >> card & 1] if cards else []


def _turn(state: IntegerFace, where: dict[int, str]) -> CoinTurn:
    """What limits this turn and the round: marks of abilities that have been used, and how long nobody drew."""
    con_used = list(state.con_used)
    told = ~state.mixed | state.up  # where a shuffled card with a mark lies is not to be seen
    return {
        "drew": bool(state.drew),
        "token": bool(state.used_token),
        "ability": bool(state.used_ability),
        "taken": state.held >= 0 and state.held_from == FROM_PILE,
        "used": _places(where, state.used & told),
        "con": [_places(where, con_used[seat] & told) for seat in range(state.players)],
        "given": _places(where, state.gifted),
        "wards": _wards(state, where),
        "laid": [where[card] for card in state.laid[: state.laid_size]],
        "morticians": _places(where, state.diggers & told),
        "sunk": _places(where, state.sunk & told),
        "idle": state.idle,
        "count": state.count,
        "ended": bool(state.ended),
    }


def _wards(state: IntegerFace, where: dict[int, str]) -> list[list[str]]:
    """Bodyguards and the cards they have named, in the order of the places."""
    ward, guards = list(state.ward), state.guards
    return [
        [place, where[ward[card & 3]]]
        for card, place in where.items()
        if guards >> card & 1 and ward[card & 3] != NO_CARD
    ]
