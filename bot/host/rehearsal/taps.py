"""The probes that need the host: what only an act of a person lets the bot do."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from functools import partial
from types import MappingProxyType
from typing import Any, Final

import discord
from discord import InteractionType
from discord.app_commands import Choice

from bot.chat.kit import Answer, RequestFailed, ask_discord
from bot.chat.kit.blocks import Address, Gallery, Option, Row, Screen, compose, plain_message, select_row
from bot.chat.kit.markup import mention
from bot.host.rehearsal.probes import ALPHABETS, ANSWER, GAME, TAPS, probe
from bot.host.rehearsal.stage import COMMAND, MARK, Stage
from bot.host.rehearsal.wire import Exchange
from bot.localization.spans import SpanKind, span

_LONG_BYTES: Final = 3600
"""The bytes of a long answer: what the budget of a message leaves for its text."""
DIRECT, DEFERRED_NEW, DEFERRED_EDIT, UPDATE = 4, 5, 6, 7
"""The types of first responses."""

Interaction = discord.Interaction[Any]


def first_response(exchanges: list[Exchange], kind: int) -> str:
    """Return in words whether Discord has taken the first response of a kind."""
    made = next((each for each in exchanges if each.request.endswith("/callback")), None)
    if made and made.body["type"] == kind:
        return "taken" if made.is_taken else f"refused with {made.status}/{made.code}"
    return "too late"


def panel(stage: Stage, text: str, *, with_picture: bool = True) -> Screen:
    sign = span(SpanKind.EMOJI, "star")
    options = [Option(f"{sign}Entry {number}", f"entry-{number}") for number in (1, 2)]
    shown = [stage.gallery()] if with_picture else []
    choices = select_row(Address(COMMAND), "Choose the second", options)
    return compose(f"{MARK}: {text}", *shown, choices, Row((stage.button("Later", argument="later"),)))


@probe(ANSWER, among=TAPS)
async def a_private_panel(stage: Stage) -> None:
    option = {"type": 3, "name": "word", "description": "A word", "autocomplete": True, "required": True}
    command: Any = {"name": COMMAND, "type": 1, "description": f"{MARK}: answers", "options": [option]}
    stage.step("the command")
    await ask_discord(stage.client.http.upsert_guild_command(stage.application_id, stage.channel.guild.id, command))
    told = f"type /{COMMAND} in the channel, choose one of the words that are offered, and send it"
    stage.step("suggestions")
    words = [Choice(name=f"{MARK} {each}", value=f"{MARK} {each}") for each in ("one", "two")]
    interaction = await stage.act(told)
    while interaction.type is InteractionType.autocomplete:
        await stage.transport.offer(interaction, words)
        stage.step("more suggestions", has_facts=False)
        interaction = await stage.act("")
    stage.step("a direct answer")
    before = len(stage.wire.exchanges)
    answer = stage.answering(interaction, is_new=True)
    try:
        await answer.show(panel(stage, "only you see this"))
    except RequestFailed:
        stage.losses[GAME] = "no answer to a command is taken"
        raise
    stage.answer("direct", taken := first_response(stage.since(before), DIRECT))
    if taken != "taken":
        stage.losses["direct_answers"] = f"the first response was {taken}"
    await ask_discord(interaction.original_response())
    stage.step("edited")
    await answer.edit(panel(stage, "with another picture"))
    await answer.edit(panel(stage, "without one", with_picture=False))
    await _follow_ups(stage, answer)
    stage.step("a select")
    interaction = await stage.act(
        "choose the second entry of the list that only you see", lambda each: "values" in (each.data or {})
    )
    data: Any = interaction.data
    stage.answer("select", "the value" if data["values"] == ["entry-2"] else "something else")
    await stage.answering(interaction, is_new=False).edit(panel(stage, "chosen"))
    stage.step("after a minute")
    stage.console.say("  a minute passes ...")
    await stage.clock.sleep(60)
    interaction = await stage.act("press Later under the same list", _presses("later"))
    before = len(stage.wire.exchanges)
    await stage.answering(interaction, is_new=False).edit(panel(stage, "a minute later", with_picture=False))
    stage.answer("minute", first_response(stage.since(before), UPDATE))
    stage.step("deleted")
    await answer.delete_quietly()


async def _follow_ups(stage: Stage, answer: Answer) -> None:
    stage.step("follow-ups")
    for screen in (compose(f"{MARK}: one more", stage.gallery()), compose(f"{MARK}: words")):
        _, added = await answer.add("page", screen)
        await added.edit(screen)
        await added.delete_quietly()
    named = f"for everybody, {mention(stage.me)}"
    for is_silent in (True, False):
        for screen in (stage.turn(named), plain_message(f"{MARK}: {named}")):
            await answer.send(screen, mentioned=[stage.me], silent=is_silent)
    await answer.send(compose(f"{MARK}: a film", Gallery((stage.film(),))), silent=True)
    stage.step("files")
    await stage.tried(answer.add_file(f"{MARK}: a file", "rehearsal.txt", b"A file"))


def _presses(argument: str) -> Callable[[Interaction], bool]:
    return lambda interaction: str(dict(interaction.data or {}).get("custom_id")).endswith(f":{argument}")


# ---- the ways to answer a tap on a public message


async def _edit(stage: Stage, interaction: Interaction, shown: Screen, *, is_direct: bool = True) -> None:
    await stage.answering(interaction, is_new=False, is_direct=is_direct).edit(shown)


async def _words(stage: Stage, interaction: Interaction, shown: Screen, *, is_direct: bool = True) -> None:
    blocks = tuple(each for each in shown.blocks if not isinstance(each, Gallery))
    await _edit(stage, interaction, replace(shown, blocks=blocks), is_direct=is_direct)


async def _deferred(stage: Stage, interaction: Interaction, _: Screen) -> None:
    before = len(stage.wire.exchanges)
    answer = stage.answering(interaction, is_new=True, is_direct=False)
    await answer.show(panel(stage, "after a deferral"))
    made = stage.since(before)
    filled = [each for each in made if each.request.startswith("PATCH")]
    tries = ", ".join(f"{each.status}" + (f"/{each.code}" if each.code else "") for each in filled)
    stage.answer("deferred", f"{tries}{', a follow-up' if made[-1].request.startswith('POST') else ''}")
    await answer.edit(panel(stage, "after a deferral, in words", with_picture=False))


async def _long(stage: Stage, interaction: Interaction, _: Screen) -> None:
    before = len(stage.wire.exchanges)
    words = ALPHABETS["Thai"] * _LONG_BYTES
    text = words.encode()[:_LONG_BYTES].decode(errors="ignore")
    await stage.answering(interaction, is_new=True).show(compose(f"{MARK}: {text}"))
    stage.answer("direct-long", first_response(stage.since(before), DIRECT))


async def _without_attachments(stage: Stage, interaction: Interaction, _: Screen) -> None:
    # The bot itself always lists the attachments that stay.
    assert interaction.message is not None
    await ask_discord(interaction.response.edit_message(content=f"{MARK}: is the picture still there?", view=None))
    shown = await stage.read(interaction.message.id)
    stage.answer("update-keeps", "kept" if shown.get("attachments") else "lost")


WAYS: Final[Mapping[str, Callable[[Stage, Interaction, Screen], Awaitable[None]]]] = MappingProxyType(
    {
        "another picture": _edit,
        "words": _words,
        "deferred": partial(_edit, is_direct=False),
        "words, deferred": partial(_words, is_direct=False),
        "a private answer, deferred": _deferred,
        "a long answer": _long,
        "without attachments": _without_attachments,
    }
)


@probe(ANSWER, among=TAPS)
async def a_public_message(stage: Stage) -> None:
    def shown(number: int) -> Screen:
        button = stage.button(f"Press: {number} of {len(WAYS)}", argument=f"way-{number}")
        return plain_message(f"{MARK}: press the button until it is gone", stage.gallery(), Row((button,)))

    stage.step("sent")
    sent = await stage.send(shown(1))
    for number, (name, way) in enumerate(WAYS.items(), 1):
        stage.step(name)
        told = f"press the button in the channel: {number} of {len(WAYS)}"
        interaction = await stage.act(told, _presses(f"way-{number}"))
        await way(stage, interaction, shown(number + 1))
        if way in (_deferred, _long):
            await stage.channels.edit(stage.place, sent, shown(number + 1))
