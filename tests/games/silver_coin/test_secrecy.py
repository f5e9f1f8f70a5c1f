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
from tests.plain import plain
from vermeil.core.chance import Lot
from vermeil.games import silver_coin as sc

# Every question that can be asked, and its step: the turn's own by name, those of cards by the card's name.
QUESTIONS = {
    *("peek 0", "action 0", "keep 0", "held 0", "set 0", "reveal 0", "place 0", "kept 0", "extra 0", "end 0", "gift 0"),
    *("Regifter 0", "Regifter 1", "Regifter 2", "Curator 0", "Pixie 0", "Apprentice Tanner 0", "Apprentice Tanner 1"),
    *("Huntress 0", "Huntress 1", "Nostro 0", "Assassin 0", "Psychic 0", "Nosferatu 0", "Golem 0", "Village Idiot 0"),
    *("Village Idiot 1", "Empath 0", "Bodyguard 0", "Exposer 0", "Revealer 0", "Beholder 0", "Apprentice Seer 0"),
    *("Seer 0", "Master 0", "Witch 0", "Robber 0", "Robber 1", "rite 0", "sink 0", "Hunter 0", "Priest 0"),
    *("Instigator 0", "Thing 0", "Marksman 0", "Troublemaker 0", "Troublemaker 1", "Gremlin 0", "Gremlin 1"),
}


OFTEN = 2  # times that each question's whole past is re-dealt


def question_of(game: sc.Game) -> str:
    kind, step = plain(game.view(None))["question"]["frames"][-1]
    return f"{game.deck.cards[kind].name if isinstance(kind, int) else kind} {step}"


def redealt(game: sc.Game, seen: int, moves: list[tuple[int, str]], told: Remembering, rng: Random) -> sc.Game:
    """The same decisions from the start, in a round in which every card that has not been seen is another."""
    state = game._state
    unseen = [card for card in range(52) if not seen >> card & 1]
    shuffled = unseen[:]
    rng.shuffle(shuffled)
    stream = f"round {min(state.round + 1, 4)}"
    chance = Redealt(told, stream, dict(zip(unseen, shuffled, strict=True)))
    twin = begin(game.players, chance, game.deck.name, dict(game.variants))
    for mover, move in moves:
        twin.push(mover, move)
    return twin


class Witnesses:
    """What each seat, and a spectator, has ever seen in this round: a shuffle (SC-78) makes nobody forget a number."""

    def __init__(self) -> None:
        self.round = 0
        self.seen: dict[int | None, int] = {}

    def note(self, game: sc.Game) -> None:
        state = game._state
        if state.round != self.round:
            self.round, self.seen = state.round, {}
        for seat in (*range(game.players), None):
            seen = state.known if seat is None else state.seen[seat]
            self.seen[seat] = self.seen.get(seat, 0) | seen


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
        deck = ("coin", "amulet", "bullet", "bullet")[case % 6] if case % 6 < 4 else any_deck(rng)
        game = begin(2 + case % 3, told, deck, any_variants(rng) | {"patience": 2})
        moves: list[tuple[int, str]] = []
        witnesses, grouped = Witnesses(), 0
        while not game.over and len(moves) < 300:
            witnesses.note(game)
            kind = question_of(game)
            times[kind] += 1
            grouped += bool(game._state.mixed)
            if times[kind] <= OFTEN or grouped in {1, 4, 16}:
                for seat in (*range(game.players), None):
                    same_to(seat, game, redealt(game, witnesses.seen[seat], moves, told, rng))
            moves.append((game.waiting[0], any_move(game, rng)))
            game.push(*moves[-1])
    assert set(times) == QUESTIONS


class OtherShuffle:
    """The same chance once more, but the last shuffle laid the cards otherwise."""

    def __init__(self, told: Remembering, rng: Random) -> None:
        self.brought = list(told.brought)
        last = max(at for at, (stream, _) in enumerate(self.brought) if "shuffle" in stream)
        stream, drawn = self.brought[last]
        self.brought[last] = stream, rng.sample(drawn, len(drawn))

    def draw(self, event: str, stream: str, lot: Lot, allowed: int, count: int) -> list[int]:
        del event, stream, lot, allowed, count
        return self.brought.pop(0)[1]


def test_sc_78_how_the_cards_lie_after_a_shuffle_changes_nothing_that_anybody_is_shown() -> None:
    """SC-78: right after a Thing every order looks the same, to its owner and to all others."""
    looked_at = 0
    for case in itertools.count():
        rng, told = Random(f"shuffle {case}"), Remembering(f"shuffle {case}")
        game = begin(2 + case % 3, told, "bullet", {})
        moves: list[tuple[int, str]] = []
        while not game.over and len(moves) < 120:
            moves.append((game.waiting[0], any_move(game, rng)))
            before = game._state.shuffles
            game.push(*moves[-1])
            if game._state.shuffles > before:
                twin = begin(game.players, OtherShuffle(told, rng), "bullet", {})
                for mover, move in moves:
                    twin.push(mover, move)
                for seat in (*range(game.players), None):
                    same_to(seat, game, twin)
                looked_at += 1
        if looked_at > 12:
            return


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
        seen.add((world._state.card_at(0, 0) + 2) >> 2)
        assert (world._state.card_at(0, 1) + 2) >> 2 == 8
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
    state = game._state
    before = [game.view(seat).to_json() for seat in (0, 1, None)]
    cards = [state.card_at(0, 0), state.card_at(1, 0)]
    row = list(state.row)
    row[0], row[52] = cards[1], cards[0]
    villages = list(state.village)
    for seat in range(2):
        villages[seat] ^= sum(1 << card for card in cards)
    state.row, state.village = row, villages
    assert [game.view(seat).to_json() for seat in (0, 1, None)] == before
