"""A second opinion: a checker written from the pages on records and the rule book agrees with every record.

PY-10 to PY-61, on games of all sizes, variants and three decks; and on records to which something was done.
"""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from random import Random

import pytest

from tests.games.pyramids.independent_checker import VARIANTS, verdict
from tests.games.pyramids.positions import SMALL_DECK, card, deck_of
from tests.golden.games import PYRAMIDS, record_of
from vermeil.core.errors import RecordError
from vermeil.games import pyramids as py

OURS = py.Deck.standard()
# Short ways and many symbols: players finish together, two cards at once, a 6th of a colour, an 11th gem or skull.
RICH_ROWS = ["> X r X g", "X r s X r", "X g t p g", "X r s g r", "* X r g p"]
RICH_DECK = deck_of("rich", *(card(f"p{n}", ("purple", "green")[n % 4 == 0], n, *RICH_ROWS) for n in range(1, 41)))
DECKS = [OURS, SMALL_DECK, RICH_DECK]
PATTERNS = ["I2", "I3", "V3", "L4", "T4", "O4"]


def our_verdict(text: str, deck: py.Deck) -> str:
    try:
        return "finished" if py.replay(text, deck=deck).over else "unfinished"
    except RecordError:
        return "wrong"


def play_one(game: py.Game, rng: Random, *, haste: bool) -> None:
    """Rather long crossings than single boxes; with `haste` seat 0 goes down as far as it can.

    Now and then one is taken back.
    """
    seat = rng.choice(game.waiting)
    moves = [str(move) for move in game.legal_moves(seat)]
    rng.shuffle(moves)
    in_haste = haste and seat == 0
    game.push(seat, max(moves, key=lambda move: move[-1]) if in_haste else max(moves[:2], key=len))
    if game.can_undo(seat) and rng.random() < 0.05:
        game.undo(seat)


@cache
def played(players: int, deck: py.Deck, seed: int) -> str:
    """The record of a game; the seed's bits also say with which variants."""
    variants = [name for at, name in enumerate(VARIANTS) if seed >> at & 1]
    game, rng = py.Game(players=players, seed=seed, deck=deck, variants=variants), Random(seed)
    while game.waiting:
        play_one(game, rng, haste=seed % 3 == 0)
    return game.transcript()


@pytest.mark.parametrize("name", PYRAMIDS)
def test_golden_games(name: str) -> None:
    deck = SMALL_DECK if "custom" in name else OURS
    assert verdict(record_of(name), deck.to_text()) == "finished"


@pytest.mark.parametrize("deck", DECKS, ids=lambda deck: deck.name)
@pytest.mark.parametrize("players", py.PLAYERS)
def test_random_games(players: int, deck: py.Deck) -> None:
    """All sixteen choices of variants; and each game also cut off where a seat must decide, or where chance must."""
    sources: set[str] = set()
    for seed in range(16):
        text = played(players, deck, seed)
        assert verdict(text, deck.to_text()) == "finished"
        sources |= set(re.findall(r" (\w+) -?[1-9]", text.partition("\n= 0")[2]))
        lines = text.splitlines()
        at = Random(seed).randrange(6, len(lines) - players - 1)
        expected = "unfinished" if lines[at][0] in "0123" else "wrong"
        assert verdict("\n".join(lines[:at]), deck.to_text()) == expected
    assert sources >= {"pyramids", "torches", "colours", "gems", "skulls"}


def test_the_pages_words_on_the_header() -> None:
    """The checker reads it itself: variants have one spelling, and the deck is known by its hash."""
    text = played(2, OURS, 0)
    for line, wrong in (
        ("vermeil 1", "vermeil 2"),
        ("game pyramids", "game silver-and-gold"),
        ("players 2", "players 5"),
        ("variants -", "variants"),
        ("variants -", "variants tracker"),
        ("variants -", "variants tracker=off"),
        ("variants -", "variants closed_tomb=on tracker=on"),
        ("variants -", "variants start_player=0"),
        (f"deck vermeil {OURS.hash}", f"deck vermeil {SMALL_DECK.hash}"),
    ):
        bad = text.replace(line, wrong)
        assert bad != text
        assert our_verdict(bad, OURS) == verdict(bad, OURS.to_text()) == "wrong"


def tampered(lines: list[str], deck: py.Deck, rng: Random) -> str:
    """The record with something small done to it: as careless hands do, or by someone who knows the notation."""
    lines = lines.copy()
    at, other = rng.randrange(len(lines)), rng.randrange(len(lines))
    match rng.randrange(10):
        case 0:
            del lines[at]
        case 1:
            lines.insert(at, lines[other])
        case 2:
            lines[at], lines[other] = lines[other], lines[at]
        case 3:
            lines[at], lines[at - 1] = lines[at - 1], lines[at]
        case 4:
            lines[at] = lines[at][: rng.randrange(len(lines[at]) + 1)]
        case 5:
            letters = list(lines[at])
            letters[rng.randrange(len(letters))] = chr(rng.randrange(32, 127))
            lines[at] = "".join(letters)
        case 6:
            return "\n".join(lines[:at])
        case _:
            return "\n".join([*lines[:at], in_the_notation(lines[at], deck, rng), *lines[at + 1 :]])
    return "\n".join(lines)


def in_the_notation(line: str, deck: py.Deck, rng: Random) -> str:
    """Another line that reads just as well: another box, card, pattern, place, seat, variant or number of points."""
    changes = {
        r"[a-e][1-5]$": rng.choice("abcde") + rng.choice("12345"),
        r"(?<=[ +])[AB](?=:)": rng.choice("AB"),
        r"(?<=:)(?:[a-e][1-5])+$": "a1",
        r"(?<= )[a-z]+[0-9]+$": rng.choice(list(deck.order)),
        r"[IVLTO][234]$": rng.choice(PATTERNS),
        r"(?<=take:).+": rng.choice(["1", "2", "3", "4", "top"]),
        r"(?<=refill )\d": rng.choice("1234"),
        r"^\d": rng.choice("0123"),
        r"(?<=total )\d+": str(rng.randrange(200)),
        r"(?<=variants ).+": rng.choice(["-", "closed_tomb=on", "linear_skulls=on", "tracker=on closed_tomb=on"]),
    }
    changed = [re.sub(found, new, line) for found, new in changes.items() if re.search(found, line)]
    return rng.choice(changed) if changed else line


@pytest.mark.parametrize("deck", DECKS, ids=lambda deck: deck.name)
@pytest.mark.parametrize("players", py.PLAYERS)
def test_tampered_records(players: int, deck: py.Deck) -> None:
    """Both say the same of a record to which something was done, whatever it was."""
    rng = Random(f"{players} {deck.name}")
    verdicts: Counter[str] = Counter()
    for _ in range(60):
        lines = played(players, deck, rng.randrange(16)).splitlines()
        text = tampered(lines, deck, rng)
        ours = our_verdict(text, deck)
        assert verdict(text, deck.to_text()) == ours, text
        verdicts[ours] += 1
    assert verdicts["wrong"] > 20
    assert verdicts["finished"] > 0
    assert verdicts["unfinished"] > 0
