"""SC-5: a seat never learns more than it has seen. Re-deal all other cards: view, moves and record stay the same."""

from __future__ import annotations

import itertools
import json
from collections import Counter
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.silver_coin.positions import lay, legal, play
from tests.games.silver_coin.random_games import Redealt, Remembering, any_deck, any_move, any_variants, begin
from vermeil.games import silver_coin as sc

# Every question that can be asked, and its step: the turn's own by name, those of cards by the card's name.
QUESTIONS = {
    *("peek 0", "action 0", "keep 0", "held 0", "set 0", "reveal 0", "place 0", "kept 0", "extra 0", "end 0", "gift 0"),
    *("Regifter 0", "Regifter 1", "Regifter 2", "Curator 0", "Pixie 0", "Apprentice Tanner 0", "Apprentice Tanner 1"),
    *("Huntress 0", "Huntress 1", "Nostro 0", "Assassin 0", "Psychic 0", "Nosferatu 0", "Golem 0", "Village Idiot 0"),
    *("Village Idiot 1", "Empath 0", "Bodyguard 0", "Exposer 0", "Revealer 0", "Beholder 0", "Apprentice Seer 0"),
    *("Seer 0", "Master 0", "Witch 0", "Robber 0", "Robber 1"),
}


OFTEN = 2  # times that each question's whole past is re-dealt


def question_of(game: sc.Game) -> str:
    kind, step = game.view(None)["question"]["frames"][-1]
    return f"{game.deck.cards[kind].name if isinstance(kind, int) else kind} {step}"


def redealt(game: sc.Game, seat: int | None, moves: list[tuple[int, str]], told: Remembering, rng: Random) -> sc.Game:
    """The same decisions from the start, in a round in which every card that the seat has not seen is another."""
    table = game._table
    seen = table.known if seat is None else table.seen[seat]
    unseen = [card for card in range(52) if not seen >> card & 1]
    shuffled = unseen[:]
    rng.shuffle(shuffled)
    stream = f"round {min(table.round + 1, 4)}"
    chance = Redealt(told, stream, dict(zip(unseen, shuffled, strict=True)))
    twin = begin(game.players, chance, game.deck.name, dict(game.variants))
    for mover, move in moves:
        twin.push(mover, move)
    return twin


def same_to(seat: int | None, game: sc.Game, twin: sc.Game) -> None:
    """All that leaves the house for a seat is the same, byte for byte."""
    assert twin.view(seat).to_json() == game.view(seat).to_json()
    assert twin.waiting == game.waiting
    if seat is None:
        assert twin.transcript(public=True) == game.transcript(public=True)
    else:
        assert [str(move) for move in twin.legal_moves(seat)] == [str(move) for move in game.legal_moves(seat)]
        assert twin.transcript(seat) == game.transcript(seat)


def test_sc_5_redealing_what_a_seat_has_not_seen_changes_nothing_it_is_shown() -> None:
    """SC-5: at every question type, for every seat and a spectator: view, legal moves and the whole record."""
    times: Counter[str] = Counter()
    for case in itertools.count():
        if set(times) == QUESTIONS:
            break
        rng = Random(f"secrecy {case}")
        told = Remembering(f"secrecy {case}")
        deck = ("coin", "amulet")[case % 4] if case % 4 < 2 else any_deck(rng)
        game = begin(2 + case % 3, told, deck, any_variants(rng) | {"patience": 2})
        moves: list[tuple[int, str]] = []
        while not game.over and len(moves) < 300:
            kind = question_of(game)
            times[kind] += 1
            if times[kind] <= OFTEN:
                for seat in (*range(game.players), None):
                    same_to(seat, game, redealt(game, seat, moves, told, rng))
            moves.append((game.waiting[0], any_move(game, rng)))
            game.push(*moves[-1])
    assert set(times) == QUESTIONS


@settings(max_examples=12)
@given(seed=st.integers(0, 2**32))
def test_sc_5_worlds_of_a_view_look_the_same(seed: int) -> None:
    """SC-5: a world is a whole game in which unseen cards are dealt anew."""
    rng = Random(seed)
    game = sc.Game(players=rng.choice((2, 3, 4)), seed=seed, deck=any_deck(rng), variants=any_variants(rng))
    for _ in range(rng.randrange(150)):
        if not game.over:
            game.push(game.waiting[0], any_move(game, rng))
    for seat in (*range(game.players), None):
        view = game.view(seat)
        world = view.sample(rng)
        assert world.view(seat).to_json() == view.to_json()
        again = sc.View(json.loads(view.to_json())).sample(rng)
        assert again.view(seat).to_json() == view.to_json()


def test_sc_5_worlds_deal_every_possible_card() -> None:
    """SC-5: an unseen card may be anything that is not known to lie elsewhere."""
    game = lay(["9 8~", "13^ 13^"], "7")
    rng = Random(1)
    seen = set()
    for _ in range(400):
        world = game.view(0).sample(rng)
        seen.add((world._table.card_at(0, 0) + 2) >> 2)
        assert (world._table.card_at(0, 1) + 2) >> 2 == 8
    assert seen == set(range(13))


def test_sc_15_what_is_offered_depends_on_nothing_hidden() -> None:
    """SC-15: the Huntress is offered for face-up cards, the Psychic for face-down ones, whatever they show."""
    for number in (6, 7, 8, 9, 12):
        offers = []
        for villages in (["1^ 2", "3 4"], ["1^ 13", "0 12"]):
            game = play(lay(villages, "9", [number]), "draw")
            offers.append(legal(game))
            play(game, "use")
            offers.append(legal(game))
        assert offers[:2] == offers[2:]


def test_sc_5_refusals_tell_nothing_of_face_down_cards() -> None:
    """SC-5: asking for a free ability of a face-down card gets the same answer whatever it is."""
    for spelling in ("curator:0.1", "pixie:0.1", "con:0.1", "regifter:0.1", "empath:0.1", "swap:0.1", "look:1.1"):
        reasons = {str(lay([f"{number} 9", "8 5"], "7").why_not(0, spelling)) for number in range(14)}
        assert len(reasons) == 1


def test_sc_5_no_view_tells_copies_of_a_number_apart() -> None:
    """SC-5: the physical card is nowhere in a view: swapping two copies of a number changes nothing."""
    game = lay(["9 9~ 9^", "9 5"], "7")
    table = game._table
    before = [game.view(seat).to_json() for seat in (0, 1, None)]
    cards = [table.card_at(0, 0), table.card_at(1, 0)]
    row = list(table.row)
    row[0], row[52] = cards[1], cards[0]
    villages = list(table.village)
    for seat in range(2):
        villages[seat] ^= sum(1 << card for card in cards)
    table.row, table.village = row, villages
    assert [game.view(seat).to_json() for seat in (0, 1, None)] == before
