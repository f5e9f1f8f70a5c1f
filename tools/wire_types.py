"""Writes the page's TypeScript types of what travels from the server's own; run it after a change of them.

A test compares web/src/wire/generated.ts with what this would write.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_args

from msgspec import Struct, inspect

from vermeil.server import wire
from vermeil.table import acts

GOAL = Path(__file__).resolve().parent.parent / "web" / "src" / "wire" / "generated.ts"
HEAD = "// Written by tools/wire_types.py from the server's types; don't edit.\n"
PLAIN = {
    inspect.AnyType: "any",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}


def typescript(kind: Any) -> str:  # noqa: ANN401 - msgspec has no common type for these that mypy could narrow
    """One type, as TypeScript writes it."""
    while isinstance(kind, inspect.Metadata):
        kind = kind.type
    if type(kind) in PLAIN:
        return PLAIN[type(kind)]
    if isinstance(kind, (inspect.StructType, inspect.TypedDictType)):
        return str(kind.cls.__name__)
    if isinstance(kind, inspect.UnionType):
        return " | ".join(dict.fromkeys(typescript(part) for part in kind.types))
    if isinstance(kind, inspect.ListType):
        inner = typescript(kind.item_type)
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if isinstance(kind, inspect.DictType):
        return f"Record<{typescript(kind.key_type)}, {typescript(kind.value_type)}>"
    if isinstance(kind, inspect.LiteralType):
        return " | ".join(repr(value) for value in kind.values)
    raise TypeError(f"no TypeScript for {kind}")


def interface(struct: type[Any]) -> str:
    """A struct as an interface; what has a default may be left out where a client sends it."""
    found = inspect.type_info(struct)
    if not isinstance(found, (inspect.StructType, inspect.TypedDictType)):
        raise TypeError(struct.__name__)
    sent = isinstance(found, inspect.StructType) and found.forbid_unknown_fields
    lines = [f"export interface {struct.__name__} {{"]
    if isinstance(found, inspect.StructType) and found.tag is not None:
        lines.append(f"  {found.tag_field}: '{found.tag}'")
    for field in found.fields:
        mark = "?" if sent and not field.required else ""
        lines.append(f"  {field.encode_name}{mark}: {typescript(field.type)}")
    return "\n".join([*lines, "}"])


def inside(kind: Any, seen: dict[str, type[Any]]) -> None:  # noqa: ANN401 - as above
    """All structs that a type holds."""
    if isinstance(kind, (inspect.StructType, inspect.TypedDictType)):
        if kind.cls.__name__ in seen:
            return
        seen[kind.cls.__name__] = kind.cls
        for field in kind.fields:
            inside(field.type, seen)
    elif isinstance(kind, inspect.UnionType):
        for part in kind.types:
            inside(part, seen)
    elif isinstance(kind, inspect.Metadata):
        inside(kind.type, seen)
    elif isinstance(kind, inspect.ListType):
        inside(kind.item_type, seen)
    elif isinstance(kind, inspect.DictType):
        inside(kind.value_type, seen)


def written() -> str:
    """The whole file."""
    found: dict[str, type[Any]] = {}
    requests = get_args(acts.Request)
    ours = [
        one for one in vars(wire).values() if isinstance(one, type) and issubclass(one, Struct) and one is not Struct
    ]
    for struct in [*requests, *ours]:
        inside(inspect.type_info(struct), found)
    union = " | ".join(one.__name__ for one in requests)
    return "\n\n".join([HEAD.rstrip(), *(interface(one) for one in found.values()), f"export type Request = {union}\n"])


if __name__ == "__main__":
    GOAL.write_text(written(), encoding="utf-8")
    print(GOAL)
