"""The players of Pyramids that think with card look-ups."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from vermeil.bots.consequences import Consequences
from vermeil.bots.expedition.decks import deck_of
from vermeil.bots.expedition.mind import LookupMind
from vermeil.bots.expedition.player import LookupPlayer
from vermeil.bots.pyramids.mind import PathMind
from vermeil.bots.pyramids.reasons import explain
from vermeil.bots.pyramids.solved import lookup_for
from vermeil.core.contract import View
from vermeil.games.expedition.engine import Turns
from vermeil.games.pyramids.cards import Deck
from vermeil.games.pyramids.engine import State


class PyramidsPlayer(LookupPlayer):
    """One ply on card look-ups, or more, as its effort says."""

    def search(self, root: Turns, view: View) -> PathMind:
        return self.mind_of(root, deck_of(view, Deck))

    def mind_of(self, root: Turns, deck: Deck) -> PathMind:
        lookup, prices = lookup_for(deck)
        return PathMind(cast("State", root), lookup, prices)

    def show(self, mind: LookupMind, root: Turns) -> None:
        cast("PathMind", mind).root = cast("State", root)

    def consequences(self, view: View, root: Turns, path: Sequence[int]) -> Consequences:
        return explain(view, cast("State", root), deck_of(view, Deck), path)
