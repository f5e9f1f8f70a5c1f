"""The page's files: what is opened, what is cached, and what stays out of reach."""

from __future__ import annotations

import gzip
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from vermeil.server.app import make_app
from vermeil.server.routes import page as pages
from vermeil.server.settings import Settings

INDEX = "<!doctype html><title>built</title>"


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient[Litestar]]:
    """A server whose page is built: a few files in a folder of the test's own."""
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text(INDEX, encoding="utf-8")
    (page / "icon.svg").write_text("<svg/>", encoding="utf-8")
    (page / "assets" / "app-1a2b.js").write_text("let a = 1", encoding="utf-8")
    (page / "assets" / "app-1a2b.js.gz").write_bytes(gzip.compress(b"let a = 1"))
    (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")
    monkeypatch.setattr(pages, "PAGE", page)
    with TestClient(make_app(Settings(database=f"sqlite:///{tmp_path / 'tables.db'}"))) as client:
        yield client


def test_every_path_of_the_pages_router_opens_the_page(client: TestClient[Litestar]) -> None:
    for path in (
        "/",
        "/t/abc",
        "/watch/abc",
        "/replay",
        "/learn/pyramids",
        "/rules/pyramids",
        "/print/abc",
        "/daily",
        "/daily/2026-11-18",
    ):
        answer = client.get(path)
        assert (answer.status_code, answer.text) == (200, INDEX), path
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["cache-control"] == "no-cache"
        assert "default-src 'self'" in answer.headers["content-security-policy"]
        assert "script-src" not in answer.headers["content-security-policy"]  # so 'self' alone: no inline script


def test_hashed_files_are_kept_forever_and_come_compressed_if_they_can(client: TestClient[Litestar]) -> None:
    answer = client.get("/assets/app-1a2b.js", headers={"accept-encoding": "br, gzip;q=0.8"})
    assert answer.text == "let a = 1"
    assert answer.headers["content-encoding"] == "gzip"
    assert "immutable" in answer.headers["cache-control"]
    assert "javascript" in answer.headers["content-type"]
    plain = client.get("/assets/app-1a2b.js", headers={"accept-encoding": "identity"})
    assert plain.text == "let a = 1"
    assert "content-encoding" not in plain.headers
    assert client.get("/icon.svg").headers["content-type"].startswith("image/svg+xml")


def test_nothing_else_is_reached(client: TestClient[Litestar]) -> None:
    for path in ("/assets/no.js", "/secret.txt", "/assets/..%2f..%2fsecret.txt", "/assets/%2e%2e/index.html", "/x/y"):
        answer = client.get(path)
        assert (answer.status_code, answer.json()["code"]) == (404, "wire/invalid"), path


def test_a_file_that_is_not_there_is_looked_up_and_no_folder_is_read(client: TestClient[Litestar]) -> None:
    read: list[object] = []
    watching = True

    def watch(event: str, arguments: tuple[object, ...]) -> None:
        if watching and event in {"os.scandir", "os.listdir"}:
            read.append(arguments)

    sys.addaudithook(watch)  # it stays forever, and then watches nothing
    for path in ("/assets/no.js", "/nothing.txt", "/assets/" + "a" * 300, "/assets/%00", "/assets/app-1a2b.js.gz"):
        assert client.get(path).status_code == 404, path
    watching = False
    assert read == []


def test_a_person_who_mistypes_an_address_gets_the_page_and_a_program_a_refusal(client: TestClient[Litestar]) -> None:
    for path in ("/nonsense", "/t/", "/x/y", "/t"):
        answer = client.get(path, headers={"accept": "text/html,application/xhtml+xml"})
        assert (answer.status_code, answer.text) == (404, INDEX), path
        assert answer.headers["cache-control"] == "no-cache"
        assert client.get(path).json()["code"] == "wire/invalid"
    for path in ("/api/nonsense", "/assets/no.js"):
        assert client.get(path, headers={"accept": "text/html"}).json()["code"] == "wire/invalid", path


def test_a_page_that_is_built_anew_is_served_at_once(client: TestClient[Litestar], tmp_path: Path) -> None:
    assert client.get("/assets/app-1a2b.js").status_code == 200
    assets = tmp_path / "page" / "assets"
    (assets / "app-1a2b.js").unlink()
    (assets / "app-1a2b.js.gz").unlink()
    (assets / "app-3c4d.js").write_text("let a = 2", encoding="utf-8")
    assert client.get("/assets/app-3c4d.js").text == "let a = 2"
    assert client.get("/assets/app-1a2b.js").status_code == 404
    (tmp_path / "page" / "index.html").unlink()
    assert "has not been built" in client.get("/").text
    (tmp_path / "page" / "index.html").write_text(INDEX, encoding="utf-8")
    assert client.get("/").text == INDEX


def test_a_server_without_a_built_page_says_so(
    client: TestClient[Litestar], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "PAGE", tmp_path / "nothing")
    answer = client.get("/")
    assert answer.status_code == 200
    assert "has not been built" in answer.text
    assert "<script" not in answer.text
