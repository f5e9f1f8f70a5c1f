"""Positions laid by hand, in a small language, for tests that tell a story.

A card is its number and marks: `7` face down and seen by nobody, `7^` face up, `7~` face down but seen by its owner,
`r` at 90°, `*` under the silver coin. In the pile, from the top, `7` is face up and `7v` face down.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from tests.plain import plain
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
    data = plain(sc.Game(players=players, seed="laid", deck=deck, variants=variants).view(None))
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
    # Nobody has worked anything out: the spectator's view above holds all numbers only so that they are laid.
    game._state.worked_out, game._state.mixed, game._state.shuffles = [0] * 5, 0, 0
    game._chance = Draws(draws, f"round {game._state.round + 1}", game._state.pool.bit_count())
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
    state = game._state
    found = []
    for place in range(state.size[seat]):
        card = state.card_at(seat, place)
        marks = ("^" if state.up >> card & 1 else "") + ("r" if state.rotated >> card & 1 else "")
        found.append(f"{(card + 2) >> 2}{marks}{'*' if state.coin == card else ''}")
    return " ".join(found)


def pile(game: sc.Game) -> str:
    """The discards from the top."""
    state = game._state
    cards = reversed(list(state.pile[: state.pile_size]))
    return " ".join(f"{(card + 2) >> 2}{'' if state.up >> card & 1 else 'v'}" for card in cards)


def knows(game: sc.Game, seat: int, place: str) -> int | None:
    """What a seat knows of a card in a village."""
    owner, _, at = place.partition(".")
    number: int | None = game.view(seat).fields["villages"][int(owner)][int(at) - 1]["number"]
    return number


def asked(game: sc.Game) -> str | int:
    """The kind of the question: a word, or the number of the card that asks."""
    kind: str | int = plain(game.view(None))["question"]["frames"][-1][0]
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
    state = game._state
    placed = []
    for seat in range(state.players):
        cards = [state.card_at(seat, place) for place in range(state.size[seat])]
        assert sum(1 << card for card in cards) == state.village[seat]
        placed += cards
    for cards, size in (
        (state.pile, state.pile_size),
        (state.top, state.top_size),
        (state.shown, state.shown_size),
        (state.drawn, state.drawn_size),
        (state.bottom, state.bottom_size),
        (state.gone, state.gone_size),
    ):
        placed += list(cards[:size])
    placed += [state.held] if state.held >= 0 else []
    pool = [card for card in range(52) if state.pool >> card & 1]
    assert sorted(placed + pool) == list(range(52))
    if state.phase <= OVER:
        assert len(pool) == state.deck_left + 5 * (4 - state.players)
    for seat in range(state.players):
        assert not state.pool & state.seen[seat]
        assert not state.known & ~state.seen[seat]
