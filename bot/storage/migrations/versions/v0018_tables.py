"""The tables of the first release, which `bot.storage.schema` makes in an empty database.

Versions that were never released had the revisions before.
"""

revision = "0018"
down_revision: str | None = None
