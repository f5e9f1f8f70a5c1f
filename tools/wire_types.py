"""The page's types of what travels: `python tools/wire_types.py > web/src/wire/generated.ts`.

They are made of the server's own types, so that the page can't believe in fields that there are not.
"""

from __future__ import annotations

import sys
import textwrap
from collections.abc import Iterable
from typing import Any, get_args

import msgspec
from field_docs import field_docs
from msgspec import inspect as kinds

from vermeil.games import GAMES, rules_of, spec_of
from vermeil.games.expedition.earning import Earning
from vermeil.server.wire import bodies, daily, messages, reviews
from vermeil.server.wire.protocol import PROTOCOL, REFUSED
from vermeil.table import acts
from vermeil.table.seats import MAX_NAME

VIEWS = [rules_of(game).ViewData for game in GAMES]
DECKS = [rules_of(game).DeckData for game in GAMES]
REQUESTS = [
    bodies.NewTable,
    bodies.JoinTable,
    daily.EnterDay,
    bodies.AskHint,
    bodies.CheckDeck,
    bodies.PuzzleAnswer,
    bodies.Frame,
    acts.Bank,
    *get_args(acts.Request),
]
REQUESTS += [reviews.TryMove, reviews.Practice]
ANSWERS = [
    bodies.Seated,
    bodies.Dropped,
    bodies.Done,
    bodies.Refusal,
    bodies.Snapshot,
    bodies.Earns,
    bodies.HintReason,
    bodies.Hint,
    bodies.Step,
    bodies.Replay,
    bodies.LaidCard,
    bodies.Loss,
    bodies.LookedBack,
    bodies.DeckRemark,
    bodies.DraftCard,
    bodies.DeckCounts,
    bodies.CheckedDeck,
    daily.EnteredDay,
    daily.Daily,
    bodies.PuzzleLine,
    bodies.PuzzleShelf,
    bodies.Puzzle,
    bodies.PuzzleMove,
    bodies.PuzzleMargin,
    bodies.PuzzleVerdict,
    reviews.ReviewPart,
    reviews.Tried,
    Earning,
    messages.PhraseDoc,
    messages.GameOffer,
    messages.TableLine,
    *DECKS,
    *VIEWS,
    *messages.MESSAGES.values(),
]
# Names as the page knows them.
NAMES = {"PhraseDoc": "Phrase", "TableDoc": "Table", "SeatDoc": "TableSeat"}
# Fields that are plain data to the server and something of its own to the page.
FIELDS = {
    ("Snapshot", "table"): "Table",
    ("Snapshot", "view"): "View | null",
    ("Welcome", "view"): "View | null",
    ("Replay", "first"): "View",
    ("Replay", "game"): "GameName",
    ("Replay", "picture"): "Deck | null",
    ("Replay", "told"): "Phrase[]",
    ("CheckedDeck", "game"): "GameName",
    ("CheckedDeck", "picture"): "Deck | null",
    ("Step", "told"): "Phrase[]",
    ("Step", "patch"): "PatchStep[]",
    ("EventMessage", "patch"): "PatchStep[]",
    ("EventMessage", "log"): "[number, ...string[]]",
    ("HintReason", "said"): "Phrase[]",
    ("PuzzleLine", "game"): "GameName",
    ("PuzzleShelf", "daily"): "Partial<Record<GameName, string>>",
    ("Puzzle", "game"): "GameName",
    ("Puzzle", "view"): "View",
    ("PuzzleMove", "said"): "Phrase[]",
    ("DecisionFound", "said"): "Phrase[]",
    ("DecisionFound", "said_better"): "Phrase[]",
    ("Tried", "said"): "Phrase[]",
    ("Tried", "said_best"): "Phrase[]",
    ("ReviewFound", "game"): "GameName",
    ("Frame", "act"): "Act",
    # Pairs, which are lists in Python, so that a view is the same after its way through JSON.
    ("CoinQuestion", "frames"): "[string | number, number][]",
    ("CoinTurn", "wards"): "[string, string][]",
    ("IslandDeck", "patterns"): "Record<string, [number, number][]>",
    ("PyramidDeck", "patterns"): "Record<string, [number, number][]>",
}
HEAD = """// Made by tools/wire_types.py of the server's own types: do not edit. docs/protocol.md explains them.

"""
WIDTH = 120
PATH = "(string | number)[]"
LAST = f"""
/** Put a value, remove a key, or replace `count` items from `start` on. */
export type PatchStep =
  | [{PATH}]
  | [{PATH}, unknown]
  | [{PATH}, start: number, count: number, items: unknown[]]

export const PROTOCOL = {PROTOCOL}
/** The close code of a socket that is refused, or hung up on for good. */
export const REFUSED = {REFUSED}
/** The longest name of a player. */
export const MAX_NAME = {MAX_NAME}
"""


SPECS = """
/** What a game says of itself (GameOffer has all of it). */
export interface GameSpec {
  board: GameOffer['board']
  low_wins: boolean
  ties: string
  hindsight: boolean
  named_decks: boolean
  fewest: number
}

export const SPECS: Record<GameName, GameSpec> = {
"""


def main() -> None:
    """Write them all to standard output."""
    sys.stdout.write(generated())


def generated() -> str:
    """The whole file."""
    made: dict[str, str] = {}
    for kind in REQUESTS:
        _declare(kinds.type_info(kind), made, asked=True)
    for kind in ANSWERS:
        _declare(kinds.type_info(kind), made, asked=False)
    groups = {"Act": get_args(acts.Request), "View": VIEWS, "Deck": DECKS, "Message": messages.MESSAGES.values()}
    unions = [_union("GameName", map(_literal, GAMES))]
    unions += [_union(name, (_name(kind.__name__) for kind in group)) for name, group in groups.items()]
    unions.append("export type Told = [line: number, phrase: Phrase]")
    return HEAD + "\n".join([*made.values(), *(f"{union}\n" for union in unions)]) + LAST + _specs()


def _union(name: str, parts: Iterable[str]) -> str:
    """One of several types: in a line, or in lines of their own where that would be too long."""
    parts = list(parts)
    line = f"export type {name} = {' | '.join(parts)}"
    return line if len(line) <= WIDTH else f"export type {name} =\n" + "\n".join(f"  | {part}" for part in parts)


def _specs() -> str:
    """What each game says of itself, but for its bots, variants and named decks, which the server tells."""
    lines = []
    for name in GAMES:
        spec = spec_of(name)
        said: dict[str, str | int] = {
            "board": spec.board,
            "low_wins": spec.lowest_wins,
            "ties": spec.ties,
            "hindsight": spec.hindsight,
        }
        said |= {"named_decks": spec.decks == "named", "fewest": spec.players[0]}
        fields = ", ".join(f"{key}: {_literal(value)}" for key, value in said.items())
        lines.append(f"  {_literal(name) if '-' in name else name}: {{ {fields} }},")
    return SPECS + "\n".join(lines) + "\n}\n"


def written(kind: Any) -> dict[str, str]:  # noqa: ANN401 - a TypedDict
    """The types of its fields, as TypeScript writes them."""
    info = kinds.type_info(kind)
    assert isinstance(info, kinds.TypedDictType)  # noqa: S101 - nothing else is asked for
    own = ((kind.__name__, field.name) for field in info.fields)
    return {
        field.name: FIELDS.get(key) or _type(field.type, {}, asked=False)
        for key, field in zip(own, info.fields, strict=True)
    }


def _name(name: str) -> str:
    return NAMES.get(name, name)


def _declare(info: kinds.Type, made: dict[str, str], *, asked: bool) -> str:
    """Write an interface, if it has not been written yet; its name."""
    assert isinstance(info, kinds.StructType | kinds.TypedDictType)  # noqa: S101 - nothing else has fields
    name = _name(info.cls.__name__)
    if name in made:
        return name
    made[name] = ""  # it may speak of itself
    lines = [f"/** {(info.cls.__doc__ or '').split(chr(10))[0].strip()} */", f"export interface {name} {{"]
    if isinstance(info, kinds.StructType) and info.tag_field is not None:
        lines.append(f"  {info.tag_field}: {_literal(info.tag)}")
    docs = field_docs(info.cls)
    for field in info.fields:
        if field.name in docs:
            lines += _comment(docs[field.name])
        own = FIELDS.get((info.cls.__name__, field.name)) or _type(field.type, made, asked=asked)
        optional = "" if field.required or not (asked or isinstance(info, kinds.TypedDictType)) else "?"
        lines.append(f"  {field.name}{optional}: {own}")
    made[name] = "\n".join([*lines, "}\n"])
    return name


def _comment(words: str) -> list[str]:
    """What a field says of itself, in lines that fit."""
    if len(words) <= 108:
        return [f"  /** {words} */"]
    lines = textwrap.wrap(words, 114, break_on_hyphens=False)
    return ["  /**", *(f"   * {line}" for line in lines), "   */"]


def _type(info: kinds.Type, made: dict[str, str], *, asked: bool) -> str:  # noqa: PLR0911 - one for each kind
    """How TypeScript writes a type."""
    if isinstance(info, kinds.Metadata):
        return _type(info.type, made, asked=asked)
    if isinstance(info, kinds.StructType | kinds.TypedDictType):
        return _declare(info, made, asked=asked)
    if isinstance(info, kinds.UnionType):
        return " | ".join(dict.fromkeys(_type(part, made, asked=asked) for part in info.types))
    if isinstance(info, kinds.LiteralType):
        return " | ".join(map(_literal, info.values))
    if isinstance(info, kinds.ListType):
        return _listed(_type(info.item_type, made, asked=asked))
    if isinstance(info, kinds.TupleType):
        return f"[{', '.join(_type(part, made, asked=asked) for part in info.item_types)}]"
    if isinstance(info, kinds.DictType):
        return f"Record<string, {_type(info.value_type, made, asked=asked)}>"
    if isinstance(info, kinds.StrType) and info.pattern == GAME_NAME:
        return "GameName"
    return PLAIN[type(info)]


GAME_NAME = f"^({'|'.join(GAMES)})$"
PLAIN: dict[type, str] = {
    kinds.StrType: "string",
    kinds.IntType: "number",
    kinds.FloatType: "number",
    kinds.BoolType: "boolean",
    kinds.NoneType: "null",
    kinds.AnyType: "unknown",
}


def _listed(item: str) -> str:
    return f"({item})[]" if " " in item and not item.startswith(("[", "Record<")) else f"{item}[]"


def _literal(value: Any) -> str:  # noqa: ANN401 - a string, a number or a truth
    return msgspec.json.encode(value).decode().replace('"', "'")


if __name__ == "__main__":
    main()
