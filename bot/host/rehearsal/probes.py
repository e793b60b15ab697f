"""The probes that need nobody: each asks Discord for something that the bot asks for in games."""

from collections.abc import Awaitable, Callable
from types import MappingProxyType
from typing import Final, NamedTuple, TypeAlias

from bot.chat.kit import Channel, ask_discord
from bot.chat.kit.blocks import Address, Gallery, Option, Row, Screen, compose, plain_message, select_row
from bot.chat.kit.markup import Marks, mention, use_marks
from bot.host.rehearsal.stage import EMOJI, MARK, Stage
from bot.localization.spans import SpanKind, span
from renderers.painting.emoji import emoji
from renderers.text.alt_text import LIMIT

Run: TypeAlias = Callable[[Stage], Awaitable[None]]


class Probe(NamedTuple):
    name: str
    run: Run
    place: str
    """The place in the house that the probe is about."""
    loses: str
    """What people have to do without if the probe is broken off; empty for nothing, `GAME` for all."""


GAME: Final = "game"
PROBES: Final[list[Probe]] = []
HOURLY: Final[list[Probe]] = []
"""The probes that take an hour."""
TAPS: Final[list[Probe]] = []
"""The probes that need the host."""

NONCE = "bot/games/channel.py NONCE_SECONDS"
_SENDING = "bot/chat/kit/channels.py send"
_EDITING = "bot/chat/kit/channels.py edit"
_THREAD = "bot/chat/kit/channels.py set_archived"
LATE = "bot/games/channel.py LATE_EDITS"
ANSWER = "bot/chat/kit/answers.py"
ALPHABETS: Final = MappingProxyType(
    {"English": "a castle ", "Russian": "замок и ", "Thai": "ปราสาท ", "Japanese": "城とお城"}
)
"""Words of several scripts, with 1 to 3 bytes a character."""
_NOBODY: Final = 1 << 22
"""An id that Discord gave to nothing: it made none in its first millisecond."""
_MOST_CHARACTERS: Final = 4000
"""What Discord documents for the texts of a message with components of version 2."""
_EDITS_WITH_EMOJI: Final = 25


def probe(place: str, loses: str = "", among: list[Probe] = PROBES) -> Callable[[Run], Run]:
    """Register a probe, which is named as its function is."""

    def register(run: Run) -> Run:
        among.append(Probe(run.__name__.replace("_", " "), run, place, loses))
        return run

    return register


# ---- messages


@probe(_SENDING, loses=GAME)
async def a_turn(stage: Stage) -> None:
    stage.step("sent")
    sent = await stage.send(stage.turn(f"it is your turn, {mention(stage.me)}"), mentioned=[stage.me])
    stage.step("read")
    if not (await stage.read(sent)).get("attachments"):
        stage.losses["pictures"] = "Discord refuses them in messages"


@probe(NONCE)
async def a_nonce(stage: Stage) -> None:
    nonce = stage.nonce()
    stage.step("first")
    first = await stage.send(stage.turn("one message"), nonce=nonce)
    stage.step("again")
    again = await stage.send(stage.turn("the same again"), nonce=nonce)
    stage.answer("nonce", "the same message" if again == first else "a second message")
    stage.step("read")
    await stage.read(again)
    for each in {first, again}:
        await stage.channels.delete(stage.place, each)
    stage.step("deleted")
    stage.answer("nonce-deleted", await stage.tried(stage.send(stage.turn("once more"), nonce=nonce)))


@probe(_SENDING)
async def a_silent_message(stage: Stage) -> None:
    named = f"news for {mention(stage.me)}"
    stage.step("with a picture")
    sent = await stage.send(stage.turn(named), mentioned=[stage.me], silent=True)
    shown = await stage.read(sent)
    stage.answer("silent", "yes" if shown.get("mentions") and shown["flags"] & 1 << 12 else "no")
    stage.step("without")
    await stage.send(plain_message(f"{MARK}: {named}"), mentioned=[stage.me], silent=True)
    stage.step("as a reply")
    await stage.tried(stage.send(stage.turn("a reply"), silent=True, reply_to=sent))
    stage.step("to a role")
    # The text names no role, so nobody is called.
    await stage.send(plain_message(f"{MARK}: a role"), role=stage.place.server)
    await stage.send(plain_message(f"{MARK}: a role, silently"), role=stage.place.server, silent=True)


@probe(_EDITING)
async def an_edit(stage: Stage) -> None:
    sent = await stage.send(stage.turn("before"))
    stage.step("another picture")
    tried = await stage.tried(stage.channels.edit(stage.place, sent, stage.turn("after")))
    has_picture = (await stage.read(sent)).get("attachments")
    stage.answer("edit-picture", tried if has_picture else f"{tried}, without the picture")
    stage.step("no picture")
    await stage.channels.edit(stage.place, sent, stage.turn("no picture").without_controls())
    await stage.channels.edit(stage.place, sent, plain_message(f"{MARK}: words alone"))
    await stage.read(sent)


@probe("bot/chat/kit/channels.py take_controls")
async def controls_taken(stage: Stage) -> None:
    sent = await stage.send(stage.turn("done"))
    stage.step("but one")
    await stage.channels.take_controls(stage.place, sent, Row((stage.button(f"{MARK}: left"),)))
    stage.step("all")
    await stage.channels.take_controls(stage.place, sent)
    shown = await stage.read(sent)
    kept = {"text": "content", "picture": "attachments", "controls": "components"}
    stage.answer("edit-keeps", ", ".join(name for name, key in kept.items() if shown.get(key)) or "nothing")


@probe(_SENDING)
async def a_page(stage: Stage) -> None:
    choices = select_row(Address("rehearse"), "Choose", [Option(f"{each}", f"{each}", "A choice") for each in range(3)])
    stage.step("sent")
    sent = await stage.send(compose(f"{MARK}: a page", stage.gallery(), stage.gallery(3), choices, accent=0xC06000))
    stage.answer("gallery", f"{len(stage.last.answer.get('attachments') or ())} of 4")
    stage.step("read")
    await stage.read(sent)


@probe("bot/features/history/feature.py film", loses="films")
async def a_film(stage: Stage) -> None:
    stage.step("sent")
    sent = await stage.send(compose(f"{MARK}: a film", Gallery((stage.film(),))))
    stage.step("read")
    await stage.read(sent)


@probe("bot/chat/kit/channels.py marks")
async def a_list(stage: Stage) -> None:
    stage.step("of the channel")
    sent = await stage.send(stage.turn("look for me"), nonce=(nonce := stage.nonce()))
    stage.answer("list", "no")
    marks = await stage.channels.marks(stage.place)
    stage.answer("list", "yes" if marks and marks.get(str(nonce)) == sent else "no")
    stage.step("the newest")
    await stage.channels.is_newest(stage.place, sent)


@probe(_EDITING)
async def mentions(stage: Stage) -> None:
    named = plain_message(f"{MARK}: @everyone, {mention(stage.me)} and <@&{stage.place.server}>")
    stage.step("named")
    sent = await stage.send(named)
    stage.step("by an edit")
    await stage.channels.mention(stage.place, sent, named)
    stage.answer("edit-mentions", "yes" if (await stage.read(sent)).get("mentions") else "no")


@probe(_SENDING)
async def a_reply(stage: Stage) -> None:
    sent = await stage.send(stage.turn("the first"))
    stage.step("to a message")
    await stage.tried(stage.send(stage.turn("a reply"), reply_to=sent))
    await stage.tried(stage.send(plain_message(f"{MARK}: a reply without a picture"), reply_to=sent))
    await stage.channels.delete(stage.place, sent)
    stage.step("to a deleted one")
    stage.answer("reply-deleted", await stage.tried(stage.send(stage.turn("a late reply"), reply_to=sent)))


@probe(_THREAD, loses="threads")
async def a_thread(stage: Stage) -> None:
    channels = stage.channels
    starter = await stage.send(stage.turn("a thread begins here"))
    stage.step("opened")
    if not await channels.open_thread(stage.place, starter, [f"{MARK}, a thread"]):
        stage.losses["threads"] = "Discord opens none"
        return
    await stage.read(starter)
    stage.step("opened again")
    await channels.open_thread(stage.place, starter, [f"{MARK}, a thread"])
    thread = Channel(starter, stage.place.server, stage.place.id)
    stage.step("a turn in it")
    turn = await stage.send(place=thread, screen=stage.turn("a turn in a thread"))
    other = await stage.send(place=thread, screen=stage.turn("another one"))
    stage.step("renamed")
    await stage.until(lambda: stage.client.get_channel(thread.id))
    await channels.name_thread(thread, f"{MARK}, another name")
    stage.step("archived")
    stage.answer("archive-own", await stage.tried(channels.archive_thread(thread)))
    stage.step("an edit there")
    stage.answer("archived-edit", await stage.tried(channels.edit(thread, turn, stage.turn("late"))))
    stage.step("a deletion there")
    stage.answer("archived-delete", await stage.tried(channels.delete(thread, other)))
    stage.step("a message there")
    tried = await stage.tried(stage.send(place=thread, screen=stage.turn("a later turn")))
    await channels.look_for(thread.id)
    stage.answer("archived-send", f"no, {tried}" if stage.last.answer["thread_metadata"]["archived"] else "yes")
    stage.step("archived and opened again")
    for is_archived in (True, False, True):
        await channels.set_archived(thread, is_archived=is_archived)


# ---- limits


@probe("bot/chat/kit/discord_builder.py BUDGET")
async def sizes(stage: Stage) -> None:
    """Look for the longest text that is taken; none is longer than Discord documents."""
    for name, words in ALPHABETS.items():
        text, low, high = f"{MARK}: {words * _MOST_CHARACTERS}", 0, _MOST_CHARACTERS + 1
        while high - low > 50:
            length = (low + high) // 2 if high <= _MOST_CHARACTERS else _MOST_CHARACTERS
            stage.step(name, has_facts=False)
            shown = {"components": [{"type": 10, "content": text[:length]}], "flags": 1 << 15}
            body = shown | {"allowed_mentions": {"parse": []}}
            exchange = await stage.raw("POST", f"/channels/{stage.place.id}/messages", body)
            low, high = (length, high) if exchange.is_taken else (low, length)
        stage.answer(f"size-{name}", f"{low} characters, {len(text[:low].encode())} bytes")


@probe(_SENDING)
async def alt_texts(stage: Stage) -> None:
    taken = []
    for kind, words in ALPHABETS.items():
        stage.step(f"in {kind}")
        gallery = Gallery((stage.picture((words * LIMIT)[:LIMIT]),))
        taken.append(await stage.tried(stage.send(plain_message(f"{MARK}: alt texts", gallery))))
        shown = stage.last.answer if stage.last.is_json else {}
        same = [each.get("description") for each in shown.get("attachments") or ()] == [gallery.pictures[0].alt]
        taken[-1] += "" if same or not stage.last.is_taken else ", and not kept"
    stage.answer("alt", "; ".join(dict.fromkeys(taken)))


@probe("bot/chat/kit/forms.py Ladder", loses="emoji")
async def emojis(stage: Stage) -> None:
    stage.step("uploaded")
    stage.answer("emoji-limit", "refused")
    made = await ask_discord(stage.client.create_application_emoji(name=EMOJI, image=next(iter(emoji())).data))
    stage.answer("emoji-limit", stage.last.limit or "no header")
    stage.step("listed")
    listed = [each.name for each in await ask_discord(stage.client.fetch_application_emojis())]
    stage.answer("emoji-listed", "yes" if EMOJI in listed else "no")
    use_marks(Marks({"star": f"<:{EMOJI}:{made.id}>"}))
    sign = span(SpanKind.EMOJI, "star", "*")
    stage.step("sent")

    def shown(number: int) -> Screen:
        return plain_message(f"{MARK}: {number}", f"{sign} {number}", Row((stage.button(f"{sign}{MARK}: {number}"),)))

    sent = await stage.send(shown(0))
    stage.step("edits", has_facts=False)
    before = len(stage.wire.exchanges)
    for number in range(_EDITS_WITH_EMOJI):
        await stage.channels.edit(stage.place, sent, shown(number))
    refused = sum(not each.is_taken for each in stage.since(before))
    stage.answer("emoji-edits", refused)
    if refused > 2 or EMOJI not in listed:
        edits = f"{refused} of {_EDITS_WITH_EMOJI} edits fail"
        stage.losses["emoji"] = edits if EMOJI in listed else "they are not listed"


# ---- what fails, and what stands outside of the channel


@probe("bot/chat/kit/discord_api.py")
async def refusals(stage: Stage) -> None:
    for name, request in {
        "a channel": stage.channels.look_for(_NOBODY),
        "a message": stage.channels.look_for_message(stage.place, _NOBODY),
        "a deletion": stage.channels.delete(stage.place, _NOBODY),
        "an edit": stage.channels.edit(stage.place, _NOBODY, plain_message(f"{MARK}: nothing")),
    }.items():
        stage.step(name)
        await stage.tried(request)
    stage.step("a member")
    await stage.channels.has_left(stage.place.server, _NOBODY)
    stage.step("a number above all ids")
    await stage.raw("GET", f"/channels/{1 << 70}", None)
    stage.answer("large-id", f"refused with {stage.last.status}/{stage.last.code}")


@probe("bot/chat/kit/channels.py whisper", loses="private messages")
async def a_private_message(stage: Stage) -> None:
    stage.step("sent")
    text = plain_message(f"{MARK}: a private message, which goes again")
    sent = await stage.channels.whisper(stage.owner, text, str(stage.nonce()), silent=True)
    stage.step("taken back")
    await stage.channels.take_back(stage.owner, sent)


@probe("bot/chat/handling/uploads.py")
async def the_application(stage: Stage) -> None:
    stage.step("its commands")
    await ask_discord(stage.client.http.get_global_commands(stage.application_id))
    stage.step("sessions")
    await ask_discord(stage.client.fetch_session_start_limits())
    stage.step("typing")
    async with stage.channels.typing(stage.place):
        await stage.until(lambda: stage.last.request.endswith("/typing") or None)
