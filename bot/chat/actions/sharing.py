"""Shows everybody what a person is looking at."""

from __future__ import annotations

from bot.chat.blocks import Screen
from bot.chat.interactions.request import Request
from bot.chat.transport.discord_channels import InteractionReply


async def share(request: Request, reply: InteractionReply, own: Screen, public: Screen) -> None:
    """Post the public screen silently, and show the person their own one, which has no button to share it.

    If two taps on the button lead here at the same time, the second does nothing.
    """
    message = request.interaction.message
    if message and not request.services.shared_messages.add((message.id, message.edited_at)):
        return
    await request.answer(own)
    await reply.send(public, silent=True)
