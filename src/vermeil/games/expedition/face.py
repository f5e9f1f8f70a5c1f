"""From a deck to a game and out again: set-up, worlds and records, for both flip-and-write games.

`game` says what may be done and why not, `showing` who sees what; this file is what lies around them. A game adds its
deck, and what its engine needs of it.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Mapping
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Self, TypeVar

from vermeil.core.chance import Chance, Script, Seeded, seed_text
from vermeil.core.contract import View
from vermeil.core.errors import SetupError, VariantError, WrongDeckError, shown
from vermeil.core.record import Record, Step, read
from vermeil.core.record import replay as replay_record
from vermeil.core.record import steps as steps_of
from vermeil.core.refusals import refused
from vermeil.core.variants import Value, read_variants
from vermeil.games.expedition.decks import DrawnDeck
from vermeil.games.expedition.earning import Earning, earnings
from vermeil.games.expedition.game import HAND, ExpeditionGame
from vermeil.games.expedition.phases import TURNS
from vermeil.games.expedition.spec import PLAYERS
from vermeil.games.expedition.views import fields
from vermeil.games.expedition.worlds import imagine

SOLO = "solo"  # the variant for one player; the number of players says it all, so it stands in no record

G = TypeVar("G", bound="DeckGame")


class DeckGame(ExpeditionGame):
    """A game with a deck of drawn cards, for 1 (solo) to 4 players."""

    DECK: ClassVar[type[DrawnDeck[Any]]]

    def __init__(
        self,
        players: int = 2,
        seed: int | str | None = None,
        *,
        deck: DrawnDeck[Any] | str | Path | None = None,
        variants: Mapping[str, Value] | list[str] | None = None,
    ) -> None:
        self._set_up(players, self._chosen(deck), variants, Seeded(seed_text(seed)))
        self._begin()

    @classmethod
    def _chosen(cls, deck: object) -> DrawnDeck[Any]:
        if deck is None:
            return cls.DECK.standard()
        if isinstance(deck, str | Path):
            return cls.DECK.load(deck)
        if isinstance(deck, cls.DECK):
            return deck
        names = {"game": cls.NAME, "kind": type(deck).__name__}
        raise SetupError(refused(cls.IDS.players, "refused-another-deck", **names))

    def _set_up(self, players: object, deck: DrawnDeck[Any], variants: object, chance: Chance) -> None:
        """Check what was asked for and lay everything ready."""
        rule = self.IDS.players
        if type(players) is not int or players not in PLAYERS:
            few, many = PLAYERS[0], PLAYERS[-1]
            raise SetupError(refused(rule, "refused-players", few=few, many=many, players=shown(players)))
        if len(deck) < HAND * players:
            why = refused(
                rule, "refused-deck-too-small", players=players, cards=HAND * players, deck=deck.name, count=len(deck)
            )
            raise SetupError(why)
        self.players = players
        self.variants = read_variants(self.VARIANTS, _without_solo(variants, players))
        self.deck = deck
        self._chance = chance
        self._cards = deck.order
        self._lay_ready()

    @classmethod
    def with_chance(cls, players: int, deck: object, variants: object, chance: Chance, *, last: int = 0) -> Self:
        game = cls.__new__(cls)
        game._set_up(players, cls._chosen(deck), variants, chance)
        if last:
            game._state.turn = TURNS - last
        game._begin()
        game._shortened = bool(last)
        return game

    # --- what a game fills in -------------------------------------------------------------------------------

    @abstractmethod
    def _lay_ready(self) -> None:
        """Make the deck's lot and the engine's state, after a look at the game's own variants."""

    @abstractmethod
    def _load_table(self, view: View) -> None:
        """Take over what a view shows of the table beyond what both games have, for a world."""

    def _palm_worth(self) -> int | None:
        """What a palm is worth now, in a game with palms."""
        return None

    def earns(self, seat: int) -> dict[str, Earning]:
        self._seat(seat)
        return earnings(self, seat)

    # --- worlds ---------------------------------------------------------------------------------------------

    @classmethod
    def _imagined_from(cls, view: View, deck: DrawnDeck[Any] | None, rng: Random) -> Self:
        chosen, shown = cls._chosen(deck), view.fields
        if shown["deck"] != chosen.line:
            message = f"this view is of the deck {shown['deck']}, not of {chosen.line}"
            raise SetupError(message)
        game = cls.__new__(cls)
        game._set_up(shown["players"], chosen, shown["variants"], Seeded(""))
        game._reset()
        game._load_table(view)
        imagine(game, fields(view), rng)
        return game

    # --- the record -----------------------------------------------------------------------------------------

    @property
    def deck_line(self) -> str:
        return self.deck.line

    @property
    def seed(self) -> str | None:
        """The seed of a live game; it tells all that is to come, so it stays in the house until the end."""
        return self._chance.seed if isinstance(self._chance, Seeded) else None


AnyDeck = DrawnDeck[Any] | str | Path | None


def replay_with(kind: type[G], text: str | bytes, deck: AnyDeck, seed: int | str | None) -> G:
    """The game of a record, every line checked; it can be played on, with chance from the seed."""
    game = replay_record(read(text), partial(_begun, kind, deck))
    game.follow(Seeded(seed_text(seed)))
    return game


def steps_with(kind: type[G], text: str | bytes, deck: AnyDeck) -> Iterator[Step[G]]:
    """The way through a record, every line checked as it is reached."""
    return steps_of(read(text), partial(_begun, kind, deck))


def _begun(kind: type[G], deck: AnyDeck, record: Record, script: Script) -> G:
    """The game of a record, dealt."""
    if record.game != kind.NAME:
        raise record.refuse("game", f"this is a record of {record.game[:40]!r}, not of {kind.NAME}")
    chosen = kind._chosen(deck)
    if record.deck != f"{chosen.name} {chosen.hash}":
        message = f"the record was made with the deck {record.deck[:60]!r}, not with {chosen.name} {chosen.hash}"
        raise WrongDeckError(message, record.places["deck"])
    return kind.with_chance(record.players, chosen, record.variants, script)


def _without_solo(variants: object, players: int) -> object:
    """The chosen variants without `solo`, if that is what one player plays, and nobody else."""
    if isinstance(variants, Mapping) and SOLO in variants:
        chosen = variants[SOLO]
        variants = {name: value for name, value in variants.items() if name != SOLO}
    elif isinstance(variants, list | tuple) and SOLO in variants:
        chosen = True
        variants = [word for word in variants if word != SOLO]
    else:
        return variants
    if chosen is not (players == 1):
        message = f"solo is what one player plays, and only one; not {players}"
        raise VariantError(message)
    return variants
