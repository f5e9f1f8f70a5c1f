"""Every code with which anything is refused has a sentence."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

from vermeil.core import errors
from vermeil.table.errors import Code
from vermeil.words import words

SOURCES = Path(errors.__file__).parents[1]
WRITTEN = re.compile(r'"((?:wire|server|table|deck|record|move|setup|daily)/[a-z-]+)"')


def test_every_code_has_a_sentence() -> None:
    codes = {
        error.code
        for error in vars(errors).values()
        if isinstance(error, type) and issubclass(error, errors.VermeilError)
    }
    codes |= set(get_args(Code))
    for folder in ("server", "table"):
        for file in (SOURCES / folder).rglob("*.py"):
            codes |= set(WRITTEN.findall(file.read_text(encoding="utf-8")))
    assert len(codes) > 25
    assert [code for code in sorted(codes) if f"code-{code.replace('/', '-')}" not in words("en")] == []
