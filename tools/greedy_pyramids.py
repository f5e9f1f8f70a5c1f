"""A greedy player for Pyramids, and what it makes of a deck.

    python3 run.py exec python tools/greedy_pyramids.py --games 1000

It looks one crossing ahead: every legal crossing is valued by how near it brings the tomb, what it collects, and how
well the patterns that may come would go on from there. It plays against itself. Decks are tuned with it, so it should
stay as it is: change it, and the figures of the decks made before mean something else.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from statistics import fmean, stdev

from vermeil.core.dice import Dice
from vermeil.games.expedition.grid import EXPEDITION, PATTERNS, bits
from vermeil.games.expedition.lookup import lookup_of
from vermeil.games.expedition.phases import KEEP, MARK, NO_CARD, PATTERN_STEP
from vermeil.games.pyramids.cards import FRAME, Card, Deck
from vermeil.games.pyramids.engine import State
from vermeil.games.pyramids.fast import new_state

KEEPS = ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))
BASE = 2 * 128
LOOKUP = lookup_of(FRAME)
# How often each pattern number comes among the eight expedition cards.
OFTEN = [(PATTERNS.index(pattern) + 1, EXPEDITION.count(pattern) / len(EXPEDITION)) for pattern in PATTERNS]
RACE = (10, 6, 3, 0)

# What the player thinks things are worth, in points.
STEP = 2.2  # a box nearer to the tomb
AHEAD = 0.6  # how much of a step depends on what the next pattern will do
PYRAMID = 10
LATER_RACE = 0.35  # an odd pyramid of a colour: this part of the box that the next one may take
GEM, LEAN, MOST_LEAN = 2.5, 0.6, 1.3
TORCH = 5.5
SKULL, POTION = 1.0, 1.2  # times what the penalty changes by
OWED = 1.5  # a box more to cross
LEFT = 0.45  # of what lies on a new card is collected


@dataclass
class Plan:
    """A card as the player sees it."""

    card: Card
    fits: dict[int, float] = field(default_factory=dict)

    @cached_property
    def near(self) -> list[int]:
        """The boxes from which at most 0, 1, 2, ... more boxes are to be crossed, the tomb included."""
        layers = [self.card.tomb]
        while layers[-1] != self.card.paths:
            layers.append(layers[-1] | FRAME.neighbours(layers[-1]) & self.card.paths)
        return layers

    @cached_property
    def length(self) -> int:
        """The boxes of the shortest way, entrance and tomb included."""
        return self.left(self.card.entrance) + 1

    def left(self, crossed: int) -> int:
        """How many boxes are to be crossed until the tomb is reached."""
        return next((k for k, layer in enumerate(self.near) if crossed & layer), self.length if crossed == 0 else 99)

    def ahead(self, crossed: int) -> float:
        """How many will be left after the next pattern, on average, if it is used for nothing but haste."""
        found = self.fits.get(crossed)
        if found is None:
            closed = self.card.outside | crossed
            frontier = FRAME.neighbours(crossed) & ~closed if crossed else self.card.entrance
            found = self.fits[crossed] = sum(
                often * self._best(pattern, frontier, closed, self.left(crossed)) for pattern, often in OFTEN
            )
        return found

    def _best(self, pattern: int, frontier: int, closed: int, left: int) -> int:
        free = [LOOKUP.hit(pattern, frontier, word) & ~LOOKUP.hit(pattern, closed, word) for word in (0, 1)]
        for k in range(max(0, left - 4), left):
            if any(free[word] & LOOKUP.hit(pattern, self.near[k], word) for word in (0, 1)):
                return k
        return left

    def progress(self, crossed: int) -> float:
        """The worth of a card with these boxes crossed, as far as the way is concerned."""
        if crossed & self.card.tomb:
            return 0.0
        return -STEP * ((1 - AHEAD) * self.left(crossed) + AHEAD * (self.ahead(crossed) + 2.2))


class Greedy:
    """Decides for any seat of a game with its deck."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.plans = [Plan(card) for card in deck.cards]
        self.costs = (0, *deck.penalties, deck.penalties[-1])

    def decide(self, state: State, seat: int) -> int:
        """The number of the decision."""
        numbers = state.legal(seat)
        if len(numbers) == 1:
            return numbers[0]
        if state.phase == MARK:
            return max(numbers, key=lambda number: self.cross(state, seat, number))
        if state.phase == KEEP:
            hand = state.hand[seat * 4 : seat * 4 + 4]
            return max(numbers, key=lambda n: sum(self.fresh(state, seat, hand[at]) for at in KEEPS[n - BASE]))
        return max(numbers, key=lambda number: self.take(state, seat, number))

    def cross(self, state: State, seat: int, number: int) -> float:
        """What a crossing is worth."""
        place = seat * 2 + (number >= 128)
        pattern = state.pattern if state.step[seat] == PATTERN_STEP else 0
        mask = LOOKUP.crossing(pattern, number & 127)
        plan = self.plans[state.card[place]]
        crossed = state.closed[place] & plan.card.paths
        worth = plan.progress(crossed | mask) - plan.progress(crossed)
        if mask & plan.card.tomb:
            worth += PYRAMID + self.race(state, seat, plan.card)
        return worth + self.symbols(state, seat, plan.card, mask)

    def race(self, state: State, seat: int, card: Card) -> float:
        """What one more pyramid of this colour does for the colour's boxes."""
        done = sum(self.deck.cards[at].colour == card.colour for at in bits(state.done[seat]))
        box = RACE[state.gone[card.colour]]
        return 0 if done >= 6 else box if done % 2 else LATER_RACE * box

    def symbols(self, state: State, seat: int, card: Card, mask: int) -> float:
        """What the symbols of these boxes are worth now."""
        red, green, skulls = state.red[seat], state.green[seat], state.skulls[seat]
        worth = OWED * (mask & card.crosses).bit_count()
        for gems, own, other in ((card.red_gems, red, green), (card.green_gems, green, red)):
            if own < 10:
                lean = max(-MOST_LEAN, min(MOST_LEAN, LEAN * (other - own)))
                worth += (mask & gems).bit_count() * (GEM + lean)
        if mask & card.torches and not state.torches[seat] >> (state.turn // 7) & 1:
            worth += TORCH
        more = min(10, skulls + (mask & card.skulls).bit_count())
        worth -= SKULL * (self.costs[more] - self.costs[skulls])
        if mask & card.potions:
            worth += POTION * (self.costs[more] - self.costs[max(0, more - 2)]) - 1
        return worth

    def fresh(self, state: State, seat: int, number: int) -> float:
        """What a card without a cross is worth to a seat."""
        plan = self.plans[number]
        gains = self.symbols(state, seat, plan.card, plan.card.paths & ~plan.card.skulls)
        risks = self.symbols(state, seat, plan.card, plan.card.skulls)
        return plan.progress(0) + self.race(state, seat, plan.card) + LEFT * (gains + risks)

    def take(self, state: State, seat: int, number: int) -> float:
        """What a new card is worth; the top of the stack is a little less than what one sees on average."""
        place = number - BASE - 6
        if place < 4:
            return self.fresh(state, seat, state.display[place])
        seen = [self.fresh(state, seat, card) for card in state.display if card != NO_CARD]
        return fmean(seen) - 0.5 if seen else 0.0


@dataclass(frozen=True)
class Figures:
    """What came of many games, seat by seat."""

    scores: list[int]
    pyramids: list[int]
    parts: dict[str, float]

    def __str__(self) -> str:
        n = len(self.scores)
        lines = []
        for name, values in (("score", self.scores), ("pyramids", self.pyramids)):
            mean, error = fmean(values), stdev(values) / n**0.5
            lines.append(f"{name}: mean {mean:.2f}, standard error {error:.2f}, deviation {stdev(values):.2f}")
        lines.append("points by source: " + ", ".join(f"{name} {mean:.1f}" for name, mean in self.parts.items()))
        return "\n".join(lines)


def play(deck: Deck, players: int, seed: int, greedy: Greedy | None) -> State:
    """One game of the greedy player against itself, or, without one, of random players."""
    state, dice = new_state(players, deck), Dice(seed)
    state.roll_on(dice)
    while (seat := state.next_seat()) >= 0:
        if greedy is None:
            numbers = state.legal(seat)
            state.decide(seat, numbers[dice.below(len(numbers))], dice)
        else:
            state.decide(seat, greedy.decide(state, seat), dice)
    return state


def measure(deck: Deck, games: int, players: int = 2, *, first: int = 0, random: bool = False) -> Figures:
    """Play many games and count."""
    greedy = None if random else Greedy(deck)
    scores, pyramids = [], []
    sums = dict.fromkeys(("pyramids", "torches", "colours", "gems", "skulls"), 0.0)
    for number in range(first, first + games):
        state = play(deck, players, number, greedy)
        for seat in range(players):
            scores.append(state.score(seat))
            pyramids.append(state.done[seat].bit_count())
            red, green = state.red[seat], state.green[seat]
            sums["pyramids"] += 10 * state.done[seat].bit_count()
            sums["torches"] += 5 * state.torches[seat].bit_count()
            sums["colours"] += state.points_for_races(seat)
            sums["gems"] += 4 * min(red, green) + max(red, green)
            sums["skulls"] -= (0, *deck.penalties)[state.skulls[seat]]
        if (number - first + 1) % 250 == 0:
            sys.stderr.write(f"{number - first + 1} games, mean score {fmean(scores):.2f}\n")
    return Figures(scores, pyramids, {name: total / len(scores) for name, total in sums.items()})


def main() -> None:
    """Read the options, play, and say what came of it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000, help="how many (%(default)s)")
    parser.add_argument("--players", type=int, default=2, help="1 to 4 (%(default)s)")
    parser.add_argument("--first", type=int, default=0, help="the first game's seed (%(default)s)")
    parser.add_argument("--deck", type=Path, help="another deck file than Vermeil's own")
    parser.add_argument("--random", action="store_true", help="random players instead, for comparison")
    options = parser.parse_args()
    deck = Deck.load(options.deck) if options.deck else Deck.standard()
    figures = measure(deck, options.games, options.players, first=options.first, random=options.random)
    print(f"deck {deck.name} {deck.hash}, {options.games} games of {options.players}")
    print(figures)


if __name__ == "__main__":
    main()
