"""What the workers do on demand, by name: a worker starts without the modules of what nobody has asked for yet."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import Any


@dataclass(frozen=True)
class Work:
    """A function of ours that is imported when it is first called."""

    module: str
    name: str

    def __call__(self, *args: Any) -> Any:  # noqa: ANN401 - whatever it takes and gives
        return getattr(import_module(f"vermeil.{self.module}"), self.name)(*args)


think = Work("server.workers.bot_pool", "think")
advise = Work("server.workers.job_pool", "advise")
prepare = Work("pocket.browser.bots", "prepare")
replayed = Work("table.replay", "replayed")
looked_back = Work("table.hindsight", "looked_back")
practice_of = Work("table.practice", "practice_of")
review_part = Work("table.reviews", "review_part")
tried = Work("table.reviews", "tried")
shelf = Work("puzzles.solving", "shelf")
shown = Work("puzzles.solving", "shown")
shown_on = Work("puzzles.solving", "shown_on")
answered = Work("puzzles.solving", "answered")
checked_deck = Work("table.deck_check", "checked_deck")

WORK = {work.name: work for work in list(globals().values()) if isinstance(work, Work)}
