"""The review of a record: values, luck, losses and fortune, as they are found, and what they come to in the end."""

from __future__ import annotations

import hashlib
import json
import os
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass
from typing import Any, Literal

from vermeil.bots.expedition import cache
from vermeil.coach.accounts import Ledgers, Luck
from vermeil.coach.evaluator import Evaluator, Question, Valuer, evaluator_of
from vermeil.coach.figures import figures
from vermeil.coach.judging import Loss, Patience, Verdict, judge
from vermeil.coach.pools import Later, pool_of
from vermeil.coach.story import Event, State, Story
from vermeil.coach.values import SCALES, Worth, mean_of, result_of
from vermeil.core.contract import Game
from vermeil.core.errors import RecordError, SetupError, VermeilError
from vermeil.core.record import read
from vermeil.games import rules_of_record

FORMAT = 7
LUCKY = 0.10
Care = Literal["quick", "full"]
Tick = Callable[[int, int], None]
Stop = Callable[[], bool]


class StoppedError(VermeilError):
    """A review was stopped before it was done."""


@dataclass(frozen=True, slots=True)
class Effort:
    """Playouts for each moment, how long decisions are thought about, and how many unseen cards are tried."""

    nodes: int
    patience: Patience
    cards: int

    def spread_over(self, decisions: int, weight: float = 1.0) -> Effort:
        """What a long game gets: all playouts together take no longer than those of a usual one.

        A playout of a long game takes longer too, and so does what is done but once for each decision: so the part is
        squared. `weight` is how much longer one takes than in a usual game.
        """
        part = min(1.0, USUAL / max(1, decisions * weight)) ** 2
        nodes, most, skill = (
            max(2, round(part * each)) for each in (self.nodes, self.patience.most, self.patience.skill)
        )
        return Effort(nodes, Patience(min(nodes, self.patience.nodes), most, skill), self.cards)


def effort_of(nodes: int, longer: int, skill: int, cards: int) -> Effort:
    """So many playouts for a moment; for an unclear decision, and for skill, so many times more."""
    return Effort(nodes, Patience(nodes, longer * nodes, skill * nodes), cards)


CARES = {"quick": effort_of(40, 8, 2, 6), "full": effort_of(200, 32, 4, 64)}
# What has more hidden cards needs more worlds.
VILLAGE_CARES = {"quick": effort_of(32, 8, 5, 14), "full": effort_of(400, 32, 2, 14)}
# Games with more decisions than this get fewer playouts for each; those with far more are refused. A usual game of
# four has some 250 in the flip-and-write games and 600 in Silver Coin.
USUAL, MOST_DECISIONS = 800, 3000

Finding = dict[str, Any]
"""Plain data: `finding` says what it is (value, luck, decision), `at` where in the story."""


@dataclass(frozen=True, slots=True)
class Review:
    """What was found in a whole game. `data` is plain: what `--json` writes."""

    data: dict[str, Any]

    @property
    def seats(self) -> list[dict[str, Any]]:
        seats: list[dict[str, Any]] = self.data["seats"]
        return seats


def reviewed(text: str, **options: Any) -> Review:  # noqa: ANN401 - as `review` has them
    """The review at once."""
    last = deque(review(text, **options), maxlen=1).pop()
    assert isinstance(last, Review)  # noqa: S101 - every review ends in one
    return last


def review(  # noqa: PLR0913 - all but the record has its default
    text: str,
    care: Care = "quick",
    seed: int = 0,
    nodes: int | None = None,
    *,
    deck: Any = None,  # noqa: ANN401 - a deck of the record's game
    workers: int | None = None,
    tick: Tick | None = None,
    stop: Stop | None = None,
    kept: bool = True,
) -> Iterator[Finding | Review]:
    """Look at a finished game: findings as they are found, and at last the `Review`.

    The same record, care, seed and nodes give the same review. `deck` is for records of a deck of somebody's own.
    `tick` is told how much of the work is done. `stop` is asked between pieces of work, from any thread; once it says
    yes, the review ends with `StoppedError` (closing the iterator ends it as well). With one of `workers` there are no
    threads, and nothing is done but when the next finding is asked for. With `kept` a review that was made before is
    read from the cache.
    """
    if care not in CARES:
        raise SetupError(f"care is {' or '.join(CARES)}, not {care!r}")
    if nodes is not None and not 2 <= nodes <= 100_000:  # noqa: PLR2004 - one playout has no error
        raise SetupError("nodes are 2 to 100000 playouts for a moment")
    record = read(text)
    rules = rules_of_record(record)
    options = {} if deck is None else {"deck": deck}
    game: Game = rules.replay(text, **options)
    if not game.over:
        raise RecordError("a review needs a finished game, and this one is not over")
    evaluator = evaluator_of(record.game, game.deck)  # type: ignore[attr-defined]
    effort = (VILLAGE_CARES if rules.SPEC.board == "villages" else CARES)[care]
    if nodes is not None:
        effort = effort_of(nodes, 8, 2, effort.cards)
    decisions = sum(1 for _ in record.moves())
    if decisions > MOST_DECISIONS:
        raise RecordError(f"a review takes at most {MOST_DECISIONS} decisions, and this game has {decisions}")
    effort = effort.spread_over(decisions, evaluator.weight(game))
    name = f"review-{cache.fingerprint(repr((FORMAT, text, evaluator.name, evaluator.version, effort, seed)).encode())}"
    known = cache.read(name) if kept else None
    if known is not None:
        data = json.loads(known)
        yield from data.pop("found")
        yield Review(data)
        return
    chance = evaluator.chance
    head = {
        "review": FORMAT,
        "game": record.game,
        "deck": record.deck,
        "players": game.players,
        "record": hashlib.sha256(text.encode()).hexdigest(),
        "evaluator": {"name": evaluator.name, "version": evaluator.version},
        "adjusted_by": {
            "spread": chance.spread,
            "part": chance.part,
            "uncounted": list(chance.uncounted),
            "luck": chance.luck,
        },
        "care": care,
        "seed": seed,
        "nodes": effort.nodes,
    }
    work = Work(evaluator, game, effort, seed, workers or os.cpu_count() or 1, tick, stop)
    found: list[Finding] = []
    try:
        for finding in work.findings(evaluator.teller(seed, effort.cards).tell(text, options)):
            found.append(finding)
            yield finding
    finally:
        work.over = True  # whoever turned away need not wait for pieces that are under way
        work.pool.shutdown(wait=True, cancel_futures=True)
    data = head | work.summary(found)
    if kept:
        cache.write(name, json.dumps(data | {"found": found}).encode())
    yield Review(data)


class Work:
    """The threads of a review, and what they have found. Playouts release the GIL, so that all cores play."""

    def __init__(
        self,
        evaluator: Evaluator,
        game: Game,
        effort: Effort,
        seed: int,
        workers: int,
        tick: Tick | None,
        stop: Stop | None,
    ) -> None:
        self.evaluator, self.game, self.effort, self.seed = evaluator, game, effort, seed
        self.pool = pool_of(workers)
        self.local = threading.local()
        self.tick, self.stop = tick, stop
        self.over = False
        self.done = 0
        self.total = 0
        self.ledgers = Ledgers([], [], {}, {})

    def go(self) -> None:
        """On with it, unless somebody wants to stop."""
        if self.over or (self.stop is not None and self.stop()):
            raise StoppedError("the review was stopped before it was done")

    def valuer(self) -> Valuer:
        """This thread's own."""
        if not hasattr(self.local, "valuer"):
            self.local.valuer = self.evaluator.valuer(self.game, self.seed)
        valuer: Valuer = self.local.valuer
        return valuer

    def values(self, states: list[State]) -> list[Worth]:
        """What some positions are worth, all in the same playouts."""
        valuer, found = self.valuer(), []
        for state in states:
            self.go()
            found.append(valuer.value(state, self.effort.nodes))
        return found

    def question(self, event: Event) -> Question:
        """A decision as its seat saw it."""
        assert event.view is not None  # noqa: S101 - only decisions with a choice are judged
        self.go()
        seed = int.from_bytes(hashlib.blake2b(f"{self.seed} {event.at}".encode(), digest_size=6).digest())
        return self.valuer().question(event.view, event.text, seed)

    def judged(self, event: Event) -> Verdict:
        assert event.seat is not None  # noqa: S101 - decisions have one
        alone = self.game.players == 1
        return judge(self.question(event), event.seat, event.text, self.effort.patience, alone=alone, go=self.go)

    def step(self) -> None:
        self.done += 1
        if self.tick is not None:
            self.tick(self.done, self.total)

    def findings(self, story: Story) -> Iterator[Finding]:
        """First the value of every moment and what was luck, as they come; then decisions, the worst suspects first."""
        events = story.events
        asked = [event for event in events if event.view is not None]
        self.total = len(asked) + sum(event.view is not None or bool(event.others) for event in events)
        worths, luck = yield from self.values_and_luck(story)
        verdicts = yield from self._verdicts(asked, worths)
        self.ledgers = Ledgers(events, worths, luck, verdicts)

    def values_and_luck(self, story: Story) -> Generator[Finding, None, tuple[list[Worth], dict[int, Luck]]]:
        """What each moment is worth, and the end. A moment in which nothing is open is worth what the next one is."""
        jobs: dict[int, Later] = {}
        for event in story.events:
            if event.view is not None:
                jobs[event.at] = self.pool.submit(self.values, [event.state])
            elif event.others:
                jobs[event.at] = self.pool.submit(self.values, [state for _, state in event.outcomes])
        worths: list[Worth] = []
        luck: dict[int, Luck] = {}
        waiting: list[Event] = []
        for event in story.events:
            waiting.append(event)
            if event.at not in jobs:
                continue
            found: list[Worth] = jobs[event.at].result()
            self.step()
            if event.view is not None:
                worth = found[0]
            else:
                weights = [weight for weight, _ in event.outcomes]
                worth = mean_of(list(zip(weights, found, strict=True)))
                luck[event.at] = luck_of(worth, found[0])
            for each in waiting:
                worths.append(worth)
                yield value_found(each, worth, self.game.players)
            waiting = []
            if event.at in luck:
                yield luck_found(event, luck[event.at])
        end = result_of(story.game)
        for each in waiting:
            worths.append(end)
            yield value_found(each, end, self.game.players)
        worths.append(end)
        yield {"finding": "value", "at": len(story.events), **plain(end, self.game.players)}
        return worths, luck

    def _verdicts(self, asked: list[Event], worths: list[Worth]) -> Generator[Finding, None, dict[int, Verdict]]:
        def fall(event: Event) -> float:
            seat = event.seat or 0
            before, after = worths[event.at], worths[event.at + 1]
            return before.share[seat] - after.share[seat] + 0.01 * (before.points[seat] - after.points[seat])

        suspects = sorted(asked, key=lambda event: (-fall(event), event.at))
        jobs = [(event, self.pool.submit(self.judged, event)) for event in suspects]
        found: dict[int, Verdict] = {}
        for event, job in jobs:
            verdict = found[event.at] = job.result()
            self.step()
            yield decision_found(event, verdict, worths[event.at], worths[event.at + 1])
        return found

    def summary(self, found: list[Finding]) -> dict[str, Any]:
        """What it all comes to, seat by seat."""
        name, ledgers, chance = self.game.NAME, self.ledgers, self.evaluator.chance
        return {
            "seats": [
                figures(name, seat, ledgers.account(seat), ledgers.adjusted(seat, chance), chance.point, found)
                for seat in range(self.game.players)
            ],
            "values": sorted((f for f in found if f["finding"] == "value"), key=lambda f: f["at"]),
            "luck": sorted((f for f in found if f["finding"] == "luck"), key=lambda f: f["at"]),
            "decisions": sorted((f for f in found if f["finding"] == "decision"), key=lambda f: f["at"]),
        }


def plain(worth: Worth, players: int) -> dict[str, Any]:
    """A worth as plain data; places are told from three players on."""
    data: dict[str, Any] = {
        "share": list(worth.share),
        "points": list(worth.points),
        "error": {"share": list(worth.share_error), "points": list(worth.points_error)},
    }
    if players > 2:  # noqa: PLR2004 - of two, the second place is what is left
        data["places"] = [list(column) for column in worth.places]
    return data


def value_found(event: Event, worth: Worth, players: int) -> Finding:
    """What a moment is worth, before something happens there."""
    return {
        "finding": "value",
        "at": event.at,
        "line": event.line,
        "seat": event.seat,
        "event": event.text,
        "kind": event.kind,
        **plain(worth, players),
    }


def luck_of(mean: Worth, came: Worth) -> Luck:
    """What came, less the mean of all that might have."""
    return Luck(
        tuple(b - a for a, b in zip(mean.share, came.share, strict=True)),
        tuple(b - a for a, b in zip(mean.points, came.points, strict=True)),
    )


def luck_found(event: Event, luck: Luck) -> Finding:
    """What a word of chance was worth to each seat."""
    marks = ["lucky" if each >= LUCKY else "unlucky" if each <= -LUCKY else "" for each in luck.share]
    told = {"share": list(luck.share), "points": list(luck.points), "marks": marks, "tried": len(event.others) + 1}
    return {"finding": "luck", "at": event.at, "source": event.kind, "event": event.text, **told}


def decision_found(event: Event, verdict: Verdict, before: Worth, after: Worth) -> Finding:
    """What a decision cost by what its seat knew, and what it did in the real world beyond that."""
    seat = event.seat or 0

    said, better = verdict.reasons()

    def with_fortune(loss: Loss, change: float) -> dict[str, float]:
        return loss.as_json() | {"fortune": change + loss.mean}

    return {
        "finding": "decision",
        "at": event.at,
        "line": event.line,
        "seat": seat,
        "kind": event.kind,
        "played": event.text,
        "better": verdict.best.move if verdict.best.move != event.text else None,
        "mark": verdict.mark,
        "unforced": verdict.unforced,
        "share": with_fortune(verdict.share, after.share[seat] - before.share[seat]),
        "points": with_fortune(verdict.points, after.points[seat] - before.points[seat]),
        "said": [part.as_json() for part in said],
        "said_better": [part.as_json() for part in better],
        "skill": {scale: list(verdict.skill.in_scale(scale)) for scale in SCALES},
        "playouts": verdict.playouts,
    }
