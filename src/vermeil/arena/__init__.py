"""Many games: matches, ratings and studies of bots and decks, on one machine or a cluster."""

from vermeil.arena.executors import Executor, Here, Processes, RayCluster, executor_for
from vermeil.arena.match import Match, play_match
from vermeil.arena.plan import Plan
from vermeil.arena.ratings import Rating, rate
from vermeil.arena.study import Study, play_study, read_study
from vermeil.arena.verdicts import Verdict

__all__ = [
    "Executor",
    "Here",
    "Match",
    "Plan",
    "Processes",
    "Rating",
    "RayCluster",
    "Study",
    "Verdict",
    "executor_for",
    "play_match",
    "play_study",
    "rate",
    "read_study",
]
