"""The games that can be played at a table, and what can be chosen for each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from vermeil.bots import levels_of
from vermeil.core.contract import Game, View
from vermeil.core.errors import DeckError, SetupError
from vermeil.core.record import read
from vermeil.core.variants import Value, Variant, read_variants
from vermeil.games import GAMES, rules_of
from vermeil.table.errors import TableError

# Decks that are chosen by a name. The other games are dealt from their own deck: a name there would be a file's.
NAMED_DECKS = {"silver-coin"}
STAND_IN = "medium"
# Decks of one's own that were brought to this process, by game and name. Nobody brings one to a server.
_BROUGHT: dict[tuple[str, str], Any] = {}


def module(game: str) -> Any:  # noqa: ANN401 - a module with the names of `Rules`
    """The rules of a game."""
    if game not in GAMES:
        raise TableError("table/option", f"there is no game {game[:40]!r}; there are {', '.join(GAMES)}")
    return rules_of(game)


def make(
    game: str, players: int, variants: Mapping[str, Value] | list[str] | None, deck: str | None, seed: int | str | None
) -> Game:
    """A game, dealt."""
    options: dict[str, Any] = {}
    if deck is not None:
        if game not in NAMED_DECKS and (game, deck) not in _BROUGHT:
            raise TableError("table/option", f"{game} is played with its own deck here")
        options["deck"] = _BROUGHT.get((game, deck), deck)
    made: Game = module(game).Game(players=players, seed=seed, variants=variants, **options)
    return made


def bring(game: str, deck: Any) -> str:  # noqa: ANN401 - a deck of that game
    """Let tables in this process be played with a deck of one's own; the name by which they know it."""
    name = f"own:{deck.hash}"
    _BROUGHT[game, name] = deck
    return name


def brought(game: str, name: str | None) -> Any:  # noqa: ANN401 - a deck of that game
    """The deck of one's own that has this name here, or None."""
    return None if name is None else _BROUGHT.get((game, name))


def replay(text: str) -> Game:
    """The game of a record of any game."""
    played: Game = module(read(text).game).replay(text)
    return played


def deck_picture(game: str, deck: str) -> dict[str, Any]:
    """All that is needed to draw the cards of a deck."""
    try:
        picture: dict[str, Any] = module(game).Deck.named(deck).picture()
    except DeckError as error:
        raise TableError("deck/unknown", str(error)) from error
    return picture


def view_of(game: str, data: Mapping[str, Any]) -> View:
    """A view that travelled as plain data."""
    view: View = module(game).View(data)
    return view


def checked(game: str, players: int, variants: Mapping[str, Value], deck: str | None) -> dict[str, Value]:
    """All variants with their values, if this can be played; TableError says why not."""
    rules = module(game)
    if players not in rules.PLAYERS:
        few, many = rules.PLAYERS[0], rules.PLAYERS[-1]
        raise TableError("table/option", f"{few} to {many} can play {game}, not {players}")
    try:
        make(game, players, variants, deck, "")
        return read_variants(rules.VARIANTS, variants)
    except SetupError as error:
        raise TableError("table/option", str(error)) from error


def level(game: str, name: str) -> str:
    """A bot's level; an empty name is a stand-in whom nobody need fear or pity."""
    known = levels_of(game)
    if name and name not in known:
        raise TableError("table/option", f"no bot {name!r} plays {game}; there are {', '.join(known)}")
    return name or (STAND_IN if STAND_IN in known else known[0])


def next_deck(played: Game, deck: str | None, swaps: Mapping[int, str]) -> str | None:
    """The deck of a rematch: in Silver Coin losers may swap numbers (SC-60)."""
    if not swaps:
        return deck
    if played.NAME not in NAMED_DECKS:
        raise TableError("table/option", f"{played.NAME} is played with its own deck here")
    rules = module(played.NAME)
    try:
        name: str = rules.next_deck(deck or played.deck_line, played.standings, swaps)  # type: ignore[attr-defined]
    except SetupError as error:
        raise TableError("table/option", str(error)) from error
    return name


def catalog() -> list[dict[str, Any]]:
    """What a lobby can offer."""
    games = []
    for name in GAMES:
        rules = module(name)
        variants: tuple[Variant, ...] = rules.VARIANTS
        games.append(
            {
                "game": name,
                "players": [rules.PLAYERS[0], rules.PLAYERS[-1]],
                "low_wins": module(name).Game.LOWEST_WINS,
                "decks": name in NAMED_DECKS,
                "bots": levels_of(name),
                "variants": [{"name": v.name, "values": list(v.values), "help": v.help} for v in variants],
            }
        )
    return games
