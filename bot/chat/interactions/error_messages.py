"""Explains errors: what went wrong, and what the person can do next."""

from __future__ import annotations

from functools import singledispatch

from bot.chat.markup import game_url, mention_channel, relative_time
from bot.games.errors import (
    CalledAlready,
    CallsTooMany,
    CannotInvite,
    ChannelBusy,
    DealPlayed,
    HostSetsUp,
    HostStarts,
    LimitReached,
    MissingPermissions,
    NoReminders,
    NothingOfTheKind,
    NothingToUndo,
    NotInLobby,
    NotLive,
    NotOffered,
    NotPlaying,
    NotYourTurn,
    PlayedBySubstitute,
    RemindersOfAnother,
    SeatsKept,
    TableError,
    TooEarly,
    TooManySeated,
    UndoDecided,
    WrongChannel,
    WrongNumber,
    WrongOptions,
    WrongPlayers,
)
from bot.games.models import Status
from bot.games.names import safe_name
from bot.localization.fluent import FluentLocalizer
from engine.errors import NotationError
from engine.illegal_move import IllegalMove
from engine.moves import Pick
from renderers.localizer import comma_list

EXPECTED = TableError, IllegalMove, NotationError
"""Errors that people cause by what they do; any other is a bug."""


@singledispatch
def explain(error: Exception, localizer: FluentLocalizer) -> str:
    """Say what went wrong, for an error that is one of `EXPECTED`."""
    return localizer(f"error-{_dashed(type(error).__name__)}")


@explain.register(ChannelBusy)
@explain.register(DealPlayed)
def _(error: ChannelBusy | DealPlayed, localizer: FluentLocalizer) -> str:
    return localizer(f"error-{_dashed(type(error).__name__)}", link=game_url(error.game))


@explain.register(HostStarts)
@explain.register(HostSetsUp)
def _(error: HostStarts | HostSetsUp, localizer: FluentLocalizer) -> str:
    """Name the host, and say until when the host decides alone."""
    host, until = error.game.host, relative_time(error.game.reserved_until)
    return localizer(f"error-{_dashed(type(error).__name__)}", host=safe_name(host.name if host else ""), until=until)


@explain.register
def _(error: SeatsKept, localizer: FluentLocalizer) -> str:
    return localizer("error-seats-kept", until=relative_time(error.game.reserved_until))


@explain.register
def _(error: CannotInvite, localizer: FluentLocalizer) -> str:
    return localizer(f"error-{_dashed(type(error).__name__)}", name=safe_name(error.name))


@explain.register
def _(error: CalledAlready, localizer: FluentLocalizer) -> str:
    return localizer("error-called-already", name=safe_name(error.name), until=relative_time(error.until))


@explain.register
def _(error: CallsTooMany, localizer: FluentLocalizer) -> str:
    return localizer("error-calls-too-many", limit=error.limit, until=relative_time(error.until))


@explain.register
def _(error: IllegalMove, localizer: FluentLocalizer) -> str:
    """Say what the rules forbid, and with the reason "not done" what is due."""
    due = "choose" if any(isinstance(move, Pick) for move in error.state.legal_moves()) else "place"
    return localizer(f"illegal-{error.reason.value}", due=due)


@explain.register
def _(error: NothingOfTheKind, localizer: FluentLocalizer) -> str:
    return localizer(f"illegal-{error.reason.value}")


@explain.register
def _(error: MissingPermissions, localizer: FluentLocalizer) -> str:
    names = (localizer(f"permission-{name.replace('_', '-')}") for name in error.names)
    return localizer("error-missing-permissions", count=len(error.names), names=comma_list(names, localizer))


@explain.register
def _(error: NotYourTurn, localizer: FluentLocalizer) -> str:
    if error.acting is None:
        return localizer("error-nobodys-turn")
    return localizer("error-not-your-turn", name=safe_name(error.acting.name))


@explain.register
def _(error: NothingToUndo, localizer: FluentLocalizer) -> str:
    return localizer(
        "error-nothing-to-undo", why=error.obstacle.value, name=safe_name(error.by.name if error.by else "")
    )


@explain.register
def _(error: UndoDecided, localizer: FluentLocalizer) -> str:
    return localizer(f"takeback-{error.outcome}")


@explain.register
def _(error: RemindersOfAnother, localizer: FluentLocalizer) -> str:
    if error.acting is None:
        return localizer("error-nobodys-turn")
    return localizer("error-reminders-of-another", name=safe_name(error.acting.name))


@explain.register
def _(error: NotOffered, localizer: FluentLocalizer) -> str:
    return localizer("error-not-offered", name=safe_name(error.seat.name))


@explain.register
def _(error: PlayedBySubstitute, localizer: FluentLocalizer) -> str:
    return localizer("error-played-by-substitute", name=safe_name(error.substitute.name))


@explain.register
def _(error: NoReminders, localizer: FluentLocalizer) -> str:
    return localizer("error-no-reminders", name=safe_name(error.acting.name))


@explain.register
def _(error: TooEarly, localizer: FluentLocalizer) -> str:
    return localizer("error-too-early", name=safe_name(error.acting.name), reminders=error.reminders)


@explain.register
def _(error: TooManySeated, localizer: FluentLocalizer) -> str:
    return localizer("error-too-many-seated", seats=error.seats, seated=len(error.game.seats))


@explain.register
def _(error: LimitReached, localizer: FluentLocalizer) -> str:
    return localizer(f"error-{_dashed(type(error).__name__)}", limit=error.limit)


@explain.register
def _(error: WrongNumber, localizer: FluentLocalizer) -> str:
    return localizer("error-wrong-number", allowed=localizer.either(error.allowed), seated=len(error.game.seats))


@explain.register
def _(error: WrongOptions, localizer: FluentLocalizer) -> str:
    return localizer("error-wrong-options", variant=localizer(f"variant-{error.base}"))


@explain.register
def _(error: WrongPlayers, localizer: FluentLocalizer) -> str:
    variant = localizer(f"variant-{error.base}")
    return localizer("error-wrong-players", variant=variant, allowed=localizer.either(error.allowed))


@explain.register
def _(error: WrongChannel, localizer: FluentLocalizer) -> str:
    channels = comma_list(map(mention_channel, error.channels), localizer)
    return localizer("error-wrong-channel", channels=channels)


@explain.register(NotPlaying)
@explain.register(NotInLobby)
@explain.register(NotLive)
def _(error: NotPlaying | NotInLobby | NotLive, localizer: FluentLocalizer) -> str:
    """Say at what stage the game is instead."""
    stages = {Status.LOBBY: "not-started", Status.PLAYING: "started", Status.ARCHIVED: "archived"}
    return localizer(f"error-{stages.get(error.game.status, 'ended')}")


def _dashed(name: str) -> str:
    """Turn `NotHost` into `not-host`."""
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name).removeprefix("-")
