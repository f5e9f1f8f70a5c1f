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
from vermeil.games import rules_of_record
from vermeil.words import TONGUES

if TYPE_CHECKING:
    from rich.table import Table

    from vermeil.coach import Review

CARES = ("quick", "full")
RECORDS = ("*.txt", "*.vermeil")
DIGITS = {"share": 3, "points": 1}


def review(
    record: Annotated[
        Path, typer.Argument(help="A finished game's record, a folder of them, or - for standard input.")
    ],
    *,
    seat: Annotated[
        int | None, typer.Option("--seat", help="Only this seat, from 0; all if not given, or 0 of a folder.")
    ] = None,
    care: Annotated[str, typer.Option("--care", help="quick, or full with far more playouts.")] = "quick",
    deck: Annotated[Path | None, typer.Option("--deck", help="The deck file that the record was made with.")] = None,
    to_json: Annotated[
        str | None, typer.Option("--json", help="Write all of it to this file; - is the output.")
    ] = None,
    to_html: Annotated[Path | None, typer.Option("--html", help="Write one page with graph and cards.")] = None,
    seed: Annotated[int, typer.Option("--seed", help="The same seed gives the same review.")] = 0,
    language: Annotated[str | None, typer.Option("--language", help=f"{TONGUES}; yours if not given.")] = None,
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
            _my_play(record, seat, care, seed, deck, to_json, tongue)
            return
        with looking_at(record):
            text = load_text(record)
            found, options = _reviewed(text, seat, care, seed, deck, tongue)
    except KeyboardInterrupt:
        typer.echo("vermeil: stopped before the review was done", err=True)
        raise typer.Exit(STOPPED) from None
    # Files first: whoever reads only the head of what is printed gets them too.
    if to_html is not None:
        from vermeil.coach.page import page

        to_html.write_text(page(found, text, tongue, options, seat), encoding="utf-8")
    if to_json not in {None, "-"}:
        Path(str(to_json)).write_text(json.dumps(found.data, indent=1) + "\n", encoding="utf-8")
    if to_json == "-":
        typer.echo(json.dumps(found.data))
    else:
        _print(found, seat, tongue)


def _reviewed(
    text: str, seat: int | None, care: str, seed: int, deck: Path | None, tongue: str
) -> tuple[Review, dict[str, Any]]:
    """The review of a record, with a bar that tells how far it is."""
    from vermeil.cli.progress import bars
    from vermeil.coach import Review
    from vermeil.coach import review as findings
    from vermeil.words import words

    options = _options(text, deck)
    _require_seat(read(text).players, seat)
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
    rules = rules_of_record(record)
    if deck is None:
        return {}
    if not hasattr(rules.Deck, "load"):
        raise SetupError(f"--deck is for decks that are drawn; those of {record.game} have names")
    return {"deck": rules.Deck.load(deck)}


def _require_seat(players: int, seat: int | None) -> None:
    if seat is not None and not 0 <= seat < players:
        raise SetupError(f"there is no seat {seat} in a game of {players}")


def _print(found: Review, seat: int | None, tongue: str) -> None:
    """The accounts, the graph, and the tables."""
    from rich.console import Console

    from vermeil.coach.letters import drawn_graph
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
            for key, word in (("losses_by_kind", "kind"), ("luck_by_source", "source")):
                console.print(_parts_table(figures, key, word, found.data["players"], tongue))


def _dear_table(found: Review, seat: int | None, tongue: str) -> Table:
    from rich.table import Table

    from vermeil.coach.page import dearest, who
    from vermeil.words import words

    say = words(tongue)
    table = Table(title=say("coach-dear"), box=None, padding=(0, 1, 0, 0))
    # 80 columns must do: numbers stay whole, and words break into lines. A move or an interval cut off says nothing.
    together = found.data["players"] > 1
    lost = ("share", "points") if together else ("points",)
    for column in ("line", "who", "kind", "played", "better", *lost, "mark"):
        heading = say(f"coach-column-{column}").replace(" ", "\n")
        table.add_column(heading, overflow="fold", no_wrap=column in {"line", "share", "points"})
    for decision in dearest(found, seat):
        numbers = [_interval(decision[scale], DIGITS[scale], tongue) for scale in lost]
        table.add_row(
            str(decision["line"]),
            who(decision["seat"], tongue),
            say(f"coach-kind-{decision['kind']}"),
            decision["played"],
            decision["better"] or "",
            *numbers,
            say(f"coach-mark-{decision['mark']}").replace(" ", "\n"),
        )
    return table


def _interval(loss: dict[str, float], digits: int, tongue: str) -> str:
    from vermeil.coach.page import number_of

    lost, low, high = (number_of(loss[key], digits, tongue) for key in ("loss", "low", "high"))
    return f"{lost}\n{low}..{high}"


def _parts_table(figures: dict[str, Any], key: str, word: str, players: int, tongue: str) -> Table:
    from rich.table import Table

    from vermeil.coach.page import number_of, who
    from vermeil.words import words

    say = words(tongue)
    table = Table(title=f"{who(figures['seat'], tongue)}: {say(f'coach-{word}s')}")
    scales = ("share", "points") if players > 1 else ("points",)
    for column in ("kind", "count", *(scale if word == "kind" else f"luck-{scale}" for scale in scales)):
        table.add_column(say(f"coach-column-{column}"))
    for name, part in figures[key].items():
        numbers = [number_of(part[scale], DIGITS[scale], tongue) for scale in scales]
        table.add_row(say(f"coach-{word}-{name}"), f"{part['count']:.0f}", *numbers)
    return table


# --- a folder of records ------------------------------------------------------------------------------------


def _my_play(
    folder: Path, seat: int | None, care: str, seed: int, deck: Path | None, to_json: str | None, tongue: str
) -> None:
    """All games of a folder, in the order of their names: losses by kind, how it went, and beside the levels."""
    from rich.console import Console

    from vermeil.coach.habits import my_play
    from vermeil.words import words

    say, games = words(tongue), []
    for file in sorted({file for pattern in RECORDS for file in folder.glob(pattern) if file.is_file()}):
        try:
            if file.stat().st_size > 4 * MAX_RECORD:
                raise RecordError(f"a record has at most {MAX_RECORD} characters")
            found, _ = _reviewed(load_text(file), seat, care, seed, deck, tongue)
        except VermeilError as error:
            typer.echo(say("coach-skipped", file=file.name, why=str(error)), err=True)
            continue
        played = {key: found.data[key] for key in ("game", "players")}
        games.append({"file": file.name, **played, "seat": found.seats[seat or 0]})
    if not games:
        raise SetupError(f"{folder} holds no finished game that can be reviewed")
    data = my_play(games)
    if to_json == "-":
        typer.echo(json.dumps(data))
        return
    console = Console()
    console.print(say("coach-my-play", count=len(games)), style="bold")
    for each in _my_tables(data, tongue):
        console.print(each, highlight=False)
    if to_json is not None:
        Path(to_json).write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")


def _my_tables(data: dict[str, Any], tongue: str) -> list[Table | str]:
    from rich.table import Table

    from vermeil.coach.page import number_of, rated, signed_number
    from vermeil.words import words

    say, games = words(tongue), data["games"]
    together = any(game["players"] > 1 for game in games)
    scales = ("share", "points") if together else ("points",)
    lost = Table(title=say("coach-kinds"))
    for column in ("kind", "count", *scales):
        lost.add_column(say(f"coach-column-{column}"))
    for name, part in sorted(data["losses_by_kind"].items(), key=lambda pair: -pair[1][scales[0]]):
        numbers = [number_of(part[scale], DIGITS[scale], tongue) for scale in scales]
        lost.add_row(say(f"coach-kind-{name}"), f"{part['count']:.0f}", *numbers)
    over_time = Table(title=say("coach-over-time"))
    for column in ("record", "accuracy", "slip", "rating", "luck-points"):
        over_time.add_column(say(f"coach-column-{column}"))
    for game in games:
        figures = game["seat"]
        rating = f"{rated(figures['rating'])['rating']}" if figures["rating"] else ""
        slip, luck = number_of(figures["slip"], 2, tongue), signed_number(figures["points"]["luck"], 1, tongue)
        over_time.add_row(game["file"], f"{figures['accuracy']:.0f} %", slip, rating, luck)
    found: list[Table | str] = [lost, over_time]
    for name, part in data["by_game"].items():
        found += _beside_levels(name, part, tongue)
    return found


def _beside_levels(name: str, part: dict[str, Any], tongue: str) -> list[Table | str]:
    """One's own rating in a game, between those of the levels, and whether it got better."""
    from rich.table import Table

    from vermeil.coach.page import number_of, rated
    from vermeil.words import words

    say = words(tongue)
    found: list[Table | str] = []
    game = say(f"game-{name}")
    if part["rating"] is not None:
        found.append(say("coach-my-rating", game=game, count=part["games"], **rated(part["rating"])))
        table = Table(title=f"{game}: {say('coach-levels')}")
        for column in ("level", "rating", "slip"):
            table.add_column(say(f"coach-column-{column}"))
        rows = [(say(f"level-{level}"), each["rating"], each["slip"]) for level, each in part["levels"].items()]
        rows.append((say("coach-me"), round(part["rating"]["rating"], -1), part["slip"]))
        for who, rating, slip in sorted(rows, key=lambda row: row[1]):
            table.add_row(who, f"{rating:.0f}", number_of(slip, 2, tongue))
        found.append(table)
    if part["halves"] is not None:
        early, late = (number_of(half, 2, tongue) for half in part["halves"])
        found.append(say("coach-trend", game=game, early=early, late=late))
    return found
