"""Set-up: SG-10 and SG-11."""

from __future__ import annotations

import pytest

from tests.games.silver_and_gold.positions import PLAIN, Story
from tests.plain import plain
from tests.stories import refused, spellings
from vermeil import silver_and_gold as sg
from vermeil.core.errors import SetupError


@pytest.mark.parametrize("players", [0, 5, -1, 2.0, "2", None, True])
def test_two_to_four_play_or_one_alone(players: object) -> None:
    """SG-10: other numbers of players are refused."""
    with pytest.raises(SetupError, match="SG-10: 1 to 4 can play"):
        sg.Game(players=players)  # type: ignore[arg-type]  # on purpose
    assert [sg.Game(players=n, seed=1).players for n in (1, 2, 3, 4)] == [1, 2, 3, 4]


@pytest.mark.parametrize("players", sg.PLAYERS)
def test_deal_four_keep_two(players: int) -> None:
    """SG-10, the rule book's example: each is dealt four cards, keeps any two and returns two."""
    game = sg.Game(players=players, seed=5)
    assert game.waiting == tuple(range(players))
    hands = [game.view(seat).fields["hand"] for seat in range(players)]
    assert [len(set(hand)) for hand in hands] == [4] * players
    assert len({card for hand in hands for card in hand}) == 4 * players
    for seat, (a, b, c, d) in enumerate(hands):
        pairs = [(a, b), (a, c), (a, d), (b, c), (b, d), (c, d)]
        assert spellings(game, seat) == [f"keep:{first},{second}" for first, second in pairs]
    for seat, hand in enumerate(hands):
        game.push(seat, f"keep:{hand[1]},{hand[3]}")
    view = game.view(None)
    for shown, hand in zip(plain(view)["seats"], hands, strict=True):
        assert [card["card"] for card in shown["cards"]] == [hand[1], hand[3]]
    assert len(view.fields["display"]) == 4
    assert view["stack"] == 47 - 2 * players - 4


def test_only_dealt_cards_can_be_kept() -> None:
    """SG-10: not a card of someone else, not one card twice, not three."""
    game = sg.Game(players=2, seed=5)
    mine, theirs = game.view(0).fields["hand"], game.view(1).fields["hand"]
    foreign = sorted([mine[0], theirs[0]], key=game.deck.index)
    assert refused(game, 0, f"keep:{','.join(foreign)}").startswith(f"SG-10: {theirs[0]} is not one of your four cards")
    assert refused(game, 0, f"keep:{mine[0]},{mine[0]}").startswith("SG-10: two different cards")
    assert refused(game, 0, f"keep:{mine[1]},{mine[0]}").startswith("SG-10: two different cards in the deck's order")
    assert refused(game, 0, f"keep:{','.join(mine[:3])}") == "SG-10: two cards are kept, not 3"
    assert refused(game, 0, "A:a1").startswith("SG-10: first keep two of your four cards")


def test_nobody_sees_what_the_others_keep() -> None:
    """SG-10: all choose at the same time; the choice is shown when everyone has chosen."""
    game = sg.Game(players=3, seed=5)
    kept = spellings(game, 1)[2].removeprefix("keep:").split(",")
    game.push(1, f"keep:{','.join(kept)}")
    assert game.waiting == (0, 2)
    assert game.view(1).fields["kept"] == kept
    assert game.view(0).fields["seats"][1]["cards"] == [None, None]
    assert refused(game, 1, f"keep:{','.join(kept)}") == "SG-10: seat 1 has kept two cards and waits for the others"
    for seat in (0, 2):
        game.push(seat, game.legal_moves(seat)[0])
    assert [card["card"] for card in plain(game.view(0))["seats"][1]["cards"]] == kept


def test_returned_cards_can_come_again() -> None:
    """SG-10: the returned cards are shuffled with the rest before four are displayed."""
    deck = sg.Deck.parse(PLAIN.to_text().partition("\ngrey1 ")[0])
    assert len(deck) == 13
    game = sg.Game(players=2, seed=1, deck=deck)
    returned = set()
    for seat in (0, 1):
        hand = game.view(seat).fields["hand"]
        game.push(seat, f"keep:{hand[0]},{hand[1]}")
        returned |= {hand[2], hand[3]}
    view = game.view(None)
    assert view["stack"] == 13 - 4 - 4
    others = set(deck.order) - {card["card"] for seat in plain(view)["seats"] for card in seat["cards"]}
    assert returned < others
    seen = set()
    for seed in range(20):
        again = sg.Game(players=2, seed=seed, deck=deck)
        hands = [again.view(seat).fields["hand"] for seat in (0, 1)]
        for seat, hand in enumerate(hands):
            again.push(seat, f"keep:{hand[0]},{hand[1]}")
        seen |= {card in again.view(None).fields["display"] for hand in hands for card in hand[2:]}
    assert seen == {True, False}


def test_a_deck_must_be_large_enough_for_the_deal() -> None:
    """SG-10: four cards for each player."""
    deck = sg.Deck.parse(PLAIN.to_text().partition("\ngrey1 ")[0])
    with pytest.raises(SetupError, match="SG-10: 4 players are dealt 16 cards, but plain has 13"):
        sg.Game(players=4, deck=deck)


def test_the_start_player_is_random() -> None:
    """SG-11: any seat can be the first."""
    starts = set()
    for seed in range(40):
        game = sg.Game(players=4, seed=seed)
        assert game.view(0).fields["start"] is None
        for seat in range(4):
            game.push(seat, game.legal_moves(seat)[0])
        starts.add(game.view(0).fields["start"])
    assert starts == {0, 1, 2, 3}


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_start_player_may_be_given(seat: int) -> None:
    """SG-11: the variant start_player; nothing is drawn then."""
    story = Story("grey1 grey2", "grey3 grey4", "grey5 grey6", variants=[f"start_player={seat}"])
    assert story.game.view(None).fields["start"] == seat
    assert "! start" not in story.game.transcript()


def test_the_start_player_must_exist() -> None:
    """SG-11: a start player who does not play is refused."""
    with pytest.raises(SetupError, match="SG-11: there is no seat 2 among 2"):
        sg.Game(players=2, variants={"start_player": 2})


def test_expedition_cards_are_shuffled() -> None:
    """SG-11: every pattern can be the first; the two double ones come about twice as often."""
    first = []
    for seed in range(200):
        game = sg.Game(players=1, seed=seed)
        game.push(0, game.legal_moves(0)[0])
        first.append(game.view(0).fields["pattern"])
    assert set(first) == {"I2", "I3", "V3", "L4", "T4", "O4"}
    assert first.count("I3") + first.count("V3") > 60
