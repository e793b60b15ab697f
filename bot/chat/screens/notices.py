"""The screens of notices, which are public messages about anything except moves: requests, news, nudges, reminders."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, TypeAlias

from bot.chat.actions import Action, address_at
from bot.chat.kit.blocks import Address, Button, Gallery, Role, Row, Screen, plain_message
from bot.chat.kit.markup import absolute_time, mention, mention_channel, mention_role, relative_time, small
from bot.chat.screens.lobby import invitation, level_name
from bot.chat.screens.pages import archived_game, due_line, mention_all, mention_named
from bot.chat.screens.result import cancelled, next_button, standings, won
from bot.chat.screens.table_view import (
    acting_line,
    footnote,
    open_button,
    pace_line,
    seat_text,
    take_button,
    turn_time_text,
)
from bot.chat.screens.turn import stand_ins_button
from bot.games.channel import announced_takeover
from bot.games.deadlines import time_left
from bot.games.game import Proposal, Seat, Status
from bot.games.lobby import usual_level
from bot.games.options import variant_key, with_pace_text
from bot.games.outbox import HAS_LEFT, NEW_HOST, REFUSED_PRIVATELY, RESTS, SHORT, Kind, Message
from bot.games.proposals import PACE, PAUSE, SEAT, UNDO, find, undecided, undo_outcome
from bot.games.seats import numbered_seat
from bot.games.table import Table
from bot.games.turn import waits_for_one
from bot.games.words.narration import join_facts, narrate
from bot.localization.fluent import FluentLocalizer
from bot.localization.spans import safe_name


def _looking_for_players(table: Table, row: Message, localizer: FluentLocalizer) -> Screen:
    """Ask the people with a role to join."""
    game = table.game
    variant, time = localizer(variant_key(game.options)), turn_time_text(game.options.pace, localizer)
    # An invited person may be the only other person at the table, and the host may have left.
    names = localizer.all_of(safe_name(seat.name) for seat in game.people)
    return plain_message(
        localizer("called-to-play", role=mention_role(int(row.subject[0])), game=variant),
        localizer("called-by", names=names, count=game.options.capacity, pace=time),
        # The invitation of a person has the person's id in the address.
        Row((Button(Address(Action.ACCEPT_INVITATION, game.id), localizer("button-join"), Role.PRIMARY),)),
    )


def _call_ended(table: Table, _: Message, localizer: FluentLocalizer) -> Screen:
    """Say that nobody can join any longer, in place of the message that called a role."""
    game = table.game
    state = "full" if game.is_full else "closed" if game.status is Status.CANCELLED else "begun"
    return plain_message(localizer("call-ended", game=localizer(variant_key(game.options)), state=state))


def reminder(table: Table, row: Message, localizer: FluentLocalizer) -> Screen:
    """Remind the player to move, and name the time of the computer player's move, if it will move."""
    more = (stand_ins_button(table, table.acting, localizer),) if table.acting else ()
    return plain_message(
        acting_line(table, localizer, time_left(table.game, row.calls_decided_at or 0)),
        localizer("reminder-last") if waits_for_one(table) else footnote(table, localizer),
        _announcement(table, localizer),
        _not_reached(row, localizer),
        Row((_answer_button(table, localizer), *more)),
    )


def nudge(table: Table, row: Message, localizer: FluentLocalizer) -> Screen:
    """Notify the player of a silently announced turn, without calling it a reminder."""
    due = acting_line(table, localizer, time_left(table.game, row.calls_decided_at or 0))
    return plain_message(due, _not_reached(row, localizer), Row((_answer_button(table, localizer),)))


def private_call(table: Table, row: Message, localizer: FluentLocalizer) -> Screen:
    """Notify the player to move by private message, which has no buttons, and say how to stop such messages."""
    return plain_message(
        acting_line(table, localizer, time_left(table.game, row.calls_decided_at or 0)),
        footnote(table, localizer),
        _announcement(table, localizer),
        _waiting(table, localizer),
        small(localizer("private-how")),
    )


def soon(table: Table, _: Message, localizer: FluentLocalizer) -> Screen:
    """Tell the next player by private message."""
    name = safe_name(table.acting.name) if table.acting else ""
    told = localizer("reminder-next", name=name), footnote(table, localizer), _waiting(table, localizer)
    return plain_message(*told, small(localizer("private-how")))


def archive_offer(table: Table, _: Message, localizer: FluentLocalizer) -> Screen:
    """Announce that the game will be archived, unless somebody moves; mention nobody."""
    game = table.game
    keep = Button(Address(Action.KEEP_PLAYING, game.id), localizer("button-keepplaying"), Role.SUCCESS)
    archive = Button(Address(Action.ARCHIVE, game.id), localizer("button-archive"))
    title = join_facts(localizer(variant_key(game.options)), localizer("archive-quiet"))
    offer = localizer("archive-offer", when_span=relative_time(game.reminder.archives_at))
    return plain_message(title, due_line(game, localizer), offer, Row((keep, archive)))


def _not_reached(row: Message, localizer: FluentLocalizer) -> str:
    return small(localizer("private-refused")) if REFUSED_PRIVATELY in row.subject else ""


def _waiting(table: Table, localizer: FluentLocalizer) -> str:
    return small(localizer("reminder-waiting", channel=mention_channel(table.game.channel_id)))


def _announcement(table: Table, localizer: FluentLocalizer) -> str:
    if (acts_at := announced_takeover(table.game)) is None:
        return ""
    key = f"reminder-then-{table.game.options.policy}"
    return localizer(key, at_time=absolute_time(acts_at))


def _answer_button(table: Table, localizer: FluentLocalizer) -> Button:
    return open_button(table, address_at(table, Action.ANSWER_REMINDER), localizer)


Draw: TypeAlias = Callable[[Table, Message, FluentLocalizer], Screen]
"""Draws the message of a row."""

Describe: TypeAlias = Callable[[Table, str, FluentLocalizer], str]
"""Describes a proposal, given its table, its argument and a localizer."""


def _describe_pace(table: Table, argument: str, localizer: FluentLocalizer) -> str:
    return pace_line(with_pace_text(table.game.options, argument), localizer)


def _describe_offer(table: Table, argument: str, localizer: FluentLocalizer) -> str:
    return seat_text(numbered_seat(table.game, argument), "seat-proposed", localizer)


def _describe_undo(table: Table, _: str, localizer: FluentLocalizer) -> str:
    return "\n".join(narrate(table, table.latest_turn[0].ply, localizer))


@dataclass(frozen=True)
class Wording:
    """The texts of a kind of proposal; `request` is the key of a message."""

    request: str
    """Asks the other people to agree."""
    describe: Describe


WORDINGS: Final[Mapping[str, Wording]] = MappingProxyType(
    {
        PACE: Wording("request-pace", _describe_pace),
        SEAT: Wording("request-seat", _describe_offer),
        PAUSE: Wording("request-pause", lambda _, __, words: words("pause-about")),
        UNDO: Wording("request-undo", _describe_undo),
    }
)


def proposal_request(table: Table, proposal: Proposal, localizer: FluentLocalizer) -> Screen:
    """Ask the people at the table to agree; mention the people who have not agreed yet."""
    game, kind, wording = table.game, proposal.kind, WORDINGS[proposal.kind]
    name = safe_name(game.seats[proposal.approvals[0] - 1].name)
    wish = f"{kind} {proposal.argument}"
    agree = Button(Address(Action.AGREE, game.id, argument=wish), localizer("button-agree"), Role.SUCCESS)
    label = localizer("button-rejectundo" if kind == UNDO else "button-decline")
    decline = Button(Address(Action.DECLINE, game.id, argument=wish), label)
    return plain_message(
        localizer(wording.request, people_names=mention_all(undecided(game, proposal), localizer)),
        localizer("proposal-by", name=name),
        wording.describe(table, proposal.argument, localizer),
        Row((agree, decline)),
    )


def _proposed(table: Table, row: Message, localizer: FluentLocalizer) -> Screen:
    proposal = find(table.game, *row.subject)
    assert proposal is not None
    return proposal_request(table, proposal, localizer)


def _proposal_ended(table: Table, row: Message, localizer: FluentLocalizer) -> Screen:
    kind, argument = row.subject
    if kind == UNDO:
        return plain_message(localizer(undo_outcome(table, int(argument))))
    # Another person may have the seat by now. A pause that was not agreed needs no explanation.
    what = "" if kind in (SEAT, PAUSE) else WORDINGS[kind].describe(table, argument, localizer)
    return plain_message(what, localizer("proposal-ended"))


def _refused(table: Table, row: Message, localizer: FluentLocalizer) -> Screen:
    kind, argument, number = row.subject
    name = safe_name(table.name_of(int(number)))
    if kind == UNDO:
        return plain_message(localizer("undo-refused", name=name))
    return plain_message(WORDINGS[kind].describe(table, argument, localizer), localizer("proposal-refused", name=name))


def _agreed(table: Table, row: Message, localizer: FluentLocalizer) -> Screen:
    kind, argument = row.subject
    return plain_message(WORDINGS[kind].describe(table, argument, localizer), localizer("proposal-agreed"))


def _offered(table: Table, row: Message, localizer: FluentLocalizer) -> Screen:
    seat = _seat(table, row)
    has_left = row.subject[-1] == HAS_LEFT
    told = localizer("seat-offered-left", name=safe_name(seat.name)) if has_left else ""
    return plain_message(
        told or seat_text(seat, "seat-offered", localizer), Row((take_button(table.game, seat, localizer),))
    )


def _offer_ended(_: Table, __: Message, localizer: FluentLocalizer) -> Screen:
    # The name on the seat may have changed by now, so the text does not name the seat.
    return plain_message(localizer("seat-offer-ended"))


def _taken(seat: Seat, localizer: FluentLocalizer) -> str:
    key = "seat-taken" if seat.owner_name else "seat-taken-for-good"
    # The screen edits the offer: a mention in an edit adds the substitute to the thread without a notification.
    return localizer(key, name=mention(seat.user_id, seat.name), owner_name=safe_name(seat.owner_name or ""))


def _returned(seat: Seat, localizer: FluentLocalizer) -> str:
    return localizer("seat-returned", name=safe_name(seat.owner_name or seat.name))


def _resigned(seat: Seat, localizer: FluentLocalizer) -> str:
    if seat.resigned:
        return localizer("told-resigned", name=safe_name(seat.name))
    return localizer("told-substitute-resigned", owner_name=safe_name(seat.owner_name or seat.name))


def _of_seat(describe: Callable[[Seat, FluentLocalizer], str]) -> Draw:
    """Return the screen of news about a seat, which may name a new host as well."""

    def draw(table: Table, row: Message, localizer: FluentLocalizer) -> Screen:
        host = _host(table, row, localizer).blocks if NEW_HOST in row.subject else ()
        return plain_message(describe(_seat(table, row), localizer), *host)

    return draw


def _seat(table: Table, row: Message) -> Seat:
    return table.seat(int(row.subject[0]))


def _back(table: Table, row: Message, localizer: FluentLocalizer) -> Screen:
    """Say that the bot is back on the server, where the game goes on, or can be brought back."""
    revive = Button(Address(Action.REVIVE, table.game.id), localizer("button-goon"), Role.SUCCESS)
    is_resting = RESTS in row.subject and row.leaves is None
    told = localizer("back-rests" if RESTS in row.subject else "back-goes-on")
    return plain_message(told, *([Row((revive,))] if is_resting else []))


def _host(table: Table, _: Message, localizer: FluentLocalizer) -> Screen:
    return plain_message(localizer("told-host", name=_name_of(table.game.host, localizer)))


def _name_of(host: Seat | None, localizer: FluentLocalizer) -> str:
    # The person may have been erased in the meantime.
    return safe_name(host.name) if host else localizer("forgotten-name")


def _locked(table: Table, _: Message, localizer: FluentLocalizer) -> Screen:
    # A push notification shows the raw text of the first two lines, so a mention of a channel would be a number there.
    return plain_message(
        localizer("told-locked"), footnote(table, localizer), small(mention_channel(table.game.channel_id))
    )


def _ready(table: Table, row: Message, localizer: FluentLocalizer) -> Screen:
    """Call the host of a lobby, who starts it, or chooses how to go on if too few play."""
    game, host = table.game, table.game.host
    assert host is not None
    is_short, seated = SHORT in row.subject and not game.is_full, len(game.seats)
    told = localizer("ready-short" if is_short else "ready-all", person_name=mention(host.user_id, host.name))
    start = Button(Address(Action.START, game.id), localizer("button-start"), Role.SUCCESS)
    level = usual_level(game)
    fill = Button(
        Address(Action.FILL_SEATS, game.id, argument=level),
        localizer("button-fill", level=level_name(level, localizer)),
    )
    buttons = (start,) if seated in table.variant.formats else ()
    return plain_message(told, Row((*buttons, fill) if is_short else buttons))


def _sought(table: Table, _: Message, localizer: FluentLocalizer) -> Screen:
    """Say at the home of a game in a thread which seats are free."""
    free = [seat for seat in table.game.seats if seat.offered]
    names = localizer.all_of(safe_name(seat.name) for seat in free)
    told, place = localizer("seats-sought", names=names, count=len(free)), mention_channel(table.game.channel_id)
    take = Row(tuple(take_button(table.game, seat, localizer) for seat in free))
    return plain_message(told, footnote(table, localizer), small(place), take)


def _put_out(table: Table, row: Message, localizer: FluentLocalizer) -> Screen:
    game, (user_id, actor_id) = table.game, map(int, row.subject)
    seats = [seat for seat in game.put_out if seat.user_id == user_id]
    # The person who has removed the other person may have left in the meantime.
    host = game.seat_of(actor_id) or game.host
    told = localizer("error-put-out", host_name=_name_of(host, localizer))
    return plain_message(join_facts(mention_all(seats, localizer), told))


def _won(table: Table, localizer: FluentLocalizer) -> str:
    """Name the winners, in a dynasty those of its latest game."""
    told = won(table, localizer)
    return localizer("poster-game", number=table.game.number, result=told) if table.game.options.dynasty else told


def _finished(table: Table, row: Message, localizer: FluentLocalizer) -> Screen:
    place = small(mention_channel(table.game.channel_id))
    return plain_message(_won(table, localizer), standings(table, localizer), place, *_again(table, row, localizer))


def _again(table: Table, row: Message, localizer: FluentLocalizer) -> Sequence[Row]:
    """Return the button to the next game, if the message offers one."""
    return (Row((next_button(table, localizer),)),) if row.offers_next else ()


def _over(table: Table, row: Message, localizer: FluentLocalizer) -> Screen:
    called, place = mention_named(row, localizer), small(mention_channel(table.game.channel_id))
    told = join_facts(called, _won(table, localizer))
    return plain_message(told, standings(table, localizer), place, *_again(table, row, localizer))


MOST_HELD: Final = 3
"""The number of held-back messages that another message lists."""


def in_the_morning(
    screen: Screen, held: Sequence[Screen], row: Message, others: str, localizer: FluentLocalizer
) -> Screen:
    """List the messages that were held back above a message, and explain the quiet hours if the row asks for that.

    `others` are mentions of the people whom the message calls because of the listed messages.
    """
    told = [block for each in held[-MOST_HELD:] for block in each.blocks if not isinstance(block, Gallery)]
    waited = small(localizer("night-waited")) if row.explains_night else ""
    never = Button(Address(Action.ADJUST_SETTING, argument="never 0"), localizer("button-call-at-night"))
    rows = [each for each in screen.blocks if isinstance(each, Row)]
    below = [*rows[-1].controls] if rows else []
    below += [never] if row.explains_night else []
    return plain_message(
        others, *told, *(each for each in screen.blocks if each not in rows[-1:]), waited, Row(tuple(below))
    )


SCREENS: Final[Mapping[Kind, Draw]] = MappingProxyType(
    {
        Kind.CANCELLED: cancelled,
        Kind.FINISHED: _finished,
        Kind.OVER: _over,
        Kind.PROPOSED: _proposed,
        Kind.AGREED: _agreed,
        Kind.REFUSED: _refused,
        Kind.OFFERED: _offered,
        Kind.TAKEN: _of_seat(_taken),
        Kind.RETURNED: _of_seat(_returned),
        Kind.RESIGNED: _of_seat(_resigned),
        Kind.BACK: _back,
        Kind.HOST: _host,
        Kind.LOCKED: _locked,
        Kind.READY: _ready,
        Kind.SOUGHT: _sought,
        Kind.ROLE_CALL: _looking_for_players,
        Kind.INVITED: invitation,
        Kind.PUT_OUT: _put_out,
        Kind.NUDGE: nudge,
        Kind.REMINDER: reminder,
        Kind.PRIVATE: private_call,
        Kind.SOON: soon,
        Kind.OFFER: archive_offer,
    }
)
"""The screens of the kinds of messages without a position."""

OUTCOMES: Final[Mapping[Kind, Draw]] = MappingProxyType(
    {
        Kind.PROPOSED: _proposal_ended,
        Kind.OFFERED: _offer_ended,
        Kind.ROLE_CALL: _call_ended,
        Kind.OFFER: lambda table, _, localizer: archived_game(table.game, localizer),
    }
)
"""The screens that replace messages that are no longer wanted."""
