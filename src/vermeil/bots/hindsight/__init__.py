"""What a seat could have made of a game, had it known what was to come.

`look_back(text, seat)` takes the record of a finished game of Silver & Gold or Pyramids. What it takes as known, and
what it does not ask, stands in `docs/bots.md`.
"""

from vermeil.bots.hindsight.looking import Hindsight, Loss, every_loss, look_back, share_of_best
from vermeil.bots.hindsight.story import opens_turn

__all__ = ["Hindsight", "Loss", "every_loss", "look_back", "opens_turn", "share_of_best"]
