"""Worlds: whole games that look to a seat just like its view, with everything that it can't know imagined.

The stack is a set, so its order needs no imagining. What does: hands while the others keep, marks of this turn that
are not shown yet, and, for whoever has not kept count, the expedition cards seen before in this round.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import cast

from vermeil.core.chance import Seeded
from vermeil.core.log import Log
from vermeil.games.expedition.engine import Turns
from vermeil.games.expedition.game import HAND, KEPT, ExpeditionGame
from vermeil.games.expedition.grid import EXPEDITION, PATTERNS
from vermeil.games.expedition.moves import DONE, SLOTS
from vermeil.games.expedition.phases import KEEP, MARK, NO_CARD, OVER, PATTERN_STEP, PICK, READY, TURNS_A_ROUND
from vermeil.games.expedition.views import PHASES, ExpeditionSeat, ExpeditionView

Shown = ExpeditionView[ExpeditionSeat]


def imagine(game: ExpeditionGame, view: Shown, rng: Random) -> None:
    """Turn a fresh game into a world of the view. The game's own part (`load_seat`) is set from its seats."""
    game._chance = Seeded(f"{rng.getrandbits(128):032x}")
    game.log = Log()
    game._imagined = True
    state = game._state
    _set_table(view, state, game._cards)
    if state.phase == KEEP:
        _deal(game, view, rng)
        return
    state.hand = [NO_CARD] * 16
    state.pattern = PATTERNS.index(_pattern(view)) + 1
    state.unseen = _unseen(view, rng)
    for seat, shown in enumerate(view["seats"]):
        _set_cards(game, seat, shown)
        game.load_seat(seat, _before_marks(shown))
    if state.phase == MARK:
        _mark(game, view, rng)
    elif state.phase == PICK:
        state.actor = view["waiting"][0]
        state.find_finishers()
        state.picks = sum(1 << SLOTS.index(slot) for slot in view["picks"])
        state.waiting = 1 << state.actor


def _set_table(view: Shown, state: Turns, cards: Mapping[str, int]) -> None:
    state.phase = PHASES[view["phase"]]
    state.waiting = 0
    state.turn = (view["round"] - 1) * TURNS_A_ROUND + view["turn"] - 1 + (state.phase == OVER)
    state.display = [NO_CARD if card is None else cards[card] for card in view["display"]]
    state.stack = (1 << len(cards)) - 1
    for card in _visible(view):
        state.stack &= ~(1 << cards[card])
    if view["players"] == 1:
        buried = [cards[card] for card in view["buried"]]
        state.since = list(view["since"])
        state.buried = buried + [NO_CARD] * (64 - len(buried))
        state.buried_count = len(buried)


def _visible(view: Shown) -> list[str]:
    """Every card that lies open, or whose place is known, so that it is not among the unknown of the stack."""
    found = [card for card in view["display"] if card is not None] + list(view.get("buried", ()))
    for shown in view["seats"]:
        found += [card["card"] for card in shown["cards"] if card is not None] + shown["completed"]
    return found


def _pattern(view: Shown) -> str:
    """The pattern of this turn: only while all keep there is none."""
    return view["pattern"] or ""


def _unseen(view: Shown, rng: Random) -> int:
    """The expedition cards still to come: known to whoever has watched, else any that agree with the pattern shown."""
    known = view.get("revealed")
    left = list(range(len(EXPEDITION)))
    if known is None:
        known = [_pattern(view)]
        others = [at for at in left if at != EXPEDITION.index(known[0])]
        known += [EXPEDITION[at] for at in rng.sample(others, view["turn"] - 1)]
    if view["phase"] == "over":
        return (1 << len(EXPEDITION)) - 1
    for pattern in known:
        left.remove(next(at for at in left if EXPEDITION[at] == pattern))
    return sum(1 << at for at in left)


def _before_marks(shown: ExpeditionSeat) -> ExpeditionSeat:
    """A seat as it looked before its marks of this turn; each game's own kind of seat says that of its own kind."""
    return cast("ExpeditionSeat", shown.get("before") or shown)


def _set_cards(game: ExpeditionGame, seat: int, shown: ExpeditionSeat) -> None:
    state, cards = game._state, game._cards
    held, done = list(state.card), list(state.done)
    closed = list(state.closed)
    for slot, card in enumerate(_before_marks(shown)["cards"]):
        place = seat * 2 + slot
        held[place] = NO_CARD if card is None else cards[card["card"]]
        closed[place] = game.GRID.full
        if card is not None:
            crossed = sum(1 << (game.GRID.box(name) or 0) for name in card["crossed"])
            closed[place] = game._outside(held[place]) | crossed
    done[seat] = sum(1 << cards[card] for card in shown["completed"])
    state.card, state.closed, state.done = held, closed, done


def _deal(game: ExpeditionGame, view: Shown, rng: Random) -> None:
    """The keeping phase: one's own hand is known, the others' are any four cards, and so is what they kept."""
    state = game._state
    own = [] if view["seat"] is None else [game._cards[card] for card in view["hand"]]
    unknown = [number for number in range(len(game._cards)) if number not in own]
    rng.shuffle(unknown)
    hand, held = [NO_CARD] * 16, list(state.card)
    state.stack = (1 << len(game._cards)) - 1
    for seat in range(game.players):
        cards = own if seat == view["seat"] else sorted(unknown.pop() for _ in range(HAND))
        hand[seat * HAND : seat * HAND + HAND] = cards
        state.stack &= ~sum(1 << card for card in cards)
        if seat in view["waiting"]:
            state.waiting |= 1 << seat
            continue
        kept = KEPT[rng.randrange(len(KEPT))]
        if seat == view["seat"] and (named := view.get("kept")):
            kept = (own.index(game._cards[named[0]]), own.index(game._cards[named[1]]))
        held[seat * 2], held[seat * 2 + 1] = cards[kept[0]], cards[kept[1]]
    state.hand, state.card = hand, held
    game._begin_together()


def _mark(game: ExpeditionGame, view: Shown, rng: Random) -> None:
    """Action 2: shown marks are made again, so that undo works; hidden ones of who is ready are imagined."""
    state = game._state
    steps = list(state.step)
    for seat in range(game.players):
        steps[seat] = PATTERN_STEP if _has_card(state, seat) else READY
        state.waiting |= (1 << seat) if steps[seat] == PATTERN_STEP else 0
    state.step, state.owed = steps, [0] * 4
    waiting = state.waiting
    game._begin_together()
    for seat, shown in enumerate(view["seats"]):
        if not waiting >> seat & 1:
            continue
        for spelling in shown.get("marks", ()):
            game.push(seat, spelling)
        if shown["ready"]:
            while DONE not in game.legal_moves(seat):
                moves = game.legal_moves(seat)
                game.push(seat, str(moves[rng.randrange(len(moves))]))
            game.push(seat, str(DONE))


def _has_card(state: Turns, seat: int) -> bool:
    return any(card != NO_CARD for card in state.card[seat * 2 : seat * 2 + 2])
