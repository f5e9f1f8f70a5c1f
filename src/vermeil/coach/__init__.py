"""The coach: what each decision of a finished game cost by what its seat knew, and what was luck (docs/coach.md)."""

from vermeil.coach.reviewing import Finding, Review, StoppedError, review, reviewed
from vermeil.coach.trying import tried

__all__ = ["Finding", "Review", "StoppedError", "review", "reviewed", "tried"]
