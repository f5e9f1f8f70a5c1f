"""The page's types of what travels: `python tools/wire_types.py > web/src/wire/generated.ts`.

They are made of the server's own types, so that the page can't believe in fields that there are not.
"""

from __future__ import annotations

import sys
from typing import Any, get_args

import msgspec
from msgspec import inspect as kinds

from vermeil.core.contract import Earning
from vermeil.server import shapes, wire
from vermeil.server.protocol import PROTOCOL, REFUSED
from vermeil.table import acts
from vermeil.table.seats import MAX_NAME

REQUESTS = [wire.NewTable, wire.JoinTable, wire.AskHint, wire.Frame, acts.Bank, *get_args(acts.Request)]
ANSWERS = [
    wire.Seated,
    wire.Done,
    wire.Refusal,
    wire.Snapshot,
    wire.Earns,
    wire.HintReason,
    wire.Hint,
    wire.Step,
    wire.Replay,
    wire.LaidCard,
    wire.Loss,
    wire.LookedBack,
    Earning,
    shapes.PhraseDoc,
    shapes.GameOffer,
    shapes.TableLine,
    shapes.IslandDeck,
    shapes.PyramidDeck,
    shapes.VillageDeck,
    *shapes.VIEWS.values(),
    *shapes.MESSAGES.values(),
]
# Names as the page knows them.
NAMES = {"PhraseDoc": "Phrase", "TableDoc": "Table", "SeatDoc": "TableSeat"}
# Fields that are plain data to the server and something of its own to the page.
FIELDS = {
    ("Snapshot", "table"): "Table",
    ("Snapshot", "view"): "View | null",
    ("Welcome", "view"): "View | null",
    ("Replay", "first"): "View",
    ("Replay", "told"): "Phrase[]",
    ("Step", "told"): "Phrase[]",
    ("Step", "patch"): "PatchStep[]",
    ("EventMessage", "patch"): "PatchStep[]",
    ("EventMessage", "log"): "[number, ...string[]]",
    ("HintReason", "said"): "Phrase[]",
    ("Frame", "act"): "Act",
}
HEAD = """// Made by tools/wire_types.py of the server's own types: do not edit. docs/protocol.md explains them.

"""
PATH = "(string | number)[]"
LAST = f"""
/** Put a value, remove a key, or replace `count` items from `start` on. */
export type PatchStep = [{PATH}] | [{PATH}, unknown] | [{PATH}, start: number, count: number, items: unknown[]]

export const PROTOCOL = {PROTOCOL}
/** The close code of a socket that is refused, or hung up on for good. */
export const REFUSED = {REFUSED}
/** The longest name of a player. */
export const MAX_NAME = {MAX_NAME}
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
    act = " | ".join(_name(kind.__name__) for kind in get_args(acts.Request))
    view, deck, message = (
        " | ".join(_name(kind.__name__) for kind in group)
        for group in (
            shapes.VIEWS.values(),
            (shapes.IslandDeck, shapes.PyramidDeck, shapes.VillageDeck),
            shapes.MESSAGES.values(),
        )
    )
    unions = [f"export type Act = {act}", f"export type View = {view}", f"export type Deck = {deck}"]
    unions += [f"export type Message = {message}", "export type Told = [line: number, phrase: Phrase]"]
    return HEAD + "\n".join([*made.values(), *(f"{union}\n" for union in unions)]) + LAST


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
    for field in info.fields:
        own = FIELDS.get((info.cls.__name__, field.name)) or _type(field.type, made, asked=asked)
        optional = "" if field.required or not (asked or isinstance(info, kinds.TypedDictType)) else "?"
        lines.append(f"  {field.name}{optional}: {own}")
    made[name] = "\n".join([*lines, "}\n"])
    return name


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
    return PLAIN[type(info)]


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
