"""Which kind of table a view shows: the game says it."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from vermeil.core.contract import View
from vermeil.games import spec_of
from vermeil.games.pyramids.views import PyramidsView
from vermeil.games.silver_and_gold.views import SilverAndGoldView
from vermeil.games.silver_coin.views import SilverCoinView

if TYPE_CHECKING:
    from typing_extensions import TypeIs

ExpeditionView = SilverAndGoldView | PyramidsView
AnyView = ExpeditionView | SilverCoinView
"""A view of any game, as plain data: a server may have sent it."""


def shown(view: View) -> AnyView:
    """A view with its fields' types, whichever of our games it is of."""
    return cast("AnyView", view)


def lifted(view: SilverCoinView) -> list[str]:
    """The places of the chosen cards that count 1 more through Lycans (SC-71), as far as the viewer knows."""
    question = view["question"]
    return [] if question is None else question.get("lifted", [])


def has_villages(view: AnyView) -> TypeIs[SilverCoinView]:
    """Whether every seat has a village of cards, and not two cards to cross boxes on."""
    return spec_of(view["game"]).board == "villages"
