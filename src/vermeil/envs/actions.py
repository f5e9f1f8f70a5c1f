"""The actions of each game: one table, the same for every deck, variant and number of players.

An action is a number with one label. A label speaks as a learning program counts: cards of a hand by their place in it,
seats from one's own on (`+0` is oneself, `+1` the next one). What a seat would say for it at a table, its move, depends
on what it sees: `spell` and `read` go both ways, with a view.

The last action of every game is `wait`: the only one of a seat that has nothing to decide, and legal for nobody else.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from functools import cache, cached_property

from vermeil.core.contract import View
from vermeil.core.errors import InvalidMoveError, SetupError, shown
from vermeil.envs.expedition import Plan
from vermeil.envs.silver_coin import Verbs
from vermeil.envs.sizes import EVERYWHERE, ON_SEAT, OWN_PLACE, PLAIN
from vermeil.games.expedition.grid import PATTERNS, Grid
from vermeil.games.expedition.views import fields as expedition_fields
from vermeil.games.silver_coin import codes, moves
from vermeil.games.silver_coin.deck import read_deck
from vermeil.games.silver_coin.views import fields as village_fields

WAIT = "wait"
KEPT = ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))
SEATS = 4


class Actions(ABC):
    """The actions of a game."""

    labels: tuple[str, ...]

    def __len__(self) -> int:
        return len(self.labels)

    @property
    def wait(self) -> int:
        """The action of who has nothing to decide."""
        return len(self.labels) - 1

    @cached_property
    def numbers(self) -> Mapping[str, int]:
        """The actions by their labels."""
        return {label: number for number, label in enumerate(self.labels)}

    def label(self, action: object) -> str:
        """The label of an action."""
        if type(action) is not int or not 0 <= action < len(self):
            raise InvalidMoveError(f"an action is a number from 0 to {len(self) - 1}, not {shown(action)}")
        return self.labels[action]

    def number(self, label: object) -> int:
        """The action of a label."""
        if not isinstance(label, str) or label not in self.numbers:
            raise InvalidMoveError(f"there is no action {shown(label)}")
        return self.numbers[label]

    def spell(self, view: View, action: int) -> str:
        """The move that a seat means by an action, as it is spelled at a table; InvalidMoveError if by none."""
        spelling = self._spelled(view, self.label(action))
        if spelling is None:
            raise InvalidMoveError(f"the action {self.labels[action]} means nothing to seat {view.seat} now")
        return spelling

    def read(self, view: object, spelling: object) -> int:
        """The action of a seat's move; InvalidMoveError if there is none."""
        if not isinstance(view, View) or not isinstance(spelling, str):
            raise InvalidMoveError(f"an action is read from a view and a spelling, not {shown(spelling)}")
        label = self._labelled(view, spelling)
        if label not in self.numbers:
            raise InvalidMoveError(f"{shown(spelling)} is not an action of seat {view.seat} now")
        return self.numbers[label]

    def legal(self, view: View) -> list[int]:
        """The legal actions of the seat whose view this is, in ascending order; `wait` alone if it is not asked."""
        found = sorted(self.read(view, spelling) for spelling in view.moves if spelling != "done" or self.has_done)
        return found or [self.wait]

    has_done = False

    @abstractmethod
    def _spelled(self, view: View, label: str) -> str | None: ...

    @abstractmethod
    def _labelled(self, view: View, spelling: str) -> str: ...


class Crossings(Actions):
    """The actions of a flip-and-write game; a turn is confirmed by its last cross, so there is no `done`."""

    def __init__(self, grid: Grid) -> None:
        self.grid = grid
        masks = [1 << box for box in range(grid.size)]
        self.first = {}
        for pattern in PATTERNS:
            self.first[pattern] = len(masks)
            masks += grid.placements(pattern)
        self.crossings = len(masks)
        labels = [f"{slot}:{''.join(grid.names(mask))}" for slot in "AB" for mask in masks]
        labels += [f"+{slot}:{grid.name(box)}" for slot in "AB" for box in range(grid.size)]
        labels += [f"keep:{first + 1},{second + 1}" for first, second in KEPT]
        labels += ["take:1", "take:2", "take:3", "take:4", "take:top", WAIT]
        self.labels = tuple(labels)

    def plan(self, card_size: int, faces: object) -> Plan:
        """The same table as the compiled games have it."""
        plan = Plan(self.grid.size, self.crossings, card_size, faces)  # type: ignore[arg-type]  # numpy's array
        for number, pattern in enumerate(PATTERNS, start=1):
            plan.set_pattern(number, self.first[pattern], len(self.grid.placements(pattern)))
        return plan

    def _spelled(self, view: View, label: str) -> str | None:
        if not label.startswith("keep:"):
            return None if label == WAIT else label
        hand = expedition_fields(view).get("hand")
        if hand is None:
            return None
        first, second = (hand[int(place) - 1] for place in label.removeprefix("keep:").split(","))
        return f"keep:{first},{second}"

    def _labelled(self, view: View, spelling: str) -> str:
        if not spelling.startswith("keep:"):
            return "" if spelling == WAIT else spelling
        hand = expedition_fields(view).get("hand") or []
        cards = spelling.removeprefix("keep:").split(",")
        return "keep:" + ",".join(str(hand.index(card) + 1) if card in hand else "?" for card in cards)


# The verbs of Silver Coin in the order of their actions: what each names, and how many there are of what is plain.
ANYWHERE = (
    codes.FLIP,
    codes.HIDE,
    codes.SHOW,
    codes.LOOK,
    codes.REMOVE,
    codes.SWITCH,
    codes.PICK,
    codes.ROB,
    codes.USE_CARD,
)
OWN = (
    codes.SWAP,
    codes.SET,
    codes.PLACE,
    codes.TOKEN,
    codes.FREE,
    codes.CLOSE,
    codes.GIFT,
    codes.ROTATE,
    codes.TOSS,
    codes.GIVE,
    codes.NAME,
)
PILE = (codes.BLOB, codes.TAKE_AT, codes.USE_AT)
COUNTED = {codes.DRAW: 5, codes.KEEP: 5, codes.SHOWN: 9, codes.RITE: codes.LAID}
ABILITIES = {codes.FREE: "ability", codes.CLOSE: "closing", codes.GIFT: "gift"}


class Villages(Actions):
    """The actions of Silver Coin."""

    has_done = True  # it is a move of its own there

    def __init__(self) -> None:
        self.kinds: dict[int, tuple[int, int, int]] = {}
        labels: list[str] = []

        def add(verb: int, kind: int, of_verb: list[str]) -> None:
            self.kinds[verb] = (kind, len(labels), len(of_verb))
            labels.extend(of_verb)

        add(codes.PEEK, PLAIN, [f"peek:{first + 1},{second + 1}" for first, second in codes.PAIRS])
        for verb, most in COUNTED.items():
            add(verb, PLAIN, [str(moves.Nth(moves.NTH_VERBS[verb], n + 1)) for n in range(most)])
        plain: dict[int, list[str]] = {}
        for word, (verb, _) in moves.WORDS.items():
            plain.setdefault(verb, []).append(word)
        for verb in sorted(plain):
            add(verb, PLAIN, plain[verb])
        for verb in PILE:
            add(verb, PLAIN, [f"{moves.DISCARD_VERBS[verb]}:d{place + 1}" for place in range(codes.CARDS)])
        for verb, word in moves.SEAT_VERBS.items():
            add(verb, ON_SEAT, [f"{word}:+{seat}" for seat in range(SEATS)])
        for verb in OWN:
            add(verb, OWN_PLACE, [f"{self._word(verb)}:+0.{place + 1}" for place in range(codes.STRIDE)])
        for verb in ANYWHERE:
            spots = [f"+{seat}.{place + 1}" for seat in range(SEATS) for place in range(codes.STRIDE)]
            add(verb, EVERYWHERE, [f"{self._word(verb)}:{spot}" for spot in spots])
        self.labels = (*labels, WAIT)

    @staticmethod
    def _word(verb: int) -> str:
        return ABILITIES.get(verb) or moves.CARD_VERBS[verb]

    def verbs(self, verb_of: object) -> Verbs:
        """The same table as the compiled games have it; `verb_of` is an array with a place for each action."""
        table = Verbs(len(self), verb_of)  # type: ignore[arg-type]  # numpy's array
        for verb, (kind, first, count) in self.kinds.items():
            table.set_verb(verb, kind, first, count)
        return table

    def _spelled(self, view: View, label: str) -> str | None:  # noqa: PLR0911 - one for each kind of label
        word, _, named = label.partition(":")
        seat, players = view.seat, view.fields["players"]
        if label == WAIT or seat is None:
            return None
        if word == "peek":
            first, second = named.split(",")
            return f"peek:{seat}.{first},{seat}.{second}"
        if not named.startswith("+"):
            return label
        ahead, _, place = named.removeprefix("+").partition(".")
        other = (seat + int(ahead)) % players
        if int(ahead) >= players:
            return None
        if not place:
            return f"{word}:{other}"
        if word in ABILITIES.values():
            village = village_fields(view)["villages"][other]
            number = village[int(place) - 1]["number"] if int(place) <= len(village) else None
            if number is None:
                return None
            word = read_deck(view.fields["deck"]).cards[number].word
        return f"{word}:{other}.{place}"

    def _labelled(self, view: View, spelling: str) -> str:
        seat, players = view.seat, view.fields["players"]
        move = moves.parse(spelling)
        if seat is None:
            return ""
        if isinstance(move, moves.Peek):
            return f"peek:{move.first},{move.second}" if move.seat == seat else ""
        if isinstance(move, moves.OnSeat):
            return f"{move.word}:+{(move.seat - seat) % players}"
        if isinstance(move, moves.OnCard):
            return f"{self._word(moves.verb_of(move))}:+{(move.seat - seat) % players}.{move.place}"
        return spelling


@cache
def crossings(game: str) -> Crossings:
    """The actions of a flip-and-write game."""
    from vermeil.games.pyramids.cards import FRAME as FIVE
    from vermeil.games.silver_and_gold.cards import FRAME as FOUR

    return Crossings(FIVE if game == "pyramids" else FOUR)


@cache
def villages() -> Villages:
    """The actions of Silver Coin."""
    return Villages()


def actions_of(game: str) -> Actions:
    """The actions of a game by its name."""
    if game in ("silver-and-gold", "pyramids"):
        return crossings(game)
    if game == "silver-coin":
        return villages()
    raise SetupError(f"there are no actions of {shown(game)}")
