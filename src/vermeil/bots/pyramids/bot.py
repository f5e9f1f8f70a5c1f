"""The players of Pyramids that think with card tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from vermeil.bots.expedition.decks import deck_of
from vermeil.bots.expedition.mind import TableMind
from vermeil.bots.expedition.player import TablePlayer
from vermeil.bots.pyramids.mind import PathMind
from vermeil.bots.pyramids.solved import tables_for
from vermeil.bots.pyramids.words import explain
from vermeil.core.contract import View
from vermeil.core.phrases import Phrase
from vermeil.games.expedition.engine import Turns
from vermeil.games.pyramids.cards import Deck
from vermeil.games.pyramids.engine import State


class PyramidsPlayer(TablePlayer):
    """One ply on card tables, or more, as its effort says."""

    def search(self, root: Turns, view: View) -> PathMind:
        tables, prices = tables_for(deck_of(view, Deck))
        return PathMind(cast("State", root), tables, prices)

    def show(self, mind: TableMind, root: Turns) -> None:
        cast("PathMind", mind).root = cast("State", root)

    def said(self, view: View, root: Turns, path: Sequence[int]) -> tuple[Phrase, ...]:
        return explain(view, cast("State", root), deck_of(view, Deck), path)
