"""Many games: matches between bots on paired deals, and ratings over all of them."""

from vermeil.arena.match import Match, play_match
from vermeil.arena.ratings import Rating, rate

__all__ = ["Match", "Rating", "play_match", "rate"]
