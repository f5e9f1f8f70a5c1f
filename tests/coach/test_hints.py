"""Hints say why: against the second best move, in what it wins and leads by, and in things that can be counted."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from vermeil.bots import Limit, bot_for
from vermeil.bots.choice import Choice, Reason
from vermeil.bots.consequences import Uncounted
from vermeil.build_info import compiled
from vermeil.coach.evaluator import Candidate
from vermeil.coach.hints import Hint, hint, hint_of
from vermeil.coach.judging import Loss, Skill, Verdict
from vermeil.coach.reviewing import review
from vermeil.core.contract import View
from vermeil.core.phrases import Phrase, named, phrase, phrase_from_json
from vermeil.games import rules_of
from vermeil.words import LANGUAGES, words

needs_tables = pytest.mark.skipif(not compiled(), reason="look-ups take minutes to solve with plain engines")
GAMES = ["silver-and-gold", "pyramids", "silver-coin"]
NAMES = ["Ann", "Ben", "Cem", "Dan"]
FEW = Limit(nodes=16)


def questions(game: str, players: int, seed: int, every: int) -> Iterator[tuple[View, int]]:
    """Some decisions of a game of bots that are not forced."""
    live: Any = rules_of(game).Game(players=players, seed=seed)
    bots = [bot_for(game, "medium", seat) for seat in range(players)]
    at = 0
    while live.waiting:
        seat = live.waiting[0]
        view = live.view(seat, memory=True)
        if len(view.moves) > 1:
            at += 1
            if at % every == 0:
                yield view, seat
        live.push(seat, bots[seat].play(view).move)


def findings(game: str, players: int, seed: int, nodes: int) -> list[Any]:
    """What a review finds in a game of `easy`."""
    live: Any = rules_of(game).Game(players=players, seed=seed)
    bots = [bot_for(game, "easy", seat) for seat in range(players)]
    while live.waiting:
        seat = live.waiting[0]
        live.push(seat, bots[seat].play(live.view(seat, memory=True)).move)
    return list(review(live.transcript(), nodes=nodes, kept=False))[:-1]


def spoken(parts: tuple[Phrase, ...], language: str = "en") -> str:
    return "; ".join(words(language).say(named(part, NAMES)) for part in parts)


@needs_tables
@pytest.mark.parametrize("game", GAMES)
def test_a_hint_has_a_share_a_lead_and_a_reason(game: str) -> None:
    worth = set()
    for view, _ in questions(game, 2, 3, 4):
        found = hint(game, view, "strong", 1, FEW)
        assert found.move in view.moves
        assert found.move == found.reasons[0].move
        assert len({each.move for each in found.reasons}) == len(found.reasons) <= 3
        for each in found.reasons:
            assert spoken(each.said)
            if len(found.reasons) > 1:
                assert each.share is not None
                assert 0 <= each.share <= 1
                assert each.lead is not None
                worth |= {part.id for part in each.said if part.id.startswith("hint-worth")}
        for language in LANGUAGES:
            assert spoken(found.reasons[0].said, language)
    assert worth >= {"hint-worth-ahead", "hint-worth-behind"}


@needs_tables
@pytest.mark.parametrize("game", ["silver-and-gold", "pyramids"])
def test_alone_there_is_no_win_to_share(game: str) -> None:
    for view, _ in questions(game, 1, 3, 6):
        for each in hint(game, view, "strong", 1, FEW).reasons:
            assert each.share is None
            assert not [part for part in each.said if part.id.startswith("hint-worth")]


@needs_tables
@pytest.mark.parametrize("game", GAMES)
def test_a_hint_knows_what_its_seat_knows(game: str) -> None:
    """In a world that the seat can't tell from the real one, whatever lies hidden there, the hint is the same."""
    for view, seat in questions(game, 3, 5, 25):
        world: Any = view.sample(Random(7))
        there = world.view(seat, memory=True)
        if there == view:
            assert hint(game, there, "strong", 1, FEW) == hint(game, view, "strong", 1, FEW)


class Stubborn:
    """Likes the moves in the order of their names."""

    name = "stubborn"

    def play(self, view: View, limit: Limit | None = None) -> Choice:
        del limit
        moves = sorted(view.moves)
        return Choice(moves[0], tuple(Reason(move, 0.0) for move in moves))


@needs_tables
def test_what_is_clearly_better_comes_before_the_choice_of_a_bot() -> None:
    """The bot proposes, and the worlds that are tried decide."""
    changed = 0
    for view, _ in questions("silver-and-gold", 2, 4, 3):
        found: Hint = hint_of("silver-and-gold", view, Stubborn())
        first = min(view.moves)
        if found.move != first:
            changed += 1
            shares = {each.move: (each.share or 0) + 0.01 * (each.lead or 0) for each in found.reasons}
            assert shares[found.move] > shares[first]
    assert changed > 5


@needs_tables
def test_a_review_speaks_the_sentences_of_hints() -> None:
    """Played and better are set against each other: what only one of them brings is told of that one alone."""
    found: list[Any] = [each for seed in range(7, 10) for each in findings("silver-and-gold", 2, seed, nodes=8)]
    better = [each for each in found if each["finding"] == "decision" and each["better"]]
    kinds = {part["say"] for each in better for part in each["said_better"]}
    assert {"hint-next", "hint-keeps", "gain-coin"} <= kinds
    for each in better:
        assert each["said_better"]
        completes = [[p for p in each[key] if p["say"] == "hint-completes"] for key in ("said", "said_better")]
        if each["kind"] == "crossing" and "hint-keeps" in {p["say"] for p in each["said_better"]}:
            assert not [part for part in completes[0] if part in completes[1]]


@needs_tables
@pytest.mark.parametrize("game", GAMES)
def test_no_two_moves_of_a_review_have_the_same_reasons(game: str) -> None:
    """What both share is dropped; where nothing is left for the better one, what follows tells."""
    for seed, players in ((8, 2), (9, 1 if game != "silver-coin" else 3)):
        for each in findings(game, players, seed, nodes=4):
            if each["finding"] != "decision" or not each["better"]:
                continue
            said, better = each["said"], each["said_better"]
            assert said
            assert better
            assert said != better
            assert [part for part in better if part not in said], "nothing tells the better move from the other"
            for language in LANGUAGES:
                assert spoken(tuple(map(phrase_from_json, (*said, *better))), language)


def test_what_follows_tells_two_moves_apart_that_are_counted_alike() -> None:
    """How much that is, and in how many worlds it was found; nothing that is no clearer than noise."""
    alike = phrase("hint-at-once", count=2)

    def candidate(number: int, *said: Phrase) -> Candidate:
        return Candidate(f"{number}", number, lambda: Uncounted(phrase("hint-move", move=f"{number}"), said))

    def verdict(best: Candidate, share: Loss, points: Loss, mark: str) -> Verdict:
        skill = Skill((0.0,), (0.0,))
        return Verdict(
            best, candidate(1, alike), share, points, mark, unforced=True, playouts=99, skill=skill, worlds=80
        )

    none, sure, unsure = Loss(0.0, 0.0, 0.1), Loss(0.25, 0.1, 0.4), Loss(0.25, 0.0, 0.5)
    share, points = (phrase(f"hint-follows-{a}", **{a: b}, worlds=80) for a, b in (("share", 25.0), ("points", 0.2)))
    good = phrase("hint-as-good", other=phrase("hint-move", move="1"))
    for found, told in (
        (verdict(candidate(2, alike), sure, sure, "blunder"), share),
        (verdict(candidate(2, alike), unsure, none, "unclear"), share),
        (verdict(candidate(2, alike), none, sure, "inaccuracy"), points),
        (verdict(candidate(2, alike), unsure, unsure, "good"), good),
    ):
        assert found.reasons() == ((phrase("hint-nothing-more"),), (told,))
    more = phrase("hint-at-once", count=3)
    assert verdict(candidate(2, alike, more), sure, sure, "blunder").reasons()[1] == (more,)
