"""Random positions, and the same positions once more with all that a seat can't know dealt anew."""

from __future__ import annotations

from random import Random

from hypothesis import strategies as st

from tests.plain import plain
from tests.secrecy.games import Kind
from vermeil.games.expedition.face import DeckGame

SECRET = "canary-seed"  # noqa: S105 - nobody's password

# A position: players, which of the game's variants, how many moves were made, and the dice for all of it.
POSITIONS = st.tuples(
    st.integers(1, 4),
    st.integers(0, 4),
    st.one_of(st.integers(0, 12), st.integers(0, 330)),
    st.integers(0, 2**32),
)
Position = tuple[int, int, int, int]


def reach(kind: Kind, position: Position, *, singles: bool = False, tracker: bool = True) -> DeckGame:
    """Play at random, in any order of seats: rather long patterns, or with `singles` never more than one box.

    Without `tracker`, that variant is left out.
    """
    players, variants, moves, dice = position
    rng = Random(dice)
    chosen = [word for word in kind.variants[variants] if tracker or word != "tracker"]
    game: DeckGame = kind.rules.Game(players=players, seed=f"{SECRET}-{dice}", variants=chosen)
    for _ in range(moves):
        if not game.waiting:
            break
        play_one(game, rng.choice(game.waiting), rng, singles=singles)
    return game


def play_one(game: DeckGame, seat: int, rng: Random, *, singles: bool = False) -> None:
    moves = [str(move) for move in game.legal_moves(seat)]
    if singles and phase(game) == "mark":
        moves = [move for move in moves if len(move.lstrip("+")) == 4]
    game.push(seat, max(rng.choice(moves), rng.choice(moves), key=len))


def viewers(game: DeckGame) -> list[int | None]:
    return [*range(game.players), None]


def record_for(game: DeckGame, viewer: int | None) -> str:
    return game.transcript(public=True) if viewer is None else game.transcript(viewer)


def last_reveal(lines: list[str]) -> int:
    """Where in a record the current pattern was revealed."""
    return max(at for at, line in enumerate(lines) if line.startswith("! reveal"))


def phase(game: DeckGame) -> str:
    word: str = plain(game.view(None))["phase"]
    return word


def redealt(kind: Kind, game: DeckGame, viewer: int | None, rng: Random) -> DeckGame:
    """The same game as the viewer knows it; hands, returned cards, hidden marks and the future are others."""
    lines = game.transcript().splitlines()
    _deal_anew(game, lines, viewer, rng)
    hides_marks = phase(game) == "mark" and not game.variants["open_marks"]
    if hides_marks:
        begin = last_reveal(lines)
        lines[begin + 1 :] = [line for line in lines[begin + 1 :] if line.split()[0] == str(viewer)]
    twin: DeckGame = kind.rules.replay("\n".join(lines) + "\n", seed=str(rng.random()))
    if hides_marks:
        for seat in range(game.players):
            if seat != viewer:
                _mark_anew(game, twin, seat, rng)
    return twin


def _deal_anew(game: DeckGame, lines: list[str], viewer: int | None, rng: Random) -> None:
    """Others hold other cards: any, while the choice is hidden; later, any beside the two that they kept."""
    hands = {int(line.split()[2]): line.split()[3:] for line in lines if line.startswith("! deal")}
    keeps = {int(line[0]): at for at, line in enumerate(lines) if " keep:" in line}
    hidden = phase(game) == "keep"
    kept = {seat: [] if hidden else lines[at].partition(":")[2].split(",") for seat, at in keeps.items()}
    known = {card for cards in kept.values() for card in cards} | set([] if viewer is None else hands[viewer])
    free = [card for card in game.deck.order if card not in known]
    rng.shuffle(free)
    for seat in hands:
        if seat == viewer:
            continue
        hand = kept.get(seat, []) + [free.pop() for _ in range(4 - len(kept.get(seat, [])))]
        rng.shuffle(hand)
        at = next(at for at, line in enumerate(lines) if line.startswith(f"! deal {seat} "))
        lines[at] = f"! deal {seat} {' '.join(hand)}"
        if hidden and seat in keeps:
            two = sorted(rng.sample(hand, 2), key=game.deck.index)
            lines[keeps[seat]] = f"{seat} keep:{','.join(two)}"


def _mark_anew(game: DeckGame, twin: DeckGame, seat: int, rng: Random) -> None:
    """Other crosses for a seat: finished if they were finished, otherwise as far as it happens."""
    if seat not in twin.waiting:
        return
    if seat not in game.waiting:
        while seat in twin.waiting:
            play_one(twin, seat, rng)
    else:
        for _ in range(rng.randrange(3)):
            if str(twin.legal_moves(seat)[0]) != "done":
                play_one(twin, seat, rng)
