"""Pyramids: the game that people, bots and files play. What is legal is in `engine`, what is usual in `expedition`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import ClassVar, cast

from vermeil.core.chance import Lot
from vermeil.core.contract import View as PlainView
from vermeil.core.phrases import Phrase, phrase
from vermeil.core.record import Step
from vermeil.core.refusals import Refusal, refused
from vermeil.core.variants import Variant
from vermeil.games.expedition.face import DeckGame, replay_with, steps_with
from vermeil.games.expedition.grid import Grid, bits
from vermeil.games.expedition.ids import Ids
from vermeil.games.expedition.lookup import lookup_of
from vermeil.games.expedition.moves import SLOTS
from vermeil.games.expedition.showing import ShownGame
from vermeil.games.expedition.views import ExpeditionSeat, ExpeditionTable, ExpeditionView
from vermeil.games.pyramids.cards import FRAME, LINEAR_PENALTIES, SYMBOLS, Colour, Deck
from vermeil.games.pyramids.engine import Pyramids, State
from vermeil.games.pyramids.spec import SPEC
from vermeil.games.pyramids.views import BOXES, PyramidSeat, PyramidsView, fields, seat_view, whole_view
from vermeil.games.pyramids.ways import ways_of_frame

PYRAMID, TORCH, PAIR, LOOSE = 10, 5, 5, 1  # points (PY-60)

PLAYERS = SPEC.players
VARIANTS = SPEC.variants

IDS = Ids(
    players="PY-10",
    boxes="PY-2",
    keep="PY-10",
    pattern="PY-21",
    once="PY-21",
    confirm="PY-23",
    owed="PY-30",
    finishers="PY-40",
    pick="PY-40",
    passes="PY-21",
    end="PY-50",
)


__all__ = ["PLAYERS", "VARIANTS", "Game", "View", "engine_parts", "replay"]


class View(PlainView):
    """What a seat may know of a game; docs/views.md explains the fields."""

    deck: Deck | None = None

    @property
    def fields(self) -> PyramidsView:
        return fields(self)

    def sample(self, rng: Random, deck: Deck | None = None) -> Game:
        """A world consistent with this view. A view of a custom deck that came as JSON needs its deck."""
        return Game._imagined_from(self, deck or self.deck, rng)


class Game(DeckGame, ShownGame[PyramidSeat]):
    """One play of Pyramids, for 1 (solo) to 4 players."""

    NAME: ClassVar[str] = SPEC.name
    VARIANTS: ClassVar[tuple[Variant, ...]] = VARIANTS
    SEATS_RULE: ClassVar[str] = IDS.players
    GRID: ClassVar[Grid] = FRAME
    IDS: ClassVar[Ids] = IDS
    DECK: ClassVar[type[Deck]] = Deck

    deck: Deck
    _state: State

    def _lay_ready(self) -> None:
        self.penalties = LINEAR_PENALTIES if self.variants["linear_skulls"] else self.deck.penalties
        self._lot, pyramids = engine_parts(self.deck, self.penalties)
        closed_tomb = bool(self.variants["closed_tomb"])
        self._state = State(
            lookup_of(FRAME), ways_of_frame(), pyramids, self.players, confirm=True, closed_tomb=closed_tomb
        )

    def _outside(self, card: int) -> int:
        return self.deck.cards[card].outside

    def _refuse_place(self, seat: int, slot: int, mask: int) -> Refusal | None:
        """What fits on open boxes must also begin at the entrance, or go on from what was crossed (PY-22, PY-35)."""
        card = self.deck.cards[self._state.card[seat * 2 + slot]]
        crossed = self._state.closed[seat * 2 + slot] & card.paths
        if self.variants["closed_tomb"] and crossed & card.tomb:
            return refused("PY-35", "refused-tomb-closed", slot=SLOTS[slot], card=card.id)
        if not crossed and not mask & card.entrance:
            entrance = FRAME.names(card.entrance)[0]
            return refused("PY-22", "refused-entrance-first", slot=SLOTS[slot], card=card.id, box=entrance)
        if crossed and not FRAME.neighbours(crossed) & mask:
            boxes = "".join(FRAME.names(mask))
            return refused("PY-22", "refused-touches-nothing", boxes=boxes, slot=SLOTS[slot], card=card.id)
        return None

    # --- what is known --------------------------------------------------------------------------------------

    def view(self, seat: int | None, *, memory: bool = False) -> View:
        """All that a seat may know. With `memory`, also the patterns it has witnessed in this round (PY-20)."""
        return self._view_of(self._data(seat, memory=memory))

    def _view_of(self, data: ExpeditionView[PyramidSeat]) -> View:
        view = View(data)
        view.deck = self.deck
        return view

    def _whole_view(self, table: ExpeditionTable, seats: list[PyramidSeat]) -> PyramidsView:
        return whole_view(self, table, seats)

    def _seat_view(self, seat: int, marks: tuple[int, ...]) -> PyramidSeat:
        return seat_view(self, seat, marks)

    def _load_table(self, view: PlainView) -> None:
        free = fields(view)["colours"]
        self._state.gone = [len(BOXES) - len(free[colour.word]) for colour in Colour]

    def load_seat(self, seat: int, shown: ExpeditionSeat) -> None:
        state, own = self._state, cast("PyramidSeat", shown)
        red, green, torches, skulls = list(state.red), list(state.green), list(state.torches), list(state.skulls)
        red[seat], green[seat], skulls[seat] = own["red_gems"], own["green_gems"], own["skulls"]
        torches[seat] = sum(1 << (box - 1) for box in own["torches"])
        state.red, state.green, state.torches, state.skulls = red, green, torches, skulls
        boxes, fresh = list(state.boxes), list(state.fresh)
        for colour in Colour:
            won = own["colours"][colour.word]
            boxes[seat * len(Colour) + colour] = sum(1 << BOXES.index(points) for points in won)
        fresh[seat] = sum(1 << self._cards[card] for card in own["this_turn"])
        state.boxes, state.fresh = boxes, fresh
        state.look_again(seat)

    # --- what is told ---------------------------------------------------------------------------------------

    def card_phrase(self, card: int) -> Phrase:
        drawn = self.deck.cards[card]
        return phrase("py-card", colour=phrase(f"colour-{drawn.colour.word}"), number=str(drawn.number))

    def _prizes(self) -> list[int]:
        return list(self._state.boxes)

    def _won(self, before: list[int], after: list[int]) -> tuple[Phrase, ...]:
        """PY-41: the boxes of the colours."""
        return tuple(
            phrase(
                "story-colour",
                who=at // len(Colour),
                colour=phrase(f"colour-{Colour(at % len(Colour)).word}"),
                count=BOXES[box],
            )
            for at, (was, own) in enumerate(zip(before, after, strict=True))
            for box in bits(own & ~was)
        )

    # --- what a crossing would bring ------------------------------------------------------------------------

    def _gathered(self, seat: int, marks: tuple[int, ...]) -> dict[str, int]:
        sheet = self._sheet(seat, marks)
        return {source: sheet[source] for source in ("torches", "gems", "skulls")}

    def _completing(self, seat: int, card: int) -> dict[str, int]:
        """PY-60: the boxes of the colours are a race, so they are not promised."""
        del seat, card
        return {"pyramids": PYRAMID}

    def _completes(self, card: int, mask: int, closed: int) -> bool:
        del closed
        return bool(self.deck.cards[card].tomb & mask)

    def _boxes_left(self, card: int, closed: int) -> int:
        drawn = self.deck.cards[card]
        return drawn.steps(closed & drawn.paths)

    # --- points (PY-60, PY-61) ------------------------------------------------------------------------------

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(self._state.score(seat) for seat in range(self.players))

    def score_sheet(self, seat: int) -> dict[str, int]:
        self._seat(seat)
        return self._sheet(seat, self._state.marks(seat))

    def _sheet(self, seat: int, marks: tuple[int, ...]) -> dict[str, int]:
        red, green, torches, skulls = marks[4:]
        pairs = min(red, green)
        sheet = {
            "pyramids": PYRAMID * self._state.done[seat].bit_count(),
            "torches": TORCH * torches.bit_count(),
            "colours": self._state.points_for_races(seat),
            "gems": PAIR * pairs + LOOSE * (red + green - 2 * pairs),
            "skulls": -self.penalties[skulls - 1] if skulls else 0,
        }
        return sheet | {"total": sum(sheet.values())}

    @property
    def winners(self) -> tuple[int, ...]:
        """PY-61: most points; then the lowest pyramid; a shared win only if none of those tied completed any."""
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
_PARTS: dict[tuple[str, tuple[int, ...]], tuple[Lot, Pyramids]] = {}


def engine_parts(deck: Deck, penalties: tuple[int, ...] | None = None) -> tuple[Lot, Pyramids]:
    """The deck as chance and as the engine know it, made once per deck and kind of skulls."""
    costs = deck.penalties if penalties is None else penalties
    if (deck.hash, costs) not in _PARTS:
        if len(_PARTS) >= MAX_PARTS:
            _PARTS.clear()  # a server sees the decks of many hosts
        pyramids = Pyramids(len(deck))
        for number, card in enumerate(deck.cards):
            pyramids.put(number, card.outside, card.entrance, card.tomb)
            pyramids.adorn(number, *(getattr(card, symbol) & card.paths for symbol in SYMBOLS))
        for colour in Colour:
            pyramids.paint(colour, sum(1 << at for at, card in enumerate(deck.cards) if card.colour == colour))
        for crossed, points in enumerate((0, *costs)):
            pyramids.punish(crossed, points)
        _PARTS[deck.hash, costs] = (Lot(tuple(deck.order)), pyramids)
    return _PARTS[deck.hash, costs]
