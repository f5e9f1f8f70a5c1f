"""Fuzzes the vector face with engines that were compiled under AddressSanitizer and UBSan.

`make fuzz-sanitized`. The engines are compiled into a copy of the package in build/sanitized, so that the usual ones
stay as they are; then vectors of every game take steps with nonsense for actions. A fault ends it with a report.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))
PLACE = ROOT / "build" / "sanitized"
# What the vector needs: the engines of the games, and the positions.
NEEDED = ("vermeil.core", "vermeil.games", "vermeil.envs")
SANITIZERS = "-fsanitize=address,undefined -fno-sanitize-recover=undefined -fno-omit-frame-pointer -g1 -O1"

FUZZ = """
import sys
import numpy as np
from vermeil import build_info, envs
from vermeil.games.silver_and_gold import engine
assert engine.__file__.endswith(".so") and "sanitized" in engine.__file__, engine.__file__
steps = int(sys.argv[1])
SETTINGS = [
    ("silver-and-gold", 1, {}), ("silver-and-gold", 2, {}), ("silver-and-gold", 4, {"variants": {"open_marks": True}}),
    ("pyramids", 1, {}), ("pyramids", 3, {"variants": {"closed_tomb": True}}),
    ("silver-coin", 2, {}), ("silver-coin", 4, {"deck": "amulet"}), ("silver-coin", 3, {"deck": "coin+amulet:3,7,12"}),
]
for game, players, options in SETTINGS:
    rng = np.random.default_rng(players)
    vector = envs.vector(game, 64, players=players, illegal="mask", threads=2, **options)
    vector.reset(seed=1)
    ends = 0
    for step in range(steps):
        kind = step % 3
        if kind == 0:
            actions = vector.sample()
        elif kind == 1:
            actions = rng.integers(-(2**62), 2**62, 64)
        else:
            actions = rng.integers(0, len(vector.actions), 64)
        vector.step(actions)
        ends += int(vector.terminated.sum())
    vector.close()
    print(f"{game}, {players} players: {steps * 64} steps, {ends} games ended", flush=True)
"""


def main() -> int:
    """Compile, then fuzz; the fuzzer's exit code."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--steps", type=int, default=3000, help="steps of each vector (default 3000)")
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
    print(f"compiling {len(engines)} engines under the sanitizers", flush=True)
    with ThreadPoolExecutor(os.cpu_count()) as workers:
        done = list(workers.map(_compile, engines))
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
