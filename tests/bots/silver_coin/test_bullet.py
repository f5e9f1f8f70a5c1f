"""Silver Bullet's cards are used on purpose: where one is plainly the best there is, rules and search see it."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.silver_coin.positions import lay, play
from vermeil.bots import Limit, bot_for
from vermeil.bots.silver_coin.player import unknown
from vermeil.bots.silver_coin.policy import Policy
from vermeil.games import silver_coin as sc

MIXED = "coin+amulet:1,3,13+bullet:2,4,9,12"
# What lies where, the discard pile, what is drawn, the deck, and what is to be done once it is drawn.
USES = {
    "SC-76: Instigator turns the Hunter up": ("0~ 12~ 1~ 2~ 3~", "7 8 9 6 5", "9", 6, "bullet", "use"),
    "SC-77: Insomniac looks at the own village": ("1 2 3 4 5", "7 8 9 6 5", "9", 7, "bullet", "use"),
    "SC-78: Thing shuffles what an opponent knows": ("1~ 2~ 3~ 0~", "7~ 8~ 9~ 6~ 5~", "9", 8, "bullet", "use"),
    "SC-79: Marksman aims at a Troublemaker": ("12~ 11^ 2~ 3~ 4~", "0^ 1^ 9 6 5", "9", 9, "bullet", "use"),
    "SC-81: Troublemaker trades a 12 for a 0": ("12~ 12~ 2~ 3~ 4~", "0^ 0^ 9 6 5", "9", 11, "bullet", "use"),
    "SC-82: Gremlin goes to the other village": ("1~ 2~ 3~ 4~ 5~", "7 8 9 6 5", "9", 12, "bullet", "use"),
    "Marksman as a Gremlin in a mix": ("1~ 2~ 3~ 4~ 5~", "12^ 8 9 6 5", "9", 9, MIXED, "use"),
    "Gremlin in a mix": ("1~ 2~ 3~ 4~ 5~", "7 8 9 6 5", "9", 12, MIXED, "use"),
}


def policy_of(game: sc.Game) -> Policy:
    """The quick rules for whoever is asked, as they see it."""
    seat = game.waiting[0]
    return Policy(game.view(seat).sample(Random(1))._state)


def worths(game: sc.Game) -> dict[str, float]:
    """What the quick rules think of each legal move."""
    seat = game.waiting[0]
    world = game.view(seat).sample(Random(1))
    values = Policy(world._state).worths()
    numbers = dict(zip(world._state.legal(), values, strict=True))
    return {str(move): numbers[world.number_of(str(move))] for move in world.legal_moves(seat)}


def best(game: sc.Game) -> str:
    """The move that the quick rules like best."""
    found = worths(game)
    return max(found, key=found.__getitem__)


@pytest.mark.parametrize("story", USES)
def test_an_ability_is_used_where_it_pays(story: str) -> None:
    mine, theirs, pile, drawn, deck, expected = USES[story]
    game = lay([mine, theirs], pile=pile, draws=[drawn], deck=deck)
    game.push(0, "draw")
    assert best(game) == expected
    assert bot_for("silver-coin", "expert", 1).play(game.view(0), Limit(nodes=300)).move == expected


@pytest.mark.parametrize(
    ("mine", "theirs", "drawn", "moves"),
    [
        ("0~ 12~ 1~ 2~ 3~", "7 8 9 6 5", 6, ["use", "flip:0.1"]),  # SC-76
        ("1~ 2~ 3~ 0~", "7~ 8~ 9~ 6~ 5~", 8, ["use", "village:1"]),  # SC-78
        ("12~ 11^ 2~ 3~ 4~", "0^ 1^ 9 6 5", 9, ["use", "use:0.2"]),  # SC-79
        ("1~ 2~ 3~ 4~ 5~", "7 8 9 6 5", 12, ["use", "to:1"]),  # SC-82
    ],
)
def test_an_ability_finds_its_target(mine: str, theirs: str, drawn: int, moves: list[str]) -> None:
    game = lay([mine, theirs], pile="9", draws=[drawn], deck="bullet")
    game.push(0, "draw")
    for move in moves:
        assert best(game) == move
        game.push(0, move)


def test_a_troublemaker_takes_the_lowest_for_the_highest() -> None:
    """SC-81: in whichever order the two are named."""
    game = lay(["12~ 10~ 2~ 3~ 4~", "0^ 1^ 9 6 5"], pile="9", draws=[11], deck="bullet")
    play(game, "draw", "use")
    first = best(game)
    game.push(0, first)
    second = best(game)
    assert {first.partition(":")[2], second.partition(":")[2]} == {"0.1", "1.1"}


def test_a_gremlin_goes_to_the_caller_else_to_the_leader_never_home() -> None:
    """SC-82: of three villages."""
    rows = ["1~ 2~ 3~ 4~ 5~", "7 8 9 6", "5^ 1^ 1^ 2^"]
    game = lay(rows, pile="9", draws=[12], deck="bullet")
    play(game, "draw", "use")
    assert best(game) == "to:2"
    game = lay(rows, pile="9", draws=[12], deck="bullet", call=1)
    play(game, "draw", "use")
    assert best(game) == "to:1"
    assert worths(game)["to:0"] == min(worths(game).values())


def test_the_count_is_for_those_who_are_ahead() -> None:
    """SC-80: with ten cards left the round ends at once."""
    low, high = "0~ 1~ 1~ 2~ 2~", "12^ 11^ 9^ 8^ 12^"
    ahead = lay([low, high], pile="9", draws=[10], deck="bullet", deck_left=11)
    behind = lay([high, low], pile="9", draws=[10], deck="bullet", deck_left=11)
    for game in (ahead, behind):
        game.push(0, "draw")
    assert worths(ahead)["use"] > 1.0
    assert worths(behind)["use"] < worths(behind)["discard"]


def test_a_cow_covers_a_low_card_that_all_see() -> None:
    """SC-75: the next player would draw the 0; a 12 may stay."""
    gains = []
    for top in (0, 12):
        game = lay(["1~ 0~ 3~ 4~ 1~", "7 8 9 6 5"], pile="9", draws=[5, 5, top], deck="bullet", active=1)
        play(game, "draw", "use", "draw")
        gains.append(worths(game)["use"])
    assert gains[0] > 0.0 > gains[1]


@pytest.mark.parametrize(("top", "expected"), [(0, "draw"), (9, "take")])
def test_a_deck_that_lies_face_up_is_read(top: int, expected: str) -> None:
    """SC-75: a 0 on top is drawn, with a 9 there the 5 is taken from the pile."""
    game = lay(["12~ 11~ 2~ 3~ 4~", "7 8 9 6 5"], pile="3", deck="bullet", active=1, draws=[5, top])
    play(game, "draw", "use")
    assert game.waiting[0] == 0
    assert best(game) == expected


def test_lycans_make_neighbours_a_set() -> None:
    """SC-71: with one face-up Lycan a 10 and an 11 go together, the Lycan stays."""
    game = lay(["1^ 10~ 3~ 11~ 5~", "7 8 9 6 5"], pile="9", draws=[2], deck="bullet")
    game.push(0, "draw")
    for expected in ("set:0.2", "set:0.4", "turn"):
        assert best(game) == expected
        assert bot_for("silver-coin", "strong", 1).play(game.view(0), Limit(nodes=100)).move == expected
        game.push(0, expected)


def test_without_a_face_up_lycan_neighbours_are_no_set() -> None:
    """SC-71."""
    game = lay(["1~ 10~ 3~ 11~ 5~", "7 8 9 6 5"], pile="9", draws=[2], deck="bullet")
    game.push(0, "draw")
    assert max(worth for move, worth in worths(game).items() if move.startswith("set:")) < 0.0


def test_one_lycan_lifts_one_card_only() -> None:
    """SC-71: of two 10s and an 11 he helps one 10."""
    game = lay(["1^ 10~ 10~ 11~ 11~ 3~", "7 8 9 6 5"], pile="9", draws=[2], deck="bullet")
    game.push(0, "draw")
    while best(game) != "turn":
        game.push(0, best(game))
    chosen = game._state.chosen
    numbers = sorted((card + 2) >> 2 for card in range(52) if chosen >> card & 1)
    assert numbers == [10, 11, 11]


def test_a_priest_turns_a_hunter_up() -> None:
    """SC-72, SC-70."""
    game = lay(["2^ 0~ 12~ 3~ 4~", "7 8 9 6 5"], pile="9", deck="bullet")
    assert best(game) == "priest:0.1"
    game.push(0, "priest:0.1")
    assert best(game) == "show:0.2"


def test_a_hunter_removes_the_highest() -> None:
    """SC-70: before the reveal."""
    game = lay(["0^ 12~ 3~ 4~", "7 8 9 6 5"], pile="9", draws=[13], deck="bullet", deck_left=1)
    play(game, "draw", "discard")
    assert best(game) == "hunter:0.1"
    game.push(0, "hunter:0.1")
    assert best(game) == "remove:0.2"


def test_a_mortician_uses_what_was_exchanged() -> None:
    """SC-74: a known Troublemaker goes for a 2, and then trades a 12 for a 0."""
    game = lay(["4^ 11~ 12~ 3~ 1~", "0^ 1^ 9 6 5"], pile="9", draws=[2], deck="bullet")
    game.push(0, "draw")
    assert best(game) == "swap:0.2"
    game.push(0, "swap:0.2")
    assert best(game) == "rite:1"


def test_a_copycat_is_as_good_as_the_lowest_card() -> None:
    """SC-83: it is taken for a 9 beside a 0, and never discarded for a 5."""
    game = lay(["0~ 1~ 9~ 3~ 4~", "7 8 9 6 5"], pile="13", deck="bullet")
    assert best(game) == "take"
    game = lay(["0~ 13~ 9~ 3~ 4~", "7 8 9 6 5"], pile="12", draws=[5], deck="bullet")
    game.push(0, "draw")
    assert best(game) == "swap:0.3"


def test_a_goth_girl_feeds_nobody() -> None:
    """SC-73: what goes under the deck can't be taken."""
    girl, plain = (
        lay([f"3{mark} 1~ 0~ 1~ 2~", "7 8 9 6 5"], pile="9", draws=[4], deck="bullet") for mark in ("^", "~")
    )
    for game in (girl, plain):
        game.push(0, "draw")
    assert worths(girl)["discard"] == 0.0
    assert worths(plain)["discard"] < 0.0


def test_a_group_is_known_by_its_sum() -> None:
    """SC-78: whoever knew a village before it was shuffled knows what it costs, and not which card lies where."""
    game = lay(["12~ 12~ 0~ 0~", "7~ 8 9 6 5"], pile="9", draws=[2, 8], deck="bullet")
    play(game, "draw", "swap:0.1", "draw", "use", "village:0")
    view = game.view(0)
    assert view["groups"]
    policy = policy_of(game)
    assert policy.expected_sum() == pytest.approx(14.0)
    assert unknown(view.sample(Random(1))._state) == 0


def test_the_coin_makes_the_highest_count_nothing() -> None:
    """SC-84."""
    token = {"holder": 0, "power": 0}
    game = lay(["12~ 1~ 2~ 3~ 4~", "7 8 9 6 5"], "9", [9, 9], deck="bullet", variants={"coin": "zero"}, token=token)
    play(game, "draw", "discard")
    assert best(game) == "token:0.1"
    game.push(0, "token:0.1")
    game = play(game, "draw", "discard")
    assert policy_of(game).expected_sum() == pytest.approx(10.0)


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("deck", ["bullet", MIXED, "coin+bullet:0,1,5,8,11,13"])
def test_all_levels_play_whole_games(deck: str, players: int) -> None:
    game = sc.Game(players=players, seed=9, deck=deck)
    levels = ["expert", "easy", "strong", "medium"] if players > 2 else ["expert", "monte-carlo"]
    bots = [bot_for("silver-coin", level, seat) for seat, level in enumerate(levels)]
    for _ in range(3000):
        if game.over:
            break
        seat = game.waiting[0]
        game.push(seat, bots[seat].play(game.view(seat), Limit(nodes=4)).move)
    assert game.over


def told(game: sc.Game, move: str) -> str:
    """What a hint says about a move."""
    reasons = bot_for("silver-coin", "medium", 1).play(game.view(game.waiting[0])).reasons
    return next(reason.words for reason in reasons if reason.move == move)


def test_hints_say_what_gremlins_hunters_troublemakers_and_morticians_do() -> None:
    """A Gremlin is not a gift, a Hunter's card does not go to the pile, nor a Troublemaker's to the next village."""
    game = lay(["1~ 2~ 3~ 4~ 5~", "7 8 9 6 5"], pile="9", draws=[12], deck="bullet")
    assert "into" in told(play(game, "draw", "use"), "to:1")
    assert "into your own village" in told(game, "to:0")
    game = lay(["0^ 12~ 3~ 4~", "7 8 9 6 5"], pile="9", draws=[13], deck="bullet", deck_left=1)
    assert "from the round" in told(play(game, "draw", "discard", "hunter:0.1"), "remove:0.2")
    game = lay(["12~ 10~ 2~ 3~ 4~", "0^ 1^ 9 6 5"], pile="9", draws=[11], deck="bullet")
    assert "another village" in told(play(game, "draw", "use"), "pick:0.1")
    game = lay(["4^ 11~ 12~ 3~ 1~", "0^ 1^ 9 6 5"], pile="9", draws=[2], deck="bullet")
    assert "use nothing more" in told(play(game, "draw", "swap:0.2"), "done")
