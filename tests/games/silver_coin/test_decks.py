"""Mixing decks, the rematch, and the registry of cards (SC-60, SC-61, SC-63)."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.games.silver_coin.positions import conserved, lay, legal, play
from vermeil.core.errors import SetupError
from vermeil.games import silver_coin as sc
from vermeil.games.silver_coin import abilities
from vermeil.games.silver_coin.codes import AS_ACTION
from vermeil.games.silver_coin.deck import does
from vermeil.games.silver_coin.game import CARDS
from vermeil.games.silver_coin.state import Card

NAMES = {
    "coin": "Regifter,Con Artist,Curator,Pixie,Blob,Apprentice Tanner,Huntress,Nostro,Assassin,Psychic,Nosferatu,"
    "Golem,Village Idiot,Wolfman",
    "amulet": "Villager,Squire,Empath,Bodyguard,Rascal,Exposer,Revealer,Beholder,Apprentice Seer,Seer,Master,Witch,"
    "Robber,Doppelgänger",
    "bullet": "Hunter,Lycan,Priest,Goth Girl,Mortician,Cow,Instigator,Insomniac,Thing,Marksman,The Count,Troublemaker,"
    "Gremlin,Copycat",
}


SEVEN = "amulet+coin:7,8,9,10,11,12,13"


@pytest.mark.parametrize("deck", NAMES)
def test_sc_61_the_cards_of_each_deck(deck: str) -> None:
    """SC-61, SC-63: three decks are shipped."""
    assert set(NAMES) == set(abilities.decks())
    assert ",".join(card.name for card in abilities.decks()[deck]) == NAMES[deck]


@pytest.mark.parametrize("deck", NAMES)
def test_sc_63_every_card_says_what_it_does_in_one_plain_sentence(deck: str) -> None:
    """SC-63: the help shows the same sentence."""
    for number, card in enumerate(abilities.decks()[deck]):
        assert (card.deck, card.number) == (deck, number)
        assert card.when
        assert does(card).endswith(".")
        assert does(card).count(".") == 1
        assert not card.text  # it stands once, in the catalogue
        assert card.word.isalpha()


def test_sc_63_words_are_unique() -> None:
    words = [card.word for cards in abilities.decks().values() for card in cards]
    assert len(set(words)) == len(words)


THREE = "coin+amulet:1,3,13+bullet:2,4,9,12"


@pytest.mark.parametrize(
    "name",
    [
        "coin",
        "amulet",
        "bullet",
        "coin+amulet:3,7,12",
        "amulet+coin:0,13",
        "coin+amulet:0",
        "bullet+amulet:1+coin:5",
        SEVEN,
        THREE,
    ],
)
def test_sc_60_a_mix_has_one_name(name: str) -> None:
    """SC-60: and always two 0s, two 13s and four each of 1 to 12."""
    assert sc.read_deck(name).name == name
    game = sc.Game(players=2, seed=1, deck=name)
    assert game.deck_line == name
    assert [CARDS.spellings.count(str(number)) for number in range(14)] == [2] + [4] * 12 + [2]
    conserved(game)


@pytest.mark.parametrize(
    "name",
    [
        "",
        "gold",
        "coin+",
        "coin+amulet",
        "coin+amulet:",
        "coin+amulet:14",
        "coin+amulet:-1",
        "coin+amulet:3,3",
        "coin+amulet:7,3",
        "coin+amulet:03",
        "coin+amulet:3+amulet:4",
        "coin+coin:3",
        "coin+gold:3",
        "amulet+amulet:3",
        " coin",
        "coin+amulet:3,",
        "coin+amulet:٣",
        "coin" * 100,
        "coin+amulet:0,1,2,3,4,5,6,7,8,9,10,11,12,13",
        "coin+amulet:0,1,2,3,4,5,6,7",
        "coin+amulet:0,1,2,3,4,5,6",  # seven each: the first in the alphabet gives the name
        "coin+bullet:2,4,9,12+amulet:1,3,13",
        "coin+amulet:1+bullet:1",
        "coin+bullet:0,1,2,3,4+amulet:5,6,7,8,9",  # five each, and four of the Coin deck's
        "Bullet",
        "bullet:3",
        None,
        7,
        ["coin"],
    ],
)
def test_sc_60_nonsense_is_refused(name: object) -> None:
    with pytest.raises(SetupError, match="SC-60"):
        sc.Game(players=2, deck=name)  # type: ignore[arg-type]


@pytest.mark.parametrize("sources", [("coin",) * 13, ("gold",) * 14, ("coin",) * 13 + (7,), ["coin"] * 14, None])
def test_sc_60_a_deck_made_by_hand_is_checked(sources: Any) -> None:
    with pytest.raises(SetupError, match="SC-60"):
        sc.read_deck(sc.Deck("coin", sources))
    with pytest.raises(SetupError, match="SC-60"):
        sc.read_deck("coin").replace(14, "amulet")
    with pytest.raises(SetupError, match="SC-60"):
        sc.Deck("gold", ("coin",) * 14)
    made = sc.Deck("coin", ("amulet",) * 14)
    assert sc.read_deck(made) == sc.read_deck("amulet")
    assert made.name == "amulet"


def test_sc_60_the_rematch_worst_total_first_a_number_only_once() -> None:
    assert sc.next_deck("coin", [1, 0, 2], {}) == "coin"
    assert sc.next_deck("coin+amulet:3", [1, 0, 2], {2: "coin:3", 0: "amulet:0"}) == "coin+amulet:0"
    with pytest.raises(SetupError, match="SC-60: seat 2 has already replaced the 3"):
        sc.next_deck("coin", [1, 0, 2], {0: "amulet:3", 2: "amulet:3"})
    unchanged = {2: "coin:3", 0: "amulet:3"}  # the first of these changes nothing, so it takes no number away
    assert sc.next_deck("coin", [1, 0, 2], unchanged) == "coin+amulet:3"
    with pytest.raises(SetupError, match="SC-60: seat 1 is the winner"):
        sc.next_deck("coin", [1, 0, 2], {1: "amulet:3"})
    with pytest.raises(SetupError, match="SC-60: seat 3 is nobody"):
        sc.next_deck("coin", [1, 0, 2], {3: "amulet:3"})
    with pytest.raises(SetupError, match="one number"):
        sc.next_deck("coin", [1, 0, 2], {0: "amulet:3,4"})
    with pytest.raises(SetupError, match="SC-60"):
        sc.next_deck("coin", [1, 0, 2], {0: "amulet:99"})


def test_sc_60_the_standings_of_a_finished_game_serve() -> None:
    game = sc.Game(players=3, seed=3)
    while not game.over:
        play(game, max(legal(game), key=lambda move: ("discard" in move, "end" in move, move)))
    assert game.standings[0] == game.winners[0]
    assert sorted(game.standings) == [0, 1, 2]
    assert [game.scores[seat] for seat in game.standings] == sorted(game.scores)
    assert sc.next_deck(game.deck, game.standings, {game.standings[-1]: "amulet:5"}) == "coin+amulet:5"


THIRD_DECK = """
from vermeil.games.silver_coin.abilities import coin
from vermeil.games.silver_coin.state import Card

CARDS = tuple(
    Card("arrow", card.number, f"Arrow {card.number}", 0, (f"arrow{card.number}", "never", "Does nothing."))
    for card in coin.CARDS
)
"""

PROGRAM = """
import sys
from vermeil.games.silver_coin import abilities
abilities.__path__.append(sys.argv[1])
from vermeil.games import silver_coin as sc
game = sc.Game(players=3, seed=1, deck="coin+arrow:5,13")
while not game.over:
    moves = game.legal_moves(game.waiting[0])
    game.push(game.waiting[0], moves[len(game.log) % len(moves)])
print(game.deck_line, game.deck.cards[5].name)
"""


def test_sc_63_a_further_deck_is_a_new_folder_and_nothing_else(tmp_path: Path) -> None:
    folder = tmp_path / "arrow"
    folder.mkdir()
    (folder / "__init__.py").write_text(THIRD_DECK, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(tmp_path)], capture_output=True, text=True, check=False, timeout=60
    )
    assert done.stdout == "coin+arrow:5,13 Arrow 5\n", done.stderr


LOUD_DECK = """
from vermeil.games.silver_coin.abilities import coin
from vermeil.games.silver_coin.state import Card


class Wolf(Card):
    def score(self, t, total):
        return 99


CARDS = (*coin.CARDS[:13], Wolf("bullet", 13, "Wolf", 1 << 5, ("wolf", "at scoring", "Costs 99.")))
"""


def test_sc_63_a_deck_that_the_compiled_engine_would_pass_over_is_refused(tmp_path: Path) -> None:
    """SC-63: without types beside its units it works in plain Python only, and says so."""
    folder = tmp_path / "arrow"
    folder.mkdir()
    (folder / "__init__.py").write_text(LOUD_DECK, encoding="utf-8")
    for plain in ("0", "1"):
        done = subprocess.run(
            [sys.executable, "-c", PROGRAM, str(tmp_path)],
            capture_output=True,
            text=True,
            check=False,
            timeout=60,
            env={**os.environ, "VERMEIL_PLAIN": plain},
        )
        if plain == "1":
            assert done.stdout, done.stderr
        else:  # where nothing is compiled it works too
            assert ("needs a .pxd" in done.stderr) != bool(done.stdout)


def test_sc_63_the_help_shows_the_same_sentences() -> None:
    lines = sc.read_deck("coin+amulet:0").help()
    assert lines[0].strip().startswith("0  Villager (as soon as two lie face up in any villages): Two face-up")
    assert len(lines) == 14


def test_sc_60_cards_of_a_mix_work_together() -> None:
    """SC-60: a Blob of the Coin deck uses a Seer of the Amulet deck."""
    game = lay(["4^ 6", "8 7"], "9", deck="coin+amulet:9")
    play(game, "blob:d1", "look:1.1")
    assert game.view(0).fields["villages"][1][0]["name"] == "Assassin"


def test_sc_63_two_kinds_of_action_cards_do_not_silence_each_other() -> None:
    """SC-13, SC-63: each number is asked for its own, and only Blobs count as Blobs."""
    game = lay(["3^ 4^ 9", "8 6"], "7 8")
    cards = list(abilities.decks()["coin"])
    cards[3] = Card("bullet", 3, "Mute", AS_ACTION, ("mute", "instead of the action", "Does nothing."))
    deck = sc.read_deck("coin")
    deck.__dict__["cards"] = tuple(cards)
    view = game.view(0)
    view["deck"] = deck
    game = view.sample(Random(0))
    assert "blob:d1" in legal(game)
    assert game.why_not(0, "blob:d2") == "SC-44: you have 1 face-up Blobs, so d2 is out of reach"
