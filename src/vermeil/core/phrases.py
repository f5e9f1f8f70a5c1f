"""Something to be said to people, not yet in any language: which sentence, and what goes into it.

Whoever tells something (a hint, a line of the log, a refusal) makes phrases; whoever shows it picks the language
(`vermeil.words`, and the page's own reader of the same files).
"""

from __future__ import annotations

from collections.abc import Mapping
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
    """A phrase, written shortly."""
    return Phrase(name, args)


def phrase_from_json(data: Mapping[str, Any]) -> Phrase:
    """The phrase that `as_json` gave."""
    args = {k: phrase_from_json(part) if isinstance(part, dict) else part for k, part in data.get("args", {}).items()}
    return Phrase(data["say"], args)
