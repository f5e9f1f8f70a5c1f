"""Endings: positions near the end of a real game, small enough for exact study.

They are reached by legal moves from a real deal. In the flip-and-write games the players choose at random. In Silver
Coin, where random villages grow and grow, they keep house: everybody draws, discards sets of equal cards until no more
cards are left than there are players, and nobody calls, or uses an ability that can be left alone. Then what not
everybody has seen is dealt again, once for each world: together they stand for what the players can believe.
"""

from __future__ import annotations

from random import Random
from typing import Any

from vermeil.core.chance import Seeded
from vermeil.core.contract import Game
from vermeil.core.errors import SetupError, shown
from vermeil.envs.setting import Setting
from vermeil.games.expedition.phases import MARK, TURNS
from vermeil.games.silver_coin.codes import (
    ACTION_FRAME,
    ARGS,
    DISCARD,
    DRAW,
    END,
    END_FRAME,
    HELD_FRAME,
    SET,
    SET_FRAME,
    STRIDE,
    SWAP,
    TURN,
)
from vermeil.games.silver_coin.face import IntegerFace
from vermeil.games.silver_coin.numbers import number_of

MOST_CARDS = 10
"""How many cards the deck may still have: with more, villages are rarely small yet."""
MOST_WORLDS = 64
TRIES = 200


def worlds(setting: Setting, left: object, seed: object = 0, count: object = 1) -> list[Game]:
    """So many positions with `left` turns to go (in Silver Coin: cards in the last deck), the same to whoever watches.

    With a seed always the same ones. SetupError if there can't be such positions.
    """
    most, what = (MOST_CARDS, "cards of the deck") if setting.game == "silver-coin" else (TURNS, "turns")
    if type(left) is not int or not 1 <= left <= most:
        raise SetupError(
            f"`ending` is how many {what} are left, from 1 to {most}, or 0 for no ending; not {shown(left)}"
        )
    if type(count) is not int or not 1 <= count <= MOST_WORLDS:
        raise SetupError(f"`worlds` is a whole number from 1 to {MOST_WORLDS}, not {shown(count)}")
    if type(seed) is not int or seed < 0:
        raise SetupError(f"a seed is a whole number from 0 on, not {shown(seed)}")
    rng = Random(seed)
    found = _village_ending(setting, left, rng) if setting.game == "silver-coin" else _late_turn(setting, left, rng)
    public: Any = found.view(None, memory=True)  # every game's view can be dealt again
    return [public.sample(rng) for _ in range(count)]


def _late_turn(setting: Setting, left: int, rng: Random) -> Game:
    """A flip-and-write game of random players with so many turns to go, its pattern turned up."""
    game = setting.new_game(rng.getrandbits(62))
    while True:
        state = game.engine_states()[0]
        if state.turn == TURNS - left and state.phase == MARK:
            return game
        seat = game.waiting[0]
        game.push(seat, rng.choice(game.spellings(seat)))


def _village_ending(setting: Setting, left: int, rng: Random) -> Game:
    """The last round of Silver Coin at the beginning of a turn, with so many cards in the deck and small villages."""
    kind, variants = type(setting.sample), dict(setting.sample.variants)
    for _ in range(TRIES):
        chance = Seeded(str(rng.getrandbits(62)))
        game: Any = kind.with_chance(setting.players, setting.deck, variants, chance, last=1)
        while not game.over:
            state = game.engine_states()[0]
            acts = state.depth == 1 and state.kind[0] == ACTION_FRAME
            if acts and state.deck_left <= left:
                if state.deck_left == left and max(state.size[: setting.players]) <= setting.players:
                    return game  # type: ignore[no-any-return]
                break
            seat = game.waiting[0]
            moves = {game.number_of(move): move for move in game.legal_moves(seat)}
            wish = next((wish for wish in _house_keeping(state) if wish in moves), rng.choice(list(moves)))
            game.push(seat, moves[wish])
    raise SetupError(
        f"no ending with {left} cards in the deck and villages of at most {setting.players} cards was found; "
        "try another seed, fewer cards left or fewer players"
    )


def _house_keeping(state: IntegerFace) -> list[int]:
    """What a seat would like to do, the dearest first: make its village small by sets of equal cards."""
    seat, kind = state.active, state.kind[state.depth - 1]
    if kind == ACTION_FRAME:
        return [DRAW * ARGS]
    if kind == END_FRAME:
        return [END * ARGS]
    mine = [state.row[seat * STRIDE + place] for place in range(state.size[seat])]
    spare = mine if len(mine) > state.players else []
    pairs = [(card, other) for card in spare for other in spare if card != other and _equal(card, other)]
    if kind == SET_FRAME:
        return [TURN * ARGS, *(SET * ARGS + other for card, other in pairs if state.chosen >> card & 1)]
    if kind == HELD_FRAME:
        same = [card for card in spare if _equal(card, state.held)]
        swaps = [SWAP * ARGS + card for card in spare if same and card not in same]
        sets = [SET * ARGS + card for card, _ in pairs]
        return [*sets, *swaps, DISCARD * ARGS]
    return []


def _equal(card: int, other: int) -> bool:
    return number_of(card) == number_of(other)
