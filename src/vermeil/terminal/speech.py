"""What is said at the table, in the player's language; the screen and the plain mode say the same."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.cells import cell_len

from vermeil.core.errors import VermeilError
from vermeil.core.phrases import Phrase
from vermeil.games import spec_of
from vermeil.games.silver_coin.abilities import decks
from vermeil.games.silver_coin.deck import read_deck
from vermeil.games.silver_coin.state import Card
from vermeil.games.silver_coin.views import STACKS, Group, LyingCard, ScoredSeat, SilverCoinView
from vermeil.terminal.answers import Answer
from vermeil.terminal.boards import AnyView, ExpeditionView, has_villages, lifted
from vermeil.terminal.sitting import Advice, Known
from vermeil.words import Words, preferred, ruling_mark, topics
from vermeil.words import words as words_of


class Speech:
    """One language: `Speech("de")`, or that of the machine's user."""

    def __init__(self, language: str | None = None) -> None:
        self.words: Words = words_of(language or preferred())

    # --- names ----------------------------------------------------------------------------------------------

    def game(self, name: str) -> str:
        return self.words(f"game-{name}")

    def colour(self, word: str) -> str:
        return self.words(f"colour-{word}")

    def seal(self, word: str) -> str:
        return self.words("terminal-seal", colour=self.colour(word))

    def level(self, name: str) -> str:
        known = f"level-{name}"
        return self.words(known) if known in self.words else name

    def bot(self, seat: Mapping[str, Any]) -> str:
        """The level of a bot, and who plays for it where it can't be itself."""
        level, other = self.level(seat["level"]), seat.get("plays_as")
        return level if not other else self.words("terminal-plays-as", level=level, other=self.level(other))

    def source(self, word: str) -> str:
        """A column of the score sheet."""
        if word.startswith("round"):
            return self.words("source-round", round=int(word.removeprefix("round")))
        return self.words(f"source-{word}")

    def kept(self, name: str, game: str, people: Sequence[str], entries: int) -> str:
        """A game that can be continued, in one line."""
        return self.words("terminal-kept-game", which=name, game=self.game(game), who=self.both(people), count=entries)

    # --- Silver Coin's cards --------------------------------------------------------------------------------

    def card_name(self, deck: str, number: int) -> str:
        return self._name(read_deck(deck).cards[number])

    def _name(self, card: Card) -> str:
        name = self._id(card)
        return self.words(name) if name in self.words else card.name

    @staticmethod
    def _id(card: Card) -> str:
        return f"sc-{card.deck}-{card.number}"

    def card_line(self, deck: str, number: int) -> str:
        """Its number, its name and what it does, in one line."""
        card = read_deck(deck).cards[number]
        text = f"sc-does-{card.deck}-{number}"
        return f"{number} {self._name(card)}: {self.words(text) if text in self.words else card.text}"

    def card_brief(self, deck: str, number: int) -> str:
        """Its number, its name and what it does, for one line of a small screen."""
        card = read_deck(deck).cards[number]
        text = self._id(card).replace("sc-", "sc-text-", 1)
        if text not in self.words:
            return self.card_line(deck, number)
        return f"{number} {self._name(card)}: {self.words(text)}"

    def swap(self, offer: str) -> str:
        """A number of another deck for the next game, as `amulet:7`: whose it is, and what its cards do."""
        source, _, number = offer.partition(":")
        return f"{self.words(f'deck-{source}')}: {self.card_line(source, int(number))}"

    def wishes(self, known: Known) -> str:
        """Who wants a rematch."""
        names = [seat["name"] for seat in known.table["seats"] if seat["rematch"]]
        return self.words("terminal-rematch-wish", who=self.both(names)) if names else ""

    def card_state(self, view: SilverCoinView, card: LyingCard, names: Sequence[str], spot: str = "") -> str:
        """A card in words: what is known of it, how it lies, and who has seen it."""
        parts = [self.words("terminal-unknown-card")]
        if card["number"] is not None:
            parts = [f"{card['number']} {self.card_name(view['deck'], card['number'])}"]
        parts.append(self.words("sc-face-up" if card["face"] == "up" else "sc-face-down"))
        marks = {
            "sc-lies-sideways": card["rotated"],
            "sc-wears-coin": card["coin"],
            "sc-is-guarded": card["guarded"],
            "sc-lycan-plus": spot in lifted(view),
        }
        parts.extend(self.words(sentence) for sentence, marked in marks.items() if marked)
        if card["face"] == "down" and card["seen"]:
            parts.append(self.words("sc-seen-by", who=self.both([names[seat] for seat in card["seen"]])))
        return ", ".join(parts)

    def deck_size(self, view: SilverCoinView) -> str:
        """How many cards the deck has, and whether it lies face up."""
        count = view["deck_left"] + len(view["deck_top"]) + len(view["deck_bottom"])
        return self.words("terminal-deck-up" if view["deck_face"] == "up" else "terminal-deck", count=count)

    def group(self, view: SilverCoinView, group: Group) -> str:
        """What is known of shuffled cards: among these places are these cards (SC-78)."""
        cards = [f"{number} {self.card_name(view['deck'], number)}" for number in group["numbers"]]
        return self.words("terminal-group", places=" ".join(group["places"]), cards=self.both(cards))

    def about(self, known: Known, target: str) -> str:
        """The card under the cursor in words, and what it does if that is known."""
        view = known.view
        if view is None or not has_villages(view) or (card := self._card_at(view, target)) is None:
            return ""
        state = self.card_state(view, card, known.names, target)
        if card["number"] is None:
            groups = [self.group(view, group) for group in view["groups"] if target in group["places"]]
            return ", ".join([state, *groups])
        line = self.card_line(view["deck"], card["number"]).partition(": ")[2]
        return f"{state}: {line}"

    @staticmethod
    def _card_at(view: SilverCoinView, target: str) -> LyingCard | None:
        """The card that a target names."""
        seat, _, place = target.partition(".")
        if seat.isdigit() and place.isdigit():
            return view["villages"][int(seat)][int(place) - 1]
        if target[:1] in STACKS and target[1:].isdigit():
            return view[STACKS[target[0]]][int(target[1:]) - 1]
        return None

    # --- questions ------------------------------------------------------------------------------------------

    def question(self, known: Known, seat: int) -> str:
        """What a seat is asked, in one sentence; nothing if it is not asked."""
        view = known.view
        if view is None or not known.moves:
            return ""
        if not has_villages(view):
            asked = view["question"]
            if asked == "owed":
                return self.words("question-owed", count=view["seats"][seat]["owed"])
            return self.words(f"question-{asked}")
        question = view["question"]
        if question is None:
            return ""
        kind, moves = question["frames"][-1][0], known.moves
        if isinstance(kind, int):
            verb = next((answer for answer in map(_verb, moves) if f"question-{answer}" in self.words), "")
            name = self.card_name(view["deck"], kind)
            own = f"question-{read_deck(view['deck']).sources[kind]}-{kind}"  # where the verb alone says too little
            what = own if own in self.words else f"question-{verb or 'any'}"
            return self.words("question-card", card=name, what=self.words(what))
        action = f"sc-ask-action{'-call' if 'call' in moves else '' if 'take' in moves else '-draw'}"
        return self.words({"action": action, "keep": "question-keep-drawn"}.get(kind, f"question-{kind}"))

    def waits(self, known: Known) -> str:
        """For whom the table waits, for those who are not asked."""
        if known.view is None:
            return self.words("terminal-lobby")
        names = [known.names[seat] for seat in known.view["waiting"]]
        said = [self.words("terminal-waiting", who=self.both(names)) if names else self.words("game-over")]
        said += [
            self.words("terminal-hurried", who=seat["name"], level=self.level(seat["hurried"]))
            for seat in known.table["seats"]
            if seat.get("hurried")
        ]
        return " ".join(said)

    def both(self, names: Sequence[str]) -> str:
        """Names in a row, as a sentence has them."""
        return self.words.list_of(names)

    def button(self, answer: Answer, view: AnyView | None = None) -> str:
        """What a verb does, in a word or two."""
        if answer.verb == "rite" and view is not None and has_villages(view):
            return self._rite(view, int(answer.spelling.partition(":")[2]))
        if answer.verb == "draw-more":
            return self.words("terminal-do-draw-more", count=int(answer.spelling.partition(":")[2]))
        for cards in decks().values():
            for card in cards:
                if card.word == answer.verb:
                    return self._name(card)
        short = f"terminal-do-{answer.verb}"  # where a terminal has less room than the page
        return self.words(short if short in self.words else f"sc-do-{answer.verb}")

    def _rite(self, view: SilverCoinView, nth: int) -> str:
        """One of the cards that an exchange has just discarded, to be used (SC-74)."""
        card = self._card_at(view, view["turn"]["laid"][nth - 1])
        name = self.words("terminal-unknown-card")
        if card is not None and card["number"] is not None:
            name = f"{card['number']} {self.card_name(view['deck'], card['number'])}"
        return self.words("sc-do-rite", card=name)

    # --- what a move earns ----------------------------------------------------------------------------------

    def earned(self, game: str, gain: Mapping[str, Any] | None) -> str:
        """What a crossing would earn, before it is made."""
        if gain is None:
            return ""
        points = [f"{self.source(source)} {count:+}" for source, count in gain["points"].items() if count]
        parts = [self.words("terminal-earns-nothing")]
        if points:
            parts = [self.words("terminal-earns", points=gain["total"], how=", ".join(points))]
        if gain.get("completes"):
            parts.append(self.words("terminal-completes", card=gain["completes"]))
        else:
            parts.append(self.words(f"terminal-left-{game}", count=gain["left"]))
        if gain.get("owed"):
            parts.append(self.words("terminal-owes", count=gain["owed"]))
        return "  ".join(parts)

    def advice(self, given: Advice) -> list[str]:
        """A hint in lines: the move, and for each that was considered what it brings and is worth."""
        lines = [self.words("terminal-hint-says", move=given.move)]
        for reason in given.reasons:
            why = "; ".join(self.say(part) for part in reason.said)
            lines.append(f"{reason.move}  {why}")
        return lines

    # --- what was told --------------------------------------------------------------------------------------

    def say(self, phrase: Phrase) -> str:
        return self.words.say(phrase)

    def log(self, known: Known, last: int = 0) -> list[str]:
        """What was told, or only the last of it."""
        return [self.say(phrase) for phrase in known.told[-last:]]

    def refusal(self, error: VermeilError) -> str:
        """Why not: what a rule forbids after the rule's number, everything else in English or by its code."""
        if error.code == "wire/lost":
            return self.words("terminal-lost")
        if error.code == "table/in-doubt":  # it may still be stored: the table shows it as soon as the server knows
            return self.words("code-table-in-doubt")
        if error.refusal is not None:
            return self.words("terminal-refused", why=f"{error.refusal.rule}: {self.say(error.refusal.phrase)}")
        code = f"code-{error.code.replace('/', '-')}"
        in_english = self.words.language == "en" or code not in self.words
        return self.words("terminal-refused", why=str(error) if in_english else self.words(code))

    # --- points ---------------------------------------------------------------------------------------------

    def sheet_lines(self, view: ExpeditionView, seat: int, width: int = 78) -> list[str]:
        """A flip-and-write player's score card in a few lines, none longer than this if it can be."""
        cards = [self.words("terminal-completed", count=len(view["seats"][seat]["completed"]))]
        if "cups" in view:
            own = view["seats"][seat]
            coins = "●" * own["coins"] + "○" * (12 - own["coins"])
            rows = " ".join(coins[at : at + 4] for at in (0, 4, 8))
            cups = " ".join(map(str, own["cups"])) or "–"
            palms = " ".join(map(str, own["palms"])) or "–"
            kept = [f"{self.source('cups')} {cups}", f"{self.source('palms')} {palms}"]
            return [f"{self.source('coins')} {rows}", *_packed(kept, width), *cards]
        shown = view["seats"][seat]
        skulls = f"{self.source('skulls')} –"
        if shown["skulls"]:
            worst = view["penalties"][shown["skulls"] - 1]
            skulls = self.words("terminal-skulls", count=shown["skulls"], points=worst)
        torches = " ".join(map(str, shown["torches"])) or "–"
        boxes = [f"{self.colour(c)} {'+'.join(map(str, won))}" for c, won in shown["colours"].items() if won]
        return [
            self.words("terminal-gems", red=shown["red_gems"], green=shown["green_gems"]),
            *_packed([skulls, f"{self.source('torches')} {torches}"], width),
            *cards,
            *_packed(boxes, width),
        ]

    def sheets(self, known: Known) -> list[str]:
        """The points by source as a table of text, a line for each player."""
        view = known.view
        if view is None:
            return [self.words("terminal-lobby")]
        if has_villages(view):
            sources = spec_of(view["game"]).sources
            heads = [self.source(source) for source in (*sources, "total")]
            played = view["rounds"]
            rows = [
                [
                    *(str(done["seats"][seat]["points"]) for done in played),
                    *["–"] * (len(sources) - len(played)),
                    str(total),
                ]
                for seat, total in enumerate(view["scores"])
            ]
        else:
            sheets = [shown["sheet"] for shown in view["seats"]]
            heads = [self.source(source) for source in sheets[0]]
            rows = [[str(points) for points in sheet.values()] for sheet in sheets]
        return _columns(["", *heads], [[name, *row] for name, row in zip(known.names, rows, strict=True)])

    def outcome(self, known: Known) -> str:
        """Who has won."""
        view = known.view
        winners = [] if view is None else [known.names[seat] for seat in view["winners"]]
        if view is None or not winners or view["players"] == 1:
            return self.words("game-over")
        return self.words("terminal-won", count=len(winners), who=self.both(winners))

    def rounds(self, known: Known) -> list[str]:
        """How Silver Coin's rounds ended: each village's cards, and who called."""
        view = known.view
        if view is None or not has_villages(view):
            return []
        lines = []
        for at, played in enumerate(view["rounds"], start=1):
            call = played["call"]
            caller = (
                self.words("terminal-no-call") if call is None else self.words("terminal-called", who=known.names[call])
            )
            lines.append(f"{self.source(f'round{at}')}: {caller}")
            lines += [
                f"  {name}: {self._counted(sheet, called=seat == call)}"
                for seat, (name, sheet) in enumerate(zip(known.names, played["seats"], strict=True))
            ]
        return lines

    def _counted(self, sheet: ScoredSeat, *, called: bool) -> str:
        """How a village's cards became points: what they add up to, and whatever made something else of it."""
        cards = " + ".join(map(_worth, sheet["village"], sheet["counts"])) or "–"
        points = self.words("points", count=sheet["points"])
        why = [self.words("sc-score-wolfman")] if sheet["wolfman"] else []
        if sheet["penalty"]:
            why += [self.words("sc-score-call-lost", penalty=sheet["penalty"]), f"{points}."]
        elif called:
            why.append(self.words("sc-score-call-won"))
        return " ".join([f"{cards} = {sum(sheet['counts'])}.", *why]) if why else f"{cards} = {points}"

    # --- the rules at hand ----------------------------------------------------------------------------------

    def rules(self, game: str) -> list[tuple[str, list[str]]]:
        """The rules by topic, each with its number, and a mark on what is a ruling of ours."""
        return [(self.words(topic), [self._whole_rule(game, rule) for rule in rules]) for topic, rules in topics(game)]

    def _whole_rule(self, game: str, rule: str) -> str:
        mark = ruling_mark(game, rule)
        return f"{rule}  {self.words(f'rule-{rule}')}" + (f" [{self.words(mark)}]" if mark else "")

    def cards_help(self, known: Known) -> list[str]:
        """What Silver Coin's cards do."""
        view = known.view
        if view is None or not has_villages(view):
            return []
        return [self.card_line(view["deck"], number) for number in range(14)]


def _worth(number: int, counts: int) -> str:
    """A card's number, and what it counts if that is something else (SC-83, SC-84)."""
    return str(number) if number == counts else f"{counts} ({number})"


def _verb(spelling: str) -> str:
    verb = spelling.partition(":")[0]
    return "pick-card" if verb == "pick" else verb


def _packed(parts: Sequence[str], width: int) -> list[str]:
    """Parts in as few lines as the width allows."""
    lines: list[str] = []
    for part in parts:
        if lines and cell_len(lines[-1]) + 2 + cell_len(part) <= width:
            lines[-1] += f"  {part}"
        else:
            lines.append(part)
    return lines


def _columns(head: list[str], rows: list[list[str]]) -> list[str]:
    """A table: names to the left, numbers to the right."""
    widths = [max(len(row[at]) for row in [head, *rows]) for at in range(len(head))]
    return [
        "  ".join(
            part.ljust(width) if not at else part.rjust(width)
            for at, (part, width) in enumerate(zip(row, widths, strict=True))
        )
        for row in [head, *rows]
    ]
