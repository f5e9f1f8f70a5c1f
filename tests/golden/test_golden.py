"""Golden transcripts: games that were played once and must never come out differently.

If a change is meant, `python -m tests.golden.rewrite` writes them again, and the diff is read before it is committed.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from tests.games.pyramids.positions import SMALL_DECK as SMALL_PYRAMIDS
from tests.games.silver_and_gold.positions import SMALL_DECK as SMALL_ISLANDS
from tests.golden.games import GAMES, HERE, PYRAMIDS, SILVER_AND_GOLD, SILVER_COIN, path_of, record_of
from tests.golden.players import play
from tests.golden.rewrite import main
from vermeil.games import pyramids as py
from vermeil.games import silver_and_gold as sg
from vermeil.games import silver_coin as sc


def replay(name: str, text: str) -> Any:
    """As whoever has nothing but the record would; a record of a custom deck needs that deck."""
    if name in SILVER_COIN:
        return sc.replay(text)
    custom = "custom" in name
    if name in PYRAMIDS:
        return py.replay(text, deck=SMALL_PYRAMIDS if custom else None)
    return sg.replay(text, deck=SMALL_ISLANDS if custom else None)


@pytest.mark.parametrize("name", GAMES)
def test_played_again_it_is_the_same(name: str) -> None:
    """Seed, chance, legal moves, their order, and points: whatever changes shows here."""
    assert play(GAMES[name]()).transcript() == record_of(name)


@pytest.mark.parametrize("name", GAMES)
def test_it_replays_from_its_own_lines(name: str) -> None:
    text = record_of(name)
    game = replay(name, text)
    assert game.over
    assert game.transcript() == text


def test_no_file_is_left_over() -> None:
    assert {path.stem for path in HERE.glob("*.txt")} == set(GAMES)


def all_records(names: Iterable[str]) -> str:
    return "\n".join(map(record_of, names))


@pytest.mark.parametrize(
    ("names", "happenings", "sources"),
    [
        (SILVER_AND_GOLD, ["! start "], ["cards", "seals", "coins", "cups", "palms"]),
        (PYRAMIDS, [], ["pyramids", "torches", "colours", "gems", "skulls"]),
    ],
    ids=["silver-and-gold", "pyramids"],
)
def test_the_games_are_worth_reading(names: Iterable[str], happenings: list[str], sources: list[str]) -> None:
    """They hold what can happen: owed boxes, blind draws, refills, and points of every source."""
    everything = all_records(names)
    for happening in (" +A:", " +B:", "! draw ", "! refill ", "take:top", *happenings):
        assert happening in everything
    for source in sources:
        assert f" {source} " in everything.replace(f" {source} 0", "")


def test_the_games_of_silver_coin_are_worth_reading() -> None:
    """They hold what can happen: most words of moves, and every kind of line."""
    everything = all_records(SILVER_COIN)
    events = "start deal first draw extra show shown witch see reveal score top count shuffle"
    for event in events.split():
        assert f"! {event} " in everything, event
    words = "peek draw take call discard use swap set turn go place left right end pass curator pixie con blob rotate"
    words += " flip hide show look remove switch pick give to village clockwise token keep shown regifter done"
    words += " rite under pile priest"
    moves = [line.split(" ")[1] for line in everything.splitlines() if line[:1].isdigit()]
    played = {move.partition(":")[0] for move in moves}
    assert set(words.split()) <= played


def test_the_command_writes_what_is_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(tmp_path)
    assert capsys.readouterr().out.count("has changed: read the diff") == len(GAMES)
    main(tmp_path)
    assert capsys.readouterr().out.count("is as it was") == len(GAMES)
    for name in GAMES:
        assert path_of(name, tmp_path).read_bytes() == path_of(name).read_bytes()
