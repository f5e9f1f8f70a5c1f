"""Advice, the deal of the day, replays and hindsight: what a player may ask for beside playing."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import msgspec
import pytest

from tests.server.process import Server, connected, run
from vermeil.core.errors import RecordError
from vermeil.core.phrases import phrase_from_json
from vermeil.games import rules_of
from vermeil.table import fold
from vermeil.words import LANGUAGES, words

GAMES = ("silver-and-gold", "pyramids", "silver-coin")


def record_of(game: str, seed: int = 3, players: int = 2) -> str:
    rng, played = Random(seed), rules_of(game).Game(players=players, seed=seed)
    while not played.over:
        seat = rng.choice(played.waiting)
        played.push(seat, str(rng.choice(played.legal_moves(seat))))
    text: str = played.transcript()
    return text


def refusal(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


# --- advice ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_advises_who_is_asked_something(server: Server, game: str) -> None:
    made = server.table(game, players=2, bots=["random"])
    path, token = f"/api/tables/{made['table']}", made["token"]
    assert refusal(server.ask("POST", f"{path}/hint", token, json={})) == (409, "table/phase")
    server.ask("POST", f"{path}/acts", token, json={"do": "ready"})
    shown = server.snapshot(made["table"], token)
    while shown["view"]["waiting"] != [0]:  # until the bot has done its part
        shown = server.snapshot(made["table"], token)
    assert shown["table"]["hints"] is True
    answer = server.ask("POST", f"{path}/hint?seat=0", token, json={"level": "easy"})
    assert answer.status_code == 200, answer.text
    hint = answer.json()
    assert hint["move"] in shown["view"]["moves"]
    assert hint["n"] == shown["n"]
    assert {reason["move"] for reason in hint["reasons"]} <= set(shown["view"]["moves"])
    for reason in hint["reasons"]:
        for part in reason["said"]:
            assert all(words(language).say(phrase_from_json(part)) for language in LANGUAGES)
    assert refusal(server.ask("POST", f"{path}/hint", json={})) == (401, "table/token")
    assert refusal(server.ask("POST", f"{path}/hint?seat=watch", token, json={})) == (401, "table/token")
    assert refusal(server.ask("POST", f"{path}/hint", token, json={"level": "god"})) == (422, "table/option")
    assert refusal(server.ask("POST", f"{path}/hint", token, json={"depth": 9})) == (400, "wire/invalid")


def test_among_several_people_advice_is_for_the_host_to_allow(server: Server) -> None:
    async def scenario() -> None:
        for chosen, refused in ((None, "table/company"), (True, ""), (False, "table/hints")):
            ann, bob = server.party("pyramids", 2, hints=chosen)
            async with connected([ann, bob]):
                await ann.until(lambda c: bool(c.moves))
                assert ann.state["table"]["hints"] is not bool(refused)
                answer = server.ask("POST", f"/api/tables/{ann.table}/hint", ann.token, json={"level": "easy"})
                if not refused:
                    assert answer.status_code == 200
                    await ann.ask(do="move", n=ann.state["n"], move=ann.moves[0])
                    answer = server.ask("POST", f"/api/tables/{ann.table}/hint", ann.token, json={"level": "easy"})
                    assert refusal(answer) == (409, "move/not-your-question")
                else:
                    assert refusal(answer) == (403, refused)

    run(scenario())


# --- replays --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_record_is_shown_again_as_a_seat_saw_it(server: Server, game: str) -> None:
    text = record_of(game)
    rules = rules_of(game)
    moves = [line for line in text.splitlines() if line[:1].isdigit()]
    for viewer, seat in (("1", 1), ("watch", None), ("all", None)):
        answer = server.ask("POST", f"/api/replay?seat={viewer}", content=text, headers={"content-type": "text/plain"})
        assert answer.status_code == 200, answer.text
        shown = answer.json()
        assert [step["line"] for step in shown["steps"]] == moves
        assert [str(step["by"]) for step in shown["steps"]] == [line[0] for line in moves]
        state = {"view": shown["first"]}
        assert not state["view"].get("winners")
        for step in shown["steps"]:
            state = fold(state, step["patch"])
        end = rules.replay(text)
        assert state["view"] == (end.open_view() if viewer == "all" else end.view(seat))
        assert shown["result"]["winners"] == state["view"]["winners"]
        told = [part for step in shown["steps"] for part in step["told"]]
        assert len(told) > 40
        assert all(words("de").say(phrase_from_json(part)) for part in told)
        assert told[-1]["say"] == "story-wins"


def test_a_replay_tells_a_seat_no_more_than_it_knew_then(server: Server) -> None:
    text = record_of("silver-coin", players=3)
    told = {}
    for viewer in ("0", "watch", "all"):
        shown = server.ask("POST", f"/api/replay?seat={viewer}", content=text).json()
        told[viewer] = [part for step in shown["steps"] for part in step["told"] if part["say"] == "story-sc-looks"]
    assert told["watch"] == []
    own = [part for part in told["all"] if part["args"]["who"] == {"say": "seat-name", "args": {"number": 1}}]
    assert told["0"] == own != told["all"]


def test_a_finished_game_is_shown_again_with_every_card_open(server: Server) -> None:
    text = record_of("silver-coin")
    dealt = [line.split()[3:] for line in text.splitlines() if line.startswith("! deal ")][:2]
    shown = server.ask("POST", "/api/replay?seat=all", content=text).json()["first"]
    assert [[str(card["number"]) for card in village] for village in shown["villages"]] == dealt
    assert {card["face"] for village in shown["villages"] for card in village} == {"down"}
    watched = server.ask("POST", "/api/replay?seat=watch", content=text).json()["first"]
    assert {card["number"] for village in watched["villages"] for card in village} == {None}


@pytest.mark.parametrize("game", ["silver-and-gold", "pyramids"])
def test_the_hands_that_were_dealt_lie_open_only_where_everything_does(server: Server, game: str) -> None:
    """SG-10, PY-10: nobody sees what the others choose from, or have kept, until all have."""
    played = rules_of(game).Game(players=3, seed=3)
    hands = [played.view(seat)["hand"] for seat in range(3)]
    text = record_of(game, players=3)
    shown = server.ask("POST", "/api/replay?seat=all", content=text).json()
    assert [seat["hand"] for seat in shown["first"]["seats"]] == hands
    assert msgspec.convert(shown["first"], rules_of(game).ViewData) == shown["first"]
    state = {"view": shown["first"]}
    for step in shown["steps"][:2]:
        assert state["view"]["seats"][step["by"]]["kept"] is None
        state = fold(state, step["patch"])
        kept = step["line"].split("keep:")[1].split(",")
        assert state["view"]["seats"][step["by"]]["kept"] == kept
        played.push(step["by"], f"keep:{','.join(kept)}")
        live = [played.view(seat) for seat in (0, 1, 2, None)]
        assert not any("hand" in seat or "kept" in seat for view in live for seat in view["seats"])
    state = fold(state, shown["steps"][2]["patch"])
    assert not any("hand" in seat or "kept" in seat for seat in state["view"]["seats"])
    for viewer in ("0", "watch"):
        seats = server.ask("POST", f"/api/replay?seat={viewer}", content=text).json()["first"]["seats"]
        assert not any("hand" in seat or "kept" in seat for seat in seats)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_goes_on_is_never_laid_open(server: Server, game: str) -> None:
    lines = record_of(game).splitlines()
    first = next(at for at, line in enumerate(lines) if line[:1].isdigit())
    for end in (first, first + 1, len(lines) // 2):
        part = "\n".join(lines[:end]) + "\n"
        answer = server.ask("POST", "/api/replay?seat=all", content=part)
        assert answer.json()["code"] in {
            "record/unfinished",
            "record/invalid",
        }  # a part may end where chance must speak
        assert "villages" not in answer.text
    with pytest.raises(RecordError, match="not over"):
        rules_of(game).Game(players=2, seed=1).open_view()


def test_a_game_of_a_table_is_shown_again_when_it_is_over(server: Server) -> None:
    async def scenario() -> None:
        ann, bob = server.party("silver-and-gold", 2)
        async with connected([ann, bob]):
            path = f"/api/tables/{ann.table}/replay"
            assert refusal(server.ask("GET", path)) == (409, "table/phase")
            await ann.play(Random(1), lambda c: not c.moves)
            assert refusal(server.ask("GET", f"{path}?seat=all", ann.token)) == (409, "table/phase")
            assert refusal(server.ask("GET", f"{path}?game=1&seat=0", ann.token)) == (409, "table/phase")
            await asyncio.gather(ann.play(Random(1)), bob.play(Random(2)))
            shown = server.ask("GET", f"{path}?game=1&seat=0").json()
            assert shown["names"] == ["P0", "P1"]
            assert shown["result"]["winners"] == ann.state["view"]["winners"]
            assert refusal(server.ask("GET", f"{path}?game=2")) == (409, "table/phase")
            assert refusal(server.ask("GET", f"{path}?seat=2")) == (422, "record/invalid")
            assert refusal(server.ask("GET", f"{path}?seat=x")) == (400, "wire/invalid")

    run(scenario())


def test_a_record_that_can_not_be_shown_is_refused_with_its_line(server: Server) -> None:
    text = record_of("silver-and-gold")
    lines = text.splitlines()
    broken = [*lines[:20], "0 A:z9", *lines[20:]]
    cases: list[tuple[str | bytes, int, str, str]] = [
        ("\n".join(broken), 422, "record/invalid", "line 21"),
        ("", 422, "record/invalid", "header"),
        (b"\xff\xfe", 422, "record/invalid", "UTF-8"),
        ("vermeil 1\ngame chess\n", 422, "record/invalid", "line 2"),
        ("\n".join(lines[:12]) + "\n", 422, "record/unfinished", "finished"),
        ("; " + "x" * 1_200_000, 413, "wire/invalid", ""),
    ]
    for route in ("/api/replay", "/api/hindsight"):
        for body, status, code, message in cases:
            answer = server.ask("POST", route, content=body)
            assert refusal(answer) == (status, code), (body[:40], answer.text)
            assert message in answer.json()["message"]
    answer = server.ask("POST", "/api/tables", content="x" * 40_000)
    assert answer.status_code == 413  # only records may be long


# --- hindsight ------------------------------------------------------------------------------------------------


def test_hindsight_over_the_wire(server: Server) -> None:
    text = record_of("silver-and-gold", players=1)
    answer = server.ask("POST", "/api/hindsight", content=text)
    assert answer.status_code == 200, answer.text
    (found,) = answer.json()
    assert found["best"] > found["reached"]
    loss = found["first_loss"]
    assert loss["lost"] > 0
    assert loss["better"]
    assert loss["better"] != loss["played"]
    moves = [f"0 {move}" for move in loss["played"]]
    assert all(move in text.splitlines() for move in moves)
    # What lay there then: the four cards, or two with crosses, on which both the deed and the better one were legal.
    if loss["turn"] == 0:
        assert set(loss["better"][0].removeprefix("keep:").split(",")) <= set(loss["hand"])
    else:
        crossed = {f"{'AB'[at]}:{box}" for at, card in enumerate(loss["cards"]) for box in card["crossed"]}
        slot, _, boxes = loss["better"][0].partition(":")
        assert not crossed & {f"{slot}:{boxes[at : at + 2]}" for at in range(0, len(boxes), 2)}
        assert loss["pattern"]
    assert refusal(server.ask("POST", "/api/hindsight", content=record_of("silver-coin"))) == (422, "record/invalid")


def test_a_record_of_an_own_deck_is_shown_again_and_looked_back_at_with_its_deck(server: Server) -> None:
    rules = rules_of("silver-and-gold")
    deck_text = rules.Deck.standard().to_text().replace(f"name {rules.Deck.standard().name}", "name mine")
    rng, played = Random(5), rules.Game(players=1, seed=5, deck=rules.Deck.parse(deck_text))
    while not played.over:
        played.push(0, str(rng.choice(played.legal_moves(0))))
    record = played.transcript()
    for route in ("/api/replay", "/api/hindsight"):
        assert refusal(server.ask("POST", route, content=record)) == (422, "record/deck")
        answer = server.ask("POST", route, json={"record": record, "deck_text": deck_text})
        assert answer.status_code == 200, answer.text
        assert refusal(server.ask("POST", route, json={"record": record, "deck_text": "x"})) == (422, "table/option")
        assert refusal(server.ask("POST", route, json={"record": record})) == (400, "wire/invalid")
    shown = server.ask("POST", "/api/replay", json={"record": record, "deck_text": deck_text}).json()
    assert shown["picture"]["deck"] == shown["deck"] == rules.Deck.parse(deck_text).picture()["deck"]
    assert server.ask("POST", "/api/replay", content=record_of("silver-and-gold")).json()["picture"] is None
