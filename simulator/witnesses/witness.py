"""A bot in hikari that does what the script of `__main__.py` asks for."""

import base64
import os
from typing import Any

import hikari
from hikari.impl import (
    AutocompleteChoiceBuilder,
    ContainerComponentBuilder,
    FileComponentBuilder,
    MediaGalleryComponentBuilder,
    MediaGalleryItemBuilder,
    MessageActionRowBuilder,
    ModalActionRowBuilder,
    TextDisplayComponentBuilder,
)

bot = hikari.GatewayBot(
    os.environ["DISCORD_TOKEN"],
    intents=hikari.Intents.GUILDS,
    rest_url=os.environ["DISCORD_API_URL"],
    banner=None,
    logs="WARNING",
)


def shown(word: str) -> dict[str, Any]:
    picture = hikari.Bytes(base64.b64decode(os.environ["PICTURE"]), "picture.png")
    notes = hikari.Bytes(b"notes", "notes.txt")
    gallery = MediaGalleryComponentBuilder(items=[MediaGalleryItemBuilder(media=picture, description=word)])
    container = ContainerComponentBuilder().add_component(TextDisplayComponentBuilder(content=f"you said {word}"))
    buttons, select = MessageActionRowBuilder(), MessageActionRowBuilder()
    for name in ("ask", "more"):
        buttons.add_interactive_button(hikari.ButtonStyle.PRIMARY, name, label=name)
    menu = select.add_text_menu("land")
    for land in ("wheat", "lake"):
        menu.add_option(land, land)
    parts = [container.add_component(gallery), FileComponentBuilder(file=notes), buttons, select]
    return {"components": parts}


async def play(act: hikari.CommandInteraction) -> None:
    await act.create_initial_response(hikari.ResponseType.DEFERRED_MESSAGE_CREATE)
    [option] = act.options or []
    await act.edit_initial_response(**shown(str(option.value)))


async def ask(act: hikari.ComponentInteraction) -> None:
    form = ModalActionRowBuilder().add_text_input("name", "name")
    await act.create_modal_response("A form", "form", components=[form])


async def form(act: hikari.ModalInteraction) -> None:
    name = act.components[0].components[0].value
    kind = hikari.ResponseType.MESSAGE_CREATE
    await act.create_initial_response(kind, f"hello {name}", flags=hikari.MessageFlag.EPHEMERAL)


async def more(act: hikari.ComponentInteraction) -> None:
    await act.create_initial_response(hikari.ResponseType.DEFERRED_MESSAGE_UPDATE)
    await act.execute("more", flags=hikari.MessageFlag.EPHEMERAL)


async def land(act: hikari.ComponentInteraction) -> None:
    chosen = TextDisplayComponentBuilder(content=f"you chose {act.values[0]}")
    await act.create_initial_response(hikari.ResponseType.MESSAGE_UPDATE, components=[chosen], attachments=[])


async def thread(act: hikari.CommandInteraction) -> None:
    await act.create_initial_response(hikari.ResponseType.DEFERRED_MESSAGE_CREATE)
    made = await bot.rest.create_thread(act.channel_id, hikari.ChannelType.GUILD_PUBLIC_THREAD, "a game")
    sent = await made.send("first")
    await sent.edit("second")
    listed = [each.content async for each in made.fetch_history() if each.content]
    await act.edit_initial_response(f"the thread says {','.join(map(str, listed))}")


DEEDS: dict[str, Any] = {each.__name__: each for each in (play, ask, form, more, land, thread)}


@bot.listen()
async def answer(event: hikari.InteractionCreateEvent) -> None:
    act = event.interaction
    if isinstance(act, hikari.AutocompleteInteraction):
        typed = str(act.options[0].value)
        names = [each for each in ("castle", "crown", "king") if each.startswith(typed)]
        await act.create_response([AutocompleteChoiceBuilder(name=each, value=each) for each in names])
    else:
        await DEEDS[getattr(act, "command_name", None) or getattr(act, "custom_id", "")](act)


@bot.listen()
async def upload(_: hikari.StartedEvent) -> None:
    me = bot.get_me()
    assert me
    word = hikari.CommandOption(type=hikari.OptionType.STRING, name="word", description="A word", autocomplete=True)
    [here] = await bot.rest.fetch_my_guilds()
    permissions = hikari.Permissions.SEND_MESSAGES
    await bot.rest.create_slash_command(
        me.id, "thread", "Open a thread", guild=here.id, default_member_permissions=permissions
    )
    await bot.rest.set_application_commands(me.id, [bot.rest.slash_command_builder("play", "Play").add_option(word)])


bot.run(check_for_updates=False)
