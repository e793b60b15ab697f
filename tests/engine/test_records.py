from dataclasses import replace
from random import Random

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from engine.errors import NotationError
from engine.moves import Move
from engine.records import Record
from engine.state import State
from engine.variants import Variant
from tests.engine.games import FORMATS, SEEDS, examples
from tests.engine.test_variants import LETTERS

TEXT = """[Variant "kd"]
[Players "2"]
[Result "*"]
[Event "Ola \\"the fox\\" and Ala"]

{hello} 1. #1221 =3.17.22.41 >41 >3 {a fine one} >17 >22
2. =1.2.30.48 3@g8n >48
"""


def record_of(code: str, players: int, seed: int, length: int | None = None) -> tuple[Record, State]:
    rng, state, moves = Random(seed), State.start(code, players), list[Move]()
    while not state.is_over and len(moves) != length:
        moves.append(state.chance(rng) if state.is_chance else rng.choice(state.legal_moves()))
        state = state.play(moves[-1])
    return Record.of(state.variant, players, moves), state


@given(st.sampled_from(FORMATS), SEEDS)
@examples(25)
def test_a_record_reads_back_and_replays_to_the_same_position(format_: tuple[str, int], seed: int) -> None:
    record, state = record_of(*format_, seed)
    assert Record.parse(str(record)) == record
    assert record.replay() == state
    assert record.result == " ".join(str(score.total) for score in state.scores())


@given(SEEDS, st.integers(0, 30))
@examples(20)
def test_a_record_of_a_game_that_goes_on_has_no_result(seed: int, length: int) -> None:
    record, state = record_of("kd", 2, seed, length)
    assert record.result == "*"
    assert Record.parse(str(record)).replay() == state
    assert len(list(record.states())) == length + 1


def test_tags_moves_and_comments_are_read() -> None:
    record = Record.parse(TEXT)
    assert dict(record.tags)["Event"] == 'Ola "the fox" and Ala'
    assert (str(record.variant), record.players, record.result) == ("kd", 2, "*")
    assert [str(move) for move in record.moves[:3]] == ["#1221", "=3.17.22.41", ">41"]
    assert record.comments == ((0, "hello"), (4, "a fine one"))
    assert Record.parse(str(record)) == record


@pytest.mark.parametrize(
    "text",
    [
        f"\n{TEXT}",
        f"\ufeff{TEXT}",
        TEXT.replace("\n", "\r\n"),
        TEXT.replace("[Players", "\n  \n[Players"),
        "\ufeff\r\n" + TEXT.replace("\n", "\r\n\r\n"),
    ],
    ids=["blank line in front", "byte order mark", "CRLF", "blank lines between tags", "all of them"],
)
def test_blank_lines_line_ends_and_a_byte_order_mark_change_nothing(text: str) -> None:
    assert Record.parse(text) == Record.parse(TEXT)


def test_the_place_of_a_mistake_is_counted_without_a_byte_order_mark() -> None:
    with pytest.raises(NotationError, match=r"^line 2, column 14: 'x' is not an option"):
        Record.parse("\ufeff\r\n" + TEXT.replace('"kd"', '"kd+x"'))


def test_tags_may_say_more_about_a_game() -> None:
    record = Record.of(Record.parse(TEXT).variant, 2, (), Site='a "quiet"\nplace')
    assert dict(record.tags)["Site"] == 'a "quiet" place'
    assert Record.parse(str(record)) == record


@pytest.mark.parametrize("name", ["Variant", "Players", "Result"])
def test_a_tag_that_follows_from_the_game_cannot_be_given(name: str) -> None:
    with pytest.raises(ValueError, match=f"^the tags that follow from the game cannot be given: {name}$"):
        Record.of(Record.parse(TEXT).variant, 2, (), **{name: "qd"})


def test_a_comment_cannot_contain_a_closing_brace() -> None:
    with pytest.raises(ValueError, match=r"^a comment cannot contain a closing brace, }$"):
        replace(Record.parse(TEXT), comments=((0, "a}b"),))


@pytest.mark.parametrize(("tags", "missing"), [((), "Variant"), ((("Variant", "kd"),), "Players")])
def test_a_record_says_which_game_it_is_of(tags: tuple[tuple[str, str], ...], missing: str) -> None:
    with pytest.raises(ValueError, match=f"^a record needs the tag {missing}$"):
        Record(tags, ())


@pytest.mark.parametrize("name", ["My Tag", "", "a]"])
def test_the_name_of_a_tag_is_a_word(name: str) -> None:
    with pytest.raises(ValueError, match=r"^the name of a tag is a word: "):
        Record.of(Variant.parse("kd"), 2, [], **{name: "x"})


@pytest.mark.parametrize("ply", [-1, 10])
def test_a_comment_stands_beside_a_move(ply: int) -> None:
    with pytest.raises(ValueError, match=r"^a comment can stand behind 0 to 9 moves$"):
        replace(Record.parse(TEXT), comments=((ply, "lost"),))


def test_comments_in_any_order_are_put_in_that_of_the_moves() -> None:
    record = replace(Record.parse(TEXT), comments=((2, "later"), (0, "first"), (0, "second")))
    assert record.comments == ((0, "first"), (0, "second"), (2, "later"))
    assert Record.parse(str(record)) == record


LINE_BREAKS = "\n\r\v\f\x1c\x1d\x1e\x85\u2028\u2029"


@given(st.text(st.characters(exclude_categories=["Cs"])))
@example('  "A"  \\  B\t ')
@example(f"a{LINE_BREAKS}b")
def test_every_tag_reads_back_and_stays_as_it_was_if_it_has_one_line(value: str) -> None:
    record = replace(Record.parse(TEXT), tags=(("Variant", "kd"), ("Players", "2"), ("Event", value)))
    assert Record.parse(str(record)) == record
    assert dict(record.tags)["Event"] == value or set(value) & set(LINE_BREAKS)


def test_a_tag_that_is_read_with_a_rare_line_break_reads_back() -> None:
    record = Record.parse(TEXT.replace("Ola", "Ola\u2028"))
    assert Record.parse(str(record)) == record


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('[Variant "kd"]\n', "", "line 4, column 1: the tag [Variant …] is missing"),
        ('[Players "2"]\n', "", "line 4, column 1: the tag [Players …] is missing"),
        ('"kd"', '"kd+x"', f"line 1, column 14: 'x' is not an option; there are {LETTERS}"),
        ('"2"', '"7"', "line 2, column 11: kd is not played by '7'"),
        (">41", ">49", "line 6, column 31: there is no domino 49"),
        (">41", "41", "line 6, column 30: '41' is not a move"),
        ("{a fine one}", "{a fine one", "line 6, column 37: a comment without its other brace"),
        ("{a fine one}", "a fine}", "line 6, column 37: 'a' is not a move"),
    ],
)
def test_a_text_that_is_no_record_is_refused_with_the_place_in_it(old: str, new: str, problem: str) -> None:
    with pytest.raises(NotationError) as caught:
        Record.parse(TEXT.replace(old, new, 1))
    assert str(caught.value) == problem
