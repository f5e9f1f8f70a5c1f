"""Plays the golden games again and writes their transcripts: `python -m tests.golden.rewrite`, then read the diff."""

from __future__ import annotations

import sys
from pathlib import Path

from tests.golden.games import GAMES, HERE, path_of
from tests.golden.players import play


def main(folder: Path = HERE) -> None:
    for name, begin in GAMES.items():
        text = play(begin()).transcript()
        path = path_of(name, folder)
        changed = not path.exists() or path.read_text(encoding="utf-8") != text
        path.write_text(text, encoding="utf-8", newline="\n")
        sys.stdout.write(f"{path.name} {'has changed: read the diff' if changed else 'is as it was'}\n")


if __name__ == "__main__":
    main()
