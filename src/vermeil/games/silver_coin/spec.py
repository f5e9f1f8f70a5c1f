"""What Silver Coin says of itself."""

from __future__ import annotations

from vermeil.core.spec import Spec
from vermeil.core.variants import Variant
from vermeil.games.silver_coin.codes import PATIENCE, ROUNDS
from vermeil.games.silver_coin.deck import deck_names

VARIANTS = (
    Variant(
        "coin",
        ("protect", "flip", "none"),
        "SC-33, ruling: what the silver coin does for a caller who was right: protect one card for a round, "
        "turn one card over, or nothing.",
    ),
    Variant(
        "mismatch",
        ("face_up", "original"),
        "SC-22, ruling: after a failed exchange the chosen cards stay face up, or lie as before.",
    ),
    Variant("quiet_call", (False, True), "SC-12, ruling: a turn in which an ability was used can't call."),
    Variant("one_con", (False, True), "SC-41, ruling: one Con Artist for each regular turn, not every one of them."),
    Variant("rooted_tanner", (False, True), "SC-45, ruling: a Tanner that lies in the pile can't be used there."),
    Variant(
        "patience",
        (PATIENCE, 1, 2, 3, 4, 6, 7, 8, 9, 10, 15, 20, None),
        "SC-17, ruling: a round ends after so many turns a player without a deck draw or a call.",
    ),
)

SPEC = Spec(
    name="silver-coin",
    players=range(2, 5),
    variants=VARIANTS,
    board="villages",
    decks="named",
    deck_names=deck_names,
    sources=tuple(f"round{at}" for at in range(1, ROUNDS + 1)),
    ties="SC-34",
    lowest_wins=True,
    levels=("expert", "strong", "medium", "easy", "monte-carlo", "random"),
    reviewed=False,
)
