"""What is in Silver Coin's box: each number as every deck has it, and which of them is played with (SC-60)."""

from __future__ import annotations

import secrets

from vermeil.games.silver_coin.abilities import NUMBERS
from vermeil.games.silver_coin.deck import Deck, deck_names, read_deck
from vermeil.table.catalog import has_named_decks
from vermeil.terminal.speech import Speech

SURPRISE = "surprise"


def surprise(before: str = "") -> str:
    """A mix by chance, other than the one there was."""
    names = deck_names()
    while True:
        mix = Deck(names[0], tuple(secrets.choice(names) for _ in range(NUMBERS))).name
        if mix != before:
            return mix


def chosen(game: str, deck: str | None) -> str | None:
    """A deck as it was asked for: `surprise` is one of the mixes, by chance."""
    return surprise() if deck == SURPRISE and has_named_decks(game) else deck


def whole(name: str) -> str:
    """What a deck or a mix is called: a deck by its own name."""
    return read_deck(name).name


def with_number(mix: str, number: int, source: str) -> str:
    """The mix with all cards of one number from a deck."""
    return read_deck(mix).replace(number, source).name


def sources(mix: str) -> tuple[str, ...]:
    """The deck that the cards of each number come from."""
    return read_deck(mix).sources


def box_lines(mix: str, speech: Speech, *, brief: bool = False) -> list[str]:
    """What is in the box, a line for each number: whose cards they are, and what they do."""
    lines = []
    for number, source in enumerate(sources(mix)):
        line = (speech.card_brief if brief else speech.card_line)(source, number)
        lines.append(f"{line} ({speech.words(f'deck-{source}')})")
    return lines
