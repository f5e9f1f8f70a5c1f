"""Wherever deals are played, the results are the same, and a worker that dies costs its chunk only."""

from __future__ import annotations

import importlib.util
import os
import signal
import subprocess
import sys
import textwrap
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from vermeil.arena.deals import Setting, play_deal
from vermeil.arena.executors import AHEAD, Here, Processes, executor_for, next_size
from vermeil.core.errors import SetupError

GOLD = Setting("silver-and-gold")


def doubled(number: int) -> int:
    return 2 * number


def slow(number: int) -> int:
    time.sleep(0.02)
    return number


def dies_once(folder: str, number: int) -> int:
    """A worker that is killed in the middle of its chunk, the first time that it comes to this job."""
    mark = Path(folder) / "died"
    if number == 30 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return 2 * number


def always_dies(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def refuses(number: int) -> int:
    raise SetupError(f"{number} can't be played")


def test_results_come_in_the_order_of_the_jobs() -> None:
    assert list(Processes(2).run(doubled, range(500))) == list(Here().run(doubled, range(500)))


def test_deals_of_bots_are_the_same_in_processes() -> None:
    play, jobs = partial(play_deal, GOLD, "greedy", "random"), [f"deal/{number}" for number in range(4)]
    assert list(Processes(2).run(play, jobs)) == list(Here().run(play, jobs))


def test_a_killed_process_costs_its_chunk_only(tmp_path: Path) -> None:
    assert list(Processes(2).run(partial(dies_once, str(tmp_path)), range(100))) == [2 * n for n in range(100)]
    assert (tmp_path / "died").exists(), "somebody was killed"


def test_deals_that_kill_every_worker_end_in_an_error() -> None:
    with pytest.raises(SetupError, match="a worker died 4 times over the same deals"):
        list(Processes(2).run(always_dies, range(3)))


def test_what_a_deal_refuses_is_refused() -> None:
    with pytest.raises(SetupError, match="0 can't be played"):
        list(Processes(2).run(refuses, range(3)))


def test_jobs_are_fetched_as_they_can_be_played() -> None:
    """However many there are: no list of a million jobs, and no heap of results that nobody has read."""
    fetched = 0

    def jobs() -> Iterator[int]:
        nonlocal fetched
        for number in range(10**9):
            fetched = number + 1
            yield number

    results = Processes(2).run(slow, jobs())
    assert [next(results) for _ in range(3)] == [0, 1, 2]
    assert fetched <= 3 + 2 * AHEAD * 8
    results.close()  # type: ignore[attr-defined]  # a generator


def test_chunks_grow_to_about_a_second() -> None:
    assert next_size(1, 30.0) == 1
    assert next_size(8, 0.01) == 16
    assert next_size(64, 2.0) == 32


def test_no_workers_are_refused() -> None:
    with pytest.raises(SetupError, match="at least one process"):
        executor_for(0)


RAY = """
    import os, signal, sys, threading, time
    from pathlib import Path
    from vermeil.arena import Here, Plan, RayCluster, play_study

    folder = Path(sys.argv[1])
    plan = Plan(("greedy", "random"), deals=10, control=False, format="csv")
    killed = []

    def mine():
        "The workers of this program's cluster that play now: children of its raylet, named after the task."
        found = {}
        for place in Path("/proc").glob("[0-9]*"):
            try:
                parent = int(place.joinpath("stat").read_text().rpartition(")")[2].split()[1])
                found[int(place.name)] = (parent, place.joinpath("cmdline").read_text())
            except OSError:
                pass
        def is_mine(pid):
            while pid > 1 and pid in found:
                if pid == os.getpid():
                    return True
                pid = found[pid][0]
            return False
        return [pid for pid, (_, line) in found.items() if line.startswith("ray::play_chunk") and is_mine(pid)]

    def kill_one():
        while not killed:
            for pid in mine()[:1]:
                os.kill(pid, signal.SIGKILL)
                killed.append(pid)
            time.sleep(0.01)

    killer = threading.Thread(target=kill_one, daemon=True)
    killer.start()
    play_study(plan, folder / "ray", executor=RayCluster("local", workers=2))
    assert killed, "nobody was killed"
    play_study(plan, folder / "here", executor=Here())
    print("killed", len(killed))
"""


def test_a_study_on_ray_that_loses_a_worker_has_the_same_rows(tmp_path: Path) -> None:
    """A real cluster of two worker processes on this machine; one is killed while it plays."""
    if importlib.util.find_spec("ray") is None:
        if os.environ.get("VERMEIL_DEMAND_RAY"):
            pytest.fail("VERMEIL_DEMAND_RAY is set, and Ray is not installed")
        pytest.skip("NOT TESTED: Ray is not installed")
    environment = {**os.environ, "RAY_USAGE_STATS_ENABLED": "0"}
    script = textwrap.dedent(RAY)
    command = [sys.executable, "-c", script, str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=150, env=environment)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "killed 1" in done.stdout
    one, other = (tmp_path / where / "games.csv" for where in ("ray", "here"))
    assert one.read_bytes() == other.read_bytes()
