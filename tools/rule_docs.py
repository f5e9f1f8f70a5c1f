"""The rule books in docs/rules, made of the help's sentences: `python tools/rule_docs.py` writes, `--check` compares.

One truth, written once: a rule's sentence is in words/en, its topic and whether it is a ruling in words/topics.json.
"""

from __future__ import annotations

import sys
from pathlib import Path

from vermeil.games import GAMES, rules_of
from vermeil.games.silver_coin.abilities import decks
from vermeil.terminal.speech import Speech
from vermeil.words import topics

FOLDER = Path(__file__).parents[1] / "docs/rules"
HEAD = """<!-- Written by tools/rule_docs.py of the sentences that the help shows; change them in src/vermeil/words. -->
# {game}: the rules, numbered

Errors, tests, records and the help cite these numbers. {rulings}

"""
PAGES = {"silver-and-gold": "notation", "pyramids": "pyramids-notation", "silver-coin": "silver-coin-notation"}


def main() -> None:
    """Write the rule books, or with `--check` fail if one is not what would be written."""
    speech = Speech("en")
    FOLDER.mkdir(exist_ok=True)
    for game in GAMES:
        path, book = FOLDER / f"{game}.md", rule_book(game, speech)
        if "--check" not in sys.argv:
            path.write_text(book, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != book:
            sys.exit(f"{path.name} is not what the help says; python tools/rule_docs.py writes it again")


def rule_book(game: str, speech: Speech) -> str:
    """All rules of a game by topic, its variants, and what its cards do."""
    parts = [HEAD.format(game=speech.game(game), rulings=speech.words("rules-about-rulings"))]
    for (topic, _), (_, lines) in zip(topics(game), speech.rules(game), strict=True):
        parts.append(f"## {speech.words(topic)}\n\n")
        for line in lines:
            rule, _, text = line.partition("  ")
            body, _, mark = text.partition(" [")
            parts.append(f"- **{rule}** {body}" + (f" *({mark[:-1]})*" if mark else "") + "\n")
        parts.append("\n")
    parts.append("## Variants\n\n| variant | values, the default first | what |\n|---|---|---|\n")
    for variant in rules_of(game).Game.VARIANTS:
        values = ", ".join(f"`{_written(value)}`" for value in variant.values)
        parts.append(f"| `{variant.name}` | {values} | {variant.help} |\n")
    if game == "silver-coin":
        for deck in decks():
            parts.append(f"\n## The cards of {speech.words(f'deck-{deck}')}\n\n")
            parts += [f"- {speech.card_line(deck, number)}\n" for number in range(14)]
    parts.append(
        f"\nWhat a record says, and every detail that a checker needs: [{PAGES[game]}](../{PAGES[game]}.md).\n"
    )
    return "".join(parts)


def _written(value: object) -> str:
    """A variant's value as records have it."""
    return {"True": "on", "False": "off", "None": "none"}.get(str(value), str(value))


if __name__ == "__main__":
    main()
