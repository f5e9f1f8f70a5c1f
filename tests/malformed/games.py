"""The flip-and-write games as those see them who give them nonsense: what differs, so that one test serves both."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from random import Random
from types import ModuleType

import pytest
from hypothesis import strategies as st

from tests.games.pyramids import positions as pyramids
from tests.games.silver_and_gold.positions import Story
from tests.games.silver_and_gold.test_action_3 import two_completed_at_once
from tests.golden.games import path_of
from tests.malformed.strategies import near_moves, spellings
from vermeil.games import pyramids as py
from vermeil.games import silver_and_gold as sg
from vermeil.games.expedition.face import DeckGame


@dataclass(frozen=True, repr=False)
class Kind:
    """A game, with what is tried on it."""

    rules: ModuleType
    prefix: str  # of its rules' ids
    card: str  # one of its own deck
    golden: str
    stories: tuple[Callable[[], DeckGame], ...]  # to where a seat marks, owes, confirms and picks

    def __repr__(self) -> str:
        """Short, for the reports of failed tests."""
        return str(self.rules.Game.NAME)

    @cached_property
    def record(self) -> bytes:
        return path_of(self.golden).read_bytes()

    @cached_property
    def near_moves(self) -> st.SearchStrategy[str]:
        return near_moves(list(self.rules.Deck.standard().order), self.rules.Game.GRID.width)

    @cached_property
    def spellings(self) -> st.SearchStrategy[str]:
        return spellings(self.near_moves)

    @cached_property
    def positions(self) -> tuple[DeckGame, ...]:
        """Each question that a seat can be asked, and the end of the game. Only copies of these are moved in."""
        return (self.rules.Game(players=3, seed=4), *(story() for story in self.stories), self.over())

    def over(self) -> DeckGame:
        game, rng = self.rules.Game(players=2, seed=1), Random(1)
        while game.waiting:
            moves = game.legal_moves(game.waiting[0])
            game.push(game.waiting[0], moves[rng.randrange(len(moves))])
        played: DeckGame = game
        return played


def islands_marking() -> DeckGame:
    return Story("x3 grey1", "coins4 orange1", reveals="O4 I3").game


def islands_owing() -> DeckGame:
    story = Story("x3 grey1", "coins4 orange1", reveals="I3")
    story.marks(0, "A:a1b1c1")
    return story.game


def islands_confirming() -> DeckGame:
    story = Story("x3 grey1", "coins4 orange1", reveals="I3")
    story.marks(0, "B:a1b1c1")
    return story.game


def islands_picking() -> DeckGame:
    return two_completed_at_once("grey2 grey3 grey4 grey5").game


def pyramids_marking() -> DeckGame:
    story = pyramids.Story("p10 walls", "cross1 plain4", reveals="V3 O4")
    story.turn("B:a1b1b2")
    return story.game


def pyramids_owing() -> DeckGame:
    story = pyramids.Story("p10 plain1", "plain3 plain4", reveals="I3", variants=["closed_tomb"])
    story.marks(0, "A:a1a2a3")
    return story.game


def pyramids_confirming() -> DeckGame:
    story = pyramids.Story("gems plain1", "plain3 plain4", reveals="I3")
    story.marks(0, "A:a1b1c1")
    return story.game


def pyramids_picking() -> DeckGame:
    story = pyramids.Story("p10 plain3", "p15 plain4", reveals="I3")
    story.turn("quick:A", "quick:A")
    return story.game


KINDS = {
    "silver-and-gold": Kind(
        rules=sg,
        prefix="SG-",
        card="s01",
        golden="silver-and-gold-3",
        stories=(islands_marking, islands_owing, islands_confirming, islands_picking),
    ),
    "pyramids": Kind(
        rules=py,
        prefix="PY-",
        card="p15",
        golden="pyramids-2",
        stories=(pyramids_marking, pyramids_owing, pyramids_confirming, pyramids_picking),
    ),
}
each_game = pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)
