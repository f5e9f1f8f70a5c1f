"""The desk at which the game is played: the stack of questions, the offered answers, and what a card may ask for.

Plain Python; compiled through `desk.pxd`. A card's unit (`Card`, one subclass for each in abilities/) sees the desk
and nothing above it. A question is a frame on a small stack: frames from 16 on are the turn's own, a lower one
belongs to the card with that number. Its answers are written down as offers, each a verb and a set of arguments;
the decision `verb * 64 + arg` picks one.
"""

# ruff: noqa: C901, PLR0911, PLR0912, PLR0915, PLR2004 - written like C, for the compiler's sake
from __future__ import annotations

from vermeil.core.bits import bit, count_bits, lowest
from vermeil.games.silver_coin.layout import Layout
from vermeil.games.silver_coin.numbers import all_of, number_of
from vermeil.games.silver_coin.words import (
    ACTS,
    ANSWERS,
    AS_ACTION,
    ASKS,
    AT_SCORING,
    AT_TURN_END,
    BEFORE_SCORING,
    BEGINS,
    EACH_STEP,
    END_FRAME,
    FREE,
    FROM_DECK,
    FROM_PILE,
    GUARD,
    HELD_FRAME,
    IN_WINDOW,
    MORE_DRAWS,
    NO_CARD,
    NO_DISCARD,
    NOBODY,
    ON_DISCARD,
    PEEKING,
    PROTECT,
    READIES,
    SCORES,
    SETTLES,
    SHOWING,
    SOURCES,
    START,
    TOKEN,
    USABLE,
    WILD,
)


class Card:
    """What the cards of one number do. Subclasses fill in what theirs needs; the rest never happens.

    `t.about` is the physical card that `usable`, `begin` and `sources` speak about; `ask` offers the answers of
    the card's question, `answer` carries out `t.verb` and `t.arg`.
    """

    def __init__(self, deck: str, number: int, name: str, powers: int, texts: tuple[str, str, str]) -> None:
        self.deck = deck
        self.number = number
        self.name = name
        self.powers = powers
        self.word, self.when, self.text = texts

    def do(self, t: Desk, what: int, cards: int) -> int:
        """The one door: which of the methods below the engine wants."""
        if what == ASKS:
            self.ask(t)
        elif what == ANSWERS:
            self.answer(t)
        elif what == USABLE:
            return 1 if self.usable(t) else 0
        elif what == BEGINS:
            self.begin(t)
        elif what == SOURCES:
            return self.sources(t, cards)
        elif what == READIES:
            self.ready(t)
        elif what == ACTS:
            self.act(t, cards)
        elif what == SETTLES:
            self.settle(t, cards)
        elif what == SCORES:
            return self.score(t, cards)
        return 0

    def usable(self, t: Desk) -> bool:  # noqa: ARG002
        """ON_DISCARD: whether the ability has a first target, were it used now (SC-15)."""
        return False

    def begin(self, t: Desk) -> None:
        """The ability is used: its frame is on top, ask the first question or be done."""

    def ask(self, t: Desk) -> None:
        """Offer the answers of the card's question."""

    def answer(self, t: Desk) -> None:
        """Carry out an answer: go on to the next step, or leave."""

    def ready(self, t: Desk) -> None:
        """A free ability came in between: skip what has become impossible (SC-15)."""

    def sources(self, t: Desk, cards: int) -> int:  # noqa: ARG002
        """IN_WINDOW, AT_TURN_END, BEFORE_SCORING: which of these face-up cards the active seat may use now."""
        return 0

    def act(self, t: Desk, cards: int) -> None:
        """AS_ACTION: offer what these face-up cards allow instead of the action."""

    def settle(self, t: Desk, cards: int) -> None:
        """EACH_STEP: a step is completed, and these cards lie face up in villages."""

    def score(self, t: Desk, total: int) -> int:  # noqa: ARG002
        """AT_SCORING: the village's sum, if this card lies in it face up."""
        return total


class Box:
    """A deck to play with: for each number the cards that are in it, and who has which power."""

    def __init__(self, cards: tuple[Card, ...]) -> None:
        self.c0, self.c1, self.c2, self.c3, self.c4, self.c5, self.c6 = cards[:7]
        self.c7, self.c8, self.c9, self.c10, self.c11, self.c12, self.c13 = cards[7:]
        self.on_discard = with_power(cards, ON_DISCARD)
        self.in_window = with_power(cards, IN_WINDOW)
        self.at_turn_end = with_power(cards, AT_TURN_END)
        self.as_action = with_power(cards, AS_ACTION)
        self.before_scoring = with_power(cards, BEFORE_SCORING)
        self.at_scoring = with_power(cards, AT_SCORING)
        self.each_step = with_power(cards, EACH_STEP)
        self.wild = with_power(cards, WILD)
        self.more_draws = with_power(cards, MORE_DRAWS)
        self.guards = with_power(cards, GUARD)
        self.no_discard = with_power(cards, NO_DISCARD)


def with_power(cards: tuple[Card, ...], power: int) -> int:
    """All physical cards that have a power."""
    found = 0
    for card in cards:
        if card.powers & power:
            found |= all_of(card.number)
    return found


class Options:
    """The variants as the engine wants them; see game.VARIANTS."""

    def __init__(self) -> None:
        self.quiet_call = False
        self.one_con = False
        self.rooted_tanner = False
        self.turn_back = False  # mismatch=original
        self.coin = PROTECT
        self.patience = 5  # turns a player; 0 is without end


class Desk(Layout):
    """The cards, the questions about them, and what is going on in this turn."""

    def __init__(self, box: Box, options: Options, players: int) -> None:
        super().__init__(players)
        self.box = box
        self.options = options
        self.guards = box.guards
        self.phase = START
        self.round = 0
        self.start = 0
        self.holder = NOBODY
        self.power = NOBODY
        self.caller = NOBODY
        self.count = 0  # cards dealt, seats that have looked, seats that have given
        self.idle = 0  # turns without a draw or a call
        self.turns = 0  # turns that have begun in this round, extra ones too
        self.ended = False
        self.round_ends = False  # a card has ended the round
        # This turn.
        self.drew = False
        self.used_token = False
        self.used_ability = False
        self.through_blob = False
        self.used = 0
        self.con_used = [0] * 4
        self.gifted = 0
        # The action under way.
        self.held = NO_CARD
        self.held_from = FROM_DECK
        self.drawn = [NO_CARD] * 8
        self.drawn_size = 0
        self.draws_left = 0
        self.chosen = 0
        self.later = 0  # cards that may still join the set, and where the row goes on
        self.next_place = 0
        self.turned = 0
        self.side = 0
        self.about = NO_CARD
        self.source = NO_CARD
        self.aim = NO_CARD
        self.views_left = 0
        self.way = 0
        self.marked = 0  # cards this ability has looked at
        self.takers = 0  # seats that take part in it
        self.steps = 0
        self.picks = [NO_CARD] * 4
        self.pick_owner = [0] * 4
        self.pick_place = [0] * 4
        self.picks_size = 0
        # The stack of questions, and the answers to the top one.
        self.kind = [0] * 8
        self.step = [0] * 8
        self.depth = 0
        self.resumed = False
        self.verbs = [0] * 32
        self.masks = [0] * 32
        self.counts = [0] * 32
        self.offers = 0
        self.total = 0
        self.verb = 0
        self.arg = 0
        # The rounds behind us: four seats each.
        self.sums = [0] * 16
        self.points = [0] * 16
        self.callers = [NOBODY] * 4

    # --- frames and offers ----------------------------------------------------------------------------------

    def enter(self, kind: int) -> None:
        """A question on top of the one that was asked."""
        self.kind[self.depth] = kind
        self.step[self.depth] = 0
        self.depth += 1

    def go_to(self, kind: int) -> None:
        """The next question of the turn, instead of the last one."""
        self.kind[0] = kind
        self.step[0] = 0
        self.depth = 1

    def leave(self) -> None:
        """A free ability is done: back to the question below."""
        self.source = NO_CARD
        self.depth -= 1
        self.resumed = True

    def at_step(self) -> int:
        """How far the top question is."""
        return self.step[self.depth - 1]

    def next_step(self) -> None:
        self.step[self.depth - 1] += 1

    def offer(self, verb: int, arguments: int) -> None:
        if arguments:
            self.verbs[self.offers] = verb
            self.masks[self.offers] = arguments
            count = count_bits(arguments) if arguments & (arguments - 1) else 1
            self.counts[self.offers] = count
            self.offers += 1
            self.total += count

    def offer_free(self) -> None:
        """SC-14: the free abilities, in whatever window this is."""
        cards = self.village[self.active] & self.up & self.box.in_window & ~self.used
        if cards:
            self.offer(FREE, self.usable_of(cards))

    def offer_token(self) -> None:
        """SC-33: the silver coin, in windows (a) and (e)."""
        if self.power == self.active:
            self.offer(TOKEN, self.own())

    def usable_of(self, cards: int) -> int:
        """Which of these face-up cards may be used now: each number is asked for its own."""
        found = 0
        while cards:
            number = number_of(lowest(cards))
            found |= self.card(number, SOURCES, cards & all_of(number))
            cards &= ~all_of(number)
        return found

    # --- what a card may ask for ----------------------------------------------------------------------------

    def can_use(self, card: int) -> bool:
        """SC-15: whether the ability of a held or discarded card has a target."""
        self.about = card
        return self.card(number_of(card), USABLE, 0) != 0

    def use(self, card: int) -> None:
        """The card's ability is used, wherever it lies."""
        self.forget()
        self.about = card
        self.go_to(number_of(card))
        self.card(number_of(card), BEGINS, 0)

    def forget(self) -> None:
        """Nothing is left over from earlier questions: views show these, and may not tell what was asked before."""
        self.about = NO_CARD
        self.source = NO_CARD
        self.aim = NO_CARD
        self.marked = 0
        self.takers = 0
        self.views_left = 0
        self.way = 0
        self.steps = 0

    def finish(self) -> None:
        """The action is done: window (e)."""
        self.picks_size = 0
        self.go_to(END_FRAME)

    def below(self, card: int) -> int:
        """The place in the pile (from the bottom) of what lies directly below a discard, also of one still held."""
        if card == self.held:
            return self.pile_size - 1
        return self.pile_place(card) - 1

    def locked(self) -> int:
        """SC-14: chosen and picked cards, which may not be discarded."""
        found = self.chosen
        for i in range(self.picks_size):
            found |= bit(self.picks[i])
        return found

    def look_at(self, cards: int) -> None:
        """SC-5: the active seat sees these cards."""
        self.let_see(self.active, cards)

    def begin_views(self, most: int) -> None:
        """An ability that looks at up to so many cards, one after the other."""
        self.views_left = most
        self.marked = 0

    def view(self, card: int) -> None:
        self.look_at(bit(card))
        self.marked |= bit(card)
        self.views_left -= 1

    def may_stop_looking(self) -> bool:
        """SC-44: through Blob at least one card must be looked at."""
        return not self.through_blob or self.marked != 0

    def must_exchange(self) -> bool:
        """SC-19: whether the active seat holds a card that it has taken."""
        return self.held >= 0 and self.held_from == FROM_PILE

    def hold(self, card: int, held_from: int) -> None:
        self.held = card
        self.held_from = held_from
        self.go_to(HELD_FRAME)

    def peek_top(self) -> None:
        """SC-61: look at the deck's top card; it is kept in `drawn` while the question is open."""
        self.drawn_size = 0
        if self.top_size:
            self.draws_left = 1
            self.receive(self.from_top())
        else:
            self.phase = PEEKING

    def receive(self, card: int) -> None:
        self.let_see(self.active, bit(card))
        self.drawn[self.drawn_size] = card
        self.drawn_size += 1
        self.draws_left -= 1

    def refill_shown(self, wanted: int) -> None:
        """SC-62: cards lie beside the deck, one for each face-up Squire."""
        while self.shown_size < wanted and self.deck_size():
            if not self.top_size:
                self.phase = SHOWING
                return
            self.show_card(self.from_top())

    # --- the cards of the box -------------------------------------------------------------------------------

    def card(self, number: int, what: int, cards: int) -> int:
        """Ask the unit of a number (a list of objects can't be used without Python's lock, so they have names)."""
        if number == 0:
            return self.box.c0.do(self, what, cards)
        if number == 1:
            return self.box.c1.do(self, what, cards)
        if number == 2:
            return self.box.c2.do(self, what, cards)
        if number == 3:
            return self.box.c3.do(self, what, cards)
        if number == 4:
            return self.box.c4.do(self, what, cards)
        if number == 5:
            return self.box.c5.do(self, what, cards)
        if number == 6:
            return self.box.c6.do(self, what, cards)
        if number == 7:
            return self.box.c7.do(self, what, cards)
        if number == 8:
            return self.box.c8.do(self, what, cards)
        if number == 9:
            return self.box.c9.do(self, what, cards)
        if number == 10:
            return self.box.c10.do(self, what, cards)
        if number == 11:
            return self.box.c11.do(self, what, cards)
        if number == 12:
            return self.box.c12.do(self, what, cards)
        return self.box.c13.do(self, what, cards)

    # --- copies ---------------------------------------------------------------------------------------------

    def copy_desk(self, other: Desk) -> None:
        """Become like another game of the same deck and players."""
        self.copy_layout(other)
        self.phase = other.phase
        self.round = other.round
        self.start = other.start
        self.holder = other.holder
        self.power = other.power
        self.caller = other.caller
        self.count = other.count
        self.idle = other.idle
        self.turns = other.turns
        self.ended = other.ended
        self.round_ends = other.round_ends
        self.drew = other.drew
        self.used_token = other.used_token
        self.used_ability = other.used_ability
        self.through_blob = other.through_blob
        self.used = other.used
        self.gifted = other.gifted
        self.held = other.held
        self.held_from = other.held_from
        self.drawn_size = other.drawn_size
        self.draws_left = other.draws_left
        self.chosen = other.chosen
        self.later = other.later
        self.next_place = other.next_place
        self.turned = other.turned
        self.side = other.side
        self.about = other.about
        self.source = other.source
        self.aim = other.aim
        self.views_left = other.views_left
        self.way = other.way
        self.marked = other.marked
        self.takers = other.takers
        self.steps = other.steps
        self.picks_size = other.picks_size
        self.depth = other.depth
        self.resumed = other.resumed
        for i in range(4):
            self.con_used[i] = other.con_used[i]
            self.picks[i] = other.picks[i]
            self.callers[i] = other.callers[i]
        for i in range(8):
            self.drawn[i] = other.drawn[i]
            self.kind[i] = other.kind[i]
            self.step[i] = other.step[i]
        for i in range(16):
            self.sums[i] = other.sums[i]
            self.points[i] = other.points[i]
