"""Shows everybody what a person is looking at."""

from __future__ import annotations

from bot.chat.blocks import Screen
from bot.chat.interactions.request import Request
from bot.chat.transport.discord_channels import InteractionReply


async def share(request: Request, reply: InteractionReply, own: Screen, public: Screen) -> None:
    """Post the public screen silently, and show the person their own one, which has no button to share it.

    If two taps on the button lead here at the same time, it is posted once; if it cannot be posted, the button stays.
    """
    shared, message = request.services.shared_messages, request.interaction.message
    key = message and (message.id, message.edited_at)
    if key is None or shared.add(key):
        try:
            await reply.send(public, silent=True)
        except BaseException:
            shared.discard(key)
            raise
    await request.answer(own)
