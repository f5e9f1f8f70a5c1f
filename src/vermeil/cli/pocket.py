"""`vermeil pocket`: the whole product as static files, which play in a browser without a server."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

app = typer.Typer(
    help="The pocket edition: static files that play in a browser, offline too.",
    no_args_is_help=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)

MEGABYTE = 1_000_000

Folder = Annotated[Path, typer.Argument(metavar="DIR", help="The folder of the edition.")]


@app.command()
def build(
    folder: Folder,
    *,
    server: Annotated[
        str, typer.Option("--server", metavar="URL", help="Where friends can be met; the page leads there.")
    ] = "",
) -> None:
    """Build the edition into a folder, for any static web space and any path there (docs/pocket.md).

    It needs a checkout of Vermeil, clang, npm and the headers of Emscripten's C library; what is missing is named.
    """
    from vermeil.pocket.making.edition import build as make

    made = make(folder, server, lambda said: typer.echo(said, err=True))
    typer.echo(f"{folder}: edition {made.name}, {made.files} files, {made.bytes / MEGABYTE:.1f} MB")
    typer.echo(f"{made.gzipped / MEGABYTE:.2f} MB are sent where files are compressed on the way")


@app.command()
def serve(
    folder: Folder,
    *,
    host: Annotated[str, typer.Option("--host", help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help="The port; 0 takes a free one.")] = 8008,
) -> None:
    """Serve a built edition for a look, until Ctrl-C. Anything else that serves files will do as well."""
    from vermeil.pocket.serving import serve as run

    run(folder, host, port, lambda address: typer.echo(f"{folder} is at {address} until Ctrl-C"))
