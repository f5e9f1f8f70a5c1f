"""Today's deal without a server: the same for everyone on that day, from the date, and without a ranking."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from vermeil.pocket.browser.daily import shown, table_of
from vermeil.server.live.credentials import key_of
from vermeil.table import Table, TableError
from vermeil.table.acts import Bot, Join, Ready, Start
from vermeil.table.seeds import daily_seed

OLD = "2026-11-16"


def test_a_day_says_that_it_is_not_ranked_and_shows_its_seeds() -> None:
    today = shown(None)
    assert (today.ranked, today.phase, today.tomorrow, today.day) == (False, "open", None, today.today)
    assert {one.state for one in today.contests} == {"new"}
    assert [one.seed for one in shown(OLD).contests if one.game == "pyramids"] == [daily_seed(OLD, "pyramids")] * 2
    assert shown(OLD).phase == "over"


def test_its_table_is_dealt_from_the_date() -> None:
    act, bots = table_of(OLD, "silver-coin/bot")
    table = Table("t", act, 0)
    table.submit(None, Join(0, "Ann", key_of("x")), 0)
    table.submit(0, Bot(1, bots[0]), 0)
    table.submit(0, Ready(), 0)
    due = table.due(0)
    assert due == Start(daily_seed(OLD, "silver-coin"))
    assert (table.doc()["daily"], table.doc()["counts"]) == (OLD, False)


@pytest.mark.parametrize("day", ["yesterday", "2026-13-01", (datetime.now(UTC) + timedelta(2)).date().isoformat()])
def test_what_is_not_a_day_or_not_yet_is_refused(day: str) -> None:
    for ask in (lambda: shown(day), lambda: table_of(day, "pyramids/solo")):
        with pytest.raises(TableError) as refused:
            ask()
        assert refused.value.code == "daily/unknown"
    with pytest.raises(TableError, match="no such deal"):
        table_of(OLD, "silver-coin/solo")
