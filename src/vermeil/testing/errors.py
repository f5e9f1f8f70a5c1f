"""What the conformance suite raises."""

from __future__ import annotations


class ConformanceError(AssertionError):
    """A game has broken a promise of the contract. The message says which, where, and how to see it again."""

    def __init__(self, promise: str, message: str, *, again: str = "", moves: tuple[tuple[int, str], ...] = ()) -> None:
        self.promise = promise  # the broken promise's name, one of PROMISES
        self.moves = moves  # what had been pushed until then, as (seat, spelling)
        played = " ".join(f"{seat}/{spelling}" for seat, spelling in moves[-6:])
        where = f"\n  after {len(moves)} moves{', the last of them ' + played if moves else ''}"
        super().__init__(f"{promise}: {message}{where}" + (f"\n  again: {again}" if again else ""))
