"""The screens of the tutorial, for laws that hold for every screen."""

from collections.abc import Iterator

from bot.chat.actions import Action
from bot.chat.deeds.help import Added, greeting, help_page
from bot.chat.kit.blocks import Address, Button, Screen
from bot.chat.screens.lobby import LobbySetup, lobby_panel
from bot.features.tutorial.feature import Bookmark, is_over, lesson_button, lessons, tutorial, tutorial_button
from bot.games.game import Status
from bot.localization.fluent import FluentLocalizer
from tests.bot.chat.turn.test_by_ear import is_suggested
from tests.bot.sample_tables import FIRST_USER, LONGEST_NAME, a_game


def course(name: str, localizer: FluentLocalizer) -> Iterator[Screen]:
    """Yield the screens of a lesson that is played by the first buttons, those with a suggestion before the others."""
    bookmark, onwards = Bookmark.parse(name), [Button(Address(Action.SHOW_GAMES), localizer("button-start-own"))]
    while not is_over(table := bookmark.table(LONGEST_NAME, localizer)):
        screen = tutorial(bookmark, table, localizer)
        yield screen
        bookmark = Bookmark.parse(next(_learning(screen)))
    yield tutorial(bookmark, table, localizer, onwards)


def _learning(screen: Screen) -> Iterator[str]:
    """Yield where the buttons lead that play on, and then those that skip a step."""
    buttons = [each for each in screen.controls if isinstance(each, Button)]
    for action in (Action.PLAY, Action.SHOW_PANEL_STEP):
        moves = [each for each in buttons if each.address.argument.endswith(f"|{action}")]
        yield from (each.address.argument for each in sorted(moves, key=is_suggested, reverse=True))


def pages(localizer: FluentLocalizer) -> Iterator[Screen]:
    """What offers the lessons, and the lessons themselves."""
    buttons = (tutorial_button(localizer),)
    yield help_page(localizer, more=Added(sentences=[localizer("help-tutorial")], buttons=buttons))
    yield greeting(localizer, {}, Added(sentences=[localizer("greeting-tutorial")], buttons=buttons))
    lobby = a_game("qd", 2, status=Status.LOBBY)
    yield lobby_panel(
        LobbySetup(
            lobby, FIRST_USER, localizer, lessons=[lesson_button(each, localizer) for each in lessons().values()]
        )
    )
    for name in lessons():
        yield from course(name, localizer)
