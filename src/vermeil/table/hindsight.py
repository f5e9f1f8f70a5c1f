"""What could have been made of a finished game, seat by seat, with the position in which the first points were lost."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Any

from vermeil.table.catalog import own_deck, steps
from vermeil.table.replay import finished

if TYPE_CHECKING:
    from vermeil.bots.hindsight import Loss


def looked_back(text: str, seconds: float, deck_text: str | None = None) -> list[dict[str, Any]]:
    """The best that each seat could have made of a game. A deck of somebody's own must come along."""
    from vermeil.bots.hindsight import look_back  # a search: loaded only when somebody looks back

    game = finished(text, deck_text)
    deck = None if deck_text is None else own_deck(game.NAME, deck_text)
    found = [look_back(text, seat, deck=deck, seconds=seconds) for seat in range(game.players)]
    return [
        {
            "seat": each.seat,
            "reached": each.points,
            "best": each.best,
            "first_loss": each.first_loss and _loss_with_position(text, deck_text, each.seat, each.first_loss),
        }
        for each in found
    ]


def _loss_with_position(text: str, deck_text: str | None, seat: int, loss: Loss) -> dict[str, Any]:
    """A loss, and what lay before the seat when it decided: its cards, or the four to keep two of."""
    from vermeil.bots.hindsight import opens_turn

    starts = (step for step in steps(text, deck_text) if step.move is None or opens_turn(step))
    before = next(islice(starts, loss.turn, None)).game.view(seat)  # the keeping first, then turn by turn
    return {
        "turn": loss.turn,
        "played": [move for move in loss.moves if move != "done"],
        "better": list(loss.better),
        "lost": loss.points,
        "pattern": before["pattern"],
        "hand": before.get("hand", []),
        "cards": before["seats"][seat]["cards"],
    }
