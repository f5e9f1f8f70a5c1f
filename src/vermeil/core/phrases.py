"""Something to say to people, not yet in any language: which sentence, and its arguments.

Code with something to say (a hint, a line of the log, a refusal) makes phrases; code that shows it picks the language
(`vermeil.words`, and the page's own reader of the same files).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Union

Argument = Union[str, int, float, "Phrase"]


@dataclass(frozen=True, slots=True)
class Phrase:
    """A sentence by its id, with named arguments; an argument may itself be a phrase, such as the name of a card."""

    id: str
    args: Mapping[str, Argument] = field(default_factory=dict)

    def as_json(self) -> dict[str, Any]:
        """As it travels: `{"say": id, "args": {...}}`, without `args` if there are none."""
        args = {name: part.as_json() if isinstance(part, Phrase) else part for name, part in self.args.items()}
        return {"say": self.id, "args": args} if args else {"say": self.id}


def phrase(name: str, /, **args: Argument) -> Phrase:
    """Short for a phrase with these arguments."""
    return Phrase(name, args)


def phrase_from_json(data: Mapping[str, Any]) -> Phrase:
    """The phrase that `as_json` gave."""
    args = {k: phrase_from_json(part) if isinstance(part, dict) else part for k, part in data.get("args", {}).items()}
    return Phrase(data["say"], args)


# The arguments that hold a seat in what games and bots say, and a name in what people are told.
SEATS = ("who", "whom")


def named(part: Phrase, names: Sequence[str]) -> Phrase:
    """A phrase with the names of players where seats stand; a seat without a name is called by its number."""
    return Phrase(part.id, {key: _named(key, value, names) for key, value in part.args.items()})


def _named(key: str, value: Argument, names: Sequence[str]) -> Argument:
    if isinstance(value, Phrase):
        return named(value, names)
    if key in SEATS and isinstance(value, int):
        return (names[value] if value < len(names) else "") or phrase("seat-name", number=value + 1)
    return value


def listed(parts: Sequence[Phrase]) -> Phrase:
    """Several phrases as one, with commas between them."""
    *others, last = parts
    for part in reversed(others):
        last = phrase("list-next", first=part, next=last)
    return last
