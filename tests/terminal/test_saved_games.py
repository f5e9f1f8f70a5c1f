"""Games that wait for their players: whole, private, and one process at a time."""

from __future__ import annotations

import stat
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from tests.terminal.driving import table
from vermeil import silver_and_gold as sg
from vermeil.core.errors import SetupError, VermeilError
from vermeil.core.phrases import phrase_from_json
from vermeil.games import GAMES
from vermeil.terminal.home import Home, Plan
from vermeil.terminal.saved_games import FORMAT, Head, Keeper, kept_games

PLAN = Plan("silver-and-gold", ("Ann",), ("random",), seed="3")


def test_a_half_written_line_is_no_line_and_the_game_goes_on(home: Path) -> None:
    first = Home.begin(PLAN)
    first.move(0, first.known(0).moves[0])
    while first.busy:
        first.wait(first.changes, 0.1)
    view = first.known(0).view
    first.close()
    file = home / "games" / "silver-and-gold-1.jsonl"
    with file.open("ab") as log:
        log.write(b'{"by":0,"at":1,"act":{"do":"mo')
    again = Home.resume("silver-and-gold-1")
    assert again.known(0).view == view
    again.move(0, again.known(0).moves[0])
    after = again.known(0).view
    again.close()
    once_more = Home.resume("silver-and-gold-1")
    assert once_more.known(0).view == after
    once_more.close()


def test_nobody_else_may_read_it_and_nobody_opens_it_twice(home: Path) -> None:
    first = Home.begin(PLAN)
    assert stat.S_IMODE((home / "games" / "silver-and-gold-1.jsonl").stat().st_mode) == 0o600
    assert stat.S_IMODE(home.stat().st_mode) == 0o700
    with pytest.raises(SetupError, match="open in another window"):
        Home.resume("silver-and-gold-1")
    second = Home.begin(PLAN)
    assert second.keeper.name == "silver-and-gold-2"
    first.close()
    second.close()
    Home.resume("silver-and-gold-1").close()


def test_a_game_that_nothing_came_of_leaves_nothing_behind(home: Path) -> None:
    keeper = Keeper.new(Head(FORMAT, "pyramids", ["Ann"], 0))
    assert {path.name for path in (home / "games").iterdir()} == {"pyramids-1.jsonl", "pyramids-1.lock"}
    keeper.discard()
    assert list((home / "games").iterdir()) == []


def test_a_folder_that_cannot_be_written_is_said_and_not_tried_for_ever(home: Path) -> None:
    (home / "games").mkdir(parents=True)
    (home / "games" / "pyramids-1.lock").mkdir()
    with pytest.raises(SetupError, match=r"pyramids-1\.lock can't be written"):
        Keeper.new(Head(FORMAT, "pyramids", ["Ann"], 0))


def test_a_deck_of_ones_own_is_kept_with_the_game(tmp_path: Path) -> None:
    deck = tmp_path / "mine.txt"
    deck.write_text(sg.Deck.standard().to_text().replace("name vermeil", "name mine"))
    first = Home.begin(Plan("silver-and-gold", ("Ann",), ("random",), deck=str(deck)))
    first.close()
    deck.unlink()
    again = Home.resume("silver-and-gold-1")
    assert again.faces.deck.startswith("mine ")
    assert "deck mine " in again.record()
    again.close()


@pytest.mark.parametrize(
    ("plan", "reason"),
    [
        (Plan("silver-coin", ("Ann",), ()), "SC-2: 2 to 4 can play, not 1"),
        (Plan("pyramids", ("Ann", "Ann"), ()), "somebody at this table is called Ann already"),
        (Plan("pyramids", ("",), ("easy",)), "a name has 1 to 24 printable characters"),
        (Plan("pyramids", ("Ann",), ("nobody",)), "no bot 'nobody' plays pyramids"),
        (Plan("silver-coin", ("Ann",), ("easy",), deck="tin"), "SC-60: there is no deck 'tin'"),
    ],
)
def test_what_cannot_be_played_is_refused_and_leaves_nothing_behind(plan: Plan, reason: str) -> None:
    with pytest.raises(Exception, match=reason):
        Home.begin(plan)
    assert kept_games() == []


def test_what_is_no_game_is_not_continued(home: Path) -> None:
    with pytest.raises(SetupError, match="there is no game 'x' to continue"):
        Home.resume("x")
    (home / "games" / "broken.jsonl").write_text("{}\n")
    with pytest.raises(SetupError, match="can't be read"):
        Keeper.open("broken")
    assert kept_games() == []


def test_a_line_that_could_not_be_kept_is_told_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk is full for a moment: the table has gone on, and no line is missing from its log."""
    sitting = table("silver-and-gold", people=2, bots=0)
    first = sitting.known(0).moves[0]

    def full(_entry: object) -> None:
        raise OSError("no space left")

    with monkeypatch.context() as patch:
        patch.setattr(sitting.keeper, "write", full)
        with pytest.raises(OSError, match="no space"):
            sitting.move(0, first)
    sitting.move(1, sitting.known(1).moves[0])
    told = [phrase_from_json(said) for _, said in sitting.table.sentences(0)]
    assert told
    assert list(sitting.known(0).told) == told
    sitting.close()


@pytest.mark.parametrize("game", GAMES)
def test_what_is_heard_line_by_line_is_what_is_told_at_once(game: str) -> None:
    """To everybody, with moves that are hidden for a while, and moves that are taken back."""
    sitting = table(game, people=2, bots=0)
    rng = Random(3)
    undone = 0
    while asked := sitting.asked():
        seat = rng.choice(asked)
        sitting.move(seat, rng.choice(sitting.known(seat).moves))
        if rng.random() < 0.3:
            with suppress(VermeilError):
                sitting.undo(seat)
                undone += 1
        for eyes in (0, 1, None):
            at_once = [phrase_from_json(said) for _, said in sitting.table.sentences(eyes)]
            assert list(sitting.known(eyes).told) == at_once
        if sitting.known(None).n > 80:  # every move waits for the disk
            break
    assert undone or game == "silver-coin", "there almost every move shows or moves a card, and stands"
    sitting.close()
