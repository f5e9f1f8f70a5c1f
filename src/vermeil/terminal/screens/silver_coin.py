"""Silver Coin's table: the pile in the middle, everybody's village as a row of cards, one's own the largest.

Face up: a number and a name. Face down: the number in brackets if you know it, else a question mark. A card at 90
degrees has a wave, the coin's is marked with a dollar, a guarded one with a plus, one that was shuffled and of whose
group something is known with a percent sign, one that counts 1 more through a Lycan with a caret.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.style import Style

from vermeil.games.silver_coin.views import LyingCard
from vermeil.terminal.boards import lifted
from vermeil.terminal.screens.canvas import Canvas, shortened
from vermeil.terminal.screens.palette import DIM, OPEN, STRONG, TEXT, TITLE, WARNING
from vermeil.terminal.screens.scene import LOG_WIDTH, WIDE, Scene, paint_log

UP = Style(color="#f4f6fb", bold=True)
KNOWN = Style(color="#9fc4e8")
HIDDEN = Style(color="#7488a0")
DECK = 14  # columns of the deck, at least
NAMES = (11, 13, 19)  # columns for names: at least, on a screen as small as it may be, and on one with room
ROOMY = 98
LARGE, SMALL, TINY = 11, 6, 4
WIDEST = 17
LITTLE = 2  # letters of a word that a name can do without
TALL = 5
MIDDLE = 6  # rows above the villages


def paint(scene: Scene, width: int, height: int) -> Canvas:
    """The whole table in so many columns and rows."""
    canvas = Canvas(width, height)
    right = width - LOG_WIDTH - 1 if width >= WIDE else width
    _paint_head(canvas, scene, right)
    _paint_middle(canvas, scene, right)
    own = scene.seat if scene.seat is not None else 0
    players = len(scene.known.village_view["villages"])
    y = MIDDLE
    for at in range(1, players + 1):
        seat = (own + at) % players
        rows = _village_rows(scene, seat, right, height, own=seat == own)
        _paint_village(canvas, scene, seat, y, right, large=rows >= TALL)
        y += rows
    if width >= WIDE:
        for line in range(height):
            canvas.put(right, line, "│", DIM)
        canvas.fit(right + 2, 0, scene.speech.words("terminal-log"), LOG_WIDTH - 2, TITLE)
        paint_log(canvas, scene, right + 2, 1, LOG_WIDTH - 2, height - 1)
    elif height > y:
        paint_log(canvas, scene, 1, y, width - 2, height - y)
    return canvas


def _name_columns(scene: Scene, right: int) -> int:
    """As many as the longest name needs, within what the screen can spare."""
    longest = max(map(cell_len, scene.known.names[: len(scene.known.village_view["villages"])]))
    return min(max(NAMES[0], longest + 2), NAMES[2 if right >= ROOMY else 1])


def _village_rows(scene: Scene, seat: int, right: int, height: int, *, own: bool) -> int:
    """How many rows a village gets: one's own is tall, the others if there is room for all of them, or else a gap."""
    players = len(scene.known.village_view["villages"])
    room = height - MIDDLE
    large = LARGE * len(scene.known.village_view["villages"][seat]) <= right - _name_columns(scene, right) - 2
    if own:
        return TALL if large else 3
    if room >= TALL * players + players - 1 and large:
        return TALL + 1
    return 4 if room >= TALL + 4 * (players - 1) else 3


def _paint_head(canvas: Canvas, scene: Scene, right: int) -> None:
    view, words = scene.known.village_view, scene.speech.words
    x = canvas.put(1, 0, scene.speech.game(view["game"]), TITLE)
    if scene.lost:
        canvas.fit(x + 2, 0, scene.lost, right - x - 2, WARNING)
        return
    names = scene.known.names
    parts = [words("round-of-four", round=view["round"])]
    token = view["token"]
    if token["holder"] >= 0:
        power = "terminal-token-power" if token["power"] is not None else "terminal-token"
        parts.append(words(power, who=names[token["holder"]]))
    if view["call"] is not None:
        parts.append(words("terminal-caller", who=names[view["call"]]))
    canvas.fit(x + 2, 0, " · ".join(parts), right - x - 2, TEXT)


def _paint_middle(canvas: Canvas, scene: Scene, right: int) -> None:
    """Deck, pile, and whatever is in hand, with what it does."""
    view, words = scene.known.village_view, scene.speech.words
    size = scene.speech.deck_size(view)
    canvas.fit(1, 1, size, max(DECK, cell_len(size)), TEXT)
    x = 1
    for at, card in enumerate(view["deck_top"][:2], start=1):
        _paint_card(canvas, scene, x, 2, card, f"t{at}", SMALL)
        x += SMALL
    if not view["deck_top"]:
        for line, text in enumerate(("╔════╗", "║▒▒▒▒║", "╚════╝")):
            canvas.put(1, 2 + line, text, HIDDEN)
        x += SMALL
    for at, card in enumerate(view["shown"], start=1):
        _paint_card(canvas, scene, x, 2, card, f"s{at}", SMALL)
        x += SMALL
    x = max(x, DECK, cell_len(size) + 1) + 1
    held = [("held", view["held"])] if view["held"] else []
    held += [(f"k{at}", card) for at, card in enumerate(view["drawn"], start=1)]
    title = words("terminal-pile", count=len(view["discards"]))
    hand = words("terminal-in-hand")
    taken = max(SMALL * len(held), cell_len(hand)) + 2 if held else 0
    room = right - x - taken
    pile = view["discards"][: max(1, room // SMALL)]
    canvas.fit(x, 1, title, room, TEXT)
    for at, card in enumerate(pile):
        _paint_card(canvas, scene, x + at * SMALL, 2, card, f"d{at + 1}", SMALL)
    if len(view["discards"]) > len(pile):
        canvas.put(x + len(pile) * SMALL - 1, 4, "›", OPEN)
    told: LyingCard | None = view["discards"][0] if view["discards"] else None
    if held:
        x += max(len(pile) * SMALL, min(room, cell_len(title))) + 1
        canvas.fit(x, 1, hand, right - x, TITLE)
        for at, (target, card) in enumerate(held):
            _paint_card(canvas, scene, x + at * SMALL, 2, card, target, SMALL)
        told = held[-1][1]
    if told is not None:
        _paint_text(canvas, scene, told, 5, 1, right - 2)


def _paint_text(canvas: Canvas, scene: Scene, card: LyingCard, y: int, x: int, width: int) -> None:
    """One line: what the card in hand, or the top discard, does."""
    if card["number"] is not None:
        deck, number = scene.known.village_view["deck"], card["number"]
        line = scene.speech.card_line(deck, number)
        if cell_len(line) > width:
            line = scene.speech.card_brief(deck, number)
        if cell_len(line) > width:  # its name goes before what it does
            line = f"{number}: {line.partition(': ')[2]}"
        canvas.fit(x, y, line, width, DIM)


def _paint_village(canvas: Canvas, scene: Scene, seat: int, y: int, right: int, *, large: bool) -> None:
    """A row of cards with its owner's name and total; a row too long for the screen shows where the cursor is."""
    view = scene.known.village_view
    village: Sequence[LyingCard] = view["villages"][seat]
    names = _name_columns(scene, right)
    turn = "▸" if seat in view["waiting"] else " "
    sign, style = scene.mark(f"seat{seat}")
    total = scene.speech.words("points", count=view["scores"][seat])
    canvas.fit(
        0, y, f"{turn}{sign if style else ''}{scene.known.names[seat]}", names - 1, style or STRONG, f"seat{seat}"
    )
    canvas.fit(1, y + 1, total, names - 2, DIM, f"seat{seat}")
    room = right - names - 2
    if not village:
        canvas.put(names + 1, y + 1, scene.speech.words("terminal-no-cards"), DIM)
        return
    sizes = (min(WIDEST, max(LARGE, room // len(village))), SMALL, TINY) if large else (SMALL, TINY)
    wide = next((size for size in sizes if size * len(village) <= room), TINY)
    fits = room // wide
    first = _first_shown(scene, seat, len(village), fits)
    if first:
        canvas.put(names, y + 1, "‹", OPEN)
    for at in range(first, min(len(village), first + fits)):
        x = names + 1 + (at - first) * wide
        _paint_card(canvas, scene, x, y, village[at], f"{seat}.{at + 1}", wide, tall=large, place=at + 1)
    if first + fits < len(village):
        canvas.put(right - 1, y + 1, "›", OPEN)


def _first_shown(scene: Scene, seat: int, cards: int, fits: int) -> int:
    owner, _, place = scene.cursor.partition(".")
    if cards <= fits or owner != str(seat) or not place.isdigit():
        return 0
    return max(0, min(int(place) - 1 - fits // 2, cards - fits))


def _paint_card(  # noqa: PLR0913
    canvas: Canvas,
    scene: Scene,
    x: int,
    y: int,
    card: LyingCard,
    target: str,
    width: int,
    *,
    tall: bool = False,
    place: int = 0,
) -> None:
    """One card: its frame tells its face, its signs the rest."""
    up = card["face"] == "up"
    number = card["number"]
    known = number is not None
    sign, choice = scene.mark(target)
    frame = choice or (UP if up else KNOWN if known else HIDDEN)
    top, bottom = ("┌─┐", "└─┘") if up else ("╭┄╮", "╰┄╯")
    inner = width - 2
    label = "?" if not known else str(card["number"]) if up else f"({card['number']})"
    if width == TINY and known and not up:
        label = str(card["number"])
    view = scene.known.village_view
    signs = _signs(card) + ("%" if any(target in group["places"] for group in view["groups"]) else "")
    signs += "^" if target in lifted(view) else ""
    head = top[1] * inner
    foot = bottom[1] * inner
    if place:
        foot = str(place) + foot[len(str(place)) :]
    if choice is not None:
        head = sign + head[1:]
    style = UP if up else KNOWN if known else HIDDEN
    canvas.put(x, y, top[0] + head + top[2], frame)
    if tall and width >= LARGE:
        canvas.put(x, y + 1, f"│{label + signs:^{inner}}│", frame if choice else style)
        name = "" if number is None else scene.speech.card_name(view["deck"], number)
        words = [*_two_lines(name, inner), "", ""]
        for line in (0, 1):
            canvas.put(x, y + 2 + line, "│", frame)
            canvas.put(x + 1, y + 2 + line, f"{words[line]:^{inner}}", frame if choice else style if up else HIDDEN)
            canvas.put(x + width - 1, y + 2 + line, "│", frame)
        canvas.put(x, y + 4, bottom[0] + foot + bottom[2], frame)
    else:
        text = label if len(label) + len(signs) > inner else label + signs
        if len(label) + len(signs) > inner and signs:
            foot = signs + foot[len(signs) :]
        canvas.put(x, y + 1, f"│{shortened(text, inner):^{inner}}│", frame if choice else style)
        canvas.put(x, y + 2, bottom[0] + foot[:inner] + bottom[2], frame)
    canvas.area(x, y, width, 5 if tall and width >= LARGE else 3, target)


def _two_lines(name: str, width: int) -> list[str]:
    """A card's name in at most two lines: a long word is broken, little words go first, and then the rest is cut."""
    lines: list[str] = []
    for word in name.split():
        part = word
        if lines and cell_len(f"{lines[-1]} {part}") <= width:
            lines[-1] += f" {part}"
            continue
        while cell_len(part) > width and not lines:
            lines.append(part[: width - 1] + "-")
            part = part[width - 1 :]
        lines.append(part)
    second = " ".join(lines[1:])
    if cell_len(second) > width:
        second = " ".join(word for word in second.split() if len(word) > LITTLE)
    return [shortened(line, width) for line in [*lines[:1], second] if line]


def _signs(card: LyingCard) -> str:
    return ("~" if card["rotated"] else "") + ("$" if card["coin"] else "") + ("+" if card["guarded"] else "")
