"""A report as one file that any browser shows: its frame, and how all of them look by day and by night.

Nothing is fetched. What a kind of report draws has its style beside it, and is made of the colours here.
"""

from __future__ import annotations

from html import escape

STYLE = """
:root { color-scheme: light dark; --ink: #16324f; --paper: #fbfaf6; --soft: #5c6672; --line: #d9dce2; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #ece9df; --paper: #10181f; --soft: #a3aebb; --line: #2d3b48; }
}
* { box-sizing: border-box; }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 76rem;
  margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.7rem; line-height: 1.2; margin: 0 0 0.5rem; }
h2 { font-size: 1.25rem; margin: 2rem 0 0.5rem; overflow-wrap: anywhere; }
table { border-collapse: collapse; }
code { overflow-wrap: anywhere; font-size: 0.92em; }
.note { color: var(--soft); font-size: 0.9rem; }
"""


def report(title: str, body: str, *, style: str = "", language: str = "en") -> str:
    """A whole file around its body; `style` is its own kind's."""
    return (
        f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}{style}</style></head><body>\n"
        f"<h1>{escape(title)}</h1>\n{body}\n</body></html>\n"
    )
