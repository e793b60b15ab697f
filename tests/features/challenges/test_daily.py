"""The daily game: its page, the way to it, and how people compare their results."""

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta

import pytest

from bot.chat.actions import Action
from bot.chat.kit import in_text_mode
from bot.chat.kit.blocks import Address
from bot.features.challenges.challenge import DealKind, DealScore, Results, daily_challenge, next_midnight
from bot.features.challenges.feature import FEATURE, ChallengeAction
from bot.features.challenges.screens import daily_page, result_card
from bot.games.game import Game, Status
from bot.games.shared_deals import number_of
from bot.games.table import Table
from engine.kingdom import Kingdom
from renderers.text.wording import rank_text
from renderers.view import Rank
from tests.bot.sample_tables import LOCALIZER, a_game
from tests.bot.screen_checks import text_of
from tests.bot.server import NOON, Guest, Message, Place, SimulatedServer, click_forged, play_to_end, read
from tests.bot.words import says, words
from tests.features.challenges.test_challenges import erase, own_table, pass_hours

OLA, KENJI, ZURI, GUILD = 101, 102, 103, 7
DAY = date(2026, 12, 6)
NEXT = DAY + timedelta(days=1)
PLAYED = datetime.fromtimestamp(NOON, UTC).date()
"""The present day of the simulated server."""


def results_of(game: Game | None, *scores: DealScore, today: date = DAY) -> Results:
    """The results of a person with this game of `DAY`, on the day `today`."""
    return Results(daily_challenge(DAY), next_midnight(today) - 1, game, scores)


def score(user_id: int, name: str, points: int, guild_id: int | None = GUILD, *, is_listed: bool = True) -> DealScore:
    return DealScore(user_id, name, points, guild_id, is_listed)


# ---- the page


@pytest.mark.parametrize(
    ("status", "today", "is_erased", "is_seen"),
    [
        (None, DAY, False, False),
        (Status.LOBBY, DAY, False, False),
        (Status.PLAYING, DAY, False, False),
        (Status.PLAYING, NEXT, False, False),
        (Status.OVER, DAY, False, True),
        (None, DAY, True, True),
        (None, NEXT, False, True),
    ],
)
def test_nobody_sees_the_points_of_others_before_their_own_game(
    status: Status | None, today: date, *, is_erased: bool, is_seen: bool
) -> None:
    game = a_game("kd", 4, status=status) if status else None
    results = replace(results_of(game, score(KENJI, "Kenji", 61), today=today), is_erased=is_erased)
    told = text_of(daily_page(results, OLA, GUILD, LOCALIZER))
    assert ("Kenji" in told, "61" in told) == (is_seen, is_seen)


def test_a_daily_game_is_compared_on_its_server_among_the_people_in_lists() -> None:
    others = (
        score(KENJI, "Kenji", 61),
        score(ZURI, "Zuri", 50),
        score(104, "Nina", 99, is_listed=False),
        score(105, "Maja", 99, guild_id=8),
    )
    placed = results_of(None, score(OLA, "Ola", 54), *others).rank_of(OLA, GUILD)
    assert placed == Rank(54, 2, 3, is_final=False)
    results = results_of(a_game("kd", 4, status=Status.OVER), score(OLA, "Ola", 54), *others)
    assert rank_text(placed, LOCALIZER) in text_of(daily_page(results, OLA, GUILD, LOCALIZER))
    assert results_of(None, *others).rank_of(OLA, GUILD) is None
    shared = results_of(None, score(OLA, "Ola", 54), score(KENJI, "Kenji", 54), today=NEXT).rank_of(OLA, GUILD)
    assert shared == Rank(54, 1, 2, is_shared=True)


def test_people_who_listen_copy_a_sentence_instead_of_squares() -> None:
    own = score(OLA, "Ola", 54, guild_id=None)
    results = results_of(a_game("kd", 4, status=Status.OVER), own)
    card = result_card(DAY, own, Kingdom.parse("w0 ##"), 61, LOCALIZER, "kingdomino daily")
    heard = text_of(in_text_mode(daily_page(results, OLA, GUILD, LOCALIZER, card=card)))
    assert card.in_words in heard
    assert "🟨" not in heard


# ---- on a server


async def open_page(person: Guest, place: Place) -> Message:
    return read(await person.slash(place, "kingdomino daily"))


async def game_of(server: SimulatedServer, person: Guest) -> Table:
    results = await FEATURE.of(server.services).results(person.id)
    assert results.game
    return await server.services.tables.table(results.game.id)


async def finished_page(server: SimulatedServer, person: Guest) -> Message:
    """Play the game of the day to its end, and open the page of the day."""
    await open_page(person, server.channel)
    await play_to_end(server, await game_of(server, person))
    return await open_page(person, server.channel)


@pytest.mark.parametrize("is_alone", [False, True])
async def test_it_is_played_in_a_panel_that_nobody_else_sees(server: SimulatedServer, *, is_alone: bool) -> None:
    ola, _ = server.people.values()
    place = ola.conversation if is_alone else server.channel
    panel = await open_page(ola, place)
    assert words("daily-begins", number=number_of(PLAYED)) in panel.text
    assert Action.HINT not in panel.actions
    assert (panel.is_private, place.messages, place.threads) == (True, [], [])
    # On a server nobody needs the table of computer players, and elsewhere it is the way to settings and rules.
    assert (panel.actions[-1] == Action.SHOW_KINGDOM) is is_alone
    assert (await game_of(server, ola)).is_playing
    assert await server.services.tables.live(place.id) is None


async def test_the_command_goes_on_with_the_game_and_its_table_and_its_end_lead_to_the_page_and_back(
    server: SimulatedServer,
) -> None:
    ola, kenji = server.people.values()
    panel = await open_page(ola, ola.conversation)
    fresh = await open_page(ola, ola.conversation)
    assert Action.SHOW_KINGDOM in fresh.actions
    assert not panel.is_there
    await ola.click(fresh, Action.SHOW_KINGDOM)
    await ola.click(fresh, ChallengeAction.SHOW)
    await ola.click(fresh, Action.OPEN_PANEL)
    assert Action.SHOW_KINGDOM in fresh.actions
    share = Address(ChallengeAction.SHARE, argument=PLAYED.isoformat())
    assert read(await click_forged(ola, server, share)).text == words("error-old-button")
    shown = await finished_page(server, ola)
    await ola.click(shown, Action.SHOW_KINGDOM)
    assert shown.actions[0] == ChallengeAction.SHOW
    assert Action.REMATCH not in shown.actions
    await ola.click(shown, ChallengeAction.SHOW)
    assert Action.SHOW_KINGDOM in shown.actions
    assert "Ola" not in (await open_page(kenji, server.channel)).text


async def test_whoever_shows_their_points_is_in_the_message_of_the_day_with_hidden_points(
    server: SimulatedServer,
) -> None:
    ola, kenji = server.people.values()
    shown = await finished_page(server, ola)
    await ola.click(shown, ChallengeAction.SHARE)
    assert ChallengeAction.SHARE not in shown.actions
    message = server.newest
    [score] = (await FEATURE.of(server.services).results(ola.id)).scores
    assert f"||{score.points} " in message.data["content"]
    assert (message.named, message.pinged, message.is_silent) == ([], [], True)
    assert message.actions == [ChallengeAction.PLAY, ChallengeAction.CARDS]
    forged = Address(ChallengeAction.SHARE, argument=PLAYED.isoformat())
    assert words("error-old-button") in read(await click_forged(kenji, server, forged)).text
    # The second one is in the same message, and the card is on the page behind it.
    other = await finished_page(server, kenji)
    await kenji.click(other, ChallengeAction.SHARE)
    named = [each for each in server.messages() if ChallengeAction.CARDS in each.actions]
    assert [("Ola" in each.text, "Kenji" in each.text) for each in named] == [(True, True)]
    page = read(await kenji.click(message, ChallengeAction.CARDS))
    assert page.is_private
    assert says(page.text, "points", points=score.points)
    await erase(server, ola)
    await server.pass_time(1 / 30)
    [left] = [each for each in server.messages() if ChallengeAction.CARDS in each.actions]
    assert ("Ola" in left.text, "Kenji" in left.text) == (False, True)
    # At midnight it shows the results, and nobody is called.
    before = len(server.messages())
    await pass_hours(server, 13)
    assert len(server.messages()) == before
    assert says(message.text, "daily-line", place=1, name="Kenji")
    assert (message.actions, message.pinged) == ([], [])


async def test_where_the_bot_may_not_send_a_card_is_shared_again_after_a_failure(server: SimulatedServer) -> None:
    ola, _ = server.people.values()
    server.discord.deny(server.discord.channel(str(server.channel.id)), "SEND_MESSAGES")
    shown = await finished_page(server, ola)
    server.fail("POST /webhooks/", status=403, code=50013)
    assert read(await ola.click(shown, ChallengeAction.SHARE)).text
    assert ChallengeAction.SHARE in shown.actions
    await ola.click(shown, ChallengeAction.SHARE)
    assert says(server.newest.text, "daily-shared", name="Ola")
    assert ChallengeAction.SHARE not in shown.actions


async def test_a_daily_game_that_was_left_leaves_the_list_with_its_day_and_is_over_a_day_later(
    server: SimulatedServer,
) -> None:
    ola, games = server.people["Ola"], server.services.tables.games
    await ola.slash(server.channel, "kingdomino daily")
    game = (await own_table(server, ola, DealKind.DAILY)).game.id

    async def listed() -> str:
        return read(await ola.slash(server.channel, "kingdomino games")).text

    assert f"{words('deal-daily')} #{number_of(PLAYED)}" in await listed()
    await pass_hours(server, 24)
    assert words("games-alone") not in await listed()
    assert says(read(await click_forged(ola, server, Address(Action.OPEN_PANEL, game))).text, "panel-time-up")
    assert (await games.game(game)).status is Status.PLAYING
    await pass_hours(server, 12)
    assert (await games.game(game)).status is Status.CANCELLED
