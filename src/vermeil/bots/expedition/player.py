"""A player of the flip-and-write games that thinks with tables: candidates, playouts, and reasons in words."""

from __future__ import annotations

import hashlib
import time
from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random
from typing import Any

from vermeil.bots.choice import ONLY, Choice, Limit, Reason
from vermeil.bots.expedition.mind import TableMind
from vermeil.bots.expedition.thinking import Budget, Effort, think
from vermeil.core.contract import View
from vermeil.core.errors import NotYourQuestionError
from vermeil.core.phrases import Phrase
from vermeil.games.expedition.engine import Turns
from vermeil.games.expedition.game import ExpeditionGame
from vermeil.games.expedition.phases import TURNS

# How many worlds stand for what a view leaves open; how many moves are told as reasons.
WORLDS = 6
TOLD = 10


class TablePlayer(ABC):
    """Sees a view, imagines worlds, and thinks. The same view, seed and number of playouts give the same choice."""

    def __init__(self, name: str, effort: Effort, seed: int = 0) -> None:
        self.name = name
        self._effort = effort
        self._seed = seed
        # Whether reasons are put into phrases: a quarter of the time of one ply, and nobody reads them in a study.
        self.tells = True

    # --- what a game fills in -------------------------------------------------------------------------------

    @abstractmethod
    def search(self, root: Turns, view: View) -> TableMind:
        """The game's mind at a root."""

    @abstractmethod
    def show(self, mind: TableMind, root: Turns) -> None:
        """Lay another world of the same view before a mind."""

    @abstractmethod
    def said(self, view: View, root: Turns, path: Sequence[int]) -> tuple[Phrase, ...]:
        """What a candidate does, for people."""

    # --- playing --------------------------------------------------------------------------------------------

    def play(self, view: View, limit: Limit | None = None) -> Choice:
        began = time.perf_counter()
        seat = view.seat
        if seat is None or not view.moves:
            message = "there is nothing to decide here"
            raise NotYourQuestionError(message)
        if len(view.moves) == 1:
            return Choice(view.moves[0], (Reason(view.moves[0], 0.0, ONLY),))
        rng = Random(self._fingerprint(view))
        roots = roots_of(view, rng)
        mind = self.search(roots[0], view)
        mind.seed = rng.getrandbits(48)
        self._effort.prepare(mind)
        count = mind.start(seat)
        if self._effort.blur:
            mind.drop_dominated()
            mind.misjudge([rng.gauss(0.0, self._effort.blur) for _ in range(count)])
        mind.keep_best(self._effort.candidates)
        think(mind, roots, Budget.of(limit, self._effort, began), lambda root: self.show(mind, root))
        return self._choice(view, roots[0], mind)

    def _fingerprint(self, view: View) -> int:
        """Chance for this view alone: what was asked before makes no difference."""
        text = f"{self._seed} {view.to_json()}".encode()
        return int.from_bytes(hashlib.blake2b(text, digest_size=8).digest())

    def _choice(self, view: View, root: Turns, mind: TableMind) -> Choice:
        """The best candidate, and the moves with which others begin. Points are those at the end of the game."""
        seat = view.seat
        assert seat is not None  # noqa: S101 - play has looked
        spelling = dict(zip(root.legal(seat), view.moves, strict=True))
        _, _, best, playouts = mind.candidate(0)
        own = best
        if not self._effort.insight:  # what was learned counts it already
            ahead = TURNS if self._effort.light else root.turn + 1 + self._effort.depth
            own += mind.prices.rest[max(0, TURNS - (ahead if playouts else root.turn + 1))]
        if not playouts:
            own += mind.so_far()
        reasons: dict[str, Reason] = {}
        for place in range(min(mind.count, self._effort.candidates)):
            path, _, value, _ = mind.candidate(place)
            move = spelling[path[0]]
            if move not in reasons and len(reasons) < TOLD:
                points = own + min(0.0, value - best)
                said = self.said(view, root, path) if self.tells else ()
                reasons[move] = Reason(move, round(points, 1), said)
        ordered = tuple(sorted(reasons.values(), key=lambda reason: -reason.value))
        return Choice(next(iter(reasons)), ordered)


def roots_of(view: View, rng: Random) -> list[Turns]:
    """Worlds to think in: one, or several where the view leaves open what matters."""
    open_worlds = view["phase"] == "keep" or ("revealed" not in view and view["turn"] > 1)
    return [root_of(view, rng) for _ in range(WORLDS if open_worlds else 1)]


def root_of(view: View, rng: Random) -> Turns:
    """A world's state without confirming. Those who have made hidden marks this turn are taken to be about to."""
    if view["phase"] == "mark" and not view["variants"]["open_marks"]:
        seats: list[dict[str, Any]] = [
            shown if seat == view.seat else shown | {"ready": False} for seat, shown in enumerate(view["seats"])
        ]
        imagined = type(view)(view | {"seats": seats})
        imagined.__dict__.update(view.__dict__)
        view = imagined
    world = view.sample(rng)
    assert isinstance(world, ExpeditionGame)  # noqa: S101 - the views of these games give no other
    state = world.integer_face()
    state.confirm = False
    return state
