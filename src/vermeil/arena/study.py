"""A study: many deals of many settings, written to disk as data while they are played.

It can be stopped at any moment and goes on where it was. The rows are the same for any executor and number of workers,
in the same order: deal by deal, and within a deal setting by setting.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from copy import deepcopy
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from filelock import FileLock, Timeout

from vermeil import __version__
from vermeil.arena.deals import Watcher, outcome_of, play_game
from vermeil.arena.ending import take_in
from vermeil.arena.executors import Executor, executor_for
from vermeil.arena.luck import watcher_of
from vermeil.arena.plan import Cell, Plan
from vermeil.arena.tables import Row, Schema, TableFiles, need_parquet, read_rows
from vermeil.arena.verdicts import Verdict, verdicts_of
from vermeil.bots import Choice, bot_for
from vermeil.core.contract import Game
from vermeil.core.errors import BotError, SetupError, StudyError

FORMAT = 1
PART = 5000  # games in a part
PART_SECONDS = 20.0  # what a crash may cost

KEY = {"cell": "int", "deal": "int", "seat": "int"}
SCHEMAS: dict[str, Schema] = {
    "games": {
        **KEY,
        "game": "word",
        "players": "int",
        "deck": "word",
        "variants": "word",
        "challenger": "word",
        "defender": "word",
        "seed": "text",
        "share": "float",
        "beaten": "float",
        "points": "float",
        "others": "float",
        "lead": "float",
        "luck": "float",
        "done": "int",
        "moves": "int",
        "scores": "text",
        "sheet": "text",
        "record": "text",
    },
    "decisions": {
        **KEY,
        "number": "int",
        "mover": "int",
        "bot": "word",
        "options": "int",
        "move": "text",
        "value": "float",
        "second": "float",
    },
    "records": {**KEY, "text": "text"},
}

Job = tuple[int, int]  # a cell and a deal
Rows = dict[str, list[Row]]
Tick = Callable[[int, int], None]


@dataclass(frozen=True)
class Study:
    """A study on disk."""

    folder: Path
    plan: Plan
    cells: list[dict[str, Any]]
    state: str  # playing, stopped or done
    # What had to be said while it was played: files that were broken.
    notes: tuple[str, ...] = ()
    # What a bot from outside did wrong, if that has stopped it.
    fault: str | None = None

    def files(self, table: str = "games") -> TableFiles:
        """Where a table is."""
        if table not in self.plan.tables:
            raise SetupError(f"this study has no table {table!r}; it has {', '.join(self.plan.tables)}")
        return TableFiles(self.folder, table, self.plan.format, SCHEMAS[table])

    def rows(self, table: str = "games", columns: Sequence[str] | None = None) -> Iterator[dict[str, Any]]:
        """The rows one after another, however many there are."""
        return self.files(table).read(columns)

    def table(self, table: str = "games") -> Any:  # noqa: ANN401 - pyarrow has no types
        """All rows as a table of pyarrow, which pandas, polars and duckdb take as it is."""
        need_parquet()
        import pyarrow as pa
        import pyarrow.csv
        import pyarrow.parquet as pq

        from vermeil.arena.tables import arrow_schema

        files = self.files(table)
        shape = arrow_schema(files.schema)
        found = []
        for file, _ in files.files():
            try:
                if file.suffix == ".parquet":
                    found.append(pq.read_table(file, schema=shape, partitioning=None))
                else:
                    kinds = pa.csv.ConvertOptions(column_types=shape)
                    lines = pa.csv.ParseOptions(newlines_in_values=True)  # a record has many
                    found.append(pa.csv.read_csv(file, parse_options=lines, convert_options=kinds))
            except (pa.ArrowException, OSError) as error:
                raise StudyError(file, f"can't be read, it may be half written: {error}") from error
        return pa.concat_tables(found).unify_dictionaries() if found else shape.empty_table()

    def verdicts(self) -> list[Verdict]:
        """What it shows, setting by setting."""
        columns = ("cell", "deal", "beaten", "share", "lead", "luck")
        return [verdict for _, verdict in sorted(verdicts_of(self.rows(columns=columns)).items())]


def read_study(folder: str | Path) -> Study:
    """A study that was written before, finished or not."""
    folder = Path(folder)
    data = _read_head(folder)
    if data is None:
        raise SetupError(f"{folder} holds no study: there is no study.json")
    return Study(folder, Plan.from_dict(data["plan"]), data["cells"], data["state"])


def play_study(
    plan: Plan, folder: str | Path, *, executor: Executor | None = None, tick: Tick = lambda _done, _all: None
) -> Study:
    """Play a study, or go on with it: what is in the folder is kept, and may be of this study only.

    Ctrl-C ends it with the state `stopped`, with all that was played until then written; so does a bot from outside
    that fails, and `fault` says how. `tick` is told after each deal how many are done, and of how many at most. One
    process at a time plays in a folder.
    """
    return _Run(plan, Path(folder), executor or executor_for(), tick).play()


@contextmanager
def _alone_in(folder: Path) -> Iterator[None]:
    """Keep other processes out of a folder, so that no two write the same parts."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lock = FileLock(folder / "study.lock", blocking=False, thread_local=False)
        lock.acquire()
    except Timeout as error:
        raise SetupError(f"another process plays the study in {folder} now") from error
    except OSError as error:
        raise SetupError(f"no study can be written into {folder}: {error.strerror or error}") from error
    try:
        yield
    finally:
        lock.release()


@dataclass
class _Run:
    """A study while it is played."""

    plan: Plan
    folder: Path
    executor: Executor
    tick: Tick
    cells: list[Cell] = field(init=False)
    verdicts: dict[int, Verdict] = field(init=False)
    buffer: Rows = field(init=False)
    part: int = 0
    last: float = 0.0  # when something was written
    notes: list[str] = field(default_factory=list)

    def play(self) -> Study:
        self.cells = self.plan.cells()
        if self.plan.format == "parquet":
            need_parquet()
        with _alone_in(self.folder):
            return self._play()

    def _play(self) -> Study:
        self._check_folder()
        self.verdicts = {cell.number: Verdict(cell.number) for cell in self.cells}
        self._take_up()
        self._empty()
        self._write_head("playing")
        # A partial is sent with every chunk: the cells, with their decks, once for many deals.
        play = partial(play_rows, tuple(self.cells), self.plan.seed, self.plan.tables)
        self.last = time.monotonic()
        try:
            early = take_in(self.executor.run(play, self._jobs()), self._take)
        except BaseException:
            self._flush()
            self._write_head("stopped")
            raise
        self._flush()
        state = "done" if early is None else "stopped"
        if early is None:
            for table in self.plan.tables:
                self._files(table).join()
            for table in self.plan.tables:
                self._files(table).drop_parts()
        self._write_head(state)
        cells = [cell.to_dict() for cell in self.cells]
        fault = str(early) if isinstance(early, BotError) else None
        return Study(self.folder, self.plan, cells, state, tuple(self.notes), fault)

    def _take(self, rows: Rows) -> None:
        """One more deal."""
        verdict = self.verdicts[rows["games"][0]["cell"]]
        if self._is_decided(verdict):
            return  # played ahead, before it was known
        verdict.add(rows["games"])
        for table in self.plan.tables:
            self.buffer[table] += rows[table]
        if len(self.buffer["games"]) >= PART or time.monotonic() - self.last > PART_SECONDS:
            self._flush()
            self.last = time.monotonic()
        self.tick(sum(verdict.deals for verdict in self.verdicts.values()), self._most())

    def _jobs(self) -> Iterator[Job]:
        """What is still to be played, looked up when a worker can have it."""
        begun = {number: verdict.deals for number, verdict in self.verdicts.items()}
        for deal in range(self.plan.deals):
            for number, verdict in self.verdicts.items():
                if deal >= begun[number] and not self._is_decided(verdict):
                    yield number, deal

    def _is_decided(self, verdict: Verdict) -> bool:
        return self.plan.until_decided and verdict.watch.decided(self.plan.margin) is not None

    def _most(self) -> int:
        """Deals that will be played at most."""
        decided = (
            verdict.deals if self._is_decided(verdict) else self.plan.deals for verdict in self.verdicts.values()
        )
        return sum(decided)

    # --- what is on disk ------------------------------------------------------------------------------------

    def _files(self, table: str) -> TableFiles:
        return TableFiles(self.folder, table, self.plan.format, SCHEMAS[table])

    def _empty(self) -> None:
        self.buffer = {table: [] for table in self.plan.tables}

    def _flush(self) -> None:
        if not self.buffer["games"]:
            return
        for table in self.plan.tables:  # the games last: they say that the others are there
            self._files(table).write(self.part, self.buffer[table])
        self.part += 1
        self._empty()

    def _check_folder(self) -> None:
        """Refuse a folder that holds something else."""
        head = _read_head(self.folder)
        if head is None:
            if any(self._files(table).files() for table in self.plan.tables):
                raise SetupError(f"{self.folder} holds tables and no study.json: choose another folder")
            return
        if head.get("version") != __version__:
            raise SetupError(
                f"{self.folder} was begun with Vermeil {head.get('version')}, and this is {__version__}: bots may play "
                "otherwise, and their rows don't mix; choose another folder"
            )
        mine = json.loads(json.dumps({"plan": self.plan.to_dict(), "cells": [cell.to_dict() for cell in self.cells]}))
        for name, value in mine["plan"].items():
            before = head["plan"].get(name)
            if name != "deals" and before != value:
                raise SetupError(
                    f"{self.folder} holds another study: there {name} = {before!r}, here {value!r}; "
                    "choose another folder"
                )
        for old, new in zip(head["cells"], mine["cells"], strict=False):
            if old.get("evaluator") != new["evaluator"]:
                were, would = (cell.get("evaluator") or "nothing" for cell in (old, new))
                raise SetupError(
                    f"{self.folder} has its luck measured by {were}, and now it would be by {would}: rows of two "
                    "evaluators don't mix; choose another folder"
                )
        if head["cells"] != mine["cells"]:
            raise SetupError(
                f"{self.folder} was begun with another deck, or with other data of the bots; choose another folder"
            )

    def _take_up(self) -> None:
        """Learn from the files what was played; what is broken is set aside and played again."""
        every = [self._files(table) for table in self.plan.tables]
        joined = all(files.whole.exists() for files in every)
        for files in every:
            if files.parts() and not joined:
                files.whole.unlink(missing_ok=True)  # a crash came while the parts were put together
            files.open_again()
        parts = {
            table: {number: (file, rows) for number, rows, file in self._files(table).parts()} for table in SCHEMAS
        }
        for number in sorted(parts["games"]):
            before = deepcopy(self.verdicts)
            try:
                for table in self.plan.tables:
                    self._check_part(table, parts[table].get(number))
                verdicts_of(self._rows_of(*parts["games"][number]), self.verdicts)
            except StudyError as error:
                self.verdicts = before
                self._set_aside(number, error)
                break
            self.part = number + 1
        for table in self.plan.tables:
            for number, (file, _) in parts[table].items():
                if number >= self.part and file.exists():
                    file.unlink()  # without its games: a crash came between the two

    def _rows_of(self, file: Path, rows: int) -> Iterator[dict[str, Any]]:
        columns = ("cell", "deal", "beaten", "share", "lead", "luck")
        return read_rows(file, SCHEMAS["games"], rows, columns)

    def _check_part(self, table: str, part: tuple[Path, int] | None) -> None:
        if part is None:
            raise StudyError(self._files(table).parts_folder, "lacks a part that the games have")
        if table != "games":
            for _ in read_rows(part[0], SCHEMAS[table], part[1], ["cell"]):
                pass

    def _set_aside(self, first: int, error: StudyError) -> None:
        """A part that is not whole, and all after it, get another name; their deals are played again."""
        for table in SCHEMAS:
            for number, _, file in self._files(table).parts():
                if number >= first:
                    file.replace(file.with_name(file.name + ".broken"))
        self.notes.append(f"{error}; it was set aside, and its deals are played again")

    def _write_head(self, state: str) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        played = {str(number): verdict.deals for number, verdict in self.verdicts.items()}
        head = {
            "vermeil study": FORMAT,
            "version": __version__,
            "state": state,
            "plan": self.plan.to_dict(),
            "cells": [cell.to_dict() for cell in self.cells],
            "deals": played,
        }
        beside = self.folder / "study.json.half"
        beside.write_text(json.dumps(head, indent=1) + "\n", encoding="utf-8")
        beside.replace(self.folder / "study.json")


def _read_head(folder: Path) -> dict[str, Any] | None:
    """What study.json says; None if there is none."""
    file = folder / "study.json"
    try:
        text = file.read_text(encoding="utf-8")
    except FileNotFoundError:
        return None
    except (OSError, UnicodeDecodeError) as error:
        raise SetupError(f"{file} can't be read: {error}") from error
    try:
        head: dict[str, Any] = json.loads(text)
        found = head["vermeil study"]
    except (json.JSONDecodeError, KeyError, TypeError) as error:
        raise SetupError(f"{file} is not the head of a study, or it is half written") from error
    if found == FORMAT and not _is_head(head):
        raise SetupError(
            f"{file} lacks a part that the head of a study has: it was changed by hand, or is half written"
        )
    if found != FORMAT:
        raise SetupError(f"{file} was written by another version of Vermeil: format {found}, and this one has {FORMAT}")
    return head


def _is_head(head: Mapping[str, Any]) -> bool:
    """Whether all parts of a head are there, each of its kind."""
    kinds = {"state": str, "plan": dict, "cells": list, "deals": dict}
    whole = all(isinstance(head.get(name), kind) for name, kind in kinds.items())
    return whole and all(isinstance(cell, dict) for cell in head["cells"])


# --- what a worker does -------------------------------------------------------------------------------------


class _Decisions:
    """Notes each decision."""

    reads = True

    def __init__(self, key: Mapping[str, Any], bots: Sequence[str]) -> None:
        self._key = key
        self._bots = bots
        self.rows: list[Row] = []
        self.count = 0

    def asked(self, game: Game, seat: int, choice: Choice) -> None:
        values = [reason.value for reason in choice.reasons]
        told = {"value": values[0] if values else None, "second": values[1] if len(values) > 1 else None}
        head = {
            "number": len(self.rows),
            "mover": seat,
            "bot": self._bots[seat],
            "options": len(game.legal_moves(seat)),
        }
        self.rows.append({**self._key, **head, "move": choice.move, **told})

    def pushed(self, game: Game) -> None:
        """Nothing: the choice was all."""


class _Counter:
    """Counts decisions, where nobody wants their rows."""

    reads = False
    count = 0

    def asked(self, game: Game, seat: int, choice: Choice) -> None:
        """Nothing yet."""

    def pushed(self, game: Game) -> None:
        del game
        self.count += 1


def play_rows(cells: Sequence[Cell], seed: str, tables: Sequence[str], job: Job) -> Rows:
    """All rows of one deal: a pure function, wherever it is played."""
    cell, deal = cells[job[0]], job[1]
    setting, text = cell.setting, f"{seed}/{deal}"
    makers = (partial(bot_for, setting.game, cell.challenger), partial(bot_for, setting.game, cell.defender))
    rows: Rows = {table: [] for table in tables}
    for seat in range(setting.players):
        key = {"cell": cell.number, "deal": deal, "seat": seat}
        bots = [cell.challenger if at == seat else cell.defender for at in range(setting.players)]
        counter, decisions, luck = _Counter(), _Decisions(key, bots), watcher_of(setting.game, setting.players)
        watchers: list[Watcher] = [counter]
        watchers += [decisions] if "decisions" in tables else []
        watchers += [luck] if cell.control else []
        alike = cell.challenger == cell.defender
        game = play_game(setting, makers, text, seat, alike=alike, watchers=watchers)
        found = outcome_of(setting, game, seat)
        others = (sum(luck.luck) - luck.luck[seat]) / max(1, setting.players - 1)
        rows["games"].append(
            {
                **key,
                "game": setting.game,
                "players": setting.players,
                "deck": cell.deck,
                "variants": cell.variants,
                "challenger": cell.challenger,
                "defender": cell.defender,
                "seed": text,
                "share": found.share,
                "beaten": found.beaten,
                "points": float(found.points),
                "others": float(found.others),
                "lead": float(found.points - found.others),
                "luck": luck.luck[seat] - others if cell.control else None,
                "done": found.done,
                "moves": counter.count,
                "scores": " ".join(map(str, game.scores)),
                "sheet": json.dumps(game.score_sheet(seat)),
                "record": found.record,
            }
        )
        if "decisions" in tables:
            rows["decisions"] += decisions.rows
        if "records" in tables:
            rows["records"].append({**key, "text": game.transcript()})
    return rows
