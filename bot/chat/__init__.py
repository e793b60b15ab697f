"""The bot as people meet it in Discord: messages, controls, slash commands."""

from bot.chat import extensions as _extensions  # noqa: F401 - puts the extensions of this package into EXTENSIONS
