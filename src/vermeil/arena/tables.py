"""Tables on disk that grow: parts of some thousand rows while a study is played, one file when it is done.

A part is written beside its place and put there when it is whole; its name tells how many rows it has. So what is on
disk can be trusted after a crash, and what can't is found out: `StudyError` names the file.
"""

from __future__ import annotations

import csv
import io
import os
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any

from vermeil.core.errors import SetupError, StudyError

Row = Mapping[str, Any]
Schema = Mapping[str, str]  # the kind of each column: int, float, text, or word (a text that comes again and again)

BATCH = 10_000  # rows that are held at once

_NAME = re.compile(r"(\d{6})-(\d+)\.(parquet|csv)")


def need_parquet() -> None:
    """Refuse Parquet where it can't be written, before anything is played for it."""
    try:
        import pyarrow as pa  # noqa: F401 - only whether it is there
    except ImportError as error:
        message = "Parquet needs pyarrow: install vermeil with its extra 'studies', or write CSV with --format csv"
        raise SetupError(message) from error


@dataclass(frozen=True)
class TableFiles:
    """The files of one table: `NAME.parquet` when it is done, and its parts in a folder `NAME.parts` before that."""

    folder: Path
    name: str
    kind: str  # parquet or csv
    schema: Schema

    @property
    def whole(self) -> Path:
        return self.folder / f"{self.name}.{self.kind}"

    @property
    def parts_folder(self) -> Path:
        return self.folder / f"{self.name}.parts"

    def parts(self) -> list[tuple[int, int, Path]]:
        """The parts in their order: number, rows and file."""
        files = self.parts_folder.iterdir() if self.parts_folder.is_dir() else ()
        named = ((_NAME.fullmatch(file.name), file) for file in files)
        return sorted((int(match[1]), int(match[2]), file) for match, file in named if match)

    def files(self) -> list[tuple[Path, int | None]]:
        """What has the rows now, and how many each must have."""
        if self.whole.exists():
            return [(self.whole, None)]
        return [(file, rows) for _, rows, file in self.parts()]

    def write(self, number: int, rows: Sequence[Row]) -> None:
        """One more part."""
        self.parts_folder.mkdir(parents=True, exist_ok=True)
        place = self.parts_folder / f"{number:06}-{len(rows)}.{self.kind}"
        beside = place.with_suffix(".half")
        if self.kind == "parquet":
            _write_parquet(beside, [rows], self.schema)
        else:
            _write_csv(beside, rows, self.schema)
        _settle(beside, place)

    def read(self, columns: Sequence[str] | None = None) -> Iterator[dict[str, Any]]:
        """All rows, from one file after another: StudyError at one that is not whole."""
        for file, rows in self.files():
            yield from read_rows(file, self.schema, rows, columns)

    def join(self) -> None:
        """Make one file of all parts; they stay until every table of the study has its own."""
        parts = self.parts()
        beside = self.whole.with_suffix(".half")
        if self.kind == "parquet":
            _join_parquet(beside, [(file, rows) for _, rows, file in parts], self.schema)
        else:
            chunks = (chunk for _, rows, file in parts for chunk in _batches(read_rows(file, self.schema, rows)))
            with beside.open("w", encoding="utf-8", newline="") as out:
                out.write(_csv_text([], self.schema))
                for chunk in chunks:
                    out.write(_csv_text(chunk, self.schema, header=False))
        _settle(beside, self.whole)

    def open_again(self) -> None:
        """Turn the one file back into a part, so that more can follow it."""
        if not self.whole.exists():
            return
        self.drop_parts()
        count = sum(1 for _ in read_rows(self.whole, self.schema, None, [next(iter(self.schema))]))
        self.parts_folder.mkdir(exist_ok=True)
        self.whole.replace(self.parts_folder / f"{0:06}-{count}.{self.kind}")

    def drop_parts(self) -> None:
        """Remove the parts, and halves of parts; what was set aside as broken stays."""
        if not self.parts_folder.is_dir():
            return
        for file in self.parts_folder.iterdir():
            if _NAME.fullmatch(file.name) or file.suffix == ".half":
                file.unlink()
        if not any(self.parts_folder.iterdir()):
            self.parts_folder.rmdir()


def read_rows(
    file: Path, schema: Schema, count: int | None, columns: Sequence[str] | None = None
) -> Iterator[dict[str, Any]]:
    """The rows of a file, checked as far as that can be done: columns and number."""
    wanted = list(columns or schema)
    rows = _parquet_rows(file, schema, wanted) if file.suffix == ".parquet" else _csv_rows(file, schema, wanted)
    seen = 0
    for row in rows:
        seen += 1
        yield row
    if count is not None and seen != count:
        raise StudyError(file, f"has {seen} rows and should have {count}: it was not written to its end")


def _batches(rows: Iterator[dict[str, Any]]) -> Iterator[list[dict[str, Any]]]:
    """Some thousand rows at a time."""
    while batch := list(islice(rows, BATCH)):
        yield batch


def _settle(beside: Path, place: Path) -> None:
    """Let a whole file take its place, and be there after a loss of power too."""
    with beside.open("rb") as written:
        os.fsync(written.fileno())
    beside.replace(place)


def _write_parquet(file: Path, chunks: Iterable[Sequence[Row]], schema: Schema) -> None:
    import pyarrow as pa
    import pyarrow.parquet as pq

    shape = arrow_schema(schema)
    with pq.ParquetWriter(file, shape, compression="zstd") as writer:
        for rows in chunks:
            columns = {name: [row[name] for row in rows] for name in schema}
            writer.write_table(pa.table(columns, schema=shape))


def _join_parquet(file: Path, parts: Sequence[tuple[Path, int]], schema: Schema) -> None:
    """Batch by batch as they are, without a row of Python in between."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    shape = arrow_schema(schema)
    with pq.ParquetWriter(file, shape, compression="zstd") as writer:
        for part, count in parts:
            try:
                with pq.ParquetFile(part) as source:
                    if source.schema_arrow.names != list(schema) or source.metadata.num_rows != count:
                        raise StudyError(part, f"should have {count} rows in the columns of this version")
                    for batch in source.iter_batches(BATCH):
                        writer.write_table(pa.Table.from_batches([batch]).cast(shape))
            except (pa.ArrowException, OSError) as error:
                raise StudyError(part, f"can't be read, it may be half written: {error}") from error


def arrow_schema(schema: Schema) -> Any:  # noqa: ANN401 - pyarrow has no types
    """The schema as pyarrow has it."""
    import pyarrow as pa

    kinds = {
        "int": pa.int32(),
        "float": pa.float64(),
        "text": pa.string(),
        "word": pa.dictionary(pa.int32(), pa.string()),
    }
    return pa.schema([(name, kinds[kind]) for name, kind in schema.items()])


def _parquet_rows(file: Path, schema: Schema, wanted: list[str]) -> Iterator[dict[str, Any]]:
    need_parquet()
    import pyarrow as pa
    import pyarrow.parquet as pq

    try:
        with pq.ParquetFile(file) as source:
            if source.schema_arrow.names != list(schema):
                raise StudyError(file, "has other columns: another version of Vermeil wrote it")
            for batch in source.iter_batches(BATCH, columns=wanted):
                yield from batch.to_pylist()
    except (pa.ArrowException, OSError) as error:
        raise StudyError(file, f"can't be read, it may be half written: {error}") from error


def _write_csv(file: Path, rows: Sequence[Row], schema: Schema) -> None:
    with file.open("w", encoding="utf-8", newline="") as out:
        out.write(_csv_text(rows, schema))


def _csv_text(rows: Sequence[Row], schema: Schema, *, header: bool = True) -> str:
    text = io.StringIO()
    writer = csv.DictWriter(text, list(schema), lineterminator="\n")
    if header:
        writer.writeheader()
    writer.writerows(rows)
    return text.getvalue()


def _csv_rows(file: Path, schema: Schema, wanted: list[str]) -> Iterator[dict[str, Any]]:
    kinds = {name: {"int": int, "float": float}.get(schema[name], str) for name in wanted}
    try:
        with file.open(encoding="utf-8", newline="") as source:
            reader = csv.reader(source)
            if next(reader, None) != list(schema):
                raise StudyError(file, "has other columns: another version of Vermeil wrote it, or it is half written")
            places = {name: at for at, name in enumerate(schema)}
            for line in reader:
                if len(line) != len(schema):
                    raise StudyError(file, f"ends in the middle of line {reader.line_num}")
                yield {
                    name: None if not line[places[name]] and kind is not str else kind(line[places[name]])
                    for name, kind in kinds.items()
                }
    except (OSError, UnicodeDecodeError, ValueError, csv.Error) as error:
        if isinstance(error, StudyError):
            raise
        raise StudyError(file, f"can't be read: {error}") from error
