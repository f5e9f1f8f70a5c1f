"""Components and set-up: PY-1 to PY-4, PY-10."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.games.pyramids.positions import SMALL_DECK, TALE, Story
from tests.plain import plain
from tests.stories import refused, spellings
from vermeil.core.errors import SetupError
from vermeil.games import pyramids as py
from vermeil.games.expedition.grid import EXPEDITION

EIGHT = Counter({"I2": 1, "I3": 2, "V3": 2, "L4": 1, "T4": 1, "O4": 1})


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_deal_four_keep_two_display_four(players: int) -> None:
    """PY-10: four cards each, two are kept, the rest is shuffled again, four are displayed; then the first reveal."""
    game = py.Game(players=players, seed=5)
    hands = [game.view(seat).fields["hand"] for seat in range(players)]
    assert len({card for hand in hands for card in hand}) == 4 * players
    assert all(len(game.legal_moves(seat)) == 6 for seat in range(players))
    for seat in range(players):
        game.push(seat, f"keep:{hands[seat][1]},{hands[seat][3]}")
    view = game.view(None)
    assert len([card for card in view.fields["display"] if card]) == 4
    assert view["stack"] == 48 - 2 * players - 4
    assert [[card["card"] for card in seat["cards"]] for seat in plain(view)["seats"]] == [[h[1], h[3]] for h in hands]
    assert view["phase"] == "mark"
    assert (view["round"], view["turn"]) == (1, 1)


def test_no_start_player_and_no_round_card() -> None:
    """PY-10: nothing of that kind is drawn, told or seen."""
    game = py.Game(players=4, seed=5)
    for seat in range(4):
        game.push(seat, game.legal_moves(seat)[0])
    assert "! start" not in game.transcript()
    assert not {"start", "cups"} & set(game.view(0))
    assert "cups" not in game.view(0).fields["seats"][0]
    assert "start_player" not in {variant.name for variant in py.VARIANTS}


def test_cards_are_kept_unseen_and_at_the_same_time() -> None:
    """PY-10: nobody knows what the others keep until all have."""
    game = py.Game(players=2, seed=5)
    before = game.view(1).to_json()
    game.push(0, game.legal_moves(0)[2])
    assert game.view(1).fields["seats"][0]["cards"] == [None, None]
    assert game.view(1).to_json() == before.replace('"waiting":[0,1]', '"waiting":[1]').replace(
        '"ready":false', '"ready":true', 1
    )
    assert game.view(0).fields["kept"] == str(game.transcript(0).splitlines()[-1]).removeprefix("0 keep:").split(",")
    assert refused(game, 0, game.legal_moves(1)[0]).startswith("PY-10: seat 0 has kept two cards")


@pytest.mark.parametrize("players", [0, 5, -1, True, "2", None, 2.0])
def test_one_to_four_can_play(players: object) -> None:
    """PY-10."""
    with pytest.raises(SetupError, match="PY-10: 1 to 4 can play"):
        py.Game(players=players)  # type: ignore[arg-type]


def test_the_deck_must_suffice() -> None:
    """PY-10: 16 cards for four players."""
    assert py.Game(players=4, deck=SMALL_DECK).players == 4
    small = py.Deck("mini", SMALL_DECK.cards[:15])
    assert py.Game(players=3, deck=small).players == 3
    with pytest.raises(SetupError, match="PY-10: 4 players are dealt 16 cards, but mini has 15"):
        py.Game(players=4, deck=small)
    with pytest.raises(SetupError, match="a deck of pyramids is expected"):
        py.Game(players=2, deck=7)  # type: ignore[arg-type]


def test_keeping_is_refused_with_reason() -> None:
    """PY-10."""
    game = py.Game(players=2, seed=5)
    hand = game.view(0).fields["hand"]
    other = next(card for card in game.deck.order if card not in hand and card < hand[3])
    assert refused(game, 0, f"keep:{hand[1]},{hand[0]}").startswith("PY-10: two different cards in the deck's order")
    pair = sorted([hand[3], other], key=game.deck.index)
    assert f"{other} is not one of your four cards" in refused(game, 0, f"keep:{pair[0]},{pair[1]}")
    assert refused(game, 0, "A:a1").startswith("PY-10: first keep two")
    assert refused(game, 0, f"keep:{hand[0]}") == "PY-10: two cards are kept, not 1"
    assert refused(game, 0, "keep:p99,p98") == "PY-10: there is no card 'p99' in this deck"


def rounds(players: int, seed: int) -> list[list[str]]:
    """The patterns that a game really brought, round by round."""
    game, rng = py.Game(players=players, seed=seed), Random(seed)
    while game.waiting:
        moves = game.legal_moves(game.waiting[0])
        game.push(game.waiting[0], moves[rng.randrange(len(moves))])
    reveals = [line.split()[2] for line in game.transcript().splitlines() if line.startswith("! reveal")]
    assert len(reveals) == 28
    return [reveals[start : start + 7] for start in range(0, 28, 7)]


def test_six_patterns_on_eight_cards() -> None:
    """PY-3: as in Silver & Gold; seven of the eight come in each round, in any order, and any may be the eighth."""
    left_over: Counter[str] = Counter()
    first: Counter[str] = Counter()
    played = [drawn for seed in range(60) for drawn in rounds(seed % 4 + 1, seed)]
    for drawn in played:
        left = EIGHT - Counter(drawn)
        assert Counter(drawn) + left == EIGHT
        assert left.total() == 1
        left_over += left
        first[drawn[0]] += 1
    assert len({tuple(drawn) for drawn in played}) > 230, "all rounds are shuffled anew"
    for counted in (left_over, first):  # 240 rounds: 30 for each card, and a deviation of 4 times 5.1
        assert all(abs(counted[pattern] - 30 * cards) < 21 * cards for pattern, cards in EIGHT.items())
    assert Counter(EXPEDITION) == EIGHT


def test_the_score_card() -> None:
    """PY-4: four torches, 10, 6, 3 of each colour, ten gems of each kind, ten skulls."""
    story = Story("plain1 plain2", "plain3 plain4")
    view = story.game.view(0)
    assert view["colours"] == {"green": [10, 6, 3], "orange": [10, 6, 3], "purple": [10, 6, 3]}
    assert view["penalties"] == [1, 2, 3, 4, 6, 8, 10, 12, 15, 18]
    own = view.fields["seats"][0]
    assert (own["torches"], own["red_gems"], own["green_gems"], own["skulls"]) == ([], 0, 0, 0)
    assert own["sheet"] == {"pyramids": 0, "torches": 0, "colours": 0, "gems": 0, "skulls": 0, "total": 0}


def test_penalties_are_data_of_the_deck_or_linear() -> None:
    """PY-4: the deck says them; the variant `linear_skulls` counts from 1 to 10."""
    assert py.Game(deck=SMALL_DECK).view(0).fields["penalties"] == [0, 0, 1, 5, 5, 9, 20, 30, 40, 99]
    story = Story("bones plain1", "plain3 plain4", reveals="I3", variants=["linear_skulls"])
    assert story.game.view(0).fields["penalties"] == list(range(1, 11))
    story.turn("A:a1b1c1")
    assert story.game.score_sheet(0)["skulls"] == -2
    usual = Story("bones plain1", "plain3 plain4", reveals="L4 V3 I3")
    for boxes in ("A:a1b1c1a2", "A:d1e1e2", "A:b2c2d2"):
        usual.turn(boxes)
    assert usual.seat(0)["skulls"] == 9
    assert usual.game.score_sheet(0)["skulls"] == -15


def test_card_a_is_the_lower_number() -> None:
    """PY-1: cards lie in the order of their numbers."""
    story = Story("p33 g11", "plain1 plain2")
    assert story.cards(0) == ["g11", "p33"]
    assert [card.number for card in TALE.cards] == sorted(card.number for card in TALE.cards)


def test_the_entrance_may_be_anywhere_in_the_top_row() -> None:
    """PY-2: custom decks may place it so; boxes behind walls can't be crossed."""
    story = Story("pocket plain1", "plain3 plain4", reveals="I2")
    assert [move for move in spellings(story.game, 0) if move.startswith("A")] == ["A:b1c1", "A:c1c2", "A:c1"]
    assert refused(story.game, 0, "A:e1") == "PY-21: e1 is not a box to cross on card A (pocket)"
