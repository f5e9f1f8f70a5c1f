"""A table in this process: people at one keyboard, and bots that think in a thread of their own."""

from __future__ import annotations

import contextlib
import secrets
import threading
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any

from vermeil.bots import Bot as Player
from vermeil.bots import Limit, bot_for, levels_of
from vermeil.bots.outside import is_outside, make_known
from vermeil.coach.hints import hint
from vermeil.core.contract import View
from vermeil.core.errors import SetupError, VermeilError
from vermeil.core.phrases import named
from vermeil.core.record import with_names
from vermeil.core.refusals import refused
from vermeil.core.variants import changed, read_variants
from vermeil.games import rules_of
from vermeil.table import SPECTATOR, Table
from vermeil.table.acts import MAX_DECK, Act, Bot, Create, Join, Move, Ready, Request, Start
from vermeil.table.catalog import has_named_decks, level, next_deck
from vermeil.table.seeds import new_seed
from vermeil.terminal.faces import faces_of
from vermeil.terminal.saved_games import FORMAT, Head, Keeper
from vermeil.terminal.sitting import Advice, Known, Lines, Reasoned, Sitting, updated_lines

THINKING = 2.0  # seconds that a bot thinks, at most
ADVISERS = ("strong", "medium")


@dataclass(frozen=True)
class Plan:
    """What to play, and who plays: people by their names, then bots by their levels."""

    game: str
    people: tuple[str, ...]
    bots: tuple[str, ...] = ()
    variants: tuple[str, ...] = ()
    deck: str | None = None
    """A deck file of your own, or for Silver Coin the name of a mix."""
    seed: str = ""
    record: Path | None = None
    pace: float = 0.0
    """Seconds that a bot takes for a move, at least."""
    deck_text: str | None = None
    """What the file of the deck says, once it is read."""

    @property
    def players(self) -> int:
        return len(self.people) + len(self.bots)


class Home(Sitting):
    """A sitting at a table of our own: `Home.begin(plan)` deals, `Home.resume(name)` goes on with what was left."""

    def __init__(self, table: Table, keeper: Keeper, plan: Plan) -> None:
        super().__init__()
        self.table = table
        self.keeper = keeper
        self.plan = plan
        self.game = table.game_name
        self.seats = tuple(at for at, seat in enumerate(table.seats) if seat.kind == "person")
        self.kept_at: Path | None = None  # where the record is, once the game is over
        self._lock = threading.RLock()
        self._work = threading.Condition(self._lock)
        self._closed = False
        self._minds: dict[int, Player] = {}
        self.failures: dict[str, list[str]] = {}  # why each bot could not move, once for each time
        self._told: dict[int, Lines] = {}
        self._thread = threading.Thread(target=self._play_bots, daemon=True, name="bots")

    @classmethod
    def begin(cls, plan: Plan) -> Home:
        """Everyone sits down, the cards are dealt."""
        rules = rules_of(plan.game)
        if plan.players not in rules.PLAYERS:
            rule, (few, *_, many) = rules.Game.SEATS_RULE, rules.PLAYERS
            raise SetupError(refused(rule, "refused-players", few=few, many=many, players=str(plan.players)))
        variants = read_variants(rules.VARIANTS, list(plan.variants))
        bots = [level(plan.game, _known(plan.game, bot)) for bot in plan.bots]
        plan = _with_deck(plan)
        now = _now()
        create = Create(
            plan.game, plan.players, variants, plan.deck, public=False, clock=None, deck_text=plan.deck_text, hints=True
        )
        table = Table("home", create, now)
        keeper = Keeper.new(Head(FORMAT, plan.game, list(plan.people), now))
        try:
            home = cls(table, keeper, plan)
            home._sit_down(bots)
        except VermeilError:
            keeper.discard()
            raise
        return home

    def _sit_down(self, bots: Sequence[str]) -> None:
        """People, then bots; and when all are ready the cards are dealt."""
        people = self.plan.people
        self.keeper.write(self.table.first)
        for seat, name in enumerate(people):
            self._house(None, Join(seat, name, key=f"home-{seat}"))
        for at, bot in enumerate(bots):
            self._house(0, Bot(len(people) + at, bot))
        for seat in range(len(people)):
            self._house(seat, Ready())
        self._house(None, Start(self.plan.seed or new_seed()))
        self._open()

    @classmethod
    def resume(cls, name: str, *, pace: float = 0.0, record: Path | None = None) -> Home:
        """Go on where it was left."""
        keeper, head, entries = Keeper.open(name)
        try:
            table = Table.restore("home", entries)
        except VermeilError as error:
            keeper.close()
            raise SetupError(f"the game {name} can't be continued: {error}") from error
        people = tuple(seat.name for seat in table.seats if seat.kind == "person")
        bots = tuple(seat.level or "" for seat in table.seats if seat.kind == "bot")
        variants = tuple(changed(rules_of(head.game).VARIANTS, table.variants))
        plan = Plan(head.game, people, bots, variants, table.deck, deck_text=table.deck_text, pace=pace, record=record)
        home = cls(table, keeper, plan)
        home._open()
        return home

    def _open(self) -> None:
        self.seats = tuple(at for at, seat in enumerate(self.table.seats) if seat.kind == "person")
        if self.table.game is None:
            raise SetupError("this game was left before its cards were dealt")
        self.faces = faces_of(self.table.game.deck)  # type: ignore[attr-defined]
        self._thread.start()

    def again(self, swaps: Mapping[int, str]) -> Home:
        """Another game with the same people and bots; in Silver Coin losers may have swapped numbers (SC-60)."""
        if self.table.game is None:
            raise SetupError("no game has been played yet")
        deck = next_deck(self.table.game, self.plan.deck, swaps)
        return Home.begin(replace(self.plan, deck=deck, seed=""))

    # --- what is known --------------------------------------------------------------------------------------

    def known(self, seat: int | None) -> Known:
        if seat is not None and seat not in self.seats:
            raise SetupError(f"nobody here sits in seat {seat}")
        with self._lock:
            shown = self.table.snapshot(seat)
            audience = SPECTATOR if seat is None else seat
            if audience not in self._told:  # from now on it hears of every new line
                self._told[audience] = updated_lines([], 0, self.table.sentences(seat))
            told = [phrase for _, phrase in self._told[audience]]
            return Known(shown["n"], shown["table"], shown["view"], told)

    def earns(self, seat: int) -> Mapping[str, Mapping[str, Any]]:
        with self._lock:
            return {} if self.table.game is None else {**self.table.game.earns(seat)}

    def hint(self, seat: int) -> Advice:
        known = levels_of(self.game)
        adviser = next((name for name in ADVISERS if name in known), known[0])
        with self._lock:
            view = self.table.adviseable(seat).view(seat, memory=True)
        given = hint(self.game, view, adviser, limit=Limit(seconds=THINKING))
        names = self.table.names
        reasons = [Reasoned(reason.move, [named(part, names) for part in reason.said]) for reason in given.reasons]
        return Advice(given.move, reasons)

    @property
    def busy(self) -> bool:
        with self._lock:
            return bool(self.table.bots_asked())

    def record(self) -> str:
        with self._lock:
            return self.table.record(None) if self.table.records else self._transcript()

    def _transcript(self) -> str:
        return "" if self.table.game is None else self.table.game.transcript()

    # --- what is done ---------------------------------------------------------------------------------------

    def act(self, seat: int, act: Request) -> None:
        self._house(seat, act)

    def _house(self, by: int | None, act: Act, *, bot: bool = False) -> None:
        """Do it, store it, and only then tell anybody."""
        with self._lock:
            change = self.table.submit(by, act, _now(), bot=bot)
            if change.entry is not None:
                try:
                    self.keeper.write(change.entry)
                except BaseException:
                    self._told.clear()  # the table has gone on: its lines are asked for again
                    raise
            for audience in self._told.keys() & change.events:
                event = change.events[audience]
                if event.log is not None:
                    self._told[audience] = updated_lines(self._told[audience], event.log[0], event.told)
            if self.table.phase == "over" and self.kept_at is None:
                self.kept_at = self.keeper.finish(with_names(self.table.record(None), self.table.names))
            self._work.notify_all()
        self._changed()

    # --- bots -----------------------------------------------------------------------------------------------

    def _play_bots(self) -> None:
        while (job := self._next_job()) is not None:
            seat, number, view = job
            started = time.monotonic()
            move = self._think(seat, view)
            if self._sleep(started + self.plan.pace):
                return
            with contextlib.suppress(VermeilError):  # the question has changed in the meantime: the bot is asked again
                self._house(seat, Move(number, move), bot=True)

    def _think(self, seat: int, view: View) -> str:
        """A legal move, whatever happens: a game with a failing bot goes on, and says so at its end."""
        if len(view.moves) == 1:
            return view.moves[0]
        try:
            return self._mind(seat).play(view, Limit(seconds=THINKING)).move
        except Exception as error:  # noqa: BLE001 - a bot's mistake is not to end a family's evening
            why = str(error) if isinstance(error, VermeilError) else f"{type(error).__name__}: {error}"
            self.failures.setdefault(self.table.seats[seat].bot or "", []).append(why)
            return secrets.choice(view.moves)

    def _next_job(self) -> tuple[int, int, View] | None:
        """The next bot that is asked; None when the sitting is over."""
        with self._work:
            self._work.wait_for(lambda: self._closed or self.table.bots_asked())
            if self._closed or self.table.game is None:
                return None
            seat, _ = self.table.bots_asked()[0]
            return seat, self.table.snapshot(seat)["n"], self.table.game.view(seat, memory=True)

    def _sleep(self, until: float) -> bool:
        """A pace that people can follow; True if the sitting has ended in the meantime."""
        with self._work:
            while not self._closed and (left := until - time.monotonic()) > 0:
                self._work.wait(left)
            return self._closed

    def _mind(self, seat: int) -> Player:
        if seat not in self._minds:
            mind = self.table.seats[seat].bot or ""
            own = Random(f"{self.plan.seed}/{seat}") if self.plan.seed else secrets.SystemRandom()
            self._minds[seat] = bot_for(self.game, mind, own.getrandbits(32))
        return self._minds[seat]

    def close(self) -> None:
        with self._work:
            self._closed = True
            self._work.notify_all()
        self._thread.join()
        self.keeper.close()
        if self.plan.record is not None:
            self.plan.record.write_text(with_names(self.record(), self.table.names), encoding="utf-8")


def _now() -> int:
    return time.time_ns() // 1_000_000


def _known(game: str, bot: str) -> str:
    """The name of a bot; the refusal of an unknown one says which there are."""
    if is_outside(bot):
        make_known([bot])
    elif bot:
        bot_for(game, bot)
    return bot


def _with_deck(plan: Plan) -> Plan:
    """The plan with its deck's file read, if it names one: the table keeps the text, not the file."""
    if plan.deck is None or has_named_decks(plan.game):
        return plan
    text = rules_of(plan.game).Deck.load(plan.deck).to_text()
    if len(text) > MAX_DECK:
        raise SetupError(f"the deck {plan.deck} has {len(text):,} characters; a table takes {MAX_DECK:,} at most")
    return replace(plan, deck=None, deck_text=text)
