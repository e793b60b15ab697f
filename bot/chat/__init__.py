"""The bot as people meet it in Discord: messages, controls, slash commands."""
