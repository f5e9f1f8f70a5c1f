"""A view of Silver & Gold as text for the console."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from vermeil.core.contract import View
from vermeil.games.silver_and_gold import Game
from vermeil.games.silver_and_gold.cards import FRAME, Card, Deck
from vermeil.terminal.drawing import CROSSED, ask_expedition, beside, grid_lines, pattern_lines

MARKS = "Boxes: . empty   X one more box   o coin   p palm   × crossed"

ask = ask_expedition


def draw(view: View, game: Game, names: Sequence[str]) -> list[str]:
    """The table as the view's seat sees it."""
    deck = game.deck
    cups = " ".join(map(str, view["cups"])) or "none"
    lines = [
        f"Round {view['round']} of 4, card {view['turn']} of 7    cups left: {cups}    stack: {view['stack']}"
        + (f"    start player: {names[view['start']]}" if view["start"] is not None and len(names) > 1 else "")
    ]
    if "revealed" in view:
        lines.append(f"Revealed this round: {' '.join(view['revealed'])}")
    if view["phase"] == "keep" and view.seat is None:
        return [*lines, "", "Everyone keeps two of four cards."]
    if view["phase"] == "keep":
        hand = [deck.card(card) for card in view.get("hand", [])]
        return [*lines, "", "Your four cards:", *beside([_block(card, card.id, 0) for card in hand])]
    display = [
        _block(deck.card(card), f"{place}:", 0) if card else [f"{place}: -"]
        for place, card in enumerate(view["display"], start=1)
    ]
    lines += ["", *beside([pattern_lines(view["pattern"]), *display])]
    for seat, shown in enumerate(view["seats"]):
        if seat != view.seat:
            lines += ["", *_seat(shown, names[seat], deck)]
    if view.seat is not None:
        lines += ["", *_seat(view["seats"][view.seat], names[view.seat], deck)]
        lines += [f"  {MARKS}    a palm is worth {view['palm_worth']} now"]
    return lines


def _block(card: Card, label: str, crossed: int, *, labels: bool = False) -> list[str]:
    seal = f" seal {card.seal.word}" if card.seal is not None else ""
    rows = ["".join(_mark(card, box, crossed) for box in range(row * 4, row * 4 + 4)) for row in range(4)]
    return [f"{label} {card.colour.word} {card.value}{seal}", *grid_lines(rows, labels=labels)]


def _mark(card: Card, box: int, crossed: int) -> str:
    if crossed >> box & 1:
        return CROSSED
    mark = card.mark(box)
    return " " if mark == "#" else mark


def _seat(shown: Mapping[str, Any], name: str, deck: Deck) -> list[str]:
    blocks = []
    for slot, card in zip("AB", shown["cards"], strict=True):
        if card is None:
            blocks.append([f"{slot}: no card"])
            continue
        crossed = sum(1 << (FRAME.box(box) or 0) for box in card["crossed"])
        blocks.append(_block(deck.card(card["card"]), f"{slot}:", crossed, labels=True))
    palms = " ".join(map(str, shown["palms"])) or "-"
    cups = " ".join(map(str, shown["cups"])) or "-"
    sheet = [
        f"coins {shown['coins']} of 12   cups {cups}",
        f"palms {palms}",
        f"completed: {' '.join(shown['completed']) or '-'}",
        f"points: {shown['sheet']['total']}" + (f"   still to cross: {shown['owed']}" if shown["owed"] else ""),
    ]
    return [name, *(f"  {line}" for line in beside([*blocks, sheet]))]
