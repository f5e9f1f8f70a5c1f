"""Which engines run compiled, and how to run their plain Python sources instead.

An engine is a module with a types-only `.pxd` beside its `.py`. When the package is built, it is compiled to an
extension that lies beside both, and Python prefers the extension. There are two ways back to the source:

- `VERMEIL_PLAIN=1` in the environment: the whole program runs the plain sources (see `prefer_plain`);
- `plain_module(name)`: a second, plain copy of one engine in a program that runs the compiled one, to compare the two.
"""

from __future__ import annotations

import builtins
import importlib.util
import sys
import threading
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import ModuleType, SimpleNamespace

PACKAGE = __name__.partition(".")[0]
HOME = Path(__file__).resolve().parent
PLAIN_SUFFIX = "__plain"

_loading = threading.RLock()


def engines() -> dict[str, bool]:
    """The engine modules by name, and whether each runs compiled. Imports none of them."""
    # In the pocket edition an engine's source is left at home.
    suffixes = (".py", *EXTENSION_SUFFIXES)
    stubs = sorted(stub for stub in HOME.rglob("*.pxd") if any(stub.with_suffix(each).exists() for each in suffixes))
    names = [".".join((PACKAGE, *stub.relative_to(HOME).with_suffix("").parts)) for stub in stubs]
    return {name: _is_compiled(name) for name in names}


@cache
def compiled() -> bool:
    """Whether all engines run compiled; looked up once, for every bot that is made asks."""
    found = engines()
    return bool(found) and all(found.values())


def summary() -> str:
    """One phrase for people: what runs here."""
    found = engines()
    plain = [name for name, is_compiled in found.items() if not is_compiled]
    if not plain and found:
        return "compiled engines"
    if len(plain) == len(found):
        return "engines in plain Python"
    return "compiled engines, but in plain Python: " + ", ".join(plain)


def prefer_plain() -> None:
    """From now on import the plain source of every engine. `VERMEIL_PLAIN=1` calls this at start."""
    if not any(isinstance(finder, PlainFinder) for finder in sys.meta_path):
        sys.meta_path.insert(0, PlainFinder())
        compiled.cache_clear()


class PlainFinder:
    """Finds `X.py` although an extension `X` lies beside it; leaves all other modules to the finders after it."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None = None, _target: ModuleType | None = None) -> ModuleSpec | None:
        """Python's protocol for finders."""
        source = _source_of_engine(name)
        return None if source is None or path is None else importlib.util.spec_from_file_location(name, source)


def plain_module(name: str) -> ModuleType:
    """The plain copy of an engine, under a name of its own: `plain_module("vermeil.games.x.engine")`.

    What it imports from other engines comes from their plain copies, so plain subclasses have plain base classes.
    All other modules are the ones the compiled engine uses too. One copy is made and kept.
    """
    source = _source_of_engine(name)
    if source is None:
        raise ModuleNotFoundError(f"{name} is not an engine: there is no .pxd beside a .py", name=name)
    copy = name + PLAIN_SUFFIX
    with _loading:
        if copy not in sys.modules:
            loader = SourceFileLoader(copy, str(source))
            spec = importlib.util.spec_from_file_location(copy, source, loader=loader)
            if spec is None:
                raise ImportError(f"can't load {source}", name=name)
            module = importlib.util.module_from_spec(spec)
            module.__dict__["__builtins__"] = {**vars(builtins), "__import__": _import_plain}
            sys.modules[copy] = module
            try:
                loader.exec_module(module)
            except BaseException:
                del sys.modules[copy]
                raise
        return sys.modules[copy]


def _import_plain(
    name: str,
    globals: Mapping[str, object] | None = None,  # noqa: A002  # the names are those of builtins.__import__
    locals: Mapping[str, object] | None = None,  # noqa: A002
    fromlist: Sequence[str] | None = (),
    level: int = 0,
) -> object:
    """What `import` means inside a plain copy: engines become their plain copies, all else is as ever."""
    if level:
        package = str((globals or {}).get("__package__") or "")
        name = importlib.util.resolve_name("." * level + name, package)
    if _source_of_engine(name) is not None:
        if fromlist:
            return plain_module(name)
        raise ImportError(f"one engine imports another by `from ... import`, not by `import {name}`", name=name)
    module = builtins.__import__(name, globals, locals, fromlist or ())
    copies = {part: f"{name}.{part}" for part in fromlist or () if _source_of_engine(f"{name}.{part}") is not None}
    if not copies:
        return module
    return SimpleNamespace(**{**vars(module), **{part: plain_module(engine) for part, engine in copies.items()}})


def _source_of_engine(name: str) -> Path | None:
    """The Python file of an engine; None if the module is none."""
    package, *parts = name.split(".")
    if package != PACKAGE or not parts:
        return None
    source = HOME.joinpath(*parts).with_suffix(".py")
    return source if source.with_suffix(".pxd").exists() and source.exists() else None


def _is_compiled(name: str) -> bool:
    """Whether importing this engine gives, or has given, its extension."""
    loaded = sys.modules.get(name)
    if loaded is not None:
        spec = loaded.__spec__
    elif any(isinstance(finder, PlainFinder) for finder in sys.meta_path):
        return False
    else:
        # Asks the finder for the file itself: find_spec of importlib.util would import the packages above it.
        spec = PathFinder.find_spec(name, [str(HOME.joinpath(*name.split(".")[1:-1]))])
    return spec is not None and str(spec.origin).endswith(tuple(EXTENSION_SUFFIXES))
