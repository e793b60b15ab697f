"""Errors: why a table refuses a request. Each carries the values its message needs; texts are in the Fluent files."""

from dataclasses import dataclass
from enum import StrEnum

from bot.games.game import Game
from bot.games.models import Seat


class TableError(Exception):
    """A table refuses a request."""


@dataclass(eq=False)
class GameError(TableError):
    """A game refuses a request, as it is now: `game`."""

    game: Game


@dataclass(eq=False)
class LimitReached(TableError):
    """There is already as much of something as there may be: `limit`."""

    limit: int


# ---- which game, and at what stage it is


@dataclass(eq=False)
class NoSuchGame(TableError):
    """There is no game with this id, or not in this channel; None for an id that nobody could give."""

    game_id: int | None


class WrongStatus(GameError):
    """The status of the game does not allow the request."""


class NotInLobby(WrongStatus):
    """The game has started, or ended before it did."""


class NotPlaying(WrongStatus):
    """The game has not started yet, or is over."""


class NotArchived(WrongStatus):
    """The game is not in the archive, or not about to be."""


class NotLive(WrongStatus):
    """The game has ended."""


# ---- a new table, or one that is revived


class ChannelBusy(GameError):
    """The channel has a live game already: `game`."""


class ChannelTaken(ChannelBusy):
    """A game cannot be revived while another one is live in its channel."""


class YourTableWaits(ChannelBusy):
    """The live game is a lobby in which the person has a seat already."""


class NextGameBegun(ChannelBusy):
    """The live game is a later one of the series, or one that the person plays who asks for a rematch."""


class NextGamePlayed(GameError):
    """The next game of the series is over already; `game` is the newest one."""


@dataclass(eq=False)
class WrongChannel(TableError):
    """The server wants its tables in other channels, whose ids these are."""

    channels: tuple[int, ...]


class DailyGameFixed(TableError):
    """A daily game is played alone and as it is: nothing about it can be changed."""


class DealPlayed(GameError):
    """The person has begun the game of the deal already: `game`."""


class TooManyTables(LimitReached):
    """There are `limit` tables already that are not over."""


class HostHasTooManyTables(TooManyTables):
    """The person hosts as many tables as one person may."""


class ServerHasTooManyTables(TooManyTables):
    """The server has as many tables as one server may."""


# ---- the lobby


class NotHost(GameError):
    """Only the host or a moderator of the server may do this."""


class HostSetsUp(GameError):
    """Only the host may change what is played and add computer players."""


class HostStarts(GameError):
    """While seats are free, only the host may start the game."""


class SeriesGoesOn(GameError):
    """The lobby is of a later game of a series, which has the players and options of the first."""


class GameFull(GameError):
    """All seats are taken."""


class TeamFull(GameError):
    """All seats of the team are taken."""


@dataclass(eq=False)
class TooManySeated(GameError):
    """More have sat down than the `seats` that there would be."""

    seats: int


@dataclass(eq=False)
class WrongNumber(GameError):
    """The variant is for other numbers of players; `allowed` is ascending."""

    allowed: tuple[int, ...]


@dataclass(eq=False)
class WrongPlayers(TableError):
    """The variant `base` is for `allowed` players only."""

    base: str
    allowed: tuple[int, ...]


@dataclass(eq=False)
class WrongOptions(TableError):
    """The variant `base` does not allow the options that were asked for."""

    base: str


# ---- invitations


class SeatsReserved(GameError):
    """The free seats are reserved for people who are invited."""


class NoSeatToReserve(TableError):
    """Every free seat is reserved for somebody."""


class PrivateTable(TableError):
    """The table is in a private conversation, where nobody else can come."""


@dataclass(eq=False)
class CannotInvite(TableError):
    """Somebody of this name cannot be invited."""

    name: str


class GuestSeated(CannotInvite):
    """They have a seat at the table."""


class AlreadyInvited(CannotInvite):
    """A seat is reserved for them."""


@dataclass(eq=False)
class InvitedAlready(TableError):
    """The person of this name was invited by the same one a while ago, and can be again at `until`, in Unix seconds."""

    name: str
    until: int


@dataclass(eq=False)
class TooManyInvitations(LimitReached):
    """The person has invited as many people lately as one may: `limit`. They can again at `until`, in Unix seconds."""

    until: int


# ---- seats, and those who follow without one


class AlreadySeated(GameError):
    """The person has a seat at the table."""


class NotSeated(GameError):
    """The person or the computer player has no seat at the table."""


class NoSeatYet(NotSeated):
    """The person has no seat at a lobby in which there is one for them."""


class KeptByComputer(NotSeated):
    """A computer player keeps the person's seat."""


@dataclass(eq=False)
class PlayedBySubstitute(NotSeated):
    """Another person plays on the seat of its owner: that of `substitute`."""

    substitute: Seat


class HasLeft(GameError):
    """Whoever has resigned can take no seat but their own, so that nobody has two."""


@dataclass(eq=False)
class NotOffered(GameError):
    """Nobody may take the seat now: somebody else has, or its player is back."""

    seat: Seat


@dataclass(eq=False)
class OfferedAlready(GameError):
    """Anybody may take the seat already."""

    seat: Seat


class NoSuchSeat(GameError):
    """Nobody at the table has the name that was typed."""


class SubstituteForComputer(TableError):
    """Nobody has left the seat for which a substitute is to be found: a computer player has it for good."""


class TooManyFollowers(LimitReached):
    """As many people follow the game already as may follow one: `limit`."""


class FollowsTooMany(LimitReached):
    """The person follows as many games already as one person may: `limit`."""


# ---- turns, plans and reminders


@dataclass(eq=False)
class NotYourTurn(GameError):
    """It is the turn of another seat, `acting`; None if it is nobody's turn."""

    acting: Seat | None


class TurnHasCome(GameError):
    """Somebody plans a turn that has come already."""


class PlanOutdated(GameError):
    """A plan that is to be kept is not possible any more as it is."""


@dataclass(eq=False)
class RemindersOfAnother(GameError):
    """Reminders of the turn are for the person on the seat `acting`; None if nobody is waited for."""

    acting: Seat | None


@dataclass(eq=False)
class TooEarly(GameError):
    """`acting` has not been reminded `reminders` times yet."""

    acting: Seat
    reminders: int


@dataclass(eq=False)
class NoReminders(GameError):
    """Nobody may move for `acting`, who has any time: people are not reminded at this table."""

    acting: Seat


# ---- undo


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
class NothingToUndo(GameError):
    """The latest move or turn cannot be undone, or no longer; `by` is the seat that has moved since, if one has."""

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


# ---- what has happened at the same moment


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


class LobbyChanged(GameError):
    """Somebody came, left or changed the options at the moment of the start."""


class PlansChanged(GameError):
    """Somebody has kept or dropped a plan while moves were made ready; `game` is as it is now."""


class ProposalGone(GameError):
    """The proposal has been decided, or another one has taken its place."""


# ---- analyses


class AnalysisUnderWay(TableError):
    """The person is waiting for the analysis of another game already."""


class TooManyAnalyses(TableError):
    """Too many games wait already to be analysed."""


class AnalysisFailed(TableError):
    """An analysis took too long, or its process has ended."""


# ---- what was typed or tapped


class OldButton(TableError):
    """A button or a select asks for something that this version of the bot does not know."""


@dataclass(eq=False)
class UnknownTimeZone(TableError):
    """There is no time zone of the name that was typed."""

    typed: str
