"""A request of the bot on its way to Spacebar."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from simulator.world.messages import File

PREFIX: Final = "/api/v10"


@dataclass(eq=False)
class Exchange:
    """A request of the bot, what the layer made of it, and what Spacebar said."""

    method: str
    path: str
    body: Any = None
    files: Sequence[tuple[str, File]] = ()
    status: int = 0
    answer: Any = None
    text: str = ""

    def __str__(self) -> str:
        return f"{self.method} {self.path.removeprefix(PREFIX)}"
