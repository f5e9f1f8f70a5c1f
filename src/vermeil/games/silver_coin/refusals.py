"""Why not: the rule that forbids a move, and the sentence with which it is refused.

The engine says no; here only the reason is looked for. No sentence may tell more than the seat knows: it speaks of
places, faces and marks, which are public, and of numbers only where everybody sees them or the seat holds them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from vermeil.core.contract import Move
from vermeil.core.phrases import Phrase, phrase
from vermeil.core.refusals import Refusal, refused
from vermeil.games.silver_coin import codes
from vermeil.games.silver_coin.abilities import rules as card_rules
from vermeil.games.silver_coin.codes import (
    ACTION_FRAME,
    CALL_LIMIT,
    END_FRAME,
    EXTRA_SIDE_FRAME,
    FROM_PILE,
    GIFT_FRAME,
    HELD_FRAME,
    KEEP_FRAME,
    KEPT_SIDE_FRAME,
    LOOK_FRAME,
    OVER,
    PLACE_FRAME,
    REVEAL_FRAME,
    RITE_FRAME,
    SET_FRAME,
    SINK_FRAME,
)
from vermeil.games.silver_coin.face import IntegerFace
from vermeil.games.silver_coin.moves import Nth, OnCard, OnDiscard, OnSeat, Peek, ability_words, verb_of
from vermeil.games.silver_coin.state import Card
from vermeil.games.silver_coin.story import name_of
from vermeil.games.silver_coin.views import bits, number

if TYPE_CHECKING:
    from vermeil.games.silver_coin.game import Game

# What each of the turn's own questions asks for.
ASKED = {
    LOOK_FRAME: ("SC-3", "refused-sc-look-first"),
    ACTION_FRAME: ("SC-10", "refused-sc-act-now"),
    KEEP_FRAME: ("SC-61", "refused-sc-keep-now"),
    HELD_FRAME: ("SC-10", "refused-sc-hold"),
    SET_FRAME: ("SC-21", "refused-sc-choose-set"),
    REVEAL_FRAME: ("SC-14", "refused-sc-turned-up"),
    PLACE_FRAME: ("SC-21", "refused-sc-choose-place"),
    KEPT_SIDE_FRAME: ("SC-22", "refused-sc-kept-end"),
    EXTRA_SIDE_FRAME: ("SC-22", "refused-sc-extra-end"),
    END_FRAME: ("SC-14", "refused-sc-end-now"),
    GIFT_FRAME: ("SC-30", "refused-sc-gift-now"),
    RITE_FRAME: ("SC-74", "refused-sc-rite-now"),
    SINK_FRAME: ("SC-73", "refused-sc-sink-now"),
}
# The rule of an answer to a question of the turn's own, or of a card that has no rule for itself.
RULES = {
    codes.SWAP: "SC-20",
    codes.SET: "SC-21",
    codes.PLACE: "SC-21",
    codes.TOKEN: "SC-33",
    codes.LOOK: "SC-5",
}
OWN = {codes.SWAP, codes.SET, codes.PLACE, codes.TOKEN, codes.ROTATE, codes.TOSS, codes.GIVE, codes.NAME}
FACE_UP = {codes.HIDE, codes.REMOVE, codes.USE_CARD}
FACE_DOWN = {codes.SHOW, codes.LOOK}


def idle(game: Game, seat: int) -> Refusal:
    """Why a seat has nothing to decide now."""
    if game.over:
        return refused("SC-34", "refused-sc-over", who=seat)
    return refused("SC-4", "refused-sc-another-decides", who=game.waiting[0], whom=seat)


def refusal(game: Game, seat: int, move: Move) -> Refusal:
    """Why the seat that must decide may not decide this."""
    state = game._state
    verb = verb_of(move)
    kind = state.kind[state.depth - 1]
    reason = None
    if isinstance(move, OnCard):
        reason = _card(game, seat, move, verb)
    elif isinstance(move, OnDiscard):
        reason = _discard(game, move, verb)
    elif isinstance(move, OnSeat):
        reason = _village(game, seat, move, verb)
    elif isinstance(move, Peek) and kind == LOOK_FRAME:
        reason = refused("SC-3", "refused-sc-look-at-own", who=move.seat)
    elif isinstance(move, Nth) and kind == RITE_FRAME:
        reason = _rite(move, verb)
    elif isinstance(move, Nth) and kind in {ACTION_FRAME, KEEP_FRAME}:
        reason = _nth(state, move, verb)
    elif kind == ACTION_FRAME:
        reason = _action(state, seat, verb)
    elif kind == HELD_FRAME:
        reason = _held(game, verb)
    elif kind == SET_FRAME and verb == codes.TURN:
        reason = refused("SC-21", "refused-sc-set-of-two")
    return reason or asked(game)


def rule_of(game: Game, verb: int) -> str:
    """The rule that says what may be answered: that of the card whose question it is, or the verb's own."""
    kind = game._state.kind[game._state.depth - 1]
    if kind < LOOK_FRAME:
        card = game.deck.cards[kind]
        found = card_rules().get(card.word)
        if found:
            return found
    return RULES.get(verb, "SC-15")


def asked(game: Game) -> Refusal:
    """What the question is, when a move answers another one."""
    state = game._state
    kind = state.kind[state.depth - 1]
    if state.phase == OVER:
        return refused("SC-34", "refused-over")
    if kind in ASKED:
        return refused(*ASKED[kind])
    card = game.deck.cards[kind]
    return refused(
        "SC-15", "refused-sc-card-asks", card=_named(card), text=phrase(f"sc-does-{card.deck}-{card.number}")
    )


def _named(card: Card) -> Phrase:
    """A card by its name."""
    return name_of(card.deck, card.number)


def _action(state: IntegerFace, seat: int, verb: int) -> Refusal | None:
    if verb == codes.CALL:
        return _call(state, seat)
    if verb == codes.TAKE:
        if not state.pile_size:
            return refused("SC-19", "refused-sc-pile-empty")
        return refused("SC-19", "refused-sc-nothing-to-exchange")
    if verb in {codes.DISCARD, codes.USE}:
        return refused("SC-10", "refused-sc-draw-first")
    if verb == codes.END:
        return refused("SC-10", "refused-sc-act-first")
    return None


def _call(state: IntegerFace, seat: int) -> Refusal:
    if state.caller >= 0:
        return refused("SC-12", "refused-sc-called-already", who=state.caller)
    if state.size[seat] > CALL_LIMIT:
        return refused("SC-12", "refused-sc-too-many-to-call", count=state.size[seat], most=CALL_LIMIT)
    if state.used_token:
        return refused("SC-12", "refused-sc-token-used")
    return refused("SC-12", "refused-sc-quiet-call")


def _held(game: Game, verb: int) -> Refusal | None:
    state = game._state
    if verb in {codes.DISCARD, codes.USE} and state.held_from == FROM_PILE:
        return refused("SC-11", "refused-sc-exchange-taken")
    if verb == codes.USE:
        card = game.deck.cards[number(state.held)]
        if not card.powers & codes.ON_DISCARD:
            return refused("SC-15", "refused-sc-no-discard-ability", card=_named(card))
        return refused("SC-15", "refused-sc-no-target", card=_named(card))
    return None


def _rite(move: Nth, verb: int) -> Refusal | None:
    return refused("SC-74", "refused-sc-no-rite", place=move.n) if verb == codes.RITE else None


def _nth(state: IntegerFace, move: Nth, verb: int) -> Refusal | None:
    if verb == codes.DRAW:
        if not state.deck_left + state.top_size + state.bottom_size:
            return refused("SC-17", "refused-sc-deck-empty")
        return refused("SC-61", "refused-sc-draw-count", count=move.n)
    if verb == codes.SHOWN:
        return refused("SC-61", "refused-sc-no-shown", place=move.n)
    if verb == codes.KEEP and state.kind[state.depth - 1] == KEEP_FRAME:
        return refused("SC-61", "refused-sc-drawn-count", count=state.drawn_size)
    return None


def _discard(game: Game, move: OnDiscard, verb: int) -> Refusal | None:
    state = game._state
    kind = state.kind[state.depth - 1]
    from_pile = {codes.TAKE_AT, codes.USE_AT} & set(state.verbs[: state.offers])
    if kind != ACTION_FRAME if verb == codes.BLOB else not from_pile:
        return None
    rule = "SC-44" if verb == codes.BLOB else rule_of(game, verb)
    if move.depth > state.pile_size:
        return refused("SC-19", "refused-sc-no-discard", place=move.depth, count=state.pile_size)
    card = state.pile[state.pile_size - move.depth]
    if verb == codes.BLOB:
        faces = bits(state.village[state.active] & state.up & state.box.as_action)
        blobs = sum(game.deck.cards[number(blob)].word == move.word for blob in faces)
        if move.depth > blobs:
            return refused("SC-44", "refused-sc-too-few-blobs", count=blobs, spot=f"d{move.depth}")
    if verb != codes.TAKE_AT:
        if not state.up >> card & 1:
            return refused(rule, "refused-sc-discard-face-down", spot=f"d{move.depth}")
        unit = game.deck.cards[number(card)]
        if not unit.powers & codes.ON_DISCARD:
            return refused(rule, "refused-sc-no-pile-ability", card=_named(unit))
    return refused(rule, "refused-sc-out-of-reach", spot=f"d{move.depth}")


def _village(game: Game, seat: int, move: OnSeat, verb: int) -> Refusal | None:
    state = game._state
    kind = state.kind[state.depth - 1]
    if kind >= LOOK_FRAME:
        return None
    if move.seat >= state.players:
        return refused("SC-2", "refused-sc-no-seat", seat=move.seat, players=state.players)
    if verb == codes.TO and move.seat == seat:
        return refused("SC-40", "refused-sc-gift-to-self")
    if verb == codes.VILLAGE:
        if game.deck.cards[kind].word == "thing":
            return refused("SC-78", "refused-sc-nothing-to-shuffle", who=move.seat)
        return refused("SC-35", "refused-sc-nothing-to-look-at", who=move.seat)
    return None


def _card(game: Game, seat: int, move: OnCard, verb: int) -> Refusal | None:
    state = game._state
    spot = f"{move.seat}.{move.place}"
    card = state.card_at(move.seat, move.place - 1)
    if card < 0:
        count = state.size[move.seat] if move.seat < state.players else 0
        return refused("SC-3", "refused-sc-no-card", spot=spot, count=count)
    if move.word in ability_words() and verb in {codes.FREE, codes.CLOSE, codes.GIFT}:
        return _ability(game, seat, move, card)
    if not _is_asked(state, verb):
        return None
    return _target(game, seat, verb, spot, card)


def _is_asked(state: IntegerFace, verb: int) -> bool:
    """Whether the question has answers with this verb, so that only the card can be the wrong one."""
    if verb == codes.TOKEN:
        return state.kind[state.depth - 1] in {ACTION_FRAME, END_FRAME}
    if verb == codes.SET and state.kind[state.depth - 1] == SET_FRAME:
        return True
    if verb == codes.TOSS:
        verb = codes.ROTATE  # the same question, and there is always something to rotate
    return verb in state.verbs[: state.offers]


def _target(game: Game, seat: int, verb: int, spot: str, card: int) -> Refusal:  # noqa: PLR0911 - a list of reasons
    state = game._state
    rule = rule_of(game, verb)
    if verb == codes.TOKEN and state.power != seat:
        return refused("SC-33", "refused-sc-no-token")
    if (verb in OWN or _hunts(state, verb)) and not state.village[seat] >> card & 1:
        return refused(rule, "refused-sc-not-yours", spot=spot)
    if card == state.coin:
        return refused("SC-35", "refused-sc-coin", spot=spot)
    if not state.touchable() >> card & 1:
        return refused("SC-62", "refused-sc-bodyguard", spot=spot)
    if verb in FACE_UP and not state.up >> card & 1:
        return refused(rule, "refused-sc-face-down", spot=spot)
    if verb in FACE_DOWN and state.up >> card & 1:
        return refused(rule, "refused-sc-face-up", spot=spot)
    if verb in {codes.USE_CARD, codes.TOSS}:
        return _no_use(game, spot, card) if verb == codes.USE_CARD else _toss(state, spot, card)
    if verb == codes.SET:
        return refused("SC-21", "refused-sc-set-order")
    if verb == codes.PLACE:
        return refused("SC-21", "refused-sc-not-freed", spot=spot)
    return refused(rule, "refused-sc-not-here", spot=spot)


def _hunts(state: IntegerFace, verb: int) -> bool:
    """SC-70: a Hunter's prey is an own card, face up or face down."""
    return verb == codes.REMOVE and bool(state.ended)


def _no_use(game: Game, spot: str, card: int) -> Refusal:
    """SC-79: why a Marksman may not use a face-up card."""
    unit = game.deck.cards[number(card)]
    if not unit.powers & codes.ON_DISCARD:
        return refused("SC-79", "refused-sc-no-village-ability", spot=spot, card=_named(unit))
    return refused("SC-15", "refused-sc-no-target", card=_named(unit))


def _toss(state: IntegerFace, spot: str, card: int) -> Refusal:
    if not state.rotated >> card & 1:
        return refused("SC-42", "refused-sc-upright", spot=spot)
    if state.chosen >> card & 1 or card in state.picks[: state.picks_size]:
        return refused("SC-14", "refused-sc-chosen", spot=spot)
    return refused("SC-19", "refused-sc-last-to-exchange", spot=spot)


def _ability(game: Game, seat: int, move: OnCard, card: int) -> Refusal | None:
    state = game._state
    spot = f"{move.seat}.{move.place}"
    if move.seat != seat or not state.up >> card & 1 or game.deck.cards[number(card)].word != move.word:
        return refused("SC-14", "refused-sc-no-such-ability", spot=spot, word=repr(move.word))
    unit = game.deck.cards[number(card)]
    if (state.used | state.con_used[seat] | state.gifted) >> card & 1:
        return refused("SC-15", "refused-sc-used-already", card=_named(unit))
    if card == state.coin and not unit.powers & codes.BEFORE_SCORING:
        return refused("SC-35", "refused-sc-protected", spot=spot)
    if unit.powers & codes.AT_TURN_END and state.kind[state.depth - 1] == END_FRAME and state.ends_now():
        return refused("SC-17", "refused-sc-last-turn")
    return None
