"""A view of Silver Coin as text for the console.

A card that lies face up is shown with its name; one face down that you know is shown with its number in brackets,
one that you don't know is a question mark.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from vermeil.core.contract import View
from vermeil.games.silver_coin import Game
from vermeil.games.silver_coin.deck import read_deck
from vermeil.games.silver_coin.moves import ability_words
from vermeil.games.silver_coin.words import FREE

SIGNS = "Cards: 7 Nostro face up   (7) face down, known to you   ? face down   ~ at 90 degrees   $ the coin   + guarded"

# What the turn's own questions ask; a card's question is asked with the card's own sentence.
QUESTIONS = {
    "peek": "look at two of your cards, such as {example}",
    "action": "your turn: draw, take the top discard, call for a vote, or use an ability",
    "keep": "keep one of the cards that you have drawn, such as {example}",
    "held": "exchange what you hold (swap: one card, set: several), or discard it, or use it if you may",
    "set": "choose all cards of the set, then turn",
    "reveal": "the cards are turned up: go on, or use an ability first",
    "place": "choose the place of the new card, such as {example}",
    "kept": "they do not match: put the card that you keep at the left or right end",
    "extra": "put the extra card at the left or right end",
    "end": "end your turn, or use an ability",
    "gift": "before scoring: use a Regifter, such as {example}, or pass",
}
HELP = "(? for help, moves for all of them)"
# What is no good example of an answer, as long as there is another one.
STOPS = {"pass", "done", "decline", "end", "go"}


def ask(view: View) -> str:
    """What the seat is asked, in one sentence."""
    frames = (view["question"] or {"frames": []})["frames"]
    kind = frames[-1][0] if frames else ""
    if isinstance(kind, int):
        card = read_deck(view["deck"]).cards[kind]
        return f"{card.name}: {card.text} Such as {_example(view)} {HELP}"
    return f"{QUESTIONS.get(kind, 'your move, such as {example}').format(example=_example(view))} {HELP}"


def _example(view: View) -> str:
    """A move that answers the question: not one that ends it, nor a free ability in between, if there is another."""
    free = {word for word, verb in ability_words().items() if verb == FREE}
    answers = [move for move in view.moves if move not in STOPS and move.partition(":")[0] not in free]
    return (answers or view.moves)[0]


def help_lines(view: View, game: Game) -> list[str]:
    """What the cards of this game do, in the sentences of the cards themselves."""
    del view
    return ["", "The cards:", *game.deck.help()]


def draw(view: View, game: Game, names: Sequence[str]) -> list[str]:
    """The table as the view's seat sees it."""
    pile = [_card(card) for card in view["discards"][:6]]
    more = f" and {len(view['discards']) - 6} more" if len(view["discards"]) > 6 else ""  # noqa: PLR2004
    totals = ", ".join(f"{name} {total}" for name, total in zip(names, view["scores"], strict=True))
    deck = view["deck_left"] + len(view["deck_top"])
    lines = [
        f"Round {view['round']} of 4    deck: {deck} cards    totals: {totals}",
        _token(view["token"], names),
        f"Discards from the top: {'  '.join(pile) or '-'}{more}",
    ]
    if any(card["number"] is not None for card in view["deck_top"]):
        lines.append(f"On top of the deck: {'  '.join(map(_card, view['deck_top']))}")
    if view["shown"]:
        lines.append(f"Beside the deck: {'  '.join(map(_card, view['shown']))}")
    if view["call"] is not None:
        lines.append(f"{names[view['call']]} has called for a vote: everyone else has one last turn.")
    lines.append("")
    width = max(map(len, names))
    for seat, village in enumerate(view["villages"]):
        cards = "   ".join(f"{seat}.{place} {_card(card)}" for place, card in enumerate(village, start=1))
        turn = ">" if seat in view["waiting"] else " "
        lines.append(f"{turn} {names[seat]:{width}}  {cards or 'no cards'}")
    if view["held"]:
        lines += ["", f"Held: {_told(view['held'], game)}"]
    if view["drawn"]:
        lines += ["", *(f"Drawn: {_told(card, game)}" for card in view["drawn"])]
    for at, played in enumerate(view["rounds"], start=1):
        lines.append(f"Round {at}: {_round(played, names)}")
    return [*lines, "", SIGNS]


def _token(token: Mapping[str, Any], names: Sequence[str]) -> str:
    """Who has the token, and whether the silver coin can still be used."""
    if token["power"] is None:
        return f"The token: {names[token['holder']]}"
    return f"The token: {names[token['holder']]}, and the silver coin's power is unused"


def _card(card: Mapping[str, Any]) -> str:
    signs = ("~" if card["rotated"] else "") + ("$" if card["coin"] else "") + ("+" if card["guarded"] else "")
    if card["number"] is None:
        return f"?{signs}"
    if card["face"] == "up":
        return f"{card['number']} {card['name']}{signs}"
    return f"({card['number']}){signs}"


def _told(card: Mapping[str, Any], game: Game) -> str:
    """A card in hand: its name and what it does, for who knows it."""
    if card["number"] is None:
        return "a card that you don't know"
    unit = game.deck.cards[card["number"]]
    return f"{unit.number} {unit.name} ({unit.when}): {unit.text}"


def _round(played: Mapping[str, Any], names: Sequence[str]) -> str:
    """How a round ended: each village's cards and points, and who called."""
    parts = []
    for name, sheet in zip(names, played["seats"], strict=True):
        cards = "+".join(map(str, sheet["village"])) or "no cards"
        penalty = f" with {sheet['penalty']} for the failed call" if sheet["penalty"] else ""
        parts.append(f"{name} {sheet['points']} ({cards}{penalty})")
    caller = "nobody called" if played["call"] is None else f"{names[played['call']]} called"
    return f"{'; '.join(parts)}; {caller}"
