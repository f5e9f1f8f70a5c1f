"""The players of Silver & Gold that think with card tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from vermeil.bots.expedition.decks import deck_of
from vermeil.bots.expedition.mind import TableMind
from vermeil.bots.expedition.player import TablePlayer
from vermeil.bots.silver_and_gold.mind import Mind
from vermeil.bots.silver_and_gold.outlooks import outlook_for
from vermeil.bots.silver_and_gold.solved import tables_for
from vermeil.bots.silver_and_gold.words import explain
from vermeil.core.contract import View
from vermeil.core.phrases import Phrase
from vermeil.games.expedition.engine import Turns
from vermeil.games.silver_and_gold.cards import Deck
from vermeil.games.silver_and_gold.engine import State


class SilverAndGoldPlayer(TablePlayer):
    """One ply on card tables, or more, as its effort says."""

    def search(self, root: Turns, view: View) -> Mind:
        deck, state = deck_of(view, Deck), cast("State", root)
        tables, prices = tables_for(deck)
        return Mind(state, tables, prices, outlook_for(deck, state.islands))

    def show(self, mind: TableMind, root: Turns) -> None:
        cast("Mind", mind).root = cast("State", root)

    def said(self, view: View, root: Turns, path: Sequence[int]) -> tuple[Phrase, ...]:
        return explain(view, cast("State", root), deck_of(view, Deck), path)
