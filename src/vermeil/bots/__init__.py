"""Players that see a view, nothing else, and answer with a move and its reasons."""

from vermeil.bots.choice import Bot, Choice, Reason
from vermeil.bots.levels import bot_for, levels_of

__all__ = ["Bot", "Choice", "Reason", "bot_for", "levels_of"]
