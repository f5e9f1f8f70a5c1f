"""The figures of docs/bots.md, each from a study that one command makes again.

`make ladder` plays all of them into `build/ladder` and prints the table; `ARGS=NAME` plays only that one. What is in
the folder already is kept, so a run that was stopped goes on.

`python -m bench.ladder --mixes 60` plays `expert` against `medium` on so many mixes of Silver Coin's three decks
instead, one paired deal on each, and prints each mix with the command that plays it again: the kind of figure that
bench/RESULTS.md has for mixes. `--seed` chooses other mixes.
"""

from __future__ import annotations

import argparse
import shlex
from dataclasses import dataclass
from pathlib import Path
from random import Random

from vermeil.arena import Estimate, Plan, Setting, Study, executor_for, play_match, play_study, read_study
from vermeil.cli.progress import bars
from vermeil.games.silver_coin.abilities import NUMBERS
from vermeil.games.silver_coin.deck import Deck, deck_names

SEED = "ladder-1"  # nothing was tuned on these deals
MIXES = "bullet-mixes"
FOLDER = Path("build/ladder")
FEWEST = 5  # a study that was stopped before so many deals has nothing to tell
MARKS = ("<!-- the ladder: written by make ladder -->", "<!-- end of the ladder -->")


@dataclass(frozen=True)
class Rung:
    """One figure: two bots at tables of so many, on so many deals."""

    game: str
    challenger: str
    defender: str
    deals: int
    players: int = 2

    @property
    def name(self) -> str:
        many = f"-{self.players}" if self.players > 2 else ""
        return f"{self.game}{many}-{self.challenger}-{self.defender}"

    @property
    def plan(self) -> Plan:
        return Plan((self.challenger, self.defender), self.game, self.deals, (self.players,), seed=SEED, format="csv")

    def command(self) -> str:
        words = ["vermeil", "study", self.challenger, self.defender, "--game", self.game, "--deals", str(self.deals)]
        words += ["--players", str(self.players)] if self.players > 2 else []
        return shlex.join([*words, "--seed", SEED])


RUNGS = (
    Rung("silver-and-gold", "expert", "strong", 60),
    Rung("silver-and-gold", "strong", "medium", 400),
    Rung("silver-and-gold", "medium", "easy", 400),
    Rung("silver-and-gold", "easy", "random", 100),
    Rung("silver-and-gold", "expert", "table", 60),
    Rung("silver-and-gold", "table", "greedy", 200),
    Rung("pyramids", "expert", "strong", 60),
    Rung("pyramids", "strong", "medium", 400),
    Rung("pyramids", "medium", "easy", 400),
    Rung("pyramids", "easy", "random", 100),
    Rung("pyramids", "expert", "table", 60),
    Rung("pyramids", "table", "greedy", 100),
    Rung("silver-coin", "expert", "strong", 40),
    Rung("silver-coin", "strong", "medium", 120),
    Rung("silver-coin", "medium", "easy", 200),
    Rung("silver-coin", "easy", "random", 40),
    Rung("silver-coin", "expert", "medium", 30),
    Rung("silver-coin", "medium", "easy", 40, 4),
    Rung("silver-coin", "strong", "medium", 30, 4),
    Rung("silver-coin", "expert", "strong", 12, 4),
)


def random_mixes(count: int, seed: str) -> list[str]:
    """So many mixes in which each number comes from any of the decks with the same chance, the same for a seed."""
    rng, names = Random(seed), deck_names()
    return [Deck(names[0], tuple(rng.choice(names) for _ in range(NUMBERS))).name for _ in range(count)]


def play_mixes(count: int, seed: str, workers: int | None) -> None:
    """`expert` against `medium`, two players, on each mix one paired deal."""
    shares: list[float] = []
    for at, mix in enumerate(random_mixes(count, seed)):
        setting, deal = Setting("silver-coin", 2, {"deck": mix}), f"{seed}-{at}"
        played = play_match(setting, "expert", "medium", 1, seed=deal, workers=workers)
        shares.append(played.wins.mean)
        command = f"vermeil match expert medium -g silver-coin --deck {mix} -n 1 --seed {deal}"
        print(f"{100 * played.wins.mean:.0f} %  {command}", flush=True)
    found = Estimate.of_shares(shares)
    print(f"{count} mixes: {100 * found.mean:.1f} % ({100 * found.low:.1f} to {100 * found.high:.1f})")


def main() -> None:
    parser = argparse.ArgumentParser(description="The figures of docs/bots.md.")
    parser.add_argument("names", nargs="*", help="only these")
    parser.add_argument("--out", type=Path, default=FOLDER)
    parser.add_argument("--workers", type=int)
    parser.add_argument("--print-only", action="store_true", help="play nothing, and print what is there")
    parser.add_argument("--into", type=Path, help="also write the table into this page, between its two marks")
    parser.add_argument("--mixes", type=int, default=0, help="play this many mixes of Silver Coin's decks instead")
    parser.add_argument("--seed", default=MIXES, help=f"the seed of the mixes and their deals (default {MIXES})")
    options = parser.parse_args()
    if options.mixes:
        play_mixes(options.mixes, options.seed, options.workers)
        return
    known = [rung.name for rung in RUNGS]
    if strange := [name for name in options.names if name not in known]:
        parser.error(f"no {strange[0]}; there are {', '.join(known)}")
    for rung in RUNGS:
        if not options.print_only and (not options.names or rung.name in options.names):
            with bars(vanish=True) as progress:
                task = progress.add_task(rung.name, total=rung.deals)
                played = play_study(
                    rung.plan,
                    options.out / rung.name,
                    executor=executor_for(options.workers),
                    tick=lambda done, most, task=task, progress=progress: progress.update(  # type: ignore[misc]
                        task, completed=done, total=most
                    ),
                )
            if played.state == "stopped":
                break
    lines = ["| game | A | B | A ahead of a B | A's lead | less luck | command |", "|---|---|---|---|---|---|---|"]
    there = [rung for rung in RUNGS if (options.out / rung.name / "study.json").exists()]
    begun = [(rung, read_study(options.out / rung.name)) for rung in there]
    lines += [row(rung, study) for rung, study in begun if sum(v.deals for v in study.verdicts()) >= FEWEST]
    print("\n".join(lines))
    if options.into is not None:
        text = options.into.read_text(encoding="utf-8")
        before, _, rest = text.partition(MARKS[0])
        _, _, after = rest.partition(MARKS[1])
        parts = (before + MARKS[0], *lines, MARKS[1] + after)
        options.into.write_text("\n".join(parts), encoding="utf-8")


def row(rung: Rung, study: Study) -> str:
    """One line of the table."""
    [verdict] = study.verdicts()
    ahead, lead, clean = verdict.beaten_share, verdict.lead, verdict.lead_without_luck
    less = "" if clean is None else f"{clean.mean:.1f} ({clean.low:.1f} to {clean.high:.1f})"
    defenders = {2: "", 3: "two ", 4: "three "}[rung.players] + f"`{rung.defender}`"
    told = "" if study.state == "done" else f", stopped after {verdict.deals} deals"
    share = f"{100 * ahead.mean:.1f} % ({100 * ahead.low:.1f} to {100 * ahead.high:.1f})"
    cells = (
        rung.game,
        f"`{rung.challenger}`",
        defenders,
        share,
        f"{lead.mean:.1f} ({lead.low:.1f} to {lead.high:.1f})",
        less,
    )
    return f"| {' | '.join(cells)} | `{rung.command()}`{told} |"


if __name__ == "__main__":
    main()
