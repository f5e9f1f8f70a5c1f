"""Positions of Pyramids for tests: a deck of simple cards, and stories that say what chance brings.

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
from vermeil.games import pyramids as py

# Entrance a1, tomb e5, no walls.
PLAIN_ROWS = ["> . . . .", ". . . . .", ". . . . .", ". . . . .", ". . . . *"]
# Tomb below the entrance: I3 down column a owes two boxes, and they are just what is missing.
QUICK_ROWS = ["> . . . .", "X X . . .", "X . . . .", ". . . . .", "* . . . ."]
# And so with every pattern but I2, which is too small; T4 owes one box more, the one right of the entrance.
QUICK = {
    "I3": "{0}:a1a2a3 +{0}:a4 +{0}:a5",
    "V3": "{0}:a1a2b2 +{0}:a3 +{0}:a4 +{0}:a5",
    "L4": "{0}:a1a2a3b3 +{0}:a4 +{0}:a5",
    "T4": "{0}:a1a2b2a3 +{0}:a4 +{0}:b1 +{0}:a5",
    "O4": "{0}:a1b1a2b2 +{0}:a3 +{0}:a4 +{0}:a5",
}


def card(name: str, colour: str, number: int, *rows: str) -> str:
    """A card; rows that are not given are those of the plain one."""
    drawn = [*rows, *PLAIN_ROWS[len(rows) :]]
    return f"\n{name} {colour} {number}\n" + "\n".join(drawn) + "\n"


def deck_of(name: str, *cards: str, header: str = "") -> py.Deck:
    return py.Deck.parse(f"game pyramids\nname {name}\n{header}" + "".join(cards))


def quick(letter: str, *numbers: int) -> list[str]:
    colour = {"g": "green", "o": "orange", "p": "purple"}[letter]
    return [card(f"{letter}{number}", colour, number, *QUICK_ROWS) for number in numbers]


# The quick cards are called by colour and number; cards with a symbol have it at b1, right of the entrance, or along
# the first row. Cards lie in the order of their numbers, so of a quick card and another one the former is card A.
TALE = deck_of(
    "tale",
    *quick("p", 10, 15, 20, 33, 40, 44, 50, 53),
    *quick("g", 11, 16, 21, 34, 41, 45),
    *quick("o", 12, 17, 22, 35),
    card("cross1", "green", 60, "> X . . ."),
    card("cross3", "green", 61, "> X X X ."),
    card("torch1", "green", 62, "> t . . ."),
    card("torch2", "green", 63, "> t t . ."),
    card("gems", "orange", 64, "> r g r g"),
    card("reds", "orange", 65, "> r r r r", "r r r r r", "r r . . ."),
    card("bones", "orange", 66, "> s s s s", "s s s s s", "s s s . ."),
    card("brew", "purple", 67, "> s p s p"),
    card("brew2", "purple", 68, "> p s s s", ". p . . ."),
    card("walls", "purple", 69, "> . # . .", "# . . . .", ". . . # ."),
    card("pocket", "purple", 70, ". . > # .", ". . . . #", ". . . . .", ". . . . .", ". * . . ."),
    *(card(f"plain{n}", ("green", "orange", "purple")[n % 3], 70 + n) for n in range(1, 20)),
)

# Just enough for four players: the stack and the display run empty in every game.
SMALL_DECK = deck_of(
    "small",
    *quick("p", 3, 15, 33),
    *quick("g", 2, 5, 8, 21),
    *quick("o", 1, 4, 7),
    card("odd1", "orange", 40, "# # > # #", "s X . X t", "# . # . #", "r X p X g", "# # * # #"),
    card("odd2", "purple", 41, ". r . g >", ". # # # .", ". X . X .", ". # # # .", "* s t p s"),
    card("odd3", "green", 42, "> X X X X", "X X X X X", "X X X X X", "X X X X X", "X X X X *"),
    card("odd4", "green", 43, "> # . # .", "s # . # .", "s # . # .", "s # . # .", "s p * . ."),
    card("odd5", "purple", 44, "> t # . .", "s . # . .", ". X . X .", "# # g # #", ". . r . *"),
    card("odd6", "orange", 45, "> p s p s", "s p s p s", "s p s p s", "s p s p s", "s p s p *"),
    header="skulls 0,0,1,5,5,9,20,30,40,99\n",
)


class StoryGame(py.Game):
    """A game that has its chance from a story."""

    def __init__(self, players: int, deck: py.Deck, variants: list[str], chance: Scripted) -> None:
        self._set_up(players, deck, variants, chance)
        self._begin()


class Story(Told[py.Game]):
    """A game told by a test.

    `cards` are the two cards that each seat keeps, `display` the first displayed cards, `reveals` the patterns of the
    turns, `refills` and `draws` what comes from the stack later on.
    """

    def __init__(
        self,
        *cards: str,
        reveals: str = "",
        display: str = "",
        refills: str = "",
        draws: str = "",
        deck: py.Deck = TALE,
        variants: Sequence[str] = (),
    ) -> None:
        kept = [pair.split() for pair in cards]
        order = list(reversed(deck.order))
        chance = chance_of(kept, order, display=display, reveal=reveals, refill=refills, draw=draws)
        super().__init__(StoryGame(len(kept), deck, list(variants), chance), kept)

    def crosses(self, chosen: str) -> str:
        """`quick:A` completes the quick card A."""
        pattern = self.game.view(None).fields["pattern"]
        return QUICK[pattern or ""].format(chosen[-1]) if chosen.startswith("quick:") else chosen

    def idle(self, seat: int) -> str:
        """A single box that brings nothing, of the card with most boxes left."""
        moves = [move for move in spellings(self.game, seat) if len(move.lstrip("+")) == 4]
        cards = self.seat(seat)["cards"]
        bare = [move for move in moves if _mark(self.game, cards, move) in ".>"]
        return (bare or moves)[-1]

    def seat(self, seat: int) -> dict[str, Any]:
        """What the seat sees of itself."""
        shown: dict[str, Any] = plain(self.game.view(seat))["seats"][seat]
        return shown

    def colours(self, seat: int) -> dict[str, list[int]]:
        """The boxes of the colours that a seat has won, those without any left out."""
        return {colour: boxes for colour, boxes in self.seat(seat)["colours"].items() if boxes}


def _mark(game: py.Game, cards: list[dict[str, Any] | None], move: str) -> str:
    held = cards["AB".index(move.lstrip("+")[0])]
    assert held is not None
    box = py.Game.GRID.box(move[-2:])
    assert box is not None
    return game.deck.card(held["card"]).mark(box)


def imagined(view: py.View, seats: dict[int, dict[str, Any]], **table: Any) -> py.Game:
    """The game of a view in which some things were changed. For ends that take long to reach."""
    data = json.loads(view.to_json()) | table
    for seat, changes in seats.items():
        data["seats"][seat] |= changes
    return py.View(data).sample(Random(0), view.deck)
