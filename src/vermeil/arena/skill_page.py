"""The ratings of a tournament as a page, and as a picture."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path

from vermeil.arena.page_style import GOLD, INK, page
from vermeil.arena.plot import can_plot
from vermeil.arena.skill import Placing, Skill
from vermeil.core.errors import SetupError


def skill_page(title: str, skills: Sequence[Skill], deals: Sequence[Sequence[Placing]], command: str = "") -> str:
    """One self-contained page: ratings with their intervals, and who comes in ahead of whom."""
    low, high = min(skill.low for skill in skills), max(skill.high for skill in skills)
    rows = [
        f"<tr><td>{escape(skill.name)}</td><td>{skill.rating:z.1f}</td><td>{skill.low:z.1f} to {skill.high:z.1f}</td>"
        f"<td>{skill.games}</td><td>{_whisker(skill, low, high)}</td></tr>"
        for skill in skills
    ]
    names = [skill.name for skill in skills]
    ahead = ahead_of(deals)
    cross = [
        f"<tr><td>{escape(one)}</td>" + "".join(f"<td>{_share(ahead, one, other)}</td>" for other in names) + "</tr>"
        for one in names
    ]
    body = (
        '<h2>Ratings</h2><div class="scroll"><table><tr><th>bot</th><th>rating</th><th>95 %</th><th>games</th>'
        f"<th></th></tr>{''.join(rows)}</table></div><h2>Ahead of the other, % of the games they share</h2>"
        f'<div class="scroll"><table><tr><th></th>{"".join(f"<th>{escape(name)}</th>" for name in names)}</tr>'
        f"{''.join(cross)}</table></div>"
    )
    return page(title, body, command)


def ahead_of(deals: Sequence[Sequence[Placing]]) -> dict[tuple[str, str], tuple[float, int]]:
    """How often one came in ahead of another, a shared place as a half, and in how many games."""
    found: dict[tuple[str, str], tuple[float, int]] = {}
    for game in (game for games in deals for game in games):
        for one, mine in zip(game.bots, game.places, strict=True):
            for other, theirs in zip(game.bots, game.places, strict=True):
                if one != other:
                    won, met = found.get((one, other), (0.0, 0))
                    found[one, other] = won + (mine < theirs) + (mine == theirs) / 2, met + 1
    return found


def plot_skills(skills: Sequence[Skill], file: Path) -> None:
    """Draw the ratings with their intervals."""
    can_plot(file)
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 0.5 * len(skills) + 1.5), layout="constrained")
    axes = figure.subplots()
    means = [skill.rating for skill in skills]
    reach = ([skill.rating - skill.low for skill in skills], [skill.high - skill.rating for skill in skills])
    axes.errorbar(means, range(len(skills)), xerr=reach, fmt="o", color=INK, ecolor=GOLD, elinewidth=4)
    axes.set_yticks(range(len(skills)), [skill.name for skill in skills])
    axes.invert_yaxis()
    axes.set_xlabel("rating, with the interval of 95 %")
    try:
        figure.savefig(file)
    except (OSError, ValueError) as error:
        message = f"{file} can't be written: {error}"
        raise SetupError(message) from error


def _whisker(skill: Skill, low: float, high: float) -> str:
    def place(value: float) -> float:
        return 5 + 190 * (value - low) / max(1e-9, high - low)

    line = f'<line class="wide" x1="{place(skill.low):.1f}" x2="{place(skill.high):.1f}" y1="8" y2="8"/>'
    dot = f'<circle class="dot" cx="{place(skill.rating):.1f}" cy="8" r="3.5"/>'
    return f'<svg width="200" height="16" viewBox="0 0 200 16" aria-hidden="true">{line}{dot}</svg>'


def _share(ahead: dict[tuple[str, str], tuple[float, int]], one: str, other: str) -> str:
    won, met = ahead.get((one, other), (0.0, 0))
    return f"{100 * won / met:.0f}" if met else ""
