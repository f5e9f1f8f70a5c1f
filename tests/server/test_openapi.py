"""What the OpenAPI document says is so: schemathesis asks from it, rightly and wrongly, and looks at the answers."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.server.process import Server
from tests.server.scale import times

CHECKS = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"


def test_answers_are_as_described_whatever_is_asked(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        explore(server, tmp_path)
        # What is not even HTTP does not come to us; anything else in the log would be a bug of ours.
        assert set(server.stop().splitlines()) <= {"WARNING:  Invalid HTTP request received."}


def explore(server: Server, tmp_path: Path) -> None:
    made = server.table("silver-and-gold", players=2, bots=["random"])
    server.ask("POST", f"/api/tables/{made['table']}/acts", made["token"], json={"do": "ready"})
    config = tmp_path / "schemathesis.toml"
    config.write_text(
        f'headers = {{ Authorization = "Bearer {made["token"]}" }}\n'
        f'[parameters]\n"path.table" = "{made["table"]}"\n"path.game" = "silver-and-gold"\n',
        encoding="utf-8",
    )
    command = [sys.executable, "-m", "schemathesis.cli", "--config-file", str(config), "run"]
    options = ["--checks", CHECKS, "--phases", "coverage,fuzzing", "--max-examples", str(times(3, 2000))]
    options += ["--suppress-health-check", "all", "--generation-deterministic", "--no-color"]
    done = subprocess.run(
        [*command, f"{server.url}/api/schema/openapi.json", *options],
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
    assert "15 selected" in done.stdout
    assert server.ask("GET", f"/api/tables/{made['table']}").status_code == 200
