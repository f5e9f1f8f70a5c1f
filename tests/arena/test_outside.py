"""Bots from outside take a seat everywhere: by their class, or behind a WebSocket in another language."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.server import serve

from tests.ports import free_port
from vermeil.arena import read_study
from vermeil.arena.deals import Setting
from vermeil.arena.match import play_match
from vermeil.bots import bot_for
from vermeil.bots.outside import KNOWN, make_known
from vermeil.core.errors import BotError, SetupError
from vermeil.games import GAMES, rules_of

EXAMPLES = Path(__file__).parents[2] / "examples"
MODULE = """
from vermeil.bots import Choice

class Longest:
    name = "longest"
    def __init__(self, seed):
        self.seed = seed
    def play(self, view, limit=None):
        return max(view.moves, key=len)

class Chooser:
    def play(self, view, limit=None):
        return Choice(view.moves[-1], ())

class Cheat:
    def play(self, view, limit=None):
        return "keep:everything"

class Counts:
    def play(self, view, limit=None):
        return 42

class Fails:
    # Plays for some games, then runs into its own mistake.
    asked = 0
    def play(self, view, limit=None):
        Fails.asked += 1
        if Fails.asked > 400:
            raise KeyError("no such plan")
        return view.moves[0]

class Leaves:
    def play(self, view, limit=None):
        raise SystemExit(4)

class Untidy:
    # Draws its moves from the list that it was given, until nothing is left.
    def play(self, view, limit=None):
        move = view.moves.pop()
        view.moves.clear()
        return move

class Nobody:
    pass

class Broken:
    def __init__(self, seed):
        raise RuntimeError("not today")

class Greedy4:
    def __init__(self, seed, more):
        pass
"""


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "strangers.py").write_text(MODULE, encoding="utf-8")
    (tmp_path / "halfway.py").write_text("class Bot:\n    def play(self", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv(KNOWN, "")
    sys.modules.pop("strangers", None)
    return tmp_path


def vermeil(*arguments: str, home: Path, told: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "vermeil", *arguments]
    return subprocess.run(command, cwd=home, input=told, capture_output=True, text=True, check=False, timeout=120)


@pytest.mark.parametrize("game", GAMES)
def test_a_class_of_ones_own_plays_a_match(game: str) -> None:
    match = play_match(Setting(game), "strangers:Longest", "strangers:Chooser", 1, workers=1)
    assert match.games == 2


def test_the_command_line_takes_it_everywhere(home: Path) -> None:
    played = vermeil("match", "random", "--bot", "strangers:Longest", "-n", "1", "--workers", "2", home=home)
    assert played.returncode == 0, played.stderr
    assert "strangers:Longest" in played.stdout
    rated = vermeil("ratings", "random", "--bot", "strangers:Chooser", "-n", "1", "--workers", "1", home=home)
    assert rated.returncode == 0, rated.stderr
    assert "strangers" in rated.stdout
    lines = vermeil("play", "silver-and-gold", "--plain", "--bot", "strangers:Longest", "--seed", "1", home=home)
    assert "keep" in lines.stdout.lower()
    for command in (["match", "random", "--bot"], ["play", "pyramids", "--plain", "--bot"], ["serve", "--bot"]):
        refused = vermeil(*command, "strangers:Nowhere", home=home)
        assert refused.returncode != 0
        assert "there is no Nowhere in the module strangers" in refused.stderr.replace("\n", " ")


def test_it_sits_at_a_servers_table(home: Path) -> None:
    port = free_port()
    command = [sys.executable, "-m", "vermeil", "serve", "--port", str(port), "--bot", "strangers:Longest"]
    command += ["--bot-pace", "0", "--log-level", "warning"]
    with subprocess.Popen(command, cwd=home) as server:
        try:
            sys.path.insert(0, str(EXAMPLES))
            from random_player import play

            wait_for(port)
            known: dict[str, Any] = play(f"http://127.0.0.1:{port}", "silver-and-gold", "strangers:Longest")
            assert known["table"]["phase"] == "over"
            assert known["table"]["seats"][1]["level"] == "strangers:Longest"
        finally:
            sys.path.remove(str(EXAMPLES))
            server.terminate()
            server.wait(20)


def wait_for(port: int) -> None:
    end = time.monotonic() + 30
    while time.monotonic() < end:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.1)
    pytest.fail(f"nobody listens on {port}")


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("strangers:Nowhere", "there is no Nowhere"),
        ("strangers:Nobody", "no method play"),
        ("strangers:Greedy4", "made with a seed"),
        ("strangers:Broken", r"can't be made: RuntimeError: not today \(strangers.py, line \d+\)"),
        ("nowhere:Bot", "can't be imported: ModuleNotFoundError: No module named 'nowhere'$"),
        ("halfway:Bot", r"can't be imported: SyntaxError: .* \(halfway.py, line \d+\)$"),
        ("strangers:", "module:Class"),
        (":Longest", "module:Class"),
        ("os;x:y", "module:Class"),
    ],
)
def test_what_is_no_bot_is_refused_with_a_sentence(name: str, said: str) -> None:
    with pytest.raises(SetupError, match=said):
        bot_for("pyramids", name)
    with pytest.raises(SetupError):
        make_known([name])
    assert os.environ[KNOWN] == ""


def test_a_server_knows_only_the_bots_that_it_was_told_of() -> None:
    """Nobody who opens a table can make a server load a module."""
    from vermeil.table.catalog import level
    from vermeil.table.errors import TableError

    with pytest.raises(TableError, match="no bot"):
        level("pyramids", "strangers:Longest")
    make_known(["strangers:Longest"])
    assert level("pyramids", "strangers:Longest") == "strangers:Longest"


def test_an_answer_that_is_no_move_is_refused() -> None:
    view = rules_of("pyramids").Game(seed=1).view(0, memory=True)
    with pytest.raises(BotError, match="not one of the 6 legal moves"):
        bot_for("pyramids", "strangers:Cheat").play(view)
    with pytest.raises(BotError, match="answered 42, which is not one of"):
        bot_for("pyramids", "strangers:Counts").play(view)


def test_a_bot_that_leaves_or_is_untidy_ends_nothing_else() -> None:
    view = rules_of("pyramids").Game(seed=1).view(0, memory=True)
    with pytest.raises(BotError, match="strangers:Leaves failed where it had to decide: SystemExit: 4"):
        bot_for("pyramids", "strangers:Leaves").play(view)
    last = view.moves[-1]
    assert bot_for("pyramids", "strangers:Untidy").play(view).move == last


SAID = "strangers:Fails failed where it had to decide: KeyError: 'no such plan' (strangers.py, line"


@pytest.mark.parametrize(
    "command",
    [
        ["match", "random", "--bot", "strangers:Fails", "-n", "50", "--workers", "1"],
        ["ratings", "random", "--bot", "strangers:Fails", "-n", "50", "--workers", "1"],
        ["tournament", "random", "strangers:Fails", "-n", "50", "--workers", "1"],
    ],
)
def test_a_bot_that_fails_in_the_middle_ends_with_a_sentence_and_the_results_so_far(
    command: list[str], home: Path
) -> None:
    told = home / "told.json"
    done = vermeil(*command, "--json", str(told), home=home)
    assert done.returncode == 1, done.stderr
    assert SAID in done.stderr
    assert "what was played until then counts" in done.stderr
    assert "Traceback" not in done.stderr
    assert "stopped" in done.stdout
    assert json.loads(told.read_text(encoding="utf-8"))


def test_a_bot_that_fails_leaves_a_study_that_can_go_on(home: Path) -> None:
    command = ["study", "random", "strangers:Fails", "--deals", "50", "--workers", "2", "--format", "csv"]
    for _ in range(2):
        done = vermeil(*command, "--out", "kept", home=home)
        assert done.returncode == 1, done.stderr
        assert SAID in done.stderr
        assert "Traceback" not in done.stderr
    study = read_study(home / "kept")
    assert study.state == "stopped"
    assert sum(1 for _ in study.rows()) > 0


def test_a_bot_that_fails_at_once_is_told_without_results(home: Path) -> None:
    done = vermeil("match", "random", "--bot", "strangers:Cheat", "-n", "2", "--workers", "2", home=home)
    assert done.returncode == 2
    assert "strangers:Cheat answered 'keep:everything', which is not one of the 6 legal moves" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.fixture
def node() -> Iterator[str]:
    found = shutil.which("node")
    if found is None:
        pytest.skip("no node on this machine: the bot in JavaScript is not tried")
    with subprocess.Popen([found, str(EXAMPLES / "remote_bot.js"), "0"], stdout=subprocess.PIPE, text=True) as bot:
        assert bot.stdout is not None
        port = bot.stdout.readline().split()[-1]
        yield f"ws://127.0.0.1:{port}"
        bot.terminate()


def test_a_bot_in_another_language_plays_a_match_over_the_network(node: str, home: Path) -> None:
    """And plays as the same bot in Python does."""
    told = home / "match.json"
    played = vermeil("match", node, "strangers:Longest", "-n", "1", "--workers", "1", "--json", str(told), home=home)
    assert played.returncode == 0, played.stderr
    beside = play_match(Setting("silver-and-gold"), "strangers:Longest", "strangers:Longest", 1, workers=1)
    deals = json.loads(told.read_text(encoding="utf-8"))["deals"]
    assert [outcome["points"] for outcome in deals[0]] == [outcome.points for outcome in beside.deals[0]]
    assert bot_for("silver-coin", node).play(rules_of("silver-coin").Game(seed=1).view(0)).move.startswith("peek")


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        ('{"move": "fly"}', "not one of the 6 legal"),
        ("{}", "answers"),
        ("nonsense", "answers"),
        ("[" * 50_000, "answers"),
        (None, "does not answer"),
    ],
)
def test_nonsense_from_the_network_is_refused(answer: str | None, said: str) -> None:
    def reply(connection: Any) -> None:
        connection.recv()
        if answer is not None:
            connection.send(answer)

    with serve(reply, "127.0.0.1", 0) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        port = server.socket.getsockname()[1]
        view = rules_of("pyramids").Game(seed=1).view(0, memory=True)
        with pytest.raises(BotError, match=said):
            bot_for("pyramids", f"ws://127.0.0.1:{port}").play(view)
        server.shutdown()
    with pytest.raises(BotError, match="does not answer"):
        bot_for("pyramids", "ws://127.0.0.1:1").play(view)
