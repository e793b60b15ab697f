"""What only Discord knows: switches for what it may refuse, and a log of what it does otherwise than expected.

`kingdomino-bot rehearse` tries it all on a real server and stores which switches are on.
"""

import json
import logging
from collections.abc import Iterable, Iterator, Mapping
from enum import StrEnum
from typing import Any, Final

import discord

from bot.games.repositories import KeyValueStore

log = logging.getLogger(__name__)


class Feature(StrEnum):
    """The features with a switch; the comments describe the bot without them."""

    EMOJI = "emoji"  # it writes words
    SHORT_EMOJI_NAMES = "short_emoji_names"  # texts name an emoji as it is stored, with its digest
    TAPPABLE_COMMANDS = "tappable_commands"  # texts show commands as code
    THREAD_MEMBERS = "thread_members"  # it adds nobody to the thread of a game
    USER_INSTALL = "user_install"  # its commands exist only where it is a member


_OFF_UNTIL_REHEARSED: Final = frozenset({Feature.SHORT_EMOJI_NAMES})


class Switches:
    """Which features are on: all that neither the host, nor the rehearsal, nor a refusal of Discord has turned off."""

    def __init__(self, key_values: KeyValueStore, off: Iterable[Feature] = ()) -> None:
        self._key_values = key_values
        self._off = set(off)
        self._rehearsed: Mapping[str, bool] = {}

    async def load(self, application_id: int | None) -> None:
        self._rehearsed = json.loads(await self._key_values.get(_key(application_id)) or "{}")

    async def store(self, application_id: int | None, works: Mapping[Feature, bool]) -> None:
        """Store what a rehearsal has found; features that it did not try stay as they are."""
        await self.load(application_id)
        self._rehearsed = dict(self._rehearsed) | {feature.value: is_on for feature, is_on in works.items()}
        await self._key_values.set(_key(application_id), json.dumps(self._rehearsed))

    def is_on(self, feature: Feature) -> bool:
        return feature not in self._off and self._rehearsed.get(feature, feature not in _OFF_UNTIL_REHEARSED)

    def turn_off(self, feature: Feature, error: BaseException) -> None:
        """Do without the feature until the next start, because Discord has refused it; logged once."""
        if feature not in self._off:
            log.warning("the bot does without %s until its next start: %s", feature.value, error)
        self._off.add(feature)


def _key(application_id: int | None) -> str:
    # By application: one database may serve a test bot and the real one in turn.
    return f"switches:{application_id}"


class Expectation(StrEnum):
    """What the bot relies on and Discord does not promise."""

    MENTIONS = "whoever a message may mention is in its `mentions`"
    PICTURE_SIZES = "each picture of a message has a width"
    PRIVATE_PERMISSIONS = "`app_permissions` are 442368 in a private conversation with the bot"
    COMPLETE_CHANNELS = "the channel of an interaction has all fields of a channel"


_PRIVATE_PERMISSIONS: Final = 442368
_contradicted: Final = set[Expectation]()


def contradict(expectation: Expectation, found: object) -> None:
    """Log once in the life of the process that Discord does otherwise than expected."""
    if expectation not in _contradicted:
        _contradicted.add(expectation)
        log.warning("unlike expected that %s, Discord answered: %s; please report it", expectation.value, found)


def check_sent(message: discord.Message, mentioned: Iterable[int]) -> None:
    """Compare what Discord answered to a new message with what is expected."""
    if missing := set(mentioned) - {user.id for user in message.mentions}:
        contradict(Expectation.MENTIONS, f"without {len(missing)} of them in message {message.id}")
    if not all(picture_widths(message)):
        contradict(Expectation.PICTURE_SIZES, f"none in message {message.id}")


def check_interaction(interaction: discord.Interaction[Any]) -> None:
    """Compare what Discord says of an interaction with what is expected."""
    granted = interaction.app_permissions.value
    if interaction.context.dm_channel and granted != _PRIVATE_PERMISSIONS:
        contradict(Expectation.PRIVATE_PERMISSIONS, granted)


def picture_widths(message: discord.Message) -> list[int | None]:
    """Return how wide Discord has found each picture of a message to be, in pixels."""
    return [*(each.width for each in message.attachments), *_gallery_widths(message.components)]


def _gallery_widths(components: Iterable[discord.Component]) -> Iterator[int | None]:
    for each in components:
        if isinstance(each, discord.MediaGalleryComponent):
            yield from (item.media.width for item in each.items)
        elif isinstance(each, discord.Container):
            yield from _gallery_widths(each.children)
