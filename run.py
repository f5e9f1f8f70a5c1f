#!/usr/bin/env python3
"""Everything from one file: makes an environment in .venv on first use, then plays, tests or measures.

    python3 run.py play [ARGS]      play in the browser; ARGS go to `vermeil play`
    python3 run.py test [ARGS]      lint, types, imports and all tests; with ARGS only pytest, which gets them
    python3 run.py check            lint, types and imports
    python3 run.py bench [ARGS]     the benchmarks
    python3 run.py setup            only make the environment ready for testing; tries again to compile what failed
    python3 run.py exec COMMAND...  any command inside the environment, such as `vermeil` or `python`

Needs Python 3.11 or newer and, the first time, a network. A C compiler makes the games fast, but is not needed.
"""

import contextlib
import hashlib
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
STAMP = VENV / "vermeil-stamp.json"
LOG = VENV / "vermeil-setup.log"
UNCOMPILED = ROOT / "build" / "engines" / "uncompiled.txt"  # written by hatch_build.py
UNBUILT = ROOT / "build" / "page" / "unbuilt.txt"  # the same for the page
PAGE_BUILD = ROOT / "tools" / "page_build.py"
WEB = ROOT / "web"
OLDEST = (3, 11)

# Each lock holds all of those before it.
LOCKS = ["runtime", "dev", "bench"]

CHECKS = {
    "ruff check": ["ruff", "check", "."],
    "ruff format": ["ruff", "format", "--check", "."],
    "mypy": ["mypy"],
    "lint-imports": ["lint-imports", "--no-logo"],
}
# Who has nothing left to do takes tests over from the others: some take a second, a few take twenty. Many wait for a
# server or a browser, so that four processes keep two cores busy.
TESTS = {"pytest": ["pytest", "-n", "4", "--dist", "worksteal"]}

NETWORK_TROUBLE = (
    "NewConnectionError",
    "Temporary failure in name resolution",
    "Failed to establish a new connection",
    "Network is unreachable",
    "Connection refused",
    "Max retries exceeded",
    "Read timed out",
    "from versions: none",
)


def main() -> None:
    """Read the command line."""
    if sys.version_info < OLDEST:
        fail("Python {}.{} or newer is needed; this is {}.".format(*OLDEST, sys.version.split()[0]))
    commands = {"play": play, "test": test, "check": check, "bench": bench, "setup": setup, "exec": execute}
    command, args = (sys.argv[1], sys.argv[2:]) if len(sys.argv) > 1 else ("help", [])
    if command in {"help", "-h", "--help"}:
        print(__doc__.strip())
    elif command in commands:
        commands[command](args)
    else:
        fail("there is no command {!r}; these are: {}".format(command, ", ".join(commands)))


def play(args: "list[str]") -> None:
    """Play; what the arguments mean is `vermeil play`'s affair."""
    prepare("runtime")
    become([program("vermeil"), "play", *args])


def test(args: "list[str]") -> None:
    """Prove that all is well; with arguments, only what they ask pytest for."""
    prepare("dev")
    # The tests start more than a hundred Pythons; each would compile all our sources again.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    if args:
        become([program("pytest"), *args], ROOT)
    run_all({**CHECKS, **page_checks()}, TESTS)


def check(_args: "list[str]") -> None:
    """Only the tools that read the code without running it."""
    prepare("dev")
    run_all({**CHECKS, **page_checks()}, {})


def page_checks() -> "dict[str, list[str]]":
    """Format, lint, types and unit tests of the page's code, where its packages and npm are there."""
    if (WEB / "node_modules").exists() and shutil.which("npm"):
        npm = ["npm", "--prefix", str(WEB), "run", "--silent"]
        return {"page check": [*npm, "check"], "page tests": [*npm, "test"]}
    say("*** the checks of the page's code are skipped: there is no npm here, or no web/node_modules")
    return {}


def bench(args: "list[str]") -> None:
    """Measure."""
    prepare("bench")
    become([str(PYTHON), "-m", "bench", *args], ROOT)


def setup(_args: "list[str]") -> None:
    """Make the environment, and try again what could not be compiled."""
    if (UNCOMPILED.exists() or UNBUILT.exists()) and VENV.exists():
        write_stamp(project="try again")
    prepare("dev")
    say("ready: " + str(PYTHON))


def execute(args: "list[str]") -> None:
    """Run any command inside the environment."""
    prepare("runtime")
    become([program(args[0]), *args[1:]] if args else [str(PYTHON)])


def prepare(lock: str) -> None:
    """Make .venv hold what this lock names, and the project built from its present sources."""
    if up_to_date(lock):
        return
    with only_one():
        make_venv()
        install_lock(lock)
        install_project()


def up_to_date(lock: str) -> bool:
    """Whether there is nothing to do."""
    return PYTHON.exists() and has_lock(lock) and read_stamp().get("project") == project_hash()


def make_venv() -> None:
    """Create .venv, or create it again when the checkout was moved or its Python is gone."""
    if PYTHON.exists() and read_stamp().get("root") == str(ROOT):
        return
    say("making an environment in " + str(VENV))
    shutil.rmtree(VENV, ignore_errors=True)
    done = subprocess.run([sys.executable, "-m", "venv", str(VENV)], capture_output=True, text=True, check=False)
    if done.returncode:
        shutil.rmtree(VENV, ignore_errors=True)
        output = (done.stdout + done.stderr).strip()
        fail(
            "this Python can't make virtual environments. On Debian and Ubuntu the package "
            "python{}.{}-venv is missing.\n{}".format(sys.version_info[0], sys.version_info[1], output)
        )
    write_stamp(root=str(ROOT))


def has_lock(lock: str) -> bool:
    """Whether this lock, or a larger one, is installed as it is now."""
    installed = read_stamp().get("lock", "")
    return any(installed == lock_hash(name) for name in LOCKS[LOCKS.index(lock) :])


def install_lock(lock: str) -> None:
    """Install pinned and hashed dependencies."""
    if has_lock(lock):
        return
    say("installing dependencies: requirements/{}.txt, this takes a moment".format(lock))
    pip("--require-hashes", "-r", str(lock_file(lock)))
    write_stamp(lock=lock_hash(lock))


def install_project() -> None:
    """Build the engines and make `vermeil` importable."""
    fingerprint = project_hash()
    if read_stamp().get("project") == fingerprint:
        return
    install_node()
    say("building the engines and the page")
    pip("--no-build-isolation", "--no-deps", "--editable", str(ROOT))
    write_stamp(project=fingerprint)
    if UNCOMPILED.exists():
        say("*** the engines could NOT be compiled; they run as plain Python, many times slower. The reason:")
        reason = UNCOMPILED.read_text(encoding="utf-8").rstrip().splitlines()
        print("\n".join(reason[:20]), file=sys.stderr)
        say("*** more in {}; `run.py setup` tries again".format(UNCOMPILED))
    if UNBUILT.exists():
        say("*** the page for browsers could NOT be built; the terminal and the server work without it. The reason:")
        print("\n".join(UNBUILT.read_text(encoding="utf-8").rstrip().splitlines()[:20]), file=sys.stderr)
        say("*** `run.py setup` tries again")


def install_node() -> None:
    """Node as a package, if this machine has none and the page must be built; without it there is just no page."""
    asked = subprocess.run([str(PYTHON), str(PAGE_BUILD), "wants"], capture_output=True, text=True, check=False)
    if asked.stdout.strip():
        say("installing Node for the page: requirements/node.txt")
        pip("--require-hashes", "-r", str(lock_file("node")), needed=False)


def pip(*args: str, needed: bool = True) -> None:
    """`pip install`, its words in a log; shown only when it fails, which is the end if it was `needed`."""
    command = [str(PYTHON), "-m", "pip", "--disable-pip-version-check", "--no-input", "install", *args]
    # VERMEIL_PLAIN chooses the plain sources when the program runs; here it would throw the compiled ones away.
    env = {key: value for key, value in os.environ.items() if key not in {"VERMEIL_PLAIN", "PYTHONPATH", "PIP_USER"}}
    with LOG.open("w", encoding="utf-8") as log:
        done = subprocess.run(command, env=env, stdout=log, stderr=subprocess.STDOUT, check=False)
    if done.returncode and needed:
        output = LOG.read_text(encoding="utf-8", errors="replace")
        print("\n".join(output.splitlines()[-20:]), file=sys.stderr)
        if any(words in output for words in NETWORK_TROUBLE):
            fail("pip could not reach the package index. Is there a network? The first run needs one.")
        fail("pip failed; the last lines are above, all of them in {}.".format(LOG))


def lock_file(lock: str) -> Path:
    """Where a lock is kept."""
    return ROOT / "requirements" / (lock + ".txt")


def lock_hash(lock: str) -> str:
    """What a lock says, in short."""
    return hashlib.sha256(lock_file(lock).read_bytes()).hexdigest()


def project_hash() -> str:
    """Everything that makes a new build necessary: the build itself, what is compiled, the page and its words."""
    source = ROOT / "src"
    web = ROOT / "web"
    files = [ROOT / "pyproject.toml", ROOT / "hatch_build.py", ROOT / "tools" / "page_build.py"]
    files += [file for file in sorted(web.rglob("*")) if file.is_file() and web / "node_modules" not in file.parents]
    words = source / "vermeil" / "words"
    files += [file for file in sorted(words.rglob("*")) if file.suffix in {".ftl", ".json"}]
    for stub in sorted(source.rglob("*.pxd")):
        files += [file for file in (stub, stub.with_suffix(".py")) if file.exists()]
    digest = hashlib.sha256()
    for file in files:
        digest.update(str(file.relative_to(ROOT)).encode() + b"\0" + hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()


def read_stamp() -> "dict[str, str]":
    """What .venv holds, as far as we know."""
    try:
        stamp = json.loads(STAMP.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) else {}


def write_stamp(**news: str) -> None:
    """Remember what was just done."""
    STAMP.write_text(json.dumps({**read_stamp(), **news}, indent=1) + "\n", encoding="utf-8")


@contextlib.contextmanager
def only_one() -> "Iterator[None]":
    """Let two runs at the same time set up one after the other."""
    try:
        import fcntl
    except ImportError:  # Windows: no such lock, and nobody who runs two at a time
        yield
        return
    (ROOT / "build").mkdir(exist_ok=True)
    with (ROOT / "build" / "setup.lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def run_all(checks: "dict[str, list[str]]", tests: "dict[str, list[str]]") -> NoReturn:
    """Every step, even after one has failed; the exit code tells whether all went well.

    The checks only read, so two of them run side by side and are told when they are done; tests are told as they run.
    """
    with ThreadPoolExecutor(2) as pool:
        went = pool.map(run_check, checks, checks.values())
        failed = [name for name, well in zip(checks, went, strict=True) if not well]
    for name, command in tests.items():
        started = time.monotonic()
        say(name)
        done = subprocess.run([program(command[0]), *command[1:]], cwd=ROOT, check=False)
        if done.returncode:
            failed.append(name)
        say_done(name, done.returncode, started)
    say("failed: " + ", ".join(failed) if failed else "all well")
    sys.exit(1 if failed else 0)


def run_check(name: str, command: "list[str]") -> bool:
    """One step whose output is kept together; whether all is well."""
    started = time.monotonic()
    wanted = [program(command[0]), *command[1:]]
    done = subprocess.run(wanted, cwd=ROOT, check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    sys.stdout.write(done.stdout.decode(errors="replace"))
    sys.stdout.flush()
    say_done(name, done.returncode, started)
    return not done.returncode


def say_done(name: str, code: int, started: float) -> None:
    """How a step went."""
    say("{} {} ({:.1f} s)".format(name, "FAILED" if code else "ok", time.monotonic() - started))


def program(name: str) -> str:
    """A command of the environment, or else one of the system."""
    found = shutil.which(name, path=str(BIN)) or shutil.which(name)
    if not found:
        fail("there is no command {} in {}".format(name, BIN))
    return found


def become(command: "list[str]", cwd: "Path | None" = None) -> NoReturn:
    """Hand the terminal over to a command."""
    if cwd is not None:
        os.chdir(cwd)
    try:
        sys.exit(subprocess.run(command, check=False).returncode)
    except KeyboardInterrupt:
        sys.exit(130)


def say(words: str) -> None:
    """Progress, on stderr: stdout belongs to the command."""
    print("vermeil: " + words, file=sys.stderr, flush=True)


def fail(words: str) -> NoReturn:
    """One clear sentence, and a code that scripts notice."""
    say(words)
    sys.exit(1)


if __name__ == "__main__":
    main()
