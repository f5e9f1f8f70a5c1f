"""Golden records: games that were played once and must never come out differently.

If a change is meant, `python -m tests.silver_coin.rewrite` writes them anew, and the diff is read before it is kept.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.silver_coin.golden_games import GAMES, HERE, path_of, play
from tests.silver_coin.rewrite import main
from vermeil.games import silver_coin as sc


@pytest.mark.parametrize("name", GAMES)
def test_played_again_it_is_the_same_and_replays(name: str) -> None:
    """Seed, chance, legal moves, their order, and points: whatever changes shows here."""
    text = path_of(name).read_text(encoding="utf-8")
    assert play(GAMES[name]()).transcript() == text
    game = sc.replay(text)
    assert game.over
    assert game.transcript() == text


def test_no_file_is_left_over() -> None:
    assert {path.stem for path in HERE.glob("*.txt")} == set(GAMES)


def test_the_games_are_worth_reading() -> None:
    """They hold what can happen: most words of moves, and every kind of line."""
    everything = "\n".join(path_of(name).read_text(encoding="utf-8") for name in GAMES)
    for event in ["start", "deal", "first", "draw", "extra", "show", "shown", "witch", "see", "reveal", "score"]:
        assert f"! {event} " in everything, event
    words = "peek draw take call discard use swap set turn go place left right end pass curator pixie con blob rotate"
    words += " flip hide show look remove switch pick give to village clockwise token keep shown regifter done"
    moves = [line.split(" ")[1] for line in everything.splitlines() if line[:1].isdigit()]
    played = {move.partition(":")[0] for move in moves}
    assert set(words.split()) <= played


def test_the_command_writes_what_is_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(tmp_path)
    assert capsys.readouterr().out.count("has changed: read the diff") == len(GAMES)
    for name in GAMES:
        assert path_of(name, tmp_path).read_bytes() == path_of(name).read_bytes()
