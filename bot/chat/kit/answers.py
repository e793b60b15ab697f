"""Answers to interactions, and the transport that sends them."""

from __future__ import annotations

import asyncio
import io
import logging
import time
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager, suppress
from copy import copy
from enum import Enum, auto
from functools import partial
from http import HTTPStatus
from typing import Any, Final, TypeVar

import discord
from cachetools import TTLCache
from discord.app_commands import Choice

from bot.activity import answering
from bot.chat.kit.blocks import Address, Screen, used_control
from bot.chat.kit.channels import Channels, first_mark, made_at, only
from bot.chat.kit.discord_api import LONGEST_WAIT, Refused, RequestFailed, Unreadable, ask_discord
from bot.chat.kit.discord_builder import ANYBODY, build, build_edit, build_files, file_view
from bot.chat.kit.forms import MOST_KINDS, Ladder, kind_of
from bot.chat.kit.pictures import PictureCache
from bot.localization.fluent import Translations
from renderers import Theme

_PRIVATE_CAPACITY = 4 * 2**20
"""The size in bytes of the separate cache for private pictures; a person may open a picture again in the same turn."""


log = logging.getLogger(__name__)

T = TypeVar("T")

_RETRY_SECONDS: Final = 1
"""The shortest delay after which discord.py retries a failed request."""


class NotAnswered(RequestFailed):
    """Discord has taken neither the answer nor a follow-up, so nothing can reach the person."""


DEFER_SECONDS: Final = 0.8
"""How many seconds after an interaction the bot sends a deferral, if the answer is not ready."""
GIVE_UP_SECONDS: Final = 1.8
"""How many seconds after an interaction the bot stops a direct answer that is still being sent.

Discord waits for three seconds, so more than one second is left for a small deferral. discord.py repeats a request
after one second if the answer is 500, and again three seconds later.
"""
RECOVERY: Final = 600
"""After Discord has refused a direct answer, answers of the same kind are deferred for this many seconds."""

_TOKEN_SECONDS: Final = 15 * 60
"""The age after which Discord refuses replies to an interaction, in seconds."""

_IN_CONVERSATION: Final = discord.Permissions(view_channel=True, send_messages=True)
"""The permissions that the bot always has in private conversations, although Discord does not list them."""


class Transport:
    """Sends answers, decides which answers are first responses, and has the channels of public messages.

    Discord refuses some long first responses (discord-api-docs #7310). After a refusal, the bot defers such answers for
    a while. `patience` has two times in seconds: until a deferral, and until the bot stops a direct answer; None for no
    limit.
    """

    LONGEST_WAIT: Final = LONGEST_WAIT
    """The longest delay by Discord's rate limit, in seconds. A request with a longer delay fails."""
    PATIENCE: Final[tuple[float | None, float | None]] = DEFER_SECONDS, GIVE_UP_SECONDS

    def __init__(
        self,
        clock: Callable[[], int],
        pictures: PictureCache,
        translations: Translations,
        *,
        patience: tuple[float | None, float | None] = PATIENCE,
        is_direct: bool = True,
    ) -> None:
        self.clock, self.is_direct = clock, is_direct
        self.until_deferral, self.until_giving_up = patience
        self.pictures, self.ladder = pictures.of_its_own(_PRIVATE_CAPACITY), Ladder(clock)
        self.channels = Channels(pictures, translations, self.ladder)
        self._failed = TTLCache[str, bool](MOST_KINDS, RECOVERY, clock)

    def may_carry(self, kind: str) -> bool:
        """Return whether a first response may carry a screen of a kind; `kind_of` returns the kind."""
        return self.is_direct and kind not in self._failed

    def note_failure(self, kind: str) -> None:
        self._failed[kind] = True

    async def offer(self, interaction: discord.Interaction[Any], choices: Sequence[Choice[str]]) -> None:
        """Answer autocomplete, with fewer choices if Discord refuses them."""
        await self.ladder.offer(interaction, choices)


class State(Enum):
    OPEN = auto()
    """Discord waits for the first response."""
    ACKNOWLEDGED = auto()
    """Discord has the first response, but the person has nothing to read."""
    GIVEN = auto()
    """The person has something to read."""


class Answer:
    """The answer to a tap or a command: a new private message, or a change of the message with the tapped control.

    Discord waits three seconds for the first response. An answer that is ready in time is the first response. Otherwise
    the first response is a deferral, and an edit shows the answer; if Discord refuses the edit, a follow-up shows it.
    All other messages wait for the first response, because Discord accepts no follow-up before it.
    """

    def __init__(self, interaction: discord.Interaction[Any], transport: Transport) -> None:
        self.interaction, self._transport = interaction, transport
        self.state = State.ACKNOWLEDGED if interaction.response.is_done() else State.OPEN
        self.is_new = True
        """Whether the answer is a new private message; otherwise it changes the message of the control."""
        self.refusals = list[RequestFailed]()
        """The errors of messages that the channel refused. The messages were then sent as public replies."""
        self._loop = asyncio.get_running_loop()
        self._arrival = self._loop.time()
        self._deferral: asyncio.TimerHandle | None = None
        self._deferring: asyncio.Task[None] | None = None
        self._first_response = asyncio.Lock()
        # Set while no answer is being prepared or on its way.
        self._at_rest = asyncio.Event()
        self._at_rest.set()
        # An attempt at a first response may have reached Discord although the bot got no answer.
        self._is_unsure = False
        # The reason why Discord no longer takes a first response.
        self._lost_by: RequestFailed | None = None
        # The follow-up that was sent instead of an edit of the answer.
        self.instead: discord.WebhookMessage | None = None

    # ---- the first response

    def begin(self, *, is_new: bool) -> None:
        """Set `is_new`, and schedule a deferral for the case that the answer is not ready in time."""
        self.is_new = is_new
        seconds = self._transport.until_deferral
        if not self._transport.is_direct:
            self._begin_to_defer()
        elif seconds is not None:
            self._deferral = self._loop.call_at(self._arrival + seconds, self._begin_to_defer)

    def _begin_to_defer(self) -> None:
        self._deferring = self._loop.create_task(self._try_to_acknowledge())

    async def _try_to_acknowledge(self) -> None:
        # If this fails, the next call that shows or sends something tries again, and raises the error.
        with suppress(RequestFailed):
            await self.acknowledge()

    @property
    def _is_due(self) -> bool:
        """Whether Discord has waited so long that only a deferral may come now."""
        seconds = self._transport.until_deferral
        return seconds is not None and self._loop.time() >= self._arrival + seconds

    def end(self) -> None:
        """Stop waiting for the answer."""
        if self._deferral:
            self._deferral.cancel()
        if self._deferring:
            self._deferring.cancel()

    async def acknowledge(self) -> None:
        """Defer the answer, unless Discord has a first response already.

        Raises Refused if another program has given the first response. Later calls raise the same error.
        """
        async with self._first_response:
            if self.state is State.OPEN:
                await self._acknowledge()

    async def _acknowledge(self) -> None:
        if self._lost_by:
            raise self._lost_by
        try:
            try:
                await self._respond(self._defer)
            except RequestFailed as error:
                if not error.is_uncertain:
                    raise
                # Acknowledging is idempotent.
                await self._respond(self._defer)
        except Refused as error:
            self._lost_by = error
            if error.is_mistake:
                # Discord rejects the deferral itself, and a deferral has no simpler form, so nothing can reach the
                # person.
                self._lost_by = NotAnswered(str(error), status=error.status, code=error.code)
                raise self._lost_by from error
            raise
        self.state = State.ACKNOWLEDGED

    async def _defer(self) -> None:
        # After the deferral the bot cannot change whether the answer is a new message, and whether only the person sees
        # it.
        if self.is_new:
            await self.interaction.response.defer(ephemeral=True, thinking=True)
        else:
            await self.interaction.response.defer()

    async def _respond(self, give: Callable[[], Coroutine[Any, Any, T]]) -> T | None:
        """Send the first response; return None if Discord already has the response of an earlier attempt."""
        if self.interaction.response.is_done():
            return None
        begun = time.monotonic()
        try:
            return await ask_discord(give())
        except asyncio.CancelledError:
            self._is_unsure = True
            raise
        except Refused as error:
            is_repeated = self._is_unsure or time.monotonic() - begun >= _RETRY_SECONDS
            if not (error.is_answered_before and is_repeated):
                raise
            return None
        except RequestFailed:
            if self.interaction.response.is_done():
                return None  # Discord has taken the response, and its answer could not be read
            self._is_unsure = True
            raise

    # ---- the answer

    async def drawn(self, build: Callable[[], Screen], theme: Theme | None) -> Screen:
        """Build a screen off the event loop, as `PictureCache.drawn` does."""
        return await self._transport.pictures.drawn(build, theme)

    async def show(self, screen: Screen) -> int:
        """Show the person the screen as the answer, which only the person sees; return the id of the message.

        Raises NotAnswered if Discord refuses the answer in every form.
        """
        try:
            return await self.edit(screen, may_follow_up=True)
        except RequestFailed as error:
            # A follow-up is useless if the person has something to read already, if the interaction has expired, or if
            # Discord is out of reach. After an unreadable response the follow-up may show the answer a second time.
            is_lost = error.is_uncertain and not isinstance(error, Unreadable)
            if self.state is not State.ACKNOWLEDGED or self.is_expired or is_lost:
                raise
            cause = error
        try:
            return await self._follow_up_instead(self._transport.ladder.first_form(screen))
        except RequestFailed as error:
            text = f"{cause}; then {error}"
            raise NotAnswered(text, status=error.status, code=error.code, text=error.text) from error

    async def edit(self, screen: Screen, *, may_follow_up: bool = False) -> int:
        """Show the screen as the answer, which other people may see too; return the id of the message.

        `may_follow_up`: if Discord refuses pictures in an edit, a new message shows them.
        """
        if self.state is State.OPEN and (message_id := await self._show_directly(screen)):
            return message_id
        await self.acknowledge()

        attempt = partial(self._edit, may_follow_up=may_follow_up)

        async def attempt_twice(form: Screen) -> int:
            try:
                return await attempt(form)
            except RequestFailed as error:
                if not error.is_uncertain:
                    raise
            # An edit is idempotent.
            try:
                return await attempt(form)
            except RequestFailed as error:
                if not error.is_uncertain:
                    raise
                return await self._find_edited(error)

        ladder = self._transport.ladder
        message_id = await ladder.send("answer", screen.with_fresh_names(), attempt_twice, self.interaction.id)
        self.state = State.GIVEN
        return message_id

    async def _edit(self, form: Screen, *, may_follow_up: bool) -> int:
        built = await build_edit(form, self._transport.pictures)
        if self.instead:
            return (await ask_discord(self.instead.edit(**built))).id
        try:
            return (await ask_discord(self.interaction.edit_original_response(**built))).id
        except RequestFailed as error:
            is_of_pictures = form.pictures and error.status == HTTPStatus.BAD_REQUEST and error.is_invalid
            if not (may_follow_up and is_of_pictures and self.state is State.ACKNOWLEDGED):
                raise
            return await self._follow_up_instead(form)

    async def _find_edited(self, error: RequestFailed) -> int:
        """Return the id of the answer's message after an edit with the uncertain `error`: the edit may have succeeded.

        Raises RequestFailed if the message is unchanged, or if the bot cannot look at it.
        """
        if self.state is State.GIVEN or self.instead:
            if isinstance(error, Unreadable):
                return self._likely_id
            raise error
        try:
            shown = await ask_discord(self.interaction.original_response())
        except Refused:  # the message is gone
            return self._likely_id
        before = self.interaction.message
        is_unchanged = shown.flags.loading if self.is_new or not before else shown.edited_at == before.edited_at
        if is_unchanged:
            raise RequestFailed(f"an edit without effect: {error}") from error
        return shown.id

    async def _show_directly(self, screen: Screen) -> int | None:
        """Send the screen as the first response; return the message's id, or None if an edit must show the screen."""
        transport, kind = self._transport, kind_of("answer", screen)
        if self._lost_by or self._is_due or not transport.may_carry(kind):
            return None
        # A first response may be refused because it comes too late. So such a refusal does not change the ladder.
        form = transport.ladder.first_form(screen.with_fresh_names())
        files = await build_files(form, transport.pictures)
        async with self._first_response:
            if self.state is not State.OPEN:
                return None  # drawing took too long
            give_up = transport.until_giving_up
            try:
                async with asyncio.timeout_at(None if give_up is None else self._arrival + give_up):
                    with answering():
                        sent = await self._respond(partial(self._send_first, form, files))
            except (TimeoutError, RequestFailed) as error:
                if isinstance(error, RequestFailed) and error.is_answered_before:
                    self._lost_by = error
                    raise
                transport.note_failure(kind)
                log.info("interaction %s: the answer follows a deferral: %r", self.interaction.id, error)
                await self._acknowledge()
                return None
            if sent is None:
                self.state = State.ACKNOWLEDGED
                return None
            self.state = State.GIVEN
            return self.answered_id or sent.message_id

    async def _send_first(
        self, form: Screen, files: list[discord.File]
    ) -> discord.InteractionCallbackResponse[Any] | None:
        response = self.interaction.response
        if self.is_new:
            return await response.send_message(**build(form), files=files, ephemeral=True, allowed_mentions=ANYBODY)
        return await response.edit_message(**build(form), attachments=files, allowed_mentions=ANYBODY)

    @contextmanager
    def on_its_way(self) -> Iterator[None]:
        """Delay public replies until the block has prepared and sent the answer."""
        self._at_rest.clear()
        try:
            yield
        finally:
            self._at_rest.set()

    @property
    def _likely_id(self) -> int:
        """The id of the edited message; for a new message with an unknown id, the id of the interaction."""
        return self.answered_id or self.interaction.id

    async def _follow_up_instead(self, form: Screen) -> int:
        """Send the form as a follow-up. Discord accepts some messages only as follow-ups (discord-api-docs #7529)."""
        try:
            self.instead = await self._follow_up(form)
        except Unreadable:
            self.state = State.GIVEN
            return self._likely_id
        return self.instead.id

    async def edit_quietly(self, screen: Screen) -> None:
        """Replace the contents of the answer, if Discord still allows the edit."""
        if not self.is_expired:
            with suppress(RequestFailed):
                await self.edit(screen)

    async def delete_quietly(self) -> None:
        """Delete the message of the answer, if Discord still allows the deletion."""
        if not self.is_expired:
            message = self.instead
            with suppress(RequestFailed):
                await ask_discord(message.delete() if message else self.interaction.delete_original_response())

    # ---- private messages beside the answer

    async def add(self, way: str, screen: Screen) -> tuple[int, Answer]:
        """Send the person a message below everything in the channel; return its id, and an answer that edits it."""
        added = copy(self)
        added.instead = sent = await self._transport.ladder.send(way, screen, self._follow_up, self.interaction.id)
        return sent.id, added

    async def add_file(self, text: str, name: str, content: bytes) -> None:
        """Send the person a text with a file."""
        await self.acknowledge()
        view, file = file_view(text, name), discord.File(io.BytesIO(content), name)
        await ask_discord(self.interaction.followup.send(view=view, file=file, ephemeral=True))
        self.state = State.GIVEN

    async def _follow_up(self, form: Screen) -> discord.WebhookMessage:
        await self.acknowledge()
        files = await build_files(form, self._transport.pictures)
        sent = await ask_discord(
            self.interaction.followup.send(
                **build(form), files=files, allowed_mentions=ANYBODY, wait=True, ephemeral=True
            )
        )
        self.state = State.GIVEN
        return sent

    # ---- the public reply, which needs no permission in the channel

    @property
    def is_private_next(self) -> bool:
        """Whether Discord would show the next message as the private answer, in place of the deferral."""
        return self.is_new and self.state is not State.GIVEN

    @property
    def may_reply(self) -> bool:
        """Whether a public reply can be sent: at once, or after the answer that is being sent."""
        return not (self.is_private_next and self._at_rest.is_set())

    async def send(
        self, screen: Screen, *, mentioned: Sequence[int] = (), role: int | None = None, silent: bool = False
    ) -> int:
        """Send a public message that notifies the users `mentioned`, and return its id.

        Raises NotAnswered if the private answer was not sent yet. Discord would show the public message in its place.
        """

        async def attempt(form: Screen) -> int:
            files, allowed = await build_files(form, self._transport.pictures), only(mentioned, role)
            sent = await ask_discord(
                self.interaction.followup.send(
                    **build(form), files=files, allowed_mentions=allowed, wait=True, silent=silent
                )
            )
            return sent.id

        await self._at_rest.wait()
        if self.is_private_next:
            raise NotAnswered("a public reply would stand in place of the private answer")
        await self.acknowledge()
        return await self._transport.ladder.send("reply", screen.mentioning(mentioned), attempt, self.interaction.id)

    # ---- the interaction

    @property
    def is_given(self) -> bool:
        """Whether the person has something to read."""
        return self.state is State.GIVEN

    @property
    def address(self) -> Address:
        """The address of the used control, with the chosen values. Raises ValueError."""
        data: Any = self.interaction.data
        return used_control(data["custom_id"], data.get("values") or ())

    @property
    def channel_id(self) -> int | None:
        return self.interaction.channel_id

    @property
    def message_id(self) -> int | None:
        """The id of the message of the used control."""
        return self.interaction.message.id if self.interaction.message else None

    @property
    def answered_id(self) -> int | None:
        """The id of the message that the answer edits; None if the answer is a new message."""
        return None if self.is_new else self.message_id

    @property
    def mark(self) -> str:
        """The nonce of the message of the used control, if the message is public; otherwise empty."""
        message = self.interaction.message
        # A message may come without components (Discord's documents, resources/message).
        shown = getattr(message, "components", ()) if message and not message.flags.ephemeral else ()
        return first_mark([each.to_dict() for each in shown])

    @property
    def permissions(self) -> discord.Permissions:
        """The bot's permissions in the channel of the interaction."""
        granted = self.interaction.app_permissions
        return granted | _IN_CONVERSATION if self.interaction.context.dm_channel else granted

    @property
    def sending(self) -> str:
        """The name of the permission that sending a message needs in the channel of the interaction."""
        is_in_thread = isinstance(self.interaction.channel, discord.Thread)
        return "send_messages_in_threads" if is_in_thread else "send_messages"

    @property
    def may_send(self) -> bool:
        """Whether the bot may send pictures to the channel of the interaction."""
        may = self.permissions
        return may.view_channel and may.attach_files and getattr(may, self.sending)

    @property
    def is_expired(self) -> bool:
        """Whether Discord no longer accepts replies."""
        return self._transport.clock() - made_at(self.interaction.id) >= _TOKEN_SECONDS
