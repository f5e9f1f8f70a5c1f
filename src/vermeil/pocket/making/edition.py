"""The folder of the pocket edition: the page, the runtime, our code, and what keeps it all in a browser."""

from __future__ import annotations

import gzip
import hashlib
import json
import re
import secrets
import shutil
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from html import escape
from pathlib import Path, PurePosixPath
from urllib.parse import urlsplit

from vermeil.core.errors import SetupError
from vermeil.pocket.folders import MARK, require_edition
from vermeil.pocket.making.engines import compiled
from vermeil.pocket.making.library import own_code, standard_library
from vermeil.pocket.making.toolchain import ROOT, Toolchain, found

PAGE = ROOT / "src" / "vermeil" / "server" / "page"
SERVICE_WORKER = Path(__file__).with_name("service_worker.js")
LISTED = re.compile(r"^const FILES = (\[.*\])$", re.MULTILINE)
ENTRANCES = ("index.html", "service_worker.js", MARK)
FRESH = ".being-built"  # what the name of a build's own folder begins with: two may be under way
LEFT_BEHIND = 86_400  # seconds after which such a folder is of a build that was broken off
# Nothing comes from anywhere else, and nothing goes there. Compiling WebAssembly is allowed, evaluating text is not.
POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data: blob:; "
    "style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; form-action 'self'"
)

# Parts of the page that need a server: packets for other devices, seats that come from them, and what keeps a server's
# page, for the edition keeps itself.
FOR_SERVERS = ("drop-*.js", "Take-*", "SeatHere-*", "installed*.js")


@dataclass(frozen=True)
class Edition:
    """What was built."""

    name: str
    files: int
    bytes: int
    gzipped: int
    """What is sent where the files are compressed on the way."""


def build(folder: Path, server: str = "", told: Callable[[str], None] = lambda _: None) -> Edition:
    """Build everything into a folder: a new one, an empty one, or one with an older edition.

    Of the older one all files are replaced; whatever else lies there by then stays. `told` hears what takes a while.
    """
    if folder.exists() and (not folder.is_dir() or (_holds_something(folder) and not (folder / MARK).exists())):
        raise SetupError(f"{folder} is there and is not a pocket edition; name another folder")
    if server and urlsplit(server).scheme not in {"", "http", "https"}:
        raise SetupError(f"a server's address begins with https:// or http://, not {server[:40]!r}")
    if not (PAGE / "index.html").exists():
        raise SetupError("the page has not been built: `npm ci` and `npm run build` in the folder web build it")
    tools = found()
    fresh = folder / f"{FRESH}-{secrets.token_hex(4)}"
    ours = [each for each in (folder, *folder.parents) if not each.exists()]
    with _writing(folder):
        fresh.mkdir(parents=True)
    _clear(folder)
    try:
        engines = compiled(tools, told)
        with _writing(folder):
            _fill(fresh, tools, engines, server)
            _replace(folder, fresh)
    finally:
        shutil.rmtree(fresh, ignore_errors=True)
        with suppress(OSError):  # something is in it
            for each in ours:
                each.rmdir()
    return weighed(folder)


def _fill(fresh: Path, tools: Toolchain, engines: Mapping[str, Path], server: str) -> None:
    """Write the edition into an empty folder."""
    left_out = shutil.ignore_patterns("*.gz", "*.br", "*.woff", "index.html", *FOR_SERVERS)
    shutil.copytree(PAGE, fresh, ignore=left_out, dirs_exist_ok=True)
    runtime = fresh / "runtime"
    runtime.mkdir()
    for name in ("pyodide.mjs", "pyodide.asm.js", "pyodide.asm.wasm"):
        shutil.copyfile(tools.runtime / name, runtime / name)
    known = json.loads((tools.runtime / "pyodide-lock.json").read_text(encoding="utf-8"))
    _write(runtime / "pyodide-lock.json", json.dumps({"info": known["info"], "packages": {}}))
    standard_library(tools, runtime / "library.zip")
    own_code(engines, runtime / "vermeil.zip")
    html = (PAGE / "index.html").read_text(encoding="utf-8")
    [early] = (file.relative_to(fresh).as_posix() for file in fresh.glob("assets/early-*.js"))
    _write(fresh / "index.html", page(html, "", server, early))
    name = _digest(fresh)
    _write(fresh / "index.html", page(html, name, server, early))
    files = sorted(file.relative_to(fresh).as_posix() for file in fresh.rglob("*") if file.is_file())
    kept = ["./", *(file for file in files if file != "index.html")]
    script = SERVICE_WORKER.read_text(encoding="utf-8")
    _write(fresh / "service_worker.js", script.replace("{edition}", name).replace("{files}", json.dumps(kept)))
    _write(fresh / MARK, f"Vermeil's pocket edition {name}\n")


def _replace(folder: Path, fresh: Path) -> None:
    """Put a fresh edition in the place of an older one."""
    new = {file.relative_to(fresh).as_posix() for file in fresh.rglob("*") if file.is_file()}
    gone = _files_of(folder) - new if (folder / MARK).exists() else set()
    if not (folder / MARK).exists():  # if this is broken off, the next build may still have the folder
        shutil.copyfile(fresh / MARK, folder / MARK)
    # What a browser asks for first comes last, so that it never names a part that is not there yet.
    for name in (*sorted(new - set(ENTRANCES)), *ENTRANCES):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (fresh / name).replace(folder / name)
    for name in gone:
        (folder / name).unlink(missing_ok=True)
    for parent in {(folder / name).parent for name in gone} - {folder}:
        if not any(parent.iterdir()):
            parent.rmdir()


def _holds_something(folder: Path) -> bool:
    return any(not file.name.startswith(FRESH) for file in folder.iterdir())


def _clear(folder: Path) -> None:
    """Remove what builds that were broken off have left."""
    for old in folder.glob(f"{FRESH}*"):
        with suppress(OSError):  # another build was quicker
            if old.stat().st_mtime + LEFT_BEHIND < time.time():
                shutil.rmtree(old)


def _files_of(folder: Path) -> set[str]:
    """The files of the edition in a folder, by the list that its service worker keeps them by."""
    file = folder / "service_worker.js"
    listed = LISTED.search(file.read_text(encoding="utf-8")) if file.exists() else None
    names: list[str] = [] if listed is None else json.loads(listed[1])
    inside = {name for name in names if not name.startswith("/") and ".." not in PurePosixPath(name).parts}
    return {name for name in {*inside, *ENTRANCES} if (folder / name).is_file()}


@contextmanager
def _writing(folder: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise SetupError(f"{folder} can't be written: {error.strerror or error}") from error


def page(html: str, name: str, server: str, early: str = "") -> str:
    """The server's page as the pocket edition's: its parts lie beside it, and it knows what it is.

    `early` is the part that starts the workers; it runs before the rest of the page is there.
    """
    said = [f'<meta http-equiv="Content-Security-Policy" content="{POLICY}" />']
    said.append(f'<meta name="vermeil-pocket" content="{escape(name)}" />')
    if server:
        said.append(f'<meta name="vermeil-server" content="{escape(server)}" />')
    if early:
        said.append(f'<script type="module" async src="./{early}"></script>')
    html = html.replace('="/', '="./')
    return html.replace('<meta charset="utf-8" />', "\n    ".join(['<meta charset="utf-8" />', *said]))


def weighed(folder: Path) -> Edition:
    """What a folder holds, and what of it is sent."""
    name = require_edition(folder)
    files = [folder / each for each in _files_of(folder)]
    data = [file.read_bytes() for file in files]
    gzipped = sum(min(len(each), len(gzip.compress(each, 6, mtime=0))) for each in data)
    return Edition(name, len(files), sum(map(len, data)), gzipped)


def _digest(folder: Path) -> str:
    digest = hashlib.sha256()
    for file in sorted(folder.rglob("*")):
        if file.is_file():
            digest.update(file.relative_to(folder).as_posix().encode() + b"\0")
            digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()[:12]


def _write(file: Path, text: str) -> None:
    file.write_text(text, encoding="utf-8", newline="\n")
