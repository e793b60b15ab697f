"""The index of everything that can be tapped or typed, and what carries it out."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from discord.ext import commands

from bot.chat import (
    about,
    absence,
    archive,
    daily,
    following,
    privacy,
    proposals,
    ranking,
    seats,
    servers,
    settings,
    undo,
)
from bot.chat.about import PageCommands
from bot.chat.absence import AbsenceCommands
from bot.chat.board import actions as board
from bot.chat.board.commands import LookupCommands, TopCommands
from bot.chat.extension import ChatPart
from bot.chat.history import actions as history
from bot.chat.kit.addresses import Action
from bot.chat.kit.commands import localized
from bot.chat.kit.request import Handler
from bot.chat.lobby import actions as lobby
from bot.chat.lobby.commands import TableCommands
from bot.chat.rules import actions as rules
from bot.chat.turn import actions as turn
from bot.chat.turn import planning
from bot.chat.turn.commands import TurnCommands
from engine.extensions import parts

HANDLERS: Final[Mapping[StrEnum, Handler]] = MappingProxyType(
    {
        Action.JOIN: lobby.join,
        Action.ACCEPT_INVITATION: lobby.join,
        Action.DECLINE_INVITATION: lobby.decline_invitation,
        Action.WITHDRAW_INVITATION: lobby.withdraw_invitation,
        Action.LEAVE: lobby.leave,
        Action.ADD_COMPUTER: lobby.add_computer,
        Action.FILL_SEATS: lobby.fill_seats,
        Action.REMOVE_COMPUTER: lobby.remove_computer,
        Action.CHOOSE_TEAM: lobby.choose_team,
        Action.SET_UP: lobby.set_up,
        Action.START: lobby.start,
        Action.CANCEL: lobby.cancel,
        Action.RESIGN: lobby.resign,
        Action.CALL_OFF: lobby.call_off,
        Action.OPEN_PANEL: turn.open_panel,
        Action.CHOOSE_SPOT: turn.show_choice,
        Action.PREVIOUS_SPOT: turn.show_choice,
        Action.NEXT_SPOT: turn.show_choice,
        Action.ROTATE: turn.show_choice,
        Action.TOGGLE_SUGGESTIONS: turn.toggle_suggestions,
        Action.SHOW_PANEL_STEP: turn.show_choice,
        Action.PLAY: turn.play,
        Action.UNDO_PLACEMENT: turn.undo_placement,
        Action.OPEN_PLAN: planning.open_plan,
        Action.CHANGE_PLAN: planning.change_plan,
        Action.KEEP_PLAN: planning.keep_plan,
        Action.DROP_PLAN: planning.drop_plan,
        Action.COMPUTER_MOVES: seats.let_computer_move,
        Action.COMPUTER_KEEPS_SEAT: seats.let_computer_keep_seat,
        Action.RETURN_TO_SEAT: seats.return_to_seat,
        Action.MUTE: seats.mute_turn,
        Action.ANSWER_REMINDER: turn.open_panel,
        Action.SHOW_STAND_INS: seats.show_stand_ins,
        Action.FIND_SUBSTITUTE: proposals.find_substitute,
        Action.TAKE_SEAT: seats.take_seat,
        Action.COME_BACK: absence.come_back,
        Action.SHOW_PACE: proposals.show_pace,
        Action.PROPOSE_PACE: proposals.propose_pace,
        Action.AGREE: proposals.agree,
        Action.DECLINE: proposals.decline,
        Action.UNDO_TURN: undo.undo_turn,
        Action.APPROVE_UNDO: undo.approve,
        Action.REJECT_UNDO: undo.reject,
        Action.FOLLOW: following.follow,
        Action.UNFOLLOW: following.unfollow,
        Action.TELL_WHAT_HAPPENED: history.tell_what_happened,
        Action.SHOW_KINGDOM: board.show_kingdom,
        Action.SHOW_TABLE: board.show_table,
        Action.SHOW_DECK: board.show_deck,
        Action.ASK_DECK: board.ask_deck,
        Action.KEEP_PLAYING: archive.keep_playing,
        Action.ARCHIVE: archive.archive,
        Action.REVIVE: archive.revive,
        Action.REMATCH: lobby.rematch,
        Action.OPEN_TABLE: lobby.open_usual_table,
        Action.LIST_GAMES: history.list_games,
        Action.READ_GAME: history.read_game,
        Action.EXPORT_GAME: history.export_game,
        Action.SHOW_STEP: history.show_step,
        Action.FIRST_STEP: history.show_step,
        Action.LAST_STEP: history.show_step,
        Action.EARLIER_STEP: history.show_step,
        Action.LATER_STEP: history.show_step,
        Action.SHOW_FILM: history.show_film,
        Action.SHARE_FILM: history.share_film,
        Action.ANALYSE: history.analyse,
        Action.SHOW_ANALYSIS: history.show_analysis,
        Action.SHOW_BETTER_TURN: history.show_better_turn,
        Action.SHARE_ANALYSIS: history.share_analysis,
        Action.READ_RULES: rules.read_rules,
        Action.LEARN: rules.learn,
        Action.SHOW_HELP: about.show_help,
        Action.SHOW_GAMES: following.show_games,
        Action.SHOW_RESULTS: ranking.show_own_results,
        Action.SHOW_RANKING: ranking.show_ranking,
        Action.SHOW_DAILY: daily.show_daily,
        Action.PLAY_DAILY: daily.play_daily,
        Action.SHARE_DAILY: daily.share_daily,
        Action.SHOW_SERVER: servers.show_server,
        Action.ADJUST_SERVER: servers.adjust_server,
        Action.SHOW_SETTINGS: settings.show_settings,
        Action.ADJUST_SETTING: settings.adjust_setting,
        Action.SHOW_PRIVACY: privacy.show_privacy,
        Action.EXPORT_DATA: privacy.export_data,
        Action.FORGET_PERSON: privacy.forget_person,
        **{each: turn.show_choice for part in parts(ChatPart) for each in part.choices},
    }
)


class Kingdomino(
    PageCommands,
    LookupCommands,
    AbsenceCommands,
    TableCommands,
    commands.GroupCog,
    group_name="kingdomino",
    group_description=localized("command-kingdomino-about"),
):
    """The subcommands of `/kingdomino`: whatever is no move."""


class AtTheTop(TurnCommands, TopCommands, commands.Cog):
    """What is typed in every game; extensions add their moves."""


COGS: Final = Kingdomino, AtTheTop
