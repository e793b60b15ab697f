"""The outlines of all requests that the bot makes: each is in a probe of a rehearsal, or no program may try it.

A test of rehearsals writes `outlines.txt`. The simulated Discord judges each request of each test by these outlines, so
a request of a new kind needs a probe first.
"""

from pathlib import Path
from types import MappingProxyType
from typing import Final

_SEND: Final = "POST /channels/{channel_id}/messages"
_UPDATE: Final = "POST /interactions/{interaction_id}/{interaction_token}/callback?with_response type=7"
_PARTS: Final = "components content enforce_nonce"
REHEARSED: Final = Path(__file__).with_name("outlines.txt")
NOT_TRIED: Final = MappingProxyType(
    {
        "PUT /applications/{application_id}/commands": "it would replace the bot's commands",
        "DELETE /users/@me/guilds/{guild_id}": "the bot would leave the server",
        f"{_SEND} allowed_mentions(parse users) {_PARTS} nonce tts": "it would disturb the owner",
    }
)
"""What no program may try, with the reason."""
OF_REHEARSALS: Final = frozenset(
    {
        f"{_SEND} allowed_mentions(parse users) attachments {_PARTS} flags(version 2) nonce tts files",
        f"{_SEND} allowed_mentions(parse) components flags(version 2)",
        f"{_UPDATE} allowed_mentions(parse) components content tts",
        "PATCH /channels/{channel_id}/messages/{message_id} content",
        "GET /channels/{channel_id}/threads/archived/public?limit",
        "POST /applications/{application_id}/guilds/{guild_id}/commands description name options type",
        "GET /applications/{application_id}/guilds/{guild_id}/commands",
        "DELETE /applications/{application_id}/guilds/{guild_id}/commands/{command_id}",
    }
)
"""What only a rehearsal asks for."""
OUTLINES: Final = {*REHEARSED.read_text("utf-8").splitlines(), *NOT_TRIED} - OF_REHEARSALS
