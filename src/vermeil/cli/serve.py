"""`vermeil serve`: tables for people and bots on the network."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

LEVELS = ("critical", "error", "warning", "info", "debug")


def edition_in(folder: Path) -> str:
    """The whole path of a folder that holds a pocket edition; SetupError if it does not."""
    from vermeil.pocket.folders import require_edition

    require_edition(folder)
    return str(folder.resolve())


def serve(
    *,
    host: Annotated[
        str, typer.Option("--host", help="The address to listen on; 0.0.0.0 is all of them.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=1, max=65535, help="The port to listen on.")] = 8000,
    database: Annotated[
        str,
        typer.Option(
            "--database",
            envvar="VERMEIL_DATABASE",
            help="Where games are kept: sqlite:///FILE, or postgresql://... for several servers.",
        ),
    ] = "sqlite:///vermeil.db",
    workers: Annotated[
        int, typer.Option("--workers", min=1, max=64, help="Processes; more than one need PostgreSQL.")
    ] = 1,
    pace: Annotated[float, typer.Option("--bot-pace", min=0, max=60, help="Seconds that a bot takes, at least.")] = 0.8,
    think: Annotated[
        float, typer.Option("--bot-time", min=0.01, max=60, help="Seconds that a bot thinks, at most.")
    ] = 2.0,
    bots: Annotated[int, typer.Option("--bot-workers", min=1, max=64, help="Processes in which bots think.")] = 1,
    visits: Annotated[
        float,
        typer.Option("--visits", min=0, help="Tables and seats a minute that one address may take; 0: no limit."),
    ] = 60.0,
    connections: Annotated[
        int,
        typer.Option("--connections", min=0, help="Connections that one address may have open; 0: no limit."),
    ] = 200,
    entries: Annotated[
        int,
        typer.Option(
            "--day-entries", min=0, help="First tries at a deal of the day that count from one address; 0: no limit."
        ),
    ] = 12,
    hosts: Annotated[
        list[str] | None,
        typer.Option(
            "--allow-host",
            help="A name by which this server is reached from the internet, such as games.example.org; '*' is any. "
            "Addresses and names of a local network need not be named.",
        ),
    ] = None,
    origin: Annotated[
        list[str] | None, typer.Option("--origin", help="A page of another origin that may use this server.")
    ] = None,
    proxy: Annotated[
        str,
        typer.Option("--proxy", help="Addresses or networks of proxies whose X-Forwarded headers are believed."),
    ] = "",
    pocket: Annotated[
        Path | None,
        typer.Option("--pocket", metavar="DIR", help="Serve this pocket edition too, under /pocket/ (docs/pocket.md)."),
    ] = None,
    metrics: Annotated[
        str,
        typer.Option(
            "--metrics",
            metavar="HOST:PORT",
            help="Serve counters for Prometheus there; each further worker takes the next port.",
        ),
    ] = "",
    clock: Annotated[
        str, typer.Option("--clock", hidden=True, help="A file with seconds to add to the time by which days turn.")
    ] = "",
    bot: Annotated[
        list[str] | None,
        typer.Option("--bot", help="A bot of your own that may sit at tables: module:Class or ws://host:port."),
    ] = None,
    level: Annotated[str, typer.Option("--log-level", help=f"How much is logged: {', '.join(LEVELS)}.")] = "info",
) -> None:
    """Serve tables over HTTP and WebSocket (docs/protocol.md). A move is stored before it is acknowledged."""
    from vermeil.core.errors import SetupError
    from vermeil.server.serving import run
    from vermeil.server.settings import Settings
    from vermeil.server.transport.origins import EVERYBODY, check_names, trusts_all

    if level not in LEVELS:
        raise SetupError(f"a log level is one of {', '.join(LEVELS)}")
    if bot:
        from vermeil.bots.outside import make_known

        make_known(bot)
    check_names(hosts or (), origin or ())
    if trusts_all(proxy):
        typer.echo(EVERYBODY, err=True)
    settings = Settings(
        database=database,
        pace=pace,
        bot_seconds=think,
        bot_workers=bots,
        visits=visits,
        origins=tuple(origin or ()),
        hosts=tuple(hosts or ()),
        proxies=proxy,
        connections=connections,
        metrics=metrics,
        day_entries=entries,
        clock=clock,
        pocket="" if pocket is None else edition_in(pocket),
    )
    run(settings, host=host, port=port, workers=workers, level=level)
