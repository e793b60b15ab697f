"""Challenges of channels and weeks, and games to beat: from the invitation to the result."""

from __future__ import annotations

import io
import json
from contextlib import nullcontext
from pathlib import Path
from zipfile import ZipFile

import pytest

from bot.chat.actions import Action
from bot.chat.kit.blocks import Address
from bot.features.challenges.challenge import FEWEST_FINISHED, DealKind, beaten_seat, name_of_deal, require_room
from bot.features.challenges.feature import FEATURE, ChallengeAction
from bot.games.game import Game, LiveCounts
from bot.games.refusals import Refusal
from bot.games.shared_deals import kind_of
from bot.games.table import Table
from engine.variants import VARIANTS
from tests.bot.features import present
from tests.bot.server import (
    Guest,
    Message,
    SimulatedServer,
    WholeServer,
    click_forged,
    finish,
    play_to_end,
    read,
    say,
    visit,
)
from tests.bot.words import says, words

HOURS = 24


@pytest.mark.parametrize(
    ("of_host", "of_server", "key"),
    [(1, 9, None), (2, 2, "error-challenges-of-person"), (0, 10, "error-challenges-on-server")],
)
def test_a_person_has_two_challenges_at_once_and_a_server_ten(of_host: int, of_server: int, key: str | None) -> None:
    with nullcontext() if key is None else pytest.raises(Refusal, match=key):
        require_room(LiveCounts(of_host, of_server))


async def open_challenge(server: SimulatedServer, person: Guest, **options: object) -> Message:
    """Open a challenge; return its public message, whose **Play** is all that the person needs too."""
    note = await say(person, server, "kingdomino challenge", **options)
    assert (note.text, note.actions, note.is_private) == (words("challenge-opened"), [], True)
    assert server.newest.actions == [ChallengeAction.PLAY]
    return server.newest


async def row_of(server: SimulatedServer) -> Game:
    [row] = await server.services.tables.games.open_rows(server.guild_id)
    return row


async def own_table(server: SimulatedServer, person: Guest, kind: DealKind = DealKind.CHANNEL) -> Table:
    """Return the table of the person's game in the latest challenge of a kind."""
    seats = (await server.services.tables.accounts.export(person.id))["seats"]
    deals = {each["deal"]: each["game_id"] for each in seats if each["deal"] and kind_of(each["deal"]) == kind}
    return await server.services.runner.advance(deals[max(deals)])


async def play_out(server: SimulatedServer, person: Guest, which: int = 0, kind: DealKind = DealKind.CHANNEL) -> int:
    """Play the person's game to its end, always a certain legal move; return the points."""
    table = await play_to_end(server, await own_table(server, person, kind), which)
    return next(seat.score or 0 for seat in table.game.seats if seat.user_id)


async def play(server: SimulatedServer, invitation: Message, person: Guest, which: int = 0) -> int:
    """Begin the challenge by its button, and play it to the end."""
    assert read(await person.click(invitation, ChallengeAction.PLAY)).is_private
    return await play_out(server, person, which)


async def pass_hours(server: SimulatedServer, hours: float) -> None:
    """Let time pass, handle what is due, and let a heartbeat run."""
    server.now += round(hours * 3600)
    await server.bot.clockwork.do_due()
    await server.pass_time(0)


async def erase(server: SimulatedServer, person: Guest) -> None:
    page = await visit(person, server, Action.SHOW_PRIVACY)
    for _ in range(2):
        await person.click(page, Action.FORGET_PERSON)


async def test_the_opener_may_end_it_once_two_have_finished_and_a_moderator_at_any_time(tmp_path: Path) -> None:
    async with WholeServer.of(tmp_path, "Ola", "Kenji") as server:
        ola, kenji = server.people.values()
        invitation = await open_challenge(server, ola)
        await play(server, invitation, ola)
        assert ChallengeAction.CLOSE not in read(await ola.click(invitation, ChallengeAction.PLAY)).actions
        forged = Address(ChallengeAction.CLOSE, (await row_of(server)).id, argument="yes")
        assert words("error-old-button") in read(await click_forged(kenji, server, forged)).text
        await play(server, invitation, kenji, 1)
        assert FEWEST_FINISHED == 2
        page = read(await ola.click(invitation, ChallengeAction.PLAY))
        await ola.click(page, ChallengeAction.CLOSE)
        assert words("challenge-close-question") in page.text
        await ola.click(page, ChallengeAction.CLOSE)
        assert says(server.newest.text, "challenge-over")
        moderator = server.with_rights("Mara", "MANAGE_MESSAGES")
        page = await say(moderator, server, "kingdomino challenge")
        for _ in range(2):
            await moderator.click(page, ChallengeAction.CLOSE)
        assert says(server.newest.text, "challenge-closed")
        assert await server.services.tables.games.open_rows(server.guild_id) == ()


async def test_results_are_hidden_everywhere_before_the_end_of_ones_own_game(server: SimulatedServer) -> None:
    ola, kenji = server.people.values()
    invitation = await open_challenge(server, ola)
    await play(server, invitation, ola)
    game = (await own_table(server, ola)).game
    for action in (Action.SHOW_KINGDOM, *present("step", "film", "exportgame", "points")):
        assert words("error-no-such-game") in read(await click_forged(kenji, server, Address(action, game.id))).text
    beat = Address(ChallengeAction.SHOW, argument=name_of_deal(DealKind.BEAT, game))
    assert words("error-old-button") in read(await click_forged(kenji, server, beat)).text
    [file] = read(await kenji.click(await visit(kenji, server, Action.SHOW_PRIVACY), Action.EXPORT_DATA)).attached
    stored = json.loads(ZipFile(io.BytesIO(file.data)).read("kingdomino.json"))
    assert (stored["seats"], stored["hosted"]) == ([], [])
    own = read(await ola.click(await visit(ola, server, Action.SHOW_PRIVACY), Action.EXPORT_DATA))
    stored = json.loads(ZipFile(io.BytesIO(own.attached[0].data)).read("kingdomino.json"))
    assert [each["id"] for each in stored["hosted"]] == [(await row_of(server)).id, game.id]
    # In no archive, and in no list of tables.
    assert "Ola" not in (await say(kenji, server, "kingdomino games")).text
    await play(server, invitation, kenji, 1)


async def test_everybody_gets_the_same_dominoes_and_opponents(server: SimulatedServer) -> None:
    ola, kenji = server.people.values()
    invitation = await open_challenge(server, ola, game="qd", level="beginner")
    for person in (ola, kenji):
        await person.click(invitation, ChallengeAction.PLAY)
    tables = [await own_table(server, person) for person in (ola, kenji)]
    assert [str(each.move) for each in tables[0].moves] == [str(each.move) for each in tables[1].moves]
    assert {seat.computer for seat in tables[0].game.seats} == {None, "beginner"}


async def test_an_invitation_in_a_thread_names_nobody_who_must_be_let_in(server: SimulatedServer) -> None:
    host, guest = server.people.values()
    await host.slash(server.channel, "kingdomino new", thread=True, players=2)
    await guest.click(server.newest, Action.JOIN)
    await host.click(server.newest, Action.START)
    [server.channel] = server.channel.threads
    before = len(server.discord.log)
    invitation = await open_challenge(server, host)
    assert (invitation.edits, [each.method for each in server.discord.log[before:]]) == (0, ["POST", "POST"])


async def test_a_challenge_whose_message_or_channel_or_opener_is_gone_ends_quietly(server: SimulatedServer) -> None:
    ola, kenji = server.people.values()
    invitation = await open_challenge(server, ola, hours=1)
    await play(server, invitation, kenji)
    server.discord.delete_message(server.discord.message(str(server.channel.id), str(invitation.id)))
    refused = await say(kenji, server, "kingdomino plan")
    assert (refused.text, refused.is_private) == (words("error-no-game-here"), True)
    assert says(read(await kenji.click(refused, ChallengeAction.SHOW)).text, "deal-channel")
    alone = read(await kenji.slash(kenji.conversation, "kingdomino challenge"))
    assert alone.text == words("error-challenge-private")
    await erase(server, ola)
    await pass_hours(server, 2)
    assert says(server.newest.text, "challenge-over-one", name="Kenji")
    elsewhere = server.add_channel("elsewhere")
    await ola.slash(elsewhere, "kingdomino challenge", days=14)
    server.discord.delete_channel(elsewhere.data)
    await server.discord.quiet()
    await pass_hours(server, 1 / 60)
    assert await server.services.tables.games.open_rows(server.guild_id) == ()


# ---- games to beat


@pytest.mark.parametrize("game", ["kd", "qd", "kd7", "rw"])
@pytest.mark.sampled(4)
async def test_the_winners_seat_of_a_game_can_be_played_against_computers(server: SimulatedServer, game: str) -> None:
    kenji = server.people["Kenji"]
    await server.begin(game=game, players=min(VARIANTS[game].formats))
    played = await server.table()
    await finish(server)
    beat = Address(ChallengeAction.BEAT, argument=str(played.game.id))
    page = read(await click_forged(kenji, server, beat))
    seat = beaten_seat((await server.services.tables.table(played.game.id)).game)
    assert words("challenge-beat-title", name=seat.name, points=seat.score or 0) in page.text
    await kenji.click(page, ChallengeAction.PLAY)
    table = await own_table(server, kenji, DealKind.BEAT)
    assert Action.HINT not in page.actions
    assert [each.user_id for each in table.game.seats].index(kenji.id) + 1 == seat.number
    assert table.game.deal.secret == played.game.deal.secret
    assert [str(each.move) for each in table.moves[:2]] == [str(each.move) for each in played.moves[:2]]
    listed = await say(kenji, server, "kingdomino games")
    assert f" · {words('deal-known')}" in listed.text
    assert {*read(await kenji.click(listed, Action.OPEN_PANEL)).actions} & {Action.PLAY, Action.TAKE_BACK}
    await play_out(server, kenji, 0, DealKind.BEAT)
    assert "1. " not in (await say(kenji, server, "kingdomino games")).text
    ended = read(await click_forged(kenji, server, Address(Action.OPEN_PANEL, table.game.id)))
    assert says(ended.text, "challenge-beat-shared") or says(ended.text, "challenge-beat-even")
    assert len(ended.files) == 1
    page = read(await click_forged(kenji, server, beat))
    assert len(page.files) == 1
    await kenji.click(page, ChallengeAction.SHARE)
    assert says(server.newest.text, "challenge-beat-shared") or says(server.newest.text, "challenge-beat-even")
    assert server.newest.actions == [ChallengeAction.BEAT]
    # It counts nowhere.
    assert not any(row.is_shared for row in await server.services.tables.accounts.statistics(kenji.id))


async def test_nobody_rehearses_a_challenge_that_they_have_begun_and_not_finished(server: SimulatedServer) -> None:
    ola, kenji = server.people.values()
    invitation = await open_challenge(server, ola)
    await play(server, invitation, ola)
    await kenji.click(invitation, ChallengeAction.PLAY)
    await pass_hours(server, 30)
    game = (await own_table(server, ola)).game
    ticket = await FEATURE.of(server.services).ticket(game.id)
    page = read(await click_forged(kenji, server, Address(ChallengeAction.BEAT, argument=f"{game.id} {ticket}")))
    assert not says(page.text, "challenge-beat-title")
    beat = Address(ChallengeAction.PLAY, argument=f"{name_of_deal(DealKind.BEAT, game)} {ticket}")
    assert words("error-old-button") in read(await click_forged(kenji, server, beat)).text
    await play_out(server, kenji)
    page = read(await click_forged(kenji, server, Address(ChallengeAction.BEAT, argument=f"{game.id} {ticket}")))
    assert says(page.text, "challenge-beat-title")
