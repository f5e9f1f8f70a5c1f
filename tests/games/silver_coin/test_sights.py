"""How long ago a seat has seen a card, in turns of its own: public, and the same in every world of a view (SC-5)."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.games.silver_coin.positions import lay, play
from tests.games.silver_coin.random_games import any_game, any_move
from tests.plain import plain
from vermeil.games import silver_coin as sc


def ago(game: sc.Game, place: str, viewer: int | None = None) -> dict[int, int]:
    """For each seat that has seen a card, how many of its turns ago, as a viewer is told."""
    owner, _, at = place.partition(".")
    card: dict[str, Any] = plain(game.view(viewer))["villages"][int(owner)][int(at) - 1]
    return dict(zip(card["seen"], card["ago"], strict=True))


def test_a_card_ages_with_the_turns_of_who_has_seen_it() -> None:
    game = lay(["5~ 6 7 8 9", "1 2 3 4~ 5"], "13", [12, 12, 11])
    assert ago(game, "0.1") == {0: 0}
    play(game, "draw", "swap:0.2")
    assert ago(game, "0.2") == {0: 0}
    assert ago(game, "1.4") == {1: 1}, "seat 1 has begun a turn"
    play(game, "draw", "discard")
    assert ago(game, "0.1") == ago(game, "0.2") == {0: 1}
    play(game, "draw", "discard")
    assert ago(game, "0.1") == {0: 1}
    assert ago(game, "1.4") == {1: 2}


def test_a_card_that_is_looked_at_again_is_fresh() -> None:
    """SC-47: Nostro lets a player look at all of a village."""
    game = play(lay(["5~ 6 7 8 9", "1 2 3 4 5"], "13", [12, 12, 7]), "draw", "discard", "draw", "discard")
    assert ago(game, "0.1") == {0: 1}
    play(game, "draw", "use", "village:0")
    assert ago(game, "0.1") == ago(game, "0.4") == {0: 0}


def test_what_lies_face_up_is_seen_all_the_time() -> None:
    game = play(lay(["5^ 6 7 8 9", "1 2 3 4 5"], "13", [12, 12]), "draw", "discard", "draw", "discard")
    assert ago(game, "0.1") == {0: 0, 1: 0}


def test_a_round_begins_with_what_was_looked_at_in_it() -> None:
    game = sc.Game(players=2, seed=4)
    rng = Random(1)
    while len(game.rounds) < 1:
        game.push(game.waiting[0], any_move(game, rng))
    first = game.waiting[0]
    play(game, f"peek:{first}.1,{first}.2")
    assert ago(game, f"{first}.1") == {first: 0}


def test_everybody_is_told_the_same_and_worlds_and_copies_keep_it() -> None:
    rng = Random(8)
    for _ in range(6):
        game = any_game(rng)
        for at in range(120):
            if game.over:
                break
            if at % 8 == 7:
                views = [game.view(seat) for seat in (None, *range(game.players))]
                for place in range(len(views[0].fields["villages"][0])):
                    assert len({str(ago(game, f"0.{place + 1}", view.seat)) for view in views}) == 1
                for view in views[1:]:
                    assert view.sample(rng).view(view.seat) == view
                twin = game.copy()
                twin.push(twin.waiting[0], any_move(twin, rng))
                assert game.view(None) == views[0], "a copy's turns are its own"
            game.push(game.waiting[0], any_move(game, rng))
