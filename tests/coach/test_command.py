"""`vermeil review`: what it prints and writes, and what it refuses."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tests.golden.games import path_of, record_of
from vermeil.bots import bot_for
from vermeil.build_info import compiled
from vermeil.cli import app
from vermeil.coach import review
from vermeil.coach.page import number_of, signed_number
from vermeil.core.errors import SetupError
from vermeil.games import rules_of

pytestmark = pytest.mark.skipif(not compiled(), reason="look-ups take minutes to solve with plain engines")


@pytest.fixture(scope="module", autouse=True)
def _own_cache(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Reviews are made here, and not read from what somebody made before."""
    with pytest.MonkeyPatch.context() as patch:
        # Solved look-ups are read from where they are; what is kept from now on is kept for these tests.
        cached = tmp_path_factory.mktemp("cache")
        for game in ("silver-and-gold", "pyramids"):
            tables_for_game(game)
        patch.setenv("XDG_CACHE_HOME", str(cached))
        yield


def tables_for_game(game: str) -> None:
    """Solve a game's look-ups, or read them, before its cache is another."""
    bot_for(game, "table").play(rules_of(game).Game(players=2, seed=1).view(0))


def run(*words: str) -> tuple[int, str, str]:
    done = CliRunner().invoke(app, ["review", *words])
    return done.exit_code, done.stdout, done.stderr


@pytest.mark.parametrize("name", ["silver-and-gold-2", "pyramids-3"])
def test_json_holds_an_account_of_every_seat_that_adds_up(name: str) -> None:
    code, out, _ = run(str(path_of(name)), "--json", "-")
    assert code == 0
    data = json.loads(out)
    assert len(data["seats"]) == data["players"]
    for seat in data["seats"]:
        for scale in ("share", "points"):
            part = seat[scale]
            told = part["expected"] + part["luck"] - part["losses"] + part["fortune"] + part["others"]
            assert part["result"] == pytest.approx(told, abs=1e-9)


def test_a_mark_never_rests_on_an_interval_that_includes_its_threshold() -> None:
    data = json.loads(run(str(path_of("silver-and-gold-2")), "--json", "-")[1])
    least = {"inaccuracy": 0.05, "mistake": 0.10, "blunder": 0.15}
    marked = [decision for decision in data["decisions"] if decision["mark"] in least]
    assert marked
    assert all(decision["share"]["low"] >= least[decision["mark"]] for decision in marked)
    assert all(decision["better"] and decision["said_better"] for decision in marked)


@pytest.mark.parametrize("name", ["silver-and-gold-2", "silver-coin-2"])
def test_the_page_needs_nothing_but_itself(name: str, tmp_path: Path) -> None:
    code, out, _ = run(str(path_of(name)), "--html", str(tmp_path / "page.html"), "--language", "de", "--seat", "1")
    assert code == 0
    assert "Spieler 2" in out
    assert "Spieler 1:" not in out
    text = (tmp_path / "page.html").read_text(encoding="utf-8")
    for kind in ("played", "better"):
        assert text.count(f"<figure class={kind}>") == 3  # of each dear decision
    assert "<polyline" in text
    assert 'class="gold"' in text or name == "silver-coin-2"  # coins are drawn on the cards
    assert "prefers-color-scheme:dark" in text
    assert not re.search(r"https?://|<script|<link|src=", text)


@pytest.mark.parametrize("tongue", ["en", "es", "de"])
@pytest.mark.parametrize("name", ["silver-and-gold-2", "silver-coin-2"])
def test_80_columns_show_moves_and_intervals_whole(name: str, tongue: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    code, out, _ = run(str(path_of(name)), "--language", tongue)
    data = json.loads(run(str(path_of(name)), "--json", "-")[1])
    assert code == 0
    assert "…" not in out
    dearest = {at for seat in data["seats"] for at in seat["dearest"]}
    dear = [decision for decision in data["decisions"] if decision["at"] in dearest]
    assert dear
    for decision in dear:
        for scale, digits in (("share", 3), ("points", 1)):
            low, high = (number_of(decision[scale][key], digits, tongue) for key in ("low", "high"))
            assert f"{low}..{high}" in out
        assert re.search(rf"^ *{decision['line']} .*{re.escape(decision['played'])} ", out, re.MULTILINE)
    if name == "silver-and-gold-2":  # moves of Silver Coin have dots
        assert set(re.findall(r"\d([.,])\d", out)) == {"." if tongue == "en" else ","}


def test_luck_in_shares_and_luck_in_points_have_headings_of_their_own() -> None:
    out = run(str(path_of("silver-and-gold-2")))[1]
    assert "luck (share)" in out
    assert "luck (points)" in out


def test_a_folder_is_my_play(tmp_path: Path) -> None:
    for name in ("silver-and-gold-1", "silver-and-gold-2"):
        (tmp_path / f"{name}.txt").write_text(record_of(name), encoding="utf-8")
    (tmp_path / "notes.txt").write_text("nothing", encoding="utf-8")
    code, out, err = run(str(tmp_path), "--json", "-")
    assert code == 0
    data = json.loads(out)
    assert [game["file"] for game in data["games"]] == ["silver-and-gold-1.txt", "silver-and-gold-2.txt"]
    both = sum(game["seat"]["losses_by_kind"]["crossing"]["points"] for game in data["games"])
    assert data["losses_by_kind"]["crossing"]["points"] == pytest.approx(both)
    assert "notes.txt" in err
    # Alone nobody is rated; the game of two is, beside the levels.
    part = data["by_game"]["silver-and-gold"]
    assert part["rating"] == data["games"][1]["seat"]["rating"]
    assert list(part["levels"]) == ["easy", "medium", "strong", "expert"]
    out = run(str(tmp_path), "--language", "de")[1]
    assert "Im Vergleich mit den Stufen" in out
    assert "du" in out


def test_a_player_alone_has_no_share_in_my_play(tmp_path: Path) -> None:
    (tmp_path / "alone.txt").write_text(record_of("pyramids-1"), encoding="utf-8")
    code, out, _ = run(str(tmp_path))
    assert code == 0
    assert "share" not in out
    assert "My play: 1 game\n" in out


def test_a_folder_takes_the_seed_that_it_was_given(tmp_path: Path) -> None:
    (tmp_path / "alone.txt").write_text(record_of("silver-and-gold-1"), encoding="utf-8")
    one, other = (run(str(tmp_path), "--json", "-", "--seed", seed)[1] for seed in "07")
    assert one != other


def test_numbers_have_one_kind_of_minus_and_none_before_a_zero() -> None:
    assert [number_of(value, 1, "en") for value in (-2.25, -0.04, 0.0, 3.0)] == ["−2.2", "0.0", "0.0", "3.0"]  # noqa: RUF001
    assert [signed_number(value, 2, "en") for value in (-1.0, -0.001, 0.001, 0.5)] == ["−1.00", "0.00", "0.00", "+0.50"]  # noqa: RUF001
    assert [number_of(-2.25, 1, language) for language in ("es", "de")] == ["−2,2"] * 2  # noqa: RUF001


def test_my_play_compares_the_first_half_of_many_games_with_the_second(tmp_path: Path) -> None:
    for number, name in enumerate(["silver-and-gold-1", "silver-and-gold-2"] * 2):
        (tmp_path / f"{number}.txt").write_text(record_of(name), encoding="utf-8")
    data = json.loads(run(str(tmp_path), "--json", "-")[1])
    slips = [game["seat"]["slip"] for game in data["games"]]
    halves = data["by_game"]["silver-and-gold"]["halves"]
    assert halves == pytest.approx([sum(slips[:2]) / 2, sum(slips[2:]) / 2])
    assert "first half" in run(str(tmp_path))[1]


GOOD = record_of("silver-and-gold-2")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("\n".join(GOOD.split("\n")[:40]) + "\n", "not over"),
        (GOOD.replace("= winners 0", "= winners 1"), "the result is"),
        (record_of("silver-and-gold-custom-deck"), "made with the deck"),
        (GOOD.replace("game silver-and-gold", "game chess"), "there is no game"),
        ("x" * ((1 << 20) + 1), "at most"),
    ],
)
def test_what_can_not_be_replayed_is_refused_as_replay_does(text: str, why: str, tmp_path: Path) -> None:
    file = tmp_path / "record.txt"
    file.write_text(text, encoding="utf-8")
    code, _, err = run(str(file))
    assert code == 1
    assert why in err


def test_wrong_options_are_refused_before_any_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    for words in (("--seat", "9"), ("--care", "none"), ("--language", "xx")):
        done = CliRunner().invoke(app, ["review", str(path_of("silver-and-gold-2")), *words])
        assert isinstance(done.exception, SetupError)
    assert not list(tmp_path.rglob("review-*"))  # where a review would be kept


def test_a_review_is_kept() -> None:
    first = list(review(GOOD, nodes=3))
    ticks: list[int] = []
    assert list(review(GOOD, nodes=3, tick=lambda done, _: ticks.append(done))) == first
    assert not ticks


def test_a_pipe_gets_no_empty_line_where_a_bar_would_be() -> None:
    """Rich writes one for a bar that it can't draw."""
    code, _, err = run(str(path_of("silver-and-gold-2")))
    assert code == 0
    assert not err


def test_who_plays_alone_is_told_of_points_and_of_no_share_of_a_win(tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    code, out, _ = run(str(path_of("pyramids-1")), "--html", str(page))
    assert code == 0
    for text in (out, page.read_text(encoding="utf-8")):
        assert "Expected points over the game" in text
        for word in ("inning share", "of the win", "share lost", "luck (share)", "played like"):
            assert word not in text
