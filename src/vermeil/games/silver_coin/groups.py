"""What viewers know of shuffled cards (SC-78): which cards lie among which places, and nothing about which lies where.

Plain Python; compiled through `groups.pxd`. A viewer is a seat, or PUBLIC for those who only watch. Each viewer has
groups that don't overlap: `group` are the cards that lie at its places, `among` are as many of them as the viewer can
name. Of `among` only the numbers mean something: nobody can tell one 7 from another, so a 7 that is seen is taken for
one that was known to be there.
"""

from __future__ import annotations

from vermeil.core.bits import bit, count_bits, lowest
from vermeil.games.silver_coin.codes import MOST_GROUPS, PUBLIC
from vermeil.games.silver_coin.numbers import all_of, number_of
from vermeil.games.silver_coin.state import State


def mix(s: State, cards: int) -> None:
    """These cards change places among each other: what was known of each is from now on known of all together."""
    for seat in range(s.players):
        gather(s, seat, cards, s.seen[seat])
        s.seen[seat] &= ~cards
    gather(s, PUBLIC, cards, s.known)
    s.known &= ~cards
    s.mixed |= cards
    s.shuffles += 1


def gather(s: State, viewer: int, cards: int, seen: int) -> None:
    """One group of the cards and of every group that they touch: all of them may lie anywhere in it now."""
    group = cards
    among = cards & (seen | s.worked_out[viewer])
    s.worked_out[viewer] &= ~cards
    i = viewer * MOST_GROUPS + s.groups[viewer] - 1
    while i >= viewer * MOST_GROUPS:
        # A viewer without room for one more group has a wider one: it says less, and nothing wrong.
        if s.group[i] & cards or s.groups[viewer] == MOST_GROUPS:
            group |= s.group[i]
            among |= s.among[i]
            drop(s, viewer, i)
        i -= 1
    i = viewer * MOST_GROUPS + s.groups[viewer]
    s.group[i] = group
    s.among[i] = among
    s.groups[viewer] += 1
    tidy(s, viewer, i)


def drop(s: State, viewer: int, i: int) -> None:
    """A group is no more; the last one takes its place."""
    s.groups[viewer] -= 1
    s.group[i] = s.group[viewer * MOST_GROUPS + s.groups[viewer]]
    s.among[i] = s.among[viewer * MOST_GROUPS + s.groups[viewer]]


def tidy(s: State, viewer: int, i: int) -> None:
    """A group of which nothing is known ends; so does one whose cards are all known to be of one number."""
    if not s.among[i]:
        drop(s, viewer, i)
    elif count_bits(s.among[i]) == count_bits(s.group[i]) and not s.among[i] & ~all_of(number_of(lowest(s.among[i]))):
        s.worked_out[viewer] |= s.group[i]
        drop(s, viewer, i)


def learn(s: State, viewer: int, cards: int) -> None:
    """A viewer sees cards, some of which may lie in groups: these shrink."""
    s.worked_out[viewer] &= ~cards
    i = viewer * MOST_GROUPS + s.groups[viewer] - 1
    while i >= viewer * MOST_GROUPS:
        if s.group[i] & cards:
            leave(s, i, s.group[i] & cards)
            tidy(s, viewer, i)
        i -= 1


def leave(s: State, i: int, cards: int) -> None:
    """Cards leave a group, and each takes one of its number from what was known to be there."""
    s.group[i] &= ~cards
    while cards:
        same = s.among[i] & all_of(number_of(lowest(cards)))
        if same & bit(lowest(cards)):
            s.among[i] &= ~bit(lowest(cards))
        elif same:
            s.among[i] &= ~bit(lowest(same))
        cards &= cards - 1
