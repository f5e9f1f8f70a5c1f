"""The integer face of Silver Coin: the engine's state with doors for Python. Compiled through `face.pxd`."""

from __future__ import annotations

from vermeil.core.bits import bit
from vermeil.core.dice import Dice
from vermeil.core.errors import IllegalMoveError, SetupError
from vermeil.games.silver_coin import engine, exchange, layout, scoring
from vermeil.games.silver_coin.codes import ARGS, CARDS, NO_CARD, OVER, STRIDE, VERBS, ZERO
from vermeil.games.silver_coin.state import Box, Options, State

NUMBERS = VERBS * ARGS
FEWEST, MOST = 2, 4


class IntegerFace(State):
    """A whole game and its doors for Python: they check their arguments, and are never in a hot loop.

    `copy` is a copy of numbers.
    """

    def __init__(self, box: Box, options: Options, players: int) -> None:
        if not FEWEST <= players <= MOST:  # compiled code checks no bounds
            raise SetupError(f"SC-2: {FEWEST} to {MOST} can play, not {players}")
        super().__init__(box, options, players)
        engine.begin_round(self)

    def asks_chance(self) -> bool:
        """Whether chance must speak before anyone can decide."""
        return self.phase > OVER

    def outcomes(self) -> int:
        """What chance may bring now, as a set of numbers."""
        return engine.allowed(self)

    def bring(self, outcome: int) -> None:
        """Chance has spoken; an outcome that can't be is refused."""
        if not (self.phase > OVER and 0 <= outcome < ARGS and engine.allowed(self) & bit(outcome)):
            message = f"chance can't bring {outcome} now"
            raise IllegalMoveError(message)
        engine.draw(self, outcome)

    def roll_on(self, dice: Dice) -> None:
        """Let the dice speak for chance until someone must decide."""
        engine.roll(self, dice)

    def play_out(self, dice: Dice) -> int:
        """Play on at random to the end; returns the number of decisions."""
        return engine.playout(self, dice)

    def legal(self) -> list[int]:
        """The numbers of the active seat's decisions, in the order of the offers."""
        return [engine.option(self, n) for n in range(self.total)]

    def take_nth(self, n: int) -> None:
        """Carry out the nth of `total` decisions, in the order of the offers."""
        if not 0 <= n < self.total:
            message = f"there are {self.total} decisions, not {n}"
            raise IllegalMoveError(message)
        engine.play(self, engine.option(self, n))

    def is_whole(self) -> bool:
        """SC-1: whether each of the 52 cards is in exactly one place."""
        return engine.all_there(self)

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
        engine.play(self, number)

    def card_at(self, seat: int, place: int) -> int:
        """The card at a place of a village, from 0; -1 if there is none."""
        if 0 <= seat < self.players and 0 <= place < self.size[seat]:
            return self.row[seat * STRIDE + place]
        return NO_CARD

    def where(self, card: int) -> tuple[int, int]:
        """The village and the place of a card that lies in one."""
        if not 0 <= card < CARDS or layout.owner(self, card) < 0:
            message = f"card {card} lies in no village"
            raise IllegalMoveError(message)
        seat = layout.owner(self, card)
        return seat, layout.place_of(self, seat, card)

    def check_seat(self, seat: int) -> None:
        """Compiled code checks no bounds, so a door that names a seat does."""
        if not 0 <= seat < self.players:
            message = f"there is no seat {seat} among {self.players}"
            raise IllegalMoveError(message)

    def restart(self) -> None:
        """After a position was laid by hand: write down its answers again."""
        chosen = self.chosen
        exchange.begin_set(self)
        for i in range(self.active * STRIDE, self.active * STRIDE + self.size[self.active]):
            if chosen & bit(self.row[i]):
                exchange.choose(self, self.row[i])
        engine.fill(self)

    def touchable(self) -> int:
        """The cards of all villages that the active seat may touch (SC-35)."""
        return layout.reach(self)

    def guarded_cards(self, seat: int) -> int:
        """The cards of a village that Bodyguards protect (SC-62)."""
        self.check_seat(seat)
        return layout.guarded(self, seat)

    def lifted_cards(self) -> int:
        """SC-71: the cards chosen for an exchange that count 1 more through Lycans."""
        return exchange.lifted(self)

    def card_values(self, seat: int) -> list[int]:
        """SC-83, SC-84: what each card of a village counts, but for the Wolfman."""
        self.check_seat(seat)
        cards = [self.row[seat * STRIDE + place] for place in range(self.size[seat])]
        zero = self.coin if self.options.coin == ZERO else NO_CARD
        return [0 if card == zero else scoring.value_of(self, seat, card) for card in cards]

    def total_score(self, seat: int) -> int:
        """The points of all rounds that have been scored."""
        self.check_seat(seat)
        return scoring.total_of(self, seat)

    def winner(self) -> int:
        """SC-34."""
        return scoring.best(self)

    def ends_now(self) -> bool:
        """SC-17: whether the round ends after this turn."""
        return engine.is_last_turn(self)

    def copy(self) -> IntegerFace:
        twin = IntegerFace(self.box, self.options, self.players)
        engine.become(twin, self)
        return twin

    def __copy__(self) -> IntegerFace:
        return self.copy()

    def __deepcopy__(self, memo: object) -> IntegerFace:
        return self.copy()


def random_playouts(state: State, games: int, dice: Dice) -> int:
    """Play a position to its end many times at random; returns the decisions made."""
    twin = State(state.box, state.options, state.players)
    decisions = 0
    for _ in range(games):
        engine.become(twin, state)
        decisions += engine.playout(twin, dice)
    return decisions
