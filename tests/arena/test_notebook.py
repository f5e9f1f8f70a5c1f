"""The notebook of examples/ is one that Jupyter opens, and its cells run as they stand."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

NOTEBOOK = Path(__file__).parents[2] / "examples" / "study.ipynb"
# A kernel without Jupyter: each cell in its turn, in one fresh interpreter, its last expression shown.
KERNEL = """
import ast, json, sys
import matplotlib
from pathlib import Path

matplotlib.use("Agg")
names = {"__name__": "__main__"}
for cell in json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))["cells"]:
    if cell["cell_type"] != "code":
        continue
    tree = ast.parse("".join(cell["source"]))
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    exec(compile(tree, cell["id"], "exec"), names)
    if last is not None:
        print(eval(compile(ast.Expression(last.value), cell["id"], "eval"), names))
import matplotlib.pyplot as plt
print("figures", len(plt.get_fignums()))
"""


def test_the_notebook_runs_in_a_fresh_interpreter(tmp_path: Path) -> None:
    command = [sys.executable, "-W", "error::DeprecationWarning", "-c", KERNEL, str(NOTEBOOK)]
    settings = {**os.environ, "TMPDIR": str(tmp_path), "MPLBACKEND": "Agg"}
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120, cwd=tmp_path, env=settings)
    assert done.returncode == 0, done.stderr
    assert "ahead in 100 %" in done.stdout
    assert "'lead': " in done.stdout
    assert "figures 1" in done.stdout


def test_the_notebook_has_the_form_that_jupyter_asks_for() -> None:
    """Version 4.5 of the format: cells with ids of their own, sources in lines, and no outputs kept."""
    book: dict[str, Any] = json.loads(NOTEBOOK.read_text(encoding="utf-8"))
    assert (book["nbformat"], book["nbformat_minor"]) == (4, 5)
    assert book["metadata"]["kernelspec"]["language"] == "python"
    assert len({cell["id"] for cell in book["cells"]}) == len(book["cells"])
    for cell in book["cells"]:
        assert all(isinstance(line, str) for line in cell["source"])
        if cell["cell_type"] == "code":
            assert cell["outputs"] == []
            assert cell["execution_count"] is None
    assert sum("read_study(" in line for cell in book["cells"] for line in cell["source"]) >= 1
