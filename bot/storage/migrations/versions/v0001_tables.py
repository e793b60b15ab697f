"""The tables of the first release, which `bot.storage.schema` makes in an empty database."""

revision = "0001"
down_revision: str | None = None
