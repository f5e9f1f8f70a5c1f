"""Which deck a view is of."""

from __future__ import annotations

from typing import Any, Protocol, Self, TypeVar

from vermeil.core.contract import View


class AnyDeck(Protocol):
    """A deck of either game."""

    @classmethod
    def standard(cls) -> Self:
        """Our own deck."""
        ...


Kind = TypeVar("Kind", bound=AnyDeck)


def deck_of(view: View, kind: type[Kind]) -> Kind:
    """The deck that a view is of; a view that came as JSON is of our own deck, or it needs its deck."""
    deck: Any = getattr(view, "deck", None)
    return deck if isinstance(deck, kind) else kind.standard()
