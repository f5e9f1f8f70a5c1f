"""How often each of those who sit at a table has won there: the score of a series of rematches."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

WINNERS = "\n= winners "


def wins(records: Sequence[str], players: Sequence[Sequence[str]], names: Sequence[str]) -> list[int]:
    """For each of these names, how many games of these records its bearer has won; shared wins count for each."""
    won: Counter[str] = Counter()
    for record, seated in zip(records, players, strict=True):
        won.update(seated[seat] for seat in winners_in(record) if seat < len(seated))
    return [won[name] for name in names]


def winners_in(record: str) -> list[int]:
    """The seats that have won, as a record's last lines say; none if the game was not played to its end."""
    at = record.rfind(WINNERS)  # from the end, where it stands
    line = "" if at < 0 else record[at + len(WINNERS) :].partition("\n")[0]
    return [int(word) for word in line.split() if word.isdigit()]
