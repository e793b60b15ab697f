"""Handlers of the court's actions: what is chosen is shown first, with a button that does it."""

from bot.chat.actions.registry import action
from bot.chat.actions.turn import show_choice
from bot.chat.court.addresses import CourtAction

action(CourtAction.CHOOSE_TILE, CourtAction.CHOOSE_SITE, CourtAction.CHOOSE_BURNED)(show_choice)
