"""The bots of Pyramids."""
