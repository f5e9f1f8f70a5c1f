"""Training: the same for any number of workers, resumable, kept for its own mix, and better than by hand."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from vermeil.bots import bot_for
from vermeil.bots.contest import keep
from vermeil.bots.expedition import cache
from vermeil.bots.silver_coin.rounds import Rounds
from vermeil.bots.silver_coin.training import CANDIDATES, Course, Progress
from vermeil.bots.silver_coin.weights import FAMILY, HAND, LEARNED, SHIPPED, Learned, file_name, learned_for
from vermeil.core.errors import SetupError
from vermeil.games import silver_coin as sc
from vermeil.games.silver_coin import fast

MIX = "coin+amulet:3,7"


def train(rounds: int, progress: Progress = lambda *_: None) -> Learned:
    """A training as short as can be, kept whatever it is worth."""
    course = Course(MIX)
    fresh = course.train(games=6, rounds=rounds, progress=progress, workers=1)
    keep(course.files, fresh)
    course.finish()
    learned_for.cache_clear()
    learned = Learned.of(fresh[file_name(MIX)])
    assert learned is not None
    return learned


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    learned_for.cache_clear()


def test_a_stopped_training_goes_on_to_the_same_end() -> None:
    whole = train(2)

    class StoppedError(Exception):
        pass

    def stop(words: str, done: int, total: int) -> None:
        if words.startswith("generation 2") and done == total // 2:
            raise StoppedError

    cache.remove(file_name(MIX))
    with pytest.raises(StoppedError):
        train(2, stop)
    assert learned_for(MIX) == LEARNED, "half a training is none"
    told: list[str] = []
    assert train(2, lambda words, *_: told.append(words)) == whole
    assert told.count("generation 2 of 2") == CANDIDATES
    assert "generation 1 of 2" not in told


def test_what_is_learned_is_played_with_its_own_mix() -> None:
    game = sc.Game(players=2, seed=1, deck=MIX)
    for _ in range(2):
        game.push(game.waiting[0], f"peek:{game.waiting[0]}.1,{game.waiting[0]}.2")
    before = bot_for("silver-coin", "strong", 1).play(game.view(game.waiting[0]))
    learned = train(1)
    assert learned_for(MIX) == learned == Learned.of(learned.to_json())
    assert learned_for("coin") == LEARNED != learned
    assert bot_for("silver-coin", "strong", 1).play(game.view(game.waiting[0])) != before


def test_what_is_learned_for_all_is_played_where_nothing_better_is() -> None:
    special = Learned(HAND, LEARNED.kept_low)
    cache.write(file_name(None), special.to_json().encode())
    assert learned_for("amulet") == special


@pytest.mark.parametrize("text", ["", "[]", '{"format": 2}', '{"format": 1, "weights": [1], "kept_low": []}'])
def test_a_spoiled_file_is_no_reason_to_stop(text: str) -> None:
    cache.write(file_name("coin"), text.encode())
    assert learned_for("coin") == LEARNED


def test_a_belief_outside_its_bounds_is_refused() -> None:
    data = json.loads(SHIPPED.read_text())
    data["kept_low"][0][0] = 300
    assert Learned.of(json.dumps(data)) is None


def test_what_is_shipped_beats_a_family_player() -> None:
    """By four points a round with two players; a single round may go either way by twenty."""
    rounds, total = Rounds(fast.new_state(2)), 0.0
    for seat in range(2):
        rounds.policy.weigh(seat, list(LEARNED.weights))
        rounds.policy.weigh(1 - seat, list(FAMILY))
        total += rounds.leads(seat, 1 << 50, 500, 1)
    assert total / 1000 > 2


def test_rounds_are_those_of_their_number() -> None:
    rounds = Rounds(fast.new_state(3))
    assert rounds.leads(1, 5, 4, 1) == rounds.leads(1, 5, 4, 1)
    assert rounds.leads(0, 5, 4, 1) + rounds.leads(1, 5, 4, 1) + rounds.leads(2, 5, 4, 1) == pytest.approx(0.0)


def test_a_mix_that_is_none_is_refused() -> None:
    with pytest.raises(SetupError, match="SC-60"):
        Course("nonsense")
