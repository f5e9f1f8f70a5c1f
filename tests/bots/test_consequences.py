"""What a turn is said to bring is what the game's own moves bring: counted here by trying all of them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.plain import plain
from vermeil.bots import bot_for
from vermeil.bots.consequences import Uncounted, reasons_for, told_apart
from vermeil.bots.expedition.counting import CardAhead, Turn, may_come_next
from vermeil.bots.expedition.player import LookupPlayer, root_of
from vermeil.build_info import compiled
from vermeil.core.contract import View
from vermeil.core.phrases import Phrase, phrase
from vermeil.games import rules_of
from vermeil.games.expedition.grid import EXPEDITION, PATTERNS
from vermeil.games.expedition.phases import MARK, OVER, REVEAL
from vermeil.games.pyramids.cards import FRAME as PYRAMID
from vermeil.games.silver_and_gold.cards import FRAME as ISLAND

pytestmark = pytest.mark.skipif(not compiled(), reason="look-ups take minutes to solve with plain engines")
GAMES = ["silver-and-gold", "pyramids"]
MOST = 30_000  # decisions that are tried for one position


def turns(game: str, seed: int, *, tracker: bool = True) -> Iterator[tuple[View, Any, list[int], Turn]]:
    """Turns of a game alone: the view, a world, a whole turn and what it is said to bring."""
    rng = Random(seed)
    live: Any = rules_of(game).Game(players=1, seed=seed, variants={"tracker": tracker})
    player = bot_for(game, "table")
    assert isinstance(player, LookupPlayer)
    while live.waiting:
        view = live.view(0)
        if view["phase"] == "mark" and view["question"] == "pattern":
            root: Any = root_of(view, Random(1))
            mind = player.search(root, view)
            path = mind.candidate(rng.randrange(mind.start(0)))[0]
            turn = player.consequences(view, root, path)
            assert isinstance(turn, Turn)
            yield view, root, path, turn
        live.push(0, rng.choice(view.moves))


def after(root: Any, path: list[int]) -> Any:
    state = root.copy()
    for number in path:
        state.apply(0, number)
    while state.phase > OVER and state.phase != REVEAL:
        state.bring((state.outcomes() & -state.outcomes()).bit_length() - 1)
    return state


def can_complete(state: Any, slot: int, tries: list[int]) -> bool:
    """Whether any crossings of this turn complete a card."""
    card = state.card[slot]
    for number in state.legal(0):
        if not tries[0]:
            return False
        tries[0] -= 1
        then = state.copy()
        then.apply(0, number)
        if then.done[0] >> card & 1:
            return True
        if then.phase == MARK and then.turn == state.turn and can_complete(then, slot, tries):
            return True
    return False


@pytest.mark.parametrize("game", GAMES)
def test_what_fits_and_what_may_come_is_what_the_game_allows(game: str) -> None:
    """SG-21, SG-22, SG-50, PY-21, PY-22: the patterns that can be laid as a whole in the next turn."""
    compared = 0
    for seed in range(3):
        for _, root, path, turn in turns(game, seed):
            state = after(root, path)
            if turn.completed or state.phase != REVEAL:
                continue
            outcomes = [card for card in range(8) if state.outcomes() >> card & 1]
            assert turn.coming == len(outcomes)
            for slot in turn.ahead:
                fits = set()
                for card in outcomes:
                    pattern = EXPEDITION[card]
                    then = state.copy()
                    then.bring(card)
                    span = then.lookup.span
                    grid = ISLAND if game == "silver-and-gold" else PYRAMID
                    whole = len(grid.placements(pattern))
                    if any(n // span == slot and n % span < whole for n in then.legal(0)):
                        fits.add(pattern)
                known = {EXPEDITION[card] for card in outcomes}
                assert turn.ahead[slot].fitting & known == fits
                compared += 1
    assert compared > 40


@pytest.mark.parametrize("game", GAMES)
def test_what_may_complete_a_card_does(game: str) -> None:
    """SG-31, PY-30: with the boxes that X give, on this card or on the other."""
    compared = likely = 0
    for seed in range(10, 30):
        for _, root, path, turn in turns(game, seed):
            state = after(root, path)
            if turn.completed or state.phase != REVEAL or not turn.coming:
                continue
            for slot, card in turn.ahead.items():
                if card.left > 6:
                    continue
                found, tries = 0, [MOST]
                for outcome in range(8):
                    if state.outcomes() >> outcome & 1:
                        then = state.copy()
                        then.bring(outcome)
                        found += can_complete(then, slot, tries)
                if tries[0]:
                    assert card.completing == found, (seed, path, slot)
                    compared += 1
                    likely += found > 0
    assert compared > 100
    assert likely > 40


def test_nobody_is_told_what_they_may_not_know() -> None:
    """Without the tracker a view does not say what was turned up: then nothing is said about what may come."""
    for view, _, _, turn in turns("silver-and-gold", 5, tracker=False):
        if 1 < plain(view)["turn"] < 7:
            assert may_come_next(view) == ()
            assert turn.coming == 0
            assert all(card.completing == 0 for card in turn.ahead.values())


def test_a_turn_is_set_against_another() -> None:
    class Plain(Turn):
        def collected(self, other: Turn | None) -> list[Phrase]:
            del other
            return []

        def state_of(self, slot: int) -> Phrase:
            del slot
            return phrase("hint-any")

    near = CardAhead(frozenset(PATTERNS), 4, 3)
    far = CardAhead(frozenset({"I2"}), 1, 5)
    few = CardAhead(frozenset(PATTERNS) - {"T4", "O4"}, 4, 3)
    one = Plain(phrase("hint-any"), (0,), {0: 12}, {1: near}, 5, 4)
    other = Plain(phrase("hint-any"), (1,), {}, {0: near, 1: few}, 5, 4)
    kept = phrase("hint-and", first=phrase("pattern-T4"), last=phrase("pattern-O4"))
    assert one.beyond(other) == (
        phrase("hint-completes", card="A", count=12),
        phrase("hint-keeps", card="B", patterns=kept),
    )
    nearer = Plain(phrase("hint-any"), (0,), {}, {1: near}, 5, 5)
    further = Plain(phrase("hint-any"), (0,), {}, {1: far}, 5, 4)
    assert nearer.beyond(further) == (
        phrase("hint-next", card="B", count=4, all=5),
        phrase("hint-crosses", count=5),
        phrase("hint-keeps-many", card="B", count=5),
    )
    assert further.beyond(nearer) == ()
    broad = Plain(phrase("hint-any"), (0,), {}, {1: CardAhead(frozenset(PATTERNS), 4, 3, 9)}, 5, 4)
    narrow = Plain(phrase("hint-any"), (0,), {}, {1: CardAhead(frozenset(PATTERNS), 4, 3, 7)}, 5, 4)
    assert broad.beyond(narrow) == (phrase("hint-ways", card="B", count=9, others=7),)
    assert told_apart(narrow, broad) == ()  # all that it has is shared
    assert reasons_for(further, nearer) == further.alone() == (phrase("hint-any"),)
    assert reasons_for(Uncounted(phrase("hint-any"), ()), None) == ()
