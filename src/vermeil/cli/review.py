"""`vermeil review`: which decision cost the game, and what was luck."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from vermeil.cli.codes import STOPPED
from vermeil.cli.output import writable
from vermeil.cli.records import load_text, looking_at
from vermeil.core.errors import RecordError, SetupError, VermeilError
from vermeil.core.record import MAX_RECORD, read
from vermeil.games import GAMES, rules_of

if TYPE_CHECKING:
    from rich.table import Table

    from vermeil.coach import Review

CARES = ("quick", "full")
HIGH = 12  # lines of the graph
RECORDS = ("*.txt", "*.vermeil")


def review(
    record: Annotated[
        Path, typer.Argument(help="A finished game's record, a folder of them, or - for standard input.")
    ],
    *,
    seat: Annotated[int | None, typer.Option("--seat", help="Only this seat, from 0; all if not given.")] = None,
    care: Annotated[str, typer.Option("--care", help="quick, or full with far more playouts.")] = "quick",
    deck: Annotated[Path | None, typer.Option("--deck", help="The deck file that the record was made with.")] = None,
    to_json: Annotated[
        str | None, typer.Option("--json", help="Write all of it to this file; - is the output.")
    ] = None,
    to_html: Annotated[Path | None, typer.Option("--html", help="Write one page with graph and cards.")] = None,
    seed: Annotated[int, typer.Option("--seed", help="The same seed gives the same review.")] = 0,
    language: Annotated[str | None, typer.Option("--language", help="en, es or de; yours if not given.")] = None,
) -> None:
    """Review a finished game: what each decision cost by what its seat knew, and what was luck (docs/coach.md).

    A folder gives "my play": the losses of all its games by kind of decision, and game by game. The exit code is 0 if
    the record holds, 1 if it is refused, with the line and the reason, 2 if nothing could be looked at.
    """
    from vermeil.words import LANGUAGES, preferred

    if care not in CARES:
        raise SetupError(f"--care is {' or '.join(CARES)}, not {care!r}")
    if language is not None and language not in LANGUAGES:
        raise SetupError(f"--language is {', '.join(LANGUAGES)}, not {language!r}")
    tongue = language or preferred()
    writable(None if to_json in {None, "-"} else Path(str(to_json)))
    writable(to_html)
    try:
        if record.is_dir():
            if to_html is not None:
                raise SetupError("--html shows one game; for a folder there is --json")
            _my_play(record, seat, care, deck, to_json, tongue)
            return
        with looking_at(record):
            text = load_text(record)
            found, options = _reviewed(text, care, seed, deck, tongue)
            _require_seat(found, seat)
    except KeyboardInterrupt:
        typer.echo("vermeil: stopped before the review was done", err=True)
        raise typer.Exit(STOPPED) from None
    if to_json == "-":
        typer.echo(json.dumps(found.data))
    else:
        _print(found, seat, tongue)
        if to_json is not None:
            Path(to_json).write_text(json.dumps(found.data, indent=1) + "\n", encoding="utf-8")
    if to_html is not None:
        from vermeil.coach.page import page

        to_html.write_text(page(found, text, tongue, options, seat), encoding="utf-8")


def _reviewed(text: str, care: str, seed: int, deck: Path | None, tongue: str) -> tuple[Review, dict[str, Any]]:
    """The review of a record, with a bar that tells how far it is."""
    from vermeil.cli.progress import bars
    from vermeil.coach import Review
    from vermeil.coach import review as findings
    from vermeil.words import words

    options = _options(text, deck)
    with bars(vanish=True) as progress:
        task = progress.add_task(words(tongue)("coach-working"), total=None)

        def tick(done: int, total: int) -> None:
            progress.update(task, completed=done, total=total)

        care_taken: Any = care
        for found in findings(text, care_taken, seed, deck=options.get("deck"), tick=tick):
            if isinstance(found, Review):
                return found, options
    raise AssertionError("every review ends in one")  # pragma: no cover


def _options(text: str, deck: Path | None) -> dict[str, Any]:
    record = read(text)
    if record.game not in GAMES:
        raise record.refuse("game", f"there is no game {record.game[:40]!r}; there are {', '.join(GAMES)}")
    if deck is None:
        return {}
    rules = rules_of(record.game)
    if not hasattr(rules.Deck, "load"):
        raise SetupError(f"--deck is for decks that are drawn; those of {record.game} have names")
    return {"deck": rules.Deck.load(deck)}


def _require_seat(found: Review, seat: int | None) -> None:
    players = found.data["players"]
    if seat is not None and not 0 <= seat < players:
        raise SetupError(f"there is no seat {seat} in a game of {players}")


def _print(found: Review, seat: int | None, tongue: str) -> None:
    """The accounts, the graph, and the tables."""
    from rich.console import Console

    from vermeil.coach.page import by_whom, dearest, graph_title, said, sums
    from vermeil.words import words

    say, console = words(tongue), Console()
    console.print(say("coach-title", game=say(f"game-{found.data['game']}")), style="bold")
    console.print(by_whom(found, tongue), style="dim")
    for figures in found.seats:
        if seat is None or figures["seat"] == seat:
            for line in sums(figures, found.data["players"], tongue):
                console.print(line, highlight=False)
    console.print(say(graph_title(found)), style="bold")
    for line in drawn_graph(found, console.width - 1):
        console.print(line, highlight=False, markup=False)
    dear = _dear_table(found, seat, tongue)
    console.print(dear if dear.row_count else say("coach-nothing-dear"))
    for decision in dearest(found, seat):
        better = decision["better"] or decision["played"]
        console.print(f"{decision['line']} {better}: {said(decision, tongue)}", highlight=False, markup=False)
    for figures in found.seats:
        if seat is None or figures["seat"] == seat:
            console.print(_parts_table(figures, "losses_by_kind", "kind", tongue))
            console.print(_parts_table(figures, "luck_by_source", "source", tongue))


def drawn_graph(found: Review, width: int) -> list[str]:
    """Winning shares (alone, leads) in letters: each seat is its number."""
    values, players = found.data["values"], found.data["players"]
    scale = "points" if players == 1 else "share"
    most = max(1.0, *(max(value[scale]) for value in values))
    columns = min(max(10, width - 6), len(values))
    rows = [[" "] * columns for _ in range(HIGH)]
    for column in range(columns):
        value = values[column * (len(values) - 1) // max(1, columns - 1)]
        for seat in reversed(range(players)):
            height = min(HIGH - 1, max(0, int(value[scale][seat] / most * (HIGH - 1) + 0.5)))
            rows[HIGH - 1 - height][column] = str(seat + 1)
    labels = {0: f"{most:4.2f}" if players > 1 else f"{most:4.0f}", HIGH - 1: "   0"}
    return [f"{labels.get(at, '    ')} {''.join(row)}" for at, row in enumerate(rows)]


def _dear_table(found: Review, seat: int | None, tongue: str) -> Table:
    from rich.table import Table

    from vermeil.coach.page import dearest, who
    from vermeil.words import words

    say = words(tongue)
    table = Table(title=say("coach-dear"), box=None, padding=(0, 1, 0, 0))
    # 80 columns must do: numbers stay whole, and words break into lines. A move or an interval cut off says nothing.
    for column in ("line", "who", "kind", "played", "better", "share", "points", "mark"):
        heading = say(f"coach-column-{column}").replace(" ", "\n")
        table.add_column(heading, overflow="fold", no_wrap=column in {"line", "share", "points"})
    for decision in dearest(found, seat):
        share, points = decision["share"], decision["points"]
        table.add_row(
            str(decision["line"]),
            who(decision["seat"], tongue),
            say(f"coach-kind-{decision['kind']}"),
            decision["played"],
            decision["better"] or "",
            f"{share['loss']:.3f}\n{share['low']:.3f}..{share['high']:.3f}",
            f"{points['loss']:.1f}\n{points['low']:.1f}..{points['high']:.1f}",
            say(f"coach-mark-{decision['mark']}").replace(" ", "\n"),
        )
    return table


def _parts_table(figures: dict[str, Any], key: str, word: str, tongue: str) -> Table:
    from rich.table import Table

    from vermeil.coach.page import who
    from vermeil.words import words

    say = words(tongue)
    table = Table(title=f"{who(figures['seat'], tongue)}: {say(f'coach-{word}s')}")
    lost = word == "kind"
    for column in ("kind", "count", "share" if lost else "luck-share", "points" if lost else "luck-points"):
        table.add_column(say(f"coach-column-{column}"))
    for name, part in figures[key].items():
        row = (f"{part['count']:.0f}", f"{part['share']:.3f}", f"{part['points']:.1f}")
        table.add_row(say(f"coach-{word}-{name}"), *row)
    return table


# --- a folder of records ------------------------------------------------------------------------------------


def _my_play(folder: Path, seat: int | None, care: str, deck: Path | None, to_json: str | None, tongue: str) -> None:
    """All games of a folder, in the order of their names: losses by kind, and how it went from game to game."""
    from rich.console import Console

    from vermeil.words import words

    say, games = words(tongue), []
    for file in sorted({file for pattern in RECORDS for file in folder.glob(pattern) if file.is_file()}):
        try:
            if file.stat().st_size > 4 * MAX_RECORD:
                raise RecordError(f"a record has at most {MAX_RECORD} characters")
            found, _ = _reviewed(load_text(file), care, 0, deck, tongue)
            _require_seat(found, seat)
        except VermeilError as error:
            typer.echo(say("coach-skipped", file=file.name, why=str(error)), err=True)
            continue
        games.append({"file": file.name, "game": found.data["game"], "seat": found.seats[seat or 0]})
    if not games:
        raise SetupError(f"{folder} holds no finished game that can be reviewed")
    kinds = by_kind([game["seat"] for game in games])
    data = {"games": games, "losses_by_kind": kinds}
    if to_json == "-":
        typer.echo(json.dumps(data))
        return
    console = Console()
    console.print(say("coach-my-play", count=str(len(games))), style="bold")
    for table in _my_tables(games, kinds, tongue):
        console.print(table)
    if to_json is not None:
        Path(to_json).write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")


def by_kind(seats: list[dict[str, Any]]) -> dict[str, dict[str, float]]:
    """The losses of several games by kind of decision."""
    found: dict[str, dict[str, float]] = {}
    for figures in seats:
        for kind, part in figures["losses_by_kind"].items():
            into = found.setdefault(kind, dict.fromkeys(part, 0.0))
            for key, value in part.items():
                into[key] += value
    return found


def _my_tables(games: list[dict[str, Any]], kinds: dict[str, dict[str, float]], tongue: str) -> list[Table]:
    from rich.table import Table

    from vermeil.words import words

    say = words(tongue)
    lost = Table(title=say("coach-kinds"))
    for column in ("kind", "count", "share", "points"):
        lost.add_column(say(f"coach-column-{column}"))
    for name, part in sorted(kinds.items(), key=lambda pair: -pair[1]["share"]):
        lost.add_row(say(f"coach-kind-{name}"), f"{part['count']:.0f}", f"{part['share']:.3f}", f"{part['points']:.1f}")
    over_time = Table()
    for column in ("record", "accuracy", "rate", "luck"):
        over_time.add_column(say(f"coach-column-{column}"))
    for game in games:
        figures = game["seat"]
        row = (f"{figures['accuracy']:.0f} %", f"{figures['error_rate']:.0f}", f"{figures['share']['luck']:+.2f}")
        over_time.add_row(game["file"], *row)
    return [lost, over_time]
