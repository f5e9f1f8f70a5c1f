"""Records that were tampered with are refused, with the line and the reason.

The record is a golden game of two players. Where its lines stand is found by what they say, so that a new golden game
needs no new numbers here.
"""

from __future__ import annotations

import re
from random import Random

import pytest

from tests.games.silver_and_gold.positions import PLAIN, SMALL_DECK
from tests.golden.games import record_of
from vermeil import silver_and_gold as sg
from vermeil.core.errors import RecordError

TEXT = record_of("silver-and-gold-2")
LINES = TEXT.splitlines()


def line_of(start: str, which: int = 0) -> int:
    """The number, from 1, of a line that starts so."""
    return [number for number, line in enumerate(LINES, 1) if line.startswith(start)][which]


def joined(lines: list[str]) -> str:
    return "\n".join(lines) + "\n"


def changed(number: int, line: str) -> str:
    """The record with another line in place of one."""
    return joined([*LINES[: number - 1], line, *LINES[number:]])


def without(number: int) -> str:
    return joined(LINES[: number - 1] + LINES[number:])


def doubled(number: int) -> str:
    return joined(LINES[:number] + LINES[number - 1 :])


def swapped(number: int) -> str:
    """With the line after it."""
    return joined([*LINES[: number - 1], LINES[number], LINES[number - 1], *LINES[number + 1 :]])


def refusal(text: str | bytes, deck: sg.Deck | None = None) -> RecordError:
    with pytest.raises(RecordError) as caught:
        sg.replay(text, deck=deck)
    error = caught.value
    another = "the record was made with the deck" in str(error)  # a program may ask for that deck, and try again
    assert error.code == ("record/deck" if another else "record/invalid")
    if error.line:
        assert str(error).startswith(f"line {error.line}: ")
    return error


def says(text: str | bytes, line: int, words: str) -> None:
    """Refused at this line, for this reason."""
    error = refusal(text)
    assert error.line == line, str(error)
    assert re.search(words, str(error)), str(error)


def test_the_record_itself_is_fine() -> None:
    assert sg.replay(TEXT).transcript() == TEXT


# --- the header ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "line", "words"),
    [
        (1, "vermeil 2", "format '2' is not known"),
        (1, "vermeil", "the header's line 'vermeil ...' is expected here"),
        (1, "chess 1", "the header's line 'vermeil ...' is expected here, found 'chess 1'"),
        (2, "game pyramids", "this is a record of 'pyramids', not of silver-and-gold"),
        (3, "deck vermeil 0000000000000000", "the record was made with the deck 'vermeil 0000000000000000'"),
        (3, "deck vermeil", "the record was made with the deck"),
        (4, "players 5", "1 to 4 can play, not 5"),
        (4, "players 0", "1 to 4 can play, not 0"),
        (4, "players two", "'two' is not a number of players"),
        (4, "players 22", "'22' is not a number of players"),
        (5, "variants tracker=maybe", "variant tracker is one of off, on"),
        (5, "variants flying", "unknown variant 'flying'"),
        (5, "variants start_player=3", "SG-11: there is no seat 3 among 2"),
    ],
)
def test_a_broken_header(number: int, line: str, words: str) -> None:
    error = refusal(changed(number, line))
    assert words in str(error)
    assert 1 <= error.line <= 5


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_a_header_line_is_missing_doubled_or_out_of_order(number: int) -> None:
    says(without(number), number, "the header's line '.*' is expected here")
    if number < 5:
        says(doubled(number), number + 1, "the header's line '.*' is expected here")
        says(swapped(number), number, "the header's line '.*' is expected here")
    else:
        says(doubled(number), 6, "expected '! deal 0 ...', found 'variants")


@pytest.mark.parametrize("lines", range(5))
def test_a_record_that_ends_in_its_header(lines: int) -> None:
    error = refusal(joined(LINES[:lines]).lstrip("\n"))
    assert "the record ends before its header's line" in str(error)
    assert error.line == max(1, lines)  # an empty record ends at its first line


def test_another_number_of_players() -> None:
    """Three seats are dealt to, where the record deals to two."""
    says(changed(4, "players 3"), 8, "expected '! deal 2 ...', found '0 keep")


def test_the_deck_must_be_the_one_that_was_played_with() -> None:
    custom = record_of("silver-and-gold-custom-deck")
    assert sg.replay(custom, deck=SMALL_DECK).over
    assert "the record was made with the deck 'small" in str(refusal(custom))
    assert "the record was made with the deck 'small" in str(refusal(custom, PLAIN))


# --- chance ----------------------------------------------------------------------------------------------------


def test_a_card_that_is_not_to_be_had() -> None:
    deal_0, deal_1, display = line_of("! deal 0"), line_of("! deal 1"), line_of("! display")
    first = LINES[deal_0 - 1].split()[3]
    says(changed(deal_1, f"! deal 1 {first} s01 s02 s03"), deal_1, f"'! deal 1' can't bring '{first}' here")
    says(changed(deal_0, "! deal 0 s01 s01 s02 s03"), deal_0, "'! deal 0' can't bring 's01' here")
    says(changed(deal_0, "! deal 0 zz9 s01 s02 s03"), deal_0, "can't bring 'zz9' here")
    kept = LINES[line_of("0 keep") - 1].partition(":")[2].split(",")[0]
    words = LINES[display - 1].split()
    says(changed(display, f"! display {kept} {' '.join(words[3:])}"), display, f"can't bring '{kept}' here")


def test_too_many_or_too_few_cards() -> None:
    deal, display = line_of("! deal 0"), line_of("! display")
    says(changed(deal, LINES[deal - 1] + " s01"), deal, "'! deal 0' brings 4, not 5")
    says(changed(display, LINES[display - 1].rpartition(" ")[0]), display, "'! display' brings 4, not 3")
    says(changed(line_of("! reveal"), "! reveal I2 I3"), line_of("! reveal"), "'! reveal' brings 1, not 2")


def test_a_pattern_that_was_already_revealed_in_this_round() -> None:
    """SG-20: the single O4 can't come twice in a round."""
    reveals = [number for number, line in enumerate(LINES, 1) if line.startswith("! reveal")][:7]
    patterns = [LINES[number - 1].split()[2] for number in reveals]
    single = next(at for at, pattern in enumerate(patterns[:-1]) if pattern in {"I2", "L4", "T4", "O4"})
    later = reveals[single + 1]
    says(changed(later, LINES[reveals[single] - 1]), later, "'! reveal' can't bring")


def test_a_pattern_that_does_not_exist() -> None:
    number = line_of("! reveal", 3)
    says(changed(number, "! reveal Z4"), number, "'! reveal' can't bring 'Z4' here")


def test_a_start_player_who_does_not_play() -> None:
    says(changed(line_of("! start"), "! start 2"), line_of("! start"), "'! start' can't bring '2' here")


def test_a_refill_of_another_place() -> None:
    number = line_of("! refill")
    _, _, place, card = LINES[number - 1].split()
    other = int(place) % 4 + 1
    says(changed(number, f"! refill {other} {card}"), number, f"expected '! refill {place} ...'")


def test_a_draw_of_a_card_that_lies_open() -> None:
    number = line_of("! draw")
    says(changed(number, "! draw " + LINES[line_of("! display") - 1].split()[2]), number, "can't bring")


@pytest.mark.parametrize("start", ["! deal 0", "! deal 1", "! display", "! start", "! reveal", "! refill", "! draw"])
def test_chance_left_out(start: str) -> None:
    number = line_of(start)
    says(without(number), number, f"expected '{start}.*', found")


@pytest.mark.parametrize("start", ["! deal 0", "! display", "! start", "! reveal", "! refill", "! draw"])
def test_chance_twice(start: str) -> None:
    number = line_of(start)
    says(doubled(number), number + 1, "expected '!|nothing is left to chance here")


# --- moves -----------------------------------------------------------------------------------------------------


def test_a_move_left_out() -> None:
    """Someone's confirmation is missing: chance speaks where a seat still has to decide, or a move comes too early."""
    for number, line in enumerate(LINES, 1):
        if line.endswith(" done") and LINES[number].startswith("! reveal"):
            says(without(number), number, "nothing is left to chance here, but found '! reveal")


def test_a_move_twice() -> None:
    says(doubled(line_of("0 keep")), line_of("0 keep") + 1, "SG-10: seat 0 has kept two cards")
    for number, line in enumerate(LINES, 1):
        if re.match(r"\d [AB]:", line):
            says(doubled(number), number + 1, "SG-22|SG-24|SG-30")


def test_a_move_of_another_seat() -> None:
    number = line_of("0 take")
    says(changed(number, LINES[number - 1].replace("0 ", "1 ", 1)), number, "SG-40: seat 0 takes a new card now")
    says(changed(number, LINES[number - 1].replace("0 ", "7 ", 1)), number, "SG-10: there is no seat 7")


def test_a_move_that_is_not_legal() -> None:
    for number, line in enumerate(LINES, 1):
        if re.match(r"\d [AB]:", line):
            crossed = line.partition(":")[2]
            says(changed(number, f"{line[0]} {line[2]}:{crossed[:2]}d4e5"), number, "SG-2: there is no box e5")
            says(changed(number, f"{line[0]} +{line[2]}:{crossed[:2]}"), number, "SG-30: no box is owed yet")
        elif " take:" in line:
            says(changed(number, f"{line[0]} take:9"), number, "SG-42: .* not 'take:9'")
            says(changed(number, f"{line[0]} done"), number, "SG-42: a new card is to be taken now")


def test_a_card_that_was_not_dealt_is_kept() -> None:
    number = line_of("1 keep")
    theirs = LINES[line_of("! deal 0") - 1].split()[3:5]
    pair = ",".join(sorted(theirs, key=sg.Deck.standard().index))
    says(changed(number, f"1 keep:{pair}"), number, "SG-10: .* is not one of your four cards")


@pytest.mark.parametrize(
    "line", ["nonsense", "0", "0 ", "00 done", "x done", "A:a1", "-1 done", "² done", "?", "0\tdone", "done 0"]
)
def test_a_line_that_says_nothing(line: str) -> None:
    number = line_of("0 done")
    error = refusal(changed(number, line))
    assert error.line == number


# --- the result ------------------------------------------------------------------------------------------------


def test_a_wrong_result() -> None:
    for number in (line_of("= 0"), line_of("= 1"), line_of("= winners")):
        digits = re.sub(r"\d+$", lambda match: str(int(match.group()) + 1), LINES[number - 1])
        says(changed(number, digits), number, f"the result is '{re.escape(LINES[number - 1])}', not")
    points = line_of("= 0")
    says(changed(points, LINES[points - 1].replace("= 0 cards ", "= 0 cards 1")), points, "the result is")


def test_a_result_left_out_or_added() -> None:
    last = len(LINES)
    says(without(last), last - 1, "the game is over, but its result '= winners .*' is missing")
    says(joined(LINES[:-3]), last - 3, "the game is over, but its result '= 0 .*' is missing")
    says(joined([*LINES, LINES[-1]]), last + 1, "nothing can follow the result")
    says(joined([*LINES, "0 done"]), last + 1, "nothing can follow the result")
    says(swapped(line_of("= 0")), line_of("= 0"), "the result is")


def test_a_result_before_the_end() -> None:
    says(joined([*LINES[:40], *LINES[-3:]]), 41, "a result stands here, but the game is not over")


# --- cut short, or no record at all ----------------------------------------------------------------------------


def test_cut_off_anywhere() -> None:
    """A record that stops at a decision is an unfinished game; one that stops where chance must speak is refused."""
    assert "the record ends where '! deal 0 ...' must follow" in str(refusal(joined(LINES[:5])))
    for length in range(6, len(LINES)):
        text = joined(LINES[:length])
        following = LINES[length]
        if following.startswith("!"):
            says(text, length, re.escape(f"the record ends where '{' '.join(following.split()[:2])}"))
        elif following.startswith("="):
            says(text, length, "the game is over, but its result")
        else:
            game = sg.replay(text)
            assert not game.over
            assert game.transcript() == text


@pytest.mark.parametrize(
    "text", ["", "\n\n", "; only a comment\n", "\ufeff" + TEXT, "\x00", "vermeil 1", "{}", b"\xff\xfe"]
)
def test_no_record_at_all(text: str | bytes) -> None:
    refusal(text)


def test_too_long_for_a_record() -> None:
    assert "at most" in str(refusal(TEXT + "\n" * (1 << 20)))


# --- what is harmless ------------------------------------------------------------------------------------------


def test_comments_blank_lines_and_other_line_ends_are_passed_over() -> None:
    loose = "; a game\n\n" + TEXT.replace("\n", "\r\n").replace("! start", "; now it starts\n\n! start")
    assert sg.replay(loose).transcript() == TEXT
    assert sg.replay(TEXT.encode()).transcript() == TEXT
    assert sg.replay(TEXT.rstrip("\n")).transcript() == TEXT


def test_line_numbers_count_comments_too() -> None:
    bad = changed(line_of("! start"), "! start 9")
    assert refusal("; one\n; two\n" + bad).line == line_of("! start") + 2


MUTATIONS = 1500


def mutated(rng: Random) -> str:
    """The record with something small done to it, anywhere."""
    lines = LINES.copy()
    at = rng.randrange(len(lines))
    other = rng.randrange(len(lines))
    match rng.randrange(8):
        case 0:
            del lines[at]
        case 1:
            lines.insert(at, lines[other])
        case 2:
            lines[at], lines[other] = lines[other], lines[at]
        case 3:
            lines[at] = lines[other]
        case 4:
            lines[at] = re.sub(r"\d", lambda _: str(rng.randrange(10)), lines[at], count=1)
        case 5:
            lines[at] = lines[at][: rng.randrange(len(lines[at]) + 1)]
        case 6:
            letters = list(lines[at])
            letters[rng.randrange(len(letters))] = chr(rng.randrange(32, 127))
            lines[at] = "".join(letters)
        case _:
            words = lines[at].split(" ")
            rng.shuffle(words)
            lines[at] = " ".join(words)
    return joined(lines)


def outcome(text: str) -> sg.Game | RecordError:
    try:
        return sg.replay(text)
    except RecordError as error:
        return error


def test_whatever_is_done_to_a_record() -> None:
    """It is refused at one of its lines, or it is the true record of a game: then it replays to itself."""
    rng, accepted = Random(20), 0
    for _ in range(MUTATIONS):
        text = mutated(rng)
        found = outcome(text)
        if isinstance(found, RecordError):
            assert 1 <= found.line <= text.count("\n")
            assert len(str(found)) < 500
        else:
            accepted += 1
            kept = [line for line in text.splitlines() if line.strip() and not line.startswith(";")]
            assert found.transcript().splitlines() == kept
    assert 0 < accepted < MUTATIONS / 5, "swapping the lines of two seats in one turn, for example, changes nothing"
