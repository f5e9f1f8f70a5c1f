"""What hints count in Silver Coin is what the game's own moves bring, and nothing that the seat has not seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from tests.games.silver_coin.positions import lay, play
from vermeil.bots.silver_coin.counting import Deed, facts, unseen_numbers
from vermeil.bots.silver_coin.votes import vote_of
from vermeil.build_info import compiled
from vermeil.core.phrases import named
from vermeil.games import silver_coin as sc
from vermeil.games.silver_coin.codes import ALL_CARDS
from vermeil.games.silver_coin.numbers import number_of
from vermeil.games.silver_coin.views import fields
from vermeil.words import words

needs_speed = pytest.mark.skipif(not compiled(), reason="plain engines take seconds for a vote")


def positions(deck: str, seeds: int) -> Iterator[sc.Game]:
    for seed in range(seeds):
        game, rng = sc.Game(players=2 + seed % 2, seed=seed, deck=deck), Random(seed)
        while game.waiting:
            if rng.random() < 0.2:
                yield game
            seat = game.waiting[0]
            moves = [move for move in game.spellings(seat) if move != "call" or rng.random() < 0.4]
            game.push(seat, rng.choice(moves or game.spellings(seat)))


def village_sum(game: sc.Game, seat: int) -> int:
    return sum(game._state.card_values(seat))


def pile(game: sc.Game) -> int | None:
    return fields(game.view(None))["discards"][0]["number"]


@pytest.mark.parametrize("deck", ["coin", "amulet"])
def test_an_exchange_brings_what_is_said(deck: str) -> None:
    """SC-14: the village counts so many points less, and the next player finds that card."""
    checked: Counter[str] = Counter()
    for game in positions(deck, 2):
        seat = game.waiting[0]
        view = game.view(seat)
        for move in view.moves:
            if not move.startswith("swap:"):
                continue
            found = {fact.kind: fact for fact in facts(view, move)}
            if not found:
                continue
            then = game.copy()
            then.push(seat, move)
            if seat in then.waiting and "go" in then.spellings(seat):  # a free ability might be used first
                then.push(seat, "go")
            if then.over or then._state.round != game._state.round:
                continue
            if "saves" in found:
                assert village_sum(game, seat) - village_sum(then, seat) == found["saves"].count
            if "pile" in found:
                assert pile(then) == found["pile"].count
            checked.update(found.keys())
    assert checked["saves"] > 20
    assert checked["pile"] > 20


def test_equal_cards_are_told_to_go_together() -> None:
    game = lay(["5~ 9~ 5~ 2~ 4~", "7 8 9 6 5"], pile="9", draws=[3])
    game.push(0, "draw")
    view = game.view(0)
    said = [
        words("en").say(named(part, ["Ann", "Ben"])) for part in Deed(view, "set:0.1").beyond(Deed(view, "swap:0.2"))
    ]
    assert "a pair of 5s goes in one exchange" in said
    assert "7 points less in your village" in said
    before = village_sum(game, 0)
    play(game, "set:0.1", "set:0.3", "turn")
    game.push(0, "place:0.1")
    assert before - village_sum(game, 0) == 7


@pytest.mark.parametrize("deck", ["coin", "bullet"])
def test_unseen_cards_are_those_that_the_seat_has_not_seen(deck: str) -> None:
    """SC-5, SC-78: counted from the view alone; the game's own memory says the same."""
    for game in positions(deck, 2):
        for seat in range(game.players):
            state = game._state
            unseen = ALL_CARDS & ~state.seen[seat] & ~state.worked_out[seat]
            grouped = [number for group in game.view(seat).fields["groups"] for number in group["numbers"]]
            wanted = Counter(number_of(card) for card in range(52) if unseen >> card & 1) - Counter(grouped)
            assert unseen_numbers(game.view(seat)) == wanted


def test_drawing_is_told_by_the_cards_that_may_come() -> None:
    game = lay(["12~ 9~ 5~ 2~ 4~", "7 8 9 6 5"], pile="9")
    view = game.view(0)
    (fact,) = facts(view, "draw")
    # All but the four 12s and two 13s are below 12; a 9, a 5, a 2, a 4 and the 9 on the pile are seen.
    assert fact.said.args["count"] == 52 - 6 - 5
    assert fact.said.args["all"] == 52 - 6


@needs_speed
def test_a_vote_is_counted_in_worlds() -> None:
    """SC-17, SC-31: who has next to nothing is right, and who has most is not."""
    sure = lay(["0~ 1~ 1~ 2~", "12^ 12^ 11^ 11^ 10^"], pile="9").view(0)
    vote = vote_of(sure, 60)
    assert vote.right > 0.95
    assert (vote.rival, vote.holds) == (1, 56)
    hopeless = lay(["12~ 11~ 10~ 9~", "0^ 1^ 1^"], pile="9").view(0)
    assert vote_of(hopeless, 60).right < 0.05
    said = [words("en").say(named(part, ["Ann", "Ben"])) for part in Deed(sure, "call").alone()]
    assert "Ben probably holds 56 or more" in said
    assert any(part.startswith(("a call wins the vote 100%", "a call wins the vote 9")) for part in said)


@needs_speed
def test_a_call_is_told_of_beside_another_move_too() -> None:
    view = lay(["12~ 11~ 10~ 9~", "0^ 1^ 1^"], pile="9").view(0)
    said = [part.id for part in Deed(view, "draw").beyond(Deed(view, "call"))]
    assert said == ["hint-sc-draw", "hint-sc-below", "hint-sc-holds", "hint-sc-vote"]
