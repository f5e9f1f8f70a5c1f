"""A puzzle, and a set of them as a file: small, since puzzles of one game share its record."""

from __future__ import annotations

import bz2
import hashlib
import json
import zlib
from dataclasses import dataclass
from functools import cached_property
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec

from vermeil.core.contract import Game
from vermeil.core.errors import SetupError
from vermeil.core.record import HEADER, read
from vermeil.games import GAMES, rules_of
from vermeil.puzzles.themes import DIFFICULTIES, themes_of

FORMAT = 1
GZIP = 31  # of zlib's ways to pack: the one that gzip reads
SHARE, POINTS = 1000, 10  # losses are whole numbers: thousandths of the win, and tenths of a point


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A puzzle as its set holds it. Losses stand in the order of the moves' spellings, sorted."""

    record: int
    step: int
    seat: int
    difficulty: str
    theme: str
    best: str
    second: tuple[int, int, int]
    """What the second best move costs in thousandths of the win, and the ends of its 95 % interval."""
    share: list[int]
    points: list[int]


class PuzzleFile(msgspec.Struct, forbid_unknown_fields=True):
    """The file of a set, as it is written."""

    puzzles: int
    game: str
    evaluator: dict[str, str]
    seed: str
    deals: int
    """How many deals were played for it; the next one has this number."""
    number: int
    """How many puzzles were asked for."""
    records: list[str]
    set: list[Entry]


@dataclass(frozen=True)
class Puzzle:
    """One puzzle: a game up to a step, where a seat has one clearly best move."""

    game: str
    record: str
    entry: Entry

    @cached_property
    def id(self) -> str:
        """A name that stays the same in every set: it is made of the position."""
        told = f"{cut(self.record, self.entry.step)} {self.entry.seat}"
        return hashlib.blake2b(told.encode(), digest_size=5).hexdigest()

    @cached_property
    def players(self) -> int:
        """How many play; lists name it for every puzzle, and reading hundreds of records takes a while."""
        return read(self.record).players

    def position(self) -> Game:
        """The game in which the seat has to decide; with all that is hidden."""
        way = rules_of(self.game).steps(self.record)
        found: Game = next(islice(way, self.entry.step, None)).game
        return found

    def losses(self, moves: list[str]) -> dict[str, tuple[float, float]]:
        """By move: what it costs, as a share of the win and in points."""
        pairs = zip(self.entry.share, self.entry.points, strict=True)
        return {
            move: (share / SHARE, points / POINTS) for move, (share, points) in zip(sorted(moves), pairs, strict=True)
        }


def cut(record: str, step: int) -> str:
    """A record as far as the position after so many moves: what comes later is not told."""
    lines = record.split("\n")
    made = 0
    for at, line in enumerate(lines):
        if at < len(HEADER) or line.startswith(("!", ";")) or not line:
            continue
        if made == step or line.startswith("="):
            return "\n".join(lines[:at]) + "\n"
        made += 1
    return record


def puzzles_in(file: PuzzleFile) -> list[Puzzle]:
    """The puzzles of a set, in its order."""
    return [Puzzle(file.game, file.records[entry.record], entry) for entry in file.set]


def load(file: Path | Any) -> PuzzleFile:  # noqa: ANN401 - a path, or a file of the package
    """A set from its file, which may be compressed (.gz, .bz2); SetupError if it is none."""
    try:
        found = msgspec.json.decode(_unpacked(file.read_bytes()), type=PuzzleFile)
    except (OSError, EOFError, ValueError, zlib.error, msgspec.MsgspecError) as error:
        why = (error.strerror if isinstance(error, OSError) else None) or error
        raise SetupError(f"{file.name} can't be read as a set of puzzles: {why}") from error
    if found.puzzles != FORMAT or found.game not in GAMES:
        raise SetupError(f"{file.name} is a set of format {found.puzzles} for {found.game[:40]!r}, not known here")
    for entry in found.set:
        if entry.record >= len(found.records) or entry.difficulty not in DIFFICULTIES:
            raise SetupError(f"{file.name} holds a puzzle that is not whole")
        if entry.theme not in themes_of(found.game):
            raise SetupError(f"{file.name} holds a puzzle with the theme {entry.theme[:40]!r}, not known here")
    return found


def _unpacked(data: bytes) -> bytes:
    if data.startswith(b"\x1f\x8b"):
        return zlib.decompress(data, GZIP)
    return bz2.decompress(data) if data.startswith(b"BZh") else data


def save(file: Path, found: PuzzleFile) -> None:
    """Write a set, packed if named so (.gz, .bz2); the same set is the same file. An older one stays until then."""
    text = json.dumps(msgspec.to_builtins(found), separators=(",", ":")) + "\n"
    data = text.encode()
    if file.suffix == ".gz":
        data = zlib.compress(data, 9, GZIP)
    elif file.suffix == ".bz2":
        data = bz2.compress(data)
    fresh = file.with_name(f"{file.name}.new")
    fresh.write_bytes(data)
    fresh.replace(file)


def whole(puzzle: Puzzle) -> None:
    """SetupError if a puzzle does not hold: its record, its best move, and that nothing else is as good."""
    read(puzzle.record)
    game = puzzle.position()
    entry = puzzle.entry
    moves = game.spellings(entry.seat)
    if entry.best not in moves or len(moves) != len(entry.share):
        raise SetupError(f"puzzle {puzzle.id}: {entry.best} is not a move there")
    if [move for move, (share, _) in puzzle.losses(moves).items() if share <= 0] != [entry.best]:
        raise SetupError(f"puzzle {puzzle.id}: {entry.best} is not the one best move")
