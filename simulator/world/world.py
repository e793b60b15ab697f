"""The data of Discord for one application."""

import base64
import binascii
from collections import defaultdict
from collections.abc import Callable, Mapping
from typing import Final

from simulator import api
from simulator.api import Json, Refused, blank, known, walk
from simulator.world.clock import Clock
from simulator.world.messages import File, Message, Messages
from simulator.world.moods import Mood
from simulator.world.threads import kind_of_thread

TOKEN: Final = "{application}.c2ltdW.the-simulator-accepts-no-other-token"  # noqa: S105 - it opens nothing
"""The token: the application's id in base64, a time, and what would be a signature, as Discord's tokens are."""
NONCE_MEMORY: Final = 180.0
"""The life of a nonce in seconds: "in the past few minutes" (resources/message)."""
CREATES_A_DAY: Final = 200  # new commands per day (interactions/application-commands)
DAY: Final = 86_400
OLD_STARTER: Final = 60.0
"""The age in seconds of an older message: "a very small value" (topics/threads)."""
MOST_EMOJI: Final = 2000
EMOJI_BYTES: Final = 256 * 1024


class World(Messages):
    """Messages, and the commands and emoji of the application."""

    def __init__(self, bot_name: str = "Bot", clock: Clock | None = None) -> None:
        super().__init__(bot_name, clock)
        self.application = blank(
            "application", id=self.app_id, name=self.bot["username"], bot=self.bot, owner=self.owner
        )
        """The settings in the Developer Portal; an interactions_endpoint_url silences the gateway."""
        self.token = TOKEN.format(application=base64.b64encode(self.app_id.encode()).decode().rstrip("="))
        self.listeners: list[Callable[[], None]] = []  # called after any change of what people see
        self.commands: defaultdict[str, list[Json]] = defaultdict(list)
        """The commands by server id, with "" for global commands."""
        self.emoji: dict[str, Json] = {}
        self.moods: list[Mood] = []
        """The bugs of the real Discord that this one has at present."""
        self.nonces: dict[tuple[str, str], tuple[float, Message]] = {}
        """The latest message of each channel id and nonce, with its time."""
        self.nonce_life = NONCE_MEMORY
        self.forgets_deleted = False
        """Whether a nonce is forgotten with its message; otherwise a message under the nonce is refused."""
        self.webhooks: dict[str, Json] = {}
        self._versions = 0
        self._creates: list[float] = []

    def changed(self) -> None:
        """Notify the listeners of a possible change."""
        for listener in self.listeners:
            listener()

    def sent_before(self, channel: Json, nonce: str) -> Message | None:
        """Return the bot's recent message in the channel with this nonce. Discord does not say whether other channels
        count.
        """
        sent, message = self.nonces.get((channel["id"], nonce), (0.0, None))
        is_recent = self.clock.now() - sent <= self.nonce_life
        if message and self.forgets_deleted and message.data["id"] not in self.messages[channel["id"]]:
            return None
        return message if message and is_recent and message.data["author"] is self.bot else None

    def start_thread(self, parent: Json, asked: Json, starter: Message | None = None) -> Json:
        """Start a thread as requested by the bot, with a name, a type and a duration. Raises Refused."""
        if starter and starter.data["flags"] & api.HAS_THREAD:
            raise Refused(400, 160004, "A thread has already been created for this message")
        kind = kind_of_thread(parent, asked.get("type"), has_starter=starter is not None)
        thread_id, bot_id = starter.data["id"] if starter else self.snowflake(), self.bot["id"]
        minutes = asked.get("auto_archive_duration") or 4320
        state = {"archived": False, "locked": False, "auto_archive_duration": minutes}
        state |= {"archive_timestamp": self.clock.iso(), "create_timestamp": self.clock.iso()}
        member = {"id": thread_id, "user_id": bot_id, "join_timestamp": self.clock.iso(), "flags": 0}
        place = {"guild_id": parent["guild_id"], "parent_id": parent["id"], "owner_id": bot_id}
        about = {"name": asked["name"], "rate_limit_per_user": asked.get("rate_limit_per_user") or 0}
        thread = blank("thread", id=thread_id, type=kind, thread_metadata=state, member=member, **place, **about)
        self.channels[thread_id] = thread
        self.add_to_thread(thread, bot_id)
        self.record_activity(thread)
        self.announce("CREATE", thread | {"newly_created": True})
        if starter:
            starter.data |= {"flags": starter.data["flags"] | api.HAS_THREAD, "thread": thread}
            self._emit_message("MESSAGE_UPDATE", starter)
            reference = {"type": 0, "guild_id": parent["guild_id"], "channel_id": parent["id"]}
            starting = reference | {"message_id": starter.data["id"]}
            self.post(thread, {}, type=api.THREAD_STARTER, message_reference=starting)
            if parent["type"] == api.TEXT and self.age(starter.data["id"]) > OLD_STARTER:
                reference |= {"channel_id": thread_id}
                self.post(parent, {"content": asked["name"]}, type=api.THREAD_CREATED, message_reference=reference)
        return thread

    def add_by_another(self, thread: Json, user_id: str) -> None:
        """Add a user to a thread on behalf of the bot; a new member gets a line in the thread."""
        if user_id not in self.thread_members[thread["id"]]:
            self.add_to_thread(thread, user_id)
            self.post(thread, {"content": f"<@{user_id}>"}, type=api.RECIPIENT_ADD)

    def add_webhook(self, channel: Json, name: str, user: Json) -> Json:
        new_id = self.snowflake()
        place = {"guild_id": channel["guild_id"], "channel_id": channel["id"]}
        about = {"id": new_id, "name": name, "user": user, "type": 1, "avatar": None}
        token = f"webhook-{new_id}".ljust(68, "_")  # as long as Discord's, by which libraries know addresses
        about |= {"token": token, "url": f"https://discord.com/api/webhooks/{new_id}/{token}"}
        about |= {"application_id": self.app_id if user is self.bot else None}
        self.webhooks[new_id] = about | place
        self.emit("WEBHOOKS_UPDATE", place, channel["guild_id"])
        return self.webhooks[new_id]

    def webhook(self, webhook_id: str, token: str | None = None) -> Json:
        """Return a webhook. Raises Refused if there is none, or if the token is wrong."""
        found = known(self.webhooks, webhook_id, 10015, "Unknown Webhook")
        if token not in (None, found["token"]):
            raise Refused(401, 50027, "Invalid Webhook Token")
        return found

    def post_by_webhook(self, webhook: Json, channel: Json, body: Json, files: Mapping[str, File]) -> Message:
        """Post a message of a webhook, whose name and picture the message may replace."""
        called = {"username": body.get("username") or webhook["name"], "global_name": None, "discriminator": "0000"}
        author = blank("user", id=webhook["id"], bot=True, **called)
        return self.post(channel, body, files, author=author, webhook_id=webhook["id"])

    def overwrite_commands(self, bodies: list[Json], place: Json) -> list[Json]:
        """Replace all commands of a server, or all global commands. Raises Refused."""
        scope = self.commands[place.get("guild_id", "")]
        has_entry_point = any(each.get("type") == api.ENTRY_POINT for each in bodies)
        if not has_entry_point and any(each["type"] == api.ENTRY_POINT for each in scope):
            text = (
                "You cannot remove this app's Entry Point command in a bulk update operation. "
                "Please include the Entry Point command in your update request or delete it separately."
            )
            raise Refused(400, 50240, text)
        self._count_creates(sum(self._same(each, scope) is None for each in bodies))
        scope[:] = [self._registered(each, place, self._same(each, scope)) for each in bodies]
        return scope

    def create_command(self, body: Json, place: Json) -> tuple[int, Json]:
        """Return a new command and 201, or 200 if it replaces a command with its name and type. Raises Refused."""
        scope = self.commands[place.get("guild_id", "")]
        same = self._same(body, scope)
        if same is None:
            kind = body.get("type") or api.CHAT_COMMAND
            if sum(each["type"] == kind for each in scope) >= api.MOST_COMMANDS[kind]:
                raise Refused(
                    400, 30032, f"Maximum number of application commands reached ({api.MOST_COMMANDS[kind]})."
                )
            self._count_creates(1)
        made = self._registered(body, place, same)
        scope[:] = [*(each for each in scope if each is not same), made]
        return (200 if same else 201), made

    def change_command(self, command: Json, body: Json) -> Json:
        """Change the parts of a command that a request names. Raises Refused if another command has its new name."""
        scope = self.commands[command.get("guild_id", "")]
        place: Json = {key: command[key] for key in ("type", "application_id", "guild_id") if key in command}
        changed = self._registered(command | body, place, command)
        if self._same(changed, scope) not in (None, command):
            taken = {
                "code": "APPLICATION_COMMANDS_DUPLICATE_NAME",
                "message": "Application command names must be unique",
            }
            raise Refused(400, 50035, "Invalid Form Body", errors={"name": {"_errors": [taken]}})
        scope[scope.index(command)] = changed
        return changed

    def _same(self, body: Json, scope: list[Json]) -> Json | None:
        """Return the command of a scope with the name and the type of a body."""
        name = body["name"], body.get("type") or api.CHAT_COMMAND
        return next((each for each in scope if (each["name"], each["type"]) == name), None)

    def _registered(self, body: Json, place: Json, former: Json | None) -> Json:
        """Return a command as Discord stores it, with the id of the command that it replaces."""
        # The ids of messages decide deals in tests, so the registration of commands must not take any of these ids.
        self._versions += 1
        version = str(int(self.app_id) + self._versions)
        command = blank("command", **{key: value for key, value in body.items() if value is not None})
        command |= place | {"id": former["id"] if former else version, "version": version}
        permissions = command["default_member_permissions"]
        return command | {"default_member_permissions": None if permissions is None else str(int(permissions))}

    def _count_creates(self, count: int) -> None:
        now = self.clock.now()
        self._creates = [each for each in self._creates if each > now - DAY]
        if len(self._creates) + count > CREATES_A_DAY:
            text = f"Max number of daily application command creates has been reached ({CREATES_A_DAY})"
            raise Refused(400, 30034, text)
        self._creates += [now] * count

    def change_owner(self, user: Json) -> None:
        """Let a user own the application and all servers."""
        self.owner = self.application["owner"] = user
        for guild in self.guilds.values():
            guild["owner_id"] = user["id"]
            self.emit("GUILD_UPDATE", guild, guild["id"])

    def create_emoji(self, name: str, image: str) -> Json:
        """Store an emoji of the application; `image` is a data URI. Raises Refused."""
        if len(self.emoji) >= MOST_EMOJI:
            raise Refused(400, 30008, f"Maximum number of emojis reached ({MOST_EMOJI})")
        if any(each["name"] == name for each in self.emoji.values()):
            errors = {"name": {"_errors": [{"code": "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "message": "taken"}]}}
            raise Refused(400, 50035, "Invalid Form Body", errors=errors)
        try:
            data = base64.b64decode(image.partition(",")[2], validate=True)
        except binascii.Error as error:
            raise Refused(400, 50035, "Invalid Form Body") from error
        if len(data) > EMOJI_BYTES:
            raise Refused(400, 0, "File cannot be larger than 256.0 kb.")
        emoji = blank("emoji", id=self.snowflake(), name=name, user=self.bot)
        self.emoji[emoji["id"]] = emoji
        self.files[f"/emojis/{emoji['id']}.png"] = File(f"{name}.png", data, "image/png")
        return emoji

    def refuse_emoji(self, body: Json) -> None:
        """Raise Refused for a component with an unknown emoji."""
        parts = list(walk(body.get("components") or []))
        options = [option for part in parts for option in part.get("options") or []]
        shown = {str(emoji["id"]) for each in (*parts, *options) if (emoji := each.get("emoji") or {}).get("id")}
        if shown - self.emoji.keys():
            wrong = {"code": "BUTTON_COMPONENT_INVALID_EMOJI", "message": "Invalid emoji"}
            raise Refused(400, 50035, "Invalid Form Body", errors={"components": {"_errors": [wrong]}})
