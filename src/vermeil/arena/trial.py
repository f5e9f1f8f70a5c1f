"""The match that new data must win before they are kept."""

from __future__ import annotations

from collections.abc import Callable

from vermeil.arena.deals import Outcome, Setting, play_seats
from vermeil.arena.match import Match
from vermeil.bots.contest import Contest
from vermeil.games import rules_of

TRAINED, BEFORE = "trained", "before"


def play_trial(contest: Contest, deals: int, tick: Callable[[], None] = lambda: None) -> Match:
    """Trained against before, on deals that come from the hashes of both: nothing was learned from them."""
    played = []
    seed = "/".join(("trial", *contest.known.values()))
    for number in range(deals):
        options = contest.options[number % len(contest.options)]
        setting = Setting(contest.game, contest.players, options)
        played.append(_deal(setting, contest, f"{seed}/{number}"))
        tick()
    setting = Setting(contest.game, contest.players, contest.options[0])
    return Match(setting, TRAINED, BEFORE, tuple(played), known=dict(contest.known))


def has_won(match: Match) -> bool:
    """Whether the challenger is better for sure: the whole interval of its lead is on the right side of zero."""
    return match.lead.high < 0 if rules_of(match.setting.game).Game.LOWEST_WINS else match.lead.low > 0


def _deal(setting: Setting, contest: Contest, seed: str) -> tuple[Outcome, ...]:
    if setting.players > 1:
        return tuple(play_seats(setting, contest.trained, contest.before, seed))
    # Alone: both play the deal, and their points are compared.
    one, other = (play_seats(setting, who, who, seed)[0] for who in (contest.trained, contest.before))
    share = (1.0 + (one.points > other.points) - (one.points < other.points)) / 2
    return (Outcome(0, share, one.points, other.points, share, one.done),)
