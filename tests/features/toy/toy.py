"""A toy feature: people applaud a finished game. Nothing outside of this folder knows it."""

from collections.abc import Iterable
from enum import StrEnum
from pathlib import Path
from typing import Final

from sqlalchemy import BigInteger, Column, Connection, Integer, Table

from bot.chat.handling.context import Context, Services, Where
from bot.chat.handling.feature import Feature
from bot.chat.kit.blocks import Address, Button
from bot.chat.slots import END
from bot.games.table import Table as GameTable
from bot.localization.fluent import FluentLocalizer
from bot.storage.database import Repository, stores_people, upsert
from bot.storage.schema import Rows, new_metadata, of_game

_tables: Final = new_metadata()
applause: Final = Table(
    "applause",
    _tables,
    Column("game_id", Integer, of_game(), primary_key=True),
    Column("user_id", BigInteger, primary_key=True),
)


class ToyAction(StrEnum):
    APPLAUD = "applaud"


class Applause(Repository):
    @classmethod
    def of(cls, services: Services) -> "Applause":
        return cls(services.tables.games.database)

    @stores_people
    def keep(self, connection: Connection, game_id: int, user_id: int) -> None:
        upsert(connection, applause, {"game_id": game_id, "user_id": user_id})


FEATURE: Final = Feature("toy", Path(__file__).parent, Applause.of, rows=Rows("toy", _tables))


@FEATURE.fills(END)
async def button(_: Applause, table: GameTable, localizer: FluentLocalizer) -> Iterable[Button]:
    return [Button(Address(ToyAction.APPLAUD, table.game.id), localizer("button-applaud"))]


FEATURE.tells("looking", "help-toy")
FEATURE.tells("looking", "applauded")


@FEATURE.at_table(ToyAction.APPLAUD, where=Where.ASIDE)
async def applaud(context: Context, table: GameTable) -> None:
    await FEATURE.of(context.services).keep(table.game.id, context.user_id)
    await context.note(context.localizer("applauded"))
