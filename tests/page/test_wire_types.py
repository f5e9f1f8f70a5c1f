"""The page's types of the wire are the server's."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_the_generated_types_are_those_of_the_server() -> None:
    program = "import wire_types; print(wire_types.written(), end='')"
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT / "tools", capture_output=True, text=True, check=True
    )
    kept = (ROOT / "web" / "src" / "wire" / "generated.ts").read_text(encoding="utf-8")
    assert done.stdout == kept, "run tools/wire_types.py"
