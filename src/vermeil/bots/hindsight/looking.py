"""The search of hindsight: a beam over the seat's own game, with tables solved for the order in which things came."""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from vermeil.bots.hindsight.games import Past, PyramidsPast, SilverAndGoldPast
from vermeil.bots.hindsight.story import State, Story, tell
from vermeil.core.errors import RecordError
from vermeil.core.record import read
from vermeil.games.expedition.phases import NO_CARD, TURNS

KEPT = ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))
# How many positions are kept after each turn, how many of them with the same two cards, and how many ways to go on
# from each are looked at: crossings, and cards to take.
WIDTH, ALIKE, CROSSINGS, TAKES = 48, 12, 8, 3


@dataclass(frozen=True, slots=True)
class Loss:
    """The first turn in which points were lost: 0 is the keeping, then 1 to 28; what was done, and what was lost."""

    turn: int
    moves: tuple[str, ...]
    points: int


@dataclass(frozen=True, slots=True)
class Hindsight:
    """What a seat made of a game, the best that was found, and where the difference begins."""

    seat: int
    points: int
    best: int
    first_loss: Loss | None


def look_back(text: str, seat: int, *, deck: Path | str | None = None, seconds: float | None = None) -> Hindsight:
    """The best score found for a seat with hindsight, and the first turn in which points were lost.

    `seconds` ends the search for that turn early; the best score is always looked for.
    """
    past = past_of(text, seat, deck)
    deadline = None if seconds is None else time.perf_counter() + seconds
    points = int(past.story.end.score(seat))
    best = best_found(past)
    if best == points:
        return Hindsight(seat, points, best, None)
    return Hindsight(seat, points, best, _first_loss(past, best, points, deadline))


def best_found(past: Past) -> int:
    """The best score found for the seat, which is never less than what it made."""
    best = best_score(past, [keep(past, way) for way in range(len(KEPT))], 0)
    return max(best, int(past.story.end.score(past.seat)))


def share_of_best(text: str, seat: int, *, deck: Path | str | None = None) -> float:
    """What a seat made of a finished game, as a part of the best that is found for it."""
    past = past_of(text, seat, deck)
    return int(past.story.end.score(seat)) / max(1, best_found(past))


def past_of(text: str, seat: int, deck: Path | str | None = None) -> Past:
    """The record of a finished game, ready to be looked at from a seat."""
    game = read(text).game
    rules: Any
    kind: type[Past]
    if game == "silver-and-gold":
        from vermeil.games import silver_and_gold as rules

        kind = SilverAndGoldPast
    elif game == "pyramids":
        from vermeil.games import pyramids as rules

        kind = PyramidsPast
    else:
        message = f"there is no hindsight for {game[:40]!r}"
        raise RecordError(message)
    chosen = rules.Deck.standard() if deck is None else rules.Deck.load(deck)
    return kind(tell(text, lambda part: rules.replay(part, deck=chosen), seat), chosen)


def _first_loss(past: Past, best: int, points: int, deadline: float | None) -> Loss | None:
    """Halve the turns until the one is found after which the best can't be reached any more."""
    story = past.story
    good, bad = 0, TURNS  # from the start of turn `good` the best is within reach, from that of `bad` it is not
    reached = {TURNS: points}
    if best_score(past, [past.overlay(story.turns[0], story.turns[0])], 0) < best:
        return Loss(0, story.moves[0], best - best_score(past, [past.overlay(story.turns[0], story.turns[0])], 0))
    while bad - good > 1:
        if deadline is not None and time.perf_counter() > deadline:
            return None
        middle = (good + bad) // 2
        found = best_score(past, [past.overlay(story.turns[middle], story.turns[middle])], middle)
        reached[middle] = max(found, points)
        if found >= best:
            good = middle
        else:
            bad = middle
    return Loss(bad, story.moves[bad], best - reached[bad])


def keep(past: Past, way: int) -> State:
    """The start of the first turn, had the seat kept these two of its cards."""
    story: Story = past.story
    state = past.overlay(story.turns[0], story.turns[0])
    hand = story.keeping.hand[past.seat * 4 : past.seat * 4 + 4]
    for slot, at in enumerate(KEPT[way]):
        past.lay(state, slot, hand[at])
    return past.overlay(state, state)


def best_score(past: Past, beam: list[State], turn: int) -> int:
    """The best score found from the start of a turn on."""
    for now in range(turn, TURNS):
        found: dict[tuple[object, ...], tuple[float, State]] = {}
        for state in beam:
            for after in ways_on(past, state, now):
                key = past.key(after)
                if key not in found:
                    found[key] = (past.worth(after, TURNS - 1 - now), after)
        beam = narrowed(past, list(found.values()))
        if now + 1 < TURNS:
            base = past.story.turns[now + 1]
            beam = [past.overlay(base, state) for state in beam]
    return max((int(state.score(past.seat)) for state in beam), default=0)


def narrowed(past: Past, found: list[tuple[float, State]]) -> list[State]:
    """The best positions, but not too many with the same two cards: what is far behind now may come out ahead."""
    found.sort(key=lambda pair: -pair[0])
    kept: list[State] = []
    alike: dict[tuple[int, ...], int] = {}
    for _, state in found:
        cards = tuple(sorted(state.card[past.seat * 2 : past.seat * 2 + 2]))
        if alike.get(cards, 0) < ALIKE:
            alike[cards] = alike.get(cards, 0) + 1
            kept.append(state)
            if len(kept) == WIDTH:
                break
    return kept


def ways_on(past: Past, state: State, turn: int) -> list[State]:
    """The most promising ways to play a turn, at its end: boxes crossed, cards set aside and taken."""
    if not state.waiting >> past.seat & 1:
        return [state]
    search: Any = past.search
    search.root = state
    count = search.start(past.seat)
    found = []
    for place in range(min(count, CROSSINGS)):
        after = state.copy()
        for number in search.candidate(place)[0]:
            after.apply(past.seat, number)
        slots = past.resolve(after, turn)
        found += taken(past, after, slots, turn) if slots and turn + 1 < TURNS else [after]
    return found


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
