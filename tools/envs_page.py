"""Writes docs/envs.md: what observations and actions mean, from the tables in the code.

`python tools/envs_page.py` writes the page; a test says when it is out of date.
"""

from __future__ import annotations

from pathlib import Path

from vermeil import envs
from vermeil.envs.observation import Field
from vermeil.games import GAMES, rules_of

PAGE = Path(__file__).parents[1] / "docs" / "envs.md"
SHOWN = 6

HEAD = """# Faces for learning programs

<!-- Made by `python tools/envs_page.py` from the tables in src/vermeil/envs; change it there. -->

`pip install 'vermeil[envs]'` brings the libraries. All faces take the same options and play the same compiled games.

| call | gives |
|---|---|
| `envs.vector(game, n, players=2, ...)` | n games in one object, stepped in compiled code without Python's lock |
| `envs.aec(game, players=2, ...)` | a PettingZoo environment, one agent after the other |
| `envs.parallel(game, players=2, ...)` | a PettingZoo environment in which all who are asked act at once |
| `envs.single(game, players=2, opponents="easy", seat=0, ...)` | a Gymnasium environment, with bots around one seat |
| `envs.singles(game, num_envs, ...)` | a Gymnasium vector environment against random players |
| `envs.register_openspiel()` | `vermeil_silver_and_gold` and the others for `pyspiel.load_game` |
| `envs.text(game, players=2, ...)` | a game in words, for language models |
| `envs.register()` | `vermeil/SilverAndGold-v2` and the others for PettingZoo's and Gymnasium's `make` |

| option | |
|---|---|
| `game` | `silver-and-gold`, `pyramids`, `silver-coin` |
| `players` | 1 to 4; Silver Coin 2 to 4 |
| `deck` | a deck, a deck file or the name of a mix, as for `Game` |
| `variants` | the game's variants, as for `Game` |
| `rewards` | `margin`: at the end one's points less the mean of the others' (the sum is 0; alone: the points). \
`win`: at the end the share of the win. `points`: points as they come. Where the fewest win, signs are turned round |
| `last` | only the last so many turns (in Silver Coin rounds): small games for exact study; 0 plays all |
| `illegal` | `refuse`: an error of ours, and nothing has changed. `mask`: the lowest legal action is taken instead |
| `planes` | PettingZoo and Gymnasium: a dictionary of named planes instead of the flat array |
| `render_mode` | `human` prints the table, `ansi` gives it as text, `rgb_array` as an image |
| `threads`, `autoreset` | of a vector: how many threads share it; `next-step`, `same-step` or `disabled` |
| `max_cycles` | PettingZoo: after so many decisions of an agent (`parallel`: steps) the game is cut off |
| `opponents` | `single`: bots by name, or objects of one's own; one for all, or one a seat |
| `seat`, `limit` | `single`: one's seat, or `random`; how long bots may think (a `vermeil.bots.Limit`) |
| `language` | `text`: the table is drawn in this language of the house, such as `de`; the words around it are English |
| `show_moves`, `strikes` | `text`: whether legal moves are told unasked; how many bad answers in a row forfeit a game |

## Quick starts

A vector, for whoever trains on many games at once. The arrays are the games' own: they change with every step, and a
copy is yours. `vector.sample()` draws random legal actions, from dice that each game has for itself. A vector may be
stepped by any thread, and calls wait for each other; but `step(sample())` is two calls, between which another thread
may step, and all threads see the same arrays. Threads that share a vector need a lock of their own, held until what
they want from the arrays is read or copied.

```python
from vermeil import envs

vector = envs.vector("silver-and-gold", 64, players=2, rewards="points", threads=2)
observations, infos = vector.reset(seed=7)
for _ in range(100):
    masks, seats = infos["action_mask"], infos["seat"]  # the legal actions of whoever decides in each game
    actions = masks.argmax(axis=1)  # any legal action: here the first
    observations, rewards, terminated, truncated, infos = vector.step(actions)
vector.close()
```

PettingZoo, one agent after the other. `envs.parallel` has the same options, and lets all who are asked act at once.

```python
import numpy as np

env = envs.aec("pyramids", players=3)
env.reset(seed=7)
for agent in env.agent_iter():
    observation, reward, termination, truncation, info = env.last()
    done = termination or truncation
    env.step(None if done else int(np.flatnonzero(observation["action_mask"])[0]))
```

Gymnasium: one seat, our bots in the others. `env.action_space.sample(observation["action_mask"])` draws a legal action.

```python
import gymnasium

envs.register()
env = gymnasium.make("vermeil/SilverCoin-vVERSION", opponents="easy", rewards="win")
observation, info = env.reset(seed=7)
action = env.action_space.sample(observation["action_mask"])
observation, reward, terminated, truncated, info = env.step(action)
many = gymnasium.make_vec("vermeil/SilverCoin-vVERSION", num_envs=8)  # on the compiled vector, against random players
many.close()
```

OpenSpiel, where it is installed. States can be serialized and pickled, but for those of endings and of games from
positions (below). Parameters are `players`, `deck`, `variants`, `rewards` and `last`, and for endings
(below) `ending`, `seed` and `worlds`. OpenSpiel writes games down with commas and equals signs of its own, so a mix is
`coin+amulet:3;7` there, and variants are `patience:1;coin:none`.

```python
import pyspiel

envs.register_openspiel()
game = pyspiel.load_game("vermeil_silver_coin(players=2,last=1)")
state = game.new_initial_state()
while state.is_chance_node():
    state.apply_action(state.chance_outcomes()[0][0])
state.apply_action(state.legal_actions()[0])
```

What a policy has learned plays everywhere else too: `envs.layout_of(game, players).encode(view)` is the observation of
a view, `envs.actions_of(game).spell(view, action)` the move of an action, and a class with `play(view, limit)` takes a
seat by `--bot module:Class` (examples/policy_match.py).

## What holds for all of them

- An observation is a function of the seat's view with memory, and of nothing else. `envs.layout_of(game, players)` is
  the table below: `.encode(view)` makes the same bytes of a view, so a policy that has learned here plays anywhere.
- A mask holds the legal actions of a seat. Who has nothing to decide has one action, `wait`; no mask is ever empty.
  PettingZoo's and Gymnasium's observations are dictionaries with `observation` and `action_mask`; a vector has its
  masks in `infos["action_mask"]`.
- A turn of the flip-and-write games is confirmed by its last cross: `done` is not an action.
- Seats of a simultaneous phase are asked in their order, and don't see what the others have decided before it is shown.
- A seed deals the same game in every face but `text`, where it is that of `Game`. In a vector with seed s, game i has
  seed s + i. Chance is not in the state: what is to come is drawn when it comes. So a copy of an environment, by
  `copy.deepcopy` or `pickle`, stands where the first one stands, and each goes on by dice of its own until it is reset
  with a seed. A copy of a `text` game has the same future, as `Game` itself has; a vector can't be copied.
- A bot of one's own in `opponents` is an object with `play(view, limit)`, by the contract of
  [bots of your own](bots.md#bots-of-your-own).
- `env.game` is the game as people play it, with its views and its record. With `last` it has no beginning,
  and so no record.

## Small games for exact study

`last=1` plays only the last turn (in Silver Coin the last round), and a deck of a few cards makes a small game
smaller. For OpenSpiel's solvers `vermeil.envs.openspiel.from_positions(games)` is a game that begins in one of some
positions, all alike likely: two of them are one information state of a seat if its views are the same. In such games
CFR, best response and exploitability find what our own searches find: the equilibrium of the last turn of two in the
flip-and-write games, and the best play alone (tests/envs/test_openspiel.py). An information state is all that
a seat has witnessed, line by line; `use_observation_string=True` is quicker for IS-MCTS.

An *ending* is a position near the end of a real game, by the game's own rules. With `ending=1` OpenSpiel's games begin
one turn before the end, in Silver Coin with one card in the deck of the last round and villages of no more cards than
there are players. Legal moves lead there from a real deal, the same for the same `seed`; then what not everybody has
seen is dealt again, as often as `worlds` says, and chance chooses one of them (`vermeil.envs.endings`).

```python
options = {"ending": 1, "seed": 29, "worlds": 2, "variants": "patience=1"}
ending = pyspiel.load_game("vermeil_silver_coin", options)
```

This one has some 6,000 nodes and hidden cards on both sides. It is worth exactly -15/22 points to seat 0: a linear
program over the games themselves says so, and OpenSpiel's CFR+ finds it through this face, with a gap (NashConv) of
less than 0.01 (tests/envs/test_endings.py). Other seeds have from 3,000 to more than 100,000 nodes for each world;
without `patience=1` they are larger.

## Learning by self-play

`python examples/self_play.py policy.npz` plays Silver & Gold against itself for eight minutes and keeps what it has
learned; `python examples/policy_match.py policy.npz` lets it meet our levels. One such policy, after eight minutes on a
machine that was busy with other things, on deals that it had not seen:

| against | deals | wins (95 % interval) | lead |
|---|---|---|---|
| `greedy` | 60 | 95.0 % (89.7 to 97.7) | +23.8 (+20.6 to +26.9) |
| `easy` | 20 | 100.0 % (83.9 to 100.0) | +30.2 (+26.9 to +33.5) |
| `medium` | 20 | 55.0 % (39.5 to 69.6) | -1.5 (-6.5 to +3.5) |

## Games in words

`env = envs.text("silver-coin")`, then `env.reset(seed=1)` and, until `done`: `seat, words = env.get_observation()`,
`done, info = env.step(answer)`. The last word of an answer that is a legal move counts; an answer without one is a
strike, with its reason in the next observation, and after three in a row the seat forfeits. `env.rules()` and
`env.legal_moves()` tell more on request, `env.close()` gives points, winners, rewards and the record. `env.losses()` of
a game that was played to its end says what each seat lost in a decision, in winning share and in points, by
[the coach](coach.md): a score that luck does not move.

```python
env = envs.text("silver-and-gold")
env.reset(seed=1)
while not env.done:
    seat, words = env.get_observation()
    env.step(env.legal_moves()[0])  # a language model would answer `words` here
print(env.losses(nodes=4))
```

"""


def page() -> str:
    """The page as it must be."""
    parts = [HEAD.replace("-vVERSION", f"-v{envs.VERSION}"), f"# Layouts, version {envs.VERSION}\n"]
    parts.append(
        "\nObservations are flat arrays of bytes. The fields of the table come first, then those of each seat: `me`,\n"
        "then `next1`, `next2`, `next3` clockwise. `layout.planes(observations)` gives every field by its name.\n"
    )
    for game in GAMES:
        parts.append(_layout(game))
        parts.append(_actions(game))
    return "".join(parts)


def _layout(game: str) -> str:
    counts = list(rules_of(game).PLAYERS)
    layout = envs.layout_of(game, counts[-1])
    sizes = ", ".join(f"{envs.layout_of(game, players).size} for {players}" for players in counts)
    lines = [f"\n## {game}\n", f"\nBytes by the number of players: {sizes}.\n"]
    lines.append("\n| from | field | shape | what it says |\n|---|---|---|---|\n")
    at = 0
    for field in layout.table:
        lines.append(_row(str(at), field, field.name))
        at += field.size
    for offset, field in enumerate(layout.seat):
        begin = at + sum(other.size for other in layout.seat[:offset])
        lines.append(_row(str(begin), field, f"me.{field.name}"))
    each = sum(field.size for field in layout.seat)
    lines.append(f"\nThe fields of the next seat begin {each} bytes later, and so on.\n")
    return "".join(lines)


def _row(at: str, field: Field, name: str) -> str:
    shape = " x ".join(map(str, field.shape))
    return f"| {at} | `{name}` | {shape} | {field.help} |\n"


def _actions(game: str) -> str:
    actions = envs.actions_of(game)
    lines = [f"\n### Actions: {len(actions)}\n", "\n| numbers | labels |\n|---|---|\n"]
    begin = 0
    for at in range(1, len(actions) + 1):
        if at == len(actions) or _kind(actions.labels[at]) != _kind(actions.labels[begin]):
            labels = actions.labels[begin:at]
            some = " ".join(f"`{label}`" for label in labels[:SHOWN])
            more = f" ... `{labels[-1]}`" if len(labels) > SHOWN else ""
            lines.append(f"| {begin} to {at - 1} | {some}{more} |\n" if at - begin > 1 else f"| {begin} | {some} |\n")
            begin = at
    return "".join(lines)


def _kind(label: str) -> str:
    return label.partition(":")[0]


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
