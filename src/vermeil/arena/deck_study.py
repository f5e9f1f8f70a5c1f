"""What a deck is like in play: where points come from, which cards are wanted, and whether one is too strong.

One bot plays itself, so all seats are equal and what differs is the cards. What a card is worth is asked of chance:
seats that were *dealt* it among their four, by their lead over the others at the table. Nobody chose that, so the lead
is the card's doing, not that of the position in which players like to take it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict, dataclass, field
from functools import partial
from statistics import NormalDist
from typing import Any

from vermeil.arena.card_facts import GameFacts, play_facts
from vermeil.arena.deals import Setting
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
    # By source: how much more of it winners have than the others.
    wins_by: dict[str, Sums] = field(default_factory=dict)
    seat_leads: dict[int, Sums] = field(default_factory=dict)
    seat_wins: dict[int, Sums] = field(default_factory=dict)
    offered: Counter[str] = field(default_factory=Counter)
    chosen: Counter[str] = field(default_factory=Counter)
    had: Counter[str] = field(default_factory=Counter)
    completed: Counter[str] = field(default_factory=Counter)
    dealt: dict[str, Sums] = field(default_factory=dict)
    equal: Sums = field(default_factory=Sums)
    mixed: Sums = field(default_factory=Sums)

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
            self.histogram[seat.points // 5 * 5] += 1
            self.seat_leads.setdefault(at, Sums()).add(seat.lead)
            self.seat_wins.setdefault(at, Sums()).add(seat.share)
            self.equal.add(seat.lead)
            for source, value in seat.sheet.items():
                self.sources.setdefault(source, Sums()).add(value)
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

    @property
    def skill(self) -> float | None:
        """How much of the spread of leads is skill, not luck, if each seat is either bot by the toss of a coin."""
        if min(self.equal.count, self.mixed.count) < 2:  # noqa: PLR2004 - one game has no spread
            return None
        between = (self.mixed.x / self.mixed.count) ** 2 / 2
        within = (variance(self.equal) + variance(self.mixed)) / 2
        return between / (between + within) if between + within else None

    def cards(self) -> list[CardStudy]:
        """Every card of the deck, those worth the most first."""
        found = [self._card(card.id) for card in self.deck.cards]
        return sorted(found, key=lambda card: -card.worth.mean if card.worth else 0.0)

    def _card(self, name: str) -> CardStudy:
        printed = getattr(self.deck.card(name), "value", None)
        sums = self.dealt.get(name)
        worth = surely = None
        if sums is not None and sums.count > 1:
            # The spread of all leads: that of a card that was dealt a few times would be a guess.
            worth = Estimate.of_sums(sums.count, sums.x / sums.count, variance(self.equal))
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
            sure = f"{_ends(card.surely)}, for all {len(self.deck)} cards at once"
            ends = f"whom chance deals it ends {abs(card.surely.mean):.1f} points {where} ({sure})"
            said.append(f"{card.id} is too {strong}: {ends}.")
        if not said:
            said.append(f"No card is surely too strong or too weak in {self.games} games.")
        for seat, sums in sorted(self.seat_leads.items()):
            lead = of(sums)
            if lead.low > 0 or (lead.high < 0 and self.setting.players > 2):  # noqa: PLR2004 - of two one says it all
                more = "ahead" if lead.mean > 0 else "behind"
                said.append(f"Seat {seat} ends {abs(lead.mean):.1f} points {more} ({_ends(lead)}) among equals.")
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
            "skill": self.skill,
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
    """Let a bot play itself with a deck; every fifth game it meets the weaker one, for the share of skill."""
    if games < 1:
        raise SetupError(f"a study has at least one game, not {games}")
    setting = Setting(deck.GAME, players, {"deck": deck})
    rules_of(deck.GAME).Game(players=players, seed=0, deck=deck)
    for bot in bots:
        bot_for(deck.GAME, bot)
    study = DeckStudy(deck, setting, plays_as(deck.GAME, bots[0]), plays_as(deck.GAME, bots[1]), seed)
    run = (executor or executor_for()).run
    own = [(f"{seed}/{number}", 0) for number in range(games)]
    mixed = [(f"{seed}/mixed/{number}", number % players) for number in range(games // 5 if players > 1 else 0)]
    _take_in(study, run(partial(play_facts, setting, (bots[0], bots[0])), own), tick)
    if mixed and bots[0] != bots[1]:
        _take_in(study, run(partial(play_facts, setting, bots), mixed), tick)
    return study


def _take_in(study: DeckStudy, results: Iterable[GameFacts], tick: Callable[[], None]) -> None:
    for facts in results:
        study.add(facts)
        tick()


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
    return f"{min(abs(estimate.low), abs(estimate.high)):.1f} to {max(abs(estimate.low), abs(estimate.high)):.1f}"


def _plain(data: Mapping[str, Any]) -> dict[str, Any]:
    """Ends of intervals that are not known are null."""
    return {
        name: Estimate(**value).to_dict() if isinstance(value, dict) and "low" in value else value
        for name, value in data.items()
    }
