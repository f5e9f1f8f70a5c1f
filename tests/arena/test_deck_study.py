"""Deck studies: the facts are those of the records, a card that is too strong is found, and nothing else is."""

from __future__ import annotations

import json
import random
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
@pytest.mark.parametrize("players", [2, 3])
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
    assert sum(seat.lead for seat in facts.seats) == pytest.approx(0)


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


def test_where_nothing_is_too_strong_nothing_is_said() -> None:
    assert invented(0).sentences()[0] == "No card is surely too strong or too weak in 2000 games."


def test_a_change_is_tried_beside_the_deck(tmp_path: Path) -> None:
    page, data = tmp_path / "page.html", tmp_path / "data.json"
    wanted = ["deck", "study", "--games", "5", "--bot", "easy", "--weaker", "random", "--workers", "1"]
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
    assert page.read_text().count("<tr><td><svg") == 2 * 47


def test_a_page_has_whatever_names_a_deck_escaped() -> None:
    study = study_deck(deck_of("pyramids", None), games=2, bots=QUICK, seed="<b>", executor=Here())
    assert "<b>" not in deck_page([study], "vermeil deck study --seed '<b>'")


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
