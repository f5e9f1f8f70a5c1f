"""How a command ends that could not play all it was asked for."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NoReturn

import typer

from vermeil.cli.codes import FAULTY, STOPPED


def leave(early: BaseException | str) -> NoReturn:
    """Say why in a line, with what was played printed and written before: Ctrl-C, or the fault of a bot."""
    if isinstance(early, KeyboardInterrupt):
        typer.echo("vermeil: stopped; what was played until then counts", err=True)
        raise typer.Exit(STOPPED)
    typer.echo(f"vermeil: {early}; what was played until then counts", err=True)
    raise typer.Exit(FAULTY)


@contextmanager
def told_if_stopped() -> Iterator[None]:
    """Ctrl-C before anything could be kept ends in a line and the exit code of Ctrl-C."""
    try:
        yield
    except KeyboardInterrupt:
        typer.echo("vermeil: stopped before the first deal was played", err=True)
        raise typer.Exit(STOPPED) from None
