"""Many games: matches, ratings and studies of bots and decks, on one machine or a cluster."""

from vermeil.arena.deals import Setting
from vermeil.arena.deck_page import deck_page
from vermeil.arena.deck_study import DeckStudy, deck_of, edited, study_deck
from vermeil.arena.executors import Executor, Here, Processes, RayCluster, executor_for
from vermeil.arena.match import Estimate, Match, play_match
from vermeil.arena.plan import Plan
from vermeil.arena.skill import Skill, Tournament, play_round_robin, play_swiss, rate_tables, tables_of
from vermeil.arena.skill_page import skill_page
from vermeil.arena.study import Study, play_study, read_study
from vermeil.arena.verdicts import Verdict

__all__ = [
    "DeckStudy",
    "Estimate",
    "Executor",
    "Here",
    "Match",
    "Plan",
    "Processes",
    "RayCluster",
    "Setting",
    "Skill",
    "Study",
    "Tournament",
    "Verdict",
    "deck_of",
    "deck_page",
    "edited",
    "executor_for",
    "play_match",
    "play_round_robin",
    "play_study",
    "play_swiss",
    "rate_tables",
    "read_study",
    "skill_page",
    "study_deck",
    "tables_of",
]
