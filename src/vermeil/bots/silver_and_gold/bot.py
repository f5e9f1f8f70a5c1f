"""The players of Silver & Gold that think with card look-ups."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from vermeil.bots.consequences import Consequences
from vermeil.bots.expedition.decks import deck_of
from vermeil.bots.expedition.mind import LookupMind
from vermeil.bots.expedition.player import LookupPlayer
from vermeil.bots.silver_and_gold.mind import Mind
from vermeil.bots.silver_and_gold.outlooks import outlook_for
from vermeil.bots.silver_and_gold.reasons import explain
from vermeil.bots.silver_and_gold.solved import lookup_for
from vermeil.core.contract import View
from vermeil.games.expedition.engine import Turns
from vermeil.games.silver_and_gold.cards import Deck
from vermeil.games.silver_and_gold.engine import State


class SilverAndGoldPlayer(LookupPlayer):
    """One ply on card look-ups, or more, as its effort says."""

    def search(self, root: Turns, view: View) -> Mind:
        return self.mind_of(root, deck_of(view, Deck))

    def mind_of(self, root: Turns, deck: Deck) -> Mind:
        state = cast("State", root)
        lookup, prices = lookup_for(deck)
        return Mind(state, lookup, prices, outlook_for(deck, state.islands))

    def show(self, mind: LookupMind, root: Turns) -> None:
        cast("Mind", mind).root = cast("State", root)

    def consequences(self, view: View, root: Turns, path: Sequence[int]) -> Consequences:
        return explain(view, cast("State", root), deck_of(view, Deck), path)
