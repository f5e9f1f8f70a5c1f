"""Learns Silver & Gold by playing against itself on the vector face, in numpy; beats the bot `greedy` in ten minutes.

Usage: python examples/self_play.py [policy.npz] [minutes]     then: python examples/policy_match.py policy.npz

A small network says what a card in some state is worth (boxes left, symbols, how well the patterns fit, turns left). An
action is worth what it changes: the card after it, less the card before, and what it gains at once. The policy is a
softmax over the legal actions; after each batch of games its weights follow the policy gradient, where each decision is
praised by the points that its seat still made, compared with the mean of that turn.
"""

import sys
import time
from typing import Any

import numpy as np
from numpy.typing import NDArray

from vermeil import envs
from vermeil.games.expedition.grid import EXPEDITION
from vermeil.games.silver_and_gold.cards import FRAME

Floats = NDArray[np.float32]
GAMES, CARDS, HIDDEN, INPUTS, GAINS = 256, 74, 32, 15, 7
ACTIONS = envs.actions_of("silver-and-gold")
LAYOUT = envs.layout_of("silver-and-gold", 2)


def fits() -> Floats:
    """For every set of empty boxes: how many a pattern crosses at best, on average over the expedition cards."""
    every = np.arange(1 << 16)
    total = np.zeros(1 << 16, np.float32)
    for pattern in EXPEDITION:
        best = (every > 0).astype(np.float32)
        for mask in FRAME.placements(pattern):
            best[(every & mask) == mask] = mask.bit_count()
        total += best
    return total / np.float32(len(EXPEDITION))


def crossed_boxes() -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """For every action: the slot of the card that it crosses on (-1 if it crosses nothing), and the boxes."""
    slots, masks = np.full(len(ACTIONS), -1), np.zeros(len(ACTIONS), np.int64)
    for action, label in enumerate(ACTIONS.labels):
        card, _, names = label.removeprefix("+").partition(":")
        if card in ("A", "B"):
            slots[action] = "AB".index(card)
            masks[action] = sum(1 << (FRAME.box(names[at : at + 2]) or 0) for at in range(0, len(names), 2))
    return slots, masks


FIT = fits()
SLOT, BOXES = crossed_boxes()
KEEP, TAKE = ACTIONS.number("keep:1,2"), ACTIONS.number("take:1")
KEPT = np.array([(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)])
POWERS = 1 << np.arange(16)


def describe(cards: NDArray[Any], mask: NDArray[np.int64], turns: Floats, done: NDArray[Any]) -> Floats:
    """What the network sees of cards: their bytes, the boxes crossed by the action, turns left, completed by colour."""
    planes = cards[:, :64].reshape(-1, 4, 16) & ((mask[:, None] >> np.arange(16) & 1) == 0)[:, None, :]
    left = planes.sum(2).astype(np.float32)
    value, seal = cards[:, 64].astype(np.float32), cards[:, 69:73].astype(np.float32)
    fit = FIT[planes[:, 0].astype(np.int64) @ POWERS]
    there = (value > 0).astype(np.float32)
    near = 1 - left[:, 0] / np.maximum(value, 1)
    needed = left[:, 0] / np.maximum(fit, 1)
    late = (needed > turns).astype(np.float32)
    sealed = (seal * (done + 1) * (1, 1, 2, 2)).sum(1)
    ended = (left[:, 0] == 0) * there
    parts = [left[:, 0] / 8, value / 8, near, near**2, ended, ended * value / 8, left[:, 1], left[:, 2], left[:, 3]]
    parts += [fit / 3, needed / 4, late, sealed / 4, turns / 14, near * late]
    return np.stack(parts, 1).astype(np.float32) * there[:, None]


class Policy:
    """The network and what gains are worth; `rng` starts it."""

    def __init__(self, rng: np.random.Generator) -> None:
        self.w1 = rng.normal(0, 0.3, (INPUTS, HIDDEN)).astype(np.float32)
        self.b1 = np.zeros(HIDDEN, np.float32)
        self.w2 = rng.normal(0, 0.1, HIDDEN).astype(np.float32)
        self.direct = np.zeros(INPUTS, np.float32)
        self.gain = np.zeros(GAINS, np.float32)

    @property
    def weights(self) -> list[Floats]:
        return [self.w1, self.b1, self.w2, self.direct, self.gain]

    def features(self, seen: NDArray[Any], rows: NDArray[Any], actions: NDArray[Any]) -> tuple[Floats, ...]:
        """For pairs of a row and an action: two cards after it, the card before it, and what is gained at once."""
        planes = LAYOUT.planes(seen)
        turns = 28.0 - planes["round"].argmax(1) * 7 - planes["turn"].argmax(1)
        slot, mask = SLOT[actions], BOXES[actions]
        own, offer = planes["me.cards"], planes["offer"]
        keeps, takes = (actions >= KEEP) & (actions < TAKE), (actions >= TAKE) & (actions < TAKE + 4)
        kept = KEPT[np.clip(actions - KEEP, 0, 5)]
        first = np.where((slot >= 0)[:, None], own[rows, np.maximum(slot, 0)], 0)
        after = np.where(keeps[:, None], offer[rows, kept[:, 0]], first)
        after = np.where(takes[:, None], offer[rows, np.clip(actions - TAKE, 0, 3)], after)
        second = np.where(keeps[:, None], offer[rows, kept[:, 1]], 0)
        left, done = turns[rows].astype(np.float32), planes["me.completed"][rows]
        none = np.zeros_like(mask)
        new = (describe(after, mask, left - 1, done), describe(second, none, left - 1, done))
        old = describe(first, none, left, done)
        hit = (first[:, :64].reshape(-1, 4, 16) & (mask[:, None] >> np.arange(16) & 1)[:, None, :]).sum(2)
        coins, cups = planes["me.gathered"][rows, 0], planes["cups"][rows, 0]
        row = ((coins % 4) + hit[:, 2] >= 4) * (coins < 12) * cups
        palms = hit[:, 3] * planes["palm_worth"][rows, 0] * (planes["me.gathered"][rows, 3] < 4)
        top = actions == TAKE + 4
        gains = np.stack([hit[:, 0], hit[:, 1], hit[:, 2], row / 2, palms / 2, (coins % 4) * hit[:, 2] / 2, top], 1)
        return new[0], new[1], old, gains.astype(np.float32)

    def worth(self, cards: Floats) -> tuple[Floats, Floats]:
        """What cards are worth, and the hidden layer."""
        hidden = np.tanh(cards @ self.w1 + self.b1)
        alive = np.abs(cards).sum(1) > 0
        return (hidden @ self.w2 + cards @ self.direct) * alive, hidden * alive[:, None]

    def chances(self, seen: NDArray[Any], masks: NDArray[np.bool_]) -> tuple[Any, ...]:
        """The probability of each legal action, by pairs of row and action, and what `learn` needs to know."""
        rows, actions = np.nonzero(masks)
        parts = self.features(seen, rows, actions)
        hidden, score = [], parts[3] @ self.gain
        for cards, sign in zip(parts[:3], (1, 1, -1), strict=True):
            worth, layer = self.worth(cards)
            score = score + sign * worth
            hidden.append(layer)
        starts = np.flatnonzero(np.r_[True, rows[1:] != rows[:-1]])
        counts = np.diff(np.r_[starts, len(rows)])
        score = np.exp(score - np.repeat(np.maximum.reduceat(score, starts), counts))
        share = score / np.repeat(np.add.reduceat(score, starts), counts)
        return rows, actions, share, starts, counts, parts, hidden

    def learn(self, grads: list[Floats], made: tuple[Any, ...], chosen: NDArray[Any], praise: Floats) -> None:
        """Add to the gradients what makes praised actions likelier; `chosen` are places among the pairs."""
        rows, _, share, _, _, parts, hidden = made
        slope = -share * praise[rows]
        slope[chosen] += praise[rows[chosen]]
        for cards, layer, sign in zip(parts[:3], hidden, (1, 1, -1), strict=True):
            grads[2] += sign * (slope @ layer)
            back = (sign * slope)[:, None] * self.w2 * (1 - layer**2) * (np.abs(cards).sum(1) > 0)[:, None]
            grads[0] += cards.T @ back
            grads[1] += back.sum(0)
            grads[3] += sign * (slope @ cards)
        grads[4] += slope @ parts[3]


def train(minutes: float, *, games: int = GAMES, say: Any = print, goes_on: Any = lambda: True) -> Policy:  # noqa: ANN401
    """Play and learn for so long, and as long as `goes_on`; `say` takes lines."""
    rng = np.random.default_rng(0)
    policy = Policy(rng)
    steady, squares = ([np.zeros(weight.shape) for weight in policy.weights] for _ in range(2))
    vector = envs.vector("silver-and-gold", games, rewards="points", autoreset="disabled")
    end, batch = time.monotonic() + 60 * minutes, 0
    while time.monotonic() < end and goes_on():
        batch += 1
        seen, _ = vector.reset(seed=int(rng.integers(1 << 60)))
        steps, earned = [], []
        while (vector.seats >= 0).any():
            seats, masks = vector.seats.copy(), vector.masks.copy()
            masks[seats < 0] = False
            observed = seen.copy()
            made = policy.chances(observed, masks)
            rows, actions, share, starts, counts = made[:5]
            # The first pair of each row whose summed chances reach a random number.
            summed = np.cumsum(share)
            thrown = np.r_[0, summed][starts] + rng.random(len(starts)) * 0.999999
            place = np.searchsorted(summed, thrown).clip(starts, starts + counts - 1)
            picked = np.full(games, ACTIONS.wait)
            picked[rows[place]] = actions[place]
            time_now = LAYOUT.planes(observed)["round"].argmax(1) * 7 + LAYOUT.planes(observed)["turn"].argmax(1)
            seen, rewards, *_ = vector.step(picked)
            steps.append((made, place, seats, time_now))
            earned.append(rewards.copy())
        to_come = np.cumsum(np.array(earned)[::-1], axis=0)[::-1]
        grads = [np.zeros_like(weight) for weight in policy.weights]
        sums, number = np.zeros(28), np.zeros(28)
        for (_, _, seats, turn), points in zip(steps, to_come, strict=True):
            np.add.at(sums, turn[seats >= 0], points[seats >= 0, seats[seats >= 0]])
            np.add.at(number, turn[seats >= 0], 1)
        mean = sums / np.maximum(number, 1)
        for (made, place, seats, turn), points in zip(steps, to_come, strict=True):
            own = points[np.arange(games), np.maximum(seats, 0)] - mean[turn]
            policy.learn(grads, made, place, (own / 10).astype(np.float32))
        for at, weight in enumerate(policy.weights):
            grad = grads[at] / games
            steady[at] = 0.9 * steady[at] + 0.1 * grad
            squares[at] = 0.99 * squares[at] + 0.01 * grad**2
            scale = (1 - 0.9**batch) / np.sqrt(1 - 0.99**batch)
            weight[...] += 0.03 * steady[at] / (np.sqrt(squares[at]) + 1e-6) / scale
        if batch % 10 == 1:
            say(f"batch {batch}: {vector.scores.mean():.1f} points a seat")
    vector.close()
    return policy


if __name__ == "__main__":
    FILE, MINUTES = [*sys.argv[1:], *("policy.npz", "8")[len(sys.argv) - 1 :]]
    np.savez(FILE, *train(float(MINUTES)).weights)
