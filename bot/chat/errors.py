"""Errors that only the chat raises: what Discord or a server does not allow, and what was typed."""

from dataclasses import dataclass

from bot.games.errors import CannotInvite, TableError
from engine.errors import ReasonCode


class NoGameHere(TableError):
    """The channel has no lobby and no running game."""


class NothingPlayedHere(TableError):
    """The channel has no live game, and none that was played to its end or is archived."""


@dataclass(eq=False)
class NothingOfTheKind(TableError):
    """The typed text is not a move, and no move of the wanted kind is possible now because of `reason`."""

    reason: ReasonCode


class NoSuchDate(TableError):
    """What was typed names no time at which an absence may end."""


class BotInvited(CannotInvite):
    """They are a bot."""


class GuestOutside(CannotInvite):
    """They cannot see the channel."""


class NoThreads(TableError):
    """A channel of this kind has no threads."""


class TooManyThreads(TableError):
    """The server has as many open threads as Discord allows."""


@dataclass(eq=False)
class MissingPermissions(TableError):
    """The bot lacks permissions in the channel; the names are those of `discord.Permissions`."""

    names: tuple[str, ...]


class NotManager(TableError):
    """Only people who may manage the server may change its settings."""


class NoServer(TableError):
    """A private conversation has no settings of a server."""


class ResultsOfAnother(TableError):
    """The results of somebody else are shown only on a server, and only those of the games there."""
