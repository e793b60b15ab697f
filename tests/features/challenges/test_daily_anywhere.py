"""The daily game where the bot is no member: somebody has installed it, and one panel is all that there is of it."""

import logging
from collections.abc import Callable
from datetime import UTC, datetime

import pytest

from bot.chat.actions import Action
from bot.features.challenges.feature import FEATURE, ChallengeAction
from bot.games.table import Table
from tests.bot.chat.people.test_server_settings import managed
from tests.bot.server import CALLBACK, NOON, Guest, Message, Place, SimulatedServer, carries_answer, read, say
from tests.bot.words import says, words

PLAYED = datetime.fromtimestamp(NOON, UTC).date()
"""The present day of the simulated server."""
MINUTE, DAY = 60, 86400
MANY_TAPS = 40


def group_of(server: SimulatedServer, person: Guest) -> Place:
    """A private conversation of three people, one of whom has installed the bot."""
    person.person.install()
    people = person, server.newcomer("Mia"), server.newcomer("Noah")
    return Place(server.discord, server.discord.private(*(str(each.id) for each in people)))


def foreign_channel(server: SimulatedServer, person: Guest) -> Place:
    """A channel of a server where the bot is no member."""
    person.person.install()
    server.discord.add_guild("Elsewhere", "lounge", with_bot=False)
    return Place(server.discord, server.discord.channel("lounge"))


async def begin(person: Guest, place: Place) -> Message:
    """Begin the game of the day: the panel."""
    return read(await person.slash(place, "daily"))


async def tap(person: Guest, panel: Message) -> None:
    """Press the first button that makes a move, or else one that leads to it."""
    wanted = Action.PLAY, Action.OPEN_PANEL
    action = next(each for each in wanted if each in panel.actions)
    await person.click(panel, next(each for each in panel.buttons if each.action == action))


def is_over(panel: Message) -> bool:
    """Whether the panel shows the end, which leads back to the page."""
    return panel.actions[:1] == [ChallengeAction.SHOW]


async def finish(person: Guest, panel: Message) -> None:
    """Tap until the panel shows the end of the game."""
    while not is_over(panel):
        await tap(person, panel)


async def game_of(server: SimulatedServer, person: Guest) -> Table:
    results = await FEATURE.of(server.services).results(person.id, str(PLAYED))
    assert results.game
    return await server.services.tables.table(results.game.id)


def lose_answer(server: SimulatedServer) -> None:
    """Let what is written not reach the panel, as when the bot is killed in between."""
    server.fail(CALLBACK, status=401, code=50027, when=carries_answer)
    server.fail("(PATCH|POST) /webhooks/", status=401, code=50027, times=2)


# ---- playing


@pytest.mark.parametrize("place_of", [group_of, foreign_channel])
@pytest.mark.sampled(2)
async def test_a_game_is_played_in_one_panel_with_pauses_longer_than_discord_takes_answers(
    server: SimulatedServer, place_of: Callable[[SimulatedServer, Guest], Place]
) -> None:
    ola, _ = server.people.values()
    place, taps = place_of(server, ola), 1
    panel = await begin(ola, place)
    while not is_over(panel):
        if taps % 5 == 1:
            server.now += 20 * MINUTE
            await ola.click(panel, Action.SHOW_KINGDOM, "all")
            taps += 1
        await tap(ola, panel)
        taps += 1
    # What is looked at takes the place of the panel, too.
    for _ in range(MANY_TAPS - taps):
        await ola.click(panel, ChallengeAction.SHOW if is_over(panel) else Action.SHOW_KINGDOM)
    assert [message.id for message in ola.messages(place)] == [panel.id]
    game = (await game_of(server, ola)).game
    assert (game.is_in_panel, game.is_private, game.status) == (True, True, "over")


async def test_after_a_lost_answer_the_next_tap_shows_the_game_as_it_is(server: SimulatedServer) -> None:
    ola, _ = server.people.values()
    place = group_of(server, ola)
    panel = await begin(ola, place)
    before, ply = panel.text, (await game_of(server, ola)).ply
    lose_answer(server)
    await tap(ola, panel)
    assert panel.text == before
    await server.restart()
    assert (await game_of(server, ola)).ply > ply
    await tap(ola, panel)
    assert words("panel-moved-on") in panel.text
    assert ola.messages(place)[-1].id == panel.id
    fresh = read(await ola.slash(place, "daily"))
    assert not panel.is_there
    await finish(ola, fresh)


# ---- what else is in the panel


async def test_erasing_gives_no_second_try_on_the_same_day(server: SimulatedServer) -> None:
    ola, _ = server.people.values()
    place = group_of(server, ola)
    panel = await begin(ola, place)
    game_id = (await game_of(server, ola)).game.id
    await ola.click(panel, Action.SHOW_KINGDOM)
    await ola.click(panel, ChallengeAction.SHOW)
    await ola.click(panel, Action.SHOW_PRIVACY)
    exported = await ola.click(panel, Action.EXPORT_DATA)
    assert [each.files for each in exported.followups] == [["kingdomino.zip"]]
    for _ in range(2):
        await ola.click(panel, next(each for each in panel.buttons if each.action == Action.FORGET_PERSON))
    page = read(await ola.slash(place, "daily"))
    assert words("challenge-erased") in page.text
    assert ChallengeAction.PLAY not in page.actions
    erased = await server.services.tables.games.game(game_id)
    assert (erased.status, erased.host_id, erased.seat_of(ola.id)) == ("cancelled", None, None)
    # The mark names nobody, and goes when nobody can play that day any more.
    kept = await server.services.key_values.get("erased_daily_games")
    assert kept
    assert str(ola.id) not in kept
    server.now += 3 * DAY
    assert Action.SHOW_KINGDOM in (await begin(ola, place)).actions
    assert await server.services.key_values.get("erased_daily_games") == ""


async def test_the_card_is_copied_where_discord_shows_answers_to_nobody_else_and_is_shared_elsewhere(
    server: SimulatedServer,
) -> None:
    ola, _ = server.people.values()
    place = foreign_channel(server, ola)
    server.discord.deny(place.data, "USE_EXTERNAL_APPS", "ATTACH_FILES", user_id=str(ola.id))
    panel = await begin(ola, place)
    assert not panel.files, "without pictures it is in words"
    await finish(ola, panel)
    server.discord.allow(place.data, "ATTACH_FILES", user_id=str(ola.id))
    await ola.click(panel, ChallengeAction.SHOW)
    await ola.click(panel, ChallengeAction.SHARE)
    assert words("daily-copy") in panel.text
    assert says(panel.text, "daily-card")
    # The other command is offered only where the bot is a member.
    assert words("daily-card-way", command="daily").replace("`", "") in panel.text
    assert [message.id for message in ola.messages(place)] == [panel.id]
    server.discord.allow(place.data, "USE_EXTERNAL_APPS", user_id=str(ola.id))
    panel = read(await ola.slash(place, "daily"))
    await ola.click(panel, ChallengeAction.SHARE)
    assert [says(each.text, "daily-shared", name="Ola") for each in place.messages] == [True]
    assert ChallengeAction.SHARE not in panel.actions


# ---- the command


async def test_a_person_with_the_bot_has_one_name_more_and_no_other_elsewhere(server: SimulatedServer) -> None:
    ola, kenji = server.people.values()
    group = group_of(server, ola)
    assert [each["name"] for each in ola.person.offered(group.data)] == ["daily"]
    alone = Place(server.discord, server.discord.private(str(ola.id), str(kenji.id)))
    assert [each["name"] for each in kenji.person.offered(alone.data)] == []
    names = {"kingdomino", "queendomino", "place", "draft"}
    for person, more in ((kenji, set()), (managed(server), set()), (ola, {"daily"})):
        assert {each["name"] for each in person.person.offered(server.channel.data)} == names | more
    assert Action.PLAY in (await say(ola, server, "daily")).actions


async def test_a_refused_installation_by_persons_is_uploaded_again_without_and_logged_once(
    server: SimulatedServer, caplog: pytest.LogCaptureFixture
) -> None:
    key = f"commands:{server.bot.application_id}"
    await server.services.key_values.set(key, "those of an older version")
    server.fail("PUT /applications/.*/commands$", status=400, code=50035)
    with caplog.at_level(logging.WARNING):
        await server.restart()
    ola = server.people["Ola"]
    assert ola.person.offered(group_of(server, ola).data) == []
    assert "daily" not in {each["name"] for each in ola.person.offered(server.channel.data)}
    assert sum("people who install" in each.getMessage() for each in caplog.records) == 1
    assert Action.PLAY in (await say(ola, server, "kingdomino daily")).actions
