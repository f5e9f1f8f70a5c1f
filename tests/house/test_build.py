"""The build hook: compiled where it can be, plain and loud about it where it can't."""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parents[2]
COMPILER = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
HAS_COMPILER = shutil.which(COMPILER) is not None


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A package as small as can be, built like ours: one engine that adds."""
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", ".gitignore"):
        shutil.copy(ROOT / name, tmp_path)
    (tmp_path / "tools").mkdir()
    for name in ("page_build.py", "package_page.py"):
        shutil.copy(ROOT / "tools" / name, tmp_path / "tools")
    package = tmp_path / "src" / "vermeil"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text('__version__ = "1"\n')
    (package / "engine.py").write_text("def add(a, b):\n    return a + b\n")
    (package / "engine.pxd").write_text("cpdef long add(long a, long b)\n")
    (package / "engine.so").write_text("left over from an editable install")
    return tmp_path


def build(project: Path, **env: str) -> tuple[Path, set[str], str]:
    done = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel"],
        cwd=project,
        env={key: value for key, value in os.environ.items() if key != "VERMEIL_PLAIN"} | env,
        capture_output=True,
        text=True,
        check=True,
    )
    (wheel,) = (project / "dist").glob("*.whl")
    with ZipFile(wheel) as archive:
        return wheel, set(archive.namelist()), done.stdout + done.stderr


def assert_plain(wheel: Path, names: set[str], output: str) -> None:
    assert wheel.name == "vermeil-1-py3-none-any.whl"
    assert {"vermeil/engine.py", "vermeil/engine.pxd"} <= names
    assert not [name for name in names if name.endswith((".so", ".pyd", ".c"))]
    assert "WITHOUT its compiled engines" in output


def test_plain_when_asked_for(project: Path) -> None:
    wheel, names, output = build(project, VERMEIL_PLAIN="1")
    assert_plain(wheel, names, output)
    assert "VERMEIL_PLAIN is set" in output


def test_plain_when_an_engine_does_not_compile(project: Path) -> None:
    (project / "src" / "vermeil" / "engine.pxd").write_text("cpdef nonsense(\n")
    wheel, names, output = build(project)
    assert_plain(wheel, names, output)
    assert "vermeil.engine does not compile" in output


def test_plain_when_there_is_no_compiler(project: Path) -> None:
    assert_plain(*build(project, CC="there-is-no-such-compiler"))


@pytest.mark.skipif(not HAS_COMPILER, reason=f"no C compiler ({COMPILER}) on this machine")
def test_compiled_otherwise(project: Path) -> None:
    wheel, names, output = build(project, CFLAGS="-O0")
    assert "WITHOUT its compiled engines" not in output
    assert "WITHOUT its page" in output, "this small package has none, and says so"
    assert not wheel.name.endswith("-any.whl")
    (extension,) = (name for name in names if name.endswith((".so", ".pyd")))
    assert extension == "vermeil/engine" + sysconfig.get_config_var("EXT_SUFFIX")
    assert not list((project / "src").rglob("*.c")), "C files belong in build/"
    with ZipFile(wheel) as archive:
        archive.extract(extension, project / "installed")
    done = subprocess.run(
        [sys.executable, "-c", "import engine; print(engine.add(2, 3), engine.__file__)"],
        cwd=project / "installed" / "vermeil",
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.startswith("5 ")
    assert not done.stdout.strip().endswith(".py")
