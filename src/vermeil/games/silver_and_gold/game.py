"""Silver & Gold: the game that people, bots and files play. What is legal is in `engine`, what is shown in `views`."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Self

from vermeil.core.chance import Chance, Lot, Script, Seeded, seed_text
from vermeil.core.contract import View as PlainView
from vermeil.core.errors import RecordError, SetupError
from vermeil.core.grid import Grid
from vermeil.core.record import Record, read
from vermeil.core.record import replay as replay_record
from vermeil.core.variants import Value, Variant, read_variants
from vermeil.games.expedition.game import HAND, ExpeditionGame, Ids
from vermeil.games.expedition.phases import KEEP
from vermeil.games.expedition.tables import tables_of
from vermeil.games.expedition.views import is_live, seat_view, shared_view
from vermeil.games.expedition.worlds import imagine
from vermeil.games.silver_and_gold.cards import FRAME, GAME, Colour, Deck
from vermeil.games.silver_and_gold.engine import Islands, State

PLAYERS = range(1, 5)
CUPS = (6, 5, 4, 3, 2, 1)

VARIANTS = (
    Variant("start_player", ("random", 0, 1, 2, 3), "SG-11: who is the first start player."),
    Variant("open_marks", (False, True), "SG-23: crosses are shown to all at once, not at the end of the turn."),
    Variant("tracker", (False, True), "SG-20: the patterns that were revealed in this round stay in sight."),
)

IDS = Ids(
    players="SG-10",
    keep="SG-10",
    pattern="SG-21",
    once="SG-22",
    confirm="SG-24",
    owed="SG-30",
    finishers="SG-40",
    pick="SG-42",
    end="SG-51",
)


class View(PlainView):
    """What a seat may know of a game; docs/views.md explains the fields."""

    deck: Deck | None = None

    def sample(self, rng: Random, deck: Deck | None = None) -> Game:
        """A world consistent with this view. A view of a custom deck that came as JSON needs its deck."""
        return Game._imagined_from(self, deck or self.deck or Deck.standard(), rng)


class Game(ExpeditionGame):
    """One play of Silver & Gold, for 1 (solo) to 4 players."""

    NAME: ClassVar[str] = GAME
    VARIANTS: ClassVar[tuple[Variant, ...]] = VARIANTS
    SEATS_RULE: ClassVar[str] = IDS.players
    GRID: ClassVar[Grid] = FRAME
    IDS: ClassVar[Ids] = IDS

    _state: State

    def __init__(
        self,
        players: int = 2,
        seed: int | str | None = None,
        *,
        deck: Deck | str | Path | None = None,
        variants: Mapping[str, Value] | list[str] | None = None,
    ) -> None:
        self._set_up(players, _deck(deck), variants, Seeded(seed_text(seed)))
        self._begin()

    def _set_up(self, players: object, deck: Deck, variants: object, chance: Chance) -> None:
        """Check what was asked for (SG-10, SG-11) and lay everything ready."""
        if type(players) is not int or players not in PLAYERS:
            message = f"SG-10: 1 to 4 can play, not {str(players)[:20]}"
            raise SetupError(message)
        if len(deck) < HAND * players:
            message = f"SG-10: {players} players are dealt {HAND * players} cards, but {deck.name} has {len(deck)}"
            raise SetupError(message)
        self.players = players
        self.variants = read_variants(VARIANTS, variants)
        start = self.variants["start_player"]
        if isinstance(start, int) and start >= players:
            message = f"SG-11: there is no seat {start} among {players} to start"
            raise SetupError(message)
        self.deck = deck
        self._chance = chance
        self._lot = engine_parts(deck)[0]
        self._cards = deck.order
        first = start if isinstance(start, int) else (0 if players == 1 else -1)
        self._state = State(tables_of(FRAME), engine_parts(deck)[1], players, first, confirm=True)

    def _outside(self, card: int) -> int:
        return FRAME.full & ~self.deck.cards[card].island

    def _refuse_place(self, seat: int, slot: int, mask: int) -> str | None:
        """Nothing else: whatever fits on an island may be crossed (SG-21)."""
        del seat, slot, mask
        return None

    # --- what is known --------------------------------------------------------------------------------------

    def view(self, seat: int | None, *, memory: bool = False) -> View:
        """All that a seat may know. With `memory`, also the patterns it has witnessed in this round (SG-20)."""
        if seat is not None:
            self._seat(seat)
        state = self._state
        begun = state.phase != KEEP
        view = View(shared_view(self, seat, memory=memory))
        view["start"] = state.start if begun else None
        view["cups"] = list(CUPS[len(CUPS) - state.cups_left :])
        view["palm_worth"] = state.palm_worth_now()
        view["seats"] = [self._shown(seat, other) for other in range(self.players)]
        view["winners"] = list(self.winners)
        view.deck = self.deck
        return view

    def _shown(self, viewer: int | None, seat: int) -> dict[str, Any]:
        live = is_live(self, viewer, seat)
        marks = self._state.marks(seat) if live else self._before[seat]
        shown = self._seat_view(seat, marks)
        if live and (made := self._marks_of(seat)):
            shown["marks"] = made
            shown["before"] = self._seat_view(seat, self._before[seat])
        return shown

    def _seat_view(self, seat: int, marks: tuple[int, ...]) -> dict[str, Any]:
        state = self._state
        coins, palms = marks[4], list(marks[6 : 6 + marks[5]])
        cups = list(state.cups[seat * 3 : seat * 3 + state.rows[seat]])
        shown = seat_view(self, seat, marks)
        return shown | {"coins": coins, "cups": cups, "palms": palms, "sheet": self._sheet(seat, coins, palms)}

    def load_seat(self, seat: int, shown: Mapping[str, Any]) -> None:
        state = self._state
        coins, rows, palms = list(state.coins), list(state.rows), list(state.palms)
        cups, palm = list(state.cups), list(state.palm)
        coins[seat], rows[seat], palms[seat] = shown["coins"], len(shown["cups"]), len(shown["palms"])
        cups[seat * 3 : seat * 3 + 3] = shown["cups"] + [0] * (3 - rows[seat])
        palm[seat * 4 : seat * 4 + 4] = shown["palms"] + [0] * (4 - palms[seat])
        state.coins, state.rows, state.palms, state.cups, state.palm = coins, rows, palms, cups, palm

    @classmethod
    def _imagined_from(cls, view: View, deck: Deck, rng: Random) -> Self:
        if view["deck"] != f"{deck.name} {deck.hash}":
            message = f"this view is of the deck {view['deck']}, not of {deck.name} {deck.hash}"
            raise SetupError(message)
        game = cls.__new__(cls)
        game._set_up(view["players"], deck, view["variants"], Seeded(""))
        game._reset()
        if view["start"] is not None:
            game._state.start = view["start"]
        game._state.cups_left = len(view["cups"])
        imagine(game, view, rng)
        return game

    # --- points (SG-60, SG-61) ------------------------------------------------------------------------------

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(self._state.score(seat) for seat in range(self.players))

    def score_sheet(self, seat: int) -> dict[str, int]:
        self._seat(seat)
        state = self._state
        return self._sheet(seat, state.coins[seat], list(state.palm[seat * 4 : seat * 4 + 4]))

    def _sheet(self, seat: int, coins: int, palms: list[int]) -> dict[str, int]:
        state = self._state
        sheet = {
            "cards": state.points_for_cards(seat),
            "seals": state.points_for_seals(seat),
            "coins": coins,
            "cups": sum(state.cups[seat * 3 : seat * 3 + 3]),
            "palms": sum(palms),
        }
        return sheet | {"total": sum(sheet.values())}

    @property
    def winners(self) -> tuple[int, ...]:
        """SG-61: most points; then more completed grey cards, green, orange, purple; then a shared win."""
        if not self.over:
            return ()
        standing = [
            (self._state.score(seat), *(self._state.completed_cards(seat, colour) for colour in Colour))
            for seat in range(self.players)
        ]
        return tuple(seat for seat in range(self.players) if standing[seat] == max(standing))

    # --- the record -----------------------------------------------------------------------------------------

    @property
    def deck_line(self) -> str:
        return f"{self.deck.name} {self.deck.hash}"

    @property
    def seed(self) -> str | None:
        """The seed of a live game; it tells all that is to come, so it stays in the house until the end."""
        return self._chance.seed if isinstance(self._chance, Seeded) else None


def replay(text: str | bytes, *, deck: Deck | str | Path | None = None, seed: int | str | None = None) -> Game:
    """Play a transcript again, every line checked. A record of a custom deck needs that deck.

    A game that is not over can be played on: what chance brings then comes from `seed`, or from the system.
    """

    def begin(record: Record, script: Script) -> Game:
        if record.game != GAME:
            message = f"this is a record of {record.game[:40]!r}, not of {GAME}"
            raise RecordError(message, 1)
        chosen = _deck(deck)
        if record.deck != f"{chosen.name} {chosen.hash}":
            message = f"the record was made with the deck {record.deck[:60]!r}, not with {chosen.name} {chosen.hash}"
            raise RecordError(message, 1)
        game = Game.__new__(Game)
        game._set_up(record.players, chosen, record.variants, script)
        game._begin()
        return game

    game = replay_record(read(text), begin)
    game._chance = Seeded(seed_text(seed))
    return game


def _deck(deck: Deck | str | Path | None) -> Deck:
    if deck is None:
        return Deck.standard()
    return deck if isinstance(deck, Deck) else Deck.load(deck)


_PARTS: dict[str, tuple[Lot, Islands]] = {}


def engine_parts(deck: Deck) -> tuple[Lot, Islands]:
    """The deck as chance and as the engine know it, made once per deck."""
    if deck.hash not in _PARTS:
        islands = Islands(len(deck))
        for number, card in enumerate(deck.cards):
            islands.put(number, card.island, card.crosses, card.coins, card.palms)
            seal, strength = (-1, 0) if card.seal is None else (card.seal, card.seal.seal_strength)
            islands.price(number, card.colour, card.value, seal, strength)
        _PARTS[deck.hash] = (Lot(tuple(deck.order)), islands)
    return _PARTS[deck.hash]
