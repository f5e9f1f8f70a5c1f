"""Random positions, and the same positions once more with all that a seat can't know dealt anew."""

from __future__ import annotations

from random import Random

from hypothesis import strategies as st

from vermeil import silver_and_gold as sg

SECRET = "canary-seed"  # noqa: S105 - nobody's password
VARIANTS: tuple[list[str], ...] = ([], ["tracker"], ["open_marks"], ["start_player=0"], ["open_marks", "tracker"])

# A position: players, variants, how many moves were made, and the dice for all of it.
POSITIONS = st.tuples(
    st.integers(1, 4),
    st.sampled_from(VARIANTS),
    st.one_of(st.integers(0, 12), st.integers(0, 330)),
    st.integers(0, 2**32),
)
Position = tuple[int, list[str], int, int]


def reach(position: Position, *, singles: bool = False) -> sg.Game:
    """Play at random, in any order of seats; with `singles`, never more than one box at once."""
    players, variants, moves, dice = position
    rng = Random(dice)
    game = sg.Game(players=players, seed=f"{SECRET}-{dice}", variants=variants)
    for _ in range(moves):
        if not game.waiting:
            break
        play_one(game, rng.choice(game.waiting), rng, singles=singles)
    return game


def play_one(game: sg.Game, seat: int, rng: Random, *, singles: bool = False) -> None:
    moves = [str(move) for move in game.legal_moves(seat)]
    if singles and game.view(seat)["phase"] == "mark":
        moves = [move for move in moves if len(move.lstrip("+")) == 4]
    game.push(seat, rng.choice(moves))


def phase(game: sg.Game) -> str:
    word: str = game.view(None)["phase"]
    return word


def redealt(game: sg.Game, viewer: int | None, rng: Random) -> sg.Game:
    """The same game as the viewer knows it; hands, returned cards, hidden marks and the future are others."""
    lines = game.transcript().splitlines()
    _deal_anew(game, lines, viewer, rng)
    hides_marks = phase(game) == "mark" and not game.variants["open_marks"]
    if hides_marks:
        begin = max(at for at, line in enumerate(lines) if line.startswith("! reveal"))
        lines[begin + 1 :] = [line for line in lines[begin + 1 :] if line.split()[0] == str(viewer)]
    twin = sg.replay("\n".join(lines) + "\n", seed=str(rng.random()))
    if hides_marks:
        for seat in range(game.players):
            if seat != viewer:
                _mark_anew(game, twin, seat, rng)
    return twin


def _deal_anew(game: sg.Game, lines: list[str], viewer: int | None, rng: Random) -> None:
    """Others hold other cards: any, while the choice is hidden; later, any beside the two that they kept."""
    hands = {int(line.split()[2]): line.split()[3:] for line in lines if line.startswith("! deal")}
    keeps = {int(line[0]): at for at, line in enumerate(lines) if " keep:" in line}
    hidden = phase(game) == "keep"
    kept = {seat: [] if hidden else lines[at].partition(":")[2].split(",") for seat, at in keeps.items()}
    known = {card for cards in kept.values() for card in cards} | set(
        hands.get(viewer, []) if viewer is not None else []
    )
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


def _mark_anew(game: sg.Game, twin: sg.Game, seat: int, rng: Random) -> None:
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
