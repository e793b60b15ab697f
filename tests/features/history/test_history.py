"""Looking back at the games of a channel: step by step, films, records."""

from bot.chat.actions import Action
from bot.chat.kit.blocks import Address
from bot.features.history.feature import HistoryAction
from tests.bot.chat.table.test_archive import archive
from tests.bot.chat.turn.test_text_mode import switch_text_mode
from tests.bot.sample_tables import translations
from tests.bot.server import SimulatedServer, begin_placing, click_forged, finish, read, says, visit, words


async def test_history_steps_through_a_game(server: SimulatedServer) -> None:
    ola = server.people["Ola"]
    assert (await visit(ola, server, HistoryAction.LIST_GAMES)).text == words("history-none")
    await server.begin()
    await finish(server)
    page = read(await ola.click(server.newest, HistoryAction.SHOW_STEP))
    [rounds] = page.selects
    await ola.choose(page, rounds.action, rounds.values[3])
    assert page.selects[0].chosen == [rounds.values[3]]
    await ola.choose(page, rounds.action, rounds.values[0])
    first = page.text
    assert says(first, "history-step", number=1)
    for action, same in ((HistoryAction.LATER_STEP, False), (HistoryAction.EARLIER_STEP, True)):
        await ola.click(page, action)
        assert (page.text == first) == same
    game_list = await visit(ola, server, HistoryAction.LIST_GAMES)
    await ola.choose(game_list, HistoryAction.READ_GAME, game_list.select(HistoryAction.READ_GAME).values[0])
    assert says(game_list.text, "history-step")
    game_id = (await server.services.tables.table(1)).game.id
    for kingdom, is_there in ((1, True), (2, False)):
        shown = await click_forged(ola, server, Address(HistoryAction.SHOW_STEP, game_id, argument=f"9 {kingdom}"))
        assert (read(shown).text != words("error-old-button")) is is_there


async def test_a_player_shows_the_film_of_a_finished_game_to_everybody(server: SimulatedServer) -> None:
    mover = await server.begin()
    game_id = (await server.table()).game.id
    await finish(server)
    refused = await click_forged(server.newcomer("Zuri"), server, Address(HistoryAction.SHARE_FILM, game_id))
    assert read(refused).text == words("error-not-seated")
    film = read(await click_forged(mover, server, Address(HistoryAction.SHOW_FILM, game_id)))
    server.discord.deny(server.channel.data, "SEND_MESSAGES", user_id=mover.person.id)
    told = words("error-not-permitted", permissions=words("permission-send-messages"))
    assert read(await mover.click(film, HistoryAction.SHARE_FILM)).text == told
    server.discord.allow(server.channel.data, "SEND_MESSAGES", user_id=mover.person.id)
    await mover.click(film, HistoryAction.SHARE_FILM)
    [shown] = server.after(film)
    assert len(shown.files) == 1


async def test_a_long_film_is_heard_in_pages(server: SimulatedServer) -> None:
    mover = await server.begin(game="rw", players=3)
    game_id = (await server.table()).game.id
    await finish(server)
    await switch_text_mode(mover, server)
    mover.person.locale = "ru"
    pages = [read(await click_forged(mover, server, Address(HistoryAction.SHOW_FILM, game_id)))]
    rounds, localizer = (await server.services.tables.table(game_id)).state.format.rounds, translations().bind("ru")
    titles = [localizer("table-round", round=number, rounds=rounds) for number in range(1, rounds + 1)]
    while titles[-1] not in pages[-1].text:
        pages.append(read(await mover.click(pages[-1], HistoryAction.SHOW_FILM)))
    assert len(pages) > 1
    assert [each for each in titles if not any(each in page.text for page in pages)] == []


async def test_the_history_leads_to_an_archived_game(server: SimulatedServer) -> None:
    await begin_placing(server)
    await archive(server)
    ola = server.people["Ola"]
    shelf = await visit(ola, server, HistoryAction.LIST_GAMES)
    select = shelf.select(HistoryAction.READ_GAME)
    assert says(select.options[0].description, "history-archived")
    await ola.choose(shelf, select.action, select.values[0])
    assert shelf.actions[-2:] == [Action.REVIVE, HistoryAction.EXPORT_GAME]
    await ola.click(shelf, Action.REVIVE)
    assert (await server.table()).is_playing
