"""The review of a record: values, luck, losses and fortune, as they are found, and what they come to in the end."""

from __future__ import annotations

import hashlib
import json
import os
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Literal

from vermeil.bots.expedition import cache
from vermeil.coach.accounts import Account, accounts
from vermeil.coach.evaluator import Evaluator, Valuer, evaluator_of
from vermeil.coach.figures import figures
from vermeil.coach.judging import Loss, Verdict, judge
from vermeil.coach.story import Event, Story
from vermeil.coach.values import Worth, mean_of, result_of, worth_of
from vermeil.core.contract import Game
from vermeil.core.errors import RecordError, SetupError
from vermeil.core.record import read
from vermeil.games import GAMES, rules_of

FORMAT = 1
LUCKY = 0.10
Care = Literal["quick", "full"]
Tick = Callable[[int, int], None]


@dataclass(frozen=True, slots=True)
class Effort:
    """Playouts for each moment, the most for one decision that is not clear, and how many unseen cards are tried."""

    nodes: int
    most: int
    cards: int


CARES = {"quick": Effort(40, 320, 6), "full": Effort(200, 6400, 64)}
# What has more hidden cards needs more worlds.
VILLAGE_CARES = {"quick": Effort(32, 256, 14), "full": Effort(400, 12800, 14)}

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
    kept: bool = True,
) -> Iterator[Finding | Review]:
    """Look at a finished game: findings as they are found, and at last the `Review`.

    The same record, care, seed and nodes give the same review. `deck` is for records of a deck of somebody's own.
    `tick` is told how much of the work is done. With `kept` a review that was made before is read from the cache.
    """
    if care not in CARES:
        raise SetupError(f"care is {' or '.join(CARES)}, not {care!r}")
    if nodes is not None and not 2 <= nodes <= 100_000:  # noqa: PLR2004 - one playout has no error
        raise SetupError("nodes are 2 to 100000 playouts for a moment")
    record = read(text)
    if record.game not in GAMES:
        raise record.refuse("game", f"there is no game {record.game[:40]!r}; there are {', '.join(GAMES)}")
    options = {} if deck is None else {"deck": deck}
    game: Game = rules_of(record.game).replay(text, **options)
    if not game.over:
        raise RecordError("a review needs a finished game, and this one is not over")
    evaluator = evaluator_of(record.game, game.deck)  # type: ignore[attr-defined]
    effort = (VILLAGE_CARES if record.game == "silver-coin" else CARES)[care]
    if nodes is not None:
        effort = Effort(nodes, 8 * nodes, effort.cards)
    name = f"review-{cache.fingerprint(repr((FORMAT, text, evaluator.name, evaluator.version, effort, seed)).encode())}"
    known = cache.read(name) if kept else None
    if known is not None:
        data = json.loads(known)
        yield from data.pop("found")
        yield Review(data)
        return
    head = {
        "review": FORMAT,
        "game": record.game,
        "deck": record.deck,
        "players": game.players,
        "record": hashlib.sha256(text.encode()).hexdigest(),
        "evaluator": {"name": evaluator.name, "version": evaluator.version},
        "care": care,
        "seed": seed,
        "nodes": effort.nodes,
    }
    work = Work(evaluator, game, effort, seed, workers or os.cpu_count() or 1, tick)
    found: list[Finding] = []
    with work.pool:
        try:
            for finding in work.findings(evaluator.teller(seed, effort.cards).tell(text, options)):
                found.append(finding)
                yield finding
        finally:
            work.pool.shutdown(wait=True, cancel_futures=True)
    data = head | work.summary(found)
    if kept:
        cache.write(name, json.dumps(data | {"found": found}).encode())
    yield Review(data)


class Work:
    """The threads of a review, and what they have found. Playouts release the GIL, so that all cores play."""

    def __init__(
        self, evaluator: Evaluator, game: Game, effort: Effort, seed: int, workers: int, tick: Tick | None
    ) -> None:
        self.evaluator, self.game, self.effort, self.seed = evaluator, game, effort, seed
        self.pool = ThreadPoolExecutor(workers)
        self.local = threading.local()
        self.tick = tick
        self.done = 0
        self.total = 0
        self.entries: list[Account] = []

    def valuer(self) -> Valuer:
        """This thread's own."""
        if not hasattr(self.local, "valuer"):
            self.local.valuer = self.evaluator.valuer(self.game, self.seed)
        valuer: Valuer = self.local.valuer
        return valuer

    def value(self, state: Any) -> Worth:  # noqa: ANN401 - an integer face
        return worth_of(self.valuer().value(state, self.effort.nodes))

    def judged(self, event: Event) -> Verdict:
        assert event.view is not None  # noqa: S101 - only decisions with a choice are judged
        assert event.seat is not None  # noqa: S101
        seed = int.from_bytes(hashlib.blake2b(f"{self.seed} {event.at}".encode(), digest_size=6).digest())
        question = self.valuer().question(event.view, event.text, seed)
        alone = self.game.players == 1
        return judge(question, event.seat, event.text, self.effort.nodes, self.effort.most, alone=alone)

    def step(self) -> None:
        self.done += 1
        if self.tick is not None:
            self.tick(self.done, self.total)

    def findings(self, story: Story) -> Iterator[Finding]:
        """First the value of every moment and what was luck, then the decisions, the worst suspects first."""
        events = story.events
        asked = [event for event in events if event.view is not None]
        self.total = len(asked) * 2 + sum(len(event.others) for event in events)
        worths = self._worths(story)
        for event in events:
            before, after = worths[event.at], worths[event.at + 1]
            yield value_found(event, before, self.game.players)
            if event.seat is None and event.others:
                yield luck_found(event, before, after)
        yield {"finding": "value", "at": len(events), **plain(worths[-1], self.game.players)}
        verdicts = yield from self._verdicts(asked, worths)
        self.entries = accounts(events, worths, verdicts)

    def _worths(self, story: Story) -> list[Worth]:
        """What each moment is worth, and the end: estimated once, from the last to the first."""
        jobs: dict[int, list[Future[Worth]]] = {}
        for event in story.events:
            states = [event.state] if event.view is not None else [state for _, state in event.others]
            jobs[event.at] = [self.pool.submit(self.value, state) for state in states]
        worths = [result_of(story.game)]
        for event in reversed(story.events):
            after = worths[-1]
            found = []
            for job in jobs[event.at]:
                found.append(job.result())
                self.step()
            if event.view is not None:
                worths.append(found[0])
            elif found:
                weights = [weight for weight, _ in event.others]
                worths.append(mean_of([(event.weight, after), *zip(weights, found, strict=True)]))
            else:  # nothing was open
                worths.append(after)
        return worths[::-1]

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
        return {
            "seats": [figures(seat, self.entries[seat], found) for seat in range(self.game.players)],
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


def luck_found(event: Event, before: Worth, after: Worth) -> Finding:
    """What a word of chance was worth to each seat."""
    share = [b - a for a, b in zip(before.share, after.share, strict=True)]
    points = [b - a for a, b in zip(before.points, after.points, strict=True)]
    marks = ["lucky" if each >= LUCKY else "unlucky" if each <= -LUCKY else "" for each in share]
    luck = {"share": share, "points": points, "marks": marks, "tried": len(event.others) + 1}
    return {"finding": "luck", "at": event.at, "source": event.kind, "event": event.text, **luck}


def decision_found(event: Event, verdict: Verdict, before: Worth, after: Worth) -> Finding:
    """What a decision cost by what its seat knew, and what it did in the real world beyond that."""
    seat = event.seat or 0

    def told(loss: Loss, change: float) -> dict[str, float]:
        return {"loss": loss.mean, "low": loss.low, "high": loss.high, "fortune": change + loss.mean}

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
        "share": told(verdict.share, after.share[seat] - before.share[seat]),
        "points": told(verdict.points, after.points[seat] - before.points[seat]),
        "said": [part.as_json() for part in verdict.played.said],
        "said_better": [part.as_json() for part in verdict.best.said],
        "playouts": verdict.playouts,
    }
