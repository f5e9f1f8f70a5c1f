"""The tables of fields in docs/views.md: `python tools/view_docs.py` writes them again, `--check` says if it must.

A table stands between `<!-- fields: vermeil.games.x.views.Kind -->` and `<!-- /fields -->` and is made of that type.
Fields of a type that it extends are left out where that one has a table of its own before it.
"""

from __future__ import annotations

import re
import sys
from importlib import import_module
from pathlib import Path
from typing import Any, get_args, get_type_hints

from field_docs import extended, field_docs
from wire_types import written

from vermeil.games import GAMES, rules_of

PAGE = Path(__file__).parents[1] / "docs/views.md"
TABLE = re.compile(r"(<!-- fields: (?P<kind>[\w.]+) -->\n).*?(<!-- /fields -->)", re.DOTALL)


def main() -> None:
    """Write the page, or with `--check` fail if it is not what would be written."""
    old = PAGE.read_text()
    new = documented(old)
    if "--check" not in sys.argv:
        PAGE.write_text(new)
    elif new != old:
        sys.exit(f"{PAGE.name} is not what its types say; python tools/view_docs.py writes it again")


def documented(page: str) -> str:
    """The page with every table made again; refused if a type of a view has none."""
    listed: list[Any] = []

    def table(found: re.Match[str]) -> str:
        module, _, name = found["kind"].rpartition(".")
        kind = getattr(import_module(module), name)
        rows = [f"| `{field}` | `{kind_of}` | {words} |" for field, kind_of, words in _fields(kind, listed)]
        listed.append(kind)
        return f"{found[1]}| field | type | what |\n|---|---|---|\n" + "\n".join(rows) + f"\n{found[3]}"

    made = TABLE.sub(table, page)
    missing = {kind.__name__ for game in GAMES for kind in _parts(rules_of(game).ViewData)} - {
        kind.__name__ for kind in listed
    }
    if missing:
        sys.exit(f"{PAGE.name} has no table of {', '.join(sorted(missing))}")
    return made


def _fields(kind: Any, listed: list[Any]) -> list[tuple[str, str, str]]:  # noqa: ANN401 - a TypedDict
    """The fields of a type with their types and what they say of themselves, but for those of a listed one."""
    known = {field for base in extended(kind) if base in listed for field in base.__annotations__}
    docs, types = field_docs(kind), written(kind)
    rows = []
    for field in kind.__annotations__:
        if field in known:
            continue
        if field not in docs:
            sys.exit(f"{kind.__name__}.{field} says nothing of itself")
        optional = "?" if "NotRequired" in str(kind.__annotations__[field]) else ""
        rows.append((field + optional, types[field].replace("|", "\\|"), docs[field]))
    return rows


def _parts(kind: Any) -> set[Any]:  # noqa: ANN401 - a TypedDict
    """A type and all types that its fields are made of."""
    found = {kind}
    waiting = list(get_type_hints(kind).values())
    while waiting:
        hint = waiting.pop()
        waiting += get_args(hint)
        if hasattr(hint, "__total__") and hint not in found:
            found.add(hint)
            waiting += get_type_hints(hint).values()
    return found


if __name__ == "__main__":
    main()
