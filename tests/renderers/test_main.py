import json
import os
import sys
from pathlib import Path

import pytest
from PIL import Image

from engine.geometry import squares
from engine.records import Record
from renderers import Localizer
from renderers.__main__ import _parser, main
from renderers.text.wording import squares_text
from tests.recorded_games import RECORD_OF
from tests.renderers.helpers import Play
from tests.renderers.phrases import words


@pytest.fixture
def record(tmp_path: Path, play: Play) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(str(play("kd", 2, 1)), encoding="utf-8")
    return path


def drawn(folder: Path) -> list[str]:
    return sorted(path.stem for path in folder.glob("*.png"))


@pytest.mark.slow
def test_every_picture_of_the_end_is_drawn(record: Path, tmp_path: Path) -> None:
    assert main([str(record), "--out", str(tmp_path / "end")]) == 0
    assert drawn(tmp_path / "end") == ["deck", "kingdom-1", "kingdom-2", "poster", "table"]
    end = Record.parse(record.read_text(encoding="utf-8")).replay()
    told = (tmp_path / "end" / "kingdom-2.txt").read_text(encoding="utf-8")
    assert told.startswith(words("alt-kingdom", name="Сергей 🌾", points=end.scores()[1].total))


def test_every_picture_of_a_turn_is_drawn(record: Path, tmp_path: Path) -> None:
    assert main([str(record), "--ply", "7", "--out", str(tmp_path)]) == 0
    assert drawn(tmp_path) == ["deck", "draft", "kingdom-1", "kingdom-2", "next", "spots", "table"]


def test_every_option_is_explained_and_another_theme_is_refused() -> None:
    parser = _parser()
    assert all(option.help for option in parser._actions)
    assert parser.description
    assert "--analysis JSON" in parser.format_help()
    with pytest.raises(SystemExit):
        main(["game.txt", "--theme", "gone"])


def test_dominoes_of_two_boxes_are_told_with_the_letters_of_their_boxes(tmp_path: Path) -> None:
    assert main([str(RECORD_OF["rw-3"]), "--ply", "40", "--out", str(tmp_path)]) == 0
    assert "q" in (tmp_path / "draft.txt").read_text(encoding="utf-8")


@pytest.mark.slow
def test_a_finished_game_is_drawn_as_a_film(record: Path, tmp_path: Path) -> None:
    assert main([str(record), "--film", "--out", str(tmp_path / "film")]) == 0
    with Image.open(tmp_path / "film" / "film.webp") as film:
        assert getattr(film, "n_frames", 1) > 20


def a_review(path: Path) -> Path:
    """A file with a review of the game."""
    made = path.with_suffix(".json")
    chances = [[0.5, 0.5], [0.8, 0.2], [1, 0]]
    made.write_text(json.dumps({"chances": chances, "rounds": [0, 1, 6]}), encoding="utf-8")
    return made


def test_a_review_is_drawn_alone(record: Path, tmp_path: Path) -> None:
    assert main([str(record), "--analysis", str(a_review(record)), "--out", str(tmp_path / "out")]) == 0
    assert drawn(tmp_path / "out") == ["analysis"]


@pytest.mark.parametrize("whole", ["--film", "--analysis=no file"])
def test_a_game_that_goes_on_makes_no_film_and_no_analysis(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], whole: str
) -> None:
    assert main([str(record), whole, "--ply", "7", "--out", str(tmp_path)]) == 2
    assert capsys.readouterr().err.endswith(": only a finished game has a film and an analysis\n")


def test_the_domino_just_placed_is_described(record: Path, tmp_path: Path, localizer: Localizer) -> None:
    assert main([str(record), "--ply", "8", "--out", str(tmp_path)]) == 0
    before, after = [*Record.parse(record.read_text(encoding="utf-8")).states()][7:9]
    pairs = zip(before.kingdoms, after.kingdoms, strict=True)
    [land] = [squares(new.land & ~old.land) for old, new in pairs if old != new]
    told = [path.read_text(encoding="utf-8") for path in tmp_path.glob("kingdom-*.txt")]
    last = words("alt-last", squares=squares_text([*land], localizer))
    assert len([text for text in told if last in text]) == 1


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("nonsense", "line 1, column 1: the tag [Variant …] is missing"),
        ('[Variant "kd"]\n[Players "2"]\n\n1. #12', "#12: wrong-kings"),
        ("é", "the input is not UTF-8 text: save it as UTF-8"),
    ],
)
def test_a_bad_record_is_one_clear_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, problem: str
) -> None:
    path = tmp_path / "bad.txt"
    path.write_text(text, encoding="utf-8" if text.isascii() else "latin-1")
    assert main([str(path)]) == 2
    assert capsys.readouterr().err == f"python -m renderers: {path}: {problem}\n"


@pytest.mark.parametrize("ply", ["-1", "1000"])
def test_a_ply_outside_the_record_is_one_clear_line(record: Path, capsys: pytest.CaptureFixture[str], ply: str) -> None:
    assert main([str(record), "--ply", ply]) == 2
    assert f"--ply {ply} is not in the record" in capsys.readouterr().err


@pytest.mark.parametrize("language", ["tlh", "", "../locales/en-US"])
def test_a_language_without_messages_is_one_clear_line(
    record: Path, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    assert main([str(record), "--language", language]) == 2
    assert capsys.readouterr().err == f"python -m renderers: there is no language {language!r}\n"


NO_REVIEWS = "{}", "text", '{"chances": []}', "NaN", '{"chances": [[NaN]], "rounds": [1]}'
ENDLESS = "[" * 200_000, '{"chances":' * 100_000, "1" * 5000


@pytest.mark.parametrize("text", [*NO_REVIEWS, *ENDLESS], ids=range(8))
def test_a_file_that_is_no_review_is_one_clear_line(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str
) -> None:
    review = tmp_path / "review.json"
    review.write_text(text, encoding="utf-8")
    assert main([str(record), "--analysis", str(review), "--out", str(tmp_path)]) == 2
    assert capsys.readouterr().err == f"python -m renderers: {review}: no review of this game\n"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such pipes")
@pytest.mark.parametrize("option", ["record", "analysis"])
def test_a_pipe_into_which_nobody_writes_is_no_record(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], option: str
) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    given = [str(pipe)] if option == "record" else [str(record), "--analysis", str(pipe)]
    assert main([*given, "--out", str(tmp_path)]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
