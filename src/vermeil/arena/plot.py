"""A picture of a match: how far ahead the challenger was, deal by deal."""

from __future__ import annotations

from pathlib import Path

from vermeil.arena.match import Match
from vermeil.core.errors import SetupError


def can_plot(file: Path) -> None:
    """Refuse a picture that could not be drawn, before anything is played for it."""
    try:
        from matplotlib.figure import Figure
    except ImportError as error:
        message = "pictures need matplotlib: install vermeil with its extra 'plots'"
        raise SetupError(message) from error
    known = Figure().canvas.get_supported_filetypes()
    if file.suffix.removeprefix(".").lower() not in known:
        raise SetupError(f"{file} can't be written: a picture's name ends in {', '.join(f'.{kind}' for kind in known)}")


def plot_leads(match: Match, file: Path) -> None:
    """Draw the challenger's lead over all deals as a histogram with its mean and interval."""
    can_plot(file)
    from matplotlib.figure import Figure

    leads = [sum(outcome.points - outcome.others for outcome in deal) / len(deal) for deal in match.deals]
    figure = Figure(figsize=(7, 4), layout="constrained")
    axes = figure.subplots()
    axes.hist(leads, bins="auto", color="#e3b23c", edgecolor="#16324f")
    axes.axvline(match.lead.mean, color="#16324f", label=f"mean {match.lead.mean:.1f}")
    if len(leads) > 1:
        axes.axvspan(match.lead.low, match.lead.high, color="#16324f", alpha=0.15, label="95 % interval")
    axes.axvline(0, color="#5c6672", linestyle=":")
    axes.set_xlabel(f"points by which {match.challenger} leads {match.defender}, mean of a deal's games")
    axes.set_ylabel("deals")
    axes.set_title(
        f"{match.setting.game}: {match.challenger} wins {100 * match.wins.mean:.1f} % of {match.games} games"
    )
    axes.legend()
    try:
        figure.savefig(file)
    except (OSError, ValueError) as error:
        message = f"{file} can't be written: {error}"
        raise SetupError(message) from error
