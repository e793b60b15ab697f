"""The transport of a bot that talks with people on Discord, without code of a game.

A screen is a value of `blocks` with texts of `markup`; any module can build a screen without Discord. `Channels` show
screens to everybody in a `Channel`. An `Answer` shows screens to the person of an interaction. All state of a control
is in its address, so the control works after a restart. If Discord refuses a message, the bot sends simpler forms. A
message that Discord refuses in every form raises `RequestFailed`. A complete bot that counts taps:

    class Counter(discord.AutoShardedClient):
        async def on_ready(self):
            self.transport = Transport(lambda: int(time()), PictureCache(), shipped_translations())
            self.transport.channels.attach(self)
            channel = self.guilds[0].text_channels[0]
            await self.transport.channels.send(Channel(channel.id, channel.guild.id), counted(0))

        async def on_interaction(self, interaction):
            answer = Answer(interaction, self.transport)
            answer.begin(is_new=False)
            try:
                await answer.edit(counted(int(answer.address.argument) + 1))
            except RequestFailed as error:
                print("Nobody sees this tap:", error)

    def counted(taps):
        return plain_message(f"{taps} taps", Row((Button(Address("tap", argument=str(taps)), "Count on"),)))
"""

from bot.chat.kit.answers import Answer, NotAnswered, Transport
from bot.chat.kit.channels import Channel, Channels, Sight, made_at
from bot.chat.kit.discord_api import Refused, RequestFailed, TolerantSocket, ask_discord, failure_of
from bot.chat.kit.discord_builder import fits
from bot.chat.kit.forms import in_text_mode
from bot.chat.kit.pictures import PictureCache

__all__ = [
    "Answer",
    "Channel",
    "Channels",
    "NotAnswered",
    "PictureCache",
    "Refused",
    "RequestFailed",
    "Sight",
    "TolerantSocket",
    "Transport",
    "ask_discord",
    "failure_of",
    "fits",
    "in_text_mode",
    "made_at",
]
