"""The compiled policy and search say what their plain sources say."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.bots.silver_coin.opinions import opinions
from vermeil.build_info import engines

ROOT = Path(__file__).parents[3]


def test_compiled_and_plain_agree() -> None:
    if not all(built for name, built in engines().items() if ".silver_coin" in name):
        pytest.skip("not compiled, so there is nothing to compare; run `python3 run.py setup`")
    command = [sys.executable, str(Path(__file__).with_name("opinions.py")), "plain"]
    plain = json.loads(subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout)
    compiled = json.loads(json.dumps(opinions()))
    assert plain[0]
    assert not compiled[0]
    assert plain[1:] == compiled[1:]
