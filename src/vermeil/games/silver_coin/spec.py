"""What Silver Coin says of itself."""

from __future__ import annotations

from vermeil.core.spec import Spec
from vermeil.core.variants import Variant
from vermeil.games.silver_coin.codes import PATIENCE, ROUNDS
from vermeil.games.silver_coin.deck import deck_names

VARIANTS = (
    Variant(
        "coin",
        ("protect", "flip", "none", "zero"),
        "SC-33, SC-84, ruling: what the silver coin does for a caller who was right: protect one card for a round, "
        "turn one card over, nothing, or protect one card and let it count 0.",
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
        "goth_girl",
        ("must", "may"),
        "SC-73, ruling: with a face-up Goth Girl what you discard must go under the deck, or you choose.",
    ),
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
    levels=("expert", "strong", "medium", "easy", "child", "monte-carlo", "random"),
    lesson="silver-coin/798",  # the first two cards of the village are equal
    hindsight=False,
)
