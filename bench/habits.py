"""How the levels behave, beside how well they play: whose calls are right, and who takes cards that nobody has seen.

    python3 run.py exec python -m bench.habits [--games 60] [--seed habits] [--players 2]

Each level plays against itself. A share comes with its 95 % interval (Wilson's; calls of one game hang together a
little, so it is rather too narrow).
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence

from vermeil.arena.match import Estimate
from vermeil.bots import bot_for
from vermeil.core.contract import Game, View
from vermeil.games import rules_of
from vermeil.games.silver_coin.views import fields

CALLERS = ("strong", "medium", "easy")
PICKERS = ("strong", "medium", "easy")


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="bench.habits", description="How the levels behave.")
    parser.add_argument("--games", type=int, default=60, help="games of each level and game (default 60)")
    parser.add_argument("--seed", default="habits", help="the same seed plays the same deals")
    parser.add_argument("--players", type=int, default=2, help="how many play (default 2)")
    options = parser.parse_args()
    for level in CALLERS:
        right: list[float] = []
        unseen: list[int] = []
        for view, move, game in decisions("silver-coin", level, options.seed, options.games, options.players):
            if move == "call":
                unseen.append(sum(card["number"] is None for card in fields(view)["villages"][view.seat or 0]))
            if game.over:
                right += right_calls(game)
        print(f"silver-coin {level}: {_share(right)} right, with at most {max(unseen, default=0)} cards never seen")
    for name in ("silver-and-gold", "pyramids"):
        for level in PICKERS:
            played = decisions(name, level, options.seed, options.games, options.players)
            picks = [float(move == "take:top") for view, move, _ in played if view["phase"] == "pick"]
            print(f"{name} {level}: {_share(picks)} taken from the top of the stack")
    return 0


def decisions(name: str, level: str, seed: str, games: int, players: int) -> Iterator[tuple[View, str, Game]]:
    """What a level decides against itself: the view, the move, and the game after it."""
    for number in range(games):
        game: Game = rules_of(name).Game(players=players, seed=f"{seed}/{number}")
        bots = [bot_for(name, level, players * number + seat) for seat in range(players)]
        while game.waiting:
            seat = game.waiting[0]
            view = game.view(seat, memory=True)
            move = bots[seat].play(view).move
            game.push(seat, move)
            yield view, move, game


def right_calls(game: Game) -> list[float]:
    """SC-31: for each call of a game, 1 if nobody had a lower sum, else 0."""
    calls = [(played["seats"], played["call"]) for played in fields(game.view(None))["rounds"]]
    return [float(seats[call]["points"] == 0) for seats, call in calls if call is not None]


def _share(found: Sequence[float]) -> str:
    if not found:
        return "0 of 0"
    share = Estimate.of_shares(list(found))
    return f"{sum(found):.0f} of {len(found)}, {share.mean:.1%} ({share.low:.1%} to {share.high:.1%}),"


if __name__ == "__main__":
    sys.exit(main())
