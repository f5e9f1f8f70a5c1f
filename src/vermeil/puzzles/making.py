"""How puzzles are made: bots play, and where one move was clearly the best it is asked which levels find it.

A deal is a pure function of its number, so the same seed gives the same set whatever the number of workers, and a
making that was stopped goes on where it was.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from itertools import count
from random import Random
from typing import Any

from vermeil.arena.executors import executor_for
from vermeil.bots import bot_for
from vermeil.coach.evaluator import Question, Valuer, evaluator_of
from vermeil.core.contract import Game, View
from vermeil.games import rules_of, spec_of
from vermeil.puzzles.puzzle import FORMAT, POINTS, SHARE, Entry, PuzzleFile, cut
from vermeil.puzzles.themes import DIFFICULTIES, theme_of
from vermeil.puzzles.weighing import Weighed, glance, weigh

PLAYERS = (2, 2, 3, 2, 4)  # from deal to deal
LEVELS = ("strong", "medium")  # who plays: puzzles come from games that look like games
TRIES = 3  # how often a level is asked: it finds a move if it chooses it most of the time
A_RECORD = 2  # puzzles that share a record: more would be much of the same
APART = 12  # and so many moves lie between them, so that one does not tell the other's answer
# No theme and no difficulty has more than this part of a set, so that a set is not one puzzle in many clothes.
THEME_PART, DIFFICULTY_PART = 0.34, 0.34
LOOKED_AT = 60  # decisions of a deal, drawn by lot
MOST_OTHERS = 5  # puzzles of a deal that are not for everybody; the set takes what it lacks
BARREN = 400  # so many deals in a row without a puzzle that is wanted, and the making gives up


@dataclass(frozen=True, slots=True)
class Found:
    """What a deal brought: its record, and the entries that could become puzzles."""

    record: str
    entries: list[Entry]


@dataclass(frozen=True, slots=True)
class Place:
    """A decision of a game: the game there, how many moves were made before, who decides, and what that seat knew."""

    game: Game
    step: int
    seat: int
    view: View

    def ask(self, valuer: Valuer, seed: str) -> Question:
        """The decision, in worlds that the seat imagines."""
        return valuer.question(self.view, self.view.moves[0], number_of(seed))


def new_set(game: str, number: int, seed: str) -> PuzzleFile:
    """A set without puzzles."""
    evaluator = evaluator_of(game, rules_of(game).Game(players=2, seed=0).deck)
    named = {"name": evaluator.name, "version": evaluator.version}
    return PuzzleFile(FORMAT, game, named, seed, 0, number, [], [])


def make(made: PuzzleFile, number: int, workers: int | None = 1) -> Iterator[PuzzleFile]:
    """Add puzzles to a set until it has so many; the set after every deal. What it lacks when it ends was not found."""
    made.number = number
    rest = executor_for(workers).run(partial(found_in, made.game, made.seed), count(made.deals))
    barren = 0
    while len(made.set) < number and barren < BARREN:
        before = len(made.set)
        add(made, next(rest))
        barren = 0 if len(made.set) > before else barren + 1
        yield made
    close: Any = getattr(rest, "close", None)
    if close is not None:
        close()


def add(made: PuzzleFile, found: Found) -> None:
    """Take what a set can use of a deal, what it has least of first."""
    made.deals += 1
    difficulties = Counter(entry.difficulty for entry in made.set)
    themes = Counter(entry.theme for entry in made.set)
    chosen: list[Entry] = []
    for entry in sorted(found.entries, key=lambda each: difficulties[each.difficulty] + themes[each.theme]):
        room = len(chosen) < A_RECORD and len(made.set) + len(chosen) < made.number
        apart = all(abs(entry.step - other.step) >= APART for other in chosen)
        few = difficulties[entry.difficulty] < DIFFICULTY_PART * made.number
        if room and apart and few and themes[entry.theme] < THEME_PART * made.number:
            chosen.append(entry)
            difficulties[entry.difficulty] += 1
            themes[entry.theme] += 1
    if chosen:
        at = len(made.records)
        made.records.append(cut(found.record, max(entry.step for entry in chosen)))
        made.set += [replaced(entry, at) for entry in sorted(chosen, key=lambda entry: entry.step)]


def replaced(entry: Entry, record: int) -> Entry:
    """The same puzzle with another record's number."""
    parts = {name: getattr(entry, name) for name in entry.__struct_fields__}
    return Entry(**parts | {"record": record})


def found_in(game: str, seed: str, deal: int) -> Found:
    """Play a deal, and weigh every decision in it that was a choice."""
    spec = spec_of(game)
    variants = ["tracker"] if any(variant.name == "tracker" for variant in spec.variants) else []
    players = PLAYERS[deal % len(PLAYERS)]
    table: Any = rules_of(game).Game(players=players, seed=f"puzzles {seed} {deal}", variants=variants)
    rng = Random(f"{seed} {deal}")
    bots = [bot_for(game, rng.choice(LEVELS), rng.getrandbits(32)) for _ in range(players)]
    valuer = evaluator_of(game, table.deck).valuer(table, number_of(f"{seed} {deal}"))
    places: list[Place] = []
    step = 0
    while table.waiting:
        seat = table.waiting[0]
        view = table.view(seat, memory=True)
        if len(view.moves) > 1 and not view.moves[0].startswith("peek"):  # nobody can tell those cards apart
            places.append(Place(table.copy(), step, seat, view))
        table.push(seat, bots[seat].play(view).move)
        step += 1
    return Found(table.transcript(), entries_in(rng.sample(places, min(LOOKED_AT, len(places))), valuer, seed, deal))


def entries_in(places: list[Place], valuer: Valuer, seed: str, deal: int) -> list[Entry]:
    """Some of the puzzles among these decisions; what even the weakest level sees is taken last, and seldom."""
    plain: list[tuple[Place, Question]] = []
    other: list[tuple[Place, Question]] = []
    for place in places:
        question = place.ask(valuer, f"{seed} {deal} {place.step} 0")
        best = glance(question, place.seat)
        if best is not None:
            (plain if finds(place.game.NAME, DIFFICULTIES[0], place.view, best) else other).append((place, question))
    entries: list[Entry] = []
    for group, most in ((other, MOST_OTHERS), (plain, MOST_OTHERS + 1)):
        for place, question in group:
            if len(entries) < most:
                entry = puzzle_at(place, question, place.ask(valuer, f"{seed} {deal} {place.step} 1"))
                entries += [] if entry is None else [entry]
    return entries


def puzzle_at(place: Place, question: Question, again: Question) -> Entry | None:
    """The puzzle of a position, if it is one: clearly one best move, which the strongest level finds."""
    weighed = weigh(question, again, place.seat)
    difficulty = None if weighed is None else difficulty_of(place.game.NAME, place.view, weighed.best)
    if weighed is None or difficulty is None:
        return None
    second = min((move for move in weighed.share if move != weighed.best), key=lambda move: weighed.share[move])
    theme = theme_of(place.game, place.seat, weighed.best, second)
    return _entry(place, difficulty, theme, weighed)


def _entry(place: Place, difficulty: str, theme: str, weighed: Weighed) -> Entry:
    moves = sorted(weighed.share)
    loss = weighed.second
    low, mean, high = (round(SHARE * each) for each in (loss.low, loss.mean, loss.high))
    # A move that costs something costs at least the least number there is: only the best one costs nothing.
    share = [0 if move == weighed.best else max(1, round(SHARE * weighed.share[move])) for move in moves]
    points = [round(POINTS * weighed.points[move]) for move in moves]
    return Entry(0, place.step, place.seat, difficulty, theme, weighed.best, (mean, low, high), share, points)


def difficulty_of(game: str, view: View, best: str) -> str | None:
    """The weakest level that finds a move, as do all stronger ones; None if the strongest one does not."""
    weakest = None
    for level in reversed(DIFFICULTIES):
        if not finds(game, level, view, best):
            break
        weakest = level
    return weakest


def finds(game: str, level: str, view: View, best: str) -> bool:
    """Whether a level chooses a move most of the time."""
    return 2 * sum(bot_for(game, level, seed).play(view).move == best for seed in range(TRIES)) > TRIES


def number_of(text: str) -> int:
    """A seed as a number, the same on every machine."""
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=6).digest())
