"""The conformance suite notices when a game breaks its word: each test breaks one promise, and only that."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from tests.contract import toy
from vermeil.core.chance import Chance, Seeded
from vermeil.core.contract import Move
from vermeil.core.errors import IllegalMoveError
from vermeil.core.log import Entry
from vermeil.core.refusals import Refusal, in_own_words
from vermeil.testing import PROMISES, ConformanceError, check_game


def rules_of(kind: type[toy.Game]) -> Any:
    """A game module around a broken kind of the toy; its replays are broken too.

    A pickle finds a class by its name in a module, and those of a test are nowhere: each goes to the toy's for a while.
    """
    kind.__module__, kind.__qualname__ = toy.__name__, kind.__name__
    setattr(toy, kind.__name__, kind)

    def replay(text: str) -> toy.Game:
        return toy.replay(text, kind)

    return SimpleNamespace(__name__="broken", Game=kind, View=toy.View, PLAYERS=toy.PLAYERS, replay=replay)


def broken_promise(kind: type[toy.Game], **options: int) -> str:
    with pytest.raises(ConformanceError) as caught:
        check_game(rules_of(kind), games=5, **options)
    assert caught.value.promise in PROMISES
    return caught.value.promise


def test_the_toy_itself_conforms() -> None:
    """A game written from the contract alone passes, and nothing of it is left out."""
    checked = check_game(toy, games=10)
    assert checked.games == 20
    assert checked.moves == 10 * 3 * (2 + 3)
    assert checked.positions > 20 * 3


def test_the_message_says_how_to_see_it_again() -> None:
    class Bad(toy.Game):
        @property
        def scores(self) -> tuple[int, ...]:
            return tuple(points + (self.round == 2) for points in self.points)

    with pytest.raises(ConformanceError) as caught:
        check_game(rules_of(Bad), games=3, seed=40, players=3)
    message = str(caught.value)
    again = message.rpartition("again: ")[2]
    assert again.startswith("check_game(broken, games=1, seed=4")
    assert again.endswith("players=3)")
    with pytest.raises(ConformanceError) as once_more:
        eval(again, {"check_game": check_game, "broken": rules_of(Bad)})  # noqa: S307 - the line that the user is told to run
    assert str(once_more.value) == message
    assert len(caught.value.moves) >= 3, "the fault is in the second round"


def test_someone_waits_with_nothing_to_do() -> None:
    class Bad(toy.Game):
        def legal_moves(self, seat: int) -> toy.Moves:
            return toy.Moves() if seat == 1 else super().legal_moves(seat)

    assert broken_promise(Bad) == "somebody waits until the game is over"


def test_winners_before_the_end() -> None:
    class Bad(toy.Game):
        @property
        def winners(self) -> tuple[int, ...]:
            return (0,)

    assert broken_promise(Bad) == "somebody waits until the game is over"


def test_two_moves_with_one_spelling() -> None:
    class Twin(toy.Say):
        __slots__ = ()

        def __hash__(self) -> int:
            return 1

        def __eq__(self, other: object) -> bool:
            return self is other

    class Bad(toy.Game):
        def legal_moves(self, seat: int) -> toy.Moves:
            legal = super().legal_moves(seat)
            return toy.Moves((*legal, Twin("keep"))) if legal else legal

    assert broken_promise(Bad) == "a move has one spelling"


def test_a_spelling_that_means_something_else() -> None:
    class Bad(toy.Game):
        def _parse(self, spelling: str) -> Move:
            return super()._parse({"keep": "fold", "fold": "keep"}.get(spelling, spelling))

    assert broken_promise(Bad) == "a move and its spelling do the same"


def test_a_refusal_that_leaves_a_trace() -> None:
    class Bad(toy.Game):
        def push(self, seat: int, move: Move | str, *, following: tuple[int, str] | None = None) -> None:
            self.log.append(Entry("; someone tried something"))
            super().push(seat, move, following=following)

    assert broken_promise(Bad) == "what is refused changes nothing"


def test_an_illegal_move_that_is_taken() -> None:
    class Bad(toy.Game):
        def push(self, seat: Any, move: Move | str, *, following: tuple[int, str] | None = None) -> None:
            super().push(0 if seat is None else seat, move, following=following)

    assert broken_promise(Bad) == "what is refused changes nothing"


def test_a_refusal_without_a_rule() -> None:
    class Bad(toy.Game):
        def _idle(self, seat: int) -> Refusal:
            return in_own_words("", f"seat {seat} can't, for some reason")

    assert broken_promise(Bad) == "what is refused changes nothing"


def test_the_first_to_decide_gets_more() -> None:
    class Bad(toy.Game):
        def _apply(self, seat: int, move: Move) -> None:
            if len(self.waiting) == self.players:
                self.points[seat] += 1
            super()._apply(seat, move)

    assert broken_promise(Bad) == "seats that wait together may decide in any order"


def test_copies_that_share_their_points() -> None:
    class Bad(toy.Game):
        def copy(self) -> Any:
            twin = super().copy()
            twin.points = self.points
            return twin

    # The round must end within the copy's life for anyone to notice, so the suite plays copies on.
    assert broken_promise(Bad) in {"copies are independent", "seats that wait together may decide in any order"}


def test_an_undo_that_forgets_a_line() -> None:
    class Bad(toy.Game):
        def can_undo(self, seat: int) -> bool:
            return not self.over and seat not in self.waiting

        def undo(self, seat: int) -> None:
            if not self.can_undo(seat):
                raise IllegalMoveError(in_own_words("TOY-2", "nothing to take back"))
            self.said[seat] = None

    assert broken_promise(Bad) == "undo restores exactly"


def test_an_undo_that_nobody_may() -> None:
    class Bad(toy.Game):
        def undo(self, seat: int) -> None:
            self.said[seat] = None

    assert broken_promise(Bad) == "undo restores exactly"


def leaking(leak: Callable[[toy.Game, int | None], Any]) -> type[toy.Game]:
    """The toy with one more field in its views; the worlds of these views leak in the same way."""

    class BadView(toy.View):
        def sample(self, rng: Random) -> toy.Game:
            world = super().sample(rng)
            world.__class__ = Bad
            return world

    class Bad(toy.Game):
        def view(self, seat: int | None, *, memory: bool = False) -> toy.View:
            return BadView(super().view(seat, memory=memory), leak=leak(self, seat))

    return Bad


def test_a_view_with_a_set_in_it() -> None:
    assert broken_promise(leaking(lambda _, seat: (seat, 1))) == "views are plain data"


def test_a_view_that_shows_all_hands() -> None:
    assert broken_promise(leaking(lambda game, _: list(game.hands))) == "views leak nothing"


def test_a_view_that_shows_what_another_has_said() -> None:
    assert broken_promise(leaking(lambda game, _: str(game.said[0]))) in {
        "views leak nothing",
        "seats that wait together may decide in any order",
    }


def test_a_view_that_hides_the_seed_in_a_corner() -> None:
    def seed(game: toy.Game, _: int | None) -> str:
        return getattr(game._chance, "seed", "") if not game._imagined else ""

    assert broken_promise(leaking(seed)) in {"views leak nothing", "the record replays"}


def test_a_record_that_leaves_something_out() -> None:
    class Bad(toy.Game):
        def transcript(self, seat: int | None = None, *, public: bool = False) -> str:
            return "\n".join(super().transcript(seat, public=public).splitlines()[:-1]) + "\n"

    assert broken_promise(Bad) == "the record replays"


def test_points_that_are_on_no_sheet() -> None:
    class Bad(toy.Game):
        def score_sheet(self, seat: int) -> dict[str, int]:
            return super().score_sheet(seat) | {"luck": 1}

    assert broken_promise(Bad) == "points are the sheet's total"


def test_the_worst_win() -> None:
    class Bad(toy.Game):
        @property
        def winners(self) -> tuple[int, ...]:
            return tuple(s for s in range(self.players) if self.over and self.points[s] == min(self.points))

    assert broken_promise(Bad) == "the best win"


def test_the_worst_may_win_where_the_game_says_so() -> None:
    class Golf(toy.Game):
        LOWEST_WINS = True

        @property
        def winners(self) -> tuple[int, ...]:
            return tuple(s for s in range(self.players) if self.over and self.points[s] == min(self.points))

    assert check_game(rules_of(Golf), games=5).games == 10


@pytest.mark.parametrize("peeks", [False, True])
def test_a_price_that_tells_what_another_has(peeks: bool) -> None:  # noqa: FBT001 - a parameter of the test
    class OwnView(toy.View):
        def sample(self, rng: Random) -> toy.Game:
            world = super().sample(rng)
            world.__class__ = Priced
            return world

    class Priced(toy.Game):
        def view(self, seat: int | None, *, memory: bool = False) -> toy.View:
            return OwnView(super().view(seat, memory=memory))

        def earns(self, seat: int) -> dict[str, dict[str, Any]]:
            points = {"kept": self.hands[1 if peeks else seat]}
            return {
                spelling: {"points": points, "total": points["kept"]}
                for spelling in map(str, self.legal_moves(seat))
                if spelling == "keep"
            }

    if peeks:
        assert broken_promise(Priced) == "what a move earns gives nothing away"
    else:
        assert check_game(rules_of(Priced), games=5).games == 10


def test_a_game_without_end() -> None:
    class Bad(toy.Game):
        def _apply(self, seat: int, move: Move) -> None:
            super()._apply(seat, move)
            if self.over:
                self.round = 1
                self._deal()

    assert broken_promise(Bad, longest=100) == "every game ends"


def test_a_world_that_stops_in_the_middle() -> None:
    class Stuck(toy.Game):
        def _apply(self, seat: int, move: Move) -> None:
            if self.round == toy.ROUNDS:
                raise LookupError("no numbers left to deal")
            super()._apply(seat, move)

    class BadView(toy.View):
        def sample(self, rng: Random) -> toy.Game:
            world = super().sample(rng)
            world.__class__ = Stuck
            return world

    class Bad(toy.Game):
        def view(self, seat: int | None, *, memory: bool = False) -> toy.View:
            return BadView(super().view(seat, memory=memory))

    assert broken_promise(Bad) == "worlds can be played"


def test_a_crash_is_a_broken_promise_too() -> None:
    class Bad(toy.Game):
        def view(self, seat: int | None, *, memory: bool = False) -> toy.View:
            if seat == 1 and self.round == 2:
                raise KeyError("round")
            return super().view(seat, memory=memory)

    with pytest.raises(ConformanceError, match="KeyError was raised"):
        check_game(rules_of(Bad), games=5)


def test_a_pickle_that_forgets_something() -> None:
    class Bad(toy.Game):
        def __getstate__(self) -> dict[str, Any]:
            return self.__dict__ | {"points": [0] * self.players}

    assert broken_promise(Bad) == "Python's own copies are copies"


def test_a_pickle_that_meets_other_chance() -> None:
    class Bad(toy.Game):
        def __getstate__(self) -> dict[str, Any]:
            return self.__dict__ | {"_chance": Seeded("another")}

    assert broken_promise(Bad) == "Python's own copies are copies"


def test_a_game_that_can_not_be_pickled() -> None:
    class Bad(toy.Game):
        def _begin(self, players: int, chance: Chance) -> None:
            super()._begin(players, chance)
            self.whisper = lambda: None

    assert broken_promise(Bad) == "Python's own copies are copies"


@pytest.mark.parametrize("way", ["__copy__", "__deepcopy__"])
def test_a_copy_that_shares_its_numbers(way: str) -> None:
    def shared(game: toy.Game, *_: object) -> toy.Game:
        twin = type(game).__new__(type(game))
        twin.__dict__.update(game.__dict__)
        return twin

    assert broken_promise(type("Bad", (toy.Game,), {way: shared})) == "Python's own copies are copies"


def test_a_repr_that_tells_the_seed() -> None:
    class Bad(toy.Game):
        def __repr__(self) -> str:
            return f"<toy {self._chance}>"

    assert broken_promise(Bad) == "views leak nothing"


def test_every_promise_is_broken_by_a_test() -> None:
    """A promise that can't be broken is none. This file's own text is read."""
    tests = Path(__file__).read_text(encoding="utf-8")
    assert [promise for promise in PROMISES if f'"{promise}"' not in tests] == []
