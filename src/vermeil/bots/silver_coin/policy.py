"""A quick player of Silver Coin: every answer is weighed by rules, from what its seat has seen and nothing else.

The rules are in `village`, `exchanges`, `calling`, `touching`, `abilities`, `bullet`.
Plain Python; compiled through `policy.pxd`.
"""
# ruff: noqa: PLR0911, PLR0912, C901, FBT003 - many small rules, written for the compiler

from __future__ import annotations

from collections.abc import Sequence

from vermeil.bots.silver_coin import abilities, bullet, calling, exchanges, touching, village
from vermeil.bots.silver_coin.mind import Mind
from vermeil.bots.silver_coin.sizes import BULLET, EXTRA_TURN, NEVER, NUMBERS, ROOM
from vermeil.bots.silver_coin.weights import LEARNED
from vermeil.core.bits import bit, lowest
from vermeil.games.silver_coin import engine, layout, scoring
from vermeil.games.silver_coin.codes import (
    ACTION_FRAME,
    BLOB,
    CALL,
    CLOSE,
    DISCARD,
    DRAW,
    END_FRAME,
    FLIP,
    FREE,
    FROM_DECK,
    GIFT,
    GIVE,
    HIDE,
    KEEP,
    LOOK,
    NAME,
    PICK,
    PROTECT,
    REMOVE,
    RITE,
    ROB,
    ROTATE,
    SET,
    SET_FRAME,
    SHOW,
    SHOWN,
    SINK,
    SWAP,
    SWITCH,
    TAKE,
    TAKE_AT,
    TO,
    TOKEN,
    TOSS,
    UNDER,
    USE,
    USE_AT,
    USE_CARD,
    VILLAGE,
    ZERO,
)
from vermeil.games.silver_coin.numbers import number_of
from vermeil.games.silver_coin.state import State

# From this cost on the coin that makes a card count 0 is used at once.
ZERO_FROM = 7.0


def score(m: Mind, verb: int, arg: int) -> float:
    """What an answer is worth, in points that it saves."""
    kind = m.state.kind[m.state.depth - 1]
    if verb == SWAP:
        return swap_score(m, arg)
    if verb == DISCARD:
        return -exchanges.feed(m, bullet.shown_cost(m, m.state.held))
    if verb == USE:
        return abilities.use_gain(m, m.state.held, True) - 0.05
    if verb == SET:
        return set_score(m, arg)
    if verb == DRAW:
        return draw_score(m) + arg * 1.5
    if verb == TAKE:
        return abilities.taken_gain(m, m.state.pile_size - 1)
    if verb == CALL:
        return calling.call_score(m)
    if verb == BLOB:
        return abilities.use_gain(m, m.state.pile[m.state.pile_size - 1 - arg], True)
    if verb == SHOWN:
        return abilities.held_gain(m, m.state.shown[arg], True)
    if verb == KEEP:
        return abilities.held_gain(m, m.state.drawn[arg], False)
    if verb == FREE:
        return abilities.free_gain(m, arg) if kind in {ACTION_FRAME, END_FRAME} else NEVER
    if verb == TOKEN:
        return token_gain(m, arg)
    if verb == CLOSE:
        return m.weights[m.at + EXTRA_TURN]
    if verb == LOOK:
        return touching.look_gain(m, arg)
    if verb in {FLIP, HIDE, SHOW}:
        return touching.flip_gain(m, arg)
    if verb == REMOVE:
        return touching.remove_gain(m, arg)
    if verb == USE_CARD:
        return abilities.aimed_gain(m, arg, m.state.marksman)
    if verb == RITE:
        return abilities.use_gain(m, m.state.laid[arg], True)
    if verb == SWITCH:
        if card_frame(m) == BULLET + 11:
            return bullet.pair_gain(m, m.state.picks[0], arg)
        new = m.state.drawn[0] if m.state.drawn_size else m.state.aim
        return touching.switch_gain(m, arg, new, m.state.up & bit(new) != 0)
    if verb == ROTATE:
        return abilities.rotate_gain(m, arg)
    if verb == TOSS:
        return abilities.toss_gain(m, arg)
    if verb == PICK and card_frame(m) == BULLET + 11:
        return bullet.best_partner(m, arg)
    if verb == PICK:
        return village.gain_without(m, arg) if m.state.village[m.me] & bit(arg) else -village.cost_of(m, arg)
    if verb == ROB:
        return -village.cost_of(m, arg)
    if verb == GIVE:
        return village.gain_without(m, arg)
    if verb == NAME:
        return touching.up_worth(m, arg) - village.cost_of(m, arg)
    if verb == GIFT:
        return gift_gain(m, arg)
    if verb == VILLAGE:
        return bullet.shuffle_gain(m, arg) if card_frame(m) == BULLET + 8 else abilities.village_gain(m, arg)
    if verb == TO:
        return give_to_gain(m, arg)
    if verb == TAKE_AT:
        return abilities.taken_gain(m, m.state.pile_size - 1 - arg)
    if verb == USE_AT:
        return abilities.use_gain(m, m.state.pile[m.state.pile_size - 1 - arg], False)
    if verb == SINK:
        return 0.1 if arg == UNDER else 0.0  # SC-73: nobody can take what lies under the deck
    # END, PASS, DONE, DECLINE, GO, TURN, and what makes no difference: PLACE, SIDE, WAY, PEEK.
    return 0.0


def card_frame(m: Mind) -> int:
    """Which card asks; -1 if the turn itself does."""
    number = m.state.kind[m.state.depth - 1]
    return m.kinds[number] if number < NUMBERS else -1


def swap_score(m: Mind, card: int) -> float:
    """What it saves to exchange a card for the held one, and what Morticians make of it."""
    gain = exchanges.swap_gain(
        m, card, m.state.held, m.state.held_from != FROM_DECK or m.state.up & bit(m.state.held) != 0
    )
    return gain + abilities.rite_gain(m, card) if m.state.box.rites else gain


def draw_score(m: Mind) -> float:
    """What it is worth to draw: the card on top, if it is known, or any."""
    gain = abilities.open_draw(m)
    return exchanges.draw_gain(m) if gain <= NEVER else gain


def set_score(m: Mind, card: int) -> float:
    """The set that saves the most, from the left; one that is begun goes on with all that match."""
    if m.state.kind[m.state.depth - 1] != SET_FRAME:
        if not m.set_known:
            up = m.state.held_from != FROM_DECK or m.state.up & bit(m.state.held) != 0
            m.set_worth = exchanges.set_gain(m, m.state.held, up)
            m.held_first = m.set_first
            m.set_known = True
        return m.set_worth if m.held_first == card else NEVER
    if m.state.up & m.state.village[m.me] & m.state.box.plus_one:
        return 1.0 if exchanges.goes_on(m, card) else -6.0
    if not m.seen & bit(card):
        return -5.0
    plain = m.state.chosen & ~m.state.box.wild
    if m.state.box.wild & bit(card):
        return 1.0
    if plain & m.unseen:
        return -6.0
    if plain and number_of(lowest(plain)) != number_of(card):
        return -6.0
    return 1.0 + 0.01 * number_of(card)


def token_gain(m: Mind, card: int) -> float:
    """SC-33, SC-84: protect what the others would like to take away, turn a card over, or make a high one count 0."""
    if m.state.options.coin == ZERO:
        # SC-84: the card can't be exchanged any more, so with turns left it should be one that is worth it.
        return village.cost_of(m, card) - (ZERO_FROM if m.future >= 1.0 else 0.5)
    if m.state.options.coin != PROTECT:
        return touching.flip_gain(m, card) - 0.3
    worth = touching.up_worth(m, card) if m.state.up & bit(card) else 0.0
    return worth - 4.0


def give_to_gain(m: Mind, seat: int) -> float:
    """SC-40, SC-82: a gift, or a Gremlin, goes to the caller, else to whoever is ahead, but not to oneself."""
    if seat == m.me:
        return NEVER
    if seat == m.state.caller:
        return 100.0
    m.spread = 0.0
    return -scoring.total_of(m.state, seat) - calling.plain_sum(m, seat)


def gift_gain(m: Mind, card: int) -> float:
    """SC-40, SC-70: a Regifter gives another card away, a Hunter takes off any, himself included."""
    cards = layout.own(m.state)
    if m.kinds[number_of(card)] != BULLET:
        cards &= ~bit(card)
    return touching.best_removal(m, cards)


def best_answer(m: Mind) -> int:
    """The best answer to the question; of equal ones the first."""
    if m.state.total == 1:
        return engine.option(m.state, 0)
    village.look_around(m)
    best = -100000.0
    found = 0
    for i in range(m.state.offers):
        cards = m.state.masks[i]
        while cards:
            arg = lowest(cards)
            worth = score(m, m.state.verbs[i], arg)
            if worth > best:
                best = worth
                found = m.state.verbs[i] * 64 + arg
            cards &= cards - 1
    return found


class Policy:
    """Answers the question of a state for the seat that is asked."""

    def __init__(self, state: State, weights: Sequence[float] = LEARNED.weights) -> None:
        self.mind = Mind(state, weights)

    def decide(self) -> int:
        """The best answer to the question."""
        return best_answer(self.mind)

    # --- the doors for Python -------------------------------------------------------------------------------

    def answer(self) -> int:
        """The best answer to the question."""
        return best_answer(self.mind)

    def worths(self) -> list[float]:
        """What each legal answer is worth, in the order of the offers."""
        village.look_around(self.mind)
        numbers = [engine.option(self.mind.state, n) for n in range(self.mind.state.total)]
        return [score(self.mind, number >> 6, number & 63) for number in numbers]

    def chance_of_a_call(self) -> float:
        """How likely a call of the asked seat would be right."""
        village.look_around(self.mind)
        return calling.call_chance(self.mind)

    def expected_sum(self) -> float:
        """The sum of the asked seat's village, as it sees it."""
        village.look_around(self.mind)
        self.mind.spread = 0.0
        return calling.plain_sum(self.mind, self.mind.me)

    def weigh(self, seat: int, weights: list[float]) -> None:
        """Let a seat think with other weights."""
        for place in range(len(weights)):
            self.mind.weights[seat * ROOM + place] = weights[place]
