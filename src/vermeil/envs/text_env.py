"""One string in, one string out for each decision: a face for language models, and for anything else that reads.

The shape is that of text games: `reset`, `get_observation`, `step`, `close`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from vermeil.core.contract import Game
from vermeil.core.errors import IllegalMoveError, MoveError, SetupError, shown
from vermeil.envs.observation import VERSION
from vermeil.envs.play import confirm
from vermeil.envs.rendering import table_text
from vermeil.envs.setting import Setting
from vermeil.envs.spaces import checked_switch
from vermeil.words import LANGUAGES

if TYPE_CHECKING:
    from vermeil.coach.reviewing import Care

MAX_ANSWER = 4000
QUICK_RULES = {
    "silver-and-gold": (
        "Silver & Gold, 4 rounds of 7 turns. Each turn a pattern is turned up; every player crosses it, "
        "turned or mirrored as they like, on empty boxes of one of their two islands, or crosses a single "
        "box instead. A crossed X owes another single box. Coins fill rows of four, each earning the "
        "highest cup left; a palm is worth 1 and 1 for each palm on the displayed cards. Who completes an "
        "island takes a new one from the display or the stack. A completed card scores its value, its seal "
        "scores completed cards of that colour. Most points win."
    ),
    "pyramids": (
        "Pyramids, 4 rounds of 7 turns. Each turn a pattern is turned up; every player crosses it, turned "
        "or mirrored as they like, on open boxes of one of their two pyramids, or crosses a single box. It "
        "begins at the entrance, or beside what is crossed. A crossed X owes another single box. Crossing "
        "the tomb completes a pyramid (10 points). Gems score in pairs, a torch 5 once a round, skulls "
        "cost, potions erase two skulls. The 2nd, 4th and 6th pyramid of a colour win that colour's boxes: "
        "10, 6, 3. Most points win."
    ),
    "silver-coin": (
        "Silver Coin, 4 rounds, fewest points win. Everybody has five cards face down and looks at two of "
        "them. In a turn draw a card from the deck, take the top discard, or call. A drawn card is "
        "exchanged for one of your cards, or for several of the same number, or discarded; some discarded "
        "cards and face-up cards have abilities. With at most four cards you may call: all others have one "
        "more turn. A caller with the lowest sum scores 0, another caller 10 more. Sums of the cards are "
        "the points."
    ),
}


class TextGame:
    """A game in words. Every observation says who is asked what; the answer is one move as it is spelled."""

    def __init__(
        self, setting: Setting, *, language: object = "en", show_moves: object = True, strikes: object = 3
    ) -> None:
        if not isinstance(language, str) or language not in LANGUAGES:
            raise SetupError(f"a language is one of {', '.join(LANGUAGES)}; not {shown(language)}")
        if type(strikes) is not int or strikes < 1:
            raise SetupError(f"strikes are a whole number from 1 on, not {shown(strikes)}")
        if setting.last:
            raise SetupError("a game in words is a whole game: `last` is for the other faces")
        self.setting = setting
        self.language = language
        self.show_moves = checked_switch("show_moves", show_moves)
        self.strikes = strikes
        self._game: Game | None = None
        self._note = ""
        self._struck = 0
        self.forfeited: int | None = None

    def reset(self, seed: int | np.integer[Any] | str | None = None) -> None:
        """Deal; with a seed always the same game, that of `Game` with this seed."""
        if isinstance(seed, np.integer):
            seed = int(seed)
        self._game = self.setting.new_game(_drawn() if seed is None else seed)
        self._note = ""
        self._struck = 0
        self.forfeited = None

    @property
    def game(self) -> Game:
        """The game itself. Look at it, don't play it."""
        if self._game is None:
            raise IllegalMoveError("no game is running; reset() deals one")
        return self._game

    @property
    def done(self) -> bool:
        return self.forfeited is not None or self.game.over

    def get_observation(self) -> tuple[int, str]:
        """Who is asked, and all that it needs: the table as that seat sees it, the question, the legal moves."""
        game = self.game
        if self.done:
            return -1, self._ending()
        seat = game.waiting[0]
        return seat, self.observation(seat)

    def observation(self, seat: object) -> str:
        """What a seat reads now."""
        game = self.game
        if type(seat) is not int:  # a view of None is a spectator's
            raise SetupError(f"a seat is a whole number from 0 to {game.players - 1}, not {shown(seat)}")
        view = game.view(seat)
        parts = [f"You are player_{seat}.", table_text(game, seat, self.language)]
        if seat in game.waiting:
            if self._note:
                parts.append(self._note)
            moves = f" Legal moves: {' '.join(view.moves)}" if self.show_moves else ""
            parts.append(f"Answer with one move.{moves}")
        return "\n\n".join(parts)

    def rules(self) -> str:
        """The rules in a few sentences, and how moves are spelled."""
        deck: Any = self.setting.deck
        lines = [QUICK_RULES[self.setting.game]]
        if self.setting.game == "silver-coin":
            lines += ["The cards:", *deck.help()]
        return "\n".join(lines)

    def legal_moves(self) -> list[str]:
        """The legal moves of who is asked, as they are spelled."""
        return [] if self.done else self.game.spellings(self.game.waiting[0])

    def step(self, answer: object) -> tuple[bool, dict[str, Any]]:
        """The answer of who is asked: its last line that is a legal move counts.

        An answer without one is a strike, and the reason stands in the next observation; after so many strikes in a row
        the seat forfeits the game. Returns whether the game is over, and what there is to say.
        """
        if self.done:
            raise IllegalMoveError("the game is over; reset() deals a new one")
        if not isinstance(answer, str):
            raise IllegalMoveError(f"an answer is a string, not {shown(answer)}")
        game = self.game
        seat = game.waiting[0]
        try:
            game.push(seat, self._move_in(answer[-MAX_ANSWER:], seat))
        except MoveError as refusal:
            self._struck += 1
            self._note = f"Your answer was refused: {refusal}"
            if self._struck >= self.strikes:
                self.forfeited = seat
            return self.done, {"seat": seat, "refused": str(refusal), "strikes": self._struck}
        self._note, self._struck = "", 0
        confirm(game, seat)
        return self.done, {"seat": seat} | ({"scores": list(game.scores)} if game.over else {})

    def _move_in(self, answer: str, seat: int) -> str:
        """The last word of an answer that is a legal move; else its last line, so that the refusal is about it."""
        legal = set(self.game.spellings(seat))
        for word in reversed(answer.replace("`", " ").replace("[", " ").replace("]", " ").split()):
            if word.strip(".,;") in legal:
                return word.strip(".,;")
        lines = answer.strip().splitlines()
        return lines[-1].strip()[:100] if lines else ""

    def close(self) -> dict[str, Any]:
        """The outcome: points, winners, each seat's share of the win, and the record; None for a game left early."""
        if self._game is None or not self.done:
            return {"scores": None, "winners": None, "rewards": None, "record": None}
        game = self.game
        if self.forfeited is not None:
            share = 1.0 / max(1, game.players - 1)
            rewards = [-1.0 if seat == self.forfeited else share for seat in range(game.players)]
            return {"scores": None, "winners": None, "rewards": rewards, "record": game.transcript()}
        winners = list(game.winners)
        rewards = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(game.players)]
        return {"scores": list(game.scores), "winners": winners, "rewards": rewards, "record": game.transcript()}

    def losses(self, care: Care = "quick", seed: int = 0, nodes: int | None = None) -> list[dict[str, float]]:
        """What the decisions of each seat cost in the mean, by the coach (docs/coach.md); of a whole game only.

        `share` is the loss of winning share per decision, `points` that of points; `accuracy` is in per cent. It takes
        some seconds; `care`, `seed` and `nodes` are those of `vermeil.coach.review`.
        """
        if not self.game.over:
            raise IllegalMoveError("the coach looks at games that were played to their end, and this one was not")
        from vermeil.coach import reviewed

        deck = {} if self.setting.game == "silver-coin" else {"deck": self.setting.deck}
        found = reviewed(self.game.transcript(), care=care, seed=seed, nodes=nodes, **deck)
        return [
            {
                "decisions": seat["decisions"],
                "share": seat["share"]["losses"] / max(1, seat["decisions"]),
                "points": seat["points"]["losses"] / max(1, seat["decisions"]),
                "accuracy": seat["accuracy"],
            }
            for seat in found.seats
        ]

    def _ending(self) -> str:
        if self.forfeited is not None:
            return f"player_{self.forfeited} has forfeited the game."
        won = ", ".join(f"player_{seat}" for seat in self.game.winners)
        points = ", ".join(f"player_{seat} {points}" for seat, points in enumerate(self.game.scores))
        return f"The game is over. {points}. Won by {won}."

    def __repr__(self) -> str:
        return f"<{self.setting.game} in words, layout version {VERSION}>"


def _drawn() -> str:
    import secrets

    return secrets.token_hex(16)
