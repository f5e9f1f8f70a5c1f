"""Silver Coin as a machine of integers: turns, exchanges, rounds, and the questions in between.

Plain Python; compiled by Cython through the types in `engine.pxd`, and the same file runs uncompiled. It knows what
a turn is; what a card does is known by the card (`Card`, one subclass for each in abilities/).

A question is a frame on a small stack: frames from 16 on are the turn's own, a lower one belongs to the card with
that number. `fill` writes the question's answers down as offers, each a verb and a set of arguments; the decision
`verb * 64 + arg` picks one. Free abilities (SC-14) are offered among the answers and open a frame on top.
"""

from __future__ import annotations

from vermeil.core.bits import bit, count_bits, lowest, nth_bit
from vermeil.core.dice import Dice
from vermeil.core.errors import IllegalMoveError, SetupError
from vermeil.games.silver_coin.desk import Box, Options
from vermeil.games.silver_coin.numbers import all_of, number_of
from vermeil.games.silver_coin.scoring import Scoring
from vermeil.games.silver_coin.words import (
    ACTION_FRAME,
    ACTS,
    ALL_CARDS,
    ALL_PAIRS,
    ANSWERS,
    ARGS,
    ASK,
    ASKS,
    BEGINS,
    BLOB,
    BOTH_ENDS,
    CALL,
    CALL_LIMIT,
    CARDS,
    CLOSE,
    DEAL,
    DISCARD,
    DRAW,
    DRAWING,
    END,
    END_FRAME,
    EXTRA,
    EXTRA_SIDE_FRAME,
    FIRST,
    FIRST_VILLAGE,
    FREE,
    FROM_DECK,
    FROM_PILE,
    GIFT,
    GIFT_FRAME,
    GO,
    HELD_FRAME,
    KEEP,
    KEEP_FRAME,
    KEPT_SIDE_FRAME,
    LOOK_FRAME,
    NO_CARD,
    NOBODY,
    OVER,
    PASS,
    PEEK,
    PLACE,
    PLACE_FRAME,
    PROTECT,
    READIES,
    REVEAL_FRAME,
    ROUNDS,
    SCORED,
    SET,
    SET_FRAME,
    SETTLES,
    SHOWING,
    SHOWN,
    SIDE,
    START,
    STRIDE,
    SWAP,
    TAKE,
    TURN,
    USE,
    VERBS,
)

# The first and the second card of each pair that can be looked at (SC-3), as in words.PAIRS.
FIRST_OF_PAIR = [0, 0, 0, 0, 1, 1, 1, 2, 2, 3]
SECOND_OF_PAIR = [1, 2, 3, 4, 2, 3, 4, 3, 4, 4]
DECK = 31
NUMBERS = VERBS * ARGS


class Table(Scoring):
    """A whole game; `copy` is a copy of numbers."""

    def __init__(self, box: Box, options: Options, players: int) -> None:
        if not 2 <= players <= 4:  # compiled code checks no bounds
            raise SetupError(f"SC-2: 2 to 4 can play, not {players}")
        super().__init__(box, options, players)
        self.begin_round()

    # --- questions and answers ------------------------------------------------------------------------------

    def fill(self) -> None:
        """Write down the answers to the top question."""
        self.offers = 0
        self.total = 0
        if self.phase != ASK:
            return
        kind = self.kind[self.depth - 1]
        if kind < LOOK_FRAME:
            self.card(kind, ASKS, 0)
        elif kind == ACTION_FRAME:
            self.ask_action()
        elif kind == HELD_FRAME:
            self.ask_held()
        elif kind == END_FRAME:
            self.ask_end()
        elif kind == REVEAL_FRAME:
            self.offer(GO, 1)
            self.offer_free()
        elif kind == SET_FRAME:
            self.offer(SET, self.later)
            if self.chosen & (self.chosen - 1):
                self.offer(TURN, 1)
        elif kind == PLACE_FRAME:
            self.offer(PLACE, self.chosen)
        elif kind == KEEP_FRAME:
            self.offer(KEEP, bit(self.drawn_size) - 1)
        elif kind == LOOK_FRAME:
            self.offer(PEEK, ALL_PAIRS)
        elif kind == GIFT_FRAME:
            self.offer(GIFT, self.usable_of(self.gift_cards()))
            self.offer(PASS, 1)
        else:  # KEPT_SIDE_FRAME, EXTRA_SIDE_FRAME
            self.offer(SIDE, BOTH_ENDS)

    def play(self, number: int) -> None:
        """Carry out a decision that is known to be legal, and go on to the next question."""
        self.verb = number >> 6
        self.arg = number & 63
        self.decide()
        self.proceed()

    def decide(self) -> None:
        """One answer to the top question."""
        if self.verb == FREE:
            self.used |= bit(self.arg)
            self.used_ability = True
            self.source = self.arg
            self.enter(number_of(self.arg))
            self.card(number_of(self.arg), BEGINS, 0)
            return
        kind = self.kind[self.depth - 1]
        if kind < LOOK_FRAME:
            self.card(kind, ANSWERS, 0)
        elif kind == ACTION_FRAME:
            self.act()
        elif kind == HELD_FRAME:
            self.use_held()
        elif kind == END_FRAME:
            self.close()
        elif kind == REVEAL_FRAME:
            self.resolve_exchange()
        elif kind == SET_FRAME:
            if self.verb == SET:
                self.choose(self.arg)
            else:
                self.reveal()
        elif kind == PLACE_FRAME:
            self.complete_exchange(self.arg)
        elif kind == KEEP_FRAME:
            self.keep()
        elif kind == LOOK_FRAME:
            self.look()
        elif kind == GIFT_FRAME:
            self.choose_gift()
        elif kind == KEPT_SIDE_FRAME:
            self.put_kept()
        else:
            self.side = self.arg
            self.bring_extra()

    def only_answer(self) -> int:
        """Questions that are not asked when there is nothing to choose: go on, end the turn, pass. 0 if asked."""
        if self.total > 1:
            return 0
        kind = self.kind[self.depth - 1]
        if kind == END_FRAME:
            return END
        if kind == REVEAL_FRAME:
            return GO
        return PASS if kind == GIFT_FRAME else 0

    def proceed(self) -> None:
        """After each completed step: lasting powers, steps that have become impossible, questions with one answer."""
        while self.phase == ASK:
            if self.box.each_step & self.up and not self.ended and self.kind[self.depth - 1] != EXTRA_SIDE_FRAME:
                self.settle()
                if self.round_ends:
                    self.end_round()
                if self.phase != ASK:
                    break
            if self.resumed:
                self.resumed = False
                if self.kind[self.depth - 1] < LOOK_FRAME:
                    self.card(self.kind[self.depth - 1], READIES, 0)
                    continue
            self.fill()
            self.verb = self.only_answer()
            if not self.verb:
                return
            self.arg = 0
            self.decide()
        self.offers = 0
        self.total = 0

    def settle(self) -> None:
        """SC-62: Villagers and Squires are looked at; what an exchange has turned up for a moment does not count."""
        cards = self.box.each_step & self.up & ~self.turned & self.everywhere()
        while cards and self.phase == ASK and not self.round_ends:
            number = number_of(lowest(cards))
            self.card(number, SETTLES, cards & all_of(number))
            cards &= ~all_of(number)

    # --- rounds ---------------------------------------------------------------------------------------------

    def begin_round(self) -> None:
        """SC-2: shuffle and deal."""
        self.clear()
        self.pool = ALL_CARDS
        self.deck_left = DECK
        self.caller = NOBODY
        self.count = 0
        self.idle = 0
        self.turns = 0
        self.ended = False
        self.gifted = 0
        self.used = 0
        self.drew = False
        self.used_token = False
        self.used_ability = False
        self.through_blob = False
        self.held = NO_CARD
        self.chosen = 0
        self.turned = 0
        self.drawn_size = 0
        self.picks_size = 0
        self.depth = 0
        for seat in range(4):
            self.con_used[seat] = 0
        self.phase = START if self.round == 0 else DEAL

    def begin_looks(self) -> None:
        """SC-3: everybody looks at two cards, beginning with the start player."""
        self.phase = ASK
        self.active = self.start
        self.count = 0
        self.go_to(LOOK_FRAME)

    def look(self) -> None:
        row = self.active * STRIDE
        self.look_at(bit(self.row[row + FIRST_OF_PAIR[self.arg]]) | bit(self.row[row + SECOND_OF_PAIR[self.arg]]))
        self.count += 1
        self.active = self.after(self.active)
        if self.count == self.players:
            self.begin_turn(self.start)

    def begin_turn(self, seat: int) -> None:
        """A regular turn: the Con Artists of this player work again (SC-41)."""
        self.con_used[seat] = 0
        self.active = seat
        self.begin_extra_turn()

    def begin_extra_turn(self) -> None:
        """What is limited to once a turn begins anew."""
        self.through_blob = False
        self.drew = False
        self.used_token = False
        self.used_ability = False
        self.used = 0
        self.turns += 1
        self.go_to(ACTION_FRAME)

    def is_last_turn(self) -> bool:
        """SC-17: whether the round ends after this turn, because the deck or the patience is at its end."""
        if self.deck_is_out():
            return True
        limit = self.options.patience * self.players
        return limit > 0 and not self.drew and self.idle + 1 >= limit

    def end_turn(self) -> None:
        last = self.is_last_turn()
        self.idle = 0 if self.drew else self.idle + 1
        seat = self.after(self.active)
        if last or seat == self.caller:
            self.end_round()
        else:
            self.begin_turn(seat)

    def end_round(self) -> None:
        """SC-30, SC-62: a held card is discarded unused, a looked-at deck card returns, then come the gifts.

        If Villagers end the round within an exchange, what it has turned up lies as before.
        """
        while self.turned & self.up:
            self.turn_down(lowest(self.turned & self.up))
        if self.held >= 0:
            self.discard(self.held)
            self.held = NO_CARD
        self.return_drawn(NO_CARD)
        self.ended = True
        self.round_ends = False
        self.resumed = False
        self.chosen = 0
        self.turned = 0
        self.picks_size = 0
        self.count = 0
        self.active = self.start
        self.go_to(GIFT_FRAME)

    def gift_cards(self) -> int:
        """The active seat's face-up Regifters that have not given yet."""
        return self.village[self.active] & self.up & self.box.before_scoring & ~self.gifted

    def choose_gift(self) -> None:
        """SC-30: clockwise from the start player; after the last one comes the score."""
        if self.verb == GIFT:
            self.gifted |= bit(self.arg)
            self.forget()
            self.source = self.arg
            self.go_to(number_of(self.arg))
            self.card(number_of(self.arg), BEGINS, 0)
            return
        self.count += 1
        self.active = self.after(self.active)
        if self.count == self.players:
            self.depth = 0
            self.score()
            self.phase = SCORED

    def next_round(self) -> None:
        self.round += 1
        if self.round == ROUNDS:
            self.phase = OVER
        else:
            self.start = self.holder
            self.begin_round()

    # --- the action (SC-10 to SC-14) ------------------------------------------------------------------------

    def ask_action(self) -> None:
        mine = self.village[self.active]
        most = self.deck_size()
        if most:
            if self.box.more_draws:
                extra = count_bits(mine & self.up & self.box.more_draws)
                most = min(extra + 1, most)
                self.offer(DRAW, bit(most) - 1)
            else:
                self.offer(DRAW, 1)
        if self.shown_size:
            self.offer(SHOWN, bit(self.shown_size) - 1)
        if self.pile_size and self.own():
            self.offer(TAKE, 1)
        if self.may_call():
            self.offer(CALL, 1)
        if mine & self.up:
            cards = mine & self.up & self.box.as_action
            while cards:  # each number is asked for its own
                self.card(number_of(lowest(cards)), ACTS, cards & all_of(number_of(lowest(cards))))
                cards &= ~all_of(number_of(lowest(cards)))
            self.offer_free()
        self.offer_token()

    def may_call(self) -> bool:
        """SC-12."""
        return (
            self.caller < 0
            and self.size[self.active] <= CALL_LIMIT
            and not self.used_token
            and not (self.options.quiet_call and self.used_ability)
        )

    def act(self) -> None:
        self.through_blob = False
        if self.verb == DRAW:
            self.drew = True
            self.draws_left = self.arg + 1
            self.drawn_size = 0
            self.draw_on()
        elif self.verb == SHOWN:
            self.drew = True
            self.hold(self.take_shown(self.arg), FROM_DECK)
        elif self.verb == TAKE:
            self.hold(self.leave_pile(self.pile_size - 1), FROM_PILE)
        elif self.verb == CALL:
            self.caller = self.active
            self.drew = True
            self.end_turn()
        elif self.verb == BLOB:
            self.through_blob = True
            self.use(self.pile[self.pile_size - 1 - self.arg])
        else:
            self.use_token()

    def use_token(self) -> None:
        """SC-33."""
        self.power = NOBODY
        self.used_token = True
        if self.options.coin == PROTECT:
            self.coin = self.arg
        else:
            self.flip(self.arg)

    def draw_on(self) -> None:
        """SC-10: the deck's top card, or several with Rascals."""
        while self.draws_left:
            if not self.top_size:
                self.phase = DRAWING
                return
            self.receive(self.from_top())
        if self.drawn_size == 1:
            self.drawn_size = 0
            self.hold(self.drawn[0], FROM_DECK)
        else:
            self.go_to(KEEP_FRAME)

    def keep(self) -> None:
        """SC-61: one is kept, the others go back on top in their order."""
        card = self.drawn[self.arg]
        self.return_drawn(self.arg)
        self.hold(card, FROM_DECK)

    def return_drawn(self, but: int) -> None:
        i = self.drawn_size - 1
        while i >= 0:
            if i != but:
                self.put_on_top(self.drawn[i])
            i -= 1
        self.drawn_size = 0

    def ask_held(self) -> None:
        if self.held_from == FROM_DECK:
            self.offer(DISCARD, 1)
            if self.box.on_discard & bit(self.held) and self.can_use(self.held):
                self.offer(USE, 1)
        mine = self.own()
        if mine:
            self.offer(SWAP, mine)
            if mine & (mine - 1):
                self.offer(SET, mine & ~self.rightmost(mine))
        self.offer_free()

    def use_held(self) -> None:
        card = self.held
        if self.verb == SWAP:
            self.chosen = bit(self.arg)
            self.reveal()
        elif self.verb == SET:
            self.begin_set()
            self.choose(self.arg)
            self.go_to(SET_FRAME)
        elif self.verb == DISCARD:
            self.held = NO_CARD
            self.discard(card)
            self.go_to(END_FRAME)
        else:
            if self.box.no_discard & bit(card):
                self.turn_up(card)  # it stays in hand until it has a place, but everybody sees what is used
            else:
                self.held = NO_CARD
                self.discard(card)
            self.use(card)

    # --- the turn's end (SC-14 e) ---------------------------------------------------------------------------

    def ask_end(self) -> None:
        self.offer(END, 1)
        faces = self.village[self.active] & self.up
        if faces:
            self.offer_free()
            cards = faces & self.box.at_turn_end & ~self.con_used[self.active]
            if cards and not self.is_last_turn() and not (self.options.one_con and self.con_used[self.active]):
                self.offer(CLOSE, self.usable_of(cards))
        self.offer_token()

    def close(self) -> None:
        if self.verb == END:
            self.end_turn()
        elif self.verb == CLOSE:
            self.con_used[self.active] |= bit(self.arg)
            self.turn_down(self.arg)
            self.idle = 0 if self.drew else self.idle + 1
            self.begin_extra_turn()
        else:
            self.use_token()

    # --- chance ---------------------------------------------------------------------------------------------

    def allowed(self) -> int:
        """What chance may bring now, as a set: seats, cards, or the one way on from a scored round."""
        if self.phase == START:
            return bit(self.players) - 1
        if self.phase == SCORED:
            return 1
        return self.pool

    def draw(self, outcome: int) -> None:
        """Chance has spoken."""
        if self.phase == START:
            self.start = outcome
            self.holder = outcome
            self.phase = DEAL
            return
        if self.phase == SCORED:
            self.next_round()
            return
        self.pool &= ~bit(outcome)
        if self.phase == DEAL:
            seat = self.count // FIRST_VILLAGE
            self.insert(seat, self.size[seat], outcome)
            self.count += 1
            if self.count == FIRST_VILLAGE * self.players:
                self.phase = FIRST
            return
        if self.phase == FIRST:
            self.discard(outcome)
            self.begin_looks()
        else:
            self.deck_left -= 1
            self.draw_for_turn(outcome)
        self.proceed()

    def draw_for_turn(self, card: int) -> None:
        phase = self.phase
        self.phase = ASK
        if phase == DRAWING:
            self.receive(card)
            self.draw_on()
        elif phase == EXTRA:
            self.put_extra(card)
        elif phase == SHOWING:
            self.show_card(card)
        else:
            self.draws_left = 1
            self.receive(card)

    def roll(self, dice: Dice) -> None:
        """Let the dice speak for chance until someone must decide."""
        while self.phase > OVER:
            allowed = self.allowed()
            self.draw(nth_bit(allowed, dice.below(count_bits(allowed))))

    def playout(self, dice: Dice) -> int:
        """Play on at random to the end; returns the number of decisions."""
        decisions = 0
        self.roll(dice)
        while self.phase == ASK:
            self.play(self.option(dice.below(self.total)))
            decisions += 1
            if self.phase > OVER:
                self.roll(dice)
        return decisions

    def option(self, n: int) -> int:
        """The nth answer to the question."""
        i = 0
        while self.counts[i] <= n:
            n -= self.counts[i]
            i += 1
        if self.masks[i] == 1:
            return self.verbs[i] * 64
        return self.verbs[i] * 64 + nth_bit(self.masks[i], n)

    def all_there(self) -> bool:
        """SC-1: each of the 52 cards is in exactly one place, and the sets agree with the rows."""
        found = self.pool
        for seat in range(self.players):
            village = 0
            for i in range(seat * STRIDE, seat * STRIDE + self.size[seat]):
                village |= bit(self.row[i])
            if village != self.village[seat] or count_bits(village) != self.size[seat] or found & village:
                return False
            found |= village
        placed = count_bits(found)
        for i in range(self.pile_size):
            found |= bit(self.pile[i])
        for i in range(self.top_size):
            found |= bit(self.top[i])
        for i in range(self.shown_size):
            found |= bit(self.shown[i])
        for i in range(self.drawn_size):
            found |= bit(self.drawn[i])
        placed += self.pile_size + self.top_size + self.shown_size + self.drawn_size
        if self.held >= 0:
            found |= bit(self.held)
            placed += 1
        spare = FIRST_VILLAGE * (4 - self.players)
        return found == ALL_CARDS and placed == CARDS and count_bits(self.pool) == self.deck_left + spare

    # --- the doors for Python: they check their arguments, and are never in a hot loop -----------------------

    def asks_chance(self) -> bool:
        """Whether chance must speak before anyone can decide."""
        return self.phase > OVER

    def outcomes(self) -> int:
        """What chance may bring now, as a set of numbers."""
        return self.allowed()

    def bring(self, outcome: int) -> None:
        """Chance has spoken; an outcome that can't be is refused."""
        if not (self.phase > OVER and 0 <= outcome < ARGS and self.allowed() & bit(outcome)):
            message = f"chance can't bring {outcome} now"
            raise IllegalMoveError(message)
        self.draw(outcome)

    def roll_on(self, dice: Dice) -> None:
        """Let the dice speak for chance until someone must decide."""
        self.roll(dice)

    def play_out(self, dice: Dice) -> int:
        """Play on at random to the end; returns the number of decisions."""
        return self.playout(dice)

    def legal(self) -> list[int]:
        """The numbers of the active seat's decisions, in the order of the offers."""
        return [self.option(n) for n in range(self.total)]

    def take_nth(self, n: int) -> None:
        """Carry out the nth of `total` decisions, in the order of the offers."""
        if not 0 <= n < self.total:
            message = f"there are {self.total} decisions, not {n}"
            raise IllegalMoveError(message)
        self.play(self.option(n))

    def is_whole(self) -> bool:
        """SC-1: whether each of the 52 cards is in exactly one place."""
        return self.all_there()

    def may(self, number: int) -> bool:
        """Whether this is an answer to the question."""
        if not 0 <= number < NUMBERS:
            return False
        verb = number >> 6
        for i in range(self.offers):  # noqa: SIM110 - a generator would need Python's objects
            if self.verbs[i] == verb and self.masks[i] & bit(number & 63):
                return True
        return False

    def apply(self, number: int) -> None:
        """Carry out a decision, or refuse it with nothing changed."""
        if not self.may(number):
            message = f"decision {number} is not legal now"
            raise IllegalMoveError(message)
        self.play(number)

    def card_at(self, seat: int, place: int) -> int:
        """The card at a place of a village, from 0; -1 if there is none."""
        if 0 <= seat < self.players and 0 <= place < self.size[seat]:
            return self.row[seat * STRIDE + place]
        return NO_CARD

    def where(self, card: int) -> tuple[int, int]:
        """The village and the place of a card that lies in one."""
        if not 0 <= card < CARDS or self.owner(card) < 0:
            message = f"card {card} lies in no village"
            raise IllegalMoveError(message)
        seat = self.owner(card)
        return seat, self.place_of(seat, card)

    def check_seat(self, seat: int) -> None:
        """Compiled code checks no bounds, so a door that names a seat does."""
        if not 0 <= seat < self.players:
            message = f"there is no seat {seat} among {self.players}"
            raise IllegalMoveError(message)

    def restart(self) -> None:
        """After a position was laid by hand: write down its answers anew."""
        chosen = self.chosen
        self.begin_set()
        for i in range(self.active * STRIDE, self.active * STRIDE + self.size[self.active]):
            if chosen & bit(self.row[i]):
                self.choose(self.row[i])
        self.fill()

    def touchable(self) -> int:
        """The cards of all villages that the active seat may touch (SC-35)."""
        return self.reach()

    def guarded_cards(self, seat: int) -> int:
        """The cards of a village that Bodyguards protect (SC-62)."""
        self.check_seat(seat)
        return self.guarded(seat)

    def total_score(self, seat: int) -> int:
        """The points of all rounds that have been scored."""
        self.check_seat(seat)
        return self.total_of(seat)

    def winner(self) -> int:
        """SC-34."""
        return self.best()

    def ends_now(self) -> bool:
        """SC-17: whether the round ends after this turn."""
        return self.is_last_turn()

    def copy(self) -> Table:
        twin = Table(self.box, self.options, self.players)
        twin.become(self)
        return twin

    def __copy__(self) -> Table:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Table:
        return self.copy()

    def become(self, other: Table) -> None:
        """Become like another game of the same deck and players."""
        self.copy_desk(other)
        self.fill()


def random_playouts(state: Table, games: int, dice: Dice) -> int:
    """Play a position to its end many times at random; returns the decisions made."""
    twin = state.copy()
    decisions = 0
    for _ in range(games):
        twin.become(state)
        decisions += twin.playout(dice)
    return decisions
