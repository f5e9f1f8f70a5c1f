"""What the engine remembers of a game, the deck that it is played with, and what a card's unit is asked.

Plain Python; compiled through `state.pxd`. What happens to a state is told by functions: `layout` (cards), `questions`
(frames and offers), `exchange`, `scoring`, `engine` (turns and rounds). A card's unit (`Card`, one subclass for each in
abilities/) uses the first two.
"""

# ruff: noqa: C901, PLR0911, PLR0912, PLR0915, PLR2004 - written like C, for the compiler's sake
from __future__ import annotations

from vermeil.games.silver_coin.codes import (
    ACTS,
    ANSWERS,
    AS_ACTION,
    ASKS,
    AT_SCORING,
    AT_TURN_END,
    BEFORE_SCORING,
    BEGINS,
    COPIES,
    EACH_STEP,
    FROM_DECK,
    GUARD,
    IN_WINDOW,
    MORE_DRAWS,
    MOST_GROUPS,
    NO_CARD,
    NO_DISCARD,
    NOBODY,
    ON_DISCARD,
    PLUS_ONE,
    PROTECT,
    READIES,
    RITES,
    SCORES,
    SETTLES,
    SINKS,
    SOURCES,
    START,
    STRIDE,
    UNASKED,
    USABLE,
    WILD,
)
from vermeil.games.silver_coin.numbers import all_of

SEATS = 4
VIEWERS = 5  # the seats, and those who only watch


class Card:
    """What the cards of one number do. Subclasses fill in what theirs needs; the rest never happens.

    `s.about` is the physical card that `usable`, `begin` and `sources` speak about; `ask` offers the answers of
    the card's question, `answer` carries out `s.verb` and `s.arg`.
    """

    def __init__(self, deck: str, number: int, name: str, powers: int, texts: tuple[str, ...]) -> None:
        """`texts` are the word of its moves, when it works, and what it does, unless the catalogue has a sentence."""
        self.deck = deck
        self.number = number
        self.name = name
        self.powers = powers
        self.word, self.when, *text = texts
        self.text = text[0] if text else ""

    def do(self, s: State, what: int, cards: int) -> int:
        """The one door: which of the methods below the engine wants."""
        if what == ASKS:
            self.ask(s)
        elif what == ANSWERS:
            self.answer(s)
        elif what == USABLE:
            return 1 if self.usable(s) else 0
        elif what == BEGINS:
            self.begin(s)
        elif what == SOURCES:
            return self.sources(s, cards)
        elif what == READIES:
            self.ready(s)
        elif what == ACTS:
            self.act(s, cards)
        elif what == SETTLES:
            self.settle(s, cards)
        elif what == SCORES:
            return self.score(s, cards)
        return 0

    def usable(self, s: State) -> bool:  # noqa: ARG002
        """ON_DISCARD: whether the ability has a first target, were it used now (SC-15)."""
        return False

    def begin(self, s: State) -> None:
        """The ability is used: its frame is on top, ask the first question or be done."""

    def ask(self, s: State) -> None:
        """Offer the answers of the card's question."""

    def answer(self, s: State) -> None:
        """Carry out an answer: go on to the next step, or leave."""

    def ready(self, s: State) -> None:
        """A free ability came in between: skip what has become impossible (SC-15)."""

    def sources(self, s: State, cards: int) -> int:  # noqa: ARG002
        """IN_WINDOW, AT_TURN_END, BEFORE_SCORING: which of these face-up cards the active seat may use now."""
        return 0

    def act(self, s: State, cards: int) -> None:
        """AS_ACTION: offer what these face-up cards allow instead of the action."""

    def settle(self, s: State, cards: int) -> None:
        """EACH_STEP: a step is completed, and these cards lie face up in villages."""

    def score(self, s: State, total: int) -> int:  # noqa: ARG002
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
        self.plus_one = with_power(cards, PLUS_ONE)
        self.sinkers = with_power(cards, SINKS)
        self.rites = with_power(cards, RITES)
        self.copies = with_power(cards, COPIES)
        self.helpers = (self.plus_one | self.sinkers | self.rites) != 0  # whether exchanges are more than they were

    def consult(self, s: State, number: int, what: int, cards: int) -> int:
        """Ask the unit of a number (a list of objects can't be used without Python's lock, so they have names)."""
        if number == 0:
            return self.c0.do(s, what, cards)
        if number == 1:
            return self.c1.do(s, what, cards)
        if number == 2:
            return self.c2.do(s, what, cards)
        if number == 3:
            return self.c3.do(s, what, cards)
        if number == 4:
            return self.c4.do(s, what, cards)
        if number == 5:
            return self.c5.do(s, what, cards)
        if number == 6:
            return self.c6.do(s, what, cards)
        if number == 7:
            return self.c7.do(s, what, cards)
        if number == 8:
            return self.c8.do(s, what, cards)
        if number == 9:
            return self.c9.do(s, what, cards)
        if number == 10:
            return self.c10.do(s, what, cards)
        if number == 11:
            return self.c11.do(s, what, cards)
        if number == 12:
            return self.c12.do(s, what, cards)
        return self.c13.do(s, what, cards)


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
        self.may_sink = False  # goth_girl=may
        self.coin = PROTECT
        self.patience = 5  # turns a player; 0 is without end
        self.lone_answer = 0  # PICK or DONE: an old record has one that nobody is asked for now


class State:
    """Where a game stands, all in numbers: the cards, the questions about them, and what is going on in this turn.

    Which card lies where is public, what it shows is not: `seen` says for each seat which cards it has seen this round
    (SC-5). The deck's unseen part is not a list but the set `pool`, which also holds the spare sets of SC-2; chance
    says which card of it comes up.
    """

    def __init__(self, box: Box, options: Options, players: int) -> None:
        self.players = players
        self.active = 0
        self.row = [NO_CARD] * 208
        self.size = [0] * 4
        self.village = [0] * 4
        self.up = 0
        self.rotated = 0
        self.seen = [0] * 4
        self.looked = [0] * 4  # what each seat has seen, also again, since somebody asked last
        self.known = 0  # cards that were face up at some time: spectators know them too
        self.pile = [NO_CARD] * 52
        self.pile_size = 0
        # Deck cards that went back on top after somebody saw them; the last one is the top.
        self.top = [NO_CARD] * 52
        self.top_size = 0
        self.pool = 0
        self.deck_left = 0
        self.shown = [NO_CARD] * 52
        self.shown_size = 0
        # Cards under the deck, the last one is the lowest (Goth Girl); whether the deck lies face up (Cow).
        self.bottom = [NO_CARD] * 52
        self.bottom_size = 0
        self.deck_up = False
        # Cards that have left the round for good, and those that have been under the deck once.
        self.gone = [NO_CARD] * 52
        self.gone_size = 0
        self.sunk = 0
        # SC-78: cards that were shuffled and not shown to all since, and what each viewer knows of them: which single
        # cards it has worked out, and groups, "among these places (group) are these cards (among)".
        self.mixed = 0
        self.shuffles = 0
        self.worked_out = [0] * 5
        self.groups = [0] * 5
        self.group = [0] * 80
        self.among = [0] * 80
        self.coin = NO_CARD
        self.guards = 0
        self.ward = [NO_CARD] * 4
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
        self.recipient = NOBODY  # of a gift (Regifter)
        self.picks = [NO_CARD] * 4
        self.pick_owner = [0] * 4
        self.pick_place = [0] * 4
        self.picks_size = 0
        # What the exchange has discarded and Morticians may use, and these; the Marksman whose use began it.
        self.laid = [NO_CARD] * 16
        self.laid_size = 0
        self.diggers = 0
        self.marksman = NO_CARD
        # A discard that waits for the answer whether it goes under the deck.
        self.sinking = UNASKED
        self.wish = 0
        # A shuffle under way: the cards, whose village, and in which order they come to lie.
        self.shuffled = 0
        self.shuffled_seat = 0
        self.packet = [NO_CARD] * 52
        self.packet_size = 0
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

    def copy_numbers(self, other: State) -> None:
        """Become like another game of the same deck and players, but for the answers to its question."""
        self.active = other.active
        self.up = other.up
        self.rotated = other.rotated
        self.known = other.known
        self.pile_size = other.pile_size
        self.top_size = other.top_size
        self.pool = other.pool
        self.deck_left = other.deck_left
        self.shown_size = other.shown_size
        self.coin = other.coin
        self.guards = other.guards
        self.bottom_size = other.bottom_size
        self.deck_up = other.deck_up
        self.gone_size = other.gone_size
        self.sunk = other.sunk
        self.mixed = other.mixed
        if self.shuffles or other.shuffles:
            for seat in range(VIEWERS):
                self.groups[seat] = other.groups[seat]
                self.worked_out[seat] = other.worked_out[seat]
                for i in range(seat * MOST_GROUPS, seat * MOST_GROUPS + other.groups[seat]):
                    self.group[i] = other.group[i]
                    self.among[i] = other.among[i]
        self.shuffles = other.shuffles
        for seat in range(SEATS):
            self.size[seat] = other.size[seat]
            self.village[seat] = other.village[seat]
            self.seen[seat] = other.seen[seat]
            self.ward[seat] = other.ward[seat]
        # Past its size an array may hold anything: whoever shows one, cuts it.
        for seat in range(SEATS):
            for i in range(seat * STRIDE, seat * STRIDE + other.size[seat]):
                self.row[i] = other.row[i]
        for i in range(other.pile_size):
            self.pile[i] = other.pile[i]
        for i in range(other.top_size):
            self.top[i] = other.top[i]
        for i in range(other.shown_size):
            self.shown[i] = other.shown[i]
        for i in range(other.bottom_size):
            self.bottom[i] = other.bottom[i]
        for i in range(other.gone_size):
            self.gone[i] = other.gone[i]
        self.laid_size = other.laid_size
        for i in range(other.laid_size):
            self.laid[i] = other.laid[i]
        self.diggers = other.diggers
        self.marksman = other.marksman
        self.sinking = other.sinking
        self.wish = other.wish
        self.shuffled = other.shuffled
        self.shuffled_seat = other.shuffled_seat
        self.packet_size = other.packet_size
        for i in range(other.packet_size):
            self.packet[i] = other.packet[i]
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
        self.recipient = other.recipient
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
