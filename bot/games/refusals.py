"""Refusals: the reasons why a table does not carry out a request.

A refusal names the message that explains the reason, so most refusals need only a message. A refusal has a class of its
own only if code catches the class.
"""

from typing import Any, Final

from bot.games.game import Game, Status
from engine.errors import Reason, ReasonCode


class Refusal(Exception):
    """A request that is not carried out; `key` is the id of the message with the reason.

    The arguments are plain values, such as seconds or a game; the front end formats each argument by its name.
    """

    def __init__(self, key: str, *games: Game, **arguments: Any) -> None:
        super().__init__(key)
        self.key, self.games, self.arguments = key, games, arguments
        """`games` are offered to the person: a lobby with a free seat, an archived game, or features' open rows."""


OF_CHANCE: Final = frozenset(
    {Reason.WRONG_KINGS, Reason.WRONG_COUNT, Reason.WRONG_BOX, Reason.ALREADY_SEEN, Reason.NOT_ASCENDING}
)
"""The reasons why a move of chance is illegal."""


def illegal_key(reason: ReasonCode) -> str:
    """Return the id of the message that explains an illegal move. All reasons of moves of chance have one message."""
    return f"illegal-{'not-chance' if reason in OF_CHANCE else reason.value}"


class ChannelBusy(Refusal):
    """Another game, `game`, is live in the channel."""

    def __init__(self, game: Game, key: str = "error-channel-busy", asked_by: int | None = None) -> None:
        hosted = "yours" if game.host_id == asked_by else "hosted"
        where = "private" if game.is_private else hosted if game.host else "server"
        super().__init__(key, link=game, where=where, host_name=game.host.name if game.host else "")
        self.game = game


_STAGES: Final = {Status.LOBBY: "error-not-started", Status.PLAYING: "error-started", Status.ARCHIVED: "error-archived"}


def wrong_status(game: Game) -> Refusal:
    """Return the refusal of a request that the stage of the game does not allow."""
    archived = (game,) if game.status is Status.ARCHIVED else ()
    return Refusal(_STAGES.get(game.status, "illegal-game-over"), *archived)


class StorageDown(Exception):
    """Storage cannot be read or written now; every method of a repository may raise this error, which is logged.

    `is_lasting` is for trouble that only the operator can end.
    """

    def __init__(self, *args: object, is_lasting: bool = False) -> None:
        super().__init__(*args)
        self.is_lasting = is_lasting


class ErasedSince(Refusal):
    """The person was erased after they asked for this, so nothing about them is stored."""

    def __init__(self) -> None:
        super().__init__("error-erased-since")


class StaleGame(Refusal):
    """The request was made for another position than the current position."""

    def __init__(self) -> None:
        super().__init__("error-stale-game")
