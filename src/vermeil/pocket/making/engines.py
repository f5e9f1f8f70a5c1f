"""The compiled engines once more, for a browser: the same C, by another compiler."""

from __future__ import annotations

import ast
import hashlib
import importlib.util
import os
import re
import shutil
import zipfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from vermeil.core.errors import SetupError
from vermeil.pocket.making.toolchain import ROOT, WORK, Toolchain, msgspec_sources, run

CACHE = WORK / "engines"
# Faces for learning programs, and what only training needs: nobody asks for them in a browser.
LEFT_OUT = ("vermeil.envs.", "vermeil.bots.silver_coin.rounds")
CONFIGURED = re.compile(r"(?:HAVE|SIZEOF|ALIGNOF|WITH|DOUBLE)_\w+|STDC_HEADERS|PYLONG_BITS_IN_DIGIT")
# Nobody waits for these, so they are made small: JSON, patches of views, prices that are read once.
SMALL = ("msgspec._core", "vermeil.table.patch", "vermeil.bots.expedition.prices")
# -O3 and SIMD were tried: they gained nothing.
COMPILE = ["--target=wasm32-unknown-emscripten", "-fPIC", "-O2", "-g0", "-DNDEBUG", "-w", "-D__EMSCRIPTEN__"]
COMPILE += ["-DCYTHON_CCOMPLEX=0", "-fvisibility=hidden"]  # no complex numbers, and no names for other modules
LINK = ["-shared", "--experimental-pic", "--import-memory", "--no-entry"]
# Names that only a debugger reads are a tenth of an extension.
LINK += ["-O2", "--strip-all", "--unresolved-symbols=import-dynamic"]


def compiled(tools: Toolchain, told: Callable[[str], None]) -> dict[str, Path]:
    """The files of all extensions, by their dotted names; what was compiled before from the same C is taken again."""
    hook = _build_hook()
    names = [name for name in hook.find_engines() if not name.startswith(LEFT_OUT)]
    headers = _headers(tools)
    made_with = run([tools.clang, "--version"], "clang does not start") + repr((COMPILE, LINK, SMALL))
    made_with += (headers / "pyconfig.h").read_text(encoding="utf-8")
    core = msgspec_sources() / "msgspec" / "_core.c"
    made_of = {name: hook.fingerprint(name) for name in names}
    made_of["msgspec._core"] = hashlib.sha256(core.read_bytes()).hexdigest()
    files = {name: _goal(tools, name, f"{made_with} {name} {each}") for name, each in made_of.items()}
    missing = [name for name, file in files.items() if not file.exists()]
    try:
        hook.build([name for name in missing if name in names])  # as good as nothing, after an installation
    except hook.BuildFailedError as failure:
        raise SetupError(f"the pocket edition needs compiled engines: {failure}") from failure

    def compile_one(name: str) -> None:
        source = hook.c_file(name) if name in names else core
        _compile(tools, headers, source, files[name], *(["-Oz"] if name in SMALL else []))

    with ThreadPoolExecutor(os.cpu_count()) as workers:
        for number, _ in enumerate(workers.map(compile_one, missing)):
            told(f"{missing[number]} is compiled ({number + 1} of {len(missing)})")
    kept = {file.parent for file in files.values()}
    for outdated in set(CACHE.iterdir()) - kept:
        shutil.rmtree(outdated)
    return files


def _build_hook() -> Any:  # noqa: ANN401 - a module beside the package, found by its path
    """The module that compiles the engines for this machine."""
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    if spec is None or spec.loader is None:
        raise SetupError("hatch_build.py can't be read")
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except ImportError as error:
        raise SetupError(f"the pocket edition is built where contributors build: {error}") from error
    return module


def _goal(tools: Toolchain, name: str, made_of: str) -> Path:
    """Where the extension of a module is kept, by the hash of what goes into it."""
    digest = hashlib.sha256(made_of.encode()).hexdigest()[:24]
    return CACHE / digest / (name.rpartition(".")[2] + tools.suffix)


def _compile(tools: Toolchain, headers: Path, source: Path, goal: Path, *more: str) -> None:
    goal.parent.mkdir(parents=True, exist_ok=True)
    # By its name alone, so that no path of this machine gets into the module.
    half, fresh = goal.with_suffix(".o"), goal.with_suffix(".new")
    search = ["-I", str(headers), "-isystem", str(tools.libc), f"-ffile-prefix-map={source.parent}=."]
    run([tools.clang, *COMPILE, *more, *search, "-c", str(source), "-o", str(half)], f"{source.name} does not compile")
    start = f"--export=PyInit_{goal.name.partition('.')[0]}"
    run([tools.linker, *LINK, start, str(half), "-o", str(fresh)], f"{source.name} does not link")
    half.unlink()
    fresh.replace(goal)


def _headers(tools: Toolchain) -> Path:
    """The headers of CPython, as the runtime was configured."""
    folder = WORK / "headers"
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(tools.headers, folder)
    with zipfile.ZipFile(tools.runtime / "python_stdlib.zip") as library:
        said = library.read("_sysconfigdata__emscripten_wasm32-emscripten.py").decode()
    assigned = ast.parse(said).body[-1]
    if not isinstance(assigned, ast.Assign):
        raise SetupError("the runtime does not say how it was configured")
    known: dict[str, Any] = ast.literal_eval(assigned.value)
    # A 0 stands for what is not there, but for sizes.
    facts = {name: value for name, value in known.items() if CONFIGURED.fullmatch(name) and isinstance(value, int)}
    facts.pop("WITH_DOC_STRINGS", None)  # nobody reads them there
    lines = [f"#define {name} {value}" for name, value in sorted(facts.items()) if value or "OF_" in name]
    text = "\n".join(["#ifndef Py_PYCONFIG_H", "#define Py_PYCONFIG_H", *lines, "#endif", ""])
    (folder / "pyconfig.h").write_text(text, encoding="utf-8")
    return folder
