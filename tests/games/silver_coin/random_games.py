"""Random games for property tests: mixes of decks and variants, and a chance that remembers what it brought."""

from __future__ import annotations

from random import Random
from typing import Any

from vermeil.core.chance import Chance, Lot, Seeded
from vermeil.games import silver_coin as sc
from vermeil.games.silver_coin.game import CARDS

DECKS = ("coin", "amulet", "bullet")


def any_deck(rng: Random) -> str:
    """One of the decks, or a mix of them."""
    deck = sc.read_deck(rng.choice(DECKS))
    for number in [number for number in range(14) if rng.random() < rng.choice((0, 0.5))]:
        deck = deck.replace(number, rng.choice(DECKS))
    return deck.name


def any_variants(rng: Random) -> dict[str, Any]:
    """Mostly the defaults."""
    return {variant.name: rng.choice(variant.values) for variant in sc.VARIANTS if rng.random() < 0.2}


def any_game(rng: Random, players: int | None = None) -> sc.Game:
    return sc.Game(
        players=players or rng.choice((2, 3, 4)),
        seed=rng.getrandbits(40),
        deck=any_deck(rng),
        variants=any_variants(rng) | {"patience": rng.choice((1, 5))},
    )


def any_move(game: sc.Game, rng: Random) -> str:
    """A random move, with less love for failed exchanges than an even choice, so that games are short and rich."""
    moves = [str(move) for move in game.legal_moves(game.waiting[0])]
    if rng.random() < 0.7:
        moves = [move for move in moves if not move.startswith(("set:", "swap:"))] or moves
    return rng.choice(moves)


class Remembering:
    """Chance that remembers in which round it brought which cards."""

    def __init__(self, seed: str) -> None:
        self.source: Chance = Seeded(seed)
        self.brought: list[tuple[str, list[int]]] = []

    def draw(self, event: str, stream: str, lot: Lot, allowed: int, count: int) -> list[int]:
        drawn = self.source.draw(event, stream, lot, allowed, count)
        self.brought.append((stream, drawn))
        return drawn


class Redealt:
    """The same chance once more, but in the last round some cards have changed their faces."""

    def __init__(self, told: Remembering, stream: str, faces: dict[int, int]) -> None:
        self.brought = list(told.brought)
        self.stream = stream
        self.faces = faces

    def draw(self, event: str, stream: str, lot: Lot, allowed: int, count: int) -> list[int]:
        del event
        known, drawn = self.brought.pop(0)
        assert known == stream
        assert len(drawn) == count
        if lot is CARDS and (stream == self.stream or stream.startswith(f"{self.stream} ")):
            drawn = [self.faces.get(card, card) for card in drawn]
        assert all(allowed >> card & 1 for card in drawn)
        return drawn


def begin(players: int, chance: Chance, deck: str, variants: dict[str, Any]) -> sc.Game:
    """A game whose chance is given."""
    game = object.__new__(sc.Game)
    game._set_up(players, deck, variants, chance)
    game._chance_speaks()
    return game
