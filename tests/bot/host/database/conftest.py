from tests.bot.storage.conftest import unsynced, url, world_readable

__all__ = ["unsynced", "url", "world_readable"]
