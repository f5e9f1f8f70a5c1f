"""Luck in Silver Coin: what was drawn from the deck, less the mean of what could have been drawn.

When somebody draws, each card that may still be in the deck (SC-2, SC-10: those that nobody has placed yet, the spare
ones among them) is laid into their hand in a copy of the game, and the quick rules say how many points the best answer
saves then. What came less the mean is luck; as few points are good, luck that helps is negative, like a lead.

The card is drawn blindly, so the expectation is nought whatever the rules say, also of a draw that somebody decided on.
The deal is left out, since the seats of a paired deal share it. So is all other chance: cards that are turned up or
looked at by abilities, and shuffles.
"""

from __future__ import annotations

from vermeil.bots import Choice
from vermeil.bots.silver_coin.policy import Policy
from vermeil.bots.silver_coin.sizes import ALWAYS
from vermeil.bots.silver_coin.weights import learned_for
from vermeil.core.contract import Game
from vermeil.games.silver_coin.codes import ARGS, ASK, DRAW, DRAWING
from vermeil.games.silver_coin.face import IntegerFace
from vermeil.games.silver_coin.game import Game as SilverCoin
from vermeil.games.silver_coin.numbers import number_of

CAME = "! draw "


class DrawLuckWatcher:
    """Adds up each seat's luck over a game of Silver Coin."""

    reads = False

    def __init__(self, players: int) -> None:
        self.luck = [0.0] * players
        # Somebody draws: the moment before the card comes, and where the log stood.
        self._before: tuple[IntegerFace, int] | None = None

    def asked(self, game: Game, seat: int, choice: Choice) -> None:
        """Remember the moment at which a card is drawn."""
        assert isinstance(game, SilverCoin)  # noqa: S101 - luck.watcher_of has another one for other games
        del seat
        decision = game.number_of(choice.move)
        self._before = None
        if decision // ARGS == DRAW:
            state = game.integer_face()
            state.apply(decision)
            self._before = state, len(game.log)

    def pushed(self, game: Game) -> None:
        """The cards that were drawn stand in the log."""
        if self._before is None:
            return
        assert isinstance(game, SilverCoin)  # noqa: S101 - as above
        state, start = self._before
        weights = learned_for(game.deck.name).weights
        for line in game.log.lines()[start:]:
            if state.phase != DRAWING or not line.startswith(CAME):
                continue
            came = int(line.removeprefix(CAME))
            seat = state.active
            self.luck[seat] += luck_of(savings(state, weights), came)
            state.bring(next(card for card in cards_of(state.outcomes()) if number_of(card) == came))


def luck_of(saved: dict[int, tuple[float, int]], came: int) -> float:
    """The points of one draw: fewer than the mean saved is bad luck, which is positive."""
    count = sum(many for _, many in saved.values())
    return sum(worth * many for worth, many in saved.values()) / count - saved[came][0]


def savings(state: IntegerFace, weights: tuple[float, ...]) -> dict[int, tuple[float, int]]:
    """For each number that may be drawn: what the best answer saves then, and how many cards have it."""
    found: dict[int, tuple[float, int]] = {}
    for card in cards_of(state.outcomes()):
        number = number_of(card)
        if number in found:
            found[number] = found[number][0], found[number][1] + 1
        else:
            found[number] = saving(state, card, weights), 1
    return found


def saving(state: IntegerFace, card: int, weights: tuple[float, ...]) -> float:
    """What the best answer saves if this card is drawn; nought where more is drawn before anybody answers."""
    twin = state.copy()
    twin.bring(card)
    if twin.phase != ASK or twin.active != state.active:
        return 0.0
    sane = [worth for worth in Policy(twin, weights).worths() if abs(worth) < ALWAYS]
    return max(sane, default=0.0)


def cards_of(mask: int) -> list[int]:
    """The cards of a set, the lowest first."""
    return [card for card in range(mask.bit_length()) if mask >> card & 1]
