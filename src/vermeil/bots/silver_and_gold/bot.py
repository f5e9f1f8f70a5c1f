"""The players of Silver & Gold that think with card tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from vermeil.bots.expedition.player import TablePlayer
from vermeil.bots.expedition.search import Search
from vermeil.bots.silver_and_gold.mind import Mind
from vermeil.bots.silver_and_gold.solved import tables_for
from vermeil.bots.silver_and_gold.words import told
from vermeil.core.contract import View
from vermeil.core.phrases import Phrase
from vermeil.games.expedition.engine import Turns
from vermeil.games.expedition.phases import NO_CARD, PICK, TURNS
from vermeil.games.silver_and_gold.cards import Deck
from vermeil.games.silver_and_gold.engine import State


def deck_of(view: View) -> Deck:
    """The deck that a view is of; a view that came as JSON is of our own deck, or it needs its deck."""
    deck: Any = getattr(view, "deck", None)
    return deck if isinstance(deck, Deck) else Deck.standard()


class SilverAndGoldPlayer(TablePlayer):
    """One ply on card tables, or more, as its effort says."""

    def _search(self, root: Turns, view: View) -> Search:
        tables, prices = tables_for(deck_of(view))
        return Mind(cast("State", root), tables, prices)

    def _show(self, search: Search, root: Turns) -> None:
        cast("Mind", search).root = cast("State", root)

    def _said(self, view: View, root: Turns, path: Sequence[int]) -> tuple[Phrase, ...]:
        return told(view, cast("State", root), deck_of(view), path)

    def _rest(self, view: View, root: Turns, turns: int) -> float:
        """The prices know it by turns left."""
        del root
        return tables_for(deck_of(view))[1].rest[turns]

    def _so_far(self, view: View, root: Turns) -> float:
        state, seat = cast("State", root), view.seat or 0
        found = float(state.score(seat))
        if state.phase == PICK:
            tables, _ = tables_for(deck_of(view))
            for place in (seat * 2, seat * 2 + 1):
                if state.card[place] != NO_CARD:
                    found += tables.value(state.card[place], state.closed[place], TURNS - 1 - state.turn)
        return found
