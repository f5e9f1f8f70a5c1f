"""The levels of Silver Coin: legal, repeatable, blind to what their seat has not seen, and never absurd."""

from __future__ import annotations

from random import Random

import pytest

from tests.bots.silver_coin.test_worlds import positions
from tests.games.silver_coin.positions import lay
from tests.plain import plain
from vermeil.bots import Limit, bot_for, levels_of
from vermeil.bots.choice import Choice
from vermeil.bots.silver_coin.easy import EasyPlayer
from vermeil.bots.silver_coin.player import manners
from vermeil.bots.silver_coin.weights import FAMILY, LEARNED
from vermeil.core.contract import View
from vermeil.games import silver_coin as sc

LEVELS = ("expert", "strong", "medium", "easy", "child")
ALL = (*LEVELS, "monte-carlo")
FEW = Limit(nodes=16)


def test_all_levels_are_known() -> None:
    assert levels_of("silver-coin") == [*ALL, "random"]


@pytest.mark.parametrize("level", ALL)
def test_moves_are_legal_in_any_position(level: str) -> None:
    bot = bot_for("silver-coin", level, 1)
    for game in positions(len(level), games=7, every=9):
        view = game.view(game.waiting[0])
        choice = bot.play(view, FEW)
        assert choice.move in view.moves
        assert {reason.move for reason in choice.reasons} <= set(view.moves)
        assert choice.reasons[0].move == choice.move
        values = [reason.value for reason in choice.reasons]
        assert values == sorted(values)
        assert all(reason.words for reason in choice.reasons)


@pytest.mark.parametrize("deck", ["coin", "amulet", "coin+amulet:0,3,8,12"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_come_to_an_end(deck: str, players: int) -> None:
    game = sc.Game(players=players, seed=7, deck=deck, variants={"patience": None})
    bots = [bot_for("silver-coin", LEVELS[seat], seat) for seat in range(players)]
    for _ in range(3000):
        if game.over:
            break
        seat = game.waiting[0]
        game.push(seat, bots[seat].play(game.view(seat), Limit(nodes=4)).move)
    assert game.over


@pytest.mark.parametrize("level", ["strong", "medium", "easy"])
def test_only_an_expert_uses_all_the_time_it_is_given(level: str) -> None:
    """A minute would be long enough for ten thousand playouts, with which `strong` comes close to `expert`."""
    for game in positions(5, games=2, every=17):
        view = game.view(game.waiting[0])
        bot = bot_for("silver-coin", level, 3)
        assert bot.play(view, Limit(seconds=60.0)) == bot.play(view)


@pytest.mark.parametrize("level", ALL)
def test_the_same_view_seed_and_nodes_give_the_same_choice(level: str) -> None:
    for game in positions(9, games=2, every=13):
        view = game.view(game.waiting[0])
        first: Choice = bot_for("silver-coin", level, 4).play(view, FEW)
        assert bot_for("silver-coin", level, 4).play(view, FEW) == first
        # What a bot was asked before makes no difference, nor does it matter how the view came.
        used = bot_for("silver-coin", level, 4)
        used.play(sc.Game(players=2, seed=3).view(sc.Game(players=2, seed=3).waiting[0]), FEW)
        assert used.play(View(dict(view)), FEW) == first


@pytest.mark.parametrize("level", ALL)
def test_what_lies_hidden_makes_no_difference(level: str) -> None:
    for game in positions(10, games=2, every=17):
        seat = game.waiting[0]
        view = game.view(seat)
        others = [view.sample(Random(number)).view(seat) for number in range(3)]
        choices = {str(bot_for("silver-coin", level, 2).play(other, FEW)) for other in [view, *others]}
        assert len(choices) == 1


def test_no_limit_is_too_short_for_an_answer() -> None:
    """How well limits are kept is measured in bench/time_limits.py."""
    bot = bot_for("silver-coin", "expert", 1)
    view = lay(["12~ 3~ 5 7 8", "1 2 3 4 5"], pile="6").view(0)
    for limit in (Limit(nodes=0), Limit(seconds=0.0), Limit(nodes=1), Limit(seconds=0.02)):
        assert bot.play(view, limit).move in view.moves


@pytest.mark.parametrize("level", LEVELS)
def test_a_low_card_is_never_given_for_a_high_one(level: str) -> None:
    game = lay(["0~ 1~ 11~ 12~ 12", "5 5 6 7 8"], pile="13", draws=[12])
    game.push(0, "draw")
    for seed in range(4):
        move = bot_for("silver-coin", level, seed).play(game.view(0), FEW).move
        assert move not in {"swap:0.1", "swap:0.2"}


@pytest.mark.parametrize("deck", ["coin", "coin+amulet:3,8,12"])
def test_easy_gives_low_cards_away_only_when_it_has_forgotten_them(deck: str) -> None:
    """But for a Wolfman, worth many a low card, and beside an open one, where numbers hardly count (SC-51)."""
    easy = EasyPlayer(5)
    game = sc.Game(players=2, seed=6, deck=deck)
    given = 0
    while not game.over:
        seat = game.waiting[0]
        view = game.view(seat)
        move = easy.play(view).move
        wolf = any(card["number"] == 13 and card["face"] == "up" for card in view.fields["villages"][seat])
        if move.startswith("swap:") and plain(view)["held"]["number"] not in {None, 13} and not wolf:
            place = int(move.split(".")[1]) - 1
            state = view.sample(Random(1))._state
            easy._remember(state, view)
            card = state.card_at(seat, place)
            if state.seen[seat] >> card & 1:
                given += 1
                assert (card + 2) >> 2 >= plain(view)["held"]["number"]
        game.push(seat, move)
    assert given


@pytest.mark.parametrize("level", ["expert", "strong", "medium"])
def test_a_sure_call_is_made(level: str) -> None:
    game = lay(["0^ 0^", "12^ 12^ 11^ 11^ 10^"], pile="13", deck_left=2)
    assert bot_for("silver-coin", level, 1).play(game.view(0), Limit(nodes=300)).move == "call"


@pytest.mark.parametrize("level", ["expert", "strong", "medium"])
def test_a_known_pair_of_high_cards_goes_for_a_low_one(level: str) -> None:
    game = lay(["12~ 12~ 2~ 3~ 4~", "5 5 6 7 8"], pile="9", draws=[1])
    bot = bot_for("silver-coin", level, 1)
    game.push(0, "draw")
    for expected in ("set:0.1", "set:0.2", "turn"):
        assert bot.play(game.view(0), Limit(nodes=300)).move == expected
        game.push(0, expected)


@pytest.mark.parametrize(("points", "early"), [((0, 0), 1), ((0, 17), 2), ((17, 23), 4)])
def test_who_called_in_vain_is_believed_to_call_early_again(points: tuple[int, int], early: int) -> None:
    """Of four manners that an opponent may have, those of a family become more with each call that failed (SC-31)."""
    state = sc.Game(players=2, seed=1)._state
    assert manners(state, LEARNED.weights).count(FAMILY) == 2
    other = 1 - state.active
    state.round, state.callers = 2, [other, other, -1, -1]
    scored = [0] * 16
    scored[other], scored[4 + other] = points
    state.points = scored
    assert manners(state, LEARNED.weights).count(FAMILY) == early
    state.callers = [state.active, -1, -1, -1]  # one's own call says nothing about the others
    assert manners(state, LEARNED.weights).count(FAMILY) == 2


def test_random_playouts_alone_tell_a_high_card_from_a_low_one() -> None:
    """`monte-carlo` knows nothing but the rules: in the last turn, a 13 goes for a 1."""
    game = lay(["13~ 2~ 3~ 4~ 5~", "12^ 12^ 11^ 11^ 10^"], pile="9", draws=[1], deck_left=1)
    game.push(0, "draw")
    assert bot_for("silver-coin", "monte-carlo", 1).play(game.view(0), Limit(nodes=2000)).move == "swap:0.1"


def test_reasons_are_words() -> None:
    game = lay(["12~ 12~ 2~ 3~ 4~", "5 5 6 7 8"], pile="9", draws=[1])
    game.push(0, "draw")
    choice = bot_for("silver-coin", "expert", 1).play(game.view(0), Limit(nodes=200))
    assert len(choice.reasons) > 2
    assert "your 12 (Village Idiot)" in choice.reasons[0].words
