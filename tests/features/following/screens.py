"""The screens of following, for laws that hold for every screen."""

from collections.abc import Iterator
from dataclasses import replace

from bot.chat.deeds.games import games
from bot.chat.kit.blocks import Screen
from bot.features.following.feature import followed_list, following
from bot.features.following.rows import MOST_FOLLOWED, Follower
from bot.localization.fluent import FluentLocalizer
from tests.bot.sample_tables import FIRST_USER, a_game


def pages(localizer: FluentLocalizer) -> Iterator[Screen]:
    for mentioned in (False, True):
        yield following(1, Follower(FIRST_USER, mentioned), localizer)
    followed = [replace(a_game("rwt", 8), id=number) for number in range(1, MOST_FOLLOWED + 1)]
    yield games((), FIRST_USER, localizer, more=[followed_list(followed, localizer)])
