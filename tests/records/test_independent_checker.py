"""A second opinion: a checker written from docs/notation.md and the rule book agrees with every record, true or not."""

from __future__ import annotations

import ast
from pathlib import Path
from random import Random

import pytest

from tests.games.silver_and_gold.positions import SMALL_DECK
from tests.golden.games import SILVER_AND_GOLD, record_of
from tests.records.independent_checker import verdict
from tests.records.test_tampering import mutated
from vermeil import silver_and_gold as sg
from vermeil.core.errors import RecordError

OURS = sg.Deck.standard()


def our_verdict(text: str, deck: sg.Deck = OURS) -> str:
    try:
        return "finished" if sg.replay(text, deck=deck).over else "unfinished"
    except RecordError:
        return "wrong"


@pytest.mark.parametrize("name", SILVER_AND_GOLD)
def test_golden_games(name: str) -> None:
    deck = SMALL_DECK if "custom" in name else OURS
    assert verdict(record_of(name), deck.to_text()) == "finished"


@pytest.mark.parametrize("deck", [OURS, SMALL_DECK], ids=lambda deck: deck.name)
@pytest.mark.parametrize("players", sg.PLAYERS)
def test_random_games(players: int, deck: sg.Deck) -> None:
    for seed in range(12):
        rng = Random(seed)
        variants = {"start_player": rng.randrange(players) if rng.random() < 0.3 else "random"}
        game = sg.Game(players=players, seed=seed, deck=deck, variants=variants)
        stop = rng.randrange(250)
        while game.waiting:
            if stop == 0:
                assert verdict(game.transcript(), deck.to_text()) == "unfinished"
            stop -= 1
            seat = rng.choice(game.waiting)
            moves = game.legal_moves(seat)
            game.push(seat, moves[rng.randrange(len(moves))])
        assert verdict(game.transcript(), deck.to_text()) == "finished"


def test_tampered_records() -> None:
    """Both say the same of a record to which something was done, whatever it was."""
    rng = Random(77)
    verdicts: list[str] = []
    header = record_of("silver-and-gold-2").splitlines()[:5]
    while len(verdicts) < 200:
        text = mutated(rng)
        if text.splitlines()[:5] == header:
            verdicts.append(our_verdict(text))
            assert verdict(text, OURS.to_text()) == verdicts[-1], text
    assert {"wrong", "finished"} <= set(verdicts)


INDEPENDENT = (
    "perft.patterns_and_picks",
    "perft.brute_force",
    "games.pyramids.brute_force",
    "records.line_checker",
    "records.independent_checker",
    "games.pyramids.independent_checker",
)


@pytest.mark.parametrize("module", INDEPENDENT)
def test_it_is_independent(module: str) -> None:
    """Neither it, nor that of Pyramids, nor what they import knows anything of vermeil."""
    path = Path(__file__).parents[1] / f"{module.replace('.', '/')}.py"
    tree = ast.parse(path.read_text(encoding="utf-8"))
    imported = [node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    imported += [name.name for node in ast.walk(tree) if isinstance(node, ast.Import) for name in node.names]
    assert not [name for name in imported if name.startswith("vermeil")]
    assert {name for name in imported if name.startswith("tests")} <= {f"tests.{each}" for each in INDEPENDENT}
