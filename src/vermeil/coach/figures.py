"""The figures of a seat: how well it decided, where it lost, and what was luck."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp
from typing import Any

from vermeil.coach.accounts import Account
from vermeil.coach.ladder import rating, slip_of

Finding = Mapping[str, Any]
# Accuracy is 100 * exp(-STEEPNESS * mean loss): 0.01 of a win lost in every decision is 86 %, 0.05 is 47 %. A loss of
# points counts as what it costs in an even game, so that errors count alike when a game is all but decided.
STEEPNESS = 15.0
ALONE_POINT = 0.05  # alone a point counts as so much of a win
DEAREST = 3
SMALL = 10  # decisions that mattered; with fewer, figures say little


def accuracy(mean_loss: float) -> float:
    """Accuracy in per cent, from the mean loss of winning share."""
    return 100.0 * exp(-STEEPNESS * mean_loss)


def figures(
    game: str, seat: int, account: Account, adjusted: dict[str, float], point: float, found: list[dict[str, Any]]
) -> dict[str, Any]:
    """All of a seat, as plain data."""
    alone = len(next(f for f in found if f["finding"] == "value")["share"]) == 1
    own = [f for f in found if f["finding"] == "decision" and f["seat"] == seat]
    counted = [f for f in own if f["unforced"]]

    def cost(finding: Finding) -> float:
        loss: float = finding["points"]["loss"] * ALONE_POINT if alone else finding["share"]["loss"]
        return loss

    dear = sorted((f for f in own if cost(f) > 0), key=lambda f: (-cost(f), f["at"]))
    marks: dict[str, int] = {}
    for finding in own:
        marks[finding["mark"]] = marks.get(finding["mark"], 0) + 1
    slip = slip_of(game, [f["points"]["loss"] for f in own], [f["skill"]["points"][seat] for f in own])
    return {
        "seat": seat,
        **account,
        "adjusted": adjusted,
        "accuracy": accuracy(slip * point),
        "error_rate": 1000.0 * slip * point,
        "slip": slip,
        "rating": None if alone or not own else rating(game, [slip]),
        "decisions": len(own),
        "unforced": len(counted),
        "small_sample": len(counted) < SMALL,
        "marks": marks,
        "losses_by_kind": _by(own, "kind", lambda f: {"share": f["share"]["loss"], "points": f["points"]["loss"]}),
        "luck_by_source": _by(
            [f for f in found if f["finding"] == "luck"],
            "source",
            lambda f: {"share": f["share"][seat], "points": f["points"][seat]},
        ),
        "dearest": [f["at"] for f in dear[:DEAREST]],
    }


def _by(found: list[dict[str, Any]], key: str, part: Any) -> dict[str, dict[str, float]]:  # noqa: ANN401 - a function
    sums: dict[str, dict[str, float]] = {}
    for finding in found:
        into = sums.setdefault(finding[key], {"share": 0.0, "points": 0.0, "count": 0})
        for scale, value in part(finding).items():
            into[scale] += value
        into["count"] += 1
    return dict(sorted(sums.items()))
