"""A server hands the edition out; `vermeil pocket` says in one sentence what is wrong."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.server.process import Server
from vermeil.core.errors import SetupError
from vermeil.pocket.folders import MARK, require_edition
from vermeil.pocket.making import toolchain
from vermeil.pocket.making.edition import _replace as replace_files
from vermeil.pocket.making.edition import build, page


def small_edition(folder: Path) -> Path:
    (folder / "runtime").mkdir(parents=True)
    (folder / MARK).write_text("Vermeil's pocket edition 0123\n", encoding="utf-8")
    (folder / "index.html").write_text("<html><head><title>x</title></head></html>", encoding="utf-8")
    (folder / "runtime" / "engine.wasm").write_bytes(b"\0asm")
    return folder


def test_a_server_hands_it_out_below_a_path_of_its_own(tmp_path: Path) -> None:
    folder = small_edition(tmp_path / "pocket")
    (tmp_path / "secret.txt").write_text("not yours", encoding="utf-8")
    with (
        Server(f"sqlite:///{tmp_path / 'tables.db'}", pocket=str(folder)) as server,
        httpx.Client(base_url=server.url) as client,
    ):
        assert client.get("/pocket").headers["location"] == "/pocket/"
        index = client.get("/pocket/")
        assert '<meta name="vermeil-server" content="../" />' in index.text
        assert "'wasm-unsafe-eval'" in index.headers["content-security-policy"]
        assert "'wasm-unsafe-eval'" not in client.get("/").headers["content-security-policy"]
        wasm = client.get("/pocket/runtime/engine.wasm")
        assert wasm.headers["content-type"] == "application/wasm"
        assert wasm.content == b"\0asm"
        strange = ("/pocket/a%00b", f"/pocket/{'a' * 3000}")  # no file can be called so
        for path in (
            *("/pocket/nothing", "/pocket/runtime", "/pocket/%2e%2e/secret.txt", "/pocket/..%2fsecret.txt"),
            *strange,
        ):
            assert client.get(path).status_code == 404, path[:40]


@pytest.mark.parametrize("command", [["pocket", "serve"], ["serve", "--pocket"]])
def test_a_folder_without_an_edition_is_refused(command: list[str], tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "vermeil", *command, str(tmp_path)], capture_output=True, text=True, check=False
    )
    assert done.returncode != 0
    assert "is not a pocket edition" in done.stderr.replace("\n", " ")
    assert "Traceback" not in done.stderr


def test_a_folder_with_something_else_is_not_overwritten(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("precious", encoding="utf-8")
    with pytest.raises(SetupError, match="is not a pocket edition; name another folder"):
        build(tmp_path)
    assert (tmp_path / "mine.txt").read_text(encoding="utf-8") == "precious"


def test_a_first_build_that_is_broken_off_leaves_a_folder_for_the_next(tmp_path: Path) -> None:
    folder, fresh = tmp_path / "pocket", small_edition(tmp_path / "fresh")
    (fresh / "service_worker.js").write_text("const FILES = []\n", encoding="utf-8")
    (fresh / "assets").write_text("a file", encoding="utf-8")
    (folder / "assets").mkdir(parents=True)  # in its place, so that nothing more is moved
    with pytest.raises(OSError, match="assets"):
        replace_files(folder, fresh)
    assert (folder / MARK).exists()
    with pytest.raises(SetupError, match="is not a pocket edition"):  # nobody hands out what is not whole
        require_edition(folder)
    (folder / "assets").rmdir()
    replace_files(folder, fresh)
    assert require_edition(folder) == "0123"
    assert sorted(file.name for file in folder.iterdir()) == sorted(
        ["assets", "index.html", "runtime", "service_worker.js", MARK]
    )


def test_a_build_that_fails_leaves_no_folder_of_its_own(
    edition: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert edition.exists()
    broken = tmp_path / "bin" / f"clang-{toolchain.COMPILERS[0]}"
    broken.parent.mkdir()
    broken.write_text("#!/bin/sh\nexit 1\n", encoding="utf-8")
    broken.chmod(0o755)
    monkeypatch.setenv("PATH", f"{broken.parent}{os.pathsep}{os.environ['PATH']}")
    kept = tmp_path / "empty"
    kept.mkdir()
    for folder in (tmp_path / "new" / "pocket", kept):
        with pytest.raises(SetupError, match="clang does not start"):
            build(folder)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["bin", "empty"]
    assert list(kept.iterdir()) == []


def test_the_same_sources_make_the_same_edition_and_only_an_older_one_gives_way(edition: Path, tmp_path: Path) -> None:
    folder = small_edition(tmp_path / "pocket")
    worker = folder / "service_worker.js"
    worker.write_text('const FILES = ["./", "runtime/engine.wasm", "../neighbour.txt"]\n', encoding="utf-8")
    for name in ("pocket/CNAME", "neighbour.txt", "pocket.new"):
        (tmp_path / name).write_text("mine", encoding="utf-8")
    made = build(folder)
    assert made.name == require_edition(edition)
    assert made.files == len([file for file in folder.rglob("*") if file.is_file()]) - 1
    assert not (folder / "runtime" / "engine.wasm").exists()
    for name in ("pocket/CNAME", "neighbour.txt", "pocket.new"):
        assert (tmp_path / name).read_text(encoding="utf-8") == "mine"
    with pytest.raises(SetupError, match="can't be written: Not a directory"):
        build(folder / "CNAME" / "pocket")


def test_what_is_missing_is_named_in_one_sentence(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv(toolchain.HEADERS, str(tmp_path))
    with pytest.raises(SetupError) as refusal:
        toolchain.found()
    said = str(refusal.value)
    assert "\n" not in said
    for word in ("clang-19", "lld-19", "emscripten"):
        assert word in said


def test_the_page_finds_its_parts_beside_it() -> None:
    html = '<head>\n<meta charset="utf-8" />\n<script src="/assets/page.js"></script></head>'
    made = page(html, "0123", "https://games.example.org/?a=1&b")
    assert 'src="./assets/page.js"' in made
    assert '<meta name="vermeil-pocket" content="0123" />' in made
    assert 'content="https://games.example.org/?a=1&amp;b"' in made
