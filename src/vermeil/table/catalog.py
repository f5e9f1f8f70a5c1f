"""The games that can be played at a table, and what can be chosen for each."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any

from msgspec import json

from vermeil.bots import levels_of
from vermeil.core.contract import Game, View
from vermeil.core.errors import DeckError, SetupError
from vermeil.core.record import Step, read
from vermeil.core.variants import Value, read_variants
from vermeil.core.views import CommonView
from vermeil.games import GAMES, no_such_game, rules_of, spec_of
from vermeil.table.errors import TableError

STAND_IN = "medium"


def module(game: str) -> Any:  # noqa: ANN401 - a module with the names of `Rules`
    """The rules of a game."""
    if game not in GAMES:
        raise TableError("table/option", no_such_game(game))
    return rules_of(game)


def has_named_decks(game: str) -> bool:
    """Whether decks are chosen by name. Other games are dealt from their own deck: there a name would be a file's."""
    return spec_of(game).decks == "named"


@lru_cache(maxsize=64)  # a table asks for it at every deal and every bot's move
def own_deck(game: str, text: str) -> Any:  # noqa: ANN401 - a deck of that game
    """A host's own deck, checked; TableError says what is wrong with it, and where."""
    if has_named_decks(game):
        raise TableError("table/option", f"decks of {game} are chosen by name, not uploaded")
    try:
        return module(game).Deck.parse(text)
    except DeckError as error:
        raise TableError("table/option", f"this deck can't be played: {error}", error.refusal) from error


def make(
    game: str,
    players: int,
    variants: Mapping[str, Value] | list[str] | None,
    deck: str | None,
    seed: int | str | None,
    deck_text: str | None = None,
) -> Game:
    """A game, dealt from its own deck, from a named one, or from a host's own, given as text."""
    options: dict[str, Any] = {}
    if deck_text is not None:
        if deck is not None:
            raise TableError("table/option", "a deck has a name or a text, not both")
        options["deck"] = own_deck(game, deck_text)
    elif deck is not None:
        if not has_named_decks(game):
            raise TableError("table/option", f"{game} is played with its own deck here")
        options["deck"] = deck
    made: Game = module(game).Game(players=players, seed=seed, variants=variants, **options)
    return made


def replay(text: str, deck_text: str | None = None) -> Game:
    """The game of a record of any game; one that was played with somebody's own deck needs that deck."""
    game = read(text).game
    played: Game = module(game).replay(text, **_own(game, deck_text))
    return played


def resumed(text: str, seed: str, deck_text: str | None = None) -> Game:
    """The game of the beginning of a record, to be played on: what chance brings from there on comes from the seed."""
    game = read(text).game
    played: Game = module(game).replay(text, seed=seed, **_own(game, deck_text))
    return played


def steps(text: str, deck_text: str | None = None) -> Iterator[Step[Game]]:
    """The way through a record of any game; one that was played with somebody's own deck needs that deck."""
    game = read(text).game
    way: Iterator[Step[Game]] = module(game).steps(text, **_own(game, deck_text))
    return way


def _own(game: str, deck_text: str | None) -> dict[str, Any]:
    return {} if deck_text is None else {"deck": own_deck(game, deck_text)}


def deck_picture(game: str, deck: str, deck_text: str | None = None) -> dict[str, Any]:
    """All that is needed to draw the cards of a deck, a named one or somebody's own."""
    try:
        found = module(game).Deck.named(deck) if deck_text is None else own_deck(game, deck_text)
        picture: dict[str, Any] = found.picture()
    except DeckError as error:
        raise TableError("deck/unknown", str(error)) from error
    return picture


def view_of(game: str, data: CommonView, deck_text: str | None = None) -> View:
    """A view that travelled as plain data; one of somebody's own deck needs that deck."""
    view: View = module(game).View(data)
    if deck_text is not None:
        view.deck = own_deck(game, deck_text)  # type: ignore[attr-defined]  # of the games whose decks are drawn
    return view


def checked(
    game: str, players: int, variants: Mapping[str, Value], deck: str | None, deck_text: str | None = None
) -> dict[str, Value]:
    """All variants with their values, if this can be played; TableError says why not.

    Finding out means dealing a game, which adds up where options change again and again, or such a log is read.
    """
    return dict(_checked(game, players, json.encode(variants, order="sorted"), deck, deck_text))


@lru_cache(maxsize=256)
def _checked(game: str, players: int, chosen: bytes, deck: str | None, deck_text: str | None) -> Mapping[str, Value]:
    """The same for variants as JSON, which tells `1` from `true`, as the rules do."""
    rules, variants = module(game), json.decode(chosen)
    if players not in rules.PLAYERS:
        few, many = rules.PLAYERS[0], rules.PLAYERS[-1]
        raise TableError("table/option", f"{few} to {many} can play {game}, not {players}")
    try:
        make(game, players, variants, deck, "", deck_text)
        return read_variants(rules.VARIANTS, variants)
    except SetupError as error:
        raise TableError("table/option", str(error), error.refusal) from error


def level(game: str, name: str) -> str:
    """A bot's level; an empty name is a stand-in of middling strength."""
    known = levels_of(game)
    if name and name not in known:
        raise TableError("table/option", f"no bot {name!r} plays {game}; there are {', '.join(known)}")
    return name or (STAND_IN if STAND_IN in known else known[0])


def next_deck(played: Game, deck: str | None, swaps: Mapping[int, str]) -> str | None:
    """The deck of a rematch: of named decks losers may swap numbers (SC-60)."""
    if not swaps:
        return deck
    if not has_named_decks(played.NAME):
        raise TableError("table/option", f"{played.NAME} is played with its own deck here")
    rules = module(played.NAME)
    try:
        name: str = rules.next_deck(deck or played.deck_line, played.standings, swaps)  # type: ignore[attr-defined]
    except SetupError as error:
        raise TableError("table/option", str(error), error.refusal) from error
    return name


def replacements(game: str, deck: str) -> list[str]:
    """What a loser may swap for the rematch: of named decks one number (SC-60), elsewhere nothing."""
    if not has_named_decks(game):
        return []
    offered: list[str] = module(game).replacements(deck)
    return offered


def catalog() -> list[dict[str, Any]]:
    """What a lobby can offer: each game, as it describes itself."""
    return [
        {
            "game": spec.name,
            "players": [spec.players[0], spec.players[-1]],
            "board": spec.board,
            "low_wins": spec.lowest_wins,
            "ties": spec.ties,
            "sources": list(spec.sources),
            "hindsight": spec.hindsight,
            "decks": spec.decks == "named",
            "deck_names": list(spec.deck_names()),
            "own_decks": spec.decks == "drawn",
            "bots": levels_of(spec.name),
            "variants": [{"name": v.name, "values": list(v.values), "help": v.help} for v in spec.variants],
        }
        for spec in map(spec_of, GAMES)
    ]
