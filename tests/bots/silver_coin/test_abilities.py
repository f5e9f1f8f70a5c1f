"""Abilities are used on purpose: where one is plainly the best there is, the better levels see it, in any deck mix."""

from __future__ import annotations

import pytest

from tests.games.silver_coin.positions import lay
from vermeil.bots import Limit, bot_for

MIXED = "coin+amulet:10,12"
# What lies where, the discard pile, what is drawn, the deck, what was done, and what is to be done.
USES = {
    "SC-46: Huntress hides a 3 and shows the Wolfman": ("3^ 13~ 0~ 1~", "7 8 9 6 5", "9", 6, "coin", "use"),
    "Nostro shows one's own unknown village": ("1 2 3 4 5", "7 8 9 6 5", "9", 7, "coin", "use"),
    "SC-47: Assassin strikes a Wolfman among low cards": ("1~ 2~ 3~ 4~", "13^ 0^ 1^ 2^", "9", 8, "coin", "use"),
    "Psychic looks at three of one's own": ("1 2 3 4 5", "7 8 9 6 5", "12", 9, "coin", "use"),
    "SC-48: Nosferatu takes a 0 out of the pile": ("12~ 11~ 2~ 3~ 4~", "7 8 9 6 5", "12 0 1", 10, "coin", "use"),
    "SC-49: Golem switches a 12 for a 1": ("12~ 2~ 3~ 4~ 5~", "7 8 9 6 5", "1", 11, "coin", "use"),
    "SC-50: Village Idiot trades a 12 for a 0": ("12~ 12~ 2~ 3~ 4~", "0^ 0^ 9 6 5", "9", 12, "coin", "use"),
    "SC-62: Master takes the 0": ("12~ 11~ 2~ 3~ 4~", "7 8 9 6 5", "12 9 0", 10, "amulet", "use"),
    "SC-62: Robber takes the 0": ("12~ 11~ 2~ 3~ 4~", "0^ 1^ 9 6 5", "12", 12, "amulet", "use"),
    "Master in a mix": ("12~ 11~ 2~ 3~ 4~", "7 8 9 6 5", "12 9 0", 10, MIXED, "use"),
    "Robber in a mix": ("12~ 11~ 2~ 3~ 4~", "0^ 1^ 9 6 5", "12", 12, MIXED, "use"),
}


@pytest.mark.parametrize("level", ["expert", "strong"])
@pytest.mark.parametrize("story", USES)
def test_an_ability_is_used_where_it_pays(story: str, level: str) -> None:
    mine, theirs, pile, drawn, deck, expected = USES[story]
    game = lay([mine, theirs], pile=pile, draws=[drawn], deck=deck)
    game.push(0, "draw")
    assert bot_for("silver-coin", level, 1).play(game.view(0), Limit(nodes=300)).move == expected


@pytest.mark.parametrize("level", ["expert", "strong"])
def test_a_blob_uses_the_village_idiot_on_the_pile(level: str) -> None:
    """SC-44: a 12 for a 0, instead of the action."""
    game = lay(["4^ 12~ 11~ 9~ 2~", "0^ 1^ 9 6 5"], pile="12")
    assert bot_for("silver-coin", level, 1).play(game.view(0), Limit(nodes=300)).move == "blob:d1"


@pytest.mark.parametrize("level", ["strong", "medium", "easy"])
def test_a_curator_discards_what_lies_at_ninety_degrees(level: str) -> None:
    """SC-42: a 12 that is ready to go goes."""
    game = lay(["2^ 12r~ 1~ 3~ 10~", "7 8 9 6 5"], pile="9", draws=[11])
    for move in ("draw", "discard"):
        game.push(0, move)
    bot = bot_for("silver-coin", level, 1)
    assert bot.play(game.view(0)).move == "curator:0.1"
    game.push(0, "curator:0.1")
    assert bot.play(game.view(0)).move == "discard:0.2"
