"""Luck, measured while a game is played, so that it can be taken out of a verdict.

Whenever an expedition card is turned up, an evaluator says what each card that could have come up would have been
worth to each seat; what came minus the mean of what could have come is luck. Its expectation is nought whatever the
evaluator says, since the card is drawn blindly from those that are left (SG-20, PY-20): taking it out changes no
expectation, only the spread. This is AIVAT's idea, for the chance that all seats share.

The evaluator is fixed before the data: `table` is one ply on the card tables, with what it knows of the deck. Its name
and the hash of its data stand beside the figures that it made. It needs compiled engines.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from vermeil.bots import Choice
from vermeil.bots.expedition.thinking import Effort
from vermeil.bots.knowledge import knowledge
from vermeil.build_info import compiled
from vermeil.core.contract import Game, View
from vermeil.games import rules_of, spec_of
from vermeil.games.expedition.game import ExpeditionGame
from vermeil.games.expedition.grid import EXPEDITION, PATTERNS

if TYPE_CHECKING:
    from vermeil.bots.expedition.mind import TableMind
    from vermeil.games.expedition.engine import Turns

EVALUATOR = "table"
EFFORT = Effort()


def evaluator_of(game: str, deck: Any = None) -> str | None:  # noqa: ANN401 - a deck of that game, or the name of one
    """The evaluator of a game's luck, by name and hash; None where there is none and paired deals must do."""
    if spec_of(game).board != "cards" or not compiled():
        return None
    options = {} if deck is None else {"deck": deck}
    known = knowledge(game, EVALUATOR, rules_of(game).Game(players=1, seed=0, **options).deck)
    return f"{EVALUATOR} {known}"


class LuckWatcher:
    """Adds up each seat's luck over a game of Silver & Gold or Pyramids."""

    def __init__(self, players: int) -> None:
        self.luck = [0.0] * players
        self._turn: tuple[int, int] | None = None

    def asked(self, game: Game, seat: int, view: View, choice: Choice) -> None:
        """The first question of a turn is the first moment at which its pattern shows."""
        del seat, choice
        turn = (view["round"], view["turn"])
        if view["phase"] != "mark" or turn == self._turn:
            return
        self._turn = turn
        came: str = view["pattern"]
        left = list(EXPEDITION)
        for pattern in view["revealed"]:
            left.remove(pattern)
        left.append(came)
        state, mind = _mind(game)
        for at in range(game.players):
            worth = {pattern: _worth(state, mind, at, pattern) for pattern in set(left)}
            self.luck[at] += worth[came] - sum(worth[pattern] for pattern in left) / len(left)

    def pushed(self, game: Game) -> None:
        """Nothing: luck shows with the next question."""


def _mind(game: Game) -> tuple[Turns, TableMind]:
    """The position as the one-ply player sees it."""
    assert isinstance(game, ExpeditionGame)  # noqa: S101 - evaluator_of has none for other games
    state = game.integer_face()
    state.confirm = False
    mind: TableMind
    if game.NAME == "pyramids":
        from vermeil.bots.pyramids import solved as pyramids
        from vermeil.bots.pyramids.mind import PathMind

        mind = PathMind(cast("Any", state), *pyramids.tables_for(cast("Any", game.deck)))
    else:
        from vermeil.bots.silver_and_gold import solved as silver_and_gold
        from vermeil.bots.silver_and_gold.mind import Mind
        from vermeil.bots.silver_and_gold.outlooks import outlook_for

        deck, islands = cast("Any", game.deck), cast("Any", state).islands
        mind = Mind(cast("Any", state), *silver_and_gold.tables_for(deck), outlook_for(deck, islands))
    EFFORT.prepare(mind)
    return state, mind


def _worth(state: Turns, mind: TableMind, seat: int, pattern: str) -> float:
    """What the best turn with a pattern is worth to a seat, in points."""
    state.pattern = PATTERNS.index(pattern) + 1
    cast("Any", mind).root = state
    mind.start(seat)
    mind.keep_best(1)
    _, _, value, _ = mind.candidate(0)
    return value
