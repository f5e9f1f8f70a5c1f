"""Why not: the sentence with which a move is refused, and the rule that forbids it.

The engine says no; here only the reason is looked for. No sentence may tell more than the seat knows: it speaks of
places, faces and marks, which are public, and of numbers only where everybody sees them or the seat holds them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from vermeil.core.contract import Move
from vermeil.games.silver_coin import words
from vermeil.games.silver_coin.abilities import rules as card_rules
from vermeil.games.silver_coin.engine import Table
from vermeil.games.silver_coin.moves import Nth, OnCard, OnDiscard, OnSeat, Peek, ability_words, verb_of
from vermeil.games.silver_coin.views import bits, number
from vermeil.games.silver_coin.words import (
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
    SET_FRAME,
)

if TYPE_CHECKING:
    from vermeil.games.silver_coin.game import Game

# What each of the turn's own questions asks for.
ASKED = {
    LOOK_FRAME: "SC-3: first look at two of your own cards, as in peek:0.1,0.2",
    ACTION_FRAME: "SC-10: draw, take the top discard, call, or use a Blob",
    KEEP_FRAME: "SC-61: choose which of the drawn cards you keep",
    HELD_FRAME: "SC-10: say what happens to the card you hold",
    SET_FRAME: "SC-21: choose more cards for the exchange, or turn the chosen ones up",
    REVEAL_FRAME: "SC-14: the chosen cards are turned up; go on, or use a free ability",
    PLACE_FRAME: "SC-21: choose which of the freed places the new card takes",
    KEPT_SIDE_FRAME: "SC-22: choose the end of your row for the card you keep",
    EXTRA_SIDE_FRAME: "SC-22: choose the end of your row for the additional card",
    END_FRAME: "SC-14: your action is done; end the turn, or use what works at its end",
    GIFT_FRAME: "SC-30: the round is over; use a Regifter, or pass",
}
# The rule of an answer to a question of the turn's own, or of a card that has no rule for itself.
RULES = {
    words.SWAP: "SC-20",
    words.SET: "SC-21",
    words.PLACE: "SC-21",
    words.TOKEN: "SC-33",
    words.LOOK: "SC-5",
}
OWN = {words.SWAP, words.SET, words.PLACE, words.TOKEN, words.ROTATE, words.TOSS, words.GIVE, words.NAME}
FACE_UP = {words.HIDE, words.REMOVE}
FACE_DOWN = {words.SHOW, words.LOOK}


def idle(game: Game, seat: int) -> str:
    """Why a seat has nothing to decide now."""
    if game.over:
        return f"SC-34: the game is over, seat {seat} has nothing to decide"
    return f"SC-4: it is seat {game.waiting[0]}'s turn to decide, not seat {seat}'s"


def refusal(game: Game, seat: int, move: Move) -> str:
    """Why the seat that must decide may not decide this."""
    table = game._table
    verb = verb_of(move)
    kind = table.kind[table.depth - 1]
    reason = None
    if isinstance(move, OnCard):
        reason = _card(game, seat, move, verb)
    elif isinstance(move, OnDiscard):
        reason = _discard(game, move, verb)
    elif isinstance(move, OnSeat):
        reason = _village(table, seat, move, verb)
    elif isinstance(move, Peek) and kind == LOOK_FRAME:
        reason = f"SC-3: you look at two of your own cards, seat {move.seat} does at its own"
    elif isinstance(move, Nth) and kind in {ACTION_FRAME, KEEP_FRAME}:
        reason = _nth(table, move, verb)
    elif kind == ACTION_FRAME:
        reason = _action(table, seat, verb)
    elif kind == HELD_FRAME:
        reason = _held(game, verb)
    elif kind == SET_FRAME and verb == words.TURN:
        reason = "SC-21: an exchange of several needs two chosen cards or more"
    return reason or asked(game)


def rule_of(game: Game, verb: int) -> str:
    """The rule that says what may be answered: that of the card whose question it is, or the verb's own."""
    kind = game._table.kind[game._table.depth - 1]
    if kind < LOOK_FRAME:
        card = game.deck.cards[kind]
        found = card_rules().get(card.word)
        if found:
            return found
    return RULES.get(verb, "SC-15")


def asked(game: Game) -> str:
    """What the question is, when a move answers another one."""
    table = game._table
    kind = table.kind[table.depth - 1]
    if table.phase == OVER:
        return "SC-34: the game is over"
    if kind in ASKED:
        return ASKED[kind]
    card = game.deck.cards[kind]
    return f"SC-15: answer the question of the {card.name}: {card.text}"


def _action(table: Table, seat: int, verb: int) -> str | None:
    if verb == words.CALL:
        return _call(table, seat)
    if verb == words.TAKE:
        if not table.pile_size:
            return "SC-19: the pile is empty, there is nothing to take"
        return "SC-19: you have no card that a taken one could be exchanged for"
    if verb in {words.DISCARD, words.USE}:
        return "SC-10: you hold no card yet; draw first"
    if verb == words.END:
        return "SC-10: choose an action before the turn can end"
    return None


def _call(table: Table, seat: int) -> str:
    if table.caller >= 0:
        return f"SC-12: seat {table.caller} has called already, there is one call in a round"
    if table.size[seat] > CALL_LIMIT:
        return f"SC-12: you have {table.size[seat]} cards; a call needs {CALL_LIMIT} or fewer"
    if table.used_token:
        return "SC-12: the token was used in this turn, so you can't call in it"
    return "SC-12: an ability was used in this turn, so you can't call in it (variant quiet_call)"


def _held(game: Game, verb: int) -> str | None:
    table = game._table
    if verb in {words.DISCARD, words.USE} and table.held_from == FROM_PILE:
        return "SC-11: a taken card must be exchanged, its ability is not used"
    if verb == words.USE:
        card = game.deck.cards[number(table.held)]
        if not card.powers & words.ON_DISCARD:
            return f"SC-15: the {card.name} does nothing when it is discarded"
        return f"SC-15: the {card.name} has no target now"
    return None


def _nth(table: Table, move: Nth, verb: int) -> str | None:
    if verb == words.DRAW:
        if not table.deck_left + table.top_size:
            return "SC-17: the deck is empty"
        return (
            f"SC-61: you can't draw {move.n} cards: one, and one more for each face-up Rascal, as far as the deck goes"
        )
    if verb == words.SHOWN:
        return f"SC-61: there is no shown card {move.n} beside the deck"
    if verb == words.KEEP and table.kind[table.depth - 1] == KEEP_FRAME:
        return f"SC-61: there are {table.drawn_size} drawn cards to choose from"
    return None


def _discard(game: Game, move: OnDiscard, verb: int) -> str | None:
    table = game._table
    kind = table.kind[table.depth - 1]
    from_pile = {words.TAKE_AT, words.USE_AT} & set(table.verbs[: table.offers])
    if kind != ACTION_FRAME if verb == words.BLOB else not from_pile:
        return None
    rule = "SC-44" if verb == words.BLOB else rule_of(game, verb)
    if move.depth > table.pile_size:
        return f"SC-19: there is no discard {move.depth}, the pile has {table.pile_size}"
    card = table.pile[table.pile_size - move.depth]
    if verb == words.BLOB:
        faces = bits(table.village[table.active] & table.up & table.box.as_action)
        blobs = sum(game.deck.cards[number(blob)].word == move.word for blob in faces)
        if move.depth > blobs:
            return f"SC-44: you have {blobs} face-up Blobs, so d{move.depth} is out of reach"
    if verb != words.TAKE_AT:
        if not table.up >> card & 1:
            return f"{rule}: d{move.depth} lies face down and can't be used"
        unit = game.deck.cards[number(card)]
        if not unit.powers & words.ON_DISCARD:
            return f"{rule}: the {unit.name} has no ability that works from the pile"
    return f"{rule}: d{move.depth} is out of reach, or has no target now"


def _village(table: Table, seat: int, move: OnSeat, verb: int) -> str | None:
    kind = table.kind[table.depth - 1]
    if kind >= LOOK_FRAME:
        return None
    if move.seat >= table.players:
        return f"SC-2: there is no seat {move.seat} among {table.players}"
    if verb == words.TO and move.seat == seat:
        return "SC-40: a gift goes to another player"
    if verb == words.VILLAGE:
        return f"SC-35: seat {move.seat} has no face-down card that may be looked at"
    return None


def _card(game: Game, seat: int, move: OnCard, verb: int) -> str | None:
    table = game._table
    spot = f"{move.seat}.{move.place}"
    card = table.card_at(move.seat, move.place - 1)
    if card < 0:
        count = table.size[move.seat] if move.seat < table.players else 0
        return f"SC-3: there is no card {spot}, that village has {count}"
    if move.word in ability_words() and verb in {words.FREE, words.CLOSE, words.GIFT}:
        return _ability(game, seat, move, card)
    if not _is_asked(table, verb):
        return None
    return _target(game, seat, verb, spot, card)


def _is_asked(table: Table, verb: int) -> bool:
    """Whether the question has answers with this verb, so that only the card can be the wrong one."""
    if verb == words.TOKEN:
        return table.kind[table.depth - 1] in {ACTION_FRAME, END_FRAME}
    if verb == words.SET and table.kind[table.depth - 1] == SET_FRAME:
        return True
    if verb == words.TOSS:
        verb = words.ROTATE  # the same question, and there is always something to rotate
    return verb in table.verbs[: table.offers]


def _target(game: Game, seat: int, verb: int, spot: str, card: int) -> str:  # noqa: PLR0911 - a list of reasons
    table = game._table
    rule = rule_of(game, verb)
    if verb == words.TOKEN and table.power != seat:
        return "SC-33: you have no unused token with a power in this round"
    if verb in OWN and not table.village[seat] >> card & 1:
        return f"{rule}: {spot} is not one of your own cards"
    if card == table.coin:
        return f"SC-35: {spot} is protected by the silver coin"
    if not table.touchable() >> card & 1:
        return f"SC-62: {spot} is protected by a Bodyguard"
    if verb in FACE_UP and not table.up >> card & 1:
        return f"{rule}: {spot} lies face down"
    if verb in FACE_DOWN and table.up >> card & 1:
        return f"{rule}: {spot} lies face up already"
    if verb == words.TOSS:
        return _toss(table, spot, card)
    if verb == words.SET:
        return "SC-21: a set is chosen from left to right, and has at least two cards"
    if verb == words.PLACE:
        return f"SC-21: {spot} is none of the freed places"
    return f"{rule}: {spot} can't be chosen here"


def _toss(table: Table, spot: str, card: int) -> str:
    if not table.rotated >> card & 1:
        return f"SC-42: {spot} does not lie at 90°, so it can't be discarded"
    if table.chosen >> card & 1 or card in table.picks[: table.picks_size]:
        return f"SC-14: {spot} has been chosen, so it can't be discarded"
    return f"SC-19: {spot} is the last card that the taken one could be exchanged for"


def _ability(game: Game, seat: int, move: OnCard, card: int) -> str | None:
    table = game._table
    spot = f"{move.seat}.{move.place}"
    if move.seat != seat or not table.up >> card & 1 or game.deck.cards[number(card)].word != move.word:
        return f"SC-14: {spot} is no face-up card of yours with the word {move.word!r}"
    unit = game.deck.cards[number(card)]
    if (table.used | table.con_used[seat] | table.gifted) >> card & 1:
        return f"SC-15: this {unit.name} has been used already"
    if card == table.coin and not unit.powers & words.BEFORE_SCORING:
        return f"SC-35: {spot} is protected, so it can't be turned over"
    if unit.powers & words.AT_TURN_END and table.kind[table.depth - 1] == END_FRAME and table.ends_now():
        return "SC-17: the round ends with this turn, there is no further one"
    return None
