"""Undoing a turn with everybody's approval, as people in the channel see it."""

from pathlib import Path

import pytest

from bot.chat.actions import Action
from bot.games.turn import turn_to_undo_alone
from tests.bot.server import SimulatedServer, begin_placing, finish, open_panel, read, say, takes, until_placing
from tests.bot.words import says, words

AGREED = words("undo-agreed")


@pytest.fixture
async def server(trio: SimulatedServer) -> SimulatedServer:
    await trio.begin()
    return trio


async def test_a_turn_is_undone_once_all_others_approve(server: SimulatedServer) -> None:
    mover, choices = await server.acting_person(), server.newest.labels
    await server.step()
    second, headline = server.newest, server.newest.text.splitlines()[0]
    answer = await mover.insist(server.channel, "kingdomino table", do="undo")
    assert words("undo-waiting") in answer.text
    question, others = server.newest, [each for each in server.people.values() if each is not mover]
    assert says(question.text, "proposal-by", name=mover.name)
    assert question.pinged == sorted(person.name for person in others)
    await others[0].click(question, Action.AGREE)
    assert (others[0].mention in question.text, others[1].mention in question.text) == (False, True)
    await others[1].click(question, Action.AGREE)
    assert (question.text, question.labels) == (AGREED, [])
    news = server.newest
    assert words("told-turn-back", name=mover.name) in news.text
    assert (news.named, news.labels) == ([mover.name], choices)
    assert (second.text.splitlines()[0], second.labels) == (headline, [])


async def test_what_came_since_replaces_the_button_of_a_turn_that_was_followed(server: SimulatedServer) -> None:
    mover = await until_placing(server)
    # Nobody is asked for the clock once more.
    await server.adjust(mover, time_zone="Europe/Paris")
    panel = await open_panel(server, mover)
    await mover.click(panel, takes(panel)[0])
    other = (await server.table()).acting
    assert other
    assert panel.actions == [Action.UNDO_TURN]
    # A bot that has been restarted does not know where the panel is, so it does not delete it with the next turn.
    await server.restart()
    queue = (await server.table()).state.turns
    while (await server.table()).state.turns == queue:
        await server.step()
    done = panel.text
    answer = await mover.click(panel, Action.UNDO_TURN)
    stands = words("error-nothing-to-undo", why="moved", name=other.name)
    assert (panel.text, panel.labels, answer.followups) == (f"{done}\n{stands}", [], [])


async def test_alone_against_computers_a_turn_is_undone_after_its_price_is_said_and_the_end_says_so(
    tmp_path: Path,
) -> None:
    async with SimulatedServer.of(tmp_path, "Ola") as server:
        ola = await begin_placing(server, players=3)
        # Who chooses last has no choice, and nothing to undo.
        while (table := await server.table()).current_turn or not turn_to_undo_alone(table, ola.id):
            await server.step()
        assert Action.UNDO_TURN not in (await open_panel(server, ola)).actions
        board = await say(ola, server, "kingdomino board")
        before = await server.table()
        panel = read(await ola.click(board, Action.UNDO_TURN))
        assert says(panel.text, "undo-price", count=2)
        assert (await server.table()).ply == before.ply
        await ola.click(panel, Action.UNDO_TURN)
        assert words("undo-alone-done") in panel.text
        earlier = await server.table()
        assert (earlier.acting_seat, earlier.state.round) == (before.acting_seat, before.state.round - 1)
        assert words("told-turn-back", name="Ola") in server.newest.text
        while (await server.table()).state.round < before.state.round:
            await server.step()
        again = await server.table()
        assert again.state.next_line.dominoes == before.state.next_line.dominoes
        await ola.click(await say(ola, server, "kingdomino table", do="undo"), Action.UNDO_TURN)
        await finish(server)
        assert await server.services.tables.accounts.statistics(ola.id) == ()
