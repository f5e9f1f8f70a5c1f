"""Players that see a view, nothing else, and answer with a move and its reasons."""

from vermeil.bots.choice import Bot, Choice, Limit, Reason
from vermeil.bots.levels import bot_for, levels_of, plays_as

__all__ = ["Bot", "Choice", "Limit", "Reason", "bot_for", "levels_of", "plays_as"]
