"""The review of the game that was just played, in the terminal."""

from __future__ import annotations

from collections.abc import Callable

from vermeil.table.catalog import own_deck
from vermeil.terminal.sitting import Sitting

WIDTH = 72  # columns that every terminal has


def reviewed_lines(
    sitting: Sitting,
    language: str,
    tick: Callable[[int, int], None] | None = None,
    stop: Callable[[], bool] | None = None,
) -> list[str]:
    """What decided it and what was luck, in sentences; none if somebody stopped it."""
    from vermeil.coach import StoppedError, reviewed  # a search: loaded only when somebody wants a review
    from vermeil.coach.letters import review_lines

    deck_text = sitting.known(None if len(sitting.seats) != 1 else sitting.seats[0]).table["deck_text"]
    deck = None if deck_text is None else own_deck(sitting.game, deck_text)
    try:
        found = reviewed(sitting.record(), deck=deck, tick=tick, stop=stop)
    except StoppedError:
        return []
    return review_lines(found, language, WIDTH)
