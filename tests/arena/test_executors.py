"""Wherever deals are played, the results are the same, and a worker that dies costs its chunk only."""

from __future__ import annotations

import importlib
import importlib.util
import os
import socket
import subprocess
import sys
import textwrap
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from vermeil.arena.deals import Setting, play_deal
from vermeil.arena.executors import AHEAD, Here, Processes, executor_for, next_size
from vermeil.cli import app
from vermeil.core.errors import SetupError

GOLD = Setting("silver-and-gold")


@pytest.fixture
def jobs(monkeypatch: pytest.MonkeyPatch) -> Any:
    """What workers play here. They import it by a name of its own: some installed packages bring a `tests` too."""
    monkeypatch.syspath_prepend(str(Path(__file__).parent))
    return importlib.import_module("executor_jobs")


def test_results_come_in_the_order_of_the_jobs(jobs: Any) -> None:
    assert list(Processes(2).run(jobs.doubled, range(500))) == list(Here().run(jobs.doubled, range(500)))


def test_deals_of_bots_are_the_same_in_processes() -> None:
    play, jobs = partial(play_deal, GOLD, "greedy", "random"), [f"deal/{number}" for number in range(4)]
    assert list(Processes(2).run(play, jobs)) == list(Here().run(play, jobs))


def test_a_killed_process_costs_its_chunk_only(tmp_path: Path, jobs: Any) -> None:
    assert list(Processes(2).run(partial(jobs.dies_once, str(tmp_path)), range(100))) == [2 * n for n in range(100)]
    assert (tmp_path / "died").exists(), "somebody was killed"


def test_workers_do_not_outlive_a_process_that_is_killed(tmp_path: Path) -> None:
    """A worker waits on a pipe that its fellows hold open: without a look at their parent they would wait for good."""
    script = """
        import executor_jobs, multiprocessing, time
        from vermeil.arena.executors import Processes

        results = Processes(2).run(executor_jobs.doubled, range(10**9))
        next(results)
        print(*(child.pid for child in multiprocessing.active_children()), flush=True)
        time.sleep(600)
    """
    (tmp_path / "run.py").write_text(f"if __name__ == '__main__':\n{script}", encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parent)}
    with subprocess.Popen([sys.executable, tmp_path / "run.py"], stdout=subprocess.PIPE, env=environment) as parent:
        assert parent.stdout is not None
        workers = [int(pid) for pid in parent.stdout.readline().split()]
        parent.kill()
    assert len(workers) == 2
    end = time.monotonic() + 60
    while time.monotonic() < end and any(_is_running(pid) for pid in workers):
        time.sleep(0.05)
    assert not any(_is_running(pid) for pid in workers)


def _is_running(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_deals_that_kill_every_worker_end_in_an_error(jobs: Any) -> None:
    with pytest.raises(SetupError, match="a worker died 4 times over the same deals"):
        list(Processes(2).run(jobs.always_dies, range(3)))


def test_what_a_deal_refuses_is_refused(jobs: Any) -> None:
    with pytest.raises(SetupError, match="0 can't be played"):
        list(Processes(2).run(jobs.refuses, range(3)))


def test_jobs_are_fetched_as_they_can_be_played(jobs: Any) -> None:
    """However many there are: no list of a million jobs, and no heap of results that nobody has read."""
    fetched = 0

    def numbers() -> Iterator[int]:
        nonlocal fetched
        for number in range(10**9):
            fetched = number + 1
            yield number

    results = Processes(2).run(jobs.slow, numbers())
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


def test_a_cluster_that_is_not_there_is_refused_at_once(tmp_path: Path) -> None:
    pytest.importorskip("ray", reason="NOT TESTED: Ray is not installed")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{free.getsockname()[1]}"
        for asked in (address, f"ray://{address}", "127.0.0.1:99999", "nonsense://x"):
            with pytest.raises(SetupError, match=f"no Ray cluster answers at {asked}"):
                list(executor_for(ray=asked).run(str, [1]))
        for command in (["match"], ["ratings"], ["tournament"], ["study", "--out", str(tmp_path)]):
            done = CliRunner().invoke(app, [*command, "easy", "random", "--deals", "1", "--ray", address])
            assert isinstance(done.exception, SetupError)


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
