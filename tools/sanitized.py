"""Fuzzes the vector face with engines that were compiled under AddressSanitizer and UBSan.

`make fuzz-sanitized`, three minutes of processor time; at the lowest priority on a busy machine it took 23 minutes. The
engines are compiled into a copy of the package in build/sanitized, so that the usual ones stay as they are; then
vectors of every game take steps with nonsense for actions. A fault ends it with a report.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))
PLACE = ROOT / "build" / "sanitized"
# What the vector needs: the engines of the games, and the positions.
NEEDED = ("vermeil.core", "vermeil.games", "vermeil.envs")
SANITIZERS = "-fsanitize=address,undefined -fno-sanitize-recover=undefined -fno-omit-frame-pointer -g1 -O1"

FUZZ = """
import sys
import numpy as np
from rich.progress import Progress
from vermeil import build_info, envs
from vermeil.games.silver_and_gold import engine
assert engine.__file__.endswith(".so") and "sanitized" in engine.__file__, engine.__file__
steps = int(sys.argv[1])
GAMES = 61  # not a whole number of blocks
SETTINGS = [
    ("silver-and-gold", 1, {}), ("silver-and-gold", 2, {}), ("silver-and-gold", 4, {"variants": {"open_marks": True}}),
    ("pyramids", 1, {}), ("pyramids", 3, {"variants": {"closed_tomb": True}}),
    ("silver-coin", 2, {"last": 1}), ("silver-coin", 4, {"deck": "amulet", "last": 1}),
    ("silver-coin", 3, {"deck": "coin+amulet:3,7,12", "last": 1, "rewards": "points"}),
    ("silver-coin", 2, {"deck": "bullet", "last": 1}),
    ("silver-coin", 4, {"deck": "bullet+amulet:0,1,4+coin:10,12", "last": 1, "variants": {"goth_girl": "may"}}),
]
with Progress() as progress:
    task = progress.add_task("fuzzing", total=steps * len(SETTINGS))
    for game, players, options in SETTINGS:
        rng = np.random.default_rng(players)
        vector = envs.vector(game, GAMES, players=players, illegal="mask", threads=2, **options)
        vector.reset(seed=1)
        ends = 0
        for step in range(steps):
            kind = step % 4
            if kind < 2:
                actions = vector.sample()
            elif kind == 2:
                actions = rng.integers(-(2**62), 2**62, GAMES)
            else:
                actions = rng.integers(0, len(vector.actions), GAMES)
            vector.step(actions)
            ends += int(vector.terminated.sum())
            progress.advance(task)
        vector.close()
        progress.print(f"{game}, {players} players: {steps * GAMES} steps, {ends} games ended")
"""


def main() -> int:
    """Compile, then fuzz; the fuzzer's exit code."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--steps", type=int, default=400, help="steps of each vector of 61 games (default 400)")
    steps = parser.parse_args().steps
    import hatch_build

    source = PLACE / "src"
    if source.exists():
        shutil.rmtree(source)
    ignored = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "page")
    shutil.copytree(ROOT / "src", source, ignore=ignored)
    engines = [name for name in hatch_build.find_engines() if name.startswith(NEEDED)]
    for stub in source.rglob("*.pxd"):  # the others run plain
        name = ".".join(stub.relative_to(source).with_suffix("").parts)
        if not name.startswith(NEEDED):
            stub.unlink()
    with Progress(console=Console(stderr=True)) as progress, ThreadPoolExecutor(os.cpu_count()) as workers:
        compiled = workers.map(_compile, engines)
        done = list(progress.track(compiled, len(engines), description="compiling under the sanitizers"))
    if any(done):
        return 1
    library = subprocess.run(["gcc", "-print-file-name=libasan.so"], capture_output=True, text=True, check=True)  # noqa: S607
    env = os.environ | {
        "LD_PRELOAD": library.stdout.strip(),
        "ASAN_OPTIONS": "detect_leaks=0",  # Python keeps what it has
        "PYTHONPATH": str(source),
        "PYTHONMALLOC": "malloc",  # so that every object is watched
    }
    return subprocess.run([sys.executable, "-c", FUZZ, str(steps)], env=env, check=False).returncode


def _compile(name: str) -> int:
    """One engine into the copy; its exit code."""
    folder = PLACE / "objects" / name
    if folder.exists():
        shutil.rmtree(folder)
    folder.mkdir(parents=True)
    env = os.environ | {"LDFLAGS": "-fsanitize=address,undefined"}
    # With its own flags instead of the usual -O3, under which sanitized code takes many minutes to compile.
    flags = SANITIZERS.split()
    code = f"import hatch_build as h; h.FLAGS[:] = {flags!r}; h.compile_here({name!r}, {str(folder)!r})"
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        print(done.stdout + done.stderr, file=sys.stderr)
        return done.returncode
    for built in folder.rglob("*.so"):
        target = PLACE / "src" / Path(*name.split(".")).parent
        shutil.copyfile(built, target / built.name)
    return 0


if __name__ == "__main__":
    sys.exit(main())
