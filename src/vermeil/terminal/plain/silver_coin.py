"""Silver Coin's table in lines of text.

A card that lies face up has its name; one face down that you know has its number in brackets; one that you don't know
is a question mark.
"""

from __future__ import annotations

from vermeil.games.silver_coin.views import LyingCard, SilverCoinView
from vermeil.terminal.boards import lifted
from vermeil.terminal.sitting import Known
from vermeil.terminal.speech import Speech

SHOWN_DISCARDS = 6


def draw(known: Known, seat: int | None, speech: Speech) -> list[str]:
    """The table as a seat sees it; None is a spectator, or everything laid open."""
    view, words, names = known.village_view, speech.words, known.names
    lines = [_head(known, speech)]
    pile = "  ".join(_card(view, card, speech) for card in view["discards"][:SHOWN_DISCARDS]) or "–"
    more = len(view["discards"]) - SHOWN_DISCARDS
    lines.append(words("plain-discards", cards=pile) + (f" … +{more}" if more > 0 else ""))
    rows = {"plain-deck-top": view["deck_top"], "plain-deck-bottom": view["deck_bottom"]}
    rows = {sentence: row for sentence, row in rows.items() if any(card["number"] is not None for card in row)}
    rows |= {"plain-beside-deck": view["shown"], "terminal-removed": view["removed"]}
    for sentence, row in rows.items():
        if row:
            lines.append(words(sentence, cards="  ".join(_card(view, card, speech) for card in row)))
    lines.append("")
    width = max(map(len, names))
    for owner, village in enumerate(view["villages"]):
        spots = [f"{owner}.{at}" for at in range(1, len(village) + 1)]
        cards = "   ".join(
            f"{spot} {_card(view, card, speech, spot)}" for spot, card in zip(spots, village, strict=True)
        )
        turn = ">" if owner in view["waiting"] else " "
        lines.append(f"{turn} {names[owner]:{width}}  {cards or words('terminal-no-cards')}")
    lines += [speech.group(view, group) for group in view["groups"]]
    for card in [*([view["held"]] if view["held"] else []), *view["drawn"]]:
        what = words("terminal-unknown-card")
        if card["number"] is not None:
            what = speech.card_line(view["deck"], card["number"])
        lines += ["", f"{words('terminal-in-hand')}: {what}"]
    # For a spectator, or a finished game laid open, there is no "you".
    legend = "terminal-legend-silver-coin" if seat is not None else "terminal-legend-silver-coin-all"
    plus = f"   ^ {words('sc-lycan-plus')}" if lifted(view) else ""
    return [*lines, *speech.rounds(known), "", words(legend) + plus]


def _head(known: Known, speech: Speech) -> str:
    view, words, names = known.village_view, speech.words, known.names
    totals = ", ".join(f"{name} {total}" for name, total in zip(names, view["scores"], strict=True))
    parts = [
        words("round-of-four", round=view["round"]),
        speech.deck_size(view),
        words("plain-totals", totals=totals),
    ]
    token = view["token"]
    if token["holder"] >= 0:
        power = "terminal-token-power" if token["power"] is not None else "terminal-token"
        parts.append(words(power, who=names[token["holder"]]))
    if view["call"] is not None:
        parts.append(words("terminal-called", who=names[view["call"]]))
    return "    ".join(parts)


def _card(view: SilverCoinView, card: LyingCard, speech: Speech, spot: str = "") -> str:
    shuffled = any(spot in group["places"] for group in view["groups"])
    signs = ("~" if card["rotated"] else "") + ("$" if card["coin"] else "") + ("+" if card["guarded"] else "")
    signs += "%" if shuffled else ""
    signs += "^" if spot in lifted(view) else ""
    if card["number"] is None:
        return f"?{signs}"
    if card["face"] == "up":
        return f"{card['number']} {speech.card_name(view['deck'], card['number'])}{signs}"
    return f"({card['number']}){signs}"
