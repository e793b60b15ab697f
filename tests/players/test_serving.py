"""The conformance of engines with docs/engine-protocol.md: that of this project, and the example of the page."""

import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from engine.state import State
from players.protocol import TurnQuestion, read_turn

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "engine-protocol.md"
OWN = "players", "engine"
EXAMPLE = ("docs.notation.greedy_engine",)
POSITION = "kd+mh 2 w0w0##;##f1/..f0!12 3:1,17:2 0 4,8:2,19,30 2 1-2.5-7.9-16"
COURT = "qd 2 ##;##t0/..t0b3 q3:2,q17:1 0 q4,q8:2,q19,q30 2 q1-q2 b1,b2,-,b4,b5,b6 b7-b9.b11 7/1/0;5/0/2 2 !b12 -"

TRANSCRIPT = f"""\
> go
< error the question has no position
>
> kingdomino 1
< name kingdomino *
< game kd+mh 2 3 4
< game kd7+mh 2
< game kd3n+mh 3
< game qd 2 3 4
< game rw 3 4 5 6
< game rwt 6 8
< level random
< level beginner
< level solid
< level strong
< level master
< ready
> kingdomino 2
< error there is no command 'kingdomino 2'
> go position {POSITION}
< best 3@h7e >19
> go color red level master futures 64 seed 7 values 24 position {POSITION}
< value points 12.29 1.94 chance 0.307 0.096
< best 3@h7e >19
> go level solid seed 7 limit 60 position {COURT}
< best q3@e7e
> stop
> go level greedy position {POSITION}
< error there is no level 'greedy'
> go futures 9 seconds 9 position {POSITION}
< error a limit is either in seconds or in futures
> go futures 1.5 position {POSITION}
< error futures '1.5' is no number of that kind
> go seconds nan position {POSITION}
< error seconds 'nan' is no number of that kind
> go position kd 2
< error line 1, column 1: a position has 8 fields at least, not 2
> go position kd 2 ##;## - 0 - 0 1-48
< error no player is to move
> x-analyse
< error there is no command 'x-analyse'
> quit
> go position {POSITION}
"""


def answers(module: Sequence[str], lines: str) -> str:
    """Return what an engine writes, without its version."""
    command = [sys.executable, "-m", *module]
    done = subprocess.run(command, input=lines, cwd=ROOT, capture_output=True, text=True, check=True, timeout=300)
    assert done.stderr == ""
    return re.sub(r"(?m)^(name kingdomino) .*", r"\1 *", done.stdout)


def test_the_engine_of_this_project_answers_as_ever() -> None:
    asked = "".join(line[1:].strip() + "\n" for line in TRANSCRIPT.splitlines() if line.startswith(">"))
    answered = "".join(line[2:] + "\n" for line in TRANSCRIPT.splitlines() if line.startswith("<"))
    assert answers((*OWN, "--level", "strong"), asked) == answered


@pytest.mark.parametrize("module", [OWN, EXAMPLE])
def test_an_engine_answers_each_question_with_a_legal_turn_in_order(module: Sequence[str]) -> None:
    positions = [POSITION, COURT, "kd 2 ##;## -:1,-:2 0 3,17,22,41 1 1-2"]
    asked = "".join(f"go futures 8 position {position}\r\n\n" for position in positions)
    lines = answers(module, asked).splitlines()
    assert len(lines) == len(positions)
    for line, position in zip(lines, positions, strict=True):
        assert line.startswith("best ")
        assert read_turn(line.removeprefix("best "), State.parse(position))


def test_a_search_stops_when_it_is_told_to() -> None:
    asked = f"go level master futures 99999999 seed 1 position {POSITION}"
    assert answers(OWN, f"{asked}\nstop\n").startswith("best 3@")
    assert answers(OWN, f"{asked}\nquit\n").startswith("best 3@")


def test_a_line_without_end_is_answered_with_an_error_and_not_kept() -> None:
    told = answers(OWN, "go " + "9" * 5_000_000 + "\nkingdomino 1\nquit\n").splitlines()
    assert told[0].startswith("error ")
    assert len(told[0]) < 500
    assert told[-1] == "ready"


def test_the_page_has_a_legal_game() -> None:
    [asked] = re.findall(r"^> go (.*)", PAGE.read_text("utf-8"), re.MULTILINE)
    [answer] = re.findall(r"^< best (.*)", PAGE.read_text("utf-8"), re.MULTILINE)
    question = TurnQuestion.parse(asked)
    assert question == TurnQuestion.parse(str(question).removeprefix("go "))
    assert " ".join(map(str, read_turn(answer, question.state))) == answer


def test_the_example_has_thirty_lines() -> None:
    code = (ROOT / "docs" / "notation" / "greedy_engine.py").read_text("utf-8").splitlines()
    assert sum(bool(line.strip()) for line in code) <= 30
