"""How the arena's pages look, beyond what all reports have in common, on a wide screen and on a narrow one."""

from __future__ import annotations

from html import escape

from vermeil.core.reports import report

INK, GOLD = "#16324f", "#e3b23c"

STYLE = """
:root { --gold: #d09b1f; --tile: #ffffff; }
@media (prefers-color-scheme: dark) { :root { --gold: #e3b23c; --tile: #17222c; } }
h3 { font-size: 1rem; margin: 1.75rem 0 0.5rem; }
p { max-width: 46rem; margin: 0.5rem 0; }
ul { max-width: 46rem; padding-left: 1.2rem; }
.decks { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr)); gap: 0 3rem; }
.decks > section { min-width: 0; }
.scroll { overflow-x: auto; container-type: inline-size; }
table { font-variant-numeric: tabular-nums; font-size: 0.95rem; }
th, td { text-align: right; padding: 0.25rem 0.75rem 0.25rem 0; border-bottom: 1px solid var(--line);
  white-space: nowrap; }
th { font-weight: 600; color: var(--soft); vertical-align: bottom; }
th:first-child, td:first-child { text-align: left; }
td span { white-space: nowrap; }
@container (max-width: 40rem) {
  table { width: 100%; }
  th { white-space: normal; }
  td span { display: block; color: var(--soft); font-size: 0.85em; }
}
@container (max-width: 26rem) {
  table { font-size: 0.82rem; }
  th, td { white-space: normal; padding-right: 0.4rem; }
  td span { white-space: normal; }
  td:first-child { overflow-wrap: anywhere; min-width: 4rem; }
  td svg { width: 5.5rem; }
}
svg { vertical-align: middle; }
svg text { fill: var(--soft); font-size: 11px; }
.histogram { width: 100%; max-width: 26rem; height: auto; }
.bar { fill: var(--gold); }
.axis { stroke: var(--soft); stroke-width: 1.2; }
.wide { stroke: var(--gold); stroke-width: 5; }
.nought { stroke: var(--soft); stroke-dasharray: 2 2; }
.dot { fill: var(--ink); }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 17.6rem), 1fr)); gap: 0.6rem;
  list-style: none; padding: 0; max-width: none; }
.cards li { display: flex; gap: 0.8rem; align-items: center; padding: 0.6rem 0.7rem; background: var(--tile);
  border: 1px solid var(--line); border-radius: 8px; font-size: 0.8rem; font-variant-numeric: tabular-nums; }
.cards li.sure { border-color: var(--gold); border-width: 2px; }
.cards .card { flex: none; }
.cards b { font-size: 0.95rem; }
.cards dl { margin: 0; display: grid; grid-template-columns: auto 1fr; gap: 0 0.5rem; }
.cards dt { color: var(--soft); }
.cards dd { margin: 0; white-space: nowrap; }
"""


def page(title: str, body: str, command: str = "") -> str:
    """A whole page around its body, with the command that makes it again."""
    made = f"<p class=note>Made by <code>{escape(command)}</code></p>" if command else ""
    return report(title, f"{made}\n{body}", style=STYLE)
