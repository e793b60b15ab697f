"""The context of handlers: the parts of the bot, and the answer to an interaction."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum, StrEnum, auto
from functools import cached_property, partial
from typing import Any, Concatenate, ParamSpec, Self, TypeAlias, TypeVar

import discord
from discord import InteractionType, app_commands

from bot.chat.at_discord import log_failure, place_of
from bot.chat.handling.panels import Draw, Lasts, Panels, PlayerPanel
from bot.chat.kit import Answer, Channels, RequestFailed, Transport, in_text_mode
from bot.chat.kit.blocks import CONFIRMED, LARGEST_NUMBER, Purpose, Row, Screen, note
from bot.chat.publishing.publisher import Publisher
from bot.chat.screens.pages import thread_name
from bot.chat.screens.refusals import explain
from bot.chat.slots import HOME, Slots
from bot.games.deadlines import Deadline, Presence
from bot.games.game import CLOCK, Actor, Game
from bot.games.people.person import Person, plain_name
from bot.games.refusals import Refusal
from bot.games.table import Table
from bot.games.words.narration import computer_names
from bot.localization.fluent import FluentLocalizer
from bot.localization.spans import verbatim
from bot.services.runner import GameRunner
from bot.services.series import SeriesService
from bot.services.tables import Tables
from bot.storage.account_repository import SqlAccountRepository, SqlServerRepository
from bot.storage.database import SqlKeyValueStore
from bot.workers.judge import JudgeService
from engine.extension import Extension
from engine.variants import Variant
from renderers import theme_named


class Convenience(StrEnum):
    """The uses of Discord that an operator can switch off; the comments describe the bot without them."""

    EMOJI = "emoji"  # the bot writes words
    DIRECT_ANSWERS = "direct_answers"  # each interaction is deferred at once, and its answer is a second request
    TAPPABLE_COMMANDS = "tappable_commands"  # texts show commands as code


@dataclass(frozen=True)
class Operator:
    """The choices of the operator."""

    switched_off: frozenset[str] = frozenset()
    """The names of the features and conveniences that the operator does not want."""
    feedback_url: str = ""
    """The address for complaints about texts, "" for none."""
    daily_copies: int = 0
    """The number of daily copies of the database that are kept; 0 for no copies."""


@dataclass(frozen=True)
class Services:
    """The parts of the bot."""

    tables: Tables
    runner: GameRunner
    series: SeriesService
    judge: JudgeService
    servers: SqlServerRepository
    key_values: SqlKeyValueStore
    publisher: Publisher
    channels: Channels
    transport: Transport
    panels: Panels
    presence: Presence
    operator: Operator
    slots: Slots
    """The additions of the active features to the core."""
    handlers: Mapping[str, Handler]
    """The handler of each action, also of features that are off."""
    commands: dict[str, app_commands.Command[Any, ..., None]] = field(default_factory=dict)
    """The commands of the features that are on; the keys are the words that people type."""
    deadlines: dict[Deadline, Any] = field(default_factory=dict)
    """The handlers of the deadlines of the features that are on."""
    features: dict[str, Any] = field(default_factory=dict)
    """The services of the features that are on, by the names of the features."""
    closing: list[Callable[[], Awaitable[None]]] = field(default_factory=list)
    """Functions that end workers of features and long computations, called when the bot stops."""


# ---- contexts

log = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")


@dataclass
class Context:
    """The context of a tap, a typed command or a due deadline: its person, its place, its changes and its answer.

    `game_id`, `ply` and `argument` come from the control's address. A command has no ply; a command for a game uses the
    game of the channel. A deadline has a game, but no person to answer.
    """

    origin: discord.Interaction[Any] | None
    """The tap or the command; None for a deadline."""
    services: Services
    game_id: int | None = None
    ply: int | None = None
    argument: str = ""
    page: int = 0
    """The page of the screen in text mode."""
    due_at: int | None = None
    """The time when the bot began to handle the due deadlines of the game; None for a tap and for a command."""
    names_boxes: bool = False
    """Whether the table has dominoes of several boxes."""
    loaded_id: int | None = None
    """The game whose table was loaded for the handler."""
    unpublished: dict[int, Table] = field(default_factory=dict)
    """Changed tables that await publication, by the ids of their games."""
    has_changed: bool = False
    """Whether any table was changed."""
    settings: Person | None = None
    """The settings of the person, once the interaction has read the settings."""
    reported: BaseException | None = None
    """The latest error that was shown to the person or logged."""
    publications: list[asyncio.Task[tuple[list[Table], Exception | None]]] = field(default_factory=list)
    """The tasks that publish changed tables while the handler runs.

    Each task returns the published tables, and the error for the table in the person's channel, if any.
    """

    @property
    def interaction(self) -> discord.Interaction[Any]:
        assert self.origin is not None, "a deadline has no interaction"
        return self.origin

    @cached_property
    def answer(self) -> Answer:
        return Answer(self.interaction, self.services.transport)

    @property
    def tables(self) -> Tables:
        return self.services.tables

    @property
    def accounts(self) -> SqlAccountRepository:
        return self.services.tables.accounts

    async def change_table(
        self, table: Table, change: Callable[Concatenate[Game, Actor, int, P], Game], *args: P.args, **kwargs: P.kwargs
    ) -> Table:
        """Change the game with `Tables.change`, and record the table for publication."""
        changed = await self.tables.change(table, change, self.actor, *args, **kwargs)
        self.changed(changed)
        return changed

    def changed(self, *tables: Table) -> None:
        """Record changed tables for publication."""
        self.has_changed = True
        self.unpublished.update({table.game.id: table for table in tables})

    def begin_to_publish(self) -> None:
        """Start to publish the changed tables while the handler continues, for example while its answer is sent."""
        if self.unpublished:
            self.publications.append(asyncio.create_task(self._publish(self.unpublished)))
            self.unpublished = {}

    async def _publish(self, changed: Mapping[int, Table]) -> tuple[list[Table], Exception | None]:
        published, failure = list[Table](), None
        for game_id, table in changed.items():
            try:
                published.append(await self.services.publisher.publish_changed(table, self.public))
            except Exception as error:  # noqa: BLE001 - a table that cannot be shown must not stop the other tables
                if table.game.channel_id == self.channel_id:
                    failure = error
                else:
                    log_failure(log, error, f"game {game_id}, which was changed elsewhere, could not be shown")
        return published, failure

    async def publish(self) -> None:
        """Wait until the changed tables are published, and update the panels.

        The pipeline calls this method after the handler. A handler calls this method if its next message must appear
        below the public messages. Raises the error for the table in this channel.
        """
        self.begin_to_publish()
        failures = []
        while self.publications:
            published, failure = await self.publications.pop(0)
            failures += [failure] if failure else []
            # The handler has already shown the person's own panel, so only the other panels are redrawn.
            for table in published:
                await self.services.panels.refresh(table, self.user_id)
        if failures:
            raise failures[0]
        await self.explain_refusals()

    @property
    def now(self) -> int:
        return self.tables.clock() if self.due_at is None else self.due_at

    # ---- the person and the channel

    @property
    def user_id(self) -> int:
        return self.interaction.user.id

    @property
    def actor(self) -> Actor:
        if self.origin is None:
            return CLOCK
        user = self.origin.user
        return Actor(
            user.id,
            plain_name(user.display_name),
            self.interaction.id,
            is_moderator=self.interaction.permissions.manage_messages,
            is_manager=self.interaction.permissions.manage_guild,
            role_ids=frozenset(each.id for each in user.roles) if isinstance(user, discord.Member) else frozenset(),
            channel_id=self.channel_id,
        )

    @property
    def known_person(self) -> Person | None:
        """The person's settings, if they are cached. The pipeline caches the settings before it runs a handler."""
        return self.accounts.known(self.user_id)

    async def person(self) -> Person:
        """Return the settings of the person, reading them at most once."""
        if self.settings is None:
            self.settings = await self.accounts.person(self.user_id)
        return self.settings

    async def change_person(self, change: Callable[[Person], Person]) -> None:
        """Change the person's settings. Raises the errors of `change`."""
        self.settings = await self.accounts.change(self.user_id, change)

    async def host_language(self) -> str | None:
        """Return the language that a table of the person begins with; None for the language of the server."""
        chosen, known = (await self.person()).language, self.services.channels.translations.known
        return known(chosen) or known(self.interaction.locale.value)

    async def read_language(self) -> None:
        """Read the person's settings unless they are cached."""
        if not self.known_person:
            await self.person()

    @property
    def localizer(self) -> FluentLocalizer:
        """The localizer for the language that the person has chosen, or else for the language of Discord's client."""
        translations, person = self.services.channels.translations, self.known_person
        # The chosen language may have been removed since the choice.
        chosen = person.language if person and person.language in translations.bundles else None
        return replace(translations.bind(chosen or self.interaction.locale.value), names_boxes=self.names_boxes)

    def naming(self, variant: Variant) -> Self:
        """Let the localizer use the variant's names of dominoes; return the context."""
        self.names_boxes = variant.mixes_boxes
        return self

    def asking(self, argument: str) -> Self:
        """Replace the argument of the control's address; return the context."""
        self.argument = argument
        return self

    @property
    def guild_id(self) -> int | None:
        return self.interaction.guild_id

    @property
    def channel_id(self) -> int:
        return self.interaction.channel_id or 0

    @property
    def is_visitor(self) -> bool:
        """Whether the bot is not a member here, but was installed by a person for their own use."""
        interaction = self.interaction
        is_elsewhere = self.guild_id is not None and interaction.client.get_guild(self.guild_id) is None
        return interaction.context.private_channel or (is_elsewhere and not interaction.is_guild_integration())

    @property
    def is_component(self) -> bool:
        return self.interaction.type is InteractionType.component

    @property
    def is_ephemeral(self) -> bool:
        """Whether only the person sees the answer; a button in a public message is answered in public."""
        # A slash command has no message and always gets an ephemeral answer.
        message = self.interaction.message
        return message is None or message.flags.ephemeral

    @property
    def public_message_id(self) -> int | None:
        """The id of the component's message; None if the message is not public."""
        message = self.interaction.message
        return None if message is None or self.is_ephemeral else message.id

    @property
    def own_message_id(self) -> int | None:
        """The id of the component's message; None if others see the message."""
        message = self.interaction.message
        return message.id if message and self.is_ephemeral else None

    @property
    def invitation_link(self) -> str:
        """The link that adds the bot to a server; empty if only the operator may add the bot."""
        application = self.interaction.client.application
        if application is None or not application.bot_public or application.guild_integration_config is None:
            return ""
        return f"https://discord.com/oauth2/authorize?client_id={application.id}"

    # ---- the bot's permissions

    def missing(self, *permissions: str) -> tuple[str, ...]:
        """Return the permissions that the bot lacks in the channel."""
        may = self.answer.permissions
        return tuple(name for name in permissions if not getattr(may, name))

    def require(self, *permissions: str) -> None:
        if missing := self.missing(*permissions):
            raise self._timed_out or missing_permissions(missing)

    @property
    def _timed_out(self) -> Refusal | None:
        """The refusal for a time-out of the bot on the server, if there is one. A time-out removes permissions."""
        guild = self.interaction.client.get_guild(self.guild_id) if self.guild_id else None
        ends = guild.me.timed_out_until if guild and guild.me else None
        return (
            Refusal("error-timed-out", until_span=int(ends.timestamp()))
            if ends and ends.timestamp() > self.now
            else None
        )

    # ---- the person's permissions

    def require_of_person(self, *permissions: str) -> None:
        """Check the person's permissions for an action that the bot carries out for them. Raises Refusal."""
        may = self.interaction.permissions
        missing = tuple(name for name in permissions if not getattr(may, name))
        if self.guild_id and missing:
            raise Refusal("error-not-permitted", permissions=missing)

    def require_voice(self) -> None:
        """Check that a person who asks for a public message may write in the channel. Raises Refusal."""
        self.require_of_person(self.answer.sending)

    # ---- the person's request

    @property
    def number(self) -> int:
        """The argument as a number. Raises Refusal as `number_in` does."""
        return number_in(self.argument)

    @property
    def is_confirmed(self) -> bool:
        """Whether the person was asked to confirm, and has tapped the confirming button."""
        return self.is_component and self.argument.rpartition(" ")[2] == CONFIRMED

    def parsed(self, parse: Callable[[str], T], argument: str | None = None) -> T:
        """Parse the argument, or another one. Raises Refusal for an argument that the bot did not write."""
        try:
            return parse(self.argument if argument is None else argument)
        except (ValueError, LookupError):
            raise Refusal("error-old-button") from None

    async def name_thread(self, game: Game) -> None:
        """Let the thread of a game bear the names of its people."""
        channels, place = self.services.channels, place_of(game)
        await channels.name_thread(place, thread_name(game, channels.localizer(place)))

    def computer_names(self, game: Game) -> list[str]:
        return computer_names(self.services.channels.localizer(place_of(game)))

    def refusal_text(self, error: RequestFailed) -> str:
        """Explain why the channel refuses a message. Discord's error does not name the bot's missing permissions."""
        if error.is_archived or error.is_locked:
            return self.localizer("error-thread-asleep" if error.is_archived else "error-thread-locked")
        if not error.is_forbidden:
            return self.localizer("error-channel-refuses", discord_text=verbatim(error.text or str(error.code)))
        missing = self.missing("view_channel", self.answer.sending, "attach_files")
        refusal = self._timed_out or (missing_permissions(missing) if missing else Refusal("error-forbidden"))
        return explain(refusal, self.localizer)

    # ---- the answer

    def begin(self, where: Where) -> None:
        """Begin the answer: a change of the component's message, or a new private message (`Where`)."""
        # A visiting bot shows everything in a single panel, so it answers in the panel.
        is_aside = where is Where.ASIDE and not (self.is_visitor and self.is_ephemeral)
        is_fresh = where is Where.FRESH and not self.is_ephemeral
        self.answer.begin(is_new=is_aside or is_fresh or not self.is_component)

    async def show(self, screen: Screen, *, text_mode: bool = False) -> None:
        """Show the screen as the answer: in text mode if the reader has chosen text mode, or if `text_mode` is true."""
        await self._show(await self._with_way_back(screen), text_mode=text_mode)

    async def _show(self, screen: Screen, *, text_mode: bool = False) -> int:
        """Show the screen as the answer, while changed tables are published; return the id of the message."""
        if not self._is_private:
            # The answer may be a message of the changed table. Then the publication edits the same message afterwards.
            return await self.answer.edit(await self._for_reader(screen, text_mode=text_mode))
        with self.answer.on_its_way():
            self.begin_to_publish()
            shown = await self._for_reader(screen, text_mode=text_mode)
            # A message cannot change its kind, and later edits may show any screen, so all private messages get the
            # same purpose.
            return await self.answer.show(replace(shown, purpose=Purpose.SHOW))

    async def _with_way_back(self, screen: Screen) -> Screen:
        """Add buttons to games that anybody can play, if the bot is not a member of the server."""
        if not self.is_visitor:
            return screen
        shown = {each.address.action for each in screen.controls}
        ways = await self.services.slots.ask(HOME, self.localizer)
        missing = tuple(each for each in ways if each.address.action not in shown)
        return replace(screen, blocks=(*screen.blocks, Row(missing))) if missing else screen

    async def panel(
        self, screen: Screen, table: Table, lasts: Lasts, draw: Draw | None = None, *, is_below: bool = False
    ) -> None:
        """Show the person's panel at the table as the answer, during or after a turn; delete the previous panel.

        `draw` draws the panel again after other people's changes of the table. With `is_below` the panel is the newest
        message of the channel; if the person has opened another panel in the meantime, the new panel is deleted.
        """
        panels, former = self.services.panels, self.services.panels.newest(table, self.user_id)

        async def draw_for_reader(changed: Table) -> Screen:
            return await self._for_reader(await draw(changed) if draw else screen)

        if is_below:
            shown = replace(await self._for_reader(screen), purpose=Purpose.SHOW)
            message_id, answer = await self.answer.add("panel", shown)
            if panels.newest(table, self.user_id) is not former:
                await answer.delete_quietly()
                return
        else:
            message_id, answer = await self._show(screen), self.answer
        await panels.replace(
            table, self.user_id, PlayerPanel(message_id, answer, table.ply, lasts, draw and draw_for_reader)
        )

    async def file(self, text: str, name: str, content: bytes) -> None:
        """Send an ephemeral text with a file; the message of the component stays unchanged."""
        await self.answer.add_file(text, name, content)

    async def share(self, public: Screen, own: Screen) -> None:
        """Post the public screen silently, and show the person their own screen, which has no share button.

        Two taps on the button at the same time post the screen only once. If the post fails, the button stays.
        """
        self.require_voice()
        answer, message = self.public, self.interaction.message
        if answer is None:
            raise Refusal("error-old-button")
        seen, key = self.services.panels.shared, message and (message.id, message.edited_at)
        if key is None or key not in seen:
            seen[key] = True
            try:
                await answer.send(public, silent=True)
            except BaseException:
                seen.pop(key, None)
                raise
        await self._show(own)

    async def explain_refusals(self) -> None:
        """Tell the person why the channel refused a message. The message was sent as a reply instead."""
        if refusals := self.answer.refusals:
            await self.note(self.refusal_text(refusals[0]))
            refusals.clear()

    async def note(self, text: str) -> None:
        """Send an ephemeral text; the message of the component stays unchanged."""
        await self.ask(note(text))

    async def ask(self, screen: Screen, *, replaces: bool = False) -> None:
        """Send an ephemeral screen without pictures; the message of the component stays unchanged.

        With `replaces`, a tap in a public message also deletes the screen that the person's previous such tap has left.
        """
        screen = replace(screen, purpose=Purpose.SHOW) if screen.is_plain else screen
        with self.answer.on_its_way():
            self.begin_to_publish()
            shown = self.answer
            if self.answer.is_private_next:
                await self.answer.show(screen)
            else:
                _, shown = await self.answer.add("note", screen)
        if replaces and self.public_message_id:
            await self.services.panels.replace_answer(self.channel_id, self.user_id, shown)

    @property
    def public(self) -> Answer | None:
        """The answer, if it may be public; otherwise None. A public answer needs no permission in the channel."""
        return self.answer if self.answer.may_reply else None

    async def drawn(self, build: Callable[P, Screen], *args: P.args, **kwargs: P.kwargs) -> Screen:
        """Build a screen off the event loop, and paint its pictures there as the person will see them."""
        theme = theme_named(self._reader.theme if self._reader else None)
        return await self.answer.drawn(partial(build, *args, **kwargs), None if self._reads_words else theme)

    async def _for_reader(self, screen: Screen, *, text_mode: bool = False) -> Screen:
        """Adapt the screen to the reader's settings if only one person sees the answer."""
        reader = self._reader
        if text_mode or self._reads_words:
            return await asyncio.to_thread(in_text_mode, screen, self.localizer("list-comma"), self.page)
        if not reader:
            return screen
        screen = screen.in_theme(theme_named(reader.theme)) if reader.theme else screen
        # Only people with a screen reader get alternative texts, and they may want text mode.
        return screen.with_alt_note(self.localizer("alt-text-mode"))

    @property
    def _reader(self) -> Person | None:
        return self.known_person if self._is_private else None

    @property
    def _reads_words(self) -> bool:
        """Whether only one person reads the answer, and gets words instead of pictures."""
        may_attach = self.interaction.app_permissions.attach_files
        return self._reader is not None and (self._reader.text_mode or not may_attach)

    @property
    def _is_private(self) -> bool:
        return self.is_ephemeral or self.answer.is_new


def number_in(argument: str) -> int:
    """Parse a number in the argument of a button. Raises Refusal for an argument that the bot did not write."""
    # User ids have up to 19 digits.
    if not re.fullmatch(r"\d{1,19}", argument, re.ASCII) or int(argument) > LARGEST_NUMBER:
        raise Refusal("error-old-button")
    return int(argument)


def missing_permissions(names: tuple[str, ...]) -> Refusal:
    """Return the refusal that lists missing permissions by their names in `discord.Permissions`."""
    return Refusal("error-missing-permissions", permissions=names, count=len(names))


# ---- handlers


class Where(Enum):
    """The message that answers a control; a command is always answered in a new ephemeral message."""

    HERE = auto()
    """The message of the control."""
    FRESH = auto()
    """The message of the control, or a new message if the control is in a public message."""
    ASIDE = auto()
    """A new message; the message of the control stays unchanged."""


RunAnywhere: TypeAlias = Callable[["Context"], Awaitable[None]]
RunAtTable: TypeAlias = Callable[["Context", Table], Awaitable[None]]


@dataclass(frozen=True)
class Anywhere:
    """A handler that gets no table. The handler may load a table itself."""

    run: RunAnywhere
    where: Where = Where.HERE


@dataclass(frozen=True)
class AtTable:
    """A handler that gets the table of the address, or of the channel."""

    run: RunAtTable
    where: Where = Where.HERE
    needs_log: bool = True
    """Whether the log of the table must be readable. False for handlers that end a game or leave a table."""
    extension: Extension | None = None
    """The extension of the rules that the game must have."""


Handler: TypeAlias = Anywhere | AtTable
