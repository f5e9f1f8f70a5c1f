"""perft: how many sequences of moves there are, the chess engines' best habit."""

from __future__ import annotations

from vermeil.core.contract import Game


def perft(game: Game, depth: int) -> int:
    """How many sequences of `depth` moves a game can go on with.

    Where several seats wait, the lowest decides first. Chance is the game's own: the same sequence of moves always
    meets the same cards. A game that is over has no sequences but the empty one. The game itself is left alone.
    """
    if depth <= 0:
        return 1
    if not game.waiting:
        return 0
    seat = game.waiting[0]
    moves = game.legal_moves(seat)
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        twin = game.copy()
        twin.push(seat, move)
        total += perft(twin, depth - 1)
    return total


def perft_divide(game: Game, depth: int) -> dict[str, int]:
    """The same count by the first move's spelling: comparing two of these shows where two counts part."""
    if depth <= 0 or not game.waiting:
        return {}
    seat = game.waiting[0]
    counts = {}
    for move in game.legal_moves(seat):
        twin = game.copy()
        twin.push(seat, move)
        counts[str(move)] = perft(twin, depth - 1)
    return counts
