"""Luck, measured while a game is played, so that it can be taken out of a verdict.

Whenever an expedition card is turned up, an evaluator says what each card that could have come up would have been
worth to each seat; what came minus the mean of what could have come is luck. So it is when somebody takes the top of
the stack. Its expectation is nought whatever the evaluator says, since the card is drawn blindly from those that are
left (SG-20, PY-20): taking it out changes no expectation, only the spread. This is AIVAT's idea. Two kinds of chance
are left in: the deal, which paired deals share, and what comes into the display, which said nothing about leads.

The evaluator is fixed before the data: `table` is one ply on the card look-ups, with what it knows of the deck. Its
name, with a version, and the hash of its data stand beside the figures that it made. It needs compiled engines. Silver
Coin has another one, in `draw_luck`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, cast

from vermeil.arena.draw_luck import DrawLuckWatcher
from vermeil.bots import Choice, bot_for
from vermeil.bots.expedition.player import LookupPlayer
from vermeil.bots.expedition.thinking import Effort
from vermeil.bots.knowledge import knowledge
from vermeil.build_info import compiled
from vermeil.core.contract import Game
from vermeil.games import rules_of, spec_of
from vermeil.games.expedition.game import DISPLAYED, KEPT, ExpeditionGame
from vermeil.games.expedition.grid import EXPEDITION, PATTERNS
from vermeil.games.expedition.moves import TAKES
from vermeil.games.expedition.phases import MARK, NO_CARD

if TYPE_CHECKING:
    from vermeil.bots.expedition.mind import LookupMind
    from vermeil.games.expedition.engine import Turns

EVALUATOR = "table"
RULES = "strong"  # whose weights Silver Coin's quick rules have
# Each counts up whenever what counts as luck changes, so that a name is one definition; a test holds them to it. The
# first `table` was turned cards alone, the second has blind draws too.
TABLE_NAME = "table/2"
DRAWS_NAME = "draws/1"
BLINDLY = str(TAKES[-1])
EFFORT = Effort()


def evaluator_of(game: str, deck: Any = None) -> str | None:  # noqa: ANN401 - a deck of that game, or the name of one
    """The evaluator of a game's luck, by name and hash; None where there is none and paired deals must do."""
    if not compiled():
        return None
    options = {} if deck is None else {"deck": deck}
    cards = rules_of(game).Game(players=2, seed=0, **options).deck
    if spec_of(game).board == "cards":
        return f"{TABLE_NAME} {knowledge(game, EVALUATOR, cards)}"
    return f"{DRAWS_NAME} {knowledge(game, RULES, cards)}"


def watcher_of(game: str, players: int) -> LuckWatcher | DrawLuckWatcher:
    """Who measures the luck of one game of this kind."""
    return LuckWatcher(players) if spec_of(game).board == "cards" else DrawLuckWatcher(players)


class LuckWatcher:
    """Adds up each seat's luck over a game of Silver & Gold or Pyramids."""

    reads = False

    def __init__(self, players: int) -> None:
        self.luck = [0.0] * players
        self._turn = -1
        self._mind: LookupMind | None = None
        # Who takes the top of the stack now, and the position in which that was decided.
        self._blind: tuple[int, Turns] | None = None

    def asked(self, game: Game, seat: int, choice: Choice) -> None:
        """The first question of a turn is the first moment at which its pattern shows."""
        assert isinstance(game, ExpeditionGame)  # noqa: S101 - evaluator_of has none for other games
        state = game.integer_face()
        self._blind = (seat, state) if choice.move == BLINDLY else None
        if state.phase != MARK or state.turn == self._turn:
            return
        self._turn = state.turn
        came = state.pattern
        left = [PATTERNS.index(name) + 1 for at, name in enumerate(EXPEDITION) if state.unseen >> at & 1]
        left.append(came)
        mind = self._mind = self._mind or _mind(game, state)
        state.confirm = False
        cast("Any", mind).root = state
        for at in range(game.players):
            worth = {pattern: _worth(state, mind, at, pattern) for pattern in set(left)}
            self.luck[at] += worth[came] - sum(worth[pattern] for pattern in left) / len(left)

    def pushed(self, game: Game) -> None:
        """A card that was drawn blindly lies with its new owner now."""
        if self._blind is None:
            return
        assert isinstance(game, ExpeditionGame)  # noqa: S101 - as above
        seat, before = self._blind
        left = [card for card in range(len(game.deck)) if before.stack >> card & 1]
        held = game.integer_face().card[seat * 2 : seat * 2 + 2]
        mind = self._mind = self._mind or _mind(game, before)
        worth = _card_worths(before, mind, seat, left)
        self.luck[seat] += sum(worth[card] for card in left if card in held) - sum(worth.values()) / max(1, len(left))


def _mind(game: ExpeditionGame, state: Turns) -> LookupMind:
    """The one-ply player's mind."""
    player = bot_for(game.NAME, EVALUATOR)
    assert isinstance(player, LookupPlayer)  # noqa: S101 - with compiled engines it is
    mind = player.mind_of(state, game.deck)
    EFFORT.prepare(mind)
    return mind


def _card_worths(state: Turns, mind: LookupMind, seat: int, cards: Sequence[int]) -> dict[int, float]:
    """What each card would be worth to a seat that takes one now: laid out in fours, as a display is."""
    found: dict[int, float] = {}
    first = 2 * state.lookup.span + len(KEPT)
    cast("Any", mind).root = state
    for at in range(0, len(cards), DISPLAYED):
        shown = [*cards[at : at + DISPLAYED], *[NO_CARD] * DISPLAYED][:DISPLAYED]
        state.display = shown
        for place in range(mind.start(seat)):
            path, _, value, _ = mind.candidate(place)
            if path[0] < first + DISPLAYED:
                found[shown[path[0] - first]] = value
    return found


def _worth(state: Turns, mind: LookupMind, seat: int, pattern: int) -> float:
    """What the best turn with a pattern is worth to a seat, in points."""
    state.pattern = pattern
    mind.start(seat)
    _, _, value, _ = mind.candidate(0)
    return value
