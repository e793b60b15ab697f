"""The screens of notices, which are public messages about anything except moves, and of requests for consent."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, TypeAlias

from bot.chat.actions import Action
from bot.chat.kit.blocks import Address, Button, Role, Row, Screen, call
from bot.chat.kit.markup import mention, mention_channel, small
from bot.chat.screens.lobby import call_ended, invitation, looking_for_players
from bot.chat.screens.pages import game_link, mention_all
from bot.chat.screens.result import next_button, standings, won
from bot.chat.screens.table_view import pace_line, seat_text, take_button
from bot.games.game import Game, Proposal, Seat
from bot.games.options import with_pace_text
from bot.games.outbox import Kind, Message
from bot.games.proposals import PACE, PAUSE, SEAT, UNDO, find, undecided, undo_outcome
from bot.games.seats import is_offered, numbered_seat
from bot.games.table import Table
from bot.games.words.narration import join_facts, narrate
from bot.localization.fluent import FluentLocalizer
from bot.localization.spans import safe_name

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
    """The texts of a kind of proposal; all but `describe` are keys of messages."""

    request: str
    """Asks the other people to agree."""
    proposal: str
    """Names the proposer, above the description."""
    ended: str
    """Replaces a request that is no longer open; for an undo, the key of the outcome does."""
    describe: Describe


WORDINGS: Final[Mapping[str, Wording]] = MappingProxyType(
    {
        PACE: Wording("request-pace", "proposal-pace", "proposal-ended-pace", _describe_pace),
        SEAT: Wording("request-seat", "proposal-seat", "proposal-ended-seat", _describe_offer),
        PAUSE: Wording(
            "request-pause", "proposal-pause", "proposal-ended-pause", lambda _, __, words: words("pause-about")
        ),
        UNDO: Wording("request-undo", "proposal-undo", "undo-stands", _describe_undo),
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
    return call(
        localizer(wording.request, people_names=mention_all(undecided(game, proposal), localizer)),
        localizer(wording.proposal, name=name),
        wording.describe(table, proposal.argument, localizer),
        localizer("undo-needs-all"),
        Row((agree, decline)),
    )


def notice_screen(table: Table, row: Message, localizer: FluentLocalizer) -> Screen | None:
    """Return the message of news or a request; None if no message is needed, for example for a decided request."""
    return SCREENS[row.kind].news(table, localizer, *row.subject)


def ended_screen(table: Table, row: Message, localizer: FluentLocalizer) -> Screen | None:
    """Return the screen that replaces a decided request; None for other messages."""
    ended = SCREENS[row.kind].ended
    return ended(table, localizer, *row.subject) if ended else None


def _proposed(table: Table, localizer: FluentLocalizer, kind: str, argument: str) -> Screen | None:
    proposal = find(table.game, kind, argument)
    return proposal_request(table, proposal, localizer) if proposal else None


def _proposal_ended(table: Table, localizer: FluentLocalizer, kind: str, argument: str) -> Screen:
    if kind == UNDO:
        return call(localizer(undo_outcome(table, int(argument))))
    # Another person may have the seat by now, and a pause that never was needs no explanation.
    what = "" if kind in (SEAT, PAUSE) else WORDINGS[kind].describe(table, argument, localizer)
    return call(what, localizer(WORDINGS[kind].ended))


def _offer_ended(_: Table, localizer: FluentLocalizer, *__: str) -> Screen:
    # The name on the seat may have changed by now, so the text does not name the seat.
    return call(localizer("seat-offer-ended"))


def _refused(table: Table, localizer: FluentLocalizer, kind: str, argument: str, name: str) -> Screen:
    if kind == UNDO:
        return call(localizer("undo-refused", name=safe_name(name)))
    text = localizer("proposal-refused", name=safe_name(name))
    return call(WORDINGS[kind].describe(table, argument, localizer), text)


def _agreed(table: Table, localizer: FluentLocalizer, kind: str, argument: str) -> Screen | None:
    if kind == SEAT:
        return _offer(table.game, argument, lambda seat: seat_text(seat, "seat-offered", localizer), localizer)
    return call(WORDINGS[kind].describe(table, argument, localizer), localizer("proposal-agreed"))


def _offered(table: Table, localizer: FluentLocalizer, number: str) -> Screen | None:
    return _offer(table.game, number, lambda seat: localizer("seat-offered-left", name=safe_name(seat.name)), localizer)


def _offer(game: Game, number: str, describe: Callable[[Seat], str], localizer: FluentLocalizer) -> Screen | None:
    # A substitute may have taken the seat by now, or its player may be back.
    if not is_offered(game, number):
        return None
    seat = numbered_seat(game, number)
    return call(describe(seat), Row((take_button(game, seat, localizer),)))


def _taken(table: Table, localizer: FluentLocalizer, substitute: str, owner: str, host: str = "") -> Screen:
    key = "seat-taken" if owner else "seat-taken-for-good"
    # The screen edits the offer: a mention in an edit adds the substitute to the thread without a notification.
    namesakes = [seat for seat in table.game.people if seat.name == substitute]
    name = mention_all(namesakes, localizer) if len(namesakes) == 1 else safe_name(substitute)
    return _host(table, localizer, host, localizer(key, name=name, owner_name=safe_name(owner)))


def _returned(table: Table, localizer: FluentLocalizer, owner: str, substitute: str, host: str = "") -> Screen:
    text = localizer("seat-returned", name=safe_name(owner), substitute_name=safe_name(substitute))
    return _host(table, localizer, host, text)


def _resigned(table: Table, localizer: FluentLocalizer, name: str, host: str = "") -> Screen:
    return _host(table, localizer, host, localizer("told-resigned", name=safe_name(name)))


def _host(_: Table, localizer: FluentLocalizer, name: str, news: str = "") -> Screen:
    return call(news, localizer("told-host", name=safe_name(name)) if name else "")


def _put_out(table: Table, localizer: FluentLocalizer, user_id: str, host: str) -> Screen | None:
    # The person may have been invited again by now.
    seats = [seat for seat in table.game.put_out if str(seat.user_id) == user_id]
    told = join_facts(mention_all(seats, localizer), localizer("error-put-out", host_name=safe_name(host)))
    return call(told) if seats else None


def _won(table: Table, localizer: FluentLocalizer) -> str:
    """Name the winners, in a dynasty those of its latest game."""
    told = won(table, localizer)
    return localizer("poster-game", number=table.game.number, result=told) if table.game.options.dynasty else told


def _finished(table: Table, localizer: FluentLocalizer) -> Screen:
    place = small(mention_channel(table.game.channel_id))
    # The next game of a dynasty begins in the thread.
    again = () if table.game.has_successor else (Row((next_button(table, localizer),)),)
    return call(_won(table, localizer), standings(table, localizer), place, *again)


def _over(table: Table, localizer: FluentLocalizer, user_id: str) -> Screen | None:
    link = small(game_link(table.game, localizer))
    return call(join_facts(mention(int(user_id)), _won(table, localizer)), standings(table, localizer), link)


@dataclass(frozen=True)
class NoticeScreens:
    """The screens of a kind of notice, given the table, the localizer and the arguments of the notice."""

    news: Callable[..., Screen | None]
    """None if no message is needed any longer, for example for a decided request."""
    ended: Callable[..., Screen] | None = None
    """The screen in the place of a request that is decided."""


SCREENS: Final[Mapping[Kind, NoticeScreens]] = MappingProxyType(
    {
        Kind.PROPOSED: NoticeScreens(_proposed, _proposal_ended),
        Kind.AGREED: NoticeScreens(_agreed, _offer_ended),
        Kind.OFFERED: NoticeScreens(_offered, _offer_ended),
        Kind.CALLED: NoticeScreens(looking_for_players, call_ended),
        Kind.INVITED: NoticeScreens(invitation),
        Kind.PUT_OUT: NoticeScreens(_put_out),
        Kind.OVER: NoticeScreens(_over),
        Kind.TAKEN: NoticeScreens(_taken),
        Kind.RETURNED: NoticeScreens(_returned),
        Kind.RESIGNED: NoticeScreens(_resigned),
        Kind.REFUSED: NoticeScreens(_refused),
        Kind.HOST: NoticeScreens(_host),
        Kind.FINISHED: NoticeScreens(_finished),
    }
)
"""The screens of each kind of notice; `challenge_result` shows that a challenge is closed."""
