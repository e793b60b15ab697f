"""docs/notation.md: its tables are those of the engine, and its examples are what the engine reads and writes."""

import re

import pytest

from engine.kingdom import Kingdom
from engine.moves import Move
from engine.records import Record
from engine.state import State
from engine.variants import VARIANTS
from tools.benchmarks.notation import FOLDER, tables

TEXT = FOLDER.with_suffix(".md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(\w*)\n(.*?)\n```$", TEXT, re.MULTILINE | re.DOTALL)
ROWS = [line.split("\t") for line in (FOLDER / "positions.tsv").read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize("name", tables())
def test_a_table_is_what_the_engine_gives(name: str) -> None:
    assert (FOLDER / name).read_text(encoding="utf-8") == tables()[name], "run python -m tools.benchmarks.notation"


def test_the_document_names_every_table_and_no_other() -> None:
    assert set(re.findall(r"\(notation/([\w.-]+\.[ct]sv)\)", TEXT)) == set(tables())


def test_the_table_of_positions_has_every_format_every_due_move_and_every_kind_of_move() -> None:
    states = [State.parse(row[0]) for row in ROWS[1:]]
    assert {(state.variant.base, state.players) for state in states} == {
        (base, players) for base, variant in VARIANTS.items() for players in variant.formats
    }
    assert {row[1] for row in ROWS[1:]} == {"order", "deal", "refill", "turn", "over"}
    kinds = {type(Move.parse(row[5])) for row in ROWS[1:] if row[5] != "-"}
    assert {kind.__name__ for kind in kinds} == {
        *("Order", "Deal", "Refill", "Pick", "Place", "Discard", "Tax", "Build", "Bribe", "Done")
    }


def test_every_kind_of_move_has_an_example_that_reads_back() -> None:
    [grammar] = (text for _, text in BLOCKS if text.startswith("move "))
    found = re.findall(r"^(\w+) += .* // (\S+)$", grammar, re.MULTILINE)
    assert [type(Move.parse(text)).__name__.lower() for _, text in found] == [name for name, _ in found]
    assert len(found) == 10


def test_the_examples_of_texts_read_back() -> None:
    kingdom, *positions, record = (text for language, text in BLOCKS if not language)
    assert str(Kingdom.parse(kingdom)) == kingdom
    assert [str(State.parse(text)) for text in positions] == positions
    assert len(positions) == 2
    assert str(Record.parse(record)) == f"{record}\n"
    assert Record.parse(record).replay_result() == "*"
