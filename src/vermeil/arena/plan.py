"""What a study plays: bots, decks, variants and numbers of players, and from these its settings one by one."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from itertools import combinations, product
from pathlib import Path
from typing import Any

from vermeil.arena.deals import Setting
from vermeil.arena.luck import evaluator_of
from vermeil.bots import Limit, bot_for, plays_as
from vermeil.bots.knowledge import knowledge
from vermeil.core.errors import SetupError, shown
from vermeil.games import find_game, rules_of

TABLES = ("games", "decisions", "records")


@dataclass(frozen=True)
class Plan:
    """A study. Each pair of bots meets in each setting, on the same deals; one bot alone meets itself."""

    bots: tuple[str, ...]
    game: str = "silver-and-gold"
    deals: int = 100
    players: tuple[int, ...] = (2,)
    # Deck files, or mixes of Silver Coin; none is the game's own deck.
    decks: tuple[str | None, ...] = (None,)
    variants: tuple[tuple[str, ...], ...] = ((),)
    nodes: int | None = None
    ms: int | None = None
    seed: str = "study"
    # Stop a pair in a setting when it is known who is better, or that they are level within the margin.
    until_decided: bool = False
    margin: float | None = None
    # Whether luck is taken out of verdicts, where there is an evaluator.
    control: bool = True
    # What is written beside one row a game.
    decisions: bool = False
    records: bool = False
    format: str = "parquet"
    # Deck files are looked for from here.
    folder: str = field(default=".", compare=False)

    @property
    def tables(self) -> tuple[str, ...]:
        """The tables that are written, that of the games last: what it has, the others have."""
        return tuple(name for name in reversed(TABLES) if name == "games" or getattr(self, name))

    def cells(self) -> list[Cell]:
        """Every pair in every setting, checked: SetupError or DeckError for what can't be played."""
        for item in fields(self):
            if item.name != "folder":
                _value(item.name, getattr(self, item.name))
        game = find_game(self.game)
        self._check(game)
        limit = None if self.nodes is None and self.ms is None else Limit(self.nodes, self.ms and self.ms / 1000)
        pairs = list(combinations(self.bots, 2)) or [(self.bots[0], self.bots[0])]
        found: list[Cell] = []
        for players, deck, variants, pair in product(self.players, self.decks, self.variants, pairs):
            options: dict[str, Any] = {"variants": list(variants)} if variants else {}
            if deck is not None:
                options["deck"] = str(Path(self.folder) / deck) if _is_file(deck, self.folder) else deck
            begun = rules_of(game).Game(players=players, seed=0, **options)
            if deck is not None and not isinstance(begun.deck, str) and hasattr(begun.deck, "cards"):
                options["deck"] = begun.deck  # a worker elsewhere does not have the file
            control = evaluator_of(game, options.get("deck")) if self.control and players > 1 else None
            known = {name: knowledge(game, name, begun.deck) for name in dict.fromkeys(pair)}
            setting = Setting(game, players, options, limit)
            found.append(Cell(len(found), setting, *pair, begun.deck_line, " ".join(variants), control, known))
        return found

    def _check(self, game: str) -> None:
        if not self.bots:
            raise SetupError("a study needs at least one bot")
        if len(set(self.bots)) < len(self.bots):
            raise SetupError(f"a study names each bot once, not {', '.join(self.bots)}")
        for bot in self.bots:
            bot_for(game, bot)
        for name, least in (("deals", 1), ("nodes", 1), ("ms", 1)):
            value = getattr(self, name)
            if value is not None and value < least:
                raise SetupError(f"{name} {value}: there must be {least} at least")
        self._check_margin()
        if not self.players or not self.decks or not self.variants:
            raise SetupError("a study needs a number of players, a deck and a list of variants at least")
        if 1 in self.players:
            raise SetupError("a study compares seats: two players at least")
        if self.format not in {"parquet", "csv"}:
            raise SetupError(f"format {shown(self.format)}: a study is written as parquet or csv")

    def _check_margin(self) -> None:
        if self.margin is None:
            return
        if not 0 < self.margin < 0.5:  # noqa: PLR2004 - half is all there is
            raise SetupError(f"margin {self.margin}: it is a part of the wins between 0 and 0.5")
        if not self.until_decided:
            raise SetupError("a margin says when a pair is decided: it needs until_decided (--until-decided)")

    def to_dict(self) -> dict[str, Any]:
        """Plain data; the folder is not part of a study."""
        return {name: value for name, value in asdict(self).items() if name != "folder"}

    @classmethod
    def from_dict(cls, data: Mapping[str, Any], folder: str = ".") -> Plan:
        """A plan of plain data, each value checked for its kind."""
        known = {item.name for item in fields(cls)} - {"folder"}
        if strange := [name for name in data if name not in known]:
            raise SetupError(f"a study has no {shown(strange[0])}; it has {', '.join(sorted(known))}")
        if "bots" not in data:
            raise SetupError("a study names its bots: bots = [...]")
        values = {name: _value(name, value) for name, value in data.items()}
        return cls(**values, folder=folder)

    @classmethod
    def load(cls, file: Path) -> Plan:
        """A plan from a small TOML file (docs/studies.md)."""
        try:
            data = tomllib.loads(file.read_text(encoding="utf-8"))
        except OSError as error:
            raise SetupError(f"{file} can't be read: {error.strerror}") from error
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise SetupError(f"{file} is not TOML: {error}") from error
        try:
            return cls.from_dict(data, str(file.parent))
        except SetupError as error:
            raise SetupError(f"{file}: {error}") from error

    def longer(self, deals: int) -> Plan:
        """The same study with another number of deals."""
        return replace(self, deals=deals)


@dataclass(frozen=True)
class Cell:
    """One pair of bots in one setting: the challenger sits in each seat of a deal once."""

    number: int
    setting: Setting
    challenger: str
    defender: str
    deck: str
    variants: str
    control: str | None
    knowledge: dict[str, str | None]

    def to_dict(self) -> dict[str, Any]:
        """What is played with, by hash, as plain data."""
        game = self.setting.game
        names = tuple(dict.fromkeys((self.challenger, self.defender)))
        return {
            "players": self.setting.players,
            "deck": self.deck,
            "variants": self.variants,
            "challenger": self.challenger,
            "defender": self.defender,
            "evaluator": self.control,
            "knowledge": self.knowledge,
            "stand_ins": {name: other for name in names if (other := plays_as(game, name)) != name},
        }


def _is_file(deck: str, folder: str) -> bool:
    return (Path(folder) / deck).is_file()


LISTS: dict[str, tuple[Any, str]] = {
    "bots": (str, "a list of names"),
    "players": (int, "a list of whole numbers"),
    "decks": ((str, type(None)), "a list of names and files"),
    "variants": ((list, tuple), "a list of lists of names"),
}
KINDS: dict[str, tuple[Any, str]] = {
    **dict.fromkeys(("game", "seed", "format"), (str, "a text")),
    **dict.fromkeys(("until_decided", "control", "decisions", "records"), (bool, "true or false")),
    **dict.fromkeys(("nodes", "ms"), ((int, type(None)), "a whole number")),
    "margin": ((float, type(None)), "a number with a point"),
    "deals": (int, "a whole number"),
}


def _is(value: object, kind: Any) -> bool:  # noqa: ANN401 - a class, or several
    """Whether a value is of a kind; true and false are not numbers here."""
    return isinstance(value, kind) and (kind is bool or not isinstance(value, bool))


def _value(name: str, value: Any) -> Any:  # noqa: ANN401 - anything that JSON or TOML can hold
    """A value of a plan, in the kind that it must have."""
    kind, words = LISTS[name] if name in LISTS else KINDS[name]
    right = _is(value, kind)
    if name in LISTS:
        right = isinstance(value, list | tuple) and all(_is(part, kind) for part in value)
    if name == "variants":
        right = right and all(isinstance(word, str) for part in value for word in part)
    if not right:
        raise SetupError(f"{name}: this is {words}, not {shown(value)}")
    if name == "variants":
        return tuple(map(tuple, value))
    if name == "decks":
        return tuple(None if deck == "standard" else deck for deck in value)
    return tuple(value) if name in LISTS else value
