"""Silver & Gold: the game that people, bots and files play. What is legal is in `engine`, what is shown in `views`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import ClassVar, cast

from vermeil.core.chance import Lot
from vermeil.core.contract import View as PlainView
from vermeil.core.errors import VariantError
from vermeil.core.phrases import Phrase, phrase
from vermeil.core.record import Step
from vermeil.core.refusals import Refusal, refused
from vermeil.core.variants import Variant
from vermeil.games.expedition.face import DeckGame, replay_with, steps_with
from vermeil.games.expedition.grid import Grid, bits
from vermeil.games.expedition.ids import Ids
from vermeil.games.expedition.lookup import lookup_of
from vermeil.games.expedition.phases import NO_CARD
from vermeil.games.expedition.showing import ShownGame
from vermeil.games.expedition.views import ExpeditionSeat, ExpeditionTable, ExpeditionView
from vermeil.games.silver_and_gold.cards import FRAME, Deck
from vermeil.games.silver_and_gold.engine import Islands, State
from vermeil.games.silver_and_gold.spec import SPEC
from vermeil.games.silver_and_gold.views import COIN_ROWS, IslandSeat, SilverAndGoldView, fields, seat_view, whole_view

__all__ = ["PLAYERS", "VARIANTS", "Game", "View", "engine_parts", "replay"]

PLAYERS = SPEC.players
VARIANTS = SPEC.variants

IDS = Ids(
    players="SG-10",
    boxes="SG-2",
    keep="SG-10",
    pattern="SG-21",
    once="SG-22",
    confirm="SG-24",
    owed="SG-30",
    finishers="SG-40",
    pick="SG-42",
    passes="SG-44",
    end="SG-51",
)


class View(PlainView):
    """What a seat may know of a game; docs/views.md explains the fields."""

    deck: Deck | None = None

    @property
    def fields(self) -> SilverAndGoldView:
        return fields(self)

    def sample(self, rng: Random, deck: Deck | None = None) -> Game:
        """A world consistent with this view. A view of a custom deck that came as JSON needs its deck."""
        return Game._imagined_from(self, deck or self.deck, rng)


class Game(DeckGame, ShownGame[IslandSeat]):
    """One play of Silver & Gold, for 1 (solo) to 4 players."""

    NAME: ClassVar[str] = SPEC.name
    VARIANTS: ClassVar[tuple[Variant, ...]] = VARIANTS
    SEATS_RULE: ClassVar[str] = IDS.players
    GRID: ClassVar[Grid] = FRAME
    IDS: ClassVar[Ids] = IDS

    DECK: ClassVar[type[Deck]] = Deck

    deck: Deck
    _state: State

    def _lay_ready(self) -> None:
        """SG-11: a start player is given, or drawn; alone one starts oneself."""
        start = self.variants["start_player"]
        if isinstance(start, int) and start >= self.players:
            raise VariantError(refused("SG-11", "refused-start-seat", seat=start, players=self.players))
        first = start if isinstance(start, int) else (0 if self.players == 1 else -1)
        self._lot, islands = engine_parts(self.deck)
        self._state = State(lookup_of(FRAME), islands, self.players, first, confirm=True)

    def _outside(self, card: int) -> int:
        return FRAME.full & ~self.deck.cards[card].island

    def _refuse_place(self, seat: int, slot: int, mask: int) -> Refusal | None:
        """Nothing else: whatever fits on an island may be crossed (SG-21)."""
        del seat, slot, mask
        return None

    # --- what is known --------------------------------------------------------------------------------------

    def view(self, seat: int | None, *, memory: bool = False) -> View:
        """All that a seat may know. With `memory`, also the patterns it has witnessed in this round (SG-20)."""
        return self._view_of(self._data(seat, memory=memory))

    def _view_of(self, data: ExpeditionView[IslandSeat]) -> View:
        view = View(data)
        view.deck = self.deck
        return view

    def _whole_view(self, table: ExpeditionTable, seats: list[IslandSeat]) -> SilverAndGoldView:
        return whole_view(self, table, seats)

    def _seat_view(self, seat: int, marks: tuple[int, ...]) -> IslandSeat:
        return seat_view(self, seat, marks)

    def load_seat(self, seat: int, shown: ExpeditionSeat) -> None:
        state, own = self._state, cast("IslandSeat", shown)
        coins, rows, palms = list(state.coins), list(state.rows), list(state.palms)
        cups, palm = list(state.cups), list(state.palm)
        coins[seat], rows[seat], palms[seat] = own["coins"], len(own["cups"]), len(own["palms"])
        cups[seat * 3 : seat * 3 + 3] = own["cups"] + [0] * (3 - rows[seat])
        palm[seat * 4 : seat * 4 + 4] = own["palms"] + [0] * (4 - palms[seat])
        state.coins, state.rows, state.palms, state.cups, state.palm = coins, rows, palms, cups, palm

    def _load_table(self, view: PlainView) -> None:
        shown = fields(view)
        if shown["start"] is not None:
            self._state.start = shown["start"]
        self._state.cups_left = len(shown["cups"])

    # --- what is told ---------------------------------------------------------------------------------------

    def card_phrase(self, card: int) -> Phrase:
        drawn = self.deck.cards[card]
        return phrase("sg-card", colour=phrase(f"colour-{drawn.colour.word}"), count=drawn.value)

    def _prizes(self) -> list[int]:
        return list(self._state.cups)

    def _won(self, before: list[int], after: list[int]) -> tuple[Phrase, ...]:
        """SG-41: a cup for a row of coins."""
        return tuple(
            phrase("story-cup", who=at // COIN_ROWS, count=cup)
            for at, (was, cup) in enumerate(zip(before, after, strict=True))
            if cup and not was
        )

    # --- what a crossing would bring ------------------------------------------------------------------------

    def _gathered(self, seat: int, marks: tuple[int, ...]) -> dict[str, int]:
        del seat
        return {"coins": marks[4], "palms": sum(marks[6 : 6 + marks[5]])}

    def _completing(self, seat: int, card: int) -> dict[str, int]:
        """SG-60: its value; its own seal, with itself; and every seal of its colour that the seat has completed."""
        done = [self.deck.cards[at] for at in bits(self._state.done[seat])]
        for place in (seat * 2, seat * 2 + 1):  # the other card may be completed in this turn already
            at = self._state.card[place]
            if at not in {NO_CARD, card} and self._boxes_left(at, self._state.closed[place]) == 0:
                done.append(self.deck.cards[at])
        new = self.deck.cards[card]
        seals = sum(other.seal.seal_strength for other in done if other.seal == new.colour and other.seal is not None)
        if new.seal is not None:
            seals += new.seal.seal_strength * sum(other.colour == new.seal for other in (*done, new))
        return {"cards": new.value} | ({"seals": seals} if seals else {})

    def _completes(self, card: int, mask: int, closed: int) -> bool:
        del mask
        return not self.deck.cards[card].island & ~closed

    def _boxes_left(self, card: int, closed: int) -> int:
        return (self.deck.cards[card].island & ~closed).bit_count()

    def _palm_worth(self) -> int:
        return self._state.palm_worth_now()

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
        return tuple(bits(self._state.winning_seats())) if self.over else ()


def replay(text: str | bytes, *, deck: Deck | str | Path | None = None, seed: int | str | None = None) -> Game:
    """Play a transcript again, every line checked. A record of a custom deck needs that deck.

    A game that is not over can be played on: what chance brings then comes from `seed`, or from the system.
    """
    return replay_with(Game, text, deck, seed)


def steps(text: str | bytes, *, deck: Deck | str | Path | None = None) -> Iterator[Step[Game]]:
    """The way through a transcript: the game at the deal and after every move, each line checked as it is reached."""
    return steps_with(Game, text, deck)


MAX_PARTS = 100
_PARTS: dict[str, tuple[Lot, Islands]] = {}


def engine_parts(deck: Deck) -> tuple[Lot, Islands]:
    """The deck as chance and as the engine know it, made once per deck."""
    if deck.hash not in _PARTS:
        if len(_PARTS) >= MAX_PARTS:
            _PARTS.clear()  # a server sees the decks of many hosts
        islands = Islands(len(deck))
        for number, card in enumerate(deck.cards):
            islands.put(number, card.island, card.crosses, card.coins, card.palms)
            seal, strength = (-1, 0) if card.seal is None else (card.seal, card.seal.seal_strength)
            islands.price(number, card.colour, card.value, seal, strength)
        _PARTS[deck.hash] = (Lot(tuple(deck.order)), islands)
    return _PARTS[deck.hash]
