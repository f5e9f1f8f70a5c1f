"""Plays many random games and checks that every one ends and that no card is lost or doubled.

    python tools/silver_coin_endings.py            20,000 games over all deck mixes, 2 to 4 players
    python tools/silver_coin_endings.py 500 7      500 games, with another seed

After each decision the 52 cards are counted (SC-1), and whoever must decide has a decision (SC-15).
"""

from __future__ import annotations

import sys
from collections import Counter
from dataclasses import dataclass, field
from random import Random
from time import monotonic

from vermeil.core.dice import Dice
from vermeil.games.silver_coin.abilities import NUMBERS, decks
from vermeil.games.silver_coin.codes import ASK, OVER, ROUNDS, ZERO
from vermeil.games.silver_coin.deck import Deck
from vermeil.games.silver_coin.face import IntegerFace
from vermeil.games.silver_coin.state import Options

GAMES = 20_000
LONGEST = 100_000  # decisions; no game comes near it
EVERY = 2.0  # seconds between two lines of progress


class EndingError(AssertionError):
    """A game that did not end, or cards that were not all there."""


@dataclass
class Report:
    """What was played."""

    games: int = 0
    decisions: int = 0
    longest: int = 0
    mixes: set[str] = field(default_factory=set)
    players: Counter[int] = field(default_factory=Counter)

    def __str__(self) -> str:
        players = ", ".join(f"{self.players[count]} with {count}" for count in sorted(self.players))
        return (
            f"{self.games} games ended ({players} players; {len(self.mixes)} mixes of decks), "
            f"{self.decisions} decisions, the longest game had {self.longest}; 52 cards after each of them"
        )


def any_deck(rng: Random) -> Deck:
    """A deck as it is, or a mix: each number from any deck."""
    names = sorted(decks())
    base = rng.choice(names)
    if rng.random() < 1 / 4:
        return Deck(base, (base,) * NUMBERS)
    return Deck(base, tuple(rng.choice(names) for _ in range(NUMBERS)))


def any_options(rng: Random) -> Options:
    """Mostly as printed."""
    options = Options()
    options.quiet_call, options.one_con = rng.random() < 1 / 8, rng.random() < 1 / 8
    options.rooted_tanner, options.turn_back = rng.random() < 1 / 8, rng.random() < 1 / 4
    options.coin, options.may_sink = rng.randrange(ZERO + 1), rng.random() < 1 / 4
    options.patience = rng.choice((5, 5, 1, 0))
    return options


def play_one(deck: Deck, options: Options, players: int, rng: Random) -> int:
    """One random game to its end; the number of decisions."""
    state = IntegerFace(deck.box(), options, players)
    dice = Dice(rng.getrandbits(62))
    state.roll_on(dice)
    decisions = 0
    while state.phase != OVER:
        if state.phase != ASK or not state.total:
            raise EndingError(f"a dead end after {decisions} decisions")
        state.take_nth(dice.below(state.total))
        state.roll_on(dice)
        decisions += 1
        if not state.is_whole():
            raise EndingError(f"a card is lost or doubled after {decisions} decisions")
        if decisions > LONGEST:
            raise EndingError(f"no end after {decisions} decisions")
    if state.round != ROUNDS:
        raise EndingError(f"the game ended after {state.round} rounds")
    return decisions


def play(games: int, seed: int = 0, *, progress: bool = False) -> Report:
    """Play so many random games; EndingError names the one that fails, and how to see it again."""
    report = Report()
    begun = told = monotonic()
    for number in range(seed, seed + games):
        rng = Random(f"endings {number}")
        deck, options, players = any_deck(rng), any_options(rng), 2 + number % 3
        try:
            decisions = play_one(deck, options, players, rng)
        except EndingError as error:
            raise EndingError(f"game {number} ({players} players, {deck.name}): {error}") from error
        report.games += 1
        report.decisions += decisions
        report.longest = max(report.longest, decisions)
        report.mixes.add(deck.name)
        report.players[players] += 1
        if progress and monotonic() - told > EVERY:
            told = monotonic()
            left = (told - begun) / report.games * (games - report.games)
            sys.stderr.write(f"\r{report.games} of {games} games, about {left:.0f} s left   ")
    if progress:
        sys.stderr.write("\n")
    return report


def main(arguments: list[str]) -> int:
    """The command; returns its exit status."""
    if len(arguments) > 2 or not all(word.isascii() and word.isdigit() for word in arguments):
        sys.stderr.write((__doc__ or "") + "\n")
        return 2
    numbers = [int(word) for word in arguments]
    try:
        report = play(*(numbers or [GAMES]), progress=True)
    except EndingError as error:
        sys.stderr.write(f"\n{error}\n")
        return 1
    sys.stdout.write(f"{report}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
