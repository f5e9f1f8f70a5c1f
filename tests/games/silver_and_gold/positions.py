"""Positions of Silver & Gold for tests: a deck of simple cards, and stories that say what chance brings.

A `Story` is a game whose deals, reveals, refills and draws are chosen by the test; where the test doesn't care, chance
brings the first thing that is to be had. All moves go through the game's own door, so only positions that the rules
allow can be reached.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from random import Random
from typing import Any

from tests.plain import plain
from tests.stories import Scripted, Told, chance_of, spellings
from vermeil import silver_and_gold as sg

_ROWS = {
    "grey": ". . . .\n. . . .",
    "green": ". . . .\n. . . .\n. . # #",
    "orange": ". . . .\n. . . .\n. . . .",
    "purple": "# . . .\n. . . .\n. . . .\n. . . #",
}


def _card(name: str, head: str, first_marks: str = "") -> str:
    """A card of its colour's plain shape; its first boxes get these marks."""
    rows = list(_ROWS[head.split(maxsplit=1)[0]])
    boxes = [at for at, mark in enumerate(rows) if mark == "."]
    for at, mark in zip(boxes, first_marks, strict=False):
        rows[at] = mark
    return f"\n{name} {head}\n{''.join(rows)}\n"


def _deck(name: str, *cards: str) -> sg.Deck:
    return sg.Deck.parse(f"game silver-and-gold\nname {name}\n" + "".join(cards))


# Grey cards are a1 to d2, orange ones a1 to d3. `x3` has three X, then boxes without a symbol; `x8` is all X.
# Who keeps a card with symbols and a plain one has the former as card A, because it comes first in the deck.
PLAIN = _deck(
    "plain",
    _card("x1", "grey", "X"),
    _card("x3", "grey", "XXX"),
    _card("x8", "grey", "XXXXXXXX"),
    _card("coins4", "grey", "oooo"),
    _card("coins4b", "grey", "oooo"),
    _card("coins4c", "grey", "oooo"),
    _card("coins8", "grey", "oooooooo"),
    _card("coins8b", "grey", "oooooooo"),
    _card("palm1", "grey", "p"),
    _card("palm1b", "grey", "p"),
    _card("palm2", "grey", "pp"),
    _card("palms5", "grey", "ppppp"),
    _card("mixed", "grey", "Xop"),
    *(_card(f"grey{n}", "grey") for n in range(1, 10)),
    *(_card(f"green{n}", "green") for n in range(1, 6)),
    *(_card(f"orange{n}", "orange") for n in range(1, 8)),
    *(_card(f"purple{n}", "purple") for n in range(1, 6)),
    _card("sealgrey", "orange seal grey"),
    _card("sealora", "grey seal orange"),
    _card("sealown", "grey seal grey"),
    _card("sealpur", "green seal purple"),
    _card("sealgrn", "purple seal green"),
)

# Just enough for four players: the stack and the display run empty in every game.
SMALL_DECK = _deck(
    "small",
    *(_card(f"grey{n}", "grey", marks) for n, marks in enumerate(("", "X", "Xo", "p", "XXX", "oo", "pX", "oXo"), 1)),
    *(_card(f"green{n}", "green", marks) for n, marks in enumerate(("X", "oX", "pXX"), 1)),
    *(_card(f"orange{n}", "orange", marks) for n, marks in enumerate(("XXoo", "oooX"), 1)),
    *(_card(f"purple{n}", "purple", marks) for n, marks in enumerate(("XXXX", "ooXX"), 1)),
    _card("seal", "grey seal grey", "X"),
)


class StoryGame(sg.Game):
    """A game that has its chance from a story."""

    def __init__(self, players: int, deck: sg.Deck, variants: list[str], chance: Scripted) -> None:
        self._set_up(players, deck, variants, chance)
        self._begin()


class Story(Told[sg.Game]):
    """A game told by a test.

    `cards` are the two cards that each seat keeps, `display` the first displayed cards, `reveals` the patterns of the
    turns, `refills` and `draws` what comes from the stack later on. Seat 0 starts, unless `start` says otherwise.
    """

    def __init__(
        self,
        *cards: str,
        reveals: str = "",
        display: str = "",
        refills: str = "",
        draws: str = "",
        start: int = 0,
        deck: sg.Deck = PLAIN,
        variants: Sequence[str] = (),
    ) -> None:
        kept = [pair.split() for pair in cards]
        chance = chance_of(
            kept, list(deck.order), display=display, start=str(start), reveal=reveals, refill=refills, draw=draws
        )
        self.deck = deck
        super().__init__(StoryGame(len(kept), deck, list(variants), chance), kept)

    def crosses(self, chosen: str) -> str:
        return chosen

    def idle(self, seat: int) -> str:
        """The last single box that it can."""
        return spellings(self.game, seat)[-1]

    def seat(self, seat: int) -> dict[str, Any]:
        """What seat 0 sees of a seat."""
        shown: dict[str, Any] = plain(self.game.view(0))["seats"][seat]
        return shown


def imagined(view: sg.View, seats: dict[int, dict[str, Any]], table: dict[str, Any] | None = None) -> sg.Game:
    """The game of a view with the plain deck in which some things were changed. For ends that take long to reach."""
    data = json.loads(view.to_json()) | (table or {})
    for seat, changes in seats.items():
        data["seats"][seat] |= changes
    return sg.View(data).sample(Random(0), PLAIN)
