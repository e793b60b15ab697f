"""The index of handlers: for buttons, commands and deadlines, with the place of each answer."""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from discord.ext import commands

from bot.chat import (
    absence,
    archive,
    following,
    games,
    privacy,
    proposals,
    puzzles,
    ranking,
    reminders,
    seats,
    servers,
    settings,
    stats,
)
from bot.chat import help as help_page
from bot.chat.board import actions as board
from bot.chat.board.commands import BoardCommands
from bot.chat.challenges import actions as challenges
from bot.chat.extension import ChatPart
from bot.chat.history import actions as history
from bot.chat.kit.addresses import Action
from bot.chat.kit.commands import localized
from bot.chat.kit.context import Where
from bot.chat.kit.pipeline import Alone, AtTable, Handler
from bot.chat.kit.timekeeper import DeadlineHandler
from bot.chat.lobby import actions as lobby
from bot.chat.lobby.commands import TableCommands
from bot.chat.rules import actions as rules
from bot.chat.turn import actions as turn
from bot.chat.turn.commands import TurnCommands
from bot.games import deadlines
from bot.games.seats import absence_ends_at
from engine.extensions import parts

FRESH, ASIDE = Where.FRESH, Where.ASIDE

HANDLERS: Final[Mapping[StrEnum, Handler]] = MappingProxyType(
    {
        Action.SHOW_LOBBY: AtTable(lobby.show_lobby, FRESH),
        Action.JOIN: AtTable(lobby.join),
        Action.ACCEPT_INVITATION: AtTable(lobby.join),
        Action.DECLINE_INVITATION: AtTable(lobby.decline_invitation),
        Action.INVITE: AtTable(lobby.invite_chosen, FRESH),
        Action.LEAVE: AtTable(lobby.leave),
        Action.ADD_COMPUTER: AtTable(lobby.add_computer),
        Action.FILL_SEATS: AtTable(lobby.fill_seats),
        Action.PUT_OUT: AtTable(lobby.put_out),
        Action.CHOOSE_TEAM: AtTable(lobby.choose_team),
        Action.SET_UP: AtTable(lobby.set_up),
        Action.START: AtTable(lobby.start),
        Action.CANCEL: AtTable(lobby.cancel, FRESH),
        Action.RESIGN: AtTable(seats.resign, FRESH),
        Action.CALL_OFF: Alone(lobby.call_off),
        Action.OPEN_PANEL: AtTable(turn.show_panel, FRESH),
        Action.CHOOSE_SPOT: AtTable(turn.show_choice),
        Action.ROTATE: AtTable(turn.show_choice),
        Action.HINT: AtTable(turn.show_hint),
        Action.SHOW_PANEL_STEP: AtTable(turn.show_choice),
        Action.PLAY: AtTable(turn.play),
        Action.TAKE_BACK: AtTable(turn.take_back),
        Action.OPEN_PLAN: AtTable(turn.open_plan, FRESH),
        Action.CHANGE_PLAN: AtTable(turn.change_plan),
        Action.KEEP_PLAN: AtTable(turn.keep_plan),
        Action.DROP_PLAN: AtTable(turn.drop_plan),
        Action.COMPUTER_MOVES: AtTable(seats.let_computer_move, FRESH),
        Action.COMPUTER_KEEPS_SEAT: AtTable(seats.let_computer_keep_seat, FRESH),
        Action.RETURN_TO_SEAT: AtTable(seats.return_to_seat, FRESH),
        Action.MUTE: AtTable(seats.mute_turn, FRESH),
        Action.ANSWER_REMINDER: AtTable(turn.show_panel, FRESH),
        Action.SHOW_STAND_INS: AtTable(seats.show_stand_ins, FRESH),
        Action.FIND_SUBSTITUTE: AtTable(proposals.find_substitute, FRESH),
        Action.TAKE_SEAT: AtTable(seats.take_seat),
        Action.COME_BACK: Alone(absence.come_back, FRESH),
        Action.SHOW_PACE: AtTable(proposals.show_pace, FRESH),
        Action.PROPOSE_PACE: AtTable(proposals.propose_pace, FRESH),
        Action.PAUSE: AtTable(proposals.pause, FRESH),
        Action.GO_ON: AtTable(proposals.go_on, FRESH),
        Action.AGREE: AtTable(proposals.agree),
        Action.DECLINE: AtTable(proposals.decline),
        Action.UNDO_TURN: AtTable(proposals.undo_turn, FRESH),
        Action.QUIT_ELSEWHERE: Alone(games.quit_elsewhere),
        Action.FOLLOW: AtTable(following.follow, FRESH),
        Action.UNFOLLOW: Alone(games.unfollow_button, FRESH),
        Action.TELL_WHAT_HAPPENED: AtTable(history.tell_what_happened, FRESH),
        Action.SHOW_KINGDOM: AtTable(board.show_kingdom, FRESH),
        Action.SHOW_TABLE: AtTable(board.show_table, ASIDE),
        Action.SHOW_DECK: AtTable(board.ask_deck, ASIDE),
        Action.ASK_DECK: AtTable(board.ask_deck),
        Action.ASK_BOARD: AtTable(board.ask_board, ASIDE),
        Action.KEEP_PLAYING: AtTable(archive.keep_playing),
        Action.ARCHIVE: AtTable(archive.archive),
        Action.REVIVE: AtTable(archive.revive),
        Action.REVIVE_ELSEWHERE: Alone(archive.revive_elsewhere),
        Action.REMATCH: AtTable(lobby.rematch),
        Action.OPEN_TABLE: Alone(lobby.open_usual_table),
        Action.LIST_GAMES: Alone(history.list_games),
        Action.READ_GAME: Alone(history.read_game, FRESH),
        Action.SHOW_FILES: AtTable(history.show_files, ASIDE),
        Action.EXPLAIN_DEAL: Alone(help_page.explain_deals, ASIDE),
        Action.EXPORT_GAME: AtTable(history.export_game, ASIDE),
        Action.SHOW_STEP: AtTable(history.show_step, FRESH),
        Action.EARLIER_STEP: AtTable(history.show_step, FRESH),
        Action.LATER_STEP: AtTable(history.show_step, FRESH),
        Action.SHOW_POINTS: AtTable(history.show_points, ASIDE),
        Action.TURN_POINTS: AtTable(history.show_points),
        Action.SHOW_FILM: AtTable(history.show_film, ASIDE),
        Action.SHARE_FILM: AtTable(history.share_film),
        Action.ANALYSE: AtTable(history.show_analysis, ASIDE),
        Action.SHOW_ANALYSIS: AtTable(history.show_analysis),
        Action.SHOW_BETTER_TURN: AtTable(history.show_better_turn),
        Action.SHARE_ANALYSIS: AtTable(history.share_analysis),
        Action.WHY_NOT: AtTable(history.show_why_not, ASIDE),
        Action.PLAY_ON: Alone(history.play_on, ASIDE),
        Action.READ_RULES: Alone(rules.read_rules),
        Action.LEARN: Alone(rules.learn, FRESH),
        Action.SHOW_HELP: Alone(help_page.show_help),
        Action.SHOW_GAMES: Alone(games.show_games),
        Action.SHOW_RESULTS: Alone(stats.show_own_results),
        Action.SHOW_RANKING: Alone(ranking.show_ranking),
        Action.SHOW_CHALLENGE: Alone(challenges.show, FRESH),
        Action.PLAY_CHALLENGE: Alone(challenges.play, FRESH),
        Action.SHARE_CHALLENGE: Alone(challenges.share),
        Action.CLOSE_CHALLENGE: AtTable(challenges.close_early, FRESH),
        Action.BEAT: Alone(challenges.beat, FRESH),
        Action.SHOW_PUZZLE: Alone(puzzles.show_puzzle, FRESH),
        Action.ANSWER_PUZZLE: Alone(puzzles.answer_puzzle),
        Action.PLAY_PUZZLE: Alone(puzzles.play_puzzle, ASIDE),
        Action.FIND_BETTER: Alone(puzzles.practice, FRESH),
        Action.ANSWER_FOUND: Alone(puzzles.answer_practice),
        Action.SHOW_SERVER: Alone(servers.show_server),
        Action.ADJUST_SERVER: Alone(servers.adjust_server),
        Action.SHOW_SETTINGS: Alone(settings.show_settings, FRESH),
        Action.ADJUST_SETTING: Alone(settings.adjust_setting),
        Action.SHOW_PRIVACY: Alone(privacy.show_privacy),
        Action.EXPORT_DATA: Alone(privacy.export_data),
        Action.FORGET_PERSON: Alone(privacy.forget_person),
        **{each: AtTable(turn.show_choice) for part in parts(ChatPart) for each in part.choices},
    }
)

DEADLINES: Final[Mapping[deadlines.Deadline, DeadlineHandler]] = MappingProxyType(
    {
        deadlines.nudge_at: reminders.send_nudge,
        deadlines.wakes_at: reminders.wake_notices,
        deadlines.next_reminder: reminders.send_reminder,
        deadlines.takeover_at: seats.take_over,
        absence_ends_at: absence.end_absences,
        deadlines.idle_at: archive.look_after_idle,
        deadlines.archive_due: archive.offer_or_archive,
        deadlines.expires_at: history.delete_expired,
        deadlines.closing_at: challenges.close_due,
    }
)
"""The handler of each deadline, by the function that returns its time."""


class KingdominoGroup(
    help_page.HelpCommands,
    rules.RulesCommands,
    settings.SettingsCommands,
    servers.ServerCommands,
    privacy.PrivacyCommands,
    games.GamesCommands,
    following.FollowCommands,
    history.HistoryCommands,
    stats.StatsCommands,
    puzzles.PracticeCommands,
    absence.AbsenceCommands,
    TableCommands,
    challenges.ChallengeCommand,
    commands.GroupCog,
    group_name="kingdomino",
    group_description=localized("command-kingdomino-about"),
):
    """The subcommands of `/kingdomino`: everything except moves."""


class AtTheTop(TurnCommands, BoardCommands, challenges.DailyCommand, commands.Cog):
    """The commands of every game; extensions add their moves."""


COGS: Final = KingdominoGroup, AtTheTop
