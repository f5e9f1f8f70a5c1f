"""The console plays whole games, refuses with reasons, and keeps the record."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from vermeil import silver_and_gold as sg
from vermeil.bots import bot_for
from vermeil.core.contract import Game
from vermeil.games import GAMES
from vermeil.terminal.console import Console, Left, Seat
from vermeil.terminal.games import Playable, playable

GAME = playable("silver-and-gold")


class Person:
    """Someone at the keyboard: answers what is given, then whatever a random legal move is."""

    def __init__(self, game: Game, answers: list[str], *, stays: bool = True) -> None:
        self.game = game
        self.answers: Iterator[str] = iter(answers)
        self.rng = random.Random(1)
        self.stays = stays
        self.heard: list[str] = []

    def ask(self, prompt: str) -> str:
        self.heard.append(prompt)
        answer = next(self.answers, None)
        if answer is not None:
            return answer
        if not self.stays:
            raise EOFError
        name = prompt.partition(":")[0]
        seat = 0 if name == "You" else int(name.removeprefix("Player ")) - 1
        return str(self.rng.choice(self.game.legal_moves(seat)))

    @property
    def screen(self) -> str:
        return "\n".join(self.heard)


def console(
    game: Game,
    people: int,
    answers: list[str],
    *,
    stays: bool = True,
    record: Path | None = None,
    kind: Playable = GAME,
) -> tuple[Console, Person]:
    person = Person(game, answers, stays=stays)
    names = ["You"] if people == 1 else [f"Player {number + 1}" for number in range(people)]
    seats = [Seat(name) for name in names]
    seats += [Seat("Ada", bot_for(kind.name, "random", 1)) for _ in range(game.players - people)]
    hints = bot_for(kind.name, "greedy") if kind is GAME else None
    return Console(game, seats, kind.draw, kind.ask, hints, person.ask, person.heard.append, record), person


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(("players", "people"), [(1, 1), (2, 1), (2, 2), (4, 2)])
def test_a_whole_game_ends_with_the_points_by_source(name: str, players: int, people: int) -> None:
    kind = playable(name)
    if players not in kind.rules.PLAYERS:
        players = people = 3
    game = kind.rules.Game(players=players, seed=players)
    table, person = console(game, people, [], kind=kind)
    table.play()
    assert game.over
    total = game.score_sheet(0)["total"]
    assert "The game is over." in person.screen
    assert any(line.split()[-1] == str(total) for line in person.heard if line.startswith(table.seats[0].name + " "))
    won = [line for line in person.heard if line.endswith((" wins.", " win.", " win together."))]
    assert len(won) == (players > 1), "alone there is nobody to beat"


def test_a_refusal_says_why_with_the_rule_and_changes_nothing() -> None:
    game = sg.Game(players=2, seed=3)
    before = game.transcript()
    table, person = console(game, 1, ["A:a1", "keep:zz", "quit"])
    with pytest.raises(Left):
        table.play()
    assert "Not possible. SG-10: first keep two of your four cards; A:a1 comes later" in person.heard
    assert "Not possible. SG-10: there is no card 'zz' in this deck" in person.heard
    assert [line for line in game.transcript().splitlines() if line.startswith("0 ")] == []
    assert game.transcript().startswith(before)


def test_undo_takes_back_and_hint_names_legal_moves() -> None:
    game = sg.Game(players=2, seed=3)
    keep = str(game.legal_moves(0)[0])
    table, person = console(game, 1, [keep, "hint", "B:b1", "undo", "moves", "?", "score", "table", "quit"])
    with pytest.raises(Left):
        table.play()
    assert game.view(0)["seats"][0]["cards"][1]["crossed"] == []
    hinted = [line.split()[0] for line in person.heard if re.match(r"  [AB]:[a-d][1-4]", line)]
    assert hinted
    assert set(hinted) <= set(game.view(0).moves)


def test_the_others_marks_are_told_only_when_the_turn_is_over() -> None:
    """SG-23."""
    game = sg.Game(players=2, seed=3)
    keep = str(game.legal_moves(0)[0])
    table, person = console(game, 1, [keep, "A:a1", "done", "quit"])
    with pytest.raises(Left):
        table.play()
    asked = [at for at, line in enumerate(person.heard) if line.endswith("> ")]
    told = [at for at, line in enumerate(person.heard) if line.startswith("  Ada: ") and "keep" not in line]
    assert told, "the bot's first turn is told before the second question"
    assert min(told) > asked[2], "after the confirmation"


def test_who_leaves_keeps_the_record(tmp_path: Path) -> None:
    game = sg.Game(players=2, seed=3)
    keep = str(game.legal_moves(0)[0])
    record = tmp_path / "left.txt"
    table, _ = console(game, 1, [keep], stays=False, record=record)
    with pytest.raises(EOFError):
        table.play()
    assert sg.replay(record.read_text()).view(0) == game.view(0)


def test_what_the_others_did_is_told_before_the_next_question() -> None:
    """Every turn, not every second one."""
    game = sg.Game(players=2, seed=3)
    keep = str(game.legal_moves(0)[0])
    table, person = console(game, 1, [keep, "A:a1", "done", "A:b1", "done", "quit"])
    with pytest.raises(Left):
        table.play()
    turns = [at for at, line in enumerate(person.heard) if line.startswith("Round 1 of 4, card ")]
    told = [at for at, line in enumerate(person.heard) if re.match(r"  Ada: [AB]:", line)]
    second, third = (next(at for at in turns if f"card {turn} of 7" in person.heard[at]) for turn in (2, 3))
    assert any(at < second for at in told)
    assert any(second < at < third for at in told)
