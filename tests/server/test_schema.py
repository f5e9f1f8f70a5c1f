"""Schemathesis asks a real server what its own OpenAPI document allows, and what it does not."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.server.process import Server
from tests.server.scale import SHARE, times

# Real tables, so that more than "there is no such table" is asked; the rules of a game, and who sits where, are in no
# schema: what breaks only those is refused with 409 or 422, as it should be.
CONFIG = """
[parameters]
table = "{table}"
[checks.positive_data_acceptance]
expected-statuses = ["2xx", 401, 403, 404, 409, 422]
# What is too long may already be refused for its size.
[checks.negative_data_rejection]
expected-statuses = [400, 401, 403, 404, 405, 406, 409, 413, 415, 422, 428, 429, "5xx"]
"""
# `Allow` of OPTIONS is the framework's, which knows one handler of a path at a time.
EXCLUDED = "allow_header_conformance"


def test_the_server_is_as_its_own_description_says(server: Server, tmp_path: Path) -> None:
    made = server.table("silver-and-gold", players=2)
    config = tmp_path / "schemathesis.toml"
    config.write_text(CONFIG.format(table=made["table"]))
    command = [
        *(sys.executable, "-c", "from schemathesis.cli import schemathesis; schemathesis()"),
        *("--config-file", str(config), "run", f"{server.url}/api/schema/openapi.json", "--no-color"),
        *("--phases", "coverage,fuzzing,stateful" if SHARE else "fuzzing"),
        *("--max-examples", str(times(4, 1000)), "--exclude-checks", EXCLUDED),
        *("--generation-database", "none", "-H", f"Authorization: Bearer {made['token']}"),
    ]
    asked = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert asked.returncode == 0, asked.stdout + asked.stderr
    assert server.ask("GET", "/health").json()["status"] == "ok"
    said = server.stop().splitlines()
    server.start()  # for the fixture, which expects that nothing was said
    server.words = b""
    # uvicorn notes what is not HTTP at all; anything else in its log would be our fault.
    assert not [line for line in said if line and "Invalid HTTP request received" not in line], said


def test_what_a_deck_is_told_is_as_described(server: Server) -> None:
    """A sentence without arguments has none on the wire, and the description asks for none."""
    schemas = server.ask("GET", "/api/schema/openapi.json").json()["components"]["schemas"]
    answer = server.ask("POST", "/api/decks/check", json={"text": "M"}).json()
    phrases = [problem["phrase"] for problem in answer["problems"]]
    assert any("args" not in phrase for phrase in phrases)
    assert all(set(schemas["PhraseDoc"]["required"]) <= set(phrase) for phrase in phrases)
