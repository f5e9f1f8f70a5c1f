"""`vermeil play` and `vermeil replay` as a user calls them: their output and their exit code.

The command runs in this process. That it is the same in one of its own is shown by the last test here, and by
test_plain.py in a real terminal.
"""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

import pytest

from vermeil import silver_and_gold as sg
from vermeil import silver_coin as sc
from vermeil.cli import main
from vermeil.cli.hindsight import first_lost


@dataclass(frozen=True)
class Done:
    """What a command came to."""

    returncode: int
    stdout: str
    stderr: str


Vermeil = Callable[..., Done]


@pytest.fixture
def vermeil(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Vermeil:
    def call(*arguments: str, keys: str = "") -> Done:
        monkeypatch.setattr(sys, "argv", ["vermeil", *arguments])
        monkeypatch.setattr(sys, "stdin", io.StringIO(keys))
        with pytest.raises(SystemExit) as left:
            main()
        code = left.value.code
        assert code is None or isinstance(code, int), "a sentence here would be a code of 1"
        return Done(code or 0, *capsys.readouterr())

    return call


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game: the first legal move each time."""
    game = sg.Game(players=2, seed="record")
    while game.waiting:
        seat = game.waiting[0]
        game.push(seat, game.legal_moves(seat)[0])
    path = tmp_path_factory.mktemp("records") / "game.txt"
    path.write_text(game.transcript())
    return path


def test_play_asks_and_leaves_when_the_input_ends(vermeil: Vermeil) -> None:
    done = vermeil("play", "--plain", "--seed", "3", keys="moves\n")
    assert done.returncode == 0
    assert "Your four cards:" in done.stdout
    assert "keep:" in done.stdout
    assert "You have left the game." in done.stdout


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--players", "5"], "SG-10: 1 to 4 can play, not 5"),
        (["--variant", "nonsense"], "unknown variant 'nonsense'"),
        (["--players", "2", "--people", "3"], "3 people don't fit at a table of 2"),
        (["--bot", "nobody"], "no bot 'nobody' plays silver-and-gold"),
        (["chess"], "'chess' is not a game"),
        (["--language", "fr"], "'fr' is not one of our languages; there are en, es, de"),
        (["--terminal"], "two ways to play; choose one"),
    ],
)
def test_what_play_refuses_is_one_clear_line(vermeil: Vermeil, arguments: list[str], reason: str) -> None:
    done = vermeil("play", "--plain", *arguments)
    assert done.returncode == 2
    assert reason in done.stderr
    assert "Traceback" not in done.stderr


def test_play_with_a_deck_of_ones_own(vermeil: Vermeil, tmp_path: Path) -> None:
    deck = tmp_path / "mine.txt"
    deck.write_text(sg.Deck.standard().to_text().replace("name vermeil", "name mine"))
    done = vermeil("play", "--plain", "--deck", str(deck), "--record", str(tmp_path / "r.txt"), keys="quit\n")
    assert done.returncode == 0
    assert "deck mine " in (tmp_path / "r.txt").read_text()
    again = vermeil("replay", str(tmp_path / "r.txt"), "--check")
    assert again.returncode == 1
    assert "the record was made with the deck 'mine " in again.stderr
    assert vermeil("replay", str(tmp_path / "r.txt"), "--deck", str(deck), "--check").returncode == 0


def test_replay_prints_the_record_it_verified(vermeil: Vermeil, record: Path) -> None:
    done = vermeil("replay", str(record))
    assert done.returncode == 0
    assert done.stdout == record.read_text()


def test_replay_check_tells_the_outcome(vermeil: Vermeil, record: Path) -> None:
    game = sg.replay(record.read_text())
    done = vermeil("replay", str(record), "--check")
    assert f"seat 1 has {game.scores[1]}" in done.stdout


def test_replay_as_a_seat_hides_the_others_hand(vermeil: Vermeil, record: Path) -> None:
    done = vermeil("replay", str(record), "--as", "1")
    assert "! deal 0 ? ? ? ?" in done.stdout
    assert "! deal 1 ? ? ? ?" not in done.stdout


def test_replay_steps_through_and_can_be_left(vermeil: Vermeil, record: Path) -> None:
    done = vermeil("replay", str(record), "--step", keys="\n\nq\n")
    assert done.returncode == 0
    assert "move 3 of " in done.stdout
    assert "move 4 of " not in done.stdout


def test_stepping_goes_back_and_to_a_move_by_its_number(vermeil: Vermeil, record: Path) -> None:
    done = vermeil("replay", str(record), "--step", keys="\n\nb\n9\nb\nq\n")
    assert re.findall(r"move (\d+) of ", done.stdout) == ["1", "2", "3", "2", "9", "8"]
    end = vermeil("replay", str(record), "--step", keys="99999\n")
    assert "finished; seat 0 has " in end.stdout


def test_stepping_through_a_finished_game_lays_every_card_open(vermeil: Vermeil, tmp_path: Path) -> None:
    """SC-5: a game that is over has no secrets left; as a seat it is what that seat saw."""
    game = sc.Game(players=2, seed="open", variants=["patience=1"])
    while game.waiting:
        game.push(game.waiting[0], game.legal_moves(game.waiting[0])[-1])
    path = tmp_path / "coin.txt"
    path.write_text(game.transcript())
    open_table = vermeil("replay", str(path), "--step", keys="q\n").stdout
    assert not re.search(r"\d\.\d \?", open_table)
    assert "(7) face down " in open_table
    assert "known to you" not in open_table
    of_a_seat = vermeil("replay", str(path), "--step", "--as", "0", keys="q\n").stdout
    assert re.search(r"\d\.\d \?", of_a_seat)
    assert "(7) face down, known to you" in of_a_seat


@pytest.mark.parametrize("command", ["play", "train", "replay", "serve", "deck check"])
def test_a_help_text_fills_its_lines(vermeil: Vermeil, command: str) -> None:
    """A line ends where the next word has no room, or a paragraph ends; not where the source has its line ends."""
    lines = vermeil(*command.split(), "--help").stdout.split("\n")
    usage = next(at for at, line in enumerate(lines) if "Usage:" in line)
    prose = [line.strip() for line in lines[usage + 1 : next(at for at, line in enumerate(lines) if "╭" in line)]]
    assert any(prose)
    for line, following in pairwise(prose):
        if line and following:
            assert len(line) + 1 + len(following.split()[0]) > 78, line


def test_stepping_tells_the_names_of_the_record_or_those_that_are_given(vermeil: Vermeil, tmp_path: Path) -> None:
    path = tmp_path / "r.txt"
    vermeil("play", "--plain", "--seed", "3", "--name", "Ann", "--record", str(path), keys="quit\n")
    first = vermeil("replay", str(path), "--step", keys="q\n").stdout
    bot = path.read_text().split("; seat 1 ")[1].splitlines()[0]
    assert "; seat 0 Ann\n" in path.read_text()
    assert f"move 1 of 1: {bot}: keep:" in first
    again = vermeil("replay", str(path), "--step", "--name", "Zoe", "--name", "Yan", keys="q\n").stdout
    assert "move 1 of 1: Yan: keep:" in again


def test_one_point_is_one_point() -> None:
    assert first_lost(1) == "the first point was"
    assert first_lost(2) == "the first 2 points were"


def test_a_tampered_record_is_refused_with_line_and_reason(vermeil: Vermeil, record: Path, tmp_path: Path) -> None:
    lines = record.read_text().splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("! reveal"))
    lines[at] = "! reveal Z9"
    bad = tmp_path / "bad.txt"
    bad.write_text("\n".join(lines) + "\n")
    done = vermeil("replay", str(bad))
    assert done.returncode == 1
    assert f"line {at + 1}: '! reveal' can't bring 'Z9' here" in done.stderr


def test_a_missing_file_is_one_clear_line(vermeil: Vermeil) -> None:
    done = vermeil("replay", "no-such-file.txt")
    assert done.returncode == 2
    assert "no-such-file.txt can't be read" in done.stderr


def test_stepping_as_a_seat_hides_the_others_moves(vermeil: Vermeil, record: Path) -> None:
    """SG-10, SG-23: not even the line that is about to be played."""
    done = vermeil("replay", str(record), "--step", "--as", "1", keys="\n\nq\n")
    assert "move 1 of " in done.stdout
    assert "seat 0 decides" in done.stdout
    assert "0 keep:" not in done.stdout


def test_a_record_of_no_game_is_refused_at_its_line(vermeil: Vermeil, record: Path, tmp_path: Path) -> None:
    bad = tmp_path / "bad.txt"
    bad.write_text(record.read_text().replace("game silver-and-gold", "game chess"))
    done = vermeil("replay", str(bad))
    assert done.returncode == 1
    assert "line 2: there is no game 'chess'" in done.stderr


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["match", "random", "random", "--json", "no/such/folder/x"], "can't be written"),
        (["match", "random", "random", "--players", "0"], "SG-10: 1 to 4 can play"),
        (["match", "random", "random", "--workers", "0"], "--workers 0: at least one process plays"),
        (["match", "random", "random", "--nodes", "0"], "--nodes 0: a bot that thinks looks at one node"),
        (["match", "random", "random", "--ms", "0"], "--ms 0: a bot that thinks takes a millisecond"),
        (["match", "random", "random", "--deals", "0"], "--deals 0: at least one deal"),
        (["match", "random", "random", "--plot", "x.nonsense"], "a picture's name ends in"),
        (["ratings", "easy", "random", "--nodes", "0"], "--nodes 0"),
        (["ratings", "easy", "random", "--workers", "0"], "--workers 0"),
        (["match", "random", "random", "--game", "silver"], "could be several games"),
        (["ratings", "random"], "at least two different bots"),
        (["ratings", "--game", "chess"], "'chess' is not a game"),
        (["play", "--plain", "--record", "no/such/folder/x"], "can't be written"),
    ],
)
def test_what_cannot_be_done_is_refused_before_the_work(vermeil: Vermeil, arguments: list[str], reason: str) -> None:
    done = vermeil(*arguments)
    assert done.returncode == 2
    assert reason in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("arguments", "code"), [(["replay", "no-such-file.txt"], 2), (["--version"], 0)], ids=["refused", "done"]
)
def test_in_a_process_of_its_own_it_says_the_same(vermeil: Vermeil, arguments: list[str], code: int) -> None:
    command = [sys.executable, "-m", "vermeil", *arguments]
    alone = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert Done(alone.returncode, alone.stdout, alone.stderr) == vermeil(*arguments)
    assert alone.returncode == code


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--players", "2"], "--players is for --terminal and --plain"),
        (["pyramids", "--seed", "3", "--bot", "easy"], "--bot, --seed are for --terminal and --plain"),
        (["--people", "2"], "--people"),
        (["--name", "Ann"], "--name"),
        (["--bot-pace", "1"], "--bot-pace"),
        (["--deck", "x"], "--deck"),
        (["--variant", "tracker"], "--variant"),
        (["--record", "x"], "--record"),
        (["--plain", "--port", "80"], "--port is for the page in a browser"),
        (["--plain", "--no-open"], "--no-open is for the page in a browser"),
        (["--terminal"], "--terminal needs a terminal"),
        (["--terminal", "pyramids"], "--terminal needs a terminal"),
    ],
)
def test_play_passes_over_nothing_that_it_was_told(vermeil: Vermeil, arguments: list[str], reason: str) -> None:
    """Also the last two: without a keyboard nobody could ever leave the screen."""
    done = vermeil("play", *arguments)
    assert done.returncode == 2
    assert reason in done.stderr


def test_going_on_at_a_screen_needs_one_too(vermeil: Vermeil) -> None:
    done = vermeil("continue", "--terminal")
    assert done.returncode == 2
    assert "--terminal needs a terminal" in done.stderr


def test_the_page_of_a_link_is_opened_in_the_browser(vermeil: Vermeil) -> None:
    done = vermeil("play", "--no-open", "https://games.example/t/abc")
    assert done.returncode == 0
    assert "https://games.example/t/abc" in done.stdout


@pytest.mark.parametrize("command", ["replay", "hindsight", "verify"])
def test_one_exit_code_for_one_kind_of_trouble(vermeil: Vermeil, tmp_path: Path, record: Path, command: str) -> None:
    """docs/commands.md: 1 for a record that does not hold, 2 where there was nothing to look at."""
    assert vermeil(command, str(tmp_path / "none")).returncode == 2
    assert vermeil(command, str(tmp_path)).returncode == 2
    spoiled = tmp_path / "spoiled.txt"
    spoiled.write_text(record.read_text().replace("! reveal", "! conceal", 1))
    done = vermeil(command, str(spoiled))
    assert done.returncode == 1
    assert done.stderr.startswith(f"{spoiled}: ")
    spoiled.write_bytes(b"\xff\xfe")
    assert vermeil(command, str(spoiled)).returncode == 1
    assert vermeil(command, str(record), "--deck", str(tmp_path / "none")).returncode == 2


def test_what_hindsight_can_not_be_asked_is_not_the_fault_of_the_record(vermeil: Vermeil, record: Path) -> None:
    done = vermeil("hindsight", str(record), "--seat", "2")
    assert (done.returncode, done.stderr) == (2, "vermeil: there is no seat 2 in a game of 2\n")
    other = Path(__file__).parents[1] / "golden" / "silver-coin-2.txt"
    done = vermeil("hindsight", str(other))
    assert done.returncode == 2
    assert "no hindsight for silver-coin" in done.stderr


def test_the_version_has_a_short_name(vermeil: Vermeil) -> None:
    assert vermeil("-V") == vermeil("--version")


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_shells_complete_commands_and_options(shell: str) -> None:
    """As a shell asks: with what has been typed so far in its environment."""
    typed = {"COMP_WORDS": "vermeil rat", "COMP_CWORD": "1", "_TYPER_COMPLETE_ARGS": "vermeil rat"}
    asked = {"_VERMEIL_COMPLETE": f"complete_{shell}", "_TYPER_COMPLETE_FISH_ACTION": "get-args", **typed}
    command = [str(Path(sys.executable).with_name("vermeil"))]
    done = subprocess.run(command, env={**os.environ, **asked}, capture_output=True, text=True, check=False, timeout=60)
    assert "ratings" in done.stdout
    assert "replay" not in done.stdout
