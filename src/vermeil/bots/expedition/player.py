"""A player of the flip-and-write games that thinks with look-ups: candidates, playouts, and reasons in words."""

from __future__ import annotations

import hashlib
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import Any

from vermeil.bots.budget import Budget
from vermeil.bots.choice import ONLY, Choice, Limit, Reason
from vermeil.bots.consequences import Consequences
from vermeil.bots.expedition.mind import LookupMind
from vermeil.bots.expedition.thinking import Effort, think
from vermeil.core.contract import View
from vermeil.core.errors import NotYourQuestionError
from vermeil.games.expedition.engine import Turns
from vermeil.games.expedition.game import ExpeditionGame
from vermeil.games.expedition.phases import TURNS
from vermeil.games.expedition.views import fields

# How many worlds stand for what a view leaves open; how many moves are told as reasons.
WORLDS = 6
TOLD = 10


class LookupPlayer(ABC):
    """Sees a view, imagines worlds, and thinks. The same view, seed and number of playouts give the same choice."""

    def __init__(self, name: str, effort: Effort, seed: int = 0) -> None:
        self.name = name
        self._effort = effort
        self._seed = seed
        self._mind: LookupMind | None = None

    # --- what a game fills in -------------------------------------------------------------------------------

    @abstractmethod
    def search(self, root: Turns, view: View) -> LookupMind:
        """The game's mind at a root."""

    @abstractmethod
    def mind_of(self, root: Turns, deck: Any) -> LookupMind:  # noqa: ANN401 - a deck of the player's game
        """The same with the deck itself, for those without a view."""

    @abstractmethod
    def show(self, mind: LookupMind, root: Turns) -> None:
        """Lay another world of the same view before a mind."""

    @abstractmethod
    def consequences(self, view: View, root: Turns, path: Sequence[int]) -> Consequences:
        """What a candidate brings, for people."""

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
            self._blur(mind, count, rng)
        mind.keep_best(self._effort.candidates)
        budget = Budget.of(limit, self._effort.playouts, began)
        if self.glances:
            budget.nodes = 0
        think(mind, roots, budget, lambda root: self.show(mind, root))
        return self._choice(view, roots[0], mind)

    @property
    def glances(self) -> bool:
        """Whether one look at a position is all it does, so that it needs no world to try anything in."""
        return not self._effort.playouts

    def glance(self, seen: Turns, deck: Any, view: Callable[[], View], seat: int) -> int:  # noqa: ANN401 - of its game
        """The number of the move that `play` would choose, if it glances: without a world and reasons.

        `seen` holds nothing that the seat can't know (`ExpeditionGame.seen_state`). Who misjudges does so by the view,
        so that it is asked for; the others need none. One game has one deck, so the mind of the last glance serves
        again.
        """
        if self._mind is None:
            self._mind = self.mind_of(seen, deck)
            self._effort.prepare(self._mind)
        else:
            self.show(self._mind, seen)
        mind = self._mind
        count = mind.start(seat)
        if self._effort.blur:
            rng = Random(self._fingerprint(view()))
            rng.getrandbits(128)  # what `play` takes for its world,
            rng.getrandbits(48)  # and for its playouts
            self._blur(mind, count, rng)
        path, _, _, _ = mind.candidate(0)
        return path[0]

    def _blur(self, mind: LookupMind, count: int, rng: Random) -> None:
        """Misjudge the candidates."""
        mind.drop_dominated()
        mind.misjudge([rng.gauss(0.0, self._effort.blur) for _ in range(count)])

    def _fingerprint(self, view: View) -> int:
        """Chance for this view alone: what was asked before makes no difference."""
        text = f"{self._seed} {view.to_json()}".encode()
        return int.from_bytes(hashlib.blake2b(text, digest_size=8).digest())

    def _choice(self, view: View, root: Turns, mind: LookupMind) -> Choice:
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
                reasons[move] = Reason(move, round(points, 1), count=partial(self.consequences, view, root, path))
        ordered = tuple(sorted(reasons.values(), key=lambda reason: -reason.value))
        return Choice(next(iter(reasons)), ordered)


def roots_of(view: View, rng: Random) -> list[Turns]:
    """Worlds to think in: one, or several where the view leaves open what matters."""
    shown = fields(view)
    open_worlds = shown["phase"] == "keep" or ("revealed" not in shown and shown["turn"] > 1)
    return [root_of(view, rng) for _ in range(WORLDS if open_worlds else 1)]


def root_of(view: View, rng: Random) -> Turns:
    """A world's state without confirming. Those who have made hidden marks this turn are taken to be about to."""
    known = fields(view)
    if known["phase"] == "mark" and not known["variants"]["open_marks"]:
        seats = [shown if seat == view.seat else {**shown, "ready": False} for seat, shown in enumerate(known["seats"])]
        imagined = type(view)(view | {"seats": seats})
        imagined.__dict__.update(view.__dict__)
        view = imagined
    world = view.sample(rng)
    assert isinstance(world, ExpeditionGame)  # noqa: S101 - the views of these games give no other
    state = world.integer_face()
    state.confirm = False
    return state
