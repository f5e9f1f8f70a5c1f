"""The log decides who may read which line: seats, spectators, and everybody behind a veil."""

from __future__ import annotations

import pytest

from vermeil.core.log import Entry, Log, Reading

SPECTATOR = None


@pytest.fixture
def log() -> Log:
    """A deal that only seat 0 sees, and a simultaneous phase in which both seats have decided."""
    log = Log()
    log.append(Entry("! deal 0 g03", knows=(0,), public="! deal 0 ?"))
    log.append(Entry("! see 1 0.2 7", knows=(1,)))
    log.veil()
    log.append(Entry("0 keep", seat=0))
    log.append(Entry("1 fold", seat=1))
    return log


@pytest.mark.parametrize(
    ("seat", "lines"),
    [
        (0, ["! deal 0 g03", "0 keep"]),
        (1, ["! deal 0 ?", "! see 1 0.2 7", "1 fold"]),
        (SPECTATOR, ["! deal 0 ?"]),
    ],
)
def test_behind_a_veil_a_seat_reads_only_its_own_decisions(log: Log, seat: int | None, lines: list[str]) -> None:
    assert log.read_by(seat) == lines
    log.unveil()
    known = [line for line in lines if line.startswith("!")]
    assert log.read_by(seat) == [*known, "0 keep", "1 fold"]


def test_what_was_readable_at_a_mark_stays_so(log: Log) -> None:
    veiled = log.mark()
    log.unveil()
    log.append(Entry("! reveal I2"))
    assert log.read_by(0, since=2, at=veiled) == ["0 keep"]
    assert log.read_by(0, since=2) == ["0 keep", "1 fold", "! reveal I2"]


def test_what_is_taken_back_is_gone_and_a_copy_still_has_it(log: Log) -> None:
    before = log.copy()
    log.take_back(0, since=2)
    assert log.lines() == ["! deal 0 g03", "! see 1 0.2 7", "1 fold"]
    assert before.read_by(0) == ["! deal 0 g03", "0 keep"]
    assert log.first_difference(before) == 2


def test_sentences_are_for_those_who_read_the_whole_line(log: Log) -> None:
    assert [log.reading(1, at) for at in range(4)] == [Reading.PUBLIC, Reading.WHOLE, Reading.NOT, Reading.WHOLE]
