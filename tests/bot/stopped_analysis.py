"""An analysis that stores a part and then works without an end; as a module for `bot.games.computers.worker`."""

import resource

from bot.games.computers.own_engine import ANALYSE, part_line
from players.serving import Engine, Write


def answer(asked: str, write: Write) -> str:
    """Store a part, and use up a limit of one second of the processor."""
    write(part_line(0.1, "a part"))
    resource.setrlimit(resource.RLIMIT_CPU, (1, resource.getrlimit(resource.RLIMIT_CPU)[1]))
    while asked:
        pass
    return asked


ENGINE = Engine({}, private={ANALYSE: answer})
