"""The table as an image: the same cards that the page and the terminal draw, with Pillow."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

from vermeil.core.contract import Game
from vermeil.games.expedition import views as expedition
from vermeil.games.expedition.grid import COLUMNS, DRAWINGS
from vermeil.games.silver_coin import views as coin
from vermeil.terminal.faces import Face, Faces, faces_of
from vermeil.terminal.plain.drawing import CROSSED

BOX, GAP, LINE = 22, 12, 16
PAPER, INK, SHADE = (246, 241, 230), (42, 38, 34), (120, 112, 100)
COLOURS = {
    "grey": (176, 176, 176),
    "green": (150, 190, 120),
    "orange": (236, 172, 96),
    "purple": (186, 152, 206),
}
CARD_BACK, CARD_FACE = (110, 128, 150), (255, 252, 244)


class Sheet:
    """A page to draw on, with a cursor that goes down."""

    def __init__(self, width: int, height: int) -> None:
        self.image = Image.new("RGB", (width, height), PAPER)
        self.pen = ImageDraw.Draw(self.image)
        self.font = ImageFont.load_default(12)
        self.y = GAP

    def text(self, x: int, y: int, words: str, colour: tuple[int, int, int] = INK) -> None:
        self.pen.text((x, y), words, fill=colour, font=self.font)

    def line(self, words: str) -> None:
        """A line of text, and the cursor goes below it."""
        self.text(GAP, self.y, words)
        self.y += LINE + 4

    def box(self, x: int, y: int, fill: tuple[int, int, int], mark: str) -> None:
        self.pen.rectangle((x, y, x + BOX - 2, y + BOX - 2), fill=fill, outline=INK)
        if mark == CROSSED:
            self.pen.line((x + 4, y + 4, x + BOX - 6, y + BOX - 6), fill=INK, width=3)
            self.pen.line((x + BOX - 6, y + 4, x + 4, y + BOX - 6), fill=INK, width=3)
        elif mark not in ".#":
            self.text(x + 7, y + 3, mark)

    def card(self, x: int, y: int, face: Face, crossed: Sequence[str], label: str) -> None:
        """A card with a grid."""
        seal = f" seal {face.seal}" if face.seal else ""
        self.text(x, y, f"{label} {face.id} {face.points}{seal}")
        for row in range(face.rows):
            for column in range(face.columns):
                mark = face.mark(column, row)
                if mark is None:
                    continue
                name = f"{COLUMNS[column]}{row + 1}"
                fill = SHADE if mark == "#" else COLOURS.get(face.colour, CARD_FACE)
                self.box(x + column * BOX, y + LINE + row * BOX, fill, CROSSED if name in crossed else mark)


def picture(game: Game) -> NDArray[np.uint8]:
    """The table as a spectator sees it: rows of pixels, red, green and blue."""
    view = game.view(None)
    if game.NAME == "silver-coin":
        sheet = _villages(coin.fields(view))
    else:
        deck: Any = game.deck  # type: ignore[attr-defined]  # every game of ours has one
        sheet = _expedition(expedition.fields(view), faces_of(deck), 5 if game.NAME == "pyramids" else 4)
    return np.asarray(sheet.image, np.uint8)


def _expedition(view: expedition.ExpeditionView[expedition.ExpeditionSeat], faces: Faces, size: int) -> Sheet:
    wide, high = size * BOX + 3 * GAP + 40, LINE + size * BOX + GAP
    sheet = Sheet(GAP + 5 * wide, 60 + high * (1 + view["players"]) + 30 * view["players"])
    sheet.line(f"round {view['round']}  turn {view['turn']}  stack {view['stack']}  {view['phase']}")
    x = GAP
    if view["pattern"] is not None:
        sheet.text(x, sheet.y, view["pattern"])
        for row, marks in enumerate(DRAWINGS[view["pattern"]]):
            for column, mark in enumerate(marks):
                if mark == "#":
                    sheet.box(x + column * BOX, sheet.y + LINE + row * BOX, INK, ".")
    for place, card in enumerate(view["display"], start=1):
        x += wide
        if card is not None:
            sheet.card(x, sheet.y, faces[card], (), f"{place}:")
    sheet.y += high
    for seat, shown in enumerate(view["seats"]):
        points = ", ".join(f"{source} {count}" for source, count in shown["sheet"].items())
        sheet.line(f"player_{seat}  {points}" + ("  decides" if seat in view["waiting"] else ""))
        for slot, lying in enumerate(shown["cards"]):
            if lying is not None:
                sheet.card(GAP + slot * wide, sheet.y, faces[lying["card"]], lying["crossed"], "AB"[slot])
        sheet.text(GAP + 2 * wide, sheet.y, "completed " + (" ".join(shown["completed"]) or "-"))
        sheet.y += high
    return sheet


def _villages(view: coin.SilverCoinView) -> Sheet:
    widest = max(5, *(len(village) for village in view["villages"]), len(view["discards"]))
    sheet = Sheet(2 * GAP + min(widest, 12) * 68, 150 + 110 * view["players"])
    called = "" if view["call"] is None else f"  called by player_{view['call']}"
    sheet.line(f"round {view['round']}  deck {view['deck_left'] + len(view['deck_top'])}{called}")
    sheet.line("discards, the top one first")
    middle = [*view["discards"][:8], *([view["held"]] if view["held"] else []), *view["drawn"]]
    _row(sheet, middle)
    for seat, village in enumerate(view["villages"]):
        token = "  token" if view["token"]["holder"] == seat else ""
        turn = "  decides" if seat in view["waiting"] else ""
        sheet.line(f"player_{seat}  {view['scores'][seat]} points{token}{turn}")
        _row(sheet, village[:12])
    return sheet


def _row(sheet: Sheet, cards: Sequence[coin.LyingCard]) -> None:
    """Cards side by side; a number is seen of those that everybody knows."""
    for place, card in enumerate(cards):
        x = GAP + place * 68
        up = card["face"] == "up"
        sheet.pen.rounded_rectangle(
            (x, sheet.y, x + 60, sheet.y + 76), 6, fill=CARD_FACE if up else CARD_BACK, outline=INK
        )
        if card["number"] is not None:
            sheet.text(x + 6, sheet.y + 6, str(card["number"]))
            sheet.text(x + 6, sheet.y + 24, str(card["name"])[:9])
        signs = {"rota": card["rotated"], "coin": card["coin"], "guar": card["guarded"]}
        sheet.text(x + 6, sheet.y + 56, " ".join(sign for sign, lies in signs.items() if lies), SHADE)
    sheet.y += 76 + GAP


__all__ = ["picture"]
