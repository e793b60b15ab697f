"""What a channel is told besides the moves, and how."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace

import pytest

from bot.chat.publishing.publisher import Publisher
from bot.games.game import CLOCK, NOBODY
from bot.games.outbox import Kind, Message
from bot.games.proposals import PACE, SEAT, approve, propose, refuse, undecided
from bot.games.publication import tell, with_messages
from bot.games.seats import offer_seat, release_seat, resign, return_to_seat, take_offered_seat
from tests.bot.fake_channels import FakeReply, RememberingChannels
from tests.bot.game_driver import KENJI, OLA, ZURI, GameDriver, by
from tests.bot.words import says

REQUEST = 4000
"""The id of a public message in which somebody has answered."""


@pytest.fixture
def channels() -> RememberingChannels:
    return RememberingChannels()


# ---- what people do


async def propose_a_pace(driver: GameDriver) -> None:
    await driver.change(propose, by(OLA), PACE, "1440 turn")


async def ask_to_take_a_turn_back(driver: GameDriver) -> None:
    await driver.ask_to_undo((await driver.turn()).user_id)


async def agree_on_a_pace(driver: GameDriver) -> None:
    await driver.change(propose, by(OLA), PACE, "1440 turn")
    await driver.change(approve, by(KENJI), PACE, "1440 turn")


async def refuse_a_pace(driver: GameDriver) -> None:
    await driver.change(propose, by(OLA), PACE, "1440 turn")
    await driver.tables.change(driver.game, refuse, by(KENJI), PACE, "1440 turn")


async def take_a_turn_back(driver: GameDriver) -> None:
    await ask_to_take_a_turn_back(driver)
    # The request stands in the channel.
    shown = {Kind.PROPOSED: REQUEST}
    await driver.note(lambda game: with_messages(game, lambda row: replace(row, id=shown.get(row.kind, row.id))))
    game = (await driver.table()).game
    [undo] = game.proposals
    [other] = undecided(game, undo)
    await driver.change(approve, by(other.user_id), undo.kind, undo.argument)


async def agree_on_a_substitute(driver: GameDriver) -> None:
    await driver.change(propose, by(OLA), SEAT, "1")
    await driver.change(approve, by(KENJI), SEAT, "1")


async def offer_the_seat_of_somebody_who_was_reminded(driver: GameDriver) -> None:
    await driver.remind()
    seat = await driver.acting()
    await driver.change(propose, by(await driver.another()), SEAT, str(seat.number))


async def find_out_that_somebody_has_left(driver: GameDriver) -> None:
    seat = await driver.acting()
    await driver.tables.change(driver.game, release_seat, CLOCK, seat.number, seat.user_id or 0)


async def be_seated(driver: GameDriver) -> None:
    await driver.change(offer_seat, NOBODY, "1")
    await driver.change(take_offered_seat, by(ZURI), 1, None)


async def be_seated_in_public(driver: GameDriver) -> None:
    await driver.change(offer_seat, NOBODY, "1")
    offer = Message(Kind.OFFERED, ("1",), id=REQUEST)
    await driver.note(lambda game: game.with_outbox(messages=(*game.outbox.messages, offer)))
    await driver.change(take_offered_seat, by(ZURI), 1, REQUEST)


async def come_back(driver: GameDriver) -> None:
    await driver.change(offer_seat, NOBODY, "1")
    owner = (await driver.table()).seat(1).user_id
    await driver.change(take_offered_seat, by(ZURI), 1, None)
    await driver.note(lambda game: game.with_outbox(messages=()))
    await driver.change(return_to_seat, by(owner))


async def give_up(driver: GameDriver) -> None:
    await driver.change(resign, by((await driver.acting()).user_id))


async def hand_over(driver: GameDriver) -> None:
    await driver.note(lambda game: tell(game, Kind.HOST))


@dataclass(frozen=True)
class Act:
    """Something that the channel is told of, and with which message."""

    do: Callable[[GameDriver], Awaitable[None]]
    key: str
    names: tuple[tuple[str, str], ...] = ()

    def is_told_in(self, text: str) -> bool:
        return says(text, self.key, **dict(self.names))


ACTS = [
    Act(propose_a_pace, "proposal-pace"),
    Act(ask_to_take_a_turn_back, "proposal-undo"),
    Act(agree_on_a_pace, "proposal-agreed"),
    Act(refuse_a_pace, "proposal-refused"),
    Act(take_a_turn_back, "undo-agreed"),
    Act(agree_on_a_substitute, "seat-offered"),
    Act(offer_the_seat_of_somebody_who_was_reminded, "seat-offered"),
    Act(find_out_that_somebody_has_left, "seat-offered-left"),
    Act(be_seated, "seat-taken", (("name", "<@103>"),)),
    Act(be_seated_in_public, "seat-taken", (("name", "<@103>"),)),
    Act(come_back, "seat-returned"),
    Act(give_up, "told-resigned"),
    Act(hand_over, "told-host"),
]
EVERY_ACT = pytest.mark.parametrize("act", ACTS, ids=lambda act: act.do.__name__)


@EVERY_ACT
async def test_what_calls_nobody_is_told_silently(
    act: Act, driver: GameDriver, publisher: Publisher, channels: RememberingChannels
) -> None:
    await publisher.publish_changed(await driver.begin(OLA, KENJI))
    assert channels.silent == []
    await act.do(driver)
    await publisher.publish(driver.game)
    # The fake numbers messages from 5000 on.
    notices = [each for each in channels.sent.values() if act.is_told_in(channels.texts[each])]
    assert [each for each in notices if each in channels.silent] == [
        each for each in notices if not channels.mentioned[each - 5000]
    ]


async def test_where_the_bot_may_not_send_it_tells_in_reply_to_whoever_has_caused_it(
    driver: GameDriver, publisher: Publisher, channels: RememberingChannels
) -> None:
    await publisher.publish_changed(await driver.begin(OLA, KENJI))
    await be_seated_in_public(driver)
    reply = FakeReply(message_id=REQUEST)
    await publisher.publish_changed(await driver.table(), reply)
    await be_seated_elsewhere(driver)
    await publisher.publish_changed(await driver.table(), reply)
    assert (reply.log, [each for each in channels.log if "send" in each]) == (["edit", "send"], ["send 5000"])


async def be_seated_elsewhere(driver: GameDriver) -> None:
    await driver.change(offer_seat, NOBODY, "2")
    await driver.change(take_offered_seat, by(104), 2, None)
