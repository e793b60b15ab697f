"""What earlier bots have written, which every later bot reads: `python -m tests.bot.storage.releases` writes today's.

It makes files in `released/` for the baseline and each migration: a database in which every table has rows, as the SQL
of SQLite that makes it, and the words of stored texts, again for each format. With the argument `addresses` it also
makes the file of a release: the addresses of the controls of all screens, a few for each action. A file that is on the
main branch never changes.
"""

import asyncio
import sqlite3
import sys
from collections import defaultdict
from collections.abc import Iterable
from contextlib import closing
from enum import EnumType
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import Connection, insert

from bot.games import game, outbox
from bot.games.game import GameOptions, Policy, Seat, Suggestions
from bot.games.levels import LEVELS
from bot.games.lobby import invite
from bot.games.options import ServerSettings
from bot.games.people.person import PRIVATE, REMINDERS, Person
from bot.games.proposals import PACE, PAUSE, SEAT, UNDO
from bot.host.composition import FEATURES, rows_of
from bot.storage.account_repository import SqlServerRepository
from bot.storage.schema import FORMAT, head
from engine import __version__
from engine.variants import OPTIONS, VARIANTS
from renderers import THEMES
from tests.bot.all_screens import every_result, panels, plans, public_screens
from tests.bot.game_driver import CHANNEL, KENJI, OLA, ZURI, GameDriver, by
from tests.bot.games.test_plan import a_plan
from tests.bot.localization.test_all_screens import every_page
from tests.bot.sample_tables import LOCALIZER, positions, recorded
from tests.recorded_games import RECORDS

RELEASED = Path(__file__).parent / "released"
ROWS = rows_of(FEATURES)
OF_AN_ACTION = 3
"""How many addresses of an action are kept."""

PERSON = Person(
    OLA,
    suggestions=Suggestions.HINT,
    quiet_from=22,
    quiet_to=7,
    hints="spots plan",
    time_zone="Europe/Warsaw",
    away_from=5000,
    away_until=9000,
    mentions=False,
    language="pl",
    text_mode=True,
    theme="contrast",
    ranked=False,
    private=REMINDERS,
)
SERVER = ServerSettings(1, "qd", 60, Policy.SEAT, threads=True, channels=(CHANNEL,), language="pl")


async def fill(driver: GameDriver) -> None:
    """Store something in every table: a finished game, a running one, one with a plan, a lobby, settings."""
    await driver.begin(OLA, KENJI, code="kd+mh")
    await driver.finish()
    await driver.begin(OLA, KENJI, ZURI, code="qd")
    for _ in range(30):
        await driver.step()
    driver.channel += 1
    await driver.begin(OLA, KENJI, code="kd7")
    table = await driver.until_placing()
    waiting = next(seat for seat in table.game.people if seat.number != table.state.king.seat)
    await driver.keep_plan(a_plan(table, waiting), by(waiting.user_id))
    driver.channel += 1
    driver.game = (await driver.tables.open(1, driver.channel, by(OLA), GameOptions("rw", 4, dynasty=False))).game.id
    await driver.change(invite, by(OLA), Seat(1, KENJI, "Kenji"))
    await driver.accounts.change(OLA, lambda _: PERSON)
    await SqlServerRepository(driver.database).change_server(SERVER.guild_id, lambda _: SERVER)


def fill_features(connection: Connection) -> None:
    """Store a row about the first game in every table of a feature."""
    for table in (table for each in ROWS for table in each.tables.sorted_tables):
        connection.execute(insert(table), {each.name: each.type.python_type(1) for each in table.columns})


async def database() -> str:
    """Return a filled database as SQL."""
    with TemporaryDirectory() as folder:
        async with GameDriver.open(Path(folder), f"sqlite:///{folder}/games.db", rows=ROWS) as driver:
            await fill(driver)
            await driver.database.transaction(fill_features, writes=True)
        with closing(sqlite3.connect(Path(folder) / "games.db")) as connection:
            return "\n".join(connection.iterdump()) + "\n"


def words() -> list[str]:
    """Return the words of stored texts that an older bot has to know, each behind its kind."""
    enums = (each for module in (game, outbox) for each in vars(module).values() if isinstance(each, EnumType))
    kinds: dict[str, Iterable[object]] = {each.__name__: each for each in enums if each.__members__}
    kinds |= {"level": LEVELS, "variant": VARIANTS, "option": OPTIONS, "theme": THEMES, "private": PRIVATE}
    kinds |= {"proposal": (PACE, PAUSE, SEAT, UNDO)}
    return sorted(f"{kind} {word}" for kind, found in kinds.items() for word in found)


def words_file() -> Path:
    return RELEASED / f"{head()}-{FORMAT}.words"


def addresses() -> str:
    """Return the addresses of the controls of all screens, a few for each action."""
    kept: dict[str, dict[str, str]] = defaultdict(dict)
    screens = [*every_page(LOCALIZER)]
    for path in RECORDS:
        if path.stem in ("kd-4", "qd-4"):
            for table in positions(path, 3):
                screens += [*public_screens(table, LOCALIZER), *panels(table, LOCALIZER), *plans(table, LOCALIZER)]
            screens += every_result(recorded(path), LOCALIZER)
    for address in (control.address for screen in screens for control in screen.controls):
        kept[address.action].setdefault(address.argument, str(address))
    return "\n".join(text for each in sorted(kept) for text in sorted(kept[each].values())[:OF_AN_ACTION]) + "\n"


def features() -> list[str]:
    """Return the names of the databases that the migrations of features need."""
    return [f"{each.feature}-{version}" for each in ROWS for version in range(2, each.version + 1)]


def main() -> None:
    for name in (head(), *features()):
        if not (file := RELEASED / f"{name}.sql").exists():
            file.write_text(asyncio.run(database()), encoding="utf-8")
    if not words_file().exists():
        words_file().write_text("\n".join(words()) + "\n", encoding="utf-8")
    if "addresses" in sys.argv:
        (RELEASED / f"{__version__}.addresses").write_text(addresses(), encoding="utf-8")


if __name__ == "__main__":
    main()
