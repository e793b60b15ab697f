"""What no message offers: addresses with odd arguments, and those of others, at tables in every status."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from random import Random
from typing import Final

from bot.chat.actions import Action
from bot.chat.kit.blocks import LARGEST_NUMBER, Address, Control, custom_id
from bot.games.game import GameOptions, Seat, Status, new_game
from tests.bot.crawler.acts import Key
from tests.bot.crawler.crawl import Crawl, NoTrueAnswer, Occasion, Player
from tests.bot.crawler.situations import Situation, roles
from tests.bot.crawler.stage import VISITOR, Stage
from tests.bot.crawler.trespasses import LOOKS, WAYS
from tests.bot.features import HANDLERS

ARGUMENTS: Final = (
    *(" ", "0", "-1", "9", "٣", "²", "1 2 3", "0 9", "1:2:3", "|", "||", "x|y|z", "\u0000", "👑" * 15),
    *(str(LARGEST_NUMBER), str(LARGEST_NUMBER + 1), "9" * 50, "1e9", "NaN", "2 " + "9" * 40, "-" * 50),
    *("2027-01-01", "9999-12-31", "0001-01-01", "2027-01-01|>1", "daily 9999-12-31", "5 turn", "pace 5 turn"),
    *(">1", ">99", "12@g8e", "12@-", "--", "#1221", "=1.2.3", "<<", "B3@h7", "N@g8", "D5", "5 12@g8e >38|choose"),
    *("place", "turn place", "choose knights", "kingdomino|>19/19@g8n|place", "kd 2 ##;## - 0 - 0 -", "offset 99999"),
    *("from 99", "never x", "language xx", "theme ../x", "pace 99999999999", "seat 99", "undo 9", "pace x x", "queen"),
)
IN_PUBLIC: Final = {Action.KEEP_PLAYING, Action.ARCHIVE, Action.REVIVE}
"""The actions that only public messages have."""
LOOKING: Final = {"kingdomino board", "kingdomino plan", "kingdomino games"}
"""The commands that only show something of a table."""
LONGEST: Final = 100
"""How long a custom id may be."""


def only_looking(_: Occasion, key: Key) -> tuple[str, ...] | None:
    """Look at a table without changing it, to learn what stands in its controls."""
    is_look = key.names_game and key.what in LOOKS if key.screen else key.what in LOOKING
    return key.pair if is_look else None


async def forge(stage: Stage, situation: Situation, rng: Random, most: int | None = None) -> tuple[int, list[str]]:
    """Let everybody press what nobody offers them; return how often they did, and what was wrong.

    Every action that changes a table is pressed by everybody as it stands on the screens of others, and every action by
    everybody in one of several odd forms, which take turns.
    """

    async def set_up(stage: Stage) -> None:
        await begin_elsewhere(stage)
        await situation.set_up(stage)

    looking = Crawl(stage, only_looking)
    await looking.explore(replace(situation, set_up=set_up))
    start = await stage.set_up(set_up)
    players = [Player(stage, role, forges=True) for role in await roles(stage)]
    game = stage.rows("games")[-1]["id"]
    presses = [*_presses(looking, players, game, rng)]
    rng.shuffle(presses)
    faults = looking.faults
    for player, forged in presses[:most]:
        for _ in range(2):
            await stage.return_to(start)
            try:
                await player.forge(forged, in_public=forged.split(":")[1] in IN_PUBLIC)
            except NoTrueAnswer as found:
                fault = found
                # A bot that has just started must make the mistake again: it remembers nothing of earlier presses.
                stage.distrust()
            else:
                break
        else:
            faults.append(f"{situation.name}, {player.role.name} presses {forged!r}: {fault}")
    return len(presses[:most]), faults


async def begin_elsewhere(stage: Stage) -> None:
    """Let somebody begin a game in their own panel, which is nobody else's business."""
    vera = stage.people[VISITOR]
    seats = Seat(1, vera.id, vera.name), Seat(2, None, "Greta", "beginner")
    game = new_game(stage.guild_id, 0, vera.id, GameOptions("kd", 2), seats, stage.now)
    game = replace(game, status=Status.PLAYING).with_deal(secret=bytes(range(32)), mixed_in="1")
    await stage.services.tables.games.create(game, entries=())


def _presses(looking: Crawl, players: list[Player], game: int, rng: Random) -> Iterator[tuple[Player, str]]:
    turns = count(rng.randrange(len(FORMS)))
    for action in HANDLERS:
        seen = sorted(looking.addresses[action], key=str)
        for player in players:
            if seen and action in WAYS:
                yield player, custom_id(Control.BUTTON, rng.choice(seen))
            address = rng.choice(seen) if seen else Address(action, game, 9)
            forged = FORMS[next(turns) % len(FORMS)](address, rng)
            yield player, custom_id(rng.choice([Control.BUTTON] * 4 + [*Control]), forged)[:LONGEST]


def empty(address: Address, rng: Random) -> Address:
    return replace(address, argument="")


def foreign(address: Address, rng: Random) -> Address:
    return replace(address, subject=1)


def past(address: Address, rng: Random) -> Address:
    return replace(address, version=max((address.version or 2) - rng.randint(1, 9), 1))


def huge(address: Address, rng: Random) -> Address:
    return rng.choice([replace(address, subject=LARGEST_NUMBER), replace(address, version=LARGEST_NUMBER)])


def hostile(address: Address, rng: Random) -> Address:
    return replace(address, argument=rng.choice(ARGUMENTS))


def without_game(address: Address, rng: Random) -> Address:
    return Address(address.action, None, None, rng.choice([address.argument, *ARGUMENTS]))


FORMS: Final = empty, hostile, foreign, hostile, past, huge, without_game
