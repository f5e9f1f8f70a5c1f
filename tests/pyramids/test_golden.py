"""Golden transcripts: games that were played once and must never come out differently.

If a change is meant, `python -m tests.pyramids.golden_games` writes them anew, and the diff is read before it is
committed.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.pyramids.golden_games import GAMES, HERE, main, path_of, play
from tests.pyramids.positions import SMALL_DECK
from vermeil.games import pyramids as py


@pytest.mark.parametrize("name", GAMES)
def test_played_again_it_is_the_same(name: str) -> None:
    """Seed, chance, legal moves, their order, and points: whatever changes shows here."""
    assert play(GAMES[name]()).transcript() == path_of(name).read_text(encoding="utf-8")


@pytest.mark.parametrize("name", GAMES)
def test_it_replays_from_its_own_lines(name: str) -> None:
    text = path_of(name).read_text(encoding="utf-8")
    game = py.replay(text, deck=SMALL_DECK if "custom" in name else None)
    assert game.over
    assert game.transcript() == text


def test_no_file_is_left_over() -> None:
    assert {path.stem for path in HERE.glob("*.txt")} == set(GAMES)


def test_the_games_are_worth_reading() -> None:
    """They hold what can happen: owed boxes, blind draws, refills, and points of every source."""
    everything = "\n".join(path_of(name).read_text(encoding="utf-8") for name in GAMES)
    for happening in (" +A:", " +B:", "! draw ", "! refill ", "take:top"):
        assert happening in everything
    for source in ("pyramids", "torches", "colours", "gems", "skulls"):
        assert f" {source} " in everything.replace(f" {source} 0", "")


def test_the_command_writes_what_is_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(tmp_path)
    assert capsys.readouterr().out.count("has changed: read the diff") == len(GAMES)
    main(tmp_path)
    assert capsys.readouterr().out.count("is as it was") == len(GAMES)
