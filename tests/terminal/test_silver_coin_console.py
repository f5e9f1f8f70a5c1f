"""Silver Coin in the console: its help, its prompts, and what the table shows."""

from __future__ import annotations

from typing import Any

from tests.silver_coin.positions import lay, play
from vermeil import silver_and_gold as sg
from vermeil.core.contract import Game
from vermeil.games import silver_coin as sc
from vermeil.terminal.console import Console, Seat
from vermeil.terminal.games import playable
from vermeil.terminal.silver_coin import ask, draw

NAMES = ["Ada", "Bo"]


def helped(game: Game) -> list[str]:
    heard: list[str] = []
    kind = playable(game.NAME)
    table = Console(game, [Seat(name) for name in NAMES], kind.draw, kind.ask, None, input, heard.append)
    table._help(game.waiting[0])
    return heard


def table(game: sc.Game, seat: int | None = 0) -> list[str]:
    return draw(game.view(seat), game, NAMES)


def amulet(villages: list[str], heap: str, draws: list[int], **more: Any) -> sc.Game:
    return lay(villages, heap, draws, deck="amulet", **more)


def test_the_help_shows_the_sentence_of_every_card() -> None:
    """SC-63: the same one as in the card's unit."""
    game = sc.Game(players=2, seed=1, deck="coin+amulet:0")
    heard = helped(game)
    for card in game.deck.cards:
        assert f"  {card.number:>2}  {card.name} ({card.when}): {card.text}" in heard


def test_undo_is_listed_only_where_it_can_work() -> None:
    assert not any(line.startswith("  undo ") for line in helped(sc.Game(players=2, seed=1)))
    assert any(line.startswith("  undo ") for line in helped(sg.Game(players=2, seed=1)))


def test_cards_that_went_back_belong_to_the_deck_and_are_shown_to_who_knows_them() -> None:
    game = amulet(["9 8", "6 6"], "7", [11, 1])
    before = table(game)[0]
    play(game, "draw", "use", "decline")
    left = game.view(None)["deck_left"] + 1
    assert f"deck: {left} cards" in table(game)[0]
    assert f"deck: {left + 1} cards" in before
    assert "On top of the deck: (1)" in table(game)
    assert not any("On top of the deck" in line for line in table(game, 1) + table(game, None))


def test_the_token_and_its_unused_power_are_shown() -> None:
    game = lay(["9 8", "6 6"], "7", token={"holder": 1, "power": None})
    assert "The token: Bo" in table(game)
    game = lay(["9 8", "6 6"], "7", token={"holder": 0, "power": 0})
    assert "The token: Ada, and the silver coin's power is unused" in table(game)
    play(game, "token:0.1")
    assert "The token: Ada" in table(game)


def test_examples_answer_the_question() -> None:
    """Neither a way out of it nor a free ability, while there is another answer."""
    psychic = play(lay(["9 8", "6 6"], "7", [9]), "draw", "use")
    assert "Such as look:0.1 " in ask(psychic.view(0))
    witch = play(amulet(["2^ 8", "6 6"], "7", [11, 1]), "draw", "use")
    assert "Such as switch:0.1 " in ask(witch.view(0))
    robber = play(amulet(["2^ 8", "6 6"], "7", [12]), "draw", "use")
    assert "Such as rob:1.1 " in ask(robber.view(0))
    gift = play(lay(["0^ 8", "6 6"], "7", [6], deck_left=1), "draw", "discard")
    assert "such as regifter:0.1," in ask(gift.view(0))
