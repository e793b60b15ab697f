"""What Discord, its network and its moderators do to the bot: every answer is true, nothing is lost or doubled."""

import asyncio
from collections.abc import Mapping
from typing import Any

import pytest

from bot.games.table import Table
from bot.host.app import Kingdomino
from tests.bot.server import CALLBACK, Action, Guest, Message, carries_answer, says_only, words
from tests.e2e.driver import GuildDriver, ends, placing

pytestmark = pytest.mark.e2e

ANSWER = r"PATCH /webhooks/\d+/[^/]+/messages/@original"
SEND = r"POST /channels/\d+/messages$"
FOLLOW_UP = r"POST /webhooks/\d+/[^/]+$"
RETIRE = r"PATCH /channels/\d+/messages/\d+"

TROUBLES: Mapping[str, Mapping[str, Any]] = {
    "too many requests": {"status": 429, "retry_after": 0.05},
    "server error": {"status": 503},
    "late answer": {"hang": 0.3},
    "cut before": {"drop": "before"},
    "cut after": {"drop": "after"},
}


@pytest.fixture(params=list(TROUBLES.values()), ids=list(TROUBLES))
def trouble(request: pytest.FixtureRequest) -> Mapping[str, Any]:
    how: Mapping[str, Any] = request.param
    return how


async def the_table(guild: GuildDriver, bot: Kingdomino) -> Table:
    table = await bot.services.tables.live(guild.table.id)
    assert table
    return table


async def at_rest(bot: Kingdomino, guild: GuildDriver) -> None:
    """When the bot has done all that it was asked for."""
    await guild.wait(lambda: not bot.is_busy)


async def place(mover: Guest, panel: Message) -> None:
    """Place the domino, and choose none yet."""
    button = placing(panel)
    assert button
    await mover.click(panel, button)


def is_live(guild: GuildDriver) -> bool:
    """Whether the newest message asks the person it mentions to do something."""
    return bool(guild.newest.buttons) and len(guild.awaited) == 1


@pytest.mark.parametrize("route", [CALLBACK, SEND, RETIRE], ids=["acknowledging", "announcing", "tidying up"])
async def test_a_choice_counts_once_and_is_shown(
    route: str, trouble: Mapping[str, Any], guild: GuildDriver, bot: Kingdomino
) -> None:
    await guild.open(guild.person("Ola"), guild.person("Kenji"), players=2)
    before, shown = await the_table(guild, bot), guild.newest
    guild.discord.fail(route, **trouble)
    await guild.mover.click(shown, ends(shown)[0])
    await at_rest(bot, guild)
    await bot.services.publisher.publish_pending()
    after = await the_table(guild, bot)
    assert after.until(before.ply).state == before.state
    assert len(after.moves) == len(before.moves) + 1
    assert guild.newest.id != shown.id
    assert is_live(guild)
    await guild.turn()


@pytest.mark.parametrize("route", [CALLBACK, ANSWER], ids=["acknowledging", "answering"])
async def test_a_placement_counts_once_and_the_turn_can_be_finished(
    route: str, trouble: Mapping[str, Any], guild: GuildDriver, bot: Kingdomino
) -> None:
    # In Queendomino a button places and does nothing else.
    await guild.open(guild.person("Ola"), guild.person("Kenji"), players=2, game="qd")
    for _ in range(4):
        await guild.turn()
    mover = guild.mover
    panel, before = await guild.panel(mover), await the_table(guild, bot)
    if route == ANSWER:
        guild.discord.fail(CALLBACK, status=400, code=50035, when=carries_answer)
    guild.discord.fail(route, **trouble)
    await place(mover, panel)
    await at_rest(bot, guild)
    after = await the_table(guild, bot)
    assert len(after.moves) == len(before.moves) + 1
    told = mover.private_messages(guild.table)[-1].text
    assert Action.TAKE_BACK in panel.actions or words("error-discord") in told
    await guild.turn()


async def test_a_turn_is_announced_although_the_token_has_expired(guild: GuildDriver, bot: Kingdomino) -> None:
    await guild.open(guild.person("Ola"), guild.person("Kenji"), players=2)
    for _ in range(4):
        await guild.turn()
    mover, shown = guild.mover, guild.newest
    panel = await guild.panel(mover)
    guild.discord.token_life = 0.0
    await mover.click(panel, ends(panel)[0])
    await guild.wait(lambda: guild.newest.id != shown.id)
    assert is_live(guild)
    *_, sent = [call.body for call in guild.discord.log if call.method == "POST" and call.path.endswith("/messages")]
    assert (sent["nonce"], sent["enforce_nonce"]) == ((await the_table(guild, bot)).game.announcement.nonce, True)


# ---- the gateway


@pytest.mark.parametrize("resumable", [True, False])
async def test_a_lost_connection_comes_back(resumable: bool, guild: GuildDriver, bot: Kingdomino) -> None:  # noqa: FBT001
    await guild.open(guild.person("Ola"), guild.person("Kenji"), players=2)
    sessions, gateway = len(guild.discord.gateway.sessions), guild.discord.gateway
    await gateway.drop(resumable=resumable)
    if resumable:
        await guild.turn()  # the click waits in the session
    else:
        await guild.wait(lambda: gateway.sessions and gateway.ready())
        await guild.turn()
    assert len(gateway.sessions) == (sessions if resumable else 1)


# ---- people


async def test_a_double_click_does_no_harm_though_a_computer_moves_at_once(guild: GuildDriver, bot: Kingdomino) -> None:
    ola = guild.person("Ola")
    await guild.open(ola, players=2, computers="solid")
    while len((before := await the_table(guild, bot)).moves) < 16:
        if before.state.domino is None:
            await guild.turn()
            continue
        panel = await guild.panel(ola)
        end = ends(panel)[0]
        await asyncio.gather(ola.click(panel, end), ola.click(panel, end))
        await at_rest(bot, guild)
        assert (await the_table(guild, bot)).ply > before.ply
        private = [message.text for message in ola.private_messages(guild.table)]
        assert words("error-discord") not in private
        # Nothing is left of the turn, unless it is Ola's again: then the panel says first what the last one has done.
        assert not [text for text in private if "\n" not in text and says_only(text, "turn-done")]


# ---- moderators


async def test_a_game_is_played_by_clicks_if_the_bot_sees_no_channel(guild: GuildDriver, bot: Kingdomino) -> None:
    guild.discord.deny(guild.table.data, "VIEW_CHANNEL", "SEND_MESSAGES", "ATTACH_FILES")
    ola, kenji = guild.person("Ola"), guild.person("Kenji")
    lobby = await guild.open_lobby(ola, players=2)
    await guild.changed(lobby, kenji.click(lobby, Action.JOIN))
    await ola.click(lobby, Action.START)
    await at_rest(bot, guild)
    while choices := ends(guild.newest):
        assert is_live(guild)
        await guild.mover.click(guild.newest, choices[0])
        await at_rest(bot, guild)
    assert ends(await guild.panel(guild.mover))


@pytest.mark.parametrize(
    ("permission", "name"),
    [
        ("SEND_MESSAGES", "permission-send-messages"),
        ("ATTACH_FILES", "permission-attach-files"),
        ("VIEW_CHANNEL", "permission-view-channel"),
    ],
)
async def test_a_permission_that_is_missing_is_named_and_the_turn_is_shown_when_it_is_there(
    permission: str, name: str, guild: GuildDriver, bot: Kingdomino
) -> None:
    await guild.open(guild.person("Ola"), guild.person("Kenji"), players=2)
    guild.discord.deny(guild.table.data, permission)
    guild.discord.fail(FOLLOW_UP, status=404, code=10015)
    mover, shown = guild.mover, guild.newest
    await mover.click(shown, ends(shown)[0])
    await at_rest(bot, guild)
    told = mover.private_messages(guild.table)[-1].text
    assert words("error-missing-permissions", count=1, permissions=words(name)) in told
    guild.discord.allow(guild.table.data, permission)
    await bot.services.publisher.publish_pending()
    assert guild.newest.id != shown.id
    assert is_live(guild)
