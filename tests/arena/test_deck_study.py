"""Deck studies: the facts are those of the records, a card that is too strong is found, and nothing else is."""

from __future__ import annotations

import json
import random
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from typer.testing import CliRunner

from vermeil.arena import Here, Processes
from vermeil.arena.card_facts import GameFacts, SeatFacts, facts_of
from vermeil.arena.deals import Setting
from vermeil.arena.deck_page import deck_page
from vermeil.arena.deck_study import DeckStudy, deck_of, edited, study_deck
from vermeil.bots import bot_for
from vermeil.cli import app
from vermeil.core.errors import DeckError, SetupError
from vermeil.games import rules_of

QUICK = ("easy", "random")


class Tags(HTMLParser):
    """The tags that are opened and closed, and every address that a page would fetch."""

    VOID = frozenset({"meta", "rect", "line", "circle", "br"})

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.fetched: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.fetched += [value or "" for name, value in attrs if name in {"src", "href"}]
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in self.VOID:
            assert self.open.pop() == tag


@pytest.mark.parametrize("name", ["silver-and-gold", "pyramids"])
@pytest.mark.parametrize("players", [1, 2, 3])
def test_who_completes_a_card_has_picked_it(name: str, players: int) -> None:
    """Every card that a seat holds or has completed in the end was kept, taken or drawn by it, and no other was."""
    game = rules_of(name).Game(players=players, seed=players)
    bots = [bot_for(name, "easy", seat) for seat in range(players)]
    while game.waiting:
        seat = game.waiting[0]
        game.push(seat, bots[seat].play(game.view(seat, memory=True)).move)
    facts = facts_of(game)
    for shown, seat_facts in zip(game.view(None)["seats"], facts.seats, strict=True):
        held = [card["card"] for card in shown["cards"] if card]
        assert sorted(seat_facts.picked) == sorted([*seat_facts.completed, *held])
        assert len(seat_facts.dealt) == 4
    assert all(facts.chosen[card] <= facts.offered[card] for card in facts.chosen)
    assert players == 1 or sum(seat.lead for seat in facts.seats) == pytest.approx(0)


def test_the_result_does_not_depend_on_the_workers() -> None:
    deck = deck_of("silver-and-gold", None)
    alone = study_deck(deck, games=6, bots=QUICK, executor=Here())
    together = study_deck(deck, games=6, bots=QUICK, executor=Processes(2))
    assert alone.to_dict() == together.to_dict()
    assert alone.games == 6
    assert alone.mixed.count == 1


def invented(strength: float) -> DeckStudy:
    """2,000 games by dice, in which the first card brings so many points."""
    deck = deck_of("silver-and-gold", None)
    study = DeckStudy(deck, Setting("silver-and-gold", 2, {"deck": deck}), "dice", "dice", "7")
    rng = random.Random(7)
    ids = [card.id for card in deck.cards]
    for _ in range(2000):
        drawn = rng.sample(ids, 8)
        hands = drawn[:4], drawn[4:]
        points = [round(rng.gauss(100, 10) + strength * (ids[0] in hand)) for hand in hands]
        seats = []
        for seat, hand in enumerate(hands):
            lead = points[seat] - points[1 - seat]
            share = 0.5 + 0.5 * ((lead > 0) - (lead < 0))
            seats.append(
                SeatFacts(points[seat], lead, share, {"cards": points[seat]}, tuple(hand), tuple(hand[:2]), ())
            )
        study.add(GameFacts(tuple(seats), dict.fromkeys(drawn, 1), {}, None))
    return study


def test_a_card_that_is_too_strong_is_said_with_its_interval() -> None:
    study = invented(8)
    [first, *others] = study.cards()
    assert first.id == "s01"
    assert first.surely is not None
    assert first.worth is not None
    assert first.worth.low < 8 < first.worth.high
    assert study.sentences()[0].startswith("s01 is too strong: whom chance deals it ends ")
    assert "for all 47 cards at once" in study.sentences()[0]
    assert not any(card.surely and card.surely.low > 0 for card in others)


def test_skill_has_an_interval_or_is_not_told() -> None:
    """Leads of 20 points among games with a spread of 14: half of 400 is between, 200 within."""
    study = invented(0)
    assert study.to_dict()["skill"] is None
    assert not any("skill" in sentence for sentence in study.sentences())
    rng = random.Random(4)
    for number in range(400):
        lead = rng.gauss(20, 14.1)
        seat = SeatFacts(100, lead, 1.0, {"cards": 100}, (), (), ())
        study.add(GameFacts((seat, seat), {}, {}, 0))
        assert (study.to_dict()["skill"] is None) == (number < 9)
    assert study.skill is not None
    assert study.skill.low < 0.5 < study.skill.high
    assert study.skill.high - study.skill.low < 0.25
    assert "of the spread of leads is skill" in study.sentences()[-1]


def test_seals_that_matter_are_those_of_the_rules() -> None:
    """SG-60: a seal brings its strength for every completed card of its colour, and by source all seals together."""
    study = study_deck(deck_of("silver-and-gold", None), games=12, bots=("greedy", "random"), executor=Here())
    found = {seal.colour: seal for seal in study.seal_studies()}
    assert set(found) == {"grey", "green", "orange", "purple"}
    brought = sum(sums.x for sums in study.seal_points.values())
    assert brought == study.sources["seals"].x > 0
    assert study_deck(deck_of("pyramids", None), games=1, bots=QUICK, executor=Here()).seal_studies() == []


def test_where_nothing_is_too_strong_nothing_is_said() -> None:
    assert invented(0).sentences()[0] == "No card is surely too strong or too weak in 2000 games."


@pytest.mark.parametrize("game", ["silver-and-gold", "pyramids"])
def test_alone_a_card_is_worth_what_is_beyond_the_mean(game: str) -> None:
    """Nobody can be led: all points of a game would be a card's doing, and every card too strong."""
    study = study_deck(deck_of(game, None), games=30, players=1, bots=QUICK, executor=Here())
    worth = [(card.dealt, card.worth.mean) for card in study.cards() if card.worth is not None]
    assert sum(dealt * mean for dealt, mean in worth) / sum(dealt for dealt, _ in worth) == pytest.approx(0, abs=1)
    assert study.to_dict()["seats"] == {}
    assert "ahead" not in " ".join(study.sentences())
    page = deck_page([study, study])
    assert "30 games of <code>easy</code> alone" in page
    assert "Seats among equals" not in page
    assert "winners" not in page


def test_a_change_is_tried_beside_the_deck(tmp_path: Path) -> None:
    page, data = tmp_path / "page.html", tmp_path / "data.json"
    wanted = ["deck", "study", "--games", "40", "--bot", "easy", "--weaker", "random", "--workers", "1"]
    wanted += ["--edit", "s01 grey/# o o #/. p . ./. # # X", "--out", str(page), "--json", str(data)]
    done = CliRunner().invoke(app, wanted)
    assert done.exit_code == 0, done.output
    one, two = json.loads(data.read_text())
    assert one["deck"].startswith("vermeil ")
    assert two["deck"].startswith("vermeil-tried ")
    assert {card["id"] for card in one["cards"]} == {card["id"] for card in two["cards"]}
    tags = Tags()
    tags.feed(page.read_text(encoding="utf-8"))
    assert tags.open == []
    assert tags.fetched == [], "the page is whole by itself"
    text = page.read_text(encoding="utf-8")
    assert text.count('<svg class="card"') == 2 * 47 + 2, "every card of both, and the changed one beside itself"
    assert "Side by side" in text
    assert "worth of s01" in text
    plots = re.findall(r'<svg class="histogram".*?</svg>', text)
    axes = [re.findall(r"<text x=.*?</text>", plot) for plot in plots]
    assert len(plots) == 2
    assert axes[0] == axes[1], "two decks are drawn on one scale"
    assert not re.search(r"[>( ]-0\.0[ <)]", text), "nought has no sign"


def test_ctrl_c_keeps_the_games_so_far() -> None:
    games = 0

    def stop() -> None:
        nonlocal games
        games += 1
        if games == 3:
            raise KeyboardInterrupt

    study = study_deck(deck_of("silver-and-gold", None), games=20, bots=QUICK, executor=Here(), tick=stop)
    assert study.games == 3
    assert study.to_dict()["stopped"]
    assert study.skill is None
    assert "Stopped before all games were played" in deck_page([study])


def test_a_page_has_whatever_names_a_deck_escaped() -> None:
    study = study_deck(deck_of("pyramids", None), games=2, bots=QUICK, seed="<i>", executor=Here())
    assert "<i>" not in deck_page([study], "vermeil deck study --seed '<i>'")


@pytest.mark.parametrize(
    ("card", "reason"),
    [("x99 grey/. .", "it has no 'x99'"), ("s01 grey/. .", "grey cards have 8 boxes"), ("", "it has no ''")],
)
def test_a_change_that_cannot_be_played_is_refused(card: str, reason: str) -> None:
    with pytest.raises(DeckError, match=reason):
        edited(deck_of("silver-and-gold", None), card)


def test_what_has_no_drawn_cards_is_refused() -> None:
    with pytest.raises(SetupError, match="silver-coin has no drawn cards"):
        deck_of("silver-coin", None)
    with pytest.raises(DeckError):
        deck_of("silver-and-gold", "no-such-file.txt")
