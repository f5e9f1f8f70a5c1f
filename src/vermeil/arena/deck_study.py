"""What a deck is like in play: where points come from, which cards are wanted, and whether one is too strong.

One bot plays itself, so all seats are equal and what differs is the cards. What a card is worth is asked of chance:
seats that were *dealt* it among their four, by their lead over the others at the table. Nobody chose that, so the lead
is the card's doing, not that of the position in which players like to take it.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from functools import partial
from statistics import NormalDist
from typing import Any

from vermeil.arena.card_facts import GameFacts, SeatFacts, play_facts
from vermeil.arena.deals import Setting, check_count
from vermeil.arena.ending import Early, take_in
from vermeil.arena.executors import Executor, executor_for
from vermeil.arena.match import Z95, Estimate
from vermeil.arena.verdicts import Sums
from vermeil.bots import bot_for, plays_as
from vermeil.core.errors import DeckError, SetupError, shown
from vermeil.games import find_game, rules_of, spec_of
from vermeil.games.expedition.decks import DrawnDeck

AnyDeck = DrawnDeck[Any]


def deck_of(game: str, source: str | None) -> AnyDeck:
    """The deck of a file, or a game's own; DeckError or SetupError if there is none."""
    name = find_game(game)
    if spec_of(name).board != "cards":
        raise SetupError(f"{name} has no drawn cards to study; silver-and-gold and pyramids have")
    options = {} if source is None else {"deck": source}
    deck: AnyDeck = rules_of(name).Game(players=2, seed=0, **options).deck
    return deck


def edited(deck: AnyDeck, card: str) -> AnyDeck:
    """The deck with one card in another form: as in its file, with / between the lines. Its id says which card."""
    lines = [line.strip() for line in card.strip().split("/")]
    name = lines[0].split()[0] if lines[0] else ""
    if name not in deck:
        raise DeckError(f"--edit changes a card of the deck {deck.name}, and it has no {shown(name)}")
    blocks = [one.to_text() if one.id != name else "\n".join(lines) + "\n" for one in deck.cards]
    header = [f"name {deck.name[:26]}-tried" if line.startswith("name ") else line for line in deck.header()]
    return type(deck).parse("\n".join(["\n".join(header) + "\n", *blocks]))


@dataclass(frozen=True)
class CardStudy:
    """One card in play."""

    id: str
    printed: int | None  # points for completing it, in games where cards differ in that
    picks: Estimate | None  # of the times that it lay open, how often it was chosen
    completions: Estimate | None  # of those who had it, how many completed it
    dealt: int
    # Points by which seats that were dealt it led; the wider interval is for all cards at once.
    worth: Estimate | None
    surely: Estimate | None
    # The same beyond what cards of its printed points are worth, where cards have such.
    beyond_print: Estimate | None = None


@dataclass(frozen=True)
class SealStudy:
    """The seals of one colour in play."""

    colour: str
    completed: Estimate  # by a seat, in a game
    brings: Estimate | None  # points, once completed
    winners_have_more: Estimate | None  # points of such seals


BAR = 5  # points in a bar of the histogram
FEW = 10  # games of the weaker bot from which on the share of skill is told


@dataclass
class DeckStudy:
    """What a deck is like in play."""

    deck: AnyDeck
    setting: Setting
    bot: str
    weaker: str
    seed: str
    games: int = 0
    points: Sums = field(default_factory=Sums)
    histogram: Counter[int] = field(default_factory=Counter)
    sources: dict[str, Sums] = field(default_factory=dict)
    # By source: how many seats made how many points.
    spreads: dict[str, Counter[int]] = field(default_factory=dict)
    # By source: how much more of it winners have than the others.
    wins_by: dict[str, Sums] = field(default_factory=dict)
    seat_leads: dict[int, Sums] = field(default_factory=dict)
    seat_wins: dict[int, Sums] = field(default_factory=dict)
    offered: Counter[str] = field(default_factory=Counter)
    chosen: Counter[str] = field(default_factory=Counter)
    had: Counter[str] = field(default_factory=Counter)
    completed: Counter[str] = field(default_factory=Counter)
    dealt: dict[str, Sums] = field(default_factory=dict)
    # By colour of a seal: how many a seat completes, what each brings, and how much more of that winners have.
    seals: dict[str, Sums] = field(default_factory=dict)
    seal_points: dict[str, Sums] = field(default_factory=dict)
    seals_win: dict[str, Sums] = field(default_factory=dict)
    equal: Sums = field(default_factory=Sums)
    mixed: Sums = field(default_factory=Sums)
    # What has ended it before all was played: Ctrl-C, or a bot from outside that failed.
    early: Early | None = None

    @property
    def solo(self) -> bool:
        """Whether one plays alone: then a lead is what is beyond the mean of all games."""
        return self.setting.players == 1

    def add(self, facts: GameFacts) -> None:
        """One more game."""
        if facts.challenger is not None:
            self.mixed.add(facts.seats[facts.challenger].lead)
            return
        self.games += 1
        self.offered.update(facts.offered)
        self.chosen.update(facts.chosen)
        for at, seat in enumerate(facts.seats):
            self.points.add(seat.points)
            self.histogram[seat.points // BAR * BAR] += 1
            if not self.solo:  # alone there is nobody to lead
                self.seat_leads.setdefault(at, Sums()).add(seat.lead)
                self.seat_wins.setdefault(at, Sums()).add(seat.share)
            self.equal.add(seat.lead)
            for source, value in seat.sheet.items():
                self.sources.setdefault(source, Sums()).add(value)
                self.spreads.setdefault(source, Counter())[value] += 1
            self.had.update(seat.picked)
            self.completed.update(seat.completed)
            for card in seat.dealt:
                self.dealt.setdefault(card, Sums()).add(seat.lead)
        winners = [seat for seat in facts.seats if seat.share]
        others = [seat for seat in facts.seats if not seat.share]
        for source in facts.seats[0].sheet if others else ():
            best = sum(seat.sheet[source] for seat in winners) / len(winners)
            rest = sum(seat.sheet[source] for seat in others) / len(others)
            self.wins_by.setdefault(source, Sums()).add(best - rest)
        self._add_seals(winners, others)

    def _add_seals(self, winners: Sequence[SeatFacts], others: Sequence[SeatFacts]) -> None:
        """What seals have brought (SG-60): each its strength for every completed card of its colour."""
        for colour in sealed_colours(self.deck):
            brought: dict[int, float] = {}
            for seat in (*winners, *others):
                cards = [self.deck.card(name) for name in seat.completed]
                many = sum(card.colour == colour for card in cards)
                each = [colour.seal_strength * many for card in cards if card.seal == colour]
                self.seals.setdefault(colour.word, Sums()).add(len(each))
                for points in each:
                    self.seal_points.setdefault(colour.word, Sums()).add(points)
                brought[id(seat)] = sum(each)
            if others:
                best, rest = (sum(brought[id(seat)] for seat in part) / len(part) for part in (winners, others))
                self.seals_win.setdefault(colour.word, Sums()).add(best - rest)

    @property
    def skill(self) -> Estimate | None:
        """How much of the spread of leads is skill, not luck, if each seat is either bot by the toss of a coin.

        None of too few games. The interval is the widest that both the lead's and the spread's intervals allow.
        """
        if min(self.equal.count, self.mixed.count) < FEW:
            return None
        lead = of(self.mixed)
        within = (variance(self.equal) + variance(self.mixed)) / 2
        if not within:
            return None
        unsure = Z95 * math.sqrt(2 / (self.mixed.count - 1))
        ends = (max(0.0, lead.low), within * (1 + unsure)), (max(0.0, lead.high), within * max(0.01, 1 - unsure))
        low, mean, high = (
            gap * gap / 2 / (gap * gap / 2 + spread) for gap, spread in (ends[0], (lead.mean, within), ends[1])
        )
        return Estimate(mean, min(low, mean), max(high, mean))

    def seal_studies(self) -> list[SealStudy]:
        """The seals by colour, in decks that have some."""
        return [
            SealStudy(
                colour,
                of(sums),
                of(self.seal_points[colour]) if colour in self.seal_points else None,
                of(self.seals_win[colour]) if colour in self.seals_win else None,
            )
            for colour, sums in self.seals.items()
        ]

    def cards(self) -> list[CardStudy]:
        """Every card of the deck, those worth the most first."""
        found = [self._card(card.id) for card in self.deck.cards]
        by_print: dict[int | None, list[float]] = {}
        for card in found:
            if card.worth is not None:
                by_print.setdefault(card.printed, []).append(card.worth.mean)
        usual = {printed: sum(means) / len(means) for printed, means in by_print.items()}
        found = [
            card
            if card.worth is None or card.printed is None
            else replace(card, beyond_print=shifted(card.worth, -usual[card.printed]))
            for card in found
        ]
        return sorted(found, key=lambda card: -card.worth.mean if card.worth else 0.0)

    def _card(self, name: str) -> CardStudy:
        printed = getattr(self.deck.card(name), "value", None)
        sums = self.dealt.get(name)
        worth = surely = None
        if sums is not None and sums.count > 1:
            # The spread of all leads: that of a card that was dealt a few times would be a guess.
            usual = self.equal.x / self.equal.count if self.solo else 0.0
            worth = Estimate.of_sums(sums.count, sums.x / sums.count - usual, variance(self.equal))
            wide = NormalDist().inv_cdf(1 - 0.025 / len(self.deck)) / Z95
            surely = Estimate(worth.mean, *(worth.mean + wide * (end - worth.mean) for end in (worth.low, worth.high)))
        return CardStudy(
            name,
            printed,
            rate(self.chosen[name], self.offered[name]),
            rate(self.completed[name], self.had[name]),
            0 if sums is None else sums.count,
            worth,
            surely,
        )

    def sentences(self) -> list[str]:
        """What is to be said of cards that are too strong or too weak, and of the seats; nothing that is not sure."""
        said = []
        for card in self.cards():
            if card.surely is None or card.surely.low <= 0 <= card.surely.high:
                continue
            strong, where = ("strong", "ahead") if card.surely.low > 0 else ("weak", "behind")
            if self.solo:
                where = "above the mean" if card.surely.low > 0 else "below the mean"
            sure = f"{_ends(card.surely)}, for all {len(self.deck)} cards at once"
            ends = f"whom chance deals it ends {abs(card.surely.mean):.1f} points {where} ({sure})"
            said.append(f"{card.id} is too {strong}: {ends}{_habits(card)}.")
        if not said:
            said.append(f"No card is surely too strong or too weak in {self.games} games.")
        for seat, sums in sorted(self.seat_leads.items()):
            lead = of(sums)
            if lead.low > 0 or (lead.high < 0 and self.setting.players > 2):  # noqa: PLR2004 - of two one says it all
                more = "ahead" if lead.mean > 0 else "behind"
                said.append(f"Seat {seat} ends {abs(lead.mean):.1f} points {more} ({_ends(lead)}) among equals.")
        for seal in self.seal_studies():
            if seal.brings is not None and seal.winners_have_more is not None and is_sure(seal.winners_have_more):
                brings = f"{seal.brings.mean:.1f} points ({_ends(seal.brings)}) once its card is completed"
                more = "more" if seal.winners_have_more.mean > 0 else "fewer"
                wins = f"{abs(seal.winners_have_more.mean):.1f} points {more} ({_ends(seal.winners_have_more)})"
                said.append(
                    f"Of {seal.colour} seals one brings {brings}; winners have {wins} from them than the others."
                )
        if self.skill is not None:
            share = f"{100 * self.skill.mean:.0f} % ({100 * self.skill.low:.0f} to {100 * self.skill.high:.0f})"
            who = f"{self.bot} or {self.weaker} by the toss of a coin"
            said.append(f"Where each seat is {who}, {share} of the spread of leads is skill, the rest luck.")
        return said

    def to_dict(self) -> dict[str, Any]:
        """Everything, as plain data."""
        return {
            "game": self.setting.game,
            "deck": self.deck.line,
            "players": self.setting.players,
            "bot": self.bot,
            "weaker": self.weaker,
            "seed": self.seed,
            "games": self.games,
            "points": of(self.points).to_dict(),
            "histogram": dict(sorted(self.histogram.items())),
            "sources": {name: of(sums).to_dict() for name, sums in self.sources.items()},
            "winners_have_more": {name: of(sums).to_dict() for name, sums in self.wins_by.items()},
            "seats": {
                seat: {"lead": of(self.seat_leads[seat]).to_dict(), "wins": of(self.seat_wins[seat]).to_dict()}
                for seat in sorted(self.seat_leads)
            },
            "spreads": {name: dict(sorted(counts.items())) for name, counts in self.spreads.items()},
            "seals": [_plain(asdict(seal)) for seal in self.seal_studies()],
            "skill": None if self.skill is None else self.skill.to_dict(),
            "stopped": self.early is not None,
            "cards": [_plain(asdict(card)) for card in self.cards()],
            "sentences": self.sentences(),
        }


def study_deck(
    deck: AnyDeck,
    *,
    games: int = 400,
    players: int = 2,
    bots: tuple[str, str] = ("table", "easy"),
    seed: str = "deck",
    executor: Executor | None = None,
    tick: Callable[[], None] = lambda: None,
) -> DeckStudy:
    """Let a bot play itself with a deck; every fifth game it meets the weaker one, for the share of skill.

    Ctrl-C, or a bot from outside that fails, ends it: `early` says so, and what was played until then counts. Without a
    single game it is raised.
    """
    check_count("a study has at least one game", games)
    setting = Setting(deck.GAME, players, {"deck": deck})
    rules_of(deck.GAME).Game(players=players, seed=0, deck=deck)
    for bot in bots:
        bot_for(deck.GAME, bot)
    study = DeckStudy(deck, setting, plays_as(deck.GAME, bots[0]), plays_as(deck.GAME, bots[1]), seed)
    run = (executor or executor_for()).run
    own = [(f"{seed}/{number}", 0) for number in range(games)]
    mixed = [(f"{seed}/mixed/{number}", number % players) for number in range(games // 5 if players > 1 else 0)]

    def take(facts: GameFacts) -> None:
        study.add(facts)
        tick()

    study.early = take_in(run(partial(play_facts, setting, (bots[0], bots[0])), own), take)
    if study.early is None and mixed and bots[0] != bots[1]:
        study.early = take_in(run(partial(play_facts, setting, bots), mixed), take)
    if study.early is not None and not study.games:
        raise study.early
    return study


def sealed_colours(deck: AnyDeck) -> list[Any]:
    """The colours of the seals on a deck's cards, in their order; none where cards have no seals."""
    return sorted({card.seal for card in deck.cards if getattr(card, "seal", None) is not None})


def difference(one: Estimate, other: Estimate) -> Estimate:
    """The second less the first, two figures of games that have nothing to do with each other."""
    gap = other.mean - one.mean
    down = math.hypot(other.mean - other.low, one.high - one.mean)
    up = math.hypot(other.high - other.mean, one.mean - one.low)
    return Estimate(gap, gap - down, gap + up)


def shifted(estimate: Estimate, by: float) -> Estimate:
    """The same somewhere else."""
    return Estimate(estimate.mean + by, estimate.low + by, estimate.high + by)


def variance(sums: Sums) -> float:
    """The spread of what was summed up."""
    return max(0.0, sums.xx - sums.x * sums.x / sums.count) / max(1, sums.count - 1)


def of(sums: Sums) -> Estimate:
    """The mean of what was summed up, with its interval."""
    return Estimate.of_sums(sums.count, sums.x / sums.count, variance(sums))


def rate(part: int, whole: int) -> Estimate | None:
    """A share of many times, with Wilson's interval; None of none."""
    return Estimate.of_share(whole, part / whole, 0.0) if whole else None


def _ends(estimate: Estimate) -> str:
    """The interval of something that is surely on one side of nought, without its sign."""
    return f"{min(abs(estimate.low), abs(estimate.high)):.1f} to {max(abs(estimate.low), abs(estimate.high)):.1f}"


def is_sure(estimate: Estimate) -> bool:
    """Whether an interval lies on one side of nought."""
    return estimate.low > 0 or estimate.high < 0


def _habits(card: CardStudy) -> str:
    """What the bot does with a card, as the end of a sentence."""
    parts = [
        f"{100 * share.mean:.0f} % ({100 * share.low:.0f} to {100 * share.high:.0f}) {what}"
        for share, what in ((card.picks, "of the times that it lies open"), (card.completions, "of those who have it"))
        if share is not None
    ]
    verbs = [
        verb for share, verb in ((card.picks, "is taken"), (card.completions, "completed by")) if share is not None
    ]
    said = [f"{verb} {part}" for verb, part in zip(verbs, parts, strict=True)]
    return f"; it {' and '.join(said)}" if said else ""


def _plain(data: Mapping[str, Any]) -> dict[str, Any]:
    """Ends of intervals that are not known are null."""
    return {
        name: Estimate(**value).to_dict() if isinstance(value, dict) and "low" in value else value
        for name, value in data.items()
    }
