"""Play in the console: a game in this process, with people at one keyboard and bots."""
