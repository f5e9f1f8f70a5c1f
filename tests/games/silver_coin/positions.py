"""Positions laid by hand, in a small language, for tests that tell a story.

A card is its number and marks: `7` face down and seen by nobody, `7^` face up, `7~` face down but seen by its owner,
`r` at 90°, `*` under the silver coin. In the pile, from the top, `7` is face up and `7v` face down.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from vermeil.core.chance import Lot
from vermeil.games import silver_coin as sc
from vermeil.games.silver_coin.codes import OVER
from vermeil.games.silver_coin.views import ScoredRound

NUMBERS = 14


class Draws:
    """Chance that brings these numbers in this order, and then whatever comes first.

    Copies of a game share it, so it remembers nothing: how many cards are left tells which number is next.
    """

    def __init__(self, numbers: Sequence[int], stream: str, cards: int) -> None:
        self.numbers = list(numbers)
        self.stream = stream
        self.cards = cards

    def draw(self, event: str, stream: str, lot: Lot, allowed: int, count: int) -> list[int]:
        del event
        drawn: list[int] = []
        for _ in range(count):
            at = self.cards - allowed.bit_count()
            told = stream == self.stream and 0 <= at < len(self.numbers)
            word = str(self.numbers[at]) if told else None
            found = lot.find(word, allowed) if word else (allowed & -allowed).bit_length() - 1
            assert found is not None, f"no {word} is left to be drawn"
            allowed &= ~(1 << found)
            drawn.append(found)
        return drawn


def _card(text: str, players: int, owner: int | None = None) -> dict[str, Any]:
    number = int(text.rstrip("^~r*v"))
    up = "^" in text or (owner is None and "v" not in text)
    seen = list(range(players)) if up else ([owner] if "~" in text else [])
    return {
        "face": "up" if up else "down",
        "number": number,
        "name": "",
        "rotated": "r" in text,
        "coin": "*" in text,
        "guarded": False,
        "seen": seen,
        "ago": [0] * len(seen),
        "open": up,
    }


def lay(
    villages: Sequence[str],
    pile: str = "",
    draws: Sequence[int] = (),
    *,
    active: int = 0,
    deck: str = "coin",
    variants: dict[str, Any] | None = None,
    **fields: Any,
) -> sc.Game:
    """A game in its first round: `active` is about to choose an action. `fields` are those of a view."""
    players = len(villages)
    data = sc.Game(players=players, seed="laid", deck=deck, variants=variants).view(None)
    data["villages"] = [[_card(word, players, seat) for word in row.split()] for seat, row in enumerate(villages)]
    data["discards"] = [_card(word, players) for word in pile.split()]
    placed = sum(map(len, data["villages"])) + len(data["discards"])
    data["deck_left"] = fields.pop("deck_left", 52 - placed - 5 * (4 - players))
    data["question"] = {"frames": [["action", 0]], "chosen": [], "turned": []}
    data["active"] = active
    data["start"] = 0
    data["token"] = {"holder": 0, "power": None}
    data["turn"]["count"] = 0
    for name, value in fields.items():
        if isinstance(data[name], dict):
            data[name] |= value
        else:
            data[name] = value
    game = sc.View(data).sample(Random(0))
    game._chance = Draws(draws, f"round {game._table.round + 1}", game._table.pool.bit_count())
    return game


def play(game: sc.Game, *moves: str) -> sc.Game:
    """Push moves for whoever must decide."""
    for move in moves:
        game.push(game.waiting[0], move)
    return game


def legal(game: sc.Game) -> set[str]:
    """The spellings of all that may be decided now."""
    return {str(move) for seat in game.waiting for move in game.legal_moves(seat)}


def words(game: sc.Game) -> set[str]:
    """The words of all that may be decided now, without what they are about."""
    return {spelling.partition(":")[0] for spelling in legal(game)}


def row(game: sc.Game, seat: int) -> str:
    """A village in the language above, without who has seen what."""
    table = game._table
    found = []
    for place in range(table.size[seat]):
        card = table.card_at(seat, place)
        marks = ("^" if table.up >> card & 1 else "") + ("r" if table.rotated >> card & 1 else "")
        found.append(f"{(card + 2) >> 2}{marks}{'*' if table.coin == card else ''}")
    return " ".join(found)


def pile(game: sc.Game) -> str:
    """The discards from the top."""
    table = game._table
    cards = reversed(list(table.pile[: table.pile_size]))
    return " ".join(f"{(card + 2) >> 2}{'' if table.up >> card & 1 else 'v'}" for card in cards)


def knows(game: sc.Game, seat: int, place: str) -> int | None:
    """What a seat knows of a card in a village."""
    owner, _, at = place.partition(".")
    number: int | None = game.view(seat)["villages"][int(owner)][int(at) - 1]["number"]
    return number


def asked(game: sc.Game) -> str | int:
    """The kind of the question: a word, or the number of the card that asks."""
    kind: str | int = game.view(None)["question"]["frames"][-1][0]
    return kind


def finish_round(game: sc.Game) -> ScoredRound:
    """Go on in the quietest way until the round is scored; its sheet."""
    before = len(game.rounds)
    for _ in range(400):
        if len(game.rounds) > before:
            break
        options = legal(game)
        for quiet in ("pass", "end", "go", "done", "decline", "discard", "draw"):
            if quiet in options:
                play(game, quiet)
                break
        else:
            play(game, min(options))
    return game.rounds[-1]


def conserved(game: sc.Game) -> None:
    """SC-1: 52 cards, none lost and none doubled, and every mask agrees with the rows."""
    table = game._table
    placed = []
    for seat in range(table.players):
        cards = [table.card_at(seat, place) for place in range(table.size[seat])]
        assert sum(1 << card for card in cards) == table.village[seat]
        placed += cards
    for cards, size in (
        (table.pile, table.pile_size),
        (table.top, table.top_size),
        (table.shown, table.shown_size),
        (table.drawn, table.drawn_size),
    ):
        placed += list(cards[:size])
    placed += [table.held] if table.held >= 0 else []
    pool = [card for card in range(52) if table.pool >> card & 1]
    assert sorted(placed + pool) == list(range(52))
    if table.phase <= OVER:
        assert len(pool) == table.deck_left + 5 * (4 - table.players)
    for seat in range(table.players):
        assert not table.pool & table.seen[seat]
        assert not table.known & ~table.seen[seat]
