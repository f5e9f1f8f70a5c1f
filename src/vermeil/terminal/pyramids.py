"""A view of Pyramids as text for the console."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from vermeil.core.contract import View
from vermeil.games.pyramids import Game
from vermeil.games.pyramids.cards import FRAME, Card, Deck
from vermeil.terminal.drawing import CROSSED, ask_expedition, beside, grid_lines, pattern_lines

MARKS = (
    "Boxes: . empty  > entrance  * tomb  # wall  X one more box  r red gem  g green gem  t torch  s skull  p potion",
    f"       {CROSSED} crossed",
)

ask = ask_expedition


def draw(view: View, game: Game, names: Sequence[str]) -> list[str]:
    """The table as the view's seat sees it."""
    deck = game.deck
    free = "   ".join(f"{colour} {' '.join(map(str, left)) or '-'}" for colour, left in view["colours"].items())
    lines = [
        f"Round {view['round']} of 4, card {view['turn']} of 7    stack: {view['stack']}",
        f"Points left for the 2nd, 4th and 6th pyramid of a colour: {free}",
    ]
    if "revealed" in view:
        lines.append(f"Revealed this round: {' '.join(view['revealed'])}")
    if view["phase"] == "keep" and view.seat is None:
        return [*lines, "", "Everyone keeps two of four cards."]
    if view["phase"] == "keep":
        hand = [deck.card(card) for card in view.get("hand", [])]
        return [*lines, "", "Your four cards:", *beside([_block(card, card.id, 0) for card in hand]), *MARKS]
    display = [
        _block(deck.card(card), f"{place}:", 0) if card else [f"{place}: -"]
        for place, card in enumerate(view["display"], start=1)
    ]
    lines += ["", *beside([pattern_lines(view["pattern"]), *display])]
    own = [view.seat] if view.seat is not None else []
    for seat in [*(seat for seat in range(view["players"]) if seat not in own), *own]:
        lines += ["", *_seat(view, seat, names[seat], deck)]
    return [*lines, *MARKS]


def _block(card: Card, label: str, crossed: int, *, labels: bool = False) -> list[str]:
    marks = "".join(CROSSED if crossed >> box & 1 else card.mark(box) for box in range(FRAME.size))
    rows = [marks[start : start + FRAME.width] for start in range(0, FRAME.size, FRAME.width)]
    return [f"{label} {card.colour.word} no. {card.number}", *grid_lines(rows, labels=labels)]


def _seat(view: View, seat: int, name: str, deck: Deck) -> list[str]:
    shown: Mapping[str, Any] = view["seats"][seat]
    blocks = []
    for slot, card in zip("AB", shown["cards"], strict=True):
        if card is None:
            blocks.append([f"{slot}: no card"])
            continue
        crossed = sum(1 << (FRAME.box(box) or 0) for box in card["crossed"])
        blocks.append(_block(deck.card(card["card"]), f"{slot}:", crossed, labels=True))
    skulls = view["penalties"][shown["skulls"] - 1] if shown["skulls"] else 0
    earned = " ".join(f"{colour} {' '.join(map(str, own))}" for colour, own in shown["colours"].items() if own)
    sheet = [
        f"gems {shown['red_gems']} red, {shown['green_gems']} green",
        f"torches {' '.join(map(str, shown['torches'])) or '-'}   skulls {shown['skulls']} (-{skulls})",
        f"completed: {' '.join(shown['completed']) or '-'}",
        f"for colours: {earned or '-'}",
        f"points: {shown['sheet']['total']}" + (f"   still to cross: {shown['owed']}" if shown["owed"] else ""),
    ]
    return [name, *(f"  {line}" for line in beside([*blocks, sheet]))]
