"""The actions of the controls of a table, and the addresses of its controls.

The texts of actions are a public format: add texts, but never change them. A feature has an enumeration of its own.
"""

from enum import StrEnum

from bot.chat.kit.blocks import Address
from bot.games.table import Table


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
    SET_CLOCK = "clock"

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

    LEAVE_UNTIL = "away"
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
    ASK_BOARD = "askboard"

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
    SHOW_TABLES = "tables"
    END_TABLE = "endtable"

    SHOW_SETTINGS = "settings"
    ADJUST_SETTING = "adjust"

    SHOW_PRIVACY = "privacy"
    EXPORT_DATA = "export"
    FORGET_PERSON = "forget"


def address_at(table: Table, action: StrEnum, argument: str = "") -> Address:
    """Return the address of an action at the present ply of the table."""
    return Address(action, table.game.id, table.ply or None, argument)
