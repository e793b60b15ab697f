"""Following a table without a seat: below its board, in the list of games, and at its end."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from bot.chat.deeds.games import MAX_ARCHIVED, games
from bot.chat.kit.blocks import Button
from bot.chat.kit.discord_builder import fitted, payload, size_of
from bot.features.following.feature import FollowingAction, followed_list
from bot.features.following.rows import MOST_FOLLOWED
from bot.games.game import Game
from bot.games.table import Table
from bot.localization.fluent import FluentLocalizer
from tests.bot.erasing import erased_before_writing
from tests.bot.sample_tables import LOCALIZER, played, translations
from tests.bot.screen_checks import check, text_of
from tests.bot.server import SimulatedServer, finish, press, read, say, says, says_only, words


async def test_a_table_is_followed_beside_its_board_and_left_in_one_tap(server: SimulatedServer) -> None:
    await server.begin()
    zuri = server.newcomer("Zuri")
    board = await say(zuri, server, "kingdomino board")
    assert board.actions[-1] == FollowingAction.FOLLOW
    told = read(await zuri.click(board, FollowingAction.FOLLOW))
    assert words("following-quietly") in told.text
    assert told.id != board.id
    followed = await say(zuri, server, "kingdomino games")
    game = f"[{words('variant-kd')}]({server.newest.url})"
    assert f"- 1 · {game} <#{server.channel.id}>" in followed.text
    await zuri.click(followed, FollowingAction.UNFOLLOW)
    assert words("followed-title") not in followed.text
    assert (await say(zuri, server, "kingdomino board")).actions[-1] == FollowingAction.FOLLOW


async def test_a_follower_is_mentioned_at_the_end_only_if_they_want_to_be(server: SimulatedServer) -> None:
    await server.begin()
    zuri, robin = server.newcomer("Zuri"), server.newcomer("Robin")
    told = read(await press(zuri, server, FollowingAction.FOLLOW))
    await zuri.click(told, FollowingAction.FOLLOW)
    # A second tap below the board changes nothing.
    for shown in (told, read(await press(zuri, server, FollowingAction.FOLLOW))):
        assert words("following-mentioned") in shown.text
    await press(robin, server, FollowingAction.FOLLOW)
    await server.step()
    assert "Zuri" not in server.newest.named
    await server.restart()
    await finish(server)
    assert "Zuri" in server.newest.pinged
    assert server.newest.data["content"].endswith(words("end-called", people_names=zuri.mention))
    assert f"<@{robin.id}>" not in server.newest.text
    assert words("followed-title") not in (await say(zuri, server, "kingdomino games")).text


async def test_a_game_is_not_followed_after_an_erasure_that_came_between(server: SimulatedServer) -> None:
    await server.begin()
    zuri = server.newcomer("Zuri")
    with erased_before_writing(server, zuri.id) as erasures:
        refused = read(await press(zuri, server, FollowingAction.FOLLOW))
    assert erasures
    assert says(refused.text, "error-erased-since")
    assert (await server.services.tables.accounts.export(zuri.id))["followers"] == []


# ---- the list of games


def _noted(table: Table, number: int) -> Game:
    """The game of a table as it is stored under that number, with the seat whose turn it is."""
    return replace(table.game, id=number, progress=replace(table.game.progress, acting_seat=table.acting_seat))


def _lists_of(table: Table, localizer: FluentLocalizer) -> tuple[Sequence[Game], Sequence[Game]]:
    """The followed and the archived games of a person who has as many as possible."""
    followed = [replace(table.game, id=number) for number in range(1, MOST_FOLLOWED + 1)]
    ended = replace(table.game.times, ended_at=10**9)
    return followed, [replace(table.game, id=number, times=ended) for number in range(1, MAX_ARCHIVED + 1)]


@pytest.mark.slow
@pytest.mark.parametrize(("code", "players"), [("rwt", 8), ("kd", 4)])
@pytest.mark.parametrize("name", ["_*" * 16, "Wolfeschlegelsteinhausenbergerdo", "Ola"])
@pytest.mark.sampled(6)
def test_all_lists_of_games_fit_into_one_message_in_every_language(code: str, players: int, name: str) -> None:
    order = "#" + "".join(str(seat) for seat in range(1, players + 1))
    table = played(code, players, order, names=[name] * players)
    for language in translations().bundles:
        localizer = translations().bind(language)
        followed, archived = _lists_of(table, localizer)
        mine, more = [_noted(table, number) for number in range(12)], [followed_list(followed, localizer)]
        screen = games(mine, 1, localizer, "x" * 100, archived, more=more)
        text = text_of(check(screen))
        # Every list is there, and not much room is wasted.
        assert all(localizer(key) in text for key in ("games-title", "followed-title", "games-archived"))
        assert 3400 < size_of(payload(fitted(screen))) <= 4000


def test_what_no_list_of_games_has_room_for_is_counted_there() -> None:
    table = played("kd", 4, "#1234", names=["_*" * 16] * 4)
    followed, archived = _lists_of(table, LOCALIZER)
    mine, more = [_noted(table, number) for number in range(20)], [followed_list(followed, LOCALIZER)]
    screen = games(mine, 1, LOCALIZER, archived=archived, more=more)
    lines = text_of(screen).splitlines()
    assert [line for line in lines if says_only(line, "games-more")] == [
        words("games-more", more=n) for n in (17, 7, 2)
    ]
    # A game that is not listed has no button either.
    assert len([each for each in screen.controls if isinstance(each, Button)]) == 3
