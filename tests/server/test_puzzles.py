"""Puzzles over HTTP: found, shown without their answer, and judged; what is refused has a code."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from tests.server.process import Server
from vermeil.games import GAMES
from vermeil.puzzles import answered, daily, listed, shown


def code(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def test_puzzles_are_listed_by_game_theme_and_difficulty(server: Server) -> None:
    everything = server.ask("GET", "/api/puzzles").json()
    assert len(everything["puzzles"]) == len(listed())
    assert set(everything["daily"]) == set(GAMES)
    some = server.ask("GET", "/api/puzzles?game=silver-coin&theme=drawing&difficulty=easy").json()["puzzles"]
    assert some
    assert {(line["game"], line["theme"], line["difficulty"]) for line in some} == {("silver-coin", "drawing", "easy")}
    assert all(set(line) == {"id", "game", "theme", "difficulty", "players"} for line in everything["puzzles"])


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_shows_what_its_seat_sees_and_not_its_answer(server: Server, game: str) -> None:
    name = listed(game)[3].id
    answer = server.ask("GET", f"/api/puzzles/{name}")
    assert answer.json() == shown(name)
    assert answer.headers["cache-control"] == "no-store"
    assert not {"best", "share", "points", "losses", "record", "second"} & set(answer.json())


def test_the_puzzle_of_the_day_is_that_of_the_date(server: Server) -> None:
    before: date = datetime.now(UTC).date()
    found = server.ask("GET", "/api/puzzles/daily/pyramids").json()
    assert found["id"] in {daily("pyramids", before).id, daily("pyramids", before + timedelta(days=1)).id}
    assert found["view"]["moves"]


def test_an_answer_is_told_what_it_is_worth(server: Server) -> None:
    name = listed("silver-and-gold")[0].id
    path = f"/api/puzzles/{name}/answer"
    best = server.ask("POST", path, json={"move": None}).json()["best"]
    solved = server.ask("POST", path, json={"move": best}).json()
    assert solved == answered(name, best)
    assert solved["solved"]
    other = next(move for move in shown(name)["view"]["moves"] if move != best)
    wrong = server.ask("POST", path, json={"move": other}).json()
    assert not wrong["solved"]
    assert next(told for told in wrong["moves"] if told["move"] == other)["share"] > 0


def test_what_is_refused_has_a_code(server: Server) -> None:
    name = listed("silver-and-gold", "chain")[0].id
    for path in ("/api/puzzles/ffffffffff", "/api/puzzles?game=chess", "/api/puzzles/daily/chess"):
        assert code(server.ask("GET", path)) == (404, "puzzle/unknown")
    assert code(server.ask("GET", "/api/puzzles?theme=luck")) == (404, "puzzle/unknown")
    assert code(server.ask("GET", f"/api/puzzles?theme={'x' * 500}")) == (400, "wire/invalid")
    path = f"/api/puzzles/{name}/answer"
    assert code(server.ask("POST", path, json={"move": "nonsense"})) == (422, "move/invalid")
    assert code(server.ask("POST", path, json={"move": "keep:g03,o11"}))[1] == "move/illegal"
    wrong: list[Any] = [{}, {"move": 7}, {"move": "x" * 500}, {"move": None, "best": 1}, []]
    for body in wrong:
        assert code(server.ask("POST", path, json=body)) == (400, "wire/invalid")
    assert code(server.ask("POST", "/api/puzzles/ffffffffff/answer", json={"move": None})) == (404, "puzzle/unknown")


def test_answers_and_lists_have_their_limits(tmp_path: Path) -> None:
    """As hints and replays have: somebody who asks for too much is told when to come back."""
    path = f"/api/puzzles/{listed('pyramids')[0].id}/answer"
    with Server(f"sqlite:///{tmp_path / 'tables.db'}", visits=3.0) as bounded:
        answers = [bounded.ask("POST", path, json={"move": None}) for _ in range(6)]
        assert answers[0].json()["best"]
        assert code(answers[-1]) == (429, "wire/rate")
        assert code([bounded.ask("GET", "/api/puzzles") for _ in range(16)][-1]) == (429, "wire/rate")
