"""SC-78: the Thing shuffles a village, and what was known of its cards is known of the group."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from tests.games.silver_coin.positions import conserved, knows, lay, legal, play, row
from tests.games.silver_coin.random_games import any_move
from vermeil.games import silver_coin as sc


def bullet(villages: list[str], draws: tuple[int, ...] = (8,), **more: Any) -> sc.Game:
    return lay(villages, "7", draws, **{"deck": "bullet", **more})


def shuffled(villages: list[str], seat: int = 1, draws: tuple[int, ...] = (8,), **more: Any) -> sc.Game:
    """Chance of these positions lays shuffled cards by their numbers, ascending from the left."""
    return play(bullet(villages, draws, **more), "draw", "use", f"village:{seat}")


def group(game: sc.Game, viewer: int | None) -> list[tuple[str, list[int]]]:
    return [(" ".join(found["places"]), found["numbers"]) for found in game.view(viewer).fields["groups"]]


def test_sc_78_the_face_down_unprotected_cards_change_places_by_chance() -> None:
    game = shuffled(["4 4", "9 3^ 6 2* 5"])
    assert row(game, 1) == "5 3^ 6 2* 9"
    assert "! shuffle 1 5 6 9" in game.log.lines()
    conserved(game)


def test_sc_78_at_least_two_and_the_village_may_be_your_own() -> None:
    game = play(bullet(["4 4", "9 3^", "6 6* 6"]), "draw", "use")
    assert legal(game) == {"village:0", "village:2"}
    assert str(game.why_not(0, "village:1")).startswith("SC-78")
    game = play(bullet(["4 3^", "9^ 9"]), "draw")
    assert "use" not in legal(game)


def test_sc_78_nobody_knows_any_more_which_lies_where() -> None:
    """SC-78: what each player knew of them is kept as a group, and is nobody else's business."""
    game = shuffled(["4 4", "9~ 6 5~"])
    assert [knows(game, 1, f"1.{place}") for place in (1, 2, 3)] == [None] * 3
    assert [card["seen"] for card in game.view(1).fields["villages"][1]] == [[], [], []]
    assert group(game, 1) == [("1.1 1.2 1.3", [5, 9])]
    assert group(game, 0) == []
    assert group(game, None) == []


def test_sc_78_what_was_face_up_once_is_a_group_for_all() -> None:
    game = bullet(["4 4", "9^ 6 5"], (6, 2, 8))
    play(game, "draw", "use", "flip:1.1", "draw", "discard", "draw", "use", "village:1")
    assert group(game, None) == group(game, 0) == group(game, 1) == [("1.1 1.2 1.3", [9])]
    assert not any(card["open"] for card in game.view(None).fields["villages"][1])


def test_sc_78_a_group_shrinks_as_its_cards_are_seen() -> None:
    game = shuffled(["4 4", "9~ 6~ 5~ 4"], draws=(8, 6, 6, 6, 6))
    play(game, "draw", "use", "flip:1.1")  # a 4, which nobody knew
    assert group(game, 1) == [("1.2 1.3 1.4", [5, 6, 9])]
    play(game, "draw", "use", "flip:1.3")
    assert group(game, 1) == [("1.2 1.4", [5, 9])]


def test_sc_78_who_knows_all_but_one_place_knows_that_one_too() -> None:
    """SC-78: it is a number in the view of that seat, though it has not seen the card since."""
    game = shuffled(["4 4", "9~ 6~"], draws=(8, 6))
    play(game, "draw", "use", "flip:1.1")
    assert (knows(game, 1, "1.2"), knows(game, 0, "1.2")) == (9, None)
    assert game.view(1).fields["villages"][1][1]["seen"] == []
    assert group(game, 1) == []


def test_sc_78_who_knew_only_one_of_two_may_learn_nothing_of_the_other() -> None:
    """SC-78: the card that was known is seen, so nothing is known of what is left; or it is not, and then it is."""
    for known, left in (("9~ 6", 9), ("9 6~", None)):
        game = shuffled(["4 4", known], draws=(8, 6))  # they lie as 6 9 now
        play(game, "draw", "use", "flip:1.1")
        assert knows(game, 1, "1.2") == left


def test_sc_78_cards_of_one_number_are_not_told_apart() -> None:
    """SC-78, SC-5: a 9 that is seen is taken for the 9 that was known, whichever it is."""
    game = shuffled(["4 4", "9 9~ 5"], draws=(8, 6))
    assert group(game, 1) == [("1.1 1.2 1.3", [9])]
    for place in ("1.2", "1.3"):
        twin = play(game.copy(), "draw", "use", f"flip:{place}")
        assert group(twin, 1) == []


def test_sc_78_a_group_of_one_number_is_known_card_by_card() -> None:
    game = shuffled(["4 4", "9~ 9~"])
    assert [knows(game, 1, f"1.{place}") for place in (1, 2)] == [9, 9]
    assert [knows(game, 0, f"1.{place}") for place in (1, 2)] == [None, None]


def test_sc_78_a_group_follows_its_cards_into_other_villages() -> None:
    game = shuffled(["4 4", "9~ 6~ 5"], draws=(8, 11))
    play(game, "draw", "use", "pick:1.1", "switch:0.2")
    assert group(game, 1) == [("0.2 1.2 1.3", [6, 9])]


def test_sc_78_a_second_shuffle_joins_the_groups_that_it_touches() -> None:
    game = shuffled(["4 4~", "9~ 6~ 5"], draws=(8, 11, 8))
    play(game, "draw", "use", "pick:1.1", "switch:0.2", "draw", "use", "village:0")
    assert group(game, 1) == [("0.1 0.2 1.2 1.3", [6, 9])]
    assert group(game, 0) == []


def test_sc_78_ninety_degrees_and_protection_stay_with_the_place() -> None:
    game = shuffled(["4 4", "9r 6 5"])
    assert row(game, 1) == "5r 6 9"
    game = lay(["3^ 9 6 5", "4 4"], "7", [8], deck="bullet+amulet:3")
    play(game, "bodyguard:0.1", "name:0.2", "draw", "use", "village:0")
    assert game.view(None).fields["turn"]["wards"] == [["0.1", "0.2"]]
    assert row(game, 0) == "3^ 5 6 9"


def test_sc_78_once_a_turn_marks_go_with_the_card() -> None:
    """SC-78: a Pixie that was used and shuffled is still used; where she lies nobody is told until she is seen."""
    game = lay(["3^ 9 2 6^", "4 4"], "7", [8], deck="bullet+coin:3,4")
    play(game, "pixie:0.1", "flip:1.1", "draw", "use", "village:0")
    assert row(game, 0) == "2 3 9 6^"
    assert game.view(0).fields["turn"]["used"] == []
    state = game._state
    assert state.used >> state.card_at(0, 1) & 1 or game.waiting == (1,)


def test_sc_78_a_shuffle_is_the_same_again_from_its_record_and_its_seed() -> None:
    """SC-78: each shuffle has a stream of its own, so it says nothing of the deal."""
    for seed in range(40):
        rng = Random(seed)
        game = sc.Game(players=3, seed=f"thing {seed}", deck="bullet")
        for _ in range(150):
            if not game.over:
                game.push(game.waiting[0], any_move(game, rng))
        if any(line.startswith("! shuffle") for line in game.log.lines()):
            again = sc.replay(game.transcript(), seed=f"thing {seed}")
            assert again.transcript() == game.transcript()
            hidden = "".join([game.transcript(seat) for seat in range(3)] + [game.transcript(public=True)])
            assert {line.split()[3] for line in hidden.splitlines() if line.startswith("! shuffle")} == {"?"}
            for seat in (0, 1, 2, None):
                assert again.view(seat).to_json() == game.view(seat).to_json()
            return
    pytest.fail("no Thing was used")


def test_sc_78_worlds_have_the_known_cards_somewhere_in_the_group() -> None:
    """SC-78: anywhere in it, and nothing else of it is certain."""
    game = shuffled(["4 4", "9~ 6 5~"])
    view, rng = game.view(1), Random(3)
    places: Counter[int] = Counter()
    others = set()
    for _ in range(300):
        world = view.sample(rng)
        numbers = [(world._state.card_at(1, at) + 2) >> 2 for at in range(3)]
        assert {5, 9} <= set(numbers)
        assert world.view(1).to_json() == view.to_json()
        places[numbers.index(9)] += 1
        others |= {number for number in numbers if number not in {5, 9}}
    assert set(places) == {0, 1, 2}
    assert min(places.values()) > 60
    assert len(others) > 8


def test_sc_78_worlds_go_on_as_the_game_does() -> None:
    """SC-78: in a world a group shrinks, too, and a card that was worked out stays so."""
    game = play(shuffled(["4 4", "9~ 6~ 12"], draws=(8, 6, 6)), "draw", "use")
    world = game.view(1).sample(Random(5))
    number = (world._state.card_at(1, 0) + 2) >> 2
    play(world, "flip:1.1")
    left = sorted({6, 9} - {number})
    assert group(world, 1) == [("1.2 1.3", left)]
    play(game, "flip:1.3", "draw", "use", "flip:1.1")
    view = game.view(1)
    assert knows(game, 1, "1.2") == 9
    assert view.sample(Random(1)).view(1).to_json() == view.to_json()
