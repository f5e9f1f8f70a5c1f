"""run.py: says clearly what is wrong, and notices when something must be built again."""

import subprocess
import sys
from pathlib import Path

import pytest

import run


def test_refuses_an_old_python(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 10, 4))
    with pytest.raises(SystemExit) as stopped:
        run.main()
    assert stopped.value.code == 1
    assert "Python 3.11 or newer is needed" in capsys.readouterr().err


def test_explains_itself(tmp_path: Path) -> None:
    done = subprocess.run([sys.executable, run.__file__], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert "run.py play" in done.stdout


def test_refuses_unknown_commands(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["run.py", "plai"])
    with pytest.raises(SystemExit) as stopped:
        run.main()
    assert stopped.value.code == 1
    assert "there is no command 'plai'" in capsys.readouterr().err


def broken_python(folder: Path, last_words: str) -> Path:
    python = folder / "broken-python"
    python.write_text(f"#!/bin/sh\necho '{last_words}'; exit 1\n")
    python.chmod(0o755)
    return python


def test_a_missing_network_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(run, "LOG", tmp_path / "log")
    monkeypatch.setattr(run, "PYTHON", broken_python(tmp_path, "Failed to establish a new connection"))
    with pytest.raises(SystemExit) as stopped:
        run.pip("something")
    assert stopped.value.code == 1
    assert "Is there a network?" in capsys.readouterr().err


def test_a_missing_venv_module_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(run, "VENV", tmp_path / "venv")
    monkeypatch.setattr(run, "PYTHON", tmp_path / "venv" / "python")
    monkeypatch.setattr(run, "STAMP", tmp_path / "venv" / "stamp")
    monkeypatch.setattr(sys, "executable", str(broken_python(tmp_path, "ensurepip is not available")))
    with pytest.raises(SystemExit) as stopped:
        run.make_venv()
    assert stopped.value.code == 1
    words = capsys.readouterr().err
    assert "can't make virtual environments" in words
    assert "ensurepip is not available" in words


def test_a_changed_engine_or_page_is_built_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "ROOT", tmp_path)
    source = tmp_path / "src" / "vermeil"
    for folder in (source / "words" / "en", tmp_path / "tools", tmp_path / "web" / "src"):
        folder.mkdir(parents=True)
    files = [tmp_path / "pyproject.toml", tmp_path / "hatch_build.py", source / "engine.pxd", source / "engine.py"]
    files += [
        tmp_path / "tools" / "page_build.py",
        tmp_path / "web" / "src" / "App.svelte",
        source / "words" / "en" / "a.ftl",
    ]
    seen = set()
    for file in files:
        file.touch()
    for file in files:
        seen.add(run.project_hash())
        file.write_text("changed")
    seen.add(run.project_hash())
    assert len(seen) == len(files) + 1
    (source / "plain.py").write_text("no .pxd beside it: an editable install needs no build for it")
    assert run.project_hash() in seen
