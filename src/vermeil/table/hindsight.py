"""What was possible in a finished game, seat by seat, with the position of every turn in which points were lost."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from vermeil.core.contract import View
from vermeil.games.expedition.views import fields
from vermeil.table.catalog import own_deck, steps
from vermeil.table.replay import finished

if TYPE_CHECKING:
    from vermeil.bots.hindsight import Loss


def looked_back(text: str, deck_text: str | None = None) -> list[dict[str, Any]]:
    """The best that each seat could have made of a game. A deck of somebody's own must come along.

    What was lost is told of every turn, and adds up to what the best has more. It does not judge the seat, which
    could not know what was to come.
    """
    from vermeil.bots.hindsight import every_loss  # a search: loaded only when somebody looks back

    game = finished(text, deck_text)
    deck = None if deck_text is None else own_deck(game.NAME, deck_text)
    told = []
    for seat in range(game.players):
        found, losses = every_loss(text, seat, deck=deck)
        shown = _with_positions(text, deck_text, seat, losses)
        told.append(
            {
                "seat": seat,
                "reached": found.points,
                "best": found.best,
                "first_loss": shown[0] if shown else None,
                "losses": shown,
            }
        )
    return told


def _with_positions(text: str, deck_text: str | None, seat: int, losses: Sequence[Loss]) -> list[dict[str, Any]]:
    """Losses, and what lay in front of the seat when it decided: its cards, or the four to keep two of."""
    from vermeil.bots.hindsight import opens_turn

    wanted = {loss.turn: loss for loss in losses}
    starts = (step for step in steps(text, deck_text) if step.move is None or opens_turn(step))
    # The keeping first, then turn by turn; it is one game all the way, so that it is looked at while it stands there.
    return [_shown(wanted[turn], step.game.view(seat), seat) for turn, step in enumerate(starts) if turn in wanted]


def _shown(loss: Loss, before: View, seat: int) -> dict[str, Any]:
    lay = fields(before)
    return {
        "turn": loss.turn,
        "played": [move for move in loss.moves if move != "done"],
        "better": list(loss.better),
        "lost": loss.points,
        "pattern": lay["pattern"],
        "hand": lay.get("hand", []),
        "cards": lay["seats"][seat]["cards"],
    }
