"""What the coach's figures are worth: `python -m bench.coach WHAT GAME [--games N] [--deals TAG] [--first N]`.

- speed: processor seconds of a quick review of two `medium` players, on one core, and until its first finding.
- luck: the evaluator against itself; the mean luck of each seat has to be 0 within its interval.
- levels: the error rate and the rating of each level, which have to fall and rise with strength.
- adjusted: `strong` against `medium`; how many fewer deals the luck-adjusted result needs for the same verdict.
- marks: how often a quick review and one with 50 times the playouts give different marks.

`--deals` names the deals: what is published was measured on other deals than anything was fitted on.
"""

from __future__ import annotations

import argparse
import signal
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from statistics import mean, median, pvariance, stdev
from typing import Any

from vermeil.bots import bot_for
from vermeil.bots.choice import Bot
from vermeil.coach import review
from vermeil.coach.evaluator import evaluator_of
from vermeil.coach.judging import MARKS, Verdict, skill_of
from vermeil.coach.ladder import FITTED, LEVELS, RUNGS, rating, slip_of
from vermeil.coach.reviewing import CARES, VILLAGE_CARES, Work, effort_of
from vermeil.coach.story import Story
from vermeil.coach.values import result_of
from vermeil.games import find_game, rules_of

STEPS = ("inaccuracy", "mistake", "blunder")
LONGER = 50
SAMPLED = 6  # of so many decisions one is judged
RESAMPLED = 2000


def evaluator(game: str, seed: int) -> Bot:
    """A bot that plays as the evaluator does."""
    if game != "silver-coin":
        return bot_for(game, "table", seed)
    from vermeil.bots.silver_coin.player import Effort, SilverCoinPlayer

    return SilverCoinPlayer("rules", Effort(), seed)


def played(game: str, bots: list[Any], seed: str, deck: str | None = None) -> str:
    """The record of a game of some bots."""
    options = {} if deck is None else {"deck": deck}
    table: Any = rules_of(game).Game(players=len(bots), seed=seed, **options)
    while table.waiting:
        seat = table.waiting[0]
        table.push(seat, bots[seat].play(table.view(seat, memory=True)).move)
    record: str = table.transcript()
    return record


def counted(what: str, args: argparse.Namespace) -> Iterator[int]:
    """The numbers of the deals, with a line that tells how far it is. Ctrl-C ends them: what was found is told."""
    games: int = args.games
    began = time.time()
    stopped: list[int] = []
    for sign in (signal.SIGINT, signal.SIGTERM):
        signal.signal(sign, lambda number, _: stopped.append(number))
    for deal in range(games):
        if stopped:
            print(f"stopped after {deal} of {games}")
            break
        if deal and sys.stderr.isatty():
            left = (time.time() - began) / deal * (games - deal)
            print(f"\r{what}: {deal} of {games}, {left:.0f} s left ", end="", file=sys.stderr, flush=True)
        yield args.first + deal
    if sys.stderr.isatty():
        print(file=sys.stderr)


def told(name: str, values: list[float]) -> str:
    """A mean with its 95 % interval."""
    error = 1.96 * stdev(values) / len(values) ** 0.5 if len(values) > 1 else 0.0
    return f"{name} {mean(values):.4f} +- {error:.4f} (n = {len(values)})"


def interval(rows: list[Any], figure: Callable[[list[Any]], float]) -> tuple[float, float, float]:
    """A figure of some rows, and its 95 % interval by drawing the rows again and again."""
    rng = Random(1)
    found = sorted(figure(rng.choices(rows, k=len(rows))) for _ in range(RESAMPLED))
    return figure(rows), found[RESAMPLED // 40], found[-RESAMPLED // 40]


def speed(game: str, args: argparse.Namespace) -> None:
    took, first = [], []
    for deal in counted("speed", args):
        record = played(game, [bot_for(game, "medium", seat) for seat in range(2)], f"{args.deals} {deal}")
        began = time.process_time()
        for at, _ in enumerate(review(record, args.care, workers=1, kept=False)):
            if not at:
                first.append(time.process_time() - began)
        took.append(time.process_time() - began)
    print(f"{game}, {args.care}: median {median(took):.2f} s, most {max(took):.2f} s (n = {len(took)})")
    print(f"  first finding: median {median(first):.2f} s, most {max(first):.2f} s", flush=True)


def lucks(game: str, record: str, nodes: int) -> tuple[dict[str, list[float]], float]:
    """Each seat's luck in a game, in both scales, and the lead of seat 0 at its end; decisions are not judged."""
    ended: Any = rules_of(game).replay(record)
    by = evaluator_of(game, ended.deck)
    cards = (VILLAGE_CARES if game == "silver-coin" else CARES)["quick"].cards
    work = Work(by, ended, effort_of(nodes, 1, 1, cards), 0, 1, None, None)
    with work.pool:
        way = work.values_and_luck(by.teller(0, cards).tell(record, {}))
        sums = {scale: [0.0] * ended.players for scale in ("share", "points")}
        lead = 0.0
        for finding in way:
            for scale, columns in sums.items():
                if finding["finding"] == "luck":
                    sums[scale] = [a + b for a, b in zip(columns, finding[scale], strict=True)]
            if finding["finding"] == "value":
                lead = finding["points"][0]
    return sums, lead


def luck(game: str, args: argparse.Namespace) -> None:
    found: dict[tuple[str, int], list[float]] = {}
    leads = []
    for deal in counted("luck", args):
        bots = [evaluator(game, seat) for seat in range(args.players)]
        record = played(game, bots, f"{args.deals} {deal}", args.deck)
        sums, lead = lucks(game, record, args.nodes)
        for scale, columns in sums.items():
            for seat, value in enumerate(columns):
                found.setdefault((scale, seat), []).append(value)
        leads.append(lead)
    print(f"{game}, {args.players} players: standard deviation of the lead {stdev(leads):.1f}")
    for (scale, seat), values in found.items():
        print(f"  seat {seat}, {scale}: {told('mean luck', values)}", flush=True)


def prepared(game: str, record: str, care: str) -> tuple[Work, Story]:
    """A record ready to be looked at in parts, just as a review would."""
    ended: Any = rules_of(game).replay(record)
    by = evaluator_of(game, ended.deck)
    effort = (VILLAGE_CARES if game == "silver-coin" else CARES)[care]
    return Work(by, ended, effort, 0, 1, None, None), by.teller(0, effort.cards).tell(record, {})


def without_luck(game: str, record: str, care: str, seat: int) -> dict[str, tuple[float, float]]:
    """A seat's result and its luck-adjusted result in a game of two, in both scales, and nothing else of a review."""
    work, story = prepared(game, record, care)
    skill = lucky = 0.0
    with work.pool:
        if work.evaluator.chance.luck:
            lucky = sum(f["points"][seat] for f in work.values_and_luck(story) if f["finding"] == "luck")
        for event in story.events:
            if event.view is not None and event.kind not in work.evaluator.chance.uncounted:
                question = work.question(event)
                chosen = next(each for each in question.candidates if each.move == event.text)
                skill += skill_of(question, chosen, work.effort.patience.skill, work.go).points[seat]
    end = result_of(story.game)
    points = work.evaluator.chance.without_luck(end.points[seat], skill, lucky)
    share = work.evaluator.chance.share(points, 2)
    return {"share": (end.share[seat], share), "points": (end.points[seat], points)}


def losses(game: str, record: str) -> list[tuple[float, float]]:
    """Each seat's error rate and slip in a game, as a quick review has them; nothing else is looked at."""
    work, story = prepared(game, record, "quick")
    if not FITTED[game]["evened"]:
        work.effort = replace(work.effort, patience=replace(work.effort.patience, skill=0))
    found: dict[int, list[Verdict]] = {seat: [] for seat in range(story.game.players)}
    with work.pool:
        for event in story.events:
            if event.view is not None and event.seat is not None:
                found[event.seat].append(work.judged(event))
    rows = []
    for seat, verdicts in found.items():
        gains = [verdict.skill.points[seat] if verdict.skill.points else 0.0 for verdict in verdicts]
        slip = slip_of(game, [verdict.points.mean for verdict in verdicts], gains)
        rows.append((1000.0 * slip * work.evaluator.chance.point, slip))
    return rows


def levels(game: str, args: argparse.Namespace) -> None:
    for level in args.level or LEVELS:
        seats: list[list[tuple[float, float]]] = [[], []]
        for deal in counted(level, args):
            record = played(game, [bot_for(game, level, seat) for seat in range(2)], f"{args.deals} {deal}")
            for seat, row in zip(seats, losses(game, record), strict=True):
                seat.append(row)
        rates, slips = ([row[at] for seat in seats for row in seat] for at in (0, 1))
        # What a player is told after five games of their own.
        rated = [
            rating(game, [slip for _, slip in seat[at : at + 5]])["rating"]
            for seat in seats
            for at in range(0, len(seat) - 4, 5)
        ]
        near = mean(abs(each - RUNGS[game][level]) <= 150 for each in rated) if rated else 0.0
        print(f"{game}, {level}: {told('error rate', rates)}; {told('slip', slips)}")
        print(f"  slips {' '.join(f'{slip:.3f}' for slip in slips)}")
        print(f"  rated {' '.join(f'{each:.0f}' for each in rated)} for {RUNGS[game][level]}: {near:.0%}", flush=True)


def adjusted(game: str, args: argparse.Namespace) -> None:
    rows: dict[str, list[tuple[float, float]]] = {"share": [], "points": []}
    for deal in counted("adjusted", args):
        both: dict[str, list[tuple[float, float]]] = {"share": [], "points": []}
        for place in range(2):
            bots = [bot_for(game, "strong" if seat == place else "medium", seat) for seat in range(2)]
            found = without_luck(game, played(game, bots, f"{args.deals} {deal}"), args.care, place)
            for scale, values in both.items():
                values.append(found[scale])
        for scale, values in both.items():
            rows[scale].append((mean(pair[0] for pair in values), mean(pair[1] for pair in values)))
    for scale, pairs in rows.items():
        null = 0.5 if scale == "share" else 0.0

        def spread(of: list[tuple[float, float]]) -> float:
            return pvariance([a for a, _ in of]) / max(1e-12, pvariance([b for _, b in of]))

        def verdict(of: list[tuple[float, float]], null: float = null) -> float:
            ours, theirs = mean(b for _, b in of) - null, mean(a for a, _ in of) - null
            return spread(of) * ours**2 / max(1e-12, theirs**2)

        print(f"{game}, {args.care}, {scale}: {told('result', [a for a, _ in pairs])}", end="; ")
        print(told("adjusted", [b for _, b in pairs]))
        for name, figure in (("variance", spread), ("deals for a verdict", verdict)):
            factor, low, high = interval(pairs, figure)
            print(f"  {name}: a factor of {factor:.2f} ({low:.2f} to {high:.2f})", flush=True)
        more, low, high = interval(pairs, lambda of: mean(b - a for a, b in of))
        print(f"  adjusted less result: {more:.3f} ({low:.3f} to {high:.3f})", flush=True)


def marks(game: str, args: argparse.Namespace) -> None:
    """Some decisions of each game are judged twice, in other worlds the second time."""
    pairs: list[tuple[str, str]] = []
    astride = 0
    for deal in counted("marks", args):
        level = LEVELS[deal % 3]
        record = played(game, [bot_for(game, level, seat) for seat in range(2)], f"{args.deals} {deal}")
        work, story = prepared(game, record, "quick")
        asked = [event for event in story.events if event.view is not None][deal % SAMPLED :: SAMPLED]
        with work.pool:
            quick = [work.judged(event) for event in asked]
            short = replace(work.effort.patience, skill=0)
            long = replace(short, nodes=LONGER * short.nodes, most=LONGER * short.most)
            work.effort = replace(work.effort, patience=long)
            work.seed = 1
            pairs += [(one.mark, work.judged(event).mark) for one, event in zip(quick, asked, strict=True)]
        astride += sum(least > one.share.low for one in quick for least, name in MARKS if one.mark == name)
    plain = [tuple(mark if mark in (*STEPS, "unclear") else "" for mark in pair) for pair in pairs]
    clear = [pair for pair in plain if "unclear" not in pair]
    apart = sum(one != other for one, other in clear)
    unclear = sum(pair[0] == "unclear" for pair in plain)
    false = sum(pair[0] != "" and pair[1] == "" for pair in clear)
    missed = sum(pair[0] == "" and pair[1] != "" for pair in clear)
    share, low, high = interval(plain, lambda of: mean("unclear" not in p and p[0] != p[1] for p in of))
    print(f"{game}: {apart} of {len(plain)} decisions are marked differently, {share:.1%} ({low:.1%} to {high:.1%})")
    print(
        f"  {sum(any(pair) for pair in clear)} marked by either; {false} only by quick, {missed} only by the long one,"
    )
    print(
        f"  {unclear} unclear to quick; {astride} marks rest on an interval that includes their threshold", flush=True
    )


COMMANDS = {"speed": speed, "luck": luck, "levels": levels, "adjusted": adjusted, "marks": marks}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.coach", description=__doc__)
    parser.add_argument("what", choices=COMMANDS)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--deals", default="held-out-coach")
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal (default 0)")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--nodes", type=int, default=4)
    parser.add_argument("--care", choices=("quick", "full"), default="quick")
    parser.add_argument("--level", action="append")
    parser.add_argument("--deck", help="luck: a deck of Silver Coin by its name")
    args = parser.parse_args()
    COMMANDS[args.what](find_game(args.game), args)


if __name__ == "__main__":
    main()
