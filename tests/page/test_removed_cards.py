"""Cards that have left a round of Silver Coin (SC-70, SC-73): they are seen beside the deck, and read out."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from playwright.sync_api import Page, expect

from tests.page.conftest import People
from tests.page.expeditions import found_at_last
from tests.page.quick import SHORT, settle
from tests.page.test_replay import offered
from vermeil.games import silver_coin

GOTH_GIRL = 3
# What of the row is beside the window, or under another thing of the middle.
HIDDEN = """() => {
    const cards = [...document.querySelectorAll('[data-testid=removed] .spot')]
    const things = [...document.querySelectorAll('.things > .thing:not(.removed)')]
    const box = (one) => one.getBoundingClientRect()
    const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
    const wrong = cards.filter((one) => box(one).left < 0 || box(one).right > innerWidth)
    return [...wrong, ...cards.filter((one) => things.some((other) => meet(box(one), box(other))))].map(() => 'a card')
}"""


def a_game_with_removed_cards() -> tuple[silver_coin.Game, int, list[str]]:
    """Played until two cards have left a round, and then shortly to its end; when that was, and which.

    Goth Girls are put into villages, and face up they send what is discarded under the deck: a second time it leaves.
    """
    rng, game = Random(0), silver_coin.Game(players=3, seed=0, deck="bullet", variants={"patience": 1})
    moves, at, names = 0, 0, []
    while not game.over:
        seat = game.view(None).fields["waiting"][0]
        offers = [str(move) for move in game.legal_moves(seat)]
        short = (move for word in SHORT for move in offers if move.startswith(word))
        held = game.view(seat).fields["held"]
        girls = [move for move in offers if held and held["number"] == GOTH_GIRL and move.startswith("swap")]
        game.push(seat, next(short, offers[0]) if at else rng.choice(girls or offers))
        moves += 1
        removed = game.view(None).fields["removed"]
        if not at and len(removed) > 1:
            at, names = moves, [f"{card['number']} {card['name']}" for card in removed]
    return game, at, names


def test_removed_cards_lie_beside_the_deck_and_have_names(person: People, axe: Callable[[Page], None]) -> None:
    game, at, names = a_game_with_removed_cards()
    assert names
    page = person()
    page.goto("/replay")
    offered(page, "A record from a file", game.transcript())
    page.get_by_test_id("silver-coin").wait_for()
    page.get_by_role("slider").fill(str(at))
    row = page.get_by_role("group", name=f"Out of the round: {len(names)}")
    for place, name in enumerate(names, start=1):
        expect(row.get_by_role("button", name=f"card {place} out of the round, face up: {name}")).to_be_visible()
    for width, height in [(1280, 800), (1920, 1080), (820, 1180), (360, 740)]:
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        assert found_at_last(page, HIDDEN) == [], f"at {width} x {height}"
    axe(page)
