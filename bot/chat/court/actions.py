"""Handlers of the court's actions: a chosen tile or site is shown first, a tile for the dragon is burnt at once."""

from bot.chat.actions.registry import action
from bot.chat.actions.turn import play, show_choice
from bot.chat.court.addresses import CourtAction

action(CourtAction.CHOOSE_TILE, CourtAction.CHOOSE_SITE)(show_choice)
action(CourtAction.BRIBE)(play)
