"""What is learned beside the card look-ups: it helps, it is kept small, and a stopped training goes on."""

from __future__ import annotations

from array import array
from pathlib import Path

import pytest

from tests.games.silver_and_gold.positions import SMALL_DECK
from vermeil.bots.contest import keep
from vermeil.bots.expedition.correction_files import learned_name, pack, unpack
from vermeil.bots.expedition.sizes import PATTERN_OF
from vermeil.bots.silver_and_gold.layout import CARDS, SIZE
from vermeil.bots.silver_and_gold.mind import Mind
from vermeil.bots.silver_and_gold.outlooks import SHIPPED, forget_weights, outlook_for, weights_for
from vermeil.bots.silver_and_gold.solved import lookup_for
from vermeil.bots.silver_and_gold.training import course
from vermeil.build_info import compiled
from vermeil.games.expedition.grid import bits
from vermeil.games.expedition.phases import REVEAL
from vermeil.games.silver_and_gold.cards import GAME, Deck
from vermeil.games.silver_and_gold.fast import new_state

slow_when_plain = pytest.mark.skipif(not compiled(), reason="look-ups take minutes to solve with plain engines")
KEPT = 200_000


def test_the_bots_know_the_expedition_cards_as_the_game_does() -> None:
    """SG-20: eight cards, two of the patterns twice."""
    root = new_state(2, Deck.standard())
    while root.phase != REVEAL:
        if root.asks_chance():
            root.bring(min(bits(root.outcomes())))
        else:
            seat = root.next_seat()
            root.apply(seat, root.legal(seat)[0])
    for card, pattern in enumerate(PATTERN_OF):
        world = root.copy()
        world.bring(card)
        assert world.pattern == pattern


def test_weights_come_back_to_a_hundredth_of_a_point() -> None:
    weights = array("f", [0.0, 1.25, -3.004, 500.0, -500.0])
    kept = unpack(pack(weights), 5)
    assert kept is not None
    assert kept[:3] == pytest.approx(weights[:3], abs=0.01)
    assert (kept[3], kept[4]) == pytest.approx((128, -128), abs=0.01), "what is out of range is as far as it goes"


@pytest.mark.parametrize("data", [None, b"", b"rubbish", pack(array("f", [0.0] * 6)), pack(array("f", [0.0] * 4))])
def test_what_is_not_so_many_weights_is_refused(data: bytes | None) -> None:
    assert unpack(data, 5) is None


def test_what_is_shipped_is_small_and_whole() -> None:
    assert SHIPPED.stat().st_size < KEPT
    assert unpack(SHIPPED.read_bytes(), SIZE) is not None


def test_another_deck_takes_over_what_is_not_about_our_cards() -> None:
    forget_weights()
    ours, other = weights_for(Deck.standard()), weights_for(SMALL_DECK)
    assert ours[:CARDS] == other[:CARDS]
    assert any(ours[CARDS:])
    assert not any(other[CARDS:])


@slow_when_plain
def test_what_was_learned_makes_the_policy_better() -> None:
    """3.2 points in 40,000 games; the games are the same ones each time, so this is not a matter of luck."""
    deck = Deck.standard()
    root = new_state(2, deck)
    means = []
    for insight in (False, True):
        mind = Mind(root, *lookup_for(deck), outlook_for(deck, root.islands))
        mind.insight = insight
        mind.play_games(1500, 0)
        means.append(mind.score_sum / mind.games)
    assert means[1] > means[0] + 2


class StoppedError(Exception):
    """Someone pressed a key."""


@slow_when_plain
def test_a_stopped_training_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    deck = SMALL_DECK

    def stop(words: str, done: int, total: int) -> None:
        if words == "learning" and done > total // 2:
            raise StoppedError

    with pytest.raises(StoppedError):
        course(deck).train(games=100, rounds=1, lessons=5000, progress=stop)
    seen: list[int] = []
    fresh = course(deck).train(
        games=100,
        rounds=1,
        lessons=5000,
        progress=lambda words, done, _: seen.append(done) if words == "learning" else None,
    )
    keep(course(deck).files, fresh)
    course(deck).finish(lessons=5000)
    assert seen[0] > 2000, "not from the beginning"
    assert seen[-1] == 5000
    names = {file.name for file in (tmp_path / "vermeil").iterdir()}
    assert learned_name(GAME, deck.hash) in names
    assert not any("unfinished" in name for name in names)
    forget_weights()
    assert any(weights_for(deck)[CARDS:]), "now it knows this deck's cards"
    forget_weights()
