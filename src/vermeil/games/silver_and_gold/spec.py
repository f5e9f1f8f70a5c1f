"""What Silver & Gold says of itself."""

from __future__ import annotations

from vermeil.core.spec import Spec
from vermeil.core.variants import Variant
from vermeil.games.expedition.spec import BOTS, PLAYERS

VARIANTS = (
    Variant("start_player", ("random", 0, 1, 2, 3), "SG-11: who is the first start player."),
    Variant("open_marks", (False, True), "SG-23: crosses are shown to all at once, not at the end of the turn."),
    Variant("tracker", (False, True), "SG-20: the patterns that were revealed in this round stay in sight."),
)

SPEC = Spec(
    name="silver-and-gold",
    players=PLAYERS,
    variants=VARIANTS,
    board="cards",
    decks="drawn",
    sources=("cards", "seals", "coins", "cups", "palms"),
    ties="SG-61",
    levels=BOTS,
    hindsight=True,
)
