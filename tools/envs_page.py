"""Writes docs/envs.md: what observations and actions mean, from the tables in the code.

`python tools/envs_page.py` writes the page; a test says when it is out of date.
"""

from __future__ import annotations

from pathlib import Path

from vermeil import envs
from vermeil.envs.fields import Field
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
| `envs.register()` | `vermeil/SilverAndGold-v1` and the others for PettingZoo's and Gymnasium's `make` |

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

## What holds for all of them

- An observation is a function of the seat's view with memory, and of nothing else. `envs.layout_of(game, players)` is
  the table below: `.encode(view)` makes the same bytes of a view, so a policy that has learned here plays anywhere.
- A mask holds the legal actions of a seat. Who has nothing to decide has one action, `wait`; no mask is ever empty.
  PettingZoo's and Gymnasium's observations are dictionaries with `observation` and `action_mask`; a vector has its
  masks in `infos["action_mask"]`.
- A turn of the flip-and-write games is confirmed by its last cross: `done` is not an action.
- Seats of a simultaneous phase are asked in their order, and don't see what the others have decided before it is shown.
- A seed deals the same game in every face. In a vector with seed s, game i has seed s + i. Chance is not in the state:
  what is to come is drawn when it comes.
- `env.game` is the game as people play it, with its views and its record.

## Small games for exact study

`last=1` plays only the last turn (in Silver Coin the last round), and a deck of a few cards makes a small game
smaller. For OpenSpiel's solvers `vermeil.envs.openspiel.from_positions(games)` is a game that begins in one of some
positions, all alike likely: two of them are one information state of a seat if its views are the same. OpenSpiel's
CFR, best response and exploitability find in such games what the games' own matrices say
(tests/envs/test_openspiel.py). An information state is all that a seat has witnessed, line by line;
`use_observation_string=True` is quicker for IS-MCTS.

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
`env.legal_moves()` tell more on request, `env.close()` gives points, winners, rewards and the record.

"""


def page() -> str:
    """The page as it must be."""
    parts = [HEAD, f"# Layouts, version {envs.VERSION}\n"]
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
