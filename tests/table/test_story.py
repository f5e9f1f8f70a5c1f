"""The log in sentences: whole, in every language, and nothing in it that its reader may not know."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.table.helpers import GAMES, Driver, plain
from vermeil.core.contract import Game
from vermeil.core.phrases import Phrase, phrase_from_json
from vermeil.games import rules_of
from vermeil.games.silver_coin.moves import NTH, ON_CARD, ON_DISCARD, ON_SEAT, WORDS
from vermeil.games.silver_coin.story import SILENT
from vermeil.table import Table, story
from vermeil.words import LANGUAGES, words

NAMES = ["Ann", "Bob", "Cy"]


def positions(name: str, rng: Random, **options: Any) -> Iterator[Game]:
    """A random game, move by move."""
    game: Game = rules_of(name).Game(players=3, seed=str(rng.random()), **options)
    while game.waiting:
        yield game
        seat = rng.choice(game.waiting)
        game.push(seat, str(rng.choice(game.legal_moves(seat))))
    yield game


def lines_of(game: Game, seat: int | None) -> list[str]:
    return (game.transcript(public=True) if seat is None else game.transcript(seat)).splitlines()


def sentences(game: Game, seat: int | None, keep: int = 0) -> list[Any]:
    return plain(story.sentences(game, seat, NAMES, len(lines_of(game, seat)), keep))  # type: ignore[no-any-return]


@pytest.mark.parametrize("deck", ["silver-and-gold", "pyramids", "coin", "amulet"])
def test_every_sentence_can_be_said_in_every_language_and_names_the_players(deck: str) -> None:
    options = {} if deck in GAMES else {"deck": deck}
    game = list(positions(deck if deck in GAMES else "silver-coin", Random(deck), **options))[-1]
    lines = lines_of(game, None)
    for seat in (0, None):
        story = sentences(game, seat)
        assert len(story) > 80
        for line, part in story:
            assert lines[line][0] in "!=0123"
            for language in LANGUAGES:
                assert words(language).say(phrase_from_json(part)).strip()
    spoken = [words("en").say(phrase_from_json(part)) for _, part in sentences(game, None)]
    assert sum("Ann" in sentence for sentence in spoken) > 20
    assert spoken[-1].endswith("wins!")


@pytest.mark.parametrize("deck", ["silver-and-gold", "pyramids", "coin", "amulet"])
def test_two_games_that_read_alike_sound_alike(deck: str) -> None:
    """What is hidden from a reader is imagined again: as long as the lines are the same, so are the sentences."""
    rng = Random(deck)
    name, options = (deck, {}) if deck in GAMES else ("silver-coin", {"deck": deck})
    compared = 0
    for game in positions(name, rng, **options):
        viewer = rng.choice([0, 1, 2, None])
        if game.over:
            continue
        world = game.view(viewer, memory=True).sample(rng)
        seat = rng.choice(game.waiting)
        possible = {str(move) for move in world.legal_moves(seat)}
        both = [str(move) for move in game.legal_moves(seat) if str(move) in possible]
        if not both:
            continue
        move = rng.choice(both)
        twin = game.copy()
        start = len(twin.log), len(world.log)
        for each in (twin, world):
            each.push(seat, move)
        veils = [each.log.mark().veil for each in (game, twin, world)]
        if veils[0] is not None and (veils[1] != veils[0] or veils[2] is None):
            continue  # a phase has ended, and what the others did in secret is told: that differs, as it may
        here, there = (read(each, viewer, at) for each, at in zip((twin, world), start, strict=True))
        for (lines, said), (others, imagined) in zip(steps(here), steps(there), strict=False):
            if lines != others:
                break  # chance has brought something else: from here on these are two games
            assert said == imagined, lines
            compared += any(said)
    assert compared > 10


def steps(read: list[tuple[str, list[Any]]]) -> list[tuple[list[str], list[Any]]]:
    """A move or a chance with what was seen because of it, which its sentence may speak of already."""
    found: list[tuple[list[str], list[Any]]] = []
    for line, said in read:
        if not (line.startswith(("! show", "! see")) and found):
            found.append(([], []))
        found[-1][0].append(line)
        found[-1][1].append(said)
    return found


def read(game: Game, seat: int | None, start: int) -> list[tuple[str, list[Any]]]:
    """The lines that a seat may read from an entry on, with their sentences."""
    log, veil = game.log.since(start), game.log.mark().veil
    known = [
        (entry.line, entry.said(game))
        if entry.seat == seat or entry.knows is None or seat in entry.knows
        else (entry.public, ())
        for at, entry in enumerate(log, start)
        if not (veil is not None and at >= veil and entry.seat not in {None, seat})
    ]
    return [(line, [part.as_json() for part in said]) for line, said in known if line]


def test_others_crosses_are_not_told_before_all_have_finished() -> None:
    """SG-23."""
    driver = Driver("silver-and-gold", 2).seated(2)
    for seat in (0, 1):
        driver.move(seat, str(driver.game.legal_moves(seat)[0]))
    before = len(driver.followers[1].told)
    cross = next(move for move in map(str, driver.game.legal_moves(0)) if len(move) > 4)
    driver.move(0, cross)
    assert driver.followers[0].told[-1][1]["args"]["who"] == "P0"
    assert len(driver.followers[1].told) == before
    assert driver.followers[4].told == plain(driver.table.sentences(None))
    assert all(part["say"] != "story-cross" for _, part in driver.followers[4].told)


def test_no_past_pattern_is_named_without_the_tracker() -> None:
    """SG-20: people may not look through the cards that were revealed."""
    for tracker in (False, True):
        game = rules_of("silver-and-gold").Game(players=2, seed=1, variants={"tracker": tracker})
        rng = Random(1)
        while not game.over:
            seat = rng.choice(game.waiting)
            game.push(seat, str(rng.choice(game.legal_moves(seat))))
        assert ("pattern-" in str(sentences(game, 0))) is tracker


def test_the_story_is_the_same_after_a_restart() -> None:
    driver = Driver("silver-coin", 2).seated(2)
    rng = Random(5)
    for _ in range(60):
        driver.random_move(rng)
    again = driver.restored()
    assert isinstance(again, Table)
    for seat in (0, 1, None):
        assert plain(again.sentences(seat)) == plain(driver.table.sentences(seat)) != []


def test_every_move_of_silver_coin_has_its_sentence() -> None:
    known = words("en")
    for word in {*WORDS} - SILENT - {"take"}:
        assert f"story-sc-{word}" in known
    for word in {*ON_CARD} - SILENT:
        assert f"story-sc-{word}-card" in known
    for word in ON_DISCARD:
        assert f"story-sc-{word}-discard" in known
    for word in {*NTH, *ON_SEAT}:
        assert f"story-sc-{word}" in known
    assert Phrase("story-sc-peek").id in known
