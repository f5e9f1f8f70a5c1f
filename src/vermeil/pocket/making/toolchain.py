"""What the pocket edition is made with, and where it is on this machine.

All versions are pinned in one place each: the runtime in tools/pocket/package-lock.json, msgspec in
requirements/runtime.txt. The compiler makes no difference to what is played, so any of the usual versions will do.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from dataclasses import dataclass
from pathlib import Path

from vermeil.core.errors import SetupError

ROOT = Path(__file__).resolve().parents[4]
WORK = ROOT / "build" / "pocket"
PINS = ROOT / "tools" / "pocket"
LOCK = ROOT / "requirements" / "runtime.txt"
COMPILERS = range(22, 15, -1)  # versions of clang whose modules load; the newest that is there is taken
HEADERS = "VERMEIL_EMSCRIPTEN"
SYSROOT = Path("usr/share/emscripten/cache/sysroot/include")


@dataclass(frozen=True)
class Toolchain:
    """Everything that was found."""

    clang: str
    linker: str
    libc: Path
    """The headers of Emscripten's C library."""
    runtime: Path
    """The package `pyodide` of npm: a CPython as WebAssembly."""
    python: str
    """The version of that CPython, such as `3.11.3`."""

    @property
    def suffix(self) -> str:
        """How an extension's file ends there."""
        major, minor, _ = self.python.split(".")
        return f".cpython-{major}{minor}-wasm32-emscripten.so"

    @property
    def headers(self) -> Path:
        """The headers of this interpreter, which is of the same minor version."""
        return Path(sysconfig.get_path("include"))


def found() -> Toolchain:
    """What is here; SetupError in one sentence that names all that is missing."""
    if not (ROOT / "hatch_build.py").exists():
        raise SetupError("the pocket edition is built in a checkout of Vermeil, not from an installed package")
    clang, linker = _program("clang"), _program("wasm-ld")
    libc = _libc()
    missing = []
    if clang is None:
        missing.append("clang, which compiles to WebAssembly (Debian: apt-get install clang-19)")
    if linker is None:
        missing.append("its linker wasm-ld (Debian: apt-get install lld-19)")
    if libc is None:
        missing.append(
            "the headers of Emscripten's C library (Debian: `apt-get download emscripten`, then "
            f"`dpkg-deb -x emscripten_*.deb {WORK.relative_to(ROOT)}/emscripten`; or name their folder in {HEADERS})"
        )
    if not (sysconfig_headers := Path(sysconfig.get_path("include")) / "Python.h").exists():
        missing.append(f"the headers of Python ({sysconfig_headers.name}; Debian: apt-get install python3-dev)")
    runtime = _runtime()
    if runtime is None:
        missing.append("npm, which fetches the runtime `pyodide` (Debian: apt-get install npm)")
    if clang is None or linker is None or libc is None or runtime is None or missing:
        raise SetupError("the pocket edition can't be built without " + "; ".join(missing))
    python: str = json.loads((runtime / "pyodide-lock.json").read_text(encoding="utf-8"))["info"]["python"]
    if python.rpartition(".")[0] != "{}.{}".format(*sys.version_info):
        raise SetupError(
            f"the pocket edition is built with Python {python.rpartition('.')[0]}, that of its runtime; "
            f"this is {sys.version.split()[0]}"
        )
    return Toolchain(clang, linker, libc, runtime, python)


def _program(name: str) -> str | None:
    """A program of the compiler's, with or without its version in its name."""
    names = [*(f"{name}-{version}" for version in COMPILERS), name]
    return next((path for each in names if (path := shutil.which(each)) is not None), None)


def _libc() -> Path | None:
    named = os.environ.get(HEADERS)
    places = [Path(named)] if named else [WORK / "emscripten" / SYSROOT, Path("/") / SYSROOT]
    return next((place for place in places if (place / "stdio.h").exists()), None)


def _runtime() -> Path | None:
    """The pinned runtime, fetched by npm on first use; None where there is neither."""
    folder = WORK / "npm"
    lock = PINS / "package-lock.json"
    stamp = folder / "package-lock.json"
    package = folder / "node_modules" / "pyodide"
    if not (package / "pyodide.asm.wasm").exists() or stamp.read_bytes() != lock.read_bytes():
        npm = shutil.which("npm")
        if npm is None:
            return None
        folder.mkdir(parents=True, exist_ok=True)
        for name in ("package.json", "package-lock.json"):
            shutil.copyfile(PINS / name, folder / name)
        command = [npm, "ci", "--no-audit", "--no-fund", "--ignore-scripts"]
        run(command, "npm can't fetch the runtime", cwd=folder)
    return package


def msgspec_sources() -> Path:
    """The sources of msgspec in the version of our lock, fetched by pip on first use."""
    pinned = re.search(r"^msgspec==(\S+) \\\n(?:.*\\\n)*.*$", LOCK.read_text(encoding="utf-8"), re.MULTILINE)
    if pinned is None:
        raise SetupError(f"{LOCK.name} has no msgspec")
    folder = WORK / f"msgspec-{pinned[1]}"
    if not (folder / "src" / "msgspec" / "_core.c").exists():
        fetched = WORK / "sdist"
        shutil.rmtree(fetched, ignore_errors=True)
        fetched.mkdir(parents=True)
        wanted = fetched / "wanted.txt"
        wanted.write_text(pinned[0] + "\n", encoding="utf-8")
        pip = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--no-binary", ":all:"]
        pip += ["--require-hashes", "--dest", str(fetched), "-r", str(wanted)]
        run(pip, "pip can't fetch msgspec's sources")
        shutil.unpack_archive(next(fetched.glob("msgspec-*.tar.gz")), WORK)
    return folder / "src"


def run(command: list[str], trouble: str, cwd: Path | None = None, env: dict[str, str] | None = None) -> str:
    """A program's output; SetupError with its last words if it fails."""
    done = subprocess.run(command, cwd=cwd, env=env, capture_output=True, text=True, check=False)  # noqa: S603 - ours
    if done.returncode:
        said = "\n".join((done.stdout + done.stderr).strip().splitlines()[-8:])
        raise SetupError(f"{trouble}:\n{said}")
    return done.stdout
