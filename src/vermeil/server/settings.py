"""What a server is told when it starts."""

from __future__ import annotations

from msgspec import Struct

DATABASE = "sqlite:///vermeil.db"


class Settings(Struct, frozen=True):
    """Passed on to worker processes as JSON."""

    database: str = DATABASE
    pace: float = 0.8
    """Seconds that a bot takes for a move, at least: people want to follow. Until a person was asked, at once."""
    bot_seconds: float = 2.0
    """Seconds that a bot may think about a move, at most."""
    bot_workers: int = 1
    """Processes in which bots think."""
    courtesy: float = 5.0
    """Seconds that bots wait for another server to play for them."""
    rate: float = 30.0
    """Messages a second that one socket may send in the long run."""
    visits: float = 60.0
    """Tables and seats a minute that one address may take, and other costly things that it may ask for; 0: no limit."""
    origins: tuple[str, ...] = ()
    """Pages of other origins that may use this server, such as `https://games.example.org`."""
