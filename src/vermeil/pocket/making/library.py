"""The Python code of the pocket edition: our own and msgspec's in one archive, a trimmed standard library in another.

Both hold compiled bytecode, so that a phone need not compile it at each start, and are packed without compression:
whoever sends them compresses what is inside.
"""

from __future__ import annotations

import os
import sys
import tempfile
import zipfile
from collections.abc import Mapping
from pathlib import Path
from typing import Literal

from vermeil.core.errors import SetupError
from vermeil.pocket.making.toolchain import ROOT, Toolchain, msgspec_sources, run
from vermeil.puzzles.puzzle import load, save
from vermeil.puzzles.shelf import SETS

SOURCE = ROOT / "src"
# What of ours runs in a browser. The rest draws in terminals, speaks HTTP, studies or teaches machines.
PACKAGES = ("bots", "coach", "core", "games", "pocket/browser", "puzzles", "server", "table")
NOT_THERE = (
    "bots/expedition/training",
    "bots/pyramids/training",
    "bots/silver_and_gold/training",
    "bots/silver_coin/rounds",
    "bots/silver_coin/training",
    "coach/drawing",
    "coach/habits",
    "coach/page",
    "core/reports",
    "puzzles/making",
    "puzzles/weighing",
    "server/app",
    "server/daily/books",
    "server/daily/deals",
    "server/drops",
    "server/metrics",
    "server/page",
    "server/routes",
    "server/serving",
    "server/settings",
    "server/store/postgres",
    "server/store/sqlite",
    "server/store/wal",
    "server/transport",
    "server/workers/process",
)
# Sentences that the page says by itself, and those of the terminal.
UNSAID = {
    "coach",
    "daily",
    "ending",
    "family",
    "home",
    "lessons",
    "lobby",
    "page",
    "pocket",
    "puzzles",
    "results",
    "review",
}
UNSAID |= {"rules-guide", "rules-pyramids", "rules-silver-and-gold", "rules-silver-coin", "terminal"}
DATA = {".json", ".txt", ".bin"}
MARK = ".pxd"  # beside an engine; there it only says that this is one, and is empty
# Of the standard library only what was imported while whole games were played, reviewed and moved, and what is not
# frozen into the interpreter anyway (os, io, codecs and the like); tests/pocket does all of that with nothing else.
MODULES = Path(__file__).with_name("modules.txt")
# Parts of it for which there is something smaller, with which a worker starts sooner.
STAND_INS = Path(__file__).with_name("stand_ins")
INSTEAD = {"asyncio/__init__": "for_asyncio", "socket": "for_socket", "subprocess": "for_subprocess"}
# msgspec without its other formats, and without what describes types: its modules, and lines that some do without.
MSGSPEC = ("__init__", "_utils", "_version", "json", "structs")
LEAN = {
    "__init__": ("from . import inspect, json, msgpack, structs, toml, yaml", "from . import json, structs"),
    "json": ("from ._json_schema import schema, schema_components", ""),
}
EPOCH = (1980, 1, 1, 0, 0, 0)  # of every file in an archive, so that the same sources make the same archive

# Run by a fresh interpreter with a fixed hash seed: the order of sets gets into bytecode.
COMPILER = """
import ast, importlib.util, pathlib, sys
from importlib._bootstrap_external import _code_to_hash_pyc
folder, lines = pathlib.Path(sys.argv[1]), sys.argv[2] == "lines"
def bare(code):
    inner = tuple(bare(part) if hasattr(part, "co_code") else part for part in code.co_consts)
    left = len(code.co_code) // 2
    # For every eight instructions an entry that says that they have no place (Objects/locations.md in CPython).
    table = bytes(0x80 | 15 << 3 | min(8, left - at) - 1 for at in range(0, left, 8))
    return code.replace(co_linetable=table, co_consts=inner)
class Bare(ast.NodeTransformer):
    # What functions take and give back is for whoever reads the source; the fields of a class are read at run time.
    def visit_FunctionDef(self, node):
        node.returns = None
        taken = node.args.posonlyargs + node.args.args + node.args.kwonlyargs + [node.args.vararg, node.args.kwarg]
        for one in filter(None, taken):
            one.annotation = None
        return self.generic_visit(node)
    visit_AsyncFunctionDef = visit_FunctionDef
for file in sorted(folder.rglob("*.py")):
    source = file.read_bytes()
    # Docstrings and assertions stay at home, but for those that the runtime reads about itself.
    level = 0 if "_pyodide" in file.parts else 2
    tree = ast.parse(source)
    tree = Bare().visit(tree) if lines else tree
    code = compile(tree, file.relative_to(folder).as_posix(), "exec", dont_inherit=True, optimize=level)
    code = code if lines else bare(code)
    file.with_suffix(".pyc").write_bytes(_code_to_hash_pyc(code, importlib.util.source_hash(source), False))
    file.unlink()
"""


def own_code(engines: Mapping[str, Path], goal: Path) -> None:
    """Write the archive of our code, msgspec's, and all compiled engines."""
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch)
        for file in sorted((SOURCE / "vermeil").rglob("*")):
            name = file.relative_to(SOURCE / "vermeil").as_posix()
            if file.is_file() and _belongs(name):
                _take(file, folder / "vermeil" / name)
        _copy(SOURCE / "vermeil" / "pocket" / "browser" / "english.py", folder / "vermeil" / "words" / "__init__.py")
        for file in sorted((SOURCE / "vermeil" / "words" / "en").glob("*.ftl")):
            if file.stem not in UNSAID:
                _copy(file, folder / "vermeil" / "words" / "en" / file.name)
        for name in MSGSPEC:
            _write(folder / "msgspec" / f"{name}.py", _lean(name))
        for name, file in engines.items():
            *packages, _ = name.split(".")
            _copy(file, folder.joinpath(*packages) / file.name)
            folder.joinpath(*name.split(".")).with_suffix(".py").unlink(missing_ok=True)
        _compile(folder, "lines")
        _pack(folder, goal)


def standard_library(tools: Toolchain, goal: Path) -> None:
    """Write the archive of the standard library."""
    wanted = set(MODULES.read_text(encoding="utf-8").split())
    with tempfile.TemporaryDirectory() as scratch, zipfile.ZipFile(tools.runtime / "python_stdlib.zip") as library:
        for name in library.namelist():
            if name.removesuffix(".py").removesuffix("/__init__").replace("/", ".") in wanted:
                library.extract(name, scratch)
        for name, instead in INSTEAD.items():
            _copy(STAND_INS / f"{instead}.py", Path(scratch) / f"{name}.py")
        _compile(Path(scratch), "bare")  # without line numbers: what goes wrong goes wrong in our own code
        _pack(Path(scratch), goal)


def _lean(name: str) -> str:
    """The source of a module of msgspec, without what nobody asks for there."""
    source = (msgspec_sources() / "msgspec" / f"{name}.py").read_text(encoding="utf-8")
    if name not in LEAN:
        return source
    line, instead = LEAN[name]
    if line not in source:
        raise SetupError(f"msgspec's {name}.py has changed: it no longer says {line!r}")
    return source.replace(line, instead)


def _belongs(name: str) -> bool:
    if "/" not in name:
        return True
    return name.startswith((*(f"{package}/" for package in PACKAGES), "pocket/__init__")) and not name.startswith(
        NOT_THERE
    )


def _take(file: Path, goal: Path) -> None:
    """Our file as it is needed there, if it is."""
    if file.suffix == ".py" or file.suffix in DATA:
        _copy(file, goal)
    elif file.suffix == MARK:
        goal.parent.mkdir(parents=True, exist_ok=True)
        goal.touch()
    elif file.parent == SETS:
        goal.parent.mkdir(parents=True, exist_ok=True)
        save(goal.with_suffix(".bz2"), load(file))  # two thirds of what .gz takes


def _copy(file: Path, goal: Path) -> None:
    goal.parent.mkdir(parents=True, exist_ok=True)
    goal.write_bytes(file.read_bytes())


def _write(goal: Path, source: str) -> None:
    goal.parent.mkdir(parents=True, exist_ok=True)
    goal.write_text(source, encoding="utf-8", newline="\n")


def _compile(folder: Path, how: Literal["lines", "bare"]) -> None:
    """Bytecode in place of every source below a folder, with line numbers or without."""
    env = {**os.environ, "PYTHONHASHSEED": "0"}
    run([sys.executable, "-I", "-X", "utf8", "-c", COMPILER, str(folder), how], "Python can't compile this", env=env)


def _pack(folder: Path, goal: Path) -> None:
    with zipfile.ZipFile(goal, "w", zipfile.ZIP_STORED) as archive:
        for file in sorted(file for file in folder.rglob("*") if file.is_file()):
            entry = zipfile.ZipInfo(file.relative_to(folder).as_posix(), EPOCH)
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, file.read_bytes())
