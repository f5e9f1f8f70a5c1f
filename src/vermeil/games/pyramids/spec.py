"""What Pyramids says of itself."""

from __future__ import annotations

from vermeil.core.spec import Spec
from vermeil.core.variants import Variant
from vermeil.games.expedition.spec import BOTS, PLAYERS

VARIANTS = (
    Variant("open_marks", (False, True), "PY-23: crosses are shown to all at once, not at the end of the turn."),
    Variant("tracker", (False, True), "PY-20: the patterns that were revealed in this round stay in sight."),
    Variant("closed_tomb", (False, True), "PY-35: no owed box goes on a completed pyramid; it is lost instead."),
    Variant("linear_skulls", (False, True), "PY-4: the skulls cost 1 to 10, whatever the deck says."),
)

SPEC = Spec(
    name="pyramids",
    players=PLAYERS,
    variants=VARIANTS,
    board="cards",
    decks="drawn",
    sources=("pyramids", "torches", "colours", "gems", "skulls"),
    ties="PY-61",
    levels=BOTS,
    hindsight=True,
)
