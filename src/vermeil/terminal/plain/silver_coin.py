"""Silver Coin's table in lines of text.

A card that lies face up has its name; one face down that you know has its number in brackets; one that you don't know
is a question mark.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from vermeil.terminal.sitting import Known
from vermeil.terminal.speech import Speech

SHOWN_DISCARDS = 6


def draw(known: Known, seat: int | None, speech: Speech) -> list[str]:
    """The table as a seat sees it; None is a spectator, or everything laid open."""
    view, words, names = known.view or {}, speech.words, known.names
    lines = [_head(known, speech)]
    pile = "  ".join(_card(view, card, speech) for card in view["discards"][:SHOWN_DISCARDS]) or "–"
    more = len(view["discards"]) - SHOWN_DISCARDS
    lines.append(words("plain-discards", cards=pile) + (f" … +{more}" if more > 0 else ""))
    if any(card["number"] is not None for card in view["deck_top"]):
        lines.append(words("plain-deck-top", cards="  ".join(_card(view, card, speech) for card in view["deck_top"])))
    if view["shown"]:
        lines.append(words("plain-beside-deck", cards="  ".join(_card(view, card, speech) for card in view["shown"])))
    lines.append("")
    width = max(map(len, names))
    for owner, village in enumerate(view["villages"]):
        cards = "   ".join(f"{owner}.{at} {_card(view, card, speech)}" for at, card in enumerate(village, start=1))
        turn = ">" if owner in view["waiting"] else " "
        lines.append(f"{turn} {names[owner]:{width}}  {cards or words('terminal-no-cards')}")
    for card in [*([view["held"]] if view["held"] else []), *view["drawn"]]:
        what = words("terminal-unknown-card")
        if card["number"] is not None:
            what = speech.card_line(view["deck"], card["number"])
        lines += ["", f"{words('terminal-in-hand')}: {what}"]
    # Whoever looks on, or sees a finished game laid open, is nobody of whom it could say "you".
    legend = "terminal-legend-silver-coin" if seat is not None else "terminal-legend-silver-coin-all"
    return [*lines, *speech.rounds(known), "", words(legend)]


def _head(known: Known, speech: Speech) -> str:
    view, words, names = known.view or {}, speech.words, known.names
    totals = ", ".join(f"{name} {total}" for name, total in zip(names, view["scores"], strict=True))
    parts = [
        words("round-of-four", round=view["round"]),
        words("terminal-deck", count=view["deck_left"] + len(view["deck_top"])),
        words("plain-totals", totals=totals),
    ]
    token = view["token"]
    if token["holder"] >= 0:
        power = "terminal-token-power" if token["power"] is not None else "terminal-token"
        parts.append(words(power, who=names[token["holder"]]))
    if view["call"] is not None:
        parts.append(words("terminal-called", who=names[view["call"]]))
    return "    ".join(parts)


def _card(view: Mapping[str, Any], card: Mapping[str, Any], speech: Speech) -> str:
    signs = ("~" if card["rotated"] else "") + ("$" if card["coin"] else "") + ("+" if card["guarded"] else "")
    if card["number"] is None:
        return f"?{signs}"
    if card["face"] == "up":
        return f"{card['number']} {speech.card_name(view['deck'], card['number'])}{signs}"
    return f"({card['number']}){signs}"
