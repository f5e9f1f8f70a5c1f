"""What the coach's figures are worth: `python -m bench.coach speed|luck|levels|adjusted GAME [GAMES]`.

- speed: processor seconds of a quick review of two `medium` players, on one core.
- luck: the evaluator against itself; the mean luck of a seat has to be 0 within its interval.
- levels: the mean error rate of each level, which has to fall with strength.
- adjusted: `strong` against `medium`; how much less the luck-adjusted result spreads than the result.
"""

from __future__ import annotations

import sys
import time
from statistics import mean, median, pvariance, stdev
from typing import Any

from vermeil.bots import bot_for
from vermeil.bots.choice import Bot
from vermeil.coach import reviewed
from vermeil.games import find_game, rules_of

LEVELS = ("easy", "medium", "strong", "expert")


def evaluator(game: str, seed: int) -> Bot:
    """A bot that plays as the evaluator does."""
    if game != "silver-coin":
        return bot_for(game, "table", seed)
    from vermeil.bots.silver_coin.player import Effort, SilverCoinPlayer

    return SilverCoinPlayer("rules", Effort(), seed)


def played(game: str, bots: list[Any], seed: str) -> str:
    """The record of a game of some bots."""
    table: Any = rules_of(game).Game(players=len(bots), seed=seed)
    while table.waiting:
        seat = table.waiting[0]
        table.push(seat, bots[seat].play(table.view(seat, memory=True)).move)
    record: str = table.transcript()
    return record


def told(name: str, values: list[float]) -> str:
    """A mean with its 95 % interval."""
    error = 1.96 * stdev(values) / len(values) ** 0.5 if len(values) > 1 else 0.0
    return f"{name}: {mean(values):.4f} +- {error:.4f} (n = {len(values)})"


def speed(game: str, games: int) -> None:
    took = []
    for deal in range(games):
        record = played(game, [bot_for(game, "medium", seat) for seat in range(2)], f"speed {deal}")
        began = time.process_time()
        reviewed(record, workers=1, kept=False)
        took.append(time.process_time() - began)
    print(f"{game}: median {median(took):.2f} s, most {max(took):.2f} s (n = {games})")


def luck(game: str, games: int) -> None:
    shares: list[list[float]] = [[], []]
    points: list[list[float]] = [[], []]
    for deal in range(games):
        found = reviewed(
            played(game, [evaluator(game, seat) for seat in range(2)], f"luck {deal}"), nodes=4, kept=False
        )
        for seat in range(2):
            shares[seat].append(found.seats[seat]["share"]["luck"])
            points[seat].append(found.seats[seat]["points"]["luck"])
    for seat in range(2):
        print(f"{game}, seat {seat}: {told('luck in share', shares[seat])}; {told('in points', points[seat])}")


def levels(game: str, games: int) -> None:
    for level in LEVELS:
        rates = []
        for deal in range(games):
            found = reviewed(
                played(game, [bot_for(game, level, seat) for seat in range(2)], f"levels {deal}"), kept=False
            )
            rates += [seat["error_rate"] for seat in found.seats]
        print(f"{game}, {level}: {told('error rate', rates)}", flush=True)


def adjusted(game: str, games: int) -> None:
    results: dict[str, list[tuple[float, float, float]]] = {"share": [], "points": []}
    for deal in range(games):
        for place in range(2):
            bots = [bot_for(game, "strong" if seat == place else "medium", seat) for seat in range(2)]
            seat = reviewed(played(game, bots, f"adjusted {deal}"), kept=False).seats[place]
            for scale, rows in results.items():
                part = seat[scale]
                rows.append((part["result"], seat["adjusted"][scale], part["result"] - part["luck"]))
    for scale, rows in results.items():
        result, clean, lucky = ([row[at] for row in rows] for at in range(3))
        factors = [pvariance(result) / pvariance(other) for other in (clean, lucky)]
        print(f"{game}, {scale}: {told('result', result)}; {told('adjusted', clean)}; {told('less luck', lucky)}")
        print(f"  variance of the result / adjusted {factors[0]:.2f}, / less luck alone {factors[1]:.2f}", flush=True)


if __name__ == "__main__":
    what, which, *rest = sys.argv[1:]
    {"speed": speed, "luck": luck, "levels": levels, "adjusted": adjusted}[what](
        find_game(which), int((rest or ["20"])[0])
    )
