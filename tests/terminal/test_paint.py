"""The drawing of every table, at many moments of random games: it fits, and all of it is in the catalogue."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest

from vermeil.core.contract import Game
from vermeil.core.phrases import phrase_from_json
from vermeil.games import GAMES, rules_of
from vermeil.table.story import sentences
from vermeil.terminal.answers import Chooser, read_answer
from vermeil.terminal.faces import faces_of
from vermeil.terminal.ghost import Ghost
from vermeil.terminal.plain.drawing import draw
from vermeil.terminal.screens import bar
from vermeil.terminal.screens.canvas import Canvas
from vermeil.terminal.screens.scene import Scene
from vermeil.terminal.screens.table import paint_table
from vermeil.terminal.sitting import Known
from vermeil.terminal.speech import Speech
from vermeil.words import LANGUAGES, PSEUDO

NAMES = ["Ann", "Maximiliane", "Bob", "Dee"]
DECKS = {"silver-coin": ["coin", "amulet", "coin+amulet:0,2,4,10"]}


def moments(game: str, players: int, seed: int, every: int) -> Iterator[Game]:
    """Positions of a random game."""
    rng = Random(f"{game}/{players}/{seed}")
    options = {"deck": rng.choice(DECKS[game])} if game in DECKS else {}
    live: Game = rules_of(game).Game(players=players, seed=seed, **options)
    count = 0
    while not live.over:
        count += 1
        if count % every == 0:
            yield live
        seat = rng.choice(live.waiting)
        live.push(seat, rng.choice(live.legal_moves(seat)))
    yield live


def known_to(game: Game, seat: int | None) -> Known:
    table = {"phase": "over" if game.over else "playing", "seats": [{"name": name} for name in NAMES[: game.players]]}
    lines = game.transcript(seat) if seat is not None else game.transcript(public=True)
    said = [phrase_from_json(part) for _, part in sentences(game, seat, NAMES, len(lines.splitlines()))]
    return Known(1, table, game.view(seat), said)


def paint(game: Game, seat: int | None, speech: Speech, size: tuple[int, int]) -> Canvas:
    """The whole screen for a seat, as the screen draws it."""
    known = known_to(game, seat)
    answers = [read_answer(move) for move in known.moves]
    ghost = Ghost(answers)
    chooser = Chooser([answer for answer in answers if not answer.boxes])
    faces = faces_of(game.deck)  # type: ignore[attr-defined]
    targets = chooser.targets()
    scene = Scene(known, seat, faces, speech, speech.log(known), ghost.now, targets, chooser.cursor)
    question = speech.question(known, seat) if seat is not None and known.moves else speech.waits(known)
    gain = speech.earned(
        game.NAME, game.earns(seat).get(ghost.now.spelling) if ghost.now and seat is not None else None
    )
    shown = bar.Bar(question, gain, [speech.button(verb) for verb in chooser.verbs], chooser.verb, [("q", "?")])
    return bar.under(paint_table(scene, size[0], size[1] - bar.HEIGHT), shown)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_fits(game: str, language: str) -> None:
    speech = Speech(language)
    # A random game of Silver Coin has many more decisions than one of the others.
    every = 401 if game == "silver-coin" else 97
    for players in (2, 4):
        for live in moments(game, players, seed=len(language + game), every=every):
            for seat in (live.waiting or (0,))[0], None:
                for size in (80, 24), (133, 43):
                    canvas = paint(live, seat, speech, size)
                    assert canvas.lost == []
                    assert all(len(line) <= size[0] for line in canvas.lines())


@pytest.mark.parametrize("game", GAMES)
def test_in_the_pseudo_language_nothing_reads_normally(game: str) -> None:
    """Whatever reads like English is not in the catalogue, but for names and spellings."""
    speech = Speech(PSEUDO)
    plain = re.compile(r"[A-Za-z]*[aeiounscyz][A-Za-z]*", re.ASCII)
    for live in moments(game, 3, seed=5, every=151 if game == "silver-coin" else 41):
        seat = (live.waiting or (0,))[0]
        known = known_to(live, seat)
        own = {*NAMES, "Maximilia"}  # a long name is shortened
        lines = [
            *paint(live, seat, speech, (200, 60)).lines(),
            *draw(known, seat, faces_of(live.deck), speech),  # type: ignore[attr-defined]
            *speech.sheets(known),
            *speech.rounds(known),
        ]
        for line in lines:
            words = {word for word in plain.findall(line) if len(word) > 3}
            assert words <= own, (line, words - own)
