"""What people propose to a running table, and the requests that ask the others."""

from dataclasses import replace
from typing import Any

import pytest

from bot.games.channel import acts, look_of, reconciled
from bot.games.deadlines import note_inspection
from bot.games.game import NOBODY, Actor, Game, GameOptions, Policy, Proposal, Reminder, Status
from bot.games.outbox import HAS_LEFT, Kind, Message, Outbox
from bot.games.proposals import PACE, PAUSE, SEAT, UNDO, approve, propose, refuse, settle, undecided
from bot.games.seats import cancel_game, offer_seat, return_to_seat, take_offered_seat
from tests.bot.sample_games import Change
from tests.bot.sample_tables import FIRST_USER, a_game, changed

OLA, KENJI, ZURI = (Actor(FIRST_USER + index, name) for index, name in enumerate(("Ola", "Kenji", "Zuri")))

NOW = 1_800_000_000

DAILY, SLOW = "1440 turn", "4320 remind"


def a_table(people: int = 3, **changes: Any) -> Game:
    game = replace(a_game("kd", 3, "Ola", "Kenji", "Zuri"), options=GameOptions("kd", 3, pace=60), reminder=Reminder())
    seats = [seat if seat.number <= people else replace(seat, computer="solid") for seat in game.seats]
    return changed(game, seats=tuple(seats), outbox=Outbox(), **changes)


def proposed(game: Game, actor: Actor = OLA, argument: str = DAILY, kind: str = PACE) -> Game:
    return settle(propose(game, actor, NOW, kind, argument), actor, NOW)


def agreed(game: Game, actor: Actor, argument: str = DAILY, kind: str = PACE) -> Game:
    return settle(approve(game, actor, NOW, kind, argument), actor, NOW)


def told(game: Game) -> list[tuple[Kind, tuple[str, ...]]]:
    return [(each.kind, each.subject) for each in game.outbox.messages]


def asked_by(game: Game) -> list[str]:
    """The people whom the first proposal that waits still asks."""
    return [seat.name for seat in undecided(game, game.proposals[0])]


def test_a_proposal_holds_once_everybody_has_agreed() -> None:
    game = proposed(a_table())
    assert game.proposals == (Proposal(PACE, DAILY, (1,)),)
    assert asked_by(game) == ["Kenji", "Zuri"]
    game = agreed(game, ZURI)
    assert (game.options.pace, asked_by(game)) == (60, ["Kenji"])
    game = agreed(game, KENJI)
    assert game.proposals == ()
    assert game.options == GameOptions("kd", 3, pace=1440, policy=Policy.TURN)


def test_a_request_that_could_not_be_told_is_made_again_by_whoever_proposes_the_same_again() -> None:
    asked = proposed(a_table())
    assert told(proposed(asked)) == told(proposed(asked.with_outbox(messages=()))) == told(asked)


def test_whoever_decides_alone_tells_the_others_only_what_there_is_to_do_for_them() -> None:
    assert told(proposed(a_table(people=1))) == []
    assert told(proposed(a_table(people=1), OLA, "1", SEAT)) == [(Kind.OFFERED, ("1",))]


def test_proposals_wait_side_by_side_and_each_is_decided_by_itself() -> None:
    game = proposed(proposed(proposed(a_table()), KENJI, SLOW), OLA, "", PAUSE)
    assert [each.argument for each in game.proposals] == [DAILY, SLOW, ""]
    game = agreed(agreed(game, KENJI, "", PAUSE), ZURI, "", PAUSE)
    assert (game.times.paused_at, [each.argument for each in game.proposals]) == (NOW, [DAILY, SLOW])
    game = agreed(agreed(refuse(game, ZURI, NOW, PACE, DAILY), ZURI, SLOW), OLA, SLOW)
    assert (game.options.pace, game.proposals) == (4320, ())
    assert sorted((kind, subject[1]) for kind, subject in told(game)) == [
        (Kind.AGREED, ""),
        (Kind.AGREED, SLOW),
        (Kind.REFUSED, DAILY),
    ]


def test_where_nobody_is_reminded_the_others_decide_without_somebody_who_was_waited_for_a_week_in_vain() -> None:
    game = replace(a_table(acting_seat=3), options=GameOptions("kd", 3, pace=0))
    asked = agreed(proposed(game), KENJI)
    assert asked_by(asked) == ["Zuri"]
    done = settle(note_inspection(asked, NOBODY, NOW), NOBODY, NOW)
    assert (done.proposals, done.options.pace, done.outbox.messages[-1].kind) == ((), 1440, Kind.AGREED)
    # The time for the turn begins anew, with the first reminder still to come.
    assert done.reminder.count == 0


def test_somebody_who_was_reminded_is_asked_about_the_pace_all_the_same() -> None:
    game = agreed(proposed(a_table(acting_seat=3, reminder=Reminder(count=2))), KENJI)
    assert asked_by(settle(game, NOBODY, NOW)) == ["Zuri"]


def test_whoever_is_not_waited_for_is_asked_about_their_seat_although_another_was_reminded() -> None:
    game = a_table(acting_seat=1, reminder=Reminder(count=2))
    assert asked_by(proposed(game, OLA, "3", SEAT)) == ["Kenji", "Zuri"]


def test_a_seat_that_is_nobodys_any_more_is_offered_to_nobody() -> None:
    game = proposed(a_table(), OLA, "2", SEAT)
    ola, kenji, zuri = game.seats
    left = replace(kenji, user_id=None, computer="solid"), replace(zuri, computer="solid", resigned=True)
    erased = replace(game, seats=(ola, *left))
    gone = settle(erased, NOBODY, NOW)
    assert (gone.proposals, told(gone), gone.seats[1].offered) == ((), told(game), False)


# ---- requests that stand in the channel

PLY, MESSAGE = 4, 77


def standing(kind: Kind, *subject: str) -> Message:
    name = f"{kind} {subject}"
    return Message(kind, subject, channel_id=7, number=1, nonce=name, id=sum(map(ord, name)), calls_decided_at=1)


def shown(game: Game) -> Game:
    """The game with a channel that shows its requests to the people whom they ask now."""
    rows = reconciled(game.with_outbox(announced=game.progress.public_ply), iter("abcd").__next__)
    known = (replace(each, id=each.id or MESSAGE, look=look_of(game, each)) for each in rows.outbox.messages)
    return rows.with_outbox(messages=tuple(known))


def lacking(game: Game) -> list[Message]:
    """The requests and news that the channel does not show as they are."""
    in_line = reconciled(game, iter("efgh").__next__)
    return [each.row for each in acts(in_line)]


TURN = standing(Kind.PROPOSED, UNDO, str(PLY))

SUBSTITUTE = standing(Kind.PROPOSED, SEAT, "1")


def a_table_that_asks(*rows: Message) -> Game:
    """A table on which Ola, who is to move, has asked to undo a turn and Kenji has proposed to find a substitute."""
    game = a_game("kd", 3, "Ola", "Kenji", "Zuri", ply=PLY, acting_seat=1, reminder=Reminder())
    return shown(asking(game).with_outbox(messages=rows or (TURN, SUBSTITUTE)))


def asking(game: Game, undo: tuple[int, ...] = (1,), argument: str = "1", seat: tuple[int, ...] = (2,)) -> Game:
    """The game with these approvals of undoing the turn, and of a substitute on a seat."""
    return replace(game, proposals=(Proposal(UNDO, str(PLY), undo), Proposal(SEAT, argument, seat)))


def with_zuri(**changes: Any) -> Change:
    """Change the third seat."""
    return lambda game: replace(game, seats=(*game.seats[:2], replace(game.seats[2], **changes)))


ENDS: dict[str, Change] = {
    "over": lambda game: replace(game, status=Status.OVER),
    "cancelled": lambda game: cancel_game(game, at=9),
}
REDRAWN: dict[str, tuple[Change, list[str]]] = {
    "approved": (lambda game: asking(game, undo=(1, 2)), [UNDO]),
    "agreed by all": (lambda game: asking(game, seat=(2, 3)), [SEAT]),
    "proposed otherwise": (lambda game: asking(game, argument="3"), [SEAT]),
    "Zuri resigned": (with_zuri(computer="solid", resigned=True), [UNDO, SEAT]),
    "Zuri substituted": (with_zuri(user_id=9), [UNDO, SEAT]),
    "renamed": (with_zuri(name="Robin"), [UNDO, SEAT]),
    "reminded once": (lambda game: replace(game, reminder=Reminder(1)), [SEAT]),
    **{name: (change, [UNDO, SEAT]) for name, change in ENDS.items()},
}
"""Changes, and which requests they draw again."""


@pytest.mark.parametrize(("change", "redrawn"), REDRAWN.values(), ids=REDRAWN)
def test_a_request_is_drawn_again_when_it_asks_others_or_nobody(change: Change, redrawn: list[str]) -> None:
    assert lacking(a_table_that_asks()) == []
    requests = [each for each in lacking(change(a_table_that_asks())) if each.kind is Kind.PROPOSED]
    assert [each.subject[0] for each in requests] == redrawn


TAKEN: dict[str, Change] = {
    "taken": lambda game: take_offered_seat(game, Actor(9, "Robin"), 9, 1, None),
    "the owner is back": lambda game: return_to_seat(game, Actor(game.seats[0].user_id, "Ola"), at=9),
    **ENDS,
}


@pytest.mark.parametrize("offer", [standing(Kind.OFFERED, "1"), standing(Kind.OFFERED, "1", HAS_LEFT)])
@pytest.mark.parametrize("change", TAKEN.values(), ids=TAKEN)
def test_an_offer_stands_until_the_seat_is_taken_or_nobody_may_take_it(offer: Message, change: Change) -> None:
    before = shown(offer_seat(a_table_that_asks(), NOBODY, 9, "1").with_outbox(messages=(offer,)))
    assert lacking(asking(before, undo=(1, 2))) == []
    assert offer.kind in [each.kind for each in lacking(change(before)) if each.leaves]


def test_a_proposal_is_settled_while_people_play_and_once_all_agree() -> None:
    for status, approvals, left in ((Status.PLAYING, (1, 2), 0), (Status.PLAYING, (1,), 1), (Status.OVER, (1, 2), 1)):
        game = replace(a_game("kd", 2, status=status), proposals=(Proposal(PAUSE, "", approvals),))
        assert len(settle(game, NOBODY, 0).proposals) == left
