"""Compiled and plain engines: which one runs, and how to get the other."""

import json
import os
import subprocess
import sys

import pytest

from tests.house.test_build import COMPILER, HAS_COMPILER
from vermeil import build_info

ENGINES = sorted(build_info.engines())
PLAIN = os.environ.get("VERMEIL_PLAIN", "0") not in {"", "0"}


def run_python(code: str, **env: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", code], env={**os.environ, **env}, capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


def test_there_are_engines() -> None:
    assert ENGINES


@pytest.mark.skipif(PLAIN, reason="VERMEIL_PLAIN is set")
@pytest.mark.skipif(not HAS_COMPILER, reason=f"no C compiler ({COMPILER}) on this machine")
def test_all_engines_are_compiled_where_there_is_a_compiler() -> None:
    assert [name for name, compiled in build_info.engines().items() if not compiled] == []
    assert build_info.compiled()
    assert build_info.summary() == "compiled engines"


# In a fresh process: every engine is imported, and tells whether it came from its source.
SOURCES = f"""
import importlib, json
print(json.dumps({{name: importlib.import_module(name).__file__.endswith(".py") for name in {ENGINES}}}))
"""


def test_what_is_said_is_what_is_imported() -> None:
    plain = {name: not compiled for name, compiled in build_info.engines().items()}
    assert json.loads(run_python(SOURCES)) == plain


def test_the_environment_can_ask_for_plain_sources() -> None:
    assert json.loads(run_python(SOURCES, VERMEIL_PLAIN="1")) == dict.fromkeys(ENGINES, True)
    said = run_python("import vermeil.build_info as info; print(info.summary())", VERMEIL_PLAIN="1")
    assert said == "engines in plain Python"


@pytest.mark.parametrize("name", ENGINES)
def test_plain_copies_are_plain_to_the_ground(name: str) -> None:
    copy = build_info.plain_module(name)
    assert copy.__name__ == name + "__plain"
    assert str(copy.__file__).endswith(".py")
    assert copy is build_info.plain_module(name)
    for value in vars(copy).values():
        if isinstance(value, type):
            homes = [base.__module__ for base in value.__mro__]
            assert not set(homes) & set(ENGINES), f"{value} has a base of a compiled engine"


def test_only_engines_have_plain_copies() -> None:
    with pytest.raises(ModuleNotFoundError, match="not an engine"):
        build_info.plain_module("vermeil.core.errors")


def test_importing_vermeil_is_light() -> None:
    heavy = ("typer", "rich", "vermeil.games", "vermeil.core", "vermeil.build_info")
    code = f"import sys, vermeil; print([name for name in {heavy} if name in sys.modules])"
    assert run_python(code, VERMEIL_PLAIN="") == "[]"
