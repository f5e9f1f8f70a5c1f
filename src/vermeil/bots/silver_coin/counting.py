"""What a move of Silver Coin brings, counted from what its seat knows and nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from vermeil.bots.consequences import Consequences
from vermeil.bots.silver_coin.reasons import deed, named
from vermeil.bots.silver_coin.votes import Vote, vote_of
from vermeil.build_info import compiled
from vermeil.core.contract import View
from vermeil.core.phrases import Phrase, phrase
from vermeil.games.silver_coin.codes import AT_SCORING, COPIES
from vermeil.games.silver_coin.deck import read_deck
from vermeil.games.silver_coin.moves import Nth, OnCard, OnSeat, Word, parse
from vermeil.games.silver_coin.numbers import number_of
from vermeil.games.silver_coin.views import LyingCard, SilverCoinView, fields

DECK = Counter(number_of(card) for card in range(52))
SEVERAL = 2  # cards that go in one exchange
WORLDS = 100  # in which a call is tried


@dataclass(frozen=True, slots=True)
class Fact:
    """Something that a move brings: of two moves the one that has more of it tells it."""

    kind: str
    count: float
    said: Phrase
    # Whether it is worth telling only where another move has less of it.
    beside: bool = False


@dataclass(frozen=True)
class Deed(Consequences):
    """A move, and what can be counted of it."""

    view: View
    move: str

    def title(self) -> Phrase:
        return deed(self.view, self.move)

    @cached_property
    def facts(self) -> tuple[Fact, ...]:
        """All that is counted."""
        return tuple(facts(self.view, self.move))

    @cached_property
    def vote(self) -> Vote | None:
        """What a call would come to, if the move is one. Plain engines would take seconds for it."""
        return vote_of(self.view, WORLDS) if self.move == "call" and compiled() else None

    def alone(self) -> tuple[Phrase, ...]:
        return (self.title(), *(fact.said for fact in self.facts if not fact.beside), *vote_said(self.vote))

    def beyond(self, other: Consequences) -> tuple[Phrase, ...]:
        if not isinstance(other, Deed):
            return self.alone()
        less = {fact.kind: fact.count for fact in other.facts}
        said = [fact.said for fact in self.facts if fact.kind not in less or fact.count > less[fact.kind]]
        if not less:
            said = [fact.said for fact in self.facts if not fact.beside]
        return (self.title(), *said, *vote_said(self.vote), *vote_said(other.vote))


def vote_said(vote: Vote | None) -> tuple[Phrase, ...]:
    """What a call would come to: what the strongest of the others probably holds, and how often one is right."""
    if vote is None:
        return ()
    return (
        phrase("hint-sc-holds", who=vote.rival, count=vote.holds),
        phrase("hint-sc-vote", share=round(100 * vote.right)),
    )


def facts(view: View, spelling: str) -> Iterator[Fact]:
    """What can be counted of a move."""
    shown, move = fields(view), parse(spelling)
    gone = leaving(view, spelling)
    held = shown["held"]
    if gone:
        numbers = [card["number"] for card in gone]
        if len(numbers) >= SEVERAL:
            yield Fact("together", len(numbers), phrase("hint-sc-together", count=len(numbers), number=numbers[0] or 0))
        if held is not None and (saved := saving(view, gone, held)) > 0:
            yield Fact("saves", saved, phrase("hint-sc-saves", count=saved))
    yield from left_on_pile(view, spelling, gone)
    if isinstance(move, Nth) and move.word == "draw":
        yield from chances(view)
    if (isinstance(move, Word) and move.word == "take" and shown["discards"]) and (
        highest := highest_known(view)
    ) is not None:
        saved = (highest["number"] or 0) - (shown["discards"][0]["number"] or 0)
        if saved > 0 and plain(view):
            yield Fact("could", saved, phrase("hint-sc-could-save", count=saved, card=named(view, highest)))
    mine = isinstance(move, OnCard | OnSeat) and move.seat == view.seat
    if mine and isinstance(move, OnCard | OnSeat) and move.word in {"look", "village"}:
        unknown = sum(card["number"] is None for card in shown["villages"][move.seat])
        if unknown:
            yield Fact("unknown", unknown, phrase("hint-sc-unknown", count=unknown))


def leaving(view: View, spelling: str) -> list[LyingCard]:
    """The cards that an exchange takes out of one's village, as far as one knows all of them; the first is named."""
    shown, move = fields(view), parse(spelling)
    seat = view.seat or 0
    village = shown["villages"][seat]
    if isinstance(move, OnCard) and move.word in {"swap", "set"} and move.seat == seat:
        first = village[move.place - 1]
        if first["number"] is None:
            return []
        if move.word == "swap":
            return [first]
        question = shown["question"]
        if question is not None and question["chosen"]:
            return []  # it is under way, and its first card has told
        return [first, *(c for c in village if c is not first and c["number"] == first["number"])]
    if spelling == "go" and (question := shown["question"]) is not None:
        places = [int(place.partition(".")[2]) for place in question["chosen"] if "." in place]
        chosen = [village[place - 1] for place in places]
        return chosen if chosen and len({card["number"] for card in chosen} - {None}) == 1 else []
    return []


def saving(view: View, gone: list[LyingCard], held: LyingCard) -> int:
    """By how much one's village counts less after an exchange, where cards count their numbers."""
    if held["number"] is None or not plain(view) or any(card["number"] is None for card in gone):
        return 0
    return sum(card["number"] or 0 for card in gone) - held["number"]


def plain(view: View) -> bool:
    """Whether the cards of one's village count what stands on them: no open card scores, and none copies (SC-83)."""
    shown = fields(view)
    cards = read_deck(shown["deck"]).cards
    own = [card for card in shown["villages"][view.seat or 0] if card["number"] is not None]
    scoring = any(card["face"] == "up" and cards[card["number"] or 0].powers & AT_SCORING for card in own)
    zero = shown["variants"].get("coin") == "zero" and any(card["coin"] for card in own)
    return not scoring and not zero and not any(card.powers & COPIES for card in cards)


def left_on_pile(view: View, spelling: str, gone: list[LyingCard]) -> Iterator[Fact]:
    """What the next player finds on the pile."""
    shown = fields(view)
    card = shown["held"] if spelling in {"discard", "use"} else gone[0] if gone else None
    after = ((view.seat or 0) + 1) % shown["players"]
    if card is not None and card["number"] is not None and shown["call"] is None:
        said = phrase("hint-sc-leaves", card=named(view, card), whom=after)
        yield Fact("pile", card["number"], said, beside=True)


def chances(view: View) -> Iterator[Fact]:
    """How many of the cards that one has not seen are lower than the highest that one knows to have."""
    highest = highest_known(view)
    if highest is None:
        return
    unseen = unseen_numbers(view)
    lower = sum(count for number, count in unseen.items() if number < (highest["number"] or 0))
    said = phrase("hint-sc-below", count=lower, all=unseen.total(), card=named(view, highest))
    yield Fact("below", lower / max(1, unseen.total()), said)


def highest_known(view: View) -> LyingCard | None:
    """The highest card that one knows to have; no card if one knows none."""
    own = [card for card in fields(view)["villages"][view.seat or 0] if card["number"] is not None]
    return max(own, key=lambda card: card["number"] or 0, default=None)


def unseen_numbers(view: View) -> Counter[int]:
    """The numbers of the cards that the viewer has not seen: in the deck and face down before the others."""
    shown = fields(view)
    seen = Counter(card["number"] for card in lying(shown) if card["number"] is not None)
    for group in shown["groups"]:
        seen.update(group["numbers"])
    return DECK - seen


def lying(shown: SilverCoinView) -> Iterator[LyingCard]:
    """Every card that has a place of its own in a view."""
    for village in shown["villages"]:
        yield from village
    for cards in ("discards", "drawn", "deck_top", "deck_bottom", "shown", "removed"):
        yield from shown[cards]
    if shown["held"] is not None:
        yield shown["held"]
