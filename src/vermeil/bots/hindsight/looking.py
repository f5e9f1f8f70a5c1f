"""The search of hindsight: a beam over the seat's own game, with look-ups solved for the order in which things came."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from vermeil.bots.hindsight.games import PASTS, Past
from vermeil.bots.hindsight.story import State, Story, tell
from vermeil.core.errors import RecordError
from vermeil.core.record import read
from vermeil.games import rules_of
from vermeil.games.expedition.decks import DrawnDeck
from vermeil.games.expedition.game import KEPT
from vermeil.games.expedition.moves import SINGLE, crossings_of
from vermeil.games.expedition.phases import NO_CARD, TURNS

# How many positions are kept after each turn, how many of them with the same two cards, and how many ways to go on
# from each are looked at: crossings, and cards to take.
WIDTH, ALIKE, CROSSINGS, TAKES = 48, 12, 8, 3

Beginning = tuple[str, ...] | None
AnyDeck = DrawnDeck[Any] | Path | str | None
Begun = tuple[State, Beginning]
Line = tuple[int, Beginning]


@dataclass(frozen=True, slots=True)
class Loss:
    """The first turn in which points were lost: 0 is the keeping, then 1 to 28; what was done, and what was lost.

    `better` is what the best line found begins with instead: the cards to keep, or the boxes to cross.
    """

    turn: int
    moves: tuple[str, ...]
    points: int
    better: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Hindsight:
    """What a seat made of a game, the best that was found, and where the difference begins."""

    seat: int
    points: int
    best: int
    first_loss: Loss | None


def look_back(text: str, seat: int, *, deck: AnyDeck = None, seconds: float | None = None) -> Hindsight:
    """The best score found for a seat with hindsight, and the first turn in which points were lost.

    A record of a deck of somebody's own needs that deck, or its file.
    `seconds` ends the search for that turn early; the best score is always looked for.
    """
    past = past_of(text, seat, deck)
    deadline = None if seconds is None else time.perf_counter() + seconds
    points = int(past.story.end.score(seat))
    best, kept = best_begun(past)
    if best <= points:
        return Hindsight(seat, points, points, None)
    return Hindsight(seat, points, best, _first_loss(past, (best, kept), points, deadline))


def every_loss(text: str, seat: int, *, deck: AnyDeck = None) -> tuple[Hindsight, tuple[Loss, ...]]:
    """The same, with all turns in which points were lost: their losses add up to what the best found has more.

    What can be reached from a turn on can be reached from an earlier one, even where a beam does not see it.
    """
    past = past_of(text, seat, deck)
    story = past.story
    points = int(story.end.score(seat))
    starts = [past.overlay(state, state) for state in story.turns[:TURNS]]
    found = [best_line(past, [(state, None)], turn) for turn, state in enumerate(starts)]
    reached: list[Line] = [best_begun(past), *found, (points, None)]
    best = [points] * len(reached)
    for turn in reversed(range(len(reached) - 1)):
        best[turn] = max(reached[turn][0], best[turn + 1])
    losses = tuple(
        Loss(turn, story.moves[turn], best[turn] - best[turn + 1], reached[turn][1] or ())
        for turn in range(len(reached) - 1)
        if best[turn] > best[turn + 1]
    )
    return Hindsight(seat, points, best[0], losses[0] if losses else None), losses


def best_begun(past: Past) -> Line:
    """The best score found for the seat from the deal on, and the cards that it keeps for it."""
    return best_line(past, [(keep(past, way), kept_cards(past, way)) for way in range(len(KEPT))], 0)


def best_found(past: Past) -> int:
    """The best score found for the seat, which is never less than what it made."""
    return max(best_begun(past)[0], int(past.story.end.score(past.seat)))


def share_of_best(text: str, seat: int, *, deck: Path | str | None = None) -> float:
    """What a seat made of a finished game, as a part of the best that is found for it."""
    past = past_of(text, seat, deck)
    return int(past.story.end.score(seat)) / max(1, best_found(past))


def past_of(text: str, seat: int, deck: AnyDeck = None) -> Past:
    """The record of a finished game, ready to be looked at from a seat."""
    game = read(text).game
    if game not in PASTS:
        message = f"there is no hindsight for {game[:40]!r}"
        raise RecordError(message)
    rules = rules_of(game)
    if isinstance(deck, Path | str):
        deck = rules.Deck.load(deck)
    chosen = rules.Deck.standard() if deck is None else deck
    return PASTS[game](tell(rules.steps(text, deck=chosen), seat), chosen)


def _first_loss(past: Past, line: Line, points: int, deadline: float | None) -> Loss | None:
    """Halve the turns until the one is found after which the best can't be reached any more."""
    story = past.story
    best, kept = line
    good, bad = 0, TURNS  # from the start of turn `good` the best is within reach, from that of `bad` it is not
    reached = {TURNS: points}
    found, better = best_line(past, [(past.overlay(story.turns[0], story.turns[0]), None)], 0)
    if found < best and kept == story.moves[0]:  # alone, a beam from the same cards may find a little less
        best = found
    if found < best:
        return Loss(0, story.moves[0], best - max(found, points), kept or ())
    while bad - good > 1:
        if deadline is not None and time.perf_counter() > deadline:
            return None
        middle = (good + bad) // 2
        found, begins = best_line(past, [(past.overlay(story.turns[middle], story.turns[middle]), None)], middle)
        reached[middle] = max(found, points)
        if found >= best:
            good, better = middle, begins
        else:
            bad = middle
    return Loss(bad, story.moves[bad], best - reached[bad], better or ())


def kept_cards(past: Past, way: int) -> tuple[str, ...]:
    """Keeping two of the four cards, as it is spelled."""
    hand = past.story.keeping.hand[past.seat * 4 : past.seat * 4 + 4]
    return ("keep:" + ",".join(past.deck.cards[hand[at]].id for at in KEPT[way]),)


def keep(past: Past, way: int) -> State:
    """The start of the first turn, had the seat kept these two of its cards."""
    story: Story = past.story
    state = past.overlay(story.turns[0], story.turns[0])
    hand = story.keeping.hand[past.seat * 4 : past.seat * 4 + 4]
    for slot, at in enumerate(KEPT[way]):
        past.lay(state, slot, hand[at])
    return past.overlay(state, state)


def best_line(past: Past, beam: list[Begun], turn: int) -> Line:
    """The best score found from the start of a turn on, and how it begins there, if that was not given."""
    for now in range(turn, TURNS):
        found: dict[tuple[object, ...], tuple[float, State, Beginning]] = {}
        for state, begins in beam:
            for after, deed in ways_on(past, state, now):
                key = past.key(after)
                if key not in found:
                    found[key] = (past.worth(after, TURNS - 1 - now), after, deed if begins is None else begins)
        beam = narrowed(past, list(found.values()))
        if now + 1 < TURNS:
            base = past.story.turns[now + 1]
            beam = [(past.overlay(base, state), begins) for state, begins in beam]
    scores = [int(state.score(past.seat)) for state, _ in beam]
    best = max(range(len(beam)), key=scores.__getitem__)
    return scores[best], beam[best][1]


def narrowed(past: Past, found: list[tuple[float, State, Beginning]]) -> list[Begun]:
    """The best positions, but not too many with the same two cards: what is far behind now may come out ahead."""
    found.sort(key=lambda pair: -pair[0])
    kept: list[Begun] = []
    alike: dict[tuple[int, ...], int] = {}
    for _, state, begins in found:
        cards = tuple(sorted(state.card[past.seat * 2 : past.seat * 2 + 2]))
        if alike.get(cards, 0) < ALIKE:
            alike[cards] = alike.get(cards, 0) + 1
            kept.append((state, begins))
            if len(kept) == WIDTH:
                break
    return kept


def ways_on(past: Past, state: State, turn: int) -> list[tuple[State, tuple[str, ...]]]:
    """The most promising ways to play a turn, at its end, each with its crosses: cards are set aside and taken."""
    if not state.waiting >> past.seat & 1:
        return [(state, ())]
    search: Any = past.search
    search.root = state
    count = search.start(past.seat)
    found = []
    for place in range(min(count, CROSSINGS)):
        after = state.copy()
        path = search.candidate(place)[0]
        for number in path:
            after.apply(past.seat, number)
        slots = past.resolve(after, turn)
        deed = spelled(past, state, path)
        found += [(each, deed) for each in (taken(past, after, slots, turn) if slots and turn + 1 < TURNS else [after])]
    return found


def spelled(past: Past, state: State, path: Sequence[int]) -> tuple[str, ...]:
    """A turn's crosses as moves: the pattern first, then owed boxes."""
    span = state.lookup.span
    patterns = [state.pattern, *[SINGLE] * (len(path) - 1)]
    grid = past.GRID
    return tuple(str(crossings_of(grid, at, span).moves[n]) for at, n in zip(patterns, path, strict=True))


def taken(past: Past, state: State, slots: list[int], turn: int) -> list[State]:
    """All that may follow when one or two new cards are taken, the most promising of them."""
    held = {card for card in state.card[past.seat * 2 : past.seat * 2 + 2] if card != NO_CARD}
    offers = [card for card in past.story.offers[turn] if card not in held and not state.done[past.seat] >> card & 1]
    offers.sort(key=lambda card: (-past.fresh_worth(card, TURNS - 1 - turn), card))
    if not offers:
        return [state]
    found = []
    for card in offers[:TAKES]:
        after = state.copy()
        past.lay(after, slots[0], card)
        found += taken(past, after, slots[1:], turn) if len(slots) > 1 else [after]
    return found
