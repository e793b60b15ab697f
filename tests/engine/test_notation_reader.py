"""The second reader of docs/notation.md and docs/deals.md, in JavaScript, agrees with the engine."""

import re
import shutil
import subprocess
from collections.abc import Iterable
from pathlib import Path
from random import Random

import pytest

from engine.cli.commands import read_record, verify_report
from engine.errors import NotationError
from engine.permutation import Permutation
from engine.records import Record
from engine.state import State
from engine.variants import Variant
from tests.engine.games import FORMATS
from tests.engine.texts import COURT, ODD_TEXTS, POSITION
from tests.recorded_games import RECORD_OF, RECORDS
from tools.benchmarks.notation import FOLDER, POSITIONS, table_of_positions

NODE = shutil.which("node")
GAME = RECORD_OF["qd-2"].read_text(encoding="utf-8")

WRONG_RECORDS = """\
"qd" | "qd+m"
"2" | "5"
"93 106" | "93 107"
[Result | [Rules "2"] [Result
#2112 | #2121
=q21.q34 | =q34.q21
=q21.q34 | =21.q34
=q21.q34.q35.q48 | =q21.q34.q35
=q5.q28 | =q21.q28
b30.b31 | b30.b30
=b13.b5.b1 | =b13.b5
=q7.q12.q13.q19 =b13.b5.b1 | =b13.b5.b1 =q7.q12.q13.q19
q21@f7w | q21@f7s
q21@f7w | q21@-
D2 >q5 | -- >q5
N@g6 | N@g8
B4@g6 | B6@g6
>q34 | >q48
1. # | { 1. #
1. # | \u0661. #
1. # | 1.\u00a0#
B2@c2 | B2@c2 --"""
WRONG_POSITIONS = """\
13-16 | 13-14.15-16
w0w0## | ..w0w0##
w0w0## | w0w0w0w0w0##
3:1, | 3:3,
4,8 | 4,3
 0 4 |  00 4
 0 4 |  2 4
kd+mh | kd+hm"""
WRONG_COURTS = """\
b7-b9.b11 | b11.b7-b9
b7-b9.b11 | b7.b7-b9
t0b3 | f0b3
 2 !b12 |  3 !b12
h6.h7 | h7.h6
h6.h7 | h6.h8
b2,-,b4 | b2,b3,b4,b4
b2,-,b4 | b2,b2,b4
!b12 | !b7
7/1/0 | 1000/1/0
7/1/0 | 7/100/0
q1-q2 b1,b2,- | q1-q2 !b1,b2,b3"""

DEAL = (FOLDER / "deal.txt").read_text(encoding="utf-8")
HASH = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
WRONG_DEALS = """\
0001020304 | 0001020305
1443210987654321098 | 1443210987654321099
[MixedIn "1443210987654321098"] | [MixedIn ""]
#2121 | #1221
[Result "38 24"] | [Result "38 25"]
[Secret | [Secrets
0e0f1011 | 0e0f 1011
[Secret | [Players "2"]|[Secret
"000102 | "0102
"000102 | "00000102"""

pytestmark = [pytest.mark.skipif(NODE is None, reason="Node.js is not here"), pytest.mark.slow]


def read(*words: object) -> subprocess.CompletedProcess[str]:
    """Let the reader print the scores of records, or tables of positions, or after "verify" the hashes of secrets."""
    command = [str(NODE), str(FOLDER / "reader.mjs"), *map(str, words)]
    return subprocess.run(command, capture_output=True, encoding="utf-8", check=False)


def test_the_recorded_games_have_the_same_scores() -> None:
    results = [match[1] for path in RECORDS if (match := re.search(r'Result "([\d ]+)"', path.read_text("utf-8")))]
    answer = read(*RECORDS)
    assert answer.stdout.splitlines() == results
    assert (answer.returncode, answer.stderr, len(results)) == (0, "", len(RECORDS))


def test_the_table_of_positions_has_the_same_moves_and_scores() -> None:
    path = FOLDER / POSITIONS
    assert read(path).stdout == path.read_text(encoding="utf-8")


def test_positions_of_random_games_have_the_same_moves_and_scores(tmp_path: Path) -> None:
    lines = list[str]()
    for code, players in FORMATS:
        rng, state = Random(players), State.start(code, players)
        while not state.is_over:
            move = state.chance(rng) if state.is_chance else rng.choice(state.legal_moves())
            lines += [f"{state}\t\t\t\t\t{move}"] if rng.random() < 0.05 else []
            state = state.play(move)
    path = tmp_path / POSITIONS
    path.write_text(table_of_positions(lines), encoding="utf-8")
    assert read(path).stdout == path.read_text(encoding="utf-8")


def test_a_record_may_be_written_in_other_ways(tmp_path: Path) -> None:
    other = (
        "\ufeff\r\n" + GAME.replace("\n", "\r\n"),
        GAME.replace(" >", "{a comment}>").replace("\n2. ", "\n\n2.\t"),
        GAME.replace("[Players", '[Größe "\\"two\\" \\\\ 2"]\n\n [Players'),
        GAME.replace('[Result "93 106"]\n', ""),
    )
    assert [read_record(text)[0].replay_result() for text in other] == ["93 106"] * len(other)
    assert read(*written(tmp_path, other, ".txt")).stdout.splitlines() == ["93 106"] * len(other)


@pytest.mark.long
def test_an_odd_text_is_read_or_refused(tmp_path: Path) -> None:
    for number, (about, escaped, size, answer) in enumerate(ODD_TEXTS):
        data = escaped.encode().decode("unicode_escape").encode("latin-1")
        path = tmp_path / f"{number}.txt"
        path.write_bytes(data if size == "-" else data.ljust(int(size), b"\n"))
        assert read(path).returncode == (0 if answer == "read" else 2), about


def test_both_readers_refuse_wrong_records(tmp_path: Path) -> None:
    wrong = [changed(GAME, each) for each in WRONG_RECORDS.splitlines()]
    for text in wrong:
        with pytest.raises(ValueError, match=r"\S"):
            read_record(text)
    assert_refused(written(tmp_path, wrong, ".txt"))


def test_both_readers_refuse_wrong_positions(tmp_path: Path) -> None:
    wrong = [changed(POSITION, each) for each in WRONG_POSITIONS.splitlines()]
    wrong += [changed(COURT, each) for each in WRONG_COURTS.splitlines()]
    for text in wrong:
        with pytest.raises(NotationError):
            State.parse(text)
    assert_refused(written(tmp_path, [f"position\n{text}\t\t\t\t\t-\n" for text in wrong], ".tsv"))


def test_both_readers_say_that_a_deal_follows_from_its_secret() -> None:
    assert verify_report(DEAL).data == {"chance_moves": 7, "hash": HASH, "mixed_in": "1443210987654321098"}
    assert read("verify", FOLDER / "deal.txt").stdout == f"{HASH}\n"


def test_both_readers_take_a_secret_in_capitals(tmp_path: Path) -> None:
    capitals = [re.sub(r"[0-9a-f]{64}", lambda found: found[0].upper(), DEAL)]
    assert verify_report(*capitals).data["hash"] == HASH
    assert read("verify", *written(tmp_path, capitals, ".txt")).stdout == f"{HASH}\n"


def test_both_readers_find_the_deals_of_all_variants_in_their_secrets(tmp_path: Path) -> None:
    records = list[str]()
    for number, (code, players) in enumerate(FORMATS[::2]):
        rng, state, moves = Random(players), State.start(code, players), []
        permutation = Permutation(bytes(range(32)), "2026-11-28" if number % 2 else "")
        while not state.is_over:
            moves.append(state.chance(permutation) if state.is_chance else rng.choice(state.legal_moves()))
            state = state.play(moves[-1])
        records.append(str(Record.of(Variant.parse(code).newest, players, moves, **permutation.tags)))
    found = {(each.data["mixed_in"], each.text.rpartition("  ")[2]) for each in map(verify_report, records)}
    assert found == {("2026-11-28",) * 2, (None, "nothing: no message showed the hash before the start")}
    assert read("verify", *written(tmp_path, records, ".txt")).stdout.splitlines() == [HASH] * len(records)


def test_both_readers_find_a_deal_that_does_not_follow_from_its_secret(tmp_path: Path) -> None:
    wrong = [GAME, *(changed(DEAL, each) for each in WRONG_DEALS.splitlines())]
    tags, _, moves = DEAL.partition("\n\n")
    wrong += [f"{tags}\n\n".replace("38 24", "*"), f"{tags}\n\n{moves.partition('2. ')[0]}".replace("38 24", "*")]
    wrong += [DEAL.replace("23", "@").replace("24", "23").replace("@", "24")]
    for text in wrong:
        with pytest.raises(ValueError, match=r"\S"):
            verify_report(text)
    assert_refused(written(tmp_path, wrong, ".txt"), "verify")


def test_both_readers_say_that_moves_are_missing_or_which_tag_stands_twice(tmp_path: Path) -> None:
    cut = DEAL.rstrip().rpartition(" ")[0]
    for text, told in (
        (cut, "moves are missing after move "),
        (DEAL.replace("[Secret", '[Event ""]\n[Event ""]\n[Secret'), "the tag Event stands twice"),
    ):
        with pytest.raises(ValueError, match=told):
            verify_report(text)
        assert told in read("verify", *written(tmp_path, [text], ".txt")).stderr


def changed(text: str, change: str) -> str:
    """Apply a change "old | new", which must change something."""
    old, new = change.replace("]|[", "]\n[").split(" | ")
    assert old in text
    return text.replace(old, new, 1)


def written(folder: Path, texts: Iterable[str], suffix: str) -> list[Path]:
    """Write a file for each text, and return the paths."""
    paths = list[Path]()
    for number, text in enumerate(texts):
        paths.append(folder / f"{number}{suffix}")
        paths[-1].write_text(text, encoding="utf-8", newline="")
    return paths


def assert_refused(paths: list[Path], *words: str) -> None:
    """Assert that the reader refuses each file in one line; `words` come before the files."""
    answer = read(*words, *paths)
    assert [line.split(": ")[0] for line in answer.stderr.splitlines()] == list(map(str, paths))
    assert (answer.returncode, answer.stdout) == (2, "")
