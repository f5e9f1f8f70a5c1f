"""The legal moves as things to choose: what is done (a verb), and to what (targets). Nothing is decided here.

A target is named as the table names it: `0.2` a card of a village, `d2` a discard, `seat1` a player, `k2` one of the
drawn cards, `s1` one beside the deck, `place2` and `top` of the display, or the id of a card in hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

CROSS, OWED = "cross", "owed"
SEATS = {"village", "to"}
NTH = {"keep": "k", "shown": "s"}


@dataclass(frozen=True)
class Answer:
    """A legal move: its spelling, its verb, and its targets, or the boxes that it crosses on a card."""

    spelling: str
    verb: str
    targets: tuple[str, ...] = ()
    card: str = ""
    boxes: tuple[str, ...] = ()


def read_answer(spelling: str) -> Answer:  # noqa: PLR0911 - one for each kind of move
    """What a spelling says (docs/notation.md, docs/silver-coin-notation.md)."""
    verb, _, rest = spelling.partition(":")
    if verb.removeprefix("+") in {"A", "B"}:
        boxes = tuple(rest[at : at + 2] for at in range(0, len(rest), 2))
        return Answer(spelling, OWED if verb[0] == "+" else CROSS, card=verb[-1], boxes=boxes)
    if verb == "take" and (rest == "top" or rest.isdigit()):
        return Answer(spelling, "pick-card", (rest if rest == "top" else f"place{rest}",))
    if verb == "keep" and not rest.isdigit():
        return Answer(spelling, "keep-cards", tuple(rest.split(",")))
    if verb in NTH:
        return Answer(spelling, verb, (f"{NTH[verb]}{rest}",))
    if verb in SEATS:
        return Answer(spelling, verb, (f"seat{rest}",))
    if verb == "draw" or not rest:
        return Answer(spelling, f"{verb}-more" if rest else verb, ())
    if verb == "rite":  # a button for each, as what was discarded may lie anywhere
        return Answer(spelling, verb, ())
    if rest.startswith("d"):
        return Answer(spelling, f"{verb}-discard", (rest,))
    if verb in {"discard", "use"}:
        return Answer(spelling, "toss" if verb == "discard" else "use-card", (rest,))
    return Answer(spelling, verb, tuple(rest.split(",")))


@dataclass
class Chooser:
    """What is being chosen: a verb, and as many targets as it needs."""

    answers: Sequence[Answer]
    verb: int = 0
    cursor: str = ""
    picked: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        # One entry for each button: verbs with targets once, others (`draw:2`, `draw:3`) by their spelling.
        self.verbs: list[Answer] = []
        for answer in self.answers:
            if not any(self._same(answer, known) for known in self.verbs):
                self.verbs.append(answer)
        self.choose_verb(0)

    @staticmethod
    def _same(one: Answer, other: Answer) -> bool:
        return one.verb == other.verb and bool(one.targets) and bool(other.targets)

    @property
    def chosen(self) -> Answer | None:
        return self.verbs[self.verb] if self.verbs else None

    def choose_verb(self, at: int) -> None:
        self.verb = at % len(self.verbs) if self.verbs else 0
        self.picked = []
        targets = self.targets()
        self.cursor = self.cursor if self.cursor in targets else targets[0] if targets else ""

    def next_verb(self, step: int = 1) -> None:
        self.choose_verb(self.verb + step)

    def targets(self) -> list[str]:
        """What can be chosen now, each once, in the order of the moves; what is chosen already can be unchosen."""
        found = dict.fromkeys(self.picked)
        for answer in self._open():
            found |= dict.fromkeys(answer.targets)
        return list(found)

    def _open(self) -> list[Answer]:
        """The answers that what was picked can still become."""
        if self.chosen is None or not self.chosen.targets:
            return []
        alike = [answer for answer in self.answers if self._same(answer, self.chosen)]
        return [answer for answer in alike if set(self.picked) <= set(answer.targets)]

    def toggle(self, target: str) -> str | None:
        """Choose a target, or unchoose it; the move to make if that is all it takes.

        Where several can be chosen nothing is done before it is confirmed: two may be part of three.
        """
        if target not in self.targets():
            return None
        self.cursor = target
        if target in self.picked:
            self.picked.remove(target)
            return None
        self.picked.append(target)
        return None if self.several else self.complete

    @property
    def several(self) -> bool:
        """Whether the chosen verb takes more than one target."""
        alike = [answer for answer in self.answers if self.chosen is not None and self._same(answer, self.chosen)]
        return any(len(answer.targets) > 1 for answer in alike)

    @property
    def complete(self) -> str | None:
        """The move that the picked targets make, if they make one."""
        if not self.picked:
            return None
        done = [answer for answer in self._open() if set(answer.targets) == set(self.picked)]
        return done[0].spelling if done else None

    def enter(self) -> str | None:
        """What Enter does: the verb itself, the target under the cursor, or what was picked with the cursor on it."""
        if self.chosen is None:
            return None
        if not self.chosen.targets:
            return self.chosen.spelling
        if self.several and self.cursor in self.picked and self.complete is not None:
            return self.complete
        return self.toggle(self.cursor)

    def verb_with(self, target: str) -> int | None:
        """The button that a target belongs to: the chosen one if possible, or else the first."""
        if target in self.targets():
            return self.verb
        for at, verb in enumerate(self.verbs):
            if any(target in answer.targets for answer in self.answers if self._same(answer, verb)):
                return at
        return None
