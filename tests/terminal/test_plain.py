"""The plain mode in a real pseudo-terminal and over pipes: whole games, reasons for refusals, and nothing lost."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.games.rule_ids import RULES
from tests.terminal.terminals import Terminal
from vermeil.games import GAMES
from vermeil.table.catalog import replay
from vermeil.terminal.home import Home
from vermeil.terminal.saved_games import kept_games

PROMPT = r"For\s+example\s+(\S+)\s+\(\?\s+for\s+help\)\n> "  # a prompt may be folded at any blank
AGAIN = r"Once\s+more\?[^>]*\n> "
ESCAPE = "\x1b"


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_in_a_pseudo_terminal_without_moving_the_cursor(game: str, home: Path) -> None:
    with Terminal("play", "--plain", game, "--bot", "random", "--seed", "5", "--name", "Ann") as terminal:
        while True:
            found = terminal.until(rf"{PROMPT}|The game is over\.")
            if found[1] is None:
                break
            terminal.type(f"{found[1]}\n")
        terminal.until(AGAIN)
        terminal.type("\n")
        assert terminal.end() == 0
        assert re.search(r"(Ann|Ada) wins\.", terminal.text)
        assert ESCAPE not in terminal.text
    record = home / "records" / f"{game}-1.txt"
    assert replay(record.read_text()).over
    assert kept_games() == []


def test_ctrl_c_keeps_the_game_and_continue_goes_on_with_it() -> None:
    with Terminal("play", "--plain", "--seed", "3", "--bot", "random", "--name", "Ann") as terminal:
        keep = terminal.until(PROMPT)[1]
        terminal.type(f"{keep}\n")
        cross = terminal.until(PROMPT)[1]
        terminal.type(f"{cross}\n")
        terminal.until(PROMPT)
        terminal.interrupt()
        assert terminal.end() == 0
        assert "vermeil continue silver-and-gold-1" in terminal.text
    with Terminal("continue", "--plain") as terminal:
        terminal.until(PROMPT)
        terminal.type("log\n")
        terminal.until(PROMPT)
        assert "Ann keeps two cards." in terminal.text
        terminal.type("quit\n")
        assert terminal.end() == 0


def test_a_killed_game_goes_on_after_the_last_move_that_was_made() -> None:
    with Terminal("play", "--plain", "pyramids", "--seed", "3", "--bot", "random") as terminal:
        for _ in range(3):
            terminal.type(f"{terminal.until(PROMPT)[1]}\n")
        terminal.until(PROMPT)
        terminal.process.kill()
        terminal.end()
    sitting = Home.resume("pyramids-1")
    view = sitting.known(0).view
    sitting.close()
    assert view is not None
    with Terminal("continue", "--plain", "pyramids-1") as terminal:
        terminal.until(PROMPT)
        terminal.type("moves\n")
        terminal.until(re.escape(view["moves"][0]))


def test_ctrl_c_on_the_screen_keeps_the_game_too() -> None:
    with Terminal("play", "--terminal", "silver-coin", "--seed", "3", "--bot", "random") as terminal:
        terminal.until("Look at two of your cards")
        terminal.type("12\r")
        terminal.until("Your turn")
        terminal.type("\x03")
        assert terminal.end() == 0
        assert "vermeil continue silver-coin-1" in terminal.text
    assert [kept.name for kept in kept_games()] == ["silver-coin-1"]


def test_several_games_are_listed_and_one_is_chosen() -> None:
    for seed in ("1", "2"):
        with Terminal("play", "--plain", "--seed", seed, "--name", "Ann") as terminal:
            terminal.until(PROMPT)
            terminal.type("quit\n")
            terminal.end()
    with Terminal("continue", "--plain") as terminal:
        terminal.until(r"Which game\?")
        assert "silver-and-gold-1: Silver & Gold with Ann" in terminal.text
        terminal.type("silver-and-gold-1\n")
        terminal.until(PROMPT)


def test_a_refusal_has_its_reason_and_help_is_at_hand() -> None:
    with Terminal("play", "--plain", "--seed", "3") as terminal:
        terminal.until(PROMPT)
        terminal.type("A:a1\n")
        terminal.until(re.escape("Not possible. SG-10: first keep two of your four cards; A:a1 comes later"))
        terminal.type("keep:zz\n")
        terminal.until(re.escape("SG-10: there is no card 'zz' in this deck"))
        terminal.type("?\n")
        terminal.until("undo   take back")
        terminal.type(f"{terminal.until(PROMPT)[1]}\nearns\n")
        terminal.until(r"A:\w+ +Earns ")
        terminal.type("rules\n")
        terminal.until(r"  SG-61  .+\n")
        assert sorted(re.findall(r"\n  (SG-\d+)  ", terminal.text)) == sorted(RULES["silver_and_gold"])
        terminal.type("hint\n")
        terminal.until(r"A strong bot would play \S+\.")


@pytest.mark.parametrize(("language", "sentence"), [("es", "Quédate con dos"), ("de", "Behalte zwei deiner vier")])
def test_other_languages_by_option(language: str, sentence: str) -> None:
    with Terminal("play", "--plain", "--language", language) as terminal:
        terminal.until(sentence)


def test_between_two_people_the_lines_of_the_first_scroll_away() -> None:
    """SG-10: the second one does not see the first one's hand."""
    with Terminal("play", "--plain", "--people", "2", "--name", "Ann", "--name", "Bob", "--seed", "3") as terminal:
        terminal.until("Ann, it is your turn. Press Enter when nobody else is looking.")
        before = terminal.text
        assert "keep:" not in before
        terminal.type("\n")
        terminal.type(f"{terminal.until(PROMPT)[1]}\n")
        terminal.until("Bob, it is your turn")
        assert "\n" * 30 in terminal.text[len(before) :]


def test_a_bot_that_fails_is_named_when_one_leaves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    code = "class Broken:\n    def play(self, view, limit):\n        raise ValueError('out of ideas')\n"
    (tmp_path / "brokenbots.py").write_text(code, encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    with Terminal("play", "--plain", "--seed", "3", "--bot", "brokenbots:Broken", "--name", "Ann") as terminal:
        keep = terminal.until(PROMPT)[1]
        terminal.type(f"{keep}\n")
        terminal.until(r"Ada\s+keeps\s+two\s+cards")
        terminal.interrupt()
        terminal.until(r"brokenbots:Broken\s+has\s+failed[\s\S]*ValueError:\s+out\s+of\s+ideas")
        terminal.until(r"To go on: vermeil continue")
