"""The bot is killed between a message and its record, and then cannot read the channel: nothing comes twice."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import replace
from itertools import product
from typing import Any, Final

import pytest

from bot.chat.kit.addresses import Action, Address
from bot.chat.publishing.reminding import REMINDING, nudge_nonce, offer_nonce, private_nonce, reminder_nonce
from bot.games import deadlines
from bot.games.deadlines import Wait
from bot.games.game import DAY, MINUTE, NOBODY, Actor, Reminder
from bot.games.people.person import TURNS
from bot.games.publication import restart_pace
from simulator.world.calls import Call
from tests.bot.sample_tables import FIRST_USER, a_game
from tests.bot.server import HOUR, NOON, Message, SimulatedServer, after_reminder, play_on

SEARCH: Final = r"GET /channels/\d+/messages$"
SENDING: Final = r"POST /channels/\d+/messages$"
REFUSALS: Final[dict[str, Any]] = {
    "403": {"status": 403, "code": 50001},
    "404": {"status": 404},
    "404 of an unknown channel": {"status": 404, "code": 10003},
    "429": {"status": 429, "retry_after": 60.0},
    "429 again and again": {"status": 429, "retry_after": 0.01},
    "500": {"status": 500},
    "503": {"status": 503},
    "a page of a proxy": {"status": 502, "page": True},
    "a page that looks right": {"status": 200, "page": True},
    "cut off": {"drop": "before"},
    "nothing": {"body": lambda _: b""},
    "half a JSON": {"body": lambda body: body[: len(body) // 2]},
    "null": {"body": lambda _: b"null"},
    "429 without a time": {"status": 429, "body": lambda _: b'{"message": "later"}'},
}
"""How Discord refuses to show what is in a channel."""

pytestmark = pytest.mark.usefixtures("hurried")


def turns(server: SimulatedServer) -> list[Message]:
    """Return the public messages of turns."""
    return [each for each in server.messages() if each.data["attachments"] or each.parts]


def ply_of(message: Message) -> int:
    addresses = [Address.parse(each.custom_id.partition(":")[2]) for each in message.buttons]
    return max((each.ply or 0 for each in addresses), default=-1)


async def begin(server: SimulatedServer, refusal: str) -> None:
    """Start a game in which everybody is notified at once; from now on the channel cannot be read."""
    await server.begin()
    await server.without_grace()
    await server.step()
    server.discord.fail(SEARCH, times=1_000_000, **REFUSALS[refusal])


async def die_after(server: SimulatedServer, moves: int) -> None:
    """Let turns be made, each of which Discord announces and the bot does not record; then start another bot."""
    fault = server.discord.fail(SENDING, drop="after", times=1_000_000)
    for _ in range(moves):
        ply = (await server.table()).public_ply
        while (await server.table()).public_ply == ply:
            await server.step()
    await server.stop()
    fault.times = 0
    await server.start()
    await server.discord.quiet()


def calls(server: SimulatedServer) -> Counter[str]:
    """Return how many messages have called each person."""
    return Counter(who for each in server.messages() for who in each.pinged)


@pytest.mark.parametrize("refusal", REFUSALS)
@pytest.mark.sampled(3)
async def test_a_turn_is_announced_once_at_once_and_only_the_newest_has_buttons(
    refusal: str, server: SimulatedServer
) -> None:
    await begin(server, refusal)
    for moves in (1, 2, 1):
        shown, before, now = len(server.messages()), calls(server), server.now
        await die_after(server, moves)
        table = await server.table()
        assert table.game.outbox.announcement.ply == table.public_ply == ply_of(server.newest)
        assert table.game.outbox.announcement.message_id == server.newest.id
        assert len(server.messages()) == shown + moves
        assert (calls(server) - before).total() <= moves
        assert [each.id for each in server.messages() if each.actions] == [server.newest.id]
        assert server.now == now
        assert Action.PLAY in server.newest.actions or Action.OPEN_PANEL in server.newest.actions
    await server.step()


async def test_a_channel_is_not_searched_for_a_new_table_and_once_if_it_cannot_be_read(server: SimulatedServer) -> None:
    def searches() -> int:
        return len([each for each in server.requests if re.match(SEARCH, str(each))])

    await server.begin(pace=60, policy="remind")
    await server.step()
    assert searches() == 0
    server.fail(SEARCH, status=404, times=None)
    await server.restart()
    await server.step()
    assert searches() == 1
    # Reminders would look for themselves.
    await server.sleep(5)
    await server.step()
    assert searches() == 1


# ---- what is deleted later

KINDS: Final[dict[str, tuple[dict[str, Any], tuple[int, ...]]]] = {
    "nudge": ({"pace": 0}, (2 * MINUTE,)),
    "reminder": ({"pace": 5}, (6 * MINUTE,)),
    "second reminder": ({"pace": 5}, (6 * MINUTE, 11 * MINUTE)),
    "warning of a takeover": ({"pace": 5, "policy": "turn"}, (6 * MINUTE,)),
    "offer to archive": ({"pace": 0}, (30 * DAY + MINUTE,)),
}
"""Messages that are deleted: the options of their table, and after which seconds each is sent; the last one is lost."""
HOW = "killed", "killed, and cannot read", "without an answer", "without an answer, and cannot read"


def beside(server: SimulatedServer) -> list[Message]:
    """Return the messages that stand beside the turns."""
    return [each for each in server.messages() if each.actions and {*each.actions} & REMINDING]


async def lose(server: SimulatedServer, how: str, send: Callable[[], Awaitable[object]]) -> Message:
    """Let the bot send a message, and get no answer; return the message, which stands."""
    if "read" in how:
        server.discord.fail(SEARCH, times=1_000_000, status=404)
    fault = server.discord.fail(SENDING, drop="after", times=1_000_000)
    await send()
    await server.discord.quiet()
    if how.startswith("killed"):
        await server.stop()
        fault.times = 0
        await server.start()
        await server.discord.quiet()
    fault.times = 0
    return server.messages()[-1]


async def come_to(server: SimulatedServer, kind: str) -> None:
    """Let a game come to where its last message of a kind is due after the last pause."""
    options, pauses = KINDS[kind]
    await server.begin(**options)
    if kind != "nudge":
        await server.without_grace()
    await server.step()
    while server.newest.pinged and kind == "nudge":
        await server.step()
    await server.discord.quiet()
    for seconds in pauses[:-1]:
        await server.pass_time(seconds / HOUR)


async def lose_reminder(server: SimulatedServer, kind: str, how: str) -> Message:
    await come_to(server, kind)
    return await lose(server, how, lambda: server.pass_time(KINDS[kind][1][-1] / HOUR))


async def end_turn(server: SimulatedServer) -> None:
    public = (await server.table()).public_ply
    while (await server.table()).public_ply == public:
        await server.step()
    await server.discord.quiet()


@pytest.mark.parametrize("how", HOW)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.sampled(3)
async def test_what_was_sent_and_not_recorded_goes_with_its_turn(kind: str, how: str, server: SimulatedServer) -> None:
    sent = await lose_reminder(server, kind, how)
    await end_turn(server)
    assert not sent.is_there
    assert beside(server) == []
    assert server.newest.actions
    assert (await server.table()).game.reminder == Reminder()
    assert await server.services.tables.games.unshown_games() == ()


@pytest.mark.parametrize("how", HOW)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.sampled(3)
async def test_what_was_sent_and_not_recorded_is_sent_once(kind: str, how: str, server: SimulatedServer) -> None:
    sent = await lose_reminder(server, kind, how)
    await server.pass_time(2 * MINUTE / HOUR)
    await server.discord.quiet()
    reminder = (await server.table()).game.reminder
    assert [each.id for each in beside(server)] == [sent.id] == [reminder.message_id]
    assert reminder.nonce is None


@pytest.mark.parametrize("how", ["alive", *HOW[:2]])
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.sampled(4)
async def test_what_is_on_its_way_while_its_turn_ends_goes_too(kind: str, how: str, server: SimulatedServer) -> None:
    arrive = asyncio.Event()
    # discord.py sends several messages to a channel at once where it has been told how many Discord allows.
    server.discord.rate_limit, server.discord.clock.rate = (50, 1.0), 1.0
    await come_to(server, kind)
    if "read" in how:
        server.discord.fail(SEARCH, times=1_000_000, status=404)
    sending = server.discord.fail(SENDING, held=arrive)
    beat = asyncio.create_task(server.pass_time(KINDS[kind][1][-1] / HOUR))
    assert await server.discord.until(lambda: not sending.times)
    table = await server.table()
    while (await server.table()).public_ply == table.public_ply:
        await play_on(server, await server.table())
    await server.services.publisher.publish(table.game.id)
    assert beside(server) == []
    if how == "alive":
        arrive.set()
        await beat
    else:
        await server.stop()
        beat.cancel()
        arrive.set()
        assert await server.discord.until(lambda: len(beside(server)) == 1)
        await server.start()
    await server.pass_time(2 * MINUTE / HOUR)
    await server.discord.quiet()
    assert beside(server) == []
    assert await server.services.tables.games.unshown_games() == ()


def test_the_nonces_of_a_long_game_with_a_long_number_are_short_enough_for_discord() -> None:
    years = 8 * 365 * DAY
    game = a_game("rwt", 8, id=10**10 - 1, created_at=NOON)
    wait = Wait(999, NOON + years, FIRST_USER)
    nonces = nudge_nonce(game, wait), reminder_nonce(game, wait, 999), offer_nonce(game, wait)
    assert len({*nonces}) == 3
    assert all(len(each) <= 25 and len(private_nonce(each)) <= 25 for each in nonces)


async def test_a_nudge_goes_if_its_person_is_called_by_private_message_after_all(server: SimulatedServer) -> None:
    sent = await lose_reminder(server, "nudge", "without an answer")
    acting = await server.acting_person()
    await server.services.tables.accounts.change(acting.id, lambda each: replace(each, private=TURNS))
    await server.pass_time(2 * MINUTE / HOUR)
    await server.discord.quiet()
    assert not sent.is_there
    assert beside(server) == []
    assert await server.services.tables.games.unshown_games() == ()


async def test_a_reminder_without_an_answer_is_sent_once_however_long_discord_fails(server: SimulatedServer) -> None:
    sent = await lose_reminder(server, "reminder", "without an answer")
    before = calls(server)
    failing = [server.discord.fail(each, status=503, times=1_000_000) for each in (SEARCH, SENDING)]
    for _ in range(5):
        await server.pass_time(MINUTE / HOUR)
    for each in failing:
        each.times = 0
    for _ in range(3):
        await server.pass_time(20 / HOUR)
    assert [each.id for each in beside(server)] == [sent.id]
    assert calls(server) == before


async def test_a_private_message_comes_once_however_long_the_channel_fails(server: SimulatedServer) -> None:
    await come_to(server, "reminder")
    acting = await server.acting_person()
    await server.services.tables.accounts.change(acting.id, lambda each: replace(each, private=TURNS))
    failing = server.discord.fail(SENDING, status=503, times=1_000_000, when=lambda _, call: is_reminder(call))
    for _ in range(8):
        await server.pass_time(6 * MINUTE / HOUR)
    failing.times = 0
    await server.pass_time(MINUTE / HOUR)
    assert len(acting.conversation.messages) == 1
    assert len(beside(server)) == 1


async def test_a_tap_on_a_reminder_without_a_record_records_it(server: SimulatedServer) -> None:
    sent = await lose_reminder(server, "reminder", "without an answer")
    await after_reminder(await server.acting_person(), sent, Action.MUTE)
    reminder = (await server.table()).game.reminder
    assert (reminder.message_id, reminder.nonce, reminder.is_muted) == (sent.id, None, True)


async def test_the_turn_is_muted_while_a_private_message_is_on_its_way(server: SimulatedServer) -> None:
    await come_to(server, "second reminder")
    acting, table, arrive = await server.acting_person(), await server.table(), asyncio.Event()
    [first] = beside(server)
    await server.services.tables.accounts.change(acting.id, lambda each: replace(each, private=TURNS))
    sending = server.discord.fail(SENDING, held=arrive)
    beat = asyncio.create_task(server.pass_time(11 * MINUTE / HOUR))
    assert await server.discord.until(lambda: not sending.times)
    await server.services.tables.change(table, deadlines.mute, Actor(acting.id, acting.name), table.ply)
    arrive.set()
    await beat
    # It counts as a muted one, and the other people keep the buttons of the one before.
    await server.pass_time(MINUTE / HOUR)
    reminder = (await server.table()).game.reminder
    assert (reminder.count, reminder.message_id, reminder.nonce) == (2, first.id, None)
    assert [each.id for each in beside(server)] == [first.id]


async def test_the_pace_changes_while_the_public_message_comes_back(server: SimulatedServer) -> None:
    await come_to(server, "reminder")
    arrive = asyncio.Event()
    server.newest.delete()
    sending = server.discord.fail(SENDING, held=arrive)
    beat = asyncio.create_task(server.pass_time(6 * MINUTE / HOUR))
    assert await server.discord.until(lambda: not sending.times)
    await server.services.tables.change(await server.table(), lambda game, _, at: restart_pace(game, at), NOBODY)
    arrive.set()
    await beat
    assert beside(server) == []


async def test_a_tap_on_an_offer_without_a_record_records_it(server: SimulatedServer) -> None:
    sent = await lose_reminder(server, "offer to archive", "without an answer")
    await (await server.acting_person()).click(sent, Action.KEEP_PLAYING)
    reminder = (await server.table()).game.reminder
    assert (reminder.message_id, reminder.nonce, reminder.archives_at) == (sent.id, None, None)
    await end_turn(server)
    assert not sent.is_there


async def test_a_reminder_to_a_substitute_is_told_from_one_to_the_player_before(server: SimulatedServer) -> None:
    sent = await lose_reminder(server, "reminder", "without an answer")
    acting, [other] = await server.acting_person(), await server.others()
    deleting = server.discord.fail(rf"DELETE .*/{sent.id}$", status=503, times=1_000_000)
    ivo = server.newcomer("Ivo")
    await acting.insist(server.channel, "kingdomino table", do="substitute", player=acting.name)
    await other.click(server.newest, Action.AGREE)
    await ivo.click(server.newest, Action.TAKE_SEAT)
    await server.pass_time(6 * MINUTE / HOUR)
    deleting.times = 0
    await server.pass_time(10 * MINUTE / HOUR)
    await server.discord.quiet()
    assert not sent.is_there
    assert [each.pinged for each in beside(server)] == [[ivo.name]]


def is_reminder(call: Call) -> bool:
    return any(f":{action}:" in str(call.body) for action in REMINDING)


POINTS: Final[dict[str, tuple[str, dict[str, Any]]]] = {
    "the message does not leave": (SENDING, {"drop": "before"}),
    "its answer is lost": (SENDING, {"drop": "after"}),
    "Discord fails": (SENDING, {"status": 500}),
    "the message before it stays": (r"DELETE /channels/", {"drop": "before"}),
    "the answer to its deletion is lost": (r"DELETE /channels/", {"drop": "after"}),
}
"""Where something goes wrong around a reminder: the request, and its fault."""


async def do_nothing(_: SimulatedServer) -> None:
    """Let the turn wait."""


async def mute(server: SimulatedServer) -> None:
    acting = await server.acting_person()
    for message in beside(server)[-1:]:
        await after_reminder(acting, message, Action.MUTE)


async def sleep(server: SimulatedServer) -> None:
    """Let quiet hours begin for the person to move."""
    acting, hour = await server.acting_person(), server.now // HOUR % 24
    await server.services.tables.accounts.change(
        acting.id, lambda each: replace(each, quiet_from=hour, quiet_to=(hour + 8) % 24)
    )


async def go_away(server: SimulatedServer) -> None:
    await (await server.acting_person()).slash(server.channel, "kingdomino away")


async def let_time_pass(server: SimulatedServer) -> None:
    """Let Discord forget all nonces."""
    server.now += HOUR


MEANWHILE: Final[dict[str, Callable[[SimulatedServer], Awaitable[None]]]] = {
    "nothing": do_nothing,
    "muted": mute,
    "asleep": sleep,
    "away": go_away,
    "an hour": let_time_pass,
}
"""What comes before the bot can finish what it has begun."""
# Who neither can read the channel nor is known by a nonce comes twice.
AROUND: Final = [
    each
    for each in product(KINDS, POINTS, MEANWHILE, HOW)
    if "reminder" in each[0] and not (each[2] == "an hour" and "read" in each[3]) and "answer" not in each[3]
] + [(*each, "alive") for each in product(("reminder", "second reminder"), POINTS, MEANWHILE)]


@pytest.mark.parametrize(("kind", "point", "meanwhile", "how"), AROUND)
@pytest.mark.sampled(16)
async def test_at_most_one_reminder_of_a_turn_stands_and_none_after_it(
    kind: str, point: str, meanwhile: str, how: str, server: SimulatedServer
) -> None:
    options, pauses = KINDS[kind]
    await server.begin(**options)
    await server.without_grace()
    await server.step()
    for seconds in pauses[:-1]:
        await server.pass_time(seconds / HOUR)
    if "read" in how:
        server.discord.fail(SEARCH, times=1_000_000, status=404)
    request, fault = POINTS[point]
    failing = server.discord.fail(request, times=1_000_000, **fault)
    await server.pass_time(pauses[-1] / HOUR)
    await MEANWHILE[meanwhile](server)
    await server.discord.quiet()
    if "killed" in how:
        await server.stop()
    failing.times = 0
    if "killed" in how:
        await server.start()
    await server.pass_time(2 * MINUTE / HOUR)
    await server.discord.quiet()
    assert len(beside(server)) <= 1
    await end_turn(server)
    await server.pass_time(2 * MINUTE / HOUR)
    assert beside(server) == []
    assert await server.services.tables.games.unshown_games() == ()


@pytest.mark.parametrize("how", HOW)
async def test_what_was_sent_to_one_player_and_not_recorded_is_not_for_the_next_one(
    how: str, server: SimulatedServer
) -> None:
    sent = await lose_reminder(server, "reminder", how)
    acting, [other] = await server.acting_person(), await server.others()
    ivo = server.newcomer("Ivo")
    await acting.insist(server.channel, "kingdomino table", do="substitute", player=acting.name)
    await other.click(server.newest, Action.AGREE)
    await ivo.click(server.newest, Action.TAKE_SEAT)
    acting_seat = (await server.table()).acting
    assert acting_seat is not None
    assert acting_seat.name == ivo.name
    await server.discord.quiet()
    assert not sent.is_there
    await server.pass_time(6 * MINUTE / HOUR)
    assert [each.pinged for each in beside(server)] == [[ivo.name]]


@pytest.mark.parametrize("how", HOW)
async def test_a_request_that_was_sent_and_not_recorded_goes_when_it_is_decided(
    how: str, server: SimulatedServer
) -> None:
    await server.begin()
    await server.step()
    chosen_by = (await server.table()).log[-1].chosen_by
    mover = next(each for each in server.people.values() if each.id == chosen_by)
    sent = await lose(server, how, lambda: mover.insist(server.channel, "kingdomino table", do="undo"))
    assert Action.AGREE in sent.actions
    await end_turn(server)
    assert not sent.is_there or Action.AGREE not in sent.actions
