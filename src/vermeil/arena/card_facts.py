"""What one finished game tells about the cards of its deck, read from its record."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from vermeil.arena.deals import Setting, play_game
from vermeil.bots import bot_for
from vermeil.core.contract import Game
from vermeil.games.expedition.views import fields


@dataclass(frozen=True)
class SeatFacts:
    """One seat of one game."""

    points: int
    lead: float
    share: float  # of the win
    sheet: dict[str, int]
    dealt: tuple[str, ...]
    picked: tuple[str, ...]  # kept or taken
    completed: tuple[str, ...]


@dataclass(frozen=True)
class GameFacts:
    """One game: its seats, and how often each card lay open before somebody who could have had it."""

    seats: tuple[SeatFacts, ...]
    offered: dict[str, int]
    chosen: dict[str, int]  # how often it was taken then; a card drawn blindly was not chosen
    challenger: int | None  # the seat of another player among equals; None if all are the same


def play_facts(setting: Setting, bots: tuple[str, str], job: tuple[str, int]) -> GameFacts:
    """One game of the first bot among the second, or of one that is both: a pure function of its job."""
    seed, seat = job
    makers = (partial(bot_for, setting.game, bots[0]), partial(bot_for, setting.game, bots[1]))
    alike = bots[0] == bots[1]
    game = play_game(setting, makers, seed, seat, alike=alike)
    return facts_of(game, None if alike else seat)


def facts_of(game: Game, challenger: int | None = None) -> GameFacts:
    """The facts of a finished game of Silver & Gold or Pyramids."""
    picks = read_picks(game.transcript().splitlines(), game.players)
    shown = fields(game.view(None))["seats"]
    seats = []
    for seat, points in enumerate(game.scores):
        others = [other for at, other in enumerate(game.scores) if at != seat]
        seats.append(
            SeatFacts(
                points,
                points - sum(others) / max(1, len(others)),
                1 / len(game.winners) if seat in game.winners else 0.0,
                {name: value for name, value in game.score_sheet(seat).items() if name != "total"},
                tuple(picks.dealt[seat]),
                tuple(picks.picked[seat]),
                tuple(shown[seat]["completed"]),
            )
        )
    return GameFacts(tuple(seats), dict(picks.offered), dict(picks.chosen), challenger)


@dataclass
class Picks:
    """Who had which cards: those dealt to each seat, those it kept or took, and what was on offer and chosen."""

    dealt: list[list[str]]
    picked: list[list[str]]
    offered: Counter[str]
    chosen: Counter[str]

    def choose(self, seat: int, cards: Sequence[str]) -> None:
        self.picked[seat] += cards
        self.chosen.update(cards)


def read_picks(lines: Sequence[str], players: int) -> Picks:
    """The picks of a record's lines."""
    picks = Picks([[] for _ in range(players)], [[] for _ in range(players)], Counter(), Counter())
    display: list[str] = []
    drawer = 0
    for line in lines:
        match line.split():
            case ["!", "deal", seat, *cards]:
                picks.dealt[int(seat)] += cards
                picks.offered.update(cards)
            case ["!", "display", *cards]:
                display = cards
            case ["!", "refill", place, card]:
                display[int(place) - 1] = card
            case ["!", "draw", card]:
                picks.picked[drawer].append(card)
            case [seat, move] if move.startswith("keep:"):
                picks.choose(int(seat), move.removeprefix("keep:").split(","))
            case [seat, move] if move.startswith("take:"):
                drawer = int(seat)
                picks.offered.update(card for card in display if card)
                if (place := move.removeprefix("take:")).isdigit():
                    picks.choose(drawer, [display[int(place) - 1]])
                    display[int(place) - 1] = ""
    return picks
