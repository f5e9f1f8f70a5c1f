"""Reviews over the wire: findings part by part, how they are stopped and bounded, what is refused, and practice."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import httpx
import pytest

from tests.server.process import NO_TLS, Server
from tests.server.test_studies import GAMES, record_of, refusal
from vermeil.build_info import compiled
from vermeil.core.errors import RecordError
from vermeil.core.record import read
from vermeil.games import rules_of
from vermeil.table import Table, TableError, reviews
from vermeil.table.acts import Act, Bot, Join, Move, Options, Ready, Rematch, Start
from vermeil.table.catalog import replay
from vermeil.table.practice import practice_of
from vermeil.table.reviews import COURSES, KEPT, review_part
from vermeil.table.seeds import verify

needs_tables = pytest.mark.skipif(not compiled(), reason="tables take minutes to solve with plain engines")


def parts_of(answer: httpx.Response) -> list[dict[str, Any]]:
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"].startswith("application/x-ndjson")
    return [json.loads(line) for line in answer.text.splitlines()]


def reviewed(server: Server, text: str, query: str = "") -> list[dict[str, Any]]:
    found = [
        finding
        for part in parts_of(server.ask("POST", f"/api/review{query}", content=text))
        for finding in part["found"]
    ]
    assert found[-1]["finding"] == "review"
    return found


@needs_tables
@pytest.mark.parametrize("game", ["pyramids", "silver-coin"])
def test_findings_come_part_by_part_and_add_up(server: Server, game: str) -> None:
    variants = {"patience": 1} if game == "silver-coin" else {}
    text = brief(game, variants)
    with httpx.stream("POST", f"{server.url}/api/review", content=text, timeout=60, verify=NO_TLS) as stream:
        parts = [json.loads(line) for line in stream.iter_lines()]
    assert len(parts) > 1
    assert [part["over"] for part in parts] == [False] * (len(parts) - 1) + [True]
    assert parts[-1]["done"] == parts[-1]["total"] > 0
    found = [finding for part in parts for finding in part["found"]]
    moves = read(text).moves()
    for each in found:
        if each["finding"] == "decision":
            assert (moves[each["step"]].seat, moves[each["step"]].spelling) == (each["seat"], each["played"])
    assert [each["step"] for each in found if each["finding"] == "value"] == sorted(
        each["step"] for each in found if each["finding"] == "value"
    )
    assert found[-1]["finding"] == "review"
    for seat in found[-1]["seats"]:
        for scale in ("share", "points"):
            sums = seat[scale]
            told = sums["expected"] + sums["luck"] - sums["losses"] + sums["fortune"] + sums["others"]
            assert told == pytest.approx(sums["result"], abs=1e-9)
    # What is known already is not told again, and all of it is remembered.
    late = parts_of(server.ask("POST", f"/api/review?seen={len(found) - 2}", content=text))
    assert [part["found"] for part in late] == [found[-2:]]


def brief(game: str, variants: dict[str, Any]) -> str:
    rng, played = Random(4), rules_of(game).Game(players=2, seed=4, variants=variants)
    while not played.over:
        seat = played.waiting[0]
        moves = played.spellings(seat)
        called = [move for move in moves if move == "call"]
        played.push(seat, rng.choice(called or moves))
    text: str = played.transcript()
    return text


@needs_tables
def test_whoever_turns_away_stops_the_work_and_may_go_on_later(server: Server) -> None:
    text = record_of("silver-and-gold", seed=11, players=4)
    with httpx.stream("POST", f"{server.url}/api/review?care=full", content=text, timeout=60, verify=NO_TLS) as stream:
        first = json.loads(next(stream.iter_lines()))
    assert first["found"]
    assert not first["over"]
    # Nobody works on it any more: another review of the same address has its turn at once, and is done.
    other = reviewed(server, record_of("pyramids", seed=12, players=1))
    assert other[-1]["players"] == 1
    with httpx.stream(
        "POST", f"{server.url}/api/review?care=full&seen={first['seen']}", content=text, timeout=60, verify=NO_TLS
    ) as stream:
        more = json.loads(next(stream.iter_lines()))
    assert more["found"][0]["at"] >= first["found"][-1]["at"]
    assert more["seen"] > first["seen"]


@needs_tables
def test_only_the_last_reviews_are_remembered_and_the_same_is_found_again() -> None:
    texts = [record_of("pyramids", seed=seed, players=1) for seed in range(KEPT + 1)]
    first = review_part(texts[0], "quick", 0, 0.0)
    for text in texts[1:]:
        review_part(text, "quick", 0, 0.0)
    assert len(COURSES) == KEPT
    assert all(text != texts[0] for text, _, _ in COURSES)
    again = review_part(texts[0], "quick", 0, 0.0)
    assert again["found"][: len(first["found"])] == first["found"][: len(again["found"])]


@needs_tables
def test_who_claims_to_know_more_than_there_is_comes_to_an_end_and_holds_nobody_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    text = brief("pyramids", {})
    monkeypatch.setattr(reviews, "AGAIN", 0.0)
    first = review_part(text, "quick", 100_000, 0.0)
    assert (first["found"], first["over"]) == ([], False)  # and not all of the review at once
    assert first["done"] < first["total"] or first["total"] == 0
    monkeypatch.undo()
    while not (last := review_part(text, "quick", 100_000, 0.3))["over"]:
        assert last["found"] == []
    assert last["found"] == []


def test_what_can_not_be_replayed_can_not_be_reviewed(server: Server) -> None:
    text = record_of("silver-and-gold")
    lines = text.splitlines()
    cases: list[tuple[str | bytes, int, str, str]] = [
        ("\n".join([*lines[:20], "0 A:z9", *lines[20:]]), 422, "record/invalid", "line 21"),
        (b"\xff\xfe", 422, "record/invalid", "UTF-8"),
        (text.replace(lines[2], "deck mine 0123456789ab"), 422, "record/deck", "line 3"),
        ("\n".join(lines[:12]) + "\n", 422, "record/unfinished", "finished"),
        (text + "\n" * 2 + "; " + "x" * 1_000_000 + "\n" * 60_000, 422, "record/invalid", "at most"),
        ("; " + "x" * 1_200_000, 413, "wire/invalid", ""),
        ("x" * (1 << 20), 422, "record/invalid", "header"),
    ]
    for body, status, code, message in cases:
        answer = server.ask("POST", "/api/review", content=body)
        assert refusal(answer) == (status, code), (body[:40], answer.text[:200])
        assert message in answer.json()["message"]
    assert refusal(server.ask("POST", "/api/review?care=slow", content=text)) == (400, "wire/invalid")
    assert refusal(server.ask("POST", "/api/review?seen=-1", content=text)) == (400, "wire/invalid")
    made = server.table("silver-coin", bots=["random"])
    path = f"/api/tables/{made['table']}/review"
    server.ask("POST", f"/api/tables/{made['table']}/acts", made["token"], json={"do": "ready"})
    assert refusal(server.ask("POST", path, made["token"])) == (409, "table/phase")


@needs_tables
def test_another_move_is_judged_by_what_the_seat_knew(server: Server) -> None:
    text = record_of("pyramids", players=2)
    found = reviewed(server, text)
    dear = max((each for each in found if each["finding"] == "decision"), key=lambda each: each["share"]["loss"])

    def tried(**asked: Any) -> httpx.Response:
        return server.ask("POST", "/api/review/try", json={"record": text, "step": dear["step"]} | asked)

    better = tried(move=dear["better"]).json()
    assert better["solved"]
    assert better["share"]["loss"] < dear["share"]["low"]
    assert better["said"]
    worse = tried(move=dear["played"]).json()
    assert not worse["solved"]
    assert worse["best"] != dear["played"]
    assert refusal(tried(move="A:z9")) == (409, "move/illegal")
    assert refusal(tried(move=dear["better"], step=9999)) == (422, "record/invalid")
    assert refusal(tried(move=dear["better"], record=text[:400]))[0] == 422


@pytest.mark.parametrize("game", GAMES)
def test_practice_goes_on_from_a_position_in_the_same_seat_against_bots(server: Server, game: str) -> None:
    text = record_of(game, players=3)
    moves = read(text).moves()
    step = next(at for at in range(len(moves) // 2, len(moves)) if moves[at].seat == 1)
    asked = {"record": text, "step": step, "seat": 1, "name": "Ann", "bots": ["easy", "random"]}
    answer = server.ask("POST", "/api/practice", json=asked)
    assert answer.status_code == 201, answer.text
    made = answer.json()
    assert made["seat"] == 1
    shown = server.snapshot(made["table"], made["token"])
    assert shown["table"]["practice"] == step
    assert shown["table"]["phase"] == "playing"
    assert [seat["level"] for seat in shown["table"]["seats"]] == ["easy", None, "random"]
    assert (shown["table"]["commit"], shown["table"]["seed"]) == (None, None)
    assert moves[step].spelling in shown["view"]["moves"]
    way = rules_of(game).steps(text)
    before = next(way).game
    for _ in range(step):
        next(way)
    assert shown["view"]["moves"] == before.view(1)["moves"]
    own = server.ask("GET", f"/api/tables/{made['table']}/record", made["token"]).text
    assert own.startswith(before.transcript(1)[:200])
    # It is a table like any other: it comes back from the log, here as it was.
    assert server.snapshot(made["table"], made["token"])["view"]["moves"]
    wrongs: list[tuple[dict[str, Any], tuple[int, str]]] = [
        ({"bots": []}, (422, "table/option")),
        ({"seat": 3}, (409, "table/full")),
        ({"step": len(moves)}, (422, "record/invalid")),
        ({"bots": ["easy", "nobody"]}, (422, "table/option")),
        ({"record": before.transcript()}, (422, "record/unfinished")),
    ]
    for wrong, expected in wrongs:
        assert refusal(server.ask("POST", "/api/practice", json=asked | wrong)) == expected, wrong


def test_a_table_of_practice_is_the_same_again_from_its_log_and_its_record_says_what_it_is() -> None:
    text = record_of("silver-coin", players=2)
    step = len(read(text).moves()) // 2
    table = Table("practice", practice_of(text, step), 0)
    entries = [table.first]

    def act(by: int | None, what: Act, *, bot: bool = False) -> None:
        entry = table.submit(by, what, len(entries), bot=bot).entry
        assert entry is not None
        entries.append(entry)

    act(None, Join(0, "Ann", "key"))
    act(0, Bot(1, "random"))
    with pytest.raises(TableError, match="as it is"):
        table.submit(0, Options(players=3), 1)
    act(0, Ready())
    act(None, Start("seed"))
    rng, game = Random(1), table.game
    assert game is not None
    while not game.over:
        (seat, *_) = game.waiting
        number = table.audiences.numbers[seat]
        act(seat, Move(number, rng.choice(game.spellings(seat))), bot=seat == 1)
    again = Table.restore("practice", entries)
    assert again.records == table.records
    assert again.doc() == table.doc()
    assert f"; practice after {step} moves of another game" in table.records[0]
    assert replay(table.records[0]).over
    with pytest.raises(RecordError, match="one line"):
        verify(table.records[0])
    act(0, Rematch())
    act(None, Start("another"))
    assert table.doc()["practice"] is None
    assert len(table.log(0)) < step  # a deal of its own
