"""A review as lines of letters, for terminals: the accounts, the graph, and what cost the most."""

from __future__ import annotations

from vermeil.coach.page import by_whom, dearest, graph_title, lost, said, sums, who
from vermeil.coach.reviewing import Review
from vermeil.words import words

HIGH = 12  # lines of the graph


def drawn_graph(found: Review, width: int) -> list[str]:
    """Winning shares (alone, leads) in letters: each seat is its number."""
    values, players = found.data["values"], found.data["players"]
    scale = "points" if players == 1 else "share"
    most = max(1.0, *(max(value[scale]) for value in values))
    columns = min(max(10, width - 6), len(values))
    rows = [[" "] * columns for _ in range(HIGH)]
    for column in range(columns):
        value = values[column * (len(values) - 1) // max(1, columns - 1)]
        for seat in reversed(range(players)):
            height = min(HIGH - 1, max(0, int(value[scale][seat] / most * (HIGH - 1) + 0.5)))
            rows[HIGH - 1 - height][column] = str(seat + 1)
    labels = {0: f"{most:4.0f}", HIGH - 1: "   0"}
    return [f"{labels.get(at, '    ')} {''.join(row)}" for at, row in enumerate(rows)]


def review_lines(found: Review, language: str, width: int) -> list[str]:
    """All of it, the graph no wider than this."""
    say, players = words(language), found.data["players"]
    lines = [by_whom(found, language), ""]
    for figures in found.seats:
        lines += sums(figures, players, language)
    lines += ["", say(graph_title(found)), *drawn_graph(found, width), "", say("coach-dear")]
    dear = dearest(found)
    for one in dear:
        lines.append("")
        lines.append(f"{one['line']} {who(one['seat'], language)}: {one['played']}, {say('coach-mark-' + one['mark'])}")
        if one["better"] is not None:
            lines.append(f"  {say('coach-column-better')}: {one['better']} ({said(one, language)})")
        lines.append(f"  {lost(one, players, language)}")
    return lines if dear else [*lines, say("coach-nothing-dear")]
