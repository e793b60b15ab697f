"""Explains errors: what went wrong, and what the person can do next."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import date
from types import MappingProxyType
from typing import Any, Final, TypeAlias, TypeVar

from bot.chat.errors import MissingPermissions, NothingOfTheKind
from bot.chat.markup import game_url, mention_channel, relative_time
from bot.games.errors import (
    CannotInvite,
    ChannelBusy,
    DealPlayed,
    HostSetsUp,
    HostStarts,
    InvitedAlready,
    LimitReached,
    NextGamePlayed,
    NoReminders,
    NothingToUndo,
    NotInLobby,
    NotLive,
    NotOffered,
    NotPlaying,
    NotYourTurn,
    OfferedAlready,
    PlayedBySubstitute,
    RemindersOfAnother,
    SeatsReserved,
    TableError,
    TooEarly,
    TooManyInvitations,
    TooManySeated,
    UndoDecided,
    WrongChannel,
    WrongNumber,
    WrongOptions,
    WrongPlayers,
    WrongStatus,
)
from bot.games.models import Seat, Status
from bot.games.names import safe_name
from bot.localization.fluent import FluentLocalizer
from engine.errors import NotationError
from engine.illegal_move import IllegalMove
from engine.moves import Pick
from renderers.localizer import comma_list

EXPECTED = TableError, IllegalMove, NotationError
"""Errors that people cause by what they do; any other is a bug."""


def explain(error: Exception, localizer: FluentLocalizer) -> str:
    """Say what went wrong, for an error that is one of `EXPECTED`.

    The message is `error-` with the name of the class, unless `_KEYS` names another; `_ARGUMENTS` gives its arguments.
    """
    key, arguments = _entry(_KEYS, error), _entry(_ARGUMENTS, error)
    return localizer(
        key(error) if key else f"error-{_dashed(type(error).__name__)}",
        **(arguments(error, localizer) if arguments else {}),
    )


_Entry = TypeVar("_Entry")


def _entry(table: Mapping[type[Exception], _Entry], error: Exception) -> _Entry | None:
    """Return what a table has for the class of an error or the nearest of its bases, None if it has nothing."""
    return next((table[each] for each in type(error).__mro__ if each in table), None)


def _dashed(name: str) -> str:
    """Turn `NotHost` into `not-host`."""
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name).removeprefix("-")


def _name(seat: Seat | None) -> str:
    return safe_name(seat.name if seat else "")


def _host(error: HostStarts | HostSetsUp, _localizer: FluentLocalizer) -> _Arguments:
    """Name the host, and say until when the host decides alone."""
    return {"host": _name(error.game.host), "until": relative_time(error.game.reserved_until)}


def _due(error: IllegalMove, _localizer: FluentLocalizer) -> _Arguments:
    """Say what is due, which is told with the reason "not done"."""
    return {"due": "choose" if any(isinstance(move, Pick) for move in error.state.legal_moves()) else "place"}


def _permissions(error: MissingPermissions, localizer: FluentLocalizer) -> _Arguments:
    names = (localizer(f"permission-{name.replace('_', '-')}") for name in error.names)
    return {"count": len(error.names), "names": comma_list(names, localizer)}


def _stage(error: WrongStatus) -> str:
    """Return the message that says at what stage the game is instead."""
    stages = {Status.LOBBY: "not-started", Status.PLAYING: "started", Status.ARCHIVED: "archived"}
    return f"error-{stages.get(error.game.status, 'ended')}"


_Arguments: TypeAlias = dict[str, str | float | date]

_ARGUMENTS: Final[Mapping[type[Exception], Callable[[Any, FluentLocalizer], _Arguments]]] = MappingProxyType(
    {
        CannotInvite: lambda error, _: {"name": safe_name(error.name)},
        ChannelBusy: lambda error, _: {
            "link": game_url(error.game),
            "where": "private" if error.game.is_private else "server",
        },
        DealPlayed: lambda error, _: {"link": game_url(error.game)},
        HostSetsUp: _host,
        HostStarts: _host,
        IllegalMove: _due,
        InvitedAlready: lambda error, _: {"name": safe_name(error.name), "until": relative_time(error.until)},
        LimitReached: lambda error, _: {"limit": error.limit},
        MissingPermissions: _permissions,
        NextGamePlayed: lambda error, _: {"link": game_url(error.game)},
        NoReminders: lambda error, _: {"name": _name(error.acting)},
        NotOffered: lambda error, _: {"name": _name(error.seat)},
        OfferedAlready: lambda error, _: {"name": _name(error.seat)},
        NotYourTurn: lambda error, _: {"name": _name(error.acting)},
        NothingToUndo: lambda error, _: {"why": error.obstacle.value, "name": _name(error.by)},
        PlayedBySubstitute: lambda error, _: {"name": _name(error.substitute)},
        RemindersOfAnother: lambda error, _: {"name": _name(error.acting)},
        SeatsReserved: lambda error, _: {"until": relative_time(error.game.reserved_until)},
        TooEarly: lambda error, _: {"name": _name(error.acting), "reminders": error.reminders},
        TooManyInvitations: lambda error, _: {"limit": error.limit, "until": relative_time(error.until)},
        TooManySeated: lambda error, _: {"seats": error.seats, "seated": len(error.game.seats)},
        WrongChannel: lambda error, localizer: {
            "channels": comma_list(map(mention_channel, error.channels), localizer),
        },
        WrongNumber: lambda error, localizer: {
            "allowed": localizer.either(error.allowed),
            "seated": len(error.game.seats),
        },
        WrongOptions: lambda error, localizer: {"variant": localizer(f"variant-{error.base}")},
        WrongPlayers: lambda error, localizer: {
            "variant": localizer(f"variant-{error.base}"),
            "allowed": localizer.either(error.allowed),
        },
    }
)
"""The arguments of the messages of a class and of those derived from it; messages of all other errors have none."""

_KEYS: Final[Mapping[type[Exception], Callable[[Any], str]]] = MappingProxyType(
    {
        IllegalMove: lambda error: f"illegal-{error.reason.value}",
        NothingOfTheKind: lambda error: f"illegal-{error.reason.value}",
        UndoDecided: lambda error: f"undo-{error.outcome}",
        NotYourTurn: lambda error: "error-not-your-turn" if error.acting else "error-nobodys-turn",
        RemindersOfAnother: lambda error: "error-reminders-of-another" if error.acting else "error-nobodys-turn",
        NotPlaying: _stage,
        NotInLobby: _stage,
        NotLive: _stage,
    }
)
"""The messages that have another name than the class of the error."""
