"""docs/rules.md agrees with the data of the engine, and what is cited from it is there."""

import re
from collections import Counter
from pathlib import Path

import pytest

from engine.court.buildings import BUILDINGS, TILES
from engine.dominoes import BOXES, Domino, Half
from engine.formats import Format
from engine.variants import VARIANTS

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
SECTIONS = set(re.findall(r"^##+ (\d(?:\.\d+)?) ", TEXT, re.MULTILINE))
RULINGS = re.findall(r'^<a id="r(\d+)"></a>\*\*R(\d+)\. ', TEXT, re.MULTILINE)
FOLDERS = "engine", "players", "renderers", "bot", "tests", "tools", "docs"
CITATION = re.compile(r"docs/rules\.md ((?:(?:\d(?:\.\d+)?|R\d+)(?:, | and | to )?)+)")


def rows(section: str) -> list[dict[str, str]]:
    """The rows of the first table in a section, by the heads of its columns."""
    body = TEXT.split(f"\n### {section} ", 1)[1].split("\n#", 1)[0]
    lines = [line.strip("|").split("|") for line in body.splitlines() if line.startswith("|")]
    head, _, *found = [[cell.strip() for cell in line] for line in lines]
    return [dict(zip(head, row, strict=True)) for row in found]


def citations() -> set[str]:
    paths = (
        path for folder in FOLDERS for path in (ROOT / folder).rglob("*.*") if path.suffix in {".py", ".md", ".ftl"}
    )
    texts = (path.read_text(encoding="utf-8") for path in paths)
    return {
        name for text in texts for cited in CITATION.findall(text) for name in re.findall(r"R?\d+(?:\.\d+)?", cited)
    }


def test_every_section_and_ruling_that_is_cited_exists() -> None:
    found = citations()
    assert len(found) > 10
    assert found <= SECTIONS | {f"R{number}" for number, _ in RULINGS}


def test_rulings_are_numbered_from_one_and_have_anchors_of_their_numbers() -> None:
    assert [int(number) for number, _ in RULINGS] == list(range(1, len(RULINGS) + 1))
    assert all(anchor == number for anchor, number in RULINGS)


def test_every_link_inside_the_text_has_a_target() -> None:
    heads = {
        re.sub(r"[^\w -]", "", head.lower()).replace(" ", "-") for head in re.findall(r"^#+ (.+)$", TEXT, re.MULTILINE)
    }
    targets = heads | {f"r{number}" for number, _ in RULINGS}
    assert set(re.findall(r"\]\(#([^)]+)\)", TEXT)) <= targets


@pytest.mark.parametrize(("section", "box"), [("1.1", "k"), ("2.1", "q")])
def test_the_tables_of_squares_count_the_dominoes_of_the_box(section: str, box: str) -> None:
    halves = Counter((half.terrain.value, half.crowns) for domino in BOXES[box] for half in (domino.a, domino.b))
    columns = "no crown", "1 crown", "2 crowns", "3 crowns"
    found = {(row["Terrain"], n): int(row[column]) for row in rows(section) for n, column in enumerate(columns)}
    assert {key: count for key, count in found.items() if count} == halves
    assert all(int(row["squares"]) == sum(int(row[column]) for column in columns) for row in rows(section))


def test_the_photographed_backs_are_dominoes_of_queendomino() -> None:
    backs = re.findall(r"^\| (q\d+) \| (.+?) \| (.+?) \|$", TEXT, re.MULTILINE)
    assert backs == [(number, *map(_half, (Domino.parse(number).a, Domino.parse(number).b))) for number, *_ in backs]
    assert len(backs) == 4


def _half(half: Half) -> str:
    crowns = ("", ", 1 crown", ", 2 crowns", ", 3 crowns")
    return half.terrain.value + crowns[half.crowns]


def numbers(game_format: Format) -> tuple[int, ...]:
    return game_format.kingdoms, game_format.kings_each, game_format.line, game_format.rounds, game_format.grid


def test_the_tables_of_formats_are_those_of_the_variants() -> None:
    found = {
        (row["Variant"].strip("`"), int(row["Players"])): (
            int(row.get("Kingdoms", row["Players"])),
            int(row["Kings each"]),
            int(row["Line"]),
            int(row["Rounds"]),
            int(row["Grid"].partition("×")[0]),
        )
        for section in ("1.2", "2.2", "3.1")
        for row in rows(section)
    }
    known = {"kd", "kd7", "kd3n", "qd", "rw", "rwt"}
    expected = {
        (code, players): numbers(game_format)
        for code in known
        for players, game_format in VARIANTS[code].formats.items()
    }
    assert found == expected


def test_the_dominoes_in_the_game_fill_the_lines_of_all_rounds() -> None:
    assert all(
        int(re.match(r"\d+", row["Dominoes in the game"])[0]) == int(row["Line"]) * int(row["Rounds"])  # type: ignore[index]
        for row in rows("1.2")
    )


def tiles(text: str) -> list[int]:
    ends = [int(end.strip("b")) for end in text.split("–")]
    return list(range(ends[0], ends[-1] + 1))


def test_the_table_of_buildings_is_that_of_the_data() -> None:
    table = rows("2.13")
    assert [TILES[tiles(row["Tiles"])[0]] for row in table] == list(BUILDINGS)
    assert [number for row in table for number in tiles(row["Tiles"])] == list(TILES)
    for row, building in zip(table, BUILDINGS, strict=True):
        assert (int(row["Knights"]), int(row["Towers"])) == (building.knights, building.towers)
        assert (row["Certain"] == "yes") == building.status.startswith("VERIFIED")
        assert row["Points"] == _points(building.points, building.per_property and building.per_property.value, row)


def _points(points: int, terrain: str | None, row: dict[str, str]) -> str:
    if terrain:
        return f"2 for each {terrain} property"
    per_piece = {"Traveling Castle": "1 for each tower owned", "Training Camp": "1 for each knight owned"}
    return per_piece.get(row["Building"], str(points))
