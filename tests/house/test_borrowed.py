"""What we use of Cython and Textual that is not part of their promises.

If this fails after an upgrade, it names what has changed: look there before the cap in pyproject.toml is lifted.
"""

from __future__ import annotations

import importlib
import inspect
import os
import pkgutil
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
from Cython.Compiler.Symtab import CClassScope, Entry
from textual.app import App
from textual.message_pump import MessagePump
from textual.widget import Widget

from vermeil.terminal import screens

ROOT = Path(__file__).parents[2]

# A method that a .pxd marks as final and a caller of it, as in the engines.
STUB = """
cimport cython

cdef class Counter:
    cdef long total

    @cython.final
    cdef long add(self, long more)
    cpdef long twice(self, long more)
"""
SOURCE = """
class Counter:
    def add(self, more):
        self.total += more
        return self.total

    def twice(self, more):
        self.add(more)
        return self.add(more)
"""
COMPILE = """
import sys
sys.path.insert(0, sys.argv[1])
import hatch_build
if sys.argv[2] == "kept":
    hatch_build.keep_methods_final()
from Cython.Build import cythonize
cythonize(["counter.py"], quiet=True, compiler_directives=hatch_build.DIRECTIVES)
"""


def calls(folder: Path, mode: str) -> tuple[int, int]:
    """How often the C code calls `add` straight, and through the class's table of methods."""
    (folder / "counter.pxd").write_text(STUB)
    (folder / "counter.py").write_text(SOURCE)
    subprocess.run([sys.executable, "-c", COMPILE, str(ROOT), mode], cwd=folder, check=True, env=dict(os.environ))
    code = (folder / "counter.c").read_text()
    straight = len(re.findall(r"__pyx_f_\w*Counter_add\(__pyx_v_self", code))
    return straight, len(re.findall(r"__pyx_vtab\)->add\(", code))


def test_cython_still_has_what_hatch_build_amends() -> None:
    wanted = ["self", "name", "type", "pos"]
    found = list(inspect.signature(CClassScope.declare_cfunction).parameters)
    assert found[:4] == wanted, f"Cython's CClassScope.declare_cfunction takes other arguments now: {found}"
    assert hasattr(CClassScope, "lookup_here"), "Cython's CClassScope has no lookup_here any more"
    kind: Any = Entry  # Cython's own Python code is untyped
    entry = kind("add", "add", None)
    names = ("is_final_cmethod", "final_func_cname", "func_cname", "is_inherited", "vtable_type")
    gone = [name for name in names if not hasattr(entry, name)]
    assert not gone, f"Cython's Entry has no {gone} any more; see keep_methods_final in hatch_build.py"


def test_a_final_method_is_called_straight(tmp_path: Path) -> None:
    assert calls(tmp_path, "kept") == (2, 0), "Cython does not heed what keep_methods_final does any more"


def test_cython_still_forgets_the_mark_by_itself(tmp_path: Path) -> None:
    """If it does not, keep_methods_final can go, and the cap with it."""
    assert calls(tmp_path, "alone") == (0, 2), "Cython heeds final methods by itself: keep_methods_final can go"


def test_the_version_of_cython_is_capped() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    for group in (project["build-system"]["requires"], project["dependency-groups"]["build"]):
        (wanted,) = (line for line in group if isinstance(line, str) and line.startswith("Cython"))
        assert "<" in wanted, wanted


def on_screen() -> list[type]:
    """Our own apps, screens and widgets."""
    names = [f"{screens.__name__}.{found.name}" for found in pkgutil.iter_modules(screens.__path__)]
    modules = [importlib.import_module(name) for name in names]
    kinds: set[Any] = {kind for module in modules for kind in vars(module).values() if inspect.isclass(kind)}
    return sorted(
        (kind for kind in kinds if issubclass(kind, MessagePump) and kind.__module__.startswith(screens.__name__)),
        key=lambda kind: kind.__qualname__,
    )


def test_our_apps_and_screens_are_found() -> None:
    assert any(issubclass(kind, App) for kind in on_screen())


def clashes(kind: type) -> set[str]:
    """Private names of ours that Textual has too; but not what it puts into each class of its kind."""
    parents = [parent for parent in kind.__mro__ if parent.__module__.partition(".")[0] == "textual"]
    set_by_them = {
        name for parent in parents for name in re.findall(r"self\.(_\w+)\b[^=\n]* = ", inspect.getsource(parent))
    }
    theirs = {name for parent in parents for name in vars(parent)} | set_by_them
    ours = set(re.findall(r"(?:self\.|def )(_\w+)\b", inspect.getsource(kind)))
    return {name for name in ours & theirs if not name.startswith("__")}


@pytest.mark.parametrize("kind", on_screen(), ids=lambda kind: kind.__name__)
def test_no_private_name_of_ours_is_one_of_textuals(kind: type) -> None:
    """What Textual does not promise may be there tomorrow; a name of ours in its place breaks it in silence."""
    assert clashes(kind) == set()


def test_a_clash_would_be_seen() -> None:
    class Clash(Widget):
        def _size_updated(self) -> None:  # type: ignore[override]
            self._size = 1  # type: ignore[assignment]

    assert clashes(Clash) == {"_size", "_size_updated"}
