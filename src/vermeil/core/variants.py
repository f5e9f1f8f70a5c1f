"""Named variants of a game: what may be chosen, checked when it is chosen."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from vermeil.core.errors import VariantError, shown

Value = bool | int | str | None


@dataclass(frozen=True)
class Variant:
    """One thing that a table may play differently: its values, the default first, and a sentence for the help."""

    name: str
    values: tuple[Value, ...]
    help: str

    @property
    def default(self) -> Value:
        return self.values[0]

    def read(self, value: object) -> Value:
        """The value as one of ours; words as in records and on the command line are understood."""
        for known in self.values:
            if type(value) is type(known) and value == known:
                return known
            if isinstance(value, str) and value == spell(known):
                return known
        choice = ", ".join(spell(known) for known in self.values)
        message = f"variant {self.name} is one of {choice}; not {shown(value)}"
        raise VariantError(message)


def spell(value: Value) -> str:
    """A value as it stands in records and on the command line."""
    if value is True:
        return "on"
    if value is False:
        return "off"
    return "none" if value is None else str(value)


def read_variants(known: Iterable[Variant], chosen: object) -> dict[str, Value]:
    """All variants of a game with the chosen values: a mapping, or names like 'tracker' and 'start_player=2'."""
    variants = {variant.name: variant for variant in known}
    result = {name: variant.default for name, variant in variants.items()}
    for name, value in _pairs(chosen):
        if not isinstance(name, str) or name not in variants:
            message = f"unknown variant {shown(name)}; there are {', '.join(variants)}"
            raise VariantError(message)
        result[name] = variants[name].read(value)
    return result


def _pairs(chosen: object) -> list[tuple[object, object]]:
    if chosen is None:
        return []
    if isinstance(chosen, Mapping):
        return list(chosen.items())
    if isinstance(chosen, str) or not isinstance(chosen, Iterable):
        message = "variants are a mapping of names to values, or a list of words like 'start_player=2'"
        raise VariantError(message)
    pairs: list[tuple[object, object]] = []
    for word in chosen:
        if not isinstance(word, str):
            message = f"a variant is a word like 'tracker' or 'start_player=2', not {shown(word)}"
            raise VariantError(message)
        name, equals, value = word.partition("=")
        pairs.append((name, value if equals else True))
    return pairs


def changed(known: Iterable[Variant], values: Mapping[str, Value]) -> list[str]:
    """The variants that differ from their defaults, as words for a record, in the game's order."""
    return [f"{v.name}={spell(values[v.name])}" for v in known if values[v.name] != v.default]
