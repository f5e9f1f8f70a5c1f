"""The search of Silver Coin: worlds dealt again inside the engine, playouts to the round's end, sequential halving.

One world of a view is enough to make all others: every card that the seat has not seen changes its face with another
such card, and everything that the table remembers about a card (where it lies, who has seen it, that it is rotated,
protected, chosen) stays with the place. Cards that an opponent has seen and kept are dealt low more often than not.

All candidates are tried in the same worlds, and the deck of a world has one order: chance is asked only for deck cards,
so the first card drawn is the same after every candidate. The quick policy finishes the round for all seats; the others
play in various manners, from world to world. A `light` search knows nothing: its worlds are dealt by chance alone, and
any legal decisions finish the round.

Plain Python; compiled through `search.pxd`. Thinking releases the GIL.
"""

from __future__ import annotations

from vermeil.bots.silver_coin.policy import Policy
from vermeil.bots.silver_coin.sizes import MOST, NUMBERS, ROOM, WEIGHTS
from vermeil.bots.silver_coin.weights import LEARNED, Learned
from vermeil.core.bits import bit, count_bits, lowest, nth_bit
from vermeil.core.dice import Dice, below
from vermeil.games.silver_coin import engine, layout, scoring
from vermeil.games.silver_coin.codes import (
    ALL_CARDS,
    ASK,
    CARDS,
    CLOSE,
    FREE,
    GIFT,
    MOST_GROUPS,
    NO_CARD,
    OVER,
    ROUNDS,
    SCORED,
    SHUFFLING,
    STRIDE,
    VERBS,
)
from vermeil.games.silver_coin.face import IntegerFace
from vermeil.games.silver_coin.moves import CARD_VERBS
from vermeil.games.silver_coin.numbers import number_of

try:
    import cython  # type: ignore[import-untyped]
except ImportError:  # not needed at run time: compiled away, and plain Python has no GIL to release here
    from vermeil.bots.expedition.plain import cython

ENDLESS = 2000  # decisions after which a playout is scored as it stands (patience may be without end)
TRIES = 12
# By round: the lead at which a further point counts a quarter. With rounds to come nearly every point counts alike, in
# the last one only who is ahead.
SCALES = (100.0, 80.0, 55.0, 6.0)
# Between two looks at who is hopeless, and by how many standard errors one must be behind.
SURE = 3.0
# So many playouts does the policy's judgement count for.
TRUST = 30.0
DECK = 31
# Room for so many manners of the others.
MANNERS = 4


class Search:
    """Candidates for the seat that is asked at a root, and what playouts say of them."""

    def __init__(self, root: IntegerFace, learned: Learned = LEARNED) -> None:
        self.root = root
        self.scene = root.copy()
        self.dealt = root.copy()
        self.dealt_dice = 0
        # Whether playouts are random, without any knowledge.
        self.light = False
        self.manners = [0.0] * 128
        self.manners_size = 0
        self.policy = Policy(self.scene, learned.weights)
        self.dice = Dice(0)
        self.seed = 0
        self.seat = root.active
        # What the silver coin's power is worth.
        self.token = 1.0
        self.trust = TRUST
        self.scale = SCALES[min(root.round, ROUNDS - 1)]
        self.face = list(range(CARDS))
        self.fixed = 0  # places that have their new faces because a group is known
        self.names_card = [1 if verb in CARD_VERBS or verb in {FREE, CLOSE, GIFT} else 0 for verb in range(VERBS)]
        self.kept_low = [chance for part in learned.kept_low for chance in part]
        self.decision = [0] * 96
        self.prior = [0.0] * 96
        self.total = [0.0] * 96
        self.own = [0.0] * 96
        self.square = [0.0] * 96
        self.visits = [0] * 96
        self.order = [0] * 96
        self.count = 0
        self.alive = 0

    # --- worlds ---------------------------------------------------------------------------------------------

    def lay(self, world: int) -> None:
        """The scene becomes a world of the root that the seat can't tell from it."""
        self.dice.restart(self.seed + world)
        self.scene.copy_numbers(self.root)
        self.deal()
        self.dealt.copy_numbers(self.scene)
        self.dealt_dice = self.dice.state
        if self.manners_size:
            for seat in range(self.root.players):
                if seat != self.seat:
                    self.take_manners(seat, int((world + seat) % self.manners_size))

    def lay_again(self) -> None:
        """The scene becomes the world that was laid last, as it was then."""
        self.dice.state = self.dealt_dice
        self.scene.copy_numbers(self.dealt)

    def take_manners(self, seat: int, manner: int) -> None:
        for place in range(WEIGHTS):
            self.policy.mind.weights[seat * ROOM + place] = self.manners[manner * ROOM + place]

    def deal(self) -> None:
        """Every card that the seat has not seen is dealt again."""
        unseen = ALL_CARDS & ~self.root.seen[self.seat] & ~self.root.worked_out[self.seat]
        for card in range(CARDS):
            self.face[card] = card
        left = unseen
        self.fixed = 0
        if self.root.groups[self.seat]:
            left = self.lay_groups(left)
        kept = NO_CARD if self.light else self.stage()
        for seat in range(self.root.players):
            if seat == self.seat:
                continue
            cards = self.root.village[seat] & unseen & self.root.seen[seat] & ~self.fixed
            while cards:
                left &= ~bit(self.pick(lowest(cards), left, kept))
                cards &= cards - 1
        placed = unseen & ~self.root.pool & ~self.fixed
        for seat in range(self.root.players):
            if seat != self.seat:
                placed &= ~(self.root.village[seat] & self.root.seen[seat])
        while placed:
            left &= ~bit(self.pick(lowest(placed), left, NO_CARD))
            placed &= placed - 1
        self.scene.pool = left
        self.turn_faces(unseen)

    def lay_groups(self, left: int) -> int:
        """SC-78: what the seat knows to be in a group lies anywhere in it; what is left for the other places."""
        for i in range(self.seat * MOST_GROUPS, self.seat * MOST_GROUPS + self.root.groups[self.seat]):
            known = self.root.among[i]
            while known:
                free = self.root.group[i] & ~self.fixed
                card = nth_bit(free, self.dice.below(count_bits(free)))
                self.face[card] = lowest(known)
                self.fixed |= bit(card)
                left &= ~bit(lowest(known))
                known &= known - 1
        return left

    def stage(self) -> int:
        """Where the beliefs about kept cards begin: early, in the middle, or late in the round."""
        taken = DECK - layout.deck_size(self.root)
        if taken * 3 < DECK:
            return 0
        return NUMBERS if taken * 3 < DECK * 2 else 2 * NUMBERS

    def pick(self, card: int, left: int, kept: int) -> int:
        """A new face for a card: any that is left, or rather a low one for a card that its owner has kept."""
        size = count_bits(left)
        found = nth_bit(left, self.dice.below(size))
        if kept >= 0:
            tries = TRIES
            while tries and self.dice.below(256) >= self.kept_low[kept + number_of(found)]:
                found = nth_bit(left, self.dice.below(size))
                tries -= 1
        self.face[card] = found
        return found

    def turned(self, cards: int, unseen: int) -> int:
        """A set of cards with their new faces."""
        found = cards & ~unseen
        cards &= unseen
        while cards:
            found |= bit(self.face[lowest(cards)])
            cards &= cards - 1
        return found

    def turn_faces(self, unseen: int) -> None:
        """Everything that the table remembers about a card belongs to its place."""
        hidden = unseen & ~self.root.pool
        for seat in range(self.root.players):
            for i in range(seat * STRIDE, seat * STRIDE + self.root.size[seat]):
                self.scene.row[i] = self.face[self.root.row[i]]
            self.scene.village[seat] = self.turned(self.root.village[seat], unseen)
            self.scene.seen[seat] = self.turned(self.root.seen[seat], unseen)
            self.scene.con_used[seat] = self.turned(self.root.con_used[seat], unseen)
        for i in range(self.root.pile_size):
            self.scene.pile[i] = self.face[self.root.pile[i]]
        for i in range(self.root.top_size):
            self.scene.top[i] = self.face[self.root.top[i]]
        self.turn_others(hidden)
        for i in range(self.root.drawn_size):
            self.scene.drawn[i] = self.face[self.root.drawn[i]]
        for i in range(self.root.picks_size):
            self.scene.picks[i] = self.face[self.root.picks[i]]
        for i in range(4):
            if self.root.ward[i] >= 0:
                self.scene.ward[i] = self.face[self.root.ward[i]]
        self.scene.up = self.turned(self.root.up, hidden)
        self.scene.known = self.turned(self.root.known, hidden)
        self.scene.rotated = self.turned(self.root.rotated, hidden)
        self.scene.used = self.turned(self.root.used, hidden)
        self.scene.gifted = self.turned(self.root.gifted, hidden)
        self.scene.sunk = self.turned(self.root.sunk, hidden)
        self.scene.diggers = self.turned(self.root.diggers, hidden)
        self.scene.chosen = self.turned(self.root.chosen, hidden)
        self.scene.later = self.turned(self.root.later, hidden)
        self.scene.turned = self.turned(self.root.turned, hidden)
        self.scene.marked = self.turned(self.root.marked, hidden)
        self.scene.coin = self.new_face(self.root.coin)
        self.scene.held = self.new_face(self.root.held)
        self.scene.about = self.new_face(self.root.about)
        self.scene.source = self.new_face(self.root.source)
        self.scene.aim = self.new_face(self.root.aim)
        self.scene.wish = self.here(self.root.wish)

    def turn_others(self, hidden: int) -> None:
        """The cards under the deck, and what is known of shuffled ones."""
        for i in range(self.root.bottom_size):
            self.scene.bottom[i] = self.face[self.root.bottom[i]]
        if self.root.mixed:
            self.scene.mixed = self.turned(self.root.mixed, hidden)
            for i in range(self.seat * MOST_GROUPS, self.seat * MOST_GROUPS + self.root.groups[self.seat]):
                self.scene.group[i] = self.turned(self.root.group[i], hidden)

    def new_face(self, card: int) -> int:
        return self.face[card] if card >= 0 else NO_CARD

    def here(self, number: int) -> int:
        """A decision of the root in the world that lies before us: the same place, whatever card lies there."""
        if self.names_card[number >> 6]:
            return (number >> 6) * 64 + self.face[number & 63]
        return number

    # --- playouts -------------------------------------------------------------------------------------------

    def play_on(self) -> None:
        """The policy finishes the round, or chance does."""
        decisions = 0
        while self.scene.phase not in {SCORED, OVER}:
            if self.scene.phase == ASK:
                decisions += 1
                if decisions > ENDLESS:
                    scoring.score(self.scene)
                    return
                if self.light:
                    engine.play(self.scene, engine.option(self.scene, self.dice.below(self.scene.total)))
                else:
                    engine.play(self.scene, self.policy.decide())
            else:
                possible = engine.allowed(self.scene) if self.scene.phase == SHUFFLING else self.scene.pool
                engine.draw(self.scene, nth_bit(possible, below(self.dice, count_bits(possible))))

    def playout(self, candidate: int) -> float:
        """The lead that a candidate brings in the world that was laid last, in points of this round."""
        self.lay_again()
        engine.play(self.scene, self.here(self.decision[candidate]))
        self.play_on()
        self.own[candidate] += self.scene.points[self.root.round * 4 + self.seat]
        return self.worth()

    def worth(self) -> float:
        """The lead in the whole game, in points, less for each further one: a sure win is not worth a risk.

        Half of it is the lead over the others' mean, half that over the best of them.
        """
        token = 0.0
        if self.root.round + 1 < ROUNDS and self.scene.power >= 0:
            token = self.token if self.scene.power == self.seat else -self.token / (self.root.players - 1.0)
        mean = 0.0
        least = 10000.0
        for seat in range(self.root.players):
            if seat != self.seat:
                lead = scoring.total_of(self.scene, seat) - scoring.total_of(self.scene, self.seat) + token
                mean += lead
                least = min(least, lead)
        mean /= self.root.players - 1.0
        return 0.5 * self.dulled(mean) + 0.5 * self.dulled(least)

    def dulled(self, lead: float) -> float:
        return lead / (1.0 + (lead if lead > 0.0 else -lead) / self.scale)

    # --- candidates -----------------------------------------------------------------------------------------

    def mean(self, candidate: int) -> float:
        return self.total[candidate] / self.visits[candidate] if self.visits[candidate] else 0.0

    def standing(self, candidate: int) -> float:
        """What playouts say, and the policy, whose word counts for some of them: few playouts are mostly noise."""
        if not self.visits[candidate]:
            return self.prior[candidate] - 1000.0
        return (self.total[candidate] + self.trust * self.prior[candidate]) / (self.visits[candidate] + self.trust)

    def sort(self) -> None:
        """The living in the order of their worth; ties keep their order."""
        for i in range(1, self.alive):
            moved = self.order[i]
            k = i
            while k > 0 and self.standing(self.order[k - 1]) < self.standing(moved):
                self.order[k] = self.order[k - 1]
                k -= 1
            self.order[k] = moved

    def run(self, first: int, worlds: int) -> None:
        for world in range(first, first + worlds):
            self.lay(world)
            for i in range(self.alive):
                candidate = self.order[i]
                worth = self.playout(candidate)
                self.total[candidate] += worth
                self.square[candidate] += worth * worth
                self.visits[candidate] += 1
        self.sort()

    def behind(self, candidate: int) -> bool:
        """Whether a candidate is so far behind the best that more playouts would not help it."""
        best = self.order[0]
        n = self.visits[candidate] + 0.0
        gap = self.standing(best) - self.standing(candidate)
        spread = self.square[best] / n - self.mean(best) * self.mean(best)
        spread += self.square[candidate] / n - self.mean(candidate) * self.mean(candidate)
        return gap * gap * n > SURE * SURE * spread

    # --- the doors for Python -------------------------------------------------------------------------------

    def propose(self, decisions: list[int], priors: list[float]) -> None:
        """The candidates: decisions of the root, and what the policy says of them."""
        self.count = min(len(decisions), MOST)
        self.alive = self.count
        for place in range(self.count):
            self.decision[place] = decisions[place]
            self.prior[place] = priors[place]
            self.total[place] = 0.0
            self.own[place] = 0.0
            self.square[place] = 0.0
            self.visits[place] = 0
            self.order[place] = place
        self.sort()

    def let_others_play(self, manners: list[tuple[float, ...]]) -> None:
        """Weights that the others play with, by turns from world to world."""
        self.manners_size = min(len(manners), MANNERS)
        for manner in range(self.manners_size):
            for place in range(WEIGHTS):
                self.manners[manner * ROOM + place] = manners[manner][place]

    def try_worlds(self, first: int, worlds: int) -> int:
        """Try all living candidates in some worlds; returns the number of playouts."""
        with cython.nogil:
            self.run(first, worlds)
        return worlds * self.alive

    def keep_best(self, alive: int) -> None:
        """Only the best go on."""
        self.alive = min(self.alive, alive)

    def drop_hopeless(self) -> None:
        """Those who are clearly worse go at once; all living ones have been tried equally often."""
        while self.alive > 1 and self.behind(self.order[self.alive - 1]):
            self.alive -= 1

    def candidate(self, place: int) -> tuple[int, float, float, int]:
        """The candidate at a place of the order: its decision, its lead and own points, its playouts."""
        number = self.order[place]
        visits = self.visits[number]
        own = self.own[number] / visits if visits else 0.0
        return self.decision[number], self.standing(number), own, visits

    def world(self, number: int) -> IntegerFace:
        """A world as the search lays it, for those who want to look at it."""
        self.lay(number)
        engine.fill(self.scene)
        return self.scene.copy()

    def decision_here(self, number: int) -> int:
        """A decision of the root as it is called in the world that was laid last."""
        return self.here(number)
