"""Compiles the engines and builds the page when the package is built.

An engine is a plain Python module `X.py` with a types-only `X.pxd` beside it. Each becomes a C extension: beside its
source for an editable install, inside the wheel otherwise. All or nothing: engines `cimport` each other, so a mix of
compiled and plain ones can't work. When something fails, the package is built uncompiled, and says so. The page is the
work of tools/page_build.py; without it the package is built too, and says so.

Run as a program (`python hatch_build.py MODULE FOLDER`) it compiles one module; the hook starts one such process for
each engine, so that they are made side by side.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import platform
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from importlib import metadata
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
SOURCE = ROOT / "src"
# What has been compiled before, by the hash of everything that went into it.
CACHE = ROOT / "build" / "engines"
# Why the last build is uncompiled; run.py shows it, because installers hide the output of a build that succeeds.
REASON = CACHE / "uncompiled.txt"
SUFFIX: str = sysconfig.get_config_var("EXT_SUFFIX") or ".so"

DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,  # annotations are for mypy; C types are in the .pxd
    "boundscheck": False,  # the public face validates, the engine trusts
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
    "nonecheck": False,
    "emit_code_comments": False,
}
# -g0: symbols for a debugger double the time and the size. -mpopcnt: counting bits is one instruction on every x86
# processor since 2008, and the engines count bits all the time (measured: 12 % more playouts a second).
FLAGS = [] if os.name == "nt" else ["-O3", "-g0"]
if FLAGS and platform.machine() in {"x86_64", "AMD64"}:
    FLAGS.append("-mpopcnt")


def load_page_build() -> Any:  # noqa: ANN401 - a module beside the package, found by its path
    """The module that builds the page."""
    spec = importlib.util.spec_from_file_location("page_build", ROOT / "tools" / "page_build.py")
    if spec is None or spec.loader is None:
        raise ImportError("tools/page_build.py can't be read")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class BuildFailedError(Exception):
    """An engine could not be compiled; the message is for people."""


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]  # generic in the builder's config, unused here
    """What hatchling calls before it packs a wheel."""

    def dependencies(self) -> list[str]:
        """Node as a package, where this machine has none."""
        wanted: list[str] = load_page_build().wants()
        return wanted

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile the engines and hand them to the wheel, or to the source tree if it is `editable`."""
        engines = find_engines()
        try:
            built = build(engines)
        except (BuildFailedError, OSError, metadata.PackageNotFoundError) as failure:
            self.app.display_warning(f"\n*** Vermeil is built WITHOUT its compiled engines: {failure}\n")
            reason, built = str(failure), {}
        else:
            reason = ""
        if version == "editable":
            place(built)
            remember(reason)
        else:
            build_data["force_include"].update({str(file): target(name).as_posix() for name, file in built.items()})
        self.add_page(version, build_data)
        if built:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def add_page(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page and hand it to the wheel, or to the source tree."""
        page = load_page_build()
        try:
            folder = page.build()
        except (page.PageFailedError, OSError) as failure:
            self.app.display_warning(f"\n*** Vermeil is built WITHOUT its page for browsers: {failure}\n")
            if version == "editable":
                page.remember(str(failure))
            return
        if version == "editable":
            page.place(folder)
            page.remember("")
        else:
            build_data["force_include"][str(folder)] = "vermeil/server/page"


def find_engines() -> list[str]:
    """The modules to compile, by their dotted names."""
    stubs = sorted(stub for stub in SOURCE.rglob("*.pxd") if stub.with_suffix(".py").exists())
    return [".".join(stub.relative_to(SOURCE).with_suffix("").parts) for stub in stubs]


def source(name: str) -> Path:
    """The Python file of a module."""
    return SOURCE.joinpath(*name.split(".")).with_suffix(".py")


def target(name: str) -> Path:
    """The extension's place inside the package."""
    *packages, module = name.split(".")
    return Path(*packages, module + SUFFIX)


def build(engines: list[str]) -> dict[str, Path]:
    """Compile what the cache doesn't hold; the file of each engine."""
    if os.environ.get("VERMEIL_PLAIN", "0") not in {"", "0"}:
        raise BuildFailedError("VERMEIL_PLAIN is set")
    files = {name: CACHE / fingerprint(name) / target(name).name for name in engines}
    missing = [name for name in engines if not files[name].exists()]
    CACHE.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=CACHE) as folder:
        with ThreadPoolExecutor(os.cpu_count()) as workers:
            list(workers.map(lambda name: compile_apart(name, Path(folder) / name), missing))
        for name in missing:
            files[name].parent.mkdir(exist_ok=True)
            # The C first: where the extension is, its C is too. The pocket edition compiles it once more.
            (Path(folder) / name / source(name).relative_to(ROOT).with_suffix(".c")).replace(c_file(name))
            (Path(folder) / name / target(name)).replace(files[name])
    return files


def c_file(name: str) -> Path:
    """Where the C of an engine is kept."""
    return CACHE / fingerprint(name) / source(name).with_suffix(".c").name


def fingerprint(name: str) -> str:
    """A hash of everything the compiled module depends on: its code, the types that it sees, and how it is compiled."""
    parts = [*sorted(types_of(source(name).with_suffix(".pxd"))), source(name), Path(__file__)]
    tools = (sys.version, metadata.version("Cython"), os.environ.get("CFLAGS"))
    digest = hashlib.sha256(f"{name} {SUFFIX} {tools}".encode())
    for part in parts:
        digest.update(hashlib.sha256(part.read_bytes()).digest())
    return digest.hexdigest()[:24]


def types_of(stub: Path) -> set[Path]:
    """A file of types and all that it cimports, directly or through others."""
    found, left = set(), [stub]
    while left:
        stub = left.pop()
        if stub not in found:
            found.add(stub)
            cimports = re.findall(r"^from (vermeil\S+) cimport (.+)$", stub.read_text(encoding="utf-8"), re.MULTILINE)
            for module, names in cimports:
                if SOURCE.joinpath(*module.split(".")).is_dir():  # a package: its modules are cimported
                    left.extend(source(f"{module}.{name.strip()}").with_suffix(".pxd") for name in names.split(","))
                else:
                    left.append(source(module).with_suffix(".pxd"))
    return found


def compile_apart(name: str, folder: Path) -> None:
    """Compile one engine in a process of its own."""
    folder.mkdir()
    done = subprocess.run(
        [sys.executable, __file__, name, str(folder)], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise BuildFailedError(f"{name} does not compile.\n{(done.stdout + done.stderr).strip()}")


def keep_methods_final() -> None:
    """Let Cython heed `@cython.final` on methods in a .pxd: they are called directly then, and inlined.

    It forgets the mark when it comes to the method's body in a .py (cython/cython#6284, #1363). Only speed depends on
    it, a tenth of the time of a random playout and more of a guided one.
    """
    try:
        from Cython.Compiler.Symtab import CClassScope
    except ImportError:  # another Cython, which may need no reminder
        return

    declare = CClassScope.declare_cfunction

    def declare_cfunction(scope: Any, name: str, *args: Any, **named: Any) -> Any:  # noqa: ANN401 - Cython has no types
        known = scope.lookup_here(name)
        entry = declare(scope, name, *args, **named)
        if getattr(known, "is_final_cmethod", False) and not known.is_inherited:
            entry.is_final_cmethod = True
            entry.final_func_cname = entry.func_cname
            entry.vtable_type = entry.vtable_type or known.vtable_type or entry.type
        return entry

    CClassScope.declare_cfunction = declare_cfunction  # type: ignore[assignment, method-assign]


def compile_here(name: str, folder: str) -> None:
    """Python to C to an extension below `folder`."""
    from Cython.Build import cythonize
    from setuptools import Distribution, Extension
    from setuptools.command.build_ext import build_ext

    keep_methods_final()
    file = os.path.relpath(source(name), ROOT)  # relative, so that no path of this machine gets into the binary
    extensions = cythonize(
        [Extension(name, [file], extra_compile_args=FLAGS)],
        include_path=[SOURCE.name],
        build_dir=folder,
        compiler_directives=DIRECTIVES,
        force=True,
    )
    command = build_ext(Distribution({"name": "vermeil", "ext_modules": extensions}))
    command.build_lib = folder
    command.build_temp = folder
    command.ensure_finalized()
    command.run()


def place(built: dict[str, Path]) -> None:
    """Put the extensions beside their sources, and take away those that are no longer true."""
    goals = {SOURCE / target(name): file for name, file in built.items()}
    for old in SOURCE.rglob("*" + SUFFIX):
        if old not in goals:
            old.unlink()
    for goal, file in goals.items():
        # Never write into the old one: a running game may have it mapped into its memory.
        fresh = goal.with_name(goal.name + ".new")
        shutil.copyfile(file, fresh)
        fresh.replace(goal)
    kept = {file.parent.name for file in built.values()}
    for outdated in CACHE.glob("[0-9a-f]" * 24):
        if outdated.name not in kept:
            shutil.rmtree(outdated)


def remember(reason: str) -> None:
    """Keep the reason for run.py, if there is one."""
    CACHE.mkdir(parents=True, exist_ok=True)
    if reason:
        REASON.write_text(reason + "\n", encoding="utf-8")
    else:
        REASON.unlink(missing_ok=True)


if __name__ == "__main__":
    try:
        compile_here(*sys.argv[1:])
    except Exception as error:  # noqa: BLE001  # whatever it is, the hook reports it and goes on uncompiled
        sys.exit(f"{type(error).__name__}: {error}")
