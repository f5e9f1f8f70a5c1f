"""The locks pin and hash everything, name no place to get it from, and agree with each other."""

import re
from pathlib import Path

import pytest

LOCKS = ["runtime", "dev", "bench"]
FOLDER = Path(__file__).parents[2] / "requirements"


def text_of(lock: str) -> str:
    return (FOLDER / f"{lock}.txt").read_text(encoding="utf-8")


def pins(lock: str) -> set[str]:
    return set(re.findall(r"^[^ #\n].*?==[^ ]+(?: ; .*?)?(?= \\$)", text_of(lock), re.MULTILINE))


@pytest.mark.parametrize("lock", LOCKS)
def test_names_no_host_and_no_path(lock: str) -> None:
    assert not re.search(r"https?:|://|--index|--find-links|^-|file:| /", text_of(lock), re.MULTILINE)


@pytest.mark.parametrize("lock", LOCKS)
def test_every_pin_has_hashes(lock: str) -> None:
    entries = re.split(r"\n(?=\S)", text_of(lock).strip())
    assert len(entries) == len(pins(lock)) > 5
    for entry in entries:
        assert "--hash=sha256:" in entry, entry


def versions(lock: str) -> set[str]:
    """The pins without their markers: what one lock needs only on Windows, a larger one may need everywhere."""
    return {pin.partition(" ;")[0] for pin in pins(lock)}


def test_each_holds_the_one_before() -> None:
    assert versions("runtime") < versions("dev") < versions("bench")


@pytest.mark.parametrize("tool", ["hatchling", "cython", "setuptools"])
def test_can_build_without_more(tool: str) -> None:
    assert any(pin.startswith(f"{tool}==") for pin in pins("runtime"))
