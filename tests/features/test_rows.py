"""The rows of the core and of all features: what refers to what."""

import pytest
from sqlalchemy import Table

from bot.host.composition import FEATURES, rows_of
from bot.storage import schema

METADATA = schema.metadata, *(rows.tables for rows in rows_of(FEATURES))


@pytest.mark.parametrize("table", [each for known in METADATA for each in known.sorted_tables], ids=str)
def test_what_refers_to_a_row_is_found_by_an_index_when_that_row_is_deleted(table: Table) -> None:
    first = {next(iter(each)).name for each in (table.primary_key.columns, *(each.columns for each in table.indexes))}
    assert {each.name for each in table.columns if each.foreign_keys} <= first
