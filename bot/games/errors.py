"""Errors: why a table refuses a request. Each carries the values its message needs; texts are in the Fluent files."""

from dataclasses import dataclass
from enum import StrEnum

from bot.games.game import Game
from bot.games.models import Seat
from engine.errors import ReasonCode


class TableError(Exception):
    """A table refuses a request."""


@dataclass(eq=False)
class NoSuchGame(TableError):
    game_id: int


@dataclass(eq=False)
class ChannelBusy(TableError):
    """The channel has a live game already: `game`."""

    game: Game


class ChannelTaken(ChannelBusy):
    """A game cannot be revived while another one is live in its channel."""


class YourTableWaits(ChannelBusy):
    """The live game is a lobby in which the person has a seat already."""


@dataclass(eq=False)
class TooManyTables(TableError):
    """There are `limit` tables already that are not over."""

    limit: int


class HostHasTooManyTables(TooManyTables):
    """The person hosts as many tables as one person may."""


class ServerHasTooManyTables(TooManyTables):
    """The server has as many tables as one server may."""


class TooManyThreads(TableError):
    """The server has as many open threads as Discord allows."""


class NoThreads(TableError):
    """A channel of this kind has no threads."""


@dataclass(eq=False)
class DealPlayed(TableError):
    """The person has had their try at the deal: `game`."""

    game: Game


@dataclass(eq=False)
class TooManyFollowers(TableError):
    """As many people follow the game already as may follow one: `limit`."""

    limit: int


@dataclass(eq=False)
class FollowsTooMany(TableError):
    """The person follows as many games already as one person may: `limit`."""

    limit: int


@dataclass(eq=False)
class GameFull(TableError):
    game: Game


@dataclass(eq=False)
class TeamFull(TableError):
    game: Game


@dataclass(eq=False)
class AlreadySeated(TableError):
    game: Game


@dataclass(eq=False)
class HasLeft(TableError):
    """Whoever has resigned can take no seat but their own, so that nobody has two."""

    game: Game


@dataclass(eq=False)
class CannotInvite(TableError):
    """Somebody of this name cannot be invited."""

    name: str


class GuestSeated(CannotInvite):
    """They have a seat at the table."""


class AlreadyInvited(CannotInvite):
    """A seat is kept for them."""


class BotInvited(CannotInvite):
    """They are a bot."""


class GuestOutside(CannotInvite):
    """They cannot see the channel."""


class NoSeatToKeep(TableError):
    """Every free seat is kept for somebody."""


class PrivateTable(TableError):
    """The table is in a private conversation, where nobody else can come."""


@dataclass(eq=False)
class CalledAlready(TableError):
    """The person of this name was called by the same one a while ago, and can be again at `until`, in Unix seconds."""

    name: str
    until: int


@dataclass(eq=False)
class CallsTooMany(TableError):
    """The person has called as many people lately as one may: `limit`. They can again at `until`, in Unix seconds."""

    limit: int
    until: int


@dataclass(eq=False)
class NotSeated(TableError):
    """The person or the computer player has no seat at the table."""

    game: Game


class KeptByComputer(NotSeated):
    """A computer player keeps the person's seat."""


@dataclass(eq=False)
class PlayedBySubstitute(NotSeated):
    """Another person plays on the seat of its owner: that of `substitute`."""

    substitute: Seat


@dataclass(eq=False)
class NotHost(TableError):
    """Only the host or a moderator of the server may do this."""

    game: Game


@dataclass(eq=False)
class SeatsKept(TableError):
    """The free seats are kept for people who are invited."""

    game: Game


@dataclass(eq=False)
class HostSetsUp(TableError):
    """Only the host may change what is played and add computer players."""

    game: Game


@dataclass(eq=False)
class SeriesGoesOn(TableError):
    """The lobby is of a later game of a series, which has the players and options of the first."""

    game: Game


@dataclass(eq=False)
class TooManySeated(TableError):
    """More have sat down than the `seats` that there would be."""

    game: Game
    seats: int


@dataclass(eq=False)
class LobbyChanged(TableError):
    """Somebody came, left or changed the options at the moment of the start."""

    game: Game


@dataclass(eq=False)
class HostStarts(TableError):
    """While seats are free, only the host may start the game."""

    game: Game


@dataclass(eq=False)
class WrongNumber(TableError):
    """The variant is for other numbers of players; `allowed` is ascending."""

    game: Game
    allowed: tuple[int, ...]


@dataclass(eq=False)
class NotYourTurn(TableError):
    """It is the turn of another seat, `acting`; None if it is nobody's turn."""

    game: Game
    acting: Seat | None


@dataclass(eq=False)
class TurnHasCome(TableError):
    """Somebody plans a turn that has come already."""

    game: Game


@dataclass(eq=False)
class PlanOutdated(TableError):
    """A plan that is to be kept is not possible any more as it is."""

    game: Game


@dataclass(eq=False)
class PlansChanged(TableError):
    """Somebody has kept or dropped a plan while moves were made ready; `game` is as it is now."""

    game: Game


@dataclass(eq=False)
class RemindersOfAnother(TableError):
    """Reminders of the turn are for the person on the seat `acting`; None if nobody is waited for."""

    game: Game
    acting: Seat | None


@dataclass(eq=False)
class ProposalGone(TableError):
    """The proposal has been decided, or another one has taken its place."""

    game: Game


@dataclass(eq=False)
class NotOffered(TableError):
    """Nobody may take the seat now: somebody else has, or its player is back."""

    game: Game
    seat: Seat


@dataclass(eq=False)
class MissingPermissions(TableError):
    """The bot lacks permissions in the channel; the names are those of `discord.Permissions`."""

    names: tuple[str, ...]


@dataclass(eq=False)
class TooEarly(TableError):
    """`acting` has not been reminded `reminders` times yet."""

    game: Game
    acting: Seat
    reminders: int


@dataclass(eq=False)
class NoReminders(TableError):
    """Nobody may move for `acting`, who has any time: people are not reminded at this table."""

    game: Game
    acting: Seat


class NoGameHere(TableError):
    """The channel has no lobby and no game."""


@dataclass(eq=False)
class WrongPlayers(TableError):
    """The variant `base` is not for `players` players but for `allowed`."""

    base: str
    players: int
    allowed: tuple[int, ...]


@dataclass(eq=False)
class WrongOptions(TableError):
    """The variant `base` does not allow the options that were asked for."""

    base: str


class UndoObstacle(StrEnum):
    """Why a turn or a move cannot be undone."""

    NO_MOVE = "no-move"
    """the person has made no move in the turn under way that could be made otherwise"""
    NO_TURN = "no-turn"
    """the person has ended no turn yet"""
    DEALT = "dealt"
    """dominoes or tiles have come since"""
    OWN_MOVE = "own-move"
    """the person has moved again"""
    MOVED = "moved"
    """somebody else has decided something since"""
    COMPUTER = "computer"
    """a computer player has"""
    NO_CHOICE = "no-choice"
    """the turn had no choice, and would be made again"""
    OVER = "over"
    """the game is over"""


@dataclass(eq=False)
class NothingToUndo(TableError):
    """The latest move or turn cannot be undone, or no longer; `by` is the seat that has moved since, if one has."""

    game: Game
    obstacle: UndoObstacle
    by: Seat | None = None


class UndoOutcome(StrEnum):
    """What has come of a request to undo a turn that is not open any more."""

    AGREED = "agreed"
    """the turn was undone"""
    LATE = "late"
    """somebody has moved first"""
    STANDS = "stands"
    """the turn stands, for example because somebody would rather play on"""


@dataclass(eq=False)
class UndoDecided(TableError):
    """The request to undo a turn is not open any more."""

    outcome: UndoOutcome


@dataclass(eq=False)
class WrongStatus(TableError):
    """The status of the game does not allow the request."""

    game: Game


class NotInLobby(WrongStatus):
    """The game has started, or ended before it did."""


class NotPlaying(WrongStatus):
    """The game has not started yet, or is over."""


class NotArchived(WrongStatus):
    """The game is not in the archive, or not about to be."""


class NotLive(WrongStatus):
    """The game has ended."""


@dataclass(eq=False)
class StaleGame(TableError):
    """The request was made for the position after `expected` moves, and there are `actual` by now."""

    game_id: int
    expected: int
    actual: int


@dataclass(eq=False)
class AlreadyDone(TableError):
    """The interaction has already written the move at `ply` of that game."""

    game_id: int
    ply: int


@dataclass(eq=False)
class NoSuchSeat(TableError):
    """Nobody at the table has the name that was typed."""

    game: Game


class SubstituteForComputer(TableError):
    """Nobody has left the seat for which a substitute is to be found: a computer player has it for good."""


class NoSuchDate(TableError):
    """What was typed names no time at which an absence may end."""


class OldButton(TableError):
    """A button or a select asks for something that this version of the bot does not know."""


@dataclass(eq=False)
class WrongChannel(TableError):
    """The server wants its tables in other channels, whose ids these are."""

    channels: tuple[int, ...]


class NotManager(TableError):
    """Only who may manage the server may change its settings."""


class ResultsOfAnother(TableError):
    """What somebody else has done is told on a server only, of the games there."""


class NoServer(TableError):
    """A private conversation has no settings of a server."""


@dataclass(eq=False)
class UnknownTimeZone(TableError):
    """There is no time zone of the name that was typed."""

    typed: str


class NothingOfTheKind(TableError):
    """The typed text is not a move, and no move of the wanted kind is possible now because of `reason`."""

    def __init__(self, reason: ReasonCode) -> None:
        self.reason = reason
        super().__init__(reason.value)
