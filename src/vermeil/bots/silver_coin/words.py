"""What a move of Silver Coin does, in words for people."""

from __future__ import annotations

from typing import Any

from vermeil.core.contract import View
from vermeil.games.silver_coin.moves import Nth, OnCard, OnDiscard, OnSeat, parse

ONLY = "the only move"
ALIKE = "all of these are alike"
WORDS = {
    "call": "call for a vote",
    "discard": "discard {held} without using it",
    "use": "discard {held} and use its ability",
    "take": "take {top} from the discard pile",
    "turn": "turn the chosen cards up",
    "go": "go on with the exchange",
    "end": "end the turn",
    "pass": "give nothing away",
    "done": "look at nothing more",
    "decline": "leave all as it is",
    "left": "put it at the left end",
    "right": "put it at the right end",
    "clockwise": "move the cards clockwise",
    "counterclockwise": "move the cards counterclockwise",
}
ON_CARD = {
    "swap": "exchange {card} for {held}",
    "set": "exchange several cards for {held}, among them {card}",
    "place": "put it in the place of {card}",
    "token": "use the silver coin on {card}",
    "rotate": "rotate {card}",
    "discard": "discard {card}",
    "flip": "turn {card} over",
    "hide": "turn {card} face down",
    "show": "turn {card} face up",
    "look": "look at {card}",
    "remove": "discard {card} to the bottom of the pile",
    "switch": "exchange {card}",
    "pick": "let {card} move on",
    "rob": "take {card}",
    "give": "give {card} away",
    "name": "protect {card}",
}


def told(view: View, spelling: str, points: float) -> str:
    """A move and what is expected of it: 'exchange your 12 for the 3 you drew; 7.2 points in this round ...'."""
    return f"{deed(view, spelling)}; about {points:.1f} points in this round are expected, fewer are better"


def deed(view: View, spelling: str) -> str:
    """What a move does."""
    move = parse(spelling)
    held = card_name(view["held"]) if view["held"] is not None else "the new card"
    if isinstance(move, OnCard):
        card = at(view, move.seat, move.place)
        return ON_CARD.get(move.word, "use the ability of {card}").format(card=card, held=held)
    if isinstance(move, OnDiscard):
        card = f"the {card_name(view['discards'][move.depth - 1])} of the discard pile"
        return {"take": f"take {card}", "use": f"use {card}"}.get(move.word, f"let the Blob use {card}")
    if isinstance(move, OnSeat):
        whose = "your own village" if move.seat == view.seat else f"the village of seat {move.seat}"
        return f"look at {whose}" if move.word == "village" else f"give it to seat {move.seat}"
    if isinstance(move, Nth):
        return nth(view, move)
    top = f"the {card_name(view['discards'][0])}" if view["discards"] else "a card"
    return WORDS.get(spelling, spelling).format(held=f"the {held}".replace("the the", "the"), top=top)


def nth(view: View, move: Nth) -> str:
    """Drawing and keeping."""
    if move.word == "draw":
        return "draw from the deck" if move.n == 1 else f"draw {move.n} cards from the deck"
    cards = view["shown"] if move.word == "shown" else view["drawn"]
    return f"{'draw' if move.word == 'shown' else 'keep'} the {card_name(cards[move.n - 1])}"


def at(view: View, seat: int, place: int) -> str:
    """A card of a village: 'your 12 (Village Idiot)', 'your unknown second card'."""
    card = view["villages"][seat][place - 1]
    if seat == view.seat:
        return f"your {card_name(card)}" if card["number"] is not None else f"your unknown card {place}"
    known = f"the {card_name(card)}" if card["number"] is not None else f"the unknown card {place}"
    return f"{known} of seat {seat}"


def card_name(card: dict[str, Any]) -> str:
    """A card as one calls it."""
    return f"{card['number']} ({card['name']})" if card["number"] is not None else "unknown card"
