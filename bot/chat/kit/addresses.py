"""Addresses: the meaning of a button or a select, written into its custom id.

An address is an action, a game, a ply and an argument: "play:17:42:12@g8e". An address has all data of a control, so
controls work after a restart and on messages from last year. The texts of actions are therefore a public format: add
texts, but never change them.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Final, Self
from zlib import crc32

from bot.games.table import Table

# The argument comes last, so it may contain anything, even colons.
ADDRESS: Final = r"[a-z]+:\d+:\d+:.*"
"""A regular expression that matches the text of every address."""

LARGEST_NUMBER: Final = (1 << 63) - 1
"""The largest number in the database."""


class UnknownAction(ValueError):
    """Raised for an address with an unregistered action."""


class Action(StrEnum):
    """The actions of controls. Each value is the text of the action in an address."""

    SHOW_LOBBY = "more"
    JOIN = "join"
    ACCEPT_INVITATION = "accept"
    DECLINE_INVITATION = "declineinvitation"
    INVITE = "invite"
    LEAVE = "leave"
    ADD_COMPUTER = "add"
    FILL_SEATS = "fill"
    PUT_OUT = "putout"
    CHOOSE_TEAM = "team"
    SET_UP = "setup"
    START = "start"
    CANCEL = "cancel"
    RESIGN = "resign"
    CALL_OFF = "calloff"
    QUIT_ELSEWHERE = "quit"

    OPEN_PANEL = "open"
    CHOOSE_SPOT = "spot"
    ROTATE = "rotate"
    HINT = "hint"
    SHOW_PANEL_STEP = "goto"
    PLAY = "play"
    TAKE_BACK = "unplace"

    OPEN_PLAN = "openplan"
    CHANGE_PLAN = "plan"
    KEEP_PLAN = "keepplan"
    DROP_PLAN = "dropplan"

    COMPUTER_MOVES = "computermoves"
    COMPUTER_KEEPS_SEAT = "computerkeeps"
    RETURN_TO_SEAT = "returntoseat"
    MUTE = "mute"
    ANSWER_REMINDER = "answer"
    SHOW_STAND_INS = "standins"
    FIND_SUBSTITUTE = "findsubstitute"
    TAKE_SEAT = "takeseat"

    COME_BACK = "comeback"

    SHOW_PACE = "pace"
    PROPOSE_PACE = "proposepace"
    PAUSE = "pause"
    GO_ON = "goon"
    AGREE = "agree"
    DECLINE = "decline"

    UNDO_TURN = "undoturn"

    SHOW_KINGDOM = "kingdom"
    SHOW_TABLE = "table"
    SHOW_DECK = "deck"
    ASK_DECK = "askdeck"

    KEEP_PLAYING = "keepplaying"
    ARCHIVE = "archive"
    REVIVE = "revive"
    REVIVE_ELSEWHERE = "reviveelsewhere"

    REMATCH = "rematch"
    PLAY_ON = "playon"
    WHY_NOT = "whynot"

    READ_RULES = "rules"

    SHOW_HELP = "help"
    SHOW_GAMES = "games"

    SHOW_SERVER = "server"
    ADJUST_SERVER = "adjustserver"

    SHOW_SETTINGS = "settings"
    ADJUST_SETTING = "adjust"

    SHOW_PRIVACY = "privacy"
    EXPORT_DATA = "export"
    FORGET_PERSON = "forget"


# Extensions add their enumerations at import, before any address is read.
_enumerations: list[type[StrEnum]] = [Action]


def register_actions(enumeration: type[StrEnum]) -> None:
    """Register the actions of an extension for addresses; their texts must differ from all other actions."""
    if enumeration not in _enumerations:
        _enumerations.append(enumeration)


def find_action(text: str) -> StrEnum:
    """Return the action with that text. Raises UnknownAction."""
    for enumeration in _enumerations:
        if text in list(enumeration):
            return enumeration(text)
    raise UnknownAction(text)


CONFIRMED: Final = "yes"
"""The last word in the argument of a deed about which its person was asked first."""


@dataclass(frozen=True)
class Address:
    """The action of a control, with the game, the ply and the argument of the action.

    Game ids and the plies of turns are at least 1; in the text 0 means None.
    """

    action: StrEnum
    game_id: int | None = None
    ply: int | None = None
    """The ply of the game when the control was shown."""
    argument: str = ""
    """Often the text of a move."""
    mark: str = field(default="", compare=False)
    """The nonce of the message, in its first control only; handlers do not see it."""

    @classmethod
    def at(cls, table: Table, action: StrEnum, argument: str = "") -> Self:
        return cls(action, table.game.id, table.ply or None, argument)

    @classmethod
    def confirmed(cls, action: StrEnum, game_id: int | None = None) -> Self:
        """Return the address of a deed about which its person is asked first."""
        return cls(action, game_id, argument=CONFIRMED)

    @classmethod
    def parse(cls, text: str) -> Self:
        """Parse an address. Raises UnknownAction, or ValueError if the text is not an address."""
        if not re.fullmatch(ADDRESS, text):
            raise ValueError(f"no address: {text!r}")
        action, game_id, ply, argument = text.split(":", 3)
        if max(int(game_id), int(ply)) > LARGEST_NUMBER:
            raise ValueError(f"no address: {text!r}")
        return cls(find_action(action), int(game_id) or None, int(ply) or None, argument)

    def __str__(self) -> str:
        return f"{self.action}:{self.game_id or 0}:{self.ply or 0}:{self.argument}"


# ---- custom ids: "b:play:17:42:12@g8e", "s:spot:17:42:"


class Control(StrEnum):
    """The kinds of controls; each value is the prefix of their custom ids."""

    BUTTON = "b"
    SELECT = "s"
    MULTI_SELECT = "m"
    CHANNELS = "c"
    ROLES = "r"
    PEOPLE = "p"


def custom_id(kind: Control, address: Address) -> str:
    return f"{kind}.{address.mark}:{address}" if address.mark else f"{kind}:{address}"


def mark_in(identifier: str) -> str:
    """Return the nonce in the custom id of the first control of a message; empty without one."""
    return identifier.partition(":")[0].partition(".")[2]


def choosing_custom_id(kind: Control, address: Address, chosen: object) -> str:
    """Return the custom id of a select of channels or roles, which changes with the chosen channels or roles.

    Under an unchanged id, desktop clients keep showing what was chosen before (discord-api-docs #7536).
    """
    return f"{custom_id(kind, address)} {crc32(str(chosen).encode()):x}"


def used_control(identifier: str, values: Sequence[str]) -> Address:
    """Return the address in the custom id of a control, with the chosen values as the argument.

    Raises UnknownAction, ValueError or TypeError.
    """
    kind, _, text = identifier.partition(":")
    address = Address.parse(text)
    match Control(kind.partition(".")[0]):
        # Discord sends the chosen people separately from the values.
        case Control.BUTTON | Control.PEOPLE:
            return address
        case Control.SELECT:
            return replace(address, argument="".join(values[:1]))
        case Control.MULTI_SELECT:
            # An empty choice is valid too, so the argument begins with the name of the setting.
            return replace(address, argument=" ".join([address.argument, *values]))
        case Control.CHANNELS | Control.ROLES:
            about, _, _ = address.argument.rpartition(" ")
            return replace(address, argument=" ".join([about, *values]))
