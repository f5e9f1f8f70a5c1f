"""The fields of Silver & Gold."""

from __future__ import annotations

from typing import Any

from vermeil.envs.expedition_fields import laid, offered, owed, time_fields, waiting
from vermeil.envs.observation import Field, Layout, Look, bits_of, one_of
from vermeil.games.silver_and_gold.views import fields

SG_CARD = 4 * 16 + 1 + 4 + 4 + 1
SG_HELP = (
    "16 bytes each: empty boxes, those of them with an X, a coin, a palm; then its value, its colour (4), "
    "the colour that it seals (4), its number in the deck from 1"
)


def sg_face(deck: Any, number: int, crossed: int) -> list[int]:  # noqa: ANN401 - a deck of Silver & Gold
    """The bytes of a card."""
    card = deck.cards[number]
    left = card.island & ~crossed
    planes = [mask & left for mask in (card.island, card.crosses, card.coins, card.palms)]
    seal = None if card.seal is None else int(card.seal)
    tail = [card.value, *one_of(4, int(card.colour)), *one_of(4, seal), number + 1]
    return [bit for mask in planes for bit in bits_of(mask, 16)] + tail


def _sg_face(look: Look, card: str, crossed: int) -> list[int]:
    return sg_face(look.deck, look.deck.order[card], crossed)


def _sg_gathered(look: Look, seat: int) -> list[int]:
    own = fields(look.view)["seats"][seat]
    return [own["coins"], len(own["cups"]), sum(own["cups"]), len(own["palms"]), sum(own["palms"])]


def _sg_completed(look: Look, seat: int) -> list[int]:
    done = [look.deck.card(name) for name in fields(look.view)["seats"][seat]["completed"]]
    return [sum(int(card.colour) == colour for card in done) for colour in range(4)]


def _sg_seals(look: Look, seat: int) -> list[int]:
    done = [look.deck.card(name) for name in fields(look.view)["seats"][seat]["completed"]]
    return [sum(card.seal.seal_strength for card in done if card.seal == colour) for colour in range(4)]


def layout(players: int) -> Layout:
    """The layout for so many players."""
    from vermeil.games.silver_and_gold.cards import FRAME

    start = "the start player, counted from oneself"
    return Layout(
        "silver-and-gold",
        players,
        (
            *time_fields(),
            Field(
                "offer",
                (4, SG_CARD),
                "the four dealt cards while two are kept, then the display; a card is " + SG_HELP,
                lambda look: offered(look, _sg_face, SG_CARD),
            ),
            Field("cups", (1,), "cups that are left", lambda look: [len(fields(look.view)["cups"])]),
            Field("palm_worth", (1,), "what a palm is worth now", lambda look: [fields(look.view)["palm_worth"]]),
            Field(
                "start",
                (4,),
                start,
                lambda look: look.ahead([] if fields(look.view)["start"] is None else [fields(look.view)["start"]]),
            ),
        ),
        (
            Field(
                "cards",
                (2, SG_CARD),
                "cards A and B, as in `offer`; those of the others without this turn's crosses, until it ends",
                lambda look, seat: laid(look, seat, _sg_face, SG_CARD, FRAME),
            ),
            Field("waiting", (1,), "whether this seat must decide", waiting),
            Field("owed", (1,), "boxes that are owed", owed),
            Field("gathered", (5,), "coins, cups, points of cups, palms, points of palms", _sg_gathered),
            Field("completed", (4,), "completed cards of each colour", _sg_completed),
            Field("seals", (4,), "the strength of completed seals of each colour", _sg_seals),
            Field(
                "score",
                (1,),
                "points, at most 255",
                lambda look, seat: [fields(look.view)["seats"][seat]["sheet"]["total"]],
            ),
        ),
    )
