"""From a deck to a game and out again: set-up, views, worlds and records, for both flip-and-write games.

`game` says what may be done and why not; this file is what lies around it. A game adds its deck, what its engine
needs of it, and what its table and its seats show.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Self, TypeVar

from vermeil.core.chance import Chance, Script, Seeded, seed_text
from vermeil.core.contract import Earning, View
from vermeil.core.errors import SetupError, VariantError, WrongDeckError, shown
from vermeil.core.record import Record, Step, read
from vermeil.core.record import replay as replay_record
from vermeil.core.record import steps as steps_of
from vermeil.core.refusals import refused
from vermeil.core.variants import Value, read_variants
from vermeil.games.expedition.decks import DrawnDeck
from vermeil.games.expedition.earning import earnings
from vermeil.games.expedition.game import HAND, ExpeditionGame
from vermeil.games.expedition.views import dealt, marks_are_hidden, own_view, public_view
from vermeil.games.expedition.worlds import imagine

PLAYERS = range(1, 5)

SOLO = "solo"  # the variant for one player; the number of players says it all, so it stands in no record

G = TypeVar("G", bound="DeckGame")


@dataclass
class Kept:
    """What was shown in one turn: of the public by who is asked, and of each seat after its last decision.

    It depends on nothing else, so that copies of a game may share it.
    """

    before: list[tuple[int, ...]]
    public: dict[int, dict[str, Any]] = field(default_factory=dict)
    seats: dict[tuple[int, int], dict[str, Any]] = field(default_factory=dict)
    own: dict[int, tuple[int, tuple[int, ...] | None, dict[str, Any], dict[str, Any] | None]] = field(
        default_factory=dict
    )


class DeckGame(ExpeditionGame):
    """A game with a deck of drawn cards, for 1 (solo) to 4 players."""

    DECK: ClassVar[type[DrawnDeck[Any]]]

    # What `views` has shown in this turn, while everybody crosses in secret.
    _kept: Kept | None = None

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
    def _chosen(cls, deck: DrawnDeck[Any] | str | Path | None) -> DrawnDeck[Any]:
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

    # --- what a game fills in -------------------------------------------------------------------------------

    @abstractmethod
    def _lay_ready(self) -> None:
        """Make the deck's lot and the engine's state, after a look at the game's own variants."""

    @abstractmethod
    def _table_view(self) -> dict[str, Any]:
        """What lies on the table for all, beyond what both games have."""

    @abstractmethod
    def _seat_view(self, seat: int, marks: tuple[int, ...]) -> dict[str, Any]:
        """What is to be seen of a seat with the marks given."""

    @abstractmethod
    def _view_of(self, data: dict[str, Any]) -> View:
        """The data of a view as the game's own kind of view."""

    @abstractmethod
    def _load_table(self, view: View) -> None:
        """Take over what a view shows of the table beyond what both games have, for a world."""

    def _palm_worth(self) -> int | None:
        """What a palm is worth now, in a game with palms."""
        return None

    def earns(self, seat: int) -> dict[str, Earning]:
        self._seat(seat)
        return earnings(self, seat)

    # --- what is known --------------------------------------------------------------------------------------

    def views(self, seats: Iterable[int | None]) -> dict[int | None, View]:
        if not marks_are_hidden(self):
            public = self._public(memory=False)
            return {seat: self._view_of(self._as_seen_by(seat, public)) for seat in seats}
        if self._kept is None or self._kept.before is not self._before:
            self._kept = Kept(self._before)
        public = self._kept_public(self._kept)
        return {
            seat: self._view_of(public if seat is None else self._kept_own(self._kept, seat, public)) for seat in seats
        }

    def _laid_open(self) -> View:
        """Also what is chosen at the same time is seen: the hands that were dealt, and marks while they are made."""
        seats = [self._as_it_is(seat) | dealt(self, seat) for seat in range(self.players)]
        return self._view_of(self._public(memory=False, seats=seats))

    def _data(self, seat: int | None, *, memory: bool) -> dict[str, Any]:
        """All that a seat may know, as a view has it."""
        return self._as_seen_by(seat, self._public(memory=memory))

    def _public(self, *, memory: bool, seats: list[dict[str, Any]] | None = None) -> dict[str, Any]:
        """What a spectator may know: all that is the same for everyone; the seats too, if they are not given."""
        data = public_view(self, memory=memory) | self._table_view()
        if seats is None:
            show = self._as_it_was if marks_are_hidden(self) else self._as_it_is
            seats = [show(seat) for seat in range(self.players)]
        data["seats"] = seats
        data["winners"] = list(self.winners)
        return data

    def _as_seen_by(self, seat: int | None, public: dict[str, Any]) -> dict[str, Any]:
        """The public's view, and what this seat sees otherwise."""
        if seat is None:
            return public
        data = public | own_view(self, self._seat(seat))
        if marks_are_hidden(self):
            seats = data["seats"] = public["seats"].copy()
            seats[seat] = self._as_it_is(seat, public["seats"][seat])
        return data

    def _kept_public(self, kept: Kept) -> dict[str, Any]:
        """The public's view while all cross in secret: until the turn ends only who is ready changes."""
        waiting = self._state.waiting
        if waiting not in kept.public:
            seats = [self._kept_seat(kept, seat, asked=waiting >> seat & 1) for seat in range(self.players)]
            if kept.public:
                known = next(iter(kept.public.values()))
                kept.public[waiting] = known | {"waiting": list(self.waiting), "seats": seats}
            else:
                kept.public[waiting] = self._public(memory=False, seats=seats)
        return kept.public[waiting]

    def _kept_seat(self, kept: Kept, seat: int, *, asked: int) -> dict[str, Any]:
        if (seat, asked) not in kept.seats:
            other = kept.seats.get((seat, 1 - asked))
            kept.seats[seat, asked] = self._as_it_was(seat) if other is None else other | {"ready": not asked}
        return kept.seats[seat, asked]

    def _kept_own(self, kept: Kept, seat: int, public: dict[str, Any]) -> dict[str, Any]:
        """A seat's view while all cross in secret: what it sees otherwise changes only with its own decisions."""
        asked, crosses = self._state.waiting >> self._seat(seat) & 1, self._undo[seat]
        # Every cross leaves a tuple of its own behind, so that the last one stands for all that were made.
        last = crosses[-1] if crosses else None
        known = kept.own.get(seat)
        if known is None or known[0] != asked or known[1] is not last:
            shown = public["seats"][seat]
            if last is None:
                sheet = None
            elif known is not None and known[1] is last and known[3] is not None:
                sheet = known[3] | {"ready": not asked, "before": shown}
            else:
                sheet = self._as_it_is(seat, shown)
            known = kept.own[seat] = (asked, last, own_view(self, seat), sheet)
        data = public | known[2]
        if known[3] is not None:
            seats = data["seats"] = public["seats"].copy()
            seats[seat] = known[3]
        return data

    def _as_it_was(self, seat: int) -> dict[str, Any]:
        """A seat with the marks that it had when the pattern was turned up."""
        return self._seat_view(seat, self._before[seat])

    def _as_it_is(self, seat: int, before: dict[str, Any] | None = None) -> dict[str, Any]:
        """A seat with the marks of this turn, and as it was before them, if there are any."""
        shown = self._seat_view(seat, self._state.marks(seat))
        if made := self._marks_of(seat):
            shown["marks"] = made
            shown["before"] = before or self._as_it_was(seat)
        return shown

    @classmethod
    def _imagined_from(cls, view: View, deck: DrawnDeck[Any] | None, rng: Random) -> Self:
        chosen = cls._chosen(deck)
        if view["deck"] != f"{chosen.name} {chosen.hash}":
            message = f"this view is of the deck {view['deck']}, not of {chosen.name} {chosen.hash}"
            raise SetupError(message)
        game = cls.__new__(cls)
        game._set_up(view["players"], chosen, view["variants"], Seeded(""))
        game._reset()
        game._load_table(view)
        imagine(game, view, rng)
        return game

    # --- the record -----------------------------------------------------------------------------------------

    @property
    def deck_line(self) -> str:
        return f"{self.deck.name} {self.deck.hash}"

    @property
    def seed(self) -> str | None:
        """The seed of a live game; it tells all that is to come, so it stays in the house until the end."""
        return self._chance.seed if isinstance(self._chance, Seeded) else None


AnyDeck = DrawnDeck[Any] | str | Path | None


def replay_with(kind: type[G], text: str | bytes, deck: AnyDeck, seed: int | str | None) -> G:
    """The game of a record, every line checked; it can be played on, with chance from the seed."""
    game = replay_record(read(text), partial(_begun, kind, deck))
    game._chance = Seeded(seed_text(seed))
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
    game = kind.__new__(kind)
    game._set_up(record.players, chosen, record.variants, script)
    game._begin()
    return game


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
