"""The fixture for bots of others: what people do, time, faults, and what a bot without an intent does not see."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import discord as library
import pytest
from discord import app_commands, ui
from discord.ext import commands, tasks

from simulator import File, Impossible
from simulator.testing import DiscordFixture, Member, NoAnswer
from simulator.world.permissions import ORDINARY, names


@pytest.fixture
async def discord() -> AsyncIterator[DiscordFixture]:
    async with DiscordFixture.running() as discord:
        discord.backend.ack_deadline = 1.0
        yield discord


class Form(ui.Modal, title="Form"):
    name: ui.TextInput[Form] = ui.TextInput(label="Your name")

    async def on_submit(self, interaction: library.Interaction) -> None:
        await interaction.response.send_message(f"You are {self.name.value}.", ephemeral=True)


class View(ui.View):
    @ui.button(label="Form", emoji="✂")
    async def form(self, interaction: library.Interaction, _: Any) -> None:
        await interaction.response.send_modal(Form())

    @ui.select(placeholder="Fruit", options=[library.SelectOption(label="Apple", emoji="🍎")])
    async def fruit(self, interaction: library.Interaction, select: Any) -> None:
        await interaction.response.edit_message(content=f"{select.values[0]} it is.", view=None)


class PrefixBot(commands.Bot):
    """A bot with a prefix, as many are; without the intent for contents it only hears mentions."""

    def __init__(self, *, hears: bool = True, presences: bool = False) -> None:
        intents = library.Intents.all() if hears else library.Intents.default()
        intents.presences = presences
        super().__init__(commands.when_mentioned_or("!"), intents=intents)
        self.add_command(commands.Command(hello, name="hello"))
        self.tree.add_command(app_commands.ContextMenu(name="Quote", callback=quote))
        self.ticks = 0

    async def setup_hook(self) -> None:
        await self.tree.sync()
        self.tick.start()

    @tasks.loop(minutes=1)
    async def tick(self) -> None:
        self.ticks += 1

    async def on_member_join(self, member: library.Member) -> None:
        await member.guild.text_channels[0].send(f"Welcome, {member.mention}!")

    async def on_reaction_add(self, reaction: library.Reaction, user: library.Member) -> None:
        if user != self.user:
            await reaction.message.channel.send(f"{user.display_name} likes it.")


async def hello(ctx: commands.Context[PrefixBot]) -> None:
    sent = await ctx.reply(f"Hello {ctx.author.display_name} in {ctx.guild}", view=View(timeout=60))
    await sent.add_reaction("👍")


async def quote(interaction: library.Interaction, message: library.Message) -> None:
    await interaction.response.send_message(f"> {message.content}")


async def test_people_write_and_the_bot_replies_and_reacts(discord: DiscordFixture) -> None:
    await discord.start(PrefixBot())
    ola = discord.person("Ola")
    reply = await ola.say("!hello")
    assert reply.text == "Hello Ola in Server"
    [answer] = reply.messages
    assert answer.data["referenced_message"]["content"] == "!hello"
    assert (answer.pinged, answer.reactions) == (["Ola"], {"👍": 1})
    await ola.put("👍", answer)
    assert answer.reactions == {"👍": 2}
    assert ola.messages[-1].text == "Ola likes it."
    await ola.put("👍", answer)
    assert answer.reactions == {"👍": 1}
    assert (await ola.menu("Quote", answer)).text == "> Hello Ola in Server"


async def test_forms_and_selects_are_filled_in(discord: DiscordFixture) -> None:
    await discord.start(PrefixBot())
    ola = discord.person("Ola")
    await ola.say("!hello")
    await ola.tap("Form")
    with pytest.raises(Impossible, match="no field Name; there: Your name"):
        await ola.fill(Name="Ola")
    reply = await ola.fill(**{"Your name": "Ola"})
    assert (reply.text, reply.is_private) == ("You are Ola.", True)
    assert (await ola.pick("Fruit", "Apple")).text == "Apple it is."
    with pytest.raises(Impossible, match="Ola sees no 'Fruit'"):
        await ola.pick("Fruit", "Apple")


async def test_time_passes_for_views_and_loops_of_the_bot(discord: DiscordFixture) -> None:
    bot = PrefixBot()
    await discord.start(bot)
    ola = discord.person("Ola")
    await ola.say("!hello")
    await discord.pass_time(minutes=10)
    assert bot.ticks == 11
    assert (await ola.menu("Quote", ola.messages[-1])).text == "> Hello Ola in Server"
    with pytest.raises(NoAnswer):
        await ola.tap("Form")


async def test_a_bot_without_the_intent_sees_neither_contents_nor_members(discord: DiscordFixture) -> None:
    discord.backend.gateway.privileged = 0
    await discord.start(PrefixBot(hears=False))
    ola = discord.person("Ola")
    assert (await ola.say("!hello")).messages == []
    assert (await ola.say(f"<@{discord.backend.app_id}> hello")).text == "Hello Ola in Server"
    await discord.stop()
    with pytest.raises(library.PrivilegedIntentsRequired):
        await discord.start(PrefixBot())


@pytest.mark.parametrize("presences", [True, False])
async def test_members_are_known_and_welcomed(discord: DiscordFixture, presences: bool) -> None:  # noqa: FBT001
    kenji = discord.person("Kenji")
    bot = PrefixBot(presences=presences)
    await discord.start(bot)
    assert "Kenji" in [each.display_name for each in bot.guilds[0].members]
    kenji.leave(discord.guild)
    ola = discord.person("Ola", owner=True)
    await discord.until(lambda: ola.messages)
    assert ola.messages[-1].pinged == ["Ola"]
    assert bot.guilds[0].owner_id == int(ola.id)
    assert "Kenji" not in [each.display_name for each in bot.guilds[0].members]


async def test_the_bot_stands_faults_and_a_lost_connection(discord: DiscordFixture) -> None:
    await discord.start(PrefixBot())
    ola = discord.person("Ola")
    for is_resumable in (True, False):
        await discord.disconnect(resumable=is_resumable)
        assert (await ola.say("!hello")).text == "Hello Ola in Server"
    discord.deny("SEND_MESSAGES")
    assert (await ola.say("!hello")).messages == []


async def test_a_permission_that_the_simulator_does_not_know_is_named(discord: DiscordFixture) -> None:
    with pytest.raises(ValueError, match="does not know KICK_MEMBERS, only MANAGE_CHANNELS, "):
        discord.deny("KICK_MEMBERS")


async def test_a_person_has_more_permissions_by_name(discord: DiscordFixture) -> None:
    mara = discord.person("Mara", permissions="MANAGE_MESSAGES PIN_MESSAGES")
    added = discord.backend.permissions(discord.channel.data, mara.id) & ~ORDINARY
    assert names(added) == {"MANAGE_MESSAGES", "PIN_MESSAGES"}


async def test_what_discord_would_refuse_is_noted_and_fails_the_test(discord: DiscordFixture) -> None:
    bot = PrefixBot()
    await discord.start(bot)
    with pytest.raises(library.HTTPException):
        await bot.guilds[0].text_channels[0].send("a" * 2001)
    [violation] = discord.violations
    assert "2000" in violation
    discord.violations.clear()


async def test_a_program_is_started_up_to_its_call_of_run(discord: DiscordFixture) -> None:
    await discord.start(Path(__file__).parents[1] / "examples" / "counter.py")
    reply = await discord.person("Ola").command("count", start=3)
    assert reply.text == "Here we go"


async def test_the_same_client_starts_again(discord: DiscordFixture) -> None:
    bot, ola = PrefixBot(), Member(discord.channel, "Ola")
    for _ in range(2):
        await discord.start(bot)
        assert (await ola.say("!hello")).text == "Hello Ola in Server"
        await discord.stop()


@app_commands.command()
async def upload(interaction: library.Interaction, file: library.Attachment, role: library.Role) -> None:
    await interaction.response.send_message(f"{file.filename}: {(await file.read()).decode()} for {role.name}")


@app_commands.command()
async def win(interaction: library.Interaction, person: library.Member, role: library.Role) -> None:
    """Give a role, or take it."""
    await (person.remove_roles if role in person.roles else person.add_roles)(role)
    await interaction.response.send_message("Done")


@app_commands.command()
async def news(interaction: library.Interaction) -> None:
    """Write by a webhook of the bot."""
    await interaction.response.defer()
    assert isinstance(interaction.channel, library.TextChannel)
    hook = await interaction.channel.create_webhook(name="News")
    sent = await hook.send("First", username="Ola's news", wait=True)
    await sent.edit(content="Second")
    await interaction.followup.send(f"{len(await interaction.channel.webhooks())} webhooks")


@app_commands.command()
async def lacking(interaction: library.Interaction, what: str) -> None:
    """Ask for something that the simulator has not."""
    channel = interaction.channel
    assert isinstance(channel, library.TextChannel)
    poll = library.Poll("Who?", duration=timedelta(hours=1)).add_answer(text="I").add_answer(text="You")
    try:
        await (channel.send(poll=poll) if what == "poll" else channel.guild.ban(interaction.user))
    except library.HTTPException as error:
        await interaction.response.send_message(str(error))


class Commands(library.Client):
    def __init__(self) -> None:
        super().__init__(intents=library.Intents.all())
        self.updates = list[int]()
        self.tree = app_commands.CommandTree(self)
        self.tree.add_command(upload)
        self.tree.add_command(win)
        self.tree.add_command(news)
        self.tree.add_command(lacking)

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def on_member_update(self, before: library.Member, after: library.Member) -> None:
        self.updates.append(len(after.roles) - len(before.roles))

    async def on_message(self, message: library.Message) -> None:
        if message.webhook_id and message.content == "ping":
            await message.reply(f"Hello {message.author.display_name}")


async def test_a_file_and_a_role_are_options_of_a_command(discord: DiscordFixture, tmp_path: Path) -> None:
    await discord.start(Commands())
    ola, winner = discord.person("Ola"), discord.add_role("Winner")
    (path := tmp_path / "a.txt").write_text("Hello")
    assert (await ola.command("upload", file=path, role=winner)).text == "a.txt: Hello for Winner"
    assert (await ola.command("upload", file=File("b.txt", b"Hi"), role=winner)).text == "b.txt: Hi for Winner"
    for wrong in ({"file": "a.txt", "role": winner}, {"file": path, "role": discord.channel}):
        with pytest.raises(Impossible, match="does not take"):
            await ola.command("upload", **wrong)
    with pytest.raises(Impossible, match=r"b\.bin is over 10 MiB"):
        await ola.command("upload", file=File("b.bin", bytes(10 * 2**20 + 1)), role=winner)


async def test_a_bot_gives_and_takes_roles_below_its_own(discord: DiscordFixture) -> None:
    await discord.start(bot := Commands())
    winner, ola = discord.add_role("Winner"), discord.person("Ola")
    with pytest.raises(NoAnswer):
        await ola.command("win", person=ola, role=winner)
    discord.allow("MANAGE_ROLES")
    for names_of_roles in (["Winner"], []):
        assert (await ola.command("win", person=ola, role=winner)).text == "Done"
        assert ola.roles == names_of_roles
    assert bot.updates[-2:] == [1, -1]
    with pytest.raises(NoAnswer):
        await ola.command("win", person=ola, role=discord.guild["roles"][-1])


async def test_webhooks_of_the_bot_and_of_others_write(discord: DiscordFixture) -> None:
    await discord.start(bot := Commands())
    discord.allow("MANAGE_WEBHOOKS")
    ola, other = discord.person("Ola"), discord.webhook("Weather")
    assert (await ola.command("news")).text == "2 webhooks"
    [written] = [each for each in ola.messages if each.text == "Second"]
    assert (written.author, written.edits) == ("Ola's news", 1)
    assert (await other.say("ping")).text == "Hello Weather"
    for hook in await bot.guilds[0].webhooks():
        assert (await hook.edit(name=f"{hook.name} 2")).name in ("News 2", "Weather 2")
    await library.Webhook.from_url(other.url, client=bot).send("Sun")
    assert (discord.channel.messages[-1].text, discord.channel.messages[-1].author) == ("Sun", "Weather 2")
    for hook in await bot.guilds[0].webhooks():
        await hook.delete()
    assert discord.backend.webhooks == {}


@pytest.mark.parametrize(("what", "missing"), [("poll", "polls"), ("ban", "route PUT /guilds/{guild_id}/bans")])
async def test_what_the_simulator_lacks_is_named(discord: DiscordFixture, what: str, missing: str) -> None:
    await discord.start(Commands())
    reply = await discord.person("Ola").command("lacking", what=what)
    assert f"The simulator has no {missing}" in reply.text
    assert len(discord.backend.lacks) == 1
    assert discord.violations == []
    discord.backend.lacks.clear()
