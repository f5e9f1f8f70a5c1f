"""Who does the pieces of a review: threads, or whoever asks for the next finding."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol, Self, TypeAlias

if TYPE_CHECKING:
    from concurrent.futures import ThreadPoolExecutor

Pool: TypeAlias = "ThreadPoolExecutor | InTurn"


class Later(Protocol):
    """A piece of work that will be done."""

    def result(self) -> Any: ...  # noqa: ANN401 - whatever the work gives


class Piece:
    """A piece of work that is done when its result is asked for."""

    __slots__ = ("_args", "_work")

    def __init__(self, work: Callable[..., Any], args: tuple[Any, ...]) -> None:
        self._work, self._args = work, args

    def result(self) -> Any:  # noqa: ANN401 - whatever the work gives
        return self._work(*self._args)


class InTurn:
    """Nothing is done before somebody asks for it: a review that nobody goes on with costs nothing."""

    def submit(self, work: Callable[..., Any], /, *args: Any) -> Piece:  # noqa: ANN401 - what the work takes
        return Piece(work, args)

    def shutdown(self, *, wait: bool, cancel_futures: bool) -> None:
        """Nothing is under way."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        return None


def pool_of(workers: int) -> Pool:
    """So many threads; one worker is whoever asks."""
    if workers == 1:
        return InTurn()
    from concurrent.futures import ThreadPoolExecutor  # which a browser lacks

    return ThreadPoolExecutor(workers)
