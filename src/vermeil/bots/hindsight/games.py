"""What hindsight must know of each game: look-ups for the known order, and what the end of a turn brings a seat."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from vermeil.bots.expedition.prices import Prices
from vermeil.bots.expedition.search import Search
from vermeil.bots.expedition.sizes import LAYERS, PATTERNS, QUANTILES
from vermeil.bots.hindsight.story import State, Story
from vermeil.games.expedition.grid import Grid
from vermeil.games.expedition.phases import NO_CARD, PATTERN_STEP, TURNS
from vermeil.games.pyramids.cards import FRAME as PYRAMID
from vermeil.games.pyramids.spec import SPEC as PYRAMIDS
from vermeil.games.silver_and_gold.cards import FRAME as ISLAND
from vermeil.games.silver_and_gold.spec import SPEC as SILVER_AND_GOLD

# Decks, solvers and look-ups of either game: they have the same doors.
Parts = Any

# What a turn is worth that is used on the other card, when all that comes is known.
PRICE = 4.2
# The engines' room for cards.
MOST_CARDS = 64
# Patterns in eight turns, when it is known which one comes.
ALWAYS = 8


class Past(ABC):
    """A game's part of looking back at a story."""

    # The engine's fields that are a seat's own, with how many numbers each seat has of them.
    OWN: tuple[tuple[str, int], ...]
    GRID: Grid

    def __init__(self, story: Story, deck: Parts) -> None:
        self.story = story
        self.deck = deck
        self.seat = story.seat
        self.prices = self._prices()
        for at in range(LAYERS * PATTERNS * QUANTILES):
            self.prices.turn[at] = PRICE
        self.lookup = self._solve()
        self.search = self._search(story.turns[0].copy())

    @abstractmethod
    def _prices(self) -> Prices: ...

    @abstractmethod
    def _solver(self) -> Parts: ...

    @abstractmethod
    def _search(self, root: State) -> Search: ...

    @abstractmethod
    def resolve(self, state: State, turn: int) -> list[int]:
        """Carry out the end of a turn for the seat; the slots that may take a new card."""

    @abstractmethod
    def outside(self, card: int) -> int:
        """The closed boxes of a fresh card."""

    @abstractmethod
    def promise(self, state: State, turns: int) -> float:
        """What collected symbols may still bring."""

    def _solve(self) -> Parts:
        """Card look-ups in which the patterns of the game come in the order in which they came."""
        solver = self._solver()
        hand = self.story.keeping.hand[self.seat * 4 : self.seat * 4 + 4]
        within_reach = set(hand).union(*self.story.offers)
        solver.wanted = [int(card in within_reach) for card in range(MOST_CARDS)]
        for left in range(TURNS + 1):
            if left:
                often = [0] * PATTERNS
                often[self.story.turns[TURNS - left].pattern - 1] = ALWAYS
                solver.often = often
            solver.solve_turn()
        return solver.lookup

    def overlay(self, base: State, own: State) -> State:
        """The game at the start of a turn, with the seat's own things as they are somewhere else."""
        state = base.copy()
        seat = self.seat
        for name, size in self.OWN:
            numbers = list(getattr(state, name))
            numbers[seat * size : seat * size + size] = getattr(own, name)[seat * size : seat * size + size]
            setattr(state, name, numbers)
        state.confirm = True
        state.put_marks(seat, self._fresh_marks(own))
        if not state.legal(seat):
            state.waiting &= ~(1 << seat)
        return state

    def _fresh_marks(self, own: State) -> tuple[int, ...]:
        """The seat's marks at the start of a turn: the pattern is still to be crossed, and nothing is owed."""
        first, second, _, _, *rest = own.marks(self.seat)
        return (first, second, 0, PATTERN_STEP, *rest)

    full = 0xFFFF

    def lay(self, state: State, slot: int, card: int) -> None:
        """Put a fresh card, or none, at one of the seat's places."""
        place = self.seat * 2 + slot
        cards, closed = list(state.card), list(state.closed)
        cards[place] = card
        closed[place] = self.full if card == NO_CARD else self.outside(card)
        state.card, state.closed = cards, closed
        waiting = state.waiting
        state.put_marks(self.seat, state.marks(self.seat))  # what the engine keeps of a card besides
        state.waiting = waiting

    def set_aside(self, state: State, slots: list[int]) -> None:
        """Completed cards leave their places."""
        done = list(state.done)
        for slot in slots:
            done[self.seat] |= 1 << state.card[self.seat * 2 + slot]
        state.done = done
        for slot in slots:
            self.lay(state, slot, NO_CARD)

    def fresh_worth(self, card: int, turns: int) -> float:
        worth: float = self.lookup.value(card, self.outside(card), turns)
        return worth

    def worth(self, state: State, turns: int) -> float:
        """What a position is worth: the points, and what the cards and symbols promise with so many turns left."""
        found = float(state.score(self.seat)) + self.promise(state, turns)
        for place in (self.seat * 2, self.seat * 2 + 1):
            if state.card[place] != NO_CARD:
                found += self.lookup.value(state.card[place], state.closed[place], turns)
        return found

    def key(self, state: State) -> tuple[object, ...]:
        """What makes two positions of the seat the same."""
        seat = self.seat
        return tuple(tuple(getattr(state, name)[seat * size : seat * size + size]) for name, size in self.OWN)


class SilverAndGoldPast(Past):
    """Coins, cups, palms and seals."""

    GRID = ISLAND
    OWN = (("card", 2), ("closed", 2), ("done", 1), ("coins", 1), ("rows", 1), ("cups", 3), ("palms", 1), ("palm", 4))

    def _prices(self) -> Prices:
        from vermeil.bots.silver_and_gold.prices import first_prices

        return first_prices()

    def _solver(self) -> Parts:
        from vermeil.bots.silver_and_gold.solved import solver_of

        return solver_of(self.deck, self.prices)

    def _search(self, root: State) -> Search:
        from vermeil.bots.silver_and_gold.mind import Mind
        from vermeil.bots.silver_and_gold.outlooks import empty_outlook

        return Mind(root, self.lookup, self.prices, empty_outlook(root.islands))

    def outside(self, card: int) -> int:
        return 0xFFFF & ~int(self.deck.cards[card].island)

    def promise(self, state: State, turns: int) -> float:
        coins = int(state.coins[self.seat])
        return 0.0 if coins >= 12 else 4.0 * (coins % 4) / 4 * min(1.0, turns / 6)  # noqa: PLR2004 - twelve boxes

    def resolve(self, state: State, turn: int) -> list[int]:
        """SG-41, SG-42: cups for rows, as far as the others have left them, then completed cards."""
        seat = self.seat
        rows, cups = list(state.rows), list(state.cups)
        while state.coins[seat] // 4 > rows[seat]:
            cups[seat * 3 + rows[seat]] = max(0, 6 - self._taken(turn) - rows[seat])
            rows[seat] += 1
        state.rows, state.cups = rows, cups
        places = enumerate(range(seat * 2, seat * 2 + 2))
        slots = [slot for slot, at in places if state.card[at] != NO_CARD and state.closed[at] == self.full]
        self.set_aside(state, slots)
        return slots

    def _taken(self, turn: int) -> int:
        """The cups that are gone, but for the seat's own, when it resolves a turn."""
        before, after, players = self.story.turns[turn], self.story.at(turn + 1), self.story.players
        if players == 1:
            return turn // 7
        found = 0
        for seat in range(players):
            if seat != self.seat:
                earlier = (seat - before.start) % players < (self.seat - before.start) % players
                found += after.rows[seat] if earlier else before.rows[seat]
        return found


class PyramidsPast(Past):
    """Gems, torches, skulls and the boxes of the colours."""

    GRID = PYRAMID
    OWN = (
        ("card", 2),
        ("closed", 2),
        ("done", 1),
        ("red", 1),
        ("green", 1),
        ("torches", 1),
        ("skulls", 1),
        ("boxes", 3),
    )
    full = 0x1FFFFFF

    def _prices(self) -> Prices:
        from vermeil.bots.pyramids.prices import first_prices

        return first_prices()

    def _solver(self) -> Parts:
        from vermeil.bots.pyramids.solved import solver_of

        return solver_of(self.deck, self.prices)

    def _search(self, root: State) -> Search:
        from vermeil.bots.pyramids.mind import PathMind

        return PathMind(root, self.lookup, self.prices)

    def outside(self, card: int) -> int:
        return int(self.deck.cards[card].outside)

    def promise(self, state: State, turns: int) -> float:
        loose = int(abs(state.red[self.seat] - state.green[self.seat]))
        return 1.2 * min(3, loose) * min(1.0, turns / 8)

    def resolve(self, state: State, turn: int) -> list[int]:
        """PY-40, PY-41: completed pyramids, and the boxes of their colours as far as the others have left them."""
        seat = self.seat
        slots = []
        for slot, at in enumerate(range(seat * 2, seat * 2 + 2)):
            card = state.card[at]
            if card != NO_CARD and state.closed[at] & self.deck.cards[card].tomb:
                slots.append(slot)
        done = [self.deck.cards[state.card[seat * 2 + slot]] for slot in slots]
        before = [card for number, card in enumerate(self.deck.cards) if state.done[seat] >> number & 1]
        self.set_aside(state, slots)
        boxes = list(state.boxes)
        for card in sorted(done, key=lambda card: card.number):
            before.append(card)
            own = sum(other.colour == card.colour for other in before)
            at = seat * 3 + card.colour
            box = self._taken(turn, card.colour) + boxes[at].bit_count()
            if own in (2, 4, 6) and box < 3:  # noqa: PLR2004 - three boxes
                boxes[at] |= 1 << box
        state.boxes = boxes
        return slots

    def _taken(self, turn: int, colour: int) -> int:
        """The boxes of a colour that are gone, but for the seat's own, at the end of a turn."""
        if self.story.players == 1:
            return turn // 7
        after = self.story.at(turn + 1)
        others = (seat for seat in range(self.story.players) if seat != self.seat)
        return sum(after.boxes[seat * 3 + colour].bit_count() for seat in others)


# By the name of the game.
PASTS: dict[str, type[Past]] = {SILVER_AND_GOLD.name: SilverAndGoldPast, PYRAMIDS.name: PyramidsPast}
