"""The engines of a browser play exactly as those of this machine do."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

from tests.pocket.wasm_play import both

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
FAILS = """
import json, traceback
try:
    json.loads("{")
except ValueError:
    print(traceback.format_exc())
"""


def test_golden_games_and_a_thousand_seeds_are_the_same_in_webassembly_and_an_error_can_be_told(
    edition: Path, node: str, tmp_path: Path
) -> None:
    """The standard library has no line numbers there; a traceback through it can be written all the same."""
    fails = tmp_path / "fails.py"
    fails.write_text(FAILS, encoding="utf-8")
    command = [node, str(HERE / "run.mjs"), str(edition), str(fails), str(HERE / "wasm_play.py")]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as there:
        here = both()  # meanwhile
        told, trouble = there.communicate(timeout=300)
    assert there.returncode == 0, trouble[-1500:]
    assert len(here["golden"]) >= 16
    assert json.loads(told.partition("told:")[2]) == here
    assert "JSONDecodeError" in told.partition("told:")[0]
