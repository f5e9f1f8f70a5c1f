"""The sets of small numbers in C say what those in Python say, on processors of either kind."""

from __future__ import annotations

import ctypes
import os
import re
import shlex
import subprocess
import sysconfig
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from tests.lockstep.stepping import require_compiled
from vermeil.build_info import plain_module
from vermeil.core import bits, dice

INLINED = Path(bits.__file__).with_name("inlined.pxd")
DOORS = """
struct dice { uint64_t state; };
int nth(uint64_t x, int n) { return vermeil_nth(x, n); }
int count(uint64_t x) { return vermeil_count(x); }
int lowest(uint64_t x) { return vermeil_lowest(x); }
uint64_t bit(int k) { return vermeil_bit(k); }
uint64_t below(struct dice *dice, uint64_t n) { return vermeil_below(dice, n); }
"""


WAYS = {
    "with all that this processor can": "",
    "on any processor": "#define VERMEIL_NO_PDEP\n",
    "with any compiler": "#define VERMEIL_ANY_COMPILER\n",
}


@pytest.fixture(params=WAYS)
def compiled(request: pytest.FixtureRequest, tmp_path: Path) -> ctypes.CDLL:
    """The C of `inlined.pxd` by itself."""
    require_compiled("pyramids")
    found = re.search(r'"""(.*?)"""', INLINED.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    source, library = tmp_path / "bits.c", tmp_path / "bits.so"
    source.write_text(WAYS[request.param] + found[1] + DOORS, encoding="utf-8")
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    subprocess.run([*compiler, "-O2", "-shared", "-fPIC", "-o", str(library), str(source)], check=True)
    return ctypes.CDLL(str(library))


def sets() -> list[int]:
    rng = Random(1)
    return [1 << k for k in range(64)] + [rng.getrandbits(64) & rng.getrandbits(64) | 1 << 63 for _ in range(200)]


def test_sets_in_c_are_sets_in_python(compiled: ctypes.CDLL) -> None:
    def asked(name: str, *kinds: type[ctypes._SimpleCData]) -> Callable[..., int]:  # type: ignore[type-arg]
        door = getattr(compiled, name)
        door.argtypes = kinds
        return door  # type: ignore[no-any-return]

    word, number = ctypes.c_uint64, ctypes.c_int
    compiled.bit.restype = word
    assert [asked("bit", number)(k) for k in range(64)] == [bits.bit(k) for k in range(64)]
    for some in sets():
        members = [k for k in range(64) if some >> k & 1]
        assert asked("count", word)(some) == bits.count_bits(some) == len(members)
        assert asked("lowest", word)(some) == bits.lowest(some) == members[0]
        assert [asked("nth", word, number)(some, n) for n in range(len(members))] == members
        assert [bits.nth_bit(some, n) for n in range(len(members))] == members


def test_dice_in_c_throw_what_dice_in_python_throw(compiled: ctypes.CDLL) -> None:
    compiled.below.argtypes, compiled.below.restype = (
        [ctypes.POINTER(ctypes.c_uint64), ctypes.c_uint64],
        ctypes.c_uint64,
    )
    state = ctypes.c_uint64(1)
    twin = plain_module("vermeil.core.dice").Dice(0)
    twin.state = 1
    for n in (1, 2, 3, 8, 47, 1000, 2**32) * 20:
        assert compiled.below(ctypes.byref(state), n) == dice.below(twin, n)
    assert state.value == twin.state
