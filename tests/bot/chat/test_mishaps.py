"""What is lost on the way: messages, channels, Discord itself, and mistakes of ours."""

import pytest

from bot.games.models import Status
from bot.games.table_service import Actor
from tests.bot.harness import Parlour, say


async def test_a_turn_goes_on_although_its_message_was_deleted(parlour: Parlour) -> None:
    await parlour.begin()
    parlour.env.backend.delete_message(parlour.channel.id, parlour.newest.id)
    mover = await parlour.due()
    told = await say((await parlour.others())[0], parlour, "kingdomino new")
    assert parlour.newest.message.jump_url in told.text
    assert parlour.newest.pinged == [mover.name]
    await mover.click(parlour.newest.message, label=parlour.newest.buttons[0])
    assert f"**{mover.name.capitalize()}** took" in parlour.newest.text


async def test_a_lobby_that_was_deleted_comes_back(parlour: Parlour) -> None:
    ola, kenji = parlour.people.values()
    await ola.slash(parlour.channel, "kingdomino new")
    parlour.env.backend.delete_message(parlour.channel.id, parlour.newest.id)
    await kenji.slash(parlour.channel, "kingdomino join")
    assert "2. **Kenji**" in parlour.newest.text


async def test_a_game_ends_with_its_channel(parlour: Parlour) -> None:
    await parlour.begin()
    game = (await parlour.table()).game.id
    parlour.env.backend.delete_channel(parlour.channel.id)
    await parlour.env.settle()
    assert (await parlour.bot.store.game(game)).status is Status.CANCELLED
    assert await parlour.bot.store.behind() == ()


async def test_a_game_is_caught_up_with_when_discord_listens_again(parlour: Parlour) -> None:
    await parlour.begin()
    mover = await parlour.due()
    parlour.env.inject_error("POST", "/webhooks/*", status=403, code=50013)
    answer = await mover.click(parlour.newest.message, label=parlour.newest.buttons[0])
    assert answer.acknowledged
    assert "took" not in parlour.newest.text
    await parlour.bot.publisher.catch_up()
    assert f"**{mover.name.capitalize()}** took" in parlour.newest.text


async def test_a_game_that_cannot_be_shown_does_not_keep_others_from_being_shown(
    parlour: Parlour, caplog: pytest.LogCaptureFixture
) -> None:
    await parlour.begin()
    for status in (400, 403):
        parlour.env.inject_error("POST", "/webhooks/*", status=403, code=50013)
        mover = await parlour.due()
        await mover.click(parlour.newest.message, label=parlour.newest.buttons[0])
        parlour.env.inject_error("POST", "/channels/*/messages", status=status, code=50013)
        await parlour.bot.publisher.catch_up()
        assert "could not be shown" in caplog.text
        caplog.clear()
        await parlour.bot.publisher.catch_up()
        assert "took" in parlour.newest.text


async def test_a_channel_that_turns_out_to_be_gone_ends_its_game(parlour: Parlour) -> None:
    await parlour.begin()
    game, mover = (await parlour.table()).game.id, await parlour.due()
    parlour.env.inject_error("POST", "/webhooks/*", status=403, code=50013)
    await mover.click(parlour.newest.message, label=parlour.newest.buttons[0])
    parlour.env.inject_error("POST", "/channels/*/messages", status=404, code=10003)
    await parlour.bot.publisher.catch_up()
    assert (await parlour.bot.store.game(game)).status is Status.CANCELLED
    assert await parlour.bot.store.behind() == ()


async def test_computer_players_go_on_after_a_restart(parlour: Parlour) -> None:
    await parlour.begin()
    due, [other] = await parlour.due(), await parlour.others()
    await parlour.bot.tables.resign((await parlour.table()).game.id, Actor(due.id, ""))
    await parlour.restart()
    await parlour.env.settle()
    assert (await parlour.table()).acting == (await parlour.table()).game.seat_of(other.id)
    assert parlour.newest.pinged == [other.name]


async def test_a_mistake_of_ours_is_admitted_with_a_number_for_the_host(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(parlour.bot.store, "games_of", fail)
    told = await say(parlour.people["Ola"], parlour, "games")
    number = told.text.rstrip(".").split()[-1]
    assert "went wrong on my side" in told.text
    assert f"error {number}" in caplog.text
