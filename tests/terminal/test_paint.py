"""The drawing of every table, at many moments of random games: it fits, and all of it is in the catalogue."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest

from tests.plain import plain
from vermeil.core.contract import Game
from vermeil.core.phrases import phrase_from_json
from vermeil.games import GAMES, rules_of
from vermeil.table.story import sentences
from vermeil.terminal.answers import Chooser, read_answer
from vermeil.terminal.faces import faces_of
from vermeil.terminal.ghost import Ghost
from vermeil.terminal.plain.drawing import draw
from vermeil.terminal.plain.width import folded
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
    return Known(1, table, plain(game.view(seat)), said)


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
    return bar.under(paint_table(scene, size[0], size[1] - bar.rows_for(size[1])), shown, size[1])


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
@pytest.mark.parametrize("size", [(80, 24), (100, 30), (120, 40), (160, 50)], ids=str)
def test_nothing_is_cut_short_on_any_screen(game: str, size: tuple[int, int]) -> None:
    """With names of the usual length no text ends in the sign for what was cut off, in any language."""
    for language in LANGUAGES:
        speech = Speech(language)
        for players in (2, 4):
            for live in moments(game, players, seed=2, every=151 if game == "silver-coin" else 37):
                for seat in (live.waiting or (0,))[0], None:
                    canvas = paint(live, seat, speech, size)
                    assert [line for line in canvas.lines() if "…" in line] == []


def test_every_rival_is_drawn_where_there_is_room() -> None:
    """Three rivals in two rows of 120 columns; their seals with them (SG-3)."""
    speech, sealed = Speech("en"), 0
    for live in moments("silver-and-gold", 4, seed=3, every=29):
        view = plain(live.view(0))
        if view["phase"] == "keep":
            continue
        lines = paint(live, 0, speech, (120, 40)).lines()[17:]
        for name in NAMES[1:]:
            assert any(re.search(rf"(^| ) ?{name}( |$)", line[:85]) for line in lines), name
        cards = [card["card"] for shown in view["seats"][1:] for card in shown["cards"] if card]
        seals = [face.seal for card in cards if (face := faces_of(live.deck)[card]).seal]  # type: ignore[attr-defined]
        assert sum(line[:85].count("◈") for line in lines) == len(seals)
        sealed += len(seals)
    assert sealed


def test_the_seals_of_others_are_named_on_the_smallest_screen_and_on_their_page() -> None:
    """SG-3: what a rival's completed cards will be worth can be seen without asking."""
    speech, sealed = Speech("es"), 0
    for live in moments("silver-and-gold", 3, seed=6, every=23):
        view, faces = plain(live.view(0)), faces_of(live.deck)  # type: ignore[attr-defined]
        if view["phase"] == "keep":
            continue
        small = [line[40:] for line in paint(live, 0, speech, (80, 24)).lines()[7:]]
        page = bar.others_lines(Scene(known_to(live, 0), 0, faces, speech))
        for shown in view["seats"][1:]:
            for card in shown["cards"]:
                if card and (seal := faces[card["card"]].seal):
                    sealed += 1
                    assert any(f"◈{speech.colour(seal)[:3]}" in line for line in small)
                    assert any(speech.seal(seal) in line for line in page)
    assert sealed


def test_a_single_rivals_seals_are_named_in_full_on_the_smallest_screen() -> None:
    speech, sealed = Speech("en"), 0
    for live in moments("silver-and-gold", 2, seed=5, every=5):
        view, faces = plain(live.view(0)), faces_of(live.deck)  # type: ignore[attr-defined]
        if view["phase"] == "keep":
            continue
        small = [line[40:] for line in paint(live, 0, speech, (80, 24)).lines()[7:]]
        for card in view["seats"][1]["cards"]:
            if card and (seal := faces[card["card"]].seal):
                sealed += 1
                assert any(f"◈{speech.colour(seal)}" in line for line in small)
    assert sealed


def test_the_pile_and_the_hand_of_silver_coin_do_not_overlap() -> None:
    held = 0
    for language in LANGUAGES:
        speech = Speech(language)
        for live in moments("silver-coin", 2, seed=3, every=29):
            seat = (live.waiting or (0,))[0]
            view = plain(live.view(seat))
            if live.over or not (view["held"] or view["drawn"]):
                continue
            held += 1
            line = paint(live, seat, speech, (80, 24)).lines()[1]
            assert speech.words("terminal-pile", count=len(view["discards"])) in line
            assert speech.words("terminal-in-hand") in line
    assert held


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_plain_table_keeps_to_80_columns(game: str, language: str) -> None:
    speech = Speech(language)
    for live in moments(game, 4, seed=9, every=201 if game == "silver-coin" else 53):
        for seat in (live.waiting or (0,))[0], None:
            known = known_to(live, seat)
            lines = [*draw(known, seat, faces_of(live.deck), speech), *speech.sheets(known)]  # type: ignore[attr-defined]
            drawn = [part for line in lines for part in folded(line).split("\n")]
            assert max(map(len, drawn)) <= 80


def test_no_skull_costs_nothing_and_says_so() -> None:
    speech = Speech("en")
    live = rules_of("pyramids").Game(players=2, seed=1)
    for seat in (0, 1):
        live.push(seat, live.legal_moves(seat)[0])
    lines = speech.sheet_lines(plain(live.view(0)), 0)
    assert not any("0)" in line for line in lines)
    assert any(line.startswith("Skulls \N{EN DASH}") for line in lines)


@pytest.mark.parametrize(
    ("sheet", "called", "said"),
    [
        ({"village": [1, 1, 1, 6], "sum": 9, "points": 0}, True, "1 + 1 + 1 + 6 = 9. The call was right: 0 points."),
        (
            {"village": [9, 9], "sum": 18, "points": 28, "penalty": 10},
            True,
            "9 + 9 = 18. The call was wrong: 10 more. 28 points.",
        ),
        (
            {"village": [13, 2], "sum": 0, "points": 0, "wolfman": True},
            False,
            "13 + 2 = 15. The face-up 13 makes it 0.",
        ),
        ({"village": [1, 0], "sum": 1, "points": 1}, False, "1 + 0 = 1 point"),
        ({"village": [], "sum": 0, "points": 0}, False, "\N{EN DASH} = 0 points"),
    ],
)
def test_a_village_adds_up(sheet: dict[str, object], called: bool, said: str) -> None:  # noqa: FBT001 - a column
    """SC-31, SC-51: what is left of the equals sign is what is right of it; whatever changes the sum is told."""
    played = {
        "call": 0 if called else None,
        "seats": [{"wolfman": False, "penalty": 0, "counts": sheet["village"], **sheet}],
    }
    known = Known(1, {"seats": [{"name": "Ann"}]}, plain({"game": "silver-coin", "rounds": [played]}))
    assert Speech("en").rounds(known)[1] == f"  Ann: {said}"


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
