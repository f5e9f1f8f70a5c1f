"""Silver Coin: the game that people, bots and files play. What is legal is in `engine`, why not in `refusals`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from copy import copy
from functools import partial
from random import Random
from typing import ClassVar, Self

from vermeil.core.chance import Chance, Lot, Script, Seeded, seed_text
from vermeil.core.contract import Game as AnyGame
from vermeil.core.contract import LegalMoves, Move
from vermeil.core.contract import View as PlainView
from vermeil.core.errors import InvalidMoveError, RecordError, SetupError, shown
from vermeil.core.log import Entry, Log
from vermeil.core.record import Record, Step, read
from vermeil.core.record import replay as replay_record
from vermeil.core.record import steps as steps_of
from vermeil.core.refusals import Refusal, refused
from vermeil.core.variants import Value, Variant, read_variants
from vermeil.games.silver_coin import moves, places, story
from vermeil.games.silver_coin.codes import (
    ARGS,
    ASK,
    CLOSE,
    COUNTING,
    DEAL,
    DONE,
    DRAWING,
    EXTRA,
    FIRST,
    FIRST_VILLAGE,
    FREE,
    GIFT,
    NO_CARD,
    NOBODY,
    NOTHING,
    OVER,
    PAIRS,
    PEEK,
    PEEKING,
    PICK,
    PROTECT,
    ROUNDS,
    SCORED,
    SHOWING,
    SHUFFLING,
    START,
    TURN_OVER,
    UNCOVERING,
    ZERO,
)
from vermeil.games.silver_coin.deck import DEFAULT, Deck, read_deck
from vermeil.games.silver_coin.face import IntegerFace
from vermeil.games.silver_coin.moves import Nth, OnCard, OnDiscard, OnSeat, Peek, Word, parse, verb_of
from vermeil.games.silver_coin.refusals import idle, refusal
from vermeil.games.silver_coin.showing import public_view, seat_view
from vermeil.games.silver_coin.sights import Sights
from vermeil.games.silver_coin.spec import SPEC
from vermeil.games.silver_coin.state import Options
from vermeil.games.silver_coin.views import (
    ScoredRound,
    ScoredSeat,
    SilverCoinView,
    copied,
    fields,
    number,
)
from vermeil.games.silver_coin.worlds import imagine

GAME = SPEC.name
PLAYERS = SPEC.players
VARIANTS = SPEC.variants
LONE_ANSWERS = {"pick": PICK, "done": DONE}
COINS = {"protect": PROTECT, "flip": TURN_OVER, "none": NOTHING, "zero": ZERO}

LETTERS = "abcd"
# All 52 cards; those of one number are told apart only by the shuffle.
CARDS = Lot(
    tuple(f"{number(card)}{LETTERS[(card + 2) & 3 if card > 1 else card]}" for card in range(52)),
    tuple(str(number(card)) for card in range(52)),
)
SEATS = Lot(("0", "1", "2", "3"))
UNKNOWN = "?"

# How the record calls what chance brings in a turn: what only the drawer sees, if anybody, and what all see.
EVENTS = {DRAWING: "draw", EXTRA: "extra", PEEKING: "witch"}
OPEN_EVENTS = {FIRST: "first", SHOWING: "shown", UNCOVERING: "top", COUNTING: "count"}


class View(PlainView):
    """What a seat may know of a game; docs/views.md explains the fields."""

    @property
    def fields(self) -> SilverCoinView:
        return fields(self)

    def sample(self, rng: Random) -> Game:
        """A world consistent with this view."""
        return Game._imagined_from(self, rng)


class Game(AnyGame):
    """One play of Silver Coin, for 2 to 4 players: four rounds, and the lowest total wins."""

    NAME: ClassVar[str] = GAME
    VARIANTS: ClassVar[tuple[Variant, ...]] = VARIANTS
    SEATS_RULE: ClassVar[str] = "SC-2"
    UNDO_RULE: ClassVar[str] = "SC-15"
    LOWEST_WINS: ClassVar[bool] = SPEC.lowest_wins

    def __init__(
        self,
        players: int = 2,
        seed: int | str | None = None,
        *,
        deck: Deck | str = DEFAULT,
        variants: Mapping[str, Value] | list[str] | None = None,
    ) -> None:
        self._set_up(players, deck, variants, Seeded(seed_text(seed)))
        self._chance_speaks()

    @classmethod
    def with_chance(cls, players: int, deck: object, variants: object, chance: Chance, *, last: int = 0) -> Self:
        game = object.__new__(cls)
        game._set_up(players, deck, variants, chance)
        if last:
            game._state.round, game._state.phase = ROUNDS - last, START
        game._chance_speaks()
        game._shortened = bool(last)
        return game

    def _set_up(self, players: object, deck: object, variants: object, chance: Chance) -> None:
        """Check what was asked for and lay everything ready."""
        if type(players) is not int or players not in PLAYERS:
            few, many = PLAYERS[0], PLAYERS[-1]
            raise SetupError(refused("SC-2", "refused-players", few=few, many=many, players=shown(players)))
        self.players = players
        self.deck = read_deck(deck)
        self.variants = read_variants(VARIANTS, variants)
        self._chance = chance
        self.log = Log()
        self._imagined = False
        self._rounds: list[ScoredRound] = []
        self._state = IntegerFace(self.deck.box(), engine_options(self.variants), players)
        self._sights = Sights(players)

    # --- who must decide what -------------------------------------------------------------------------------

    @property
    def waiting(self) -> tuple[int, ...]:
        return (self._state.active,) if self._state.phase == ASK else ()

    def _stage(self) -> str:
        return "" if self.over else f"round {self._state.round + 1}"

    def legal_moves(self, seat: int) -> LegalMoves:
        self._seat(seat)
        numbers = self._state.legal() if seat in self.waiting else []
        # Moves are made when they are looked at, maybe much later: they are about the places of now.
        spots = places.places(self._state) if numbers else {}
        if len(numbers) > 1:
            order = {card: at for at, card in enumerate(spots)}
            numbers.sort(key=lambda n: (n // ARGS, order.get(n % ARGS, 0) if _names_card(n // ARGS) else n % ARGS))
        return LegalMoves(numbers, partial(self._move, spots, seat))

    def _move(self, spots: Mapping[int, str], mover: int, decision: int) -> Move:
        """The move of an engine's decision: cards are named by where they lie."""
        verb, arg = divmod(decision, ARGS)
        if _names_card(verb):
            seat, _, place = spots[arg].partition(".")
            word = moves.CARD_VERBS.get(verb) or self.deck.cards[number(arg)].word
            return OnCard(word, int(seat), int(place))
        if verb in moves.DISCARD_VERBS:
            return OnDiscard(moves.DISCARD_VERBS[verb], arg + 1)
        if verb in moves.SEAT_VERBS:
            return OnSeat(moves.SEAT_VERBS[verb], arg)
        if verb in moves.NTH_VERBS:
            return Nth(moves.NTH_VERBS[verb], arg + 1)
        if verb == PEEK:
            return Peek(mover, PAIRS[arg][0] + 1, PAIRS[arg][1] + 1)
        return Word(moves.WORD_VERBS[verb, arg])

    def _decision(self, move: Move) -> int:
        """The engine's decision of a move; -1 if it speaks of what is not there."""
        verb, arg = verb_of(move), -1
        if isinstance(move, OnCard):
            arg = self._state.card_at(move.seat, move.place - 1)
            if verb in {FREE, CLOSE, GIFT} and arg >= 0 and not self._shows(arg, move.word):
                arg = -1
        elif isinstance(move, OnDiscard):
            arg = move.depth - 1
        elif isinstance(move, OnSeat):
            arg = move.seat
        elif isinstance(move, Nth):
            arg = move.n - 1
        elif isinstance(move, Peek):
            pair = (move.first - 1, move.second - 1)
            arg = PAIRS.index(pair) if move.seat == self._state.active and pair in PAIRS else -1
        elif isinstance(move, Word):
            arg = moves.WORDS.get(move.word, (0, -1))[1]
        return verb * ARGS + arg if verb >= 0 and 0 <= arg < ARGS else -1

    def _shows(self, card: int, word: str) -> bool:
        """Whether a face-up card has the ability of this word: a face-down one says nothing about itself."""
        return bool(self._state.up >> card & 1) and self.deck.cards[number(card)].word == word

    def _parse(self, spelling: str) -> Move:
        return parse(spelling)

    def _refusal(self, seat: int, move: Move) -> Refusal | None:
        if parse(str(move)) != move:  # one that was made by hand of what no spelling gives
            raise InvalidMoveError(refused("SC-10", "refused-not-a-move", spelling=repr(str(move)[:40])))
        if self._state.may(self._decision(move)):
            return None
        return refusal(self, seat, move)

    def _idle(self, seat: int) -> Refusal:
        return idle(self, seat)

    # --- what happens ---------------------------------------------------------------------------------------

    def _apply(self, seat: int, move: Move) -> None:
        # SC-15: a pick of a Village Idiot that can move nothing was asked for once, and so was whether a Mortician is
        # done when there was nothing left to use. A log that has such an answer is played again by what it says.
        later = self._following
        if later is not None and later[0] == seat:
            self._state.options.lone_answer = LONE_ANSWERS.get(later[1].partition(":")[0], 0)
        try:
            self._carry_out(seat, move)
        finally:
            self._state.options.lone_answer = 0

    def _carry_out(self, seat: int, move: Move) -> None:
        before, card, asked = self._knowledge(), story.card_of(self, move), story.asker(self)
        self.log.append(Entry(f"{seat} {move}", seat=seat))
        self._state.apply(self._decision(move))
        self._sights.note(self._state)
        self.log.tell(story.sentences_of_move, seat, move, (card, before[0], self._state.known, asked))
        self._tell(before)
        self._chance_speaks()

    def _chance_speaks(self) -> None:
        """Ask chance for all that happens before somebody must decide again, and write it down."""
        state = self._state
        while state.asks_chance():
            stream = f"round {state.round + 1}"
            before = self._knowledge()
            if state.phase == START:
                state.bring(self._happened("start", "start", SEATS, state.outcomes())[0])
                self.log.tell(story.begins, state.start)
            elif state.phase == DEAL:
                for card in self._hidden(f"deal {state.count // FIRST_VILLAGE}", stream, FIRST_VILLAGE, ()):
                    state.bring(card)
            elif state.phase == SCORED:
                self._lay_open()
                state.bring(0)
            elif state.phase == SHUFFLING:
                self._shuffle(state.shuffled_seat)
            elif state.phase in OPEN_EVENTS:
                event = OPEN_EVENTS[state.phase]
                card = self._happened(event, stream, CARDS, state.outcomes())[0]
                self.log.tell(story.sentences_of_chance, event, state.round, card)
                state.bring(card)
                self._tell(before, but=card)
            else:
                knows = None if state.deck_up else () if state.phase == EXTRA else (state.active,)
                event = EVENTS[state.phase]
                card = self._hidden(event, stream, 1, knows)[0]
                self.log.tell(story.sentences_of_chance, event, state.active, card)
                state.bring(card)
                self._tell(before, but=card)
            self._sights.note(state)

    def _shuffle(self, seat: int) -> None:
        """SC-78: in which order the shuffled cards of a village lie now; nobody sees it."""
        stream = f"round {self._state.round + 1} shuffle {self._state.shuffles}"
        count = self._state.outcomes().bit_count()
        cards = self._hidden(f"shuffle {seat}", stream, count, ())
        for card in cards:
            self._state.bring(card)

    def _hidden(self, event: str, stream: str, count: int, knows: tuple[int, ...] | None) -> list[int]:
        """Cards that only some may see as they come; None are all."""
        drawn = self._chance.draw(event, stream, CARDS, self._state.outcomes(), count)
        line = " ".join(CARDS.spellings[card] for card in drawn)
        public = "" if knows is None else f"! {event} {' '.join([UNKNOWN] * count)}"
        self.log.append(Entry(f"! {event} {line}", knows=knows, public=public))
        return drawn

    def _knowledge(self) -> tuple[int, list[int]]:
        return self._state.known, list(self._state.seen)

    def _tell(self, before: tuple[int, list[int]], but: int = NO_CARD) -> None:
        """SC-5: write down who has seen what: that it was looked at is public, what was seen is not."""
        known, seen = self._knowledge()
        if (known, seen) == before:
            return
        state = self._state
        scored = state.phase == SCORED
        for card, place in places.places(state).items():
            if card == but or (scored and "." in place):
                continue  # chance has told it already, or the end of the round will
            word = str(number(card))
            if known & ~before[0] & (1 << card):
                self._log_event(f"show {place}", word)
                self.log.tell(story.seen, place, card, None)
                continue
            for seat in range(self.players):
                if seen[seat] & ~before[1][seat] & (1 << card):
                    self._log_event(f"see {seat} {place}", word, knows=(seat,))
                    self.log.tell(story.seen, place, card, seat)

    def _log_event(self, event: str, words: str, knows: tuple[int, ...] | None = None) -> None:
        """A line that follows from what happened. A record that is replayed must have the very same one."""
        line = f"! {event} {words}"
        if isinstance(self._chance, Script):
            _follow(self._chance, line)
        self.log.append(Entry(line, knows=knows, public=f"! {event} {UNKNOWN}" if knows is not None else ""))

    def _lay_open(self) -> None:
        """SC-30: the round is scored and all villages are seen."""
        state = self._state
        at = state.round * 4
        villages = [[number(card) for card in places.village(state, seat)] for seat in range(self.players)]
        for seat, village in enumerate(villages):
            self._log_event(f"reveal {seat}", " ".join(map(str, village)) or "-")
            self.log.tell(story.laid_open, seat, village)
        counts = [state.card_values(seat) for seat in range(self.players)]
        points = [state.points[at + seat] for seat in range(self.players)]
        self._log_event("score", f"{' '.join(map(str, points))} token {state.holder}")
        self.log.tell(story.scored, points, state.holder)
        caller = state.callers[state.round]
        seats: list[ScoredSeat] = [
            {
                "village": village,
                "sum": state.sums[at + seat],
                "points": points[seat],
                "counts": counts[seat],
                "wolfman": state.sums[at + seat] != sum(counts[seat]),
                "penalty": points[seat] - state.sums[at + seat] if seat == caller and points[seat] else 0,
            }
            for seat, village in enumerate(villages)
        ]
        played: ScoredRound = {
            "call": None if caller == NOBODY else caller,
            "seats": seats,
            "token": state.holder,
            "power": None if state.power == NOBODY else state.power,
        }
        if removed := [number(card) for card in places.gone(state)]:
            played["removed"] = removed
        self._rounds.append(played)

    # --- what is known --------------------------------------------------------------------------------------

    def view(self, seat: int | None, *, memory: bool = False) -> View:
        """All that a seat may know, as plain data; None is the spectator's. It holds all that was witnessed."""
        del memory
        public = public_view(self)
        return View(public if seat is None else seat_view(self, public, self._seat(seat)))

    def views(self, seats: Iterable[int | None]) -> dict[int | None, PlainView]:
        public = public_view(self)
        return {seat: View(public if seat is None else seat_view(self, public, self._seat(seat))) for seat in seats}

    def _laid_open(self) -> View:
        return View(public_view(self, laid_open=True))

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin._chance = copy(self._chance)
        twin._state = self._state.copy()
        twin._sights = self._sights.copy()
        twin.log = self.log.copy()
        twin._rounds = copied(self._rounds)
        return twin

    @classmethod
    def _imagined_from(cls, view: View, rng: Random) -> Self:
        game = object.__new__(cls)
        shown = view.fields
        game._set_up(shown["players"], shown["deck"], shown["variants"], Seeded(""))
        imagine(game, shown, rng)
        return game

    # --- the integer face -----------------------------------------------------------------------------------

    def integer_face(self) -> IntegerFace:
        """Where the game stands, as the engine has it (`fast`): a copy of its own, for searches and for looking back.

        It holds all that is hidden. A bot has it from a world that it has imagined; nothing else hands one out.
        """
        return self._state.copy()

    def engine_states(self) -> tuple[IntegerFace]:
        return (self._state.copy(),)

    def number_of(self, move: Move | str) -> int:
        """A legal move as the integer face has it: cards are numbers there, not places."""
        return self._decision(self._check(self._state.active, move))

    # --- the end --------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self._state.phase == OVER

    @property
    def rounds(self) -> list[ScoredRound]:
        """The rounds behind us: who called, each village with its sum and points, who got the token. A copy."""
        return copied(self._rounds)

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of the rounds behind us; the fewest win."""
        return tuple(self._state.total_score(seat) for seat in range(self.players))

    @property
    def standings(self) -> tuple[int, ...]:
        """SC-34: the seats from the lowest total to the highest; of tied ones whoever is first from the token on."""
        holder = self._state.holder
        return tuple(sorted(range(self.players), key=lambda seat: (self.scores[seat], (seat - holder) % self.players)))

    @property
    def winners(self) -> tuple[int, ...]:
        return (self._state.winner(),) if self.over else ()

    def score_sheet(self, seat: int) -> dict[str, int]:
        self._seat(seat)
        sheet = {f"round{at + 1}": played["seats"][seat]["points"] for at, played in enumerate(self._rounds)}
        return sheet | {"total": sum(sheet.values())}

    # --- the record -----------------------------------------------------------------------------------------

    @property
    def deck_line(self) -> str:
        return self.deck.name

    @property
    def seed(self) -> str | None:
        """The seed of a live game; it tells all that is to come, so it stays in the house until the end."""
        return self._chance.seed if isinstance(self._chance, Seeded) else None


def engine_options(variants: Mapping[str, Value]) -> Options:
    """The variants as the engine knows them."""
    options = Options()
    options.coin = COINS[str(variants["coin"])]
    options.turn_back = variants["mismatch"] == "original"
    options.quiet_call = bool(variants["quiet_call"])
    options.one_con = bool(variants["one_con"])
    options.rooted_tanner = bool(variants["rooted_tanner"])
    options.may_sink = variants["goth_girl"] == "may"
    options.patience = int(variants["patience"] or 0)
    return options


def _names_card(verb: int) -> bool:
    """Whether a verb's argument is a card that lies in a village."""
    return verb in moves.CARD_VERBS or verb in {FREE, CLOSE, GIFT}


def _follow(script: Script, line: str) -> None:
    """The next line of a record must be this one."""
    if script.at == len(script.lines):
        raise RecordError(f"the record ends where {line!r} must follow", script.lines[-1][0] if script.lines else 0)
    at, found = script.lines[script.at]
    if found != line:
        raise RecordError(f"expected {line!r}, found {found[:60]!r}", at)
    script.at += 1


def replay(text: str | bytes, *, seed: int | str | None = None) -> Game:
    """Play a transcript again, every line checked.

    A game that is not over can be played on: what chance brings then comes from `seed`, or from the system.
    """
    game = replay_record(read(text), _begun)
    game.follow(Seeded(seed_text(seed)))
    return game


def steps(text: str | bytes) -> Iterator[Step[Game]]:
    """The way through a transcript: the game at the deal and after every move, each line checked as it is reached."""
    return steps_of(read(text), _begun)


def _begun(record: Record, script: Script) -> Game:
    """The game of a record, dealt."""
    if record.game != GAME:
        raise record.refuse("game", f"this is a record of {record.game[:40]!r}, not of {GAME}")
    return Game.with_chance(record.players, record.deck, record.variants, script)
