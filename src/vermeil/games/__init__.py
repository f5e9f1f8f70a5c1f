"""The rules. No clock, no network, no global random: what is legal is decided here and nowhere else.

`GAMES` is the one list of all games; a game is loaded when it is asked for.
"""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from vermeil.core.errors import SetupError, shown
from vermeil.core.record import Record
from vermeil.core.spec import Spec

# The game's name in records and on the command line, and the package that holds its rules.
GAMES = {
    "silver-and-gold": "silver_and_gold",
    "pyramids": "pyramids",
    "silver-coin": "silver_coin",
}
USUAL = next(iter(GAMES))  # what is played if nobody says what


def find_game(name: str) -> str:
    """The full name of a game, from that or from a part that only one has."""
    wanted = name.replace("_", "-").lower()
    found = [known for known in GAMES if wanted in known]
    if wanted in GAMES:
        return wanted
    if len(found) == 1:
        return found[0]
    problem = "could be several games" if found else "is not a game"
    message = f"{shown(name)} {problem}; there are {', '.join(GAMES)}"
    raise SetupError(message)


def no_such_game(name: str) -> str:
    """What is said to whoever names a game that there isn't."""
    return f"there is no game {name[:40]!r}; there are {', '.join(GAMES)}"


def rules_of_record(record: Record) -> ModuleType:
    """The module of a record's game; RecordError at its line if there is no such game."""
    if record.game not in GAMES:
        raise record.refuse("game", no_such_game(record.game))
    return rules_of(record.game)


def rules_of(name: str) -> ModuleType:
    """The module of a game, by its full name or a part of it."""
    return import_module(f"{__name__}.{GAMES[find_game(name)]}")


def spec_of(name: str) -> Spec:
    """What a game says of itself, by its full name or a part of it."""
    spec: Spec = rules_of(name).SPEC
    return spec
