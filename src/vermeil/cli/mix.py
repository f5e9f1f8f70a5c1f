"""`vermeil deck mix`: what is in Silver Coin's box, for a deck or a mix of decks by number."""

from __future__ import annotations

from typing import Annotated

import typer

from vermeil.core.errors import SetupError


def mix(
    name: Annotated[
        str, typer.Argument(help="A deck (coin), a mix (coin+amulet:3,7+bullet:2), or surprise, a mix by chance.")
    ] = "coin",
    *,
    language: Annotated[
        str | None,
        typer.Option("--language", help="en, es or de; if not given VERMEIL_LANGUAGE or the locale decides."),
    ] = None,
) -> None:
    """Tell what the cards of Silver Coin do, by number, in a deck or a mix; then the other decks' cards.

    The first line is the name to play it by: vermeil play silver-coin --terminal --deck NAME.
    """
    from vermeil.cli.session import speech_for
    from vermeil.games.silver_coin.deck import deck_names, read_deck
    from vermeil.terminal.mixes import SURPRISE, box_lines, surprise

    speech = speech_for(language)
    try:
        played = surprise() if name == SURPRISE else read_deck(name).name
    except SetupError as error:
        raise SetupError(speech.refusal(error)) from None
    typer.echo(played)
    for line in box_lines(played, speech):
        typer.echo(f"  {line}")
    for deck in deck_names():
        if deck != played:
            typer.echo(f"\n{deck}: {speech.words(f'deck-{deck}')}")
            for number in range(14):
                typer.echo(f"  {speech.card_brief(deck, number)}")
