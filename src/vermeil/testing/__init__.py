"""The shipped conformance suite: does a game keep the promises of `vermeil.core.contract`?

It checks our own games, and yours: a game module is anything with the names of `vermeil.core.contract.Rules`.

    >>> from vermeil import silver_and_gold as sg
    >>> from vermeil.testing import check_game, perft
    >>> check_game(sg, games=1, players=2)
    Checked(games=1, ...)
    >>> perft(sg.Game(players=2, seed=7), 2)  # six ways to keep two of four cards, for each of two seats
    36

`check_game` plays random games and raises a `ConformanceError` that says which promise was broken, where, and how
to see it again. `perft` counts move sequences: a number to compare with a count that was made in another way.
Neither needs pytest; inside a pytest test a call of `check_game` is all there is to write.
"""

from vermeil.testing.conformance import PROMISES, Checked, check_game
from vermeil.testing.errors import ConformanceError
from vermeil.testing.perft import perft, perft_divide

__all__ = ["PROMISES", "Checked", "ConformanceError", "check_game", "perft", "perft_divide"]
