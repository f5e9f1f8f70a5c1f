"""Seeds of live games: from the system, secret until the end, and committed to before the first card is dealt.

The commitment is SHA-256("vermeil/commit/" + seed), in hexadecimal. It is shown from the first event of a game on. When
the game has ended, its record carries both as comments:

    ; commit sha256:9f86d0...
    ; seed 1f0c...

so that `verify` can check that the seed is the one that was promised, and that every card came from it.
"""

from __future__ import annotations

import hashlib
import secrets
from itertools import zip_longest

from vermeil.core.contract import Game
from vermeil.core.errors import RecordError
from vermeil.core.record import read
from vermeil.games import spec_of
from vermeil.table.catalog import has_named_decks, make, replay

COMMIT = "; commit sha256:"
SEED = "; seed "


def new_seed() -> str:
    """256 bits from the operating system."""
    return secrets.token_hex(32)


LESSON = "lesson"  # stands for a day: the deal of a first lesson, the same every day


def daily_seed(day: str, game: str) -> str:
    """The seed of a day's deal: everyone who plays it that day meets the same cards."""
    return f"daily/{day}/{(spec_of(game).lesson or game) if day == LESSON else game}"


def commitment(seed: str) -> str:
    """What is shown of a seed before the end."""
    return hashlib.sha256(f"vermeil/commit/{seed}".encode()).hexdigest()


def sealed_record(game: Game, seed: str, *, open_seed: bool = True) -> str:
    """The record of a finished game with its commitment and its seed, right after the header's first line.

    A deal that others may still play keeps its seed back: `with_seed` adds it later.
    """
    first, rest = game.transcript().split("\n", 1)
    text = f"{first}\n{COMMIT}{commitment(seed)}\n{rest}"
    return with_seed(text, seed) if open_seed else text


def with_seed(text: str, seed: str) -> str:
    """A sealed record with the seed behind its commitment."""
    commit = f"{COMMIT}{commitment(seed)}\n"
    return text.replace(commit, f"{commit}{SEED}{seed}\n", 1)


def verify(text: str, deck_text: str | None = None) -> Game:
    """The game of a sealed record, its commitment, its seed and every line checked; RecordError says what is wrong.

    A record of a game with somebody's own deck needs that deck's text.
    """
    lines = text.split("\n")
    commits = [(at, line.removeprefix(COMMIT).strip()) for at, line in enumerate(lines, 1) if line.startswith(COMMIT)]
    seeds = [(at, line.removeprefix(SEED).strip()) for at, line in enumerate(lines, 1) if line.startswith(SEED)]
    if len(commits) != 1 or len(seeds) != 1:
        raise RecordError(f"a record to verify has one line '{COMMIT}...' and one '{SEED}...'")
    (commit_line, commit), (seed_line, seed) = commits[0], seeds[0]
    if commitment(seed) != commit:
        raise RecordError("the seed is not the one that was committed to", seed_line)
    played = replay(text, deck_text)
    record = read(text)
    deck = _deck_name(record.game, record.deck)
    again = make(record.game, record.players, record.variants, deck, seed, deck_text)
    moves = [(move.seat, move.spelling) for move in record.moves()]
    for (seat, spelling), later in zip_longest(moves, moves[1:]):
        again.push(seat, spelling, following=later)
    if record.result() and not again.over:
        raise RecordError("a result stands here, but the game of this seed is not over", record.result())
    ours, theirs = again.transcript().split("\n"), played.transcript().split("\n")
    for mine, found in zip(ours, theirs, strict=False):
        if mine != found:
            raise RecordError(f"the seed brings {mine[:60]!r}, but the record has {found[:60]!r}", commit_line)
    return played


def _deck_name(game: str, deck: str) -> str | None:
    """The deck, if it has been chosen by its name; others are the standard one, which `replay` has checked."""
    return deck if has_named_decks(game) else None
