"""What a failed request says about a message, and what comes of it."""

import pytest

from bot.chat.kit import RequestFailed
from bot.chat.kit.discord_api import Limited, Refused, Unreachable, Unreadable
from bot.chat.publishing.failures import NOT_SENT, Known, came_of, known_by
from bot.games.channel import Came, Way
from bot.games.outbox import Kind, Leaving, Message


@pytest.mark.parametrize(
    ("error", "known"),
    [
        (Refused("", status=404, code=10008), Known.GONE),
        (Refused("", status=400, code=30046), Known.WORN),
        (Limited("", status=429, code=30046), Known.WORN),
        (Refused("", status=403, code=50013), Known.CLOSED),
        (Refused("", status=403, code=50001), Known.CLOSED),
        (Refused("", status=403, code=160005), Known.CLOSED),
        (Refused("", status=400, code=50083), Known.CLOSED),
        (Refused("", status=400), Known.CLOSED),
        (Refused("", status=404, code=10003), Known.CLOSED),
        (Refused("", status=400, code=50035), Known.AS_BEFORE),
        (Refused("", status=404), Known.UNKNOWN),
        (Unreachable("", status=500), Known.UNKNOWN),
        (Unreadable(""), Known.UNKNOWN),
        (Limited("", status=429), Known.UNKNOWN),
    ],
)
def test_a_failed_request_says_what_is_known_of_its_message(error: RequestFailed, known: Known) -> None:
    assert known_by(error) is known


TURN, REMINDER, HOST, PRIVATE = map(Message, (Kind.TURN, Kind.REMINDER, Kind.HOST, Kind.PRIVATE))
OUT, GONE = (Message(Kind.TURN, leaves=each) for each in (Leaving.OUTCOME, Leaving.DELETE))


@pytest.mark.parametrize(
    ("way", "row", "came"),
    [
        # GONE, WORN, CLOSED, AS_BEFORE, UNKNOWN; ! holds the table up.
        (Way.EDIT, TURN, "LOST TOO_OLD HELD FAILED HELD"),
        (Way.EDIT, Message(Kind.LOBBY), "LOST TOO_OLD ! ! !"),
        (Way.EDIT, REMINDER, "LOST TOO_OLD HELD FAILED HELD"),
        (Way.EDIT, HOST, "LOST TOO_OLD HELD FAILED HELD"),
        (Way.SEND, TURN, "LOST TOO_OLD ! ! !"),
        (Way.SEND, Message(Kind.TURN, is_again=True), "LOST TOO_OLD FAILED FAILED HELD"),
        (Way.SEND, REMINDER, "LOST TOO_OLD LEFT LEFT HELD"),
        (Way.SEND, HOST, "LOST TOO_OLD FAILED FAILED HELD"),
        (Way.WHISPER, PRIVATE, "LEFT LEFT HELD HELD HELD"),
        (Way.END, OUT, "LEFT FAILED HELD FAILED HELD"),
        (Way.END, GONE, "LEFT FAILED HELD FAILED HELD"),
        (Way.FIND, GONE, "LEFT LEFT HELD HELD !"),
        (Way.FIND, Message(Kind.HOST, leaves=Leaving.DELETE), "LEFT LEFT HELD HELD HELD"),
        (Way.MOVE, Message(Kind.LOBBY), "LOST TOO_OLD ! ! !"),
    ],
)
def test_a_refusal_is_no_deletion(way: Way, row: Message, came: str) -> None:
    found = (came_of(way, row, known, was_unsent=True) for known in Known)
    assert " ".join(each.name if each else "!" for each in found) == came


@pytest.mark.parametrize("row", [REMINDER, HOST])
def test_a_message_that_may_stand_is_not_given_up(row: Message) -> None:
    assert {came_of(Way.SEND, row, known, was_unsent=False) for known in (*NOT_SENT, Known.UNKNOWN)} == {Came.HELD}
