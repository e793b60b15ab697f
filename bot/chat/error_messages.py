"""What to say when something cannot be done: true, friendly, and with what to do next."""

from __future__ import annotations

from functools import singledispatch

from bot.games.errors import (
    ChannelBusy,
    HostStarts,
    MissingPermissions,
    NotInLobby,
    NotLive,
    NotPlaying,
    NotYourTurn,
    TableError,
    TooEarly,
    WrongNumber,
    WrongOptions,
    WrongPlayers,
)
from bot.games.models import Game, Status
from bot.games.names import safe_name
from bot.localization.fluent import FluentLocalizer
from engine.errors import IllegalMove, NotationError

EXPECTED = TableError, IllegalMove, NotationError
"""What happens to people who play; everything else is a mistake of ours."""


@singledispatch
def explain(error: Exception, words: FluentLocalizer) -> str:
    """The sentence for an error of `EXPECTED`."""
    return words(f"error-{_dashed(type(error).__name__)}")


@explain.register
def _(error: ChannelBusy, words: FluentLocalizer) -> str:
    return words("error-channel-busy", link=link(error.game))


@explain.register
def _(error: HostStarts, words: FluentLocalizer) -> str:
    host = error.game.host
    return words("error-host-starts", host=safe_name(host.name if host else ""))


@explain.register
def _(error: IllegalMove, words: FluentLocalizer) -> str:
    return words(f"illegal-{error.reason.value}")


@explain.register
def _(error: MissingPermissions, words: FluentLocalizer) -> str:
    names = ", ".join(words(f"permission-{name.replace('_', '-')}") for name in error.names)
    return words("error-missing-permissions", count=len(error.names), names=names)


@explain.register
def _(error: NotYourTurn, words: FluentLocalizer) -> str:
    if error.acting is None:
        return words("error-nobodys-turn")
    return words("error-not-your-turn", name=safe_name(error.acting.name))


@explain.register
def _(error: TooEarly, words: FluentLocalizer) -> str:
    return words("error-too-early", name=safe_name(error.acting.name), reminders=error.reminders)


@explain.register
def _(error: WrongNumber, words: FluentLocalizer) -> str:
    return words("error-wrong-number", allowed=", ".join(map(str, error.allowed)), seated=len(error.game.seats))


@explain.register
def _(error: WrongOptions, words: FluentLocalizer) -> str:
    return words("error-wrong-options", variant=words(f"variant-{error.base}"))


@explain.register
def _(error: WrongPlayers, words: FluentLocalizer) -> str:
    allowed = ", ".join(map(str, error.allowed))
    return words("error-wrong-players", variant=words(f"variant-{error.base}"), allowed=allowed)


@explain.register(NotPlaying)
@explain.register(NotInLobby)
@explain.register(NotLive)
def _(error: NotPlaying | NotInLobby | NotLive, words: FluentLocalizer) -> str:
    """What became of the game."""
    return words(
        {Status.LOBBY: "error-not-started", Status.PLAYING: "error-started"}.get(error.game.status, "error-ended")
    )


def link(game: Game) -> str:
    """The address of the game's message, or of its channel."""
    place = f"https://discord.com/channels/{game.guild_id or '@me'}/{game.channel_id}"
    return f"{place}/{game.message_id}" if game.message_id else place


def _dashed(name: str) -> str:
    """`NotHost` as `not-host`."""
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name).removeprefix("-")
