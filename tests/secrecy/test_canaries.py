"""Canaries: secrets that would be recognised anywhere are looked for in all that leaves the house."""

from __future__ import annotations

import re

from hypothesis import given, settings

from tests.plain import plain
from tests.secrecy.games import Kind, each_game
from tests.secrecy.positions import POSITIONS, SECRET, Position, last_reveal, phase, reach, record_for, viewers
from vermeil.games.expedition.face import DeckGame

CARD = re.compile(r"\b[sgop][0-9]{2}\b")
PATTERN = re.compile(r"\b[IVLTO][234]\b")


def everything_sent(game: DeckGame, viewer: int | None) -> dict[str, str]:
    return {
        "view": game.view(viewer).to_json(),
        "memory": game.view(viewer, memory=True).to_json(),
        "record": record_for(game, viewer),
        "refusals": " ".join(
            str(game.why_not(0 if viewer is None else viewer, move)) for move in ("A:a1b1", "done", "take:1", "B:d4")
        ),
    }


@each_game
@settings(max_examples=60)
@given(POSITIONS)
def test_the_canary_lives(kind: Kind, position: Position) -> None:
    game = reach(kind, position)
    full = game.transcript().splitlines()
    hands = {int(line.split()[2]): set(line.split()[3:]) for line in full if line.startswith("! deal")}
    opened = {card for line in full if not line.startswith("! deal") for card in CARD.findall(line)}
    if phase(game) == "keep":
        opened = set()
    for viewer in viewers(game):
        may_know = opened | (hands[viewer] if viewer is not None else set())
        for what, text in everything_sent(game, viewer).items():
            assert SECRET not in text, what
            assert set(CARD.findall(text)) <= may_know, f"{what} names a card that nobody has shown to {viewer}"


@each_game
@settings(max_examples=60)
@given(POSITIONS)
def test_a_view_names_one_pattern(kind: Kind, position: Position) -> None:
    """SG-20, PY-20: the current one, unless the table plays with `tracker`."""
    game = reach(kind, position)
    for viewer in viewers(game):
        view = game.view(viewer)
        named = set(PATTERN.findall(view.to_json()))
        if game.variants["tracker"] and phase(game) != "keep":
            assert named == {plain(view)["pattern"], *plain(view)["revealed"]}
        else:
            assert named == ({view["pattern"]} if view["pattern"] else set())


@each_game
@settings(max_examples=60)
@given(POSITIONS)
def test_hidden_marks_are_in_no_other_view_or_record(kind: Kind, position: Position) -> None:
    """SG-23, PY-23: whoever still thinks sees the others as they were when the pattern was revealed."""
    game = reach(kind, position)
    if phase(game) != "mark" or game.variants["open_marks"]:
        return
    now = game.transcript().splitlines()
    at_the_reveal = kind.rules.replay("\n".join(now[: last_reveal(now) + 1]) + "\n")
    for viewer in viewers(game):
        seats, before = plain(game.view(viewer))["seats"], plain(at_the_reveal.view(viewer))["seats"]
        record = record_for(game, viewer).splitlines()
        since = record[last_reveal(record) + 1 :]
        assert all(line.startswith(f"{viewer} ") for line in since)
        for seat in range(game.players):
            if seat != viewer:
                assert seats[seat] == before[seat] | {"ready": seat not in game.waiting}


@each_game
@settings(max_examples=40)
@given(POSITIONS)
def test_a_seats_record_is_the_record_with_holes(kind: Kind, position: Position) -> None:
    """Every line of what a seat is given stands in the full record, but for hands that it has not seen."""
    game = reach(kind, position)
    full = set(game.transcript().splitlines())
    for viewer in viewers(game):
        given_lines = record_for(game, viewer).splitlines()
        holes = [line for line in given_lines if line not in full]
        others = [seat for seat in range(game.players) if seat != viewer]
        assert holes == [f"! deal {seat} ? ? ? ?" for seat in others]
