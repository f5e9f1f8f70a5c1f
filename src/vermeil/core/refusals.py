"""Why not, as a value: the rule that forbids it, and a sentence that is not yet in any language."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from vermeil.core.phrases import Argument, Phrase, named, phrase

# What seats are called where nobody knows who sits there.
NUMBERED = tuple(f"seat {number}" for number in range(10))


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Refusal:
    """A refusal: `rule` is the rule's id, `phrase` says why, with seats for names (`who`, `whom`).

    `str` of it is the sentence in English after the rule's id, `SG-22: b2 is already crossed`; it equals that text too.
    The sentence is built only when it is read: programs that look at the rule alone pay nothing for it.
    """

    rule: str
    phrase: Phrase

    def among(self, names: Sequence[str]) -> Refusal:
        """The same with players' names for the seats."""
        return Refusal(self.rule, named(self.phrase, names))

    def __str__(self) -> str:
        from vermeil.words import words  # imported with the first sentence: it takes a while

        return f"{self.rule}: {words('en').say(named(self.phrase, NUMBERED))}"

    def __repr__(self) -> str:
        return repr(str(self))

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Refusal):
            return (self.rule, self.phrase) == (other.rule, other.phrase)
        return str(self) == other if isinstance(other, str) else NotImplemented

    def __hash__(self) -> int:
        return hash(str(self))


def refused(rule: str, name: str, /, **args: Argument) -> Refusal:
    """Short for a refusal: its rule, the id of its sentence, and what goes into it."""
    return Refusal(rule, Phrase(name, args))


def in_own_words(rule: str, sentence: str) -> Refusal:
    """A refusal of a game whose sentences are not in the catalogue: it says the same in every language."""
    return Refusal(rule, phrase("refused-in-own-words", sentence=sentence))
