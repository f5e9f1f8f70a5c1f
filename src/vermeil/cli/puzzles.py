"""`vermeil puzzles`: find the one best move; and make a set of such puzzles."""

from __future__ import annotations

from datetime import UTC, date, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from vermeil.cli.codes import STOPPED
from vermeil.cli.output import writable
from vermeil.core.errors import SetupError
from vermeil.games import GAMES, USUAL, find_game
from vermeil.words import TONGUES

if TYPE_CHECKING:
    from collections.abc import Iterable

    from vermeil.puzzles import Puzzle
    from vermeil.puzzles.puzzle import PuzzleFile

app = typer.Typer(
    help="Puzzles: positions in which one move is clearly the best.",
    no_args_is_help=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)

GameOption = Annotated[str, typer.Option("--game", "-g", help=f"Which game: {', '.join(GAMES)}.")]
AnyGame = Annotated[str | None, typer.Option("--game", "-g", help=f"Only this game: {', '.join(GAMES)}.")]
Theme = Annotated[str | None, typer.Option("--theme", help="Only this theme; `vermeil puzzles list` has them.")]
Difficulty = Annotated[str | None, typer.Option("--difficulty", help="Only this one: easy, medium, strong or expert.")]
Language = Annotated[str | None, typer.Option("--language", help=f"{TONGUES}; yours if not given.")]


@app.command("list")
def list_(
    *, game: AnyGame = None, theme: Theme = None, difficulty: Difficulty = None, language: Language = None
) -> None:
    """List the puzzles by game, theme and difficulty, and how many of them were solved in this terminal."""
    from collections import Counter

    from rich.console import Console
    from rich.table import Table

    from vermeil.cli.session import speech_for
    from vermeil.puzzles import listed
    from vermeil.puzzles.themes import DIFFICULTIES
    from vermeil.terminal.puzzles import solved

    say, done = speech_for(language).words, solved()
    found = listed(None if game is None else find_game(game), theme, difficulty)
    console = Console()
    for name in dict.fromkeys(puzzle.game for puzzle in found):
        mine = [puzzle for puzzle in found if puzzle.game == name]
        count = sum(puzzle.id in done for puzzle in mine)
        told = say("puzzles-progress", solved=count, count=len(mine))
        table = Table(title=f"{say(f'game-{name}')}: {told}", title_justify="left")
        table.add_column(say("puzzles-theme"))
        for word in DIFFICULTIES:
            table.add_column(say(f"puzzles-difficulty-{word}"), justify="right")
        counted = Counter((puzzle.entry.theme, puzzle.entry.difficulty) for puzzle in mine)
        for word in dict.fromkeys(puzzle.entry.theme for puzzle in mine):
            numbers = [str(counted[word, level] or "") for level in DIFFICULTIES]
            table.add_row(f"{say(f'puzzles-theme-{word}')} ({word})", *numbers)
        console.print(table)
    if not found:
        typer.echo(say("puzzles-none"))


@app.command()
def solve(
    puzzle: Annotated[str | None, typer.Argument(help="A puzzle's id; else those that are not solved yet.")] = None,
    *,
    game: GameOption = USUAL,
    theme: Theme = None,
    difficulty: Difficulty = None,
    language: Language = None,
) -> None:
    """Solve puzzles in this terminal, one after the other, the simplest first; Ctrl-C or quit leaves.

    A move is typed as records spell it; `moves` lists them, `show` gives up. What was solved is kept on this computer.
    """
    from vermeil.puzzles import listed, puzzle_of
    from vermeil.terminal.puzzles import solved

    if puzzle is not None:
        _play([puzzle_of(puzzle)], language)
        return
    done = solved()
    found = listed(find_game(game), theme, difficulty)
    _play([each for each in found if each.id not in done] or found, language)


@app.command("daily")
def daily_(
    *,
    game: GameOption = USUAL,
    day: Annotated[str | None, typer.Option("--day", help="Another day's, such as 2026-11-18; else today's.")] = None,
    language: Language = None,
) -> None:
    """Solve the puzzle of the day, which is the same for everybody (UTC)."""
    from vermeil.puzzles import daily

    _play([daily(find_game(game), _day(day))], language)


def _day(text: str | None) -> date:
    if text is None:
        return datetime.now(UTC).date()
    try:
        return date.fromisoformat(text)
    except ValueError as error:
        raise SetupError(f"--day is written like 2026-11-18, not {text[:20]!r}") from error


def _play(puzzles: Iterable[Puzzle], language: str | None) -> None:
    from vermeil.cli.session import ask, speech_for
    from vermeil.terminal.plain.console import Left
    from vermeil.terminal.plain.width import folded
    from vermeil.terminal.puzzles import PuzzleConsole

    speech = speech_for(language)
    console = PuzzleConsole(speech, ask, lambda text: typer.echo(folded(text)))
    some = False
    try:
        for puzzle in puzzles:
            if some:
                typer.echo("")
            console.solve(puzzle)
            some = True
    except (Left, EOFError, KeyboardInterrupt):
        typer.echo("")
        return
    if not some:
        typer.echo(speech.words("puzzles-none"))


@app.command()
def make(
    out: Annotated[
        Path, typer.Argument(metavar="FILE", help="Where the set is written; compressed if it ends in .gz.")
    ],
    *,
    game: GameOption = USUAL,
    number: Annotated[int, typer.Option("--number", "-n", min=1, max=10_000, help="How many puzzles.")] = 160,
    seed: Annotated[str, typer.Option("--seed", help="The same seed gives the same set.")] = "vermeil",
    workers: Annotated[int | None, typer.Option("--workers", min=1, help="Processes; all cores if not given.")] = None,
    language: Language = None,
) -> None:
    """Make a set of puzzles from games of bots (docs/puzzles.md).

    A set that was stopped goes on where it was: call the command again with the same file.
    """
    from vermeil.build_info import compiled
    from vermeil.cli.session import speech_for
    from vermeil.puzzles.making import make as making

    if not compiled():
        raise SetupError("without compiled engines puzzles would take hours to make")
    say = speech_for(language).words
    made = _begun(out, find_game(game), number, seed)
    try:
        _make(out, making(made, number, workers), number, say("puzzles-making"), len(made.set))
    except KeyboardInterrupt:
        typer.echo(say("puzzles-stopped", file=str(out), count=len(made.set)), err=True)
        raise typer.Exit(STOPPED) from None
    ended = "puzzles-kept" if len(made.set) >= number else "puzzles-short"
    typer.echo(say(ended, file=str(out), count=len(made.set), deals=made.deals))


def _begun(out: Path, game: str, number: int, seed: str) -> PuzzleFile:
    """The set that a file already holds, if it is of this game and seed; else a new one."""
    from vermeil.puzzles.making import new_set
    from vermeil.puzzles.puzzle import load

    fresh = new_set(game, number, seed)
    if not out.exists() or out.stat().st_size == 0:
        writable(out)
        return fresh
    found = load(out)
    if (found.game, found.seed, found.evaluator) != (fresh.game, fresh.seed, fresh.evaluator):
        raise SetupError(f"{out} holds another set, of {found.game} with the seed {found.seed!r}; choose another file")
    writable(out)
    return found


def _make(out: Path, sets: Iterable[PuzzleFile], number: int, told: str, begun: int) -> None:
    from vermeil.cli.progress import bars
    from vermeil.puzzles.puzzle import save

    with bars(vanish=True) as progress:
        task = progress.add_task(told, total=number, completed=begun)
        for made in sets:
            save(out, made)
            progress.update(task, completed=len(made.set))
