"""Many reviewed games of one player: losses by kind of decision, how it went from game to game, beside the levels."""

from __future__ import annotations

from statistics import fmean
from typing import Any

from vermeil.coach.ladder import LEVELS, RUNGS, SLIPS, rating

# With fewer games of a kind there is no first and second half to compare.
HALVES = 4


def my_play(games: list[dict[str, Any]]) -> dict[str, Any]:
    """All of it as plain data. Each game has its `file`, its `game`, `players`, and the figures of one's own `seat`."""
    return {
        "games": games,
        "losses_by_kind": by_kind([game["seat"] for game in games]),
        "by_game": {name: _of_game(name, games) for name in sorted({game["game"] for game in games})},
    }


def by_kind(seats: list[dict[str, Any]]) -> dict[str, dict[str, float]]:
    """The losses of several games by kind of decision."""
    found: dict[str, dict[str, float]] = {}
    for figures in seats:
        for kind, part in figures["losses_by_kind"].items():
            into = found.setdefault(kind, dict.fromkeys(part, 0.0))
            for key, value in part.items():
                into[key] += value
    return found


def _of_game(name: str, games: list[dict[str, Any]]) -> dict[str, Any]:
    """The rating over all games of one kind against others, and the means of their first and second half."""
    own = [game["seat"] for game in games if game["game"] == name]
    slips = [figures["slip"] for figures in own]
    rated = [figures["slip"] for figures in own if figures["rating"] is not None]
    half = len(slips) // 2
    return {
        "games": len(slips),
        "slip": fmean(slips),
        "rating": rating(name, rated) if rated else None,
        "levels": {
            level: {"rating": RUNGS[name][level], "slip": slip} for level, slip in zip(LEVELS, SLIPS[name], strict=True)
        },
        "halves": [fmean(slips[:half]), fmean(slips[half:])] if len(slips) >= HALVES else None,
    }
